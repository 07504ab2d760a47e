// The odds of the Ghost: bars that follow a claim, the slider, a roll, a crypt set up freely.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isHidden, open, text } from "./dom.mjs";

const ODDS = ".crypt-odds";
const SLIDER = `${ODDS} [data-action="odds-effort"]`;
const KEPT = `${ODDS} [data-meter="kept"] strong`;

/** What is said of a treasure, such as "39.4%"; nothing if it cannot be. */
const share = (page, slot, fate) => page.all(`${ODDS} [data-odds="${slot}"] [data-share="${fate}"] strong`).map(text).join();
const shares = (page) => ["a", "b", "c"].map((slot) => share(page, slot, "kept"));
/** How much of a bar is drawn, of a hundred. */
const drawn = (page, slot) => Number(page.one(`${ODDS} [data-odds="${slot}"] .od-bar .od-kept`).style.getPropertyValue("flex-grow"));
const pick = (page, die, face) => page.choose(`${ODDS} [data-action="odds-die-${die}"]`, String(face));

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
  await page.do("odds-exact");
  assert.equal(isExact(), true);
  assert.ok(page.text(`${ODDS} [data-odds="a"]`).includes(exact));
  await page.do("clear");
  assert.deepEqual(shares(page), ["", "", ""]);
  await page.do("tool-story");
  assert.equal(page.count(`${ODDS} [data-odds]`), 0, "behind another tool it says nothing");
  assert.equal(page.one('[data-action="tool-odds"]').getAttribute("aria-selected"), "false");
  page.done();
});

test("the slider moves its bars without an answer", async () => {
  const page = await open("ghost_odds/slider", "table", "odds");
  const width = () => Number.parseFloat(page.one('[data-meter="tired"] .od-meter-bar').style.width);
  const { rows } = page.data("odds").efforts;
  const told = (effort, count = 1) => rows.find((it) => it.effort === effort && (!effort || it.count === count)).kept.text;
  assert.equal(page.one(SLIDER).value, "5");
  assert.equal(page.text(KEPT), told(5));
  const before = width();
  await page.write(SLIDER, "6");
  assert.equal(page.text(KEPT), told(6));
  assert.notEqual(told(6), told(5));
  assert.ok(width() > before);
  assert.ok(page.one(SLIDER).getAttribute("aria-valuetext").includes(told(6)));
  assert.equal(page.count(`${ODDS} [data-effort-row="6"].od-now`), 1);
  await page.write(SLIDER, "0");
  assert.equal(page.text(KEPT), told(0));
  // Two servants side by side, and a row of the table chosen by its button.
  await page.do("odds-count-2");
  await page.do("odds-effort-4");
  assert.equal(page.one(SLIDER).value, "4");
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
    if (at < last) await page.key("Enter", `${ODDS} [data-action="odds-step-next"]`);
  }
  // The pair has the first treasure, the 4 the third; the second is still yours.
  const owners = page.all(`${ODDS} .od-scene .crypt-die`).map((it) => `${it.dataset.player}:${it.dataset.face}`);
  assert.deepEqual(owners, ["1:3", "1:3", "0:4", "1:4"]);
  await page.do("odds-step-back");
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
  await page.do("odds-slot-0");
  await page.write(SLIDER, "6");
  assert.equal(page.laid, "b4", "sliding alone lays nothing");
  const promised = page.text(KEPT);
  // Everything beside it is about the claim it is at: the treasures, the ends, the roll.
  const { about, efforts } = page.data("odds");
  assert.equal(page.text(`${ODDS} .od-about`), about);
  assert.equal(page.text(`${ODDS} .od-tires`), efforts.rows.find((it) => it.effort === 6 && it.count === 1).note);
  assert.equal(share(page, "a", "kept"), promised);
  assert.equal(page.count(`${ODDS} .od-scene .crypt-die:not([data-role])`), 2);
  const ends = page.text(`${ODDS} .od-outcomes`);
  await page.do("odds-lay");
  assert.equal(page.text(`${ODDS} .od-outcomes`), ends, "it was about what now lies there");
  assert.equal(page.laid, "a6 b4");
  assert.equal(share(page, "a", "kept"), promised);
  assert.equal(page.one(`${ODDS} [data-action="odds-lay"]`).getAttribute("aria-disabled"), "true");
  page.done();
});

test("set up freely, the slider moves the dice of the form", async () => {
  const page = await open("ghost_odds/free", "table", "odds");
  await page.do("odds-source-free");
  const item = page.one(`${ODDS} [data-item="a"]`).dataset.key.split("-").at(-1);
  const field = (name) => page.one(`${ODDS} [data-action="odds-mine-${item}-${name}"]`).value;
  await page.write(SLIDER, "6");
  assert.equal(field("effort"), "6");
  assert.equal(share(page, "a", "kept"), page.text(KEPT));
  await page.write(SLIDER, "0");
  assert.equal(field("count"), "0");
  assert.equal(share(page, "a", "kept"), "");
  assert.equal(page.laid, "a5 b4 c2");
  page.done();
});

test("the focus stays on a value whose card moves", async () => {
  const page = await open("ghost_odds/moved", "odds");
  await page.do("odds-source-free");
  for (const [item, kind] of ["idols", "pottery", "jewelry"].entries()) {
    await page.choose(`${ODDS} [data-action="odds-kind-${item}"]`, kind);
  }
  const values = [[0, "4"], [1, "0?"], [2, "2"], [0, "1", "c"], [0, "4", "a"], [2, "3", "b"], [2, "1", "c"]];
  for (const [item, value, end] of values) {
    await page.choose(`${ODDS} [data-action="odds-value-${item}"]`, value);
    const place = page.one(`${ODDS} [data-key="odds-item-${item}"]`).dataset.item;
    if (end) assert.equal(place, end);
    assert.equal(page.document.activeElement.dataset.action, `odds-value-${item}`);
  }
  page.done();
});
