// Which die is which, and which card: a name for each that lasts from redraw to redraw, so that it
// glides from where it was.

import { claiming } from "./lookup.js";

/**
 * @import { Table } from "./panel.js"
 * @import { Data } from "./lookup.js"
 * @import { PlayerCard, Treasure } from "../wire.js" */

/** A die on the table: where it lies, its face, its name, and where it was last seen.
 *
 * @typedef {{ at: string, face: number | null, name?: number | string, was?: Die }} Die */

/** What was there at a redraw: the cards by their place, how many the deck had, whether the game had
 * gone back in time, and how many treasures everybody had of each kind.
 *
 * @typedef {object} Seen
 * @property {Map<string, Pick<Treasure, "kind" | "up" | "value"> & { name: string }>} cards
 * @property {number} deck
 * @property {boolean} back
 * @property {Map<string, number> | null} counts */

export const SERVANTS = 3;

/** Where the dice of a player lie, by the data: a place and the face it shows.
 *
 * @param {PlayerCard} player
 * @param {Data} data
 * @returns {Die[]} */
function diceOf(player, data) {
  const places = [];
  for (const treasure of data.treasures ?? []) {
    if (treasure.dice?.player === player.id) {
      for (const face of treasure.dice.faces ?? []) places.push({ at: treasure.slot, face });
    }
  }
  const roll = data.roll?.player === player.id && !data.roll.results ? data.roll : null;
  if (roll) {
    const aside = (roll.aside ?? []).flat();
    const sorted = (roll.groups ?? []).length + aside.length > 0;
    // Just rolled, and not joined yet; unless these dice already lie on treasures.
    const fresh = !sorted && places.length + (roll.faces ?? []).length <= SERVANTS;
    const groups = fresh ? [roll.faces ?? []] : (roll.groups ?? []);
    groups.forEach((group, g) => group.forEach((face) => places.push({ at: `roll-${g}`, face })));
    aside.forEach((face) => places.push({ at: "aside", face }));
  }
  for (let i = 0; i < (player.exhausted ?? 0); i += 1) places.push({ at: "box", face: null });
  const ready = Math.min(player.ready ?? 0, SERVANTS - places.length);
  for (let i = 0; i < ready; i += 1) places.push({ at: "ready", face: null });
  return places;
}

/** Give each die the name it had, so that it glides from where it was: dice that stay put keep
 * theirs first, the others take what is left.
 *
 * @param {Die[]} places
 * @param {Die[]} old */
function nameDice(places, old) {
  const free = [...old];
  const take = (test) => {
    const index = free.findIndex(test);
    return index < 0 ? null : free.splice(index, 1)[0].name;
  };
  for (const die of places) die.name = take((o) => o.at === die.at && o.face === die.face);
  for (const die of places) die.name ??= take((o) => o.at === die.at);
  for (const die of places) die.name ??= take(() => true);
  const used = new Set(places.map((die) => die.name));
  let next = 0;
  for (const die of places) {
    if (die.name !== null) continue;
    while (used.has(next)) next += 1;
    die.name = next;
    used.add(next);
  }
  return places;
}

/** The dice of a player that lie at a place.
 *
 * @param {Table} table */
export function fleetAt(table, id, at) {
  return (table.fleets.get(id) ?? []).filter((die) => die.at === at);
}

/** The name of a servant of the draft: that of the ready die it is.
 *
 * @param {Table} table */
export function servantName(table, index) {
  return fleetAt(table, table.data.ask.player, "ready")[index]?.name ?? `draft-${index}`;
}

/** Where each die was last seen. Where a decision has been made, the draft is what was seen.
 *
 * @param {Table} table */
export function rememberDice(table, decided) {
  const { data, draft } = table;
  for (const [id, fleet] of table.fleets) {
    const drafted = decided && claiming(data) && data.ask.player === id ? draft.dice : [];
    const ready = fleetAt(table, id, "ready");
    for (const die of fleet) {
      const servant = drafted[ready.indexOf(die)];
      die.was = { at: servant?.slot ?? die.at, face: servant?.effort ?? die.face, name: die.name };
    }
  }
}

/** @param {Table} table */
export function findDice(table) {
  const { data, fleets } = table;
  const was = (id) => (fleets.get(id) ?? []).map((die) => die.was);
  /** @type {(player: PlayerCard) => [number, Die[]]} */
  const named = (player) => [player.id, nameDice(diceOf(player, data), was(player.id))];
  table.fleets = new Map((data.players ?? []).map(named));
}

/** A name for each card that lasts while it lies in the crypt, also when the order changes.
 *
 * @param {Table} table */
export function nameCards(table) {
  const { data } = table;
  const deck = data.deck?.count ?? 0;
  const before = table.seen?.deck === deck ? table.seen.cards : new Map();
  const cards = new Map();
  const used = new Set();
  for (const t of data.treasures ?? []) {
    if (t.state === "gone") continue;
    const was = before.get(t.slot);
    const stays = was && was.kind === t.kind && was.up === t.up && (!t.up || was.value === t.value);
    let name = stays ? was.name : `card-${t.kind}-${t.up ? t.value : "down"}-${deck}`;
    while (used.has(name)) name += "'";
    used.add(name);
    cards.set(t.slot, { kind: t.kind, up: t.up, value: t.value, name });
  }
  table.seen = {
    cards,
    deck,
    back: table.seen !== null && deck > table.seen.deck,
    counts: table.seen?.counts ?? null,
  };
}

/** Who has more treasures of a kind than at the last redraw: where cards from the crypt fly to.
 *
 * @param {Table} table */
export function findGains(table) {
  const counts = new Map();
  const gains = new Map();
  for (const player of table.data.players ?? []) {
    for (const group of player.treasures ?? []) {
      const key = `${player.id}-${group.kind}`;
      counts.set(key, group.cards.length);
      if (table.seen.counts && group.cards.length > (table.seen.counts.get(key) ?? 0)) {
        gains.set(key, group.kind);
      }
    }
  }
  table.seen.counts = counts;
  return gains;
}
