// The companion of a first whole game: a line of guidance, what pays with one's cards so far, and tools
// one after another. Where there is little room all but the line is for who asks.

import { button } from "../../kit/controls.js";
import { h, keepFocus, morphChildren } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";
import { asker, live, ownNames } from "../../kit/live.js";
import { payersList } from "../../kit/payers.js";

/** @import { CompanionData, CompanionOffer, Send, Title, ToolCard } from "../../kit/wire.js" */

function render({ model, el }) {
  const panel = {
    el,
    ask: asker(model, el),
    own: ownNames(),
    full: false, // whether all is shown where there is little room
    redraw: () => draw(panel, model.get("data") ?? {}, model.get("words") ?? {}),
  };
  return live({ model, el }, (data, words) => draw(panel, data, words));
}

/** @param {CompanionData} data */
function draw(panel, data, words) {
  const { el } = panel;
  const shown = data.offer ? offerCard(panel, data.offer) : data.line === undefined ? null : guideCard(panel, data, words);
  el.hidden = !shown;
  keepFocus(el, () => morphChildren(el, [shown]));
}

/**
 * @param {any} panel
 * @param {CompanionOffer} offer */
function offerCard({ ask, own }, { title, text, yes, no }) {
  return h("section", { class: "crypt-card co-card u-stack u-gap-4", "aria-labelledby": own("offer"), "data-key": "offer" }, [
    h("h2", { class: "u-bold u-text-6 u-leading-2 u-serif", id: own("offer") }, [title]),
    h("p", { class: "u-text-4 u-leading-4" }, [text]),
    h("div", { class: "crypt-row" }, [
      button("companion-begin", [yes], () => ask({ do: "companion-begin" }), { class: "crypt-main u-finger" }),
      button("companion-leave", [no], () => ask({ do: "companion-leave" }), { class: "u-finger" }),
    ]),
  ]);
}

/**
 * @param {any} panel
 * @param {CompanionData} data */
function guideCard(panel, data, words) {
  const { ask, own, full } = panel;
  const toggle = () => {
    panel.full = !panel.full;
    panel.redraw();
  };
  return h("section", { class: "crypt-card co-card u-stack u-gap-4", "aria-labelledby": own("title"), "data-full": full ? "" : null, "data-key": "guide" }, [
    h("header", { class: "co-head u-flex u-gap-4", "data-key": "head" }, [
      h("h2", { class: "co-title u-bold u-text-5 u-leading-2 u-serif u-grows", id: own("title") }, [words["companion-title"]]),
      data.aim ? h("p", { class: "co-aim u-text-4 u-leading-4", "data-key": "aim" }, [data.aim]) : null,
      h("p", { class: "co-line u-grows u-text-4 u-leading-4 u-pretty", role: "status", "data-key": "line" }, [data.line]),
      button("companion-more", [icon(full ? "up" : "down")], toggle, {
        class: "co-fold u-bare u-borderless u-finger",
        "aria-label": words[full ? "companion-less" : "companion-more"],
        title: words[full ? "companion-less" : "companion-more"],
        "aria-expanded": String(full),
        "aria-controls": own("rest"),
      }),
      button("companion-leave", [icon("close")], () => ask({ do: "companion-leave" }), {
        class: "co-leave u-bare u-borderless u-soft u-finger",
        "aria-label": words["companion-leave"],
        title: words["companion-leave"],
      }),
    ]),
    data.tool ? toolCard(data.tool, ask) : null,
    h("div", { class: "co-rest u-stack u-gap-5", id: own("rest"), "data-key": "rest" }, [
      data.titles.length ? titleList(data.titles, words) : null,
      data.standing ? h("p", { class: "u-soft u-text-3", "data-key": "standing" }, [data.standing]) : null,
      payersList(data.payers, words, own("payers")),
    ]),
  ]);
}

/** @param {Title[]} titles */
function titleList(titles, words) {
  return h("ol", { class: "co-titles crypt-row u-rows-1 u-columns-7 u-text-3", "aria-label": words["story-ranks"], "data-key": "titles" }, [
    titles.map(({ name, least }) =>
      h("li", { class: "u-line u-gap-2" }, [h("strong", { class: "u-figures" }, [String(least)]), h("span", {}, [name])]),
    ),
  ]);
}


/**
 * @param {ToolCard} tool
 * @param {Send} ask */
function toolCard({ name, sign, label, text }, ask) {
  return h("div", { class: "crypt-note co-tool u-flex u-gap-5 u-y-4 u-x-5", "data-key": "tool" }, [
    h("p", { class: "u-grows u-text-4 u-leading-4" }, [text]),
    button("companion-tool", [icon(sign), h("span", {}, [label])], () => ask({ do: "tool", name }), { class: "u-finger" }),
  ]);
}

export default { render };
