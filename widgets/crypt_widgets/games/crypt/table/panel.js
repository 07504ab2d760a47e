// The table: treasures, dice, players, collectors, and the claim that is being laid out.
//
// Python says what lies where and whose decision it is; the claim lives here until it is confirmed
// (a *draft*), and nothing here knows whether it is allowed: each draft is sent to be considered,
// and the answer is shown at the treasure it is about.

import { h } from "../../../kit/dom.js";
import { asText, curtain } from "../../../kit/deciding.js";
import { openTable } from "../../../kit/table-life.js";
import { say } from "../../../kit/table-state.js";
import { draftMove, freshDraft, isClaim, typedDraft } from "./draft.js";
import { collectorTile, deckAndBox, discards } from "./deck.js";
import { artSheet } from "./art.js";
import { endLooks } from "./ghost.js";
import { claiming } from "./lookup.js";
import { findDice, findGains, nameCards, rememberDice } from "./names.js";
import { madeOf, nearCard, playerCard } from "./players.js";
import { offerActions, verdictNow } from "./question.js";
import { signsNote } from "./signs.js";
import { treasureItem } from "./treasures.js";
import { tumbleDice } from "./tumble.js";

/**
 * @import { Table as AnyTable } from "../../../kit/table-state.js"
 * @import { Game } from "../../../kit/table-life.js"
 * @import { Draft } from "./draft.js"
 * @import { Data } from "./lookup.js"
 * @import { Die, Seen } from "./names.js"
 * @import { Judged } from "./question.js"
 * @import { CollectorCard, PlayerCard } from "../wire.js" */

/** The state of Crypt's table.
 *
 * @typedef {object} Own
 * @property {Data} data
 * @property {Draft} draft
 * @property {number} near Who sits before the screen.
 * @property {number | null} noted Whose signs are told in words.
 * @property {string | null} looked Where the Ghost looked and one has done something since.
 * @property {string | null} pointed The treasure in focus, if it cannot be claimed.
 * @property {Map<number, Die[]>} fleets Each player's dice, by name.
 * @property {Data["roll"]} rolled The dice that had been rolled at the last redraw.
 * @property {Seen | null} seen The cards in the crypt, and what everybody had, at the last redraw.
 * @typedef {AnyTable & Own} Table */

/** What makes two questions the same decision, whatever the language it is asked in.
 *
 * @param {Data} data */
function questionOf(data) {
  const { ask } = data;
  if (!ask) return null;
  const crypt = (data.treasures ?? []).map((t) => [t.slot, t.kind, t.state, t.dice]);
  return JSON.stringify([
    ask.id ?? null,
    ask.player,
    ask.kind,
    ask.ready,
    ask.one_treasure,
    ask.slots,
    ask.id == null ? [data.deck?.count, crypt] : null,
  ]);
}

/** The middle: deck and box, the treasures, and the answer to a claim.
 *
 * @param {Table} table
 * @param {Judged} about */
function stone(table, about) {
  const { data } = table;
  const { treasures = [] } = data;
  const few = treasures.length > 0 && treasures.length < 4 ? "" : null;
  return h(
    "div",
    { class: "tb-stone u-low", "data-key": "stone", "data-few": few },
    deckAndBox(table),
    h(
      "div",
      {
        class: "tb-crypt u-relative u-grid u-center",
        "data-key": "crypt",
        "data-few": few,
        // Fewer leave their places.
        style: { "--columns": String(Math.max(treasures.length, 3)) },
      },
      h("ul", { class: "u-contents", "aria-label": say(table, "table-crypt"), "data-key": "list" }, treasures.map((t) => treasureItem(table, t, about))),
    ),
  );
}

/** A collector is as it was after most of what is done.
 *
 * @param {Table} table
 * @param {CollectorCard} it */
function collectorOf(table, it) {
  const marks = String(table.data.players.map(({ mark }) => mark));
  return table.part(`collector-${it.kind}`, [it, marks, table.near, table.words], () => collectorTile(table, it));
}

/** So is somebody who is not before the screen.
 *
 * @param {Table} table
 * @param {PlayerCard} player
 * @param {Map<string, string>} gains */
