// What every panel's script stands on: making elements, redrawing in place, asking Python.
// Text is only ever set as text; nothing here (or in a panel) parses HTML.

const SVG = "http://www.w3.org/2000/svg";

/** Make an element: `h("button", { class: "big", onclick: press }, "text", [more, nodes])`.
 *
 * Attributes that are null or false are left out, true is an empty attribute (for aria-* and
 * data-* the word itself), `style` may be a record of properties, `on...` is a handler. Children
 * may be nested lists; null, false and "" are left out. */
export function h(tag, attributes, ...children) {
  return build(document.createElement(tag), attributes, children);
}

/** The same for drawings. */
export function svg(tag, attributes, ...children) {
  return build(document.createElementNS(SVG, tag), attributes, children);
}

function build(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value == null) continue;
    const spelled = name.startsWith("aria-") || name.startsWith("data-");
    if (name.startsWith("on") && typeof value === "function") {
      listen(node, name.slice(2), value);
    } else if (name === "style" && typeof value === "object") {
      for (const [property, text] of Object.entries(value)) {
        if (text != null) node.style.setProperty(property, text);
      }
    } else if (spelled || value !== false) {
      node.setAttribute(name, value === true && !spelled ? "" : String(value));
    }
  }
  for (const child of children.flat(Infinity)) {
    if (child == null || child === false || child === "") continue;
    node.append(child instanceof Node ? child : String(child));
  }
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child[HEARS]) node[HEARS] = true;
  }
  return node;
}

// --- handlers ------------------------------------------------------------------------------------

const HANDLERS = Symbol("handlers");
/** Marks an element that has handlers, or has had them, in it or on it. */
const HEARS = Symbol("hears");

/** One listener per kind of event and element; which handler it calls may change (see `morph`). */
export function listen(node, type, handler) {
  node[HEARS] = true;
  if (!node[HANDLERS]) node[HANDLERS] = {};
  if (!(type in node[HANDLERS])) {
    node.addEventListener(type, (event) => {
      const now = node[HANDLERS][type];
      if (now) guard(node, now)(event);
    });
  }
  node[HANDLERS][type] = handler;
}

/** The same function, but what goes wrong in it is shown in the panel instead of dying unseen. */
export function guard(node, action) {
  return (...args) => {
    try {
      return action(...args);
    } catch (error) {
      showTrouble(node, error);
      return undefined;
    }
  };
}

/** Say in the panel that something went wrong in it; the next redraw takes it away. */
function showTrouble(node, error) {
  const panel = node.closest?.("[data-crypt-panel]") ?? node;
  clearTrouble(panel);
  const text = error instanceof Error ? error.message : String(error);
  panel.prepend(h("p", { class: "crypt-trouble", role: "alert" }, icon("stop"), h("span", {}, text)));
}

function clearTrouble(panel) {
  panel.querySelector(":scope > .crypt-trouble")?.remove();
}

// --- redrawing in place --------------------------------------------------------------------------

/** Make `node` look like `model`, keeping every element that can be kept, so that focus, scrolling,
 * opened details and running transitions survive. Children with a `data-key` are matched by it, the
 * others by their order. Returns the element that now stands there. */
function morph(node, model) {
  if (node === model) return node;
  if (node.nodeType !== model.nodeType || node.nodeName !== model.nodeName) {
    const whole = settled(model);
    node.replaceWith(whole);
    return whole;
  }
  if (node.nodeType === Node.TEXT_NODE) {
    if (node.data !== model.data) node.data = model.data;
    return node;
  }
  if (model[MADE]) model[MADE].node = node;
  // Most of a panel is as it was. What hears is gone through: its handlers are other ones now.
  if (!node[HEARS] && !model[HEARS] && node.isEqualNode(model)) return node;
  if (model[HEARS]) node[HEARS] = true;
  morphAttributes(node, model);
  fit(node, [...model.childNodes]);
  return node;
}

