// The players: what is theirs, and where their dice are.

import { mark, playerName } from "../../../kit/dice.js";
import { h, labelled } from "../../../kit/dom.js";
import { icon } from "../../../kit/icons.js";
import { toldBox } from "../../../kit/deciding.js";
import { say } from "../../../kit/table-state.js";
import { emblem, torchCard } from "./art.js";
import { dieOf, total } from "./dice.js";
import { servantButton } from "./hands.js";
import { claiming } from "./lookup.js";
import { SERVANTS, fleetAt } from "./names.js";
import { askBox } from "./question.js";
import { signsButton } from "./signs.js";

/**
 * @import { Table } from "./panel.js"
 * @import { CollectedCard, PlayerCard } from "../wire.js" */

/**
 * @param {Table} table
 * @param {PlayerCard} player */
function collection(table, player, gains) {
  const groups = player.treasures ?? [];
  if (!groups.length) {
    const shown = player.id === table.near ? "tb-none" : "crypt-hear";
    return player.ghost ? null : h("p", { class: shown }, say(table, "table-none"));
  }
  return h(
    "ul",
    { class: "crypt-row tb-collection u-gap-3 u-across", "aria-label": say(table, "table-collection", { name: player.name }), "data-key": "collection" },
    groups.map((group) =>
      h(
        "li",
        {
          class: "tb-group u-inline-line u-part u-paper-2 u-gap-1",
          "data-key": group.kind,
          "data-kind": group.kind,
          "data-gained": gains.get(`${player.id}-${group.kind}`) ?? null,
          title: group.name,
        },
        emblem(group.kind),
        h("span", { class: "crypt-hear" }, labelled(table.words, group.name, group.cards.map((card) => worth(table, card)).join(", "))),
        group.cards.map((card) =>
          h(
            "span",
            {
              class: `tb-mini u-inline-grid u-items-center u-mark u-bold u-text-2 u-leading-1 u-serif u-unseen${card.flipped ? " tb-flipped u-laid" : ""}`,
              "aria-hidden": "true",
              title: card.flipped ? worth(table, card) : null,
            },
            card.value == null ? "?" : String(card.value),
          ),
        ),
      ),
    ),
  );
}

/** The value of a card, in words.
 *
 * @param {Table} table
 * @param {CollectedCard} card */
function worth(table, { flipped, value }) {
  return flipped ? say(table, "table-flipped", { value: value ?? "?" }) : String(value ?? "?");
}

/** Why there are fewer coins than before: the servants that are away count again when they are back.
 *
 * @param {[string, string]} away */
function coinsAway([count, when]) {
  return h("span", { class: "tb-away u-soft u-strong u-text-2", "aria-hidden": "true" }, count, h("span", { class: "tb-word u-soft u-normal u-text-2" }, ` ${when}`));
}

/**
 * @param {Table} table
 * @param {PlayerCard} player */
function nameplate(table, player, looks = null) {
  return h(
    "div",
    { class: "tb-plate u-line u-relative u-slim u-wrap u-rows-2 u-columns-5", "data-key": "plate" },
    h(
      "h3",
      { class: "tb-name u-line u-gap-4 u-slim u-text-6 u-breaks" },
      mark(player.id, player.mark),
      h("span", { class: looks }, playerName(player)),
      player.label ? h("span", { class: "crypt-hear" }, `. ${player.label}`) : null,
    ),
    player.leader ? torchCard("leader", say(table, "table-leader")) : null,
    player.lights_out ? torchCard("lights-out", say(table, "table-lights-out")) : null,
    player.coins
      ? h(
          "span",
          { class: "tb-purse u-inline-line u-gap-3 u-bold u-figures", title: player.coins_note ?? null },
          h("i", { class: "tb-coin u-round u-square", "aria-hidden": "true" }),
          h("span", {}, player.coins),
          h("span", { class: "tb-word u-soft u-normal u-text-2" }, player.coins_word),
          player.coins_away ? coinsAway(player.coins_away) : null,
          player.coins_note ? h("span", { class: "crypt-hear" }, player.coins_note) : null,
        )
      : null,
    signsButton(table, player),
  );
}

/** The places on a player card: ready dice, and hollows for those that are away.
 *
 * @param {Table} table
 * @param {PlayerCard} player */
