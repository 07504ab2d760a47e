// What the panels' scripts are given: a model each, as a notebook's widgets give it, of what Python says.

import { moduleOf } from "./files.js";
import { sayNoStart } from "./notice.js";

/** The widgets on the page, by their ids. */
const models = new Map();

/** Panels ask by it whether Python is at work, and for one another. */
export const manager = {
  kernel: null,
  register_model() {},
  async get_model(id) {
    const found = models.get(id);
    if (!found) throw new Error(`there is no ${id} on the page`);
    return found;
  },
};

class Model {
  /** @param {string} id
   * @param {string} kind
   * @param {(id: string, content: object) => void} ask */
  constructor(id, kind, ask) {
    this.id = id;
    this.kind = kind;
    this.ask = ask;
    this.values = {};
    this.handlers = new Map();
    this.widget_manager = manager;
    this.el = document.createElement("div");
    this.script = null;
    this.ready = null;
  }

  get(name) {
    return this.values[name];
  }

  on(name, handler) {
    if (!this.handlers.has(name)) this.handlers.set(name, new Set());
    this.handlers.get(name).add(handler);
  }

  off(name, handler) {
    this.handlers.get(name)?.delete(handler);
  }

  send(content) {
    this.ask(this.id, content);
  }

  tell(name, ...facts) {
    for (const handler of [...(this.handlers.get(name) ?? [])]) handler(...facts);
  }

  /** What Python says of it: all is there before anybody hears of any of it. */
  set_state(state) {
    const before = this.values;
    this.values = { ...before, ...state };
    if (state._dom_classes) this.dress(before._dom_classes ?? []);
    if (state.children) place(this);
    for (const name of Object.keys(state)) this.tell(`change:${name}`);
    if (state.loaded && this.el.isConnected) this.draw();
  }

  /** What a panel has put on its element itself stays. */
  dress(before) {
    this.el.classList.remove(...before);
    this.el.classList.add(...this.values._dom_classes);
  }

  /** Draw it, once; a box is drawn by what is in it. What has nothing to show yet has its script
   * all the same: later the network may be gone. */
  draw() {
    if (this.values.children) return;
    this.script ??= this.load();
    if (this.values.loaded === false) this.el.dataset.cryptLate = "";
    else this.ready ??= this.render();
  }

  async load() {
    const { default: script } = await moduleOf(`panels/${this.kind}.js`).catch((error) => {
      sayNoStart(String(error?.message ?? error));
      throw error;
    });
    return script;
  }

  async render() {
    const script = await this.script;
    script.initialize?.({ model: this });
    await script.render?.({ model: this, el: this.el });
  }
}

/** Put a box's widgets into it in their order; what is in place is not moved. */
function place(box) {
  const inside = box.values.children.map((id) => models.get(id)).filter(Boolean);
  let at = box.el.firstChild;
  for (const { el } of inside) {
    if (el === at) at = at.nextSibling;
    else box.el.insertBefore(el, at);
  }
  const kept = new Set(inside.map(({ el }) => el));
  for (const el of [...box.el.children]) if (!kept.has(el)) el.remove();
  for (const model of inside) model.draw();
}

/** Bring a widget to the page, or to what it is now if it is there. */
function show({ model: id, kind, state }, ask) {
  const there = models.get(id);
  if (!there) {
    const model = new Model(id, kind, ask);
    models.set(id, model);
    model.values = { ...state, children: undefined };
    if (state._dom_classes) model.dress([]);
    return;
  }
  // Most of it is as the page shows it already, and nobody is to be told of that.
  const said = Object.entries(state).filter(
    ([name, value]) => JSON.stringify(there.values[name]) !== JSON.stringify(value),
  );
  if (said.length) there.set_state(Object.fromEntries(said.filter(([name]) => name !== "children")));
}

/** Bring a whole screen to the page, each widget with its state; what is not in it goes.
 *
 * @param {{ model: string, kind: string, state: any }[]} screen
 * @param {(id: string, content: object) => void} ask
 * @param {HTMLElement} page */
export function showScreen(screen, ask, page) {
  const wanted = new Set(screen.map(({ model }) => model));
  for (const widget of screen) show(widget, ask);
  // Boxes last, when all that is in them is there; the outermost is the first.
  for (const { model, state } of [...screen].reverse()) {
    const there = models.get(model);
    const same = JSON.stringify(there.values.children) === JSON.stringify(state.children);
    if (state.children && !same) there.set_state({ children: state.children });
  }
  for (const id of [...models.keys()]) if (!wanted.has(id)) models.delete(id);
  const app = models.get(screen[0]?.model);
  if (app && app.el.parentNode !== page) page.replaceChildren(app.el);
}

/** What Python says of one widget. */
export function hear({ model: id, method, kind, state, content }, ask) {
  if (method === "open") {
    show({ model: id, kind, state }, ask);
    if (state.children) models.get(id).set_state({ children: state.children });
  } else if (method === "update") models.get(id)?.set_state(state);
  else if (method === "custom") models.get(id)?.tell("msg:custom", content, []);
  else if (method === "close") models.delete(id);
}
