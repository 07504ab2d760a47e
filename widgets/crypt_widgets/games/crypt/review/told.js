// What is told of the game as a whole: the sum, round by round, what cost most, luck at its extremes.

import { button } from "../../../kit/controls.js";
import { die } from "../../../kit/dice.js";
import { h, labelled, svg } from "../../../kit/dom.js";
import { icon } from "../../../kit/icons.js";
import { BIG_DIAMOND } from "./drawing.js";

/** @import { Extreme, LaidDice, Mistake, ReviewTold, Rounds, Send } from "../wire.js" */

/** The parts of the sum as a row of figures; read aloud it is one sentence.
 *
 * @param {ReviewTold} data */
export function sum(data, words) {
  const parts = data.sum.map((part) =>
    h("div", { class: `rv-part rv-part-${part.id}${part.id === "end" ? " u-drawn" : ""}` }, [
      h("span", { class: "rv-figure" }, [
        part.sign ? h("span", { class: "rv-sign" }, [part.sign]) : null,
        h("span", { class: "rv-value" }, [part.value]),
      ]),
      h("span", { class: "rv-label" }, [part.label]),
    ]),
  );
  return h("div", { class: "rv-top", "data-key": "sum" }, [
    h("p", { class: "crypt-hear" }, [data.spoken]),
    h("div", { class: "rv-sum", "aria-hidden": "true" }, parts),
    h("div", { class: "crypt-stack" }, [
      h("p", {}, [data.verdict]),
      data.like ? h("p", { class: "rv-like" }, [data.like]) : null,
    ]),
    h(
      "ul",
      { class: "rv-luck", "aria-label": words["review-luck-parts"] },
      data.luck.map(({ id, label, value, side }) =>
        h("li", { class: `rv-${side}`, "data-luck": id }, [h("span", {}, [label]), " ", h("strong", {}, [value])]),
      ),
    ),
  ]);
}

/** A bar on either side of a middle line, or from the left where there is only one side. */
function bar(coins, most, kind) {
  const share = Math.min(Math.abs(coins) / most, 1) * (kind === "luck" ? 50 : 100);
  const left = kind === "luck" ? (coins < 0 ? 50 - share : 50) : 0;
  return h("span", { class: `rv-bar rv-bar-${kind}`, "aria-hidden": "true" }, [
    h("span", {
      class: coins > 0 && kind === "luck" ? "rv-fill u-drawn rv-good" : "rv-fill u-drawn rv-bad",
      style: { left: `${left}%`, width: `${share}%` },
    }),
  ]);
}

/** The servants that a move places, as dice on the letters of their treasures.
 *
 * @param {LaidDice[]} laid */
export function laidDice(laid) {
  if (!laid.length) return null;
  return h("span", { class: "crypt-row rv-laid", "aria-hidden": "true" }, [
    laid.map(({ slot, dice }) =>
      h("span", { class: "rv-laid-on" }, [
        h("span", { class: "rv-letter" }, [slot]),
        dice.map((effort) => die(effort, 0)),
      ]),
    ),
  ]);
}

/** @param {Rounds} rounds */
export function roundTable(rounds, words, own, reveal) {
  const show = (row) =>
    row.worst === null
      ? null
      : button("review-reveal-round", icon("eye"), () => reveal(row.worst), {
          class: "rv-step u-square",
          "data-key": `reveal-round-${row.round}`,
          "data-node": row.worst,
          "aria-label": labelled(words, `${words["review-rounds-round"]} ${row.round}`, words["review-show"]),
          title: words["review-show"],
        });
  const cell = (text, drawn) => h("td", {}, [h("span", { class: "rv-cell" }, [h("span", {}, [text]), drawn])]);
  const head = (id) => h("th", { scope: "col" }, [words[id]]);
  return h("section", { class: "rv-section rv-rounds", "data-key": "rounds" }, [
    h("h3", { id: own("rounds") }, [words["review-rounds"]]),
    h("table", { class: "crypt-figures rv-table", "aria-labelledby": own("rounds") }, [
      h("thead", {}, [
        h("tr", {}, [
          head("review-rounds-round"),
          head("review-rounds-luck"),
          head("review-rounds-lost"),
          head("review-rounds-level"),
          h("td"),
        ]),
      ]),
      h("tbody", {}, [
        h("tr", { class: "rv-first" }, [
          h("th", { scope: "row" }, [words["review-rounds-start"]]),
          h("td"),
          h("td"),
          h("td", {}, [rounds.start]),
          h("td"),
        ]),
        rounds.rows.map((row) =>
          h("tr", {}, [
            h("th", { scope: "row" }, [String(row.round)]),
            cell(row.luck, bar(row.luck_coins, rounds.most, "luck")),
            cell(row.lost, bar(row.lost_coins, rounds.most, "lost")),
            h("td", {}, [row.level]),
            h("td", { class: "rv-reveal" }, [show(row)]),
          ]),
        ),
      ]),
      h("tfoot", {}, [
        h("tr", {}, [
          h("th", { scope: "row" }, [words["review-rounds-all"]]),
          cell(rounds.luck, null),
          cell(rounds.lost, null),
          h("td", {}, [rounds.level]),
          h("td"),
        ]),
      ]),
    ]),
  ]);
}

