// The frame: title, language, light or dark, new game, save, load, share, and what the browser
// remembers of the game.

import { watchConnection } from "./connection.js";
import { h, keepFocus } from "../../kit/dom.js";
import { asker, live, onOwnPage, ownNames, remembered, sayOfApp } from "../../kit/live.js";
import { banners, showBusy, showLost, unkeptBanner } from "./banners.js";
import { awaitServer } from "./come-back.js";
import { dropDraft, forgetDraft, greeting, keepDraft, keepGame, keepPlayed, keepTask, recordOf } from "./keep.js";
import { keepPlace, landFocus, placeOf, watchHistory } from "./place.js";
import { dare } from "./dare.js";
import { answerStart, newGame, passOn, save } from "./tools.js";
import { openMenu, topParts } from "./top.js";
import { initialize } from "../growing.js";
import { applyTheme, remember } from "../../kit/memory.js";
import { sound } from "./sounds.js";

/** @import { FrameData } from "../../kit/wire.js" */

// Each widget gets a module of its own, so this is "once for this game", however often it is shown.
let greeted = false;

/** How the connection may be while nobody answers. */
const GONE = new Set(["lost", "offline", "closed"]);

/** Of a frame in another page that may keep nothing: it may save no file either. */
const SHUT = "frame-storage-shut";

// Labels: frame-storage-off frame-storage-shut

/** The label that says why nothing is kept, or null. */
function whyUnable() {
  if (remember("crypt.probe", "1")) return null;
  return window.origin === "null" && location.protocol !== "file:" ? SHUT : "frame-storage-off";
}

function render({ model, el }) {
  const panel = {
    model,
    el,
    ask: asker(model, el),
    own: ownNames(),
    data: () => model.get("data") ?? {},
    words: () => model.get("words") ?? {},
    keep: () => model.get("keep") ?? {},
    unable: whyUnable(), // the label that says why nothing is kept, if nothing is
    top: h("header", { class: "fr u-line u-relative u-gap-3" }),
    lost: h("div"),
    banners: h("div"),
    share: h("div"),
    toast: h("div", { class: "fr-toast u-y-6 u-x-9 u-on-ink u-text-4 u-leading-35 u-box u-hung u-through", role: "status", "aria-live": "polite" }),
    dialog: h("dialog", { class: "fr-dialog u-unpadded u-cut u-ink u-paper" }),
    kept: null, // the record as it was last kept
    first: null, // that of the game with which the page has begun
    unkept: false, // whether the browser has refused to keep something, and nobody has read that
    played: "", // the game among all that are kept, as it was last kept there
    task: "", // and the task
    place: null, // where one is, as the address and the history know it
    connection: "well",
    toastTimer: 0,
    menuOpen: false,
    starting: false, // a new game has been asked for
    stopAwaiting: () => {}, // the server
    waiting: 0,
    drawn: "", // what the bar was drawn of
  };
  const { top, lost, share, toast, dialog } = panel;
  el.replaceChildren(top, lost, panel.banners, share, toast, dialog);
  panel.kept = recordOf(panel.keep());
  panel.place = placeOf(panel, greeted);
  applyTheme(remembered("crypt.theme") ?? "auto");

  const stopListening = listenFor(panel);
  const stopKeeping = keepDraft(panel);
  const stopWatching = watchConnection(model, (state) => {
    panel.connection = state;
    drawConnection(panel);
    if (state === "closed") setTimeout(() => outlive(panel));
    panel.stopAwaiting();
    panel.stopAwaiting = GONE.has(state) ? awaitServer() : () => {};
  });
  const end = live({ model, el }, (data, words) => draw(panel, data, words), () => {
    stopWatching();
    // Where the widgets are gone with their channel, the page still waits for the server.
    if (panel.connection !== "closed") panel.stopAwaiting();
    stopListening();
    stopKeeping();
    clearTimeout(panel.toastTimer);
    cancelAnimationFrame(panel.waiting);
  });
  if (!greeted) {
    greeted = true;
    panel.ask(greeting(panel, panel.data().langs ?? []));
  }
  return end;
}

// --- drawing -------------------------------------------------------------------------------------

/** @param {FrameData} data */
function draw(panel, data, words) {
  const { top } = panel;
  // The bar itself changes only with the language: a menu in use is left alone.
  const { lang, langs, previous, screen, title } = data;
  const key = JSON.stringify([lang, langs, previous, screen, title, words]);
  if (key !== panel.drawn) {
    panel.drawn = key;
    keepFocus(top, () => top.replaceChildren(...topParts(panel, data, words)));
    drawConnection(panel);
  }
  cancelAnimationFrame(panel.waiting);
  belong(panel);
  const pressed = panel.banners.contains(document.activeElement);
  drawBanners(panel);
  sayOfApp(panel.el, "data-inviting", Boolean(data.invite));
  sayOfApp(panel.el, "data-greeted", Boolean(data.greeted));
  if (pressed) landFocus(panel);
  if (panel.starting) answerStart(panel, data.trouble);
  keepGame(panel);
  keepPlayed(panel);
  keepTask(panel);
  dropDraft(panel);
  keepPlace(panel);
}

