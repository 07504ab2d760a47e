// The page: its first picture, then Python, and the panels between the two.

import { askedBefore, keepAsked } from "./asked.js";
import { IN_ONE, textOf } from "./files.js";
import { hear, manager, showScreen } from "./models.js";
import { sayNoStart, sayStopped, sayWaking } from "./notice.js";
import { firstPicture, keepScreen } from "./picture.js";
import { python } from "./python.js";

/** Milliseconds of rest after which the screen is kept for the next visit. */
const REST = 700;

const { version, games } = document.documentElement.dataset;
const page = document.getElementById("page");
let awake = false;
let resting = 0;
let saysNoMore = () => {};
/** What is shown and asked before Python is awake. */
let picture = null;
const unheard = [];

const mind = python({
  said: (message) => {
    hear(message, ask);
    rest();
  },
  awake: (screen) => {
    saysNoMore();
    showScreen(screen, ask, page);
    awake = true;
    unheard.length = 0;
    performance.mark("crypt-python");
    rest();
    install();
  },
  seen: (screen) => keepScreen(screen, version),
  stopped: (when, why) => {
    saysNoMore();
    if (when === "start") {
      keepAsked(picture, unheard, version);
      sayNoStart(why);
    } else sayStopped();
  },
  isAwake: () => awake,
});
manager.kernel = mind.kernel;
// Of use to who waits for an answer: what has been asked and answered, and drawn.
window.cryptProgress = () => {
  const [asked, answered] = mind.progress();
  return [asked, awake ? answered : -1];
};

function ask(model, content) {
  if (!awake) unheard.push([model, content]);
  mind.ask(model, content);
}

function rest() {
  clearTimeout(resting);
  resting = setTimeout(() => (mind.idle() ? mind.look() : rest()), REST);
}

/** From now on the page opens without a network; a newer one takes its place between two visits. */
function install() {
  if (!IN_ONE && "serviceWorker" in navigator) {
    navigator.serviceWorker.register("sw.js").catch(() => {
      // A private window, or no safe connection: then it needs the network the next time.
    });
  }
}

async function begin() {
  window.cryptLoading.show();
  window.cryptLoading.arrived();
  if (typeof WebAssembly !== "object" || typeof DecompressionStream !== "function") {
    sayNoStart("");
    return;
  }
  const before = askedBefore(version);
  picture = before ?? (await firstPicture(Number(games), version));
  if (picture.screen) {
    saysNoMore = sayWaking();
    showScreen(picture.screen, ask, page);
  }
  for (const [model, content] of before?.done ?? []) ask(model, content);
  mind.begin(picture.options);
  /** @type {HTMLLinkElement | null} */
  const licences = IN_ONE ? document.querySelector('link[rel="license"]') : null;
  if (licences) licences.href = URL.createObjectURL(new Blob([await textOf("licences.txt")], { type: "text/plain" }));
}

begin();
