// The frame's dialogues: a new game, a saved one, about.

import { fill, h, icon, mark, ownNames, remembered } from "./dom.js";
import { codeIn, remember } from "./memory.js";

const LARGEST_FILE = 2_000_000;
const LARGEST_CARDS = 20_000;

/** A native dialogue with a heading and a way out; a press beside it closes it too. */
export function openDialog(dialog, words, name, heading, content) {
  const close = () => dialog.close();
  const title = ownNames()("dialogue");
  dialog.className = `fr-dialog fr-dialog-${name}`;
  dialog.setAttribute("aria-labelledby", title);
  dialog.onclick = (event) => {
    if (event.target === dialog) close();
  };
  dialog.replaceChildren(
    h("div", { class: "fr-dialog-box" }, [
      h("header", { class: "fr-dialog-head" }, [
        h("h2", { id: title }, [heading]),
        h(
          "button",
          {
            type: "button",
            class: "fr-x",
            "data-action": "close-dialog",
            "aria-label": words["frame-close"],
            title: words["frame-close"],
            onclick: close,
          },
          [icon("close")],
        ),
      ]),
      ...content,
    ]),
  );
  dialog.showModal();
}

/** Radio buttons that look like a row of keys. */
function keyRow(name, options, chosen, onchange) {
  return h(
    "div",
    { class: "fr-keys" },
    options.map(([value, label]) =>
      h("label", { class: "fr-key" }, [
        h("input", {
          type: "radio",
          name,
          value,
          checked: value === chosen,
          "data-action": `${name}-${value}`,
          onchange: () => onchange?.(value),
        }),
        h("span", {}, [label]),
      ]),
    ),
  );
}

/** One collector's choice: side A or B, each with what it pays. */
function sideChoice(collector, side, words) {
  return h("fieldset", { class: "fr-side" }, [
    h("legend", {}, [collector.name]),
    ...["A", "B"].map((letter) =>
      h("label", { class: "fr-side-card" }, [
        h("input", {
          type: "radio",
          name: `side-${collector.kind}`,
          value: letter,
          checked: side === letter,
          "data-action": `side-${collector.kind}-${letter}`,
          "aria-label": `${words[`frame-side-${letter.toLowerCase()}`]}: ${collector[letter]}`,
        }),
        h("span", { class: "fr-side-letter", "aria-hidden": "true" }, [letter]),
        h("span", { class: "fr-side-pays", "aria-hidden": "true" }, [collector[letter]]),
      ]),
    ),
  ]);
}

/** Which game: a card for each, with what it is. */
function gameChoice(games, chosen, pick) {
  return h(
    "div",
    { class: "fr-games" },
    games.map(({ id, name, about }) =>
      h("label", { class: "fr-game" }, [
        h("input", {
          type: "radio",
          name: "game",
          value: id,
          checked: id === chosen,
          "data-action": `game-${id}`,
          onchange: () => pick(id),
        }),
        h("span", { class: "fr-game-card" }, [
          h("strong", {}, [name]),
          h("span", { class: "fr-note" }, [about]),
        ]),
      ]),
    ),
  );
}

/** How many play and who they are. `chosen()` tells what is chosen now. */
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
    const about = h("p", { class: "fr-note fr-seat-about", id }, [whatItDoes(seats[seat])]);
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
        ? h("p", { class: "fr-note" }, [words["frame-solo-note"]])
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

/** The sides of all collectors. */
function sidesChoice(collectors, sides, words) {
  const node = h("fieldset", { class: "fr-block" });
  const input = (kind, letter) =>
    node.querySelector(`input[name="side-${kind}"][value="${letter}"]`);
  const quick = (action, label, pick) =>
    h(
      "button",
      {
        type: "button",
        class: "fr-quick",
        "data-action": action,
        onclick: () => {
          for (const { kind } of collectors) input(kind, pick()).checked = true;
        },
      },
      [label],
    );
  node.replaceChildren(
    h("legend", {}, [words["frame-sides"]]),
    h("div", { class: "fr-quick-row" }, [
      quick("all-a", words["frame-all-a"], () => "A"),
      quick("all-b", words["frame-all-b"], () => "B"),
      quick("mixed", words["frame-mixed"], () => (Math.random() < 0.5 ? "A" : "B")),
      h("span", { class: "fr-note" }, [words["frame-sides-note"]]),
    ]),
    h(
      "div",
      { class: "fr-sides" },
      collectors.map((collector, i) => sideChoice(collector, sides?.[i] ?? "A", words)),
    ),
  );
  return {
    node,
    chosen: () => ({
      sides: collectors.map(({ kind }) => (input(kind, "B").checked ? "B" : "A")).join(""),
    }),
  };
}

/** The text of a file, or null if it is none: bytes that are no text, or a file that is gone. */
async function textOf(file) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** The cards of the box: those of the tutor, a file of one's own, or (`kept`) those at the table.
 *
 * A file that cannot be used is told, and is no choice: another has to be made before one can
 * start. */
