// A chance that is an estimate: a bar as long as it, and over its end how far off it may be.

import { h } from "../../kit/dom.js";

/** @import { EstimatedMove } from "../../kit/wire.js" */

/** A move's chance in figures and as a bar.
 *
 * @param {EstimatedMove} move */
export function chanceBar({ chance, width, low, high }) {
  return h("div", { class: "es-chance" }, [
    h("span", { class: "es-figure" }, [chance]),
    h("span", { class: "es-bar", "aria-hidden": "true" }, [
      h("span", { class: "es-length", style: { width: `${width}%` } }),
      h("span", { class: "es-interval", style: { left: `${low}%`, width: `${high - low}%` } }),
    ]),
  ]);
}
