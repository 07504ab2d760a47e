// Names of players: given in the dialogue of a new game, and seen at the table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./dom.mjs";

test("names are given where several people play", async () => {
  const page = await open("names/two", "frame", "table");
  const words = page.words("frame");
  const fieldOf = (seat) => `${words[`frame-seat-${seat}`]}: ${words["frame-name"]}`;
  const fields = () => [1, 2].filter((seat) => page.has("textbox", fieldOf(seat)));
  await page.press("button", "frame-new");
  assert.deepEqual(fields(), [], "who is alone is spoken to");
  await page.press("radio", "frame-players-2");
  await page.choose("frame-seat-2", "bot:sensible");
  assert.deepEqual(fields(), []);
  await page.choose("frame-seat-2", "person");
  assert.deepEqual(fields(), [1, 2]);
  const { names } = page.facts;
  for (const [seat, name] of names.entries()) await page.write(fieldOf(seat + 1), name);
  await page.write("frame-seed", "7");
  await page.press("button", "frame-start");
  page.done();
  for (const name of names) assert.ok(page.text(".crypt-table").includes(name), `${name}, as it was written`);
  await page.press("button", "frame-new");
  assert.equal(page.field(fieldOf(1)).value, names[0]);
});
