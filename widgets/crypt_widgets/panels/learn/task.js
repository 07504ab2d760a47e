// The card of the task that is at the table: what is asked, what is said to it, and its buttons.

import { button } from "../../kit/controls.js";
import { fill, h } from "../../kit/dom.js";
import { icon, ICONS } from "../../kit/icons.js";
import { signOf } from "../../kit/mini-table.js";
import { payersList } from "../../kit/payers.js";

/** @import { Offer } from "../../kit/bar-offers.js" */
/** @import { Feedback, Known, Send, TaskCard, TaskStep, Term } from "../../kit/wire.js" */

ICONS.watch = "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM10 9.2v5.6l5-2.8z";

/**
 * @param {TaskStep[]} steps
 * @param {Send} ask
 */
function stepDots(steps, words, ask) {
  if (!steps.length) return null;
  return h("nav", { class: "ln-steps", "aria-label": words["learn-steps"], "data-key": "steps" }, [
    h("ol", { class: "u-flex" }, [
      steps.map((step) =>
        h("li", {}, [
          button(
            "learn-task",
            [h("span", { class: "u-centred u-square u-round u-paper u-bold u-text-3 u-leading-1 u-sans u-figures" }, [step.done ? icon("check") : String(step.number + 1)])],
            () => ask({ do: "learn-task", number: step.number }),
            {
              class: `ln-dot u-plain u-icon-16${step.done ? " ln-dot-done" : ""}`,
              "aria-label": step.label,
              title: step.label,
              "aria-current": step.now ? "step" : null,
              "data-task": step.number,
              "data-key": `step-${step.number}`,
            },
          ),
        ]),
      ),
    ]),
  ]);
}

const JUDGED = { right: "check", wrong: "close" };
const JUDGED_LOOKS = { right: "u-good u-good-paper u-edge-good", wrong: "u-bad u-edge-bad" };

/**
 * @param {TaskCard} task
 * @param {Send} ask
 */
function choiceButtons(task, words, ask) {
  if (!task.choices.length) return null;
  const over = (choice) => task.outcome === "done" || choice.judged === "right";
  return h("div", { class: "crypt-row ln-choices", role: "group", "aria-label": words["learn-choices"], "data-key": "choices" }, [
    task.choices.map((choice) =>
      button(
        "learn-answer",
        [JUDGED[choice.judged] ? icon(JUDGED[choice.judged]) : null, h("span", {}, [choice.text])],
        () => {
          if (!over(choice)) ask({ do: "learn-answer", choice: choice.id });
        },
        {
          class: [`ln-choice u-finger u-text-5 ln-${choice.judged}`, JUDGED_LOOKS[choice.judged]],
          "aria-label": choice.label,
          "aria-disabled": over(choice) && choice.judged !== "right" ? "true" : null,
          "data-choice": choice.id,
          "data-judged": choice.judged,
          "data-key": `choice-${choice.id}`,
        },
      ),
    ),
  ]);
}

function hintList(hints, words) {
  return h("ol", { class: "ln-hints u-grid u-gap-4 u-if-any", "data-key": "hints", "aria-live": "polite" }, [
    hints.map((hint, i) =>
      h("li", { class: "u-text-4 u-leading-4", "data-key": `hint-${i}`, tabindex: "-1" }, [
        h("span", { class: "u-block u-text-1 u-bold u-soft" }, [fill(words["learn-hint-n"], { n: i + 1 })]),
        h("span", {}, [hint]),
      ]),
    ),
  ]);
}

/** A text with the terms that it explains: a press on one opens its rule.
 *
 * @param {string} text
 * @param {Term[]} terms in their order in the text; those that it does not say are left out
 * @param {Send} ask */
function marked(text, terms, ask) {
  const parts = [];
  let rest = text;
  for (const term of terms) {
    const at = rest.indexOf(term.text);
    if (at < 0) continue;
    const shown = button("rule", [term.text], () => ask({ do: "rule", id: term.rule }), { class: "ln-term", "data-rule": term.rule, "data-key": `term-${term.text}` });
    const after = rest.slice(at + term.text.length);
    // A sign that belongs to it stays on its line.
    const sign = /^[^\s\p{L}\p{N}]*/u.exec(after)?.[0] ?? "";
    parts.push(rest.slice(0, at), sign ? h("span", { class: "u-nowrap" }, [shown, sign]) : shown);
    rest = after.slice(sign.length);
  }
  return [...parts, rest];
}

/** What is known after a lesson: a picture of it, which says no more than the words.
 *
 * @param {Known | null} known */
function knownNow(known) {
  if (!known) return null;
  return h("div", { class: "ln-known u-grid u-gap-2 u-items-start", "data-key": "known" }, [
    known.picture.length ? h("span", { class: "ln-picture u-inline-line u-wrap u-gap-2 u-strong u-text-6 u-leading-3 u-serif", "aria-hidden": "true" }, known.picture.map(signOf)) : null,
    h("p", {}, [known.text]),
  ]);
}

/**
 * @param {Feedback} said
 * @param {Send} ask
 */
function feedbackBox(said, ask) {
  if (!said) return null;
  const good = said.tone === "good";
  return h("div", { class: [`ln-feedback ln-feedback-${said.tone} u-grid u-sign-first u-gap-6 u-y-6 u-x-7 u-box`, good ? "u-tone-good u-good-paper" : "u-paper-2"], "data-key": `feedback-${said.tone}` }, [
    h("span", { class: "ln-feedback-sign u-centred u-icon-22 u-round u-golden u-square", "aria-hidden": "true" }, [icon(good ? "check" : "back")]),
    h("div", { class: "ln-feedback-text u-grid u-gap-2 u-items-start" }, [
      h("strong", { class: ["u-bold u-text-6 u-leading-3 u-serif", good && "u-good"] }, [said.title]),
      said.text ? h("p", {}, marked(said.text, said.terms, ask)) : null,
      knownNow(said.known),
      said.rule
        ? button(
            "rule",
            [icon("book"), h("span", {}, [said.rule_link])],
            () => ask({ do: "rule", id: said.rule }),
            { class: "crypt-rule u-text-start", "data-rule": said.rule, "data-key": "learn-rule" },
          )
        : null,
    ]),
  ]);
}

