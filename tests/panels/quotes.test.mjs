// A task that names a button names one that is on the page: at its beginning, or on the way.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isHidden, nameOf, open, text } from "./dom.mjs";

const PRESSED = "button, summary, [role=button], [role=tab], [role=switch]";

/** What is written on buttons, and what they are heard as. */
function labelsOf(page) {
  const there = page.all(PRESSED).filter((it) => !isHidden(it));
  return there.flatMap((it) => [nameOf(it), ...page.all("span", it).map(text)]);
}

async function check(state) {
  const page = await open(state);
  assert.ok(page.facts.tasks.length);
  for (const { task, lines, labels } of page.facts.tasks) {
    const seen = [];
    for (let left = lines + 1; left > 0; left--) {
      await page.next();
      seen.push(...labelsOf(page));
    }
    const missing = labels.filter((label) => !seen.includes(label));
    assert.deepEqual(missing, [], `${state}: ${task}`);
  }
  page.done();
}

test("the buttons that tasks of Crypt name are there", () => check("quotes/crypt"));

test("the buttons that tasks of Donjon name are there", () => check("quotes/donjon"));
