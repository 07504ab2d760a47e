// The bar: back, the one loud button, and what else can be done now. What the table or a task offers
// comes before the steps through the game.

import { EXERCISE, offersOf, TASK, watchOffers } from "../../kit/bar-offers.js";
import { button } from "../../kit/controls.js";
import { h, keepFocus, morphChildren } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";
import { asker, hearAsked, live } from "../../kit/live.js";
import { playingOn } from "./play-on.js";
import { STEP_KEYS, keysOn, plainKeyOf, stepAsked, titleWithKeys } from "./step-keys.js";

/**
 * @import { Offer } from "../../kit/bar-offers.js"
 * @import { BarData, Send } from "../../kit/wire.js" */

function render({ model, el }) {
  const doc = el.ownerDocument;
  /** @type {Send} */
  const ask = asker(model, el);
  const panel = {
    el,
    doc,
    ask,
    root: h("div", { class: "br u-flex u-gap-4", role: "group", tabindex: "-1" }),
    data: /** @type {BarData | {}} */ ({}),
    words: {},
    app: null,
    waiting: 0,
    due: false, // something else is offered
    pressed: "", // what the last press was on
    decided: false, // somebody has just decided
    heard: h("div", { class: "crypt-hear", role: "status", "aria-live": "polite" }),
    running: false, // it goes on by itself
    alone: playingOn(doc, () => ask({ do: "next" }), (running) => tellPlaying(panel, running)),
    end: () => {},
  };
  el.replaceChildren(panel.root, panel.heard);
  const endHearing = hearAsked(el, ({ do: what }) => {
    if (what === "play") panel.decided = true;
  });
  const onPlainKey = (event) => onKey(panel, event);
  doc.addEventListener("keydown", onPlainKey);
  return live(
    { model, el },
    (data, words) => {
      Object.assign(panel, { data, words });
      draw(panel);
      panel.alone.drawn(Boolean(data.can_next));
      followDecision(panel);
    },
    () => {
      cancelAnimationFrame(panel.waiting);
      panel.alone.stop();
      panel.end();
      endHearing();
      doc.removeEventListener("keydown", onPlainKey);
    },
  );
}

function draw(panel) {
  const { el, doc, root, words } = panel;
  panel.due = false;
  find(panel);
  const held = root.contains(doc.activeElement);
  root.setAttribute("aria-label", words["bar-label"] ?? "");
  const { loud, quiet } = arrange(panel);
  keepFocus(el, () =>
    morphChildren(root, [
      stepButton(panel, "back", "left"),
      loud,
      quiet.length ? h("div", { class: "u-flex u-gap-4 u-slim", "data-key": "quiet" }, quiet) : null,
    ]),
  );
  // A way that has ended takes its button along: whoever pressed it is still at the bar.
  if (held && !root.contains(doc.activeElement)) root.focus({ preventScroll: true });
}

/** Once for all that is offered by several at a time; what is drawn of data meanwhile, shows it, too. */
function drawSoon(panel) {
  if (panel.due) return;
  panel.due = true;
  queueMicrotask(() => {
    if (panel.due) draw(panel);
  });
}

/** The app around the bar, once it is there: what is offered in it is drawn as it comes. */
function find(panel) {
  if (panel.app) return;
  panel.app = panel.el.closest(".crypt-app");
  cancelAnimationFrame(panel.waiting);
  if (panel.app) panel.end = watchOffers(panel.app, () => hearOffers(panel));
  else if (!panel.el.isConnected) panel.waiting = requestAnimationFrame(() => draw(panel));
}

/** What goes on by itself stops where something can be done: a task that has just been judged says what. */
function hearOffers(panel) {
  const offers = [...offersOf(panel.app).values()].flat();
  if (offers.some((it) => !it.leads)) panel.alone.stop();
  drawSoon(panel);
}

