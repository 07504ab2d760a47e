// The tabs of the tools: each says which panel it shows, and shows it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isHidden, open, statesOf } from "./dom.mjs";

/** The tabs, of which this one has to be the one whose panel is shown. */
function tabsOf(page, shown) {
  return page.all(".crypt-tools [role=tab]").map((tab) => {
    const panel = page.document.getElementById(tab.getAttribute("aria-controls"));
    const name = tab.dataset.action.replace("tool-", "");
    assert.equal(panel?.getAttribute("role"), "tabpanel", name);
    assert.equal(panel.getAttribute("aria-labelledby"), tab.id, name);
    assert.equal(statesOf(tab).includes("selected"), name === shown, name);
    assert.equal(isHidden(panel), name !== shown, name);
    return name;
  });
}

test("each tab leads to its panel", async () => {
  const page = await open("tools/tabs");
  const names = tabsOf(page, "story");
  assert.ok(names.length > 3);
  for (const name of names.toReversed()) {
    await page.press("tab", `tools.tabs.${name}`);
    tabsOf(page, name);
  }
  const first = names[0];
  const last = names.at(-1);
  for (const [key, name] of [["End", last], ["ArrowRight", first], ["ArrowLeft", last], ["Home", first]]) {
    await page.key(key);
    tabsOf(page, name);
    assert.equal(page.document.activeElement.dataset.action, `tool-${name}`);
  }
  page.done();
  const board = await open("sedlec/help");
  assert.notDeepEqual(tabsOf(board, "help"), names);
});
