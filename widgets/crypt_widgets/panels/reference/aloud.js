// A whole game as one teaches it to a table: what to say in large letters, what to do in small ones.

import { button } from "../../kit/controls.js";
import { h } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";
import { chips, toList } from "./page.js";

/** @import { AloudPage, AloudSection } from "../../kit/wire.js" */

/** `printed`: whether the page is the tutor's own, to be printed by itself.
 *
 * @param {AloudPage} page
 * @param {boolean} printed */
export function aloud(page, printed, words, open, own) {
  return h(
    "article",
    { class: "crypt-card rf-page rf-aloud u-stack u-gap-9 u-laid", "aria-labelledby": own("page"), "data-page": page.id, "data-key": "page-aloud" },
    [
      toList(words, open),
      h("header", { class: "rf-head u-stack u-gap-4" }, [
        h("h2", { class: "u-text-10 u-leading-2 u-balanced", id: own("page"), tabindex: "-1", "data-arrive": "", "data-key": "page-title" }, [page.title]),
        h("p", { class: "u-soft" }, [page.about]),
        printed && button("rules-print", [words["reference-aloud-print"]], () => window.print(), { class: "rf-print u-at-start u-finger u-x-8" }),
      ]),
      h("ol", { class: "u-stack u-gap-10" }, page.sections.map((section, n) => spoken(section, n, open))),
      h("p", { class: "u-soft" }, [page.later]),
    ],
  );
}

/** @param {AloudSection} section */
function spoken(section, number, open) {
  return h("li", { class: "rf-spoken u-stack u-gap-4", "data-key": `aloud-${number}` }, [
    h("h3", { class: "u-text-8" }, [`${number + 1}. ${section.title}`]),
    section.picture ? h("img", { class: "rf-shown", src: section.picture, alt: "" }) : null,
    h("p", { class: "rf-text" }, [section.say]),
    h("p", { class: "u-line u-gap-4 u-soft" }, [icon("right"), h("span", {}, [section.meanwhile])]),
    chips(section.rules, open, `aloud-${number}`),
  ]);
}
