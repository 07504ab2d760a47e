// What becomes of each treasure: its shares as a bar, and all outcomes with their chances.

import { h } from "../../../kit/dom.js";
import { icon } from "../../../kit/icons.js";
import { BOX, diceRow, letter } from "./controls.js";

/** @import { Answer, Outcomes, Share, TreasureOdds } from "../wire.js" */

const FATE_SIGNS = { kept: "check", taken: "role", left: "minus" };

/** @param {Share[]} shares */
function fateBar(shares, label) {
  return h(
    "div",
    { class: "od-bar u-flex u-cut u-part u-paper-2", role: "img", "aria-label": label },
    ["kept", "taken", "left"].map((fate) => {
      const share = shares.find((it) => it.fate === fate);
      return h("span", {
        class: `od-part u-slim u-drawn od-${fate}`,
        title: share ? `${share.name} ${share.text} ${share.exact}`.trim() : null,
        style: { "flex-grow": String(share?.width ?? 0) },
      });
    }),
  );
}

function fateSign(fate) {
  return h("span", { class: `od-sign u-icon-14 u-inline-grid u-items-center u-fixed u-part u-drawn u-square od-${fate}`, "aria-hidden": "true" }, [icon(FATE_SIGNS[fate])]);
}

/** @param {TreasureOdds} it */
function treasureCard(it) {
  return h("li", { class: "od-treasure u-stack u-pack-top u-edged u-box u-gap-6 u-y-7 u-x-7", "data-odds": it.slot, "data-key": `odds-${it.slot}` }, [
    h("div", { class: "u-line u-gap-4 u-finger-40" }, [
      letter(it.slot, { "aria-hidden": "true" }),
      h("span", { class: "od-kind u-slim u-cut u-strong u-text-6 u-leading-2 u-serif", "aria-hidden": "true" }, [it.name]),
      h("span", { class: `od-worth u-inline-grid u-items-center u-fixed u-round u-golden u-bold u-text-4 u-leading-1 u-sans u-square${it.down ? " od-down" : ""}`, "aria-hidden": "true" }, [
        it.value === null ? "?" : String(it.value),
      ]),
      h("span", { class: "crypt-hear" }, [it.label]),
      diceRow(it.dice, "u-pushed"),
    ]),
    fateBar(it.shares, it.bar),
    h("ul", { class: "crypt-row od-shares u-rows-2 u-columns-8 u-text-4" }, [
      it.shares.map((share) =>
        h("li", { class: "u-inline-line u-gap-3", "data-share": share.fate, "data-key": share.fate }, [
          fateSign(share.fate),
          h("span", {}, [share.name]),
          h("strong", { class: "u-figures" }, [share.text]),
          share.exact ? h("span", { class: "od-fraction u-soft u-text-2 u-figures" }, [share.exact]) : null,
        ]),
      ),
    ]),
    it.which ? h("p", { class: "u-text-4" }, [it.which]) : null,
    it.values
      ? h("div", { class: "od-values u-grid u-gap-3 u-top-5 u-text-3" }, [
          h("p", {}, [it.values.text]),
          h("ul", { class: "u-row u-gap-3" }, [
            it.values.chances.map((chance) =>
              h("li", { class: "crypt-chip" }, [
                h("span", {}, [chance.value]),
                h("strong", {}, [chance.text]),
              ]),
            ),
          ]),
        ])
      : null,
  ]);
}

/** @param {Outcomes} told */
export function outcomes(told, words) {
  const columns = [
    ...told.columns.map(({ slot, name }) =>
      h("th", { scope: "col" }, [
        letter(slot),
        h("span", { class: "od-kind u-slim u-cut u-block u-above-2 u-strong u-text-2 u-leading-2 u-sans" }, [name]),
      ]),
    ),
    h("th", { scope: "col", class: "od-number" }, [words["odds-chance"]]),
  ];
  return h("section", { class: [BOX, "od-outcomes"], "data-key": "outcomes" }, [
    h("h3", {}, [words["odds-outcomes"]]),
    h("table", { class: "u-text-3" }, [
      h("thead", {}, [h("tr", {}, columns)]),
      h("tbody", {}, [
        told.rows.map((row) =>
          h("tr", {}, [
            ...row.fates.map(({ fate, name }) =>
              h("td", {}, [h("span", { class: "od-end u-inline-line u-wrap u-rows-1 u-columns-3" }, [fateSign(fate), h("span", {}, [name])])]),
            ),
            h("td", { class: "od-number u-relative" }, [
              h("span", { class: "od-mini u-over u-mark u-accented", style: { width: `${row.width}%` } }),
              h("strong", {}, [row.text]),
              h("span", { class: "od-fraction u-soft u-text-2 u-figures" }, [row.exact]),
            ]),
          ]),
        ),
      ]),
    ]),
    h("p", { class: "crypt-note" }, [words["odds-outcomes-note"]]),
  ]);
}

/** All treasures; `exact`: with the fractions, which are shown where there are `outcomes`.
 *
 * @param {Answer} answer */
export function fates(answer, exact, words, setExact) {
  return h("section", { class: "crypt-stack", "data-key": "fates" }, [
    h("div", { class: "crypt-row od-fates-head u-rows-4 u-columns-8 u-middle u-ends" }, [
      h("h3", {}, [words["odds-fates"]]),
      answer.outcomes
        ? h("label", { class: "crypt-key od-option u-finger-40 u-text-3" }, [
            h("input", {
              type: "checkbox",
              "data-checked": exact,
              "data-action": "odds-exact",
              "data-key": "odds-exact",
              onchange: (event) => setExact(event.target.checked),
            }),
            h("span", {}, [words["odds-exact"]]),
          ])
        : null,
    ]),
    h("ul", { class: "crypt-stack od-treasures u-gap-6" }, answer.treasures.map(treasureCard)),
    answer.expected
      ? h("dl", { class: "crypt-row od-expected u-rows-3 u-columns-10", "aria-label": words["odds-expected"] }, [
          answer.expected.map(({ name, text }) =>
            h("div", { class: "u-flex u-gap-4 u-base" }, [h("dt", { class: "u-soft u-text-4" }, [name]), h("dd", { class: "u-bold u-text-7 u-leading-2 u-sans u-figures" }, [text])]),
          ),
        ])
      : null,
  ]);
}
