// The odds of the Ghost: bars that follow a claim, the slider, a roll, a crypt set up freely.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isHidden, open, text } from "./dom.mjs";

const ODDS = ".crypt-odds";
const EFFORT = "odds-effort";
const KEPT = `${ODDS} [data-meter="kept"] strong`;

/** What is said of a treasure, such as "39.4%"; nothing if it cannot be. */
const share = (page, slot, fate) => page.all(`${ODDS} [data-odds="${slot}"] [data-share="${fate}"] strong`).map(text).join();
const shares = (page) => ["a", "b", "c"].map((slot) => share(page, slot, "kept"));
/** How much of a bar is drawn, of a hundred. */
const drawn = (page, slot) => Number(page.one(`${ODDS} [data-odds="${slot}"] .od-bar .od-kept`).style.getPropertyValue("flex-grow"));
const pick = (page, die, face) => page.choose(page.named("odds-roll-die", { n: die + 1 }), String(face));

test("the bars follow a claim on the table", async () => {
  const page = await open("ghost_odds/following", "table", "odds", "tools");
  const { kept, width, exact } = page.facts;
  assert.deepEqual(shares(page), ["", "", ""]);
  assert.equal(drawn(page, "a"), 0);
  await page.lay("a5 b4 c2");
  assert.deepEqual(shares(page), kept);
  assert.ok(Math.abs(drawn(page, "a") - width) < 0.1);
  const bar = page.one(`${ODDS} [data-odds="a"] .od-bar`).getAttribute("aria-label");
  assert.ok([kept[0], share(page, "a", "taken")].every((it) => bar.includes(it)), bar);
  const isExact = () => page.one(`${ODDS} .od-fates-head`).closest(".od-exact") !== null;
  assert.equal(isExact(), false);
  await page.press("checkbox", "odds-exact");
  assert.equal(isExact(), true);
  assert.ok(page.text(`${ODDS} [data-odds="a"]`).includes(exact));
  await page.press("button", "table-clear");
  assert.deepEqual(shares(page), ["", "", ""]);
  await page.press("tab", "tools.tabs.story");
  assert.equal(page.count(`${ODDS} [data-odds]`), 0, "behind another tool it says nothing");
  assert.ok(!page.is("selected", "tab", "tools.tabs.odds"));
  page.done();
});

test("the slider moves its bars without an answer", async () => {
  const page = await open("ghost_odds/slider", "table", "odds");
  const width = () => Number.parseFloat(page.one('[data-meter="tired"] .od-meter-bar').style.width);
  const { rows } = page.data("odds").efforts;
  const told = (effort, count = 1) => rows.find((it) => it.effort === effort && (!effort || it.count === count)).kept.text;
  assert.equal(page.field(EFFORT).value, "5");
  assert.equal(page.text(KEPT), told(5));
  const before = width();
  await page.write(EFFORT, "6");
  assert.equal(page.text(KEPT), told(6));
  assert.notEqual(told(6), told(5));
  assert.ok(width() > before);
  assert.ok(page.field(EFFORT).getAttribute("aria-valuetext").includes(told(6)));
  assert.equal(page.count(`${ODDS} [data-effort-row="6"].od-now`), 1);
  await page.write(EFFORT, "0");
  assert.equal(page.text(KEPT), told(0));
  // Two servants side by side, and a row of the table chosen by its button.
  await page.press("radio", "2");
  await page.press("button", page.named("table-effort-n", { n: 4 }), page.one(".od-efforts"));
  assert.equal(page.field(EFFORT).value, "4");
  assert.equal(page.text(KEPT), told(4, 2));
});

