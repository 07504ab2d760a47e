// The life of a table: it is opened, hears what Python says, and is drawn; all games' the same way.

import { guard, h, keepFocus, live, morphChildren, ownNames } from "./dom.js";
import { holdFocus, sameButVerdict } from "./deciding.js";
import { endDrag } from "./table-drag.js";
import { fillField, keepTyping } from "./table-moves.js";
import { withMotion } from "./table-motion.js";
import { newTable, say } from "./table-state.js";

/** Open a table in a panel; returns what to return from its `render`. `game` says what is its own:
 *
 * - `name`, `looks`, `label`: what its ids begin with, its class, the words for it;
 * - `memory()`: what else it remembers; `tableMemory()`: the same, as long as it is one table;
 * - `there(data)`: whether there is a table of this game; `question(data)`: what makes two questions
 *   the same decision, whatever the language it is asked in;
 * - `freshDraft(data)`; `move(table)`, `written(table)`: the draft as a move ("" if it is none), and
 *   as the field shows it; `typedDraft(table, text)`: the draft as a text has it; `typedMove(text)`:
 *   the text, if it is to be judged as it is;
 * - `leave(table, turned)`, `arrive(table, turned)`: before and after other data is taken, `turned` if
 *   it is for another decision;
 * - `sheet(prefix)`, `scene(table)`: what is drawn; `leaves(table)`: whether cards may fly off;
 *   `drawn(table)`: what is done after each redraw. */
export function openTable(context, game) {
  const { el } = context;
  const root = h("section", { class: game.looks, tabindex: "-1", "data-testid": game.name });
  el.replaceChildren(root);
  const table = newTable(el, root, ownNames()(game.name), game);
  table.redraw = guard(el, () => redraw(table));
  const close = game.opened?.(table);
  return live(
    context,
    (data, words, ask) => {
      Object.assign(table, { words, ask });
      if (data !== table.data) take(table, data);
      // Another game may be at the table.
      el.hidden = !game.there(data);
      if (el.hidden) {
        root.replaceChildren();
        return;
      }
      table.redraw();
      keepTyping(table);
    },
    () => {
      endDrag(table);
      clearTimeout(table.typing);
      close?.();
    },
  );
}

function take(table, data) {
  const { game, data: before } = table;
  const question = game.question(data);
  const turned = question !== table.question;
  game.leave?.(table, turned);
  // A verdict alone moves nothing, and who makes a move ready gets one at every touch. Another table
  // is not this one with everything moved.
  const another = before.table !== data.table;
  if (another) Object.assign(table, game.tableMemory?.());
  // Only a redraw by Python is an answer; our own in between are none.
  Object.assign(table, { data, waiting: false, playedAt: 0, still: another || sameButVerdict(before, data) });
  if (turned) {
    endDrag(table);
    clearTimeout(table.typing);
    Object.assign(table, { question, draft: game.freshDraft(data), told: "", typed: null });
  }
  game.arrive?.(table, turned);
}

const MOVING = ':scope > .tb-flying, :scope > [data-key="dragged"]';

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
  fillField(table);
  holdFocus(table, here);
}
