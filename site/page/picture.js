// What the page shows before Python is awake: the picture that was left, or the first screen.

import { textOf } from "./files.js";

const LAST = "crypt.screen";
/** Letters of a screen beyond which it is not kept: a browser keeps some millions in all. */
const LARGEST = 1_000_000;

/** What the browser keeps, or null. */
function kept(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The game with which the page has begun (see panels/frame/keep.js). */
const FRESH = "crypt.fresh";
const FIRST = "#at=home";
const TASK = /[#&]at=[^/]*\/(lesson|puzzle|try)\//;

/** Keep the screen as it is; not where several people share it: whoever comes back is not known, and
 * may not be the one who was to see it.
 *
 * A game that nobody has played in has no address: the page itself has its record. */
export function keepScreen(screen, version) {
  const frame = screen.find(({ kind }) => kind === "panels.frame.panel.Frame")?.state;
  const people = frame?.data.setup.seats.filter((seat) => seat === "person").length;
  const { hash } = location;
  const shown = screen.find(({ state }) => state !== frame && state.data?.table !== undefined)?.state;
  const table = shown?.data.table;
  const options = hash ? { table } : { table, game: frame?.data.game };
  const text = JSON.stringify({ version, hash, options, screen });
  try {
    if (people === 1 && text.length <= LARGEST) localStorage.setItem(LAST, text);
    else localStorage.removeItem(LAST);
  } catch {
    // Then there is no picture the next time, and all else is as ever.
  }
}

/** What was left at this address. Without one a page goes on with a game of its own in which nobody has
 * played, and else begins with the first screen. */
function last(version) {
  try {
    const left = JSON.parse(kept(LAST));
    if (left?.version !== version || left.hash !== location.hash) return null;
    if (left.hash === FIRST || !(left.hash || sessionStorage.getItem(FRESH))) return null;
    // Where a game lies under a task, its table is made first.
    const under = TASK.test(left.hash) && (/[#&]g=/.test(left.hash) || sessionStorage.getItem(FRESH));
    if (under) left.options.table -= 1;
    return left;
  } catch {
    return null;
  }
}

/** What to show, and with what Python is to start so that it comes to the same.
 *
 * @param {string} version
 * @returns {Promise<{ screen: any[] | null, options: object }>} */
export async function firstPicture(version) {
  const left = last(version);
  if (left) return left;
  const nothing = { screen: null, options: {} };
  try {
    // An address brings what it tells of, and a page that is loaded again the game that it has begun.
    if (location.hash ? location.hash !== FIRST : sessionStorage.getItem(FRESH)) return nothing;
    return { screen: JSON.parse(await textOf(`first/${document.documentElement.lang}.json`)), options: {} };
  } catch {
    return nothing;
  }
}
