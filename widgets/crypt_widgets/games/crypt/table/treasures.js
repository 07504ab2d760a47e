// The treasures in the crypt: cards, the dice below them, and the answer to a claim for them.

import { mark } from "../../../kit/dice.js";
import { h } from "../../../kit/dom.js";
import { icon } from "../../../kit/icons.js";
import { bareMove } from "../../../kit/deciding.js";
import { play } from "../../../kit/table-moves.js";
import { say } from "../../../kit/table-state.js";
import { effortsOn, effortToAdd, pressTreasure, servantsOn } from "./draft.js";
import { emblem, picture } from "./art.js";
import { chanceLine } from "./chances.js";
import { dieOf, dieShape, sumOf, total } from "./dice.js";
import { ghostLooks } from "./ghost.js";
import { onTreasureKey, press, servantButton } from "./hands.js";
import { claimable, claiming, playerBy } from "./lookup.js";
import { fleetAt } from "./names.js";

/**
 * @import { Spot } from "./lookup.js"
 * @import { Judged } from "./question.js"
 * @import { Table } from "./panel.js"
 * @import { RolledDie } from "../wire.js" */

function coinStack(value) {
  return h(
    "span",
    { class: "tb-coins u-line u-gap-3", "aria-hidden": "true" },
    h("span", { class: "tb-value u-centred u-laid u-round u-square u-bold u-leading-1 u-serif" }, String(value)),
    h("span", { class: "tb-pips u-grid u-gap-1" }, Array.from({ length: value }, () => h("i", { class: "u-round u-square" }))),
  );
}

/** @param {Spot} t */
function cardOf(prefix, t) {
  const known = t.value != null;
  return [
    h("span", { class: "u-flex u-top u-wide u-low" }, h("span", { class: "tb-letter u-centred u-part u-strong u-text-2 u-leading-1 u-sans", translate: "no", "aria-hidden": "true" }, t.slot)),
    " ",
    t.up
      ? picture(prefix, t.kind)
      : h("span", { class: "tb-back u-centred u-wide u-tall u-low", "aria-hidden": "true" }, emblem(t.kind)),
    h("span", { class: "tb-card-name u-line u-center u-gap-2 u-whole u-breaks u-strong u-leading-10 u-serif u-unseen" }, !t.up && t.seen ? [icon("eye")] : null, h("span", { class: "u-dots" }, t.name)),
    " ",
    // Last, as in the card's label; it is seen beside the letter.
    known ? coinStack(t.value) : h("span", { class: "tb-unknown u-centred u-round u-square u-bold u-leading-1 u-serif", "aria-hidden": "true" }, "?"),
  ];
}

/** What is said of a treasure: all that Python says, and the part of the draft that lies on it.
 *
 * @param {Table} table
 * @param {Spot} t */
function treasureLabel(table, t) {
  const mine = claiming(table.data) ? effortsOn(table.draft, t.slot) : [];
  const facts = { efforts: mine.join(", "), total: sumOf(mine) };
  const closed = claiming(table.data) ? t.closed : "";
  return [t.label, mine.length ? say(table, "table-drafted", facts) : "", closed].filter(Boolean).join(". ");
}

/** Look at a treasure that cannot be claimed, to be told why.
 *
 * @param {Table} table */
function pointAt(table, slot) {
  if (table.pointed === slot) return;
  table.pointed = slot;
  table.redraw();
}

/** What makes a card a button with which one takes it, where a power lets one do that.
 *
 * @param {Table} table
 * @param {Spot} t */
function takingCard(table, t) {
  const buttons = table.data.curtain ? [] : (table.data.ask?.buttons ?? []);
  const taking = buttons.find((it) => it.legal && it.move === `take ${t.slot}`);
  if (!taking) return null;
  return {
    type: "button",
    "aria-label": `${t.label}. ${taking.label}`,
    title: taking.hint,
    "data-action": "take",
    "data-move": taking.move,
    onclick: () => play(table, taking.move),
  };
}

