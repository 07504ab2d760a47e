// What the page shows before Python is awake: the picture that was left, or a newcomer's first game.

import { textOf } from "./files.js";

const LAST = "crypt.screen";
const RECORD = "crypt.record";
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

/** The game with which the page has begun (see frame-keep.js). */
const FRESH = "crypt.fresh";
const TASK = /[#&]at=[^/]*\/(lesson|puzzle|try)\//;

/** Keep the screen as it is; not where several people share it: whoever comes back is not known, and
 * may not be the one who was to see it.
 *
 * A game that nobody has played in has no address: its seed brings it back. */
export function keepScreen(screen, version) {
  const frame = screen.find(({ kind }) => kind === "panels.frame.panel.Frame")?.state;
  const people = frame?.data.setup.seats.filter((seat) => seat === "person").length;
  const { hash } = location;
  const shown = screen.find(({ state }) => state !== frame && state.data?.table !== undefined)?.state;
  const options = hash ? { table: shown?.data.table } : { seed: Number(frame?.keep.head?.seed) };
  const text = JSON.stringify({ version, hash, options, screen });
  try {
    if (people === 1 && text.length <= LARGEST) localStorage.setItem(LAST, text);
    else localStorage.removeItem(LAST);
  } catch {
    // Then there is no picture the next time, and all else is as ever.
  }
}

/** Who comes back without an address goes on where they were. */
function last(version) {
  try {
    const left = JSON.parse(kept(LAST));
    if (left?.version !== version) return null;
    if (!location.hash && left.hash && kept(RECORD)) history.replaceState(null, "", left.hash);
    if (left.hash !== location.hash) return null;
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
 * @param {number} games How many first games there are in each language.
 * @param {string} version
 * @returns {Promise<{ screen: any[] | null, options: object }>} */
export async function firstPicture(games, version) {
  const left = last(version);
  if (left) return left;
  const nothing = { screen: null, options: {} };
  // Later games are drawn afresh, and an address brings its own; who has been here needs no network.
  const known = kept(RECORD) || kept("crypt.progress") || navigator.serviceWorker?.controller;
  if (location.hash || known) return nothing;
  const number = Math.floor(Math.random() * games);
  try {
    const { seed, screen } = JSON.parse(await textOf(`first/${document.documentElement.lang}-${number}.json`));
    return { screen, options: { seed } };
  } catch {
    return nothing;
  }
}
