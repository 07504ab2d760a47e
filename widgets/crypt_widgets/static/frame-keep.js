// What the browser keeps of the game, and of the task that is at the table.

import { onOwnPage, remembered } from "./dom.js";
import { itemsNow } from "./growing.js";
import { addressAt, forget, remember, rememberedHere, rememberHere, wishedLanguage } from "./memory.js";

/** @import { Hello, Kept } from "./wire.js" */

/** The text of the game's record, as Python would write it of what it sends; null while there is
 * none, or not all of it.
 *
 * @param {Kept} kept */
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

/** What is played is kept in the browser; its code goes into the address. */
export function keepGame(panel) {
  const record = recordOf(panel.keep());
  const { code } = panel.keep();
  const previous = panel.model.get("previous");
  // While an earlier game waits for an answer it must not be written over.
  if (!record || panel.data().resume || record === panel.kept) return;
  panel.kept = record;
  remember(RECORD, record);
  rememberHere(RECORD, record);
  if (previous) remember("crypt.previous", previous);
  if (code) panel.place.code = code;
}

/** What is done in a task is kept as long as it is at the table. */
export function keepTask(panel) {
  const { task = "" } = panel.keep();
  if (task === panel.task) return;
  panel.task = task;
  if (!task) forget(TASK);
  else {
    remember(TASK, task);
    rememberHere(TASK, task);
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
    code: place.code,
    place: place.at,
    visit: place.asked,
    tasks: [rememberedHere(TASK), remembered(TASK)],
  };
}
