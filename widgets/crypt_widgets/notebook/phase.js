// What stands above a phase alone: which one it is, and at its end the ways to begin it again.

import { button } from "../kit/controls.js";
import { h, keepFocus, morphChildren } from "../kit/dom.js";
import { icon } from "../kit/icons.js";
import { live } from "../kit/live.js";

function render({ model, el }) {
  const card = h("section", { class: "crypt-card u-y-4 u-x-6", tabindex: "-1" });
  const heard = h("div", { class: "crypt-hear", role: "status", "aria-live": "polite" });
  el.replaceChildren(card, heard);
  return live({ model, el }, (data, _words, ask) => {
    const again = (luck, sign) =>
      button(`phase-${luck}`, [icon(sign), h("span", {}, [data[luck]])], () => ask({ do: "phase-again", luck }), {
        class: "ph-again u-y-2 u-x-6 u-paper-2",
      });
    const held = card.contains(el.ownerDocument.activeElement);
    keepFocus(el, () =>
      morphChildren(card, [
        h("h2", { class: "ph-title" }, [data.title]),
        h("p", { class: "u-soft" }, [data.hint]),
        data.over
          ? h("div", { class: "ph-over u-grid u-gap-4 u-above-4", "data-key": "over" }, [
              h("p", { class: "u-strong" }, [data.over]),
              h("div", { class: "crypt-row" }, [again("same", "back"), again("new", "die")]),
            ])
          : null,
      ]),
    );
    if (held && !card.contains(el.ownerDocument.activeElement)) card.focus({ preventScroll: true });
    heard.textContent = data.over ?? "";
  });
}

export default { render };
