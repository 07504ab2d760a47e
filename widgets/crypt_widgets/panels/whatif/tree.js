// The game as a tree of moments: how it branches, its rows as they are drawn, and its keys.

import { h, keepFocus, morphChildren } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";

/** The moments of the game as a tree: what Python tells of each, and what follows from where each
 * stands, its line and whether one is on it. */
export function readTree(told, data) {
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
    return h("span", { class: ["wi-lane u-relative", on && "wi-through", fork && "wi-fork"] });
  });
  const own = ["wi-lane u-relative wi-own", !row.first && "wi-above", row.below && "wi-below"];
  marks.push(h("span", { class: own }, [h("span", { class: "wi-dot u-over u-paper u-square u-part" })]));
  return h("span", { class: "wi-lanes u-flex u-fixed", "aria-hidden": "true" }, marks);
}

/** Words apart, also where it is the style that sets them apart for the eye. */
function spaced(nodes) {
  return nodes.filter(Boolean).flatMap((node) => [node, " "]);
}

function treeItem(panel, row, words) {
  const { folded, cursor } = panel;
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
      class: `wi-item u-flex u-finger-40 u-text-4 u-leading-2 u-pressable${node.now ? " wi-now u-strong" : ""}${node.onLine ? " wi-on-line" : ""}`,
      tabindex: node.node === cursor ? "0" : "-1",
      "aria-level": String(row.level + 1),
      "aria-expanded": open === null ? null : String(open),
      "aria-selected": String(Boolean(node.now)),
      "aria-label": spoken.filter(Boolean).join(", "),
      "data-action": "node",
      "data-node": String(node.node),
      "data-key": `node-${node.node}`,
      onclick: () => goTo(panel, node.node),
    },
    [
      laneMarks(row),
      h("span", { class: "crypt-row wi-what u-grows u-rows-1 u-columns-4 u-middle u-slim" }, spaced([
        name ? h("span", { class: "wi-branch u-y-1 u-x-4 u-text-2 u-strong u-key" }, [name]) : null,
        node.round ? h("span", { class: "wi-round u-soft u-figures" }, [node.round]) : null,
        node.who ? h("span", { class: "u-text-2 u-soft" }, [node.who]) : null,
        h("span", { class: ["wi-move u-breaks u-figures", node.onLine ? "u-strong" : "u-normal"] }, [node.label]),
        fresh
          ? h("span", { class: "wi-fresh u-inline-line u-icon-15 u-gap-2 u-text-2" }, [
              icon("die"),
              h("span", {}, [words["whatif-luck-new"]]),
            ])
          : null,
        node.now ? h("span", { class: "u-y-1 u-x-4 u-text-2 u-on-accent u-accented u-key" }, [words["whatif-here"]]) : null,
        score ? h("span", { class: "u-pushed u-y-0 u-x-3 u-bold u-figures" }, [score]) : null,
      ])),
      open === null
        ? null
        : h(
            "span",
            {
              class: "wi-fold u-centred u-icon-16 u-fixed u-part",
              "aria-hidden": "true",
              title: words["whatif-fold"],
              "data-action": "fold",
              onclick: (event) => {
                event.stopPropagation();
                fold(panel, node.node);
              },
            },
            [icon(open ? "down" : "right")],
          ),
    ],
  );
}

/** Draw the tree, with the place of the keyboard where it was, or else at the present. */
export function drawTree(panel, words) {
  const { tree, folded, shownNow } = panel;
  const { nodes } = panel.read;
  const seen = visibleRows(nodes.length ? treeRows(nodes) : [], folded);
  drawLanes(seen);
  const now = seen.find((row) => row.node.now)?.node.node ?? null;
  if (now !== shownNow || !seen.some((row) => row.node.node === panel.cursor)) {
    panel.cursor = now ?? seen[0]?.node.node ?? null;
  }
  keepFocus(tree, () =>
    morphChildren(tree, seen.map((row) => treeItem(panel, row, words))),
  );
  if (now !== shownNow) {
    panel.shownNow = now;
    const item = tree.querySelector(".wi-now");
    if (item) tree.scrollTop = item.offsetTop - tree.clientHeight / 2 + item.offsetHeight / 2;
  }
}

/** No step: the end of what the move brought about, where the next decision is. */
function goTo(panel, node) {
  panel.cursor = node;
  panel.ask({ do: "go", node, step: null });
}

function fold(panel, node) {
  if (!panel.folded.delete(node)) panel.folded.add(node);
  drawTree(panel, panel.model.get("words"));
}

/** The keys of a tree: up, down, first, last; right opens or enters, left closes or leaves. */
export function onTreeKey(panel, event) {
  const items = [...panel.tree.children];
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
    if (open === "false") fold(panel, node);
    else if (open === "true") to = items[index + 1];
  } else if (event.key === "ArrowLeft") {
    if (open === "true") fold(panel, node);
    else {
      to = items
        .slice(0, index)
        .findLast((other) => Number(other.getAttribute("aria-level")) < level);
    }
  } else if (event.key === "Enter" || event.key === " ") goTo(panel, node);
  else return;
  event.preventDefault();
  if (!to) return;
  panel.cursor = Number(to.dataset.node);
  for (const other of items) other.tabIndex = other === to ? 0 : -1;
  to.focus();
}
