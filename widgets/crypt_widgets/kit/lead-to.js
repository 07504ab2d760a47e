// Where the eyes and the keyboard are led to when a button says what is to be chosen there.

import { mayMove } from "./live.js";

const RING = ["0 0 0 0 var(--gold)", "0 0 0 7px var(--gold)", "0 0 0 0 var(--gold)"];
const STILL = ["0 0 0 4px var(--gold)", "0 0 0 4px var(--gold)"];

/** Let something light up: for who wants calm it does so without moving.
 *
 * @param {Element} part */
export function lightUp(part, times = 1) {
  const calm = !mayMove();
  part.animate({ boxShadow: calm ? STILL : RING }, { duration: 1_100, iterations: calm ? 1 : times, easing: "ease-in-out" });
}

/** Lead to what can be chosen: the keyboard to the first of it, the eyes to all.
 *
 * @param {Iterable<any>} parts */
export function leadTo(parts) {
  const all = [...parts];
  all[0]?.scrollIntoView({ block: "nearest" });
  all[0]?.focus({ preventScroll: true });
  for (const part of all) lightUp(part);
}
