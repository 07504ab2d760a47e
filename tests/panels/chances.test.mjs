// The odds at the dice of a claim.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nameOf, open } from "./dom.mjs";

test("another language is heard at the dice at once", async () => {
  // Of servants that are ready, have an effort, and are on a treasure; and what the rolls will do.
  const page = await open("chances/languages", "table");
  await page.lay("a5");
  await page.press("button", page.named("table-die-ready", { n: 2 }));
  await page.press("button", page.named("table-effort-n", { n: 3 }));
  for (const { names, kept } of page.facts.said) {
    await page.next();
    const servants = page.all("[data-draft]").sort((a, b) => a.dataset.draft - b.dataset.draft);
    assert.deepEqual(servants.map(nameOf), names);
    assert.equal(page.text('[data-chance="a"] b'), kept);
  }
  page.done();
});
