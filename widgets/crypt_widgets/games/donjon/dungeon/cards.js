// Cards as they lie on the table of Donjon, and what can be pressed there.

import { h } from "../../../kit/dom.js";
import { icon } from "../../../kit/icons.js";
import { play } from "../../../kit/table-moves.js";
import { badge } from "./signs.js";

/**
 * @import { Table } from "./panel.js"
 * @import { Card, Tile } from "../wire.js" */

/** So many of something, with its sign; `title` says what the sign stands for. */
export function amountOf(sign, count, title = "") {
  return h("span", { class: "dj-amount u-inline-line u-icon-15 u-fixed u-gap-2 u-ink u-text-3 u-figures u-leading-1", "data-sign": sign, title: title || null }, icon(sign), h("b", {}, String(count)));
}

/** What is drawn of a card: its picture, the great number, what it is called, and what it brings.
 *
 * @param {Card} card */
export function cardFace(card) {
  const gains = [card.gems ? amountOf("gem", card.gems) : null, card.trophies ? amountOf("trophy", card.trophies) : null];
  const points = card.kind === "quest" && card.number;
  // Which adventurer alone may have it.
  const whose = card.kind === "item" && card.note;
  return [
    badge(card.sign, card.id),
    h(
      "span",
      { class: "dj-card-said u-grid u-flexes u-slim" },
      h("span", { class: "dj-card-name u-line u-gap-3 u-strong u-text-3 u-leading-2 u-sans u-breaks" }, card.name),
      h("span", { class: "dj-card-type u-soft u-text-1 u-normal u-leading-25", "data-whose": whose || null }, whose || card.type),
      card.note && card.kind !== "item" ? h("span", { class: "dj-card-note u-ink u-text-2 u-normal u-leading-25" }, card.note) : null,
    ),
    h(
      "span",
      { class: "dj-card-figures u-line u-wrap u-fixed u-at-end u-rows-1 u-columns-4" },
      card.number && !points ? h("b", { class: "dj-number" }, card.number) : null,
      points ? amountOf("trophy", card.number) : null,
      gains,
    ),
  ];
}

/** A card that only lies there; `way` is a class, how its parts stand.
 *
 * @param {Card} card */
export function cardLying(card, key, tag = "li", way = "u-block") {
  return h(
    tag,
    { class: `dj-card u-relative ${way} u-slim u-y-3 u-x-4 u-edged u-key u-paper u-ink u-text-start`, "data-kind": card.kind, "data-sign": card.sign, "data-card": card.id, "data-key": key },
    h("span", { class: "crypt-hear" }, card.label),
    h("span", { class: "dj-card-face u-line u-gap-4 u-slim", "aria-hidden": "true" }, cardFace(card)),
  );
}

/** Something that answers when it is pressed; where the rules say no, they are asked why.
 *
 * @param {Table} table
 * @param {Tile} tile */
export function tileButton(table, tile, group, inside) {
  const { move, legal, label, card, key, sign } = tile;
  const looks = {
    class: [
      "dj-tile u-relative u-grid u-column u-middle u-wide u-finger u-tall u-y-3 u-x-4 u-edged u-key u-paper u-inherits u-ink u-text-start",
      card && "dj-card u-slim",
      move && (legal ? "dj-open u-edge-accent u-laid" : "dj-not-now u-dashed"),
      card && sign === "check" && "u-edge-accent u-accent",
    ],
    "data-key": `tile-${key}`,
    "data-kind": card?.kind ?? null,
    "data-sign": card?.sign ?? null,
    "data-card": card?.id ?? null,
  };
  // What is drawn is said in one go, and not by a label that would have to repeat it.
  const face = [h("span", { class: "crypt-hear" }, label), h("span", { class: "dj-card-face u-line u-gap-4 u-slim", "aria-hidden": "true" }, inside)];
  if (!move) return h("div", looks, face);
  return h(
    "button",
    {
      ...looks,
      type: "button",
      "data-chooses": group,
      "data-move": move,
      "data-legal": String(legal),
      onclick: () => play(table, move),
    },
    face,
  );
}
