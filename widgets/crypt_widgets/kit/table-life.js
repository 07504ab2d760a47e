// The life of a table: it is opened, hears what Python says, and is drawn; all games' the same way.

import { offer } from "./bar-offers.js";
import { guard, h, keepFocus, morphChildren } from "./dom.js";
import { live, ownNames } from "./live.js";
import { holdFocus } from "./deciding.js";
import { endDrag } from "./table-drag.js";
import { onSetting } from "./settings.js";
import { fillField, keepTyping, lay } from "./table-moves.js";
import { withMotion } from "./table-motion.js";
import { soundAt } from "./table-sounds.js";
import { asBefore, newTable, sameButVerdict, say } from "./table-state.js";

/**
 * @import { Heard } from "./table-sounds.js"
 * @import { Table } from "./table-state.js" */

/** What is a game's own about its table.
 *
 * @template {Table} T
 * @typedef {object} Game
 * @property {string} name What its ids begin with.
 * @property {string} looks Its class.
 * @property {string} label The words for it.
 * @property {() => Partial<T>} [memory] What else it remembers,
 * @property {() => Partial<T>} [tableMemory] and what only as long as it is one table.
 * @property {(table: T) => () => void} [opened] What is done once; returns what ends it.
 * @property {(data: T["data"]) => boolean} there Whether there is a table of this game.
 * @property {(data: T["data"]) => string | null} question What makes two questions the same decision,
 *   whatever the language it is asked in.
 * @property {(data: T["data"]) => T["draft"]} freshDraft
 * @property {(table: T) => string} move The draft as a move ("" if it is none),
 * @property {(table: T) => string} written and as the field shows it.
 * @property {(table: T, text: string) => T["draft"]} typedDraft The draft as a text has it.
 * @property {(text: string) => string | null} [typedMove] The text, if it is to be judged as it is.
 * @property {(table: T, turned: boolean) => void} [leave] Before other data is taken, `turned` if it is
 *   for another decision,
 * @property {(table: T, turned: boolean) => void} [arrive] and after.
 * @property {(prefix: string) => any} [sheet] The drawings that others point at, drawn once.
 * @property {(table: T) => any[]} scene What is drawn.
 * @property {(table: T) => boolean} [leaves] Whether cards may fly off.
 * @property {(table: T) => void} [drawn] What is done after each redraw,
 * @property {(table: T) => Heard} [heard] and what there is to hear then. */

/** Open a table in a panel; returns what to return from its `render`.
 *
 * @param {Game<any>} game */
export function openTable(context, game) {
  const { el } = context;
  const root = h("section", { class: game.looks, tabindex: "-1", "data-testid": game.name });
  el.replaceChildren(root);
  const table = newTable(el, root, ownNames()(game.name), game);
  table.redraw = guard(el, () => redraw(table));
  const close = game.opened?.(table);
  // A move that another panel of this tutor proposes is laid out as if it had been typed.
  const onLay = (event) => {
    if (!el.closest(".crypt-app")?.contains(event.target)) return;
    lay(table, game.typedDraft(table, event.detail));
    root.scrollIntoView({ block: "nearest" });
  };
  document.addEventListener("crypt:lay", onLay);
  const deaf = onSetting(() => table.redraw());
  keepFromTop(el, root);
  for (const moved of ["focusin", "focusout", "keydown"]) root.addEventListener(moved, () => markKeys(root));
  return live(
    context,
    (data, words, ask) => {
      Object.assign(table, { words, ask });
      if (data !== table.given) take(table, data);
      // Another game may be at the table.
      el.hidden = !game.there(data);
      if (el.hidden) {
        root.replaceChildren();
        offer(el, game.name, []);
        return;
      }
      table.redraw();
      keepTyping(table);
    },
    () => {
      endDrag(table);
      clearTimeout(table.typing);
      document.removeEventListener("crypt:lay", onLay);
      deaf();
      close?.();
    },
  );
}

/** @param {Table} table */
function take(table, given) {
  const { game, data: before } = table;
  const data = asBefore(before, given);
  const question = game.question(data);
  const turned = question !== table.question;
  game.leave?.(table, turned);
  // A verdict alone moves nothing, and who makes a move ready gets one at every touch. Another table
  // is not this one with everything moved.
  const another = before.table !== data.table;
  if (another) Object.assign(table, { heard: null, ...game.tableMemory?.() });
  // Only a redraw by Python is an answer; our own in between are none.
  Object.assign(table, { data, given, waiting: false, playedAt: 0, still: another || sameButVerdict(before, data) });
  if (turned) {
    endDrag(table);
    clearTimeout(table.typing);
    Object.assign(table, { question, draft: game.freshDraft(data), told: "", typed: null });
    // What is asked is at the top of the stage, wherever one has scrolled to.
    if (question) table.el.scrollTop = 0;
  }
  showLaid(table);
  game.arrive?.(table, turned);
}

/** What was laid out elsewhere lies here, too; nothing, where it was taken back.
 *
 * @param {Table} table */
function showLaid(table) {
  const [move, number] = table.data.lay ?? ["", 0];
  if (number === table.shown) return;
  const draft = move ? table.game.typedDraft(table, move) : table.game.freshDraft(table.data);
  Object.assign(table, { shown: number, draft, told: move, typed: null });
}

const MOVING = ':scope > .tb-flying, :scope > [data-key="dragged"]';

/** @param {Table} table */
function redraw(table) {
  const { root, game } = table;
  root.setAttribute("aria-label", say(table, game.label));
  root.toggleAttribute("data-waiting", table.waiting);
  const here = root.contains(document.activeElement) && document.activeElement !== root;
  const draw = () =>
    keepFocus(root, () => {
      const sheet = root.querySelector(":scope > svg") ?? game.sheet?.(table.prefix);
      morphChildren(root, [sheet, ...game.scene(table), ...root.querySelectorAll(MOVING)]);
    });
  if (table.still) draw();
  else withMotion(root, Boolean(game.leaves?.(table)), draw);
  table.still = false;
  game.drawn?.(table);
  if (game.heard) soundAt(table, game.heard(table));
  fillField(table);
  holdFocus(table, here);
  markKeys(root);
}

/** Keys are told to those who are on the table with the keyboard and do not type. An attribute says so:
 * a `:has()` asked of the whole table has all of it styled anew whenever anything is drawn on it.
 *
 * @param {HTMLElement} root */
function markKeys(root) {
  const at = document.activeElement;
  const byKey = root.contains(at) && at.matches(":focus-visible") && !at.closest(".tb-type");
  root.toggleAttribute("data-keys", byKey);
}

/** Tab leads over what lies below the fold, and the browser scrolls to it: whoever goes on to what is in
 * sight without that, or leaves the table, sees it from its top again. A finger that has scrolled is
 * left alone. */
function keepFromTop(el, root) {
  let byKey = false;
  const toTop = () => {
    if (byKey) el.scrollTop = 0;
  };
  root.addEventListener("focusin", ({ target }) => {
    byKey = target.matches(":focus-visible");
    const end = target.getBoundingClientRect().bottom - el.getBoundingClientRect().top + el.scrollTop;
    if (end <= el.clientHeight) toTop();
  });
  root.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !root.contains(relatedTarget)) toTop();
  });
}
