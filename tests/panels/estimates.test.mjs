// Estimates: the coach where several play.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, text } from "./dom.mjs";

const ROWS = ".crypt-estimate .es-row";
const lays = (page) => page.all(`${ROWS} [data-action="estimate-lay"]`);
const laid = (page) => lays(page).filter((it) => it.getAttribute("aria-disabled") === "true").map((it) => it.dataset.key);

/** Ask, and return the rows that are shown. */
async function ask(page) {
  assert.equal(page.count(ROWS), 0, "nothing is found before it is asked for");
  await page.press("button", "estimate-ask");
  const { win, rows } = page.data("estimate").told;
  assert.equal(page.text(".crypt-estimate .es-win"), win);
  assert.deepEqual(page.all(ROWS).map((it) => it.dataset.move), rows.map((it) => it.move));
  assert.equal(page.document.activeElement.dataset.key, "win");
  return rows;
}

test("with three the best moves are found, and one is laid and played", async () => {
  const page = await open("estimates/three", "table", "bar", "tools", "estimate");
  assert.equal(page.count('[data-action="tool-coach"]'), 0, "the exact coach is for one");
  const rows = await ask(page);
  const [first] = page.all(ROWS);
  assert.ok(text(first).includes(rows[0].label));
  for (const row of [rows.at(-1), rows[0]]) {
    await page.press(lays(page).find((it) => it.dataset.key === `lay-${row.move}`));
    assert.deepEqual(laid(page), [`lay-${row.move}`]);
    assert.equal(page.laid, row.move);
  }
  assert.deepEqual(page.asked().filter((it) => it.do === "play"), [], "it lies there and is not played");
  await page.press("button", "table-confirm");
  page.done();
});

test("in Sedlec estimates are beside the exact help", async () => {
  const page = await open("estimates/beside-help", "board", "bar", "tools", "estimate");
  assert.ok(page.has("tab", "tools.tabs.help"));
  const rows = await ask(page);
  for (const row of [rows.at(-1), rows[0]]) {
    await page.press(lays(page).find((it) => it.dataset.key === `lay-${row.move}`));
    assert.deepEqual(laid(page), [`lay-${row.move}`]);
    const [, ...piles] = row.move.split(" ");
    const chosen = page.all('.crypt-board [aria-pressed="true"][data-pile]').map((it) => it.dataset.pile);
    assert.deepEqual(chosen, piles);
  }
  await page.press(`.crypt-estimate [data-key="play-${rows[0].move}"]`);
  page.done();
});