test("a roll that is picked is walked through to its end", async () => {
  const page = await open("ghost_odds/rolled", "table", "bar", "odds");
  const said = () => page.text(`${ODDS} .od-told`);
  const step = (at) => {
    const { title, text: says, why } = page.data("odds").roll.steps[at];
    for (const it of [title, says, why]) assert.ok(said().includes(it), said());
  };
  await pick(page, 0, 6);
  await pick(page, 0, 3);
  const last = page.data("odds").roll.steps.length - 1;
  assert.equal(last, 3);
  for (let at = 0; at <= last; at++) {
    step(at);
    if (at < last) await page.key("Enter", page.find("button", "odds-step-next", "odds"));
  }
  // The pair has the first treasure, the 4 the third; the second is still yours.
  const owners = page.all(`${ODDS} .od-scene .crypt-die`).map((it) => `${it.dataset.player}:${it.dataset.face}`);
  assert.deepEqual(owners, ["1:3", "1:3", "0:4", "1:4"]);
  await page.press("button", "odds-step-back", "odds");
  step(last - 1);
  const loud = page.all(".crypt-main").filter((it) => !isHidden(it));
  assert.deepEqual(loud.map((it) => it.dataset.action), ["confirm"], "the steps are not as loud as the bar");
  // Equal dice are drawn together.
  for (const [die, face] of [5, 2, 5].entries()) await pick(page, die, face);
  const groups = page.all(`${ODDS} .od-rolled li`).map((it) => page.all(".crypt-die", it).map((die) => die.dataset.face));
  assert.deepEqual(groups, [["5", "5"], ["2"]]);
  page.done();
});

test("what the slider promises is laid on the table by a press", async () => {
  const page = await open("ghost_odds/promised", "table", "odds");
  await page.press("radio", "a Remains");
  await page.write(EFFORT, "6");
  assert.equal(page.laid, "b4", "sliding alone lays nothing");
  const promised = page.text(KEPT);
  // Everything beside it is about the claim it is at: the treasures, the ends, the roll.
  const { about, efforts } = page.data("odds");
  assert.equal(page.text(`${ODDS} .od-about`), about);
  assert.equal(page.text(`${ODDS} .od-tires`), efforts.rows.find((it) => it.effort === 6 && it.count === 1).note);
  assert.equal(share(page, "a", "kept"), promised);
  assert.equal(page.count(`${ODDS} .od-scene .crypt-die:not([data-role])`), 2);
  const ends = page.text(`${ODDS} .od-outcomes`);
  await page.press("button", "lay-move");
  assert.equal(page.text(`${ODDS} .od-outcomes`), ends, "it was about what now lies there");
  assert.equal(page.laid, "a6 b4");
  assert.equal(share(page, "a", "kept"), promised);
  assert.ok(page.is("disabled", "button", "lay-there"));
  page.done();
});

test("set up freely, the slider moves the dice of the form", async () => {
  const page = await open("ghost_odds/free", "table", "odds");
  await page.press("radio", "odds-source-free");
  const field = (name) => page.find("combobox", name, page.one(`${ODDS} [data-item="a"]`)).value;
  await page.write(EFFORT, "6");
  assert.equal(field("odds-of-effort"), "6");
  assert.equal(share(page, "a", "kept"), page.text(KEPT));
  await page.write(EFFORT, "0");
  assert.equal(field("odds-dice-count"), "0");
  assert.equal(share(page, "a", "kept"), "");
  assert.equal(page.laid, "a5 b4 c2");
  page.done();
});

test("the focus stays on a value whose card moves", async () => {
  const page = await open("ghost_odds/moved", "odds");
  const card = (item) => page.one(`[data-key="odds-item-${item}"]`);
  await page.press("radio", "odds-source-free");
  for (const [item, kind] of ["idols", "pottery", "jewelry"].entries()) {
    await page.choose(page.find("combobox", "odds-kind", card(item)), kind);
  }
  const values = [[0, "4"], [1, "0?"], [2, "2"], [0, "1", "c"], [0, "4", "a"], [2, "3", "b"], [2, "1", "c"]];
  for (const [item, value, end] of values) {
    await page.choose(page.find("combobox", "odds-value", card(item)), value);
    if (end) assert.equal(card(item).dataset.item, end);
    assert.equal(page.document.activeElement, page.find("combobox", "odds-value", card(item)));
  }
  page.done();
});
