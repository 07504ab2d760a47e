// What the signs beside a player's name are, in words: where there is no room for them, on a press. Whoever
// listens hears them without it.

import { h, labelled } from "../../../kit/dom.js";
import { say } from "../../../kit/table-state.js";

/**
 * @import { Table } from "./panel.js"
 * @import { PlayerCard } from "../wire.js" */

/** Each sign by its name, and what it is.
 *
 * @param {Table} table
 * @param {PlayerCard} player
 * @returns {[string, string][]} */
function signsOf(table, player) {
  const coins = `${player.coins} ${player.coins_word}`;
  /** @type {[boolean, string, string][]} */
  const all = [
    [player.leader, say(table, "table-leader"), say(table, "table-leader-note")],
    [player.lights_out, say(table, "table-lights-out"), say(table, "table-lights-out-note")],
    [Boolean(player.coins), coins, player.coins_note],
  ];
  return all.filter(([there]) => there).map(([, name, what]) => [name, what]);
}

/** Show what the signs of a player are, or nobody's.
 *
 * @param {Table} table
 * @param {number | null} player */
function note(table, player) {
  if (table.noted === player) return;
  table.noted = player;
  table.redraw();
}

/** All of a name plate can be pressed.
 *
 * @param {Table} table
 * @param {PlayerCard} player */
export function signsButton(table, player) {
  const signs = signsOf(table, player).map(([label, value]) => labelled(table.words, label, value));
  if (!signs.length) return null;
  const open = table.noted === player.id;
  return h("button", {
    type: "button",
    class: "tb-signs u-plain u-over u-low u-flat",
    "aria-label": [player.name, ...signs].join(". "),
    "aria-expanded": String(open),
    title: signs.join("\n"),
    "data-action": "signs",
    "data-key": "signs",
    onclick: () => note(table, open ? null : player.id),
    onblur: () => note(table, null),
    onkeydown(event) {
      if (event.key !== "Escape" || !open) return;
      note(table, null);
      event.stopPropagation();
    },
  });
}

/** What the signs are that have been pressed: it lies over the treasures, on the side of who has them.
 *
 * @param {Table} table */
export function signsNote(table) {
  const player = (table.data.players ?? []).find((it) => it.id === table.noted);
  if (!player) return null;
  return h(
    "div",
    { class: "tb-note u-over u-box u-grid u-gap-1 u-y-3 u-x-6 u-paper u-carried u-text-4", "data-key": "note", "data-near": player.id === table.near ? "" : null, onclick: () => note(table, null) },
    h("p", { class: "u-strong u-text-4 u-leading-35 u-serif" }, player.name),
    signsOf(table, player).map(([name, what]) => h("p", {}, h("b", {}, name), " · ", what)),
  );
}
