// The settings that a page follows and the browser keeps: on or off.

import { remembered } from "./live.js";
import { remember } from "./memory.js";

/** Told to a page when one of them has been changed. */
const CHANGED = "crypt:setting";

/** Where each is kept, what it is until somebody chooses, and what is kept there for on and off. */
const SETTINGS = {
  chances: { key: "crypt.chances", first: true, on: "on", off: "off" },
  keys: { key: "crypt.keys", first: true, on: "on", off: "off" },
  typing: { key: "crypt.type", first: false, on: "open", off: "shut" },
  warns: { key: "crypt.warns", first: false, on: "on", off: "off" },
};

/** Whether a setting is on.
 *
 * @param {keyof typeof SETTINGS} name */
export function isOn(name) {
  const { key, first, on, off } = SETTINGS[name];
  const kept = remembered(key);
  return first ? kept !== off : kept === on;
}

/** Turn a setting on or off, here and on the next visit.
 *
 * @param {keyof typeof SETTINGS} name */
export function turn(name, wanted) {
  const { key, on, off } = SETTINGS[name];
  remember(key, wanted ? on : off);
  window.dispatchEvent(new CustomEvent(CHANGED));
}

/** Call `again` whenever a setting is changed on this page; returns what ends that. */
export function onSetting(again) {
  window.addEventListener(CHANGED, again);
  return () => window.removeEventListener(CHANGED, again);
}
