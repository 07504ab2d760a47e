// The table of Sedlec: the graveyard, hands, crypts, and the move that is being made ready.
//
// Python says what lies where, where a card may go and what it would add; the move lives here until
// it is confirmed (a *draft*). Nothing here knows whether it is allowed: a draft that is whole is
// sent to be considered, and the answer is shown beside the button.

import { mark, playerName } from "../../../kit/dice.js";
import { h } from "../../../kit/dom.js";
import { mayMove } from "../../../kit/live.js";
import { asText, keysNote, toldBox } from "../../../kit/deciding.js";
import { openTable } from "../../../kit/table-life.js";
import { say } from "../../../kit/table-state.js";
import { draftMove, finishedMove, freshDraft, typedDraft } from "./draft.js";
import { boardSheet, cardBack } from "../art.js";
import { graveyard, handOf } from "./cards.js";
import { cryptOf } from "./crypts.js";
import { hearKeys, rove } from "./hands.js";
import { pilesOf, playersOf } from "./lookup.js";
import { light, scoreOf } from "./points.js";
import { askBox, offerActions } from "./question.js";
import { rivals } from "./rivals.js";

/**
 * @import { Table as AnyTable } from "../../../kit/table-state.js"
 * @import { Game } from "../../../kit/table-life.js"
 * @import { Draft } from "./draft.js"
 * @import { Pointed } from "./points.js"
 * @import { BoardData, PlayerCard } from "../wire.js" */

/** The state of Sedlec's table.
 *
 * @typedef {object} Own
 * @property {BoardData} data
 * @property {Draft} draft
 * @property {Pointed | null} pinned The line of points that is pointed at for good (pressed),
 * @property {Pointed | null} hovered or while the pointer is on it.
 * @property {Map<string, string>} stops What Tab comes to among the piles, the cards of the hand and
 *   the places: each one's last key.
 * @property {boolean} turned Another question has come, and the table shows it from its top.
 * @property {Set<string> | null} seen The cards that lay face-up anywhere at the last redraw.
 * @property {Map<number, string | null>} spread Which kind of points is spread out, by player.
 * @typedef {AnyTable & Own} Table */

/** A player's place: before the screen (`own`) with the hand; the hands of the others are in their strip.
 *
 * @param {Table} table
 * @param {PlayerCard} player */
function playerCard(table, player, own = false) {
  return h(
    "section",
    {
      class: ["tb-player bo-player u-grid u-sign-last u-rows-4 u-columns-6 u-pack-top", own ? "bo-near u-low" : "bo-far", player.on_turn && "tb-on-turn"],
      tabindex: own ? null : "-1",
      "data-player": player.id,
      "data-key": `player-${player.id}`,
      "aria-label": player.label || player.name,
      "aria-current": player.on_turn ? "true" : null,
    },
    h(
      "div",
      { class: "bo-plate u-grid u-pack-top u-gap-1 u-slim u-unseen", "data-key": "plate" },
      h("h3", { class: ["bo-who u-line u-breaks", own ? "u-gap-2 u-text-4" : "u-gap-4 u-text-6"] }, mark(player.id, player.mark), h("span", { class: "u-unseen" }, playerName(player))),
      h("p", { class: ["bo-total u-bold u-serif u-figures", own ? "u-text-6 u-leading-3" : "u-text-7 u-leading-2"], "data-total": player.score?.total ?? null }, player.score?.text ?? ""),
      player.missing_text ? h("p", { class: ["bo-missing u-soft", own ? "u-text-1" : "u-text-3"] }, player.missing_text) : null,
    ),
    own ? handOf(table, player, "u-wrap u-gap-3") : null,
    cryptOf(table, player),
    own ? null : scoreOf(table, player),
  );
}

/** What has to be in sight while one decides comes first, in a box of its own.
 *
 * @param {Table} table */
