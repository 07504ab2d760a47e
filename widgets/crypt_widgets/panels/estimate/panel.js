// The coach where several play: about how often one would win from here, and what the best few
// moves are worth. All of it is estimated in Python, and only when it is asked for.

import { button } from "../../kit/controls.js";
import { h, keepFocus, labelled, morphChildren } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";
import { asker, live, toolBody } from "../../kit/live.js";
import { chanceBar } from "./bar.js";
import { laidNote, layButton } from "../../kit/lay-move.js";

/** @import { Estimated, EstimateData, EstimatedRow, AskEstimate, DraftedMove, Play } from "../../kit/wire.js" */
/** @typedef {(message: AskEstimate | Play) => void} Ask */


/**
 * @param {EstimatedRow} row
 * @param {DraftedMove | null} laid
 * @param {Ask} ask
 */
function moveRow(row, laid, words, ask) {
  const mark = row.best ? words["estimate-best"] : row.even ? words["estimate-even"] : null;
  return h("li", { class: `es-row u-stack u-gap-3 u-lined u-y-4 u-x-0${row.best ? " es-best" : ""}`, "data-key": `row-${row.move}`, "data-move": row.move }, [
    h("p", { class: "crypt-row u-rows-1 u-columns-4 u-middle u-strong u-leading-35" }, [
      h("span", {}, [row.label]),
      mark ? h("span", { class: "crypt-badge" }, [mark]) : null,
    ]),
    chanceBar(row),
    row.same ? h("p", { class: "crypt-note" }, [row.same]) : null,
    h("div", { class: "crypt-row" }, [
      row.lays
        ? layButton({ action: "estimate-lay", key: `lay-${row.move}`, move: row.move, laid: laid?.move === row.move, label: row.label }, words)
        : null,
      button(
        "estimate-play",
        [
          icon("check"),
          h("span", {}, [words["estimate-play"]]),
          h("span", { class: "crypt-hear" }, [labelled(words, "", row.label)]),
        ],
        () => ask({ do: "play", move: row.move }),
        { class: "es-play", "data-key": `play-${row.move}` },
      ),
    ]),
  ]);
}

/**
 * @param {Estimated} told
 * @param {DraftedMove | null} laid
 * @param {Ask} ask
 */
function whatWasFound(told, laid, words, ask) {
  return [
    h("p", { class: "es-win u-strong u-leading-4", tabindex: "-1", "data-key": "win" }, [told.win]),
    h("ol", { class: "u-stack", "aria-label": words["estimate-moves"], "data-key": "rows" }, [
      told.rows.map((row) => moveRow(row, laid, words, ask)),
    ]),
    laidNote(laid),
    told.even ? h("p", { class: "crypt-note", "data-key": "even" }, [told.even]) : null,
    h("p", { class: "crypt-note es-how", "data-key": "how" }, [`${told.how} ${told.assumes}`]),
  ];
}

function render({ model, el }) {
  /** @type {Ask} */
  const ask = asker(model, el);
  const { body, show } = toolBody(el, "estimate");

  /** @param {EstimateData} data */
  function parts(data, words) {
    if (data.quiet) return [h("p", { class: "crypt-note", "data-key": "quiet" }, [data.quiet])];
    if (data.told) return whatWasFound(data.told, data.laid, words, ask).filter(Boolean);
    return [
      h("p", { class: "crypt-note", "data-key": "intro" }, [data.intro]),
      button(
        "estimate-ask",
        [icon("bulb"), words["estimate-ask"]],
        (event) => {
          // It may take a moment: the button shows that it was heard.
          event.currentTarget.setAttribute("aria-busy", "true");
          ask({ do: "estimate-ask" });
        },
        { class: "u-wide" },
      ),
    ];
  }

  /** @param {EstimateData} data */
  function draw(data, words) {
    if (!show(data, words["estimate-title"])) return;
    const asking = document.activeElement?.matches('[data-action="estimate-ask"]');
    keepFocus(body, () => morphChildren(body, parts(data, words)));
    // The button that asked is gone: what it was asked for takes its place.
    if (asking && data.told) body.querySelector(".es-win")?.focus();
  }

  return live({ model, el }, draw);
}

export default { render };
