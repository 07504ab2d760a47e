// The page of a rule: what it says, a position to try it in, where the books have it, its neighbours;
// and what stands there while no page is open.

import { button } from "../../kit/controls.js";
import { h } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";
import { tablePicture } from "../../kit/mini-table.js";

/** @import { OpenPage, ReferenceData, RuleLink, RuleNotes, Send } from "../../kit/wire.js" */


/** @param {RuleLink[]} rules */
function chips(rules, open, name) {
  return h("ul", { class: "crypt-row" }, [
    rules.map((rule) =>
      h("li", {}, [
        button("rules-page", [rule.title], () => open(rule.id), {
          class: "rf-chip",
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
  return h("section", { class: "rf-note", "data-key": "notes-round" }, [
    h("h3", {}, [icon("die"), h("span", {}, [words["reference-round"]])]),
    h("ol", { class: "rf-round" }, [
      notes.round.map((phase) =>
        h("li", {}, [
          tablePicture(phase.picture, notes.signs),
          h("h4", {}, [
            button("rules-page", [phase.title], () => open(phase.id), {
              class: "crypt-rule",
              "data-rule": phase.id,
              "data-key": `round-${phase.id}`,
            }),
          ]),
          h("p", {}, [phase.text]),
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
    h("section", { class: "rf-note", "data-key": `notes-${name}` }, [
      h("h3", {}, [icon(sign), h("span", {}, [words[`reference-${name}`]])]),
      h("p", {}, [words[`reference-${name}-about`]]),
      chips(data.notes[name], open, name),
    ]);
  return h("div", { class: "rf-welcome", "data-key": "welcome" }, [
    data.notes.round.length ? round(data.notes, words, open) : null,
    h("p", { class: "rf-about" }, [data.about]),
    list("questions", "info"),
    list("rulings", "scales"),
    list("differences", "globe"),
  ]);
}

/** @param {OpenPage} page */
function places(page, words) {
  return h("section", { class: "rf-where", "data-key": "where" }, [
    h("h3", {}, [icon("globe"), h("span", {}, [words["reference-where"]])]),
    h("dl", {}, [
      page.places.map((place) =>
        h("div", { class: place.stated ? null : "rf-missing" }, [
          h("dt", { lang: place.lang }, [place.book]),
          h("dd", { lang: place.stated ? place.lang : null }, [place.text]),
        ]),
      ),
    ]),
    page.editions ? h("h4", {}, [words["reference-differ"]]) : null,
    page.editions ? h("p", {}, [page.editions]) : null,
  ]);
}

/**
 * @param {OpenPage} page
 * @param {Send} ask
 */
function trial(page, words, ask) {
  return h("section", { class: "rf-try", "data-key": "try" }, [
    h("h3", {}, [icon("die"), h("span", {}, [words["reference-try"]])]),
    h("p", {}, [page.trial]),
    h("details", { class: "crypt-fold rf-table", "data-key": `table-${page.id}` }, [
      h("summary", { "data-key": `table-title-${page.id}` }, [words["reference-table"]]),
      page.table.map(([title, lines]) => [
        h("h4", {}, [title]),
        h("ul", {}, lines.map((line) => h("li", {}, [line]))),
      ]),
    ]),
    button(
      "rules-play",
      [h("span", {}, [words["reference-play"]]), icon("right")],
      () => ask({ do: "rules-play", id: page.id }),
      { class: "crypt-main rf-play" },
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
    const label = h("span", { class: "rf-way-text" }, [
      h("span", { class: "rf-way-word" }, [words[`reference-${to}`]]),
      h("span", {}, [rule.title]),
    ]);
    const told = sign === "left" ? [icon(sign), label] : [label, icon(sign)];
    return button(`rules-${to}`, told, () => open(rule.id), { class: `rf-way rf-${to}` });
  };
  return h("div", { class: "rf-ways", "data-key": "ways" }, [
    way("before", "left"),
    way("after", "right"),
  ]);
}

/**
 * @param {ReferenceData} data
 * @param {Send} ask
 */
export function article(data, words, ask, open, own) {
  const page = data.page;
  return h(
    "article",
    { class: "crypt-card rf-page", "aria-labelledby": own("page"), "data-page": page.id, "data-key": `page-${page.id}` },
    [
      button(
        "rules-list",
        [icon("left"), h("span", {}, [words["reference-list"]])],
        () => open(null),
        { class: "rf-all" },
      ),
      h("header", { class: "rf-head" }, [
        h("p", { class: "crypt-row rf-kicker" }, [
          h("span", {}, [page.part]),
          h("code", {}, [page.id]),
        ]),
        h(
          "h2",
          { id: own("page"), tabindex: "-1", "data-arrive": "", "data-key": "page-title" },
          [page.title],
        ),
      ]),
      h("p", { class: "rf-text" }, [page.text]),
      data.head && page.trial ? trial(page, words, ask) : null,
      page.ruling
        ? h("section", { class: "rf-ruling", "data-key": "ruling" }, [
            h("h3", {}, [icon("scales"), h("span", {}, [words["reference-ruling"]])]),
            h("p", {}, [page.ruling]),
          ])
        : null,
      places(page, words),
      page.related.length
        ? h("section", { class: "rf-related", "data-key": "related" }, [
            h("h3", {}, [icon("book"), h("span", {}, [words["reference-related"]])]),
            chips(page.related, open, "related"),
          ])
        : null,
      neighbours(page, words, open),
    ],
  );
}
