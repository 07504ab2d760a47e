// Small pictures: dice among signs, and a table by its cards and the dice on them.

import { die } from "./dice.js";
import { h, svg } from "./dom.js";

/** @import { PicturedCard, PicturedSign, Sign } from "./wire.js" */

/** @param {Sign} sign */
export function signOf(sign) {
  if (sign.die === null) return h("span", {}, [sign.text]);
  const node = die(sign.die, sign.role ? 1 : 0, sign.role ? "role" : undefined);
  if (sign.role) node.dataset.role = "";
  return node;
}

/** A table in small: its cards with what they are worth, and the dice on them.
 *
 * @param {PicturedCard[]} cards
 * @param {Record<string, PicturedSign>} signs */
export function tablePicture(cards, signs) {
  return h("span", { class: "sc-table u-flex u-gap-3 u-above-3 u-below-3", "aria-hidden": "true" }, [
    cards.map(({ sign, value, dice }) =>
      h("span", { class: "u-grid u-gap-1 u-items-middle u-pack-top" }, [
        h("span", { class: ["sc-mini u-mark u-grid u-items-middle u-pack-center u-text-1 u-bold u-leading-10", !value && "sc-mini-down"] }, [
          drawn(signs[sign]),
          h("span", {}, [value || "?"]),
        ]),
        h("span", { class: "sc-mini-dice u-flex" }, dice.map(signOf)),
      ]),
    ),
  ]);
}

/** @param {PicturedSign} sign */
function drawn({ size, look, parts }) {
  const paths = parts.map((part) => svg("path", part));
  return svg("svg", { class: "u-square", viewBox: `0 0 ${size} ${size}`, fill: "currentcolor", focusable: "false" }, [svg("g", look, paths)]);
}
