// The ribbon: the phases of a round as a torch-lit procession, or the actions of a turn; whose turn.

import { mark } from "../../kit/dice.js";
import { h, morphChildren, svg } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";
import { live } from "../../kit/live.js";

/** @import { Phase, Send } from "../../kit/wire.js" */

const FLAME =
  "M12 2c1 3.2 5 4.8 5 9.2a5 5 0 0 1-10 0c0-2.2 1.2-3.5 2-5.2.5 1.3 1.2 2 2 2.4C10.8 6.3 11 4.2 12 2z";
const SHAFT = "M9.6 17.5h4.8L13.2 23h-2.4z";

/** A small torch, lit in the present phase. The flame is a picture of its own, which a browser moves
 * without drawing it anew. */
function torch() {
  return h("span", { class: "rb-torch u-fixed u-square", "aria-hidden": "true" }, [
    svg("svg", { class: "rb-flame", viewBox: "0 0 24 24", fill: "none", stroke: "currentcolor", "stroke-width": 1.4, "stroke-dasharray": "2 2" }, svg("path", { d: FLAME })),
    svg("svg", { viewBox: "0 0 24 24", fill: "currentcolor" }, svg("path", { d: SHAFT })),
  ]);
}

// Labels: ribbon-done ribbon-now ribbon-next ribbon-open ribbon-shut

/** One phase or action: a button that opens its rule. Its state is in words too, for ears.
 *
 * @param {Phase} item
 * @param {Send} ask */
function phase(item, words, ask) {
  const state = words[`ribbon-${item.state}`];
  return h("li", { class: `rb-phase u-relative rb-${item.state}`, "data-key": `phase-${item.id}` }, [
    h(
      "button",
      { class: "u-flex u-y-0 u-x-2 u-soft u-inherits u-text-start u-bare u-borderless",
        type: "button",
        "data-action": `phase-${item.id}`,
        "aria-current": item.state === "now" ? "step" : null,
        // What is to be seen comes first and as it stands there, for those who speak to the page.
        "aria-label": [[item.numeral, item.name, state].filter(Boolean).join(" "), item.hint].filter(Boolean).join(". "),
        onclick: () => ask({ do: "rule", id: item.rule }),
      },
      [
        item.numeral ? torch() : null,
        h("span", { class: "rb-numeral u-centred u-icon-20 u-fixed u-top-2 u-strong u-text-3 u-leading-1 u-serif", "aria-hidden": "true" }, [
          item.numeral || icon(item.id),
        ]),
        " ",
        h("span", { class: "rb-text u-slim u-leading-2", "aria-hidden": "true" }, [
          h("span", { class: "rb-name u-text-3 u-strong" }, [item.name]),
          " ",
          h("span", { class: "rb-state" }, [state]),
        ]),
      ],
    ),
    item.hint ? h("span", { class: "rb-hint u-over u-y-4 u-x-6 u-ink u-text-3 u-leading-35 u-paper u-edged u-key u-hung u-through", "aria-hidden": "true" }, [item.hint]) : null,
  ]);
}

/** What happens in a phase is told to a pointer that has moved there, not to one that rests where
 * the ribbon has come to lie: a browser takes that for pointing too. */
function heedPointer(el) {
  el.addEventListener("pointermove", (event) => {
    if (event.movementX || event.movementY) el.dataset.pointed = "";
  });
  el.addEventListener("pointerleave", () => delete el.dataset.pointed);
}

function render({ model, el }) {
  heedPointer(el);
  return live({ model, el }, (data, words, ask) => {
    const phases = data.phases ?? [];
    const now = phases.find((item) => item.state === "now");
    morphChildren(el, [
      h(
        "nav",
        { class: "crypt-card rb u-row u-middle u-rows-3 u-columns-5 u-y-2 u-x-3", "aria-label": data.label },
        phases.length ? h("ol", { class: ["rb-row u-flex u-fixed u-gap-1", data.path && "rb-path"] }, phases.map((item) => phase(item, words, ask))) : null,
        h(
          "div",
          { class: "crypt-row rb-side u-shares u-rows-0 u-columns-4 u-slim u-text-1 u-leading-25" },
          now ? h("span", { class: "rb-short u-dots u-bold", "aria-hidden": "true" }, now.name) : null,
          h("span", { class: "u-soft" }, data.round),
          data.rival ? h("span", { class: "rb-rival u-accent u-strong" }, data.rival) : null,
          h(
            "span",
            { class: "rb-turn u-line u-own-line u-gap-3 u-strong" },
            data.who == null ? null : mark(data.who, data.mark),
            h("span", {}, data.turn),
          ),
        ),
        data.note ? h("p", { class: "rb-note u-part u-line u-icon-18 u-gap-2 u-y-0 u-x-3 u-text-2 u-strong u-leading-15" }, icon("back"), h("span", { class: "u-unseen" }, data.note)) : null,
      ),
    ]);
  });
}

export default { render };
