// What becomes of the move that is being made ready: it is changed, judged, written, and played. Its
// form is the game's: here it is a draft, and a text.

import { h } from "./dom.js";
import { hasBar } from "./bar-offers.js";
import { momentOf } from "./deciding.js";
import { isOn } from "./settings.js";
import { say } from "./table-state.js";

/** @import { Table } from "./table-state.js" */

/** How long a pause in typing is, in milliseconds. */
const PAUSE = 250;
const SMALL = "(max-width: 700px)";

/** Show a draft that has changed, and ask what is to be said about it.
 *
 * @param {Table} table */
export function lay(table, draft) {
  if (draft === table.draft) return;
  table.draft = draft;
  clearTimeout(table.typing);
  table.typed = null;
  consider(table, table.game.move(table));
  table.redraw();
}

/** @param {Table} table */
function consider(table, move) {
  if (move === table.told) return;
  table.told = move;
  table.waiting = move !== "";
  table.ask({ do: "consider", move });
}

/** @param {Table} table */
export function confirm(table) {
  const move = table.game.move(table);
  if (move) play(table, move);
}

/** @param {Table} table */
export function play(table, move, inWriting = false) {
  if (Date.now() - table.playedAt < 1_000) return;
  table.playedAt = Date.now();
  table.typedAt = inWriting ? [table.data.table, momentOf(table.data.ask)] : null;
  table.ask({ do: "play", move });
}

// --- in writing ----------------------------------------------------------------------------------

/** A field for those who would rather write their move, where the settings say so, or a task. A table
 * by itself has no settings, and the field.
 *
 * @param {Table} table */
export function typeBox(table, examples) {
  if (hasBar(table.el) && !isOn("typing") && !table.data.ask?.typing) return null;
  return table.part("type", [examples, table.words], () => typeField(table, examples));
}

/** @param {Table} table */
function typeField(table, examples) {
  const hint = `${table.prefix}-type-hint`;
  return h(
    "div",
    { class: "tb-type u-row u-middle u-rows-3 u-columns-6 u-slim", "data-key": "type" },
    h(
      "form",
      { class: "tb-type-line u-flex u-gap-4", onsubmit: (event) => onTyped(table, event), "data-key": "type-form" },
      h("input", {
        type: "text",
        "data-action": "type",
        "data-key": "type-field",
        "aria-label": say(table, "table-type"),
        placeholder: say(table, "table-type"),
        "aria-describedby": examples ? hint : null,
        autocomplete: "off",
        autocapitalize: "none",
        autocorrect: "off",
        spellcheck: "false",
        enterkeyhint: "go",
        maxlength: "60",
        oninput: (event) => onType(table, event),
      }),
      h(
        "button",
        { type: "submit", class: "tb-action u-fixed", "data-action": "type-play", "data-key": "type-play" },
        h("span", {}, say(table, "table-type-play")),
      ),
    ),
    examples
      ? h("p", { class: "tb-type-hint u-unseen u-soft u-text-2 u-breaks", id: hint }, typeHint(table, examples))
      : null,
  );
}

/** Translators of pages leave the examples as they are.
 *
 * @param {Table} table */
function typeHint(table, moves) {
  const [before, after] = say(table, "table-type-hint", { moves: "\n" }).split("\n");
  return [before, h("span", { translate: "no" }, moves), after];
}

/** @param {Table} table */
function fieldOf(table) {
  return table.root.querySelector('[data-action="type"]');
}

/** What is written, or the move of the button that says the same: "Pass".
 *
 * @param {Table} table */
function moveOf({ root, el }, written) {
  const label = (it) => (it.querySelector("[data-label]") ?? it).textContent.trim().toLowerCase();
  const same = (it) => label(it) === written.toLowerCase();
  const bar = el.closest(".crypt-app")?.querySelector(".crypt-in-bar");
  const buttons = [root, bar].flatMap((place) => [...(place?.querySelectorAll("[data-move]") ?? [])]);
  return buttons.find(same)?.getAttribute("data-move") ?? written;
}

/** What is written is laid out as far as it can be, and judged.
 *
 * @param {Table} table */
function onType(table, event) {
  const { game } = table;
  table.typed = event.target.value;
  const text = table.typed.trim();
  const draft = game.typedDraft(table, text);
  if (draft !== table.draft) {
    table.draft = draft;
    table.redraw();
  }
  clearTimeout(table.typing);
  table.typing = setTimeout(() => consider(table, game.typedMove?.(text) ?? game.move(table)), PAUSE);
}

/** @param {Table} table */
function onTyped(table, event) {
  event.preventDefault();
  clearTimeout(table.typing);
  const move = moveOf(table, fieldOf(table).value.trim());
  if (!move) return;
  // Whatever is written next is judged anew, even what was there before.
  table.told = null;
  play(table, move, true);
}

/** The field shows the draft until somebody writes in it.
 *
 * @param {Table} table */
export function fillField(table) {
  const input = fieldOf(table);
  const text = table.typed ?? table.game.written(table);
  if (input && input.value !== text) input.value = text;
}

/** Who has typed a move and gone on from there, at the same table and not where one has gone back to,
 * is ready to type the next one.
 *
 * @param {Table} table */
export function keepTyping(table) {
  const { root, data, typedAt } = table;
  const same = data.table === typedAt?.[0];
  if (!typedAt || !data.ask || (same && momentOf(data.ask) <= typedAt[1])) return;
  table.typedAt = null;
  const at = document.activeElement;
  const idle = !at || at === document.body || root.contains(at) || at.closest(".crypt-bar");
  if (same && idle && !window.matchMedia(SMALL).matches) fieldOf(table)?.focus({ preventScroll: true });
}
