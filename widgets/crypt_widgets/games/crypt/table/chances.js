// What the rolls will do to the claim that is being laid out, told under each treasure.

import { h } from "../../../kit/dom.js";
import { remember } from "../../../kit/memory.js";
import { say } from "../../../kit/table-state.js";
import { effortsOn } from "./draft.js";
import { claiming } from "./lookup.js";

/**
 * @import { Spot } from "./lookup.js"
 * @import { Table } from "./panel.js"
 * @import { Send } from "../wire.js" */

/** Where the browser keeps that somebody would rather not be told. */
export const CHANCES = "crypt.chances";

/** Whether the table may tell the chances of what is laid out here.
 *
 * @param {Table} table */
function offered({ data }) {
  return claiming(data) && Boolean(data.ask.chances);
}

/** The way to all that the chances come from.
 *
 * @param {Table} table */
function openOdds(table) {
  /** @type {Send} */ (table.ask)({ do: "tool", name: "odds" });
}

/** The line under a treasure; its place is kept from the first touch to the last, so that nothing
 * moves when a servant comes or goes.
 *
 * @param {Table} table
 * @param {Spot} t */
export function chanceLine(table, t) {
  if (!offered(table) || !table.chances) return null;
  const laid = effortsOn(table.draft, t.slot).length > 0;
  const told = laid && table.data.verdict?.chances.find((it) => it.slot === t.slot);
  const key = { class: "tb-chance", "data-key": "chance", "data-chance": t.slot };
  if (!told) return h("div", key);
  // Who plays against people has no tool to open: what others will do is not to be counted.
  const more = told.opens ? `${told.label} ${say(table, "table-chance-more")}` : told.label;
  const parts = [
    told.kept ? [h("b", {}, told.kept), " "] : null,
    h("span", {}, told.tires),
    h("span", { class: "crypt-hear" }, `. ${more}`),
  ];
  const looks = {
    class: [
      "tb-told u-line u-plain u-relative u-down u-center u-rows-0 u-columns-2 u-wide u-flat u-ink u-medium u-text-2 u-leading-10 u-sans u-figures u-text-center",
      table.waiting && "tb-stale",
    ],
    "data-key": "told",
    title: told.label,
  };
  return h(
    "div",
    key,
    told.opens
      ? h("button", { type: "button", ...looks, "data-action": "chance", onclick: () => openOdds(table) }, parts)
      : h("span", looks, parts),
  );
}

/** The switch that turns these lines off, and on again.
 *
 * @param {Table} table */
export function chanceSwitch(table) {
  if (!offered(table)) return null;
  const state = say(table, table.chances ? "table-chances-on" : "table-chances-off");
  const word = say(table, "table-chances", { state });
  return h(
    "button",
    {
      type: "button",
      role: "switch",
      class: "tb-switch u-gap-3 u-pushed u-borderless u-y-0 u-x-3 u-bare u-flat u-soft u-normal u-text-2 u-leading-45 u-sans u-nowrap",
      "data-action": "chances",
      "data-key": "chances",
      "aria-checked": String(table.chances),
      title: word,
      onclick: () => {
        table.chances = !table.chances;
        table.chancesGone = !table.chances;
        remember(CHANCES, table.chances ? "on" : "off");
        table.redraw();
      },
    },
    h("i", { class: "tb-track u-round u-fixed u-flex u-paper-2", "aria-hidden": "true" }, h("i", { class: "u-centred u-round u-square u-on-ink" }, "%")),
    h("span", {}, word),
  );
}
