// A panel's model as a widget manager gives it to the panel's script.

export class Model {
  #state;
  #heard = new Map();

  constructor(state, el, send) {
    this.#state = { ...state };
    this.el = el;
    this.sends = send;
    this.look(state.classes ?? []);
  }

  get(name) {
    return this.#state[name];
  }

  set(name, value) {
    this.#state[name] = value;
  }

  save_changes() {}

  on(event, act) {
    if (!this.#heard.has(event)) this.#heard.set(event, new Set());
    this.#heard.get(event).add(act);
  }

  off(event, act) {
    this.#heard.get(event)?.delete(act);
  }

  emit(event, ...facts) {
    for (const act of [...(this.#heard.get(event) ?? [])]) act(...facts);
  }

  /** To Python: as JSON has it. */
  send(message) {
    this.sends(JSON.parse(JSON.stringify(message)));
  }

  /** From Python: all of it is there before anybody hears of any. */
  take(state) {
    const { classes, ...traits } = state;
    Object.assign(this.#state, traits);
    if (classes) this.look(classes);
    for (const name of Object.keys(traits)) this.emit(`change:${name}`);
  }

  /** Have these classes, and no others of those that Python gave before. */
  look(classes) {
    this.el.classList.remove(...(this.looks ?? []));
    this.el.classList.add(...classes);
    this.looks = classes;
  }
}
