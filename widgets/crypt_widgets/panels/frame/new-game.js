// The form of a new game: which, who plays, and what else a game can be begun with.

import { button, radio } from "../../kit/controls.js";
import { mark } from "../../kit/dice.js";
import { h, labelled } from "../../kit/dom.js";
import { ownNames } from "../../kit/live.js";
import { cardsChoice } from "./new-game-cards.js";
import { namesChoice } from "./new-game-names.js";

/** @import { GameForm, NewGameSetup, OneEach, OneOf, TwoSides } from "../../kit/wire.js" */
/**
 * @typedef {object} Part What a game is made of.
 * @property {Element} node
 * @property {() => object} chosen
 * @property {() => void} [complain] Where nothing is chosen.
 * @property {(players: number) => void} [count] So many play now. */

/** Radio buttons that look like a row of keys. */
function keyRow(name, options, chosen, onchange) {
  return h("div", { class: "fr-keys u-grid u-gap-4" }, [
    options.map(([value, label]) =>
      h("label", { class: "crypt-key crypt-key-bare fr-key u-center u-y-2 u-x-0 u-text-5 u-strong" }, [
        radio(`${name}-${value}`, name, value, value === chosen, {
          onchange: () => onchange?.(value),
        }),
        h("span", {}, [label]),
      ]),
    ),
  ]);
}

/** One thing's choice: side A or B, each with what it pays.
 *
 * @param {TwoSides} thing
 * @param {string} side */
function sideChoice(thing, side, words) {
  return h("fieldset", { class: "fr-side u-grid u-gap-4 u-slim" }, [
    h("legend", { class: "u-unpadded u-text-4 u-strong" }, [thing.name]),
    ...["A", "B"].map((letter) =>
      h("label", { class: "crypt-key crypt-key-bare fr-side-card u-top u-y-4 u-x-5 u-text-3 u-leading-3" }, [
        radio(`side-${thing.kind}-${letter}`, `side-${thing.kind}`, letter, side === letter, {
          "aria-label": labelled(words, words[`frame-side-${letter.toLowerCase()}`], thing[letter]),
        }),
        h("span", { class: "fr-side-letter u-box u-centred u-fixed u-text-2 u-bold u-square", "aria-hidden": "true" }, [letter]),
        h("span", { class: "fr-side-pays", "aria-hidden": "true" }, [thing[letter]]),
      ]),
    ),
  ]);
}

/** Which game: a card for each, with what it is.
 *
 * @param {GameForm[]} games */
function gameChoice(games, chosen, pick) {
  return h("div", { class: "fr-games u-grid u-gap-4" }, [
    games.map(({ id, name, about }) =>
      h("label", { class: "crypt-key crypt-key-bare fr-game u-text-5 u-grid u-y-5 u-x-6" }, [
        radio(`game-${id}`, "game", id, id === chosen, { onchange: () => pick(id) }),
        h("span", { class: "u-grid u-gap-1 u-pack-top u-leading-35" }, [
          h("strong", {}, [name]),
          h("span", { class: "crypt-note fr-note" }, [about]),
        ]),
      ]),
    ),
  ]);
}

// Labels: frame-players-1 frame-players-2 frame-players-3 frame-players-4 frame-players-5 frame-players-6

/** How many play and who they are. `chosen()` tells what is chosen now.
 *
 * @param {GameForm} game
 * @param {(players: number) => void} counted */
function playersChoice(game, now, words, counted) {
  const own = ownNames();
  const box = h("div", { class: "fr-seats" });
  // Whoever is alone at the screen will want opponents; seats already taken stay as they are.
  const seats = ["person", ...Array(Math.max(...game.players) - 1).fill(game.opponent)];
  const known = game.seats.map(([value]) => value);
  (now.seats ?? []).forEach((who, seat) => {
    if (known.includes(who)) seats[seat] = who;
  });
  const names = namesChoice(now.names ?? [], words);
  const sitting = () => (players === 1 ? ["person"] : seats.slice(0, players));
  let players = game.players.includes(now.players) ? now.players : game.players[0];

  const whatItDoes = (who) => game.seats.find(([value]) => value === who)?.[2] ?? "";

  function seatChoice(seat) {
    const id = own(`seat-${seat + 1}-about`);
    const about = h("p", { class: "crypt-note fr-note fr-seat-about u-above-2", id }, [whatItDoes(seats[seat])]);
    const choice = h("label", { class: "fr-seat-choice u-grid u-rows-2 u-columns-4 u-middle u-text-4" }, [
      h("span", { class: "u-line u-gap-4 u-strong" }, [
        mark(seat),
        h("span", {}, [words[`frame-seat-${seat + 1}`]]),
      ]),
      h(
        "select",
        {
          "data-action": `seat-${seat + 1}`,
          "aria-describedby": id,
          onchange: (event) => {
            seats[seat] = event.target.value;
            about.textContent = whatItDoes(seats[seat]);
            names.show(box, sitting());
          },
        },
        game.seats.map(([value, label]) =>
          h("option", { value, selected: value === seats[seat] }, [label]),
        ),
      ),
    ]);
    return h("div", { class: "fr-seat" }, [choice, about, names.field(seat)]);
  }

  function drawSeats() {
    box.replaceChildren(
      players === 1
        ? h("p", { class: "crypt-note fr-note" }, [words["frame-solo-note"]])
        : h(
            "div",
            { class: "fr-seat-list u-grid u-rows-4 u-columns-9" },
            Array.from({ length: players }, (_, seat) => seatChoice(seat)),
          ),
    );
    names.show(box, sitting());
  }

  drawSeats();
  return {
    node: h("fieldset", { class: "fr-block u-grid u-gap-4 u-slim" }, [
      h("legend", {}, [words["frame-players"]]),
      keyRow(
        "players",
        game.players.map((n) => [String(n), words[`frame-players-${n}`]]),
        String(players),
        (value) => {
          players = Number(value);
          drawSeats();
          counted(players);
        },
      ),
      box,
    ]),
    chosen: () => ({ players, seats: sitting(), ...names.chosen(sitting()) }),
  };
}

