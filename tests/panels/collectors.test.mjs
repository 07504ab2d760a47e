// The collectors.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nameOf, open, text } from "./dom.mjs";

test("a counter is heard whole, and says what each player has", async () => {
  const page = await open("crypt/three", "table");
  const { collectors, players } = page.data("table");
  assert.deepEqual(page.all(".tb-collector > summary > .crypt-hear").map(text), collectors.map((it) => it.label));
  assert.deepEqual(page.all(".tb-collector > summary").map(nameOf), collectors.map((it) => it.label), "and nothing twice");
  const [tile] = page.all(".tb-collector");
  assert.equal(page.all(".tb-standing li", tile).length, players.length);
});
