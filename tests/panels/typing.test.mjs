// Moves in writing, the table as text, and what is announced: for those who would rather read and write.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, text } from "./dom.mjs";

const FIELD = "table-type";
const focused = (page) => page.document.activeElement.dataset.action ?? "";
const verdict = (page) => page.one(".crypt-table .tb-verdict").dataset.verdict;

/** Write a move, and pause. */
async function write(page, move) {
  if (!page.has("textbox", FIELD)) await page.turn("crypt.type", "open");
  await page.write(FIELD, move);
  await page.pass(400);
}

/** Press Enter in the field. */
async function enter(page) {
  page.field(FIELD).form.requestSubmit();
  await page.settle();
}

/** What a screen reader has read since the last time: a region whenever its text changes. */
function listen(page, selector) {
  const node = page.one(selector);
  const heard = [];
  new page.window.MutationObserver(() => {
    const said = text(node);
    if (said) heard.push(said);
  }).observe(node, { childList: true, subtree: true, characterData: true });
  return async () => {
    await page.pass(300);
    return heard.splice(0);
  };
}

/** The news that is shown. */
const news = (page) => ["title", "text"].map((it) => page.data("story").news[it]).join(". ");

test("what is written is laid out on the table and is judged", async () => {
  const page = await open("typing/written", "table", "bar");
  await write(page, "B1 a 2");
  assert.equal(page.laid, "", "that cannot be read, and nobody guesses");
  assert.deepEqual(page.asked(), []);
  await write(page, "B1 a22");
  assert.equal(page.laid, "a22 b1");
  assert.equal(verdict(page), "good");
  assert.equal(page.field(FIELD).value, "B1 a22", "as it was written");
  await write(page, "b1 a22 c7");
  assert.equal(page.laid, "", "the claim before is no longer on the table");
  assert.equal(verdict(page), "bad");
  await page.lay("c3");
  assert.equal(page.field(FIELD).value, "c3", "what is laid out by hand is shown in writing");
  page.done();
});

test("the settings say whether moves are written, and odds told, from the press on", async () => {
  const page = await open("typing/written", "frame", "table", "bar");
  const check = async (name) => {
    await page.press("button", "frame-settings");
    const box = page.one(`[data-action="${name}"]`);
    box.checked = !box.checked;
    box.dispatchEvent(new page.window.Event("change"));
    await page.press("button", "frame-close");
  };
  assert.ok(!page.has("textbox", FIELD));
  assert.ok(page.count(".tb-chance"));
  await check("typing");
  assert.ok(page.has("textbox", FIELD));
  await check("chances");
  assert.equal(page.count(".tb-chance"), 0);
  await check("typing");
  assert.ok(!page.has("textbox", FIELD));
  const kept = ["crypt.type", "crypt.chances"].map((key) => page.window.localStorage.getItem(key));
  assert.deepEqual(kept, ["shut", "off"]);
});

test("a table by itself, which has no settings, takes moves in writing", async () => {
  const page = await open("typing/written", "table");
  page.app.className = "";
  await page.lay("a1");
  assert.ok(page.has("textbox", FIELD));
});

test("Enter plays a move, and the next can be written at once", async () => {
  const page = await open("typing/played", "table", "bar");
  await write(page, "a4 b2");
  await enter(page);
  assert.equal(focused(page), "next");
  await page.key("c");
  assert.equal(focused(page), "type");
  await write(page, "recover");
  await enter(page);
  page.done();
});

test("letters and digits that are written do nothing else", async () => {
  const page = await open("typing/later", "table", "bar");
  await write(page, "ncb 1");
  for (const key of "ncb 1") await page.key(key, page.field(FIELD));
  assert.deepEqual(page.asked(), []);
  assert.equal(page.laid, "");
  assert.equal(page.field(FIELD).value, "ncb 1");
});

