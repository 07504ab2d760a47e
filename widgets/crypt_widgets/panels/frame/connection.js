// The watch over the connection: is there still somebody who answers?

import { onOwnPage } from "../../kit/live.js";

const PING_EVERY = 20_000;
const ASKED_PATIENCE = 1_500;
const PONG_PATIENCE = 5_000;
const OFFLINE_PATIENCE = 1_500;
const BUSY_PATIENCE = 3_000;
const STUCK_PATIENCE = 15_000;
const STILL_THERE = 15 * 60_000;
const DEAD = new Set(["dead", "restarting", "autorestarting", "terminating"]);

/** Notice when nobody answers any more, or not yet, and when somebody does again.
 *
 * Three signs, whichever comes first: the status and the connection of the kernel as the widget
 * manager knows them (Voila's and JupyterLab's managers both have `kernel`), the closing of this
 * widget's channel, and a ping without an answer. `onChange` gets "well", "lost", "offline" or
 * "closed"; from the last there is no way back. While Python is at work on what was asked for it
 * gets "busy", and "stuck" when that takes far too long. */
export function watchConnection(model, onChange) {
  const watch = {
    model,
    onChange,
    stops: [],
    state: "well",
    number: 0,
    waiting: false,
    pingTimer: 0,
    judgeTimer: 0,
    busyTimer: 0,
    asked: false, // whether anything has no answer yet
    unprompted: false, // whether nobody has pressed for any of it
    workSince: 0, // since when Python has been at work; 0: it is not
    lastTouch: Date.now(),
  };
  watchPage(watch);
  watchKernel(watch);
  model.on("msg:custom", (message) => {
    if (message?.pong !== undefined) answered(watch);
  });
  model.on("comm:close", () => tell(watch, "closed"));
  const beat = setInterval(() => {
    // A page that nobody touches lets the server put its kernel to rest.
    const watched = Date.now() - watch.lastTouch < STILL_THERE;
    if (document.visibilityState === "visible" && (watched || watch.state !== "well")) ping(watch);
  }, PING_EVERY);
  watch.stops.push(() => {
    clearInterval(beat);
    clearTimers(watch);
    clearTimeout(watch.busyTimer);
  });
  onStatus(watch);
  return () => watch.stops.forEach((stop) => stop());
}

function tell(watch, next) {
  if (watch.state === next || watch.state === "closed") return;
  watch.state = next;
  watch.onChange(next);
}

// --- what is watched -----------------------------------------------------------------------------

function watchPage(watch) {
  const hear = (target, name, handler) => {
    target.addEventListener(name, handler);
    watch.stops.push(() => target.removeEventListener(name, handler));
  };
  hear(window, "crypt:asked", ({ detail }) => asked(watch, Boolean(detail?.unprompted)));
  hear(window, "crypt:answered", () => answered(watch));
  hear(window, "offline", () => ping(watch, OFFLINE_PATIENCE));
  hear(window, "online", () => ping(watch));
  hear(document, "visibilitychange", () => {
    if (document.visibilityState === "visible") ping(watch);
  });
}

function watchKernel(watch) {
  const kernel = kernelOf(watch);
  const heed = (signal, handler) => {
    if (!signal?.connect) return;
    signal.connect(handler);
    watch.stops.push(() => signal.disconnect(handler));
  };
  heed(kernel?.statusChanged, () => onStatus(watch));
  heed(kernel?.connectionStatusChanged, () => {
    if (kernelOf(watch)?.connectionStatus === "disconnected") tell(watch, "lost");
    else ping(watch);
  });
  heed(kernel?.disposed, () => tell(watch, "lost"));
}

function kernelOf({ model }) {
  return model.widget_manager?.kernel ?? null;
}

function onStatus(watch) {
  const status = kernelOf(watch)?.status;
  if (DEAD.has(status)) tell(watch, "lost");
  if (status === "busy") {
    if (watch.workSince) return;
    watch.workSince = Date.now();
    watch.busyTimer = setTimeout(() => lookIfBusy(watch), BUSY_PATIENCE);
  } else {
    watch.workSince = 0;
    clearTimeout(watch.busyTimer);
    if (["busy", "stuck"].includes(watch.state)) tell(watch, "well");
  }
}

// --- question and answer -------------------------------------------------------------------------

/** Somebody has asked for something: if no answer comes of itself, one is asked for. */
function asked(watch, unprompted) {
  watch.lastTouch = Date.now();
  watch.unprompted = unprompted && (watch.unprompted || !watch.asked);
  watch.asked = true;
  if (watch.waiting) return;
  clearTimeout(watch.pingTimer);
  watch.pingTimer = setTimeout(() => ping(watch), ASKED_PATIENCE);
}

function ping(watch, patience = PONG_PATIENCE) {
  clearTimers(watch);
  watch.number += 1;
  watch.waiting = true;
  watch.judgeTimer = setTimeout(() => judge(watch), patience);
  try {
    watch.model.send({ do: "ping", n: watch.number });
  } catch {
    tell(watch, "lost");
  }
}

function answered(watch) {
  watch.waiting = false;
  watch.asked = false;
  watch.unprompted = false;
  clearTimers(watch);
  tell(watch, "well");
}

/** Say that Python is at work on what somebody has pressed for, and later that it may never be done.
 * In a notebook it has work of others too, which is none of ours. */
function lookIfBusy(watch) {
  const told = ["well", "busy"].includes(watch.state);
  const next = Date.now() - watch.workSince < STUCK_PATIENCE ? "busy" : "stuck";
  const waits = next === "stuck" || !watch.unprompted;
  if (told && waits && atWork(watch) && (watch.asked || onOwnPage())) tell(watch, next);
  watch.busyTimer = setTimeout(() => lookIfBusy(watch), 1_000);
}

function atWork(watch) {
  const now = kernelOf(watch);
  return now?.status === "busy" && now.connectionStatus === "connected";
}

function judge(watch) {
  if (!watch.waiting) return;
  if (atWork(watch) || kernelOf(watch)?.status === "starting") {
    // A kernel at work answers when it is done; only an idle one that is silent is lost.
    watch.judgeTimer = setTimeout(() => judge(watch), 1_000);
  } else {
    tell(watch, navigator.onLine === false ? "offline" : "lost");
  }
}

function clearTimers({ pingTimer, judgeTimer }) {
  clearTimeout(pingTimer);
  clearTimeout(judgeTimer);
}
