// The dice of Crypt as they lie on the table.

import { die, h } from "../../static/dom.js";

/** A die with its owner's colour and shape, known by name to the motion. */
export function dieOf(player, die, more) {
  const node = dieShape(player, die.face);
  node.dataset.flip = `die-${player.id}-${die.name}`;
  node.dataset.key = node.dataset.flip;
  Object.assign(node.dataset, more);
  return node;
}

export function dieShape(player, face) {
  const node = die(face, player.id, player.mark);
  if (player.ghost) node.dataset.role = "";
  return node;
}

export function sumOf(faces) {
  return faces.reduce((sum, face) => sum + (face ?? 0), 0);
}

export function total(faces) {
  return h("span", { class: "tb-total", "aria-hidden": "true" }, String(sumOf(faces)));
}
