// The frame's dialogues: a saved game, about; and what every dialogue is framed in.

import { button, radio } from "../../kit/controls.js";
import { h } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";
import { ownNames, remembered } from "../../kit/live.js";
import { applyTheme, codeIn, remember } from "../../kit/memory.js";
import { isOn, turn } from "../../kit/settings.js";
import { canSound, soundsOn, wishSounds } from "./sounds.js";

/** @import { FrameData } from "../../kit/wire.js" */

/** Characters, or bytes of a file, beyond which Python would not read it either. */
const LARGEST = 1_000_000;

/** A native dialogue with a heading and a way out; a press beside it closes it too. */
export function openDialog(dialog, words, name, heading, content) {
  const close = () => dialog.close();
  const title = ownNames()("dialogue");
  dialog.className = `fr-dialog u-unpadded u-cut u-ink u-paper fr-dialog-${name}`;
  dialog.setAttribute("aria-labelledby", title);
  dialog.onclick = (event) => {
    if (event.target === dialog) close();
  };
  dialog.replaceChildren(
    h("div", { class: "fr-dialog-box u-flex u-down u-low" }, [
      h("header", { class: "fr-dialog-head u-line u-fixed u-gap-6 u-footed" }, [
        h("h2", { class: "u-grows", id: title }, [heading]),
        button("close-dialog", [icon("close")], close, {
          class: "crypt-close",
          "aria-label": words["frame-close"],
          title: words["frame-close"],
          "data-key": null,
        }),
      ]),
      ...content,
    ]),
  );
  dialog.showModal();
}

/** A saved file, or the address or code of a game, pasted. */
export function loadForm(words, load) {
  const trouble = h("p", { class: "crypt-note fr-note fr-bad u-bad", role: "alert" });
  const paste = h("textarea", {
    rows: "3",
    spellcheck: "false",
    autocomplete: "off",
    "data-action": "paste",
  });
  return h(
    "form",
    {
      class: "fr-form u-flex u-down u-grows u-low",
      onsubmit: (event) => {
        event.preventDefault();
        const text = paste.value.trim();
        if (text.length > LARGEST) trouble.textContent = words["frame-load-too-big"];
        else if (text) load(codeIn(text) ?? text);
        else paste.focus();
      },
    },
    [
      h("label", { class: "fr-file u-box u-line u-relative u-gap-5 u-center u-y-4 u-x-7 u-strong u-paper-2 u-pressable" }, [
        h("input", {
          type: "file",
          class: "crypt-hear",
          accept: ".json,application/json",
          "data-action": "load-file",
          onchange: async (event) => {
            const file = event.target.files[0];
            if (!file) return;
            if (file.size > LARGEST) trouble.textContent = words["frame-load-too-big"];
            else load(await file.text());
          },
        }),
        icon("load"),
        h("span", {}, [words["frame-load-file"]]),
      ]),
      trouble,
      h("label", { class: "fr-block u-grid u-gap-4 u-slim" }, [
        h("span", { class: "u-bold" }, [words["frame-load-paste"]]),
        paste,
      ]),
      h("footer", { class: "crypt-row fr-dialog-foot u-fixed u-middle u-at-end u-lined" }, [
        h("button", { type: "submit", class: "crypt-main u-finger u-y-3 u-x-8", "data-action": "load-pasted" }, [
          words["frame-load-go"],
        ]),
      ]),
    ],
  );
}

/** A page that brings all that it runs on says where the licences of it are.
 *
 * @returns {HTMLElement | null} */
function licencesLink(words) {
  /** @type {HTMLLinkElement | null} */
  const licences = document.querySelector('link[rel="license"]');
  if (!licences) return null;
  const link = { href: licences.href, target: "_blank", "data-action": "licences" };
  return h("p", {}, [h("a", link, [words["frame-licences"]])]);
}

/** A page that has the notebooks beside it says where those of its language begin.
 *
 * @returns {HTMLElement | null} */
