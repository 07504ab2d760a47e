// What if: go back along the line, see the branches as a tree, choose the luck, compare two lines.

import { button, radio } from "../../kit/controls.js";
import { h, keepFocus, morphChildren } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";
import { asker, live, ownNames } from "../../kit/live.js";
import { initialize, itemsNow } from "../growing.js";
import { comparison } from "./compare.js";
import { scrubber } from "./scrubber.js";
import { drawTree, onTreeKey, readTree } from "./tree.js";

/** @import { Send, WhatIfData } from "../../kit/wire.js" */

// Labels: whatif-luck-same whatif-luck-new luck-note-same luck-note-new

/** @param {WhatIfData} data */
function luckChoice(data, words, ask, own) {
  return h("fieldset", { class: "wi-luck u-grid u-gap-4 u-slim" }, [
    h("legend", { class: "u-below-4 u-unpadded u-bold u-text-4 u-leading-3 u-sans" }, [words["whatif-luck"]]),
    h("div", { class: "wi-luck-row u-grid u-gap-4" }, [
      ["same", "new"].map((luck) =>
        h("label", { class: "crypt-key wi-radio" }, [
          radio(`luck-${luck}`, own("luck"), luck, data.luck === luck, {
            class: "u-square",
            "data-key": `luck-${luck}`,
            "aria-describedby": own("luck-note"),
            onchange: () => ask({ do: "luck", luck }),
          }),
          h("span", {}, [words[`whatif-luck-${luck}`]]),
        ]),
      ),
    ]),
    h("p", { class: "crypt-note", id: own("luck-note") }, [words[`luck-note-${data.luck}`]]),
  ]);
}

/** The sign that this is not the present, and the way back to it.
 *
 * @param {Send} ask */
function lookingBack(words, ask) {
  return [
    icon("back"),
    h(
      "div",
      {},
      h("strong", { class: "u-text-4" }, words["whatif-looking-back"]),
      h("p", {}, words["whatif-looking-back-text"]),
    ),
    button("back-to-game", words["whatif-end"], () => ask({ do: "back-to-game" }), {
      class: "u-across u-finger u-paper",
    }),
  ];
}

function render({ model, el }) {
  /** @type {Send} */
  const ask = asker(model, el);
  const own = ownNames();
  const panel = {
    model,
    ask,
    own,
    folded: new Set(), // the moments whose branches are hidden
    cursor: null, // the moment that the keyboard is at
    shownNow: null,
    read: readTree([], {}),
    card: h("section", { class: "crypt-card wi" }),
    title: h("h2", { class: "crypt-hear" }),
    intro: h("p", { class: "crypt-note wi-intro" }),
    none: h("p", { class: "crypt-note wi-none" }),
    main: h("div", { class: "crypt-stack wi-main u-gap-8" }),
    scrub: scrubber(ask),
    looking: h("div", { class: "wi-looking u-box u-icon-24 u-grid u-sign-first u-rows-4 u-columns-6 u-y-6 u-x-6 u-text-3 u-leading-4", role: "note" }),
    luck: h("div"),
    treeTitle: h("h3", { class: "u-below-4 u-unpadded u-bold u-text-4 u-leading-3 u-sans", id: own("tree") }),
    tree: h("ul", { class: "wi-tree u-relative u-scrolls u-edged u-key", role: "tree", "aria-labelledby": own("tree") }),
    compareTitle: h("h3", { class: "u-below-4 u-unpadded u-bold u-text-4 u-leading-3 u-sans" }),
    compare: h("div"),
  };
  layOut(panel);
  el.replaceChildren(panel.card);
  panel.tree.addEventListener("keydown", (event) => onTreeKey(panel, event));
  return live({ model, el }, (data, words) => draw(panel, data, words), undefined, true);
}

function layOut(panel) {
  const { card, title, intro, none, main, scrub, looking, luck } = panel;
  main.append(
    scrub.node,
    looking,
    luck,
    h("section", { class: "wi-section" }, [panel.treeTitle, panel.tree]),
    h("section", { class: "wi-section" }, [panel.compareTitle, panel.compare]),
  );
  card.append(title, intro, none, main);
}

function draw(panel, data, words) {
  const { title, intro, none, main } = panel;
  panel.read = readTree(data.tip === undefined ? [] : itemsNow(), data);
  const some = panel.read.nodes.length > 1;
  title.textContent = words["whatif-title"] ?? "";
  intro.textContent = words["whatif-intro"] ?? "";
  none.textContent = words["whatif-none"] ?? "";
  none.hidden = some;
  main.hidden = !some;
  drawParts(panel, data, some && data.now !== data.tip, words);
}

/** @param {WhatIfData} data */
function drawParts(panel, data, back, words) {
  const { ask, own, looking, luck, compare } = panel;
  const { lines, onLine } = panel.read;
  panel.scrub.update(onLine, data, words);
  looking.hidden = !back;
  keepFocus(looking, () => morphChildren(looking, back ? lookingBack(words, ask) : []));
  panel.treeTitle.textContent = words["whatif-tree"] ?? "";
  panel.compareTitle.textContent = words["whatif-compare"] ?? "";
  drawTree(panel, words);
  // Made anew, not morphed: what was clicked must show what Python says, not what was clicked.
  const choice = data.luck ? [luckChoice(data, words, ask, own)] : [];
  keepFocus(luck, () => luck.replaceChildren(...choice));
  keepFocus(compare, () => compare.replaceChildren(comparison(data, lines, words, ask)));
}

export default { initialize, render };
