// The coach: a ladder of hints, and every move ranked. Python ranks, words and judges; here it is
// drawn, and asked for.

import { button } from "../../../kit/controls.js";
import { die } from "../../../kit/dice.js";
import { fill, h, keepFocus, morphChildren } from "../../../kit/dom.js";
import { icon, ICONS } from "../../../kit/icons.js";
import { asker, live, ownNames, toolBody } from "../../../kit/live.js";
import { laidNote, layButton } from "../../../kit/lay-move.js";

/** @import { DraftedMove } from "../../../kit/wire.js" */
/** @import {
 *   Aim, CoachData, Filters, ListedRow, MoveList, MoveRow, NamedTreasure, Option, Send,
 * } from "../wire.js" */

ICONS.list = "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01";
ICONS.lock = "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3";

const COLUMNS = ["coins", "ready", "score", "reached", "loss"];
const FIGURE_LOOKS = { score: "u-bold", loss: "u-soft" };

// --- moves ---------------------------------------------------------------------------------------

/** A move: the dice of a claim and where they lie, or the name of what is done.
 *
 * @param {MoveRow} move */
function movePicture({ dice, label }) {
  if (!dice.length) return h("span", { class: "u-inline-line u-wrap u-rows-2 u-columns-5 u-strong" }, [label]);
  return h("span", { class: "u-inline-line u-wrap u-rows-2 u-columns-5 u-strong" }, [
    h("span", { class: "crypt-hear" }, [label]),
    dice.map(([slot, efforts]) =>
      h("span", { class: "co-claim u-inline-line u-gap-2", "aria-hidden": "true" }, [
        efforts.map((effort) => die(effort, null)),
        h("b", { class: "u-bold u-text-4 u-leading-1 u-serif", translate: "no" }, [slot]),
      ]),
    ),
  ]);
}

function bar(width) {
  return h("span", { class: "crypt-bar", "aria-hidden": "true" }, [
    h("span", { style: { width: `${width}%` } }),
  ]);
}

/** What a move promises, as a row of figures, and of when that is.
 *
 * @param {MoveRow} row
 * @param {NamedTreasure[]} treasures
 * @param {string} expected */
function figures(row, treasures, expected, words) {
  const names = new Map((treasures ?? []).map(({ slot, name }) => [slot, name]));
  const figure = (name, text) => h("div", { class: "u-grid u-pack-foot" }, [h("dt", { class: "u-soft u-text-1 u-leading-25 u-breaks" }, [name]), h("dd", { class: "u-strong u-figures" }, [text])]);
  const rows = h("dl", { class: "co-figures u-grid u-rows-4 u-columns-7 u-wide", "aria-label": expected }, [
    row.chances.map(({ slot, text, width }) =>
      h("div", { class: "co-chance u-grid u-pack-foot" }, [
        h("dt", { class: "u-soft u-text-1 u-leading-25 u-breaks" }, [names.get(slot) ?? slot]),
        h("dd", { class: "u-strong u-figures" }, [text, bar(width)]),
      ]),
    ),
    row.coins ? figure(words["coach-column-coins"], row.coins) : null,
    figure(words["coach-column-ready"], row.ready),
    figure(words["coach-final-score"], row.score),
    row.reached ? figure(words["coach-reached"], row.reached) : null,
  ]);
  return [h("p", { class: "u-soft u-text-2 u-leading-4", "aria-hidden": "true" }, [expected]), rows];
}

/** To see a move lie on the table, where it can be laid out, and to play it.
 *
 * @param {MoveRow} row
 * @param {DraftedMove | null} there
 * @param {Send} ask */
function moveButtons({ move, dice }, there, key, words, ask) {
  const play = () => ask({ do: "play", move });
  const laid = there?.move === move;
  return h("div", { class: "crypt-row" }, [
    dice.length ? layButton({ action: "coach-lay", key: `lay-${key}`, move, laid }, words) : null,
    button("coach-play", [icon("check"), words["coach-play"]], play, { class: "co-play", "data-key": `play-${key}` }),
  ]);
}

/** Until the answer comes, which may take a moment, the button shows that it was heard. */
function busy(button) {
  button.setAttribute("aria-busy", "true");
}

// --- hints ---------------------------------------------------------------------------------------

