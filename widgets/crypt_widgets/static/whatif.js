// What if: go back along the line, see the branches as a tree, choose the luck, compare two lines.

import { asker, h, icon, keepFocus, live, morphChildren, ownNames } from "./dom.js";
import { initialize, itemsNow } from "./growing.js";

/** The moments of the game as a tree: what Python tells of each, and what follows from where each
 * stands, its line and whether one is on it. */
function readTree(told, data) {
  const lines = [];
  const nodes = told.map((item, node) => ({ ...item, node, children: [], line: null }));
  for (const node of nodes) {
    const parent = nodes[node.parent];
    if (node.branch) node.line = lines.push({ id: lines.length, label: node.branch }) - 1;
    else node.line = parent.line;
    lines[node.line].end = node.end;
    parent?.children.push(node);
  }
  const onLine = [];
  for (let node = nodes[data.tip]; node; node = nodes[node.parent]) onLine.push(node);
  onLine.reverse();
  for (const node of onLine) node.onLine = true;
  if (nodes[data.now]) nodes[data.now].now = true;
  return { nodes, lines, onLine };
}

/** One row of the drawn tree: a moment, its level (0 is the main line), and what the lanes show. */
function treeRows(nodes) {
  const rows = [];
  // A line runs straight down its lane; what was tried instead of its next move leaves to the
  // right, just below the moment where the two part.
  const run = (start, level, owner) => {
    let first = true;
    for (let node = start; node; node = node.children[0]) {
      const row = { node, level, first, owner, branches: node.children.length - 1 };
      rows.push(row);
      first = false;
      for (const branch of node.children.slice(1)) run(branch, level + 1, row);
    }
  };
  run(nodes[0], 0, null);
  return rows;
}

/** Which lanes run on past each row: decided from the bottom up. */
function drawLanes(rows) {
  const alive = [];
  for (const row of [...rows].reverse()) {
    row.lanes = Array.from({ length: row.level }, (_, lane) => Boolean(alive[lane]));
    row.below = Boolean(alive[row.level]);
    alive.length = row.level + 1;
    alive[row.level] = !row.first;
    if (row.first && row.level) alive[row.level - 1] = true;
  }
}

/** The rows one can see: a folded branch hides all that hangs from it. */
function visibleRows(rows, folded) {
  const hidden = new Set();
  return rows.filter((row) => {
    if (row.owner && (hidden.has(row.owner) || folded.has(row.owner.node.node))) {
      hidden.add(row);
      return false;
    }
    return true;
  });
}

/** What is drawn left of a row: the lanes that pass by, the fork it comes from, its own dot. */
function laneMarks(row) {
  const marks = row.lanes.map((on, lane) => {
    const fork = row.first && lane === row.level - 1;
    return h("span", { class: `wi-lane${on ? " wi-through" : ""}${fork ? " wi-fork" : ""}` });
  });
  const own = ["wi-lane", "wi-own"];
  if (!row.first) own.push("wi-above");
  if (row.below) own.push("wi-below");
  marks.push(h("span", { class: own.join(" ") }, [h("span", { class: "wi-dot" })]));
  return h("span", { class: "wi-lanes", "aria-hidden": "true" }, marks);
}

/** Words apart, also where it is the style that sets them apart for the eye. */
function spaced(nodes) {
  return nodes.filter(Boolean).flatMap((node) => [node, " "]);
}

