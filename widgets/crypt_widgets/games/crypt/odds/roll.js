// One roll of the Ghost's, walked through.

import { button } from "../../../kit/controls.js";
import { fill, h } from "../../../kit/dom.js";
import { icon } from "../../../kit/icons.js";
import { BOX, diceRow, letter, select } from "./controls.js";

/** @import { Send, Walk, WalkStep } from "../wire.js" */

/** Which roll: its dice chosen one by one, or any.
 *
 * @param {Walk} told
 * @param {Send} ask */
function rollPick(told, words, ask) {
  const faces = [1, 2, 3, 4, 5, 6].map((face) => ({ id: face, text: String(face) }));
  return h("div", { class: "crypt-row od-pick u-foot" }, [
    told.faces.map((face, i) =>
      select(`odds-die-${i}`, fill(words["odds-roll-die"], { n: i + 1 }), faces, face, (to) =>
        ask({ do: "odds-roll", faces: Object.assign([...told.faces], { [i]: Number(to) }) }),
      ),
    ),
    button("odds-roll-any", [icon("die"), h("span", {}, [words["odds-roll-any"]])], () =>
      ask({ do: "odds-roll" }),
    ),
  ]);
}

/** The dice as they came, equal ones together; those that are being placed are marked.
 *
 * @param {number[]} faces
 * @param {WalkStep} step */
function rolledDice(faces, step) {
  const groups = [6, 5, 4, 3, 2, 1]
    .map((face) => faces.filter((it) => it === face))
    .filter((group) => group.length);
  const placing = (group) => step.dice?.length === group.length && step.dice[0] === group[0];
  return h("ul", { class: "crypt-row od-rolled", "aria-hidden": "true" }, [
    groups.map((group) =>
      h("li", { class: ["u-inline u-part u-y-2 u-x-2", placing(group) && "od-placing"] }, [diceRow({ player: 1, faces: group })]),
    ),
  ]);
}

/** @param {WalkStep} step */
function rollScene(step) {
  return h("ol", { class: "od-scene u-grid u-gap-4", "aria-hidden": "true" }, [
    step.table.map((it) =>
      h("li", { class: ["u-relative u-centred u-gap-4 u-edged u-key u-y-4 u-x-2", it.taken && "od-hit", it.passed && "od-passed"] }, [
        letter(it.slot),
        diceRow(it.dice) ?? h("span", { class: "u-soft" }, ["·"]),
        it.taken ? icon("role") : it.passed ? icon("right") : null,
      ]),
    ),
  ]);
}

/**
 * @param {Walk} told
 * @param {number} at
 * @param {Send} ask
 * @param {(at: number) => void} walk
 * @param {boolean} barred whether there is a bar: that is what is loud then
 */
export function rollWalk(told, at, words, ask, walk, barred) {
  const step = told.steps[at];
  const last = told.steps.length - 1;
  const first = at === 0;
  return h("section", { class: [BOX, "od-roll"], "data-key": "roll" }, [
    h("h3", {}, [words["odds-roll"]]),
    rollPick(told, words, ask),
    told.came ? h("p", { class: "crypt-note" }, [told.came]) : null,
    rolledDice(told.faces, step),
    rollScene(step),
    h("div", { class: "od-told u-grid u-gap-2 u-pack-top u-text-4", "aria-live": "polite" }, [
      h("p", { class: "u-soft u-text-2" }, [
        fill(words["odds-step"], { n: at + 1, count: last + 1 }),
      ]),
      h("h4", {}, [step.title]),
      h("p", {}, [step.text]),
      h("p", { class: "crypt-note" }, [step.why]),
    ]),
    h("div", { class: "od-walk u-flex u-gap-4" }, [
      button("odds-step-back", [words["odds-step-back"]], () => first || walk(at - 1), {
        "aria-disabled": first,
      }),
      at === last
        ? button("odds-step-next", [words["odds-step-again"]], () => walk(0), {
            "aria-disabled": false,
          })
        : button("odds-step-next", [words["odds-step-next"]], () => walk(at + 1), {
            class: barred ? null : "crypt-main",
            "aria-disabled": false,
          }),
    ]),
  ]);
}
