// A sentence in the place of panels that have nothing to show yet.

import { h } from "../kit/dom.js";
import { live } from "../kit/live.js";

function render({ model, el }) {
  const text = h("p", { class: "crypt-card crypt-nothing", role: "status" });
  el.replaceChildren(text);
  return live({ model, el }, (data) => {
    el.hidden = !data.text;
    text.textContent = data.text ?? "";
  });
}

export default { render };
