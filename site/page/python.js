// The page's Python: started in a worker, asked, and watched while it lives.

import { bytesOf, HOME, IN_ONE, scriptOf, textOf } from "./files.js";

/** What the worker is made of, in this order. */
const SCRIPTS = ["python/pyodide.asm.js", "python/pyodide.js", "worker.js"];
/** What it reads. */
const FILES = ["python/pyodide.asm.wasm", "python/stdlib.zip", "python/tutor.pack"];
/** Milliseconds in which Python, at work on something, says nothing: after that it has died unheard. */
const SILENCE = 30_000;
/** An address that is nowhere, for files that are in the page. */
const NOWHERE = "https://here.invalid/";

/** Python as the panels' watch over the connection knows it (see connection.js), and the ways to it:
 * `ask(model, content)`, and `look()`, which wants the whole screen.
 *
 * @param {{ said(message: any): void, awake(screen: any[]): void, seen(screen: any[]): void,
 *   stopped(when: string, why: string): void, isAwake(): boolean }} page Who hears what it says. */
export function python(page) {
  const state = { worker: null, asked: 0, answered: 0, heard: Date.now(), dead: false, waiting: [] };
  const changed = new Set();
  const kernel = {
    connectionStatus: "connected",
    // That it has stopped, or is not awake yet, the page says itself.
    get status() {
      if (state.dead || !page.isAwake()) return "starting";
      return state.answered < state.asked && Date.now() - state.heard < SILENCE ? "busy" : "idle";
    },
    statusChanged: {
      connect: (handler) => changed.add(handler),
      disconnect: (handler) => changed.delete(handler),
    },
  };
  const sayChanged = () => changed.forEach((handler) => handler());
  const stop = (when, why) => {
    if (state.dead) return;
    state.dead = true;
    state.worker?.terminate();
    page.stopped(when, why);
  };
  const post = (message) => (state.worker ? state.worker.postMessage(message) : state.waiting.push(message));
  const hear = ({ data }) => {
    state.heard = Date.now();
    if (typeof data === "string") {
      const message = JSON.parse(data);
      if (message.done === undefined) page.said(message);
      else {
        state.answered = Math.max(state.answered, message.done);
        sayChanged();
      }
    } else if (data.awake) page.awake(JSON.parse(data.awake));
    else if (data.screen) page.seen(JSON.parse(data.screen));
    else if (data.stopped) stop(data.stopped, data.why);
  };
  const begin = async (options) => {
    const { worker, home, files } = await born();
    state.worker = worker;
    worker.onmessage = hear;
    worker.onerror = (event) => stop(page.isAwake() ? "run" : "start", event.message ?? "");
    const lock = document.getElementById("python-lock").textContent;
    worker.postMessage({ start: { home, files, lock, options } }, files ? Object.values(files) : []);
    for (const message of state.waiting.splice(0)) worker.postMessage(message);
  };
  return {
    kernel,
    begin: (options) => begin(options).catch((error) => stop("start", String(error?.message ?? error))),
    ask(model, content) {
      state.asked += 1;
      if (state.answered === state.asked - 1) state.heard = Date.now();
      post({ ask: JSON.stringify({ model, content, number: state.asked }) });
      sayChanged();
    },
    look: () => post({ look: true }),
    idle: () => state.answered === state.asked,
    progress: () => [state.asked, state.answered],
  };
}

/** A worker made here has the rules of the page, so it asks no other host either. */
async function born() {
  if (!IN_ONE) {
    const scripts = SCRIPTS.map((name) => JSON.stringify(HOME + name));
    return { worker: new Worker(scriptOf(`importScripts(${scripts.join()});`)), home: HOME, files: null };
  }
  const texts = await Promise.all(SCRIPTS.map(textOf));
  const bytes = await Promise.all(FILES.map(bytesOf));
  const worker = new Worker(scriptOf(...texts.map((text) => `${text}\n;`)));
  return { worker, home: NOWHERE, files: Object.fromEntries(FILES.map((name, i) => [name, bytes[i]])) };
}
