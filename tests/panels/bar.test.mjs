// The bar: what is loud there is what can be done now, and leads to what is to be chosen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./dom.mjs";

/** Whether the button in the first place is loud: one that only leads to what is to be chosen is not. */
const shouts = (page) => page.one(".crypt-bar .br-first").matches(".crypt-main");

/** What the loud button does; it is one alone, and can be pressed. */
function loud(page) {
  const button = page.one(".crypt-bar .br-first, .crypt-bar .crypt-main");
  assert.doesNotMatch(page.line(button), /disabled/);
  return button.dataset.action;
}

const focused = (page, selector) => page.document.activeElement.matches(selector);

test("where nothing can be claimed, what is left is loud", async () => {
  const page = await open("bar/shut", "table", "bar");
  assert.equal(loud(page), "recover");
});

test("where dice may be rolled again, to keep them has the first place and is not loud", async () => {
  const page = await open("crypt/roll-again", "table", "bar");
  assert.equal(loud(page), "done");
  assert.ok(!shouts(page), "to roll is a choice as good");
});

test("as long as something can be bought, leaving the village is not loud", async () => {
  const shop = await open("bar/shop", "dungeon", "bar");
  assert.ok(shop.count(".dj-goods .dj-open"));
  assert.equal(loud(shop), "done");
  assert.ok(!shouts(shop), "to buy is a choice as good");
  const poor = await open("donjon_table/too-dear", "dungeon", "bar");
  assert.equal(loud(poor), "done");
  assert.ok(shouts(poor));
});

test("looking back, going on is loud", async () => {
  const page = await open("bar/looking-back", "table", "bar");
  assert.ok(page.deciding);
  assert.equal(loud(page), "next");
  assert.equal(page.count('[data-action="choose"]'), 0);
});

test("in a task it leads to the answers, or to the table", async () => {
  const page = await open("bar/question", "table", "bar", "learn");
  assert.equal(loud(page), "choose-answer");
  assert.ok(!shouts(page), "it decides nothing");
  await page.press("button", "learn-choose");
  assert.ok(focused(page, ".ln-choice"));
  await page.press("button", `learn.task.choices.${page.facts.right}`);
  assert.equal(loud(page), "learn-next");
  assert.ok(shouts(page));
  page.done();
  const task = await open("bar/task", "table", "bar", "learn");
  assert.equal(loud(task), "choose");
  assert.ok(!shouts(task));
});

test("at Sedlec's table it leads from pile to pile", async () => {
  const page = await open("bar/graves", "board", "bar");
  assert.equal(loud(page), "choose");
  await page.press("button", "board-choose-card");
  assert.ok(focused(page, "button.bo-invites"));
  await page.key("Enter", "button", "board.graveyard.piles.2");
  assert.equal(loud(page), "choose", "to dig takes two piles");
  await page.press("button", "board-choose-pile");
  assert.ok(focused(page, 'button.bo-pile[aria-pressed="false"]'), "not to the one that is chosen");
  await page.key("Enter");
  assert.equal(loud(page), "confirm");
  assert.ok(shouts(page));
});
