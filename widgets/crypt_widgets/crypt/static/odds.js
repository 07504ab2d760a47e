// The Ghost, exactly: bars that follow the table, efforts on a slider, one roll walked through, and
// a crypt set up freely. All figures and sentences come from Python.

import {
  asker, die, fill, h, icon, keepFocus, live, morphChildren, openingCard, ownNames, remembered,
} from "../../static/dom.js";
import { remember } from "../../static/memory.js";

const OPEN_KEY = "crypt.odds";
const FATE_SIGNS = { kept: "check", taken: "ghost", left: "minus" };

/** Give controls the values that were drawn, also where the reader has changed them meanwhile. */
function showValues(root) {
  for (const node of root.querySelectorAll("[data-value]")) {
    if (node.value !== node.dataset.value) node.value = node.dataset.value;
  }
  for (const node of root.querySelectorAll("[data-checked]")) {
    node.checked = node.dataset.checked === "true";
  }
}

/** A choice among a few, as buttons that are radios to whoever listens or uses the keyboard. */
function choice(own, name, label, options, chosen, choose, hidden = false) {
  return h("fieldset", { class: `od-choice${hidden ? " od-quiet" : ""}`, "data-key": name }, [
    h("legend", { class: hidden ? "crypt-hear" : null }, [label]),
    h(
      "div",
      { class: "od-options" },
      options.map(({ id, text, off }) =>
        h("label", { class: `od-option${off ? " od-off" : ""}`, "data-key": `${name}-${id}-label` }, [
          h("input", {
            type: "radio",
            name: own(name),
            disabled: Boolean(off),
            "data-checked": id === chosen,
            "data-action": `${name}-${id}`,
            "data-key": `${name}-${id}`,
            onchange: () => choose(id),
          }),
          h("span", {}, [text]),
        ]),
      ),
    ),
  ]);
}

function select(action, label, options, value, change, unseen = false) {
  const option = ({ id, text }) => h("option", { value: String(id) }, [text]);
  return h("label", { class: "od-field" }, [
    h("span", { class: unseen ? "crypt-hear" : null }, [label]),
    h(
      "select",
      {
        "data-action": action,
        "data-key": action,
        "data-value": String(value),
        onchange: (event) => change(event.target.value),
      },
      options.map((it) =>
        it.group ? h("optgroup", { label: it.group }, it.options.map(option)) : option(it),
      ),
    ),
  ]);
}

function diceRow(dice) {
  if (!dice) return null;
  return h(
    "span",
    { class: "od-dice" },
    dice.faces.map((face) => {
      const ghost = dice.player === 1;
      const node = die(face, dice.player, ghost ? "ghost" : "circle");
      if (ghost) node.dataset.role = "";
      return node;
    }),
  );
}

// --- what becomes of each treasure ---------------------------------------------------------------

function fateBar(shares, label) {
  return h(
    "div",
    { class: "od-bar", role: "img", "aria-label": label },
    ["kept", "taken", "left"].map((fate) => {
      const share = shares.find((it) => it.fate === fate);
      return h("span", {
        class: `od-part od-${fate}`,
        "data-fate": fate,
        title: share ? `${share.name} ${share.text} ${share.exact}`.trim() : null,
        style: { "flex-grow": String(share?.width ?? 0) },
      });
    }),
  );
}

function fateSign(fate) {
  return h("span", { class: `od-sign od-${fate}`, "aria-hidden": "true" }, [icon(FATE_SIGNS[fate])]);
}

