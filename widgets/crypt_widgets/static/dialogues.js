// The frame's dialogues: a new game, a saved one, about.

const LARGEST_FILE = 2_000_000;

/** A native dialogue with a heading and a way out; a press beside it closes it too. */
function openDialog(dialog, words, name, heading, content) {
  const close = () => dialog.close();
  dialog.className = `fr-dialog fr-dialog-${name}`;
  dialog.setAttribute("aria-labelledby", `crypt-dialog-${name}`);
  dialog.onclick = (event) => {
    if (event.target === dialog) close();
  };
  dialog.replaceChildren(
    h("div", { class: "fr-dialog-box" }, [
      h("header", { class: "fr-dialog-head" }, [
        h("h2", { id: `crypt-dialog-${name}` }, [heading]),
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

function newGameForm(setup, words, start, cancel) {
  const collectors = setup.collectors ?? [];
  const seatBox = h("div", { class: "fr-seats" });
  const chosen = (name) => form.querySelector(`input[name="${name}"]:checked`)?.value;
  // Whoever is alone at the screen will want opponents; seats already taken stay as they are.
  const seats = ["person", "bot:sensible", "bot:sensible", "bot:sensible"];
  (setup.seats ?? []).forEach((who, seat) => {
    seats[seat] = who;
  });

  function drawSeats(players) {
    if (players === 1) {
      seatBox.replaceChildren(h("p", { class: "fr-note" }, [words["frame-solo-note"]]));
      return;
    }
    seatBox.replaceChildren(
      h(
        "div",
        { class: "fr-seat-list" },
        Array.from({ length: players }, (_, seat) => seatChoice(seat)),
      ),
    );
  }

  function seatChoice(seat) {
    return h("label", { class: "fr-seat" }, [
      h("span", { class: "fr-seat-name" }, [
        mark(seat),
        h("span", {}, [words[`frame-seat-${seat + 1}`]]),
      ]),
      h(
        "select",
        {
          "data-action": `seat-${seat + 1}`,
          onchange: (event) => {
            seats[seat] = event.target.value;
          },
        },
        setup.bots.map(([value, label]) =>
          h("option", { value, selected: value === seats[seat] }, [label]),
        ),
      ),
    ]);
  }

  const setSides = (pick) => {
    for (const { kind } of collectors) {
      const letter = pick();
      form.querySelector(`input[name="side-${kind}"][value="${letter}"]`).checked = true;
    }
  };
  const quick = (action, label, pick) =>
    h(
      "button",
      { type: "button", class: "fr-quick", "data-action": action, onclick: () => setSides(pick) },
      [label],
    );

  const form = h(
    "form",
    {
      class: "fr-form",
      onsubmit: (event) => {
        event.preventDefault();
        const players = Number(chosen("players"));
        start({
          players,
          seats: players === 1 ? ["person"] : seats.slice(0, players),
          sides: collectors.map(({ kind }) => chosen(`side-${kind}`)).join(""),
          seed: form.querySelector('input[name="seed"]').value.trim(),
        });
      },
    },
    [
      h("div", { class: "fr-scroll" }, [
        h("fieldset", { class: "fr-block" }, [
          h("legend", {}, [words["frame-players"]]),
          keyRow(
            "players",
            [1, 2, 3, 4].map((n) => [String(n), words[`frame-players-${n}`]]),
            String(setup.players),
            (value) => drawSeats(Number(value)),
          ),
          seatBox,
        ]),
        h("fieldset", { class: "fr-block" }, [
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
            collectors.map((collector, i) => sideChoice(collector, setup.sides?.[i] ?? "A", words)),
          ),
        ]),
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
  drawSeats(setup.players);
  return form;
}

/** A saved file, or the address or code of a game, pasted. */
function loadForm(words, load) {
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

function aboutText(text, words, storageWorks) {
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

