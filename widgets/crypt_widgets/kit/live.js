// The life of a panel: it draws what Python sends, asks Python, and hears of the page around it.

import { clearTrouble, guard, h } from "./dom.js";

/** Run what comes after the other panels have drawn and placed the focus as they see fit. */
export function afterOthers(run) {
  requestAnimationFrame(() => setTimeout(run, 0));
}

/** What a panel is drawn of; not every panel has all. */
const DRAWN = ["data", "words", "added", "keep"];

/** The life of a panel: draws now and whenever what it is drawn of changes, once for all; an
 * error is shown in the panel. Returns what to return from `render`: the way to end it.
 *
 * `draw(data, words, ask)` does as it likes with `el`. A tool that says nothing to anybody while
 * another one is shown may let others be drawn and seen first (`patient`). */
export function live({ model, el }, draw, onEnd, patient = false) {
  el.classList.add("crypt");
  el.setAttribute("data-crypt-panel", "");
  if (!onOwnPage()) el.addEventListener("pointerdown", (event) => takeFocus(el, event.target));
  const ask = asker(model, el);
  // In an app the table hears of it itself; the table of a panel alone may be in another cell.
  el.addEventListener("crypt:lay", ({ detail }) => {
    if (!el.closest(".crypt-app")) ask({ do: "lay", move: detail });
  });
  let due = false;
  let ended = false;
  const redraw = guard(el, () => {
    due = false;
    if (ended) return;
    clearTrouble(el);
    draw(model.get("data") ?? {}, model.get("words") ?? {}, ask);
    delete el.dataset.cryptLate;
  });
  const changed = () => {
    if (due) return;
    due = true;
    if (patient && el.classList.contains("crypt-shut")) afterOthers(redraw);
    else queueMicrotask(redraw);
  };
  for (const name of DRAWN) model.on(`change:${name}`, changed);
  const takeTogether = (content) => takeAll(model, content?.together);
  model.on("msg:custom", takeTogether);
  redraw();
  // Only on the page it is known whether the panel is alone, which then has its own buttons.
  if (!el.isConnected) {
    requestAnimationFrame(() => {
      if (el.isConnected && !el.closest(".crypt-app")) redraw();
    });
  }
  return () => {
    ended = true;
    for (const name of DRAWN) model.off(`change:${name}`, changed);
    model.off("msg:custom", takeTogether);
    onEnd?.();
  };
}

/** Let the part of a panel that is pressed take the focus, if nothing in it does: after a press on
 * plain text a notebook gives it to its cell, and so the keys. */
function takeFocus(el, pressed) {
  // Not the panel itself: where it is but a frame for its parts it cannot have the focus.
  const part = [...el.children].find((it) => it.contains(pressed));
  if (part?.tabIndex < 0) part.tabIndex = -1;
}

const VIEWS = Symbol.for("crypt.views");

/** Names and ids for one view alone: `own("menu")` is what no other view in the page has, be it of
 * the same panel or of another tutor. Two versions of this may be there, so the page counts. */
export function ownNames() {
  window[VIEWS] = (window[VIEWS] ?? 0) + 1;
  const view = window[VIEWS];
  return (name) => `crypt-${view}-${name}`;
}

/** The body of a tool that is shown when it is open; `show(data, title)` says whether it is. */
export function toolBody(el, name) {
  const title = h("h2", { class: "crypt-hear" });
  const body = h("div", { class: "crypt-card-body u-stack", id: ownNames()(name) });
  el.replaceChildren(h("section", { class: "crypt-card" }, [title, body]));
  function show(data, text) {
    const open = Boolean(data.open);
    title.textContent = text ?? "";
    if (!open) body.replaceChildren();
    return open;
  }
  return { body, show };
}

// --- Python and the page -------------------------------------------------------------------------

/** What a page tells Python as it is loaded. */
const GREETINGS = ["hello", "learn-keep", "home-shown"];
/** The apps in which something else has been asked. */
const inUse = new WeakSet();

