// Exact help for Donjon: fights and what they are worth, allies and prices, sides of an Arena, quests.
// Python counts and words; here it is drawn.

import { h, keepFocus, morphChildren } from "../../../kit/dom.js";
import { icon } from "../../../kit/icons.js";
import { asker, live, ownNames, toolBody } from "../../../kit/live.js";

/** @import { HelpData, HelpChance, HelpPart, HelpRow, HelpSides, Send } from "../wire.js" */

// --- small parts ---------------------------------------------------------------------------------

function helpBar(width) {
  return h("span", { class: "crypt-bar", "aria-hidden": "true" }, [
    h("span", { style: { width: `${width}%` } }),
  ]);
}

function note(text, key) {
  return h("p", { class: "crypt-note", "data-key": key }, [text]);
}

/** @param {HelpChance} told */
function chance(told, words) {
  return h("div", { class: "dh-chance u-figures" }, [
    h("span", { class: "crypt-hear" }, [`${words["help-chance"]} `]),
    h("span", { class: "dh-percent u-strong" }, [told.text]),
    h("span", { class: "dh-exact u-soft u-text-1 u-nowrap" }, [told.exact]),
    helpBar(told.width),
  ]);
}

/** @param {HelpRow} row */
function helpRow(row, words) {
  return h("li", { class: "dh-row u-relative u-grid u-rows-2 u-columns-6 u-lined u-y-5 u-x-0 u-top", "data-key": row.key, "data-row": row.key }, [
    h("div", { class: "dh-what" }, [
      h("p", { class: "u-strong u-leading-3" }, [row.label]),
      row.notes.map((text, at) => h("p", { class: "u-soft u-text-4 u-leading-4", "data-key": `note-${at}` }, [text])),
    ]),
    row.chance ? chance(row.chance, words) : null,
    row.worth
      ? h("div", { class: "u-text-5 u-bold u-figures u-text-end" }, [
          h("span", { class: "crypt-hear" }, [`${words["help-value"]} ${row.hear}`]),
          h("span", { "aria-hidden": "true" }, [row.worth]),
        ])
      : null,
  ]);
}

// --- the sides of an Arena -----------------------------------------------------------------------

/**
 * @param {HelpSides} other
 * @param {Send} ask
 */
function sidesOf(art, other, ask) {
  const id = `${art}-side-${other.player}`;
  return h("div", { class: "crypt-row u-gap-3 u-middle", role: "group", "aria-labelledby": id, "data-key": id }, [
    h("span", { id, class: "dh-name u-strong" }, [other.name]),
    other.sides.map(({ side, label, on }) =>
      h(
        "button",
        {
          type: "button",
          class: "dh-side u-x-5",
          "data-action": "help-side",
          "data-key": `side-${other.player}-${side}`,
          "aria-pressed": on,
          onclick: () => ask({ do: "help-side", player: other.player, side }),
        },
        [label],
      ),
    ),
  ]);
}

// --- the card ------------------------------------------------------------------------------------

/**
 * @param {HelpPart} part
 * @param {Send} ask
 */
function helpPart(art, part, words, ask) {
  const id = `${art}-${part.key}`;
  return h("section", { class: `crypt-stack dh-part dh-${part.key}`, "aria-labelledby": id, "data-key": part.key }, [
    h("h3", { class: "u-text-6", id }, [part.title]),
    part.notes.map((text, at) => note(text, `note-${at}`)),
    part.sides.map((other) => sidesOf(art, other, ask)),
    part.rows.length
      ? h("ul", { class: "dh-list", "aria-labelledby": id }, [part.rows.map((row) => helpRow(row, words))])
      : null,
  ]);
}

function render({ model, el }) {
  /** @type {Send} */
  const ask = asker(model, el);
  const art = ownNames()("chances");
  const { body, show } = toolBody(el, "chances");

  /** @param {HelpData} data */
  function draw(data, words) {
    if (!show(data, words["help-title"])) return;
    keepFocus(body, () =>
      morphChildren(body, [
        data.who ? h("p", { class: "crypt-note u-ink u-strong", "data-key": "who" }, [data.who]) : null,
        ...data.parts.map((part) => helpPart(art, part, words, ask)),
        data.parts.length ? null : note(words["help-nothing"], "nothing"),
        data.rates ? note(data.rates, "rates") : null,
        h("p", { class: "crypt-note u-flex u-gap-4 u-top u-lined u-top-5 u-text-2", "data-key": "fair" }, [icon("eye"), h("span", {}, [words["help-fair"]])]),
      ]),
    );
    // It scrolls: where there is nothing to press, the keyboard comes to it all the same.
    if (body.querySelector("button")) el.removeAttribute("tabindex");
    else el.tabIndex = 0;
  }

  return live({ model, el }, draw);
}

export default { render };
