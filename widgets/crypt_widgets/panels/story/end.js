// How a game ended, in one look: the rank or who won, what made the points, and what next.

import { button } from "../../kit/controls.js";
import { mark } from "../../kit/dice.js";
import { h, svg } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";
import { sheetHead, sheetRow } from "../../kit/sheet.js";

/** @import { Offer } from "../../kit/bar-offers.js" */
/** @import { ChapterEnd, EndCard, EndPart, Rung, Send, Sheet, WayOn } from "../../kit/wire.js" */

/** So many ways on stand in the bar, which has nothing else at a game's end. */
const IN_BAR = 2;

const SIGNS = { mistake: "back", lesson: "right", review: "chart", again: "reload", new: "plus", dare: "scales", day: "share", course: "cap" };
/** Ways that the frame knows, by what asks it for them. */
const OF_FRAME = { new: "crypt:new-game", dare: "crypt:dare", day: "crypt:pass-on" };

/** It stands where the news stand while the game goes on.
 *
 * @param {EndCard} end
 * @param {Send} ask
 * @param {() => void} leave called before another game comes to the table */
export function endCard(end, words, ask, leave, barred) {
  const alone = end.players.length === 1;
  const ways = end.ways.slice(barred ? IN_BAR : 0);
  return h("article", { class: "crypt-stack st-ending u-gap-6", "data-key": "story-end" }, [
    h("h2", { class: "st-verdict u-bold u-text-8 u-leading-2 u-serif u-balanced" }, [end.verdict]),
    end.ladder.length ? ladder(end.ladder, words) : null,
    end.next && end.chapter ? h("p", { class: "u-soft u-text-4" }, [end.next]) : null,
    end.chapter ? chapterEnd(end.chapter, words) : null,
    end.compared ? h("p", { class: "st-compared u-strong" }, [end.compared]) : null,
    end.like ? h("p", { class: "u-soft u-text-4" }, [end.like]) : null,
    end.next && !end.chapter ? h("p", { class: "u-soft u-text-4" }, [end.next]) : null,
    alone ? strip(end, 0, wonBy(end, 0)) : standings(end),
    h("ul", { class: "crypt-row st-made u-rows-1 u-columns-7 u-text-3" }, end.parts.map((part, i) => madeOf(part, i, alone))),
    end.unreviewed ? h("p", { class: "crypt-note" }, [end.unreviewed]) : null,
    ways.length
      ? h("div", { class: "crypt-row st-ways u-icon-18" }, ways.map((way, i) => wayOn(way, i, ask, leave, barred)))
      : null,
  ]);
}

/** What ends with this game: first what went well, last what there is to try again.
 *
 * @param {ChapterEnd} chapter */
function chapterEnd(chapter, words) {
  return h("div", { class: "crypt-note st-chapter u-grid u-gap-4 u-y-4 u-x-5 u-ink u-good-paper u-part", "data-key": "chapter-end" }, [
    h("h3", { class: "u-line u-gap-3 u-text-5" }, [icon("cap"), h("span", {}, [chapter.title])]),
    chapter.well ? h("p", {}, [chapter.well]) : null,
    chapter.compared ? h("p", { class: "u-soft" }, [chapter.compared]) : null,
    chapter.pending ? h("p", { class: "u-soft", role: "status" }, [words["chapter-end-working"]]) : h("p", { class: "st-try" }, [chapter.text]),
  ]);
}

/** The ranks as steps, with somebody on the one reached.
 *
 * @param {Rung[]} rungs */
function ladder(rungs, words) {
  const reached = rungs.findIndex((rung) => rung.here);
  return h(
    "ol",
    { class: "st-ladder u-grid u-foot u-gap-1", "aria-label": words["story-ranks"] },
    rungs.map((rung, i) =>
      h(
        "li",
        {
          class: `st-rung u-grid u-items-middle${i <= reached ? " st-reached" : ""}`,
          style: { "--height": String(i + 1), "--of": String(rungs.length) },
          "aria-current": rung.here ? "true" : null,
        },
        [
          rung.here ? somebody() : null,
          h("span", { class: "st-tread u-wide u-top-1 u-soft u-text-2 u-figures u-leading-2 u-text-center" }, [String(rung.least)]),
          h("span", { class: ["st-rank u-wide u-top-2 u-text-1 u-leading-2 u-text-center", rung.here ? "u-ink u-bold" : "u-soft"] }, [rung.name]),
        ],
      ),
    ),
  );
}

function somebody() {
  return svg("svg", { class: "st-somebody u-square", viewBox: "0 0 24 24", "aria-hidden": "true" }, [
    svg("path", { d: "M12 1.5a4.2 4.2 0 0 1 2.7 7.4c3.3 1.3 5 4.8 5.3 13.6H4c.3-8.8 2-12.3 5.3-13.6A4.2 4.2 0 0 1 12 1.5z" }),
  ]);
}

