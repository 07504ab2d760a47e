// The rule reference: on the left all rules or what was found, on the right the page of one. Where
// there is no room for both, the list gives way to the page. Marks come from Python, as pieces.

import { asker, h, icon, ICONS, keepFocus, live, morphChildren, ownNames } from "./dom.js";
import { arrivals, screenHead } from "./screens.js";

ICONS.search = "M10.5 4a6.5 6.5 0 1 0 .01 0zM15.5 15.5 21 21";
ICONS.scales = "M12 4v16M8 20h8M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z";

/** How long a hand rests between two keys before the search is asked for. */
const REST = 140;

/** Text in pieces, what was looked for marked. */
function pieces(told) {
  return told.map(([text, found]) => (found ? h("mark", {}, [text]) : text));
}

function ruleLink(rule, page, open, more = {}) {
  return h(
    "button",
    {
      type: "button",
      class: "rf-link",
      "aria-current": page?.id === rule.id ? "page" : null,
      "data-action": "rules-page",
      "data-rule": rule.id,
      "data-key": `rule-${rule.id}`,
      onclick: () => open(rule.id),
      ...more,
    },
    rule.excerpt
      ? [
          h("span", { class: "rf-link-title" }, pieces(rule.title)),
          h("span", { class: "rf-excerpt" }, pieces(rule.excerpt)),
        ]
      : [h("span", { class: "rf-link-title" }, [rule.title])],
  );
}

/** All rules by phase. */
function contents(data, open, last, own) {
  return data.parts.map((part) => {
    const title = own(`part-${part.id}`);
    return h("section", { "aria-labelledby": title, "data-key": `part-${part.id}` }, [
      h("h3", { id: title, class: "rf-part" }, [part.title]),
      h(
        "ul",
        {},
        part.rules.map((rule) =>
          h("li", { "data-key": `li-${rule.id}` }, [
            ruleLink(rule, data.page, open, { "data-arrive": rule.id === last ? "" : null }),
          ]),
        ),
      ),
    ]);
  });
}

/** What was found, the best first. */
function hits(data, open, last) {
  return h(
    "ol",
    { class: "rf-hits", "data-key": "hits" },
    data.hits.map((hit) =>
      h("li", { "data-key": `hit-${hit.id}` }, [
        ruleLink(hit, data.page, open, { "data-arrive": hit.id === last ? "" : null }),
      ]),
    ),
  );
}

// --- the page ------------------------------------------------------------------------------------

function chips(rules, open, name) {
  return h(
    "ul",
    { class: "rf-chips" },
    rules.map((rule) =>
      h("li", {}, [
        h(
          "button",
          {
            type: "button",
            class: "rf-chip",
            "data-action": "rules-page",
            "data-rule": rule.id,
            "data-key": `${name}-${rule.id}`,
            onclick: () => open(rule.id),
          },
          [rule.title],
        ),
      ]),
    ),
  );
}

/** Where no page is open: what this is, and the rules in which there was something to decide. */
function welcome(data, words, open) {
  const list = (name, sign) =>
    data.notes[name].length > 0 &&
    h("section", { class: "rf-note", "data-key": `notes-${name}` }, [
      h("h3", {}, [icon(sign), h("span", {}, [words[`reference-${name}`]])]),
      h("p", {}, [words[`reference-${name}-about`]]),
      chips(data.notes[name], open, name),
    ]);
  return h("div", { class: "rf-welcome", "data-key": "welcome" }, [
    h("p", { class: "rf-about" }, [data.about]),
    list("rulings", "scales"),
    list("differences", "globe"),
  ]);
}

function places(page, words) {
  return h("section", { class: "rf-where", "data-key": "where" }, [
    h("h3", {}, [icon("globe"), h("span", {}, [words["reference-where"]])]),
    h(
      "dl",
      {},
      page.places.map((place) =>
        h("div", { class: place.stated ? null : "rf-missing" }, [
          h("dt", { lang: place.lang }, [place.book]),
          h("dd", { lang: place.stated ? place.lang : null }, [place.text]),
        ]),
      ),
    ),
    page.editions ? h("h4", {}, [words["reference-differ"]]) : null,
    page.editions ? h("p", {}, [page.editions]) : null,
  ]);
}

