// What several panels have in the same form: their controls, and the files that they hand out.

import { h } from "./dom.js";

/** A button; a redraw finds it again by its action, unless `more` gives it another key. */
export function button(action, label, press, more = {}) {
  return h(
    "button",
    { type: "button", "data-action": action, "data-key": action, onclick: press, ...more },
    label,
  );
}

/** One of the radio buttons that have the same `name`. */
export function radio(action, name, value, checked, more = {}) {
  return h("input", { type: "radio", name, value, checked, "data-action": action, ...more });
}

/** Let the browser save a text as a file. */
export function offerFile(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
