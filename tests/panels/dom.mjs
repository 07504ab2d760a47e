// A page with panels on it as a tutor in Python has sent them, in a DOM without a browser.

import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { stoppedClock } from "./clock.mjs";
import { Model } from "./model.mjs";
import { Window } from "./packages.mjs";
import { isHidden, isOutOfReach, line, nameOf, outline, statesOf, text, withRole } from "./tree.mjs";

export * from "./tree.mjs";

const STATES = process.env.PANELS_STATES;
/** What a window offers to a script without being named. */
const OFFERED = [
  ...["document", "Node", "Element", "HTMLElement", "Event", "CustomEvent", "MouseEvent", "KeyboardEvent"],
  ...["PointerEvent", "MutationObserver", "ResizeObserver", "IntersectionObserver", "CSS", "navigator"],
  ...["location", "history", "localStorage", "sessionStorage", "getComputedStyle", "innerWidth", "innerHeight"],
];
/** How long a page goes on by itself after whatever happens: a few frames. */
const AT_ONCE = 50;
/** The roles of a field that is written into, or chosen from. */
const FIELDS = ["textbox", "searchbox", "combobox", "slider", "spinbutton"];
/** What the entries of a list in a panel's data are known by, and what they are called. */
const IDS = ["id", "name", "move", "slot", "pile", "verb", "rule", "node"];
const LABELS = ["label", "name", "title", "text"];
/** The bar's ways through the game, by their messages. */
const STEPS = { back: "bar-back", next: "bar.next_label", continue: "bar.continue_label" };
/** Lines of an outline that are enough to see what went wrong. */
const SHOWN = 60;
let pages = 0;
/** The page that is open: a new one closes it. */
let current = null;

/** Open a page on a recorded state, with these panels of it, or all if none is named. */
export async function open(state, ...panels) {
  const before = current;
  const page = new Page(state, panels);
  current = page;
  await before?.close();
  await page.begin();
  return page;
}

/** What was recorded of a state. */
export function read(state) {
  return JSON.parse(fs.readFileSync(path.join(STATES, `${state.replaceAll("/", ".")}.json`), "utf8"));
}

/** One step into a panel's data. */
function within(data, step) {
  return Array.isArray(data) ? data.find((it) => IDS.some((id) => String(it[id]) === step)) : data?.[step];
}

/** A label as it is, or as a pattern if it has placeables. */
function patternOf(label) {
  if (!label.includes("{")) return label;
  return new RegExp(`^${label.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, ".+")}$`);
}

/** Lay the kit that panels await, as a frame does; each page has its own. */
async function layKit() {
  for (const name of Object.keys(globalThis)) if (name.startsWith("crypt-kit-")) delete globalThis[name];
  await import(`${pathToFileURL(path.join(STATES, "kit.mjs"))}?${pages}`);
}

class Page {
  constructor(state, wanted) {
    const { start, steps, facts } = read(state);
    this.start = start;
    this.steps = steps;
    this.wanted = wanted;
    /** What Python has found, to compare with. */
    this.facts = facts;
    /** What the page has asked for since it is open, or since `asked` was called. */
    this.sent = [];
    this.models = new Map();
    this.ends = [];
    this.clock = stoppedClock();
    this.window = new Window({ url: "http://localhost/", width: 1280, height: 900 });
    this.document = this.window.document;
    pages += 1;
  }

  async begin() {
    this.offer();
    this.app = this.document.createElement("div");
    this.region = this.document.createElement("div");
    this.region.className = "crypt crypt-tools-region";
    this.document.body.append(this.app);
    await layKit();
    await this.make(this.start.panels);
    this.place(this.start.app);
    await this.settle();
    this.sent = [];
  }

