// Exact help for Sedlec: chances of the graveyard, what one card adds, the best arrangement.
// Python counts and words; here it is drawn.

import { h, keepFocus, morphChildren } from "../../../kit/dom.js";
import { icon } from "../../../kit/icons.js";
import { asker, live, ownNames, toolBody } from "../../../kit/live.js";
import { laidNote, layButton } from "../../../kit/lay-move.js";
import { backPicture, boardSheet, skullPicture } from "../art.js";

/** @import { DraftedMove } from "../../../kit/wire.js" */
/** @import {
 *   ActionRow, Actions, Arranged, ArrangedCrypt, CardFaces, Graves, HelpData, Send, SkullChance,
 * } from "../wire.js" */


// --- small parts ---------------------------------------------------------------------------------

function helpBar(width) {
  return h("span", { class: "crypt-bar", "aria-hidden": "true" }, [
    h("span", { style: { width: `${width}%` } }),
  ]);
}

/** A card as two skulls, one above the other; the text beside it names it.
 *
 * @param {string} art
 * @param {CardFaces} card */
function helpCard(art, { top, bottom, label }) {
  return h("span", { class: "he-card u-block u-fixed u-cut u-laid", title: label }, [
    [top, bottom].map((kind) => skullPicture(art, kind)),
  ]);
}

function section(art, name, title, children) {
  const id = `${art}-${name}`;
  return h("section", { class: `crypt-stack he-part he-${name}`, "aria-labelledby": id, "data-key": name }, [
    h("h3", { class: "u-text-6", id }, [title]),
    children,
  ]);
}

function note(text, key) {
  return text ? h("p", { class: "crypt-note", "data-key": key }, [text]) : null;
}

// --- what lies face-down -------------------------------------------------------------------------

/** @param {SkullChance} told */
function chance(told) {
  return h("td", { class: "he-chance u-y-3 u-x-3 u-text-start" }, [
    told
      ? [
          h("span", { class: "u-strong" }, [told.text]),
          h("span", { class: "he-exact u-soft u-text-1 u-nowrap" }, [told.exact]),
          helpBar(told.width),
        ]
      : null,
  ]);
}

// Labels: help-column-one help-column-two help-column-skull

/** @param {Graves} graves */
function gravesPart(art, graves, cards, words) {
  const column = (id) => h("th", { class: "u-y-3 u-x-3 u-text-start", scope: "col" }, [words[`help-column-${id}`]]);
  return section(art, "graves", words["help-graves"], [
    note(graves.note, "graves-note"),
    note(cards, "cards"),
    graves.rows.length
      ? h("table", { class: "he-table u-text-5" }, [
          h("thead", { class: "crypt-heads" }, [h("tr", {}, [column("skull"), column("one"), graves.two ? column("two") : null])]),
          h("tbody", {}, [
            graves.rows.map((row) =>
              h("tr", { class: "u-lined", "data-key": `skull-${row.skull}`, "data-skull-row": row.skull }, [
                h("th", { class: "u-y-3 u-x-3 u-text-start u-line u-gap-5 u-normal", scope: "row" }, [
                  h("span", { class: "he-skull u-fixed" }, [skullPicture(art, row.skull)]),
                  h("span", { class: "u-grid u-slim u-leading-3" }, [
                    h("b", {}, [row.name]),
                    h("span", { class: "u-soft u-text-2" }, [row.text]),
                  ]),
                ]),
                chance(row.one),
                graves.two ? chance(row.two) : null,
              ]),
            ),
          ]),
        ])
      : null,
  ]);
}

// --- what one card adds --------------------------------------------------------------------------

/**
 * @param {ActionRow} row
 * @param {DraftedMove | null} laid
 * @param {boolean} first
 */
function actionRow(art, row, laid, first, words) {
  const mark = row.best ? words["help-best"] : null;
  const back = () => h("span", { class: "he-card u-block u-fixed u-cut u-laid he-back" }, [backPicture(art)]);
  return h("li", { class: ["he-action u-top u-grid u-rows-2 u-columns-6 u-y-5 u-x-0", !first && "u-lined"], "data-key": `do-${row.move}`, "data-move": row.move }, [
    h("div", { class: "u-flex u-gap-2 u-center", "aria-hidden": "true" }, [
      row.card ? helpCard(art, row.card) : Array.from({ length: row.backs }, back),
    ]),
    h("div", { class: "he-what" }, [
      h("p", { class: "crypt-row u-rows-1 u-columns-5 u-middle u-strong u-leading-3" }, [row.label, mark ? h("span", { class: "crypt-badge" }, [mark]) : null]),
      h("p", { class: "u-text-4 u-leading-4" }, [row.reason]),
      row.same ? h("p", { class: "u-text-4 u-leading-4" }, [row.same]) : null,
      row.places.length > 1
        ? h("p", { class: "crypt-row u-rows-1 u-columns-5 u-soft u-text-2 u-figures" }, [
            h("span", {}, [words["help-places"]]),
            row.places.map(({ place, text }) => h("span", { class: "u-nowrap" }, [h("b", {}, [place]), ` ${text}`])),
          ])
        : null,
      layButton(
        { action: "help-lay", key: `lay-${row.move}`, move: row.move, laid: laid?.move === row.move, label: row.label },
        words,
      ),
    ]),
    h("div", { class: ["u-grid u-gap-2 u-text-7 u-bold u-figures u-leading-2 u-text-end", row.best && "u-good"] }, [
      h("span", { "aria-hidden": "true" }, [row.points]),
      h("span", { class: "crypt-hear" }, [row.hear]),
      helpBar(row.width),
    ]),
  ]);
}

