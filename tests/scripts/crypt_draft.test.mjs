// The claim that is being laid out at Crypt's table.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import * as drafts from "../../widgets/crypt_widgets/games/crypt/table/draft.js";
import { luck, oneOf } from "./random.mjs";

const SLOTS = ["a", "b", "c"];
const ready = () => drafts.freshDraft(3, SLOTS);

/** What comes of doing things one after the other: `["takeUp", 0], ["setEffort", 4]`. */
function after(draft, ...done) {
  return done.reduce((now, [what, ...rest]) => drafts[what](now, ...rest), draft);
}

/** The same with keys on the servant or the treasure that has the focus. */
function keys(draft, on, text) {
  const does = typeof on === "number" ? drafts.servantKey : drafts.treasureKey;
  return text.split(" ").reduce((now, key) => does(now, on, key) ?? now, draft);
}

/** A claim laid out as a hand does it: a die, its effort, the treasure. */
function laid(draft, claim) {
  return claim
    .split(" ")
    .flatMap((word) => [...word.slice(1)].map((effort) => [word[0], Number(effort)]))
    .reduce((now, [slot, effort]) => {
      const free = now.dice.findIndex((servant) => servant.slot === null);
      return after(now, ["takeUp", free], ["setEffort", effort], ["pressTreasure", slot]);
    }, draft);
}

const move = drafts.draftMove;

describe("pressing", () => {
  test("a die, an effort, a treasure", () => {
    const draft = after(ready(), ["takeUp", 0], ["setEffort", 4], ["pressTreasure", "a"]);
    assert.equal(move(draft), "a4");
    assert.equal(draft.active, null, "nothing is in hand: the next one is to be chosen");
  });

  test("an effort alone takes up the next servant", () => {
    const draft = after(ready(), ["setEffort", 5]);
    assert.deepEqual([draft.active, draft.held, draft.dice[0].effort], [0, true, 5]);
  });

  test("a treasure first, then efforts for it", () => {
    const draft = after(laid(ready(), "a5"), ["pressTreasure", "c"], ["setEffort", 1]);
    assert.equal(move(draft), "a5 c1");
    assert.equal(draft.active, 1, "its effort can be changed");
    assert.equal(move(after(draft, ["setEffort", 2])), "a5 c2");
  });

  test("an effort and a treasure are enough, and that treasure again adds the same effort", () => {
    const draft = after(ready(), ["setEffort", 4], ["pressTreasure", "a"]);
    assert.equal(drafts.effortToAdd(draft, "a"), 4);
    assert.equal(drafts.effortToAdd(draft, "b"), null);
    const two = after(draft, ["pressTreasure", "a"]);
    assert.equal(move(two), "a44");
    assert.equal(two.active, null, "the next effort is for the next servant");
    assert.equal(move(after(two, ["setEffort", 2], ["pressTreasure", "b"])), "a44 b2");
    assert.equal(drafts.effortToAdd(after(two, ["setEffort", 2]), "a"), null, "another effort is in hand");
    const all = after(two, ["pressTreasure", "a"]);
    assert.equal(move(all), "a444");
    assert.equal(move(after(all, ["pressTreasure", "a"])), "a444", "no servant is left");
  });

  test("treasure first, once more for the same effort", () => {
    const draft = after(ready(), ["pressTreasure", "c"], ["setEffort", 3], ["pressTreasure", "c"]);
    assert.equal(move(draft), "c33");
  });

  test("a treasure that is picked is let go of by a second press", () => {
    const picked = after(ready(), ["pressTreasure", "b"]);
    assert.equal(picked.slot, "b");
    assert.equal(after(picked, ["pressTreasure", "b"]).slot, null);
  });

  test("a servant without an effort takes up that of its companions, or 1", () => {
    assert.equal(move(after(ready(), ["takeUp", 0], ["pressTreasure", "b"])), "b1");
    assert.equal(move(after(laid(ready(), "b4"), ["takeUp", 1], ["pressTreasure", "b"])), "b44");
  });

  test("a claim can be changed as long as it is a draft", () => {
    let draft = laid(ready(), "a4 b2");
    draft = after(draft, ["takeUp", 0], ["setEffort", 6]);
    assert.equal(move(draft), "a6 b2");
    draft = after(draft, ["pressTreasure", "c"]);
    assert.equal(move(draft), "b2 c6");
    draft = after(draft, ["takeUp", 1], ["takeBack", 1]);
    assert.equal(move(draft), "c6");
    draft = laid(draft, "b33");
    assert.equal(move(draft), "b33 c6");
    assert.equal(move(drafts.cleared(draft)), "");
  });

  test("nothing is put where nothing may be claimed", () => {
    const held = after(ready(), ["takeUp", 0]);
    for (const slot of ["d", "z"]) assert.equal(after(held, ["pressTreasure", slot]), held);
  });

  test("an effort goes to nobody when all servants lie and none is in hand", () => {
    const draft = after(laid(ready(), "a1 b1 c1"), ["release"]);
    assert.equal(drafts.takesEffort(draft), false);
    assert.equal(after(draft, ["setEffort", 3]), draft);
  });
});

