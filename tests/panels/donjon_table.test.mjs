// Donjon's table: bargains, promises, secret sides, what is refused, the exact help, and lessons.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isOutOfReach, open, text } from "./dom.mjs";

const ASK = ".crypt-dungeon .dj-ask";
const STANDS = ".dj-stands .dj-long";
const VERDICT = "[data-verdict]";
const WORD = ".dj-scene .dj-word[data-now]";
const FIGHT = ".crypt-dungeon .dj-die";

const verdict = (page) => page.one(VERDICT).dataset.verdict;
/** Add to the side of a bargain on which a player gives. */
async function give(page, what, side) {
  const name = page.named("dungeon-more", { what: page.words("dungeon")[what] });
  await page.press("button", name, page.find("group", `dungeon.ask.bargains.${side}`));
}
const table = (page) => page.data("dungeon");
const shown = (page, selector) => page.all(selector).map(text);

/** Press what makes a move: a second press within a second would be taken for the same press. */
async function make(page, move) {
  await page.pass(1000);
  await page.press(page.all(`[data-move="${move}"]`).filter((it) => !isOutOfReach(it))[0]);
}

/** On to the next decision of a person, through a curtain. */
async function handOver(page) {
  while (!page.count(ASK) || table(page).curtain) {
    if (table(page).curtain) await page.press("button", "dungeon.curtain.button", "dungeon");
    else await page.step("continue");
  }
  await page.pass(1000);
}

test("an offer is refused, made, countered and accepted", async () => {
  const page = await open("donjon_table/bargain", "dungeon", "bar");
  await page.press("button", "dungeon.ask.bargains.offer");
  assert.equal(verdict(page), "bad", "nothing for nothing is no offer");
  assert.equal(page.text(".dj-verdict-text"), table(page).verdict.text);
  assert.equal(page.count(".crypt-main"), 0);
  await give(page, "dungeon-gems", "offer.give");
  await give(page, "dungeon-help", "offer.wants.1");
  assert.equal(verdict(page), "good");
  await page.press(page.loud);
  await handOver(page);

  const columns = table(page).offer.columns;
  assert.deepEqual(columns.map(({ parts }) => parts.length), [1, 1]);
  assert.deepEqual(shown(page, ".dj-column"), columns.map(({ title, parts }) => `${title} ${parts}`));
  await page.press("button", "dungeon.ask.bargains.counter");
  await give(page, "dungeon-gems", "counter.wants.0");
  await page.press(page.loud);
  await handOver(page);
  await make(page, "accept");
  await handOver(page);
  const [owed] = table(page).ledger.owed;
  assert.equal(page.text(".dj-ledger [data-key=owed] > li"), `${owed.title} ${owed.parts}`);
  page.done();
});

test("an ally is called for a price, and the promise is broken", async () => {
  const page = await open("donjon_table/ally", "dungeon", "bar");
  const row = () => page.text('.dj-bid[data-player="1"]');
  const bid = () => table(page).fight.bids.find((it) => it.player === 1);
  await make(page, "call");
  await handOver(page);
  assert.equal(page.count(".dj-side"), 2, "a price is about the fight");
  assert.ok(row().includes(bid().chance), "and about what it brings");
  assert.ok(row().includes(`${bid().name} ${bid().text}`), "who it is, as the subject");
  assert.equal(page.count(".dj-bids .dj-long"), 0, "which is told on a phone too");
  await give(page, "dungeon-gems", "bid.give");
  await page.press(page.loud);
  await handOver(page);
  assert.ok([bid().text, bid().chance].every((it) => it && row().includes(it)), row());
  await make(page, "ally P2");
  await handOver(page);
  const [promised] = table(page).ledger.open;
  assert.equal(page.text(WORD), `${promised.title} ${promised.parts}`);
  await make(page, "break");
  assert.equal(shown(page, ".dj-past li")[0], table(page).ledger.past[0]);
  const signs = page.all(".dj-plate[data-action=player-0] .dj-has .dj-amount");
  const said = Object.fromEntries(signs.map(({ dataset, title }) => [dataset.sign, title]));
  assert.equal(said.spoil, page.words("dungeon")["dungeon-spoils"], "no sign of the discard pile");
  assert.equal(said["promise-broken"], table(page).seats[0].word, "and no cross beside a tick");
  page.done();
});

