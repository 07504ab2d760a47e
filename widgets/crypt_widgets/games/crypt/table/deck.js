// Deck and box beside the treasures, what has been discarded, and the collectors.

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
  const top = deck.kind ? h("i", { class: "tb-top u-centred", "data-kind": deck.kind }, emblem(deck.kind)) : h("i", {});
  /** @type {Partial<Box>} */
  const box = data.box ?? { count: 0 };
  const players = data.players ?? [];
  const resting = players.flatMap((p) => fleetAt(table, p.id, "box").map((die) => dieOf(p, die)));
  return h(
    "div",
    { class: "tb-middle u-ends u-middle u-gap-4 u-low u-below-3 u-grid", "data-key": "middle" },
    h(
      "div",
      { class: `tb-deck u-grid u-items-middle u-pack-center u-relative u-gap-4 u-slim${deck.count ? "" : " tb-out"}`, role: "img", "aria-label": deck.label, title: deck.label, "data-place": "deck", "data-testid": "deck" },
      h("span", { class: "tb-stack u-relative", "aria-hidden": "true" }, h("i", {}), h("i", {}), top),
      h("span", { class: "u-ink u-text-1 u-leading-2", "aria-hidden": "true" }, say(table, "table-deck"), ` · ${deck.count}`),
    ),
    h(
      "div",
      { class: "tb-box u-grid u-items-middle u-pack-center u-relative u-gap-4 u-slim", role: "img", "aria-label": box.label, title: box.label, "data-place": "box", "data-testid": "box" },
      h("span", { class: "tb-rest u-part u-row u-middle u-center u-gap-3 u-y-0 u-x-3", "aria-hidden": "true" }, resting),
      h("span", { class: "u-ink u-text-1 u-leading-2", "aria-hidden": "true" }, box.caption),
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
    { class: "tb-discards u-above-5 u-edged u-box u-y-0 u-x-6 u-paper", "data-key": "discards" },
    h("summary", { class: "u-line u-finger u-strong", "data-action": "discards", "data-key": "discards-title" }, label),
    h("ul", { class: "u-below-6" }, treasures.map((line) => h("li", {}, line))),
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
        class: "tb-collector u-edged u-box u-paper",
        name: `${table.prefix}-collector`,
        "data-collector": c.kind,
        "data-kind": c.kind,
        onkeydown: shutOnEscape,
        onfocusout: shutWhenLeft,
      },
      h(
        "summary",
        { class: "u-centred u-center u-pack-center u-gap-1 u-y-2 u-x-1", "data-key": `collector-${c.kind}`, title: c.name },
        h("span", { class: "crypt-hear" }, c.label),
        h("span", { class: "tb-seal u-centred u-round u-square", "aria-hidden": "true" }, emblem(c.kind)),
        h(
          "span",
          { class: "tb-collector-words u-grid u-items-middle u-slim u-whole u-leading-3", "aria-hidden": "true" },
          h("b", { class: "tb-collector-name u-serif u-breaks" }, c.name),
          h("span", { class: "u-inline-line u-gap-2 u-text-2 u-figures" }, h("span", { class: "u-soft u-strong" }, c.side), mine ? farAlong(mine) : null),
        ),
      ),
      h(
        "div",
        { class: "tb-detail u-over u-grid u-gap-3 u-items-start u-y-5 u-x-6 u-paper u-carried u-text-4", tabindex: "-1" },
        h("p", {}, h("b", { class: "tb-collector-name u-serif" }, `${c.name} ${c.side} · ${c.pays}`)),
        h("p", {}, c.detail),
        h(
          "ul",
          { class: "tb-standing u-grid u-gap-2" },
          progress.map((p) =>
            h("li", { "data-player": p.player, class: ["u-line u-gap-4", p.met && "tb-met u-good u-strong"] }, mark(p.player, playerBy(table.data, p.player).mark), h("span", {}, labelled(table.words, p.name, p.text)), p.met ? icon("check") : meter(p)),
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
    ? h("span", { class: "tb-met u-good u-strong" }, icon("check"), String(p.have))
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
    { class: "tb-meter u-inline u-gap-2", "aria-hidden": "true" },
    Array.from({ length: need }, (_, i) => h("i", { class: i < p.have ? "tb-have" : null })),
  );
}
