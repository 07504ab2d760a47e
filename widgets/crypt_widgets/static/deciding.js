// What every table offers whoever decides at it: buttons, links to rules, a field for a move in
// writing, and the whole table as text. Its labels are the same at all tables.

import { h, icon, remembered } from "./dom.js";
import { remember } from "./memory.js";

/** `at` is the table: `root`, a prefix for ids, how to say a label, ask Python and redraw. */
export function deciding({ root, prefix, say, send, redraw }) {
  const small = window.matchMedia("(max-width: 700px)");
  let typeOpen = remembered("crypt.type") === "open";
  let textOpen = remembered("crypt.text") === "open";
  /** The table that was behind the curtain at the last redraw. */
  let behind = null;

  function ruleLink(rule, key) {
    return h(
      "button",
      {
        type: "button",
        class: "crypt-rule",
        "data-action": "rule",
        "data-rule": rule,
        "data-key": key,
        onclick: () => send({ do: "rule", id: rule }),
      },
      icon("book"),
      h("span", {}, say("table-rule")),
    );
  }

  /** `about` is the id of what says more to those who hear it. */
  function action(name, label, press, { main = false, off = false, sign, about = null }) {
    return h(
      "button",
      {
        type: "button",
        class: `tb-action${main ? " crypt-main" : ""}`,
        "data-action": name,
        "data-key": name,
        // Not `disabled`: what goes dead under the finger must not lose the focus.
        "aria-disabled": off ? "true" : null,
        "aria-describedby": about,
        onclick: () => {
          if (!off) press();
        },
      },
      icon(sign),
      h("span", {}, label),
    );
  }

  /** A field for those who would rather write their move; folded away until it is asked for. */
  function typeBox(examples, onType, onTyped) {
    return h(
      "details",
      {
        class: "tb-type",
        "data-key": "type",
        open: typeOpen,
        ontoggle: (event) => {
          if (typeOpen === event.currentTarget.open) return;
          typeOpen = event.currentTarget.open;
          remember("crypt.type", typeOpen ? "open" : "shut");
        },
      },
      h(
        "summary",
        { "data-action": "type-open", "data-key": "type-open" },
        icon("keyboard"),
        h("span", { id: `${prefix}-type` }, say("table-type")),
      ),
      h(
        "form",
        { class: "tb-type-line", onsubmit: onTyped, "data-key": "type-form" },
        h("input", {
          type: "text",
          "data-action": "type",
          "data-key": "type-field",
          "aria-labelledby": `${prefix}-type`,
          "aria-describedby": examples ? `${prefix}-type-hint` : null,
          autocomplete: "off",
          autocapitalize: "none",
          autocorrect: "off",
          spellcheck: "false",
          enterkeyhint: "go",
          maxlength: "60",
          oninput: onType,
        }),
        h(
          "button",
          { type: "submit", class: "tb-action", "data-action": "type-play", "data-key": "type-play" },
          h("span", {}, say("table-type-play")),
        ),
      ),
      examples
        ? h("p", { class: "tb-type-hint", id: `${prefix}-type-hint` }, say("table-type-hint", { moves: examples }))
        : null,
    );
  }

  const field = () => root.querySelector('[data-action="type"]');

  /** Who has typed a move and gone on from there is ready to type the next one. */
  function keepTyping() {
    const at = document.activeElement;
    const idle = !at || at === document.body || root.contains(at) || at.closest(".crypt-story-bar");
    if (idle && typeOpen && !small.matches) field()?.focus({ preventScroll: true });
  }

  /** The whole table as headings and lists; what it says is made when it is open. */
  function asText(parts) {
    if (!parts.length) return null;
    return h(
      "details",
      {
        class: "tb-text",
        "data-key": "text",
        open: textOpen,
        ontoggle: (event) => {
          if (textOpen === event.currentTarget.open) return;
          textOpen = event.currentTarget.open;
          remember("crypt.text", textOpen ? "open" : "shut");
          redraw();
        },
      },
      h("summary", { "data-action": "text", "data-key": "text-title" }, icon("book"), h("span", {}, say("table-text"))),
      textOpen
        ? h(
            "div",
            { class: "tb-text-parts" },
            parts.map(([title, lines]) =>
              h("section", {}, h("h3", {}, title), h("ul", {}, lines.map((line) => h("li", {}, line)))),
            ),
          )
        : null,
    );
  }

  /** What hangs before the table while the screen changes hands; the table behind it is inert. */
  function curtain(told) {
    if (!told) return null;
    return h(
      "div",
      { class: "tb-curtain", role: "dialog", "aria-modal": "true", "aria-labelledby": `${prefix}-curtain`, "data-key": "curtain", "data-testid": "curtain" },
      h("div", { class: "tb-drape", "aria-hidden": "true" }),
      h(
        "div",
        { class: "tb-curtain-card" },
        h("h2", { id: `${prefix}-curtain` }, told.title),
        h(
          "button",
          {
            type: "button",
            class: "crypt-main",
            "data-action": "curtain",
            "data-key": "curtain-button",
            onclick: () => send({ do: "curtain" }),
          },
          told.button,
        ),
      ),
    );
  }

  /** After a redraw: the curtain takes the focus when it falls, and whatever the table had (`here`).
   * What held it may be gone for good: the table keeps it then, so that Tab goes on from here. */
  function holdFocus(data, here) {
    const cloth = root.querySelector(":scope > .tb-curtain");
    if (cloth && !cloth.contains(document.activeElement)) {
      if (here || behind !== data.table) cloth.querySelector("button").focus({ preventScroll: true });
    } else if (here && !root.contains(document.activeElement)) {
      root.focus({ preventScroll: true });
    }
    behind = cloth ? data.table : null;
  }

  return { ruleLink, action, typeBox, field, keepTyping, asText, curtain, holdFocus };
}

/** A move's notation without the player it may begin with. */
export function bareMove(move) {
  return move.replace(/^P\d+:\s*/, "");
}

/** The moment that a question is asked at: its id names the table, then the moment. */
export function momentOf(ask) {
  return Number(String(ask?.id ?? "").split(".").pop());
}

/** Whether what Python sends is what was there, but for the answer to a draft. */
export function sameButVerdict(before, after) {
  const bare = (some) => JSON.stringify({ ...some, verdict: null });
  return bare(before ?? {}) === bare(after ?? {});
}
