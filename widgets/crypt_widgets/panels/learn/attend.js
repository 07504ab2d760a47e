// Where the eyes and the keyboard go as a task goes on.

import { afterOthers } from "../../kit/live.js";
import { lightUp } from "../../kit/lead-to.js";

/** @import { OverviewSheet, TaskCard } from "../../kit/wire.js" */

/** A button that is gone once it is pressed leaves the keyboard at what it has brought. */
export function follow(el, pressed) {
  if (!pressed || pressed.isConnected) return;
  const { action } = pressed.dataset;
  if (action === "learn-hint") el.querySelector(".ln-hints li:last-child")?.focus();
  if (action === "learn-again") el.querySelector("[data-arrive]")?.focus();
}

/** What has just been said comes into sight. Where the task ends, the keyboard goes on to the
 * next one, from an answer or from the table; but not past what is still to be seen there, unless
 * somebody wanted to go on at once.
 *
 * @param {TaskCard} told */
export function attend(panel, told) {
  const { el, task: before } = panel;
  const said = told?.feedback ? `${told.outcome} ${told.feedback.text}` : null;
  panel.task = { key: told?.key ?? null, said, over: told?.over };
  if (said === null || before.key !== panel.task.key) return;
  const fresh = said !== before.said;
  if (!fresh && before.over === told.over) return;
  afterOthers(() => {
    if (fresh) bring(el);
    if (told.outcome !== "done") return;
    const at = document.activeElement;
    const inChoices = fresh && el.contains(at) && at.closest(".ln-choices");
    const onward = fresh && at?.closest('.crypt-bar [data-action="continue"]');
    if (inChoices || onward || (told.over && comesFromTable(at))) {
      (el.closest(".crypt-app") ?? el).querySelector('[data-action="learn-next"]')?.focus({ preventScroll: true });
    }
  });
}

/** Whether somebody has decided, or stepped on, and has nothing else in hand. */
function comesFromTable(at) {
  if (!at || at === document.body || at.closest(".crypt-bar")) return true;
  return at.closest(".tb") !== null && !at.closest("[data-draft], [data-chooses]");
}

/** The whole card if its place on the page is high enough for it, else what is said and the buttons. */
function bring(el) {
  const card = el.querySelector(".ln-task");
  const said = el.querySelector(".ln-live");
  const place = el.closest(".crypt-in-learn");
  if (!card || !said || !place) return;
  const { top, bottom, height } = place.getBoundingClientRect();
  const to = el.querySelector(".ln-buttons").getBoundingClientRect().bottom;
  if (said.getBoundingClientRect().top >= top && to <= bottom) return;
  if (card.offsetHeight <= height) card.scrollIntoView({ block: "nearest" });
  else said.scrollIntoView({ block: "start" });
}

/** What the last hint has named on the table comes into sight, and lights up: the button of the
 * move, or all that the move is put together from. */
export function point(panel, move) {
  const named = move ?? null;
  if (named === panel.pointed) return;
  panel.pointed = named;
  const app = panel.el.closest(".crypt-app");
  if (!named || !app) return;
  const find = (name, text) => app.querySelector(`:is(.tb, .br) [${name}="${CSS.escape(text)}"]`);
  const whole = find("data-move", named);
  const words = named.replace(/^P\d+:/, "").trim().split(/\s+/).slice(1);
  const parts = whole ? [whole] : words.map((word) => find("data-word", word)).filter(Boolean);
  for (const part of parts.reverse()) {
    part.scrollIntoView({ block: "nearest" });
    lightUp(part, 3);
  }
}

/** What came of a file is said at the foot of a long page.
 *
 * @param {OverviewSheet} sheet */
export function showSaid(panel, sheet) {
  const said = sheet?.keep?.said?.text ?? null;
  if (said !== null && said !== panel.lastSaid) {
    panel.el.querySelector(".ln-said")?.scrollIntoView({ block: "nearest" });
  }
  panel.lastSaid = said;
}