function scene(table) {
  const { data } = table;
  const players = playersOf(data);
  const near = players.find((p) => p.near) ?? players[0];
  const stone = graveyard(table);
  const after = (p) => (p.id - (near?.id ?? 0) + players.length) % players.length;
  const far = players.filter((p) => p !== near).sort((p, q) => after(p) - after(q));
  const { rows = [] } = near?.crypt ?? {};
  // Full crypts end the game: nothing but them is looked at then.
  const over = !data.ask && !stone && players.every((p) => !p.missing);
  return h(
    "div",
    { class: "bo-all u-flex u-down u-gap-4", "data-key": "all", "data-bare": over ? "" : null, style: { "--players": String(players.length) } },
    h("h2", { class: "crypt-hear" }, say(table, "board-label")),
    h(
      "div",
      { class: "bo-stage u-grid", "data-key": "stage", style: { "--wide": String(rows[0] ?? 1), "--tall": String(rows.length) } },
      far.length ? rivals(table, far) : null,
      stone,
      near ? playerCard(table, near, true) : null,
      data.ask ? askBox(table) : toldBox(table, "u-scrolls u-edged u-box u-y-4 u-x-6 u-paper"),
    ),
    near ? h("div", { class: "bo-own", "data-key": "own", "data-player": near.id }, scoreOf(table, near)) : null,
    data.ask ? keysNote(say(table, "board-keys")) : null,
    far.length ? h("div", { class: "bo-others u-stack u-gap-5", "data-key": "others", "data-count": far.length }, far.map((it) => playerCard(table, it))) : null,
    asText(table),
  );
}

/** Cards that were face-down a moment ago turn over.
 *
 * @param {Table} table */
function turnOver(table) {
  const now = new Set();
  for (const card of table.root.querySelectorAll("[data-flip]")) {
    now.add(card.dataset.flip);
    if (!table.seen || table.seen.has(card.dataset.flip) || !card.closest(".bo-pile") || !mayMove()) continue;
    const rear = cardBack(table.prefix);
    rear.classList.add("bo-turning");
    card.append(rear);
    const gone = () => rear.remove();
    card
      .animate(
        [{ transform: "rotateY(180deg) scale(1.06)" }, { transform: "rotateY(90deg) scale(1.12)", offset: 0.5 }, { transform: "none" }],
        { duration: 560, easing: "ease-in-out" },
      )
      .finished.then(gone, gone);
    rear.animate([{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.51 }, { opacity: 0 }], { duration: 560, easing: "ease-in-out", fill: "forwards" });
  }
  table.seen = now;
}

/** Cards that are turned up, taken or laid, and points. A step further and no other makes `card` more.
 *
 * @param {Table} table */
function heard({ data }) {
  const players = playersOf(data);
  const near = players.find((player) => player.near);
  const up = pilesOf(data).filter(({ state }) => state === "up").length;
  const held = players.reduce((sum, { hand }) => sum + hand.length, 0);
  const laid = players.reduce((sum, { crypt }) => sum + crypt.cards.length, 0);
  return { near: near?.id, card: up + 2 * held + 4 * laid, coin: near?.score?.total ?? 0 };
}

/** What is Sedlec's own about its table.
 *
 * @type {Game<Table>} */
const SEDLEC = {
  name: "board",
  looks: "tb u-relative bo",
  label: "board-label",
  memory: () => ({
    pinned: null,
    hovered: null,
    stops: new Map(),
    turned: false,
  }),
  tableMemory: () => ({ seen: null, spread: new Map() }),
  opened: hearKeys,
  there: (data) => Boolean(data.players),
  question: ({ ask }) => (ask ? `${ask.id} ${ask.player} ${ask.kind}` : null),
  freshDraft,
  move: ({ draft, data }) => finishedMove(draft, data),
  written: ({ draft, data }) => draftMove(draft, data),
  typedDraft: (table, text) => typedDraft(text, table.data),
  arrive(table, turned) {
    if (turned) table.pinned = null;
    table.turned = turned && table.question !== null;
  },
  sheet: boardSheet,
  scene: (table) => [scene(table)],
  drawn(table) {
    rove(table);
    turnOver(table);
    light(table);
    offerActions(table);
    // Who has looked at another crypt comes back for what is asked now.
    if (table.turned) table.root.closest(".crypt-in-stage")?.scrollTo({ top: 0 });
    table.turned = false;
  },
  heard,
};

function render(context) {
  return openTable(context, SEDLEC);
}

export default { render };
