// An exercise: a decision to be made again, its hints, what is said to what was tried, the answer.

import { button } from "../../../kit/controls.js";
import { fill, h } from "../../../kit/dom.js";
import { icon, ICONS } from "../../../kit/icons.js";

import { laidDice } from "./summary.js";

/** @import { Offer } from "../../../kit/bar-offers.js" */
/** @import { BothData, ExerciseData, Send } from "../wire.js" */

ICONS.target = "M12 3a9 9 0 1 0 .01 0zM12 7.5a4.5 4.5 0 1 0 .01 0zM12 11.9v.2";

/** The sign that something is being computed. */
export function working(text) {
  return h("p", { class: "crypt-row rv-working u-rows-5 u-columns-7 u-middle", role: "status", "data-key": "working" }, [
    h("span", { class: "rv-spinner u-inline u-accent", "aria-hidden": "true" }, [icon("die")]),
    h("span", {}, [text]),
  ]);
}

const HOW = {
  solved: "check",
  better: "up",
  equal: "minus",
  "in-vain": "minus",
  worse: "down",
  same: "minus",
};

/** @param {BothData} both */
function bothTable(both, words, own) {
  const column = (id) => h("th", { class: "u-normal u-soft", scope: "col" }, [words[id]]);
  const pair = () => ["review-both-coins", "review-both-ready"].map(column);
  return h("section", { class: "rv-section rv-both", "data-key": "both" }, [
    h("h3", { class: "u-below-4 u-bold u-text-4 u-leading-3 u-sans", id: own("both") }, [words["review-both"]]),
    h("p", { class: "u-below-5" }, [both.note]),
    h("table", { class: "crypt-figures rv-table", "aria-labelledby": own("both") }, [
      h("thead", {}, [
        h("tr", {}, [
          h("th", { scope: "col", rowspan: "2" }, [words["review-rounds-round"]]),
          both.columns.map((name) => h("th", { scope: "colgroup", colspan: "2" }, [name])),
        ]),
        h("tr", { class: "rv-sub" }, [pair(), pair()]),
      ]),
      h("tbody", {}, [
        both.rows.map(([round, ...cells]) =>
          h("tr", {}, [
            h("th", { scope: "row" }, [String(round)]),
            cells.map((cell) => h("td", {}, [String(cell)])),
          ]),
        ),
      ]),
      h("tfoot", {}, [
        h("tr", {}, [
          h("th", { scope: "row" }, [words["review-both-score"]]),
          both.scores.map((score) => h("td", { colspan: "2" }, [String(score)])),
        ]),
      ]),
    ]),
  ]);
}

/** @param {ExerciseData} exercise */
function judgement(exercise) {
  const { judged, tried } = exercise;
  if (!judged) return null;
  return h("div", { class: `rv-judged u-toned u-box u-flex u-gap-6 u-y-5 u-x-6 rv-judged-${judged.how}`, "data-how": judged.how }, [
    h("span", { class: "rv-judged-sign u-centred u-fixed u-on-ink u-round u-square", "aria-hidden": "true" }, [icon(HOW[judged.how])]),
    h("div", {}, [
      h("strong", { class: "u-bold u-text-6 u-leading-3 u-serif" }, [judged.title]),
      h("p", {}, [h("span", { class: "rv-move u-strong u-figures" }, [tried]), " ", h("span", {}, [judged.text])]),
    ]),
  ]);
}

function hintsGiven(hints, words) {
  return h("ol", { class: "rv-hints u-grid u-gap-3" }, [
    hints.map((hint, index) =>
      h("li", { class: "u-grid u-rows-0 u-columns-5 u-sign-first u-base u-y-3 u-x-6 u-paper-2 u-key" }, [
        h("span", { class: "u-text-3 u-soft" }, [fill(words["review-hint-of"], { n: index + 1 })]),
        h("span", {}, [hint]),
      ]),
    ),
  ]);
}

/** Whether one has gone elsewhere without having answered.
 *
 * @param {ExerciseData} exercise */
function strayed({ away, judged, ended }) {
  return away && !judged && !ended;
}

