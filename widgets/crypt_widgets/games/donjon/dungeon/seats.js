// The adventurers in their seats, and below the stage all that each of them has.

import { mark } from "../../../kit/dice.js";
import { h, labelled } from "../../../kit/dom.js";
import { icon } from "../../../kit/icons.js";
import { mayMove } from "../../../kit/live.js";
import { say } from "../../../kit/table-state.js";
import { amountOf, cardLying } from "./cards.js";
import { badge } from "./signs.js";

/**
 * @import { Table } from "./panel.js"
 * @import { Card, Seat } from "../wire.js" */

/** @param {Table} table */
export function seats(table) {
  const { seats: all = [] } = table.data;
  return h(
    "ul",
    { class: "dj-seats u-grid u-gap-2", "data-key": "seats", "data-count": all.length, "data-three": [3, 5, 6].includes(all.length) ? "" : null, "aria-label": say(table, "dungeon-seats") },
    all.map((it) => seat(table, it)),
  );
}

/**
 * @param {Table} table
 * @param {Seat} it */
function seat(table, it) {
  const words = it.kept || it.broken ? `. ${it.word}` : "";
  const role = it.role ? `. ${it.role.text}` : "";
  const marks = it.marks.map(({ text }) => `. ${text}`).join("");
  return h(
    "li",
    {
      class: "dj-seat u-shares u-slim",
      "data-key": `seat-${it.id}`,
      "data-player": it.id,
      "data-active": it.active ? "" : null,
      "data-asked": it.asked ? "" : null,
      "data-near": it.near ? "" : null,
    },
    h(
      "button",
      {
        type: "button",
        class: "dj-plate u-relative u-grid u-middle u-wide u-tall u-finger-40 u-y-2 u-x-2 u-edged u-key u-paper u-ink u-inherits u-text-start",
        "data-action": `player-${it.id}`,
        "data-key": `seat-${it.id}-plate`,
        "aria-current": it.active ? "true" : null,
        onclick: () => showAll(table, it.id),
      },
      h("span", { class: "crypt-hear" }, `${it.label}${role}${marks}${words}. ${say(table, "dungeon-show", { name: it.name })}`),
      badge(it.adventurer, it.adventurer),
      it.role ? h("span", { class: "dj-role-sign u-centred u-icon-14 u-edged u-edge-accent u-round u-paper u-accent u-square", "data-role": it.role.id, "aria-hidden": "true" }, icon(it.role.id)) : null,
      h(
        "span",
        { class: "dj-who u-grid u-slim", "aria-hidden": "true" },
        h("span", { class: "dj-name u-line u-gap-3 u-slim" }, mark(it.id, it.mark), h("span", { class: "u-breaks u-cut" }, it.name)),
        h("span", { class: `dj-role u-dots ${it.role ? "u-accent u-strong" : "u-soft u-normal"} u-text-2 u-leading-25` }, it.role?.text ?? it.adventurer_name),
      ),
      h("span", { class: "dj-stats u-row u-rows-1 u-columns-5 u-middle", "aria-hidden": "true" }, stats(it)),
      h("span", { class: "dj-has u-row u-rows-1 u-columns-4 u-middle", "aria-hidden": "true" }, belongings(table, it)),
    ),
  );
}

/** @param {Seat} it */
function stats({ power, gems, trophies, wounds }) {
  return [amountOf("power", power), amountOf("gem", gems), trophies === null ? null : amountOf("trophy", trophies), wounds ? amountOf("wound", wounds) : null];
}

/** What somebody has, in signs: each item with its bonus, how many spoils and quests.
 *
 * @param {Table} table
 * @param {Seat} it */
function belongings(table, { items, spoils, quests, done, marks, broken, word }) {
  return [
    items.map((card) => h("span", { class: "dj-amount u-inline-line u-icon-15 u-fixed u-gap-2 u-ink u-text-3 u-figures u-leading-1 dj-held", "data-sign": card.sign, title: card.name }, icon(card.sign), card.number ? h("b", {}, card.number) : null)),
    spoils.length ? amountOf("spoil", spoils.length, say(table, "dungeon-spoils")) : null,
    quests.length ? amountOf("quest", quests.length, say(table, "dungeon-quests")) : null,
    done.length ? amountOf("quest-done", done.length, say(table, "dungeon-done")) : null,
    marks.map(({ id, text }) => h("span", { class: "dj-amount u-inline-line u-icon-15 u-fixed u-gap-2 u-ink u-text-3 u-figures u-leading-1", "data-sign": id, title: text }, icon(id))),
    broken ? amountOf("promise-broken", broken, word) : null,
  ];
}

/** The focus goes there too: whoever reads with the keyboard is where one looks.
 *
 * @param {Table} table */
function showAll(table, id) {
  const all = table.root.querySelector(`.dj-owner[data-player="${id}"]`);
  all?.focus({ preventScroll: true });
  all?.scrollIntoView({ block: "nearest", behavior: mayMove() ? "smooth" : "auto" });
}

/** All that each player has, card by card.
 *
 * @param {Table} table */
export function owners(table) {
  const { seats: all = [], target = "" } = table.data;
  if (!all.length) return null;
  return h(
    "section",
    { class: "dj-owners u-grid u-gap-5 u-y-6 u-x-8 u-edged u-box u-paper", "data-key": "owners", "aria-labelledby": `${table.prefix}-owners` },
    h("h3", { id: `${table.prefix}-owners` }, say(table, "dungeon-all")),
    target ? h("p", { class: "crypt-note" }, target) : null,
    h("div", { class: "dj-owner-grid u-grid u-gap-6" }, all.map((it) => owner(table, it))),
  );
}

/**
 * @param {Table} table
 * @param {Seat} it */
function owner(table, it) {
  const lists = [
    ["items", it.items],
    ["spoils", it.spoils],
    ["quests", it.quests],
    ["done", it.done],
  ];
  return h(
    "section",
    { class: "dj-owner u-stack u-gap-4 u-pack-top u-top-4", tabindex: "-1", "data-player": it.id, "data-key": `owner-${it.id}`, "aria-label": labelled(table.words, it.name, it.adventurer_name) },
    h("h4", { class: "dj-name u-line u-gap-3 u-slim" }, mark(it.id, it.mark), h("span", { class: "u-dots" }, it.name), h("span", { class: "dj-role u-dots u-soft u-text-2 u-normal u-leading-25" }, it.adventurer_name)),
    h("p", { class: "dj-stats u-row u-rows-1 u-columns-5 u-middle", "aria-hidden": "true" }, stats(it)),
    h("p", { class: "crypt-note" }, [...it.marks.map(({ text }) => text), it.word].join(" · ")),
    lists.map(([what, cards]) => pileOf(table, String(what), /** @type {Card[]} */ (cards))),
  );
}

// Labels: dungeon-items dungeon-spoils dungeon-quests dungeon-done

/**
 * @param {Table} table
 * @param {Card[]} cards */
function pileOf(table, what, cards) {
  if (!cards.length) return null;
  return h(
    "div",
    { class: "u-grid u-gap-2", "data-key": what },
    h("h5", { class: "crypt-kicker" }, say(table, `dungeon-${what}`)),
    h("ul", { class: "dj-cards u-grid u-gap-2" }, cards.map((card, i) => cardLying(card, `${card.id}-${i}`))),
  );
}
