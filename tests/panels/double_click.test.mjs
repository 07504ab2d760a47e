// A double click in one place: the second press is meant for what was there.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./dom.mjs";
import { follow } from "./tasks.mjs";

test("the second of two presses is none for a button that has come since", async () => {
  const page = await open("learn/twice", "bar", "table", "learn");
  /** What has the focus after a press, one of so many in one place. */
  const press = async (action, detail) => {
    const button = page.one(`.crypt-bar [data-action="${action}"]`);
    button.dispatchEvent(new page.window.MouseEvent("click", { bubbles: true, cancelable: true, detail }));
    await page.settle();
    return page.document.activeElement;
  };
  await page.press(page.one('.crypt-learn [data-lesson="push"]'));
  await follow(page, page.facts.solution);
  const before = await press("learn-next", 1);
  assert.equal(await press("choose", 2), before);
  assert.notEqual(await press("choose", 1), before, "another press is heard");
});