// Labels: help-take help-lay

/** The cards to lay, or those to take: each list is ranked for itself.
 *
 * @param {ActionRow[]} rows
 * @param {DraftedMove | null} laid */
function actionList(art, name, rows, laid, about, words) {
  if (!rows.length) return null;
  const id = `${art}-${name}`;
  return h("div", { class: "crypt-stack he-group u-gap-1", "data-key": name, "data-list": name }, [
    h("h4", { class: "u-text-4", id }, [words[`help-${name}`]]),
    note(about, `${name}-note`),
    h("ol", { class: "he-list", "aria-labelledby": id }, [rows.map((row, i) => actionRow(art, row, laid, i === 0, words))]),
  ]);
}

/**
 * @param {string} art
 * @param {Actions} actions
 * @param {DraftedMove | null} laid
 */
function actionsPart(art, { lay, take }, laid, words) {
  return section(art, "actions", words["help-actions"], [
    note(words["help-actions-note"], "actions-note"),
    actionList(art, "lay", lay, laid, null, words),
    actionList(art, "take", take, laid, words["help-take-note"], words),
    laidNote(laid),
  ]);
}

// --- the best arrangement ------------------------------------------------------------------------

/** A crypt as it would stand: half a card to the side for each row, new cards marked.
 *
 * @param {ArrangedCrypt} crypt */
function cryptPicture(art, crypt, words) {
  const width = Math.max(...crypt.cards.map(({ x }) => x)) + 2;
  return h("div", { class: "crypt-row u-rows-6 u-columns-10 u-middle" }, [
    h(
      "div",
      { class: "he-crypt u-grid u-key u-y-5 u-x-5", "aria-hidden": "true", style: { "--halves": width, "--rows": crypt.rows } },
      [
        crypt.cards.map(({ place, x, row, card, fresh }) =>
          h(
            "span",
            {
              class: ["he-at u-relative u-block", fresh && "he-new u-mark"],
              "data-place": place,
              style: { "grid-column": `${x + 1} / span 2`, "grid-row": crypt.rows + 1 - row },
            },
            [helpCard(art, card), h("span", { class: "he-where u-over u-mark u-y-0 u-x-2 u-paper u-ink u-text-1 u-bold u-leading-4" }, [place])],
          ),
        ),
      ],
    ),
    h("ul", { class: "u-grid u-gap-2 u-leading-35", "aria-label": words["help-new"] }, [crypt.lines.map((line) => h("li", {}, [line]))]),
  ]);
}

/**
 * @param {Arranged} arrange
 * @param {Send} ask
 */
function arrangePart(art, arrange, words, ask) {
  const { ceiling } = arrange;
  return section(art, "arrange", words["help-arrange"], [
    note(arrange.note, "arrange-note"),
    arrange.crypt?.lines.length ? cryptPicture(art, arrange.crypt, words) : null,
    note(arrange.same, "same"),
    ceiling
      ? [
          h(
            "button",
            {
              type: "button",
              class: "he-ceiling u-line u-gap-5 u-ends u-wide u-text-start",
              "data-action": "help-ceiling",
              "data-key": "help-ceiling",
              "aria-expanded": ceiling.open,
              onclick: () => ask({ do: "help-ceiling", open: !ceiling.open }),
            },
            [h("span", {}, [ceiling.label]), icon(ceiling.open ? "up" : "down")],
          ),
          ceiling.crypt ? h("div", { "data-key": "ceiling" }, [cryptPicture(art, ceiling.crypt, words)]) : null,
        ]
      : null,
  ]);
}

// --- the card ------------------------------------------------------------------------------------

function render({ model, el }) {
  /** @type {Send} */
  const ask = asker(model, el);
  const art = ownNames()("help");
  const { body, show } = toolBody(el, "help");

  /** @param {HelpData} data */
  function draw(data, words) {
    if (!show(data, words["help-title"])) return;
    keepFocus(body, () =>
      morphChildren(body, [
        boardSheet(art),
        data.who ? h("p", { class: "crypt-note u-ink u-strong", "data-key": "who" }, [data.who]) : null,
        data.actions.lay.length + data.actions.take.length ? actionsPart(art, data.actions, data.laid, words) : null,
        gravesPart(art, data.graves, data.cards, words),
        data.arrange ? arrangePart(art, data.arrange, words, ask) : null,
        h("p", { class: "crypt-note u-flex u-gap-4 u-top u-lined u-top-5 u-text-2", "data-key": "fair" }, [icon("eye"), h("span", {}, [words["help-fair"]])]),
      ]),
    );
  }

  return live({ model, el }, draw);
}

export default { render };
