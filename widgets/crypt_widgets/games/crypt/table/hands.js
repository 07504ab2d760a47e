// What one does at the table of Crypt: presses, keys, and dragging a servant to a treasure.

import { h } from "../../../kit/dom.js";
import { focusKey, plainKey, pressedKey } from "../../../kit/deciding.js";
import { afterOthers } from "../../../kit/live.js";
import { startDrag } from "../../../kit/table-drag.js";
import { lay } from "../../../kit/table-moves.js";
import { say } from "../../../kit/table-state.js";
import { cleared, drop, hold, inHand, release, servantKey, takeUp, treasureKey } from "./draft.js";
import { dieOf, dieShape } from "./dice.js";
import { claimable, claiming, onTreasure, playerBy } from "./lookup.js";
import { servantName } from "./names.js";

/**
 * @import { Draft } from "./draft.js"
 * @import { Table } from "./panel.js" */

/** Do something with the draft: `does(draft, ...what)` is what becomes of it.
 *
 * @param {Table} table */
export function act(table, does, ...what) {
  change(table, does(table.draft, ...what));
}

/** The same at a press. A servant that a pointer has laid has the focus then, as one has that was laid
 * with the keys: Enter confirms there. Once all is drawn: a focus asked for at once delays the drawing.
 *
 * @param {Table} table
 * @param {MouseEvent} event */
export function press(table, event, does, ...what) {
  const before = table.draft.dice;
  act(table, does, ...what);
  const laid = table.draft.dice.findIndex((servant, i) => servant !== before[i] && servant.slot);
  if (event.detail && laid >= 0) afterOthers(() => focusKey(table, `draft-${laid}`));
}

/**
 * @param {Table} table
 * @param {Draft} draft */
function change(table, draft) {
  if (draft.dice !== table.draft.dice) {
    lay(table, draft);
  } else if (draft !== table.draft) {
    // What lies on the table is as it was: nothing new is to be judged.
    table.draft = draft;
    table.redraw();
  }
}

/** @param {Table} table */
export function clear(table) {
  act(table, cleared);
  afterOthers(() => focusKey(table, "draft-0"));
}

/** @param {Table} table */
function dragServant(table, event, index) {
  startDrag(table, event, {
    looks: "tb-dragged u-over u-through",
    places: "[data-drop]",
    mark: "tb-over",
    lies: `[data-draft="${index}"] .crypt-die`,
    takes: (place) => claimable(table, place.dataset.drop),
    lift() {
      const { data, near } = table;
      act(table, hold, index);
      return dieShape(playerBy(data, data.ask?.player ?? near), table.draft.dice[index]?.effort);
    },
    drop(place) {
      if (claiming(table.data)) act(table, drop, index, place?.dataset.drop);
    },
    leave: () => act(table, release),
  });
}

// --- keys ----------------------------------------------------------------------------------------

/** @param {Table} table */
function onServantKey(table, event, index) {
  onKey(table, event, "[data-draft]", (key) => servantKey(table.draft, index, key));
}

/** @param {Table} table */
export function onTreasureKey(table, event, slot) {
  onKey(table, event, "button.tb-card", (key) => treasureKey(table.draft, slot, key));
}

/** `does(key)` is what becomes of the draft; arrows go on to the next of a `kind`.
 *
 * @param {Table} table */
function onKey(table, event, kind, does) {
  if (!plainKey(event)) return;
  const key = pressedKey(event);
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const next = does(key);
  if (next) change(table, next);
  else if (by) step(table, event.currentTarget, kind, by);
  else if (key === "Escape" && inHand(table.draft)) act(table, release);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The focus to the next of its kind, round and round.
 *
 * @param {Table} table */
function step(table, from, kind, by) {
  const all = [...table.root.querySelectorAll(kind)];
  const index = all.indexOf(from);
  all[(index + by + all.length) % all.length]?.focus();
}

// --- a servant -----------------------------------------------------------------------------------

/** A servant of the draft: a button wherever it lies.
 *
 * @param {Table} table */
export function servantButton(table, index) {
  const { data, draft } = table;
  const servant = draft.dice[index];
  const player = playerBy(data, data.ask.player);
  const facts = { n: index + 1, effort: servant.effort ?? "", on: onTreasure(data, servant.slot) };
  const id = servant.slot ? "table-die-placed" : servant.effort ? "table-die-set" : "table-die-ready";
  const active = draft.active === index;
  return h(
    "button",
    {
      type: "button",
      class: `tb-servant u-y-1 u-x-1 u-bare u-borderless u-inline-grid u-items-center${active ? " tb-active" : ""}${active && draft.held ? " tb-held" : ""}`,
      "data-draft": index,
      "data-key": `draft-${index}`,
      "data-laid": servant.slot ? "" : null,
      "aria-label": say(table, id, facts),
      "aria-pressed": String(active),
      "aria-keyshortcuts": "1 2 3 4 5 6 a b c d e f Backspace",
      onclick: () => act(table, takeUp, index),
      onkeydown: (event) => onServantKey(table, event, index),
      onpointerdown: (event) => dragServant(table, event, index),
      ondragstart: (event) => event.preventDefault(),
    },
    dieOf(player, { face: servant.effort, name: servantName(table, index) }),
  );
}
