// What the rolls will do to the claim that is being laid out, told under each treasure.

import { h } from "../../../kit/dom.js";
import { isOn } from "../../../kit/settings.js";
import { say } from "../../../kit/table-state.js";
import { effortsOn } from "./draft.js";
import { claiming } from "./lookup.js";

/**
 * @import { Spot } from "./lookup.js"
 * @import { Table } from "./panel.js"
 * @import { Send } from "../wire.js" */

/** Whether the table tells the chances of what is laid out here: the settings say so, and the game.
 *
 * @param {Table} table */
function offered({ data }) {
  return claiming(data) && Boolean(data.ask.chances) && isOn("chances");
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
  if (!offered(table)) return null;
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
