// Lessons, the course and the puzzles of Crypt.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, read, text } from "./dom.mjs";
import { CARD, follow, outcomeOf, SAID, taskOf, write } from "./tasks.mjs";

const DONE = '.crypt-learn [data-state="done"]';
/** The button of a lesson, or of a puzzle. */
function lessonOf(page, id) {
  const lessons = page.data("learn").sheet.chapters.flatMap((it) => it.lessons);
  const { name, title, about } = lessons.find((it) => it.id === id);
  return page.find("button", [name, title, about].filter(Boolean).join(" "), "learn");
}

test("a lesson is missed and done, task by task, and leads back to the game", async () => {
  const page = await open("learn/by-mouse", "frame", "story", "bar", "table", "learn");
  const title = page.data("story").news.title;
  await page.press("button", "frame-learn");
  await page.press(lessonOf(page, "push"));
  const { tasks, status } = page.facts;
  for (const [number, task] of tasks.entries()) {
    assert.equal(taskOf(page), `lesson-${task.id}`);
    await follow(page, task.miss);
    assert.equal(outcomeOf(page), "missed");
    assert.notEqual(page.text(SAID), "");
    assert.equal(page.count('[data-action="learn-next"]'), 0);
    await page.press("button", "learn.task.again");
    assert.deepEqual([outcomeOf(page), page.text(SAID), page.drafted], ["going", "", {}]);
    await page.press("button", "learn.task.more");
    assert.equal(page.count(".ln-hints li"), 1);
    await follow(page, task.solution);
    assert.equal(outcomeOf(page), "done");
    assert.equal(page.count(".ln-dot-done"), number + 1);
    assert.equal(page.count('[data-verdict="final"]'), 0, "what was to be refused is put back");
    assert.deepEqual(page.drafted, {});
    await page.press("button", "learn.task.next");
  }
  assert.ok(!tasks.some(({ id }) => taskOf(page) === `lesson-${id}`), "on to the next lesson");

  await page.press("button", "learn.task.ways.course");
  const card = lessonOf(page, "push");
  assert.equal(card.dataset.state, "done");
  assert.ok(text(card).includes(status), text(card));
  await page.press("button", "learn.head.back");
  assert.equal(page.count(CARD), 1, "back to the task");
  await page.press("button", "learn.task.ways.game");
  assert.equal(page.text(".crypt-learn"), "");
  assert.equal(page.data("story").news.title, title);
  await page.step("continue");
  assert.ok(page.deciding, "the game goes on");
  page.done();
});

test("a newcomer plays a round, and what is not taught yet is not there", async () => {
  const page = await open("learn/first-round", "frame", "bar", "table", "learn");
  const { invitation, tasks, solution, known } = page.facts;
  const invited = page.text('[data-banner="invite"]');
  assert.ok(invited.includes(invitation), invited);
  assert.ok(invited.split(" ").length < 60);
  await page.press("button", "frame.invite.yes");
  assert.equal(page.count('[data-banner="invite"]'), 0);
  assert.equal(taskOf(page), `lesson-${tasks[0]}`);
  assert.equal(page.count(".tb-collectors"), 0);
  await page.turn("crypt.type", "open");
  assert.ok(!page.has("textbox", "table-type"), "moves in writing have not been taught");
  const goals = new Set([page.text(".ln-goal")]);
  for (const line of solution) {
    await follow(page, [line]);
    goals.add(page.text(".ln-goal"));
  }
  assert.equal(goals.size, 4, "what to do is said when it is time");
  assert.equal(outcomeOf(page), "done");
  assert.ok(page.text(".ln-known").includes(known));
  assert.equal(page.count(".ln-picture .crypt-die"), 3);
  await page.press("button", "learn.task.next");
  assert.equal(taskOf(page), `lesson-${tasks[1]}`);
  const { lead, goal } = page.data("learn").task;
  assert.equal(page.text(".ln-goal"), `${lead} ${goal}`);
  const terms = page.all(".ln-goal .ln-term");
  assert.deepEqual(terms.map((it) => it.textContent), ["servants", "ready", "effort"]);
  await page.press(terms[0]);
  page.done();
});

test("a treasure's card answers what is asked about it, by key too", async () => {
  const page = await open("learn/card-answers", "table", "bar", "learn");
  await page.press(page.all(".ln-dot").find((it) => it.dataset.task === String(page.steps[0].message.number)));
  assert.ok(!page.deciding, "nothing is to be laid out there");
  await page.press("button", "table.treasures.c");
  assert.equal(outcomeOf(page), "missed");
  await page.press("button", "learn.task.again");
  await page.key("Enter", "button", "table.treasures.a");
  assert.equal(outcomeOf(page), "done");
  page.done();
});

test("a puzzle names its idea once it is solved", async () => {
  const page = await open("learn/puzzle", "bar", "table", "coach", "learn");
  const { id, tempting, best, idea, missed, why, count, following } = page.facts;
  const everything = () => text(page.document.body);
  await page.press("button", "learn.head.tabs.puzzles");
  assert.equal(page.count(".crypt-learn [data-lesson]"), count);
  await page.press(lessonOf(page, id));
  await follow(page, [tempting]);
  assert.equal(outcomeOf(page), "missed");
  assert.ok(page.text(SAID).includes(missed));
  await page.press("button", "learn.task.more");
  await page.press("button", "learn.task.more");
  assert.ok(!page.text(SAID).includes(why));
  await page.press("button", "learn.task.more");
  assert.ok(page.text(SAID).includes(why), "the last hint compares with the best move");
  assert.ok(!everything().includes(idea));
  await page.press("button", "learn.task.again");
  await follow(page, [best]);
  assert.equal(outcomeOf(page), "done");
  assert.ok(page.text(SAID).includes(idea));

  await page.press("button", "learn.task.ways.puzzles");
  assert.equal(lessonOf(page, id).dataset.state, "done");
  assert.ok(text(lessonOf(page, id)).includes(idea));
  await page.press("button", "learn.sheet.next");
  assert.equal(taskOf(page), `puzzle-${following[0]}`, "on to the next one not solved");
  await page.pass(400);
  await page.press("button", "learn.task.skip");
  assert.equal(taskOf(page), `puzzle-${following[1]}`);
  page.done();
});

