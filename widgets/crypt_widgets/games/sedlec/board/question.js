// The question: what may be done, what the draft would come to, and the buttons for it.

import { h } from "../../../kit/dom.js";
import { icon } from "../../../kit/icons.js";
import { hasBar, offer } from "../../../kit/bar-offers.js";
import { action, answerBox, bareMove, newsLine, toneOf } from "../../../kit/deciding.js";
import { leadTo } from "../../../kit/lead-to.js";
import { confirm, typeBox } from "../../../kit/table-moves.js";
import { say } from "../../../kit/table-state.js";
import { choose, confirmLabel, finishedMove, nextHint } from "./draft.js";
import { act, clear } from "./hands.js";
import { cardInHand } from "./lookup.js";

/**
 * @import { Offer } from "../../../kit/bar-offers.js"
 * @import { Table } from "./panel.js"
 * @import { Action } from "../wire.js" */

/** What the draft would come to, or what is to be done next.
 *
 * @param {Table} table */
function status(table) {
  const { data, draft } = table;
  const { verdict } = data;
  const now = finishedMove(draft, data);
  // A move that was tried in writing is answered even if there is nothing to point at.
  const tried = verdict?.final && !now && table.typed !== null;
  const about = tried || (verdict && bareMove(verdict.move ?? "") === now);
  if (about && !verdict.legal) return { tone: toneOf(verdict), text: verdict.text, rule: verdict.rule };
  const tone = about ? "good" : "";
  const gain = now && draft.verb === "lay" ? data.ask.gains?.[cardInHand(data, draft.card)?.text]?.[draft.place] : null;
  if (gain) return gain.total ? { tone, text: gain.label } : { tone: "", text: say(table, "board-gain-none") };
  if (now) return { tone, text: about ? verdict.text : "" };
  const hint = nextHint(draft, data);
  return { tone: "", text: hint.id ? say(table, hint.id, hint.facts) : "", ...hint };
}

/** @param {{ tone: string }} answer */
function saysNo({ tone }) {
  return tone === "bad" || tone === "final";
}

/**
 * @param {Table} table
 * @param {Action} offer */
function verbButton(table, { verb, name, legal }) {
  const meant = table.draft.verb === verb;
  return h(
    "button",
    {
      type: "button",
      class: `bo-verb u-shares u-icon-16 u-gap-1 u-slim u-finger-40 u-y-1 u-x-1 u-text-2${legal ? "" : " tb-not-now u-dashed"}${meant ? " bo-chosen" : ""}`,
      "aria-pressed": String(meant),
      "data-verb": verb,
      "data-key": `verb-${verb}`,
      onclick: () => act(table, choose, verb),
    },
    icon(verb),
    h("span", {}, name),
  );
}

/** @param {Table} table */
export function askBox(table) {
  const { data, draft, prefix } = table;
  // Until one begins, what has led here is told; who has come so far knows how to begin.
  const news = !draft.verb && draft.card === null && !data.verdict ? newsLine(table) : null;
  const { kind, player, prompt, actions = [] } = data.ask;
  const answer = status(table);
  const ready = finishedMove(draft, data) !== "";
  return h(
    "section",
    {
      class: "bo-ask u-grid tb-player tb-on-turn u-rows-2 u-columns-4 u-low",
      role: "group",
      "aria-labelledby": `${prefix}-prompt`,
      "data-key": "ask",
      "data-ask": kind,
      "data-player": player,
    },
    h("p", { class: "bo-prompt u-strong u-text-5 u-leading-2 u-serif", id: `${prefix}-prompt`, "data-testid": "prompt", "data-key": "prompt" }, prompt),
    actions.length > 1
      ? h("div", { class: "bo-verbs u-flex u-gap-3 u-wraps-not", "data-key": "verbs" }, actions.map((it) => verbButton(table, it)))
      : null,
    h(
      "div",
      { class: "crypt-row tb-actions u-wraps-not", "data-key": "actions" },
      hasBar(table.el)
        ? null
        : action("confirm", say(table, ...confirmLabel(draft, data)), () => confirm(table), {
            main: !saysNo(answer),
            off: !ready,
            sign: "check",
            about: ready ? `${prefix}-enter` : null,
          }),
      action("clear", say(table, "board-clear"), () => clear(table), { off: !draft.verb, sign: "close" }),
    ),
    news ? h("div", { class: "tb-verdict bo-verdict u-line", "data-key": "verdict" }, news) : answerBox(table, "bo", answer),
    typeBox(table, (data.ask.notation ?? []).join(" · ")),
    h("p", { class: "crypt-hear", id: `${prefix}-enter`, "data-key": "enter" }, say(table, "board-confirm-hint")),
  );
}

/** What can be done now, for the bar.
 *
 * @param {Table} table */
export function offerActions(table) {
  const { data, draft } = table;
  const asked = data.ask && !data.curtain;
  const whole = asked && finishedMove(draft, data) !== "";
  offer(table.el, table.game.name, asked ? [whole ? confirmOffer(table) : choosing(table)] : []);
}

/** @param {Table} table
 * @returns {Offer} */
function confirmOffer(table) {
  const answer = status(table);
  const no = saysNo(answer);
  return {
    name: "confirm",
    label: say(table, ...confirmLabel(table.draft, table.data)),
    sign: no ? "stop" : "check",
    loud: true,
    quiet: no,
    about: no ? answer.text : say(table, "board-confirm-hint"),
    press: () => confirm(table),
  };
}

// Labels: board-choose-card board-choose-pile board-choose-place

/** As long as the move is not whole: what is to be chosen next for it. What cannot be done at all is
 * given up for that.
 *
 * @param {Table} table
 * @returns {Offer} */
function choosing(table) {
  const { draft, root } = table;
  const { verb, card } = draft;
  const what = verb === "dig" ? "pile" : verb === "lay" && card !== null ? "place" : "card";
  return {
    name: "choose",
    label: say(table, `board-choose-${what}`),
    loud: true,
    leads: true,
    press() {
      if (saysNo(status(table))) act(table, choose, verb);
      leadTo(root.querySelectorAll("button.bo-invites:not(.bo-chosen)"));
    },
  };
}
