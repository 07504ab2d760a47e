// The dialogue for a new game: from one game to another and back, cards of one's own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isHidden, line, open } from "./dom.mjs";

const DIALOGUE = ".crypt-frame dialog[open]";
const TROUBLE = `${DIALOGUE} .fr-cards [role="alert"]`;
const OURS = "frame.setup.games.sedlec.words.frame-cards-ours";
const KEPT = "frame.setup.games.sedlec.words.frame-cards-kept";
const OWN = "frame.setup.games.sedlec.words.frame-cards-own";
const at = (action) => `[data-action="${action}"]`;
const isOpen = (page) => page.has("dialog", "frame-new");

/** Mark choices. */
async function mark(page, ...names) {
  for (const name of names) await page.press("radio", name);
}

/** Open the dialogue, and choose a game. */
async function pick(page, game) {
  await page.press("button", "frame-new");
  await mark(page, `frame.setup.games.${game}`);
}

/** Choose a file of cards. */
async function give(page, name, ...content) {
  const file = page.one(at("cards-file"));
  Object.defineProperty(file, "files", { value: [new page.window.File(content, name)], configurable: true });
  file.dispatchEvent(new page.window.Event("change"));
  await page.settle();
}

test("another game is chosen, and the one before comes back", async () => {
  const page = await open("new_game/other-games", "frame", "table", "board");
  const there = () => ["crypt-table", "crypt-board"].filter((name) => page.count(`.${name} [data-slot], .${name} [data-crypt]`));
  assert.deepEqual(there(), ["crypt-table"]);
  page.document.body.dataset.voila = ""; // a page of its own, which has a title
  await pick(page, "sedlec");
  assert.equal(page.has("radio", "frame-players-1"), false, "nobody plays it solo");
  assert.equal(page.has("group", "frame.setup.games.crypt.words.frame-sides"), false, "it has no collectors");
  await mark(page, "frame-players-3");
  await page.choose("frame-seat-3", "bot:random");
  await page.write("frame-seed", "8");
  await page.press("button", "frame-start");
  assert.deepEqual(there(), ["crypt-board"]);
  assert.equal(page.count("[data-crypt]"), 3);
  assert.ok(page.document.title.includes(page.data("frame").title));
  await page.next();

  await pick(page, "crypt");
  await page.write("frame-seed", "8");
  await page.press("button", "frame-start");
  assert.deepEqual(there(), ["crypt-table"]);
  await page.press("button", "frame.previous");
  assert.deepEqual(there(), ["crypt-board"]);
  page.done();

  const back = await open("new_game/back-to-crypt", "frame", "table");
  const dice = () => back.all(".tb-card").map(line);
  const left = dice();
  await pick(back, "sedlec");
  await back.press("button", "frame-start");
  assert.deepEqual(dice(), []);
  await back.press("button", "frame.previous");
  assert.deepEqual(dice(), left);
  back.done();
});

test("the game that is at the table can be begun again", async () => {
  const page = await open("new_game/anew", "frame");
  for (const game of ["crypt", "crypt", "sedlec", "sedlec"]) {
    await pick(page, game);
    await page.write("frame-seed", "42");
    await page.press("button", "frame-start");
    assert.ok(!isOpen(page));
  }
  page.done();
});

test("how long a game is depends on how many play it", async () => {
  const page = await open("new_game/anew", "frame");
  await pick(page, "donjon");
  assert.deepEqual(["12", "15"].map((it) => page.has("radio", it)), [true, false]);
  await mark(page, "frame-players-3", "20", "frame-players-2");
  assert.ok(!page.has("radio", "20"));
  await mark(page, "frame-players-3");
  assert.ok(page.is("checked", "radio", "12"), "three begin there again");
  await mark(page, "15");
  await page.press("button", "frame-start");
  const [{ players, length }] = page.asked();
  assert.deepEqual([players, length], [3, 15]);
});

