// What pays at the end, with what a player's cards bring so far.

import { h, labelled } from "./dom.js";

/** @import { PayingCard, PayingCards } from "./wire.js" */

/**
 * @param {PayingCards} payers
 * @param {string} id of the heading */
export function payersList({ title, cards }, words, id) {
  return [
    h("h3", { class: "u-strong u-text-3", id, "data-key": "payers-title" }, [title]),
    h("ul", { class: "crypt-payers u-grid u-gap-3", "aria-labelledby": id, "data-key": "payers" }, cards.map((it) => payer(it, words))),
  ];
}

/** @param {PayingCard} card */
function payer({ name, pays, detail, mine, counts }, words) {
  return h("li", { "data-key": `payer-${name}` }, [
    h("details", { class: "crypt-fold", "data-key": `fold-${name}` }, [
      h("summary", { class: "crypt-payer u-text-3 u-leading-4" }, [
        h("span", {}, [h("strong", {}, [labelled(words, name, "").trim()]), ` ${pays}. `, h("span", { class: counts ? "u-good" : "u-soft" }, [mine])]),
      ]),
      h("p", { class: "crypt-payer-detail u-text-3 u-leading-4" }, [detail]),
    ]),
  ]);
}