test("what cannot be played is answered, and left to be mended", async () => {
  for (const [state, move] of [["typing/unread", "go home"], ["typing/early", "peek"]]) {
    const page = await open(state, "table", "bar");
    await write(page, move);
    assert.equal(verdict(page), "none", "not before it is tried");
    await enter(page);
    assert.equal(verdict(page), "final");
    assert.equal(page.text(".tb-verdict-text"), page.data("table").verdict.text);
    assert.deepEqual([page.field(FIELD).value, focused(page)], [move, "type"]);
    await write(page, "a");
    assert.equal(verdict(page), "none");
    page.done();
  }
});

test("the table as text is shut until it is asked for", async () => {
  const page = await open("typing/as-text", "table", "bar");
  const parts = ".tb-text-parts";
  assert.equal(page.count(parts), 0);
  await page.press("button", "table-text");
  const check = () => {
    const wanted = page.data("table").text;
    assert.deepEqual(page.all(`${parts} h3`).map(text), wanted.map(([title]) => title));
    assert.deepEqual(page.all(`${parts} li`).map(text), wanted.flatMap(([, lines]) => lines));
  };
  check();
  const before = page.text(parts);
  await page.lay("a4 b2");
  await page.press("button", "table-confirm");
  for (let left = page.steps.length; left > 0; left--) await page.step("next");
  check();
  assert.notEqual(page.text(parts), before);
  await page.press("button", "table-text");
  assert.equal(page.count(parts), 0);
});

test("each step and each verdict is announced once", async () => {
  const page = await open("typing/announced", "table", "bar", "story");
  await page.pass(300);
  const judged = listen(page, ".tb-verdict-box");
  const told = listen(page, ".st-live");
  await write(page, "a4 b22 c1");
  await write(page, "a4 b23");
  const verdicts = await judged();
  assert.ok(verdicts.length > 0);
  assert.equal(new Set(verdicts).size, verdicts.length);
  await write(page, "a4 b2");
  assert.deepEqual(await told(), [], "to lay a claim out is no news");
  await enter(page);
  assert.deepEqual(await told(), [news(page)]);
  const steps = page.steps.filter((it) => it.message.do === "next");
  assert.ok(steps.length > 1);
  for (let left = steps.length; left > 0; left--) {
    await page.step("next");
    assert.deepEqual(await told(), [news(page)]);
  }
  await page.press(".st-chip");
  await page.press("button", "story-close");
  assert.deepEqual(await told(), [], "to read a rule is no news");
  page.done();
});

test("the same words about another step are announced too", async () => {
  const page = await open("typing/same-words", "table", "story", "whatif");
  await page.pass(300);
  const first = news(page);
  const told = listen(page, ".st-live");
  await page.press('.crypt-whatif [data-node="1"]');
  page.done();
  assert.equal(news(page), first);
  assert.deepEqual(await told(), [first]);
});

test("what a button says is its move in writing, too", async () => {
  for (const lang of ["en", "fr", "it"]) {
    const page = await open(`typing/passed-${lang}`.replace("-en", ""), "table", "bar");
    const button = page.one('[data-move="recover"]');
    await write(page, text(button).toUpperCase());
    await enter(page);
    assert.deepEqual(page.asked(), [{ do: "play", move: "recover" }]);
  }
});

test("digits are known by their place where they want Shift", async () => {
  const page = await open("typing/passed", "table", "bar");
  const servant = '[data-drop="ready"] [data-draft]';
  await page.key("\"", page.all(servant)[0], undefined, "Digit3");
  await page.key("a", page.document.activeElement, undefined, "KeyQ");
  assert.equal(page.laid, "a3");
  await page.key("\u00e9", page.one('.tb-card[data-slot="b"]'), undefined, "Digit2");
  assert.equal(page.laid, "a3 b2");
  await page.key("End", page.one('.tb-card[data-slot="c"]'), undefined, "Numpad1");
  assert.equal(page.laid, "a3 b2", "there it is no digit");
});
