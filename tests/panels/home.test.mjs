// The first screen: which card comes first, what goes on, and what the buttons ask for.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, read } from "./dom.mjs";

/** Let the browser keep these games; null: its database never answers. */
function keep(games) {
  const request = (result, ends = "onsuccess") => {
    const asked = { result };
    queueMicrotask(() => asked[ends]?.());
    return asked;
  };
  const store = { getAll: () => request(games) };
  const database = { transaction: () => ({ objectStore: () => store }) };
  const value = { open: (name) => (games === null ? {} : name === "crypt-kept" ? request(database) : request(null, "onerror")) };
  Object.defineProperty(globalThis, "indexedDB", { value, configurable: true });
}

const TODAY = new Date().toLocaleDateString("sv");

const order = (page) => page.all(".ho-game").map((card) => card.dataset.game);
const says = (page, game) => page.all(`[data-game="${game}"] button`).map((it) => it.textContent);

test("a newcomer is offered all games and begins to learn one, in each language", async () => {
  keep([]);
  for (const state of ["home/newcomer", "home/newcomer-fr", "home/newcomer-it"]) {
    const page = await open(state, "home");
    const { games, title } = page.data("home");
    const words = page.words("home");
    assert.equal(page.text("h2"), title);
    assert.deepEqual(order(page), ["crypt", "sedlec", "donjon"]);
    for (const { id, name, about, facts, learn } of games) {
      const card = page.one(`[data-game="${id}"]`);
      for (const said of [name, about, facts]) assert.ok(card.textContent.includes(said));
      assert.deepEqual(says(page, id), [learn, words["home-play"], words["home-rules"]]);
      assert.ok(card.querySelector("img").src.startsWith("data:image/svg+xml,%3Csvg"));
    }
    await page.press(page.one('[data-key="home-learn-donjon"]'));
    assert.equal(page.count(".ho"), 0);
  }
});

test("to play is to set up a game of that kind", async () => {
  keep([]);
  const page = await open("home/newcomer", "frame", "home");
  await page.press(page.one('[data-key="home-play-donjon"]'));
  assert.ok(page.one('dialog [data-action="game-donjon"]').checked);
  assert.equal(page.one(".fr-dialog-foot").textContent.includes(page.words("frame")["frame-new-warning"]), false);
});

test("the game played last comes first and goes on; one that is over does not", async () => {
  const { facts } = read("home/returning");
  keep(facts.kept);
  const page = await open("home/returning", "home");
  assert.deepEqual(order(page), ["sedlec", "crypt", "donjon"]);
  const words = page.words("home");
  assert.equal(says(page, "sedlec")[0], words["home-continue"]);
  assert.ok(!says(page, "crypt").includes(words["home-continue"]));
  assert.equal(page.one('[data-game="sedlec"] .crypt-main').dataset.action, "home-continue");
  await page.press(page.one('[data-key="home-continue-sedlec"]'));
  assert.deepEqual(page.asked().at(-1), { do: "games-open", id: "begun", text: facts.record });
  assert.equal(page.count(".ho"), 0);
});

test("cards do not wait for a database that never answers", async () => {
  keep(null);
  const page = await open("home/newcomer", "home");
  assert.equal(page.count(".ho-game"), 0, "which is first is not known yet");
  await page.pass(600);
  assert.deepEqual(order(page), ["crypt", "sedlec", "donjon"]);
});

test("the game that is on offer has its card, and no banner beside it", async () => {
  keep([]);
  const page = await open("home/on-offer", "frame", "home");
  assert.ok(page.data("frame").resume, "so that nothing is written over it");
  assert.equal(page.count('[data-banner="resume"]'), 0);
});

test("the deal of the day is asked for, or gone on with", async () => {
  keep([]);
  let page = await open("home/newcomer", "home");
  await page.press(page.one('[data-key="home-day"]'));
  assert.deepEqual(page.asked().at(-1), { do: "day-play", game: "crypt", day: TODAY });
  const played = { game: "crypt", day: TODAY, decided: 2, scores: [], seats: ["person"] };
  keep([{ id: "tried", changed: 5, version: "1", record: "its record", played }]);
  page = await open("home/newcomer", "home");
  await page.press(page.one('[data-key="home-day"]'));
  assert.deepEqual(page.asked().at(-1), { do: "games-open", id: "tried", text: "its record" });
});
