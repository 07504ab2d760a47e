// Bringing a part of the review, or the table, into sight: each scrolls in a place of its own.

import { mayMove } from "../../../kit/live.js";

/** Scroll so that a part begins at the top of its place, unless it is in sight. */
export function bring(part) {
  if (!part) return;
  const { top, bottom } = part.getBoundingClientRect();
  const place = placeOf(part);
  const most = place.bottom - place.top;
  if (top >= place.top && Math.min(bottom, top + most) <= place.bottom) return;
  part.scrollIntoView({ block: "start", behavior: mayMove() ? "smooth" : "auto" });
}

/** Between where and where in the window a part can be seen: in what scrolls around it, but for what
 * its tabs cover there. */
export function placeOf(part) {
  let at = part.parentElement;
  while (at && !/auto|scroll/.test(getComputedStyle(at).overflowY)) at = at.parentElement;
  if (!at || at === document.documentElement) return { top: 0, bottom: window.innerHeight };
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(at);
  const { top, bottom } = at.getBoundingClientRect();
  return {
    top: Math.max(top + (Number.parseFloat(scrollPaddingTop) || 0), 0),
    bottom: Math.min(bottom - (Number.parseFloat(scrollPaddingBottom) || 0), window.innerHeight),
  };
}