/** The loud button, and the quiet ones in their order. */
function arrange(panel) {
  const all = panel.app ? offersOf(panel.app) : new Map();
  const { [TASK]: lesson = [], [EXERCISE]: exercise = [], ...others } = Object.fromEntries(all);
  const task = [...lesson, ...exercise];
  const table = Object.values(others).flat();
  // Where a task is over, the way on is the task's; a move laid out after a miss can still be made.
  const asked = task.length ? [...task, ...table.filter((it) => it.loud && !it.off)] : table;
  const { can_next: next, can_continue: onward } = panel.data;
  // Where one can go on, as in looking back at a decision, that is what one is here for, until a move
  // has been laid out.
  const main = asked.filter((it) => it.loud && !it.off && !it.leads);
  const lead = asked.find((it) => it.leads && (!next || it.waits));
  const loud = (next ? main.find((it) => !it.move) : main[0]) ?? lead ?? (next ? undefined : asked.find((it) => it.loud));
  const offers = asked.filter((it) => !it.leads || it === loud);
  const steps = [
    next ? stepButton(panel, "next", "right", Boolean(loud)) : null,
    onward ? stepButton(panel, "continue", "fast", offers.length > 0) : null,
    (next || panel.running) && !offers.length ? playButton(panel) : null,
  ];
  const rest = offers.filter((it) => it !== loud).map((it) => offerButton(panel, it, false));
  if (loud) return { loud: offerButton(panel, loud, true), quiet: [...rest, ...steps].filter(Boolean) };
  return { loud: steps[0], quiet: [...rest, ...steps.slice(1)].filter(Boolean) };
}

/** One of the ways through the game; `small` where something else is what one is here for.
 *
 * @param {any} panel */
function stepButton(panel, action, sign, small = false) {
  const { data, words, ask } = panel;
  const send = (what) => () => ask({ do: what });
  const ways = { back: send("back"), next: send("next"), continue: send("continue") };
  const labels = { back: words["bar-back"], next: data.next_label, continue: data.continue_label };
  const label = labels[action] ?? "";
  const off = action === "back" && !data.can_back;
  const keys = STEP_KEYS[action];
  const parts = [
    icon(sign),
    h("span", { class: "br-label" }, [label]),
    keysOn() && !small ? h("kbd", { class: "br-key u-mark u-y-0 u-x-2", "aria-hidden": "true", "data-shown": keys.shown }) : null,
  ];
  return button(action, parts, (event) => press(panel, event, action, off, ways[action]), {
    class: `br-button u-paper u-icon-20 u-y-2 u-x-6 u-text-5 u-leading-15 br-${action}${small ? " br-small" : ""}${action === "next" && !small ? " crypt-main" : ""}`,
    "aria-label": label,
    title: titleWithKeys(label, action),
    "aria-keyshortcuts": keys.told,
    // Not `disabled`: a button that goes dead under the finger must not lose the focus.
    "aria-disabled": String(off),
  });
}

/** What goes on by itself, or stops that. */
function playButton(panel) {
  const { words, running } = panel;
  const label = words[running ? "bar-playing-stop" : "bar-play-on"] ?? "";
  return button("play-on", [icon(running ? "pause" : "play"), h("span", { class: "br-label" }, [label])], () => panel.alone.press(), {
    class: "br-button u-icon-20 u-y-2 u-x-6 u-text-5 u-leading-15 br-small br-play-on u-paper",
    "aria-label": label,
    title: label,
  });
}

/** Who does not see it hears that it goes on, and that it has stopped. */
function tellPlaying(panel, running) {
  panel.running = running;
  panel.heard.textContent = panel.words[running ? "bar-playing" : "bar-stopped"] ?? "";
  draw(panel);
}

/** @param {Offer} offered */
function offerButton(panel, offered, loud) {
  const { name, label, sign, leads = false, quiet = leads, off = false, move, about, press: does } = offered;
  const parts = [sign ? icon(sign) : null, h("span", { class: "br-label" }, [label])];
  return button(name, parts, (event) => press(panel, event, name, off, does), {
    class: `br-button u-paper u-icon-20 u-y-2 u-x-6 u-text-5 u-leading-15 br-offer${leads ? " br-leads u-soft" : ""}${loud ? " br-first" : ""}${loud && !quiet ? " crypt-main" : ""}`,
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

/** Who has just decided on the table goes on from there: with Next, not past all that comes of it. */
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

/** A key that walks through the game presses its button, Enter what is loud. */
function onKey(panel, event) {
  const { el, root } = panel;
  const app = el.closest(".crypt-app") ?? el;
  const action = stepAsked(event, app);
  const wanted = action
    ? root.querySelector(`[data-action="${action}"]`)
    : event.key === "Enter" && plainKeyOf(event, app) && enter(root, event.target);
  // Behind a screen, such as the course, nothing goes on.
  if (!wanted || !root.getClientRects().length) return;
  event.preventDefault();
  wanted.click();
}

/** What is in the loud button's place, where Enter is nothing's own. Pressed again on what has been
 * laid, it confirms. */
function enter(root, at) {
  if (at.closest?.("[data-laid]")) return root.querySelector(".crypt-main");
  const own = "button, a, summary, input, select, textarea, [contenteditable], dialog, [role=treeitem], [tabindex='0']";
  return at.closest?.(own) ? null : root.querySelector(".crypt-main, .br-first");
}

export default { render };
