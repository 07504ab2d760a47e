// The page of a rule: what it says, a position to try it in, where the books have it, its neighbours;
// and what stands there while no page is open.

import { button } from "../../kit/controls.js";
import { h } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";
import { tablePicture } from "../../kit/mini-table.js";
import { aloudButton } from "../../kit/screens.js";

/** @import { OpenPage, ReferenceData, RuleLink, RuleNotes, Send } from "../../kit/wire.js" */

/** The title of a part, with its sign. */
function heading(sign, title) {
  return h("h3", { class: "u-line u-gap-4 u-text-6" }, [icon(sign), h("span", {}, [title])]);
}

/** @param {RuleLink[]} rules */
export function chips(rules, open, name) {
  return h("ul", { class: "crypt-row" }, [
    rules.map((rule) =>
      h("li", {}, [
        button("rules-page", [rule.title], () => open(rule.id), {
          class: "rf-chip u-round u-edged u-paper u-accent u-text-start",
          "data-rule": rule.id,
          "data-key": `${name}-${rule.id}`,
        }),
      ]),
    ),
  ]);
}

/** A round, phase by phase: each picture leads to its rule.
 *
 * @param {RuleNotes} notes */
function round(notes, words, open) {
  return h("section", { class: "rf-note u-grid u-gap-4", "data-key": "notes-round" }, [
    heading("die", words["reference-round"]),
    h("ol", { class: "rf-round u-grid u-gap-5" }, [
      notes.round.map((phase) =>
        h("li", { class: "u-grid u-gap-2 u-pack-top u-y-4 u-x-5 u-paper u-edged u-box" }, [
          tablePicture(phase.picture, notes.signs),
          h("h4", {}, [
            button("rules-page", [phase.title], () => open(phase.id), {
              class: "crypt-rule",
              "data-rule": phase.id,
              "data-key": `round-${phase.id}`,
            }),
          ]),
          h("p", { class: "u-soft u-text-3 u-leading-45" }, [phase.text]),
        ]),
      ),
    ]),
  ]);
}

// Labels: reference-questions reference-questions-about reference-rulings reference-rulings-about
// Labels: reference-differences reference-differences-about

/** Where no page is open: what this is, what people ask, where there was something to decide.
 *
 * @param {ReferenceData} data */
export function welcome(data, words, open) {
  const list = (name, sign) =>
    data.notes[name].length > 0 &&
    h("section", { class: "rf-note u-grid u-gap-4", "data-key": `notes-${name}` }, [
      heading(sign, words[`reference-${name}`]),
      h("p", { class: "u-soft" }, [words[`reference-${name}-about`]]),
      chips(data.notes[name], open, name),
    ]);
  return h("div", { class: "rf-welcome u-grid u-gap-10", "data-key": "welcome" }, [
    data.notes.round.length ? round(data.notes, words, open) : null,
    data.notes.aloud && aloudButton(data.notes.aloud, () => open(data.notes.aloud.id)),
    h("p", { class: "rf-about u-text-7" }, [data.about]),
    list("questions", "info"),
    list("rulings", "scales"),
    list("differences", "globe"),
  ]);
}

/** @param {OpenPage} page */
function places(page, words) {
  return h("section", { class: "rf-where u-stack u-gap-4", "data-key": "where" }, [
    heading("globe", words["reference-where"]),
    h("dl", { class: "u-grid u-lined" }, [
      page.places.map((place) =>
        h("div", { class: "u-grid u-gap-6 u-footed u-y-4 u-x-0" }, [
          h("dt", { class: "u-soft", lang: place.lang }, [place.book]),
          h("dd", { class: place.stated ? null : "rf-missing u-soft", lang: place.stated ? place.lang : null }, [place.text]),
        ]),
      ),
    ]),
    page.editions ? h("h4", { class: "u-above-4 u-strong u-text-4 u-leading-3 u-sans" }, [words["reference-differ"]]) : null,
    page.editions ? h("p", {}, [page.editions]) : null,
  ]);
}

