// A deal played again: the score to beat in sight, and both compared at the end. What is passed on of
// a game: a link, a challenge, the result of a deal of the day.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./dom.mjs";

/** What is put on the clipboard, if it accepts that. */
function clipboard(page, accepts = true) {
  const copied = [];
  const writeText = async (text) => {
    if (!accepts) throw new Error("refused");
    copied.push(text);
  };
  Object.defineProperty(page.window.navigator, "clipboard", { value: { writeText }, configurable: true });
  return copied;
}

test("one's own score is in sight and is compared", async () => {
  const page = await open("rival/again", "story", "ribbon", "bar", "table");
  const rival = ".crypt-ribbon .rb-rival";
  assert.equal(page.count(rival), 0);
  await page.press("button", "story.end.ways.again");
  assert.equal(page.text(rival), page.data("ribbon").rival);
  assert.ok(page.text(rival).includes(String(page.facts.score)));
  assert.ok(page.deciding);
  assert.equal(page.count(".st-compared"), 0);
  await page.next();
  assert.equal(page.text(".st-compared"), page.data("story").end.compared);
  page.done();
});

test("a link that nobody else can open says so, and a challenge likewise", async () => {
  const addresses = [
    ["https://crypt.example/app", false],
    ["http://192.168.0.7:8866/", false],
    ["http://localhost:8866/", true],
    ["http://127.0.0.1:8866/voila", true],
    ["http://[::1]:8866/", true],
    ["http://0.0.0.0:8866/", true],
  ];
  const page = await open("rival/again", "frame", "story");
  const words = page.words("frame");
  page.document.body.dataset.voila = "";
  for (const [address, here] of addresses) {
    page.window.happyDOM.setURL(address);
    const copied = clipboard(page);
    const isSaid = () => page.text(".fr-toast").includes(words["frame-share-here"]);
    await page.press("button", "frame-share", "frame");
    assert.equal(isSaid(), here, address);
    await page.press("button", "story.end.ways.dare");
    await page.press("button", "frame-dare-copy");
    assert.ok(page.text(".fr-toast").startsWith(words["frame-dare-copied"]));
    assert.equal(isSaid(), here, address);
    assert.ok(copied.length === 2 && copied.every((link) => link.startsWith(`${address}#g=`)));
    clipboard(page, false);
    await page.press("button", "frame-share", "frame");
    assert.equal(page.text('[data-banner="share"]').includes(words["frame-share-here"]), here, address);
    await page.press("button", "frame-close", page.one('[data-banner="share"]'));
  }
  delete page.document.body.dataset.voila;
  const [code] = clipboard(page);
  await page.press("button", "frame-share", "frame");
  assert.equal(code, undefined);
  assert.equal(page.text(".fr-toast"), words["frame-copied"], "in a notebook it is a code");
});

test("the result of a deal of the day is passed on from its own end", async () => {
  const page = await open("rival/day", "frame", "story");
  page.document.body.dataset.voila = "";
  const words = page.words("frame");
  const copied = clipboard(page);
  await page.press("button", "story.end.ways.day");
  const [result] = copied;
  assert.equal(result.split("\n").length, 2);
  assert.ok(result.includes(page.facts.day) && result.includes(String(page.facts.score)), result);
  assert.equal(page.text(".fr-toast"), words["games-day-copied"]);
  clipboard(page, false);
  await page.press("button", "story.end.ways.day");
  assert.equal(page.one('textarea[data-action="share-field"]').value, result);
  assert.deepEqual(page.asked(), [], "no screen is in the way");
});
