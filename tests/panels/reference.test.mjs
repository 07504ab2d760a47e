// The rules of Crypt: their pages, their search, a rule that is tried.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, text } from "./dom.mjs";

const LINKS = ".crypt-reference .rf-list .rf-link";
const SEARCH = "reference-search";
const REST = 150; // a search is asked for when the hand rests
const rules = (page) => page.all(LINKS).map((it) => it.dataset.rule);
const shown = (page) => page.one(".crypt-reference [data-page]").dataset.page;
const focused = (page) => page.document.activeElement.dataset.key;

async function seek(page, wanted) {
  await page.write(SEARCH, wanted);
  await page.pass(REST);
}

test("rules lead to each other, and back to the game", async () => {
  const page = await open("reference/pages", "frame", "story", "reference", "table", "bar");
  const { count, places } = page.facts;
  const title = page.data("story").news.title;
  await page.press("button", "frame-rules");
  assert.equal(focused(page), "screen-title");
  assert.equal(page.count(LINKS), count);
  await page.press("button", "reference.parts.end.rules.tie", page.one(".rf-list"));
  assert.equal(shown(page), "tie");
  assert.equal(focused(page), "page-title");
  for (const place of places) assert.ok(page.text(".rf-where").includes(place), place);
  await page.press("button", "reference.page.related.score", page.one(".rf-related"));
  assert.equal(shown(page), "score");
  await page.press("button", "reference-after", "reference");
  assert.equal(shown(page), "tie");
  await page.press("button", "reference-before", "reference");
  assert.equal(shown(page), "score");
  assert.equal(page.one('.rf-list [aria-current="page"]').dataset.rule, "score");
  await page.press("button", "reference.head.back");
  assert.equal(page.panel("reference").hidden, true);
  assert.equal(page.data("story").news.title, title);
  page.done();
});

test("the course leads to what is said aloud", async () => {
  const page = await open("reference/taught-from-the-course", "learn", "reference");
  await page.press('[data-key="to-aloud"] [data-rule="aloud"]');
  assert.equal(shown(page), "aloud");
  page.done();
});

test("the game is taught aloud: printed, and asked about by its rules", async () => {
  const page = await open("reference/aloud", "reference");
  let printed = 0;
  page.window.print = () => (printed += 1);
  await page.press('.rf-main [data-rule="aloud"]');
  assert.equal(shown(page), "aloud");
  assert.equal(focused(page), "page-title");
  const { sections } = page.data("reference").aloud;
  const said = page.all(".rf-spoken").map((it) => text(it));
  sections.forEach((section, n) => {
    for (const told of [section.title, section.say, section.meanwhile]) assert.ok(said[n].includes(told), told);
  });
  assert.equal(page.count(".rf-spoken img"), sections.filter((section) => section.picture).length);
  await page.press("button", "reference-aloud-print");
  assert.equal(printed, 1);
  await page.press('.rf-spoken [data-rule="claim.push"]');
  assert.equal(shown(page), "claim.push");
  page.done();
});

test("what is looked for is found, and opened by key", async () => {
  const page = await open("reference/seeking", "reference");
  const { hits, says, count, nowhere } = page.facts;
  await seek(page, "two idols");
  assert.deepEqual(rules(page), hits);
  assert.equal(shown(page), hits[0], "the best stands beside the results");
  assert.equal(page.count('.rf-list [aria-current="page"]'), 0);
  const marked = new Set(page.all(`${LINKS} mark`).map((it) => text(it).toLowerCase()));
  assert.deepEqual(marked, new Set(["two", "idols", "idol"]));
  assert.equal(page.text(".crypt-reference [role=status]"), "", "not with every letter");
  await page.pass(500);
  assert.equal(page.text(".crypt-reference [role=status]"), says);

  for (const key of ["ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp", "ArrowDown"]) await page.key(key);
  assert.equal(focused(page), `rule-${hits[0]}`);
  await page.key("ArrowDown");
  await page.key("Enter");
  assert.equal(shown(page), hits[1]);
  assert.equal(focused(page), "page-title");
  // Enter in the search opens the best, Escape clears it and leaves the page.
  await page.key("Enter", page.field(SEARCH));
  assert.equal(shown(page), hits[0]);
  await page.key("Escape", page.field(SEARCH));
  assert.equal(page.field(SEARCH).value, "");
  assert.equal(page.count(LINKS), count);
  assert.equal(shown(page), hits[0]);
  await seek(page, nowhere);
  assert.equal(page.count(LINKS), 0);
  assert.ok(page.text(".rf-found").includes(nowhere));
  await page.press("button", "reference-clear");
  assert.equal(page.count(LINKS), count);
});

test("what is searched for is no markup, and is asked for once the hand rests", async () => {
  const page = await open("reference/seeking", "reference");
  const { markup } = page.facts;
  page.steps = page.steps.slice(-1);
  for (const wanted of [markup.slice(0, 1), markup.slice(0, 2), markup]) await page.write(SEARCH, wanted);
  await page.pass(REST);
  assert.deepEqual(page.asked(), [{ do: "rules-search", text: markup }]);
  assert.ok(page.text(".rf-found").includes(markup));
  assert.equal(page.count(".crypt-reference img"), 0);
});

test("a rule is tried, and one comes back to it", async () => {
  const page = await open("reference/tried", "frame", "story", "reference", "learn", "table", "bar");
  await page.press('.rf-list [data-rule="claim.push"]');
  await page.press("button", "reference-table", "reference");
  assert.ok(page.text(".rf-table").includes("6"));
  await page.press("button", "reference-play");
  assert.equal(page.panel("reference").hidden, true);
  assert.ok(page.text(".crypt-learn").includes(page.facts.trial));
  await page.lay("a6");
  await page.press("button", "table-confirm");
  assert.ok(page.text('[data-verdict="final"]').includes("7"));
  await page.press("button", "table-clear");
  await page.lay("a44");
  await page.press("button", "table-confirm");
  assert.ok(page.text(".crypt-table .tb-ask, .crypt-table .tb-news").includes("8"));
  await page.press("button", "learn.task.ways.rules");
  assert.equal(shown(page), "claim.push");
  await page.press("button", "reference-play");
  assert.ok(page.deciding, "and from its beginning again");
  await page.press("button", "learn.task.ways.game");
  assert.equal(page.panel("reference").hidden, true);
  page.done();
});

test("a question is asked and answered", async () => {
  const page = await open("reference/questions", "reference");
  assert.equal(page.count(".rf-round > li .sc-mini"), 3 + 3 + 1 + 3);
  const notes = '[data-key="notes-questions"]';
  assert.deepEqual(page.all(`${notes} .rf-chip`).map((it) => it.dataset.rule), page.facts.often);
  await page.press(`${notes} [data-rule="claim.push"]`);
  assert.equal(shown(page), "claim.push");
  await seek(page, "how do I get my dice back");
  assert.equal(rules(page)[0], "recover");
  page.done();
});
