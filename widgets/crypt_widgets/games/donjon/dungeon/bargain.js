// A bargain being put together: with whom, and in two columns what is given and what is wanted.

import { mark } from "../../../kit/dice.js";
import { h, labelled } from "../../../kit/dom.js";
import { icon } from "../../../kit/icons.js";
import { lay } from "../../../kit/table-moves.js";
import { say } from "../../../kit/table-state.js";
import { hasPicture } from "./art.js";
import { bargainOf, begin, choosePartner, count, toggleNow, toggleSide, toggleThing } from "./draft.js";
import { badge, CHIP } from "./signs.js";

/**
 * @import { Table } from "./panel.js"
 * @import { Draft } from "./draft.js"
 * @import { Bargain, Chip, Means } from "../wire.js" */

/** Do something with the bargain, and hear what the rules say of it.
 *
 * @param {Table} table
 * @param {Draft} draft */
export function change(table, draft) {
  if (draft !== table.draft) lay(table, draft);
}

/** The buttons that begin a bargain.
 *
 * @param {Table} table */
export function beginners(table) {
  const all = table.data.ask?.bargains ?? [];
  return all
    .filter((bargain) => !bargain.always && !isPrice(bargain))
    .map((bargain) => beginner(table, bargain));
}

/** Another price for somebody's help: it stands beside theirs.
 *
 * @param {Table} table */
export function priceButton(table, player) {
  const bargain = table.data.ask?.bargains.find((it) => isPrice(it) && it.to === player);
  return bargain ? beginner(table, bargain, "u-fixed u-x-5 u-text-3") : null;
}

/** @param {Bargain} bargain */
function isPrice({ verb, wants }) {
  return verb === "counter" && !Object.keys(wants).length;
}

/**
 * @param {Table} table
 * @param {Bargain} bargain */
function beginner(table, bargain, looks = "") {
  return h(
    "button",
    {
      type: "button",
      class: ["tb-action dj-begin", looks],
      "data-action": `begin-${bargain.key}`,
      "data-key": `begin-${bargain.key}`,
      "data-chooses": "way",
      "aria-label": bargain.short === bargain.label ? null : bargain.label,
      onclick: () => change(table, begin(bargain)),
    },
    icon("scales"),
    h("span", {}, bargain.short),
  );
}

/** @param {Table} table */
export function bargainScene(table) {
  const { draft, data } = table;
  const bargain = bargainOf(draft, data);
  if (!draft || !bargain) return null;
  const want = draft.to === null ? null : bargain.wants[draft.to];
  return h(
    "div",
    { class: "dj-bargain u-grid u-pack-top u-gap-4", "data-key": `bargain-${bargain.key}`, "data-verb": bargain.verb },
    h("h3", { class: "crypt-hear" }, bargain.label),
    h(
      "div",
      { class: "dj-columns u-grid u-gap-4", "data-key": "columns" },
      column(table, "give", bargain.give),
      want ? column(table, "want", want) : null,
    ),
    bargain.now
      ? h(
          "button",
          { type: "button", class: CHIP, "aria-pressed": String(draft.now), "data-action": "now", "data-key": "now", "data-chooses": "chip", onclick: () => change(table, toggleNow(table.draft)) },
          say(table, "dungeon-now"),
        )
      : null,
  );
}

/** With whom: where there is a choice, it is part of the question.
 *
 * @param {Table} table */
export function partners(table) {
  const { draft, data } = table;
  const bargain = bargainOf(draft, data);
  if (!bargain || bargain.partners.length < 2) return null;
  return h(
    "div",
    { class: "dj-partners u-row", role: "group", "aria-label": say(table, "dungeon-partner"), "data-key": "partners" },
    bargain.partners.map((player) => {
      const seat = data.seats.find(({ id }) => id === player);
      return h(
        "button",
        {
          type: "button",
          class: CHIP,
          "aria-pressed": String(draft?.to === player),
          "data-action": `partner-${player + 1}`,
          "data-key": `partner-${player}`,
          "data-chooses": "partner",
          onclick: () => change(table, choosePartner(table.draft, player)),
        },
        mark(player, seat?.mark),
        h("span", {}, seat?.short ?? ""),
      );
    }),
  );
}

