// What can be done now, as a table or a task offers it and the bar shows it: what these panels share
// hangs at the element of the app around them.

import { tellApp } from "./live.js";

const OFFERS = Symbol.for("crypt.offers");
const OFFERED = "crypt:offered";

/** The sources that are heard before all others: a task, and an exercise of a review. */
export const TASK = "task";
export const EXERCISE = "exercise";

/** Something that can be done now.
 *
 * @typedef {object} Offer
 * @property {string} name What it is called among actions; the same name is the same button.
 * @property {string} label
 * @property {string} [sign]
 * @property {boolean} [loud] Whether it is what one is here for.
 * @property {boolean} [quiet] It has its place, and can be pressed, but is not loud: it will be refused,
 *   or there is something else to choose.
 * @property {boolean} [leads] It decides nothing, and leads to where that is done: for want of others,
 *   and not loud.
 * @property {boolean} [waits] Whether it is offered before “Next”, although one could go on.
 * @property {boolean} [off] It cannot be done yet.
 * @property {string} [move] The move that it makes, in notation.
 * @property {string | null} [about] What more is said of it to those who hear it.
 * @property {() => void} press */

/** The app that a panel is part of, or null for one in a cell of its own: that shows its own buttons.
 * Before a panel is on the page it is taken for part of one.
 *
 * @param {HTMLElement} el */
export function hasBar(el) {
  return !el.isConnected || el.closest(".crypt-app") !== null;
}

/** Offer what can be done now to the bar, instead of what this `source` has offered before.
 *
 * @param {any} el
 * @param {string} source
 * @param {Offer[]} offers */
export function offer(el, source, offers) {
  tellApp(el, OFFERED, (app) => {
    app[OFFERS] ??= new Map();
    app[OFFERS].set(source, offers);
    app.dispatchEvent(new CustomEvent(OFFERED));
  });
}

/** All that is offered, by its source.
 *
 * @param {any} app
 * @returns {Map<string, Offer[]>} */
export function offersOf(app) {
  return app[OFFERS] ?? new Map();
}

/** Call `draw` whenever something else is offered; returns the way to end it. */
export function watchOffers(app, draw) {
  app.addEventListener(OFFERED, draw);
  return () => app.removeEventListener(OFFERED, draw);
}
