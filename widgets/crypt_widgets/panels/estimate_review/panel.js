// A finished game of several gone over by estimates: the decisions that cost more than the
// uncertainty, the dearest first. Python goes over a few at a time, and is asked for more.

import { button } from "../../kit/controls.js";
import { h, keepFocus, labelled, morphChildren } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";
import { asker, askUnprompted, live } from "../../kit/live.js";
import { chanceBar } from "../estimate/bar.js";

/** @import { CostlyMove, EstimatedMove, EstimateReviewData, GoOver, Go } from "../../kit/wire.js" */
/** @typedef {(message: GoOver | Go) => void} Ask */


/** @param {EstimatedMove} move */
function compared(name, move) {
  return h("div", { class: "es-compared" }, [
    h("dt", { class: "u-soft u-text-2" }, [name]),
    h("dd", { class: "u-grid u-gap-2" }, [h("span", { class: "u-strong" }, [move.label]), chanceBar(move)]),
  ]);
}

/**
 * @param {CostlyMove} row
 * @param {Ask} ask
 */
function costlyCard(row, words, ask) {
  const where = [row.round, row.who].filter(Boolean).join(" · ");
  return h("li", { class: "crypt-stack es-costly u-gap-4 u-items-start u-lined u-y-5 u-x-0", "data-key": `costly-${row.node}` }, [
    h("p", { class: "crypt-row u-rows-2 u-columns-6 u-base u-ends u-wide" }, [
      h("span", { class: "u-soft u-text-3" }, [where]),
      h("span", { class: "u-bad u-bold" }, [row.cost]),
    ]),
    h("dl", { class: "u-grid u-rows-4 u-columns-8 u-wide" }, [
      compared(words["estimate-review-made"], row.made),
      compared(words["estimate-review-better"], row.better),
    ]),
    button(
      "estimate-review-there",
      [
        icon("right"),
        h("span", {}, [words["estimate-review-there"]]),
        h("span", { class: "crypt-hear" }, [labelled(words, "", where)]),
      ],
      () => ask({ do: "go", node: row.node }),
      { "data-key": `there-${row.node}`, "data-node": row.node },
    ),
  ]);
}

/**
 * @param {EstimateReviewData} data
 * @param {Ask} ask
 */
function reviewBody(data, words, ask, heard) {
  if (data.state === "working") {
    return [
      // Who has not asked for it hears how the game ended.
      h("p", { class: "u-line u-gap-5", role: heard ? "status" : null, "data-key": "working" }, [
        h("span", { class: "es-spinner u-inline u-accent", "aria-hidden": "true" }, [icon("reload")]),
        h("span", {}, [data.working]),
      ]),
    ];
  }
  if (data.state === "offered") {
    return [
      h("p", { class: "crypt-note", "data-key": "offer" }, [data.offer]),
      button("estimate-review-start", words["estimate-review-start"], () =>
        ask({ do: "estimate-review-start" }), { class: "u-wide" }),
    ];
  }
  return [
    h("p", { class: "es-win u-strong u-leading-4", tabindex: "-1", "data-key": "verdict" }, [data.verdict]),
    h("p", { class: "crypt-note", "data-key": "note" }, [data.note]),
    h("ol", { class: "es-costlies u-stack", "aria-label": words["estimate-review-list"], "data-key": "costlies" }, [
      data.rows.map((row) => costlyCard(row, words, ask)),
    ]),
    h("p", { class: "crypt-note es-how", "data-key": "assumes" }, [data.assumes]),
  ];
}

function render({ model, el }) {
  /** @type {Ask} */
  const ask = asker(model, el);
  let waiting = null; // how far it was when more was asked for
  let started = false; // the keyboard is where the answer will come

  /** @param {EstimateReviewData} data */
  function card(data, words) {
    return h("section", { class: "crypt-card", "data-key": "card" }, [
      h("h2", { class: "es-title" }, [data.title]),
      data.open ? h("div", { class: "crypt-card-body u-stack" }, [reviewBody(data, words, ask, started)]) : null,
    ]);
  }

  /** Once it is to be seen how far it is, let it go on. */
  function work(data) {
    if (data.state !== "working") waiting = null;
    else if (waiting !== data.done) {
      waiting = data.done;
      askUnprompted(ask, { do: "estimate-review-go-on" });
    }
  }

  /** @param {EstimateReviewData} data */
  function draw(data, words) {
    el.classList.toggle("crypt-nothing", data.open === undefined);
    if (document.activeElement?.matches('[data-action="estimate-review-start"]')) started = true;
    keepFocus(el, () => morphChildren(el, [data.open === undefined ? null : card(data, words)]));
    work(data);
    if (started && data.state === "told") {
      started = false;
      el.querySelector(".es-win")?.focus();
    }
  }

  return live({ model, el }, draw);
}

export default { render };
