// Two people at one screen: what one of them has seen is not on the page when the other looks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isHidden, open } from "./dom.mjs";

const CURTAIN = "[data-testid=curtain]";
const ROUSE = '.crypt-table [data-move="rouse"]';

/** What the page shows of a player's collection: values, or "?". */
const cardsOf = (page, player) => page.all(`.tb-player[data-player="${player}"] .tb-mini`).map((it) => it.textContent);

test("a curtain comes between two people with secrets", async () => {
  const page = await open("hot_seat/secret", "table", "bar");
  const { value } = page.facts;
  const hidden = () => {
    assert.ok(page.has("dialog", "table.curtain"));
    assert.deepEqual(cardsOf(page, 0), ["?"]);
    assert.ok(!page.deciding);
    assert.notEqual(page.one('.crypt-table [data-key="all"]').getAttribute("inert"), null);
    assert.equal(page.document.activeElement.dataset.action, "curtain");
  };
  // Its collector made the last decision, and sees it; then the screen changes hands.
  assert.deepEqual(cardsOf(page, 0), [value]);
  assert.equal(page.count(CURTAIN), 0);
  await page.step("continue");
  hidden();
  const loud = page.all(".crypt-main").filter((it) => !isHidden(it));
  assert.equal(loud.length, 1, "the curtain's own button is quiet");
  await page.press(loud[0]);
  assert.equal(page.count(CURTAIN), 0);
  assert.ok(page.deciding);
  assert.deepEqual(cardsOf(page, 0), ["?"]);
  // And back again.
  await page.press("button", "table.ask.buttons.recover");
  await page.step("continue");
  hidden();
  await page.press("button", "table.curtain.button", "table");
  assert.deepEqual(cardsOf(page, 0), [value]);
  page.done();
});

test("a power that two people have has one button each", async () => {
  const page = await open("hot_seat/shared-power", "table", "bar");
  const keys = () => page.all(ROUSE).map((it) => it.dataset.key);
  const offered = keys();
  assert.deepEqual(offered, page.facts.moves.map((move) => `move-${move}`));
  assert.equal(new Set(offered).size, 2);
  // Each press draws the draft anew.
  for (const effort of [1, 2, 3, 4]) {
    await page.press("button", page.named("table-effort-n", { n: effort }));
    assert.deepEqual(keys(), offered);
  }
  const described = page.all(ROUSE).map((it) => it.getAttribute("aria-describedby"));
  assert.equal(new Set(described).size, 2, "each says what its own does");
  assert.ok(described.every((id) => page.document.getElementById(id)));
  await page.press(page.all(ROUSE)[0]);
  page.done();
  assert.ok(page.count(ROUSE) < 2, "after the last servant is roused there is nobody left to rouse");
});

test("two siblings with one key are reported, and none stays behind", async (t) => {
  const page = await open("hot_seat/shared-power", "table", "bar");
  const reported = t.mock.method(console, "error", () => {});
  const table = page.models.get("table");
  const data = page.data("table");
  const offering = async (buttons) => {
    table.take({ data: { ...data, ask: { ...data.ask, buttons } } });
    await page.settle();
    return page.count(ROUSE);
  };
  const [button] = data.ask.buttons.filter((it) => it.move.endsWith("rouse"));
  for (let i = 0; i < 3; i++) assert.equal(await offering([button, button]), 2);
  assert.equal(await offering([button]), 1);
  assert.deepEqual(reported.mock.calls.map((it) => it.arguments), [[`Two siblings have the key "choice-${button.move}".`]]);
});