/**
 * @param {Table} table
 * @param {"give" | "want"} side
 * @param {Means} means */
function column(table, side, means) {
  const title = `${table.prefix}-${side}`;
  const used = new Map();
  const had = table.draft?.[side].things ?? [];
  return h(
    "section",
    { class: "dj-column u-grid u-pack-top u-slim u-edged u-box u-paper u-gap-4", "data-column": side, "data-key": `column-${side}`, role: "group", "aria-labelledby": title },
    h("h4", { class: "u-line u-gap-3 u-text-4", id: title }, means.title),
    h(
      "div",
      { class: "dj-chips u-row u-gap-3", "data-key": "chips" },
      counter(table, side, "gems", means.gems, say(table, "dungeon-gems"), "gem"),
      counter(table, side, "trophies", means.trophies, say(table, "dungeon-trophies"), "trophy"),
      counter(table, side, "helps", means.helps, say(table, "dungeon-help"), "you", say(table, "dungeon-helps")),
      means.things.map((chip) => {
        // What is there several times is a chip each time.
        const nth = used.get(chip.part) ?? 0;
        used.set(chip.part, nth + 1);
        return thing(table, side, chip, nth, had.filter((it) => it === chip.part).length > nth);
      }),
      means.sides.map((chip) => sideChip(table, side, chip)),
    ),
  );
}

// Labels: dungeon-fewer dungeon-more

/**
 * @param {Table} table
 * @param {"give" | "want"} column
 * @param {"gems" | "helps" | "trophies"} what */
function counter(table, column, what, most, label, sign, short = label) {
  if (!most) return null;
  const now = table.draft?.[column][what] ?? 0;
  const step = (by, name, off) =>
    h(
      "button",
      { class: "u-icon-16 u-slim u-low u-square u-plain u-ink",
        type: "button",
        "aria-label": say(table, `dungeon-${name}`, { what: label }),
        "aria-disabled": off ? "true" : null,
        "data-action": `${column}-${what}-${name}`,
        "data-key": `${what}-${name}`,
        "data-chooses": "chip",
        onclick: () => change(table, count(table.draft, column, what, by, most)),
      },
      icon(by < 0 ? "minus" : "plus"),
    );
  return h(
    "div",
    { class: "dj-counter u-inline-line u-paper", "data-what": what, "data-some": now ? "" : null, "data-key": what, role: "group", "aria-label": labelled(table.words, label, String(now)) },
    step(-1, "fewer", now === 0),
    h("span", { class: "dj-count u-inline-line u-icon-16 u-gap-2 u-text-3 u-leading-15", title: label }, icon(sign), h("span", { class: "dj-count-what u-soft u-text-2" }, short), h("b", {}, String(now))),
    step(1, "more", now === most),
  );
}

/**
 * @param {Table} table
 * @param {"give" | "want"} column
 * @param {Chip} chip */
function thing(table, column, chip, nth, had) {
  return h(
    "button",
    {
      type: "button",
      class: CHIP,
      "aria-pressed": String(had),
      "data-action": `${column}-${chip.part}`,
      "data-key": `${chip.part}-${nth}`,
      "data-chooses": "chip",
      onclick: () => change(table, toggleThing(table.draft, column, chip.part, had)),
    },
    chipFace(chip),
  );
}

/** A card's picture and name. What kind of thing it is, the picture says; for the ear it is in words.
 *
 * @param {Chip} chip */
function chipFace({ part, text, short }) {
  const card = part.split(":")[1];
  const face = [hasPicture(card) ? badge("", card) : null, h("span", {}, short)];
  return text === short ? face : [h("span", { class: "crypt-hear" }, text), face[0], h("span", { "aria-hidden": "true" }, short)];
}

/**
 * @param {Table} table
 * @param {"give" | "want"} column
 * @param {Chip} chip */
function sideChip(table, column, chip) {
  const had = `side ${table.draft?.[column].side}` === chip.part;
  return h(
    "button",
    { type: "button", class: CHIP, "aria-pressed": String(had), "data-action": `${column}-${chip.part}`, "data-key": chip.part, "data-chooses": "chip", onclick: () => change(table, toggleSide(table.draft, column, chip.part)) },
    chipFace(chip),
  );
}
