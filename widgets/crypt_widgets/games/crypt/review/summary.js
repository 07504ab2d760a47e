// A whole game in few figures: its sum, its rounds, the dearest mistakes, the best and the worst luck.

import { button } from "../../../kit/controls.js";
import { die } from "../../../kit/dice.js";
import { h, labelled, svg } from "../../../kit/dom.js";
import { icon } from "../../../kit/icons.js";
import { BIG_DIAMOND } from "./drawing.js";

/** @import { Extreme, LaidDice, Mistake, ReviewTold, Rounds, Send } from "../wire.js" */

const LUCK_LOOKS = { gave: "u-good", took: "u-bad" };

/** The parts of the sum as a row of figures; read aloud it is one sentence.
 *
 * @param {ReviewTold} data */
export function sum(data, words) {
  const parts = data.sum.map(({ id, sign, value, label }) => {
    const [ground, text] = id === "end" ? ["u-drawn u-accented u-on-accent", null] : ["u-paper-2", "u-soft"];
    return h("div", { class: [`rv-part rv-part-${id} u-grid u-shares u-gap-1 u-pack-top u-items-middle u-slim u-text-center u-box`, ground] }, [
      h("span", { class: "rv-figure u-flex u-base u-nowrap u-bold u-leading-10 u-serif u-figures" }, [
        sign ? h("span", { class: ["u-strong", text] }, [sign]) : null,
        h("span", {}, [value]),
      ]),
      h("span", { class: ["u-text-3 u-leading-25", text] }, [label]),
    ]);
  });
  return h("div", { class: "rv-top u-grid u-gap-5", "data-key": "sum" }, [
    h("p", { class: "crypt-hear" }, [data.spoken]),
    h("div", { class: "rv-sum u-flex u-gap-4", "aria-hidden": "true" }, parts),
    h("div", { class: "crypt-stack" }, [
      h("p", {}, [data.verdict]),
      data.like ? h("p", { class: "u-strong" }, [data.like]) : null,
    ]),
    h(
      "ul",
      { class: "rv-luck u-row u-rows-2 u-columns-8 u-text-3", "aria-label": words["review-luck-parts"] },
      data.luck.map(({ id, label, value, side }) =>
        h("li", { "data-luck": id }, [
          h("span", { class: "u-soft" }, [label]),
          " ",
          h("strong", { class: ["u-figures", LUCK_LOOKS[side]] }, [value]),
        ]),
      ),
    ),
  ]);
}

/** A bar on either side of a middle line, or from the left where there is only one side. */
function bar(coins, most, kind) {
  const share = Math.min(Math.abs(coins) / most, 1) * (kind === "luck" ? 50 : 100);
  const left = kind === "luck" ? (coins < 0 ? 50 - share : 50) : 0;
  return h("span", { class: `rv-bar u-relative rv-bar-${kind}`, "aria-hidden": "true" }, [
    h("span", {
      class: ["rv-fill u-over u-drawn", coins > 0 && kind === "luck" ? "rv-good" : "rv-bad"],
      style: { left: `${left}%`, width: `${share}%` },
    }),
  ]);
}

/** The servants that a move places, as dice on the letters of their treasures.
 *
 * @param {LaidDice[]} laid */
export function laidDice(laid) {
  if (!laid.length) return null;
  return h("span", { class: "crypt-row rv-laid u-rows-3 u-columns-7 u-above-3", "aria-hidden": "true" }, [
    laid.map(({ slot, dice }) =>
      h("span", { class: "u-inline-line u-gap-3" }, [
        h("span", { class: "u-soft u-bold" }, [slot]),
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
          class: "u-unpadded u-square",
          "data-key": `reveal-round-${row.round}`,
          "data-node": row.worst,
          "aria-label": labelled(words, `${words["review-rounds-round"]} ${row.round}`, words["review-show"]),
          title: words["review-show"],
        });
  const cell = (text, drawn) => h("td", {}, [h("span", { class: "rv-cell u-grid u-gap-4 u-middle" }, [h("span", {}, [text]), drawn])]);
  const head = (id) => h("th", { scope: "col" }, [words[id]]);
  return h("section", { class: "rv-section rv-rounds", "data-key": "rounds" }, [
    h("h3", { class: "u-below-4 u-bold u-text-4 u-leading-3 u-sans", id: own("rounds") }, [words["review-rounds"]]),
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
  return h("li", { class: "rv-card u-edged u-box u-grid u-rows-3 u-columns-4 u-middle u-y-6 u-x-6", "data-key": `card-${mistake.node}` }, [
    h("span", { class: "rv-number", "aria-hidden": "true" }, [
      svg("svg", { class: "u-block u-square", viewBox: "-13 -13 26 26", focusable: "false" }, [
        svg("g", { class: "rv-mistake" }, [
          svg("path", { d: BIG_DIAMOND }),
          svg("text", { y: 4, "text-anchor": "middle" }, [String(index + 1)]),
        ]),
      ]),
    ]),
    h("p", { class: "crypt-row u-rows-0 u-columns-5 u-base" }, [
      h("span", { class: "u-text-3 u-soft" }, [mistake.round]),
      h("span", { class: "rv-move u-strong u-figures" }, [mistake.move]),
    ]),
    h("span", { class: "u-bold u-text-7 u-leading-3 u-serif u-figures u-nowrap u-bad" }, [mistake.cost]),
    mistake.why
      ? h("p", { class: "rv-why u-across u-text-4", tabindex: "-1", "data-key": `why-${mistake.node}` }, [
          h("span", { class: "u-text-3 u-soft" }, [`${words["review-better"]} · `]),
          h("span", { class: "rv-move u-strong u-figures" }, [mistake.better]),
          laidDice(mistake.laid),
          h("span", { class: "u-block u-above-2" }, [mistake.why]),
        ])
      : null,
    h("p", { class: "crypt-row rv-card-foot u-across u-rows-4 u-columns-6 u-middle" }, [
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
        ? h("span", { class: "rv-found u-inline-line u-gap-3 u-strong u-good" }, [icon("check"), h("span", {}, [words["review-found"]])])
        : mistake.shown
          ? h("span", { class: "u-inline-line u-gap-3 u-soft" }, [icon("eye"), h("span", {}, [words["review-shown"]])])
          : null,
    ]),
  ]);
}

/** @param {Extreme[]} draws */
export function extremes(draws, pick) {
  return h("ul", { class: "u-grid u-gap-4" }, [
    draws.map((draw) =>
      h("li", { class: `rv-extreme rv-${draw.tone}` }, [
        h(
          "button",
          { class: "u-grid u-gap-1 u-wide u-y-4 u-x-6 u-normal u-text-start u-box", type: "button", "data-key": `extreme-${draw.tone}`, onclick: () => pick(draw.entry) },
          [
            h("span", { class: "crypt-row u-rows-0 u-columns-4 u-middle" }, [
              icon(draw.tone === "good" ? "up" : "down"),
              h("strong", {}, [draw.label]),
              h("span", { class: "u-bold u-text-5 u-leading-3 u-serif u-figures u-nowrap u-pushed" }, [draw.change]),
            ]),
            h("span", { class: "u-grid u-text-3 u-leading-35" }, [
              h("span", { class: "u-text-3 u-soft" }, [`${draw.round} · ${draw.title}`]),
              h("span", {}, [draw.text]),
            ]),
          ],
        ),
      ]),
    ),
  ]);
}
