// My games: what is said where none can be kept, and of a file that is none of games.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./dom.mjs";

/** Let a browser's database be what this returns. */
function keepIn(database) {
  Object.defineProperty(globalThis, "indexedDB", { get: database, configurable: true });
}

test("where no games are kept the list says so", async () => {
  keepIn(() => {
    throw new Error("forbidden");
  });
  const page = await open("my_games/screen", "frame", "games");
  await page.next();
  assert.equal(page.text(".gm-bad"), page.words("games")["games-off"]);
  assert.ok(!page.has("button", "games-import"));
  assert.equal(page.count('[data-banner="unkept"]'), 0, "the game itself is kept");
});

test("a database that never answers is told", async () => {
  keepIn(() => ({ open: () => ({}) }));
  const page = await open("my_games/screen", "games");
  await page.pass(4_000);
  assert.equal(page.count(".gm-bad"), 0);
  await page.pass(2_000);
  assert.equal(page.text(".gm-bad"), page.words("games")["games-off"]);
});

test("a file that is none of games is answered in one sentence", async () => {
  keepIn(() => ({ open: () => ({}) })); // it takes its time
  const page = await open("my_games/screen", "games");
  const format = { format: "crypt-games", version: 1 };
  const files = [
    ["not a file of games", "games-bad-file"],
    ["null", "games-bad-file"],
    [page.facts.record, "games-bad-file"],
    [JSON.stringify({ ...format, version: 2, games: [] }), "games-newer-file"],
    [JSON.stringify({ ...format, games: [{ id: 5 }] }), "games-bad-file"],
  ];
  const field = page.one('[data-action="games-file"]');
  for (const [text, said] of files) {
    const value = [new page.window.File([text], "bad.json")];
    Object.defineProperty(field, "files", { value, configurable: true });
    field.dispatchEvent(new page.window.Event("change"));
    await page.settle();
    assert.equal(page.text(".gm-said"), page.words("games")[said], text);
    page.one(".gm-said").replaceChildren();
  }
});
