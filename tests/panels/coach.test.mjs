// The coach's card: the ladder of hints, and the list of all moves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, text } from "./dom.mjs";

const HINTS = ".co-hint";
const ROWS = ".co-row";
const LISTED = `${ROWS} button`;
const moveOf = (node) => node.dataset.move;

test("the ladder of hints climbs, and its move can be played", async () => {
  const page = await open("coach/ladder-fr", "coach");
  const labels = new Set();
  for (const rung of [1, 2, 3]) {
    labels.add(page.named("coach.next"));
    await page.press("button", "coach.next");
    assert.equal(page.count(HINTS), rung);
    assert.equal(page.has("button", "coach-play", page.all(HINTS).at(-1)), rung === 3);
  }
  assert.equal(labels.size, 3, "each rung has a name of its own");
  for (const label of labels) assert.ok(!page.has("button", label));
  await page.press("button", "coach-play");
  assert.deepEqual(page.asked().at(-1), { do: "play", move: page.facts.best });
  assert.equal(page.count(HINTS), 0, "the next decision begins without hints");
  await page.next();
  assert.equal(page.count(HINTS), 0);
  page.done();
});

test("the last hint says the idea, and then the numbers", async () => {
  for (const state of ["coach/ladder", "coach/ladder-fr", "coach/ladder-it"]) {
    const page = await open(state, "coach");
    for (let i = 0; i < 3; i++) await page.press("button", "coach.next");
    const [first, , move, idea, compared] = page.all(`${HINTS} > p`).map(text);
    assert.ok(first.includes(page.facts.first), first);
    assert.equal(idea, page.facts.idea);
    assert.doesNotMatch(move + idea, /\d[.,]\d|%/, "no number before the idea");
    const best = compared.match(/\d+[.,]\d/g).at(-2);
    assert.ok(page.text(`${HINTS} .co-figures`).includes(best), "the score is that of its figures");
  }
});

test("a hint that is on its way shows that the press was heard", async () => {
  const page = await open("coach/ladder", "coach");
  page.find("button", "coach.next").click();
  assert.equal(page.find("button", "coach.next").getAttribute("aria-busy"), "true");
  await page.settle();
  assert.equal(page.find("button", "coach.next").getAttribute("aria-busy"), null);
});

test("all moves are listed, and the draft has its place", async () => {
  const page = await open("coach/all-moves", "table", "coach");
  await page.press("button", "coach-all");
  assert.deepEqual(page.all(LISTED).map(moveOf), page.facts.first);
  await page.lay("a6 b6");
  const { rank, count } = page.facts;
  const place = page.text(".co-draft > [aria-live]");
  assert.ok([rank, count].every((it) => place.includes(String(it))), place);

  await page.choose("coach-filter-servants", "2");
  await page.choose("coach-filter-slot", "1");
  await page.pressAll("coach-more-moves");
  page.done();
  assert.equal(page.count(ROWS), page.facts.both);
  assert.equal(moveOf(page.one(".co-mine [data-move]")), "a6 b6");
  assert.deepEqual(page.drafted, { a: [6], b: [6] }, "looking things up leaves the draft alone");
});

test("an advised move is seen on the table before it is played", async () => {
  const page = await open("coach/laid", "table", "bar", "coach");
  const status = '.crypt-coach [role="status"]';
  assert.equal(page.text(status), "");
  await page.press("button", "lay-move");
  assert.equal(page.laid, page.facts.best);
  assert.deepEqual(page.asked(), [{ do: "consider", move: page.facts.best }], "it is not played");
  assert.equal(page.text(status), page.data("coach").laid.text);
  assert.ok(page.is("disabled", "button", "lay-there"));
  // Another one takes its place, and what one confirms is that.
  await page.press("button", "coach-all");
  const row = page.all(LISTED)[2];
  assert.equal(moveOf(row), page.facts.other);
  await page.press(row);
  await page.press("button", "lay-move");
  assert.ok(!page.is("disabled", "button", "lay-move"));
  await page.press("button", "table-confirm");
  assert.deepEqual(page.asked().at(-1), { do: "play", move: page.facts.other });
  page.done();
});

test("a switch turns to the advice for the highest title", async () => {
  const page = await open("coach/aim", "coach");
  const isOn = () => page.is("checked", "checkbox", "coach-aim");
  const reached = () => page.all(`${ROWS} .co-reached`).map(text);
  assert.equal(isOn(), false);
  assert.deepEqual(reached(), []);
  await page.press("checkbox", "coach-aim");
  assert.equal(isOn(), true);
  assert.equal(moveOf(page.all(LISTED)[0]), page.facts.best);
  assert.equal(reached()[0], page.facts.reached);
  await page.press("checkbox", "coach-aim");
  assert.equal(isOn(), false);
  assert.deepEqual(reached(), []);
  page.done();
});

test("moves that differ in nothing share a row", async () => {
  const page = await open("coach/alike-moves", "table", "coach");
  const { moves, named } = page.facts;
  const listed = page.one(`${LISTED}[data-move="${moves[0]}"]`);
  assert.ok(text(listed).includes(String(moves.length)), text(listed));
  await page.press(listed);
  const told = page.text(".co-detail");
  for (const name of named.slice(1)) assert.ok(told.includes(`“${name}”`), name);
  // What is laid out on the table is of that row, whichever of these ways it is.
  await page.lay(moves[1]);
  assert.equal(moveOf(page.one(".co-mine [data-move]")), moves[0]);
  page.done();
});
