// The move that is being made ready at Sedlec's table.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import * as drafts from "../../widgets/crypt_widgets/games/sedlec/board/draft.js";
import { luck, oneOf } from "./random.mjs";

const KING = { id: 11, text: "king/fool", label: "king over fool" };
const PRIEST = { id: 12, text: "priest/king", label: "priest over king" };
const PILES = [
  { pile: 1, state: "up", card: { label: "fool over king" } },
  { pile: 2, state: "down" },
  { pile: 3, state: "down" },
  { pile: 4, state: "empty" },
  { pile: 5, state: "down" },
];
const CRYPT = { open: [{ place: "d1" }, { place: "e1" }], closed: [{ place: "d2" }] };

/** What Python says: the turn of somebody with this hand, of whom these verbs are allowed. */
function turn({ hand = [KING], legal = ["dig", "collect", "lay"], kind = "turn", piles = PILES, digs = 2 } = {}) {
  return {
    graveyard: { piles },
    players: [{ id: 0, hand: [{ id: 1, text: "not/asked" }] }, { id: 1, hand, crypt: CRYPT }],
    ask: {
      player: 1,
      kind,
      digs,
      actions: ["dig", "collect", "lay"].map((verb) => ({
        verb,
        legal: legal.includes(verb),
        hint: `no ${verb}`,
        rule: `${verb}.no`,
      })),
    },
  };
}

const take = (digs = [2, 3]) =>
  turn({
    kind: "take",
    piles: PILES.map((pile) => (digs.includes(pile.pile) ? { ...pile, dug: true, card: { label: `card ${pile.pile}` } } : pile)),
  });

/** What comes of presses: numbers are piles, records cards of the hand, texts places or verbs. */
function after(data, ...presses) {
  return presses.reduce((draft, what) => press(draft, what, data), drafts.freshDraft());
}

function press(draft, what, data) {
  if (typeof what === "number") return drafts.pressPile(draft, data.graveyard.piles[what - 1], data);
  if (typeof what === "object") return drafts.pressCard(draft, what.id, data);
  if (what in { dig: 1, collect: 1, lay: 1 }) return drafts.choose(draft, what, data);
  return drafts.pressPlace(draft, what, data);
}

const move = drafts.finishedMove;

describe("digging, collecting and taking", () => {
  test("two piles are a dig, one is none yet", () => {
    const data = turn();
    assert.equal(move(after(data, 2), data), "");
    assert.equal(drafts.draftMove(after(data, 2), data), "dig 2", "the field shows as much as there is");
    assert.equal(move(after(data, 5, 2), data), "dig 2 5");
  });

  test("a third pile takes the place of the first", () => {
    const data = turn();
    const draft = after(data, 2, 3, 5);
    assert.deepEqual(draft.piles, [3, 5]);
    assert.deepEqual(press(draft, 5, data).piles, [3], "pressed again it is not chosen any longer");
  });

  test("with one pile left to dig, one is enough", () => {
    const data = turn({ digs: 1 });
    assert.equal(move(after(data, 3), data), "dig 3");
    assert.equal(move(after(data, 3, 5), data), "dig 5");
  });

  test("where one cannot dig at all, one pile is enough to be told why", () => {
    const data = turn({ legal: ["lay"] });
    assert.equal(move(after(data, 2), data), "dig 2");
  });

  test("a pile that is face-up is collected instead of what was meant", () => {
    const data = turn();
    assert.equal(move(after(data, 2, 3, 1), data), "collect 1");
    assert.equal(move(after(data, "lay", 1), data), "collect 1");
  });

  test("what was dug is taken, one card", () => {
    const data = take();
    assert.equal(move(after(data, 2), data), "take 2");
    assert.equal(move(after(data, 2, 3), data), "take 3");
  });

  test("an empty pile does nothing", () => {
    const data = turn();
    const draft = after(data, 2);
    assert.equal(press(draft, 4, data), draft);
  });
});

describe("laying", () => {
  const two = turn({ hand: [KING, PRIEST] });

  test("a card, then a place; or the other way", () => {
    assert.equal(move(after(two, PRIEST, "d1"), two), "lay priest/king d1");
    assert.equal(move(after(two, "e1", KING), two), "lay king/fool e1");
    assert.equal(move(after(two, "e1"), two), "", "which of the two?");
  });

  test("pressed again, a card or a place is not chosen any longer", () => {
    assert.equal(after(two, PRIEST, "d1", PRIEST).place, "d1");
    assert.equal(after(two, PRIEST, "d1", "d1").card, PRIEST.id);
    assert.deepEqual(after(two, PRIEST, PRIEST), drafts.freshDraft());
    assert.deepEqual(after(two, "d1", "d1"), drafts.freshDraft());
  });

  test("another card or place takes its place", () => {
    assert.equal(move(after(two, PRIEST, "d1", KING, "e1"), two), "lay king/fool e1");
  });

  test("who has one card means that one", () => {
    const data = turn();
    assert.equal(move(after(data, "d1"), data), "lay king/fool d1");
    assert.equal(move(after(data, "lay", "e1"), data), "lay king/fool e1");
    assert.deepEqual(after(data, "d1", "d1"), drafts.freshDraft());
    assert.equal(after(data, "lay").card, KING.id);
    assert.equal(after(two, "lay").card, null);
  });

  test("by dragging: in hand, on a place, and beside all of them", () => {
    assert.equal(move(drafts.laying(KING.id), two), "");
    assert.equal(move(drafts.laying(KING.id, "d1"), two), "lay king/fool d1");
  });

  test("piles that were chosen before are forgotten", () => {
    assert.deepEqual(after(two, 2, 3, KING).piles, []);
  });
});

