// The claim that is tried, by a slider over its efforts; and efforts side by side, with what each
// promises.

import { button } from "../../../kit/controls.js";
import { h } from "../../../kit/dom.js";
import { laidNote, layButton } from "../../../kit/lay-move.js";
import { BOX, choice } from "./controls.js";

/** @import { Efforts, OddsData, SliderStop } from "../wire.js" */

const FIGURES = ["kept", "tired", "coins", "ready"];

// Labels: odds-kept odds-kept-short odds-ready odds-ready-short odds-coins odds-coins-short
// Labels: odds-tired odds-tired-short odds-tired-tip
function meter(name, row, words) {
  const figure = row?.ok ? row[name] : null;
  const tip = words[`odds-${name}-tip`] ?? null;
  return h("li", { class: `od-meter u-grid u-sign-last u-rows-2 u-columns-5 u-foot u-text-3 u-leading-25 od-meter-${name}`, title: tip, "data-meter": name, "data-key": name }, [
    h("span", { class: "od-meter-name" }, [words[`odds-${name}`]]),
    h("strong", { class: "u-figures" }, [figure?.text ?? "\u2013"]),
    h("span", { class: "crypt-bar od-meter-track u-across u-paper-2", "aria-hidden": "true" }, [
      h("span", { class: "od-meter-bar u-drawn", style: { width: `${figure?.width ?? 0}%` } }),
    ]),
    name === "kept" && row?.exact ? h("span", { class: "od-fraction u-soft u-text-2 u-figures" }, [row.exact]) : null,
  ]);
}

function effortsTable(rows, now, words, slide) {
  return h("table", { class: "od-efforts-table u-text-3" }, [
    h("thead", {}, [
      h("tr", {}, [
        h("th", { scope: "col" }, [words["odds-effort"]]),
        ...FIGURES.map((name) =>
          h("th", { scope: "col", title: words[`odds-${name}-tip`] ?? words[`odds-${name}`] }, [words[`odds-${name}-short`]]),
        ),
      ]),
    ]),
    h("tbody", {}, rows.map((row) => effortRow(row, row === now, slide))),
  ]);
}

function effortRow(row, isNow, slide) {
  const choose = button(
    `odds-effort-${row.effort}`,
    [String(row.effort)],
    () => slide({ effort: row.effort }),
    { class: "u-unpadded", "aria-pressed": isNow, "aria-label": row.spoken },
  );
  return h("tr", { class: isNow ? "od-now" : null, "data-effort-row": String(row.effort) }, [
    h("th", { scope: "row" }, [choose]),
    ...(row.ok
      ? FIGURES.map((name) => h("td", {}, [row[name].text]))
      : [h("td", { colspan: "4", class: "od-why u-soft u-text-2 u-normal" }, [row.why])]),
  ]);
}

/** The slider: nobody, then every effort.
 *
 * @param {SliderStop} at */
function effortSlider(at, now, words, slide) {
  return h("label", { class: "od-slider u-grid u-sign-last u-base" }, [
    h("span", { class: "crypt-kicker" }, [words["odds-effort"]]),
    h("output", { class: "u-bold u-text-7 u-leading-1 u-sans" }, [at.effort ? String(at.effort) : words["odds-nobody"]]),
    h("input", { class: "u-across",
      type: "range",
      min: "0",
      max: "6",
      step: "1",
      "data-value": String(at.effort),
      "data-action": "odds-effort",
      "data-key": "odds-effort",
      "aria-label": words["odds-effort"],
      "aria-valuetext": now?.spoken ?? String(at.effort),
      style: { "--at": String(at.effort / 6) },
      oninput: (event) => slide({ effort: Number(event.target.value) }),
    }),
    h(
      "span",
      { class: "od-ticks u-flex u-across u-ends u-y-0 u-x-5 u-soft u-text-2", "aria-hidden": "true" },
      ["\u2013", 1, 2, 3, 4, 5, 6].map((tick) => h("span", {}, [String(tick)])),
    ),
  ]);
}

/** The row at which the slider stands.
 *
 * @param {Efforts} told
 * @param {SliderStop} at */
function rowAt(told, at) {
  return told.rows.find((row) => row.effort === at.effort && (row.count === at.count || !at.effort));
}

/** On which treasure, with how many dice, and the slider: all the rest tells of the claim with that.
 *
 * @param {OddsData} data */
export function claimTried(panel, data, words) {
  const { own, ask, at, slide } = panel;
  const told = data.efforts;
  const now = rowAt(told, at);
  const counts = told.counts.map(({ count, ok }) => ({ id: count, text: String(count), off: !ok }));
  const slots = told.slots.map(({ slot, letter, name }) => ({ id: slot, text: `${letter} ${name}` }));
  const laid = data.laid !== null && now?.claim === data.laid.move;
  return h("section", { class: [BOX, "od-claim"], "aria-label": words["odds-claim"], "data-key": "claim" }, [
    choice(own, "odds-slot", words["odds-on"], slots, told.slot, (slot) => ask({ do: "odds-slot", slot })),
    told.none
      ? h("p", { class: "crypt-note" }, [told.none])
      : [
          choice(own, "odds-count", words["odds-with"], counts, at.count, (count) => slide({ count })),
          effortSlider(at, now, words, slide),
          h("ul", { class: "od-meters u-grid u-rows-4 u-columns-7", "data-key": "meters" }, FIGURES.map((name) => meter(name, now, words))),
          h("p", { class: "crypt-note od-tires", "data-key": "tires" }, [now?.note ?? ""]),
          told.lays
            ? layButton({ action: "odds-lay", key: "odds-lay", move: now?.claim ?? "", laid, off: !now?.ok || !now.claim }, words)
            : null,
        ],
    laidNote(data.laid),
  ]);
}

/** What each effort with so many dice promises, side by side.
 *
 * @param {Efforts} told */
export function efforts(panel, told, words) {
  const { at, slide } = panel;
  const now = rowAt(told, at);
  const rows = told.rows.filter((row) => row.count === at.count);
  return h("section", { class: [BOX, "od-efforts"], "data-key": "efforts" }, [
    h("h3", {}, [words["odds-efforts"]]),
    effortsTable(rows, now, words, slide),
    h("p", { class: "crypt-note" }, [words["odds-efforts-note"]]),
  ]);
}
