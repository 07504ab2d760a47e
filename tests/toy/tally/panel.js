// How many decisions have been made, and a button from which they are counted.

import { button } from "../../kit/controls.js";
import { h, morphChildren } from "../../kit/dom.js";
import { asker, live, toolBody } from "../../kit/live.js";

function render({ model, el }) {
  const ask = asker(model, el);
  const { body, show } = toolBody(el, "tally");

  function draw(data, words) {
    if (!show(data, data.label)) return;
    morphChildren(body, [
      h("p", { class: "ta-count", "data-key": "count" }, [`${data.since} / ${data.made}`]),
      button("tally-from", [words["tools-story"]], () => ask({ do: "tally-from" })),
    ]);
  }

  return live({ model, el }, draw);
}

export default { render };
