// What every panel's script stands on: making elements, and redrawing them in place.
// Text is only ever set as text; nothing here (or in a panel) parses HTML.

import { icon, SVG } from "./icons.js";

/** Make an element: `h("button", { class: "big", onclick: press }, "text", [more, nodes])`.
 *
 * Attributes that are null or false are left out, true is an empty attribute (for aria-* and
 * data-* the word itself), `class` may be a list, `style` a record of properties, `on...` is a
 * handler. Children may be nested lists. Of lists, null, false and "" are left out. */
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
    } else if (name === "class" && Array.isArray(value)) {
      node.setAttribute(name, value.filter(Boolean).join(" "));
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
  panel.prepend(h("p", { class: "crypt-trouble u-flex u-gap-4 u-y-5 u-x-7 u-below-4 u-box u-bad u-bad-paper u-breaks", role: "alert" }, icon("stop"), h("span", {}, text)));
}

export function clearTrouble(panel) {
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

// --- labels ------------------------------------------------------------------------------------------

/** A label with its facts put in: `fill("Hint {n}", { n: 4 })`. */
export function fill(text, facts) {
  return (text ?? "").replace(/\{(\w+)\}/g, (hole, name) => facts[name] ?? hole);
}

// Labels: labelled

/** A thing, and how many, who, where or what it is: its colon is as the language has it. */
export function labelled(words, label, value) {
  return fill(words.labelled, { label, value });
}