test("a verb that is chosen again is not meant any longer", () => {
  assert.deepEqual(after(turn(), "dig", "dig"), drafts.freshDraft());
});

test("whoever is not asked changes nothing", () => {
  const data = { ...turn(), ask: undefined };
  const draft = drafts.freshDraft();
  for (const what of [1, KING, "d1"]) assert.equal(press(draft, what, data), draft);
  assert.equal(move(draft, data), "");
});

describe("typing", () => {
  const data = turn({ hand: [KING, PRIEST] });

  test("what is written is laid out", () => {
    assert.equal(move(drafts.typedDraft("dig 2 5", data), data), "dig 2 5");
    assert.equal(move(drafts.typedDraft("  Collect 1 ", data), data), "collect 1");
    assert.equal(move(drafts.typedDraft("lay PRIEST/king e1", data), data), "lay priest/king e1");
    assert.equal(drafts.typedDraft("lay king/fool d2", data).place, "d2", "also where it may not lie");
  });

  test("also while it is not whole", () => {
    assert.deepEqual(drafts.typedDraft("dig 2", data).piles, [2]);
  });

  test("where there is nothing to point at, nothing is chosen", () => {
    const texts = ["", "dig", "dig 9", "dig 2 2", "dig 1 2 3", "take 1 2", "lay", "lay king", "lay king d1"];
    for (const text of [...texts, "lay king/fool z9", "lay not/asked d1", "go home", "2 5"]) {
      assert.deepEqual(drafts.typedDraft(text, data), drafts.freshDraft(), text);
    }
  });
});

describe("what is said", () => {
  const two = turn({ hand: [KING, PRIEST] });
  const taking = take();
  const full = turn({ legal: ["lay"] });
  const empty = turn({ hand: [], legal: ["dig", "collect"] });
  const hints = [
    ["start", two, []],
    ["piles", empty, []],
    ["lay", full, []],
    ["take", taking, []],
    ["dig", two, ["dig"]],
    ["collect", two, ["collect"]],
    ["second", two, [2]],
    ["place", two, [KING]],
    ["card", two, ["d1"]],
  ];
  for (const [hint, data, presses] of hints) {
    test(hint, () => assert.equal(drafts.nextHint(after(data, ...presses), data).id, `board-hint-${hint}`));
  }

  test("why what is meant cannot be done", () => {
    const told = drafts.nextHint(after(full, "dig"), full);
    assert.deepEqual(told, { tone: "bad", text: "no dig", rule: "dig.no" });
    assert.deepEqual(drafts.nextHint(after(empty, "lay"), empty).tone, "bad");
  });

  const label = (data, ...presses) => drafts.confirmLabel(after(data, ...presses), data);

  test("what the button will do", () => {
    assert.deepEqual(label(two, 2), ["board-confirm"]);
    assert.deepEqual(label(two, 2, 3), ["board-confirm-dig", { one: 2, other: 3 }]);
    assert.deepEqual(label(turn({ digs: 1 }), 2), ["board-confirm-dig-one", { one: 2 }]);
    assert.deepEqual(label(two, 1), ["board-confirm-collect", { card: "fool over king" }]);
    assert.deepEqual(label(two, KING, "d1"), ["board-confirm-lay", { card: "king over fool", place: "d1" }]);
    assert.deepEqual(label(taking, 3), ["board-confirm-take", { card: "card 3" }]);
  });

  test("a card that cannot be had this way is not promised", () => {
    for (const pile of [1, 5]) assert.deepEqual(label(taking, pile), ["board-confirm-take-pile", { pile }]);
  });
});

// --- whatever one does -----------------------------------------------------------------------------

const SITUATIONS = [turn(), turn({ hand: [KING, PRIEST] }), turn({ hand: [] }), turn({ legal: [] }), turn({ digs: 1 }), take()];

function check(draft, data) {
  const { verb, piles, card, place } = draft;
  assert.equal(new Set(piles).size, piles.length, "no pile twice");
  assert.ok(piles.length <= (verb === "dig" ? data.ask.digs : 1));
  assert.ok(verb === "lay" || (card === null && place === null), "a card is for laying");
  assert.ok(verb !== "lay" || !piles.length);
  assert.ok(verb || !piles.length);
  const text = move(draft, data);
  if (!text) return;
  const again = drafts.typedDraft(text, data);
  assert.deepEqual({ ...again, piles: [...again.piles].sort() }, { ...draft, piles: [...piles].sort() });
  assert.equal(move(again, data), text, "its text read back is the same move");
}

test("random presses leave a draft that makes sense, and change no other", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const number = luck(seed);
    const data = oneOf(number, SITUATIONS);
    const things = [1, 2, 3, 4, 5, "d1", "e1", "d2", "dig", "collect", "lay", ...data.players[1].hand];
    let draft = drafts.freshDraft();
    for (let i = 0; i < 60; i += 1) {
      const before = JSON.stringify(draft);
      const next = press(draft, oneOf(number, things), data);
      assert.equal(JSON.stringify(draft), before, "a press changes what it was given");
      draft = next;
      check(draft, data);
    }
  }
});
