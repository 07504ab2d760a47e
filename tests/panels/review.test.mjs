// The review of a finished game, and its exercises.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isHidden, open, text } from "./dom.mjs";

const chart = (page) => page.field("review-chart");
const focused = (page) => page.document.activeElement.dataset.key;
const how = (page) => page.one(".crypt-review [data-how]").dataset.how;

/** The loud buttons that are there: all of them in the bar. */
function loud(page) {
  const found = page.all(".crypt-main").filter((it) => !isHidden(it));
  assert.ok(found.every((it) => it.closest(".crypt-bar")), "there is one beside the bar");
  return found.map((it) => it.dataset.action);
}

async function decide(page, claim) {
  await page.lay(claim);
  await page.key("Enter", "button", "table-confirm");
}

test("an exercise is missed, begun again and solved by key", async () => {
  const page = await open("review/exercise");
  const { node, round, rows, best, worse } = page.facts;
  await page.key("Enter", `[data-key="exercise-${node}"]`);
  assert.equal(focused(page), "exercise-title");
  assert.ok(page.deciding);
  assert.ok(page.text(".crypt-ribbon").includes(`Round ${round} of 8`));
  assert.ok(loud(page).length <= 1);
  await page.press("button", "review.exercise.hint");
  assert.equal(page.count(".rv-hints li"), 1);
  await decide(page, worse);
  assert.equal(how(page), "worse");
  assert.equal(focused(page), "exercise-title");
  assert.deepEqual(loud(page), ["review-again"], "it is in the bar, and there alone");
  await page.key("Enter");
  assert.ok(page.deciding, "the bar begins it again");
  await decide(page, best);
  assert.equal(how(page), "solved");
  assert.deepEqual(loud(page), ["review-next"]);
  assert.equal(page.count(".rv-both tbody tr"), rows);
  const numbers = (selector) => page.all(`.rv-both ${selector}`).map((it) => Number(text(it)));
  const [coins, ready, otherCoins, otherReady] = numbers("tbody tr:last-child td");
  assert.deepEqual(numbers("tfoot td"), [coins + ready, otherCoins + otherReady]);

  await page.key("Enter");
  assert.equal(page.one("[data-exercise]").dataset.exercise, String(page.facts.next));
  assert.ok(loud(page).length <= 1);
  await page.press("button", "review-leave");
  assert.equal(page.count("[data-exercise]"), 0);
  assert.equal(focused(page), `exercise-${page.facts.next}`);
  assert.equal(page.count(".rv-found"), 1);
  page.done();
});

test("the bar goes on through a game until a move is laid out", async () => {
  const page = await open("review/looking-back");
  for (const { claim, choices } of page.facts.decisions) {
    await page.next();
    assert.ok(page.deciding);
    assert.deepEqual(loud(page), ["next"], `${choices} choices`);
    if (!claim) continue;
    await page.lay(claim);
    assert.deepEqual(loud(page), ["confirm"]);
  }
  assert.ok(page.facts.decisions.some(({ choices }) => choices === 1), "choose another game");
});

test("the chart is read and shown on the table by key", async () => {
  const page = await open("review/revealed", "review", "bar", "table");
  const { entries } = page.data("review");
  const said = () => page.line(chart(page));
  await page.key("Home", chart(page));
  const first = said();
  await page.key("ArrowRight");
  assert.notEqual(said(), first);
  assert.equal(chart(page).getAttribute("aria-valuenow"), "2");
  await page.key("Enter");
  const { node, step } = entries[1];
  assert.deepEqual(page.asked(), [{ do: "go", node, step }]);
  await page.key("End");
  assert.equal(chart(page).getAttribute("aria-valuenow"), String(entries.length));
  await page.key("ArrowRight");
  assert.equal(chart(page).getAttribute("aria-valuenow"), String(entries.length));
});

test("a better move is kept until it is asked for", async () => {
  const page = await open("review/revealed", "review", "bar", "table");
  const { first, second, better, faces, count } = page.facts;
  assert.equal(page.count(".rv-why"), 0);
  await page.key("Enter", `[data-key="reveal-${first}"]`);
  assert.equal(focused(page), `why-${first}`);
  assert.ok(page.text(".rv-why").includes(better));
  assert.equal(page.count('[data-action="review-reveal"]'), count - 1);
  // From the table of rounds too: named and drawn.
  const round = `[data-action="review-reveal-round"][data-node="${second}"]`;
  await page.press(round);
  assert.equal(focused(page), `why-${second}`);
  assert.deepEqual(page.all(`[data-key="why-${second}"] .crypt-die`).map((it) => it.dataset.face), faces);
  assert.notEqual(faces.length, 0, "choose another game: here is nothing to draw");
  page.done();
  // Asked for again it is there already: one is brought to it all the same.
  page.asked();
  await page.press(round);
  assert.equal(focused(page), `why-${second}`);
  assert.deepEqual(page.asked(), []);
});
