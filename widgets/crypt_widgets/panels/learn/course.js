// The course and the puzzles as an overview: chapters of lessons, and how far one has come.

import { button } from "../../kit/controls.js";
import { h, svg } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";
import { aloudButton, screenHead } from "../../kit/screens.js";
import { foot } from "./keep.js";
import { tablePicture } from "../../kit/mini-table.js";

/** @import {
 *   ChapterCard, LearnData, LessonCard, Overview, OverviewSheet, Progress, Send,
 * } from "../../kit/wire.js" */

/** A ring of as many parts as there are tasks, the done ones filled; inside a number or a tick.
 *
 * @param {LessonCard["parts"]} parts */
function ring(parts, inside) {
  const round = 2 * Math.PI * 20;
  const gap = parts.length > 1 ? 5 : 0;
  const each = round / parts.length;
  const arc = (name, i) =>
    svg("circle", {
      class: name,
      cx: 24,
      cy: 24,
      r: 20,
      fill: "none",
      "stroke-width": 4,
      "stroke-dasharray": `${each - gap} ${round - each + gap}`,
      "stroke-dashoffset": String(-i * each - gap / 2),
      transform: "rotate(-90 24 24)",
    });
  return h("span", { class: "ln-ring u-centred u-relative u-square", "aria-hidden": "true" }, [
    svg("svg", { class: "ln-arcs u-over", viewBox: "0 0 48 48", focusable: "false" }, [
      parts.map((part, i) => arc(part === "open" ? "ln-arc" : `ln-arc ln-arc-${part}`, i)),
    ]),
    inside,
  ]);
}

/** @param {Progress} progress */
function bar({ done, of, text, help }, words, shownBefore) {
  const share = of ? (100 * done) / of : 0;
  return h("div", { class: "ln-progress", "data-key": "progress" }, [
    h(
      "div",
      {
        class: "crypt-bar ln-bar u-edged u-paper-2",
        role: "progressbar",
        "aria-label": words["learn-progress"],
        "aria-valuemin": "0",
        "aria-valuemax": String(of),
        "aria-valuenow": String(done),
        "aria-valuetext": text,
      },
      [h("span", { class: "ln-bar-fill u-filled", "data-share": String(share), style: { width: `${shownBefore ?? share}%` } })],
    ),
    h("p", { class: "u-above-3 u-text-3 u-soft u-figures", "aria-hidden": "true" }, [text]),
    help ? h("p", { class: "u-above-3 u-text-3 u-soft u-figures ln-needed" }, [help]) : null,
  ]);
}

// --- the course ----------------------------------------------------------------------------------

/**
 * @param {OverviewSheet} sheet
 * @param {Send} ask
 */
function hero(sheet, words, ask, shownBefore) {
  return h("section", { class: "crypt-card ln-hero u-grid u-rows-9 u-columns-11 u-middle u-y-10 u-x-10", "data-key": "hero" }, [
    h("div", { class: "ln-hero-text" }, [
      h("h2", { class: "u-bold u-text-10 u-leading-15 u-serif u-balanced", tabindex: "-1", "data-arrive": "", "data-key": "screen-title" }, [sheet.title]),
      h("p", { class: "u-above-4 u-text-6 u-leading-5 u-soft u-pretty" }, [sheet.about]),
    ]),
    h("div", { class: "u-grid u-gap-7" }, [
      bar(sheet.progress, words, shownBefore),
      button(
        "learn-begin",
        [h("span", {}, [sheet.next.label]), icon("right")],
        () => ask(sheet.next.ask),
        { class: "crypt-main ln-begin u-gap-5 u-card u-y-5 u-x-9 u-text-6 u-laid" },
      ),
      sheet.again &&
        button(
          "learn-refresh",
          [icon("reload"), h("span", {}, [sheet.again.label])],
          () => ask(sheet.again.ask),
          { class: "ln-again" },
        ),
    ]),
  ]);
}

/**
 * @param {LessonCard} lesson
 * @param {Send} ask
 */
