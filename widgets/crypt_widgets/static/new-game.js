// The form of a new game: which, who plays, and what else a game can be begun with.

import { button, radio } from "./controls.js";
import { h, mark, ownNames } from "./dom.js";
import { cardsChoice } from "./new-game-cards.js";

/** @import { GameForm, NewGameSetup, TwoSides } from "./wire.js" */

/** Radio buttons that look like a row of keys. */
function keyRow(name, options, chosen, onchange) {
  return h("div", { class: "fr-keys" }, [
    options.map(([value, label]) =>
      h("label", { class: "crypt-key crypt-key-bare fr-key" }, [
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
  return h("fieldset", { class: "fr-side" }, [
    h("legend", {}, [thing.name]),
    ...["A", "B"].map((letter) =>
      h("label", { class: "crypt-key crypt-key-bare fr-side-card" }, [
        radio(`side-${thing.kind}-${letter}`, `side-${thing.kind}`, letter, side === letter, {
          "aria-label": `${words[`frame-side-${letter.toLowerCase()}`]}: ${thing[letter]}`,
        }),
        h("span", { class: "fr-side-letter", "aria-hidden": "true" }, [letter]),
        h("span", { class: "fr-side-pays", "aria-hidden": "true" }, [thing[letter]]),
      ]),
    ),
  ]);
}

/** Which game: a card for each, with what it is.
 *
 * @param {GameForm[]} games */
function gameChoice(games, chosen, pick) {
  return h("div", { class: "fr-games" }, [
    games.map(({ id, name, about }) =>
      h("label", { class: "crypt-key crypt-key-bare fr-game" }, [
        radio(`game-${id}`, "game", id, id === chosen, { onchange: () => pick(id) }),
        h("span", { class: "fr-game-card" }, [
          h("strong", {}, [name]),
          h("span", { class: "crypt-note fr-note" }, [about]),
        ]),
      ]),
    ),
  ]);
}

/** How many play and who they are. `chosen()` tells what is chosen now.
 *
 * @param {GameForm} game */
function playersChoice(game, now, words) {
  const own = ownNames();
  const box = h("div", { class: "fr-seats" });
  // Whoever is alone at the screen will want opponents; seats already taken stay as they are.
  const seats = ["person", ...Array(Math.max(...game.players) - 1).fill(game.opponent)];
  const known = game.seats.map(([value]) => value);
  (now.seats ?? []).forEach((who, seat) => {
    if (known.includes(who)) seats[seat] = who;
  });
  let players = game.players.includes(now.players) ? now.players : game.players[0];

  const whatItDoes = (who) => game.seats.find(([value]) => value === who)?.[2] ?? "";

  function seatChoice(seat) {
    const id = own(`seat-${seat + 1}-about`);
    const about = h("p", { class: "crypt-note fr-note fr-seat-about", id }, [whatItDoes(seats[seat])]);
    const choice = h("label", { class: "fr-seat-choice" }, [
      h("span", { class: "fr-seat-name" }, [
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
          },
        },
        game.seats.map(([value, label]) =>
          h("option", { value, selected: value === seats[seat] }, [label]),
        ),
      ),
    ]);
    return h("div", { class: "fr-seat" }, [choice, about]);
  }

  function drawSeats() {
    box.replaceChildren(
      players === 1
        ? h("p", { class: "crypt-note fr-note" }, [words["frame-solo-note"]])
        : h(
            "div",
            { class: "fr-seat-list" },
            Array.from({ length: players }, (_, seat) => seatChoice(seat)),
          ),
    );
  }

  drawSeats();
  return {
    node: h("fieldset", { class: "fr-block" }, [
      h("legend", {}, [words["frame-players"]]),
      keyRow(
        "players",
        game.players.map((n) => [String(n), words[`frame-players-${n}`]]),
        String(players),
        (value) => {
          players = Number(value);
          drawSeats();
        },
      ),
      box,
    ]),
    chosen: () => ({ players, seats: players === 1 ? ["person"] : seats.slice(0, players) }),
  };
}

/** Which side of each thing that has two.
 *
 * @param {TwoSides[]} things */
function sidesChoice(things, sides, words) {
  const node = h("fieldset", { class: "fr-block" });
  const input = (kind, letter) =>
    node.querySelector(`input[name="side-${kind}"][value="${letter}"]`);
  const press = (pick) => () => {
    for (const { kind } of things) input(kind, pick()).checked = true;
  };
  const quick = (action, label, pick) =>
    button(action, [label], press(pick), { class: "fr-quick", "data-key": null });
  node.replaceChildren(
    h("legend", {}, [words["frame-sides"]]),
    h("div", { class: "crypt-row fr-quick-row" }, [
      quick("all-a", words["frame-all-a"], () => "A"),
      quick("all-b", words["frame-all-b"], () => "B"),
      quick("mixed", words["frame-mixed"], () => (Math.random() < 0.5 ? "A" : "B")),
      h("span", { class: "crypt-note fr-note" }, [words["frame-sides-note"]]),
    ]),
    h(
      "div",
      { class: "fr-sides" },
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

/** What a game is made of: parts that each have a `node` and say what is `chosen`; where nothing
 * is, the part can `complain`.
 *
 * @param {GameForm} game */
function gameParts(game, now, words, judge) {
  const said = { ...words, ...game.words };
  /** @type {{ node: Element, chosen: () => object, complain?: () => void }[]} */
  const parts = [playersChoice(game, now, said)];
  if (game.sides) parts.push(sidesChoice(game.sides, now.sides, said));
  if (game.cards) parts.push(cardsChoice(game.cards, now.cards ?? null, said, (cards) => judge(game.id, cards)));
  return parts;
}

/** @param {NewGameSetup} setup */
export function newGameForm(setup, words, start, cancel, judge) {
  const games = setup.games ?? [];
  const place = h("div", { class: "fr-parts" });
  let game = null;
  let parts = [];

  function pick(id) {
    game = games.find((each) => each.id === id);
    // What is at the table is what one most likely wants again; of another game, its beginning.
    const { fields, seats } = setup;
    const now = id === setup.game ? { ...fields, seats } : {};
    parts = gameParts(game, now, words, judge);
    place.replaceChildren(...parts.map(({ node }) => node));
  }

  pick(setup.game);
  const form = h(
    "form",
    {
      class: "fr-form",
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
        });
      },
    },
    [
      h("div", { class: "fr-scroll" }, [
        h("fieldset", { class: "fr-block" }, [
          h("legend", {}, [words["frame-which-game"]]),
          gameChoice(games, setup.game, pick),
        ]),
        place,
        h("label", { class: "fr-block fr-seed" }, [
          h("span", { class: "fr-legend" }, [words["frame-seed"]]),
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
      ]),
      h("footer", { class: "crypt-row fr-dialog-foot" }, [
        h("p", { class: "crypt-note fr-note fr-bad fr-refused", role: "alert" }),
        h("p", { class: "crypt-note fr-note" }, [words["frame-new-warning"]]),
        h(
          "button",
          { type: "button", class: "fr-plain", "data-action": "cancel", onclick: cancel },
          [words["frame-cancel"]],
        ),
        h("button", { type: "submit", class: "crypt-main fr-main", "data-action": "start" }, [
          words["frame-start"],
        ]),
      ]),
    ],
  );
  return form;
}