/** Which side of each thing that has two.
 *
 * @param {TwoSides[]} things */
function sidesChoice(things, sides, words) {
  const node = h("fieldset", { class: "fr-block u-grid u-gap-4 u-slim" });
  const input = (kind, letter) =>
    node.querySelector(`input[name="side-${kind}"][value="${letter}"]`);
  const press = (pick) => () => {
    for (const { kind } of things) input(kind, pick()).checked = true;
  };
  const quick = (action, label, pick) =>
    button(action, [label], press(pick), { class: "fr-quick u-finger u-y-3 u-x-8 u-bare", "data-key": null });
  node.replaceChildren(
    h("legend", {}, [words["frame-sides"]]),
    h("div", { class: "crypt-row u-middle" }, [
      quick("all-a", words["frame-all-a"], () => "A"),
      quick("all-b", words["frame-all-b"], () => "B"),
      quick("mixed", words["frame-mixed"], () => (Math.random() < 0.5 ? "A" : "B")),
      h("span", { class: "crypt-note fr-note" }, [words["frame-sides-note"]]),
    ]),
    h(
      "div",
      { class: "fr-sides u-grid u-rows-6 u-columns-9" },
      things.map((thing, i) => sideChoice(thing, sides?.[i] ?? "A", words)),
    ),
  );
  return {
    node,
    chosen: () => ({
      sides: things.map(({ kind }) => (input(kind, "B").checked ? "B" : "A")).join(""),
    }),
  };
}

/** One of a few numbers, of which some want more players.
 *
 * @param {OneOf} offered
 * @returns {Part} */
function oneChoice({ field, values }, now, words) {
  const place = h("div", {});
  let chosen = now[field] ?? values[0][0];
  return {
    node: h("fieldset", { class: "fr-block u-grid u-gap-4 u-slim" }, [
      h("legend", {}, [words[`frame-${field}`]]),
      place,
      h("p", { class: "crypt-note fr-note" }, [words[`frame-${field}-note`]]),
    ]),
    chosen: () => ({ [field]: chosen }),
    count(players) {
      const open = values.filter(([, , fewest]) => fewest <= players);
      if (!open.some(([value]) => value === chosen)) chosen = open[0][0];
      const keys = open.map(([value, label]) => [String(value), label]);
      place.replaceChildren(
        keyRow(field, keys, String(chosen), (value) => {
          chosen = Number(value);
        }),
      );
    },
  };
}

/** For each player one of their own, or none: who has none while others have is drawn by lot.
 *
 * @param {OneEach} offered
 * @returns {Part} */
function eachChoice({ field, values }, now, words) {
  const box = h("div", { class: "fr-seat-list u-grid u-rows-4 u-columns-9" });
  /** @type {string[]} */
  const theirs = [...(now[field] ?? [])];
  let players = 0;

  const option = (value, label, seat) =>
    h("option", { value, selected: value === (theirs[seat] ?? "") }, [label]);
  function choice(seat) {
    return h("label", { class: "fr-seat-choice u-grid u-rows-2 u-columns-4 u-middle u-text-4" }, [
      h("span", { class: "u-line u-gap-4 u-strong" }, [mark(seat), h("span", {}, [words[`frame-seat-${seat + 1}`]])]),
      h(
        "select",
        {
          "data-action": `${field}-${seat + 1}`,
          onchange: ({ target }) => {
            // Nobody is there twice: whoever had it has it no more.
            const before = theirs.indexOf(target.value);
            theirs[seat] = target.value;
            if (before < 0 || before === seat || !target.value) return;
            theirs[before] = "";
            const other = /** @type {HTMLSelectElement} */ (box.querySelectorAll("select")[before]);
            if (other) other.value = "";
          },
        },
        [option("", words["frame-drawn"], seat), ...values.map(([value, label]) => option(value, label, seat))],
      ),
    ]);
  }
  return {
    node: h("fieldset", { class: "fr-block u-grid u-gap-4 u-slim" }, [
      h("legend", {}, [words[`frame-${field}`]]),
      box,
      h("p", { class: "crypt-note fr-note" }, [words[`frame-${field}-note`]]),
    ]),
    chosen: () => ({ [field]: allOf(theirs.slice(0, players), players, values.map(([value]) => value)) }),
    count(count) {
      players = count;
      box.replaceChildren(...Array.from({ length: count }, (_, seat) => choice(seat)));
    },
  };
}