/**
 * @param {Mistake} mistake
 * @param {number} index
 * @param {number} first
 * @param {Send} ask
 * @param {(node: number) => void} reveal
 */
export function mistakeCard(mistake, index, first, words, ask, reveal) {
  return h("li", { class: "rv-card", "data-key": `card-${mistake.node}` }, [
    h("span", { class: "rv-number", "aria-hidden": "true" }, [
      svg("svg", { viewBox: "-13 -13 26 26", focusable: "false" }, [
        svg("g", { class: "rv-mistake" }, [
          svg("path", { d: BIG_DIAMOND }),
          svg("text", { y: 4 }, [String(index + 1)]),
        ]),
      ]),
    ]),
    h("p", { class: "crypt-row rv-card-head" }, [
      h("span", { class: "rv-when" }, [mistake.round]),
      h("span", { class: "rv-move" }, [mistake.move]),
    ]),
    h("span", { class: "rv-cost" }, [mistake.cost]),
    mistake.why
      ? h("p", { class: "rv-why", tabindex: "-1", "data-key": `why-${mistake.node}` }, [
          h("span", { class: "rv-when" }, [`${words["review-better"]} · `]),
          h("span", { class: "rv-move" }, [mistake.better]),
          laidDice(mistake.laid),
          h("span", { class: "rv-because" }, [mistake.why]),
        ])
      : null,
    h("p", { class: "crypt-row rv-card-foot" }, [
      button(
        "review-exercise",
        [icon("target"), h("span", {}, [words["review-find"]])],
        () => ask({ do: "review-exercise", node: mistake.node }),
        {
          "data-key": `exercise-${mistake.node}`,
          "data-node": mistake.node,
          class: index === first ? "crypt-main" : null,
        },
      ),
      mistake.why
        ? null
        : button(
            "review-reveal",
            [icon("eye"), h("span", {}, [words["review-show"]])],
            () => reveal(mistake.node),
            { "data-key": `reveal-${mistake.node}`, "data-node": mistake.node },
          ),
      mistake.found
        ? h("span", { class: "rv-found" }, [icon("check"), h("span", {}, [words["review-found"]])])
        : mistake.shown
          ? h("span", { class: "rv-shown" }, [icon("eye"), h("span", {}, [words["review-shown"]])])
          : null,
    ]),
  ]);
}

/** @param {Extreme[]} draws */
export function extremes(draws, pick) {
  return h("ul", { class: "rv-extremes" }, [
    draws.map((draw) =>
      h("li", { class: `rv-extreme rv-${draw.tone}` }, [
        h(
          "button",
          { type: "button", "data-key": `extreme-${draw.tone}`, onclick: () => pick(draw.entry) },
          [
            h("span", { class: "crypt-row rv-extreme-head" }, [
              icon(draw.tone === "good" ? "up" : "down"),
              h("strong", {}, [draw.label]),
              h("span", { class: "rv-cost" }, [draw.change]),
            ]),
            h("span", { class: "rv-extreme-text" }, [
              h("span", { class: "rv-when" }, [`${draw.round} · ${draw.title}`]),
              h("span", {}, [draw.text]),
            ]),
          ],
        ),
      ]),
    ),
  ]);
}
