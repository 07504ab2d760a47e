// The games that the browser keeps, all of them: each by its id, with its record and what it came to.
// The database is the browser's own (IndexedDB), which holds more than the few texts of memory.js;
// idb-keyval opens it and waits for it.

import * as idb from "../../kit/brought/idb-keyval.js";
import { dayOf } from "../../kit/day.js";

/** @import { KeptGames, Played, Send } from "../../kit/wire.js" */

/**
 * @typedef {object} StoredGame A game as it is kept; one that was removed has an empty record, and only
 * that its deal of the day has been played still counts.
 * @property {string} id
 * @property {string} version Another one each time that somebody has decided something in it.
 * @property {number} changed When something was decided in it last, in milliseconds since 1970.
 * @property {string} record
 * @property {Played} played
 */

const DATABASE = "crypt-kept";
const GAMES = "games";
/** Where an earlier tutor kept them. */
const BEFORE = "crypt-games";
/** The versions that this page has written or read, by the ids of the games. */
const VERSIONS = "crypt.versions";

const games = idb.createStore(DATABASE, GAMES);

/** @type {Promise<void> | null} */
let bringing = null;

/** Do something with all games at once: all of it is done, or nothing.
 *
 * @template Result
 * @param {IDBTransactionMode} mode
 * @param {(games: IDBObjectStore) => Promise<Result>} act It waits for nothing but the games.
 * @returns {Promise<Result>} */
async function withGames(mode, act) {
  bringing ??= bringFromBefore().catch(() => {
    bringing = null; // then there is another try the next time
  });
  await bringing;
  return games(mode, async (all) => {
    const result = await act(all);
    if (mode === "readwrite") await idb.promisifyRequest(all.transaction);
    return result;
  });
}

/** What an earlier tutor has kept in a database of its own is brought over, and that one is gone. */
async function bringFromBefore() {
  const asked = indexedDB.open(BEFORE);
  let any = true;
  asked.onupgradeneeded = () => {
    any = false;
    asked.transaction.abort(); // so that none is made
  };
  /** @type {IDBDatabase} */
  let before;
  try {
    before = await idb.promisifyRequest(asked);
  } catch (error) {
    if (any) throw error;
    return;
  }
  try {
    /** @type {StoredGame[]} */
    const kept = await idb.promisifyRequest(before.transaction(GAMES).objectStore(GAMES).getAll());
    await games("readwrite", (all) => addAll(all, kept));
  } finally {
    before.close();
  }
  indexedDB.deleteDatabase(BEFORE);
}

// --- which version of a game a page knows --------------------------------------------------------

/** Kept for the page, so that it is known after a reload, and to all panels. */
function versions() {
  try {
    return JSON.parse(window.sessionStorage.getItem(VERSIONS) ?? "{}");
  } catch {
    return {}; // somebody else's, or nothing is kept
  }
}

/** From now on this page goes on with this version of a game. */
function goOnWith({ id, version }) {
  try {
    window.sessionStorage.setItem(VERSIONS, JSON.stringify({ ...versions(), [id]: version }));
  } catch {
    // Then a game that is opened again is kept beside the one that it was.
  }
}

/** Open a kept game at the table.
 *
 * @param {Send} ask
 * @param {StoredGame} game */
export function openStored(ask, game) {
  goOnWith(game);
  ask({ do: "games-open", id: game.id, text: game.record });
}

function newVersion() {
  return Math.random().toString(36).slice(2, 12);
}

// --- keeping -------------------------------------------------------------------------------------

/** Keep a game as it is now. False if it has been played on elsewhere since this page had it: then
 * nothing is written, and what is played here is another game. A game that is only looked at, here
 * or in another page, stays as it is: `decidedHere` says whether anything was decided in it here.
 *
 * @param {{ id: string, record: string, played: Played, decidedHere: boolean }} now */
