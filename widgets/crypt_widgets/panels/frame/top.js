// The bar at the top: the name of the game, its tools, and the menu with the rarer ones.

import { button, radio } from "../../kit/controls.js";
import { h } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";
import { remembered } from "../../kit/live.js";
import { about, load, newGame, save, shareGame } from "./tools.js";
import { applyTheme, remember } from "../../kit/memory.js";

/** @import { FrameData, Send } from "../../kit/wire.js" */

const MUCH = 20;
const THEME_SIGNS = { auto: "half", light: "sun", dark: "moon" };

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

// Labels: frame-theme-auto frame-theme-light frame-theme-dark
function themeChoice(words, own) {
  const now = remembered("crypt.theme") ?? "auto";
  return h("fieldset", { class: "fr-theme u-across u-flex u-gap-0 u-slim u-box" }, [
    h("legend", { class: "crypt-hear" }, [words["frame-theme"]]),
    ...Object.entries(THEME_SIGNS).map(([theme, sign]) =>
      h("label", { class: "crypt-key crypt-key-bare fr-theme-key u-icon-20 u-grows u-center u-unpadded u-borderless", title: words[`frame-theme-${theme}`] }, [
        radio(`theme-${theme}`, own("theme"), theme, theme === now, {
          "aria-label": words[`frame-theme-${theme}`],
          "data-key": `theme-${theme}`,
          onchange: () => {
            remember("crypt.theme", theme);
            applyTheme(theme);
          },
        }),
        icon(sign),
      ]),
    ),
  ]);
}

/**
 * @param {FrameData} told
 * @param {Send} ask
 */
function languageChoice({ lang, langs }, words, ask) {
  return h("label", { class: "fr-lang u-across u-line u-icon-20 u-gap-4", title: words["frame-language"] }, [
    icon("globe"),
    h(
      "select",
      { class: "u-grows",
        "aria-label": words["frame-language"],
        "data-action": "lang",
        "data-key": "frame-lang",
        onchange: (event) => {
          remember("crypt.lang", event.target.value);
          ask({ do: "lang", lang: event.target.value });
        },
      },
      (langs ?? []).map(([code, name]) =>
        h("option", { value: code, lang: code, selected: code === lang }, [name]),
      ),
    ),
  ]);
}

export function openMenu(panel, open) {
  panel.menuOpen = open;
  panel.top.classList.toggle("fr-open", open);
  panel.top.querySelector('[data-action="menu"]')?.setAttribute("aria-expanded", String(open));
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
    item("about", "info", words["frame-about"], about),
    languageChoice(data, words, ask),
    themeChoice(words, own),
  ]);
}

/** @param {FrameData} data */
export function topParts(panel, data, words) {
  const { ask, own } = panel;
  const page = (...screens) => (screens.includes(data.screen) ? "page" : null);
  return [
    h("div", { class: "fr-brand u-line u-wrap u-flexes u-gap-4 u-pack-top u-slim u-cut" }, [
      icon("torch"),
      // More than a word goes on two lines where there is no room for one.
      h("h1", { class: ["u-nowrap", lengthOf(data.title)] }, [data.title]),
    ]),
    tool("learn", "cap", words["frame-learn"], () => ask({ do: "learn-open", screen: "course" }), {
      "aria-current": page("course", "puzzles"),
    }),
    tool("rules", "book", words["frame-rules"], () => ask({ do: "rules-open" }), {
      "aria-current": page("rules"),
    }),
    tool("new", "plus", words["frame-new"], () => newGame(panel)),
    tool("menu", "menu", words["frame-menu"], () => openMenu(panel, !panel.menuOpen), {
      "aria-expanded": String(panel.menuOpen),
      "aria-controls": own("menu"),
    }),
    menu(panel, data, words),
  ];
}