function cardsChoice(said, kept, words) {
  const sources = [
    kept && { id: "kept", label: words["frame-cards-kept"], cards: { cards: kept } },
    { id: "ours", label: words["frame-cards-ours"], cards: {} },
  ].filter(Boolean);
  let chosen = sources[0].id;
  let reading = null;
  const options = h("div", { class: "fr-card-sources" });
  const trouble = h("p", { class: "fr-note fr-bad", role: "alert" });

  function choose(id) {
    chosen = id;
    reading = null;
    trouble.textContent = "";
  }

  function draw() {
    options.replaceChildren(
      // Where there is nothing to choose from, it is only told what it will be.
      ...(sources.length === 1 && chosen
        ? [h("p", { class: "fr-note" }, [sources[0].label])]
        : sources.map(({ id, label }) =>
            h("label", { class: "fr-check" }, [
              h("input", {
                type: "radio",
                name: "cards",
                value: id,
                checked: id === chosen,
                "data-action": `cards-${id}`,
                onchange: () => choose(id),
              }),
              h("span", {}, [label]),
            ]),
          )),
    );
  }

  async function read(file) {
    choose(null);
    reading = file;
    const text = file.size <= LARGEST_CARDS ? await textOf(file) : null;
    // Meanwhile another choice may have been made.
    if (reading !== file) return;
    if (text === null) {
      trouble.textContent = file.size <= LARGEST_CARDS ? said.unread : said.long;
    } else {
      const label = fill(words["frame-cards-own"], { name: file.name });
      const old = sources.findIndex(({ id }) => id === "own");
      if (old >= 0) sources.splice(old, 1);
      sources.push({ id: "own", label, cards: { cards: text } });
      choose("own");
    }
    draw();
  }

  const file = h("input", {
    type: "file",
    class: "crypt-hear",
    accept: ".toml,text/plain",
    "data-action": "cards-file",
    onchange: (event) => {
      const [picked] = event.target.files;
      if (picked) read(picked);
      // The same file, mended, can be picked again.
      event.target.value = "";
    },
  });
  draw();
  return {
    node: h("fieldset", { class: "fr-block" }, [
      h("legend", {}, [words["frame-cards"]]),
      h("p", { class: "fr-note" }, [said.note]),
      options,
      h("div", { class: "fr-cards" }, [
        h("label", { class: "fr-file fr-file-small" }, [
          file,
          icon("load"),
          h("span", {}, [words["frame-cards-file"]]),
        ]),
        trouble,
      ]),
    ]),
    chosen: () => sources.find(({ id }) => id === chosen)?.cards,
    complain() {
      // Set anew, it is read out again.
      trouble.replaceChildren(trouble.textContent);
      trouble.scrollIntoView({ block: "nearest" });
      (options.querySelector("input") ?? file).focus();
    },
  };
}

/** What a game is made of: parts that each have a `node` and say what is `chosen`; where nothing
 * is, the part can `complain`. */
function gameParts(game, now, words) {
  const said = { ...words, ...game.words };
  /** @type {{ node: Element, chosen: () => object, complain?: () => void }[]} */
  const parts = [playersChoice(game, now, said)];
  if (game.collectors) parts.push(sidesChoice(game.collectors, now.sides, said));
  if (game.cards) parts.push(cardsChoice(game.cards, now.cards ?? null, said));
  return parts;
}

export function newGameForm(setup, words, start, cancel) {
  const games = setup.games ?? [];
  const place = h("div", { class: "fr-parts" });
  let game = null;
  let parts = [];

  function pick(id) {
    game = games.find((each) => each.id === id);
    // What is at the table is what one most likely wants again; of another game, its beginning.
    const { fields, seats } = setup;
    const now = id === setup.game ? { ...fields, seats } : {};
    parts = gameParts(game, now, words);
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
          h("span", { class: "fr-note" }, [words["frame-seed-note"]]),
        ]),
      ]),
      h("footer", { class: "fr-dialog-foot" }, [
        h("p", { class: "fr-note fr-bad fr-refused", role: "alert" }),
        h("p", { class: "fr-note" }, [words["frame-new-warning"]]),
        h(
          "button",
          { type: "button", class: "fr-plain", "data-action": "cancel", onclick: cancel },
          [words["frame-cancel"]],
        ),
        h("button", { type: "submit", class: "fr-main", "data-action": "start" }, [
          words["frame-start"],
        ]),
      ]),
    ],
  );
  return form;
}

/** A saved file, or the address or code of a game, pasted. */
export function loadForm(words, load) {
  const trouble = h("p", { class: "fr-note fr-bad", role: "alert" });
  const paste = h("textarea", {
    rows: "3",
    spellcheck: "false",
    autocomplete: "off",
    "data-action": "paste",
  });
  return h(
    "form",
    {
      class: "fr-form",
      onsubmit: (event) => {
        event.preventDefault();
        const text = paste.value.trim();
        if (text) load(codeIn(text) ?? text);
        else paste.focus();
      },
    },
    [
      h("label", { class: "fr-file" }, [
        h("input", {
          type: "file",
          class: "crypt-hear",
          accept: ".json,application/json",
          "data-action": "load-file",
          onchange: async (event) => {
            const file = event.target.files[0];
            if (!file) return;
            if (file.size > LARGEST_FILE) trouble.textContent = words["frame-load-too-big"];
            else load(await file.text());
          },
        }),
        icon("load"),
        h("span", {}, [words["frame-load-file"]]),
      ]),
      trouble,
      h("label", { class: "fr-block" }, [
        h("span", { class: "fr-legend" }, [words["frame-load-paste"]]),
        paste,
      ]),
      h("footer", { class: "fr-dialog-foot" }, [
        h("button", { type: "submit", class: "fr-main", "data-action": "load-pasted" }, [
          words["frame-load-go"],
        ]),
      ]),
    ],
  );
}

export function aboutText(text, words, storageWorks) {
  return [
    h("div", { class: "fr-scroll fr-about" }, [
      ...(text ?? "")
        .split("\n")
        .filter((line) => line.trim())
        .map((line) => h("p", {}, [line])),
      h("label", { class: "fr-check" }, [
        h("input", {
          type: "checkbox",
          checked: remembered("crypt.keys") !== "off",
          "data-action": "keys",
          onchange: (event) => remember("crypt.keys", event.target.checked ? "on" : "off"),
        }),
        h("span", {}, [words["frame-keys"]]),
      ]),
      storageWorks ? null : h("p", { class: "fr-note fr-bad" }, [words["frame-storage-off"]]),
    ]),
  ];
}

