// Another language in the middle of a game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./dom.mjs";

const HEARD = ["aria-label", "title", "placeholder", "aria-valuetext"];
const LANG = "frame-language";
/** Languages are named, and rulebooks quoted, in their own language; what is typed is alike in all. */
const QUOTED = "option[lang], .st-where, [translate=no], style, script";

/** All that the panels say, seen or only heard, whatever the numbers between the words. */
async function texts(page) {
  await page.pass(500); // what is heard comes after what is seen
  const found = new Set();
  for (const node of [page.app, ...page.all("*", page.app)]) {
    if (node.closest(QUOTED)) continue;
    const own = [...node.childNodes].filter((it) => it.nodeType === 3).map((it) => it.data);
    for (const text of [...own, ...HEARD.map((name) => node.getAttribute(name) ?? "")]) {
      if (/[a-zà-ÿ]{3}/.test(text)) found.add(text.replace(/\d+/g, "#").trim());
    }
  }
  return found;
}

/** What is said in both, though their catalogues do not have it alike. */
function left(one, other, alike) {
  return [...one].filter((text) => other.has(text) && !alike.includes(text));
}

test("another language in the middle of a game leaves everything as it is", async () => {
  const page = await open("languages/mid-game");
  const { langs, alike } = page.facts;
  await page.lay("b1");
  await page.press("button", "table-rule");
  const { drafted } = page;
  const said = { en: await texts(page) };
  assert.ok(said.en.size > 100);
  for (const lang of langs.slice(1)) {
    await page.press("button", "frame-settings");
    await page.choose(LANG, lang);
    said[lang] = await texts(page);
    assert.equal(page.app.lang, lang);
    assert.deepEqual(page.drafted, drafted);
    assert.ok(page.has("dialog", "story.rule"));
  }
  await page.press("button", "frame-settings");
  await page.choose(LANG, "en");
  assert.deepEqual(await texts(page), said.en, "the same moment again, word for word");
  for (const [pair, both] of Object.entries(alike)) {
    const [one, other] = pair.split(" ");
    assert.deepEqual(left(said[one], said[other], both), [], `still ${one} after the change to ${other}`);
  }
  page.done();
});

test("another language during the Ghost's turn leaves the step that is shown", async () => {
  const page = await open("languages/ghosts-turn");
  const english = await texts(page);
  await page.press("button", "frame-settings");
  await page.choose(LANG, "fr");
  assert.deepEqual(left(english, await texts(page), page.facts.alike), []);
  await page.step("next");
  assert.equal(page.count(".wi-now"), 1);
  page.done();
});