function trial(page, words, ask) {
  return h("section", { class: "rf-try", "data-key": "try" }, [
    h("h3", {}, [icon("die"), h("span", {}, [words["reference-try"]])]),
    h("p", {}, [page.trial]),
    h("details", { class: "rf-table", "data-key": `table-${page.id}` }, [
      h("summary", { "data-key": `table-title-${page.id}` }, [words["reference-table"]]),
      page.table.map(([title, lines]) => [
        h("h4", {}, [title]),
        h(
          "ul",
          {},
          lines.map((line) => h("li", {}, [line])),
        ),
      ]),
    ]),
    h(
      "button",
      {
        type: "button",
        class: "crypt-main rf-play",
        "data-action": "rules-play",
        "data-key": "rules-play",
        onclick: () => ask({ do: "rules-play", id: page.id }),
      },
      [h("span", {}, [words["reference-play"]]), icon("right")],
    ),
  ]);
}

/** The rules before and after in the index. */
function neighbours(page, words, open) {
  const way = (to, sign) => {
    const rule = page[to];
    if (!rule) return h("span", {});
    const label = h("span", { class: "rf-way-text" }, [
      h("span", { class: "rf-way-word" }, [words[`reference-${to}`]]),
      h("span", {}, [rule.title]),
    ]);
    return h(
      "button",
      {
        type: "button",
        class: `rf-way rf-${to}`,
        "data-action": `rules-${to}`,
        "data-key": `rules-${to}`,
        onclick: () => open(rule.id),
      },
      sign === "left" ? [icon(sign), label] : [label, icon(sign)],
    );
  };
  return h("div", { class: "rf-ways", "data-key": "ways" }, [
    way("before", "left"),
    way("after", "right"),
  ]);
}

function article(data, words, ask, open, own) {
  const page = data.page;
  return h(
    "article",
    { class: "rf-page", "aria-labelledby": own("page"), "data-page": page.id, "data-key": `page-${page.id}` },
    [
      h(
        "button",
        {
          type: "button",
          class: "rf-all",
          "data-action": "rules-list",
          "data-key": "rules-list",
          onclick: () => open(null),
        },
        [icon("left"), h("span", {}, [words["reference-list"]])],
      ),
      h("header", { class: "rf-head" }, [
        h("p", { class: "rf-kicker" }, [
          h("span", {}, [page.part]),
          h("code", {}, [page.id]),
        ]),
        h(
          "h2",
          { id: own("page"), tabindex: "-1", "data-arrive": "", "data-key": "page-title" },
          [page.title],
        ),
      ]),
      h("p", { class: "rf-text" }, [page.text]),
      trial(page, words, ask),
      page.ruling
        ? h("section", { class: "rf-ruling", "data-key": "ruling" }, [
            h("h3", {}, [icon("scales"), h("span", {}, [words["reference-ruling"]])]),
            h("p", {}, [page.ruling]),
          ])
        : null,
      places(page, words),
      page.related.length
        ? h("section", { class: "rf-related", "data-key": "related" }, [
            h("h3", {}, [icon("book"), h("span", {}, [words["reference-related"]])]),
            chips(page.related, open, "related"),
          ])
        : null,
      neighbours(page, words, open),
    ],
  );
}

// --- the screen ----------------------------------------------------------------------------------