function treasureCard(it) {
  return h("li", { class: "od-treasure", "data-odds": it.slot, "data-key": `odds-${it.slot}` }, [
    h("div", { class: "od-name" }, [
      h("span", { class: "od-letter", "aria-hidden": "true" }, [it.slot]),
      h("span", { class: "od-kind", "aria-hidden": "true" }, [it.name]),
      h("span", { class: `od-worth${it.down ? " od-down" : ""}`, "aria-hidden": "true" }, [
        it.value === null ? "?" : String(it.value),
      ]),
      h("span", { class: "crypt-hear" }, [it.label]),
      diceRow(it.dice),
    ]),
    fateBar(it.shares, it.bar),
    h(
      "ul",
      { class: "od-shares" },
      it.shares.map((share) =>
        h("li", { "data-share": share.fate, "data-key": share.fate }, [
          fateSign(share.fate),
          h("span", {}, [share.name]),
          h("strong", {}, [share.text]),
          share.exact ? h("span", { class: "od-fraction" }, [share.exact]) : null,
        ]),
      ),
    ),
    it.which ? h("p", { class: "od-which" }, [it.which]) : null,
    it.values
      ? h("div", { class: "od-values" }, [
          h("p", {}, [it.values.text]),
          h(
            "ul",
            {},
            it.values.chances.map((chance) =>
              h("li", { class: "crypt-chip" }, [
                h("span", {}, [chance.value]),
                h("strong", {}, [chance.text]),
              ]),
            ),
          ),
        ])
      : null,
  ]);
}

function outcomes(told, words) {
  const columns = [
    ...told.columns.map(({ slot, name }) =>
      h("th", { scope: "col" }, [
        h("span", { class: "od-letter" }, [slot]),
        h("span", { class: "od-kind" }, [name]),
      ]),
    ),
    h("th", { scope: "col", class: "od-number" }, [words["odds-chance"]]),
  ];
  return h("section", { class: "od-box od-outcomes", "data-key": "outcomes" }, [
    h("h3", {}, [words["odds-outcomes"]]),
    h("table", {}, [
      h("thead", {}, [h("tr", {}, columns)]),
      h(
        "tbody",
        {},
        told.rows.map((row) =>
          h("tr", {}, [
            ...row.fates.map(({ fate, name }) =>
              h("td", {}, [h("span", { class: "od-end" }, [fateSign(fate), h("span", {}, [name])])]),
            ),
            h("td", { class: "od-number" }, [
              h("span", { class: "od-mini", style: { width: `${row.width}%` } }),
              h("strong", {}, [row.text]),
              h("span", { class: "od-fraction" }, [row.exact]),
            ]),
          ]),
        ),
      ),
    ]),
    h("p", { class: "od-note" }, [words["odds-outcomes-note"]]),
  ]);
}

// --- efforts side by side ------------------------------------------------------------------------

const FIGURES = ["kept", "tired", "coins", "ready"];

function meter(name, row, words) {
  const figure = row?.ok ? row[name] : null;
  const tip = words[`odds-${name}-tip`] ?? null;
  return h("li", { class: `od-meter od-meter-${name}`, title: tip, "data-meter": name, "data-key": name }, [
    h("span", { class: "od-meter-name" }, [words[`odds-${name}`]]),
    h("strong", {}, [figure?.text ?? "–"]),
    h("span", { class: "od-meter-track", "aria-hidden": "true" }, [
      h("span", { class: "od-meter-bar", style: { width: `${figure?.width ?? 0}%` } }),
    ]),
    name === "kept" && row?.exact ? h("span", { class: "od-fraction" }, [row.exact]) : null,
  ]);
}

