// The crypts: the cards in them, and the places that are open to a card or wait for others.

import { h, labelled } from "../../../kit/dom.js";
import { say } from "../../../kit/table-state.js";
import { pressPlace } from "./draft.js";
import { cardFace } from "../art.js";
import { flip } from "./cards.js";
import { act } from "./hands.js";
import { allowed, cardInHand, handOfAsked, pileBy } from "./lookup.js";

/**
 * @import { Table } from "./panel.js"
 * @import { OpenPlace, PlayerCard, TableCard } from "../wire.js" */

/** A card, and whether it is one's own.
 *
 * @typedef {{ card: TableCard, mine: boolean } | null} Weighed */

/** Where a crypt begins. */
const FIRST = "d1";

/** A place's column, row, and left edge in half cards. */
export function placed(place) {
  const column = place.charCodeAt(0) - 97;
  const row = Number(place.slice(1));
  return { row, left: 2 * column + row - 1 };
}

// What is written on a place and a pile in other words than its label says it is drawn by the
// style sheet: whoever speaks to the page calls things by what they see in writing.

/** The card whose gains the open places show: the one chosen, also in the graveyard, or the only one.
 *
 * @param {Table} table
 * @returns {Weighed} */
function weighed(table) {
  const { data, draft } = table;
  if (!data.ask) return null;
  if (draft.verb === "lay" && draft.card !== null) return { card: cardInHand(data, draft.card), mine: true };
  if (draft.verb === "take" || draft.verb === "collect") {
    const card = draft.piles.length ? pileBy(data, draft.piles[0])?.card : null;
    return card ? { card, mine: false } : null;
  }
  const only = handOfAsked(data).length === 1 && draft.verb !== "dig" ? handOfAsked(data)[0] : null;
  return only ? { card: only, mine: true } : null;
}

/** What is shown of a crypt: cards, places open to a card, places that wait for others.
 *
 * @param {Table} table
 * @param {PlayerCard} player */
export function cryptOf(table, player) {
  const { rows = [], cards = [], open = [], closed = [] } = player.crypt ?? {};
  const mine = table.data.ask?.player === player.id;
  const shown = [...cards, ...(mine ? [...open, ...closed] : [])].map((it) => placed(it.place).left);
  let from = Math.min(...shown, placed(FIRST).left);
  let to = Math.max(...shown, placed(FIRST).left) + 2;
  // Never narrower than it will be.
  const spare = 2 * (rows[0] ?? 1) - (to - from);
  if (spare > 0) {
    from -= Math.floor(spare / 2);
    to += Math.ceil(spare / 2);
  }
  const at = (place) => {
    const { row, left } = placed(place);
    return { "grid-column": `${left - from + 1} / span 2`, "grid-row": String(rows.length - row + 1) };
  };
  const weight = mine ? weighed(table) : null;
  const item = (isOpen) => (it) => placeItem(table, it, isOpen, weight, at(it.place), from);
  const levels = Array.from({ length: 2 * rows.length }, (_, i) => 2 * rows.length - i);
  return h(
    "div",
    {
      class: "bo-crypt u-across u-relative u-grid u-center u-gap-4",
      "data-key": `crypt-${player.id}`,
      "data-crypt": player.id,
      "data-from": from,
      style: { "--columns": String(to - from), "--rows": String(rows.length), "--wide": String(rows[0] ?? 1) },
    },
    h("ol", { class: "bo-levels u-grid u-soft u-strong u-text-1 u-leading-1 u-figures", "aria-hidden": "true" }, levels.map((level) => h("li", { class: "u-centred" }, String(level)))),
    h(
      "div",
      { class: "bo-pyramid u-relative u-grid", role: "group", "aria-label": say(table, "board-crypt", { name: player.name }), "data-key": "pyramid" },
      cards.map((laid) =>
        h(
          "div",
          {
            class: `bo-card u-relative u-grid u-gap-0 u-cut u-laid u-drawn bo-laid${laid.fresh ? " bo-fresh" : ""}`,
            role: "img",
            "aria-label": laid.label,
            style: at(laid.place),
            "data-place": laid.place,
            "data-key": `laid-${laid.card.id}`,
            ...flip(laid.card, `crypt-${player.id}-${laid.place}-${from}`),
          },
          cardFace(table.prefix, laid.card, laid.place),
        ),
      ),
      mine ? [open.map(item(true)), closed.map(item(false))] : null,
      h("div", { class: "bo-links u-over u-through u-drawn", "aria-hidden": "true", "data-key": "links" }),
    ),
  );
}

/** A place of one's own crypt: what it would add, or the card that is laid out on it.
 *
 * @param {Table} table
 * @param {OpenPlace} it
 * @param {Weighed} weight */
function placeItem(table, it, isOpen, weight, style, from) {
  const { data, draft } = table;
  const chosen = draft.place === it.place;
  const card = chosen && draft.card !== null ? cardInHand(data, draft.card) : null;
  const gain = isOpen && weight ? data.ask.gains?.[weight.card.text]?.[it.place] : null;
  const invites = isOpen && allowed(data, "lay") && !chosen && (draft.verb === "lay" || (!draft.verb && handOfAsked(data).length === 1));
  const looks = [
    "bo-place u-inherits u-relative u-grid u-items-middle u-gap-1 u-slim u-low u-wide u-tall u-plain u-pack-center",
    isOpen ? "bo-open" : "bo-closed",
    invites ? "bo-invites" : "",
    chosen ? "bo-chosen" : "",
    gain && !weight.mine ? "bo-would" : "",
  ];
  return h(
    "button",
    {
      type: "button",
      class: looks,
      style,
      "aria-label": [it.label, ...(gain ? [gain.text, labelled(table.words, weight.card.label, gain.label)] : [])].join(". "),
      "aria-pressed": String(chosen),
      "data-place": it.place,
      "data-word": it.place,
      "data-open": isOpen ? "" : null,
      "data-chooses": "place",
      "data-key": `place-${it.place}`,
      onclick: () => act(table, pressPlace, it.place),
    },
    card ? h("span", { class: "bo-card u-relative u-grid u-gap-0 u-cut u-laid u-drawn bo-drafted u-over u-wide u-tall", "data-key": `drafted-${card.id}`, ...flip(card, `crypt-${data.ask.player}-${it.place}-${from}`) }, cardFace(table.prefix, card)) : null,
    gain ? h("b", { class: ["bo-gain u-ink u-bold u-leading-1 u-serif u-figures", card ? "u-over u-centred u-round u-text-5" : "u-relative u-text-7"], "data-key": "gain", "data-gain": gain.total }, gain.text) : null,
    card ? null : h("span", { class: "bo-name u-relative u-soft u-text-1 u-leading-1", "aria-hidden": "true", "data-key": "name", "data-text": it.place }),
  );
}
