// The review: a sum that adds up, the expected score as a line through the game, what each round
// and each decision did to it, and exercises made of the decisions that cost most.

import {
  asker, fill, h, icon, keepFocus, live, mayMove, morphChildren, ownNames, svg,
} from "../../static/dom.js";

const TARGET = "M12 3a9 9 0 1 0 .01 0zM12 7.5a4.5 4.5 0 1 0 .01 0zM12 11.9v.2";
const CHART = "M4 4v16h16M7.5 9H11v4h4v-6h4";

function sign(path) {
  return svg(
    "svg",
    { class: "crypt-icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    svg("path", { d: path }),
  );
}

function action(name, label, press, more = {}) {
  return h(
    "button",
    { type: "button", "data-action": name, "data-key": name, onclick: press, ...more },
    label,
  );
}

/** The sign that something is being computed. */
function working(text) {
  return h("p", { class: "rv-working", role: "status", "data-key": "working" }, [
    h("span", { class: "rv-spinner", "aria-hidden": "true" }, [icon("die")]),
    h("span", {}, [text]),
  ]);
}

// --- the sum -------------------------------------------------------------------------------------

/** The parts of the sum as a row of figures; read aloud it is one sentence. */
function sum(data) {
  const parts = data.sum.map((part) =>
    h("div", { class: `rv-part rv-part-${part.id}` }, [
      h("span", { class: "rv-figure" }, [
        part.sign ? h("span", { class: "rv-sign" }, [part.sign]) : null,
        h("span", { class: "rv-value" }, [part.value]),
      ]),
      h("span", { class: "rv-label" }, [part.label]),
    ]),
  );
  return h("div", { class: "rv-top", "data-key": "sum" }, [
    h("p", { class: "crypt-hear" }, [data.spoken]),
    h("div", { class: "rv-sum", "aria-hidden": "true" }, parts),
    h("p", { class: "rv-verdict" }, [data.verdict]),
  ]);
}

// --- the chart -----------------------------------------------------------------------------------

const DIAMOND = "M0-5.5 5.5 0 0 5.5-5.5 0z";
const BIG_DIAMOND = "M0-11 11 0 0 11-11 0z";
/** Where everything in the chart is, in pixels, for a chart as wide as there is room for. What is kept
 * free for text is as much larger as the reader's text is. */
function plan(data, width) {
  const text = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const border = { top: 38 * text, right: 12, bottom: 10, left: 34 * text };
  const height = (width < 560 ? 244 : 284) * text;
  const { low, high } = data.scale;
  const inner = { width: width - border.left - border.right, height: height - border.top - border.bottom };
  const pace = inner.width / (data.entries.length + 1);
  return {
    width,
    height,
    text,
    border,
    pace,
    x: (index) => border.left + (index + 1) * pace,
    y: (coins) => border.top + ((high - coins) / (high - low || 1)) * inner.height,
    nearest: (x) =>
      Math.min(Math.max(Math.round((x - border.left) / pace) - 1, 0), data.entries.length - 1),
  };
}

/** The rounds as bands, from the half-way before their first entry. */
function bands(data, at) {
  const starts = [];
  data.entries.forEach((entry, index) => {
    if (entry.round !== data.entries[index - 1]?.round) starts.push({ index, round: entry.round });
  });
  return starts.map(({ index, round }, place) => {
    const left = place ? at.x(index) - at.pace / 2 : at.border.left;
    const next = starts[place + 1]?.index;
    const right = next === undefined ? at.width - at.border.right : at.x(next) - at.pace / 2;
    return svg("g", { class: `rv-band${place % 2 ? " rv-odd" : ""}` }, [
      svg("rect", { x: left, y: 0, width: right - left, height: at.height }),
      svg("text", { x: (left + right) / 2, y: 30 * at.text }, [String(round)]),
    ]);
  });
}

/** The name of a rank at its line: over or under it, at its begin or its end, furthest from the marks. */
function rankName(data, rank, at) {
  const line = at.y(rank.coins);
  const [width, height] = [7 * at.text * rank.label.length, 15 * at.text];
  const away = ({ left, top }) =>
    Math.min(
      ...data.entries.map(({ level }, index) => {
        const [x, y] = [at.x(index), at.y(level)];
        const side = Math.max(left - x, x - left - width, 0);
        return Math.hypot(side, Math.max(top - y, y - top - height, 0));
      }),
    );
  const places = [at.width - at.border.right - 4 - width, at.border.left + 4].flatMap((left) =>
    [line - height, line]
      .filter((top) => top >= 0 && top + height <= at.height)
      .map((top) => ({ left, top })),
  );
  const place = places.reduce((best, it) => (away(it) > away(best) ? it : best));
  const first = place.left < at.width / 2;
  return svg(
    "text",
    {
      class: `rv-rank-name${first ? " rv-left" : ""}`,
      x: first ? place.left : place.left + width,
      y: place.top + height * (place.top < line ? 2 / 3 : 7 / 8),
    },
    rank.label,
  );
}

function scaleLines(data, at) {
  return data.scale.lines.map((coins) => {
    const rank = data.scale.ranks.find((named) => named.coins === coins);
    return svg("g", { class: rank ? "rv-scale rv-rank" : "rv-scale" }, [
      svg("line", { x1: at.border.left, x2: at.width - at.border.right, y1: at.y(coins), y2: at.y(coins) }),
      svg("text", { x: at.border.left - 6, y: at.y(coins) + 4 * at.text }, [String(coins)]),
      rank ? rankName(data, rank, at) : null,
    ]);
  });
}

/** One step line: level up to an entry, then up or down by what the entry changed. */
function stepLine(data, at) {
  let path = `M${at.border.left} ${at.y(data.start)}`;
  const falls = [];
  let before = data.start;
  data.entries.forEach((entry, index) => {
    path += `H${at.x(index)}V${at.y(entry.level)}`;
    if (entry.kind === "decision" && entry.change) {
      falls.push(
        svg("path", {
          class: "rv-fall",
          d: `M${at.x(index)} ${at.y(before)}V${at.y(entry.level)}`,
        }),
      );
    }
    before = entry.level;
  });
  return [svg("path", { class: "rv-line", d: `${path}H${at.width - at.border.right}` }), falls];
}

/** Draws are circles, decisions diamonds; those that cost most are large and numbered. */
function marks(data, at, selected) {
  return data.entries.map((entry, index) => {
    const place = `translate(${at.x(index)} ${at.y(entry.level)})`;
    const ring = index === selected ? svg("circle", { class: "rv-ring", r: 15 }) : null;
    if (entry.kind === "draw") {
      const tone = entry.change > 0 ? "good" : entry.change < 0 ? "bad" : "none";
      return svg("g", { class: `rv-draw rv-${tone}`, transform: place }, [
        ring,
        svg("circle", { r: at.pace < 9 ? 3 : 4 }),
      ]);
    }
    if (!entry.number) {
      return svg("g", { class: "rv-decision", transform: place }, [ring, svg("path", { d: DIAMOND })]);
    }
    return svg("g", { class: "rv-mistake", transform: place }, [
      ring,
      svg("path", { d: BIG_DIAMOND }),
      svg("text", { y: 4 }, [String(entry.number)]),
    ]);
  });
}

function drawing(data, at, selected, words) {
  return svg(
    "svg",
    {
      class: "rv-chart",
      viewBox: `0 0 ${at.width} ${at.height}`,
      width: at.width,
      height: at.height,
      "aria-hidden": "true",
    },
    [
      bands(data, at),
      svg("text", { class: "rv-axis", x: at.border.left + 4, y: 13 * at.text }, [words["review-rounds-round"]]),
      scaleLines(data, at),
      svg("line", {
        class: "rv-cursor",
        x1: at.x(selected),
        x2: at.x(selected),
        y1: at.border.top,
        y2: at.height,
      }),
      stepLine(data, at),
      // The numbered ones last, so that nothing covers them.
      svg("g", {}, marks(data, at, selected).sort((a, b) => rank(a) - rank(b))),
    ],
  );
}

function rank(mark) {
  return ["rv-draw", "rv-decision", "rv-mistake"].findIndex((name) => mark.classList.contains(name));
}

function legend(words) {
  const item = (shape, name, id) =>
    h("li", {}, [
      svg("svg", { viewBox: "-12 -12 24 24", "aria-hidden": "true", focusable: "false" }, [
        svg("g", { class: name }, shape),
      ]),
      h("span", {}, [words[id]]),
    ]);
  return h("ul", { class: "rv-legend" }, [
    item(svg("circle", { r: 6 }), "rv-draw rv-good", "review-legend-draw"),
    item(svg("path", { d: DIAMOND, transform: "scale(1.3)" }), "rv-decision", "review-legend-decision"),
    item(svg("path", { d: BIG_DIAMOND, transform: "scale(.9)" }), "rv-mistake", "review-legend-mistake"),
  ]);
}

/** What an entry was, in one text. */
function spoken(entry, words) {
  const round = fill(words["review-round"], { n: entry.round });
  return [`${round}, ${entry.title}`, entry.text, entry.effect].map(stopped).join(" ");
}

/** A text as a sentence of its own, for ears. */
function stopped(text) {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function readout(entry, words, step, see) {
  const round = fill(words["review-round"], { n: entry.round });
  return h("div", { class: "rv-readout", "data-key": "readout" }, [
    action("review-earlier", icon("left"), () => step(-1), {
      "aria-label": words["review-earlier"],
      title: words["review-earlier"],
      class: "rv-step",
    }),
    h("p", { class: "rv-telling" }, [
      h("span", { class: "rv-when" }, [`${round} · ${entry.title}`]),
      h("span", { class: "rv-what" }, [entry.text]),
      h("span", { class: `rv-effect rv-${entry.change > 0 ? "good" : entry.change < 0 ? "bad" : "none"}` }, [
        entry.effect,
      ]),
    ]),
    action("review-later", icon("right"), () => step(1), {
      "aria-label": words["review-later"],
      title: words["review-later"],
      class: "rv-step",
    }),
    action("review-see", [icon("eye"), h("span", {}, [words["review-see"]])], see, { class: "rv-see" }),
  ]);
}

// --- round by round ------------------------------------------------------------------------------

/** A bar on either side of a middle line, or from the left where there is only one side. */
function bar(coins, most, kind) {
  const share = Math.min(Math.abs(coins) / most, 1) * (kind === "luck" ? 50 : 100);
  const left = kind === "luck" ? (coins < 0 ? 50 - share : 50) : 0;
  return h("span", { class: `rv-bar rv-bar-${kind}`, "aria-hidden": "true" }, [
    h("span", {
      class: coins > 0 && kind === "luck" ? "rv-fill rv-good" : "rv-fill rv-bad",
      style: { left: `${left}%`, width: `${share}%` },
    }),
  ]);
}

function roundTable(rounds, words, own) {
  const cell = (text, drawn) => h("td", {}, [h("span", { class: "rv-cell" }, [h("span", {}, [text]), drawn])]);
  const head = (id) => h("th", { scope: "col" }, [words[id]]);
  return h("section", { class: "rv-section rv-rounds", "data-key": "rounds" }, [
    h("h3", { id: own("rounds") }, [words["review-rounds"]]),
    h("table", { class: "rv-table", "aria-labelledby": own("rounds") }, [
      h("thead", {}, [
        h("tr", {}, [
          head("review-rounds-round"),
          head("review-rounds-luck"),
          head("review-rounds-lost"),
          head("review-rounds-level"),
        ]),
      ]),
      h("tbody", {}, [
        h("tr", { class: "rv-first" }, [
          h("th", { scope: "row" }, [words["review-rounds-start"]]),
          h("td"),
          h("td"),
          h("td", {}, [rounds.start]),
        ]),
        rounds.rows.map((row) =>
          h("tr", {}, [
            h("th", { scope: "row" }, [String(row.round)]),
            cell(row.luck, bar(row.luck_coins, rounds.most, "luck")),
            cell(row.lost, bar(row.lost_coins, rounds.most, "lost")),
            h("td", {}, [row.level]),
          ]),
        ),
      ]),
      h("tfoot", {}, [
        h("tr", {}, [
          h("th", { scope: "row" }, [words["review-rounds-all"]]),
          cell(rounds.luck, null),
          cell(rounds.lost, null),
          h("td", {}, [rounds.level]),
        ]),
      ]),
    ]),
  ]);
}

// --- what cost most ------------------------------------------------------------------------------

function mistakeCard(mistake, index, first, words, ask) {
  return h("li", { class: "rv-card", "data-key": `card-${mistake.node}` }, [
    h("span", { class: "rv-number", "aria-hidden": "true" }, [
      svg("svg", { viewBox: "-13 -13 26 26", focusable: "false" }, [
        svg("g", { class: "rv-mistake" }, [
          svg("path", { d: BIG_DIAMOND }),
          svg("text", { y: 4 }, [String(index + 1)]),
        ]),
      ]),
    ]),
    h("p", { class: "rv-card-head" }, [
      h("span", { class: "rv-when" }, [mistake.round]),
      h("span", { class: "rv-move" }, [mistake.move]),
    ]),
    h("span", { class: "rv-cost" }, [mistake.cost]),
    mistake.why
      ? h("p", { class: "rv-why" }, [
          h("span", { class: "rv-when" }, [`${words["review-better"]} · `]),
          h("span", {}, [mistake.why]),
        ])
      : null,
    h("p", { class: "rv-card-foot" }, [
      action(
        "review-exercise",
        [sign(TARGET), h("span", {}, [words["review-find"]])],
        () => ask({ do: "review-exercise", node: mistake.node }),
        {
          "data-key": `exercise-${mistake.node}`,
          "data-node": mistake.node,
          class: index === first ? "crypt-main" : null,
        },
      ),
      mistake.found
        ? h("span", { class: "rv-found" }, [icon("check"), h("span", {}, [words["review-found"]])])
        : mistake.shown
          ? h("span", { class: "rv-shown" }, [icon("eye"), h("span", {}, [words["review-shown"]])])
          : null,
    ]),
  ]);
}

function extremes(draws, pick) {
  return h(
    "ul",
    { class: "rv-extremes" },
    draws.map((draw) =>
      h("li", { class: `rv-extreme rv-${draw.tone}` }, [
        h(
          "button",
          { type: "button", "data-key": `extreme-${draw.tone}`, onclick: () => pick(draw.entry) },
          [
            h("span", { class: "rv-extreme-head" }, [
              icon(draw.tone === "good" ? "up" : "down"),
              h("strong", {}, [draw.label]),
              h("span", { class: "rv-cost" }, [draw.change]),
            ]),
            h("span", { class: "rv-extreme-text" }, [
              h("span", { class: "rv-when" }, [`${draw.round} · ${draw.title}`]),
              h("span", {}, [draw.text]),
            ]),
          ],
        ),
      ]),
    ),
  );
}

// --- exercises -----------------------------------------------------------------------------------

const HOW = {
  solved: "check",
  better: "up",
  equal: "minus",
  "in-vain": "minus",
  worse: "down",
  same: "minus",
};

function bothTable(both, words, own) {
  const pair = () => [
    h("th", { scope: "col" }, [words["review-both-coins"]]),
    h("th", { scope: "col" }, [words["review-both-ready"]]),
  ];
  return h("section", { class: "rv-section rv-both", "data-key": "both" }, [
    h("h3", { id: own("both") }, [words["review-both"]]),
    h("p", { class: "rv-remark" }, [both.note]),
    h("table", { class: "rv-table", "aria-labelledby": own("both") }, [
      h("thead", {}, [
        h("tr", {}, [
          h("th", { scope: "col", rowspan: "2" }, [words["review-rounds-round"]]),
          both.columns.map((name) => h("th", { scope: "colgroup", colspan: "2" }, [name])),
        ]),
        h("tr", { class: "rv-sub" }, [pair(), pair()]),
      ]),
      h(
        "tbody",
        {},
        both.rows.map(([round, ...cells]) =>
          h("tr", {}, [
            h("th", { scope: "row" }, [String(round)]),
            cells.map((cell) => h("td", {}, [String(cell)])),
          ]),
        ),
      ),
      h("tfoot", {}, [
        h("tr", {}, [
          h("th", { scope: "row" }, [words["review-both-score"]]),
          both.scores.map((score) => h("td", { colspan: "2" }, [String(score)])),
        ]),
      ]),
    ]),
  ]);
}

function judgement(exercise) {
  const { judged, tried } = exercise;
  if (!judged) return null;
  return h("div", { class: `rv-judged rv-judged-${judged.how}`, "data-how": judged.how }, [
    h("span", { class: "rv-judged-sign", "aria-hidden": "true" }, [icon(HOW[judged.how])]),
    h("div", {}, [
      h("strong", {}, [judged.title]),
      h("p", {}, [h("span", { class: "rv-move" }, [tried]), " ", h("span", {}, [judged.text])]),
    ]),
  ]);
}

function exerciseCard(exercise, words, ask, own) {
  const { judged, ended } = exercise;
  const send = (what) => () => ask({ do: what });
  const lost = exercise.away && !judged && !ended;
  const back = lost || ended ? "review-exercise-return" : "review-again";
  const buttons = [
    ended && exercise.next !== null
      ? action(
          "review-next",
          [sign(TARGET), h("span", {}, [words["review-next"]])],
          () => ask({ do: "review-exercise", node: exercise.next }),
          { class: "crypt-main" },
        )
      : null,
    exercise.away
      ? action("review-again", [icon("back"), h("span", {}, [words[back]])], send("review-again"), {
          class: ended ? null : "crypt-main",
        })
      : null,
    exercise.hint && !ended ? action("review-hint", exercise.hint, send("review-hint")) : null,
    ended ? null : action("review-show", words["review-show"], send("review-show")),
    action("review-leave", words["review-leave"], send("review-leave"), {
      class: ended && exercise.all_done ? "crypt-main" : null,
    }),
  ];
  return h("section", { class: "crypt-card rv rv-exercise", "data-exercise": exercise.node, "data-key": "exercise" }, [
    h("header", { class: "rv-exercise-head" }, [
      sign(TARGET),
      h("h2", { tabindex: "-1", "data-key": "exercise-title" }, [words["review-exercise"]]),
      h("span", { class: "crypt-chip" }, [exercise.round]),
      h("span", { class: "rv-count" }, [`${exercise.number} / ${exercise.of}`]),
    ]),
    h("div", { class: "rv-exercise-body" }, [
      h("div", { class: "rv-exercise-talk" }, [
        h("p", { class: "rv-task" }, [exercise.task]),
        h("div", { class: "rv-live", "aria-live": "polite" }, [
          exercise.hints.length
            ? h(
                "ol",
                { class: "rv-hints" },
                exercise.hints.map((hint, index) =>
                  h("li", {}, [
                    h("span", { class: "rv-when" }, [fill(words["review-hint-of"], { n: index + 1 })]),
                    h("span", {}, [hint]),
                  ]),
                ),
              )
            : null,
          lost ? h("p", { class: "rv-note" }, [words["review-exercise-away"]]) : null,
          judgement(exercise),
          exercise.answer
            ? h("div", { class: "rv-answer" }, [
                h("strong", {}, [exercise.answer.move]),
                h("p", {}, [exercise.answer.why]),
              ])
            : null,
          ended && exercise.all_done
            ? h("p", { class: "rv-all-done" }, [words["review-all-done"]])
            : null,
        ]),
        h("div", { class: "rv-buttons" }, buttons),
      ]),
      exercise.both ? bothTable(exercise.both, words, own) : null,
      exercise.working ? working(words["review-both-working"]) : null,
    ]),
  ]);
}

// --- the panel -----------------------------------------------------------------------------------

function render({ model, el }) {
  let width = 0;
  let selected = null; // the entry told under the chart
  let shown = { line: null, at: null };
  let chosen = false; // the table is on its way to the entry that was chosen
  let wanted = false; // the card has been opened, and what is in it is still to come into sight
  let waiting = false; // it has been asked for what is being worked on
  let before = { state: null, node: null, how: null };
  const ask = asker(model);
  const own = ownNames();

  const observer = new ResizeObserver(() => {
    if (told() && roomy() !== width) draw(current());
  });
  observer.observe(el);

  const current = () => model.get("data") ?? {};
  const words = () => model.get("words") ?? {};
  const told = () => current().state === "told";

  /** How wide the chart may be: as wide as it stands there, or as the card will let it be. */
  function roomy() {
    const box = el.querySelector(".rv-chart-box");
    const room = box?.clientWidth || el.clientWidth - 34;
    // Behind a screen, and before it is put anywhere, there is none to measure.
    return room > 0 ? Math.floor(room) : 640;
  }

  function select(index) {
    const last = current().entries.length - 1;
    const to = Math.min(Math.max(index, 0), last);
    if (to === selected) return;
    selected = to;
    draw(current());
  }

  function see() {
    const entry = current().entries[selected];
    chosen = true;
    ask({ do: "go", node: entry.node, step: entry.step });
    bring(el.closest(".crypt-app")?.querySelector(".tb"));
  }

  /** Scroll so that a part of the page begins at the top of the screen, unless it is in sight. */
  function bring(part) {
    if (!part) return;
    const box = part.getBoundingClientRect();
    if (box.top >= 0 && box.bottom <= window.innerHeight) return;
    part.scrollIntoView({ block: "start", behavior: mayMove() ? "smooth" : "auto" });
  }

  const KEYS = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -5, PageUp: 5 };

  function press(event) {
    if (event.key in KEYS) select(selected + KEYS[event.key]);
    else if (event.key === "Home") select(0);
    else if (event.key === "End") select(current().entries.length - 1);
    else if (event.key === "Enter" || event.key === " ") see();
    else return;
    event.preventDefault();
  }

  function chart(data) {
    const entry = data.entries[selected];
    width = roomy();
    const at = plan(data, width);
    const point = (event) =>
      select(at.nearest(event.clientX - event.currentTarget.getBoundingClientRect().left));
    const box = h(
      "div",
      {
        class: "rv-chart-box",
        role: "slider",
        tabindex: "0",
        "data-key": "chart",
        "data-action": "review-chart",
        "aria-label": words()["review-chart"],
        "aria-describedby": own("help"),
        "aria-valuemin": "1",
        "aria-valuemax": data.entries.length,
        "aria-valuenow": selected + 1,
        "aria-valuetext": spoken(entry, words()),
        onpointermove: point,
        onclick: (event) => {
          point(event);
          // A finger is too broad to mean one entry: it chooses, and the button below shows it.
          if (event.pointerType !== "touch") see();
        },
        onkeydown: press,
      },
      drawing(data, at, selected, words()),
    );
    return h("section", { class: "rv-section rv-chart-section", "data-key": "chart-section" }, [
      h("h3", {}, [words()["review-chart"]]),
      box,
      h("p", { class: "crypt-hear", id: own("help") }, [words()["review-chart-help"]]),
      readout(entry, words(), (by) => select(selected + by), see),
      legend(words()),
    ]);
  }

  function body(data) {
    if (data.state === "working") {
      return working(words()["review-working"]);
    }
    if (data.state === "offered") {
      return h("div", { class: "rv-offer", "data-key": "offer" }, [
        h("p", {}, [words()["review-offer"]]),
        action(
          "review-start",
          words()["review-start"],
          () => {
            wanted = true;
            ask({ do: "review-start" });
          },
          { class: "crypt-main" },
        ),
      ]);
    }
    const first = data.mistakes.findIndex((mistake) => !mistake.found && !mistake.shown);
    return h("div", { class: "rv-main", "data-key": "main" }, [
      sum(data),
      chart(data),
      h("div", { class: "rv-columns", "data-key": "columns" }, [
        data.mistakes.length
          ? h("section", { class: "rv-section", "data-key": "mistakes" }, [
              h("h3", {}, [words()["review-mistakes"]]),
              h(
                "ol",
                { class: "rv-cards" },
                data.mistakes.map((mistake, index) =>
                  mistakeCard(mistake, index, first, words(), ask),
                ),
              ),
            ])
          : null,
        h("div", { class: "rv-side", "data-key": "side" }, [
          roundTable(data.rounds, words(), own),
          extremes(data.draws, (index) => {
            select(index);
            bring(el.querySelector(".rv-chart-section"));
          }),
        ]),
      ]),
    ]);
  }

  function card(data) {
    return h("section", { class: `crypt-card rv${data.over ? " rv-over" : ""}`, "data-whole": data.whole ? "" : null, "data-key": "card" }, [
      h("h2", { class: "rv-title" }, [
        h(
          "button",
          {
            type: "button",
            class: "crypt-card-head",
            "data-action": "review-open",
            "data-key": "review-open",
            "aria-expanded": String(data.open),
            "aria-controls": own("body"),
            onclick: () => {
              wanted = !data.open;
              ask({ do: "review-open", open: !data.open });
            },
          },
          [
            sign(CHART),
            h("span", { class: "rv-title-text" }, [
              h("span", {}, [data.title]),
              h("span", { class: "rv-invite" }, [data.invite]),
            ]),
            icon(data.open ? "up" : "down"),
          ],
        ),
      ]),
      h("div", { id: own("body"), hidden: !data.open }, [data.open ? body(data) : null]),
    ]);
  }

  function draw(data) {
    if (data.state === "told" && (data.line !== shown.line || data.at !== shown.at)) {
      // A draw and the decision after it can be the same moment: the one that was chosen stays.
      if (data.line !== shown.line || !chosen) selected = data.at ?? 0;
      chosen = false;
      shown = { line: data.line, at: data.at };
    }
    const drawn = !data.state ? [] : [data.state === "exercise" ? exerciseCard(data.exercise, words(), ask, own) : card(data)];
    keepFocus(el, () => morphChildren(el, drawn));
    work(data);
    attend(data);
  }

  /** Once it is to be seen that there is work to do, let it be done. */
  function work(data) {
    if (data.state !== "working" && !data.exercise?.working) waiting = false;
    else if (!waiting) {
      waiting = true;
      requestAnimationFrame(() => setTimeout(() => ask({ do: "review-compute" }), 30));
    }
  }

  /** The eyes and the keyboard go where something new is: the exercise, its end, the review. */
  function attend(data) {
    const exercise = data.exercise;
    const how = exercise ? `${exercise.tried} ${exercise.judged?.how} ${exercise.ended}` : null;
    if (data.state === "told" && wanted) {
      wanted = false;
      bring(el.querySelector(".rv"));
    }
    const last = before;
    before = { state: data.state, node: exercise?.node ?? null, how };
    if (last.state === null) return;
    if (exercise && (exercise.node !== last.node || (how !== last.how && (exercise.judged || exercise.ended)))) {
      focusOn('[data-key="exercise-title"]');
    } else if (!exercise && last.state === "exercise") {
      focusOn(`[data-key="exercise-${last.node}"]`);
    }
  }

  function focusOn(selector) {
    // After the other panels have drawn and placed the focus as they see fit.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const found = el.querySelector(selector);
        found?.focus({ preventScroll: true });
        bringNews(found?.closest(".rv-exercise, .rv-card"));
      }, 0),
    );
  }

  /** Bring a card into sight, and in it what has just been said: from the top if both fit. */
  function bringNews(part) {
    const said = part?.querySelector(".rv-answer, .rv-judged");
    if (!said) return bring(part);
    const [top, from, to] = [
      part.getBoundingClientRect().top,
      said.getBoundingClientRect().top,
      said.parentElement.getBoundingClientRect().bottom,
    ];
    if (from >= 0 && to <= window.innerHeight) return;
    const whole = to - top <= window.innerHeight;
    // At once: what is drawn next would stop a smooth scroll half-way.
    (whole ? part : said).scrollIntoView({ block: "start" });
  }

  const end = live({ model, el }, draw);
  return () => {
    observer.disconnect();
    end();
  };
}

export default { render };