function morphAttributes(node, model) {
  const wanted = model.getAttributeNames();
  for (const name of wanted) {
    const value = model.getAttribute(name);
    if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  }
  const surplus = node.attributes.length > wanted.length ? node.getAttributeNames() : [];
  for (const name of surplus) {
    // What the reader has opened stays open; the panel that wants it shut says so itself.
    if (!model.hasAttribute(name) && !(name === "open" && node.nodeName === "DETAILS")) {
      node.removeAttribute(name);
    }
  }
  const handlers = model[HANDLERS] ?? {};
  for (const type of Object.keys({ ...node[HANDLERS], ...handlers })) {
    listen(node, type, handlers[type] ?? null);
  }
}

/** Make the children of `parent` look like `models` (null and false are left out); see `morph`. */
export function morphChildren(parent, models) {
  fit(parent, models.filter(Boolean));
}

function fit(parent, models) {
  checkKeys(models);
  const keyed = new Map();
  const plain = [];
  const surplus = [];
  for (const child of parent.childNodes) {
    const key = keyOf(child);
    if (!key) plain.push(child);
    else if (keyed.has(key)) surplus.push(child);
    else keyed.set(key, child);
  }
  const kept = models.map((model) => {
    const old = keyOf(model) ? keyed.get(keyOf(model)) : takeLike(plain, model);
    const stays = model[STAYS];
    if (!old || (stays && stays !== old)) return settled(model);
    keyed.delete(keyOf(model));
    return stays ?? morph(old, model);
  });
  for (const gone of [...keyed.values(), ...plain, ...surplus]) gone.remove();
  // Only what is out of place is moved: moving an element takes the focus from it.
  let at = parent.firstChild;
  for (const node of kept) {
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
  }
}

function keyOf(node) {
  return node.nodeType === Node.ELEMENT_NODE ? node.getAttribute("data-key") : null;
}

const KEYS_TOLD = new Set();

/** Two siblings with one key are a mistake of the panel that made them: each redraw would take the
 * one for the other. It is told once for each key. */
function checkKeys(siblings) {
  if (siblings.length < 2) return;
  const seen = new Set();
  for (const node of siblings) {
    const key = keyOf(node);
    if (!key) continue;
    if (seen.has(key) && !KEYS_TOLD.has(key)) {
      KEYS_TOLD.add(key);
      console.error(`Two siblings have the key "${key}".`);
    }
    seen.add(key);
  }
}

function takeLike(plain, model) {
  const index = plain.findIndex((old) => old.nodeName === model.nodeName);
  return index < 0 ? null : plain.splice(index, 1)[0];
}

// --- parts that are made only once -----------------------------------------------------------------

/** On what a part was made as: what it was made of, and the element that now stands for it. */
const MADE = Symbol("what a part was made of");
/** On a stand-in: the part that stays as it is. */
const STAYS = Symbol("the part that stays");

/** A way to make parts only if they have to be: `part(name, of, make)` is what `make()` returns, an
 * element with a key; as long as `of`, a list of all that it is made of, is the same, a stand-in for
 * what is there. */
export function ownParts() {
  const made = new Map();
  return (name, of, make) => {
    const before = made.get(name);
    if (before && before.of.every((it, i) => it === of[i])) return standIn(before.node);
    const node = make();
    node[MADE] = { of, node };
    made.set(name, node[MADE]);
    return node;
  };
}

function standIn(node) {
  const place = h(node.nodeName, { "data-key": keyOf(node) });
  place[STAYS] = node;
  // So that whatever it lies in is gone through.
  place[HEARS] = true;
  return place;
}

/** What is new, with the parts that stay in the places of their stand-ins. */
function settled(model) {
  if (model[STAYS]) return model[STAYS];
  if (model[HEARS]) {
    for (const child of [...model.childNodes]) {
      const whole = settled(child);
      if (whole !== child) child.replaceWith(whole);
    }
  }
  return model;
}

