// Where the Ghost looks: a glow goes over the treasures from the left, and at each stands what it
// asks there and finds. It lies over the cards, so that nothing moves for it; the story says the same
// to those who listen. Where nothing is to move, the marks stand there at once.

import { h } from "../../static/dom.js";
import { inHand } from "./draft.js";
import { claiming } from "./table-lookup.js";

/**
 * @import { Spot } from "./table-lookup.js"
 * @import { Table } from "./table.js" */

/** What the Ghost's dice met at a treasure in the step shown, until one begins to decide. Where that
 * is due they go by themselves, when they have been read.
 *
 * @param {Table} table
 * @param {Spot} t */
export function ghostLooks(table, t) {
  const { data, draft } = table;
  const begun = inHand(draft) || draft.dice.some((die) => die.slot !== null);
  if (!data.looks || (claiming(data) && begun)) return null;
  const here = data.looks.looks
    .map((look, turn) => ({ ...look, turn }))
    .filter((look) => look.slot === t.slot);
  if (!here.length) return null;
  const { at, looks } = data.looks;
  // By the step's name, so that it plays once: a redraw keeps what is there.
  return h(
    "div",
    {
      class: `tb-looks${data.ask ? " tb-passing" : ""}`,
      "aria-hidden": "true",
      "data-key": `looks-${at}`,
      style: { "--turns": String(looks.length) },
    },
    here.map(({ turn }) => h("i", { class: "tb-glow", style: { "--turn": String(turn) } })),
    here.map(({ text, takes, turn }) =>
      text
        ? h(
            "span",
            { class: `tb-look ${takes ? "tb-look-yes" : "tb-look-no"}`, style: { "--turn": String(turn) } },
            text,
          )
        : null,
    ),
  );
}
