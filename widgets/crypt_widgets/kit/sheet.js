// A sheet of figures: the first cell of each row names it, the first column has no name.

import { h } from "./dom.js";

export function sheetHead(columns) {
  const cells = columns.map((name, i) => h(i ? "th" : "td", i ? { scope: "col" } : {}, [name]));
  return h("thead", {}, [h("tr", {}, cells)]);
}

export function sheetRow(cells, look = {}) {
  const cell = (text, i) => h(i ? "td" : "th", i ? {} : { scope: "row" }, [text]);
  return h("tr", look, cells.map(cell));
}
