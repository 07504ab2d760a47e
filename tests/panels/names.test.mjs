// Names of players: given in the dialogue of a new game, and seen at the table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isHidden, open } from "./dom.mjs";

test("names are given where several people play", async () => {
  const page = await open("names/two", "frame", "table");
  const fields = () => page.all(".fr-name").filter((it) => !isHidden(it)).map((it) => it.dataset.action);
  await page.do("new");
  assert.deepEqual(fields(), [], "who is alone is spoken to");
  await page.do("players-2");
  await page.choose('[data-action="seat-2"]', "bot:sensible");
  assert.deepEqual(fields(), []);
  await page.choose('[data-action="seat-2"]', "person");
  assert.deepEqual(fields(), ["name-1", "name-2"]);
  const { names } = page.facts;
  for (const [seat, name] of names.entries()) await page.write(`[data-action="name-${seat + 1}"]`, name);
  await page.write('[data-action="seed"]', "7");
  await page.do("start");
  page.done();
  for (const name of names) assert.ok(page.text(".crypt-table").includes(name), `${name}, as it was written`);
  await page.do("new");
  assert.equal(page.one('[data-action="name-1"]').value, names[0]);
});
