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

test("what Python says first to a page that began with a picture takes no focus", async () => {
  const { keep } = read("keeping/visited").start.panels.frame.state;
  const page = await open("keeping/visited", "frame", "learn");
  const says = async (change) => {
    page.models.get("frame").take({ keep: { ...keep, visit: keep.visit + 1, ...change } });
    await page.settle();
    return page.document.activeElement !== page.document.body;
  };
  page.window.Element.prototype.getClientRects = () => [{}]; // all of it can be seen
  assert.equal(await says({}), false);
  assert.equal(await says({ place: "crypt/learn" }), true, "another place does");
});
