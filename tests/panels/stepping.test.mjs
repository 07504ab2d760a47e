// Stepping: one event at a time, on to the next decision, and back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nameOf, open, text } from "./dom.mjs";

const WHY = ".tb-why";
const does = (messages) => messages.map((it) => it.do);

/** The faces of the dice that lie on each treasure. */
function lying(page) {
  const slots = page.all(".crypt-table [data-drop].tb-slot").map((slot) => [
    slot.dataset.drop,
    page.all(".tb-dice .crypt-die", slot).map((it) => Number(it.dataset.face)),
  ]);
  return Object.fromEntries(slots.filter(([, dice]) => dice.length));
}

test("Next shows the Ghost's turn step by step, with its reasons", async () => {
  const page = await open("stepping/turn", "table", "bar", "story", "tools");
  const { stops } = page.facts;
  assert.ok(stops.length > 2, "the claim, a roll in order, and where its dice go");
  assert.equal(page.count(WHY), 0, "nothing has happened yet");
  await page.lay("a4 b2");
  await page.press("button", "table-confirm");
  const news = [];
  for (const [index, stop] of stops.entries()) {
    assert.deepEqual(lying(page), stop.dice);
    const gauge = page.one(".st-gauge");
    assert.deepEqual([gauge.value, gauge.max], [index + 1, stops.length]);
    const { told } = page.data("table");
    const said = page.text(stop.deciding ? WHY : ".tb-news-said");
    assert.ok(said.startsWith(told.title) && said.includes(told.text), said);
    assert.equal(page.count(".st-title, .st-text"), 0, "the table tells it");
    assert.equal(page.text(".st-why-text"), told.why);
    news.push(said);
    assert.deepEqual(page.all(".st-log li").map(text), page.data("story").log.map((it) => [it.text, it.why].filter(Boolean).join(" ")));
    assert.equal(page.deciding, stop.deciding);
    if (!stop.deciding) {
      const rolled = page.count("[data-testid=roll]") ? nameOf(page.one("[data-testid=roll]")) : "";
      for (const face of stop.rolled) assert.ok(rolled.includes(String(face)), rolled);
      await page.step("next");
    }
  }
  assert.equal(new Set(news).size, stops.length, "each step has news of its own");
  assert.ok(stops.some((it) => it.rolled.length && !it.deciding));
  assert.ok(!page.has("button", "bar.next_label", "bar"), "there is nothing more to see");
  // What has led here is told at the next decision too, until one begins with it.
  const { why } = page.data("table").told;
  await page.key("Enter", WHY);
  page.done();
  assert.equal(page.text(".st-why-text"), why);
  assert.equal(page.document.activeElement.dataset.action, "tool-story");
  await page.press("button", page.named("table-die-ready", { n: 1 }));
  assert.equal(page.count(WHY), 0);
});

test("Continue goes to the next decision, and Back goes back, by buttons and by keys", async () => {
  const page = await open("stepping/to-and-fro", "table", "bar");
  const { steps, dice, again } = page.facts;
  for (const [index, step] of steps.entries()) {
    await page.step(step);
    assert.deepEqual(lying(page), dice[index]);
  }
  assert.deepEqual(does(page.asked()), steps);
  page.find("button", "bar.next_label").focus();
  for (const step of again) await page.key(step[0]);
  assert.deepEqual(does(page.asked()), again);
  assert.ok(page.deciding);
  page.done();
});

test("a reason read before is whole again when it is asked for at the table", async () => {
  const page = await open("stepping/read-before", "table", "story");
  assert.equal(page.count(".st-why-line"), 1, "it has been told in full often enough");
  const lit = [];
  page.window.matchMedia = () => ({ matches: false });
  page.window.Element.prototype.animate = function light() { lit.push(this.className); };
  await page.press(".tb-news-title");
  assert.deepEqual(page.asked(), [{ do: "tool", name: "story" }]);
  assert.equal(page.count(".st-why-line"), 0);
  assert.deepEqual(lit, [page.one(".st-why").className], "the eye is led to it");
});

