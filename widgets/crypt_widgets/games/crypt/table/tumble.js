// Dice that are rolled tumble for half a second before they show what they show.

import { dieFace } from "../../../kit/dice.js";
import { mayMove } from "../../../kit/live.js";

/** @import { Table } from "./panel.js" */

const TUMBLE = 500;
const TURN = 70;

/** Let the dice tumble that have been rolled since the last redraw.
 *
 * @param {Table} table */
export function tumbleDice(table) {
  const { data, rolled: before, root } = table;
  table.rolled = data.roll ?? null;
  // What lies there as a page opens was rolled before.
  if (before === undefined || !table.rolled || !mayMove() || document.hidden) return;
  for (const die of fresh(root, before, table.rolled)) tumble(die);
}

/** The dice of a roll that lie there as new: all of the Ghost's, or of the servants the last ones. */
function fresh(root, before, now) {
  if (!now.results) {
    const same = before?.faces && String(before.faces) === String(now.faces);
    return same ? [] : root.querySelectorAll(".tb-roll .crypt-die[data-tumble]");
  }
  const old = before?.results ?? [];
  const seen = new Map();
  return now.results.flatMap((result, index) => {
    const n = seen.get(result.slot) ?? 0;
    seen.set(result.slot, n + 1);
    if (result.face === old[index]?.face && result.slot === old[index]?.slot) return [];
    const lines = root.querySelectorAll(`.tb-slot[data-drop="${CSS.escape(result.slot)}"] .tb-result`);
    const die = lines[n]?.querySelector(".tb-tumbled .crypt-die");
    return die ? [die] : [];
  });
}

/** Other faces for half a second, then the true one; whatever is redrawn meanwhile. */
function tumble(die) {
  const ends = performance.now() + TUMBLE;
  let face = Number(die.dataset.face);
  const turn = () => {
    const drawing = die.querySelector(".crypt-die-face");
    if (!die.isConnected || !drawing) return;
    const over = performance.now() >= ends;
    face = over ? Number(die.dataset.face) : 1 + ((face + Math.floor(Math.random() * 5)) % 6);
    drawing.replaceChildren(...dieFace(face, null).childNodes);
    if (!over) setTimeout(turn, TURN);
  };
  turn();
}
