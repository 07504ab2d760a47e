// The cards of Sedlec on the table: the graveyard and the hands.

import { h } from "../../../kit/dom.js";
import { icon } from "../../../kit/icons.js";
import { say } from "../../../kit/table-state.js";
import { pressCard, pressPile } from "./draft.js";
import { cardBack, cardFace } from "../art.js";
import { act, dragCard } from "./hands.js";
import { allowed, pilesOf } from "./lookup.js";

/**
 * @import { Table } from "./panel.js"
 * @import { Pile, PlayerCard, TableCard } from "../wire.js" */

/** What the motion knows a card by, and where it lies.
 *
 * @param {TableCard} card */
export function flip(card, seat) {
  return { "data-flip": `card-${card.id}`, "data-seat": seat };
}

/** Whether a press here would be part of something the rules allow, as far as that is known.
 *
 * @param {Table} table
 * @param {Pile} pile */
function pileInvites(table, pile) {
  const { data, draft } = table;
  if (!data.ask || pile.state === "empty") return false;
  if (data.ask.kind === "take") return pile.dug;
  const verb = pile.state === "up" ? "collect" : "dig";
  return allowed(data, verb) && (!draft.verb || draft.verb === verb);
}

/**
 * @param {Table} table
 * @param {Pile} pile */
function pileItem(table, pile) {
  const open = table.data.ask && pile.state !== "empty";
  const chosen = open && table.draft.piles.includes(pile.pile);
  const under = pile.state === "up" ? pile.down : Math.max(pile.down - 1, 0);
  const layers = Array.from({ length: under }, (_, i) => h("i", { class: "u-over", style: { "--n": String(i + 1) } }));
  const top =
    pile.state === "up"
      ? h("span", { class: "bo-card u-relative u-grid u-gap-0 u-cut u-laid u-drawn", "data-key": `face-${pile.card.id}`, ...flip(pile.card, `pile-${pile.pile}`) }, cardFace(table.prefix, pile.card))
      : pile.state === "down"
        ? cardBack(table.prefix)
        : null;
  const inside = [
    h("span", { class: "bo-stack u-block u-relative u-at-start", "aria-hidden": "true", "data-key": "stack" }, layers, top),
    h(
      "span",
      { class: "bo-pile-tag u-line u-text-2 u-leading-1 u-over u-gap-0 u-low u-part u-paper", "aria-hidden": "true", "data-key": "tag" },
      h("b", { class: "u-centred u-part" }, String(pile.pile)),
      under ? h("span", { class: "bo-under u-inline-line" }, icon("stack"), h("span", { class: "u-ink", "data-text": String(under) })) : null,
    ),
  ];
  const looks = [
    "bo-pile u-plain u-inherits u-grid u-gap-2 u-relative u-items-middle",
    `bo-pile-${pile.state}`,
    pileInvites(table, pile) ? "bo-invites" : "",
    chosen ? "bo-chosen" : "",
  ];
  const pressed = open && {
    type: "button",
    "aria-pressed": String(chosen),
    "aria-keyshortcuts": String(pile.pile),
    "data-chooses": "pile",
    onclick: () => act(table, pressPile, pile),
  };
  const attributes = {
    class: looks,
    "aria-label": pile.label,
    "data-pile": pile.pile,
    "data-word": pile.pile,
    "data-state": pile.state,
    "data-key": `pile-${pile.pile}`,
    "data-dug": pile.dug ? "" : null,
    ...(pressed || { role: "img" }),
  };
  return h("li", {}, h(pressed ? "button" : "div", attributes, inside));
}

/** @param {Table} table */
export function graveyard(table) {
  const { data } = table;
  if (pilesOf(data).every((pile) => pile.state === "empty")) return null;
  return h(
    "section",
    { class: "tb-stone bo-stone u-slim", "data-key": "graveyard", "aria-labelledby": `${table.prefix}-graveyard` },
    h("h3", { class: "crypt-hear", id: `${table.prefix}-graveyard` }, data.graveyard?.label ?? ""),
    h("ul", { class: "bo-piles u-grid u-center u-gap-2", "data-taking": data.ask?.kind === "take" ? "" : null }, pilesOf(data).map((it) => pileItem(table, it))),
  );
}

/** A card of a hand: whoever decides chooses among one's own (`mine`).
 *
 * @param {Table} table
 * @param {PlayerCard} player
 * @param {TableCard} card */
function heldCard(table, player, card, i, mine) {
  const { data, draft } = table;
  const chosen = mine && draft.card === card.id;
  const laid = chosen && draft.place !== null;
  const invites = mine && allowed(data, "lay") && (!draft.verb || draft.verb === "lay") && !chosen;
  const pressed = mine && {
    type: "button",
    "aria-pressed": String(chosen),
    "aria-keyshortcuts": i ? "w" : "q",
    "data-chooses": "card",
    onclick: () => act(table, pressCard, card.id),
    onpointerdown: (event) => dragCard(table, event, card),
    ondragstart: (event) => event.preventDefault(),
  };
  const attributes = {
    class: `bo-card u-relative u-grid u-gap-0 u-cut u-laid u-drawn bo-held u-unpadded u-inherits${chosen ? " bo-chosen" : ""}${laid ? " bo-away u-flat" : ""}${invites ? " bo-invites" : ""}`,
    "aria-label": card.label,
    "data-key": `card-${card.id}`,
    "data-hand": card.text,
    "data-word": mine ? card.text : null,
    ...(pressed || { role: "img" }),
    // A card that is laid out on a place has left a shadow here.
    ...(laid ? {} : flip(card, `hand-${player.id}-${i}`)),
  };
  return h("li", {}, h(pressed ? "button" : "div", attributes, cardFace(table.prefix, card)));
}

/**
 * @param {Table} table
 * @param {PlayerCard} player */
export function handOf(table, player, looks) {
  if (!player.missing) return null;
  const { hand = [] } = player;
  const mine = table.data.ask?.player === player.id;
  const items = hand.map((card, i) => heldCard(table, player, card, i, mine));
  while (items.length < 2) items.push(h("li", { "aria-hidden": "true" }, h("span", { class: "bo-card u-relative u-grid u-gap-0 u-cut u-laid u-drawn bo-hollow u-block u-flat" })));
  const label = say(table, hand.length ? "board-hand" : "board-hand-empty", { name: player.name });
  return h("ul", { class: `bo-hand u-flex ${looks}`, "data-key": "hand", "aria-label": label }, items);
}
