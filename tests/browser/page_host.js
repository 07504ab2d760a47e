// The page's side of the page host: panels on the models of the site's page, and a binding that
// hands what they ask to the test's own process.

import { hear, manager, showScreen } from "./models.js";

/** Milliseconds after which an answer is no longer waited for. */
const PATIENCE = 20_000;

const kernel = document.body.dataset.kernelId;
const changed = new Set();
let asked = 0;
let answered = 0;

manager.kernel = {
  connectionStatus: "connected",
  get status() {
    return answered < asked ? "busy" : "idle";
  },
  statusChanged: {
    connect: (handler) => changed.add(handler),
    disconnect: (handler) => changed.delete(handler),
  },
};

async function ask(model, content) {
  asked += 1;
  changed.forEach((handler) => handler());
  try {
    const answer = await window.cryptAsk(JSON.stringify({ kernel, model, content }));
    for (const message of JSON.parse(answer)) hear(message, ask);
  } finally {
    answered += 1;
    changed.forEach((handler) => handler());
  }
}

const painted = () =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });

/** Whether the first message is answered; panels are loaded one by one, and one of them sends it. */
const greeted = () => document.querySelector(".crypt-app[data-greeted]");

/** Wait until all that was asked is answered, and the answer is drawn. */
window.cryptSettled = async () => {
  const until = performance.now() + PATIENCE;
  let before = null;
  while (before !== asked || answered !== asked || !greeted()) {
    before = asked;
    await painted();
    if (performance.now() > until) throw new Error(`${answered} of ${asked} are answered`);
  }
};

const output = document.querySelector('#page script[type$="cell-output+json"]');
showScreen(JSON.parse(output.textContent).screen, ask, output.parentElement);
