// All panels in each state: they draw themselves without trouble, and everything has a name.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isHidden, line, nameOf, open, outline, read } from "./dom.mjs";

/** What a label or a number looks like that was not found. */
const LOST = /\bundefined\b|\bNaN\b|\[object |\{\w+\}|\[\w+-[\w-]+\]/;
const PRESSED = "button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=switch]";

/** Panels that have been looked at, by what they draw: most are the same in several states. */
const seen = new Set();

async function check(states) {
  for (const state of states) {
    const panels = Object.entries(read(state).start.panels).filter(([, it]) => !seen.has(JSON.stringify(it)));
    for (const [, it] of panels) seen.add(JSON.stringify(it));
    const page = await open(state, ...panels.map(([name]) => name));
    assert.deepEqual(page.all(".crypt-trouble").map((it) => it.textContent), [], state);
    const lost = outline(page.app).filter((it) => LOST.test(it));
    assert.deepEqual(lost, [], state);
    const lacking = [...page.models].flatMap(([name, it]) => [...it.lacking].map((id) => `${name}: ${id}`));
    assert.deepEqual(lacking, [], `${state}: no such label`);
    const shown = [...page.models.values()].filter((it) => Object.keys(it.get("data")).length);
    const pressed = shown.flatMap(({ el }) => page.all(PRESSED, el)).filter((it) => !isHidden(it));
    const nameless = pressed.filter((it) => !nameOf(it));
    assert.deepEqual(nameless.map((it) => `${it.nodeName} ${it.className}`), [], state);
    const ids = page.all("[id]").map((it) => it.id);
    assert.deepEqual(ids.filter((it, i) => ids.indexOf(it) !== i), [], `${state}: ids given twice`);
    for (const name of ["aria-controls", "aria-labelledby", "aria-describedby"]) {
      for (const node of page.all(`[${name}]`)) {
        const gone = node.getAttribute(name).split(" ").filter((id) => !page.document.getElementById(id));
        assert.deepEqual(gone, [], `${state}: ${name} of ${line(node)}`);
      }
    }
  }
}

test("the states of Crypt", async () => {
  await check([
    ...["crypt/new", "crypt/draft", "crypt/draft-fr", "crypt/draft-it", "crypt/refused", "crypt/three"],
    ...["crypt/curtain", "crypt/steps", "crypt/roll-again", "crypt/taking", "crypt/coach", "crypt/odds"],
    ...["crypt/branches", "crypt/rule", "crypt/end", "crypt/review", "crypt/exercise", "crypt/course"],
    ...["crypt/lesson", "crypt/rules", "crypt/rule-page", "crypt/games"],
  ]);
});

test("the states of Sedlec", async () => {
  await check([
    ...["sedlec/new", "sedlec/draft", "sedlec/refused", "sedlec/three", "sedlec/steps", "sedlec/taking"],
    ...["sedlec/help", "sedlec/estimate", "sedlec/estimate-review", "sedlec/branches", "sedlec/end", "sedlec/course"],
    ...["sedlec/lesson", "sedlec/rules"],
  ]);
});

test("the states of Donjon", async () => {
  await check([
    ...["donjon/new", "donjon/curtain", "donjon/supply", "donjon/answer", "donjon/choose", "donjon/exchange"],
    ...["donjon/negotiate", "donjon/bid", "donjon/sides", "donjon/plunder", "donjon/word", "donjon/rest"],
    ...["donjon/quests", "donjon/chances", "donjon/refused", "donjon/steps", "donjon/branches", "donjon/end"],
    ...["donjon/course", "donjon/lesson"],
  ]);
});

test("two views of a page have no name in common", async () => {
  for (const state of ["crypt/odds", "sedlec/help", "donjon/chances"]) {
    const page = await open(state);
    const first = [...page.models.values()].map(({ el }) => el);
    await page.make(page.start.panels);
    const both = [first, [...page.models.values()].map(({ el }) => el)];
    const [ours, others] = both.map((them) => new Set(them.flatMap((el) => [
      ...page.all("[id]", el).map((it) => it.id),
      ...page.all("input[type=radio]", el).filter((it) => !it.form).map((it) => it.name),
    ])));
    assert.ok(ours.size);
    assert.deepEqual([...ours].filter((it) => others.has(it)), [], state);
  }
});
