// A deal played again: the score to beat in sight, and both compared at the end.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./dom.mjs";

test("one's own score is in sight and is compared", async () => {
  const page = await open("rival/again", "story", "ribbon", "bar", "table");
  const rival = ".crypt-ribbon .rb-rival";
  assert.equal(page.count(rival), 0);
  await page.press("button", "story.end.ways.again");
  assert.equal(page.text(rival), page.data("ribbon").rival);
  assert.ok(page.text(rival).includes(String(page.facts.score)));
  assert.ok(page.deciding);
  assert.equal(page.count(".st-compared"), 0);
  await page.next();
  assert.equal(page.text(".st-compared"), page.data("story").end.compared);
  page.done();
});