  /** Give this page's window to the scripts. */
  offer() {
    const { window, clock } = this;
    window.matchMedia = (media) => ({ matches: media.includes("reduced-motion"), media, addEventListener() {}, removeEventListener() {} });
    Object.assign(window, clock.offered);
    const given = { window, ...clock.offered, performance: { now: clock.now }, matchMedia: window.matchMedia };
    for (const name of OFFERED) given[name] = window[name];
    for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"]) given[name] = window[name].bind(window);
    for (const [name, value] of Object.entries(given)) {
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    }
    Date.now = () => Date.UTC(2030, 0, 1) + clock.now();
  }

  async make(panels) {
    for (const [name, { module, state }] of Object.entries(panels)) {
      if (this.wanted.length && !this.wanted.includes(name)) continue;
      const el = this.document.createElement("div");
      const model = new Model(state, el, (message) => this.hear(message));
      this.models.set(name, model);
      // Each page has modules of its own, as each widget has.
      const { default: panel } = await import(`${pathToFileURL(path.join(STATES, module))}?${pages}`);
      panel.initialize?.({ model });
      this.ends.push(await panel.render({ model, el }));
    }
  }

  /** Put the panels where they belong, if that has changed. */
  place(app) {
    this.app.className = app.classes.join(" ");
    const there = (names) => names.filter((name) => this.models.has(name)).map((name) => this.models.get(name).el);
    const placed = new Set([...this.models.values()].map((it) => it.el)).add(this.region);
    // What a panel has put beside itself stays; what is in its place already keeps the focus.
    const fit = (parent, wanted) => {
      const now = [...parent.children].filter((it) => placed.has(it));
      if (now.length === wanted.length && now.every((it, at) => it === wanted[at])) return;
      for (const it of now) it.remove();
      parent.append(...wanted);
    };
    fit(this.region, there(app.tools));
    fit(this.app, [...there(app.page), this.region]);
  }

  /** Change what the browser keeps of a setting, as the settings do. */
  async turn(key, kept) {
    this.window.localStorage.setItem(key, kept);
    this.window.dispatchEvent(new this.window.CustomEvent("crypt:setting"));
    await this.settle();
  }

  hear(message) {
    if (message.do === "ping") return;
    this.sent.push(message);
    if (!isDeepStrictEqual(message, this.steps[0]?.message)) return;
    this.answers ??= [];
    this.answers.push(this.steps.shift());
  }

  async take({ panels, sent, app }) {
    await this.make(panels);
    for (const [name, { state, custom }] of sent) {
      const model = this.models.get(name);
      if (state) model?.take(state);
      else model?.emit("msg:custom", custom);
    }
    this.place(app);
  }

  /** Let the page do what it does at once, and Python answer. */
  async settle() {
    await this.pass(AT_ONCE);
  }

  /** Let time pass, in milliseconds. */
  async pass(ms) {
    let until = this.clock.now() + ms;
    for (let i = 0; i < 10_000; i++) {
      // Whatever waits for a promise goes on first.
      await new Promise((goOn) => {
        setImmediate(goOn);
      });
      const answer = this.answers?.shift();
      if (answer) {
        await this.take(answer);
        until = Math.max(until, this.clock.now() + AT_ONCE);
      } else if (!this.clock.runOne(until)) {
        this.clock.goOn(until);
        return;
      }
    }
    throw new Error("The page does not come to rest.");
  }

  /** What Python changes by itself: the next step, for which nobody asks. */
  async next() {
    const step = this.steps.shift();
    assert.equal(step?.message, null, "the next step is one that the page asks for");
    await this.take(step);
    await this.settle();
  }

  /** Whatever Python was asked when this was recorded, the page has asked. */
  done() {
    assert.deepEqual(this.steps.map((it) => it.message), [], `not asked yet; asked: ${JSON.stringify(this.sent)}`);
  }

  /** What the page has asked for since this was called last. */
  asked() {
    const { sent } = this;
    this.sent = [];
    return sent;
  }

  // --- what there is

  /** The element of a panel. */
  panel(name) {
    return this.models.get(name).el;
  }

