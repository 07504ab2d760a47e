// The chart: the line through the game as a slider over its entries; under it the chosen entry.

import { button } from "../../../kit/controls.js";
import { fill, h, svg } from "../../../kit/dom.js";
import { icon } from "../../../kit/icons.js";
import { BIG_DIAMOND, DIAMOND, drawing, plan } from "./drawing.js";
import { bring } from "./sight.js";

/** @import { Entry, ReviewTold } from "../wire.js" */

const KEYS = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -5, PageUp: 5 };

const NARROWEST = 160;

/** How wide the chart may be: as wide as it stands there, or as the card will let it be. */
export function roomy(el) {
  const box = el.querySelector(".rv-chart-box");
  const room = box?.clientWidth || el.clientWidth - 34;
  // Behind a screen, and before it is put anywhere, there is none to measure.
  // Where there is hardly any, as while a tool unfolds, the drawing must still be one.
  return room > 0 ? Math.max(Math.floor(room), NARROWEST) : 640;
}

/** Tell of another entry. */
export function select(panel, index) {
  const last = panel.data().entries.length - 1;
  const to = Math.min(Math.max(index, 0), last);
  if (to === panel.selected) return;
  panel.selected = to;
  panel.redraw();
}

/** Show on the table what is told. */
function see(panel) {
  const entry = panel.data().entries[panel.selected];
  panel.chosen = true;
  panel.ask({ do: "go", node: entry.node, step: entry.step });
  bring(panel.el.closest(".crypt-app")?.querySelector(".tb"));
}

function onChartKey(panel, event) {
  if (event.key in KEYS) select(panel, panel.selected + KEYS[event.key]);
  else if (event.key === "Home") select(panel, 0);
  else if (event.key === "End") select(panel, panel.data().entries.length - 1);
  else if (event.key === "Enter" || event.key === " ") see(panel);
  else return;
  event.preventDefault();
}

/** @param {ReviewTold} data */
export function chart(panel, data, words) {
  const { own, selected } = panel;
  const entry = data.entries[selected];
  panel.width = roomy(panel.el);
  const at = plan(data, panel.width);
  const point = (event) =>
    select(panel, at.nearest(event.clientX - event.currentTarget.getBoundingClientRect().left));
  const box = h(
    "div",
    {
      class: "rv-chart-box u-edged u-cut u-pressable",
      role: "slider",
      tabindex: "0",
      "data-key": "chart",
      "data-action": "review-chart",
      "aria-label": words["review-chart"],
      "aria-describedby": own("help"),
      "aria-valuemin": "1",
      "aria-valuemax": data.entries.length,
      "aria-valuenow": selected + 1,
      "aria-valuetext": spoken(entry, words),
      onpointermove: point,
      onclick: (event) => {
        point(event);
        // A finger is too broad to mean one entry: it chooses, and the button below shows it.
        if (event.pointerType !== "touch") see(panel);
      },
      onkeydown: (event) => onChartKey(panel, event),
    },
    drawing(data, at, selected, words),
  );
  return h("section", { class: "rv-section rv-chart-section", "data-key": "chart-section" }, [
    h("h3", { class: "u-below-4 u-bold u-text-4 u-leading-3 u-sans" }, [words["review-chart"]]),
    box,
    h("p", { class: "crypt-hear", id: own("help") }, [words["review-chart-help"]]),
    readout(panel, entry, words),
    legend(words),
  ]);
}

function legend(words) {
  const item = (shape, name, id) =>
    h("li", { class: "u-line u-gap-3" }, [
      svg("svg", { class: "u-square", viewBox: "-12 -12 24 24", "aria-hidden": "true", focusable: "false" }, [
        svg("g", { class: name }, shape),
      ]),
      h("span", {}, [words[id]]),
    ]);
  return h("ul", { class: "crypt-row rv-legend u-rows-2 u-columns-8 u-text-3 u-soft" }, [
    item(svg("circle", { r: 6 }), "rv-draw rv-good", "review-legend-draw"),
    item(svg("path", { d: DIAMOND, transform: "scale(1.3)" }), "rv-decision", "review-legend-decision"),
    item(svg("path", { d: BIG_DIAMOND, transform: "scale(.9)" }), "rv-mistake", "review-legend-mistake"),
  ]);
}

/** What an entry was, in one text.
 *
 * @param {Entry} entry */
function spoken(entry, words) {
  const round = fill(words["review-round"], { n: entry.round });
  return [`${round}, ${entry.title}`, entry.text, entry.effect].map(stopped).join(" ");
}

/** A text as a sentence of its own, for ears. */
function stopped(text) {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** @param {Entry} entry */
function readout(panel, entry, words) {
  const round = fill(words["review-round"], { n: entry.round });
  const tone = entry.change > 0 ? "good" : entry.change < 0 ? "bad" : "none";
  const step = (name, sign, by) =>
    button(name, icon(sign), () => select(panel, panel.selected + by), {
      "aria-label": words[name],
      title: words[name],
      class: "u-unpadded u-square",
    });
  return h("div", { class: "rv-readout u-grid u-gap-4 u-middle u-y-4 u-x-0", "data-key": "readout" }, [
    step("review-earlier", "left", -1),
    h("p", { class: "rv-telling u-grid u-pack-center u-text-4 u-text-center" }, [
      h("span", { class: "u-text-3 u-soft" }, [`${round} · ${entry.title}`]),
      h("span", { class: "u-strong" }, [entry.text]),
      h("span", { class: `rv-effect rv-${tone}` }, [entry.effect]),
    ]),
    step("review-later", "right", 1),
    button("review-see", [icon("eye"), h("span", {}, [words["review-see"]])], () => see(panel), {
      class: "rv-see u-across u-finger",
    }),
  ]);
}