export async function keepInGames({ id, record, played, decidedHere }) {
  return withGames("readwrite", async (all) => {
    /** @type {StoredGame | undefined} */
    const before = await idb.promisifyRequest(all.get(id));
    // What was removed stays so until it is played on.
    if (isRemoved(before) && before.played.decided >= played.decided) return true;
    const still = before?.played.decided === played.decided;
    const known = versions()[id];
    if (before && before.record !== record && before.version !== known) {
      if (decidedHere) return false;
      if (known || !still) return true;
    }
    // What decisions cost is known as long as the review is; it does not change.
    const cost = played.cost ?? before?.played.cost ?? null;
    const gone = played.gone ?? before?.played.gone ?? null;
    const now = { ...played, cost, gone };
    const version = still ? before.version : newVersion();
    const changed = still ? before.changed : Date.now();
    const moved = decidedHere && before?.record !== record;
    if (!before || moved || !isSame(now, before.played)) all.put({ id, version, changed, record, played: now }, id);
    goOnWith({ id, version });
    return true;
  });
}

/** Whether two games have come to the same.
 *
 * @param {Played} one
 * @param {Played} other */
function isSame(one, other) {
  return Object.keys(one).every((fact) => JSON.stringify(one[fact]) === JSON.stringify(other[fact]));
}

/** All games that are kept, with the tries at deals of the day that were removed.
 *
 * @returns {Promise<StoredGame[]>} */
export async function allGames() {
  return withGames("readonly", (all) => idb.promisifyRequest(all.getAll()));
}

/** What Python is told of them: all but their records.
 *
 * @param {StoredGame[]} kept
 * @returns {KeptGames} */
export function toldOf(kept) {
  const told = kept.map((game) => {
    const { id, changed, played } = game;
    return { ...played, id, changed, removed: isRemoved(game) };
  });
  return { do: "games-kept", games: told, today: dayOf(new Date()) };
}

/** One of them.
 *
 * @param {string} id
 * @returns {Promise<StoredGame | undefined>} */
export async function keptGame(id) {
  return withGames("readonly", (all) => idb.promisifyRequest(all.get(id)));
}

/** Whether only that its day has been played is left of a game.
 *
 * @param {StoredGame | undefined} kept */
export function isRemoved(kept) {
  return kept?.record === "";
}

/** It is there no more; whoever has played a deal of the day has played it all the same. */
export async function removeGame(id) {
  await withGames("readwrite", async (all) => {
    /** @type {StoredGame | undefined} */
    const there = await idb.promisifyRequest(all.get(id));
    if (there?.played.day) all.put({ ...there, version: newVersion(), record: "" }, id);
    else all.delete(id);
  });
}

/** Add games. One that is here already is left out; one that is here otherwise stands beside it.
 *
 * @param {StoredGame[]} brought
 * @returns {Promise<number>} How many were added. */
export async function addGames(brought) {
  return withGames("readwrite", (all) => addAll(all, brought));
}

/**
 * @param {IDBObjectStore} all
 * @param {StoredGame[]} brought */
async function addAll(all, brought) {
  /** @type {Set<string>} */
  const added = new Set();
  for (const one of brought) {
    const id = await placeFor(all, one);
    if (id === null) continue;
    if (!isRemoved(one)) added.add(id);
    all.put({ ...one, id }, id);
  }
  return added.size;
}

/** The id under which a game can stand that was brought; null: it is here already.
 *
 * @param {IDBObjectStore} all
 * @param {StoredGame} one */
async function placeFor(all, one) {
  /** @type {StoredGame | undefined} */
  const there = await idb.promisifyRequest(all.get(one.id));
  if (!there) return one.id;
  if (there.version === one.version || there.record === one.record || isRemoved(one)) return null;
  if (isRemoved(there)) return one.id;
  const beside = `${one.id}.${one.version}`;
  return (await idb.promisifyRequest(all.getKey(beside))) === undefined ? beside : null;
}
