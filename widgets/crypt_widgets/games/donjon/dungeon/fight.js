// The fight: both sides with their sums, which build up number by number; the bids; who stands where.

import { mark } from "../../../kit/dice.js";
import { h } from "../../../kit/dom.js";
import { icon } from "../../../kit/icons.js";
import { say } from "../../../kit/table-state.js";
import { play } from "../../../kit/table-moves.js";
import { bargainOf } from "./draft.js";
import { priceButton } from "./bargain.js";
import { cardFace } from "./cards.js";
import { badge, toldAs } from "./signs.js";

/**
 * @import { Table } from "./panel.js"
 * @import { BidRow, FightData, Seat, Side, Term } from "../wire.js" */

/** What a bid is, as classes: it may be a button, or lie there. */
const BID = "dj-bid-line u-line u-wrap u-rows-1 u-columns-5 u-wide u-y-2 u-x-5 u-edged u-key u-paper u-ink u-normal u-text-3 u-leading-45 u-text-start";

/** @param {Table} table */
export function fightScene(table) {
  const { fight } = table.data;
  if (!fight) return null;
  const [green, red] = fight.sides;
  return h(
    "div",
    { class: "dj-fight", "data-key": `fight-${fight.kind}`, "data-won": fight.won === null ? null : String(fight.won) },
    h("h3", { class: "crypt-hear" }, fight.title),
    h(
      "div",
      { class: "dj-sides u-grid u-gap-3", "data-key": "sides" },
      side(table, green, fight),
      h("p", { class: "dj-against u-soft", "data-key": "against", "aria-hidden": "true" }, say(table, "dungeon-against")),
      side(table, red, fight),
    ),
    fight.result ? h("p", { class: "dj-result u-above-4 u-strong u-text-5 u-leading-3 u-serif u-text-center", "data-key": "result", "data-won": String(fight.won) }, fight.result) : null,
    fight.chance ? h("p", { class: "dj-chance u-soft u-text-center u-above-3 u-text-3", "data-key": "chance" }, fight.chance) : null,
    fight.stands.length
      ? h("ul", { class: "dj-stands u-row u-rows-2 u-columns-7 u-center u-text-3", "data-key": "stands" }, fight.stands.map(({ player, text, short }) => h("li", { class: "u-line u-gap-2" }, mark(player, ""), toldAs(text, short))))
      : null,
    bids(table, fight.bids),
  );
}

/**
 * @param {Table} table
 * @param {Side} it
 * @param {FightData} fight */
function side(table, it, fight) {
  const seat = it.player === null ? null : table.data.seats.find(({ id }) => id === it.player) ?? null;
  const wins = fight.won !== null && fight.won === (it.id === "green");
  return h(
    "section",
    { class: "dj-side u-grid u-slim u-edged u-box u-paper u-gap-3 u-y-4 u-x-5", "data-side": it.id, "data-wins": wins ? "" : null, "data-key": `side-${it.id}`, "aria-label": it.label },
    h("div", { class: "dj-side-who u-line u-gap-4 u-slim", "data-key": "who" }, seat ? whoStands(seat) : foes(it)),
    h("ol", { class: "dj-terms u-row u-pack-top u-rows-2 u-columns-3", "data-key": "terms" }, it.terms.map((one) => term(one, it.id))),
    h("div", { class: "dj-total u-relative u-grid u-at-end u-lined u-top-2", "data-key": `total-${it.total}` }, h("span", { class: "crypt-hear" }, it.label), h("b", { "aria-hidden": "true" }, String(it.total))),
  );
}

/** @param {Seat} it */
function whoStands(it) {
  return [
    badge(it.adventurer, it.adventurer),
    h("span", { class: "dj-card-said u-grid u-flexes u-slim" }, h("span", { class: "dj-name u-line u-gap-3 u-slim" }, mark(it.id, it.mark), h("span", { class: "u-dots" }, it.name)), h("span", { class: "dj-card-type u-soft u-text-1 u-normal u-leading-25" }, it.adventurer_name)),
  ];
}

/** @param {Side} it */
function foes({ cards }) {
  return h(
    "ul",
    { class: "dj-foes u-grid u-flexes u-gap-2 u-slim" },
    cards.map((card) =>
      h(
        "li",
        { class: "u-relative u-block u-slim u-ink u-text-start", "data-kind": card.kind, "data-sign": card.sign, "data-card": card.id },
        h("span", { class: "crypt-hear" }, card.label),
        h("span", { class: "dj-card-face u-line u-gap-4 u-slim", "aria-hidden": "true" }, cardFace(card)),
      ),
    ),
  );
}

/** @param {Term} it */
function term(it, side) {
  const die = it.what === "die";
  return h(
    "li",
    { class: `dj-term u-gap-2 u-text-2 u-figures u-inline-line u-relative u-mark u-paper-2${die ? " dj-thrown" : ""}`, "data-key": it.key, "data-what": it.what, "data-kritik": it.kritik ? "" : null },
    h("span", { class: "crypt-hear" }, it.label),
    die
      ? h("span", { class: "dj-die u-centred u-on-ink u-bold u-text-4 u-leading-1 u-serif u-square", "data-side": side, "aria-hidden": "true" }, h("b", {}, String(it.face)))
      : h("span", { class: "u-soft", "aria-hidden": "true" }, it.text),
    h("b", { class: "dj-term-amount", "aria-hidden": "true" }, it.amount),
  );
}

/** While a price is put together, the bid that it is about; else all of them.
 *
 * @param {Table} table
 * @param {BidRow[]} all */
function bids(table, all) {
  const { draft, data } = table;
  const about = bargainOf(draft, data)?.to ?? data.ask?.player;
  const rows = draft ? all.filter(({ player }) => player === about) : all;
  if (!rows.length) return null;
  const many = rows.filter(({ state }) => state !== "passed").length > 2;
  return h(
    "ul",
    { class: "dj-bids u-row u-gap-2", "data-key": "bids", "data-many": many ? "" : null, "aria-label": say(table, "dungeon-bids") },
    rows.map((row) => bidRow(table, row)),
  );
}

/**
 * @param {Table} table
 * @param {BidRow} row */
function bidRow(table, row) {
  const inside = [
    mark(row.player, ""),
    // On a phone a price that can be taken has the mark alone: five of them have room then.
    h("span", { class: "dj-bid-said u-flexes" }, h("b", { class: row.move ? "dj-long u-unseen" : null }, row.name), " ", h("span", {}, row.text)),
    row.adds ? h("span", { class: "dj-amount u-inline-line u-icon-15 u-fixed u-gap-2 u-ink u-text-3 u-figures u-leading-1", "data-sign": "power" }, icon("power"), h("b", {}, row.adds)) : null,
    row.chance ? h("span", { class: "u-soft" }, row.chance) : null,
  ];
  const looks = { class: "dj-bid u-row u-gap-2", "data-state": row.state, "data-player": row.player, "data-key": `bid-${row.player}` };
  if (!row.move || table.draft) return h("li", looks, h("div", { class: BID }, inside));
  return h(
    "li",
    looks,
    h(
      "button",
      { type: "button", class: `${BID} dj-open u-edge-accent`, "data-chooses": "bid", "data-move": row.move, "data-key": `tile-${row.move}`, onclick: () => play(table, row.move) },
      inside,
      icon("check"),
    ),
    priceButton(table, row.player),
  );
}