function efforts(told, at, words, ask, slide, own) {
  const rows = told.rows.filter((row) => row.count === at.count);
  const now = rows.find((row) => row.effort === at.effort);
  const table = h("table", { class: "od-efforts-table" }, [
    h("thead", {}, [
      h("tr", {}, [
        h("th", { scope: "col" }, [words["odds-effort"]]),
        ...FIGURES.map((name) =>
          h("th", { scope: "col", title: words[`odds-${name}-tip`] ?? words[`odds-${name}`] }, [words[`odds-${name}-short`]]),
        ),
      ]),
    ]),
    h(
      "tbody",
      {},
      rows.map((row) =>
        h("tr", { class: row === now ? "od-now" : null, "data-effort-row": String(row.effort) }, [
          h("th", { scope: "row" }, [
            h(
              "button",
              {
                type: "button",
                "aria-pressed": row === now,
                "data-action": `odds-effort-${row.effort}`,
                "data-key": `odds-effort-${row.effort}`,
                "aria-label": row.spoken,
                onclick: () => slide({ effort: row.effort }),
              },
              [String(row.effort)],
            ),
          ]),
          ...(row.ok
            ? FIGURES.map((name) => h("td", {}, [row[name].text]))
            : [h("td", { colspan: "4", class: "od-why" }, [row.why])]),
        ]),
      ),
    ),
  ]);
  return h("section", { class: "od-box od-efforts", "data-key": "efforts" }, [
    h("h3", {}, [words["odds-efforts"]]),
    h("div", { class: "od-efforts-body" }, [
      h("div", { class: "od-slide" }, [
        choice(
          own,
          "odds-slot",
          words["odds-on"],
          told.slots.map(({ slot, letter, name }) => ({ id: slot, text: `${letter} ${name}` })),
          told.slot,
          (slot) => ask({ do: "odds-slot", slot }),
        ),
        told.none
          ? h("p", { class: "od-note" }, [told.none])
          : [
              choice(
                own,
                "odds-count",
                words["odds-with"],
                told.counts.map(({ count, ok }) => ({ id: count, text: String(count), off: !ok })),
                at.count,
                (count) => slide({ count }),
              ),
              h("label", { class: "od-slider" }, [
                h("span", {}, [words["odds-effort"]]),
                h("output", {}, [String(at.effort)]),
                h("input", {
                  type: "range",
                  min: "1",
                  max: "6",
                  step: "1",
                  "data-value": String(at.effort),
                  "data-action": "odds-effort",
                  "data-key": "odds-effort",
                  "aria-label": words["odds-effort"],
                  "aria-valuetext": now?.spoken ?? String(at.effort),
                  style: { "--at": String((at.effort - 1) / 5) },
                  oninput: (event) => slide({ effort: Number(event.target.value) }),
                }),
                h(
                  "span",
                  { class: "od-ticks", "aria-hidden": "true" },
                  [1, 2, 3, 4, 5, 6].map((tick) => h("i", {}, [String(tick)])),
                ),
              ]),
              now && !now.ok ? h("p", { class: "od-note" }, [now.why]) : null,
              h("ul", { class: "od-meters" }, FIGURES.map((name) => meter(name, now, words))),
            ],
      ]),
      told.none ? null : table,
    ]),
    h("p", { class: "od-note" }, [words["odds-efforts-note"]]),
  ]);
}

// --- one roll ------------------------------------------------------------------------------------

