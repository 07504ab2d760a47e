// What a table takes from Python: what is as it was is the very same.

import assert from "node:assert/strict";
import { test } from "node:test";

import { asBefore, sameButVerdict } from "../../widgets/crypt_widgets/kit/table-state.js";

const SAID = { verdict: null, deck: { count: 3 }, players: [{ id: 0, held: [1, 2] }, { id: 1, held: [] }] };
const copy = (data) => JSON.parse(JSON.stringify(data));

test("what is equal is what was there", () => {
  assert.equal(asBefore(SAID, copy(SAID)), SAID);
});

test("what is another is taken, and all that it lies in, but nothing beside it", () => {
  const given = copy(SAID);
  given.players[0].held.push(3);
  const now = asBefore(SAID, given);
  assert.deepEqual(now, given);
  assert.notEqual(now.players[0], SAID.players[0]);
  assert.equal(now.players[1], SAID.players[1]);
  assert.equal(now.deck, SAID.deck);
});

test("a list that is shorter, another name and another kind are others", () => {
  for (const [before, now] of [[[1, 2], [1]], [{ a: 1 }, { b: 1 }], [[], {}], [{ a: null }, { a: {} }], [{}, null]]) {
    assert.deepEqual(asBefore(before, now), now);
    assert.notEqual(asBefore(before, now), before);
  }
});

test("an answer to a draft is told from a step", () => {
  const answered = asBefore(SAID, { ...copy(SAID), verdict: { legal: true } });
  assert.ok(sameButVerdict(SAID, answered));
  assert.ok(!sameButVerdict(SAID, asBefore(SAID, { ...copy(SAID), deck: { count: 2 } })));
  assert.ok(!sameButVerdict({}, SAID));
});