const WAYS = { course: "cap", puzzles: "puzzle", rules: "book", game: "die" };

const TOO_SOON = 400; // milliseconds in which nobody has seen what has come

/** From where: a second press in the wake of the first is none for the task that has come since.
 *
 * @param {TaskCard} task
 * @param {Send} ask */
function sender(task, ask) {
  const send = (what) => () => ask({ do: what, from: task.at });
  return send;
}

/** What leads on from the task: to be offered to the bar, or to stand on the card.
 *
 * @param {TaskCard} task
 * @param {Send} ask
 * @returns {Offer[]} */
export function loudOffers(task, ask) {
  const send = sender(task, ask);
  const missed = task.outcome === "missed";
  return [
    task.play ? { name: "learn-play", label: task.play, sign: "die", loud: true, press: send("learn-play") } : null,
    task.next ? { name: "learn-next", label: task.next, loud: true, press: send("learn-next") } : null,
    task.again && missed ? { name: "learn-again", label: task.again, sign: "back", loud: true, press: send("learn-again") } : null,
  ].filter(Boolean);
}

/**
 * @param {TaskCard} task
 * @param {Send} ask
 */
export function taskCard(task, words, ask, own, { came, barred, full, unfold }) {
  const send = sender(task, ask);
  // This button is on the next card again: there the second press of two is too soon.
  const skip = (event) => {
    if (event.detail < 2 && performance.now() - came >= TOO_SOON) send("learn-next")();
  };
  const missed = task.outcome === "missed";
  return h("section", { class: `crypt-card ln-task u-stack u-gap-6 ln-is-${task.outcome}`, "aria-labelledby": own("task"), "data-task-card": task.key, "data-outcome": task.outcome, "data-full": full ? "" : null, "data-then": task.then ? "" : null, "data-key": `task-${task.key}` }, [
    h("header", { class: "ln-task-head u-flex u-wrap u-rows-0 u-columns-6 u-middle u-above-4 u-unseen", "data-key": "head" }, [
      h("p", { class: "ln-kicker u-own-line u-text-2 u-soft u-figures" }, [task.kicker]),
      h("h2", { class: "u-flexes u-bold u-text-8 u-leading-2 u-serif u-balanced", id: own("task"), tabindex: "-1", "data-arrive": "", "data-key": "task-title" }, [task.title]),
      stepDots(task.steps, words, ask),
    ]),
    h("div", { class: "ln-ask u-grid u-gap-1 u-unseen", "data-key": "ask" }, [
      task.steps.length ? h("h3", { class: "ln-step u-strong u-text-2 u-leading-4 u-sans u-accent" }, [task.step]) : null,
      task.about ? h("p", { class: "ln-about u-below-4 u-soft u-text-4 u-leading-45 u-unseen" }, [task.about]) : null,
      h("p", { class: "ln-goal u-text-6 u-pretty" }, [
        task.lead ? h("span", { class: "ln-lead" }, [...marked(task.lead, task.terms, ask), " "]) : null,
        h("span", {}, marked(task.goal, task.terms.filter(({ text }) => !task.lead?.includes(text)), ask)),
      ]),
      task.about || task.lead
        ? button("learn-about", words[full ? "learn-less" : "learn-more"], unfold, {
            class: "crypt-rule ln-more",
            "aria-expanded": String(full),
          })
        : null,
    ]),
    task.payers ? h("div", { class: "ln-payers u-stack u-gap-4", "data-key": "paying" }, payersList(task.payers, words, own("payers"))) : null,
    choiceButtons(task, words, ask),
    task.note ? h("p", { class: "ln-note u-flex u-gap-5 u-key u-y-4 u-x-6 u-paper-2 u-text-4 u-leading-4", "data-key": "note" }, [icon("watch"), h("span", {}, [task.note])]) : null,
    hintList(task.hints, words),
    h("div", { class: "ln-live u-if-any", role: "status", "data-key": "live" }, [
      feedbackBox(task.feedback, ask),
    ]),
    h("div", { class: "crypt-row ln-buttons u-if-any", "data-key": "buttons" }, [
      barred ? null : loudOffers(task, ask).map(({ name, label, sign, press }) =>
        button(name, [icon(sign), h("span", {}, [label])], press, { class: "crypt-main u-finger u-flexes" }),
      ),
      task.more
        ? button("learn-hint", [icon("bulb"), h("span", {}, [task.more])], send("learn-hint"), { class: "u-finger" })
        : null,
      task.again && !missed
        ? button("learn-again", [icon("back"), h("span", {}, [task.again])], send("learn-again"), {
            class: "ln-quiet u-finger u-bare u-soft",
          })
        : null,
      task.skip
        ? button("learn-skip", [h("span", {}, [task.skip])], skip, { class: "ln-quiet u-finger u-bare u-soft" })
        : null,
    ]),
    h("div", { class: "ln-ways u-flex u-gap-2 u-ends", "data-key": "ways" }, [
      task.ways.map((way) =>
        button(`way-${way.id}`, [icon(WAYS[way.id]), h("span", {}, [way.label])], () => ask(way.ask), {
          class: "ln-way u-gap-3 u-borderless u-y-2 u-x-5 u-bare u-soft u-text-3 u-medium",
          "aria-label": way.label,
        }),
      ),
    ]),
  ]);
}