function render({ model, el }) {
  const ask = asker(model);
  const own = ownNames();
  const arrive = arrivals(el);
  const open = (id) => ask({ do: "rules-page", id });

  const head = h("div", { class: "rf-top" });
  const title = h("h2", { id: own("screen"), class: "rf-title", tabindex: "-1", "data-key": "screen-title" });
  const input = h("input", {
    type: "text",
    id: own("search"),
    class: "rf-search",
    autocomplete: "off",
    spellcheck: "false",
    enterkeyhint: "search",
    maxlength: "100",
    "data-action": "rules-search",
    oninput: () => later(),
    onkeydown: onSearchKey,
  });
  const label = h("label", { class: "crypt-hear", for: own("search") });
  const clear = h(
    "button",
    { type: "button", class: "rf-clear", "data-action": "rules-clear", onclick: () => wipe() },
    [icon("close")],
  );
  const said = h("p", { class: "rf-found" });
  const spoken = h("div", { class: "crypt-hear", role: "status" });
  const list = h("div", { class: "rf-list", onkeydown: onListKey });
  const nav = h("nav", { class: "rf-nav" }, [
    title,
    h("div", { class: "rf-field", role: "search" }, [icon("search"), label, input, clear]),
    said,
    spoken,
    list,
  ]);
  const main = h("div", { class: "rf-main" });
  const body = h("div", { class: "rf-body" }, [nav, main]);
  el.replaceChildren(h("div", { class: "sc-screen rf" }, [head, body]));

  let waiting = null;
  let asked = "";
  let last = null;
  let told = "";

  /** Ask once the hand rests. */
  function later() {
    clearTimeout(waiting);
    clear.hidden = !input.value;
    waiting = setTimeout(() => seek(), REST);
  }

  function seek() {
    clearTimeout(waiting);
    waiting = null;
    if (input.value === asked) return;
    asked = input.value;
    ask({ do: "rules-search", text: asked });
  }

  function wipe() {
    input.value = "";
    clear.hidden = true;
    seek();
    input.focus();
  }

  const links = () => [...list.querySelectorAll(".rf-link")];

  function onSearchKey(event) {
    if (event.key === "Escape" && input.value) {
      event.preventDefault();
      event.stopPropagation();
      wipe();
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      links()[0]?.focus();
    } else if (event.key === "Enter") {
      event.preventDefault();
      seek();
      if (asked && asked === model.get("data").wanted) links()[0]?.click();
    }
  }

  /** Up and down through the list as if it were one thing; Escape goes back to the search. */
  function onListKey(event) {
    const all = links();
    const at = all.indexOf(event.target.closest(".rf-link"));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      wipe();
    } else if (to !== undefined && at >= 0) {
      event.preventDefault();
      if (to < 0) input.focus();
      else all[Math.min(to, all.length - 1)].focus();
    }
  }

  /** How many were found, once the hand has come to rest: not with every letter. */
  function announce(text) {
    if (text === told) return;
    told = text;
    spoken.textContent = "";
    setTimeout(() => {
      if (told === text) spoken.textContent = text;
    }, 500);
  }

  /** The rule that is open is in sight in the list, which scrolls by itself where there is room. */
  function bringIntoSight() {
    const link = list.querySelector('[aria-current="page"]');
    if (!link || list.scrollHeight <= list.clientHeight) return;
    const [outer, inner] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
    if (inner.top < outer.top) list.scrollTop += inner.top - outer.top - 40;
    else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom + 40;
  }

  function draw(data, words) {
    const shown = Boolean(data.head);
    el.hidden = !shown;
    if (!shown) {
      arrive(null);
      return;
    }
    morphChildren(head, [screenHead(data.head, ask)]);
    body.dataset.open = data.page ? "page" : "list";
    title.textContent = data.title;
    nav.setAttribute("aria-labelledby", title.id);
    label.textContent = words["reference-search"];
    input.placeholder = data.example;
    clear.setAttribute("aria-label", words["reference-clear"]);
    clear.title = words["reference-clear"];
    // What is being typed is not overwritten by the answer to what was typed before.
    if (waiting === null && data.wanted !== asked) {
      asked = data.wanted;
      input.value = data.wanted;
    }
    clear.hidden = !input.value;
    said.textContent = data.found ?? "";
    said.hidden = !data.found;
    announce(data.found ?? "");
    const wasSeeking = list.dataset.wanted ?? "";
    list.dataset.wanted = data.wanted;
    const marker = data.page ? null : last;
    keepFocus(list, () =>
      morphChildren(list, data.found ? [hits(data, open, marker)] : contents(data, open, marker, own)),
    );
    if (wasSeeking !== data.wanted) list.scrollTop = 0;
    title.toggleAttribute("data-arrive", !data.page && !list.querySelector("[data-arrive]"));
    const before = last;
    last = data.page?.id ?? last;
    keepFocus(main, () =>
      morphChildren(main, [
        data.page ? article(data, words, ask, open, own) : welcome(data, words, open),
      ]),
    );
    if (before !== last || !list.dataset.seen) {
      list.dataset.seen = "yes";
      bringIntoSight();
    }
    arrive(`rules-${data.page?.id ?? ""}`);
  }

  return live({ model, el }, draw, () => clearTimeout(waiting));
}

export default { render };
