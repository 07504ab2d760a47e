// The kit that all panels of a page share: who lays it, and who waits for it.

import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, test } from "node:test";

const FILE = path.join(process.env.PANELS_STATES, "kit.mjs");
const [, ASKED, KEY] = /^const kit = (\(globalThis\["(.+?)"\].*);$/m.exec(fs.readFileSync(FILE, "utf8"));
const lay = (copy) => import(`${pathToFileURL(FILE)}?${copy}`);
const run = (text) => import(`data:text/javascript,${encodeURIComponent(text)}`);

beforeEach(() => delete globalThis[KEY]);

test("a panel that comes first waits for the kit, and gets what a later one brings", async () => {
  const { kit } = await run(`export const kit = ${ASKED};`);
  await lay("first");
  assert.equal((await kit).h, (await globalThis[KEY]).h);
});

test("an error in the kit reaches all who wait for it", async () => {
  const broken = fs.readFileSync(FILE, "utf8").replace("async () => {", 'async () => {\nthrow new Error("broken");');
  await run(broken);
  await assert.rejects(globalThis[KEY], /broken/);
});

test("of two who bring the same kit the first one lays it", async () => {
  await lay("one");
  const before = await globalThis[KEY];
  await lay("two");
  assert.equal(await globalThis[KEY], before);
});

test("another version's kit is another one", async () => {
  await lay("ours");
  const other = fs.readFileSync(FILE, "utf8").replaceAll(KEY, "crypt-kit-another");
  await run(other);
  assert.notEqual((await globalThis["crypt-kit-another"]).h, (await globalThis[KEY]).h);
});
