// The dice of Crypt as they lie on the table.

import { die } from "../../../kit/dice.js";
import { h } from "../../../kit/dom.js";

/**
 * @import { Die } from "./names.js"
 * @import { PlayerCard } from "../wire.js" */

/** A die with its owner's colour and shape, known by name to the motion.
 *
 * @param {Partial<PlayerCard>} player
 * @param {Pick<Die, "face" | "name">} die
 * @param {object} [more] */
export function dieOf(player, die, more) {
  const node = dieShape(player, die.face);
  node.dataset.flip = `die-${player.id}-${die.name}`;
  node.dataset.key = node.dataset.flip;
  Object.assign(node.dataset, more);
  return node;
}

/** @param {Partial<PlayerCard>} player */
export function dieShape(player, face) {
  const node = die(face, player.id, player.mark);
  if (player.ghost) node.dataset.role = "";
  return node;
}

export function sumOf(faces) {
  return faces.reduce((sum, face) => sum + (face ?? 0), 0);
}

export function total(faces) {
  return h("span", { class: "tb-total u-inline-grid u-items-center u-box u-y-0 u-x-3 u-bold u-text-3", "aria-hidden": "true" }, String(sumOf(faces)));
}