function treeItem(row, state) {
  const { words, folded, cursor, go, fold } = state;
  const { node } = row;
  const open = row.branches > 0 ? !folded.has(node.node) : null;
  const name = row.first ? node.branch : null;
  const score = node.over ? node.end : null;
  const fresh = node.luck === "new" && row.first;
  const spoken = [
    name,
    node.round,
    node.who,
    node.label,
    fresh ? words["whatif-luck-new"] : null,
    node.now ? words["whatif-here"] : null,
    score,
  ];
  return h(
    "li",
    {
      role: "treeitem",
      class: `wi-item${node.now ? " wi-now" : ""}${node.onLine ? " wi-on-line" : ""}`,
      tabindex: node.node === cursor ? "0" : "-1",
      "aria-level": String(row.level + 1),
      "aria-expanded": open === null ? null : String(open),
      "aria-selected": String(Boolean(node.now)),
      "aria-label": spoken.filter(Boolean).join(", "),
      "data-action": "node",
      "data-node": String(node.node),
      "data-key": `node-${node.node}`,
      onclick: () => go(node.node),
    },
    [
      laneMarks(row),
      h("span", { class: "wi-what" }, spaced([
        name ? h("span", { class: "wi-branch" }, [name]) : null,
        node.round ? h("span", { class: "wi-round" }, [node.round]) : null,
        node.who ? h("span", { class: "wi-who" }, [node.who]) : null,
        h("span", { class: "wi-move" }, [node.label]),
        fresh
          ? h("span", { class: "wi-fresh" }, [
              icon("die"),
              h("span", {}, [words["whatif-luck-new"]]),
            ])
          : null,
        node.now ? h("span", { class: "wi-here" }, [words["whatif-here"]]) : null,
        score ? h("span", { class: "wi-score" }, [score]) : null,
      ])),
      open === null
        ? null
        : h(
            "span",
            {
              class: "wi-fold",
              "aria-hidden": "true",
              title: words["whatif-fold"],
              "data-action": "fold",
              onclick: (event) => {
                event.stopPropagation();
                fold(node.node);
              },
            },
            [icon(open ? "down" : "right")],
          ),
    ],
  );
}

/** The comparison of two lines: two choices and, once there is one, the table. */
function comparison(data, lines, words, ask) {
  if (lines.length < 2) {
    return h("p", { class: "wi-note" }, [words["whatif-one-line"]]);
  }
  const picked = data.picked ?? [lines[0].id, lines[1].id];
  const choose = (place) =>
    h("label", { class: "wi-pick" }, [
      h("span", {}, [words[place ? "whatif-line-b" : "whatif-line-a"]]),
      h(
        "select",
        {
          "data-action": place ? "compare-b" : "compare-a",
          "data-key": `compare-${place}`,
          onchange: (event) => {
            const pair = [...picked];
            pair[place] = lines[event.target.selectedIndex].id;
            ask({ do: "compare", a: pair[0], b: pair[1] });
          },
        },
        lines.map((line) =>
          h("option", { value: String(line.id), selected: line.id === picked[place] }, [
            line.end ? `${line.label} · ${line.end}` : line.label,
          ]),
        ),
      ),
    ]);
  return h("div", { class: "wi-compare-body" }, [
    h("div", { class: "wi-picks" }, [choose(0), choose(1)]),
    data.compare ? compareTable(data.compare) : null,
    data.compare?.note ? h("p", { class: "wi-note" }, [data.compare.note]) : null,
  ]);
}

function compareTable({ columns, rows }) {
  const last = rows.length - 1;
  return h("div", { class: "wi-table-frame" }, [
    h("table", { class: "wi-table" }, [
      h("thead", {}, [
        h(
          "tr",
          {},
          columns.map((name, i) => h(i ? "th" : "td", i ? { scope: "col" } : {}, [name])),
        ),
      ]),
      h(
        "tbody",
        {},
        rows.map((row, r) =>
          h(
            "tr",
            { class: r === last ? "wi-last" : null },
            row.map((cell, i) => h(i ? "td" : "th", i ? {} : { scope: "row" }, [cell])),
          ),
        ),
      ),
    ]),
  ]);
}

function luckChoice(data, words, ask, own) {
  return h("fieldset", { class: "wi-luck" }, [
    h("legend", {}, [words["whatif-luck"]]),
    h(
      "div",
      { class: "wi-luck-row" },
      ["same", "new"].map((luck) =>
        h("label", { class: "wi-radio" }, [
          h("input", {
            type: "radio",
            name: own("luck"),
            value: luck,
            checked: data.luck === luck,
            "data-action": `luck-${luck}`,
            "data-key": `luck-${luck}`,
            "aria-describedby": data.luck_note ? own("luck-note") : null,
            onchange: () => ask({ do: "luck", luck }),
          }),
          h("span", {}, [words[`whatif-luck-${luck}`]]),
        ]),
      ),
    ),
    data.luck_note ? h("p", { class: "wi-note", id: own("luck-note") }, [data.luck_note]) : null,
  ]);
}