function notebooksLink(words) {
  const { lang } = document.documentElement;
  /** @type {HTMLLinkElement | null} */
  const found = document.querySelector(`link[type="application/x-ipynb+json"][hreflang="${lang}"]`);
  if (!found) return null;
  const link = { href: found.href, target: "_blank", "data-action": "notebooks" };
  return h("p", {}, [h("a", link, [words["frame-notebooks"]])]);
}

/** A setting that the browser keeps; `change` is told it, too. */
function setting(name, label, on, change) {
  return h("label", { class: "fr-check u-line u-gap-5 u-finger u-text-4 u-leading-3 u-part u-pressable" }, [
    h("input", {
      type: "checkbox",
      checked: on,
      "data-action": name,
      onchange: (event) => change(event.target.checked),
    }),
    h("span", {}, [label]),
  ]);
}

const THEME_SIGNS = { auto: "half", light: "sun", dark: "moon" };

// Labels: frame-theme-auto frame-theme-light frame-theme-dark
function themeChoice(words, own) {
  const now = remembered("crypt.theme") ?? "auto";
  return h("fieldset", { class: "fr-theme u-across u-flex u-gap-0 u-slim u-box" }, [
    h("legend", { class: "crypt-hear" }, [words["frame-theme"]]),
    ...Object.entries(THEME_SIGNS).map(([theme, sign]) =>
      h("label", { class: "crypt-key crypt-key-bare fr-theme-key u-icon-20 u-shares u-center u-gap-4 u-y-2 u-x-3 u-borderless" }, [
        radio(`theme-${theme}`, own("theme"), theme, theme === now, {
          "data-key": `theme-${theme}`,
          onchange: () => {
            remember("crypt.theme", theme);
            applyTheme(theme);
          },
        }),
        icon(sign),
        h("span", { class: "u-text-3 u-leading-2" }, [words[`frame-theme-${theme}`]]),
      ]),
    ),
  ]);
}

/** Whoever chooses a language sees the page in it at once.
 *
 * @param {FrameData} told
 * @param {(lang: string) => void} choose */
function languageChoice({ lang, langs }, words, choose) {
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
          choose(event.target.value);
        },
      },
      (langs ?? []).map(([code, name]) =>
        h("option", { value: code, lang: code, selected: code === lang }, [name]),
      ),
    ),
  ]);
}

/** What the tutor is and whose the games are. */
export function aboutText(text, words) {
  const lines = (text ?? "").split("\n").filter((line) => line.trim());
  return [
    h("div", { class: "fr-scroll u-flexes u-low fr-about u-leading-5" }, [
      ...lines.map((line) => h("p", {}, [line])),
      notebooksLink(words),
      licencesLink(words),
    ]),
  ];
}

/** What one likes: language, light or dark, and what is off until it is wished for. */
export function settings(panel) {
  const { ask, own, unable } = panel;
  const words = panel.words();
  const speak = (lang) => {
    panel.dialog.close();
    // It is in the language of before.
    panel.dialog.replaceChildren();
    panel.dialog.removeAttribute("aria-labelledby");
    ask({ do: "lang", lang });
  };
  return [
    h("div", { class: "fr-scroll u-flexes u-low fr-about u-leading-5" }, [
      h("div", { class: "u-grid u-gap-5" }, [languageChoice(panel.data(), words, speak), themeChoice(words, own)]),
      setting("chances", words["frame-chances"], isOn("chances"), (on) => turn("chances", on)),
      setting("warns", words["frame-warns"], isOn("warns"), (on) => {
        turn("warns", on);
        ask({ do: "warn", on });
      }),
      setting("keys", words["frame-keys"], isOn("keys"), (on) => turn("keys", on)),
      setting("typing", words["frame-typing"], isOn("typing"), (on) => turn("typing", on)),
      canSound()
        ? setting("sound", words["frame-sound"], soundsOn(), wishSounds)
        : h("p", { class: "crypt-note fr-note" }, [words["frame-sound-none"]]),
      unable && h("p", { class: "crypt-note fr-note fr-bad u-bad" }, [words[unable]]),
    ]),
  ];
}