  /** What a panel draws now. */
  data(name) {
    return this.models.get(name).get("data");
  }

  /** A panel's fixed labels. */
  words(name) {
    return this.models.get(name).get("words");
  }

  /** All elements that a selector finds, hidden or not. */
  all(selector, root = this.document) {
    return [...root.querySelectorAll(selector)];
  }

  /** The one element that a selector finds. */
  one(selector, root = this.document) {
    const found = this.all(selector, root);
    assert.equal(found.length, 1, this.#amiss(selector, found));
    return found[0];
  }

  /** What there is instead of the one thing that was looked for. */
  #amiss(what, found, root = this.app) {
    const there = found.length ? found.map(line) : outline(root).slice(0, SHOWN);
    return `${what}: there are ${found.length}\n${there.join("\n")}`;
  }

  /** How many elements a selector finds. */
  count(selector) {
    return this.all(selector).length;
  }

  /** A name as it was recorded: of a key of `words` ("bar-back"), or of a place in a panel's data
   * ("learn.task.next", "tools.tabs.odds"). Any other is a name already. With `facts` for placeables. */
  named(name, facts = {}) {
    if (name instanceof RegExp) return name;
    const filled = (label) => patternOf(label.replace(/\{(\w+)\}/g, (all, key) => facts[key] ?? all));
    const word = [...this.models.values()].map((it) => it.get("words")?.[name]).find(Boolean);
    if (word) return filled(word);
    const [panel, ...way] = name.split(".");
    if (!way.length || !this.models.has(panel)) {
      assert.doesNotMatch(name, /^[a-z]+(-[a-z]+)+$/, "nothing has this label");
      return name;
    }
    const found = way.reduce(within, this.data(panel));
    const label = typeof found === "string" ? found : LABELS.map((it) => found?.[it]).find(Boolean);
    assert.ok(label, `${name}: nothing has this label`);
    return filled(label);
  }

