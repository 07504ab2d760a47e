// The slider over the decisions of the line, with a button on either side.

import { h } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";

/** @import { Send, WhatIfData } from "../../kit/wire.js" */

/** @param {Send} ask */
export function scrubber(ask) {
  const scrub = {
    ask,
    stops: [],
    at: 0,
    told: 0, // where Python knows it to be
    timer: 0,
    held: false, // the thumb is under a finger
    label: h("output", { class: "wi-moment u-across u-text-4 u-strong u-leading-35 u-text-center" }),
    range: null,
    earlier: null,
    later: null,
  };
  scrub.range = slider(scrub);
  scrub.earlier = stepButton(scrub, "earlier", "left", -1);
  scrub.later = stepButton(scrub, "later", "right", 1);
  const { earlier, range, later, label } = scrub;
  return {
    node: h("div", { class: "wi-scrub u-grid u-rows-1 u-columns-3 u-middle" }, [earlier, range, later, label]),
    update: (line, data, words) => updateStops(scrub, line, data, words),
  };
}

function slider(scrub) {
  const holds = (held) => () => {
    scrub.held = held;
  };
  return h("input", {
    type: "range",
    min: "0",
    step: "1",
    "data-action": "scrub",
    onpointerdown: holds(true),
    onpointerup: holds(false),
    onpointercancel: holds(false),
    oninput: () => {
      showStop(scrub, Number(scrub.range.value));
      // One question for a whole sweep of the slider, not one for each notch.
      clearTimeout(scrub.timer);
      scrub.timer = setTimeout(() => sendStop(scrub), 140);
    },
    onchange: () => {
      clearTimeout(scrub.timer);
      sendStop(scrub);
    },
  });
}

function stepButton(scrub, action, sign, by) {
  const press = (event) => {
    if (event.currentTarget.getAttribute("aria-disabled") === "true") return;
    showStop(scrub, scrub.at + by);
    sendStop(scrub);
  };
  const look = { type: "button", class: "wi-step u-ink u-unpadded u-bare u-box u-square", "data-action": action, onclick: press };
  return h("button", look, [icon(sign)]);
}

function sendStop(scrub) {
  const stop = scrub.stops[scrub.at];
  if (!stop || scrub.at === scrub.told) return;
  scrub.told = scrub.at;
  scrub.ask({ do: "go", node: stop.node, step: null });
}

function showStop(scrub, index) {
  const { stops, range, earlier, later } = scrub;
  const last = stops.length - 1;
  const at = Math.min(Math.max(index, 0), Math.max(last, 0));
  scrub.at = at;
  range.value = String(at);
  range.style.setProperty("--at", last > 0 ? String(at / last) : "1");
  const text = stops[at]?.label ?? "";
  scrub.label.textContent = text;
  range.setAttribute("aria-valuetext", text);
  earlier.setAttribute("aria-disabled", String(at === 0));
  later.setAttribute("aria-disabled", String(at >= last));
}

// Labels: whatif-earlier whatif-later

/** A stop for each moment of the line, each told by the decision that was made there; where one is, as
 * long as that has not come up, by what is being played out.
 *
 * @param {WhatIfData} data */
function updateStops(scrub, line, data, words) {
  const { range } = scrub;
  scrub.stops = line.map(({ node, now }, i) => ({
    node,
    label: (now && data.under_way) || (line[i + 1]?.stop ?? data.ahead),
  }));
  range.max = String(Math.max(scrub.stops.length - 1, 0));
  range.setAttribute("aria-label", words["whatif-scrub"] ?? "");
  for (const name of ["earlier", "later"]) {
    const text = words[`whatif-${name}`] ?? "";
    scrub[name].setAttribute("aria-label", text);
    scrub[name].title = text;
  }
  // While the thumb is under a finger, what comes back from an earlier stop must not move it.
  if (scrub.held && scrub.at < scrub.stops.length) return;
  clearTimeout(scrub.timer);
  showStop(scrub, line.findIndex((node) => node.now));
  scrub.told = scrub.at;
}