describe("dragging", () => {
  test("to a treasure, to another, and beside all of them", () => {
    let draft = after(ready(), ["hold", 0], ["drop", 0, "b"]);
    assert.equal(move(draft), "b1");
    draft = after(draft, ["setEffort", 4], ["hold", 1], ["drop", 1, "b"]);
    assert.equal(move(draft), "b44", "an effort is taken up");
    draft = after(draft, ["hold", 0], ["drop", 0, "a"]);
    assert.equal(move(draft), "a4 b4", "one that it has is kept");
    assert.equal(move(after(draft, ["hold", 1], ["drop", 1])), "a4");
  });

  test("a ready servant that is dropped nowhere is let go of", () => {
    assert.deepEqual(after(ready(), ["hold", 2], ["drop", 2]), ready());
  });
});

describe("keys", () => {
  test("a number and a letter on a servant", () => {
    const draft = keys(ready(), 0, "4 a");
    assert.equal(move(draft), "a4");
    assert.equal(move(keys(draft, 0, "ArrowUp")), "a5");
    assert.equal(move(keys(draft, 0, "B")), "b4", "capitals too");
    assert.equal(move(keys(draft, 0, "Backspace")), "");
    assert.equal(move(keys(draft, 0, "Delete")), "");
  });

  test("efforts end at 1 and 6", () => {
    for (const [effort, key] of [["1", "ArrowDown"], ["6", "ArrowUp"]]) {
      const draft = keys(ready(), 0, effort);
      assert.equal(drafts.servantKey(draft, 0, key), draft);
    }
    assert.equal(keys(ready(), 1, "ArrowUp").dice[1].effort, 1);
  });

  test("letters of treasures that are not there do nothing, and nothing else either", () => {
    const draft = keys(ready(), 0, "4");
    assert.equal(drafts.servantKey(draft, 0, "f"), draft);
  });

  test("a number on a treasure puts a servant there, Backspace takes the last one back", () => {
    const draft = keys(laid(ready(), "a5 b2"), "c", "1");
    assert.equal(move(draft), "a5 b2 c1");
    assert.equal(drafts.treasureKey(draft, "c", "3"), draft, "no servant is left");
    assert.equal(move(keys(draft, "c", "Backspace")), "a5 b2");
    assert.equal(move(keys(draft, "a", "Backspace Backspace")), "b2 c1");
  });

  test("on a treasure the servant in hand goes before the others", () => {
    const draft = keys(after(ready(), ["takeUp", 2]), "b", "6");
    assert.deepEqual(draft.dice.map((servant) => servant.slot), [null, null, "b"]);
  });

  test("other keys say nothing to either", () => {
    for (const key of ["Enter", "0", "7", "g", "n", " ", "Tab", "Escape", "F1"]) {
      assert.equal(drafts.servantKey(ready(), 0, key), null);
      assert.equal(drafts.treasureKey(ready(), "a", key), null);
    }
  });
});

describe("typing", () => {
  test("what is written is laid out", () => {
    assert.equal(move(drafts.typedDraft(ready(), "B1 a22")), "a22 b1");
    assert.equal(move(drafts.typedDraft(ready(), "b1a22")), "a22 b1", "without spaces too");
  });

  test("what is not written to its end lies there as far as it is", () => {
    const draft = laid(ready(), "c4");
    for (const [text, there] of [["a4 b", "a4"], ["b", ""], ["a22 ", "a22"]]) {
      assert.equal(move(drafts.typedDraft(draft, text)), there);
    }
  });

  test("what cannot be laid out leaves nothing of the claim before", () => {
    const draft = laid(ready(), "a4");
    for (const text of ["a7", "d1", "a1111", "a1 b1 c11"]) {
      assert.equal(move(drafts.typedDraft(draft, text)), "", text);
    }
  });

  test("what is no claim clears it", () => {
    for (const text of ["", "B1 a 2", "recover", "a4 go"]) {
      assert.equal(move(drafts.typedDraft(laid(ready(), "a4"), text)), "");
    }
  });

  test("whether a text is a claim, as far as its form goes", () => {
    for (const text of ["a4", "A4 b33", "z9", "a4b2 "]) assert.ok(drafts.isClaim(text));
    for (const text of ["", "a", "a4 b", "peek", "4a", "a 4"]) assert.ok(!drafts.isClaim(text));
  });
});

