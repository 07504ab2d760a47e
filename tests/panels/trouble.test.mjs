// An error of the tutor's own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, read, text } from "./dom.mjs";
import { Model } from "./model.mjs";

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

test("work is told to who has pressed for it, and not at once to others", async () => {
  const hears = [];
  const kernel = { status: "busy", connectionStatus: "connected", statusChanged: { connect: (act) => hears.push(act), disconnect() {} } };
  Model.prototype.widget_manager = { kernel };
  const page = await open("trouble/handler", "frame");
  delete Model.prototype.widget_manager;
  page.models.get("frame").widget_manager = { kernel };
  const told = async (...asked) => {
    const hear = (name, detail) => page.window.dispatchEvent(new page.window.CustomEvent(name, { detail }));
    hear("crypt:answered");
    for (const unprompted of asked) hear("crypt:asked", { unprompted });
    await page.pass(4_000);
    return page.count('[data-banner="busy"]');
  };
  assert.equal(await told(true), 0);
  assert.equal(await told(false), 1);
  assert.equal(await told(false, true), 1, "somebody waits still");
});
