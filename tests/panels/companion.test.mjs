// The companion of a first whole game: it is offered, guides, brings tools, and is left.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./dom.mjs";
import { choose, follow } from "./tasks.mjs";

const tabs = (page) => page.all(".crypt-tools [role=tab]").map((it) => it.dataset.action.slice(5));
const line = (page) => page.text(".co-line");

test("it guides a first game until it is left, in each language", async () => {
  for (const state of ["companion/guided", "companion/guided-fr", "companion/guided-it"]) {
    const page = await open(state, "companion", "tools", "table", "bar", "story", "frame");
    const whole = tabs(page);
    assert.ok(page.count(".tb-chance"));
    await page.press("button", "companion.offer.yes");
    assert.equal(page.count(".tb-chance"), 0);
    assert.ok(page.data("companion").titles.length);
    await guides(page, state, whole);
  }
});

test("it guides a first game of Sedlec, which has no titles, in each language", async () => {
  for (const state of ["companion/guided-sedlec", "companion/guided-sedlec-fr", "companion/guided-sedlec-it"]) {
    const page = await open(state, "companion", "tools", "board", "bar", "story", "frame");
    const whole = tabs(page);
    await page.press("button", "companion.offer.yes");
    assert.equal(page.count(".co-titles"), 0);
    assert.equal(page.count(".crypt-payer"), 5);
    await guides(page, state, whole, choose);
  }
});

function showsPayers(page, state) {
  const { cards } = page.data("companion").payers;
  const colon = state.endsWith("-fr") ? "\u202f:" : ":";
  const shown = page.all(".crypt-payer").map((it) => it.textContent);
  assert.deepEqual(shown, cards.map(({ name, pays, mine }) => `${name}${colon} ${pays}. ${mine}`));
}

/** Follow a game to the first tool, and leave the companion: then the whole of the tools is there. */
async function guides(page, state, whole, decide) {
  assert.ok(whole.length > 3);
  assert.deepEqual(tabs(page), ["story"]);
  const { aim, titles } = page.data("companion");
  assert.equal(page.text(".co-aim"), aim);
  assert.deepEqual(page.all(".co-titles li").map((it) => it.textContent), titles.map(({ least, name }) => `${least}${name}`));
  showsPayers(page, state);
  const said = [line(page)];
  for (const move of page.facts.moves) {
    await follow(page, [move], decide);
    assert.equal(page.count(".co-aim, .co-titles"), 0);
    await follow(page, ["continue"]);
    said.push(line(page));
  }
  assert.equal(new Set(said).size, said.length);
  const { tool } = page.data("companion");
  assert.deepEqual(tabs(page), ["story", tool.name]);
  assert.ok(page.text(".co-tool p").includes(tool.label));
  await page.press("button", "companion.tool.label", "companion");
  assert.ok(page.is("selected", "tab", `tools.tabs.${tool.name}`));
  await page.press("button", "companion-leave");
  assert.deepEqual(tabs(page).filter((it) => it !== "review" || whole.includes(it)), whole);
  assert.equal(page.count(".co-card"), 0);
  page.done();
}

test("all but the line is folded away at first", async () => {
  const page = await open("companion/guided", "companion");
  await page.press("button", "companion.offer.yes");
  assert.equal(page.count(".co-card[data-full]"), 0);
  assert.ok(!page.is("expanded", "button", "companion-more"));
  await page.press("button", "companion-more");
  assert.ok(page.is("expanded", "button", "companion-less"));
  assert.equal(page.count(".co-card[data-full]"), 1);
});

test("who does not want it has the table as it is", async () => {
  const page = await open("companion/declined", "companion", "tools");
  const whole = tabs(page);
  await page.press("button", "companion.offer.no");
  assert.equal(page.count(".co-card"), 0);
  assert.deepEqual(tabs(page), whole);
  page.done();
});

test("it guides a game without titles, and tells what brings points there", async () => {
  for (const state of ["companion/adventurer", "companion/adventurer-fr", "companion/adventurer-it"]) {
    const page = await open(state, "companion", "tools", "dungeon", "bar", "story", "frame");
    const { tool } = page.data("companion");
    assert.equal(page.count(".co-aim, .co-titles"), 0);
    assert.ok(line(page));
    showsPayers(page, state);
    assert.equal(tool.name, "chances");
    assert.deepEqual(tabs(page), ["story", "chances"]);
    assert.ok(page.text(".co-tool p").includes(tool.label));
    await page.press("button", "companion.tool.label", "companion");
    assert.ok(page.is("selected", "tab", "tools.tabs.chances"));
    await page.press("button", "companion-leave");
    assert.ok(tabs(page).length > 2);
    assert.equal(page.count(".co-card"), 0);
    page.done();
  }
});

test("at its start it says what a game of Donjon is about", async () => {
  const page = await open("companion/quest", "companion");
  assert.equal(page.text(".co-aim"), page.data("companion").aim);
  assert.equal(page.count(".co-titles"), 0);
  assert.equal(page.count(".crypt-payer"), 5);
});
