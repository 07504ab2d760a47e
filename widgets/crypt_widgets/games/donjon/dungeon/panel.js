// The table of Donjon: the adventurers, what the moment is about, and the question.
//
// Python says what lies where and what may be decided; nearly all is done with one press, which sends
// the move. Only a bargain lives here until it is confirmed (a *draft*): it is sent to be considered,
// and the answer is shown beside the button.

import { h, listen } from "../../../kit/dom.js";
import { asText, curtain, keysNote, toldBox } from "../../../kit/deciding.js";
import { openTable } from "../../../kit/table-life.js";
import { stopAt } from "../../../kit/table-arrows.js";
import { say } from "../../../kit/table-state.js";
import { artSheet, hasPicture, picture } from "./art.js";
import { draftMove, freshDraft, typedDraft } from "./draft.js";
import { askBox, offerActions, onKey } from "./question.js";
import { middle, ownQuests, sceneName, wordLine, wordsGiven } from "./scene.js";
import { owners, seats } from "./seats.js";

/**
 * @import { Table as AnyTable } from "../../../kit/table-state.js"
 * @import { Game } from "../../../kit/table-life.js"
 * @import { Draft } from "./draft.js"
 * @import { DonjonData } from "../wire.js" */

/** The state of Donjon's table.
 *
 * @typedef {object} Own
 * @property {DonjonData} data
 * @property {Draft} draft
 * @property {boolean} sale Whether what is bought is paid with a Sale.
 * @property {string} stop The key of the item of the shop that Tab comes to.
 * @typedef {AnyTable & Own} Table */

/** @param {Table} table */
function scene(table) {
  const nodes = laid(table);
  for (const node of nodes) if (node) illustrate(table, node);
  return nodes;
}

/** Put its picture on whatever has one; what has none keeps its sign.
 *
 * @param {Table} table
 * @param {Element} node */
function illustrate(table, node) {
  for (const badge of node.querySelectorAll(".dj-picture[data-art]")) {
    const name = badge.getAttribute("data-art");
    if (hasPicture(name)) badge.replaceChildren(picture(table.prefix, name));
  }
}

/** @param {Table} table */
function laid(table) {
  const { data } = table;
  return [
    h(
      "div",
      { class: "tb-all dj-all u-column u-grid u-gap-4", "data-key": "all", inert: Boolean(data.curtain) },
      h("h2", { class: "crypt-hear" }, say(table, "dungeon-label")),
      h(
        "div",
        { class: "dj-stage u-stack u-gap-3 u-low", "data-key": "stage", "data-scene": sceneName(table), "data-count": data.seats.length },
        seats(table),
        middle(table),
        wordLine(table),
        ownQuests(table),
        data.ask ? askBox(table) : toldBox(table),
      ),
      data.ask?.notation ? keysNote(say(table, "dungeon-keys")) : null,
      owners(table),
      wordsGiven(table),
      asText(table),
    ),
    curtain(table),
  ];
}

/** The card that is turned up, the dice of a fight, gems and trophies.
 *
 * @param {Table} table */
function heard({ data }) {
  const near = data.seats.find((seat) => seat.near);
  const thrown = (data.fight?.sides ?? []).flatMap(({ terms }) => terms.filter(({ what }) => what === "die"));
  return {
    near: near?.id,
    card: -(data.dungeon?.pile ?? 0),
    coin: near ? near.gems + (near.trophies ?? 0) : 0,
    roll: thrown.map(({ key, face }) => `${key} ${face}`).join(", "),
  };
}

/** What is Donjon's own about its table.
 *
 * @type {Game<Table>} */
const DONJON = {
  name: "dungeon",
  looks: "tb u-relative dj",
  label: "dungeon-label",
  tableMemory: () => ({ sale: false, stop: "" }),
  opened(table) {
    listen(table.root, "keydown", (event) => onKey(table, event));
    listen(table.root, "focusin", ({ target }) => {
      const item = target.closest('[data-chooses="shop"]');
      if (!item) return;
      table.stop = item.dataset.key;
      stopAt(table, "shop", table.stop);
    });
    return () => {};
  },
  there: (data) => Boolean(data.seats),
  question: ({ ask }) => (ask ? `${ask.id} ${ask.player} ${ask.kind}` : null),
  freshDraft,
  move: ({ draft, data }) => draftMove(draft, data),
  written: ({ draft, data }) => draftMove(draft, data),
  typedDraft: (table, text) => typedDraft(text, table.data),
  typedMove: (text) => text || null,
  scene,
  sheet: artSheet,
  drawn(table) {
    stopAt(table, "shop", table.stop);
    offerActions(table);
  },
  heard,
};

function render(context) {
  return openTable(context, DONJON);
}

export default { render };
