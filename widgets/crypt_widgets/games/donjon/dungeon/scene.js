// The middle of the table: what the moment is about, be it the village, a card, an offer, or a promise.

import { mark } from "../../../kit/dice.js";
import { h } from "../../../kit/dom.js";
import { icon } from "../../../kit/icons.js";
import { say } from "../../../kit/table-state.js";
import { bargainScene } from "./bargain.js";
import { amountOf, cardFace, cardLying, tileButton } from "./cards.js";
import { fightScene } from "./fight.js";
import { badge, CHIP, toldAs } from "./signs.js";

/**
 * @import { Table } from "./panel.js"
 * @import { Card, Place, Promised, Tile } from "../wire.js" */

const DRAWN_BY = {
  village,
  dungeon: dungeonScene,
  quests: questScene,
  choose: chooseScene,
  fight: fightScene,
  card: drawnCard,
  offer: offerScene,
  word: wordScene,
  over: overScene,
};
/** The pictures of places that have another name than their sign. */
const PLACES = { trophy: "trophy-point" };
/** Scenes in which a choice is a tile, and not a button below. */
const TILED = ["dungeon", "choose"];

/** What is drawn in the middle, whatever the stage is about: a bargain that is put together goes before.
 *
 * @param {Table} table */
export function sceneName(table) {
  return table.draft ? "bargain" : table.data.scene;
}

/** The choices that lie in the middle as tiles.
 *
 * @param {Table} table
 * @returns {Tile[]} */
export function tiled(table) {
  const { ask, scene } = table.data;
  return ask && TILED.includes(scene) ? ask.choices.filter(({ move }) => move !== ask.main) : [];
}

/** @param {Table} table */
export function middle(table) {
  const name = sceneName(table);
  const draw = name === "bargain" ? bargainScene : DRAWN_BY[name] ?? village;
  // A price is about the fight.
  const about = name === "bargain" ? fightScene(table) : null;
  return h("div", { class: "dj-scene u-stack u-low u-scrolls u-box u-y-4 u-x-4", "data-scene": name, "data-key": "scene" }, about, draw(table));
}

// --- the village ---------------------------------------------------------------------------------

/** @param {Table} table */
function village(table) {
  const { shop, places } = table.data.village;
  return h(
    "div",
    { class: "dj-village u-grid u-gap-3", "data-key": "village" },
    places.tiles.length
      ? h(
          "ul",
          { class: "dj-places u-grid u-gap-2", "data-key": "places", "aria-label": places.title },
          places.tiles.map((tile) => h("li", { "data-key": tile.key }, tileButton(table, tile, "place", placeFace(tile)))),
        )
      : null,
    shop ? shopOf(table, shop) : null,
  );
}

/** The shop, at its prices or at those of a Sale.
 *
 * @param {Table} table
 * @param {Place} shop */
function shopOf(table, shop) {
  const { sale } = table.data.village;
  const pays = sale && table.sale;
  const goods = pays ? sale : shop;
  return h(
    "section",
    { class: "dj-shop", "data-key": "shop", "aria-labelledby": `${table.prefix}-shop-title` },
    h(
      "div",
      { class: "dj-shop-head u-row u-rows-2 u-columns-6 u-middle", "data-key": "head" },
      h("h3", { class: "u-text-5", id: `${table.prefix}-shop-title` }, goods.title),
      goods.note ? h("span", { class: "crypt-note" }, goods.note) : null,
      sale
        ? h(
            "button",
            {
              type: "button",
              class: CHIP,
              "aria-pressed": String(Boolean(pays)),
              "data-action": "sale",
              "data-key": "sale",
              onclick: () => {
                table.sale = !table.sale;
                table.redraw();
              },
            },
            say(table, "dungeon-sale"),
          )
        : null,
    ),
    h(
      "ul",
      { class: "dj-goods u-grid u-gap-2", "data-key": "goods" },
      goods.tiles.map((tile) => h("li", { "data-key": tile.key }, tileButton(table, tile, "shop", tile.card ? cardFace(tile.card) : tile.title))),
    ),
  );
}

