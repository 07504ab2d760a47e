// Where the Ghost looks: a glow goes over the treasures from the left, and beside the dice below each
// stands what it asks there and finds. It takes no room, so that nothing moves for it; the story says
// the same to those who listen. Where nothing is to move, the marks stand there at once.

import { h } from "../../../kit/dom.js";
import { inHand } from "./draft.js";
import { claiming } from "./lookup.js";

/**
 * @import { Spot } from "./lookup.js"
 * @import { Table } from "./panel.js" */

/** What the Ghost's dice met at a treasure in the step shown, until one begins to decide or does
 * anything else. Where a decision is due they go by themselves, when they have been read.
 *
 * @param {Table} table
 * @param {Spot} t */
export function ghostLooks(table, t) {
  const { data, draft } = table;
  const begun = inHand(draft) || draft.dice.some((die) => die.slot !== null);
  if (!data.looks || table.looked === data.looks.at || (claiming(data) && begun)) return null;
  const here = data.looks.looks
    .map((look, turn) => ({ ...look, turn }))
    .filter((look) => look.slot === t.slot);
  if (!here.length) return null;
  const { at, looks } = data.looks;
  // By the step's name, so that it plays once: a redraw keeps what is there.
  return [
    h(
      "div",
      { class: "tb-look-glows u-relative u-through", "aria-hidden": "true", "data-key": `glows-${at}` },
      here.map(({ turn }) => h("i", { class: "tb-look-glow u-over u-box", style: { "--turn": String(turn) } })),
    ),
    h(
      "div",
      {
        class: `tb-looks u-line u-over u-down u-through${data.ask ? " tb-passing" : ""}`,
        "aria-hidden": "true",
        "data-key": `looks-${at}`,
        style: { "--turns": String(looks.length) },
      },
      here.map(({ text, takes, turn }) =>
        text
          ? h(
              "span",
              { class: `tb-look u-key u-bold u-ink u-text-center u-paper u-leading-10 ${takes ? "tb-look-yes" : "tb-look-no"}`, style: { "--turn": String(turn) } },
              text,
            )
          : null,
      ),
    ),
  ];
}

/** Whatever is pressed while a decision is due, a tool too, ends what was shown before it.
 *
 * @param {Table} table */
export function endLooks(table) {
  const { data } = table;
  if (!data.looks || !data.ask || table.looked === data.looks.at) return;
  table.looked = data.looks.at;
  table.redraw();
}
