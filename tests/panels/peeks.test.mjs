// A look at a face-down treasure, which is for one player alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, text } from "./dom.mjs";

const values = (page) => page.all(`.tb-card[data-slot="${page.facts.slot}"] .tb-value`).map(text);

async function peek(page) {
  assert.deepEqual(values(page), []);
  await page.press("button", "table.ask.buttons.peek");
  assert.deepEqual(values(page), [page.facts.value]);
  if (page.steps[0].message.do === "continue") await page.step("continue");
  await page.press("button", "table.ask.buttons.recover");
  await page.step("continue");
}

test("who looks at a face-down treasure sees its value", async () => {
  const page = await open("peeks/solo", "table", "bar");
  await peek(page);
  page.done();
});

test("a player who has not looked is shown no value, nor behind the curtain", async () => {
  const page = await open("peeks/for-two", "table", "bar");
  await peek(page);
  assert.ok(page.has("dialog", "table.curtain"));
  assert.deepEqual(values(page), []);
  await page.press("button", "table.curtain.button", "table");
  assert.ok(page.facts.there, "choose another game: the treasure is gone");
  assert.deepEqual(values(page), []);
  page.done();
});
