// What was done at the first picture of a Python that then did not wake: asked again at the next try.

const ASKED = "crypt.asked";
/** What a page tells of itself, as the next one will. */
const OF_ITSELF = new Set(["hello", "learn-keep", "ping"]);

/** @typedef {{ screen: any[], options: object }} Picture */

/** Keep what a person did at a picture.
 *
 * @param {Picture} picture
 * @param {[string, any][]} asked Each with the model that it was asked of.
 * @param {string} version */
export function keepAsked({ screen, options }, asked, version) {
  const done = asked.filter(([, { do: what }]) => !OF_ITSELF.has(what));
  if (!done.length) return;
  try {
    localStorage.setItem(ASKED, JSON.stringify({ version, hash: location.hash, screen, options, done }));
  } catch {
    // Where nothing is kept there is nothing to go on with.
  }
}

/** The picture of the try before and what was done at it, once, or null.
 *
 * @param {string} version
 * @returns {(Picture & { done: [string, any][] }) | null} */
export function askedBefore(version) {
  try {
    const before = JSON.parse(localStorage.getItem(ASKED));
    localStorage.removeItem(ASKED);
    return before?.version === version && before.hash === location.hash ? before : null;
  } catch {
    return null;
  }
}