function farPlayer(table, player, gains) {
  return table.part(`player-${player.id}`, madeOf(table, player, gains), () => playerCard(table, player, gains));
}

/** @param {Table} table */
function scene(table) {
  const { data } = table;
  const gains = findGains(table);
  const { players = [], collectors = [] } = data;
  const own = players.find((p) => p.id === table.near) ?? players[0];
  const after = (p) => (p.id - (own?.id ?? 0) + players.length) % players.length;
  const far = players.filter((p) => p !== own).sort((p, q) => after(p) - after(q));
  const several = far.length > 1 ? "" : null;
  const about = verdictNow(table);
  const near = own ? nearCard(table, own, gains) : null;
  const quiet = near?.hasAttribute("data-says") ? null : "";
  return [
    h(
      "div",
      { class: "tb-all u-grid u-gap-5", "data-key": "all", inert: Boolean(data.curtain) },
      h("h2", { class: "crypt-hear" }, say(table, "table-label")),
      h(
        "div",
        { class: "tb-stage u-stack u-gap-3 u-relative", "data-many": several, "data-quiet": quiet, "data-key": "stage" },
        far.length
          ? h(
              "ul",
              {
                class: "tb-far u-grid u-gap-4",
                "aria-label": say(table, "table-players"),
                "data-key": "far",
                "data-many": several,
              },
              far.map((player) => farPlayer(table, player, gains)),
            )
          : null,
        stone(table, about),
        near,
        collectors.length
          ? h(
              "section",
              { class: "tb-collectors u-relative", "data-key": "collectors", "aria-label": say(table, "table-collectors") },
              h("h3", { class: "crypt-hear" }, say(table, "table-collectors")),
              h("ul", { class: "u-grid u-gap-2" }, collectors.map((it) => collectorOf(table, it))),
            )
          : null,
        signsNote(table),
      ),
      discards(table),
      asText(table),
    ),
    curtain(table),
  ];
}

/** Dice that are laid or rolled, and coins; a note of coins to be counted later is left out.
 *
 * @param {Table} table */
function heard({ data, draft, near, seen }) {
  const own = data.players?.find((player) => player.id === near);
  return {
    near,
    die: claiming(data) ? draft.dice.filter((servant) => servant.slot !== null).length : 0,
    coin: (own && Number.parseInt(own.coins, 10)) || 0,
    roll: data.roll ? JSON.stringify(data.roll) : "",
    back: Boolean(seen?.back),
  };
}

/** What is Crypt's own about its table.
 *
 * @type {Game<Table>} */
const CRYPT = {
  name: "table",
  looks: "tb u-relative",
  label: "table-label",
  memory: () => ({ near: 0, pointed: null, noted: null, looked: null }),
  tableMemory: () => ({ fleets: new Map(), seen: null, rolled: undefined, heard: null }),
  opened(table) {
    const press = (event) => {
      if (table.el.closest(".crypt-app")?.contains(event.target)) endLooks(table);
    };
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  },
  there: (data) => Boolean(data.treasures),
  question: questionOf,
  freshDraft: ({ ask }) => (ask?.kind === "claim" ? freshDraft(ask.ready ?? 0, ask.slots ?? []) : freshDraft()),
  move: ({ draft }) => draftMove(draft),
  written: ({ data, draft }) => (claiming(data) ? draftMove(draft) : ""),
  typedDraft: ({ data, draft }, text) => (claiming(data) ? typedDraft(draft, text) : draft),
  typedMove: (text) => (isClaim(text) ? text : null),
  leave: rememberDice,
  arrive(table, turned) {
    const { data } = table;
    if (turned) table.looked = null;
    table.near = data.ask?.player ?? data.near ?? table.near;
    findDice(table);
    nameCards(table);
  },
  sheet: artSheet,
  scene,
  drawn(table) {
    offerActions(table);
    tumbleDice(table);
  },
  heard,
  leaves: (table) => !table.seen.back,
};

function render(context) {
  return openTable(context, CRYPT);
}

export default { render };
