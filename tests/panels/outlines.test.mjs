// Each panel as a whole, as those hear it who do not see it: one outline a panel.
// `python -m tests.panels.renew` stores them anew.

import assert from "node:assert/strict";
import fs from "node:fs";
import { test } from "node:test";
import { open } from "./dom.mjs";

const STORED = new URL("outlines/", import.meta.url);
const MOST = 40;
/** The state that a panel is shown in: one in which it has much to say. */
const SHOWN = {
  frame: "crypt/new",
  ribbon: "donjon/supply",
  learn: "crypt/lesson",
  games: "crypt/games",
  bar: "crypt/steps",
  tools: "crypt/review",
  story: "crypt/steps",
  estimate: "sedlec/estimate",
  "estimate-review": "sedlec/estimate-review",
  whatif: "crypt/branches",
  reference: "crypt/rule-page",
  table: "crypt/refused",
  coach: "crypt/coach",
  odds: "crypt/odds",
  review: "crypt/review",
  board: "sedlec/draft",
  help: "sedlec/help",
  dungeon: "donjon/negotiate",
  chances: "donjon/chances",
};

/** The list of games is as Python has it, while the database takes its time. */
globalThis.indexedDB = /** @type {any} */ ({ open: () => ({}) });

/** An outline's first lines, and how many follow. */
function shortened(lines) {
  const more = lines.length - MOST + 1;
  return lines.length > MOST ? [...lines.slice(0, MOST - 1), `… ${more} more lines`] : lines;
}

test("each panel has its outline", async (t) => {
  for (const [panel, state] of Object.entries(SHOWN)) {
    await t.test(panel, async () => {
      const page = await open(state, panel);
      const now = `${shortened(page.outline(panel)).join("\n")}\n`;
      assert.notEqual(now.trim(), "", "nothing is shown");
      const file = new URL(`${panel}.txt`, STORED);
      if (process.env.PANELS_RENEW) fs.writeFileSync(file, now);
      assert.equal(now, fs.readFileSync(file, "utf8"));
    });
  }
  const stored = fs.readdirSync(STORED).map((it) => it.replace(".txt", ""));
  assert.deepEqual(stored.sort(), Object.keys(SHOWN).sort(), "panels that have an outline");
});