function lessonCard(lesson, kind, words, ask, fresh, signs) {
  const done = lesson.state === "done";
  const inside = done || lesson.number === null ? icon(done ? "check" : "cap") : String(lesson.number);
  const looks = [
    "ln-lesson u-grid u-sign-first u-rows-2 u-columns-7 u-top u-y-7 u-x-8 u-paper u-edged u-normal u-text-start",
    `ln-${lesson.state}`,
    lesson.next && "ln-next",
    fresh && "ln-fresh",
  ];
  return h("li", { class: "u-grid", "data-key": `lesson-${lesson.id}` }, [
    button(
      "learn-start",
      [
        ring(lesson.parts, h("span", { class: "ln-number u-centred u-round u-icon-20 u-square u-bold u-text-6 u-leading-1 u-serif" }, [inside])),
        h("span", { class: "u-grid u-gap-2" }, [
          lesson.name ? h("span", { class: "crypt-hear" }, [lesson.name, " "]) : null,
          h("strong", { class: kind === "lesson" ? "u-bold u-text-6 u-leading-25 u-serif" : "u-strong u-text-4 u-leading-3 u-sans" }, [lesson.title]),
          lesson.picture?.length ? tablePicture(lesson.picture, signs ?? {}) : null,
          lesson.about ? h("span", { class: "ln-lesson-about u-leading-4 u-soft" }, [lesson.about]) : null,
          h("span", { class: "crypt-row ln-status u-rows-2 u-columns-5 u-middle u-above-2 u-text-2 u-soft u-unseen" }, [
            h("span", { class: lesson.state !== "open" && "u-strong u-good" }, [lesson.help ? `${lesson.status} · ${lesson.help}` : lesson.status]),
            lesson.next ? h("span", { class: "ln-tag u-round u-y-1 u-x-5 u-accented u-on-accent u-text-1 u-bold" }, [words["learn-chapter-next"]]) : null,
          ]),
        ]),
      ],
      () => ask({ do: "learn-start", kind, id: lesson.id }),
      {
        class: looks,
        "data-lesson": lesson.id,
        "data-state": lesson.state,
        "data-key": `start-${lesson.id}`,
      },
    ),
  ]);
}

/**
 * @param {ChapterCard} told
 * @param {Send} ask
 */
function chapter(told, kind, words, ask, isFresh, own, signs) {
  const title = own(`chapter-${told.id}`);
  return h(
    "section",
    { class: "ln-chapter", "aria-labelledby": title, "data-key": `chapter-${told.id}` },
    [
      h("header", { class: "crypt-row ln-chapter-head u-rows-1 u-columns-6 u-base u-below-6" }, [
        h("h3", { class: "u-bold u-text-8 u-leading-2 u-serif", id: title }, [told.title]),
        told.count ? h("span", { class: "crypt-chip" }, [told.count]) : null,
        told.about ? h("p", { class: "u-own-line u-soft" }, [told.about]) : null,
      ]),
      h(
        "ol",
        { class: "ln-lessons u-grid u-gap-6" },
        told.lessons.map((lesson) => lessonCard(lesson, kind, words, ask, isFresh(lesson), signs)),
      ),
    ],
  );
}

/** The screen of a sheet. What has been done since it was last seen is shown as fresh.
 *
 * @param {LearnData} told */
export function courseScreen(panel, told, words) {
  const { ask, own, shares } = panel;
  const { sheet } = told;
  const isFresh = newlyDone(panel.seen, sheet);
  return h("div", { class: `sc-screen ln-screen ln-screen-${told.screen}`, "data-key": `screen-${told.screen}` }, [
    screenHead(told.head, ask),
    hero(sheet, words, ask, shares[told.screen]),
    h("div", { class: "crypt-stack ln-chapters u-gap-11", "data-key": "chapters" }, [
      sheet.chapters.map((one) => chapter(one, sheet.kind, words, ask, isFresh, own, sheet.signs)),
    ]),
    sheet.aloud ? h("p", { "data-key": "to-aloud" }, [aloudButton(sheet.aloud, () => ask({ do: "rules-open", id: sheet.aloud?.id }))]) : null,
    foot(panel, sheet.keep, words),
  ]);
}

/** @param {Overview} sheet */
function newlyDone(seen, sheet) {
  const before = seen.get(sheet.kind);
  const all = sheet.chapters.flatMap((one) => one.lessons);
  const done = new Set(all.filter((one) => one.state === "done").map((one) => one.id));
  seen.set(sheet.kind, done);
  return ({ id }) => before !== undefined && done.has(id) && !before.has(id);
}

/** A bar that has grown since it was last seen grows before one's eyes. */
export function growBar({ el, shares }, name) {
  const fillOf = el.querySelector(".ln-bar-fill");
  if (!fillOf) return;
  const share = fillOf.dataset.share;
  shares[name] = share;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      fillOf.style.width = `${share}%`;
    }),
  );
}
