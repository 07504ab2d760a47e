// The game as the browser keeps it: its record, and its code in the address.

import { onOwnPage, remembered } from "./dom.js";
import { itemsNow } from "./growing.js";
import { codeIn, remember, rememberedHere, rememberHere, wishedLanguage } from "./memory.js";

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

/** What is played is kept in the browser and, on a page of its own, in the address. */
export function keepGame(panel) {
  const record = recordOf(panel.keep());
  const { code } = panel.keep();
  const previous = panel.model.get("previous");
  // While an earlier game waits for an answer it must not be written over.
  if (!record || panel.data().resume || record === panel.kept) return;
  panel.kept = record;
  remember("crypt.record", record);
  rememberHere("crypt.record", record);
  if (previous) remember("crypt.previous", previous);
  if (onOwnPage() && code) window.history.replaceState(null, "", `#g=${code}`);
}

/** Where the game is found again: its address, or in a notebook its code alone. */
export function addressOf(code) {
  return onOwnPage() ? `${window.location.href.split("#")[0]}#g=${code}` : code;
}

/** What Python is told of the visitor before anything else.
 *
 * @param {string[][]} langs
 * @returns {Hello} */
export function greeting(langs) {
  return {
    do: "hello",
    lang: wishedLanguage(langs),
    chosen: remembered("crypt.lang") !== null,
    saved: remembered("crypt.record"),
    own: rememberedHere("crypt.record"),
    previous: remembered("crypt.previous"),
    code: onOwnPage() ? codeIn(window.location.hash) : null,
  };
}