/** @param {Tile} tile */
function placeFace({ sign, title, note }) {
  return [badge(sign, PLACES[sign] ?? sign), h("span", { class: "dj-card-said u-grid u-flexes u-slim" }, h("span", { class: "dj-card-name u-line u-gap-3 u-strong u-text-3 u-leading-2 u-sans u-breaks" }, title), h("span", { class: "dj-card-type u-soft u-text-1 u-normal u-leading-25" }, note))];
}

// --- the Dungeon ---------------------------------------------------------------------------------

/** @param {Table} table */
function dungeonScene(table) {
  const tiles = tiled(table);
  return h(
    "div",
    { class: "dj-dungeon u-grid u-gap-4", "data-key": "dungeon" },
    facts(table),
    tiles.length
      ? h("ul", { class: "dj-ways u-grid u-gap-4", "data-key": "ways" }, tiles.map((tile) => h("li", { "data-key": tile.key }, wayTile(table, tile))))
      : h("div", { class: "dj-gate u-grid u-items-middle u-y-8 u-x-8", "data-key": "gate", "aria-hidden": "true" }, badge("gate", "dungeon")),
  );
}

/**
 * @param {Table} table
 * @param {Tile} tile */
function wayTile(table, tile) {
  const seat = tile.player === null ? null : table.data.seats.find(({ id }) => id === tile.player);
  const [sign, art] = tile.move === "draw" ? ["gate", "dungeon"] : [tile.sign || "arena", tile.sign || "arena"];
  const inside = [
    seat ? badge(seat.adventurer, seat.adventurer) : badge(sign, art),
    h(
      "span",
      { class: "dj-card-said u-grid u-flexes u-slim" },
      h("span", { class: "dj-card-name u-line u-gap-3 u-strong u-text-3 u-leading-2 u-sans u-breaks" }, seat ? mark(seat.id, seat.mark) : null, h("span", {}, tile.title)),
      tile.card ? h("span", { class: "dj-card-type u-soft u-text-1 u-normal u-leading-25" }, tile.card.name) : null,
    ),
    seat ? h("span", { class: "dj-card-figures u-line u-wrap u-fixed u-at-end u-rows-1 u-columns-4" }, amountOf("power", seat.power), amountOf("gem", seat.gems)) : null,
  ];
  return tileButton(table, { ...tile, card: null }, "way", inside);
}

/** The pile, the pot, what is active, the discards: a line each.
 *
 * @param {Table} table */
function facts(table) {
  const told = table.data.dungeon.facts;
  return h("ul", { class: "dj-facts u-row u-rows-2 u-columns-7 u-soft u-text-2", "data-key": "facts" }, told.map(({ id, text }) => h("li", { class: "u-line u-gap-2 u-icon-16", "data-key": id }, icon(id), h("span", {}, text))));
}

/** @param {Table} table */
function drawnCard(table) {
  const { card } = table.data.dungeon;
  return h("div", { class: "dj-drawn u-grid u-gap-6 u-items-middle u-pack-center", "data-key": "drawn" }, card ? cardLying(card, `drawn-${card.id}`, "div") : null, facts(table));
}

// --- choosing ------------------------------------------------------------------------------------

/** @param {Table} table */
function questScene(table) {
  const { looked, mine, chosen } = table.data;
  const tiles = looked.length ? looked : mine;
  return [
    chosen ? h("p", { class: "u-below-4 u-part u-y-3 u-x-5 u-paper-2 u-text-3", "data-key": "chosen" }, chosen) : null,
    h(
      "ul",
      { class: "dj-quests u-grid u-gap-4", "data-key": "quests" },
      tiles.map((tile) => h("li", { "data-key": tile.key }, tileButton(table, tile, "quest", [tile.card ? cardFace(tile.card) : tile.title, tile.sign ? icon(tile.sign) : null]))),
    ),
  ];
}

