// The table of Barter: who has how many gems, the offer, and buttons for what one may do.

import { mark } from "../../../kit/dice.js";
import { h } from "../../../kit/dom.js";
import { action, asText, curtain, newsLine, ruleLink, toldBox, toneOf } from "../../../kit/deciding.js";
import { openTable } from "../../../kit/table-life.js";
import { play, typeBox } from "../../../kit/table-moves.js";
import { say } from "../../../kit/table-state.js";

function seat(player) {
  return h(
    "li",
    { class: "toy-seat", "data-player": player.id, "data-asked": player.asked ? "" : null },
    mark(player.id, player.mark),
    h("strong", {}, player.name),
    h("span", { class: "toy-gems" }, player.gems_text),
    h("span", { class: "toy-choice" }, player.choice),
  );
}

function answer(table) {
  const { verdict } = table.data;
  if (!verdict || verdict.legal) return null;
  const why = ruleLink(table, verdict.rule, "why");
  return h("p", { role: "status", "data-key": "verdict", "data-verdict": toneOf(verdict) }, verdict.text, why);
}

function askBox(table) {
  const { ask } = table.data;
  return h(
    "section",
    { class: "toy-ask", "data-ask": ask.kind, "data-key": ask.id },
    h("p", { "data-testid": "prompt" }, ask.prompt),
    newsLine(table),
    h(
      "div",
      { class: "crypt-row tb-actions" },
      ask.moves.map(({ move, label }) => action(move, label, () => play(table, move), { sign: "check" })),
    ),
    answer(table),
    typeBox(table, ask.notation),
  );
}

function scene(table) {
  const { data } = table;
  return [
    h(
      "div",
      { class: "tb-all toy-all", "data-key": "all", inert: Boolean(data.curtain) },
      h("ul", { class: "toy-seats", "aria-label": say(table, "barter-players") }, data.players.map(seat)),
      data.offer ? h("p", { class: "toy-offer" }, data.offer) : null,
      data.ask ? askBox(table) : toldBox(table),
      asText(table),
    ),
    curtain(table),
  ];
}

/** A move is made with one press: nothing is made ready before. */
const BARTER = {
  name: "barter",
  looks: "tb u-relative",
  label: "barter-label",
  there: (data) => Boolean(data.players),
  question: (data) => data.ask?.id ?? null,
  freshDraft: () => null,
  move: () => "",
  written: () => "",
  typedDraft: () => null,
  scene,
};

function render(context) {
  return openTable(context, BARTER);
}

export default { render };
