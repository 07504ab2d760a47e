// Exact help for Sedlec: chances of the graveyard, what each action adds now, the best arrangement.
// Python counts and words; here it is drawn.

ICONS.scales = "M12 3v18M7 21h10M5 7h14M5 7l-3 7a3.2 3.2 0 0 0 6 0zM19 7l-3 7a3.2 3.2 0 0 0 6 0z";

const HELP_ART = "he-art";

// --- small parts ---------------------------------------------------------------------------------

function helpBar(width) {
  return h("span", { class: "he-bar", "aria-hidden": "true" }, [
    h("span", { style: { width: `${width}%` } }),
  ]);
}

/** A card as two skulls, one above the other; its name is for ears, or for the text beside it. */
function helpCard({ top, bottom, label }, named) {
  return h("span", { class: "he-card", title: label }, [
    [top, bottom].map((kind) => skullPicture(HELP_ART, kind)),
    named ? h("span", { class: "crypt-hear" }, [label]) : null,
  ]);
}

function section(name, title, children) {
  const id = `crypt-help-${name}`;
  return h("section", { class: `he-part he-${name}`, "aria-labelledby": id, "data-key": name }, [
    h("h3", { id }, [title]),
    children,
  ]);
}

function note(text, key) {
  return text ? h("p", { class: "he-note", "data-key": key }, [text]) : null;
}

// --- what lies face-down -------------------------------------------------------------------------

function chance(told, label) {
  return h("td", { class: "he-chance", "data-label": label }, [
    told
      ? [
          h("span", { class: "he-percent" }, [told.text]),
          h("span", { class: "he-exact" }, [told.exact]),
          helpBar(told.width),
        ]
      : null,
  ]);
}

function gravesPart(graves, words) {
  const column = (id) => h("th", { scope: "col" }, [words[`help-column-${id}`]]);
  return section("graves", words["help-graves"], [
    note(graves.note, "graves-note"),
    graves.rows.length
      ? h("table", { class: "he-table" }, [
          h("thead", {}, [h("tr", {}, [column("skull"), column("one"), graves.two ? column("two") : null])]),
          h("tbody", {}, [
            graves.rows.map((row) =>
              h("tr", { "data-key": `skull-${row.skull}`, "data-skull-row": row.skull }, [
                h("th", { scope: "row" }, [
                  h("span", { class: "he-skull" }, [skullPicture(HELP_ART, row.skull)]),
                  h("span", { class: "he-name" }, [
                    h("b", {}, [row.name]),
                    h("span", { class: "he-text" }, [row.text]),
                  ]),
                ]),
                chance(row.one, words["help-column-one"]),
                graves.two ? chance(row.two, words["help-column-two"]) : null,
              ]),
            ),
          ]),
        ])
      : null,
  ]);
}

// --- what each action adds -----------------------------------------------------------------------

function actionRow(row, words) {
  const mark = row.best ? words["help-best"] : null;
  const back = () => h("span", { class: "he-card he-back" }, [backPicture(HELP_ART)]);
  return h("li", { class: `he-action${row.best ? " he-best" : ""}`, "data-key": `do-${row.move}`, "data-move": row.move }, [
    h("div", { class: "he-picture", "aria-hidden": "true" }, [
      row.card ? helpCard(row.card) : Array.from({ length: row.backs }, back),
    ]),
    h("div", { class: "he-what" }, [
      h("p", { class: "he-label" }, [row.label, mark ? h("span", { class: "he-mark" }, [mark]) : null]),
      h("p", { class: "he-reason" }, [row.reason]),
      row.places.length > 1
        ? h("p", { class: "he-places" }, [
            h("span", {}, [words["help-places"]]),
            row.places.map(({ place, text }) => h("span", { class: "he-place" }, [h("b", {}, [place]), ` ${text}`])),
          ])
        : null,
    ]),
    h("div", { class: "he-points" }, [
      h("span", { "aria-hidden": "true" }, [row.points]),
      h("span", { class: "crypt-hear" }, [row.hear]),
      helpBar(row.width),
    ]),
  ]);
}

function actionsPart(rows, words) {
  return section("actions", words["help-actions"], [
    note(words["help-actions-note"], "actions-note"),
    h("ol", { class: "he-list" }, [rows.map((row) => actionRow(row, words))]),
  ]);
}

// --- the best arrangement ------------------------------------------------------------------------

/** A crypt as it would stand: half a card to the side for each row, new cards marked. */
function cryptPicture(crypt, words) {
  const width = Math.max(...crypt.cards.map(({ x }) => x)) + 2;
  return h("div", { class: "he-arranged" }, [
    h(
      "div",
      { class: "he-crypt", "aria-hidden": "true", style: { "--halves": width, "--rows": crypt.rows } },
      [
        crypt.cards.map(({ place, x, row, card, fresh }) =>
          h(
            "span",
            {
              class: fresh ? "he-at he-new" : "he-at",
              "data-place": place,
              style: { "grid-column": `${x + 1} / span 2`, "grid-row": crypt.rows + 1 - row },
            },
            [helpCard(card), h("span", { class: "he-where" }, [place])],
          ),
        ),
      ],
    ),
    h("ul", { class: "he-lines", "aria-label": words["help-new"] }, [crypt.lines.map((line) => h("li", {}, [line]))]),
  ]);
}

function arrangePart(arrange, words, ask) {
  const { ceiling } = arrange;
  return section("arrange", words["help-arrange"], [
    note(arrange.note, "arrange-note"),
    arrange.crypt?.lines.length ? cryptPicture(arrange.crypt, words) : null,
    note(arrange.same, "same"),
    ceiling
      ? [
          h(
            "button",
            {
              type: "button",
              class: "he-ceiling",
              "data-action": "help-ceiling",
              "data-key": "help-ceiling",
              "aria-expanded": ceiling.open,
              onclick: () => ask({ do: "help-ceiling", open: !ceiling.open }),
            },
            [h("span", {}, [ceiling.label]), icon(ceiling.open ? "up" : "down")],
          ),
          ceiling.crypt ? h("div", { "data-key": "ceiling" }, [cryptPicture(ceiling.crypt, words)]) : null,
        ]
      : null,
  ]);
}

// --- the card ------------------------------------------------------------------------------------

function render({ model, el }) {
  const ask = asker(model);
  const { body, show } = openingCard(el, "help", "scales", () =>
    ask({ do: "help-open", open: !model.get("data")?.open }),
  );

  function draw(data, words) {
    if (!show(data, words["help-title"])) return;
    keepFocus(body, () =>
      morphChildren(body, [
        boardSheet(HELP_ART),
        data.who ? h("p", { class: "he-who", "data-key": "who" }, [data.who]) : null,
        data.actions.length ? actionsPart(data.actions, words) : null,
        gravesPart(data.graves, words),
        data.arrange ? arrangePart(data.arrange, words, ask) : null,
        h("p", { class: "he-fair", "data-key": "fair" }, [icon("eye"), h("span", {}, [words["help-fair"]])]),
      ]),
    );
  }

  return live({ model, el }, draw);
}

export default { render };
