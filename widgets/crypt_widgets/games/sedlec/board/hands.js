// What one does at the table of Sedlec: presses, keys, and dragging a card of the hand to its place.

import { guard, h, listen } from "../../../kit/dom.js";
import { onOwnPage } from "../../../kit/live.js";
import { focusKey, plainKey, pressedKey } from "../../../kit/deciding.js";
import { ARROWS, stepTo, stopAt } from "../../../kit/table-arrows.js";
import { startDrag } from "../../../kit/table-drag.js";
import { confirm, lay } from "../../../kit/table-moves.js";
import { finishedMove, freshDraft, laying, pressCard, pressPile } from "./draft.js";
import { cardFace } from "../art.js";
import { handOfAsked, pileBy } from "./lookup.js";

/**
 * @import { Draft } from "./draft.js"
 * @import { Table } from "./panel.js"
 * @import { TableCard } from "../wire.js" */

const HAND_KEYS = { q: 0, w: 1, 7: 0, 8: 1 };

/** Do something with the draft: `does(draft, what, data)` is what becomes of it.
 *
 * @param {Table} table */
export function act(table, does, what) {
  change(table, does(table.draft, what, table.data));
}

/**
 * @param {Table} table
 * @param {Draft} draft */
function change(table, draft) {
  if (draft === table.draft) return;
  table.pinned = null;
  lay(table, draft);
}

/** @param {Table} table */
export function clear(table) {
  const { place, piles } = table.draft;
  const first = place ? `place-${place}` : piles.length ? `pile-${piles[0]}` : null;
  change(table, freshDraft());
  if (first && table.root.contains(document.activeElement)) focusKey(table, first);
}

/** Drag a card of the hand to its place.
 *
 * @param {Table} table
 * @param {TableCard} card */
export function dragCard(table, event, card) {
  startDrag(table, event, {
    looks: "bo-dragged u-over u-through",
    places: ".bo-place",
    mark: "bo-over",
    lies: `[data-flip="card-${card.id}"]`,
    takes: () => true,
    lift() {
      change(table, laying(card.id));
      return h("span", { class: "bo-card u-relative u-grid u-gap-0 u-cut u-laid u-drawn" }, cardFace(table.prefix, card));
    },
    drop: (place) => change(table, laying(card.id, place?.dataset.place)),
    leave: (byKey) => {
      if (byKey) clear(table);
    },
  });
}

// --- keys ----------------------------------------------------------------------------------------

/** Who has gone on with the bar, or has just come, need not look for the table first. Returns the
 * way to hear no more.
 *
 * @param {Table} table */
export function hearKeys(table) {
  const { el, root } = table;
  const onPageKey = guard(el, (event) => {
    const { target } = event;
    const idle = target === document.body && onOwnPage();
    if (idle || target.closest?.(".crypt-bar")) onKey(table, event);
  });
  listen(root, "keydown", (event) => onKey(table, event));
  listen(root, "focusin", (event) => onFocus(table, event));
  document.addEventListener("keydown", onPageKey);
  return () => document.removeEventListener("keydown", onPageKey);
}

/** @param {Table} table */
function onKey(table, event) {
  const { data, root } = table;
  const { target } = event;
  if (!plainKey(event) || !data.ask) return;
  const key = pressedKey(event);
  const at = target.closest("[data-chooses]");
  const pile = /^[1-6]$/.test(key) && pileBy(data, Number(key));
  const card = handOfAsked(data)[HAND_KEYS[key.toLowerCase()]];
  if (key === "Escape" && table.draft.verb) {
    clear(table);
  } else if (target.closest("input")) {
    return;
  } else if (key === "Enter" && !event.repeat && at?.matches('[aria-pressed="true"]') && finishedMove(table.draft, data)) {
    confirm(table);
  } else if (pile) {
    act(table, pressPile, pile);
    focusKey(table, `pile-${key}`);
  } else if (card) {
    act(table, pressCard, card.id);
    const first = table.draft.card === null ? null : root.querySelector(".bo-place.bo-open");
    if (first) first.focus({ preventScroll: true });
    else focusKey(table, `card-${card.id}`);
  } else if (key in ARROWS && at) {
    stepTo(table, at, ARROWS[key]);
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

/** Tab comes to one pile, one card of the hand and one place; arrows go on from there.
 *
 * @param {Table} table */
export function rove(table) {
  for (const kind of ["pile", "card", "place"]) stopAt(table, kind, table.stops.get(kind));
}

/** @param {Table} table */
function onFocus(table, { target }) {
  const chooser = target.closest("button[data-chooses]");
  if (!chooser) return;
  table.stops.set(chooser.dataset.chooses, chooser.dataset.key);
  rove(table);
}
