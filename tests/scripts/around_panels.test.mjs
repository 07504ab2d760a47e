// What a panel offers to the app around it, and says of it, while it comes onto the page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { offer, offersOf } from "../../widgets/crypt_widgets/kit/bar-offers.js";
import { sayOfApp } from "../../widgets/crypt_widgets/kit/live.js";

/** A panel that is not on the page yet, the app that it will be in, and the frames that are waited for. */
function coming() {
  const frames = [];
  globalThis.requestAnimationFrame = (frame) => frames.push(frame);
  const said = new Map();
  const app = { dispatchEvent() {}, toggleAttribute: (name, is) => said.set(name, is) };
  const el = { isConnected: false, closest: () => (el.isConnected ? app : null) };
  return { app, el, said, frames: () => frames.splice(0).forEach((frame) => frame()) };
}

test("what waits for the page is offered once the panel is there", () => {
  const { app, el, said, frames } = coming();
  offer(el, "table", ["choose"]);
  sayOfApp(el, "data-greeted", false);
  assert.equal(offersOf(app).size, 0);
  el.isConnected = true;
  frames();
  assert.deepEqual(offersOf(app).get("table"), ["choose"]);
  assert.equal(said.get("data-greeted"), false);
});

test("what has waited for the page does not replace what came later", () => {
  const { app, el, said, frames } = coming();
  offer(el, "table", ["choose"]);
  sayOfApp(el, "data-greeted", false);
  sayOfApp(el, "data-inviting", true);
  el.isConnected = true;
  offer(el, "table", ["confirm"]);
  sayOfApp(el, "data-greeted", true);
  frames();
  assert.deepEqual(offersOf(app).get("table"), ["confirm"]);
  assert.deepEqual([said.get("data-greeted"), said.get("data-inviting")], [true, true]);
});
