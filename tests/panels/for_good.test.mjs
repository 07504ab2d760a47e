// Secrets of several people at one screen, and a game without take-backs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./dom.mjs";

/** Let a text be put on the clipboard, or refuse it. */
function clipboard(page, accepts) {
  const writeText = () => (accepts ? Promise.resolve() : Promise.reject(new Error("refused")));
  Object.defineProperty(page.window.navigator, "clipboard", { value: { writeText }, configurable: true });
}

test("neither a link nor About gives secrets away unsaid", async () => {
  for (const state of ["for_good/secrets", "for_good/secrets-fr", "for_good/secrets-it"]) {
    const page = await open(state, "frame", "table");
    const words = page.words("frame");
    const { later, seed, solo } = page.facts;
    clipboard(page, true);
    await page.press("button", "frame-share");
    assert.equal(page.text(".fr-toast"), words["frame-copied-unsafe"]);
    clipboard(page, false);
    await page.press("button", "frame-share");
    assert.ok(page.text('[data-banner="share"]').includes(words["frame-share-unsafe"]));
    await page.press("button", "frame-close");
    assert.equal(page.count('[data-banner="share"]'), 0);
    await page.press("button", "frame-about");
    assert.ok(page.text(".fr-about").includes(later));
    assert.ok(!page.text(".fr-about").includes(seed));
    await page.press("button", "frame-close");
    // Who plays solo is told the seed.
    await page.press("button", "frame-load");
    await page.write("frame-load-paste", solo);
    await page.press("button", "frame-load-go");
    await page.press("button", "frame-about");
    assert.ok(page.text(".fr-about").includes(seed));
    page.done();
  }
});

test("in a game without take-backs there is no way back past a decision", async () => {
  const page = await open("for_good/no-way-back", "frame", "table", "bar", "story", "tools", "whatif");
  const tab = page.named("tools.tabs.whatif");
  assert.ok(page.has("tab", tab));
  await page.press("button", "frame-new");
  await page.press("checkbox", new RegExp(page.named("frame-for-good")));
  await page.write("frame-seed", "7");
  await page.press("button", "frame-start");
  await page.lay("a1");
  await page.press("button", "table-confirm");
  assert.ok(!page.has("button", "story-undo"));
  await page.step("continue");
  for (let i = 0; i < page.facts.back; i++) await page.step("back");
  assert.ok(page.is("disabled", "button", "bar-back"));
  page.done();
  assert.ok(!page.has("tab", tab));
  assert.ok(!page.has("button", "story-undo"));
});
