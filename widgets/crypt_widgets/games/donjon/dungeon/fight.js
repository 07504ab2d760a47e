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
      { class: "dj-sides", "data-key": "sides" },
      side(table, green, fight),
      h("p", { class: "dj-against", "data-key": "against", "aria-hidden": "true" }, say(table, "dungeon-against")),
      side(table, red, fight),
    ),
    fight.result ? h("p", { class: "dj-result", "data-key": "result", "data-won": String(fight.won) }, fight.result) : null,
    fight.chance ? h("p", { class: "dj-chance", "data-key": "chance" }, fight.chance) : null,
    fight.stands.length
      ? h("ul", { class: "dj-stands", "data-key": "stands" }, fight.stands.map(({ player, text, short }) => h("li", {}, mark(player, ""), toldAs(text, short))))
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
    { class: "dj-side", "data-side": it.id, "data-wins": wins ? "" : null, "data-key": `side-${it.id}`, "aria-label": it.label },
    h("div", { class: "dj-side-who", "data-key": "who" }, seat ? whoStands(seat) : foes(it)),
    h("ol", { class: "dj-terms", "data-key": "terms" }, it.terms.map((one) => term(one, it.id))),
    h("div", { class: "dj-total", "data-key": `total-${it.total}` }, h("span", { class: "crypt-hear" }, it.label), h("b", { "aria-hidden": "true" }, String(it.total))),
  );
}

/** @param {Seat} it */
function whoStands(it) {
  return [
    badge(it.adventurer, it.adventurer),
    h("span", { class: "dj-card-said" }, h("span", { class: "dj-name" }, mark(it.id, it.mark), h("span", {}, it.name)), h("span", { class: "dj-card-type" }, it.adventurer_name)),
  ];
}

/** @param {Side} it */
function foes({ cards }) {
  return h(
    "ul",
    { class: "dj-foes" },
    cards.map((card) =>
      h(
        "li",
        { class: "dj-card", "data-kind": card.kind, "data-sign": card.sign, "data-card": card.id },
        h("span", { class: "crypt-hear" }, card.label),
        h("span", { class: "dj-card-face", "aria-hidden": "true" }, cardFace(card)),
      ),
    ),
  );
}

/** @param {Term} it */
function term(it, side) {
  const die = it.what === "die";
  return h(
    "li",
    { class: `dj-term${die ? " dj-thrown" : ""}`, "data-key": it.key, "data-what": it.what, "data-kritik": it.kritik ? "" : null },
    h("span", { class: "crypt-hear" }, it.label),
    die
      ? h("span", { class: "dj-die u-square", "data-side": side, "aria-hidden": "true" }, h("b", {}, String(it.face)))
      : h("span", { class: "dj-term-what", "aria-hidden": "true" }, it.text),
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
    { class: "dj-bids", "data-key": "bids", "data-many": many ? "" : null, "aria-label": say(table, "dungeon-bids") },
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
    h("span", { class: "dj-bid-said" }, h("b", { class: row.move ? "dj-long u-unseen" : null }, row.name), " ", h("span", {}, row.text)),
    row.adds ? h("span", { class: "dj-amount", "data-sign": "power" }, icon("power"), h("b", {}, row.adds)) : null,
    row.chance ? h("span", { class: "dj-bid-chance" }, row.chance) : null,
  ];
  const looks = { class: "dj-bid", "data-state": row.state, "data-player": row.player, "data-key": `bid-${row.player}` };
  if (!row.move || table.draft) return h("li", looks, h("div", { class: "dj-bid-line" }, inside));
  return h(
    "li",
    looks,
    h(
      "button",
      { type: "button", class: "dj-bid-line dj-open", "data-chooses": "bid", "data-move": row.move, "data-key": `tile-${row.move}`, onclick: () => play(table, row.move) },
      inside,
      icon("check"),
    ),
    priceButton(table, row.player),
  );
}
