// Dice, and the marks that tell whose they are.

import { h, svg } from "./dom.js";

/** The shapes that tell players apart where colours do not, in the order of the seats; `role` is who
 * plays by the game's own rules. */
const MARKS = {
  circle: "M12 3.5a8.5 8.5 0 1 1-.01 0z",
  diamond: "M12 2 22 12 12 22 2 12z",
  triangle: "M12 3 22.5 20.5h-21z",
  square: "M4 4h16v16H4z",
  star: "M12 1.2 14.9 8.7 22.9 9.1 16.7 14.2 18.7 21.9 12 17.6 5.3 21.9 7.3 14.2 1.1 9.1 9.1 8.7z",
  cross: "M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z",
  role: "M4 22V11a8 8 0 0 1 16 0v11l-2.7-2.5L14.7 22 12 19.5 9.3 22l-2.6-2.5zM9 9.2a1.5 1.9 0 1 0 .01 0zM15 9.2a1.5 1.9 0 1 0 .01 0z",
};
const SEAT_MARKS = ["circle", "diamond", "triangle", "square", "star", "cross"];

/** A player's shape in the player's colour. */
export function mark(player, shape) {
  const name = MARKS[shape] ? shape : SEAT_MARKS[player] ?? "circle";
  return svg(
    "svg",
    { class: "crypt-mark", viewBox: "0 0 24 24", "data-player": player, "aria-hidden": "true", focusable: "false" },
    svg("path", { d: MARKS[name], "fill-rule": "evenodd" }),
  );
}

/** A player's name. That a bot plays there goes without saying where there is no room for it.
 *
 * @param {{ name: string, short: string }} player `name` is `short`, and what plays there. */
export function playerName({ name, short }) {
  return [short, name === short ? null : h("span", { class: "crypt-bot" }, name.slice(short.length))];
}

/** Where the pips of a face are, in thirds of the die. */
const PIPS = {
  1: [[2, 2]],
  2: [[1, 1], [3, 3]],
  3: [[1, 1], [2, 2], [3, 3]],
  4: [[1, 1], [3, 1], [1, 3], [3, 3]],
  5: [[1, 1], [3, 1], [2, 2], [1, 3], [3, 3]],
  6: [[1, 1], [3, 1], [1, 2], [3, 2], [1, 3], [3, 3]],
};

/** What a player's mark stands on where a die shows no number: no pip has an outline. */
const SHIELD = "M12 .5C8.6 2.6 5.2 3.5 2 3.5v8C2 17.5 6 21.6 12 24c6-2.4 10-6.5 10-12.5v-8c-3.2 0-6.6-.9-10-3z";

/** The face of a die: pips, or its owner's figure while it shows no number. `player` may be null. */
export function dieFace(face, player, shape) {
  const pips = (PIPS[face] ?? []).map(([x, y]) =>
    svg("circle", { cx: 5 + (x - 1) * 7, cy: 5 + (y - 1) * 7, r: 2.6 }),
  );
  return svg(
    "svg",
    { class: "crypt-die-face", viewBox: "-3 -3 30 30", "aria-hidden": "true", focusable: "false" },
    pips,
    !PIPS[face] && player != null ? ownersFigure(MARKS[shape] ? shape : SEAT_MARKS[player] ?? "circle") : null,
  );
}

/** What a die without a number shows: a role itself, or a shield with the player's mark. */
function ownersFigure(shape) {
  const sign = (transform) => svg("path", { d: MARKS[shape], "fill-rule": "evenodd", transform });
  if (shape === "role") return sign("translate(4.8 4.8) scale(.6)");
  return [svg("path", { class: "crypt-die-shield", d: SHIELD }), sign("translate(6.5 5.9) scale(.46)")];
}

/** A die as it lies on the table: its face, and its owner's colour and shape. */
export function die(face, player, shape) {
  return h(
    "span",
    { class: "crypt-die", "data-player": player, "data-face": face ?? "", "aria-hidden": "true" },
    dieFace(face, player, shape),
    player != null && PIPS[face] ? mark(player, shape) : null,
  );
}