/** What all have: nothing if nobody chose, else the rest drawn from what is left. */
function allOf(theirs, players, values) {
  if (!theirs.some(Boolean)) return [];
  const left = values.filter((value) => !theirs.includes(value));
  return Array.from(
    { length: players },
    (_, seat) => theirs[seat] || left.splice(Math.floor(Math.random() * left.length), 1)[0],
  );
}

/** What a game is made of.
 *
 * @param {GameForm} game
 * @returns {Part[]} */
function gameParts(game, now, words, judge) {
  const said = { ...words, ...game.words };
  /** @type {Part[]} */
  const parts = [];
  const counted = (players) => parts.forEach(({ count }) => count?.(players));
  parts.push(playersChoice(game, now, said, counted));
  if (game.one) parts.push(oneChoice(game.one, now, said));
  if (game.each) parts.push(eachChoice(game.each, now, said));
  counted(game.players.includes(now.players) ? now.players : game.players[0]);
  if (game.sides) parts.push(sidesChoice(game.sides, now.sides, said));
  if (game.cards) parts.push(cardsChoice(game.cards, now.cards ?? null, said, (cards) => judge(game.id, cards)));
  return parts;
}

/** Whether one may go back past a decision while the game is going on. */
function forGoodChoice(now, words) {
  const box = { type: "checkbox", name: "for-good", checked: Boolean(now), "data-action": "for-good" };
  const note = h("span", { class: "crypt-note fr-note" }, [" ", words["frame-for-good-note"]]);
  return h("label", { class: "fr-check u-line u-gap-5 u-finger u-text-4 u-leading-3 u-part u-pressable" }, [
    h("input", box),
    h("span", {}, [words["frame-for-good"], note]),
  ]);
}

/** @param {NewGameSetup} setup
 * @param {string} first The game to begin the choice with.
 * @param {boolean} playing Whether a game is at the table already. */
export function newGameForm(setup, first, playing, words, start, cancel, judge) {
  const games = setup.games ?? [];
  const place = h("div", { class: "u-contents" });
  let game = null;
  let parts = [];

  function pick(id) {
    game = games.find((each) => each.id === id);
    // What is at the table is what one most likely wants again; of another game, its beginning.
    const { fields, seats, names } = setup;
    const now = id === setup.game ? { ...fields, seats, names } : {};
    parts = gameParts(game, now, words, judge);
    place.replaceChildren(...parts.map(({ node }) => node));
  }

  pick(first);
  const form = h(
    "form",
    {
      class: "fr-form u-flex u-down u-grows u-low",
      onsubmit: (event) => {
        event.preventDefault();
        const choices = parts.map(({ chosen }) => chosen());
        const missing = choices.findIndex((choice) => !choice);
        if (missing >= 0) {
          parts[missing].complain();
          return;
        }
        start({
          game: game.id,
          ...Object.assign({}, ...choices),
          seed: form.querySelector('input[name="seed"]').value.trim(),
          for_good: form.querySelector('input[name="for-good"]').checked,
        });
      },
    },
    [
      h("div", { class: "fr-scroll u-flexes u-low" }, [
        h("fieldset", { class: "fr-block u-grid u-gap-4 u-slim" }, [
          h("legend", {}, [words["frame-which-game"]]),
          gameChoice(games, first, pick),
        ]),
        place,
        h("label", { class: "fr-block u-grid u-gap-4 u-slim fr-seed" }, [
          h("span", { class: "u-bold" }, [words["frame-seed"]]),
          h("input", {
            type: "text",
            name: "seed",
            value: setup.seed ?? "",
            maxlength: "40",
            autocomplete: "off",
            autocapitalize: "off",
            spellcheck: "false",
            "data-action": "seed",
          }),
          h("span", { class: "crypt-note fr-note" }, [words["frame-seed-note"]]),
        ]),
        forGoodChoice(setup.for_good, words),
      ]),
      h("footer", { class: "crypt-row fr-dialog-foot u-fixed u-middle u-at-end u-lined" }, [
        h("p", { class: "crypt-note fr-note fr-bad u-bad fr-refused u-strong", role: "alert" }),
        playing ? h("p", { class: "crypt-note fr-note" }, [words["frame-new-warning"]]) : null,
        h(
          "button",
          { type: "button", class: "fr-plain u-finger u-y-3 u-x-8 u-bare", "data-action": "cancel", onclick: cancel },
          [words["frame-cancel"]],
        ),
        h("button", { type: "submit", class: "crypt-main u-finger u-y-3 u-x-8", "data-action": "start" }, [
          words["frame-start"],
        ]),
      ]),
    ],
  );
  return form;
}
