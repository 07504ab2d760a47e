// Each panel as a whole, as those hear it who do not see it: one outline a panel.
// `python -m tests.panels.renew` stores them anew.

import assert from "node:assert/strict";
import fs from "node:fs";
import { test } from "node:test";
import { open, outline, read } from "./dom.mjs";

const STORED = new URL("outlines/", import.meta.url);
const MOST = 40;
/** The state that a panel is shown in, where it has much to say; of a long panel, the parts of it.
 * In another state it is shown once more, by its name and that of a game. */
const SHOWN = {
  frame: ["crypt/new"],
  home: ["home/newcomer", ".ho-head, .ho-games > :first-child, .ho-today"],
  ribbon: ["donjon/supply"],
  learn: ["crypt/lesson"],
  companion: ["companion/begun", ".co-head, .co-titles, .crypt-payers > :first-child"],
  "companion.sedlec": ["companion/begun-sedlec", ".co-head, .crypt-payers > :first-child"],
  "companion.donjon": ["companion/quest"],
  games: ["crypt/games", ".gm > :not(header)"],
  bar: ["crypt/steps"],
  tools: ["crypt/review"],
  story: ["crypt/steps"],
  estimate: ["sedlec/estimate"],
  "estimate-review": ["sedlec/estimate-review"],
  whatif: ["crypt/branches"],
  reference: ["crypt/rule-page", ".rf-top, .rf-field, .rf-main"],
  table: ["crypt/refused", ".tb-stone, .tb-near"],
  coach: ["crypt/coach"],
  odds: ["crypt/odds", ".od-claim, .od-roll"],
  review: ["crypt/review", ".rv-top, .rv-chart-section, .rv-side"],
  board: ["sedlec/draft", ".bo-stage, .bo-own, .tb-keys"],
  help: ["grave_help/found"],
  dungeon: ["donjon/negotiate", ".dj-all > :not(.dj-owners):not(.dj-ledger)"],
  chances: ["donjon/chances"],
  note: ["outlines/note"],
  "rule-note": ["outlines/rule-note"],
  phase: ["outlines/phase"],
};

const panelOf = (/** @type {string} */ name) => name.split(".")[0];

/** The list of games is as Python has it, while the database takes its time. */
globalThis.indexedDB = /** @type {any} */ ({ open: () => ({}) });

test("each panel has its outline", async (t) => {
  for (const [name, [state, parts]] of Object.entries(SHOWN)) {
    await t.test(name, async () => {
      const panel = panelOf(name);
      const page = await open(state, panel);
      const root = page.panel(panel);
      if (!root.childNodes.length) await page.pass(1_000); // it has waited for the database
      const now = (parts ? page.all(parts, root) : [root]).flatMap(outline);
      assert.ok(now.length > 0 && now.length <= MOST, `${now.length} lines: show it in another state, or a part`);
      const file = new URL(`${name}.txt`, STORED);
      if (process.env.PANELS_RENEW) fs.writeFileSync(file, `${now.join("\n")}\n`);
      assert.deepEqual(now, fs.existsSync(file) ? fs.readFileSync(file, "utf8").trimEnd().split("\n") : []);
    });
  }
  const stored = fs.readdirSync(STORED);
  const gone = stored.filter((it) => !(it.replace(".txt", "") in SHOWN));
  if (process.env.PANELS_RENEW) for (const it of gone) fs.unlinkSync(new URL(it, STORED));
  else assert.deepEqual(gone, [], "outlines without a panel");
});

test("no shipped panel is without an outline", () => {
  const shown = Object.entries(SHOWN).map(([name, [state]]) => read(state).start.panels[panelOf(name)].module);
  assert.deepEqual([...new Set(shown)].sort(), read("outlines/phase").facts.shipped);
});
