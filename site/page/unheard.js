// What was done at the first picture of a Python that then did not wake: asked again at the next try.

const UNHEARD = "crypt.unheard";
/** What a page tells of itself, as the next one will. */
const OF_ITSELF = new Set(["hello", "learn-keep", "games-kept", "home-shown", "ping"]);
/** Tries at which it is done again: what keeps Python from waking must not do so for ever. */
const TRIES = 2;

/** @typedef {{ screen: any[], options: object }} Picture */
/** @typedef {Picture & { done: [string, any][], tries: number }} Unheard */

/** Keep, for this page, what a person does at a picture before Python is awake.
 *
 * @param {Picture & { tries?: number }} picture
 * @param {[string, any][]} asked Each with the model that it was asked of.
 * @param {string} version */
export function keepUnheard({ screen, options, tries = 0 }, asked, version) {
  const done = asked.filter(([, { do: what }]) => !OF_ITSELF.has(what));
  if (!done.length) return;
  const text = JSON.stringify({ version, hash: location.hash, screen, options, done, tries: tries + 1 });
  try {
    sessionStorage.setItem(UNHEARD, text);
  } catch {
    // Where nothing is kept there is nothing to go on with.
  }
}

/** All has been heard, or is not to be asked again. */
export function forgetUnheard() {
  try {
    sessionStorage.removeItem(UNHEARD);
  } catch {
    // Nothing was kept.
  }
}

/** The picture of the try before and what was done at it, or null.
 *
 * @param {string} version
 * @returns {Unheard | null} */
export function unheardBefore(version) {
  try {
    const before = JSON.parse(sessionStorage.getItem(UNHEARD));
    const holds = before?.version === version && before.hash === location.hash;
    return holds && before.tries <= TRIES ? before : null;
  } catch {
    return null;
  }
}