/** The slider over the decisions of the line, with a button on either side. */
function scrubber(ask) {
  let stops = [];
  let at = 0;
  let timer = 0;
  let held = false;
  const label = h("output", { class: "wi-moment" });
  const range = h("input", {
    type: "range",
    min: "0",
    step: "1",
    "data-action": "scrub",
    onpointerdown: () => {
      held = true;
    },
    onpointerup: () => {
      held = false;
    },
    onpointercancel: () => {
      held = false;
    },
    oninput: () => {
      show(Number(range.value));
      // One question for a whole sweep of the slider, not one for each notch.
      clearTimeout(timer);
      timer = setTimeout(send, 140);
    },
    onchange: () => {
      clearTimeout(timer);
      send();
    },
  });
  const step = (action, sign, by) =>
    h(
      "button",
      {
        type: "button",
        class: "wi-step",
        "data-action": action,
        onclick: (event) => {
          if (event.currentTarget.getAttribute("aria-disabled") === "true") return;
          show(at + by);
          send();
        },
      },
      [icon(sign)],
    );
  const earlier = step("earlier", "left", -1);
  const later = step("later", "right", 1);
  let told = 0;

  function send() {
    const stop = stops[at];
    if (!stop || at === told) return;
    told = at;
    ask({ do: "go", node: stop.node, step: null });
  }

  function show(index) {
    at = Math.min(Math.max(index, 0), Math.max(stops.length - 1, 0));
    range.value = String(at);
    range.style.setProperty("--at", stops.length > 1 ? String(at / (stops.length - 1)) : "1");
    const text = stops[at]?.label ?? "";
    label.textContent = text;
    range.setAttribute("aria-valuetext", text);
    earlier.setAttribute("aria-disabled", String(at === 0));
    later.setAttribute("aria-disabled", String(at >= stops.length - 1));
  }

  return {
    node: h("div", { class: "wi-scrub" }, [earlier, range, later, label]),
    /** A stop for each moment of the line, each told by the decision that was made there. */
    update(line, data, words) {
      stops = line.map(({ node }, i) => ({ node, label: line[i + 1]?.stop ?? data.ahead }));
      range.max = String(Math.max(stops.length - 1, 0));
      range.setAttribute("aria-label", words["whatif-scrub"] ?? "");
      for (const [button, id] of [
        [earlier, "whatif-earlier"],
        [later, "whatif-later"],
      ]) {
        button.setAttribute("aria-label", words[id] ?? "");
        button.title = words[id] ?? "";
      }
      // While the thumb is under a finger, what comes back from an earlier stop must not move it.
      if (held && at < stops.length) return;
      clearTimeout(timer);
      show(line.findIndex((node) => node.now));
      told = at;
    },
  };
}

/** The sign that this is not the present, and the way back to it. */
function lookingBack(words, ask) {
  return [
    icon("back"),
    h(
      "div",
      {},
      h("strong", {}, words["whatif-looking-back"]),
      h("p", {}, words["whatif-looking-back-text"]),
    ),
    h(
      "button",
      {
        type: "button",
        "data-action": "back-to-game",
        "data-key": "back-to-game",
        onclick: () => ask({ do: "back-to-game" }),
      },
      words["whatif-end"],
    ),
  ];
}