/**
 * @param {CoachData} data
 * @param {Send} ask
 */
function hintLadder(data, words, ask) {
  return [
    h("ol", { class: "co-hints u-stack u-if-any", "data-key": "hints", "aria-live": "polite" }, [
      data.hints.map((paragraphs, i) =>
        h("li", { class: "co-hint u-relative", "data-key": `hint-${i}`, tabindex: "-1" }, [
          h("span", { class: "co-rung u-accent u-text-1 u-bold" }, [fill(words["coach-hint-n"], { n: i + 1 })]),
          paragraphs.map((text, at) => h("p", { class: ["u-leading-4", at && "u-above-3", i === data.hints.length - 1 && !data.best && "u-strong"] }, [text])),
          data.best && i === data.hints.length - 1
            ? h("div", { class: "co-answer u-grid u-gap-5 u-items-start u-above-5" }, [
                data.best.dice.length ? movePicture(data.best) : null,
                figures(data.best, data.treasures, data.expected, words),
                moveButtons(data.best, data.laid, "best", words, ask),
              ])
            : null,
        ]),
      ),
    ]),
    data.next
      ? button(
          "coach-hint",
          [icon("bulb"), data.next],
          (event) => {
            busy(event.currentTarget);
            ask({ do: "coach-hint" });
          },
          { class: "u-wide" },
        )
      : null,
  ];
}

// --- all moves -----------------------------------------------------------------------------------

/** A choice among numbers, or any of them.
 *
 * @param {Option[]} options */
function filter(name, label, options, chosen, words, send) {
  return h("label", { class: "crypt-stack co-filter u-gap-1 u-pack-foot" }, [
    h("span", { class: "crypt-kicker" }, [label]),
    h(
      "select",
      { class: "u-wide u-slim",
        "data-action": name,
        "data-key": name,
        "data-value": chosen ?? "",
        onchange: (event) => send(event.target.value === "" ? null : Number(event.target.value)),
      },
      [
        h("option", { value: "" }, [words["coach-any"]]),
        options.map(({ value, name: text }) => h("option", { value: String(value) }, [text])),
      ],
    ),
  ]);
}

/**
 * @param {Filters} told
 * @param {Send} ask
 */
function filters(told, words, ask) {
  const { slot, servants } = told;
  const send = (wanted) => ask({ do: "coach-filter", slot, servants, ...wanted });
  return h("div", { class: "co-filters u-grid u-gap-5", "data-key": "filters" }, [
    filter("coach-slot", words["coach-filter-slot"], told.slots, slot, words, (value) =>
      send({ slot: value }),
    ),
    filter("coach-servants", words["coach-filter-servants"], told.counts, servants, words, (value) =>
      send({ servants: value }),
    ),
  ]);
}

/**
 * @param {MoveList} list
 * @param {string} expected
 */
function draftBox(list, expected, words) {
  if (!list.draft) {
    return list.claims
      ? h("p", { class: "crypt-note", "data-key": "no-draft" }, [words["coach-draft-none"]])
      : null;
  }
  return h("div", { class: "crypt-stack co-draft u-key u-gap-4 u-y-5 u-x-6", "data-key": "draft" }, [
    movePicture(list.draft),
    h("p", { class: "u-leading-4", "aria-live": "polite" }, [list.draft.text]),
    figures(list.draft, list.treasures, expected, words),
  ]);
}

/** Whether a row is of the move that is being laid out, or of one that differs from it in nothing.
 *
 * @param {ListedRow} row
 * @param {MoveList} list */
function ofTheDraft(row, list) {
  return list.draft !== null && [row.move, ...row.same].includes(list.draft.move);
}

// Labels: coach-column-loss coach-column-rank coach-column-reached coach-column-score

/**
 * @param {ListedRow} row
 * @param {MoveList} list
 * @param {DraftedMove | null} laid
 * @param {Send} ask
 */
