// What lies around the crypt: deck, box, and collectors.

import { mark } from "../../../kit/dice.js";
import { h, labelled } from "../../../kit/dom.js";
import { icon } from "../../../kit/icons.js";
import { ruleLink } from "../../../kit/deciding.js";
import { say } from "../../../kit/table-state.js";
import { emblem } from "./art.js";
import { dieOf } from "./dice.js";
import { playerBy } from "./lookup.js";
import { fleetAt } from "./names.js";

/**
 * @import { Table } from "./panel.js"
 * @import { Box, CollectorCard, CollectorProgress, Deck } from "../wire.js" */

/** They are as they were after most of what is done.
 *
 * @param {Table} table */
export function deckAndBox(table) {
  const { deck, box, players = [] } = table.data;
  const resting = players.flatMap((p) => fleetAt(table, p.id, "box").map(({ face, name }) => [p.id, p.mark, face, name]));
  return table.part("middle", [deck, box, String(resting), table.words], () => middle(table));
}

/** @param {Table} table */
function middle(table) {
  const { data } = table;
  /** @type {Partial<Deck>} */
  const deck = data.deck ?? { count: 0 };
  // The back of its card shows its kind, if that is told.
  const top = deck.kind ? h("i", { class: "tb-top", "data-kind": deck.kind }, emblem(deck.kind)) : h("i", {});
  /** @type {Partial<Box>} */
  const box = data.box ?? { count: 0 };
  const players = data.players ?? [];
  const resting = players.flatMap((p) => fleetAt(table, p.id, "box").map((die) => dieOf(p, die)));
  return h(
    "div",
    { class: "tb-middle", "data-key": "middle" },
    h(
      "div",
      { class: `tb-deck${deck.count ? "" : " tb-out"}`, role: "img", "aria-label": deck.label, title: deck.label, "data-place": "deck", "data-testid": "deck" },
      h("span", { class: "tb-stack", "aria-hidden": "true" }, h("i", {}), h("i", {}), top),
      h("span", { class: "tb-caption", "aria-hidden": "true" }, say(table, "table-deck"), ` · ${deck.count}`),
    ),
    h(
      "div",
      { class: "tb-box", role: "img", "aria-label": box.label, title: box.label, "data-place": "box", "data-testid": "box" },
      h("span", { class: "tb-rest", "aria-hidden": "true" }, resting),
      h("span", { class: "tb-caption", "aria-hidden": "true" }, box.caption),
    ),
  );
}

/** The treasures in the box: who plays alone may look through them at any time.
 *
 * @param {Table} table */
export function discards(table) {
  const { treasures = [], label } = table.data.box ?? {};
  if (!treasures.length) return null;
  return h(
    "details",
    { class: "tb-discards", "data-key": "discards" },
    h("summary", { "data-action": "discards", "data-key": "discards-title" }, label),
    h("ul", {}, treasures.map((line) => h("li", {}, line))),
  );
}

/** A collector as a small counter; pressed, it opens over the table, one of them at a time.
 *
 * @param {Table} table
 * @param {CollectorCard} c */
export function collectorTile(table, c) {
  const progress = c.progress ?? [];
  const mine = progress.find((p) => p.player === table.near) ?? progress[0];
  return h(
    "li",
    { "data-key": c.kind },
    h(
      "details",
      {
        class: "tb-collector",
        name: `${table.prefix}-collector`,
        "data-collector": c.kind,
        "data-kind": c.kind,
        onkeydown: shutOnEscape,
        onfocusout: shutWhenLeft,
      },
      h(
        "summary",
        { "data-key": `collector-${c.kind}`, title: c.name },
        h("span", { class: "crypt-hear" }, c.label),
        h("span", { class: "tb-seal u-square", "aria-hidden": "true" }, emblem(c.kind)),
        h(
          "span",
          { class: "tb-collector-words", "aria-hidden": "true" },
          h("b", { class: "tb-collector-name" }, c.name),
          h("span", { class: "tb-far-along" }, h("span", { class: "tb-side" }, c.side), mine ? farAlong(mine) : null),
        ),
      ),
      h(
        "div",
        { class: "tb-detail", tabindex: "-1" },
        h("p", {}, h("b", { class: "tb-collector-name" }, `${c.name} ${c.side} · ${c.pays}`)),
        h("p", {}, c.detail),
        h(
          "ul",
          { class: "tb-standing" },
          progress.map((p) =>
            h("li", { "data-player": p.player, class: p.met ? "tb-met" : null }, mark(p.player, playerBy(table.data, p.player).mark), h("span", {}, labelled(table.words, p.name, p.text)), p.met ? icon("check") : meter(p)),
          ),
        ),
        c.rule ? ruleLink(table, c.rule, `collector-rule-${c.kind}`) : null,
      ),
    ),
  );
}

/** @param {CollectorProgress} p */
function farAlong(p) {
  return p.met
    ? h("span", { class: "tb-met" }, icon("check"), String(p.have))
    : h("span", {}, `${p.have}/${p.need}`);
}

function shutOnEscape(event) {
  const tile = event.currentTarget;
  if (event.key !== "Escape" || !tile.open) return;
  tile.open = false;
  tile.querySelector("summary").focus();
  event.stopPropagation();
}

/** It lies over the table: whoever goes on to something else wants to see that. */
function shutWhenLeft(event) {
  const tile = event.currentTarget;
  if (event.relatedTarget && !tile.contains(event.relatedTarget)) tile.open = false;
}

/** @param {CollectorProgress} p */
function meter(p) {
  const need = Math.min(p.need ?? 0, 6);
  return h(
    "span",
    { class: "tb-meter", "aria-hidden": "true" },
    Array.from({ length: need }, (_, i) => h("i", { class: i < p.have ? "tb-have" : null })),
  );
}
