// The kit that all panels of a page share: who lays it, and who waits for it.

import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, test } from "node:test";
import { read } from "./dom.mjs";

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

test("a day is written as in the browser's own country, if that speaks the language", async () => {
  const { kit } = await run(`export const kit = ${ASKED};`);
  await lay("days");
  const { dayFormat } = await kit;
  const day = new Date(2026, 10, 3);
  const how = { day: "2-digit", month: "2-digit", year: "numeric" };
  const written = (languages, lang) => {
    Object.defineProperty(globalThis, "navigator", { value: { languages }, configurable: true });
    return dayFormat(lang, how).format(day);
  };
  assert.equal(written(["de", "en-GB"], "en"), "03/11/2026");
  assert.equal(written(["en-US"], "en"), "11/03/2026");
  assert.equal(written(["en-US"], "it"), "03/11/2026");
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

test("a panel's script is there before the kit, and an error in it is shown in its place", async () => {
  const { module } = read("bar/shut").start.panels.bar;
  const text = fs.readFileSync(path.join(process.env.PANELS_STATES, module), "utf8");
  const { default: panel } = await run(text.replace("}) => {", '}) => {\nthrow new Error("broken");'));
  const el = { setAttribute: (name, value) => Object.assign(el, { [name]: value }) };
  const drawn = panel.render({ el });
  await lay("later");
  await assert.rejects(drawn, /broken/);
  assert.equal(el.role, "alert");
  assert.match(el.textContent, /broken/);
});