function drawBanners(panel) {
  const { ask, unkept, banners: place } = panel;
  const words = panel.words();
  const shut = () => {
    panel.unkept = false;
    drawBanners(panel);
  };
  const why = panel.unable ?? "frame-storage-full";
  const lost = unkept && unkeptBanner(words[why], words, why === SHUT ? null : () => save(panel), shut);
  keepFocus(place, () => place.replaceChildren(...[lost].filter(Boolean), ...banners(panel.data(), words, ask)));
}

function drawConnection(panel) {
  const { el, lost, connection, words } = panel;
  if (connection === "well") lost.replaceChildren();
  else if (["busy", "stuck"].includes(connection)) {
    if (el.isConnected) showBusy(lost, connection === "stuck", words(), () => startAgain(panel));
  } else if (el.isConnected) showLost(lost, connection, words());
}

/** The page anew, with the game as it was kept before the last thing that was asked for. If that is
 * what the address says, it would be asked for again: without it the kept game is on offer. */
function startAgain({ keep, place }) {
  forgetDraft();
  if (keep().visit !== place.asked) window.history.replaceState(null, "", "#");
  window.location.reload();
}

/** A closed channel takes the widgets off the page: the word about it must outlive them. */
function outlive({ el, connection, words }) {
  if (el.isConnected || !onOwnPage()) return;
  const place = h("div", { class: "crypt crypt-frame" });
  document.body.append(place);
  showLost(place, connection, words());
}

/** What the whole app must say of itself, as soon as it is on the page. */
function belong(panel) {
  const { el } = panel;
  if (!el.isConnected) {
    // The first drawing comes before the notebook has put it anywhere.
    panel.waiting = requestAnimationFrame(() => belong(panel));
    return;
  }
  const app = el.closest(".crypt-app") ?? el;
  const { lang, title } = panel.data();
  if (!lang) return;
  if (onOwnPage()) {
    const parts = new Set([panel.keep().title, title, panel.words()["frame-subtitle"]]);
    document.title = [...parts].filter(Boolean).join(" · ");
  }
  // Setting it, even to what it is, makes the browser work out the look of everything below it.
  for (const node of onOwnPage() ? [app, document.documentElement] : [app]) {
    if (node.lang !== lang) node.lang = lang;
  }
}

// --- what the page is asked outside the panel ----------------------------------------------------

/** Returns the way to end it. */
function listenFor(panel) {
  const { el, top } = panel;

  /** In a notebook there may be several tutors, each with its own. */
  const ours = (event) => el.closest(".crypt-app")?.contains(event.target);

  const asks = Object.entries({
    "crypt:new-game": (wanted) => newGame(panel, wanted),
    "crypt:dare": (offer) => dare(panel, offer),
    "crypt:pass-on": (text) => passOn(panel, text),
    "crypt:sound": sound,
  }).map(([name, answer]) => ({ name, hear: (event) => ours(event) && answer(event.detail) }));

  /** Once: what is kept next is refused, too. */
  function onUnkept() {
    window.removeEventListener("crypt:unkept", onUnkept);
    panel.unkept = true;
    drawBanners(panel);
  }

  function onPress(event) {
    if (panel.menuOpen && !top.contains(event.target)) openMenu(panel, false);
  }

  /** In a notebook plain keys are shortcuts (b: a new cell); in the game they are the game's. */
  function keepKeys(event) {
    const app = el.closest(".crypt-app") ?? el;
    if (!(event.target instanceof Element) || !app.contains(event.target)) return;
    // The notebook asks the element with the focus, and right after this; a redraw may have
    // taken the mark away since the last key.
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    event.target.toggleAttribute("data-lm-suppress-shortcuts", plain);
  }

  top.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !panel.menuOpen) return;
    openMenu(panel, false);
    top.querySelector('[data-action="menu"]')?.focus();
  });
  document.addEventListener("pointerdown", onPress);
  for (const { name, hear } of asks) document.addEventListener(name, hear);
  window.addEventListener("crypt:unkept", onUnkept);
  const stopHistory = onOwnPage() ? watchHistory(panel) : () => {};
  if (!onOwnPage()) window.addEventListener("keydown", keepKeys, true);
  return () => {
    document.removeEventListener("pointerdown", onPress);
    for (const { name, hear } of asks) document.removeEventListener(name, hear);
    window.removeEventListener("crypt:unkept", onUnkept);
    stopHistory();
    window.removeEventListener("keydown", keepKeys, true);
  };
}

export default { initialize, render };
