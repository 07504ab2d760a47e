// A chance that is an estimate: a bar as long as it, and over its end how far off it may be.

import { h } from "../../kit/dom.js";

/** @import { EstimatedMove } from "../../kit/wire.js" */

/** A move's chance in figures and as a bar.
 *
 * @param {EstimatedMove} move */
export function chanceBar({ chance, width, low, high }) {
  return h("div", { class: "es-chance u-grid u-gap-4 u-middle" }, [
    h("span", { class: "u-figures u-nowrap" }, [chance]),
    h("span", { class: "es-bar u-relative u-block u-round", "aria-hidden": "true" }, [
      h("span", { class: "es-length u-block u-tall", style: { width: `${width}%` } }),
      h("span", { class: "es-interval u-over", style: { left: `${low}%`, width: `${high - low}%` } }),
    ]),
  ]);
}