test("each adventurer is there once, and who has none is drawn", async () => {
  const page = await open("new_game/adventurers", "frame");
  const who = "frame.setup.games.donjon.words.frame-adventurers";
  const choice = (seat) => page.find("combobox", `frame-seat-${seat}`, page.find("group", who));
  await page.press("button", "frame-new");
  assert.ok(page.is("checked", "radio", "15"), "it begins with what is at the table");
  const marked = page.all("[data-action^=adventurers-] option[selected]").map((it) => it.value);
  assert.deepEqual(marked, page.facts.adventurers);
  await page.choose(choice(1), "thief");
  assert.equal(choice(3).value, "");
  await page.choose(choice(2), "");
  await page.press("button", "frame-start");
  const [{ adventurers }] = page.asked();
  assert.equal(adventurers[0], "thief");
  assert.equal(new Set(adventurers.filter(Boolean)).size, 3);
  await page.choose(choice(1), "");
  await page.press("button", "frame-start");
  assert.deepEqual(page.asked()[0].adventurers, [], "all are drawn");
});

test("one's own cards are played with and kept", async () => {
  const page = await open("new_game/own-cards", "frame");
  await page.press("button", "frame-new");
  assert.ok(!page.has("radio", KEPT), "they are ours");
  await give(page, "mine.toml", "\ufeff", page.facts.file);
  assert.ok(page.is("checked", "radio", page.named(OWN, { name: "mine.toml" })));
  assert.ok(page.text(`${DIALOGUE} .fr-card-sources`).includes("mine.toml"));
  await page.press("button", "frame-start");
  // The next game is played with them too, unless others are chosen.
  await page.press("button", "frame-new");
  assert.ok(page.is("checked", "radio", KEPT));
  await mark(page, "frame-players-3");
  await page.press("button", "frame-start");
  await page.press("button", "frame-new");
  await mark(page, OURS);
  await page.press("button", "frame-start");
  page.done();
});

test("what is wrong is said in the dialogue, and what was chosen stays", async () => {
  const page = await open("new_game/bad-cards", "frame");
  await page.press("button", "frame-new");
  await mark(page, "frame-players-3");
  await page.write("frame-seed", "x".repeat(20));
  // A file is judged when it is picked, and answered beside the button that picked it.
  await give(page, "wrong.toml", page.facts.file);
  assert.match(page.text(TROUBLE), /pope.*\.$/);
  assert.equal(page.count(`.fr-cards ${at("cards-file")}`), 1);
  assert.ok(!page.has("radio", OWN), "it is not a choice");
  await mark(page, OURS);
  await page.press("button", "frame-start");
  assert.match(page.text(`${DIALOGUE} .fr-refused`), /seed.*\.$/);
  assert.ok(page.is("checked", "radio", "frame-players-3"));
  await page.write("frame-seed", "5");
  await page.press("button", "frame-start");
  assert.ok(!isOpen(page));
  assert.equal(page.count('[data-banner="trouble"]'), 0);
  page.done();
});

test("no game begins with other cards than were asked for", async () => {
  const unreadable = [Uint8Array.of(0x23, 0xe9, 0x0a)];
  const long = ["#".repeat(20_001)];
  for (const [content, why] of [[unreadable, "unread"], [long, "long"]]) {
    const page = await open("new_game/unread-cards", "frame");
    const said = page.data("frame").setup.games.find(({ id }) => id === "sedlec").cards[why];
    await page.press("button", "frame-new");
    for (const next of ["ours", "own"]) {
      await give(page, "wrong.toml", ...content, page.facts.file);
      assert.equal(page.text(TROUBLE), said);
      await page.press("button", "frame-start");
      assert.deepEqual([isOpen(page), page.asked()], [true, []], "it does not begin");
      assert.equal(page.text(TROUBLE), said);
      if (next === "ours") await mark(page, OURS);
      else await give(page, "right.toml", page.facts.file);
      assert.equal(page.text(TROUBLE), "");
    }
    await page.press("button", "frame-start");
    page.done();
  }
});

test("the dialogue leads to the deal of the day", async () => {
  const page = await open("new_game/day", "frame", "games");
  assert.ok(isHidden(page.panel("games")));
  await page.press("button", "frame-new");
  await page.press("button", "frame-day");
  assert.ok(!isOpen(page));
  assert.ok(!isHidden(page.panel("games")));
  page.done();
});
