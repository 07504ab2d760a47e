// What a page keeps for itself: what is laid out, until Python has played it, and its task.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, read } from "./dom.mjs";

test("what is laid out is kept until its play is answered", async () => {
  const page = await open("keeping/greeted", "frame", "table", "bar");
  const { code, later } = page.facts;
  const kept = () => JSON.parse(sessionStorage.getItem("crypt.draft"));
  assert.notEqual(code, later);
  await page.lay("a4 b2");
  assert.deepEqual(kept(), [code, "a4 b2"]);
  page.one("[data-action=confirm]").click();
  assert.deepEqual(kept(), [code, "a4 b2"], "Python may have died");
  await page.settle();
  assert.equal(kept(), null);
  page.done();
});

test("the picture that a page begins with does not replace the task that was kept", async () => {
  assert.ok(read("crypt/lesson").start.panels.frame.state.keep.task);
  await open("crypt/lesson", "frame");
  assert.equal(localStorage.getItem("crypt.task"), null);
});
