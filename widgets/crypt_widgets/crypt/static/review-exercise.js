// An exercise: a decision to be made again, its hints, what is said to what was tried, the answer.

import { button } from "../../static/controls.js";
import { fill, h, icon, ICONS } from "../../static/dom.js";

import { laidDice } from "./review-told.js";

/** @import { BothData, ExerciseData, Send } from "./wire.js" */

ICONS.target = "M12 3a9 9 0 1 0 .01 0zM12 7.5a4.5 4.5 0 1 0 .01 0zM12 11.9v.2";

/** The sign that something is being computed. */
export function working(text) {
  return h("p", { class: "rv-working", role: "status", "data-key": "working" }, [
    h("span", { class: "rv-spinner", "aria-hidden": "true" }, [icon("die")]),
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
  const pair = () => [
    h("th", { scope: "col" }, [words["review-both-coins"]]),
    h("th", { scope: "col" }, [words["review-both-ready"]]),
  ];
  return h("section", { class: "rv-section rv-both", "data-key": "both" }, [
    h("h3", { id: own("both") }, [words["review-both"]]),
    h("p", { class: "rv-remark" }, [both.note]),
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
  return h("div", { class: `rv-judged rv-judged-${judged.how}`, "data-how": judged.how }, [
    h("span", { class: "rv-judged-sign", "aria-hidden": "true" }, [icon(HOW[judged.how])]),
    h("div", {}, [
      h("strong", {}, [judged.title]),
      h("p", {}, [h("span", { class: "rv-move" }, [tried]), " ", h("span", {}, [judged.text])]),
    ]),
  ]);
}

function hintsGiven(hints, words) {
  return h("ol", { class: "rv-hints" }, [
    hints.map((hint, index) =>
      h("li", {}, [
        h("span", { class: "rv-when" }, [fill(words["review-hint-of"], { n: index + 1 })]),
        h("span", {}, [hint]),
      ]),
    ),
  ]);
}

/**
 * @param {ExerciseData} exercise
 * @param {boolean} lost
 * @param {Send} ask
 */
function exerciseButtons(exercise, lost, words, ask) {
  const { ended } = exercise;
  const send = (what) => () => ask({ do: what });
  const back = lost || ended ? "review-exercise-return" : "review-again";
  return [
    ended && exercise.next !== null
      ? button(
          "review-next",
          [icon("target"), h("span", {}, [words["review-next"]])],
          () => ask({ do: "review-exercise", node: exercise.next }),
          { class: "crypt-main" },
        )
      : null,
    exercise.away
      ? button("review-again", [icon("back"), h("span", {}, [words[back]])], send("review-again"), {
          class: ended ? null : "crypt-main",
        })
      : null,
    exercise.hint && !ended ? button("review-hint", exercise.hint, send("review-hint")) : null,
    ended ? null : button("review-show", words["review-show"], send("review-show")),
    button("review-leave", words["review-leave"], send("review-leave"), {
      class: ended && exercise.all_done ? "crypt-main" : null,
    }),
  ];
}

/**
 * @param {ExerciseData} exercise
 * @param {Send} ask
 */
export function exerciseCard(exercise, words, ask, own) {
  const { judged, ended } = exercise;
  const lost = exercise.away && !judged && !ended;
  return h("section", { class: "crypt-card rv rv-exercise", "data-exercise": exercise.node, "data-key": "exercise" }, [
    h("header", { class: "rv-exercise-head" }, [
      icon("target"),
      h("h2", { tabindex: "-1", "data-key": "exercise-title" }, [words["review-exercise"]]),
      h("span", { class: "crypt-chip" }, [exercise.round]),
      h("span", { class: "rv-count" }, [`${exercise.number} / ${exercise.of}`]),
    ]),
    h("div", { class: "rv-exercise-body" }, [
      h("div", { class: "crypt-stack rv-exercise-talk" }, [
        h("p", { class: "rv-task" }, [exercise.task]),
        h("div", { class: "crypt-stack rv-live", "aria-live": "polite" }, [
          exercise.hints.length ? hintsGiven(exercise.hints, words) : null,
          lost ? h("p", { class: "crypt-note rv-note" }, [words["review-exercise-away"]]) : null,
          judgement(exercise),
          exercise.answer
            ? h("div", { class: "rv-answer" }, [
                h("strong", {}, [exercise.answer.move]),
                laidDice(exercise.answer.laid),
                h("p", {}, [exercise.answer.why]),
              ])
            : null,
          ended && exercise.all_done
            ? h("p", { class: "rv-all-done" }, [words["review-all-done"]])
            : null,
        ]),
        h("div", { class: "crypt-row rv-buttons" }, exerciseButtons(exercise, lost, words, ask)),
      ]),
      exercise.both ? bothTable(exercise.both, words, own) : null,
      exercise.working ? working(words["review-both-working"]) : null,
    ]),
  ]);
}