  /** What is of one of these roles and has a name, or begins with it: a note may follow. */
  #found(roles, name, root = this.app) {
    const wanted = this.named(name);
    const parent = typeof root === "string" ? this.panel(root) : root;
    const begun = [roles].flat().flatMap((role) => withRole(parent, role)).map((it) => [it, nameOf(it)]);
    const matches = (test) => begun.filter(([, it]) => test(it)).map(([it]) => it);
    if (wanted instanceof RegExp) return matches((it) => wanted.test(it));
    const exact = matches((it) => it === wanted);
    return exact.length ? exact : matches((it) => it.startsWith(wanted) && !/^[\p{L}\d]/u.test(it.slice(wanted.length)));
  }

  /** The one element of a role and a name, see `named`; in a panel or an element, if that is given. */
  find(role, name, root = this.app) {
    const found = this.#found(role, name, root);
    assert.equal(found.length, 1, this.#amiss(`${role} “${name}”`, found));
    return found[0];
  }

  /** Whether there is one element of a role and a name; two fail. */
  has(role, name, root = this.app) {
    const found = this.#found(role, name, root);
    assert.ok(found.length < 2, this.#amiss(`${role} “${name}”`, found));
    return found.length === 1;
  }

  /** Whether an element is "pressed", "checked", "not expanded"...: see `statesOf`. */
  is(state, role, name, root = this.app) {
    return statesOf(this.find(role, name, root)).includes(state);
  }

  /** Whether a decision is due at the table of Crypt. */
  get deciding() {
    return this.count(".tb-ask") === 1;
  }

  /** The one loud button on the page. */
  get loud() {
    const found = this.all(".crypt-main").filter((it) => !isHidden(it));
    assert.equal(found.length, 1, this.#amiss("loud button", found));
    return found[0];
  }

  /** The one field of a name. */
  field(name) {
    const found = this.#found(FIELDS, name);
    assert.equal(found.length, 1, this.#amiss(`field “${name}”`, found));
    return found[0];
  }

  /** The text of the one element that a selector finds. */
  text(selector) {
    return text(this.one(selector));
  }

  /** An element as a line of an outline. */
  line(what, name, root) {
    return line(this.#node(what, name, root));
  }

  /** The lines of a panel. */
  outline(panel) {
    return outline(this.panel(panel));
  }

  // --- what one does

  /** An element, the one that a selector finds, or the one of a role and a name. */
  #node(what, name, root) {
    if (name !== undefined) return this.find(what, name, root);
    return typeof what === "string" ? this.one(what) : what;
  }

  #within(node) {
    assert.ok(!isOutOfReach(node), `nobody can reach it: ${line(node)}`);
    return node;
  }

  /** Press what can be pressed. */
  async press(what, name, root) {
    const node = this.#within(this.#node(what, name, root));
    if (node.tabIndex >= 0) node.focus();
    for (const type of ["pointerdown", "pointerup"]) node.dispatchEvent(new this.window.PointerEvent(type, { bubbles: true, cancelable: true }));
    node.click();
    await this.settle();
  }

  /** Step through the game, by the bar: "back", "next" or "continue". */
  async step(way) {
    await this.press("button", STEPS[way], "bar");
  }

  /** Press a button until there is none any more. */
  async pressAll(name) {
    while (this.has("button", name)) {
      const left = this.steps.length;
      await this.press("button", name);
      assert.ok(this.steps.length < left, `${name}: Python has no answer to ${JSON.stringify(this.sent.at(-1))}`);
    }
  }

  /** Press a key where the focus is, or on an element. */
  async key(key, what = this.document.activeElement, name = undefined, code = "") {
    const node = this.#node(what, name);
    if (node !== this.document.activeElement) node.focus();
    const event = (type) => new this.window.KeyboardEvent(type, { key, code, bubbles: true, cancelable: true });
    const goesOn = node.dispatchEvent(event("keydown"));
    if (goesOn && (key === "Enter" || key === " ") && ["BUTTON", "SUMMARY", "A"].includes(node.nodeName)) node.click();
    node.dispatchEvent(event("keyup"));
    await this.settle();
  }

  /** Write into a field, which is given or named. */
  async write(what, value) {
    const node = this.#within(typeof what === "string" ? this.field(what) : what);
    node.focus();
    node.value = value;
    node.dispatchEvent(new this.window.Event("input", { bubbles: true }));
    node.dispatchEvent(new this.window.Event("change", { bubbles: true }));
    await this.settle();
  }

  /** Choose from a list, by the value. */
  async choose(what, value) {
    const node = this.#within(typeof what === "string" ? this.field(what) : what);
    assert.ok([...node.options].some((it) => it.value === value), `${value} is not on offer: ${line(node)}`);
    await this.write(node, value);
  }

  /** Lay out a claim of Crypt such as "a4 c33": a die, its effort, the treasure. */
  async lay(claim) {
    for (const [slot, ...efforts] of claim.split(" ")) {
      for (const effort of efforts) {
        await this.press(this.all('[data-drop="ready"] [data-draft]')[0]);
        await this.press("button", this.named("table-effort-n", { n: effort }), "table");
        await this.press("button", `table.treasures.${slot}`, "table");
      }
    }
  }

  /** The efforts of the servants laid out on each treasure. */
  get drafted() {
    const draft = {};
    for (const die of this.all("[data-drop] .tb-drafted [data-draft]")) {
      (draft[die.closest("[data-drop]").dataset.drop] ??= []).push(Number(die.querySelector(".crypt-die").dataset.face));
    }
    for (const efforts of Object.values(draft)) efforts.sort();
    return draft;
  }

  /** The same as a move. */
  get laid() {
    return Object.entries(this.drafted).sort().map(([slot, efforts]) => slot + efforts.join("")).join(" ");
  }

  async close() {
    for (const end of this.ends) end?.();
    await this.window.happyDOM.close();
  }
}