/** What a player's points were made of, as lengths; figures and names stand elsewhere.
 *
 * What was lost again is struck off the end of what was won, so what is left is as long as the total.
 *
 * @param {EndCard} end */
function strip(end, place, most) {
  const share = (points) => `${(points / Math.max(most, 1)) * 100}%`;
  const left = Math.max(end.players[place].total, 0);
  const lost = wonBy(end, place) - left;
  return h("div", { class: "st-strip u-relative u-flex", "aria-hidden": "true" }, [
    end.parts.map((part, i) => {
      const points = part.points[place];
      if (points <= 0) return null;
      return h("span", { class: "st-part u-mark", ...looksOf(part, i), style: { "inline-size": share(points) } });
    }),
    lost > 0 ? h("span", { class: "st-lost u-mark u-over", style: { "inset-inline-start": share(left), "inline-size": share(lost) } }) : null,
  ]);
}

/** Everything that a player has won, whatever was lost again.
 *
 * @param {EndCard} end */
function wonBy({ parts }, place) {
  return parts.reduce((sum, part) => sum + Math.max(part.points[place], 0), 0);
}

/** The colour that it has on the table, or one of the chart's.
 *
 * @param {EndPart} part */
function looksOf({ kind }, i) {
  return { "data-part": i, "data-skull": kind || null };
}

/** Everybody's points, the best first.
 *
 * @param {EndCard} end */
function standings(end) {
  const most = Math.max(...end.players.map((_, place) => wonBy(end, place)));
  return h("ol", { class: "st-standings u-grid u-gap-4" }, [
    end.players.map((player, place) =>
      h("li", { class: ["u-grid u-sign-last u-rows-1 u-columns-6 u-middle", player.won && "st-winner u-bold"] }, [
        h("span", { class: "st-who u-line u-icon-18 u-gap-4 u-text-4 u-breaks" }, [
          mark(player.seat),
          h("span", {}, [player.name]),
          player.won ? icon("trophy") : null,
        ]),
        strip(end, place, most),
        h("strong", { class: "u-bold u-text-8 u-leading-1 u-serif u-text-end" }, [String(player.total)]),
      ]),
    ),
  ]);
}

/** A part of the strip by its name, and with its points where there is one player.
 *
 * @param {EndPart} part */
function madeOf(part, i, alone) {
  const looks = part.points.some((points) => points > 0) ? { class: "st-part u-mark u-square", ...looksOf(part, i) } : { class: "st-lost u-mark u-square" };
  return h("li", { class: "u-line u-gap-3" }, [
    h("span", { ...looks, "aria-hidden": "true" }),
    h("span", {}, [part.label]),
    alone ? h("strong", {}, [String(part.points[0])]) : null,
  ]);
}

/** Without a bar the first way on is the one that is proposed.
 *
 * @param {WayOn} way
 * @param {Send} ask */
function wayOn(way, place, ask, leave, barred) {
  const { id, label, waits } = way;
  const press = (event) => waits || follow(way, event.currentTarget, ask, leave);
  return button(`end-${id}`, [icon(SIGNS[id]), h("span", {}, [label])], press, {
    "aria-disabled": waits ? "true" : null,
    class: ["u-finger u-x-5", place === 0 && !barred && "crypt-main"],
  });
}

/** Go one of the ways; `from` is an element of the app.
 *
 * @param {WayOn} way
 * @param {Send} ask */
function follow({ id, ask: message, offer }, from, ask, leave) {
  if (message === null) {
    from.dispatchEvent(new CustomEvent(OF_FRAME[id], { bubbles: true, detail: offer }));
    return;
  }
  if (id === "again") leave();
  ask(message);
}

/** The first ways, for the bar.
 *
 * @param {EndCard | null} end
 * @param {Send} ask
 * @returns {Offer[]} */
export function endOffers(end, from, ask, leave) {
  return (end?.ways ?? []).slice(0, IN_BAR).map((way, place) => ({
    name: `go-${way.id}`,
    label: way.label,
    sign: SIGNS[way.id],
    loud: place === 0,
    off: way.waits,
    press: () => follow(way, from, ask, leave),
  }));
}

/** The final score line by line, for whoever unfolds it.
 *
 * @param {Sheet} sheet */
export function scoreSheet(sheet) {
  if (!sheet) return null;
  return h("details", { class: "crypt-fold st-sheet", "data-key": "story-sheet" }, [
    h("summary", { "data-action": "sheet", "data-key": "story-sheet-title" }, [sheet.title]),
    // It scrolls sideways when four names are long, so it takes the focus.
    h(
      "div",
      { class: "st-sheet-frame", tabindex: "0", role: "region", "aria-label": sheet.title },
      h("table", { class: "crypt-figures" }, [
        sheetHead(sheet.columns),
        h("tbody", {}, sheet.rows.map((row) => sheetRow(row))),
        h("tfoot", {}, [sheetRow(sheet.total)]),
      ]),
    ),
  ]);
}