function rollWalk(told, at, words, ask, walk) {
  const step = told.steps[at];
  const last = told.steps.length - 1;
  const faces = [1, 2, 3, 4, 5, 6].map((face) => ({ id: face, text: String(face) }));
  const button = (action, text, to, off, more) =>
    h(
      "button",
      {
        type: "button",
        class: more ?? null,
        "aria-disabled": off,
        "data-action": action,
        "data-key": action,
        onclick: () => off || walk(to),
      },
      [text],
    );
  return h("section", { class: "od-box od-roll", "data-key": "roll" }, [
    h("h3", {}, [words["odds-roll"]]),
    h("div", { class: "od-pick" }, [
      told.faces.map((face, i) =>
        select(`odds-die-${i}`, fill(words["odds-roll-die"], { n: i + 1 }), faces, face, (to) => {
          const wanted = [...told.faces];
          wanted[i] = Number(to);
          ask({ do: "odds-roll", faces: wanted });
        }),
      ),
      h(
        "button",
        {
          type: "button",
          "data-action": "odds-roll-any",
          "data-key": "odds-roll-any",
          onclick: () => ask({ do: "odds-roll" }),
        },
        [icon("die"), h("span", {}, [words["odds-roll-any"]])],
      ),
    ]),
    told.came ? h("p", { class: "od-note" }, [told.came]) : null,
    h(
      "ol",
      { class: "od-scene", "aria-hidden": "true" },
      step.table.map((it) =>
        h("li", { class: `${it.taken ? "od-hit" : ""}${it.passed ? " od-passed" : ""}` }, [
          h("span", { class: "od-letter" }, [it.slot]),
          diceRow(it.dice) ?? h("span", { class: "od-free" }, ["·"]),
          it.taken ? icon("ghost") : it.passed ? icon("right") : null,
        ]),
      ),
    ),
    h("div", { class: "od-told", "aria-live": "polite", "data-step": String(at) }, [
      h("p", { class: "od-step-count" }, [
        fill(words["odds-step"], { n: at + 1, count: last + 1 }),
      ]),
      h("h4", {}, [step.title]),
      h("p", {}, [step.text]),
      h("p", { class: "od-note" }, [step.why]),
    ]),
    h("div", { class: "od-walk" }, [
      button("odds-step-back", words["odds-step-back"], at - 1, at === 0),
      at === last
        ? button("odds-step-next", words["odds-step-again"], 0, false)
        : button("odds-step-next", words["odds-step-next"], at + 1, false, "crypt-main"),
    ]),
  ]);
}

// --- a crypt set up freely -----------------------------------------------------------------------

function valueOptions(words) {
  const values = [4, 3, 2, 1];
  const seen = (value) => fill(words["odds-seen"], { n: value });
  return [
    {
      group: words["odds-face-up"],
      options: values.map((value) => ({ id: `${value}`, text: String(value) })),
    },
    {
      group: words["odds-face-down"],
      options: [
        { id: "0?", text: `? ${words["odds-unseen"]}` },
        ...values.map((value) => ({ id: `${value}?`, text: `? ${seen(value)}` })),
      ],
    },
  ];
}

function pileFields(item, whose, label, words, change) {
  const pile = item[whose];
  const counts = [0, 1, 2, 3].map((n) => ({ id: n, text: n ? `${n} ×` : words["odds-no-dice"] }));
  const faces = [1, 2, 3, 4, 5, 6].map((n) => ({ id: n, text: String(n) }));
  const key = `odds-${whose}-${item.id}`;
  return h("fieldset", { class: `od-pile od-pile-${whose}` }, [
    h("legend", {}, [label]),
    select(
      `${key}-count`,
      words["odds-dice-count"],
      counts,
      pile.dice,
      (dice) => change({ [whose]: { ...pile, dice: Number(dice) } }),
      true,
    ),
    pile.dice
      ? select(
          `${key}-effort`,
          words["odds-of-effort"],
          faces,
          pile.effort,
          (effort) => change({ [whose]: { ...pile, effort: Number(effort) } }),
          true,
        )
      : null,
  ]);
}