/**
 * @param {OpenPage} page
 * @param {Send} ask
 */
function trial(page, words, ask) {
  return h("section", { class: "u-paper-2 u-edged u-box u-y-8 u-x-8 u-stack u-gap-4", "data-key": "try" }, [
    heading("die", words["reference-try"]),
    h("p", {}, [page.trial]),
    h("details", { class: "crypt-fold rf-table", "data-key": `table-${page.id}` }, [
      h("summary", { class: "u-accent", "data-key": `table-title-${page.id}` }, [words["reference-table"]]),
      page.table.map(([title, lines]) => [
        h("h4", { class: "u-soft u-text-3" }, [title]),
        h("ul", { class: "u-grid u-gap-2 u-text-4" }, lines.map((line) => h("li", {}, [line]))),
      ]),
    ]),
    button(
      "rules-play",
      [h("span", {}, [words["reference-play"]]), icon("right")],
      () => ask({ do: "rules-play", id: page.id }),
      { class: "crypt-main rf-play u-at-start u-finger u-above-2 u-x-8" },
    ),
  ]);
}

// Labels: reference-before reference-after

/** The rules before and after in the index.
 *
 * @param {OpenPage} page */
function neighbours(page, words, open) {
  const way = (to, sign) => {
    const rule = page[to];
    if (!rule) return h("span", {});
    const label = h("span", { class: "u-grid" }, [
      h("span", { class: "u-soft u-normal u-text-2" }, [words[`reference-${to}`]]),
      h("span", {}, [rule.title]),
    ]);
    const told = sign === "left" ? [icon(sign), label] : [label, icon(sign)];
    return button(`rules-${to}`, told, () => open(rule.id), { class: ["rf-way u-gap-5 u-y-4 u-x-7", sign === "left" ? "u-text-start" : "rf-after u-text-end"] });
  };
  return h("div", { class: "u-flex u-gap-6 u-ends u-lined u-top-8", "data-key": "ways" }, [
    way("before", "left"),
    way("after", "right"),
  ]);
}

/** The way back to the list, where there is no room for both. */
export function toList(words, open) {
  return button("rules-list", [icon("left"), h("span", {}, [words["reference-list"]])], () => open(null), {
    class: "rf-all u-gap-3 u-at-start u-borderless u-bare u-accent",
  });
}

/** The page of a rule; with a position to try it in where a table goes with it.
 *
 * @param {OpenPage} page
 * @param {boolean} withTable
 * @param {Send} ask
 */
export function article(page, withTable, words, ask, open, own) {
  return h(
    "article",
    { class: "crypt-card rf-page u-stack u-gap-9 u-laid", "aria-labelledby": own("page"), "data-page": page.id, "data-key": `page-${page.id}` },
    [
      toList(words, open),
      h("header", { class: "rf-head" }, [
        h("p", { class: "crypt-row rf-kicker u-rows-2 u-columns-6 u-base u-ends u-soft u-strong u-text-3" }, [
          h("span", {}, [page.part]),
          h("code", {}, [page.id]),
        ]),
        h(
          "h2",
          { class: "u-above-1 u-text-10 u-leading-2 u-balanced", id: own("page"), tabindex: "-1", "data-arrive": "", "data-key": "page-title" },
          [page.title],
        ),
      ]),
      h("p", { class: "rf-text" }, [page.text]),
      withTable && page.trial ? trial(page, words, ask) : null,
      page.ruling
        ? h("section", { class: "rf-ruling u-stack u-gap-4", "data-key": "ruling" }, [
            heading("scales", words["reference-ruling"]),
            h("p", {}, [page.ruling]),
          ])
        : null,
      places(page, words),
      page.related.length
        ? h("section", { class: "rf-related u-stack u-gap-4", "data-key": "related" }, [
            heading("book", words["reference-related"]),
            chips(page.related, open, "related"),
          ])
        : null,
      neighbours(page, words, open),
    ],
  );
}
