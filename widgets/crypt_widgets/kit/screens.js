// What the screens beside the table (the course, the puzzles, the rules, my games) share: their head, with
// the way to each other and the way back, and where the focus goes as they come.

import { button } from "./controls.js";
import { h } from "./dom.js";
import { icon, ICONS } from "./icons.js";
import { afterOthers, isInUse } from "./live.js";

/** @import { AloudLink, ScreenHead, Send } from "./wire.js" */

ICONS.puzzle = "M10 4.5a2 2 0 0 1 4 0V6h4v4h1.5a2 2 0 0 1 0 4H18v5H6v-5h1.5a2 2 0 0 0 0-4H6V6h4z";

const SCREEN_SIGNS = { course: "cap", puzzles: "puzzle", rules: "book", games: "stack" };

/** The head of a screen, from what Python says under `head`.
 *
 * @param {ScreenHead} head
 * @param {Send} ask */
export function screenHead(head, ask) {
  return h("header", { class: "crypt-row sc-head u-rows-4 u-columns-8 u-middle u-ends u-footed", "data-key": "screen-head" }, [
    h("nav", { class: "sc-tabs", "aria-label": head.label }, [
      h("ul", { class: "u-flex u-gap-1" }, [
        head.tabs.map(({ id, label, current }) =>
          h("li", { class: "u-flexes" }, [
            button(
              `screen-${id}`,
              [icon(SCREEN_SIGNS[id]), h("span", {}, [label])],
              () => ask({ do: "learn-open", screen: id }),
              { class: "sc-tab u-borderless u-relative u-y-3 u-x-8 u-bare u-soft u-strong u-text-5 u-leading-2 u-sans", "aria-current": current ? "page" : null },
            ),
          ]),
        ),
      ]),
    ]),
    button(
      "learn-close",
      [icon("back"), h("span", {}, [head.back])],
      () => ask({ do: "learn-close" }),
      { class: "sc-back u-below-3" },
    ),
  ]);
}

/** The way to what one says to teach the game; `does` is what a press on it does.
 *
 * @param {AloudLink} link */
export function aloudButton(link, does) {
  return button("rules-page", [icon("you"), h("span", { class: "u-grid" }, [h("span", {}, [link.title]), h("span", { class: "u-soft u-normal u-text-3" }, [link.line])])], does, {
    class: "sc-aloud u-gap-5 u-at-start u-text-start u-y-4 u-x-7",
    "data-rule": link.id,
    "data-key": "aloud",
  });
}

/** Where the focus goes as something comes and goes in a panel: `arrive(name)` after each drawing,
 * with the name of what is shown, null for nothing.
 *
 * What comes is read from its beginning: its element with `data-arrive` gets the focus, and is
 * brought to the top of the page. What a page is loaded with takes no focus: the first drawing does so
 * only of a panel whose script came late, in an app that has been used. When the table
 * comes back instead, it gets a focus that would have nowhere to be. */
export function arrivals(el) {
  const doc = el.ownerDocument;
  let shown;

  function onTitle() {
    const app = el.closest(".crypt-app") ?? el;
    el.querySelector("[data-arrive]")?.focus({ preventScroll: true });
    if (app.getBoundingClientRect().top < 0) app.scrollIntoView({ block: "start" });
  }

  function onTable() {
    const at = doc.activeElement;
    if (at && at !== doc.body && at.getClientRects().length) return;
    el.closest(".crypt-app")?.querySelector(".tb")?.focus({ preventScroll: true });
  }

  return (name) => {
    const before = shown === undefined && el.matches("[data-crypt-late]") && isInUse(el) ? null : shown;
    shown = name;
    if (before === undefined || before === name) return;
    afterOthers(() => {
      if (shown === name) (name === null ? onTable : onTitle)();
    });
  };
}
