// One voice: what happens, why, and what to do next are said once on a screen, and heard once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isHidden, open } from "./dom.mjs";

/** Clauses of so many words or fewer are names and labels. */
const SHORT = 4;
const ENDS = /[.!?;:…,–—()«»“”]+|\n/u;
const LIVE = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]";

const plain = (text) => text.toLowerCase().replace(/[\s\u00a0\u202f]+/gu, " ").trim();

/** The text of a panel that is in sight, with the ends of its blocks. */
function seen(node) {
  if (node.nodeType === 3) return node.data;
  if (node.nodeType !== 1 || isHidden(node) || node.classList.contains("crypt-hear")) return "";
  const inside = [...node.childNodes].map(seen).join("");
  return ["SPAN", "B", "STRONG", "EM"].includes(node.nodeName) ? `${inside} ` : `\n${inside}\n`;
}

/** Clauses that are in sight in two panels, or twice in what a table tells. */
function twice(page) {
  const texts = [...page.models].map(([name, { el }]) => [name, seen(el)]);
  const whole = texts.map(([name, text]) => [name, ` ${plain(text.replace(/[.!?;:…,–—()«»“”]+|\n/gu, " "))} `]);
  const found = [];
  for (const [name, { el }] of page.models) {
    const told = [...el.querySelectorAll(".tb-news, :not(.tb-news) > .tb-why")].map(seen).join(" ");
    const [first, ...others] = told.split(/[.:!?\n]+/u).map(plain).filter(Boolean);
    if (others.some((it) => it.startsWith(first))) found.push(`${name}, twice: ${first}`);
  }
  for (const [name, text] of texts) {
    for (const clause of text.split(ENDS).map(plain)) {
      if (clause.split(" ").length <= SHORT) continue;
      const others = whole.filter(([other, it]) => other !== name && it.includes(` ${clause} `));
      for (const [other] of others) if (name < other || !found.some((it) => it.endsWith(clause))) found.push(`${name} + ${other}: ${clause}`);
    }
  }
  return [...new Set(found)];
}

/** What is announced in two places. */
function heardTwice(page) {
  const said = page.all(LIVE).filter((it) => !isHidden(it)).map((it) => plain(it.textContent)).filter(Boolean);
  const clauses = said.map((it) => it.split(ENDS).map(plain).filter((one) => one.split(" ").length > SHORT));
  return clauses.flatMap((them, i) => them.filter((it) => said.some((other, j) => j > i && other.includes(it))));
}

/** French texts and names without the space that goes before a colon, a question or a cry. */
function tight(page) {
  const texts = [...page.models.values()].flatMap(({ el }) => seen(el).split("\n"));
  const names = page.all("[aria-label], [title]").flatMap((it) => [it.getAttribute("aria-label"), it.getAttribute("title")]);
  return [...texts, ...names].filter((it) => /[\p{L}\d»](?:: |[;?!](?: |$))/u.test(it ?? ""));
}

async function check(...states) {
  const found = [];
  for (const state of states) {
    const page = await open(state);
    for (let step = 0; ; step++) {
      await page.pass(70);
      found.push(...twice(page).map((it) => `${state} ${step}: seen in ${it}`));
      found.push(...heardTwice(page).map((it) => `${state} ${step}: heard twice: ${it}`));
      if (state.endsWith("-fr")) found.push(...tight(page).map((it) => `${state} ${step}: lacks a space: ${it}`));
      if (!page.steps.length) break;
      await page.next();
    }
  }
  assert.equal(found.length, 0, `${found.length}:\n${found.slice(0, 40).join("\n")}`);
}

test("a game of Crypt says it once", async () => {
  await check(
    "voice/crypt-alone", "voice/crypt-people", "voice/crypt-end",
    "voice/crypt-alone-fr", "voice/crypt-people-fr", "voice/crypt-end-fr",
    "voice/crypt-alone-it", "voice/crypt-people-it", "voice/crypt-end-it",
  );
});

test("a game of Sedlec or Donjon says it once", async () => {
  await check(
    "voice/sedlec-people", "voice/donjon-people",
    "voice/sedlec-people-fr", "voice/donjon-people-fr",
    "voice/sedlec-people-it", "voice/donjon-people-it",
  );
});

test("a lesson says it once", async () => {
  await check(
    "voice/crypt-course", "voice/sedlec-course", "voice/donjon-course",
    "voice/crypt-course-fr", "voice/sedlec-course-fr", "voice/donjon-course-fr",
    "voice/crypt-course-it", "voice/sedlec-course-it", "voice/donjon-course-it",
  );
});
