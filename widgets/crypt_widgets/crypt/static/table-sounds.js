// What is to be heard at the table: a die that is laid, dice that are rolled, coins that come.

import { letHear } from "../../static/dom.js";
import { claiming } from "./table-lookup.js";

/** @import { Table } from "./table.js" */

/** Coins come to whoever sits before the screen; a note of coins to be counted later is left out.
 *
 * @param {Table} table */
function coinsOf({ data, near }) {
  const own = data.players?.find((player) => player.id === near);
  return own ? Number.parseInt(own.coins, 10) || 0 : 0;
}

/** Tell what has changed since the last redraw, of one table and forwards in time.
 *
 * @param {Table} table */
export function soundAt(table) {
  const { data, draft, heard: before, seen } = table;
  const laid = claiming(data) ? draft.dice.filter((servant) => servant.slot !== null).length : 0;
  const now = { laid, roll: JSON.stringify(data.roll ?? null), coins: coinsOf(table), near: table.near };
  table.heard = now;
  // What lies there as a page opens has been heard.
  if (!before || before.near !== now.near || seen?.back) return;
  if (now.laid > before.laid) letHear(table.el, "die");
  if (now.roll !== before.roll && data.roll) letHear(table.el, "roll");
  if (now.coins > before.coins) letHear(table.el, "coin");
}
