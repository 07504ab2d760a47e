// The question: what may be decided, the answer to what was tried, and the buttons for it.

import { h } from "../../../kit/dom.js";
import { icon } from "../../../kit/icons.js";
import { hasBar, offer } from "../../../kit/bar-offers.js";
import { action, answerBox, bareMove, curtainOffers, focusKey, plainKey, toneOf } from "../../../kit/deciding.js";
import { leadTo } from "../../../kit/lead-to.js";
import { ARROWS, stepTo } from "../../../kit/table-arrows.js";
import { confirm, play, typeBox } from "../../../kit/table-moves.js";
import { say } from "../../../kit/table-state.js";
import { bargainOf, draftMove, freshDraft } from "./draft.js";
import { beginners, change, partners } from "./bargain.js";
import { sceneName, tiled } from "./scene.js";

/**
 * @import { Offer } from "../../../kit/bar-offers.js"
 * @import { Table } from "./panel.js"
 * @import { Tile } from "../wire.js" */

/** Scenes with much to choose from, which needs the height: what there is to do stands beside the
 * sentence that asks, if there is room for both. */
const BESIDE = ["bargain", "village"];

/** What the rules say of the bargain that is put together, or of what was tried.
 *
 * @param {Table} table */
function answer(table) {
  const { verdict } = table.data;
  const now = draftMove(table.draft, table.data);
  if (!verdict) return { tone: "", text: "" };
  const about = verdict.final || (now !== "" && bareMove(verdict.move ?? "") === now) || table.typed !== null;
  return about ? { tone: toneOf(verdict), text: verdict.text, rule: verdict.rule } : { tone: "", text: "" };
}

function refused({ tone }) {
  return tone === "bad" || tone === "final";
}

/** The choices that have a button: not those that lie in the middle, nor the loud one of the bar.
 *
 * @param {Table} table
 * @returns {Tile[]} */
function buttons(table) {
  const { ask } = table.data;
  if (!ask || (table.draft && !bargainOf(table.draft, table.data)?.always)) return [];
  const lying = tiled(table);
  return ask.choices.filter((it) => !lying.includes(it) && !(it.move === ask.main && hasBar(table.el)));
}

/** @param {Table} table */
export function askBox(table) {
  const { data, draft, prefix } = table;
  if (!data.ask) return null;
  const { kind, player, prompt, main } = data.ask;
  const said = answer(table);
  const whole = draftMove(draft, data) !== "";
  const bargain = bargainOf(draft, data);
  return h(
    "section",
    { class: `dj-ask ${BESIDE.includes(sceneName(table)) ? "u-row u-middle" : "u-grid"} u-gap-3 u-y-4 u-x-6 u-edged u-edge-accent u-box u-paper u-scrolls`, role: "group", "aria-labelledby": `${prefix}-prompt`, "data-key": "ask", "data-ask": kind, "data-player": player },
    h("p", { class: "dj-prompt u-strong u-text-5 u-leading-3 u-serif", id: `${prefix}-prompt`, "data-testid": "prompt", "data-key": "prompt" }, bargain && !bargain.always ? bargain.label : prompt),
    partners(table),
    h(
      "div",
      { class: "crypt-row tb-actions u-gap-3", "data-key": "actions" },
      bargain && !hasBar(table.el) ? action("confirm", bargain.confirm, () => confirm(table), { main: !refused(said), off: !whole, sign: "check" }) : null,
      buttons(table).map((it) => choice(table, it, it.move === main)),
      draft ? null : beginners(table),
      draft && !bargain?.always ? action("clear", say(table, "dungeon-clear"), () => putBack(table), { sign: "close" }) : null,
    ),
    data.ask.notation && typeBox(table, data.ask.notation.join(" · ")),
    answerBox(table, "dj", said),
  );
}

/**
 * @param {Table} table
 * @param {Tile} it */
function choice(table, it, main) {
  return h(
    "button",
    {
      type: "button",
      class: `tb-action${main ? " crypt-main" : ""}${it.legal ? "" : " tb-not-now u-dashed"}`,
      "data-action": it.move,
      "data-move": it.move,
      "data-key": `tile-${it.key}`,
      "data-chooses": "button",
      "data-legal": String(it.legal),
      onclick: () => play(table, it.move),
    },
    icon(it.sign || "right"),
    h("span", { class: it.note ? "u-text-start" : null }, h("span", { "data-label": true }, it.label), it.note ? h("small", { class: "u-block u-text-2 u-normal" }, it.note) : null),
  );
}

/** @param {Table} table */
function putBack(table) {
  const key = table.draft ? `begin-${table.draft.key}` : null;
  change(table, freshDraft(table.data));
  if (key && table.root.contains(document.activeElement)) focusKey(table, key);
}

// --- the bar -------------------------------------------------------------------------------------

/** @param {Table} table */
export function offerActions(table) {
  const { data } = table;
  offer(table.el, table.game.name, data.curtain ? curtainOffers(table) : data.ask ? [loudest(table)] : []);
}

/** What is most at hand: the bargain, to go on, or to choose.
 *
 * @param {Table} table
 * @returns {Offer} */
function loudest(table) {
  const { data, draft } = table;
  const bargain = bargainOf(draft, data);
  if (bargain && draftMove(draft, data)) {
    const said = answer(table);
    const no = refused(said);
    const told = { name: "confirm", label: bargain.confirm, sign: no ? "stop" : "check", loud: true };
    return { ...told, quiet: no, about: said.text || null, press: () => confirm(table) };
  }
  const main = bargain ? null : data.ask?.choices.find(({ move }) => move === data.ask?.main);
  if (main) {
    const told = { name: main.move, label: main.label, sign: "right", loud: true, move: main.move };
    return { ...told, quiet: otherwise(table), press: () => play(table, main.move) };
  }
  const what = bargain ? "dungeon-choose-partner" : "dungeon-choose";
  return { name: "choose", label: say(table, what), loud: true, leads: true, press: () => leadTo(choosable(table)) };
}

/** Whether there is something else to choose than to go on.
 *
 * @param {Table} table */
function otherwise({ root, data: { ask } }) {
  const other = ask?.choices.some(({ legal, move }) => legal && move !== ask.main);
  return Boolean(other || root.querySelector(".dj-open"));
}

/** What can be chosen now: what answers, and the buttons.
 *
 * @param {Table} table */
function choosable({ root, draft }) {
  return root.querySelectorAll(draft ? '[data-chooses="partner"]' : '.dj-open, .tb-actions [data-chooses]');
}

// --- keys ----------------------------------------------------------------------------------------

/** @param {Table} table */
export function onKey(table, event) {
  const { key, target } = event;
  if (!plainKey(event) || !table.data.ask || target.closest("input")) return;
  const at = target.closest("[data-chooses]");
  if (key === "Escape" && table.draft) putBack(table);
  else if (key in ARROWS && at) stepTo(table, at, ARROWS[key]);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
