// The rule reference: on the left all rules or what was found, on the right the page of one. Where
// there is no room for both, the list gives way to the page. Marks come from Python, as pieces.

import { button } from "../../kit/controls.js";
import { h, keepFocus, morphChildren } from "../../kit/dom.js";
import { icon, ICONS } from "../../kit/icons.js";
import { asker, live, ownNames } from "../../kit/live.js";
import { aloud } from "./aloud.js";
import { article, welcome } from "./page.js";
import { arrivals, screenHead } from "../../kit/screens.js";

/** @import { OpenPage, ReferenceData, Send } from "../../kit/wire.js" */

ICONS.search = "M10.5 4a6.5 6.5 0 1 0 .01 0zM15.5 15.5 21 21";

/** How long a hand rests between two keys before the search is asked for. */
const REST = 140;

/** Text in pieces, what was looked for marked. */
function pieces(told) {
  return told.map(([text, found]) => (found ? h("mark", {}, [text]) : text));
}

/** @param {OpenPage} page */
function ruleLink(rule, page, open, arrives) {
  const here = page?.id === rule.id;
  const told = rule.excerpt
    ? [
        h("span", { class: "u-block u-strong" }, pieces(rule.title)),
        h("span", { class: "u-block u-above-1 u-soft u-text-4" }, pieces(rule.excerpt)),
      ]
    : [h("span", {}, [rule.title])];
  return button("rules-page", told, () => open(rule.id), {
    class: ["rf-link u-block u-relative u-wide u-borderless u-y-4 u-x-6 u-bare u-text-5 u-leading-35 u-text-start", here ? "u-strong" : "u-normal"],
    "aria-current": here ? "page" : null,
    "data-rule": rule.id,
    "data-key": `rule-${rule.id}`,
    "data-arrive": arrives ? "" : null,
  });
}

/** All rules by phase.
 *
 * @param {ReferenceData} data */
function contents(data, open, last, own) {
  return data.parts.map((part) => {
    const title = own(`part-${part.id}`);
    return h("section", { "aria-labelledby": title, "data-key": `part-${part.id}` }, [
      h("h3", { id: title, class: "rf-part u-soft u-strong u-text-3 u-leading-3 u-sans" }, [part.title]),
      h("ul", {}, [
        part.rules.map((rule) =>
          h("li", { "data-key": `li-${rule.id}` }, [
            ruleLink(rule, data.page, open, rule.id === last),
          ]),
        ),
      ]),
    ]);
  });
}

/** What was found, the best first.
 *
 * @param {ReferenceData} data */
function hits(data, open, last) {
  return h("ol", { class: "rf-hits u-grid u-gap-2", "data-key": "hits" }, [
    data.hits.map((hit) =>
      h("li", { "data-key": `hit-${hit.id}` }, [
        ruleLink(hit, data.page, open, hit.id === last),
      ]),
    ),
  ]);
}

// --- the screen ----------------------------------------------------------------------------------

function render({ model, el }) {
  /** @type {Send} */
  const ask = asker(model, el);
  const own = ownNames();
  const panel = {
    model,
    el,
    ask,
    own,
    arrive: arrivals(el),
    open: (id) => ask({ do: "rules-page", id }),
    head: h("div", { class: "rf-top" }),
    title: h("h2", { id: own("screen"), class: "u-text-8", tabindex: "-1", "data-key": "screen-title" }),
    input: h("input", {
      type: "text",
      id: own("search"),
      class: "rf-search u-wide",
      autocomplete: "off",
      spellcheck: "false",
      enterkeyhint: "search",
      maxlength: "100",
      "data-action": "rules-search",
      oninput: () => seekLater(panel),
      onkeydown: (event) => onSearchKey(panel, event),
    }),
    label: h("label", { class: "crypt-hear", for: own("search") }),
    clear: h(
      "button",
      { type: "button", class: "rf-clear u-borderless u-y-2 u-x-2 u-bare", "data-action": "rules-clear", onclick: () => wipe(panel) },
      [icon("close")],
    ),
    said: h("p", { class: "rf-found u-soft u-text-4" }),
    spoken: h("div", { class: "crypt-hear", role: "status" }),
    list: h("div", { class: "rf-list", onkeydown: (event) => onListKey(panel, event) }),
    nav: h("nav", { class: "crypt-stack rf-nav" }),
    main: h("div", { class: "rf-main" }),
    body: h("div", { class: "crypt-stack rf-body u-top u-gap-8" }),
    waiting: null, // for the hand to rest
    asked: "", // what was looked for as it was last asked
    last: null, // the rule that was open last
    told: "", // how many were found, as it was last announced
  };
  layOut(panel);
  return live({ model, el }, (data, words) => draw(panel, data, words), () =>
    clearTimeout(panel.waiting),
  );
}

function layOut({ el, head, body, nav, main, title, label, input, clear, said, spoken, list }) {
  const field = h("div", { class: "rf-field u-relative u-flex", role: "search" }, [icon("search"), label, input, clear]);
  nav.append(title, field, said, spoken, list);
  body.append(nav, main);
  el.replaceChildren(h("div", { class: "sc-screen rf" }, [head, body]));
}

