// The review: a sum that adds up, the expected score as a line through the game, what each round
// and each decision did to it, and exercises made of the decisions that cost most.

import { EXERCISE, hasBar, offer } from "../../../kit/bar-offers.js";
import { button } from "../../../kit/controls.js";
import { h, keepFocus, morphChildren } from "../../../kit/dom.js";
import { asker, askUnprompted, live, ownNames } from "../../../kit/live.js";
import { attend } from "./attend.js";
import { chart, roomy, select } from "./chart.js";
import { exerciseCard, exerciseOffers, working } from "./exercise.js";
import { bring } from "./sight.js";
import { extremes, mistakeCard, roundTable, sum } from "./summary.js";

/** @import { Mistake, ReviewExercise, ReviewIdle, ReviewTold } from "../wire.js" */


function render({ model, el }) {
  const data = () => model.get("data") ?? {};
  const panel = {
    el,
    data,
    ask: asker(model, el),
    own: ownNames(),
    redraw: () => draw(panel, data(), model.get("words") ?? {}),
    width: 0, // of the chart as it was drawn
    selected: null, // the entry told under the chart
    shown: { line: null, at: null },
    chosen: false, // the table is on its way to the entry that was chosen
    wanted: false, // the card has been opened, and what is in it is still to come into sight
    waiting: false, // it has been asked for what is being worked on
    revealed: null, // the decision whose better move has been asked for
    before: { state: null, node: null, how: null },
  };
  const observer = new ResizeObserver(() => {
    if (data().state === "told" && roomy(el) !== panel.width) panel.redraw();
  });
  observer.observe(el);
  const end = live({ model, el }, (told, words) => draw(panel, told, words));
  return () => {
    observer.disconnect();
    end();
  };
}

function draw(panel, data, words) {
  const { el, shown } = panel;
  if (data.state === "told" && (data.line !== shown.line || data.at !== shown.at)) {
    // A draw and the decision after it can be the same moment: the one that was chosen stays.
    if (data.line !== shown.line || !panel.chosen) panel.selected = data.at ?? 0;
    panel.chosen = false;
    panel.shown = { line: data.line, at: data.at };
  }
  keepFocus(el, () => morphChildren(el, [whatIsShown(panel, data, words)]));
  el.classList.toggle("crypt-nothing", !data.state);
  offer(el, EXERCISE, data.exercise ? exerciseOffers(data.exercise, words, panel.ask) : []);
  work(panel, data);
  attend(panel, data);
}

/** @param {ReviewIdle | ReviewExercise | ReviewTold} data */
function whatIsShown(panel, data, words) {
  if (!data.state) return null;
  if (data.state === "exercise") return exerciseCard(data.exercise, words, panel.ask, panel.own, hasBar(panel.el));
  return card(panel, data, words);
}

/** Once it is to be seen that there is work to do, let it be done. */
function work(panel, data) {
  if (data.state !== "working" && !data.exercise?.working) panel.waiting = false;
  else if (!panel.waiting) {
    panel.waiting = true;
    askUnprompted(panel.ask, { do: "review-compute" });
  }
}

/** @param {ReviewIdle | ReviewTold} data */
function card(panel, data, words) {
  return h("section", { class: "crypt-card rv", "data-key": "card" }, [
    h("h2", { class: "rv-title" }, [data.title]),
    data.open ? cardBody(panel, data, words) : null,
  ]);
}

function cardBody(panel, data, words) {
  if (data.state === "working") return working(words["review-working"]);
  if (data.state === "offered") return offered(panel, words);
  return h("div", { class: "crypt-stack rv-main u-gap-9", "data-key": "main" }, [
    sum(data, words),
    chart(panel, data, words),
    h("div", { class: "crypt-stack rv-columns u-top u-gap-9", "data-key": "columns" }, [
      data.mistakes.length ? mistakes(panel, data.mistakes, words) : null,
      h("div", { class: "rv-side u-grid u-gap-8", "data-key": "side" }, [
        roundTable(data.rounds, words, panel.own, (node) => revealed(panel, data, node)),
        extremes(data.draws, (index) => {
          select(panel, index);
          bring(panel.el.querySelector(".rv-chart-section"));
        }),
      ]),
    ]),
  ]);
}

function offered(panel, words) {
  const start = () => {
    panel.wanted = true;
    panel.ask({ do: "review-start" });
  };
  return h("div", { class: "crypt-row rv-offer u-rows-5 u-columns-7 u-middle", "data-key": "offer" }, [
    h("p", {}, [words["review-offer"]]),
    button("review-start", words["review-start"], start, { class: hasBar(panel.el) ? null : "crypt-main" }),
  ]);
}

/** Show the better move of a decision, and go to where it is told.
 *
 * @param {ReviewTold} data */
function revealed(panel, data, node) {
  panel.revealed = node;
  if (data.mistakes.find((mistake) => mistake.node === node)?.why) attend(panel, data);
  else panel.ask({ do: "review-reveal", node });
}

/** @param {Mistake[]} list */
function mistakes(panel, list, words) {
  const reveal = (node) => revealed(panel, panel.data(), node);
  // Beside a bar it is the bar that is loud.
  const first = hasBar(panel.el) ? -1 : list.findIndex((mistake) => !mistake.found && !mistake.shown);
  return h("section", { class: "rv-section", "data-key": "mistakes" }, [
    h("h3", { class: "u-below-4 u-bold u-text-4 u-leading-3 u-sans" }, [words["review-mistakes"]]),
    h(
      "ol",
      { class: "crypt-stack rv-cards" },
      list.map((mistake, index) => mistakeCard(mistake, index, first, words, panel.ask, reveal)),
    ),
  ]);
}

export default { render };
