// The middle of the table: what the moment is about, be it the village, a card, an offer, or a promise.

import { mark } from "../../../kit/dice.js";
import { h } from "../../../kit/dom.js";
import { icon } from "../../../kit/icons.js";
import { say } from "../../../kit/table-state.js";
import { bargainScene } from "./bargain.js";
import { amountOf, cardFace, cardLying, tileButton } from "./cards.js";
import { fightScene } from "./fight.js";
import { badge, toldAs } from "./signs.js";

/**
 * @import { Table } from "./panel.js"
 * @import { Card, Promised, Tile } from "../wire.js" */

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
  return h("div", { class: "dj-scene", "data-scene": name, "data-key": "scene" }, about, draw(table));
}

// --- the village ---------------------------------------------------------------------------------

/** @param {Table} table */
function village(table) {
  const { shop, places, sale } = table.data.village;
  const pays = sale && table.sale;
  const goods = pays ? sale : shop;
  return h(
    "div",
    { class: "dj-village", "data-key": "village" },
    h(
      "ul",
      { class: "dj-places", "data-key": "places", "aria-label": places.title },
      places.tiles.map((tile) => h("li", { "data-key": tile.key }, tileButton(table, tile, "place", placeFace(tile)))),
    ),
    h(
      "section",
      { class: "dj-shop", "data-key": "shop", "aria-labelledby": `${table.prefix}-shop-title` },
      h(
        "div",
        { class: "dj-shop-head", "data-key": "head" },
        h("h3", { class: "dj-scene-title", id: `${table.prefix}-shop-title` }, goods.title),
        goods.note ? h("span", { class: "crypt-note" }, goods.note) : null,
        sale
          ? h(
              "button",
              {
                type: "button",
                class: "dj-chip",
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
        { class: "dj-goods", "data-key": "goods" },
        goods.tiles.map((tile) => h("li", { "data-key": tile.key }, tileButton(table, tile, "shop", tile.card ? cardFace(tile.card) : tile.title))),
      ),
    ),
  );
}

/** @param {Tile} tile */
function placeFace({ sign, title, note }) {
  return [badge(sign, PLACES[sign] ?? sign), h("span", { class: "dj-card-said" }, h("span", { class: "dj-card-name" }, title), h("span", { class: "dj-card-type" }, note))];
}

// --- the Dungeon ---------------------------------------------------------------------------------

/** @param {Table} table */
function dungeonScene(table) {
  const { dungeon } = table.data;
  const tiles = tiled(table);
  return h(
    "div",
    { class: "dj-dungeon", "data-key": "dungeon" },
    facts(table),
    tiles.length
      ? h("ul", { class: "dj-ways", "data-key": "ways" }, tiles.map((tile) => h("li", { "data-key": tile.key }, wayTile(table, tile))))
      : h("div", { class: "dj-gate", "data-key": "gate", "aria-hidden": "true" }, badge("gate", "dungeon"), amountOf("pile", dungeon.pile)),
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
      { class: "dj-card-said" },
      h("span", { class: "dj-card-name" }, seat ? mark(seat.id, seat.mark) : null, h("span", {}, tile.title)),
      tile.card ? h("span", { class: "dj-card-type" }, tile.card.name) : null,
    ),
    seat ? h("span", { class: "dj-card-figures" }, amountOf("power", seat.power), amountOf("gem", seat.gems)) : null,
  ];
  return tileButton(table, { ...tile, card: null }, "way", inside);
}

/** The pile, the pot, what is active, the discards: a line each.
 *
 * @param {Table} table */
function facts(table) {
  const told = table.data.dungeon.facts;
  return h("ul", { class: "dj-facts", "data-key": "facts" }, told.map(({ id, text }) => h("li", { "data-key": id }, icon(id), h("span", {}, text))));
}

/** @param {Table} table */
function drawnCard(table) {
  const { card } = table.data.dungeon;
  return h("div", { class: "dj-drawn", "data-key": "drawn" }, card ? cardLying(card, `drawn-${card.id}`, "div") : null, facts(table));
}

// --- choosing ------------------------------------------------------------------------------------

/** @param {Table} table */
function questScene(table) {
  const { looked, mine, chosen } = table.data;
  const tiles = looked.length ? looked : mine;
  return [
    chosen ? h("p", { class: "dj-chosen", "data-key": "chosen" }, chosen) : null,
    h(
      "ul",
      { class: "dj-quests", "data-key": "quests" },
      tiles.map((tile) => h("li", { "data-key": tile.key }, tileButton(table, tile, "quest", tile.card ? cardFace(tile.card) : tile.title))),
    ),
  ];
}

/** @param {Table} table */
function chooseScene(table) {
  const { chosen, whose } = table.data;
  return [
    whose ? h("h3", { class: "dj-scene-title dj-whose", "data-key": "whose" }, mark(Number(whose.id), ""), h("span", {}, whose.text)) : null,
    chosen ? h("p", { class: "dj-chosen", "data-key": "chosen" }, chosen) : null,
    h(
      "ul",
      { class: "dj-quests", "data-key": "choices" },
      tiled(table).map((tile) =>
        h("li", { "data-key": tile.key }, tileButton(table, tile, "card", [tile.card ? cardFace(tile.card) : placeFace({ ...tile, sign: "gem" }), tile.note && tile.card ? h("span", { class: "dj-card-note" }, tile.note) : null])),
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
    { class: "dj-bargain", "data-key": "offer" },
    h("h3", { class: "dj-scene-title" }, offer.title),
    h(
      "div",
      { class: "dj-columns" },
      offer.columns.map((column) =>
        h(
          "section",
          { class: "dj-column", "data-player": column.player },
          h("h4", {}, mark(column.player, ""), h("span", {}, column.title)),
          h("ul", { class: "dj-chips" }, column.parts.map((part) => h("li", { class: "dj-chip dj-said" }, part))),
        ),
      ),
    ),
  );
}

/** @param {Table} table */
function wordScene(table) {
  return openWords(table);
}

/** Promises that are open, the one to be kept or broken now before all.
 *
 * @param {Table} table */
function openWords(table) {
  const { open } = table.data.ledger;
  return wordList("words", open);
}

/** Words given, each with what it is about.
 *
 * @param {Promised[]} words */
function wordList(key, words) {
  return h("ul", { class: "dj-words", "data-key": key }, words.map((it, i) => promise(it, i)));
}

/** @param {Promised} it */
function promise(it, i) {
  return h(
    "li",
    { class: "dj-word", "data-now": it.now ? "" : null, "data-key": `word-${it.maker}-${it.to}-${i}` },
    h("p", { class: "dj-word-title" }, mark(it.maker, ""), h("span", {}, it.title)),
    h("ul", { class: "dj-chips" }, it.parts.map((part) => h("li", { class: "dj-chip dj-said" }, part))),
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
    { class: "dj-ledger", "data-key": "ledger", "aria-labelledby": `${table.prefix}-ledger` },
    h("h3", { id: `${table.prefix}-ledger` }, ledger.title),
    ledger.open.length ? openWords(table) : null,
    ledger.owed.length ? wordList("owed", ledger.owed) : null,
    h("ul", { class: "dj-kept", "data-key": "kept" }, seats.map((it, i) => h("li", { "data-player": it.id }, mark(it.id, it.mark), h("span", {}, ledger.kept[i])))),
    ledger.past.length ? h("ol", { class: "dj-past", "data-key": "past" }, ledger.past.map((text) => h("li", {}, text))) : null,
  );
}

/** Promises that are open while something else is decided, in a line each.
 *
 * @param {Table} table */
export function wordLine(table) {
  const { ledger, scene } = table.data;
  if (!ledger?.open.length || ["word", "over"].includes(scene) || table.draft) return null;
  return h("ul", { class: "dj-heard", "data-key": "heard", "aria-label": ledger.title }, ledger.open.map((it, i) => h("li", {}, mark(it.maker, ""), toldAs(ledger.lines[i], [icon("right"), mark(it.to, ""), h("span", {}, ledger.brief[i])]))));
}

// --- the end -------------------------------------------------------------------------------------

/** @param {Table} table */
function overScene(table) {
  const { ending, seats } = table.data;
  const order = [...seats].sort((one, other) => other.trophies - one.trophies);
  return h(
    "div",
    { class: "dj-over", "data-key": "over" },
    ending.map((line, i) => h("p", { class: i ? "crypt-note" : "dj-verdict-line" }, line)),
    h(
      "ol",
      { class: "dj-podium" },
      order.map((it) =>
        h(
          "li",
          { "data-player": it.id },
          badge(it.adventurer, it.adventurer),
          h("span", { class: "dj-name" }, mark(it.id, it.mark), h("span", {}, it.short)),
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
  return h("ul", { class: "dj-cards", "data-which": which, "data-key": which, "aria-label": say(table, `dungeon-${which}`) }, lying);
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
    { class: "dj-mine", "data-key": "mine", "aria-label": say(table, "dungeon-mine") },
    inQuests ? null : mine.map((tile) => h("li", { "data-key": tile.key }, tileButton(table, tile, "mine", tile.card ? cardFace(tile.card) : tile.title))),
    held.map((card, i) => cardLying(card, `held-${card.id}-${i}`)),
  );
}