/** @param {ReferenceData} data */
function draw(panel, data, words) {
  const { body, head, list, title } = panel;
  const shown = Boolean(data.title);
  panel.el.hidden = !shown;
  if (!shown) {
    panel.arrive(null);
    return;
  }
  morphChildren(head, data.head ? [screenHead(data.head, panel.ask)] : []);
  const opened = data.page ?? data.aloud;
  body.dataset.open = opened ? "page" : "list";
  title.textContent = data.title;
  panel.nav.setAttribute("aria-labelledby", title.id);
  drawSearch(panel, data, words);
  drawList(panel, data);
  title.toggleAttribute("data-arrive", !opened && !list.querySelector("[data-arrive]"));
  const before = panel.last;
  panel.last = opened?.id ?? before;
  drawPage(panel, data, words);
  if (before !== panel.last || !list.dataset.seen) {
    list.dataset.seen = "yes";
    bringIntoSight(list);
  }
  panel.arrive(`rules-${opened?.id ?? ""}`);
}

/** @param {ReferenceData} data */
function drawSearch(panel, data, words) {
  const { clear, input, label, said } = panel;
  label.textContent = words["reference-search"];
  input.placeholder = data.example;
  clear.setAttribute("aria-label", words["reference-clear"]);
  clear.title = words["reference-clear"];
  // What is being typed is not overwritten by the answer to what was typed before.
  if (panel.waiting === null && data.wanted !== panel.asked) {
    panel.asked = data.wanted;
    input.value = data.wanted;
  }
  clear.hidden = !input.value;
  said.textContent = data.found ?? "";
  said.hidden = !data.found;
  announce(panel, data.found ?? "");
}

/**
 * @param {any} panel
 * @param {ReferenceData} data
 */
function drawList({ list, last, open, own }, data) {
  const wasSeeking = list.dataset.wanted ?? "";
  list.dataset.wanted = data.wanted;
  const marker = data.page || data.aloud ? null : last;
  keepFocus(list, () =>
    morphChildren(list, data.found ? [hits(data, open, marker)] : contents(data, open, marker, own)),
  );
  if (wasSeeking !== data.wanted) list.scrollTop = 0;
}

/**
 * @param {any} panel
 * @param {ReferenceData} data
 */
function drawPage({ main, ask, open, own }, data, words) {
  const rule = data.page ?? data.best;
  const page = rule
    ? article(rule, Boolean(data.head), words, ask, open, own)
    : data.aloud
      ? aloud(data.aloud, Boolean(data.head), words, open, own)
      : welcome(data, words, open);
  keepFocus(main, () => morphChildren(main, [page]));
}

/** How many were found, once the hand has come to rest: not with every letter. */
function announce(panel, text) {
  if (text === panel.told) return;
  panel.told = text;
  panel.spoken.textContent = "";
  setTimeout(() => {
    if (panel.told === text) panel.spoken.textContent = text;
  }, 500);
}

/** The rule that is open is in sight in the list, which scrolls by itself where there is room. */
function bringIntoSight(list) {
  const link = list.querySelector('[aria-current="page"]');
  if (!link || list.scrollHeight <= list.clientHeight) return;
  const [outer, inner] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top - 40;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom + 40;
}

// --- the search ----------------------------------------------------------------------------------

/** Ask once the hand rests. */
function seekLater(panel) {
  clearTimeout(panel.waiting);
  panel.clear.hidden = !panel.input.value;
  panel.waiting = setTimeout(() => seek(panel), REST);
}

function seek(panel) {
  clearTimeout(panel.waiting);
  panel.waiting = null;
  if (panel.input.value === panel.asked) return;
  panel.asked = panel.input.value;
  panel.ask({ do: "rules-search", text: panel.asked });
}

function wipe(panel) {
  panel.input.value = "";
  panel.clear.hidden = true;
  seek(panel);
  panel.input.focus();
}

function linksIn(list) {
  return [...list.querySelectorAll(".rf-link")];
}

function onSearchKey(panel, event) {
  if (event.key === "Escape" && panel.input.value) {
    event.preventDefault();
    event.stopPropagation();
    wipe(panel);
  } else if (event.key === "ArrowDown") {
    event.preventDefault();
    linksIn(panel.list)[0]?.focus();
  } else if (event.key === "Enter") {
    event.preventDefault();
    seek(panel);
    if (panel.asked && panel.asked === panel.model.get("data").wanted) linksIn(panel.list)[0]?.click();
  }
}

/** Up and down through the list as if it were one thing; Escape goes back to the search. */
function onListKey(panel, event) {
  const all = linksIn(panel.list);
  const at = all.indexOf(event.target.closest(".rf-link"));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
  if (event.key === "Escape") {
    event.preventDefault();
    event.stopPropagation();
    wipe(panel);
  } else if (to !== undefined && at >= 0) {
    event.preventDefault();
    if (to < 0) panel.input.focus();
    else all[Math.min(to, all.length - 1)].focus();
  }
}

export default { render };
