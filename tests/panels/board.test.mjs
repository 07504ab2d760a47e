// Sedlec's table: what is not allowed, moves in writing, the same luck, points where they arise.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./dom.mjs";

const VERDICT = ".bo-verdict";

const verdict = (page) => page.one(VERDICT).dataset.verdict;
/** What is chosen on the table, by its keys. */
const chosen = (page) => page.all('[data-chooses][aria-pressed="true"]').map((it) => it.dataset.key);
const pile = (number) => ["button", `board.graveyard.piles.${number}`];

/** Choose two piles and dig. */
async function dig(page, ...piles) {
  await page.pass(1000);
  for (const number of piles) await page.press(...pile(number));
  await page.press(page.loud);
}

test("what is not allowed is answered with its rule", async () => {
  for (const state of ["board/too-many-cards", "board/in-the-air", "board/not-dug"]) {
    const page = await open(state, "board", "bar", "story");
    const { choose, confirm, rule } = page.facts;
    const answer = () => [verdict(page), page.text(".bo-verdict-text")];
    for (const what of choose) await page.press("button", what);
    const before = chosen(page);
    assert.ok(before.length, state);
    assert.deepEqual(answer(), ["bad", page.data("board").verdict.text]);
    await page.press("button", confirm);
    assert.deepEqual(answer(), ["final", page.data("board").verdict.text]);
    assert.deepEqual(chosen(page), before, "what was chosen stays, to be mended");
    // Its rule opens in the story, and closes again to where it was asked for.
    await page.press("button", "table-rule");
    assert.equal(page.find("dialog", "story.rule").dataset.rule, rule);
    await page.key("Escape", "heading", "story.rule");
    assert.equal(page.count("[role=dialog]"), 0);
    assert.equal(page.document.activeElement, page.find("button", "table-rule"));
    assert.deepEqual(chosen(page), before);
    page.done();
  }
});

test("an action that is not possible says why", async () => {
  const page = await open("board/empty-hand", "board");
  await page.press("button", "board.ask.actions.lay");
  assert.equal(verdict(page), "bad");
  const lay = page.data("board").ask.actions.find((it) => it.verb === "lay");
  assert.equal(page.text(".bo-verdict-text"), lay.hint);
  await page.press("button", "board.ask.actions.dig");
  assert.equal(verdict(page), "none");
});

test("keys choose piles before anything has the focus", async () => {
  const page = await open("board/dug-again", "board");
  page.document.body.dataset.voila = ""; // a page of its own, and not a notebook
  assert.equal(page.document.activeElement, page.document.body);
  await page.key("2");
  await page.key("(", page.document.activeElement, undefined, "Digit5"); // as on a French keyboard
  assert.deepEqual(chosen(page), ["pile-2", "pile-5"]);
  assert.equal(page.document.activeElement.dataset.key, "pile-5");
});

test("a pile that is dug again hides what it hid", async () => {
  const page = await open("board/dug-again", "board", "bar");
  await dig(page, 2, 5);
  const card = page.line(...pile(5));
  await page.step("back");
  assert.notEqual(page.line(...pile(5)), card);
  await dig(page, 4, 5);
  assert.equal(page.line(...pile(5)), card);
  page.done();
});

test("a move can be written, and what is written is laid out", async () => {
  const page = await open("board/in-writing", "board");
  await page.turn("crypt.type", "open");
  assert.ok(page.field("table-type").closest("[data-ask]"), "with what is decided");
  const type = async (text) => {
    await page.write("table-type", text);
    await page.pass(1000);
  };
  await type("dig 2 5");
  assert.deepEqual(chosen(page), ["pile-2", "pile-5"]);
  await page.press("button", "table-type-play");
  await type("lay king");
  await page.press("button", "table-type-play");
  assert.equal(verdict(page), "final");
  assert.ok(page.text(VERDICT).includes("lay king"));
  page.done();
});

test("gains and points are shown where they arise", async () => {
  const page = await open("board/kings", "board");
  const { open: places, line, king, below } = page.facts;
  assert.equal(page.count("[data-open] .bo-gain"), places, "the only card need not be chosen first");
  await page.press(".bo-own [data-skull=king].bo-kind");
  await page.press(page.all(".bo-own .bo-line")[line]);
  const lit = page.all(".bo-lit").map((it) => it.dataset.at);
  assert.deepEqual(new Set(lit), new Set([king, ...below]));
  assert.equal(page.one(".bo-head").dataset.at, king);
});

test("ties are drawn for what is chosen and stay apart", async () => {
  const page = await open("board/priests", "board");
  const kind = page.one(".bo-own [data-skull=criminal].bo-kind");
  const ties = () => page.all(".bo-near line.bo-link");
  kind.focus();
  assert.ok(page.count(".bo-near .bo-lit"));
  assert.equal(ties().length, 0, "pointing at a type ties nothing together");
  await page.press(kind);
  const of = (tie, n) => `${tie.getAttribute(`x${n}`)} ${tie.getAttribute(`y${n}`)}`;
  const ends = ties().flatMap((tie) => [of(tie, 1), of(tie, 2)]);
  assert.ok(ends.length >= 4);
  assert.equal(new Set(ends).size, ends.length, "ties to the same priest do not meet");
  page.all(".bo-own .bo-line")[0].focus();
  assert.ok(ties().length < ends.length / 2, "a line has its own alone");
});