test("sides in the Arena are secret until the dice have fallen", async () => {
  const page = await open("donjon_table/secret-sides", "dungeon", "bar");
  const { player } = page.one(ASK).dataset;
  await make(page, "side attacker");
  await page.step("continue");
  assert.ok(page.one(".dj-all").hasAttribute("inert"), "the table is behind the curtain");
  await page.press("button", "dungeon.curtain.button", "dungeon");
  assert.notEqual(page.one(ASK).dataset.player, player);
  await make(page, "side defender");
  const stands = () => shown(page, STANDS);
  const before = stands();
  while (!page.count(FIGHT)) {
    assert.equal(stands()[0], before[0], "what the other one chose");
    await page.step("next");
  }
  const both = stands();
  assert.notDeepEqual(both, before);
  assert.deepEqual(both, table(page).fight.stands.map((it) => it.text));
  // Whoever chose first sees the same.
  await page.step("continue");
  await handOver(page);
  assert.equal(page.one(ASK).dataset.player, player);
  while (!page.count(FIGHT)) await page.step("back");
  assert.deepEqual(stands(), both);
  page.done();
});

test("what is too dear is refused with its rule", async () => {
  const page = await open("donjon_table/too-dear", "dungeon");
  assert.equal(page.one(`[data-move="${page.facts.dear}"]`).dataset.legal, "false");
  await make(page, page.facts.dear);
  assert.equal(verdict(page), "final");
  assert.equal(page.find("button", "table-rule").dataset.rule, table(page).verdict.rule);
  assert.equal(page.text(".dj-verdict-text"), table(page).verdict.text);
  page.done();
});

test("what is not open yet can be tried and is answered", async () => {
  const page = await open("donjon_table/monster", "dungeon", "bar");
  await make(page, "flee");
  assert.equal(page.text(".dj-verdict-text"), table(page).verdict.text);
  assert.ok(page.count(ASK), "nothing has happened");
  page.done();
});

test("what a button says above its note is its move in writing", async () => {
  const page = await open("donjon_table/power", "dungeon");
  await page.turn("crypt.type", "open");
  const { label, note } = table(page).ask.choices.find(({ move }) => move === "use token");
  assert.ok(note && text(page.one('[data-move="use token"]')).includes(note));
  assert.ok(page.field("table-type").closest("[data-ask]"), "with what is decided");
  await page.write("table-type", label);
  page.field("table-type").form.requestSubmit();
  await page.settle();
  page.done();
});

test("a quest that is done is shown by a press", async () => {
  const page = await open("donjon_table/quest", "dungeon");
  await make(page, page.facts.claim);
  page.done();
});

test("the exact help has something to say of a fight and elsewhere", async () => {
  const fight = await open("donjon_table/monster", "chances");
  assert.equal(fight.count(".dh-fight .dh-chance"), 1);
  assert.equal(fight.count(".dh-allies .dh-row"), 3);
  const village = await open("donjon_table/village-help", "chances");
  assert.ok(village.count(".dh-choose .dh-chance"));
});

test("whatever a lesson asks for has a button", async () => {
  for (const state of ["donjon_table/events", "donjon_table/two"]) {
    const page = await open(state, "dungeon", "bar", "learn");
    for (const [task, solution] of page.facts.tasks) {
      assert.equal(page.one("[data-task-card]").dataset.taskCard, task);
      for (const line of solution) {
        if (line === "continue") await page.step("continue");
        else if (line === "bid 2g now") {
          for (let i = 0; i < 2; i++) await give(page, "dungeon-gems", "bid.give");
          await page.press("button", "dungeon-now");
          await page.press(page.loud);
        } else await make(page, line);
      }
      assert.equal(page.one("[data-task-card]").dataset.outcome, "done", task);
      await page.press("button", "learn.task.next");
    }
    page.done();
  }
});

test("a term is marked once, where a task first says it", async () => {
  for (const lang of ["", "-fr", "-it"]) {
    const page = await open(`donjon_table/first-fight${lang}`, "learn");
    const { lead, terms } = page.data("learn").task;
    assert.ok(lead.includes(terms.at(-1).text));
    const marked = page.all(".ln-goal .ln-term").map(text);
    assert.deepEqual(marked, terms.map((it) => it.text));
  }
});

test("at the end the winner comes first, also where another has as many points", async () => {
  const page = await open("donjon_table/over", "dungeon");
  assert.deepEqual(page.all(".dj-podium > li").map((it) => it.dataset.player), ["1", "0"]);
  assert.equal(page.text(".dj-verdict-line"), table(page).ending[0]);
});