/** What makes a card a button with which one answers what is asked beside the table.
 *
 * @param {Table} table
 * @param {Spot} t */
function answeringCard(table, t) {
  if (!t.answers) return null;
  return {
    type: "button",
    "aria-label": `${t.label}. ${t.answers}`,
    title: t.answers,
    "data-action": "answer",
    onclick: () => table.ask({ do: "learn-answer", choice: t.slot }),
  };
}

/**
 * @param {Table} table
 * @param {Spot} t */
function treasureCard(table, t) {
  const open = claimable(table, t.slot);
  const picked = open && table.draft.slot === t.slot;
  const adds = open && effortToAdd(table.draft, t.slot);
  const { name } = table.seen.cards.get(t.slot);
  const closed = claiming(table.data) && Boolean(t.closed);
  // One's own treasure is no worse for it.
  const away = closed && t.dice?.player !== table.data.ask.player;
  const look = (there) => pointAt(table, there && away ? t.slot : null);
  const looks = [
    "tb-card u-relative u-grid u-column u-gap-0 u-y-2 u-x-2 u-wide u-inherits u-text-center u-slim u-low",
    away && "tb-away",
    !t.up && "tb-down",
    !t.up && t.seen && "tb-peeked",
    picked && "tb-picked",
  ];
  const pressed = answeringCard(table, t) ?? takingCard(table, t) ?? (open && {
    type: "button",
    "data-chooses": "treasure",
    "aria-pressed": String(picked),
    "aria-keyshortcuts": "1 2 3 4 5 6",
    title: closed ? t.closed : adds ? say(table, "table-add", { effort: adds }) : null,
    onfocus: () => look(true),
    onblur: () => look(false),
    onclick: (event) => press(table, event, pressTreasure, t.slot),
    onkeydown: (event) => onTreasureKey(table, event, t.slot),
  });
  return h(
    pressed ? "button" : "div",
    {
      class: looks,
      "aria-label": treasureLabel(table, t),
      "data-slot": t.slot,
      "data-kind": t.kind,
      "data-flip": name,
      "data-from": "[data-place='deck']",
      "data-key": name,
      ...(pressed || { role: "img" }),
    },
    cardOf(table.prefix, t),
  );
}

/** The place below a treasure: the dice on it, and those of the draft.
 *
 * @param {Table} table
 * @param {Spot} t */
function placeBelow(table, t) {
  const { data, draft } = table;
  const parts = [];
  const results = (data.roll?.results ?? []).filter((r) => r.slot === t.slot);
  const mine = claiming(data) ? servantsOn(draft, t.slot) : [];
  if (t.dice && t.state !== "gone") {
    const player = playerBy(data, t.dice.player);
    const dice = fleetAt(table, player.id, t.slot);
    const faces = t.dice.faces ?? [];
    if (dice.length || !results.length) {
      parts.push(
        h(
          "span",
          {
            class: "tb-dice u-inline-line u-gap-3 u-finger-40",
            "data-player": player.id,
            "data-total": faces.length > 1 ? "" : null,
            "data-drafted": mine.length ? "" : null,
            "aria-hidden": "true",
            "data-key": "dice",
          },
          dice.length
            ? h("span", { class: "tb-dice-row u-inline-line u-wrap u-center u-gap-3", "data-many": many(dice) }, dice.map((die) => dieOf(player, die)))
            : h("span", { class: "u-inline-line u-gap-3 u-strong u-text-2" }, mark(player.id, player.mark), h("span", {}, player.name)),
          faces.length > 1 ? total(faces) : null,
        ),
      );
    }
  }
  const efforts = effortsOn(draft, t.slot);
  if (mine.length) {
    parts.push(
      h(
        "span",
        { class: "tb-dice u-inline-line u-gap-3 u-finger-40 tb-drafted", "data-player": data.ask.player, "data-many": many(mine), "data-key": "drafted" },
        h(
          "span",
          { class: "tb-dice-row u-inline-line u-wrap u-center u-gap-3 u-gap-0", "data-many": many(mine) },
          mine.map((index) => servantButton(table, index)),
        ),
        mine.length > 1 && new Set(efforts).size === 1 ? total(efforts) : null,
      ),
    );
  }
  if (results.length) {
    const looks = { class: "tb-results u-grid u-gap-2 u-wide", "data-many": many(results), "data-key": "results" };
    parts.push(h("ul", looks, results.map((it) => resultLine(table, it))));
  }
  return h("div", { class: "tb-place u-row u-center u-key u-rows-2 u-columns-0 u-y-2 u-x-0", "data-key": "place" }, parts);
}