/** Whether the app around an element has been used since the page was loaded. */
export const isInUse = (el) => inUse.has(el.closest(".crypt-app"));

/** The panel's way to ask Python. The page hears of it too, and of which app it came from: the frame
 * watches for an answer, and others of the same app act on what is asked. */
export function asker(model, el) {
  return (message, unprompted = false) => {
    const detail = { ...message, unprompted, app: el.closest(".crypt-app") };
    if (detail.app && !GREETINGS.includes(message.do)) inUse.add(detail.app);
    window.dispatchEvent(new CustomEvent("crypt:asked", { detail }));
    try {
      model.send(takesAll(model) ? { ...message, together: true } : message);
    } catch {
      // Nobody there to hear it: the frame's watch over the connection says so.
    }
  };
}

/** Ask for work that nobody has pressed for, once the page shows that there is some. */
export function askUnprompted(ask, message) {
  requestAnimationFrame(() => setTimeout(() => ask(message, true), 30));
}

/** Whether what several panels are sent can come in one message: where widgets find one another. */
function takesAll(model) {
  return typeof model.widget_manager?.register_model === "function";
}

/** What came for several panels in one message: all take it before any of them draws.
 *
 * @param {any} model
 * @param {Record<string, object> | undefined} states By the ids of the panels' models. */
async function takeAll(model, states) {
  if (!states) return;
  const found = await Promise.allSettled(Object.keys(states).map((id) => model.widget_manager.get_model(id)));
  const all = Object.values(states);
  // One that is gone has nothing to draw.
  for (const [i, it] of found.entries()) if (it.status === "fulfilled") it.value.set_state(all[i]);
}

/** Say something of the app around a panel that the style of other panels asks about, as soon as the
 * panel is on the page; one in a cell of its own is part of none. A style that asked for it with `:has()`
 * would have the browser look for it whenever anything is drawn in the app. */
export function sayOfApp(el, name, is) {
  tellApp(el, name, (app) => app.toggleAttribute(name, is));
}

/** What each panel told its app last, by what it is about. */
const toldLast = new WeakMap();

/** Tell the app around a panel something: at once, or as soon as the panel is on the page. What waits
 * is dropped when there is something newer to tell about the same thing.
 *
 * @param {any} el
 * @param {string} about
 * @param {(app: any) => void} tell */
export function tellApp(el, about, tell) {
  if (!toldLast.has(el)) toldLast.set(el, new Map());
  const last = toldLast.get(el).set(about, tell);
  const app = el.closest(".crypt-app");
  if (app) tell(app);
  else if (!el.isConnected) {
    requestAnimationFrame(() => el.isConnected && last.get(about) === tell && tellApp(el, about, tell));
  }
}

/** Act on what is asked in the app that `el` is part of: a page may have several. Returns the way to
 * end it. */
export function hearAsked(el, act) {
  const hear = (/** @type {any} */ { detail }) => {
    if (detail?.app === el.closest(".crypt-app")) act(detail);
  };
  window.addEventListener("crypt:asked", hear);
  return () => window.removeEventListener("crypt:asked", hear);
}

/** Let something be heard, where there is a frame that can.
 *
 * @param {Element} el */
export function letHear(el, name) {
  el.dispatchEvent(new CustomEvent("crypt:sound", { bubbles: true, detail: name }));
}

/** What the browser keeps under a key, or null, also where it keeps nothing. */
export function remembered(key) {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether the page is the tutor's own, not a notebook that belongs to others too. */
export function onOwnPage() {
  return document.body.dataset.voila !== undefined;
}

/** What the system says of motion; asked for once, since to ask anew is slow.
 *
 * @type {MediaQueryList | undefined} */
let motionUnwanted;

/** Whether things may move: the reader has not asked the system for calm. */
export function mayMove() {
  motionUnwanted ??= window.matchMedia("(prefers-reduced-motion: reduce)");
  return !motionUnwanted.matches;
}
