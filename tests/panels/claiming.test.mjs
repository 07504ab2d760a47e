// Laying out a claim with presses and keys, and being told no.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nameOf, open, text } from "./dom.mjs";

const VERDICT = ".crypt-table .tb-verdict";
const ready = (page) => page.find("button", page.named("table-die-ready", { n: 1 }));
const card = (page, slot) => page.find("button", `table.treasures.${slot}`);
const effort = (page, n) => page.find("button", page.named("table-effort-n", { n }));
const focused = (page) => page.document.activeElement.dataset.key;

/** A press with a pointer: a key's press has no detail. */
async function point(page, node) {
  node.focus();
  node.dispatchEvent(new page.window.MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  await page.settle();
}

test("a claim is laid out with keys, and Enter once more confirms it", async () => {
  const page = await open("crypt/new", "table", "bar");
  await page.key("4", ready(page));
  await page.key("b");
  assert.deepEqual(page.drafted, { b: [4] });
  await page.key("ArrowUp");
  assert.deepEqual(page.drafted, { b: [5] });
  await page.key("1", card(page, "c"));
  assert.deepEqual(page.drafted, { b: [5], c: [1] });
  await page.key("Backspace");
  assert.deepEqual(page.drafted, { b: [5] });
  await page.key(" ", page.find("button", "table-die-placed"));
  assert.deepEqual(page.drafted, { b: [5] }, "Space takes it up, as a press does");
  await page.key(" ");
  await page.key("Enter");
  assert.deepEqual(page.asked().at(-1), { do: "play", move: "b5" });
});

test("a treasure may be picked first, and a servant taken back", async () => {
  const page = await open("crypt/new", "table", "bar");
  await page.lay("a5");
  await page.press(card(page, "c"));
  await page.press(effort(page, 1));
  assert.deepEqual(page.drafted, { a: [5], c: [1] });
  await page.press("button", "table-take-back");
  assert.deepEqual(page.drafted, { a: [5] });
  await page.press("button", "table-clear");
  assert.deepEqual(page.drafted, {});
});

test("an effort and a treasure are enough; the same treasure again adds a servant", async () => {
  const page = await open("crypt/new", "table", "bar");
  const { "table-add": add } = page.words("table");
  assert.equal(page.count(".tb-next"), 0, "the bar says how to begin");
  assert.equal(page.text(".crypt-bar .br-first"), page.words("table")["table-choose-effort"]);
  await page.press(effort(page, 3));
  assert.equal(page.text(".crypt-bar .br-first"), page.words("table")["table-choose-treasure"]);
  await page.press(card(page, "a"));
  assert.deepEqual(page.drafted, { a: [3] });
  assert.equal(card(page, "a").title, add.replace(/{ *\$?effort *}/, "3"));
  assert.equal(card(page, "b").title, "");
  await page.press(card(page, "a"));
  assert.deepEqual(page.drafted, { a: [3, 3] });
  await page.press("button", "table-confirm");
  assert.deepEqual(page.asked().at(-1), { do: "play", move: "a33" });
});

test("Enter confirms what has been laid with a pointer", async () => {
  // The card or the effort pressed last does not have the key for itself.
  for (const order of [[ready, (page) => effort(page, 5), (page) => card(page, "b")], [(page) => card(page, "b"), (page) => effort(page, 5)]]) {
    const page = await open("crypt/new", "table", "bar");
    for (const find of order) await point(page, find(page));
    assert.deepEqual(page.drafted, { b: [5] });
    await page.key("Enter");
    assert.deepEqual(page.asked().at(-1), { do: "play", move: "b5" });
  }
});

test("an illegal claim is answered in place, with its rule", async () => {
  const judged = { "claiming/weak": ["a"], "claiming/uneven": ["b"], "claiming/last-turn": [], "claiming/own-dice": ["b"] };
  for (const [state, slots] of Object.entries(judged)) {
    const page = await open(state, "table", "bar", "story");
    const { claim, rule, why, card: told } = page.facts;
    const verdict = () => page.one(VERDICT).dataset.verdict;
    await page.lay(claim);
    assert.equal(verdict(), "bad", state);
    assert.equal(page.text(".tb-verdict-text"), why);
    assert.deepEqual(page.all(".tb-judged").map((it) => it.dataset.drop), slots, state);

    await page.press("button", "table-confirm");
    assert.equal(verdict(), "final");
    assert.equal(page.laid, claim, "the claim stays, to be mended");

    await page.press("button", "table-rule");
    const opened = page.find("dialog", "story.rule");
    assert.equal(opened.dataset.rule, rule);
    assert.ok(text(opened).includes(told), told);
    assert.equal(focused(page), "story-rule-title");
    await page.key("Escape");
    assert.equal(page.count("[role=dialog]"), 0);
    assert.equal(page.document.activeElement, page.find("button", "table-rule"), "back to where it was asked for");
    assert.equal(page.laid, claim);
    page.done();
  }
});

test("a treasure that may be taken is pressed", async () => {
  const page = await open("claiming/taking", "table", "bar");
  const cards = page.all("button.tb-card");
  assert.deepEqual(cards.map((it) => it.dataset.move), page.facts.taking);
  const offered = page.data("table").ask.buttons.find((it) => it.move === cards[0].dataset.move);
  assert.ok(nameOf(cards[0]).endsWith(offered.label));
  assert.equal(text(page.one(".tb-next")), page.words("table")["table-hint-take"]);
  assert.equal(page.count(".tb-actions [data-move]"), 0, "one way is enough");
  await page.key("Enter", cards[0]);
  page.done();
});
