// The frame's dialogues: a saved game, about; and what every dialogue is framed in.

import { button } from "../../kit/controls.js";
import { h } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";
import { ownNames, remembered } from "../../kit/live.js";
import { WARNS } from "./keep.js";
import { codeIn, remember } from "../../kit/memory.js";

import { canSound, soundsOn, wishSounds } from "./sounds.js";

/** @import { Send } from "../../kit/wire.js" */

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

/** @param {Send} ask */
export function aboutText(text, words, storageWorks, ask) {
  return [
    h("div", { class: "fr-scroll u-flexes u-low fr-about u-leading-5" }, [
      ...(text ?? "")
        .split("\n")
        .filter((line) => line.trim())
        .map((line) => h("p", {}, [line])),
      setting("keys", words["frame-keys"], remembered("crypt.keys") !== "off", (on) =>
        remember("crypt.keys", on ? "on" : "off"),
      ),
      setting("warns", words["frame-warns"], remembered(WARNS) === "on", (on) => {
        remember(WARNS, on ? "on" : "off");
        ask({ do: "warn", on });
      }),
      canSound()
        ? setting("sound", words["frame-sound"], soundsOn(), wishSounds)
        : h("p", { class: "crypt-note fr-note" }, [words["frame-sound-none"]]),
      licencesLink(words),
      storageWorks ? null : h("p", { class: "crypt-note fr-note fr-bad u-bad" }, [words["frame-storage-off"]]),
    ]),
  ];
}

