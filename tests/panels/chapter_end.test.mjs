// The first chapter of the course ends with a game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./dom.mjs";
import { follow, outcomeOf, taskOf } from "./tasks.mjs";

test("its dearest decision is made again, and a lesson follows", async () => {
  const page = await open("chapter_end/ends", "table", "bar", "story", "learn", "review", "tools");
  const { move, mistake, made, best, task } = page.facts;
  const end = () => page.text(".st-chapter .st-try");
  await follow(page, [move, "continue"]);
  const { chapter, ways } = page.data("story").end;
  assert.deepEqual(page.all(".st-chapter p").map((it) => it.textContent), [chapter.well, chapter.compared, chapter.text]);
  assert.equal(ways.length, 3);
  assert.equal(page.count(".rv-top"), 0, "its figures are for who opens them");
  assert.ok(page.one("[data-tools-up]"), "on a phone it would be out of sight");
  const said = end();
  await page.press("button", "story.end.ways.mistake");
  assert.equal(taskOf(page), `mistake-${mistake}`);
  assert.ok(said.includes(page.text(".ln-goal")));
  await follow(page, [made]);
  assert.equal(outcomeOf(page), "missed");
  await page.press("button", "learn.task.again");
  await follow(page, [best]);
  assert.equal(outcomeOf(page), "done");
  await page.press("button", "learn.task.next", "bar");
  assert.notEqual(end(), said);
  await page.press("button", "story.end.ways.lesson");
  assert.equal(taskOf(page), `lesson-${task}`);
  page.done();
});

test("until that is known the way to it cannot be gone", async () => {
  const page = await open("chapter_end/ends", "table", "bar", "story", "tools");
  page.steps = page.steps.slice(0, 2);
  await follow(page, [page.facts.move, "continue"]);
  assert.ok(page.data("story").end.chapter.pending);
  page.asked();
  const way = page.one('.crypt-bar [data-action="go-mistake"]');
  assert.equal(way.getAttribute("aria-disabled"), "true");
  way.click();
  await page.settle();
  assert.deepEqual(page.asked(), []);
});
