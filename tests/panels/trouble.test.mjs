// An error of the tutor's own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, read, text } from "./dom.mjs";

const LANGS = ["", "-fr", "-it"];

test("an error is shown as a sentence, and the game goes on", async () => {
  for (const lang of LANGS) {
    const page = await open(`trouble/handler${lang}`, "frame", "table", "bar");
    const alerts = () => page.all(".crypt-frame [role=alert]").map(text).join();
    const { told } = page.facts;
    assert.ok(!alerts().includes(told));
    await page.lay("a4");
    assert.ok(alerts().includes(told), alerts());
    await page.press("button", "frame-close");
    assert.ok(!alerts().includes(told));
    await page.press("button", "table-confirm");
    assert.equal(page.drafted.a, undefined, "it has been played");
    page.done();
    assert.ok(!JSON.stringify(read(`trouble/handler${lang}`).steps).match(/Traceback|made-up/));
  }
});
