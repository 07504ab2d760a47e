// The page: its first picture, then Python, and the panels between the two.

import { IN_ONE, textOf } from "./files.js";
import { hear, manager, showScreen } from "./models.js";
import { sayNoStart, sayStopped, sayWaking } from "./notice.js";
import { firstPicture, keepScreen } from "./picture.js";
import { python } from "./python.js";
import { forgetUnheard, keepUnheard, unheardBefore } from "./unheard.js";

/** Milliseconds of rest after which the screen is kept for the next visit. */
const REST = 700;

const { version } = document.documentElement.dataset;
const page = document.getElementById("page");
let awake = false;
let resting = 0;
let saysNoMore = () => {};
/** What is shown before Python is awake, what is done at it, and what was done at it in the try before. */
let picture = null;
const unheard = [];
let before = [];
/** The button being pressed, and those whose press waits for Python. */
let pressed = null;
const waits = new Set();

const mind = python({
  said: (message) => {
    hear(message, ask);
    rest();
  },
  awake: (screen) => {
    saysNoMore();
    showScreen(screen, ask, page);
    awake = true;
    for (const button of waits) button.removeAttribute("aria-busy");
    forgetUnheard();
    performance.mark("crypt-python");
    rest();
    install();
  },
  seen: (screen) => keepScreen(screen, version),
  stopped: (when, why) => {
    saysNoMore();
    if (when === "start") sayNoStart(why);
    else {
      // If it is what was done that has stopped it, it is not done again.
      forgetUnheard();
      sayStopped();
    }
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
  mind.ask(model, content);
  if (awake) return;
  sayHeard(content);
  unheard.push([model, content]);
  keepUnheard(picture, unheard, version);
  // What is done again comes after the page has said who is there, as it did then.
  if (content.do === "hello") for (const [whose, what] of before.splice(0)) ask(whose, what);
}

/** Until Python is awake a button shows that its press was heard. What lies on the table where it was laid
 * needs no other sign. */
function sayHeard({ do: what }) {
  if (!pressed || what === "draft") return;
  pressed.setAttribute("aria-busy", "true");
  waits.add(pressed);
}

page.addEventListener(
  "click",
  ({ target }) => {
    if (awake) return;
    pressed = target instanceof Element ? target.closest("button") : null;
    // Panels ask while they are told of it.
    setTimeout(() => {
      pressed = null;
    });
  },
  true,
);

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
  if (typeof WebAssembly !== "object" || typeof DecompressionStream !== "function") {
    sayNoStart("");
    return;
  }
  const tried = unheardBefore(version);
  picture = tried ?? (await firstPicture(version));
  if (tried) before = tried.done;
  else forgetUnheard();
  if (picture.screen) {
    saysNoMore = sayWaking();
    showScreen(picture.screen, ask, page);
  }
  mind.begin(picture.options);
  /** @type {HTMLLinkElement | null} */
  const licences = IN_ONE ? document.querySelector('link[rel="license"]') : null;
  if (licences) licences.href = URL.createObjectURL(new Blob([await textOf("licences.txt")], { type: "text/plain" }));
}

begin();
