// The bargain that is being put together at Donjon's table.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import * as drafts from "../../widgets/crypt_widgets/games/donjon/dungeon/draft.js";

const MEANS = { title: "", gems: 3, helps: 3, trophies: 0, sides: [], things: [] };
const plain = { label: "", confirm: "", give: MEANS, wants: {}, partners: [], now: false, start: null, always: false };
const OFFER = { ...plain, key: "offer", verb: "offer", to: null, partners: [1, 2], wants: { 1: MEANS, 2: MEANS } };
const BID = { ...plain, key: "bid", verb: "bid", to: null, always: true, now: true };
const COUNTER = { ...plain, key: "counter-1", verb: "counter", to: 0, partners: [0], wants: { 0: MEANS }, start: { give: "help", want: "2g,spoil:ogre" } };
const PRICE = { ...plain, key: "price-3", verb: "counter", to: 2, partners: [2], start: { give: "2g", want: "nothing" } };
const PROMISE = { ...plain, key: "promise-4", verb: "promise", to: 3, partners: [3] };
const asked = (...bargains) => ({ ask: { bargains } });

/** A bundle as it is written, from a text in any order. */
function rewritten(text) {
  return drafts.draftMove(drafts.typedDraft(`bid ${text}`, asked(BID)), asked(BID)).replace("bid ", "");
}

describe("bundles", () => {
  test("are written in one order, however they were put together", () => {
    const mixed = "trophies 1,quest1,spoil:ogre,side attacker,help 2,item:vial,item:dagger,2g";
    const text = "2g,item:dagger,item:vial,spoil:ogre,quest1,help 2,side attacker,trophies 1";
    assert.equal(rewritten(mixed), text);
    assert.equal(rewritten(text), text);
  });

  test("may be empty", () => {
    assert.equal(rewritten("nothing"), "nothing");
  });

  test("are none where a part of them is none", () => {
    for (const text of ["gold", "2g,", "help me", "side none"]) assert.equal(rewritten(text), "nothing");
  });
});

describe("a draft", () => {
  test("is begun at once where there is nothing else to be done", () => {
    assert.equal(drafts.freshDraft(asked(OFFER)), null);
    assert.equal(drafts.draftMove(drafts.freshDraft(asked(BID)), asked(BID)), "bid nothing");
  });

  test("is no move as long as it is not said with whom", () => {
    const data = asked(OFFER);
    let draft = drafts.count(drafts.begin(OFFER), "give", "gems", 1, 3);
    assert.equal(drafts.draftMove(draft, data), "");
    draft = drafts.count(drafts.choosePartner(draft, 2), "want", "helps", 1, 3);
    assert.equal(drafts.draftMove(draft, data), "offer P3 1g for help");
    assert.equal(drafts.draftMove(drafts.choosePartner(draft, 1), data), "offer P2 1g for nothing");
  });

  test("begins with what it counters", () => {
    assert.equal(drafts.draftMove(drafts.begin(COUNTER), asked(COUNTER)), "counter P1 help for 2g,spoil:ogre");
    assert.equal(drafts.draftMove(drafts.begin(PRICE), asked(PRICE)), "counter P3 2g for nothing");
  });

  test("counts within what there is", () => {
    let draft = drafts.begin(PROMISE);
    for (let i = 0; i < 9; i += 1) draft = drafts.count(draft, "give", "gems", 1, 3);
    assert.equal(drafts.draftMove(draft, asked(PROMISE)), "promise P4 3g");
    assert.equal(drafts.count(draft, "give", "gems", 1, 3), draft);
  });

  test("has a thing as often as it was put in", () => {
    let draft = drafts.begin(BID);
    for (const had of [false, false, true]) draft = drafts.toggleThing(draft, "give", "spoil:ogre", had);
    assert.equal(drafts.draftMove(drafts.toggleNow(draft), asked(BID)), "bid spoil:ogre now");
  });
});

describe("what is typed", () => {
  test("is the draft that it describes", () => {
    for (const [text, bargain] of [["offer P2 2g,item:dagger for help", OFFER], ["bid 1g now", BID], ["counter P1 2g for quest1", COUNTER], ["counter P3 3g for nothing", PRICE], ["promise P4 help 2", PROMISE]]) {
      const data = asked(bargain);
      assert.equal(drafts.draftMove(drafts.typedDraft(`P1: ${text}`, data), data), text);
    }
  });

  test("is none where there is no such bargain", () => {
    assert.equal(drafts.typedDraft("offer P6 1g for help", asked(OFFER)), null);
    assert.equal(drafts.typedDraft("draw", asked(OFFER)), null);
  });
});
