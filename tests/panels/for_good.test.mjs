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
    await page.do("share");
    assert.equal(page.text(".fr-toast"), words["frame-copied-unsafe"]);
    clipboard(page, false);
    await page.do("share");
    assert.ok(page.text('[data-banner="share"]').includes(words["frame-share-unsafe"]));
    await page.do("close-share");
    assert.equal(page.count('[data-banner="share"]'), 0);
    await page.do("about");
    assert.ok(page.text(".fr-about").includes(later));
    assert.ok(!page.text(".fr-about").includes(seed));
    await page.do("close-dialog");
    // Who plays solo is told the seed.
    await page.do("load");
    await page.write('[data-action="paste"]', solo);
    await page.do("load-pasted");
    await page.do("about");
    assert.ok(page.text(".fr-about").includes(seed));
    page.done();
  }
});

test("in a game without take-backs there is no way back past a decision", async () => {
  const page = await open("for_good/no-way-back", "frame", "table", "bar", "story", "tools", "whatif");
  const back = () => page.one('.crypt-bar [data-action="back"]');
  assert.equal(page.count('[data-action="tool-whatif"]'), 1);
  await page.do("new");
  await page.press('[data-action="for-good"]');
  await page.write('[data-action="seed"]', "7");
  await page.do("start");
  await page.lay("a1");
  await page.do("confirm");
  assert.equal(page.count('[data-action="undo"]'), 0);
  await page.do("continue");
  for (let i = 0; i < page.facts.back; i++) await page.do("back");
  assert.equal(back().getAttribute("aria-disabled"), "true");
  page.done();
  assert.equal(page.count('[data-action="tool-whatif"]'), 0);
  assert.equal(page.count('[data-action="undo"]'), 0);
});