function readyDice(table, player) {
  const fleet = table.fleets.get(player.id) ?? [];
  if (fleet.some((die) => die.at === "aside" || die.at.startsWith("roll-"))) {
    return rolledDice(table, player);
  }
  const mine = claiming(table.data) && table.data.ask.player === player.id;
  const places = [];
  if (mine) {
    table.draft.dice.forEach((servant, i) => {
      if (servant.slot === null) places.push(servantButton(table, i));
    });
  } else {
    fleetAt(table, player.id, "ready").forEach((die) =>
      places.push(h("span", { class: "tb-servant u-inline-grid u-items-center", "data-key": `r-${die.name}` }, dieOf(player, die))),
    );
  }
  while (places.length < SERVANTS) places.push(h("span", { class: "tb-hole u-part u-square" }));
  const attributes = mine
    ? { role: "group", "aria-label": say(table, "table-dice"), "data-drop": "ready" }
    : { "aria-hidden": "true" };
  return h("div", { class: "tb-ready u-line u-gap-3 u-relative", "data-key": "ready", "data-place": `ready-${player.id}`, ...attributes }, places);
}

/** The dice a player has rolled and not placed yet, joined where they are equal.
 *
 * @param {Table} table
 * @param {PlayerCard} player */
function rolledDice(table, player) {
  const { roll } = table.data;
  const fleet = table.fleets.get(player.id) ?? [];
  const names = [...new Set(fleet.filter((d) => d.at.startsWith("roll-")).map((d) => d.at))];
  const aside = fleet.filter((die) => die.at === "aside");
  const sorted = (roll.groups ?? []).length > 0;
  return h(
    "div",
    { class: "tb-roll u-line u-at-end u-rows-2 u-columns-3 u-wraps-not", role: "img", "aria-label": roll.label, "data-testid": "roll", "data-key": "roll" },
    names.map((name) => {
      const dice = fleet.filter((die) => die.at === name);
      const joined = sorted && dice.length > 1;
      return h(
        "span",
        { class: `u-inline-line u-gap-3${joined ? " tb-together u-box u-y-0 u-x-2" : ""}`, "data-key": name },
        dice.map((die) => dieOf(player, die, { tumble: "2" })),
        joined ? total(dice.map((d) => d.face)) : null,
      );
    }),
    aside.length
      ? h(
          "span",
          { class: "tb-aside u-inline-line u-wrap u-center u-gap-2", "data-key": "aside" },
          aside.map((die) => dieOf(player, die)),
          h("span", { class: "u-soft u-text-1 u-leading-2" }, say(table, "table-aside")),
        )
      : null,
  );
}

/** All that is told of a player is made of; most of what is done leaves it as it was.
 *
 * @param {Table} table
 * @param {PlayerCard} player
 * @param {Map<string, string>} gains */
export function madeOf(table, player, gains) {
  const { data, draft, fleets, near, noted, words } = table;
  const dice = (fleets.get(player.id) ?? []).map(({ at, face, name }) => [at, face, name]);
  const asked = data.ask?.player === player.id ? [data.ask, draft] : [null, null];
  return [player, String(dice), String([...gains]), data.roll, ...asked, near, noted === player.id, words];
}

/**
 * @param {Table} table
 * @param {PlayerCard} player */
export function playerCard(table, player, gains) {
  return h(
    "li",
    {
      class: `tb-player tb-far-player u-grid u-sign-last u-middle u-rows-2 u-columns-5${player.ghost ? " tb-ghost" : ""}${player.on_turn ? " tb-on-turn" : ""}`,
      "data-player": player.id,
      "data-key": `player-${player.id}`,
      "aria-current": player.on_turn ? "true" : null,
    },
    player.ghost ? h("span", { class: "tb-spectre u-over u-through", "aria-hidden": "true" }, icon("role")) : null,
    nameplate(table, player, table.data.players.length > 2 ? "u-dots" : null),
    readyDice(table, player),
    collection(table, player, gains),
  );
}

/**
 * @param {Table} table
 * @param {PlayerCard} player */
function own(table, player, gains) {
  const parts = [nameplate(table, player), readyDice(table, player), collection(table, player, gains)];
  return h("div", { class: "tb-own u-grid u-sign-last u-pack-top u-middle u-rows-4 u-columns-6", "data-key": `own-${player.id}` }, parts);
}

/**
 * @param {Table} table
 * @param {PlayerCard} player */
export function nearCard(table, player, gains) {
  const says = table.data.ask ? askBox(table) : toldBox(table);
  return h(
    "section",
    {
      class: `tb-player u-pack-top u-rows-2 u-columns-6 tb-near u-stack${player.on_turn ? " tb-on-turn" : ""}`,
      "data-says": says ? "" : null,
      "data-player": player.id,
      "data-key": "near",
      "aria-label": player.name,
      "aria-current": player.on_turn ? "true" : null,
    },
    table.part(`own-${player.id}`, madeOf(table, player, gains), () => own(table, player, gains)),
    says,
  );
}