function moveRow(row, list, laid, words, ask) {
  const explained = list.explained?.move === row.move;
  const mine = ofTheDraft(row, list);
  const best = row.rank === 1;
  const cell = (name) =>
    h("td", { class: [`co-${name}`, FIGURE_LOOKS[name]], "data-label": words[`coach-column-${name}`] }, [row[name]]);
  const looks = ["co-row u-lined", best && "co-best", mine && "co-mine", explained && "co-open"];
  return [
    h("tr", { class: looks, "data-key": `row-${row.move}` }, [
      h("th", { scope: "row" }, [
        button(
          "coach-explain",
          [
            h("span", { class: "co-rank u-over u-soft u-normal u-text-end" }, [String(row.rank)]),
            movePicture(row),
            best ? h("span", { class: "crypt-badge co-mark" }, [words["coach-best"]]) : null,
            row.even && !best ? h("span", { class: "crypt-badge co-mark" }, [words["coach-even"]]) : null,
            row.for_nothing
              ? h("span", { class: "crypt-badge co-mark u-soft" }, [words["coach-for-nothing"]])
              : null,
            row.ways ? h("span", { class: "crypt-badge co-mark" }, [row.ways]) : null,
            mine ? h("span", { class: "crypt-badge co-mark" }, [words["coach-yours"]]) : null,
          ],
          () => ask({ do: "coach-explain", move: explained ? null : row.move }),
          { class: "u-relative u-wide u-wrap u-rows-1 u-columns-5 u-borderless u-bare u-text-start",
            "data-move": row.move,
            "data-key": `explain-${row.move}`,
            "aria-expanded": explained,
          },
        ),
      ]),
      row.chances.map(({ slot, text, width }) =>
        h("td", { class: "co-chance", "data-label": slot }, [text, bar(width)]),
      ),
      COLUMNS.filter((name) => row[name] !== null).map(cell),
    ]),
    explained
      ? h("tr", { class: "co-detail", "data-key": `detail-${row.move}` }, [
          h("td", { colspan: String(1 + row.chances.length + COLUMNS.length) }, [
            h("div", { class: "u-grid u-gap-4 u-items-start" }, [
              list.explained.text ? h("p", { class: "u-text-4 u-leading-4" }, [list.explained.text]) : null,
              list.explained.same ? h("p", { class: "u-text-4 u-leading-4" }, [list.explained.same]) : null,
              moveButtons(row, laid, "listed", words, ask),
            ]),
          ]),
        ])
      : null,
  ];
}

/** The table of moves. It can be six hundred rows long, so only what has changed is made anew.
 *
 * @param {Send} ask */
function moveTable(ask) {
  let made = new Map();
  const head = h("tr", {});
  const body = h("tbody", {});
  const node = h("table", { class: "co-table u-text-5", "data-key": "table" }, [
    h("thead", { class: "crypt-heads" }, [head]),
    body,
  ]);

  /** The rows of a move: those that stand there, if they still tell the same.
   *
   * @param {ListedRow} row
   * @param {MoveList} list
   * @param {DraftedMove | null} laid */
  function rowsOf(row, list, laid, words) {
    const explained = list.explained?.move === row.move ? list.explained : null;
    const told = JSON.stringify([row, explained, ofTheDraft(row, list), laid?.move === row.move]);
    const old = made.get(row.move);
    if (old?.told === told && old.words === words) return old;
    return { told, words, nodes: moveRow(row, list, laid, words, ask).filter(Boolean) };
  }

  return {
    node,
    update(list, laid, words) {
      const column = (id, text) => h("th", { scope: "col", class: `co-${id}` }, [text]);
      const told = COLUMNS.filter((name) => list.rows[0]?.[name] != null);
      node.setAttribute("aria-label", words["coach-all"]);
      morphChildren(head, [
        column("name", words["coach-column-move"]),
        ...list.treasures.map(({ name }) => column("chance", name)),
        ...told.map((name) => column(name, words[`coach-column-${name}`])),
      ]);
      made = new Map(list.rows.map((row) => [row.move, rowsOf(row, list, laid, words)]));
      const nodes = [...made.values()].flatMap((row) => row.nodes);
      const stay = new Set(nodes);
      for (const gone of [...body.children].filter((child) => !stay.has(child))) gone.remove();
      let at = body.firstChild;
      for (const next of nodes) {
        if (next === at) at = at.nextSibling;
        else body.insertBefore(next, at);
      }
    },
  };
}

/**
 * @param {MoveList} list
 * @param {CoachData} data
 * @param {Send} ask
 */
