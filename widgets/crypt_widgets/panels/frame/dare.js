// This deal once more, from a game's end: for one's own score, for the coach's, or for somebody else,
// who gets it as a link with no move in it.

import { button } from "../../kit/controls.js";
import { openDialog } from "./dialogues.js";
import { fill, h } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";
import { onOwnPage } from "../../kit/live.js";
import { copyLink } from "./tools.js";
import { addressAt } from "../../kit/memory.js";

/** @import { DareOffer } from "../../kit/wire.js" */

/** @param {DareOffer} offer */
export function dare(panel, offer) {
  const words = panel.words();
  const { dialog } = panel;
  const play = (message) => () => {
    dialog.close();
    panel.ask(message);
  };
  const hide = h("input", { type: "checkbox", "data-action": "dare-hide" });
  const send = () => {
    dialog.close();
    const code = hide.checked ? offer.hidden : offer.code;
    const link = onOwnPage() ? addressAt(code, "") : code;
    copyLink(panel, link, { told: words["frame-dare-copied"], label: words["frame-dare-field"] });
  };
  openDialog(dialog, words, "dare", words["frame-dare"], [
    h("div", { class: "fr-scroll u-flexes u-low" }, [
      h("p", {}, [words["frame-dare-about"]]),
      h("div", { class: "crypt-stack fr-block u-grid u-gap-4 u-slim" }, [
        button("dare-own", [icon("reload"), fill(words["frame-dare-own"], offer)], play({ do: "again" })),
        button("dare-coach", [icon("cap"), words["frame-dare-coach"]], play({ do: "again-coach" })),
        h("p", { class: "crypt-note fr-note" }, [words["frame-dare-coach-note"]]),
      ]),
      h("fieldset", { class: "fr-block u-grid u-gap-4 u-slim" }, [
        h("legend", {}, [words["frame-dare-link"]]),
        h("p", { class: "crypt-note fr-note" }, [words["frame-dare-link-note"]]),
        h("label", { class: "fr-check u-line u-gap-5 u-finger u-text-4 u-leading-3 u-part u-pressable" }, [hide, h("span", {}, [words["frame-dare-hide"]])]),
        button("dare-copy", [icon("link"), words["frame-dare-copy"]], send),
      ]),
    ]),
  ]);
}
