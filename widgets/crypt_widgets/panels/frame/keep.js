// What the browser keeps of the game, and of the task that is at the table.

import { hearAsked, onOwnPage, remembered } from "../../kit/live.js";
import { isOn } from "../../kit/settings.js";
import { keepInGames } from "../games/store.js";
import { itemsNow } from "../growing.js";
import {
  addressAt,
  askToKeep,
  forget,
  forgetHere,
  remember,
  rememberedHere,
  rememberHere,
  wishedLanguage,
} from "../../kit/memory.js";

/** @import { Hello, KeptRecord } from "../../kit/wire.js" */

/** The text of the game's record, as Python would write it of what it sends; null while there is
 * none, or not all of it.
 *
 * @param {KeptRecord} kept */
export function recordOf({ text, head, count, on, at }) {
  if (text) return text;
  const decisions = itemsNow();
  if (!head || decisions.length !== count) return null;
  const lines = [{ moves: [] }];
  for (const [line, move, from, luck] of decisions) {
    if (from) lines.push({ from, luck, moves: [] });
    lines[line].moves.push(move);
  }
  return JSON.stringify({ ...head, lines, on, at }, null, 1);
}

const RECORD = "crypt.record";
const TASK = "crypt.task";
/** The game with which the page has begun, as long as nothing is played in it: a reload deals the same
 * cards, but nobody who comes again is asked to go on with it. */
const FRESH = "crypt.fresh";
/** What has been laid out, and the code of the game in which it was. */
const DRAFT = "crypt.draft";

/** What is played is kept in the browser; its code goes into the address. */
export function keepGame(panel) {
  const record = recordOf(panel.keep());
  const { code, visit, count, playing } = panel.keep();
  const previous = panel.model.get("previous");
  // What is there before Python knows of the page may give way to what the page has kept.
  if (!record || visit !== panel.place.asked) return;
  if (!playing) {
    if (previous) remember("crypt.previous", previous);
    return;
  }
  panel.first ??= record;
  // What was played before Python was awake is in the first that comes. Where the page keeps nothing
  // its address has to.
  const fresh = record === panel.first && !count && !panel.place.code && rememberHere(FRESH, record);
  // While an earlier game waits for an answer it must not be written over.
  if (fresh || panel.data().resume || record === panel.kept) return;
  panel.kept = record;
  forgetHere(FRESH);
  // A page that is loaded anew does not write its game over what another page has played since.
  if (rememberedHere(RECORD) !== record || remembered(RECORD) === null) remember(RECORD, record);
  rememberHere(RECORD, record);
  if (previous) remember("crypt.previous", previous);
  if (code) panel.place.code = code;
}

/** Each game in which something was decided is kept among all others, and stays there. */
export async function keepPlayed(panel) {
  const { id, decided_here: decidedHere, played, visit } = panel.keep();
  const record = recordOf(panel.keep());
  if (!record || !id || !played.decided || visit !== panel.place.asked) return;
  const now = JSON.stringify([record, played]);
  if (now === panel.played) return;
  panel.played = now;
  try {
    if (!(await keepInGames({ id, record, played, decidedHere }))) panel.ask({ do: "games-apart", id });
    await askToKeep();
  } catch (error) {
    // Where nothing of the kind is kept, the list of games says so.
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    if (full) window.dispatchEvent(new CustomEvent("crypt:unkept"));
  }
}

/** What is done in a task is kept as long as it is at the table. Until Python has answered, the page
 * shows the picture that it began with: its task may be older than the one that was kept. */
export function keepTask(panel) {
  const { task = "", visit } = panel.keep();
  if (task === panel.task || visit !== panel.place.asked) return;
  panel.task = task;
  if (!task) forget(TASK);
  else {
    remember(TASK, task);
    rememberHere(TASK, task);
  }
}

/** What is laid out at the table of the game is kept for this page; returns the way to end it. */
export function keepDraft(panel) {
  return hearAsked(panel.el, ({ do: what, move }) => {
    if (!["consider", "lay"].includes(what)) return;
    const { code, place } = panel.keep();
    if (place || !move) forgetDraft();
    else rememberHere(DRAFT, JSON.stringify([code, move]));
  });
}

/** What has been played lies there no more. Until Python says so it is kept: that Python may have died. */
export function dropDraft({ keep, place }) {
  const { code, place: elsewhere, visit } = keep();
  if (elsewhere || visit !== place.asked) return;
  const draft = draftKept();
  if (draft && draft[0] !== code) forgetDraft();
}

export function forgetDraft() {
  forgetHere(DRAFT);
}

/** @returns {string[] | null} */
function draftKept() {
  try {
    const [code, move] = JSON.parse(rememberedHere(DRAFT) ?? "[]");
    return typeof code === "string" && typeof move === "string" ? [code, move] : null;
  } catch {
    return null; // somebody else's
  }
}

/** Where others find what is shown: a screen by its place alone, without the game that waits; the
 * game by its code, which in a notebook is all there is. */
export function addressOf({ code = "", place }) {
  if (!onOwnPage()) return code;
  return place ? addressAt(null, place) : addressAt(code, "");
}

/** What Python is told of the visitor before anything else.
 *
 * @param {any} panel
 * @param {string[][]} langs
 * @returns {Hello} */
export function greeting({ place }, langs) {
  return {
    do: "hello",
    lang: wishedLanguage(langs),
    chosen: remembered("crypt.lang") !== null,
    saved: remembered(RECORD),
    own: rememberedHere(RECORD),
    previous: remembered("crypt.previous"),
    fresh: onOwnPage() ? rememberedHere(FRESH) : null,
    draft: draftKept(),
    code: place.code,
    warns: isOn("warns"),
    place: place.at,
    visit: place.asked,
    tasks: [rememberedHere(TASK), remembered(TASK)],
  };
}