/** Run `draw` and put the focus back where it was in `root`, found again by its `data-key`. */
export function keepFocus(root, draw) {
  const doc = root.ownerDocument;
  const before = doc.activeElement;
  const inside = before && before !== root && root.contains(before);
  const key = inside ? before.closest("[data-key]")?.dataset.key : null;
  const result = draw();
  if (key && doc.activeElement !== before) {
    const again = root.querySelector(`[data-key="${CSS.escape(key)}"]`);
    again?.focus({ preventScroll: true });
  }
  return result;
}

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
 * the same panel or of another tutor. Each panel has a module of its own, so the page counts. */
export function ownNames() {
  window[VIEWS] = (window[VIEWS] ?? 0) + 1;
  const view = window[VIEWS];
  return (name) => `crypt-${view}-${name}`;
}

/** The body of a tool that is shown when it is open; `show(data, title)` says whether it is. */
export function toolBody(el, name) {
  const title = h("h2", { class: "crypt-hear" });
  const body = h("div", { class: "crypt-card-body", id: ownNames()(name) });
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

/** The panel's way to ask Python. The page hears of it too, and of which app it came from: the frame
 * watches for an answer, and others of the same app act on what is asked. */
export function asker(model, el) {
  return (message) => {
    const detail = { ...message, app: el.closest(".crypt-app") };
    window.dispatchEvent(new CustomEvent("crypt:asked", { detail }));
    try {
      model.send(takesAll(model) ? { ...message, together: true } : message);
    } catch {
      // Nobody there to hear it: the frame's watch over the connection says so.
    }
  };
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

/** A label with its facts put in: `fill("Hint {n}", { n: 4 })`. */
export function fill(text, facts) {
  return (text ?? "").replace(/\{(\w+)\}/g, (hole, name) => facts[name] ?? hole);
}

// Labels: labelled

/** A thing, and how many, who, where or what it is: its colon is as the language has it. */
export function labelled(words, label, value) {
  return fill(words.labelled, { label, value });
}

// --- signs ---------------------------------------------------------------------------------------

/** Signs of 24 by 24 units, drawn as lines; a panel may add its own. */
export const ICONS = {
  back: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  bed: "M3 18v-11M3 14h18v4M21 14v-1a3 3 0 0 0-3-3h-8v4M6.5 11.2a1.6 1.6 0 1 0 .01 0",
  book: "M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14",
  branch: "M7 4v16M7 10h6a4 4 0 0 0 4-4V4M4.5 6.5 7 4l2.5 2.5M14.5 6.5 17 4l2.5 2.5",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.6.5.9 1.2.9 2V16h5.4v-.2c0-.8.3-1.5.9-2A6 6 0 0 0 12 3z",
  calendar: "M4 6h16v14H4zM4 10.5h16M8 3.5v4M16 3.5v4M8 14.5h3",
  cap: "M2 9.5 12 5l10 4.5L12 14zM6 11.6V16c1.6 1.4 3.7 2.1 6 2.1s4.4-.7 6-2.1v-4.4M22 9.5V15",
  chart: "M4 4v16h16M7.5 9H11v4h4v-6h4",
  check: "M4 12.5 9.5 18 20 6.5",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  collect: "M4 13v-2.2a1.5 1.5 0 0 1 3 0V6.5a1.5 1.5 0 0 1 3 0V5a1.5 1.5 0 0 1 3 0v1.5a1.5 1.5 0 0 1 3 0V13l1.6-2a1.6 1.6 0 0 1 2.6 1.8L16.5 20H8.6z",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  die: "M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM8.5 8.5h.01M12 12h.01M15.5 15.5h.01",
  dig: "M20 4l-9 9M18 2l4 4M11 9l-6 6a4 4 0 0 0-1 5 4 4 0 0 0 5-1l6-6z",
  down: "M5 9l7 7 7-7",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 .01 0z",
  fast: "M5 5l7 7-7 7M13 5l7 7-7 7",
  globe: "M12 3a9 9 0 1 0 .01 0zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
  half: "M12 3.5a8.5 8.5 0 1 0 .01 0zM12 3.5v17M12 8h6.5M12 12h8.3M12 16h6.5",
  info: "M12 3a9 9 0 1 0 .01 0zM12 11v6M12 7.5h.01",
  keyboard: "M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M7 14h10",
  lay: "M8 3h8v8H8zM4 13h7v8H4zM13 13h7v8h-7z",
  left: "M15 5l-7 7 7 7",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17",
  load: "M4 19V7h6l2 2h8v10zM12 17v-5M9.5 14 12 11.5 14.5 14",
  menu: "M4 7h16M4 12h16M4 17h16",
  minus: "M5 12h14",
  moon: "M20 14.5A8.5 8.5 0 1 1 10.5 4a7 7 0 0 0 9.5 10.5z",
  offline: "M3 3l18 18M5 12.5a10 10 0 0 1 4-2.4M2.5 9a14 14 0 0 1 4-2.7M12 5.5c3.6 0 7 1.3 9.5 3.5M15.5 10.8a10 10 0 0 1 3.5 1.7M8.5 16a5 5 0 0 1 5.5-1M12 19.5h.01",
  pause: "M8 5v14M16 5v14",
  play: "M8 5l11 7-11 7z",
  plus: "M12 5v14M5 12h14",
  reload: "M20 11a8 8 0 1 0-1.5 6M20 4v7h-7",
  right: "M9 5l7 7-7 7",
  role: "M5 21V11a7 7 0 0 1 14 0v10l-2.4-2-2.3 2-2.3-2-2.3 2-2.3-2zM9.5 11h.01M14.5 11h.01",
  save: "M12 4v11M7.5 10.5 12 15l4.5-4.5M4 19h16",
  scales: "M12 3v18M7 21h10M5 7h14M5 7l-3 7a3.2 3.2 0 0 0 6 0zM19 7l-3 7a3.2 3.2 0 0 0 6 0z",
  share: "M12 15V4M8 7.5 12 4l4 3.5M6 11H5v9h14v-9h-1",
  stack: "M8 3h12v12H8zM4 8v12h12M11 7h6M11 11h4",
  stop: "M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v5.5M12 16.5h.01",
  sun: "M12 8a4 4 0 1 0 .01 0zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  torch: "M12 2.5c.8 2.6 4 4 4 7.3a4 4 0 0 1-8 0c0-1.7.9-2.7 1.6-4 .5 1 1 1.5 1.6 1.8C11.1 6 11.2 4.2 12 2.5zM9.5 16h5l-1.3 5.5h-2.4z",
  trophy: "M7 4h10v5a5 5 0 0 1-10 0zM7 5.5H4V7a3.5 3.5 0 0 0 3.5 3.5M17 5.5h3V7a3.5 3.5 0 0 1-3.5 3.5M12 14v3M8 20.5h8M9.5 17.5h5v3h-5z",
  up: "M5 15l7-7 7 7",
  you: "M12 4a4 4 0 1 0 .01 0zM4.5 20.5a7.5 7.5 0 0 1 15 0",
};

/** Each sign as it was first made: a copy is made much sooner. */
const DRAWN_ICONS = new Map();

export function icon(name) {
  if (!DRAWN_ICONS.has(name)) {
    const looks = { class: `crypt-icon crypt-icon-${name}`, viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" };
    DRAWN_ICONS.set(name, svg("svg", looks, svg("path", { d: ICONS[name] ?? "M12 12h.01" })));
  }
  return DRAWN_ICONS.get(name).cloneNode(true);
}

/** The shapes that tell players apart where colours do not, in the order of the seats; `role` is who
 * plays by the game's own rules. */
const MARKS = {
  circle: "M12 3.5a8.5 8.5 0 1 1-.01 0z",
  diamond: "M12 2 22 12 12 22 2 12z",
  triangle: "M12 3 22.5 20.5h-21z",
  square: "M4 4h16v16H4z",
  star: "M12 1.2 14.9 8.7 22.9 9.1 16.7 14.2 18.7 21.9 12 17.6 5.3 21.9 7.3 14.2 1.1 9.1 9.1 8.7z",
  cross: "M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z",
  role: "M4 22V11a8 8 0 0 1 16 0v11l-2.7-2.5L14.7 22 12 19.5 9.3 22l-2.6-2.5zM9 9.2a1.5 1.9 0 1 0 .01 0zM15 9.2a1.5 1.9 0 1 0 .01 0z",
};
const SEAT_MARKS = ["circle", "diamond", "triangle", "square", "star", "cross"];

/** A player's shape in the player's colour. */
export function mark(player, shape) {
  const name = MARKS[shape] ? shape : SEAT_MARKS[player] ?? "circle";
  return svg(
    "svg",
    { class: "crypt-mark", viewBox: "0 0 24 24", "data-player": player, "aria-hidden": "true", focusable: "false" },
    svg("path", { d: MARKS[name], "fill-rule": "evenodd" }),
  );
}

/** A player's name. That a bot plays there goes without saying where there is no room for it.
 *
 * @param {{ name: string, short: string }} player `name` is `short`, and what plays there. */
export function playerName({ name, short }) {
  return [short, name === short ? null : h("span", { class: "crypt-bot" }, name.slice(short.length))];
}

/** Where the pips of a face are, in thirds of the die. */
const PIPS = {
  1: [[2, 2]],
  2: [[1, 1], [3, 3]],
  3: [[1, 1], [2, 2], [3, 3]],
  4: [[1, 1], [3, 1], [1, 3], [3, 3]],
  5: [[1, 1], [3, 1], [2, 2], [1, 3], [3, 3]],
  6: [[1, 1], [3, 1], [1, 2], [3, 2], [1, 3], [3, 3]],
};

/** What a player's mark stands on where a die shows no number: no pip has an outline. */
const SHIELD = "M12 .5C8.6 2.6 5.2 3.5 2 3.5v8C2 17.5 6 21.6 12 24c6-2.4 10-6.5 10-12.5v-8c-3.2 0-6.6-.9-10-3z";

/** The face of a die: pips, or its owner's figure while it shows no number. `player` may be null. */
export function dieFace(face, player, shape) {
  const pips = (PIPS[face] ?? []).map(([x, y]) =>
    svg("circle", { cx: 5 + (x - 1) * 7, cy: 5 + (y - 1) * 7, r: 2.6 }),
  );
  return svg(
    "svg",
    { class: "crypt-die-face", viewBox: "-3 -3 30 30", "aria-hidden": "true", focusable: "false" },
    pips,
    !PIPS[face] && player != null ? ownersFigure(MARKS[shape] ? shape : SEAT_MARKS[player] ?? "circle") : null,
  );
}

/** What a die without a number shows: a role itself, or a shield with the player's mark. */
function ownersFigure(shape) {
  const sign = (transform) => svg("path", { d: MARKS[shape], "fill-rule": "evenodd", transform });
  if (shape === "role") return sign("translate(4.8 4.8) scale(.6)");
  return [svg("path", { class: "crypt-die-shield", d: SHIELD }), sign("translate(6.5 5.9) scale(.46)")];
}

/** A die as it lies on the table: its face, and its owner's colour and shape. */
export function die(face, player, shape) {
  return h(
    "span",
    { class: "crypt-die", "data-player": player, "data-face": face ?? "", "aria-hidden": "true" },
    dieFace(face, player, shape),
    player != null && PIPS[face] ? mark(player, shape) : null,
  );
}