/** @param {Table} table */
function chooseScene(table) {
  const { chosen, whose } = table.data;
  return [
    whose ? h("h3", { class: "u-text-5 dj-whose u-line u-gap-3 u-below-4", "data-key": "whose" }, mark(Number(whose.id), ""), h("span", {}, whose.text)) : null,
    chosen ? h("p", { class: "u-below-4 u-part u-y-3 u-x-5 u-paper-2 u-text-3", "data-key": "chosen" }, chosen) : null,
    h(
      "ul",
      { class: "dj-quests u-grid u-gap-4", "data-key": "choices" },
      tiled(table).map((tile) =>
        h("li", { "data-key": tile.key }, tileButton(table, tile, "card", [tile.card ? cardFace(tile.card) : placeFace({ ...tile, sign: "gem" }), tile.note && tile.card ? h("span", { class: "dj-card-note u-ink u-text-2 u-normal u-leading-25" }, tile.note) : null])),
      ),
    ),
  ];
}

// --- words ---------------------------------------------------------------------------------------

/** @param {Table} table */
function offerScene(table) {
  const { offer } = table.data;
  if (!offer) return null;
  return h(
    "div",
    { class: "dj-bargain u-grid u-pack-top u-gap-4", "data-key": "offer" },
    h("h3", { class: "u-text-5" }, offer.title),
    h(
      "div",
      { class: "dj-columns u-grid u-gap-4" },
      offer.columns.map((column) =>
        h(
          "section",
          { class: "dj-column u-grid u-pack-top u-slim u-edged u-box u-paper u-gap-4", "data-player": column.player },
          h("h4", { class: "u-line u-gap-3 u-text-4" }, mark(column.player, ""), h("span", {}, column.title)),
          pieces(column.parts),
        ),
      ),
    ),
  );
}

/** What is given or promised, piece by piece. */
function pieces(parts) {
  const looks = "dj-said u-inline-line u-gap-3 u-y-2 u-x-5 u-edged u-part u-paper-2 u-ink u-text-3 u-leading-2 u-text-start";
  return h("ul", { class: "dj-chips u-row u-gap-3" }, parts.map((part) => h("li", { class: looks }, part)));
}

/** @param {Table} table */
function wordScene(table) {
  return openWords(table);
}

/** Promises that are open, the one to be kept or broken now before all.
 *
 * @param {Table} table */
function openWords(table) {
  return wordList("words", table.data.ledger?.open ?? []);
}

/** Words given, each with what it is about.
 *
 * @param {Promised[]} words */
function wordList(key, words) {
  return h("ul", { class: "u-grid u-gap-4", "data-key": key }, words.map((it, i) => promise(it, i)));
}

/** @param {Promised} it */
function promise(it, i) {
  return h(
    "li",
    { class: "dj-word u-grid u-gap-3 u-y-5 u-x-6 u-edged u-box u-paper", "data-now": it.now ? "" : null, "data-key": `word-${it.maker}-${it.to}-${i}` },
    h("p", { class: "u-line u-gap-3 u-strong" }, mark(it.maker, ""), h("span", {}, it.title)),
    pieces(it.parts),
  );
}

/** What everybody has promised, and how they have kept it.
 *
 * @param {Table} table */
