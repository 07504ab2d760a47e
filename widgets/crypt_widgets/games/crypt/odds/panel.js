// The Ghost, exactly: bars that follow the table, efforts on a slider, one roll walked through, and
// a crypt set up freely. All figures and sentences come from Python.

import { h, keepFocus, morphChildren } from "../../../kit/dom.js";
import { asker, live, ownNames, toolBody } from "../../../kit/live.js";
import { hasBar } from "../../../kit/bar-offers.js";
import { choice, showValues } from "./controls.js";
import { claimTried, efforts } from "./efforts.js";
import { fates, outcomes } from "./fates.js";
import { setupForm } from "./form.js";
import { rollWalk } from "./roll.js";

/** @import { GhostForm, OddsData, Send } from "../wire.js" */

function render({ model, el }) {
  /** @type {Send} */
  const ask = asker(model, el);
  const card = toolBody(el, "odds");
  const panel = {
    el,
    ask,
    own: ownNames(),
    ...card,
    at: null, // where the slider is
    atAsTold: "",
    step: 0,
    stepOf: "",
    exact: false,
    form: null, // the form as the reader has it, ahead of what Python has seen of it
    number: 0, // of the last change: what Python says of an earlier one is not followed
    answered: 0, // the last one that Python knows of
    laid: "", // the order in which the form's treasures were drawn
    drawn: null,
    slide: (what) => slide(panel, what),
    walk: (step) => again(panel, { step }),
    change: (what) => change(panel, what),
  };
  return live({ model, el }, (data, words) => draw(panel, data, words));
}

/** Draw once more what there is, with something that the reader has changed. */
function again(panel, what) {
  Object.assign(panel, what);
  if (panel.drawn) draw(panel, ...panel.drawn);
}

/** Whatever the slider stands at is considered: in the form, or on the table as if it lay there. */
function slide(panel, what) {
  const { efforts } = panel.drawn[0];
  const at = { ...panel.at, ...what };
  // Servants who are chosen without an effort make the least one that may be made there.
  if (what.count && !at.effort) at.effort = efforts.rows.find((row) => row.count === at.count && row.ok)?.effort ?? 6;
  panel.at = at;
  if (panel.form) {
    const alone = panel.form.moment === "you-last";
    const items = panel.form.items.map((item, place) => {
      const { effort } = item.mine;
      if (place === efforts.slot) return { ...item, mine: { dice: at.effort ? at.count : 0, effort: at.effort || effort } };
      return alone ? { ...item, mine: { dice: 0, effort } } : item;
    });
    change(panel, { items });
    return;
  }
  panel.number += 1;
  panel.ask({ do: "odds-try", slot: efforts.slot, ...at, number: panel.number });
  again(panel);
}

function change(panel, what) {
  panel.form = { ...panel.form, ...what };
  panel.number += 1;
  panel.ask({ do: "odds-form", form: pick(panel.form), number: panel.number });
  again(panel);
}

/** What of the form is the reader's own; the rest is labels.
 *
 * @param {GhostForm} form
 * @returns {GhostForm} */
function pick({ items, moment, sides, exhausted, seen }) {
  return { items, moment, sides, exhausted, seen };
}

/** Where Python says something new, that holds; else what the reader has chosen stays.
 *
 * @param {OddsData} data */
function followTold(panel, data) {
  // In another game they are counted afresh.
  if (data.form_number < panel.answered) panel.number = data.form_number;
  panel.answered = data.form_number;
  if (data.efforts) {
    const told = JSON.stringify([data.efforts.slot, data.efforts.at]);
    if (told !== panel.atAsTold && data.form_number >= panel.number) {
      panel.atAsTold = told;
      panel.at = { ...data.efforts.at };
    }
    const { counts } = data.efforts;
    if (!counts[panel.at.count - 1]?.ok) panel.at.count = 1;
  }
  const steps = JSON.stringify(data.roll);
  if (steps !== panel.stepOf) {
    panel.stepOf = steps;
    panel.step = 0;
  }
  if (data.form && (panel.form === null || data.form_number >= panel.number)) {
    panel.form = data.form;
    panel.number = data.form_number;
  } else if (!data.form) panel.form = null;
  else panel.form = { ...data.form, ...pick(panel.form) };
}

// Labels: odds-source-table odds-source-free

/** @param {OddsData} data */
function parts(panel, data, words) {
  const { ask, own, form, exact } = panel;
  const { answer, roll } = data;
  const sources = ["table", "free"].map((id) => ({ id, text: words[`odds-source-${id}`] }));
  return [
    h("p", { class: "crypt-note", "data-key": "intro" }, [words["odds-intro"]]),
    choice(
      own,
      "odds-source",
      words["odds-source"],
      sources,
      data.source,
      (source) => ask({ do: "odds-source", source }),
      true,
    ),
    form ? setupForm(form, data.trouble, words, panel.change, ask) : null,
    data.efforts ? claimTried(panel, data, words) : null,
    h("p", { class: "od-about u-text-4 u-strong u-if-any", "data-key": "about", "aria-live": "polite" }, [data.about]),
    data.beyond ? h("p", { class: "crypt-note", "data-key": "beyond" }, [data.beyond]) : null,
    data.trouble && !form
      ? h("p", { class: "crypt-note", "data-key": "trouble" }, [data.trouble])
      : null,
    answer ? fates(answer, exact, words, (on) => again(panel, { exact: on })) : null,
    h("div", { class: "crypt-stack od-rest u-gap-7 u-if-any", "data-key": "rest" }, [
      data.efforts && !data.efforts.none ? efforts(panel, data.efforts, words) : null,
      answer?.outcomes ? outcomes(answer.outcomes, words) : null,
      roll
        ? rollWalk(roll, Math.min(panel.step, roll.steps.length - 1), words, ask, panel.walk, hasBar(panel.el))
        : null,
    ]),
  ];
}

function draw(panel, data, words) {
  const { body } = panel;
  panel.drawn = [data, words];
  if (!panel.show(data, words["odds-title"])) return;
  followTold(panel, data);
  body.classList.toggle("od-exact", panel.exact);
  const order = String(panel.form?.items.map(({ id }) => id));
  keepFocus(body, () => morphChildren(body, parts(panel, data, words)));
  showValues(body);
  // A card that has moved while one edits it takes the page along, if it would be out of sight.
  const edited = body.ownerDocument.activeElement?.closest(".crypt-odds .od-item");
  if (edited && order !== panel.laid) edited.scrollIntoView({ block: "nearest" });
  panel.laid = order;
}

export default { render };
