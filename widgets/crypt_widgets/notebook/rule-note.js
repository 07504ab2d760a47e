// The card of a rule below the panel in which it was asked for, where no story stands beside it.

import { h, keepFocus, morphChildren } from "../kit/dom.js";
import { hearAsked, live, ownNames } from "../kit/live.js";
import { ruleCard } from "../panels/story/cards.js";

/** @import { RuleCard } from "../kit/wire.js" */

function render({ model, el }) {
  const own = ownNames();
  const card = h("section", { class: "crypt-card" });
  el.replaceChildren(card);
  let opener = el.ownerDocument.activeElement; // as the rule was asked for
  let shown = null;
  const endHearing = hearAsked(el, ({ do: what }) => {
    if (what === "rule") opener = el.ownerDocument.activeElement;
  });

  const draw = (data, words, ask) => {
    /** @type {RuleCard | null} */
    const rule = data.rule ?? null;
    const parts = rule ? [ruleCard(rule, words, ask, () => ask({ do: "close-rule" }), own)] : [];
    keepFocus(el, () => morphChildren(card, parts));
    if (shown === (rule?.id ?? null)) return;
    // Into the rule when it opens, back to where it was asked for when it closes.
    shown = rule?.id ?? null;
    const go = () => {
      const title = card.querySelector("h3");
      title?.scrollIntoView({ block: "nearest" });
      // What it was asked in may have shut meanwhile.
      const seen = opener?.getClientRects().length;
      const back = seen ? opener : opener?.closest("details")?.querySelector("summary");
      /** @type {any} */ (title ?? back)?.focus({ preventScroll: true });
    };
    // The first one is drawn before it is on the page.
    if (el.isConnected) go();
    else requestAnimationFrame(() => requestAnimationFrame(go));
  };
  return live({ model, el }, draw, endHearing);
}

export default { render };