function render({ model, el }) {
  const ask = asker(model);
  const own = ownNames();
  const folded = new Set();
  let cursor = null;
  let shownNow = null;
  let openAsTold = null;
  let read = readTree([], {});

  const title = h("span", { class: "wi-title-text" });
  const summary = h("summary", { class: "crypt-card-head wi-title", "data-action": "whatif" }, [
    icon("branch"),
    title,
  ]);
  const intro = h("p", { class: "wi-intro" });
  const none = h("p", { class: "wi-note wi-none" });
  const scrub = scrubber(ask);
  const looking = h("div", { class: "wi-looking", role: "note" });
  const treeTitle = h("h3", { id: own("tree") });
  const tree = h("ul", { class: "wi-tree", role: "tree", "aria-labelledby": own("tree") });
  const luck = h("div");
  const compareTitle = h("h3", {});
  const compare = h("div");
  const main = h("div", { class: "wi-main" }, [
    scrub.node,
    looking,
    luck,
    h("section", { class: "wi-section" }, [treeTitle, tree]),
    h("section", { class: "wi-section" }, [compareTitle, compare]),
  ]);
  const panel = h("details", { class: "crypt-card wi" }, [summary, intro, none, main]);
  el.replaceChildren(panel);

  // No step: the end of what the move brought about, where the next decision is.
  const go = (node) => {
    cursor = node;
    ask({ do: "go", node, step: null });
  };
  const fold = (node) => {
    if (!folded.delete(node)) folded.add(node);
    drawTree(read.nodes, model.get("words"));
  };

  function drawTree(nodes, words) {
    const seen = visibleRows(nodes.length ? treeRows(nodes) : [], folded);
    drawLanes(seen);
    const now = seen.find((row) => row.node.now)?.node.node ?? null;
    if (now !== shownNow || !seen.some((row) => row.node.node === cursor)) {
      cursor = now ?? seen[0]?.node.node ?? null;
    }
    const state = { words, folded, cursor, go, fold };
    keepFocus(tree, () =>
      morphChildren(
        tree,
        seen.map((row) => treeItem(row, state)),
      ),
    );
    if (now !== shownNow) {
      shownNow = now;
      const item = tree.querySelector(".wi-now");
      if (item) tree.scrollTop = item.offsetTop - tree.clientHeight / 2 + item.offsetHeight / 2;
    }
  }

  function draw(data, words) {
    read = readTree(data.tip === undefined ? [] : itemsNow(), data);
    const { nodes, lines, onLine } = read;
    const some = nodes.length > 1;
    const open = data.open ?? true;
    if (open !== openAsTold) {
      openAsTold = open;
      panel.open = open;
    }
    title.textContent = data.title ?? "";
    intro.textContent = data.intro ?? "";
    none.textContent = words["whatif-none"] ?? "";
    none.hidden = some;
    main.hidden = !some;
    scrub.update(onLine, data, words);
    const back = some && data.now !== data.tip;
    looking.hidden = !back;
    keepFocus(looking, () => morphChildren(looking, back ? lookingBack(words, ask) : []));
    treeTitle.textContent = words["whatif-tree"] ?? "";
    compareTitle.textContent = words["whatif-compare"] ?? "";
    drawTree(nodes, words);
    // Made anew, not morphed: what was clicked must show what Python says, not what was clicked.
    keepFocus(luck, () => luck.replaceChildren(luckChoice(data, words, ask, own)));
    keepFocus(compare, () => compare.replaceChildren(comparison(data, lines, words, ask)));
  }

  /** The keys of a tree: up, down, first, last; right opens or enters, left closes or leaves. */
  tree.addEventListener("keydown", (event) => {
    const items = [...tree.children];
    const index = items.indexOf(event.target.closest("[role=treeitem]"));
    if (index < 0) return;
    const item = items[index];
    const level = Number(item.getAttribute("aria-level"));
    const open = item.getAttribute("aria-expanded");
    const node = Number(item.dataset.node);
    let to = null;
    if (event.key === "ArrowDown") to = items[index + 1];
    else if (event.key === "ArrowUp") to = items[index - 1];
    else if (event.key === "Home") to = items[0];
    else if (event.key === "End") to = items.at(-1);
    else if (event.key === "ArrowRight") {
      if (open === "false") fold(node);
      else if (open === "true") to = items[index + 1];
    } else if (event.key === "ArrowLeft") {
      if (open === "true") fold(node);
      else {
        to = items
          .slice(0, index)
          .findLast((other) => Number(other.getAttribute("aria-level")) < level);
      }
    } else if (event.key === "Enter" || event.key === " ") go(node);
    else return;
    event.preventDefault();
    if (!to) return;
    cursor = Number(to.dataset.node);
    for (const other of items) other.tabIndex = other === to ? 0 : -1;
    to.focus();
  });

  return live({ model, el }, draw);
}

export default { initialize, render };