function setupForm(form, trouble, words, change, ask) {
  const item = (it, place) => {
    const set = (what) =>
      change({ items: form.items.map((other) => (other.id === it.id ? { ...other, ...what } : other)) });
    return h("li", { class: "od-item", "data-key": `odds-item-${it.id}`, "data-item": "abc"[place] }, [
      h("div", { class: "od-item-head" }, [
        h("span", { class: "od-letter" }, ["abc"[place]]),
        select(
          `odds-kind-${it.id}`,
          words["odds-kind"],
          [
            ...form.kinds.map(({ id, name }) => ({ id, text: name })),
            { id: "", text: words["odds-gone"] },
          ],
          it.kind,
          (kind) => set({ kind }),
        ),
        it.kind
          ? select(
              `odds-value-${it.id}`,
              words["odds-value"],
              valueOptions(words),
              `${it.value}${it.down ? "?" : ""}`,
              (told) => set({ value: Number(told[0]), down: told.endsWith("?") }),
            )
          : null,
      ]),
      it.kind && form.mine ? pileFields(it, "mine", words["odds-your-dice"], words, set) : null,
      it.kind && form.ghost ? pileFields(it, "ghost", words["odds-ghost-dice"], words, set) : null,
    ]);
  };
  const moments = [0, 1].map((leads) => ({
    group: words[leads ? "odds-ghost-leads" : "odds-you-lead"],
    options: form.moments
      .filter((it) => it.leads === leads)
      .map(({ id, name }) => ({ id, text: name })),
  }));
  return h("section", { class: "od-box od-form", "aria-label": words["odds-form"], "data-key": "form" }, [
    h("div", { class: "od-form-top" }, [
      select("odds-moment", words["odds-when"], moments, form.moment, (moment) => change({ moment })),
      h(
        "button",
        {
          type: "button",
          "data-action": "odds-copy",
          "data-key": "odds-copy",
          onclick: () => ask({ do: "odds-copy" }),
        },
        [icon("copy"), h("span", {}, [words["odds-copy"]])],
      ),
    ]),
    h("p", { class: "od-note", "data-key": "sorted" }, [words["odds-sorted"]]),
    h("ol", { class: "od-items", "data-key": "items" }, form.items.map(item)),
    form.hidden
      ? h("fieldset", { class: "od-seen" }, [
          h("legend", {}, [form.hidden.text]),
          form.hidden.values.map(({ value, name, fixed }) =>
            h("label", { class: `od-option${fixed ? " od-off" : ""}` }, [
              h("input", {
                type: "checkbox",
                disabled: Boolean(fixed),
                "data-checked": fixed || form.seen.includes(value),
                "data-action": `odds-seen-${value}`,
                "data-key": `odds-seen-${value}`,
                onchange: (event) => {
                  const rest = form.seen.filter((other) => other !== value);
                  change({ seen: event.target.checked ? [...rest, value] : rest });
                },
              }),
              h("span", {}, [name]),
            ]),
          ),
        ])
      : null,
    h("details", { class: "od-more" }, [
      h("summary", {}, [words["odds-more"]]),
      h("div", { class: "od-more-body" }, [
        select(
          "odds-exhausted",
          words["odds-exhausted"],
          [0, 1, 2, 3].map((n) => ({ id: n, text: String(n) })),
          form.exhausted,
          (count) => change({ exhausted: Number(count) }),
        ),
        h("fieldset", { class: "od-sides" }, [
          h("legend", {}, [words["odds-sides"]]),
          form.kinds.map(({ id, name }, i) =>
            select(
              `odds-side-${id}`,
              name,
              ["A", "B"].map((side) => ({ id: side, text: side })),
              form.sides[i],
              (side) => {
                const sides = [...form.sides];
                sides[i] = side;
                change({ sides: sides.join("") });
              },
            ),
          ),
        ]),
      ]),
    ]),
    trouble
      ? h("p", { class: "od-trouble", role: "alert" }, [icon("stop"), h("span", {}, [trouble])])
      : h("p", { class: "od-note" }, [words["odds-form-note"]]),
  ]);
}

// --- the panel -----------------------------------------------------------------------------------

