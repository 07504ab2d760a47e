// The page's side of the page host: panels on the models of the site's page, and a binding that
// hands their messages to the test's own process.

import { hear, manager, showScreen } from "./models.js";

/** Milliseconds after which an answer is no longer waited for. */
const PATIENCE = 20_000;

const kernel = document.body.dataset.kernelId;
const changed = new Set();
/** How many messages panels have sent, and how many of them are answered. */
const count = { asked: 0, answered: 0 };

manager.kernel = {
  connectionStatus: "connected",
  get status() {
    return count.answered < count.asked ? "busy" : "idle";
  },
  statusChanged: {
    connect: (handler) => changed.add(handler),
    disconnect: (handler) => changed.delete(handler),
  },
};

async function ask(model, content) {
  count.asked += 1;
  changed.forEach((handler) => handler());
  try {
    const answer = await window.cryptAsk(JSON.stringify({ kernel, model, content }));
    for (const message of JSON.parse(answer)) hear(message, ask);
  } finally {
    count.answered += 1;
    changed.forEach((handler) => handler());
  }
}

const painted = () =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });

/** Whether the page's first message is answered. Panels are loaded one by one, and one of them sends it. */
const greeted = () => document.querySelector(".crypt-app[data-greeted]");

/** Wait until all messages are answered, and the answers are drawn. */
window.cryptSettled = async () => {
  const until = performance.now() + PATIENCE;
  let before = null;
  while (before !== count.asked || count.answered !== count.asked || !greeted()) {
    before = count.asked;
    await painted();
    if (performance.now() > until) throw new Error(`answered: ${count.answered} of ${count.asked}`);
  }
};

const output = document.querySelector('#page script[type$="cell-output+json"]');
showScreen(JSON.parse(output.textContent).screen, ask, output.parentElement);
