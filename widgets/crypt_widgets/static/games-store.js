// The games that the browser keeps, all of them: each by its id, with its record and what it came to.
// The database is the browser's own (IndexedDB), which holds more than the few texts of memory.js.

/** @import { Played } from "./wire.js" */

/**
 * @typedef {object} Kept A game as it is kept; one that was removed has an empty record, and only
 * that its deal of the day has been played still counts.
 * @property {string} id
 * @property {string} version Another one each time that the game is written.
 * @property {number} changed When something was decided in it last, in milliseconds since 1970.
 * @property {string} record
 * @property {Played} played
 */

const DATABASE = "crypt-games";
const GAMES = "games";
/** The versions that this page has written or read, by the ids of the games. */
const VERSIONS = "crypt.versions";

/** @type {Promise<IDBDatabase> | null} */
let opening = null;

function database() {
  opening ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(GAMES, { keyPath: "id" });
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      const found = asked.result;
      // A tutor of a later day may want to build it anew.
      found.onversionchange = () => found.close();
      found.onclose = () => {
        opening = null;
      };
      resolve(found);
    };
  });
  return opening;
}

/** Do something with all games at once: all of it is done, or nothing.
 *
 * @template Result
 * @param {IDBTransactionMode} mode
 * @param {(games: IDBObjectStore, done: (result: Result) => void) => void} act
 * @returns {Promise<Result | undefined>} */
async function withGames(mode, act) {
  const found = await database();
  return new Promise((resolve, reject) => {
    const all = found.transaction(GAMES, mode);
    /** @type {Result | undefined} */
    let result;
    all.oncomplete = () => resolve(result);
    all.onabort = () => reject(all.error);
    act(all.objectStore(GAMES), (it) => {
      result = it;
    });
  });
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
export function goOnWith({ id, version }) {
  try {
    window.sessionStorage.setItem(VERSIONS, JSON.stringify({ ...versions(), [id]: version }));
  } catch {
    // Then a game that is opened again is kept beside the one that it was.
  }
}

function newVersion() {
  return Math.random().toString(36).slice(2, 12);
}

// --- keeping -------------------------------------------------------------------------------------

/** Keep a game as it is now. False if it has been played on elsewhere since this page had it: then
 * nothing is written, and what is played here is another game.
 *
 * @param {{ id: string, record: string, played: Played }} now */
export async function keepInGames({ id, record, played }) {
  let apart = false;
  await withGames("readwrite", (games) => {
    const asked = games.get(id);
    asked.onsuccess = () => {
      /** @type {Kept | undefined} */
      const before = asked.result;
      // What was removed stays so until it is played on.
      if (isRemoved(before) && before.played.decided >= played.decided) return;
      apart = Boolean(before) && before.record !== record && before.version !== versions()[id];
      if (apart) return;
      // What decisions cost is known as long as the review is; it does not change.
      const cost = played.cost ?? before?.played.cost ?? null;
      const gone = played.gone ?? before?.played.gone ?? null;
      const still = before?.played.decided === played.decided;
      const version = newVersion();
      games.put({
        id,
        version,
        changed: still ? before.changed : Date.now(),
        record,
        played: { ...played, cost, gone },
      });
      goOnWith({ id, version });
    };
  });
  return !apart;
}

/** All games that are kept, with the tries at deals of the day that were removed.
 *
 * @returns {Promise<Kept[]>} */
export async function allGames() {
  return (
    (await withGames("readonly", (games, done) => {
      const asked = games.getAll();
      asked.onsuccess = () => done(asked.result);
    })) ?? []
  );
}

/** One of them.
 *
 * @param {string} id
 * @returns {Promise<Kept | undefined>} */
export async function keptGame(id) {
  return withGames("readonly", (games, done) => {
    const asked = games.get(id);
    asked.onsuccess = () => done(asked.result);
  });
}

/** Whether only that its day has been played is left of a game.
 *
 * @param {Kept | undefined} kept */
export function isRemoved(kept) {
  return kept?.record === "";
}

/** It is there no more; whoever has played a deal of the day has played it all the same. */
export async function removeGame(id) {
  await withGames("readwrite", (games) => {
    const asked = games.get(id);
    asked.onsuccess = () => {
      /** @type {Kept | undefined} */
      const there = asked.result;
      if (there?.played.day) games.put({ ...there, version: newVersion(), record: "" });
      else games.delete(id);
    };
  });
}

/** Add games. One that is here already is left out; one that is here otherwise stands beside it.
 *
 * @param {Kept[]} brought
 * @returns {Promise<number>} How many were added. */
export async function addGames(brought) {
  /** @type {Set<string>} */
  const added = new Set();
  await withGames("readwrite", (games) => {
    for (const one of brought) addGame(games, one, added);
  });
  return added.size;
}

/**
 * @param {IDBObjectStore} games
 * @param {Kept} one
 * @param {Set<string>} added The ids of those that were added. */
function addGame(games, one, added) {
  const asked = games.get(one.id);
  asked.onsuccess = () => {
    const there = asked.result;
    if (there?.version === one.version || there?.record === one.record) return;
    if (there && isRemoved(one)) return;
    const id = there && !isRemoved(there) ? `${one.id}.${one.version}` : one.id;
    const again = games.getKey(id);
    again.onsuccess = () => {
      if (again.result !== undefined && id !== one.id) return;
      if (!isRemoved(one)) added.add(id);
      games.put({ ...one, id });
    };
  };
}