function render({ model, el }) {
  const ask = asker(model);
  const own = ownNames();
  const { body, show } = openingCard(el, "odds", "ghost", () => {
    const open = !model.get("data")?.open;
    remember(OPEN_KEY, open ? "open" : "");
    ask({ do: "odds-open", open });
  });

  let at = null; // where the slider is
  let atAsTold = "";
  let step = 0;
  let stepOf = "";
  let exact = false;
  let form = null; // the form as the reader has it, ahead of what Python has seen of it
  let number = 0;
  let laid = ""; // the order in which the form's treasures were drawn
  let drawn = null;

  const again = () => drawn && draw(...drawn);

  function slide(what) {
    at = { ...at, ...what };
    again();
  }

  function walk(to) {
    step = to;
    again();
  }

  function change(what) {
    form = { ...form, ...what };
    number += 1;
    ask({ do: "odds-form", form: pick(form), number });
    again();
  }

  function follow(data) {
    if (data.efforts) {
      const told = JSON.stringify([data.efforts.slot, data.efforts.at]);
      if (told !== atAsTold) {
        atAsTold = told;
        at = { ...data.efforts.at };
      }
      const { counts } = data.efforts;
      if (!counts[at.count - 1]?.ok) at.count = 1;
    }
    const steps = JSON.stringify(data.roll);
    if (steps !== stepOf) {
      stepOf = steps;
      step = 0;
    }
    if (data.form && (form === null || data.form_number >= number)) {
      form = data.form;
      number = data.form_number;
    } else if (!data.form) form = null;
    else form = { ...data.form, ...pick(form) };
  }

  /** What of the form is the reader's own; the rest is labels. */
  function pick({ items, moment, sides, exhausted, seen }) {
    return { items, moment, sides, exhausted, seen };
  }

  function parts(data, words) {
    const { answer } = data;
    return [
      h("p", { class: "od-intro", "data-key": "intro" }, [words["odds-intro"]]),
      choice(
        own,
        "odds-source",
        words["odds-source"],
        ["table", "free"].map((id) => ({ id, text: words[`odds-source-${id}`] })),
        data.source,
        (source) => ask({ do: "odds-source", source }),
        true,
      ),
      form ? setupForm(form, data.trouble, words, change, ask) : null,
      h("p", { class: "od-about", "data-key": "about", "aria-live": "polite" }, [data.about]),
      data.beyond ? h("p", { class: "od-note", "data-key": "beyond" }, [data.beyond]) : null,
      data.trouble && !form
        ? h("p", { class: "od-note", "data-key": "trouble" }, [data.trouble])
        : null,
      answer
        ? h("section", { class: "od-fates", "data-key": "fates" }, [
            h("div", { class: "od-fates-head" }, [
              h("h3", {}, [words["odds-fates"]]),
              answer.outcomes
                ? h("label", { class: "od-option od-exact-choice" }, [
                    h("input", {
                      type: "checkbox",
                      "data-checked": exact,
                      "data-action": "odds-exact",
                      "data-key": "odds-exact",
                      onchange: (event) => {
                        exact = event.target.checked;
                        again();
                      },
                    }),
                    h("span", {}, [words["odds-exact"]]),
                  ])
                : null,
            ]),
            h("ul", { class: "od-treasures" }, answer.treasures.map(treasureCard)),
            answer.expected
              ? h("dl", { class: "od-expected", "aria-label": words["odds-expected"] }, [
                  answer.expected.map(({ name, text }) =>
                    h("div", {}, [h("dt", {}, [name]), h("dd", {}, [text])]),
                  ),
                ])
              : null,
          ])
        : null,
      h("div", { class: "od-rest", "data-key": "rest" }, [
        data.efforts ? efforts(data.efforts, at, words, ask, slide, own) : null,
        answer?.outcomes ? outcomes(answer.outcomes, words) : null,
        data.roll
          ? rollWalk(data.roll, Math.min(step, data.roll.steps.length - 1), words, ask, walk)
          : null,
      ]),
    ];
  }

  function draw(data, words) {
    drawn = [data, words];
    if (!show(data, words["odds-title"])) return;
    follow(data);
    body.classList.toggle("od-exact", exact);
    const order = String(form?.items.map(({ id }) => id));
    keepFocus(body, () => morphChildren(body, parts(data, words)));
    showValues(body);
    // A card that has moved while one edits it takes the page along, if it would be out of sight.
    const edited = body.ownerDocument.activeElement?.closest(".crypt-odds .od-item");
    if (edited && order !== laid) edited.scrollIntoView({ block: "nearest" });
    laid = order;
  }

  const end = live({ model, el }, draw);
  if (remembered(OPEN_KEY) === "open" && model.get("data")?.open === false) {
    ask({ do: "odds-open", open: true });
  }
  return end;
}

export default { render };
