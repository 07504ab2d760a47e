// What if: rewinds, branches with the same luck and with new luck, the tree and the comparison.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isHidden, open, text } from "./dom.mjs";

const SCRUB = "whatif-scrub";
const TOLD = ".wi-moment";
const NODES = ".crypt-whatif [data-node]";
const nodeOf = (page, number) => page.one(`${NODES.replace("data-node", `data-node="${number}"`)}`);
const PANELS = ["table", "bar", "whatif"];
const cells = (row) => [...row.children].map(text);
const focused = (page) => page.document.activeElement.dataset.node;
const looking = (page) => !isHidden(page.one(".wi-looking"));
const went = (node) => ({ do: "go", node, step: null });

async function decide(page, claim) {
  await page.lay(claim);
  await page.press("button", "table-confirm");
}

test("the slider says what the table shows", async () => {
  const page = await open("what_if/slider", ...PANELS);
  const aside = () => page.data("whatif").under_way;
  await decide(page, "a4 b2");
  assert.ok(!page.deciding);
  const played = page.text(TOLD);
  assert.equal(played, aside());
  assert.equal(page.field(SCRUB).getAttribute("aria-valuetext"), played);
  await page.step("continue");
  assert.ok(page.deciding);
  assert.equal(page.text(TOLD), page.data("whatif").ahead);
  assert.notEqual(page.text(TOLD), played);
  await page.write(SCRUB, "0");
  assert.match(page.text(TOLD), /^Round 1, You: 4 on/);
  assert.notEqual(page.text(TOLD), played, "it is not being played out any more");
  page.done();
});

test("a sweep of the slider is asked for once it comes to rest", async () => {
  const page = await open("what_if/tree", ...PANELS);
  const range = page.field(SCRUB);
  for (const value of ["2", "0", "1"]) {
    range.value = value;
    range.dispatchEvent(new page.window.Event("input"));
    await page.settle();
  }
  assert.deepEqual(page.asked(), []);
  await page.pass(140);
  assert.deepEqual(page.asked(), [went(1)]);
});

test("one goes back and branches with the same luck", async () => {
  const page = await open("what_if/same-luck", ...PANELS);
  const { stops, branch, rows } = page.facts;
  assert.equal(page.field(SCRUB).max, String(stops));
  assert.equal(page.count(".wi-table"), 0);
  await page.write(SCRUB, "0");
  assert.ok(page.deciding, "one may decide otherwise there");
  await decide(page, "b6");
  await page.step("continue");
  page.done();
  assert.equal(page.count(NODES), stops + 2);
  assert.equal(page.one(".wi-now").dataset.node, String(branch));
  assert.equal(page.count(".wi-fresh"), 0);
  // The comparison says what Python says of both lines, as far as the shorter has got.
  const shown = page.all(".wi-table tbody tr").map(cells);
  assert.deepEqual(shown.map((row) => row.slice(1, 3)), rows);
  for (const [, left, right, difference] of shown) {
    assert.equal(right - left, difference === "=" ? 0 : Number(difference.replace("−", "-")));
  }
});

test("new luck is for one branch, which is marked", async () => {
  const page = await open("what_if/new-luck", ...PANELS);
  await page.write(SCRUB, "0");
  await page.press("radio", "whatif-luck-new");
  assert.equal(page.is("checked", "radio", "whatif-luck-new"), true);
  await decide(page, "a4 b2");
  const { branch, count } = page.facts;
  assert.equal(branch, count + 1, "the same decision, yet a branch of its own");
  assert.equal(page.one(".wi-fresh").closest("[data-node]").dataset.node, String(branch));
  assert.equal(page.is("checked", "radio", "whatif-luck-same"), true);
  page.done();
});

test("the tree leads to any moment, by mouse and by key", async () => {
  const page = await open("what_if/tree", ...PANELS);
  const { tip } = page.facts;
  await page.press(nodeOf(page, 1));
  assert.ok(looking(page));
  await page.press("button", "whatif-end");
  assert.ok(!looking(page));
  page.asked();
  await page.key("ArrowUp", nodeOf(page, tip));
  assert.equal(focused(page), "2");
  assert.deepEqual(page.asked(), [], "only Enter goes there");
  await page.key("Enter");
  assert.equal(focused(page), "2");
  await page.key("Home");
  assert.equal(focused(page), "0");
  await page.key("ArrowDown");
  await page.key("Enter");
  await page.key("End");
  await page.key("Enter");
  assert.deepEqual(page.asked(), [went(2), went(1), went(tip)]);
  assert.equal(page.count(`${NODES}[tabindex="0"]`), 1, "one stop of the tab order");
  page.done();
});

test("a branch folds, and lines to compare are chosen", async () => {
  const page = await open("what_if/three-lines", ...PANELS);
  await page.choose("whatif-line-a", "1");
  const heads = () => page.all(".wi-table thead th").map(text);
  const [first, second] = heads();
  assert.match(first, /1\b/);
  assert.match(second, /2\b/);
  await page.choose("whatif-line-b", "0");
  assert.equal(heads()[0], first);
  assert.doesNotMatch(heads()[1], /\d/);
  page.done();
  const count = page.count(NODES);
  await page.press('[data-node="0"] [data-action="fold"]');
  assert.equal(page.count(NODES), count - 2);
  assert.match(page.line(nodeOf(page, 0)), /\(not expanded/);
  await page.key("ArrowRight", nodeOf(page, 0));
  assert.equal(page.count(NODES), count);
});

test("lines are compared by what may be expected once that is asked", async () => {
  const page = await open("what_if/expecting", ...PANELS);
  assert.equal(page.count(".wi-expected"), 0);
  await page.key("Enter", "button", "whatif.compare.expected.ask");
  assert.ok(page.document.activeElement.matches(".wi-expected"));
  assert.deepEqual(page.all(".wi-expected tbody tr").map(cells), page.facts.rows);
  await page.press("radio", "whatif-luck-new");
  await decide(page, "a6");
  assert.ok(page.has("button", "whatif.compare.expected.ask"), "of what is compared now nobody has asked");
  page.done();
});

test("players of the same name are compared apart", async () => {
  const page = await open("what_if/namesakes", ...PANELS);
  assert.deepEqual(page.all(".wi-whose").map(text), ["Ann", "Ann"]);
  const bodies = page.all(".wi-table tbody").map((it) => [...it.children].slice(1).map((row) => cells(row)[0]));
  assert.equal(bodies.length, 2);
  assert.deepEqual(bodies[0], bodies[1]);
  assert.equal(new Set(bodies[0]).size, bodies[0].length);
  assert.ok(bodies[0].length > 5);
});

test("the tree on the page is the whole tree, however it came to be", async () => {
  const page = await open("what_if/whole-tree", ...PANELS);
  for (const [at, labels] of page.facts.trees.entries()) {
    if (at) await page.next();
    const shown = page.all(NODES).map((it) => [Number(it.dataset.node), text(it.querySelector(".wi-move"))]);
    const sorted = shown.sort(([one], [other]) => one - other);
    // With nothing decided there is no tree yet.
    if (labels.length > 1) assert.deepEqual(sorted, [...labels.entries()], `after ${at} changes`);
    else assert.equal(sorted.length, 1);
  }
});

test("back at the end of a finished game one stays at the tree", async () => {
  const page = await open("what_if/at-end", "table", "bar", "story", "whatif");
  await page.press(nodeOf(page, 1));
  await page.press("button", "whatif-end");
  assert.equal(page.count(".st-ending"), 1);
  assert.ok(!isHidden(page.one(".crypt-whatif .wi")));
  page.done();
});