function allMoves(list, { laid, expected }, words, table, ask, own) {
  table.update(list, laid, words);
  return h("section", { class: "crypt-stack co-list u-gap-6", id: own("coach-list"), "data-key": "list" }, [
    draftBox(list, expected, words),
    list.filters ? filters(list.filters, words, ask) : null,
    h("p", { class: "crypt-note", "data-key": "note" }, [list.note]),
    list.rows.length
      ? table.node
      : h("p", { class: "crypt-note", "data-key": "none" }, [words["coach-none-listed"]]),
    h("div", { class: "crypt-row u-middle u-ends", "data-key": "foot" }, [
      h("span", { class: "u-soft u-text-3", "aria-live": "polite" }, [list.shown]),
      list.more
        ? button("coach-more", [icon("down"), words["coach-more-moves"]], () =>
            ask({ do: "coach-more" }),
          )
        : null,
    ]),
  ]);
}

/**
 * @param {CoachData} data
 * @param {Send} ask
 */
function listButton(data, words, ask, own) {
  const open = Boolean(data.list);
  return button(
    "coach-list",
    [
      icon("list"),
      h("span", {}, [words["coach-all"]]),
      h("span", { class: "u-pushed u-soft u-normal" }, [data.count]),
      icon(open ? "up" : "down"),
    ],
    (event) => {
      if (!open) busy(event.currentTarget);
      ask({ do: "coach-list", open: !open });
    },
    { class: "co-all u-wide u-bare", "aria-expanded": open, "aria-controls": open ? own("coach-list") : null },
  );
}

/** The switch to play for the highest rank, and what that means while it is on.
 *
 * @param {Aim} aim
 * @param {Send} ask */
function aimSwitch(aim, words, ask) {
  return h("div", { class: "crypt-stack co-aim", "data-key": "aim" }, [
    h("label", { class: "crypt-key" }, [
      h("input", {
        type: "checkbox",
        "data-checked": aim.on,
        "data-action": "coach-aim",
        "data-key": "aim-box",
        onchange: (event) => ask({ do: "coach-aim", rank: event.target.checked }),
      }),
      h("span", {}, [words["coach-aim"]]),
    ]),
    aim.note ? h("p", { class: "crypt-note" }, [aim.note]) : null,
  ]);
}

// --- the card ------------------------------------------------------------------------------------

/**
 * @param {CoachData} data
 * @param {Send} ask
 */
function parts(data, words, table, ask, own) {
  return [
    data.quiet
      ? h("p", { class: "crypt-note", "data-key": "quiet" }, [data.quiet])
      : [
          data.hints.length || data.list
            ? null
            : h("p", { class: "crypt-note", "data-key": "intro" }, [words["coach-intro"]]),
          hintLadder(data, words, ask),
          aimSwitch(data.aim, words, ask),
          listButton(data, words, ask, own),
          data.list ? allMoves(data.list, data, words, table, ask, own) : null,
        ],
    laidNote(data.laid),
    h("details", { class: "co-fair u-lined u-top-4 u-soft u-text-2 u-leading-4", "data-key": "fair" }, [
      h("summary", { class: "u-icon-16 u-flex u-gap-4 u-top u-finger-40 u-y-2 u-x-0", "data-action": "coach-fair" }, [icon("lock"), h("span", {}, [data.fair])]),
      h("p", {}, [data.estimate]),
    ]),
  ].flat(Infinity);
}

function render({ model, el }) {
  /** @type {Send} */
  const ask = asker(model, el);
  const own = ownNames();
  const table = moveTable(ask);
  const { body, show } = toolBody(el, "coach");

  /** @param {CoachData} data */
  function draw(data, words) {
    if (!show(data, words["coach-title"])) return;
    const climbing = document.activeElement?.matches('[data-action="coach-hint"]');
    keepFocus(body, () => morphChildren(body, parts(data, words, table, ask, own)));
    for (const box of body.querySelectorAll("[data-checked]")) {
      box.checked = box.dataset.checked === "true";
    }
    for (const select of body.querySelectorAll("select")) select.value = select.dataset.value;
    // The button that gave the last hint is gone: what it gave takes its place.
    if (climbing && !data.next) body.querySelector(".co-hint:last-child")?.focus();
  }

  return live({ model, el }, draw);
}

export default { render };