/** Whether so many lie at a treasure that they have to stand closer. */
function many(dice) {
  return dice.length > 2 ? "" : null;
}

/**
 * @param {Table} table
 * @param {RolledDie} result */
function resultLine(table, result) {
  const player = playerBy(table.data, table.data.roll.player);
  const word = say(table, result.exhausted ? "table-exhausted" : "table-ready");
  const rolled = result.face != null;
  const { again } = result;
  const button = again && (table.data.ask?.buttons ?? []).find((it) => bareMove(it.move) === again.move);
  // Who may roll it again presses it, and is told what that costs.
  const pressed = again
    ? {
        type: "button",
        class: "tb-result-dice u-inline-line u-gap-2 u-wrap u-center u-whole u-y-1 u-x-1 tb-again",
        "data-action": "again",
        "data-move": again.move,
        "data-key": `again-${again.move}`,
        "aria-label": again.label,
        title: button?.hint ?? again.label,
        onclick: () => play(table, again.move),
      }
    : { class: "tb-result-dice u-inline-line u-gap-2 u-wrap u-center u-whole", "aria-hidden": "true" };
  return h(
    "li",
    { class: `tb-result u-row u-middle u-center u-rows-1 u-columns-3 u-relative ${result.exhausted ? "tb-tired" : "tb-fresh"}` },
    h("span", { class: "crypt-hear" }, result.label),
    h(
      again ? "button" : "span",
      pressed,
      dieShape(player, result.effort),
      rolled ? h("span", { class: "tb-onto u-leading-1" }, ["\u2192"]) : null,
      rolled ? h("span", { class: "tb-tumbled" }, dieShape(player, result.face)) : null,
    ),
    h(
      "span",
      { class: "tb-result-word u-inline-line u-gap-2 u-strong u-text-1 u-breaks", "aria-hidden": "true" },
      icon(result.exhausted ? "bed" : "check"),
      h("span", {}, word),
    ),
  );
}

/**
 * @param {Table} table
 * @param {Spot} t
 * @param {Judged} about */
export function treasureItem(table, t, about) {
  const gone = t.state === "gone";
  const judged = !gone && about.slots.has(t.slot) ? ` tb-judged tb-judged-${about.tone}` : "";
  return h(
    "li",
    {
      class: `tb-slot u-pack-top u-relative u-grid u-slim u-gap-2${gone ? " tb-gone" : ""}${judged}`,
      "data-key": `slot-${t.slot}`,
      "data-place": `slot-${t.slot}`,
      "data-drop": t.slot,
    },
    gone
      ? h(
          "div",
          { class: "tb-hollow u-box u-wide u-y-3 u-x-3 u-slim u-low", role: "img", "aria-label": t.label || say(table, "table-gone", { slot: t.slot }), "data-key": "hollow", "data-slot": t.slot },
          h("span", { class: "tb-letter u-centred u-part u-strong u-text-2 u-leading-1 u-sans", translate: "no", "aria-hidden": "true" }, t.slot),
        )
      : treasureCard(table, t),
    ghostLooks(table, t),
    placeBelow(table, t),
    gone ? null : chanceLine(table, t),
  );
}
