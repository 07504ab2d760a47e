// What every table offers whoever decides at it: buttons, links to rules, the answer to a draft, and
// the whole table as text; the curtain before it. Its labels are the same at all tables.

import { hasBar } from "./bar-offers.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { remember } from "./memory.js";
import { say } from "./table-state.js";

/**
 * @import { Offer } from "./bar-offers.js"
 * @import { Table } from "./table-state.js"
 * @import { Verdict } from "./wire.js" */

/** @param {Table} table */
export function ruleLink(table, rule, key) {
  return h(
    "button",
    {
      type: "button",
      class: "crypt-rule",
      "data-action": "rule",
      "data-rule": rule,
      "data-key": key,
      "aria-label": say(table, "table-rule"),
      onclick: () => table.ask({ do: "rule", id: rule }),
    },
    icon("book"),
    h("span", {}, say(table, "table-rule")),
  );
}

/** Its name is said also where there is room for its sign alone; `about` is the id of what says more to those who hear it. */
export function action(name, label, press, { main = false, off = false, sign, about = null }) {
  return h(
    "button",
    {
      type: "button",
      class: `tb-action${main ? " crypt-main" : ""}`,
      "data-action": name,
      "data-key": name,
      "aria-label": label,
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

/** What is said about a draft, with the rule if it says no; `kind` is what a game's own
 * classes begin with.
 *
 * @param {Table} table */
export function answerBox(table, kind, { tone, text, rule = null }) {
  const no = tone === "bad" || tone === "final";
  const looks = (name) => (kind === "tb" ? `tb-${name}` : `tb-${name} ${kind}-${name}`);
  const judged = `${looks("verdict")} ${looks(tone ? `verdict-${tone}` : "empty")}`;
  return h(
    "div",
    { class: `${judged} u-line u-ends u-rows-0 u-columns-4${table.waiting ? ` ${looks("stale")}` : ""}`, "data-key": "verdict", "data-verdict": tone || "none" },
    h(
      "div",
      { class: `${looks("verdict-box")} u-flex u-top`, role: "status", "data-key": "box" },
      tone ? icon(no ? "stop" : tone === "warn" ? "scales" : "check") : null,
      text == null ? null : h("span", { class: `${looks("verdict-text")} u-unseen` }, text),
    ),
    no && rule ? ruleLink(table, rule, "verdict-rule") : null,
  );
}

/** Between decisions: what has just happened, in the place of the question. Beside a story the reason
 * is a press away, and how the game ended is told there.
 *
 * @param {Table} table
 * @param {string} [looks] The primitives for how it stands. */
export function toldBox(table, looks = "u-lined") {
  const { told } = table.data;
  const alone = !hasBar(table.el);
  if (!told || (told.final && !alone)) return null;
  return h(
    "div",
    { class: `tb-news u-grid u-pack-center u-gap-1 ${looks}`, "data-key": "news", onclick: alone ? null : () => tellWhole(table) },
    h("div", { class: "tb-news-said u-cut u-text-3 u-leading-3" }, h("p", { class: "tb-news-title u-strong u-text-5 u-leading-25 u-serif" }, told.title), " ", told.text ? h("p", {}, told.text) : null),
    told.why ? (alone ? h("p", { class: TOLD_LINE, "data-key": "told-why", title: told.why }, h("span", { class: "u-cut" }, told.why)) : whyButton(table, "crypt-rule u-at-start", say(table, "story-why"))) : null,
  );
}

const TOLD_LINE = "tb-why u-block u-low u-bare u-flat u-soft u-normal u-text-2 u-leading-25 u-text-start";

/** Above a decision: what has just happened, in two lines at most; a press shows the reason.
 *
 * @param {Table} table */
export function newsLine(table) {
  const { told } = table.data;
  if (!told || told.final) return null;
  const line = [told.title, told.text].filter(Boolean).map((it) => it.replace(/[.!]?$/u, (end) => end || ".")).join(" ");
  return hasBar(table.el) ? whyButton(table, TOLD_LINE, line) : h("p", { class: TOLD_LINE, "data-key": "told-why" }, h("span", { class: "u-cut" }, line));
}

/** @param {Table} table
 * @param {string} looks
 * @param {string} label */
function whyButton(table, looks, label) {
  const press = (event) => {
    event.stopPropagation();
    tellWhole(table);
  };
  return h("button", { type: "button", class: looks, "data-key": "told-why", "data-action": "told-why", onclick: press }, h("span", { class: "u-cut" }, label));
}

/** @param {Table} table */
function tellWhole(table) {
  table.el.dispatchEvent(new CustomEvent("crypt:why", { bubbles: true }));
  table.ask({ do: "tool", name: "story" });
}

/** Which keys there are, in words.
 *
 * @param {string} words */
export function keysNote(words) {
  return h("p", { class: "tb-keys", "data-key": "keys" }, icon("keyboard"), h("span", {}, words));
}

/** How an answer sounds: "good", "bad", "final" if the move was tried, or "warn".
 *
 * @param {Verdict} verdict */
export function toneOf(verdict) {
  if (verdict.warned) return "warn";
  return verdict.legal ? "good" : verdict.final ? "final" : "bad";
}

/** The whole table as headings and lists: folded away until it is asked for, and as one leaves it. What
 * it says is made when it is open.
 *
 * @param {Table} table */
export function asText(table) {
  const { text = [] } = table.data;
  if (!text.length) return null;
  const part = ([title, lines]) =>
    h("section", {}, h("h3", { class: "u-text-5" }, title), h("ul", {}, lines.map((line) => h("li", { class: "u-text-4" }, line))));
  return h(
    "details",
    {
      class: "tb-text",
      "data-key": "text",
      open: table.inText,
      ontoggle: (event) => {
        if (table.inText === event.currentTarget.open) return;
        table.inText = event.currentTarget.open;
        remember("crypt.text", table.inText ? "open" : "shut");
        table.redraw();
      },
    },
    h(
      "summary",
      { class: "u-inline-line u-gap-4 u-finger-40 u-key u-soft u-text-3 u-strong", "data-action": "text", "data-key": "text-title" },
      icon("book"),
      h("span", {}, say(table, "table-text")),
    ),
    table.inText ? h("div", { class: "tb-text-parts u-grid u-rows-7 u-columns-10 u-edged u-box u-y-7 u-x-8 u-paper" }, text.map(part)) : null,
  );
}

/** What hangs before the table while the screen changes hands; the table behind it is inert.
 *
 * @param {Table} table */
export function curtain(table) {
  const { curtain: told } = table.data;
  if (!told) return null;
  const id = `${table.prefix}-curtain`;
  return h(
    "div",
    { class: "tb-curtain u-over u-grid u-items-middle", role: "dialog", "aria-modal": "true", "aria-labelledby": id, "data-key": "curtain", "data-testid": "curtain" },
    h("div", { class: "tb-drape u-over", "aria-hidden": "true" }),
    h(
      "div",
      { class: "tb-curtain-card u-grid u-items-middle u-gap-8 u-whole u-box u-y-10 u-x-10 u-paper u-ink u-text-center" },
      h("h2", { id }, told.title),
      h(
        "button",
        {
          type: "button",
          // Beside a bar it is the bar that is loud.
          class: ["u-y-0 u-x-10", !hasBar(table.el) && "crypt-main"],
          "data-action": "curtain",
          "data-key": "curtain-button",
          onclick: () => table.ask({ do: "curtain" }),
        },
        told.button,
      ),
    ),
  );
}

/** What a curtain leaves to be done, for the bar.
 *
 * @param {Table} table
 * @returns {Offer[]} */
export function curtainOffers({ data, ask }) {
  const { curtain: told } = data;
  if (!told) return [];
  return [{ name: "take-screen", label: told.button, loud: true, press: () => ask({ do: "curtain" }) }];
}

/** After a redraw: the curtain takes the focus when it falls, and whatever the table had (`here`).
 * What held it may be gone for good: the table keeps it then, so that Tab goes on from here.
 *
 * @param {Table} table */
export function holdFocus(table, here) {
  const { root, data } = table;
  const cloth = root.querySelector(":scope > .tb-curtain");
  if (cloth && !cloth.contains(document.activeElement)) {
    if (here || table.behind !== data.table) cloth.querySelector("button").focus({ preventScroll: true });
  } else if (here && !root.contains(document.activeElement)) {
    root.focus({ preventScroll: true });
  }
  table.behind = cloth ? data.table : null;
}

// --- keys ----------------------------------------------------------------------------------------

/** Whether a key is pressed without one that makes it the browser's. */
export function plainKey(event) {
  return !(event.ctrlKey || event.altKey || event.metaKey);
}

/** The key that was pressed. Of a digit it is the place that counts: on French keyboards and others it
 * wants Shift. */
export function pressedKey({ key, code }) {
  return /^Digit(\d)$/.exec(code ?? "")?.[1] ?? key;
}

/** @param {Table} table */
export function focusKey(table, key) {
  table.root.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

// --- what Python says ----------------------------------------------------------------------------

/** A move's notation without the player it may begin with. */
export function bareMove(move) {
  return move.replace(/^P\d+:\s*/, "");
}

/** The moment that a question is asked at, which its id ends with. */
export function momentOf(ask) {
  return Number(String(ask?.id ?? "").split(".").pop());
}
