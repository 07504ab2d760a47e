// Exact help for Sedlec: chances, the moves by what they add, the best arrangement.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, text } from "./dom.mjs";

const HELP = ".crypt-help";
const ROWS = `${HELP} .he-action`;
const moveOf = (it) => it.dataset.move;

test("the help shows what the core has found", async () => {
  const page = await open("grave_help/found");
  const { chances, listed } = page.facts;
  for (const [skull, found] of Object.entries(chances)) {
    const row = page.text(`${HELP} [data-skull-row="${skull}"]`);
    for (const it of found) assert.ok(row.includes(it), `${it}: ${row}`);
  }
  assert.equal(page.count(`${HELP} .he-new`), 0);
  for (const lists of listed) {
    for (const [name, moves] of Object.entries(lists)) {
      const list = `${HELP} [data-list="${name}"]`;
      assert.deepEqual(page.all(`${list} .he-action`).map(moveOf), moves);
      assert.equal(page.count(list), moves.length ? 1 : 0);
    }
    const { message } = page.steps[0];
    for (const pile of message.move.split(" ").slice(1)) await page.press("button", `board.graveyard.piles.${pile}`);
    await page.press(page.loud);
    if (page.data("bar").can_next) await page.step("continue");
  }
  // Its tab is left with an arrow and reached again so.
  const tab = () => page.find("tab", "tools.tabs.help");
  const isOpen = () => page.is("selected", "tab", "tools.tabs.help");
  assert.ok(isOpen());
  await page.key("ArrowLeft", tab());
  assert.ok(!isOpen());
  assert.equal(page.count(`${HELP} .he-part`), 0);
  await page.key("ArrowRight");
  assert.equal(page.document.activeElement, tab());
  assert.ok(page.count(`${HELP} .he-part`));
  page.done();
});

test("a row lays its move on the table and plays nothing", async () => {
  const page = await open("grave_help/laying", "board", "help");
  const moves = page.all(ROWS).map(moveOf);
  assert.ok(moves.length > 2);
  for (const move of moves) {
    await page.press(`${HELP} [data-key="lay-${move}"]`);
    const there = page.all(`${HELP} [data-action="help-lay"][aria-disabled="true"]`);
    assert.deepEqual(there.map((it) => it.dataset.key), [`lay-${move}`]);
    assert.equal(page.one(".crypt-board [data-verdict]").dataset.verdict, "good");
  }
  assert.deepEqual(new Set(page.asked().map((it) => it.do)), new Set(["consider"]));
  page.done();
});

test("the best arrangement is drawn on its places", async () => {
  const page = await open("grave_help/arranged", "help");
  const { laid, cards, ceiling } = page.facts;
  assert.deepEqual(page.all(`${HELP} .he-new`).map((it) => it.dataset.place).sort(), laid);
  assert.equal(page.count(`${HELP} .he-at`), cards + laid.length);
  for (const place of laid) assert.match(page.text(`${HELP} .he-arrange`), new RegExp(`\\b${place}\\b`));
  assert.ok(page.text(`${HELP} .he-ceiling`).includes(String(ceiling)));
  await page.press("button", "help.arrange.ceiling");
  assert.equal(page.count(`${HELP} .he-crypt`), 2);
  page.done();
});

test("what is drawn has words for those who listen", async () => {
  const page = await open("grave_help/arranged", "help");
  const drawn = page.all(`${HELP} svg`);
  assert.deepEqual(drawn.filter((it) => it.closest('[aria-hidden="true"]') === null), []);
  const parts = page.all(`${HELP} section.he-part`);
  assert.ok(parts.length > 2);
  for (const part of parts) assert.ok(text(page.document.getElementById(part.getAttribute("aria-labelledby"))));
});
