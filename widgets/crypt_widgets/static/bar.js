// The bar: back, the one loud button, and what else can be done now. What the table or a task offers
// comes before the steps through the game.

import { offersOf, TASK, watchOffers } from "./bar-offers.js";
import { button } from "./controls.js";
import { asker, h, icon, keepFocus, live, morphChildren, onOwnPage, remembered } from "./dom.js";

/**
 * @import { Offer } from "./bar-offers.js"
 * @import { BarData, Send } from "./wire.js" */

function render({ model, el }) {
  const doc = el.ownerDocument;
  /** @type {Send} */
  const ask = asker(model);
  const panel = {
    el,
    doc,
    ask,
    root: h("div", { class: "br", role: "group", tabindex: "-1" }),
    data: /** @type {BarData | {}} */ ({}),
    words: {},
    app: null,
    waiting: 0,
    pressed: "", // what the last press was on
    decided: false, // somebody has just decided
    end: () => {},
  };
  el.replaceChildren(panel.root);
  const onAsked = (event) => {
    if (event.detail?.do === "play") panel.decided = true;
  };
  const onPlainKey = (event) => onKey(panel, event);
  window.addEventListener("crypt:asked", onAsked);
  doc.addEventListener("keydown", onPlainKey);
  return live(
    { model, el },
    (data, words) => {
      Object.assign(panel, { data, words });
      draw(panel);
      followDecision(panel);
    },
    () => {
      cancelAnimationFrame(panel.waiting);
      panel.end();
      window.removeEventListener("crypt:asked", onAsked);
      doc.removeEventListener("keydown", onPlainKey);
    },
  );
}

function draw(panel) {
  const { el, doc, root, words } = panel;
  find(panel);
  const held = root.contains(doc.activeElement);
  root.setAttribute("aria-label", words["bar-label"] ?? "");
  const { loud, quiet } = arrange(panel);
  keepFocus(el, () =>
    morphChildren(root, [
      stepButton(panel, "back", "b", "left"),
      loud,
      quiet.length ? h("div", { class: "br-quiet", "data-key": "quiet" }, quiet) : null,
    ]),
  );
  // A way that has ended takes its button along: whoever pressed it is still at the bar.
  if (held && !root.contains(doc.activeElement)) root.focus({ preventScroll: true });
}

/** The app around the bar, once it is there: what is offered in it is drawn as it comes. */
function find(panel) {
  if (panel.app) return;
  panel.app = panel.el.closest(".crypt-app");
  cancelAnimationFrame(panel.waiting);
  if (panel.app) panel.end = watchOffers(panel.app, () => draw(panel));
  else if (!panel.el.isConnected) panel.waiting = requestAnimationFrame(() => draw(panel));
}

/** The loud button, and the quiet ones in their order. */
function arrange(panel) {
  const all = panel.app ? offersOf(panel.app) : new Map();
  const { [TASK]: task = [], ...others } = Object.fromEntries(all);
  // Where a task is over, the way on is the task's.
  const offers = task.length ? task : Object.values(others).flat();
  const { can_next: next, can_continue: onward } = panel.data;
  const steps = [
    next ? stepButton(panel, "next", "n", "right", offers.length > 0) : null,
    onward ? stepButton(panel, "continue", "c", "fast", offers.length > 0) : null,
  ];
  // What cannot be done yet keeps its place, unless one can go on: then that is what one is here for.
  const loud = offers.find((it) => it.loud && !it.off) ?? (next ? null : offers.find((it) => it.loud));
  const rest = offers.filter((it) => it !== loud).map((it) => offerButton(panel, it, false));
  if (loud) return { loud: offerButton(panel, loud, true), quiet: [...rest, ...steps] };
  return { loud: steps[0], quiet: [...rest, steps[1]] };
}

/** One of the ways through the game; `small` where something else is what one is here for.
 *
 * @param {any} panel */
function stepButton(panel, action, key, sign, small = false) {
  const { data, words, ask } = panel;
  const send = (what) => () => ask({ do: what });
  const ways = { back: send("back"), next: send("next"), continue: send("continue") };
  const labels = { back: words["bar-back"], next: data.next_label, continue: data.continue_label };
  const label = labels[action] ?? "";
  const off = action === "back" && !data.can_back;
  const parts = [icon(sign), h("span", { class: "br-label" }, [label])];
  return button(action, parts, (event) => press(panel, event, action, off, ways[action]), {
    class: `br-button br-${action}${small ? " br-small" : ""}${action === "next" && !small ? " crypt-main" : ""}`,
    "aria-label": label,
    title: label,
    "aria-keyshortcuts": key,
    // Not `disabled`: a button that goes dead under the finger must not lose the focus.
    "aria-disabled": String(off),
  });
}

/** @param {Offer} offered */
function offerButton(panel, offered, loud) {
  const { name, label, sign, off = false, move, about, press: does } = offered;
  const parts = [sign ? icon(sign) : null, h("span", { class: "br-label" }, [label])];
  return button(name, parts, (event) => press(panel, event, name, off, does), {
    class: `br-button br-offer${loud ? " crypt-main" : ""}`,
    "data-move": move,
    title: about ?? null,
    "aria-disabled": String(off),
  });
}

/** The second of two presses in one place is meant for what was there, not for what has come since. */
function press(panel, event, name, off, does) {
  const wake = event.detail > 1 && panel.pressed !== name;
  panel.pressed = name;
  if (!off && !wake) does();
}

/** Who has just decided on the table goes on from there: with Next, not past all treasures. */
function followDecision(panel) {
  const { doc, root, data, decided } = panel;
  const from = doc.activeElement;
  const onTable = from === doc.body || from?.closest(".tb, .br");
  if (decided && data.can_next && onTable) {
    root.querySelector('[data-action="next"]')?.focus({ preventScroll: true });
  }
  panel.decided = false;
}

// --- keys ----------------------------------------------------------------------------------------

const KEYS = { n: "next", c: "continue", b: "back" };

/** n, c and b, and Enter for what is loud, unless somebody is writing, a dialogue is open, or they are
 * switched off. */
function onKey(panel, event) {
  const { el, doc, root } = panel;
  if (event.defaultPrevented || event.repeat) return;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const at = event.target;
  const wanted = event.key === "Enter" ? enter(root, at) : root.querySelector(`[data-action="${KEYS[event.key]}"]`);
  if (!wanted) return;
  // On what is being made ready at the table the same letters may name where it goes.
  if (at.closest?.("input, select, textarea, [contenteditable], dialog, [data-draft]")) return;
  // Behind a screen, such as the course, nothing goes on.
  if (!root.getClientRects().length) return;
  if (doc.querySelector("dialog[open]") || remembered("crypt.keys") === "off") return;
  // In a notebook other cells have the same keys; only on a page of its own are they free.
  const app = el.closest(".crypt-app") ?? el;
  if (!onOwnPage() && !app.contains(at)) return;
  event.preventDefault();
  wanted.click();
}

/** The loud button, where Enter is nothing's own. */
function enter(root, at) {
  return at.closest?.("button, a, summary, [role=treeitem], [tabindex='0']") ? null : root.querySelector(".crypt-main");
}

export default { render };
