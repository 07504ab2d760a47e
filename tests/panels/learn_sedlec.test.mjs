// The course and the rules of Sedlec.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, text } from "./dom.mjs";
import { choose, follow, outcomeOf, taskOf } from "./tasks.mjs";

const LINKS = ".crypt-reference .rf-list .rf-link";

test("the course is played through, and leads to a whole game", async () => {
  const page = await open("learn_sedlec/whole-course", "learn", "board", "bar");
  await page.press(page.all(".crypt-learn [data-lesson]")[0]);
  for (const [id, solution] of page.facts.tasks) {
    assert.equal(taskOf(page), `lesson-${id}`);
    assert.ok(page.app.matches(".crypt-on-task"), "what would give it away is hidden");
    await follow(page, solution, choose);
    assert.equal(outcomeOf(page), "done", id);
    if (page.steps.length > 1) await page.press("button", "learn.task.next");
  }
  await page.press("button", "learn.task.play");
  assert.equal(page.text(".crypt-learn"), "");
  page.done();
});

test("a miss is told and made good", async () => {
  const page = await open("learn_sedlec/missed", "learn", "board", "bar");
  for (const [miss, solution] of page.facts.tasks) {
    await follow(page, miss, choose);
    assert.equal(outcomeOf(page), "missed");
    await page.press("button", "learn.task.again");
    assert.equal(outcomeOf(page), "going");
    await follow(page, solution, choose);
    assert.equal(outcomeOf(page), "done");
    await page.press("button", "learn.task.next");
  }
  page.done();
});

test("the sign after a term stays on its line", async () => {
  const page = await open("learn_sedlec/whole-course", "learn", "board", "bar");
  await page.press(page.all(".crypt-learn [data-lesson]")[0]);
  const goal = page.one(".ln-goal");
  const terms = page.all(".ln-goal .ln-term");
  const signs = terms.map((term) => /^[^\s\p{L}\p{N}]*/u.exec(goal.textContent.split(term.textContent)[1])[0]);
  assert.ok(signs.some(Boolean), goal.textContent);
  assert.deepEqual(terms.map((term) => term.closest(".u-nowrap")?.textContent ?? term.textContent), terms.map((term, i) => term.textContent + signs[i]));
});

test("the rules are found, and one of them is tried", async () => {
  const page = await open("learn_sedlec/rules", "frame", "reference", "learn", "board", "bar");
  const { count, hits, trial } = page.facts;
  await page.press("button", "frame-rules");
  assert.equal(page.count(LINKS), count);
  assert.equal(page.count('[data-action="screen-puzzles"]'), 0);
  await page.write("reference-search", "lovers");
  await page.pass(200);
  assert.deepEqual(page.all(LINKS).map((it) => it.dataset.rule), hits);
  await page.press('.rf-list [data-rule="lover"]');
  await page.press("button", "reference-table", "reference");
  assert.ok(page.text(".rf-table").includes("c1: lover over peasant"));
  const lines = page.data("reference").page.table.flatMap(([, its]) => its);
  assert.deepEqual(page.all(".rf-table li").map(text), lines);
  await page.press("button", "reference-play");
  assert.ok(page.text(".crypt-learn").includes(trial));
  await follow(page, ["lay criminal/lover d2"], choose);
  await page.press("button", "learn.task.ways.rules");
  assert.equal(page.one("[data-page]").dataset.page, "lover");
  page.done();
});