describe("what is said to be done next", () => {
  const cases = [
    ["start", ready()],
    ["effort", after(ready(), ["takeUp", 0])],
    ["put", after(ready(), ["setEffort", 3])],
    ["placed", after(ready(), ["takeUp", 0], ["pressTreasure", "a"])],
    ["move", after(laid(ready(), "a4"), ["takeUp", 0])],
    ["more", laid(ready(), "a4")],
    ["slot", after(ready(), ["pressTreasure", "b"])],
    ["all", after(laid(ready(), "a4 b4 c4"), ["release"])],
    ["all", laid(ready(), "a4 b4 c4")],
    ["none-left", after(laid(ready(), "a4 b4 c4"), ["release"], ["pressTreasure", "b"])],
  ];
  for (const [hint, draft] of cases) {
    test(hint, () => assert.equal(drafts.nextHint(draft, false), `table-hint-${hint}`));
  }
  test("that a claim is refused is said when nothing is in hand", () => {
    assert.equal(drafts.nextHint(laid(ready(), "a4"), true), "table-hint-refused");
    assert.equal(drafts.nextHint(after(ready(), ["takeUp", 0]), true), "table-hint-effort");
  });
});

// --- whatever one does -----------------------------------------------------------------------------

const KEYS = [..."1234567abcdefx", "ArrowUp", "ArrowDown", "Backspace", "Delete", "Enter"];
const TEXTS = ["", "a", "a4", "b22 c1", "c33", "a4 b", "go home", "A1B2C3", "d5", "a66666"];

/** Something that one may do. */
function anything(number) {
  const index = number(4);
  const slot = oneOf(number, ["a", "b", "c", "d"]);
  return oneOf(number, [
    ["takeUp", index],
    ["hold", index],
    ["takeBack", index],
    ["setEffort", 1 + number(6)],
    ["pressTreasure", slot],
    ["drop", index, oneOf(number, [slot, null])],
    ["release"],
    ["cleared"],
    ["typedDraft", oneOf(number, TEXTS)],
    ["servantKey", number(3), oneOf(number, KEYS)],
    ["treasureKey", oneOf(number, SLOTS), oneOf(number, KEYS)],
  ]);
}

function check(draft) {
  assert.equal(draft.dice.length, 3, "servants neither come nor go");
  for (const { effort, slot } of draft.dice) {
    assert.ok(slot === null || SLOTS.includes(slot));
    assert.ok(effort === null || drafts.EFFORTS.includes(effort));
    assert.ok(slot === null || effort !== null, "whoever lies on a treasure has an effort");
  }
  assert.ok(draft.active === null || draft.dice[draft.active], "what is in hand is there");
  assert.ok(!draft.held || draft.active !== null);
  assert.ok(draft.slot === null || draft.active === null, "a servant or a treasure, not both");
  const again = drafts.typedDraft(draft, move(draft));
  assert.equal(move(again), move(draft), "its text read back is the same claim");
  for (const slot of SLOTS) {
    assert.deepEqual(drafts.effortsOn(again, slot).sort(), drafts.effortsOn(draft, slot).sort());
  }
}

test("random actions leave a draft that makes sense, and change no other", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const number = luck(seed);
    let draft = ready();
    for (let i = 0; i < 60; i += 1) {
      // A servant that is not there is not dragged.
      const done = anything(number);
      if (["takeUp", "hold"].includes(done[0]) && done[1] > 2) continue;
      const before = JSON.stringify(draft);
      const [what, ...rest] = done;
      const next = drafts[what](draft, ...rest) ?? draft;
      assert.equal(JSON.stringify(draft), before, `${what} changes what it was given`);
      const same = JSON.stringify(next.dice) === JSON.stringify(draft.dice);
      assert.ok(same || next.dice !== draft.dice, "other dice are another list");
      draft = next;
      check(draft);
    }
  }
});
