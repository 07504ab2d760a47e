// Keys on a table: arrows lead from what can be chosen to what lies next, and Tab stops once at each kind.

/** @import { Table } from "./table-state.js" */

/** The ways of the arrow keys, to the right and down. */
export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The focus to what lies next in a direction, whatever it is.
 *
 * @param {Table} table */
export function stepTo(table, from, [dx, dy]) {
  const middleOf = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middleOf(from);
  let best = null;
  for (const node of table.root.querySelectorAll("[data-chooses]")) {
    const [a, b] = middleOf(node);
    const along = (a - x) * dx + (b - y) * dy;
    const aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    if (node === from || along < 4) continue;
    const far = along + 2 * aside;
    if (!best || far < best.far) best = { node, far };
  }
  best?.node.focus();
}

/** Tab comes to one of a kind, to that with this key or else to the first; arrows go on from there.
 *
 * @param {Table} table */
export function stopAt(table, kind, key) {
  const all = [...table.root.querySelectorAll(`[data-chooses="${kind}"]`)];
  const stop = all.find((it) => it.dataset.key === key) ?? all[0];
  for (const it of all) it.tabIndex = it === stop ? 0 : -1;
}