/** What the exercise is waiting for: to be offered to the bar, or to stand on the card.
 *
 * @param {ExerciseData} exercise
 * @param {Send} ask
 * @returns {Offer[]} */
export function exerciseOffers(exercise, words, ask) {
  const { away, ended, next, all_done: allDone } = exercise;
  const again = words[strayed(exercise) ? "review-exercise-return" : "review-again"];
  const onward = () => ask({ do: "review-exercise", node: next });
  return [
    away && !ended ? { name: "review-again", label: again, sign: "back", loud: true, press: () => ask({ do: "review-again" }) } : null,
    ended && next !== null ? { name: "review-next", label: words["review-next"], sign: "right", loud: true, press: onward } : null,
    ended && allDone ? { name: "review-leave", label: words["review-leave"], loud: true, press: () => ask({ do: "review-leave" }) } : null,
  ].filter(Boolean);
}

/** What else can be done, and that too where no bar has it.
 *
 * @param {ExerciseData} exercise
 * @param {Send} ask
 * @param {boolean} barred
 */
function exerciseButtons(exercise, words, ask, barred) {
  const { ended } = exercise;
  const send = (what) => () => ask({ do: what });
  const offers = exerciseOffers(exercise, words, ask);
  const own = barred ? [] : offers;
  return [
    own.map(({ name, label, sign, press }) =>
      button(name, [sign ? icon(sign) : null, h("span", {}, [label])], press, { class: "crypt-main u-finger" }),
    ),
    exercise.away && ended
      ? button("review-again", [icon("back"), h("span", {}, [words["review-exercise-return"]])], send("review-again"), { class: "u-finger" })
      : null,
    exercise.hint && !ended ? button("review-hint", exercise.hint, send("review-hint"), { class: "u-finger" }) : null,
    ended ? null : button("review-show", words["review-show"], send("review-show"), { class: "u-finger" }),
    offers.some(({ name }) => name === "review-leave")
      ? null
      : button("review-leave", words["review-leave"], send("review-leave"), { class: "u-finger" }),
  ];
}

/**
 * @param {ExerciseData} exercise
 * @param {Send} ask
 * @param {boolean} barred whether a bar has what it is waiting for
 */
export function exerciseCard(exercise, words, ask, own, barred) {
  const { ended } = exercise;
  return h("section", { class: "crypt-card rv rv-exercise", "data-exercise": exercise.node, "data-key": "exercise" }, [
    h("header", { class: "crypt-row rv-exercise-head u-icon-24 u-rows-2 u-columns-5 u-middle u-below-3" }, [
      icon("target"),
      h("h2", { class: "u-bold u-text-7 u-leading-2 u-serif", tabindex: "-1", "data-key": "exercise-title" }, [words["review-exercise"]]),
      h("span", { class: "crypt-chip" }, [exercise.round]),
      h("span", { class: "u-pushed u-text-3 u-soft" }, [`${exercise.number} / ${exercise.of}`]),
    ]),
    h("div", { class: "crypt-stack rv-exercise-body u-pack-top u-gap-8" }, [
      h("div", { class: "crypt-stack u-pack-top" }, [
        h("p", { class: "rv-task" }, [exercise.task]),
        h("div", { class: "crypt-stack rv-live u-if-any", "aria-live": "polite" }, [
          exercise.hints.length ? hintsGiven(exercise.hints, words) : null,
          strayed(exercise) ? h("p", { class: "crypt-note u-text-3 u-leading-45 u-soft" }, [words["review-exercise-away"]]) : null,
          judgement(exercise),
          exercise.answer
            ? h("div", { class: "rv-answer" }, [
                h("strong", {}, [exercise.answer.move]),
                laidDice(exercise.answer.laid),
                h("p", {}, [exercise.answer.why]),
              ])
            : null,
          ended && exercise.all_done
            ? h("p", { class: "u-strong" }, [words["review-all-done"]])
            : null,
        ]),
        h("div", { class: "crypt-row rv-buttons" }, exerciseButtons(exercise, words, ask, barred)),
      ]),
      exercise.both ? bothTable(exercise.both, words, own) : null,
      exercise.working ? working(words["review-both-working"]) : null,
    ]),
  ]);
}
