// A third game, whose folders and name are all that it took: played, taught, and looked up.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./dom.mjs";

const CARD = "[data-task-card]";

/** Press what makes a move: a second press within a second would be taken for the same press. */
async function make(page, move) {
  await page.pass(1000);
  await page.press("button", `barter.ask.moves.${move}`);
}

/** Do all that is recorded up to a message. */
async function follow(page, ...kinds) {
  while (page.steps.length && kinds.includes(page.steps[0].message.do)) {
    const { do: what, move } = page.steps[0].message;
    const left = page.steps.length;
    if (what === "play") await make(page, move);
    else await page.step(what);
    assert.ok(page.steps.length < left, `${what} ${move} is not asked for`);
  }
}

test("it is played to its end", async () => {
  const page = await open("toy/whole", "barter", "bar", "story");
  await follow(page, "play", "continue");
  page.done();
  assert.equal(page.text(".st-ending .st-verdict"), page.data("story").end.verdict);
});

test("another choice is compared with the one before", async () => {
  const page = await open("toy/again", "barter", "bar", "tools", "whatif");
  await follow(page, "play", "continue", "back");
  await page.press('.crypt-whatif [data-node="0"]');
  await follow(page, "play", "continue");
  page.done();
  assert.ok(page.count(".wi-table tbody tr"));
});

test("its lesson is taught", async () => {
  const page = await open("toy/lesson", "barter", "bar", "learn");
  const outcome = () => page.one(CARD).dataset.outcome;
  await follow(page, "play", "continue");
  assert.equal(outcome(), "done");
  await page.press("button", "learn.task.next");
  assert.equal(page.one(CARD).dataset.taskCard, "lesson-toy.first.offer");
  await follow(page, "play");
  assert.equal(outcome(), "missed");
  await page.press("button", "learn.task.again");
  await follow(page, "play");
  assert.equal(outcome(), "done");
  page.done();
});

test("its rules are looked up, and one of them is tried", async () => {
  const page = await open("toy/rules", "barter", "bar", "reference", "story");
  assert.equal(page.count(".rf-list .rf-link"), 4);
  await page.press("button", "reference.parts.turn.rules.choose", "reference");
  assert.match(page.text('[data-page="choose"]'), /in secret/);
  await page.press("button", "reference-play");
  await follow(page, "play");
  page.done();
  assert.match(page.text(".crypt-barter"), /in secret/);
});

test("it speaks another language in the middle of a game", async () => {
  const page = await open("toy/french", "barter", "frame");
  page.document.body.dataset.voila = ""; // a page of its own, which has a title
  const before = page.text(".crypt-barter");
  await page.press("button", "frame-settings");
  await page.choose("frame-language", "fr");
  page.done();
  assert.ok(page.document.title.startsWith("Le Troc"));
  assert.notEqual(page.text(".crypt-barter"), before);
});

test("a panel that is one folder is drawn, and what it sends is heard", async () => {
  const page = await open("toy/tally", "barter", "tools", "tally");
  assert.equal(page.text(".ta-count"), "0 / 0");
  await follow(page, "play");
  assert.match(page.text(".ta-count"), /^([1-9]) \/ \1$/);
  await page.press('[data-action="tally-from"]');
  assert.match(page.text(".ta-count"), /^0 \/ [1-9]$/);
});
