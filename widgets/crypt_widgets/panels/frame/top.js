// The bar at the top: the name of the game, its tools, and the menu with the rarer ones.

import { button } from "../../kit/controls.js";
import { h } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";
import { about, load, newGame, openSettings, save, shareGame } from "./tools.js";

/** @import { FrameData, Send } from "../../kit/wire.js" */

const MUCH = 20;

/** How a title is told that takes two lines, or more, where there is little room. */
function lengthOf(title) {
  if (!title.includes(" ")) return null;
  return title.length > MUCH ? "fr-long fr-longer" : "fr-long";
}

function tool(action, sign, label, press, extra = {}) {
  return button(action, [icon(sign), h("span", { class: "fr-tool-label" }, [label])], press, {
    class: "fr-tool u-icon-20 u-finger u-y-2 u-x-5 u-leading-15 u-nowrap u-text-start u-bare",
    title: label,
    "data-key": `frame-${action}`,
    ...extra,
  });
}

export function openMenu(panel, open) {
  const opener = panel.top.querySelector('[data-action="menu"]');
  panel.menuOpen = open;
  // A dialogue gives the focus back to the menu's button: the item is hidden by then.
  if (!open && panel.top.querySelector(".fr-menu:focus-within")) opener?.focus();
  panel.top.classList.toggle("fr-open", open);
  opener?.setAttribute("aria-expanded", String(open));
}

/** @param {FrameData} data */
function menu(panel, data, words) {
  const { ask, own } = panel;
  const item = (action, sign, label, press, extra = {}) =>
    tool(
      action,
      sign,
      label,
      () => {
        openMenu(panel, false);
        press(panel);
      },
      extra,
    );
  return h("div", { class: "fr-menu u-flex u-gap-1", id: own("menu") }, [
    tool("games", "stack", words["frame-games"], () => {
      openMenu(panel, false);
      ask({ do: "learn-open", screen: "games" });
    }, { "aria-current": data.screen === "games" ? "page" : null }),
    item("save", "save", words["frame-save"], save),
    item("load", "load", words["frame-load"], load),
    // Blockers of advertisements hide buttons with the title "Share".
    item("share", "share", words["frame-share"], shareGame, { title: words["frame-share-title"], "aria-label": words["frame-share"] }),
    data.previous && item("previous", "back", data.previous, () => ask({ do: "previous" })),
    item("settings", "settings", words["frame-settings"], openSettings),
    item("about", "info", words["frame-about"], about),
  ]);
}

/** @param {FrameData} data */
export function topParts(panel, data, words) {
  const { ask, own } = panel;
  const page = (...screens) => (screens.includes(data.screen) ? "page" : null);
  const home = data.screen === "home";
  // More than a word goes on two lines where there is no room for one.
  return [
    h("div", { class: "fr-brand u-line u-wrap u-flexes u-gap-4 u-pack-top u-slim u-cut u-relative" }, [
      icon("torch"),
      h("h1", { class: ["u-nowrap", lengthOf(data.title)] }, [data.title]),
      // The button lies over the title, so that the title keeps its size and wrapping.
      home
        ? null
        : button("home", [], () => ask({ do: "home" }), {
            class: "fr-home u-bare u-borderless",
            "aria-label": words["frame-home"],
            title: words["frame-home"],
            "data-key": "frame-home",
          }),
    ]),
    // On the first screen each game has its own.
    !home && tool("learn", "cap", words["frame-learn"], () => ask({ do: "learn-open", screen: "course" }), {
      "aria-current": page("course", "puzzles"),
    }),
    !home && tool("rules", "book", words["frame-rules"], () => ask({ do: "rules-open" }), {
      "aria-current": page("rules"),
    }),
    tool("new", "plus", words["frame-new"], () => newGame(panel)),
    tool("menu", "menu", words["frame-menu"], () => openMenu(panel, !panel.menuOpen), {
      "aria-expanded": String(panel.menuOpen),
      "aria-controls": own("menu"),
    }),
    menu(panel, data, words),
  ].filter(Boolean);
}
