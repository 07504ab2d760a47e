// All kept games as one file, and what is wrong with a file that was to be one.

import { dayOf } from "../../kit/day.js";

/** @import { StoredGame } from "./store.js" */

const FORMAT = "crypt-games";
const VERSION = 1;
/** More of a file is not read: thousands of games are smaller. */
const LARGEST_FILE = 50_000_000;
const ID = /^[0-9a-z.]{1,80}$/;

/** @param {StoredGame[]} games */
export function fileOf(games) {
  return JSON.stringify({ format: FORMAT, version: VERSION, games }, null, 1);
}

/** What it is called: by the day.
 *
 * @param {Date} day */
export function fileName(day) {
  return `crypt-games-${dayOf(day)}.json`;
}

/** The games of a file, or the id of the sentence that says what is wrong with it.
 *
 * @param {Blob} file
 * @returns {Promise<{ games: StoredGame[] } | { wrong: string }>} */
export async function readGames(file) {
  if (file.size > LARGEST_FILE) return { wrong: "games-large-file" };
  let read;
  try {
    read = JSON.parse((await file.text()).replace(/^\uFEFF|\0+$/g, ""));
  } catch {
    return { wrong: "games-bad-file" };
  }
  if (read?.format !== FORMAT || !Number.isInteger(read.version)) return { wrong: "games-bad-file" };
  if (read.version > VERSION) return { wrong: "games-newer-file" };
  if (!Array.isArray(read.games) || !read.games.every(isKept)) return { wrong: "games-bad-file" };
  return { games: read.games.map(asKept) };
}

function isKept(it) {
  const { id, version, changed, record, played } = it ?? {};
  const texts = [id, version].every((text) => typeof text === "string" && ID.test(text));
  return texts && Number.isSafeInteger(changed) && typeof record === "string" && isPlayed(played);
}

function isPlayed(it) {
  const { game, seats, decided, scores, winners, cost, gone = null, day, path, names = [] } = it ?? {};
  const whole = (list) => Array.isArray(list) && list.every(Number.isSafeInteger);
  const texts = (list) => Array.isArray(list) && list.every((text) => typeof text === "string");
  const sit = texts(seats) && seats.length > 0 && texts(names);
  const counts = Number.isSafeInteger(decided) && (cost === null || Number.isSafeInteger(cost));
  const days = (day === null || typeof day === "string") && whole(path);
  const over = gone === null || isGoneOver(gone);
  return typeof game === "string" && sit && counts && over && days && whole(scores) && whole(winners);
}

function isGoneOver({ start, luck, worst, best }) {
  const parts = Array.isArray(luck) && luck.every((part) => typeof part?.kind === "string" && isTenths(part));
  return Number.isSafeInteger(start) && parts && [worst, best].every((it) => it === null || isDecision(it));
}

function isDecision(it) {
  return Number.isSafeInteger(it?.round) && typeof it.move === "string" && isTenths(it);
}

function isTenths({ tenths }) {
  return Number.isSafeInteger(tenths);
}

/** Nothing but what belongs there. */
function asKept({ id, version, changed, record, played }) {
  const { game, seats, decided, scores, winners, cost, gone = null, day, path, names = [] } = played;
  const facts = { game, seats, names, decided, scores, winners, cost, gone, day, path };
  return { id, version, changed, record, played: facts };
}
