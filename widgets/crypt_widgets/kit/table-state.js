// The state of a table: what is drawn and done there is a function that is called with it.

import { fill, ownParts } from "./dom.js";
import { remembered } from "./live.js";

/**
 * @import { Game } from "./table-life.js"
 * @import { Heard } from "./table-sounds.js"
 * @import { Curtain, Send, StepNotice, Verdict } from "./wire.js" */

/** What Python says of any game's table.
 *
 * @typedef {object} TableData
 * @property {number} table
 * @property {{ id?: string, typing?: boolean } | null} ask
 * @property {Verdict | null} verdict
 * @property {[string, number]} [lay]
 * @property {Curtain | null} [curtain]
 * @property {StepNotice | null} [told]
 * @property {[string, string[]][]} text */

/** The state of any game's table; each says what its own has beside it.
 *
 * @typedef {ReturnType<typeof newTable>} Table */

/** `root` is where the table is drawn, in the panel `el`; `game` says what is its own.
 *
 * @param {any} el
 * @param {any} root
 * @param {string} prefix
 * @param {Game<any>} game */
export function newTable(el, root, prefix, game) {
  return {
    el,
    root,
    game,
    /** What its ids begin with, so that no other view in the page has them. */
    prefix,
    /** What lies where, as Python says; what is the same as before is the very same. */
    data: /** @type {TableData} */ ({}),
    /** The same as Python has sent it. */
    given: /** @type {TableData | null} */ (null),
    /** What of the drawing is made anew only if it is another. */
    part: ownParts(),
    /** @type {Record<string, string>} */
    words: {},
    /** @type {Send} */
    ask: () => {},
    redraw: () => {},
    /** Which decision the draft is for: it lives here until it is confirmed.
     *
     * @type {string | null} */
    question: null,
    draft: /** @type {unknown} */ (game.freshDraft({})),
    /** A draft was sent and nothing has been said about it yet. */
    waiting: false,
    /** The last draft, or typed move, that was sent to be considered. */
    told: "",
    /** The number of the last move that was laid out elsewhere and is shown here. */
    shown: 0,
    /** What there was to hear at the last redraw. */
    heard: /** @type {Heard | null} */ (null),
    /** When the last move was sent: a second press in its wake is the same press. */
    playedAt: 0,
    /** What is being typed; null while the field shows the draft in notation.
     *
     * @type {string | null} */
    typed: null,
    typing: 0,
    /** At which table and moment the last decision was typed, if it was: the next may be typed too.
     *
     * @type {[number, number] | null} */
    typedAt: null,
    /** What is being dragged.
     *
     * @type {any} */
    drag: null,
    /** Whether the next redraw moves nothing. */
    still: false,
    /** Whether the whole table is told in text, too. */
    inText: remembered("crypt.text") === "open",
    /** The table that was behind the curtain at the last redraw.
     *
     * @type {number | null} */
    behind: null,
    ...game.memory?.(),
    ...game.tableMemory?.(),
  };
}

/** A label of the table, with its facts.
 *
 * @param {Table} table */
export function say(table, id, facts = {}) {
  return fill(table.words[id], facts);
}

/** What Python says now, in which all that is as it was is the very same as in `before`.
 *
 * @template T
 * @param {any} before
 * @param {T} now
 * @returns {T} */
export function asBefore(before, now) {
  if (!isList(before, now) && !isRecord(before, now)) return now;
  const names = Object.keys(now);
  let same = Object.keys(before).length === names.length;
  const all = /** @type {any} */ (Array.isArray(now) ? [] : {});
  for (const name of names) {
    all[name] = asBefore(before[name], now[name]);
    same &&= all[name] === before[name];
  }
  return same ? before : all;
}

function isList(...both) {
  return both.every(Array.isArray);
}

function isRecord(...both) {
  return both.every((it) => it !== null && typeof it === "object" && !Array.isArray(it));
}

/** Whether nothing but the answer to a draft is another.
 *
 * @param {TableData} before
 * @param {TableData} now */
export function sameButVerdict(before, now) {
  const names = Object.keys({ ...before, ...now });
  return names.every((name) => name === "verdict" || before[name] === now[name]);
}