export function wordsGiven(table) {
  const { ledger, seats } = table.data;
  if (!ledger) return null;
  return h(
    "section",
    { class: "dj-ledger u-grid u-gap-5 u-y-6 u-x-8 u-edged u-box u-paper", "data-key": "ledger", "aria-labelledby": `${table.prefix}-ledger` },
    h("h3", { id: `${table.prefix}-ledger` }, ledger.title),
    ledger.open.length ? openWords(table) : null,
    ledger.owed.length ? wordList("owed", ledger.owed) : null,
    h("ul", { class: "dj-kept u-grid u-gap-2 u-text-3", "data-key": "kept" }, seats.map((it, i) => h("li", { class: "u-line u-gap-3", "data-player": it.id }, mark(it.id, it.mark), h("span", {}, ledger.kept[i])))),
    ledger.past.length ? h("ol", { class: "dj-past u-grid u-gap-2 u-text-3 u-soft", "data-key": "past" }, ledger.past.map((text) => h("li", {}, text))) : null,
  );
}

/** Promises that are open while something else is decided, in a line each.
 *
 * @param {Table} table */
export function wordLine(table) {
  const { ledger, scene } = table.data;
  if (!ledger?.open.length || ["word", "over"].includes(scene) || table.draft) return null;
  return h("ul", { class: "dj-heard u-row u-rows-1 u-columns-6 u-soft u-text-2", "data-key": "heard", "aria-label": ledger.title }, ledger.open.map((it, i) => h("li", { class: "u-line u-slim u-gap-2" }, mark(it.maker, ""), toldAs(ledger.lines[i], [icon("right"), mark(it.to, ""), h("span", {}, ledger.brief[i])]))));
}

// --- the end -------------------------------------------------------------------------------------

/** @param {Table} table */
function overScene(table) {
  const { ending, seats } = table.data;
  const order = [...seats].sort((one, other) => Number(other.won) - Number(one.won) || other.trophies - one.trophies);
  return h(
    "div",
    { class: "dj-over u-grid u-gap-5", "data-key": "over" },
    ending.map((line, i) => h("p", { class: i ? "crypt-note" : "dj-verdict-line u-strong u-text-7 u-leading-3 u-serif" }, line)),
    h(
      "ol",
      { class: "dj-podium u-grid u-gap-4" },
      order.map((it) =>
        h(
          "li",
          { class: "u-grid u-rows-3 u-columns-5 u-pack-top u-middle u-y-4 u-x-5 u-edged u-box u-paper", "data-player": it.id },
          badge(it.adventurer, it.adventurer),
          h("span", { class: "dj-name u-line u-gap-3 u-slim" }, mark(it.id, it.mark), h("span", { class: "u-dots" }, it.short)),
          amountOf("trophy", it.trophies),
          questsAtEnd(table, "done", it.done),
          questsAtEnd(table, "quests", it.quests),
        ),
      ),
    ),
  );
}

// Labels: dungeon-done dungeon-quests

/** Quests that somebody has done, or has not: those look as if they were not there.
 *
 * @param {Table} table
 * @param {"done" | "quests"} which
 * @param {Card[]} cards */
function questsAtEnd(table, which, cards) {
  if (!cards.length) return null;
  const lying = cards.map((card, i) => cardLying(card, `${which}-${card.id}-${i}`));
  return h("ul", { class: "dj-cards u-grid u-gap-2 u-across", "data-which": which, "data-key": which, "aria-label": say(table, `dungeon-${which}`) }, lying);
}

/** What one's own quests are, and which of them can be shown.
 *
 * @param {Table} table */
export function ownQuests(table) {
  const { mine, scene, seats } = table.data;
  const near = seats.find((it) => it.near);
  if (scene === "over" || !near || table.draft) return null;
  const held = [...near.items, ...near.spoils];
  if (!mine.length && !held.length) return null;
  const inQuests = scene === "quests" && !table.data.looked.length;
  return h(
    "ul",
    { class: "dj-mine u-flex u-gap-2", "data-key": "mine", "aria-label": say(table, "dungeon-mine") },
    inQuests ? null : mine.map((tile) => h("li", { "data-key": tile.key }, tileButton(table, tile, "mine", tile.card ? cardFace(tile.card) : tile.title))),
    held.map((card, i) => cardLying(card, `held-${card.id}-${i}`, "li", "u-grid u-middle")),
  );
}
