// Efforts side by side: a slider over them with what each promises, and all of them in a table.

import { button } from "../../static/controls.js";
import { h } from "../../static/dom.js";
import { choice } from "./odds-controls.js";

/** @import { Efforts, SliderStop } from "./wire.js" */

const FIGURES = ["kept", "tired", "coins", "ready"];

function meter(name, row, words) {
  const figure = row?.ok ? row[name] : null;
  const tip = words[`odds-${name}-tip`] ?? null;
  return h("li", { class: `od-meter od-meter-${name}`, title: tip, "data-meter": name, "data-key": name }, [
    h("span", { class: "od-meter-name" }, [words[`odds-${name}`]]),
    h("strong", {}, [figure?.text ?? "–"]),
    h("span", { class: "crypt-bar od-meter-track", "aria-hidden": "true" }, [
      h("span", { class: "od-meter-bar", style: { width: `${figure?.width ?? 0}%` } }),
    ]),
    name === "kept" && row?.exact ? h("span", { class: "od-fraction" }, [row.exact]) : null,
  ]);
}

function effortsTable(rows, now, words, slide) {
  return h("table", { class: "od-efforts-table" }, [
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
    { "aria-pressed": isNow, "aria-label": row.spoken },
  );
  return h("tr", { class: isNow ? "od-now" : null, "data-effort-row": String(row.effort) }, [
    h("th", { scope: "row" }, [choose]),
    ...(row.ok
      ? FIGURES.map((name) => h("td", {}, [row[name].text]))
      : [h("td", { colspan: "4", class: "od-why" }, [row.why])]),
  ]);
}

/** @param {SliderStop} at */
function effortSlider(at, now, words, slide) {
  return h("label", { class: "od-slider" }, [
    h("span", { class: "crypt-kicker" }, [words["odds-effort"]]),
    h("output", {}, [String(at.effort)]),
    h("input", {
      type: "range",
      min: "1",
      max: "6",
      step: "1",
      "data-value": String(at.effort),
      "data-action": "odds-effort",
      "data-key": "odds-effort",
      "aria-label": words["odds-effort"],
      "aria-valuetext": now?.spoken ?? String(at.effort),
      style: { "--at": String((at.effort - 1) / 5) },
      oninput: (event) => slide({ effort: Number(event.target.value) }),
    }),
    h(
      "span",
      { class: "od-ticks", "aria-hidden": "true" },
      [1, 2, 3, 4, 5, 6].map((tick) => h("i", {}, [String(tick)])),
    ),
  ]);
}

/** With how many dice, the slider, and what the effort at which it stands promises.
 *
 * @param {Efforts} told */
function oneEffort(panel, told, now, words) {
  const { own, at, slide } = panel;
  const counts = told.counts.map(({ count, ok }) => ({ id: count, text: String(count), off: !ok }));
  return [
    choice(own, "odds-count", words["odds-with"], counts, at.count, (count) => slide({ count })),
    effortSlider(at, now, words, slide),
    now && !now.ok ? h("p", { class: "crypt-note" }, [now.why]) : null,
    h("ul", { class: "crypt-stack" }, FIGURES.map((name) => meter(name, now, words))),
    told.laid === null ? null : layIt(told, now, words),
  ];
}

/** What the slider promises is not yet what all the rest tells of: one press lays it on the table.
 *
 * @param {Efforts} told */
function layIt(told, now, words) {
  const laid = now?.claim === told.laid;
  const press = (event) => {
    if (laid || !now?.ok) return;
    const claim = new CustomEvent("crypt:lay", { bubbles: true, detail: now.claim });
    event.currentTarget.dispatchEvent(claim);
  };
  return h("div", { class: "od-lay" }, [
    button("odds-lay", [words[laid ? "odds-laid" : "odds-lay"]], press, {
      "aria-disabled": laid || !now?.ok,
    }),
    h("p", { class: "crypt-note" }, [words["odds-lay-note"]]),
  ]);
}

/** @param {Efforts} told */
export function efforts(panel, told, words) {
  const { own, ask, at, slide } = panel;
  const rows = told.rows.filter((row) => row.count === at.count);
  const now = rows.find((row) => row.effort === at.effort);
  const slots = told.slots.map(({ slot, letter, name }) => ({ id: slot, text: `${letter} ${name}` }));
  return h("section", { class: "od-box od-efforts", "data-key": "efforts" }, [
    h("h3", {}, [words["odds-efforts"]]),
    h("div", { class: "od-efforts-body" }, [
      h("div", { class: "od-slide" }, [
        choice(own, "odds-slot", words["odds-on"], slots, told.slot, (slot) =>
          ask({ do: "odds-slot", slot }),
        ),
        told.none
          ? h("p", { class: "crypt-note" }, [told.none])
          : oneEffort(panel, told, now, words),
      ]),
      told.none ? null : effortsTable(rows, now, words, slide),
    ]),
    h("p", { class: "crypt-note" }, [words["odds-efforts-note"]]),
  ]);
}