test("arrow keys step where nothing else uses them", async () => {
  const page = await open("crypt/steps", "table", "bar");
  const pressed = async (key, more = {}) => {
    const node = page.find("button", "bar.next_label");
    node.focus();
    node.dispatchEvent(new page.window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
    await page.settle();
    return does(page.asked());
  };
  assert.deepEqual(await pressed("ArrowRight"), ["next"]);
  assert.deepEqual(await pressed("ArrowLeft"), ["back"]);
  assert.deepEqual(await pressed("ArrowRight", { shiftKey: true }), []);
  assert.deepEqual(await pressed("ArrowRight", { altKey: true }), []);
  // Switched off, they do nothing.
  page.window.localStorage.setItem("crypt.keys", "off");
  for (const key of ["ArrowLeft", "ArrowRight", "b", "n", "c"]) assert.deepEqual(await pressed(key), []);
});

test("on a servant and a treasure the arrows lead to the next one", async () => {
  const page = await open("crypt/draft", "table", "bar");
  for (const kind of ["button.tb-servant", "button.tb-card"]) {
    const [first, second] = page.all(kind);
    await page.key("ArrowRight", first);
    assert.equal(page.document.activeElement, second);
    await page.key("ArrowLeft");
    assert.equal(page.document.activeElement, first);
  }
  assert.deepEqual(page.asked(), []);
});

test("keys are shown on the buttons", async () => {
  const page = await open("crypt/steps", "bar");
  const back = page.find("button", "bar-back");
  const label = page.words("bar")["bar-back"];
  assert.equal(back.getAttribute("aria-keyshortcuts"), "b ArrowLeft");
  assert.equal(back.getAttribute("title"), `${label} (←, b)`);
});

test("Play on goes to a decision without presses, and stops at a touch", async () => {
  const page = await open("stepping/played-on", "table", "bar");
  const words = page.words("bar");
  const heard = () => page.text(".crypt-bar > .crypt-hear");
  await page.press("button", "bar-play-on");
  assert.equal(heard(), words["bar-playing"]);
  await page.press("button", "bar-playing-stop");
  assert.deepEqual(does(page.asked()), ["next"], "the first step is taken at once");
  await page.pass(1500);
  assert.deepEqual(page.asked(), [], "a touch stops it");
  assert.equal(heard(), words["bar-stopped"]);
  const left = page.steps.length;
  await page.press("button", "bar-play-on");
  await page.pass(1000 * (left - 1));
  page.done();
  assert.equal(page.asked().length, left);
  assert.ok(!page.has("button", "bar-play-on"), "there is nothing to go on to");
  assert.ok(page.deciding);
  await page.pass(3000);
  assert.deepEqual(page.asked(), []);
});

test("playing on by itself stops at the verdict of a task", async () => {
  const page = await open("stepping/played-to-verdict", "table", "bar", "learn");
  await page.press("button", "bar-play-on");
  await page.pass(5000);
  page.done();
  assert.equal(page.text(".crypt-bar > .crypt-hear"), page.words("bar")["bar-stopped"]);
  assert.deepEqual(does(page.asked()), ["next", "next"]);
  assert.equal(page.count('.crypt-bar [data-action="next"]'), 1, "there is more to see");
});

test("what is not drawn anew is as if it were", async () => {
  // What lies around the treasures is drawn only if it has changed; in another language all is.
  const page = await open("stepping/among-three", "table", "bar");
  /** Copies of what is there, without the marks of what moves and of where cards have flown. */
  const around = () => page.all(".tb-far > li, .tb-collectors li[data-key]").map((it) => {
    const copy = it.cloneNode(true);
    for (const node of [copy, ...page.all("*", copy)]) {
      node.removeAttribute("data-gained");
      node.classList.remove("tb-moving");
    }
    return copy;
  });
  const same = (a, b) => a.length === b.length && a.every((it, i) => it.isEqualNode(b[i]));
  let before = [];
  let changes = 0;
  const decide = [() => page.lay("a4 b2").then(() => page.press("button", "table-confirm")), () => page.press("button", "table.ask.buttons.done")];
  for (const decision of decide) {
    await decision();
    for (let i = 0; i < 4; i++) {
      await page.step("next");
      const kept = around();
      await page.next();
      await page.next();
      assert.ok(same(around(), kept));
      changes += same(before, kept) ? 0 : 1;
      before = kept;
    }
  }
  page.done();
  assert.ok(changes > 3, "something has changed there");
});
