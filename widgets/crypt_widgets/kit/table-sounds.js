// What is to be heard at a table: what is laid, dice that are rolled, what comes to whoever plays.

import { letHear } from "./live.js";

/** @import { Table } from "./table-state.js" */

/** What there is to hear of a table: of "die", "card" and "coin" one is heard when there is more of it.
 *
 * @typedef {object} Heard
 * @property {number | undefined} near Who sits before the screen.
 * @property {number} [die]
 * @property {number} [card]
 * @property {number} [coin]
 * @property {string} [roll] The dice rolled last; empty where none lie there.
 * @property {boolean} [back] Whether this was before what was seen last. */

const MORE = /** @type {const} */ (["die", "card", "coin"]);

/** Tell what has changed since the last redraw, of one table and forwards in time.
 *
 * @param {Table} table
 * @param {Heard} now */
export function soundAt(table, now) {
  const before = table.heard;
  table.heard = now;
  // What lies there as a page opens has been heard.
  if (!before || before.near !== now.near || now.back) return;
  for (const name of MORE) if (now[name] > before[name]) letHear(table.el, name);
  if (now.roll && now.roll !== before.roll) letHear(table.el, "roll");
}
