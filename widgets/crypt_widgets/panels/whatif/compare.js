// Two lines of the game side by side.

import { button } from "../../kit/controls.js";
import { h } from "../../kit/dom.js";
import { sheetHead, sheetRow } from "../../kit/sheet.js";

/** @import { Comparison, Send, WhatIfData } from "../../kit/wire.js" */

/** The comparison of two lines: two choices and, once there is one, the table.
 *
 * @param {WhatIfData} data
 * @param {Send} ask */
export function comparison(data, lines, words, ask) {
  if (lines.length < 2) {
    return h("p", { class: "crypt-note" }, [words["whatif-one-line"]]);
  }
  const picked = data.picked ?? [lines[0].id, lines[1].id];
  const choose = (place) =>
    h("label", { class: "wi-pick u-grid u-gap-2 u-slim u-text-2 u-soft" }, [
      h("span", {}, [words[place ? "whatif-line-b" : "whatif-line-a"]]),
      h(
        "select",
        { class: "u-wide u-finger u-y-2 u-x-4 u-text-4 u-paper-2",
          "data-action": place ? "compare-b" : "compare-a",
          "data-key": `compare-${place}`,
          onchange: (event) => {
            const pair = [...picked];
            pair[place] = lines[event.target.selectedIndex].id;
            ask({ do: "compare", a: pair[0], b: pair[1] });
          },
        },
        lines.map((line) =>
          h("option", { value: String(line.id), selected: line.id === picked[place] }, [
            line.end ? `${line.label} · ${line.end}` : line.label,
          ]),
        ),
      ),
    ]);
  return h("div", { class: "crypt-stack" }, [
    h("div", { class: "crypt-stack wi-picks" }, [choose(0), choose(1)]),
    data.compare ? compareTable(data.compare) : null,
    data.compare?.note ? h("p", { class: "crypt-note" }, [data.compare.note]) : null,
    data.compare ? expectation(data.compare, () => ask({ do: "expect", a: picked[0], b: picked[1] })) : null,
  ]);
}

/** What may be expected from where the lines end, or the button that asks for it. Either has the
 * focus after a press.
 *
 * @param {Comparison} compared */
function expectation({ columns, expected }, ask) {
  const key = { "data-key": "expect" };
  if (expected.ask) return button("expect", expected.ask, ask, key);
  const { rows, note } = expected;
  return h("div", { class: "crypt-stack wi-expected", tabindex: rows.length ? "-1" : null, ...key }, [
    rows.length ? compareTable({ columns, rows }) : null,
    h("p", { class: "crypt-note" }, [note]),
  ]);
}

/** The figures of each player below a name, if they are more than one's. Two may have the same name:
 * with the first figure the next player's begin.
 *
 * @param {{ columns: string[], rows: string[][], whose?: string[] }} compared */
function compareTable({ columns, rows, whose = [] }) {
  const begins = rows.map(([figure], at) => at === 0 || (whose.length > 0 && figure === rows[0][0]));
  const starts = rows.map((_, at) => at).filter((at) => begins[at]);
  const look = (at) => ({ class: begins[at + 1] ?? true ? "wi-last" : null });
  const body = (start, number) => {
    const of = whose[start];
    const many = rows.slice(start, starts[number + 1]);
    return h("tbody", { "data-key": String(number) }, [
      of ? h("tr", {}, [h("th", { scope: "rowgroup", colspan: columns.length, class: "wi-whose u-top-6 u-strong" }, [of])]) : null,
      many.map((row, at) => sheetRow(row, look(start + at))),
    ]);
  };
  return h("div", { class: "wi-table-frame" }, [
    h("table", { class: "crypt-figures wi-table" }, [sheetHead(columns), starts.map(body)]),
  ]);
}
