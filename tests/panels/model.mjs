// A panel's model as a widget manager gives it to the panel's script.

/** Labels that a panel may lack, since it asks for them to see whether there are any; and no label. */
const MAY_LACK = /^odds-\w+-tip$|^toJSON$/;

export class Model {
  /** The ids of labels that the panel has asked for in vain. */
  lacking = new Set();
  #state;
  #words = new WeakMap();
  #heard = new Map();

  constructor(state, el, send) {
    this.#state = { ...state };
    this.el = el;
    this.sends = send;
    this.look(state.classes ?? []);
  }

  get(name) {
    return name === "words" ? this.#watched(this.#state.words) : this.#state[name];
  }

  /** Labels that note which of them are asked for and are not there; always the same for the same. */
  #watched(words) {
    if (!words) return words;
    const get = (labels, id) => {
      if (typeof id === "string" && !(id in labels) && !MAY_LACK.test(id)) this.lacking.add(id);
      return labels[id];
    };
    if (!this.#words.has(words)) this.#words.set(words, new Proxy(words, { get }));
    return this.#words.get(words);
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
