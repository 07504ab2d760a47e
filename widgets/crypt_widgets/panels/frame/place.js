// Where one is: in the page's address, in the browser's history, and after a reload. Each screen and
// each task has a place (see places.py); the game at the table has the empty one.

import { afterOthers, onOwnPage } from "../../kit/live.js";
import { addressAt, codeIn, placeIn } from "../../kit/memory.js";

/** What marks an entry of the history as one of ours. */
const OURS = { crypt: "place" };

/** What a panel knows of its place; `greeted`: Python has been told of the page already. What the page
 * begins with may be a picture of an earlier visit. */
export function placeOf(panel, greeted) {
  const { visit = 0 } = panel.keep();
  return {
    /** The code of the game in the address. */
    code: onOwnPage() ? codeIn(window.location.hash) : null,
    /** The place in the address, so the entry of the history that one is at. */
    at: onOwnPage() ? placeIn(window.location.hash) : "",
    /** How many places have been asked for, and the last one that was answered. */
    asked: greeted ? visit : visit + 1,
    answered: visit,
    /** The visit that the page asks for as it is loaded. */
    first: greeted ? null : visit + 1,
  };
}

/** Back and forward, and an address that somebody has written; returns the way to end it.
 *
 * Back is about places alone: whichever game is at the table stays there, so that none is lost by
 * it. An address that is not from our history brings its game. */
export function watchHistory(panel) {
  function onPop(event) {
    const { place } = panel;
    const code = codeIn(window.location.hash);
    const ours = event.state?.crypt === OURS.crypt;
    if (!ours && code && code !== panel.keep().code) panel.ask({ do: "load", text: code });
    place.at = placeIn(window.location.hash);
    place.asked += 1;
    panel.ask({ do: "visit", place: place.at, visit: place.asked });
  }
  window.addEventListener("popstate", onPop);
  return () => window.removeEventListener("popstate", onPop);
}

/** Write down where one is. What another screen has come to is an entry of its own; a step of the
 * game, or another game, is the same one. While a visit is on its way, what is drawn is of before. */
export function keepPlace(panel) {
  const { place } = panel;
  const { place: at, visit } = panel.keep();
  if (at === undefined || visit !== place.asked) return;
  const moved = at !== place.at;
  const before = place.answered === visit;
  Object.assign(place, { at, answered: visit });
  // As a page is loaded nothing takes the focus.
  if (before ? moved : visit !== place.first) landFocus(panel);
  if (!onOwnPage()) return;
  const address = addressAt(place.code, at);
  if (moved && before) window.history.pushState(OURS, "", address);
  else if (address !== window.location.href || window.history.state?.crypt !== OURS.crypt) {
    window.history.replaceState(OURS, "", address);
  }
}

/** A focus that would be nowhere goes to the heading of the screen, or to the table. What the
 * screens and the table do themselves comes first. */
export function landFocus({ el }) {
  const doc = el.ownerDocument;
  afterOthers(() =>
    afterOthers(() => {
      const at = doc.activeElement;
      if (at && at !== doc.body && at.getClientRects().length) return;
      const app = el.closest(".crypt-app");
      const seen = [...(app?.querySelectorAll("[data-arrive], .tb") ?? [])];
      seen.find((one) => one.getClientRects().length)?.focus({ preventScroll: true });
    }),
  );
}
