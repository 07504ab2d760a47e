// The other players in a strip: name, points and hand. Their crypts lie below, and are shown on a press.

import { mark, playerName } from "../../../kit/dice.js";
import { h } from "../../../kit/dom.js";
import { mayMove } from "../../../kit/live.js";
import { handOf } from "./cards.js";

/**
 * @import { Table } from "./panel.js"
 * @import { PlayerCard } from "../wire.js" */

/**
 * @param {Table} table
 * @param {PlayerCard[]} players */
export function rivals(table, players) {
  return h("ul", { class: "bo-rivals u-grid u-gap-3", "data-key": "rivals", "data-count": players.length }, players.map((it) => rival(table, it)));
}

/**
 * @param {Table} table
 * @param {PlayerCard} player */
function rival(table, player) {
  const { id, score } = player;
  return h(
    "li",
    { class: `bo-rival u-flex u-edged u-part u-paper${player.on_turn ? " bo-on-turn" : ""}`, "data-key": `rival-${id}`, "data-player": id },
    h(
      "button",
      { class: "u-grid u-shares u-sign-first u-pack-center u-rows-0 u-columns-3 u-slim u-y-0 u-x-3 u-bare u-text-start", type: "button", "data-action": `crypt-${id}`, "data-key": `rival-${id}-crypt`, onclick: () => showCrypt(table, id) },
      mark(id, player.mark),
      h("span", { class: "bo-rival-name u-dots u-text-3" }, playerName(player)),
      h("b", { class: "bo-rival-points u-dots u-text-3 u-across u-serif u-figures" }, score?.text ?? ""),
    ),
    handOf(table, player, "u-fixed u-middle u-gap-2"),
  );
}

/** The focus goes there too: whoever reads with the keyboard is where one looks.
 *
 * @param {Table} table */
function showCrypt(table, id) {
  const crypt = table.root.querySelector(`.bo-far[data-player="${id}"]`);
  crypt?.focus({ preventScroll: true });
  crypt?.scrollIntoView({ block: "nearest", behavior: mayMove() ? "smooth" : "auto" });
}
