// The keys that walk through a game: n, c and b, and the arrows as on every board that is gone over.

import { onOwnPage } from "../../kit/live.js";
import { isOn } from "../../kit/settings.js";

/** The keys of an action as they are written on its button, and as the page is told of them. */
export const STEP_KEYS = {
  back: { shown: "\u2190", also: "b", told: "b ArrowLeft" },
  next: { shown: "\u2192", also: "n", told: "n ArrowRight" },
  continue: { shown: "c", also: "", told: "c" },
};

const LETTERS = { n: "next", c: "continue", b: "back" };
const ARROWS = { ArrowRight: "next", ArrowLeft: "back" };

/** Where letters are written or mean something else. */
const TAKES_LETTERS = "input, select, textarea, [contenteditable], dialog, [data-draft]";
/** Where arrows go about, or scroll what is too wide. */
const TAKES_ARROWS =
  `${TAKES_LETTERS}, [data-chooses], [role=tab], [role=tree], [role=radiogroup], [role=slider],` +
  "[role=listbox], [role=menu], [role=grid], [role=region][tabindex]";

/** Whether the reader wants keys that are not asked for. */
export function keysOn() {
  return isOn("keys");
}

/** What a key that was pressed asks for, "next", "continue" or "back", if it does; `app` is where it
 * may have been pressed in a page that is not the tutor's own: other cells have the same keys. */
export function stepAsked(event, app) {
  const arrow = ARROWS[event.key];
  const action = arrow ?? LETTERS[event.key];
  if (!action || (arrow && event.shiftKey) || !plainKeyOf(event, app)) return null;
  return event.target.closest?.(arrow ? TAKES_ARROWS : TAKES_LETTERS) ? null : action;
}

/** Whether a key is pressed by itself, and not in what it does not belong to. */
export function plainKeyOf(event, app) {
  if (event.defaultPrevented || event.repeat) return false;
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  if (app.ownerDocument.querySelector("dialog[open]") || !keysOn()) return false;
  return onOwnPage() || app.contains(event.target);
}

/** What stands on a button beside its word, and in its title: its keys, where they work. */
export function titleWithKeys(text, action) {
  const { shown, also } = STEP_KEYS[action] ?? {};
  return shown && keysOn() ? `${text} (${[shown, also].filter(Boolean).join(", ")})` : text;
}