test("nothing that is sent gives an answer away too soon", () => {
  const sent = (state, from, to) => {
    const { start, steps } = read(state);
    return JSON.stringify(from ? steps.slice(from, to) : [start, ...steps.slice(0, to)]).replaceAll('\\"', '"');
  };
  const lesson = read("learn/told-too-soon").facts;
  const all = sent("learn/told-too-soon");
  assert.ok(all.includes(lesson.goal), "this is where it would be");
  assert.deepEqual(lesson.whys.filter((why) => all.includes(why)), []);

  const { facts, steps } = read("learn/puzzle");
  const { best, bestNamed, why, idea, solved, ideas, goal } = facts;
  const at = (name) => steps.findLastIndex(({ message }) => message.do === name);
  const [lastHint, again] = [at("learn-hint"), at("learn-again")];
  const before = sent("learn/puzzle", 0, lastHint);
  assert.ok(before.includes(goal), "this is where it would be");
  const secrets = [...ideas, bestNamed, `"${best}"`, why, solved];
  assert.deepEqual(secrets.filter((secret) => before.includes(secret)), []);
  // The last hint says what the best move has more of, and a new try the move itself.
  const hinted = sent("learn/puzzle", lastHint, again);
  assert.deepEqual(secrets.filter((secret) => hinted.includes(secret)), [why]);
  const tried = sent("learn/puzzle", again, again + 1);
  assert.ok(tried.includes(bestNamed));
  assert.ok(!tried.includes(idea), "it is for who has found it");
});

test("pressed twice, nothing is skipped", async () => {
  const page = await open("learn/twice", "bar", "table", "learn");
  const { solution, task, puzzles } = page.facts;
  const twice = async (name) => {
    const button = page.find("button", name);
    button.click();
    button.click();
    await page.settle();
  };
  await page.press(lessonOf(page, "push"));
  await follow(page, solution);
  page.asked();
  await twice("learn.task.next");
  assert.equal(taskOf(page), `lesson-${task}`);
  const [first, second] = page.asked();
  assert.deepEqual(second, first, "both are of the task that was done: Python lets the second be");
  await page.press("button", "learn.task.ways.course");
  await page.press("button", "learn.head.tabs.puzzles");
  await page.press(lessonOf(page, puzzles[0]));
  await page.press("button", "learn.task.skip");
  assert.equal(taskOf(page), `puzzle-${puzzles[0]}`, "nobody has seen it yet");
  await page.pass(400);
  await twice("learn.task.skip");
  assert.equal(taskOf(page), `puzzle-${puzzles[1]}`);
  // As slow as a double click may be: the button has come again under the pointer.
  await page.pass(200);
  await page.press("button", "learn.task.skip");
  assert.equal(taskOf(page), `puzzle-${puzzles[1]}`);
  await page.pass(200);
  await page.press("button", "learn.task.skip");
  assert.equal(taskOf(page), `puzzle-${puzzles[2]}`);
});

test("the course is played through, in one language after the other", async () => {
  const page = await open("learn/whole-course", "frame", "ribbon", "bar", "table", "learn");
  const { lessons, end, on } = page.facts;
  await page.press("button", "learn.sheet.next");
  await page.turn("crypt.type", "open");
  for (const { lang, tasks } of lessons) {
    if (page.app.lang !== lang) {
      await page.press("button", "frame-settings");
      await page.choose("frame-language", lang);
    }
    for (const [id, solution] of tasks) {
      assert.equal(taskOf(page), `lesson-${id}`);
      await follow(page, solution, page.has("textbox", "table-type") ? write : undefined);
      assert.equal(outcomeOf(page), "done", id);
      assert.doesNotMatch(page.text(CARD), /\[|undefined/);
      await page.press("button", "learn.task.next");
    }
  }
  assert.equal(page.count(".crypt-learn [data-lesson]"), lessons.length + 1, "and the whole game");
  assert.equal(page.count(DONE), lessons.length);
  assert.ok(page.text(".crypt-learn").includes(end));
  assert.ok(page.has("button", on));
  page.done();
});

test("what was missed long ago is offered, and done again", async () => {
  const page = await open("learn/refreshed", "frame", "bar", "table", "learn");
  await page.press("button", "frame.invite.yes");
  for (const [id, solution] of page.facts.tasks) {
    assert.equal(taskOf(page), `lesson-${id}`);
    await follow(page, solution);
    await page.press("button", "learn.task.next");
  }
  assert.ok(page.has("button", "learn.sheet.next"), "back at the course");
  assert.equal(page.count('[data-action="learn-refresh"]'), 0);
  page.done();
  const course = await open("learn/refresh-offered", "learn", "table", "bar");
  await course.press("button", "learn.sheet.again");
  assert.equal(taskOf(course), `lesson-${course.facts.task}`);
});
