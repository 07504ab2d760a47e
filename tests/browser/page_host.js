// The page's side of the page host: panels on the models of the site's page, and a binding that
// hands their messages to the test's own process.

import { hear, manager, showScreen } from "./models.js";

/** Milliseconds without any answer after which no more is waited for. */
const PATIENCE = 20_000;

const kernel = document.body.dataset.kernelId;
const output = document.querySelector('#page script[type$="cell-output+json"]');
const { screen } = JSON.parse(output.textContent);
/** The widgets that there are, by their ids. */
const opened = new Set(screen.map(({ model }) => model));
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
    for (const message of JSON.parse(answer)) {
      if (message.method === "open") opened.add(message.model);
      hear(message, ask);
    }
  } finally {
    count.answered += 1;
    changed.forEach((handler) => handler());
  }
}

const painted = () =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });

/** Wait for the scripts of new panels: each is loaded before its panel is drawn and asks anything. */
const loaded = () =>
  Promise.all([...opened].map((id) => manager.get_model(id).then(({ ready }) => ready, () => opened.delete(id))));

const progress = () => `${count.answered} of ${count.asked}`;

/** Wait until all messages are answered, and the answers are drawn: nothing comes while it is drawn. */
window.cryptSettled = async () => {
  let [until, before] = [0, ""];
  while (before !== progress() || count.answered !== count.asked) {
    // A review asks again after each answer, so its whole may take long.
    if (before !== progress()) until = performance.now() + PATIENCE;
    before = progress();
    await loaded();
    await painted();
    if (performance.now() > until) throw new Error(`answered: ${progress()}`);
  }
};

showScreen(screen, ask, output.parentElement);
