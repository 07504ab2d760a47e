// The controls of the odds: their values are what was drawn, whatever the reader has done to them.

import { die } from "../../../kit/dice.js";
import { h } from "../../../kit/dom.js";

/** @import { OddsDice } from "../wire.js" */

/** Give controls the values that were drawn, also where the reader has changed them meanwhile. */
export function showValues(root) {
  for (const node of root.querySelectorAll("[data-value]")) {
    if (node.value !== node.dataset.value) node.value = node.dataset.value;
  }
  for (const node of root.querySelectorAll("[data-checked]")) {
    node.checked = node.dataset.checked === "true";
  }
}

/** A choice among a few, as buttons that are radios to whoever listens or uses the keyboard. */
export function choice(own, name, label, options, chosen, choose, hidden = false) {
  return h("fieldset", { class: `od-choice${hidden ? " od-quiet" : ""}`, "data-key": name }, [
    h("legend", { class: hidden ? "crypt-hear" : "crypt-kicker" }, [label]),
    h("div", { class: "crypt-row od-options" }, [
      options.map(({ id, text, off }) =>
        h("label", { class: `crypt-key od-option u-finger-40${off ? " od-off u-dashed u-soft" : ""}`, "data-key": `${name}-${id}-label` }, [
          h("input", {
            type: "radio",
            name: own(name),
            disabled: Boolean(off),
            "data-checked": id === chosen,
            "data-action": `${name}-${id}`,
            "data-key": `${name}-${id}`,
            onchange: () => choose(id),
          }),
          h("span", {}, [text]),
        ]),
      ),
    ]),
  ]);
}

/** What holds a part of the card. */
export const BOX = "od-box u-stack u-pack-top u-edged u-box u-gap-6 u-y-7 u-x-7";

/** The letter of a treasure, as it stands on the table. */
export function letter(slot, more = {}) {
  const look = "od-letter u-inline-grid u-items-center u-fixed u-square u-round u-bold u-text-3 u-leading-1 u-sans";
  return h("span", { class: look, translate: "no", ...more }, [slot]);
}

export function select(action, label, options, value, change, unseen = false) {
  const option = ({ id, text }) => h("option", { value: String(id) }, [text]);
  return h("label", { class: "od-field u-stack u-slim" }, [
    h("span", { class: unseen ? "crypt-hear" : "crypt-kicker" }, [label]),
    h(
      "select",
      { class: "u-wide u-slim",
        "data-action": action,
        "data-key": action,
        "data-value": String(value),
        onchange: (event) => change(event.target.value),
      },
      options.map((it) =>
        it.group ? h("optgroup", { label: it.group }, it.options.map(option)) : option(it),
      ),
    ),
  ]);
}

/** @param {OddsDice} dice */
export function diceRow(dice, look = "") {
  if (!dice) return null;
  return h(
    "span",
    { class: ["od-dice u-inline u-fixed u-gap-4", look] },
    dice.faces.map((face) => {
      const ghost = dice.player === 1;
      const node = die(face, dice.player, ghost ? "role" : "circle");
      if (ghost) node.dataset.role = "";
      return node;
    }),
  );
}

