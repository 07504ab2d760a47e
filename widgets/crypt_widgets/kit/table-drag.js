// Dragging: what lies on the table is taken with mouse, pen or finger and let go of on its place.

import { guard, h } from "./dom.js";
import { LET_GO } from "./table-motion.js";

/** @import { Table } from "./table-state.js" */

/** How far a pointer travels before a press becomes a drag, in pixels. */
const DRAG_FROM = 6;

/** What is pressed may be dragged from here on. `what` says how:
 *
 * - `lift()`: it is taken up; returns its picture, which follows the pointer, of the class `looks`;
 * - `places`, `takes(place)`: a selector of where it may lie, and whether a place is one for it;
 *   `mark`: the class of the one under the pointer;
 * - `lies`: a selector of what it was, from which it glides on where it is let go;
 * - `drop(place)`: it is let go on a place, or (null) beside all; `leave(byKey)`: nothing came of it.
 *
 * @param {Table} table */
export function startDrag(table, event, what) {
  if (!event.isPrimary || event.button !== 0 || table.drag) return;
  const { pointerId, clientX: x, clientY: y } = event;
  const ended = new AbortController();
  table.drag = { what, x, y, copy: null, over: null, ended };
  const hear = (type, act) =>
    document.addEventListener(type, guard(table.el, act), { capture: type === "keydown", signal: ended.signal });
  const mine = (act) => (moved) => {
    if (moved.pointerId === pointerId) act(moved);
  };
  hear("pointermove", mine((moved) => follow(table, moved)));
  hear("pointerup", mine(() => letGo(table)));
  hear("pointercancel", mine(() => leave(table, false)));
  hear("keydown", (pressed) => {
    if (pressed.key !== "Escape" || !table.drag.copy) return;
    pressed.stopPropagation();
    leave(table, true);
  });
  // So does the other button, pressed meanwhile.
  hear("contextmenu", (pressed) => {
    if (!table.drag.copy) return;
    pressed.preventDefault();
    leave(table, false);
  });
}

/** @param {Table} table */
function follow(table, event) {
  const { root, drag } = table;
  const { what } = drag;
  const { clientX, clientY } = event;
  if (!drag.copy) {
    if (Math.hypot(clientX - drag.x, clientY - drag.y) < DRAG_FROM) return;
    const hidden = { class: what.looks, "aria-hidden": "true", "data-key": "dragged" };
    drag.copy = h("span", hidden, what.lift());
    root.append(drag.copy);
    root.classList.add("tb-dragging");
  }
  event.preventDefault();
  const frame = root.getBoundingClientRect();
  drag.copy.style.left = `${clientX - frame.left}px`;
  drag.copy.style.top = `${clientY - frame.top}px`;
  const under = document.elementsFromPoint(clientX, clientY).map((node) => node.closest(what.places));
  drag.over = under.find((place) => place && root.contains(place) && what.takes(place)) ?? null;
  for (const place of root.querySelectorAll(what.places)) {
    place.classList.toggle(what.mark, place === drag.over);
  }
}

/** @param {Table} table */
function letGo(table) {
  const { root } = table;
  const { what, copy, over } = table.drag;
  const at = copy?.firstChild.getBoundingClientRect();
  endDrag(table);
  if (!copy) return;
  // The press that ends a drag is not also a click on what lies below.
  const swallow = (click) => {
    click.stopPropagation();
    click.preventDefault();
  };
  root.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => root.removeEventListener("click", swallow, { capture: true }), 0);
  const lying = root.querySelector(what.lies);
  if (lying) lying[LET_GO] = at;
  what.drop(over);
}

/** @param {Table} table */
function leave(table, byKey) {
  const { what } = table.drag;
  endDrag(table);
  what.leave(byKey);
}

/** Nothing is being dragged any longer.
 *
 * @param {Table} table */
export function endDrag(table) {
  if (!table.drag) return;
  const { root, drag } = table;
  table.drag = null;
  drag.ended.abort();
  drag.copy?.remove();
  root.classList.remove("tb-dragging");
  for (const place of root.querySelectorAll(drag.what.places)) place.classList.remove(drag.what.mark);
}
