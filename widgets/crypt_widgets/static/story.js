// The story: what just happened and why, what may be done now, the rule behind it, and the row of
// buttons that walks through the game.

import {
  asker, fill, h, icon, keepFocus, live, mayMove, morphChildren, onOwnPage, ownNames, remembered,
} from "./dom.js";

const TONES = { role: "ghost", you: "you", luck: "die", end: "trophy", refusal: "stop" };

/** What happened: the card that changes at each step. */
function newsCard(news, words, ask) {
  if (!news) return null;
  return h("article", { class: `st-news st-${news.tone ?? "plain"}`, "data-key": "story-news" }, [
    h("span", { class: "st-sign", "aria-hidden": "true" }, [icon(TONES[news.tone] ?? "torch")]),
    h("h2", { class: "st-title" }, [news.title]),
    news.text ? h("p", { class: "st-text" }, [news.text]) : null,
    news.why
      ? h("p", { class: "st-why" }, [
          h("span", { class: "st-why-word" }, [words["story-why"]]),
          h("span", {}, [news.why]),
        ])
      : null,
    news.rule
      ? h(
          "button",
          {
            type: "button",
            class: "st-chip",
            "data-action": "rule",
            "data-rule": news.rule,
            "data-key": "story-chip",
            onclick: () => ask({ do: "rule", id: news.rule }),
          },
          [
            icon("book"),
            h("span", { class: "st-chip-word" }, [words["story-rule"]]),
            news.rule_name ? h("span", {}, [news.rule_name]) : null,
          ],
        )
      : null,
  ]);
}

/** The rule behind it, opened in place: a dialogue that leaves the table usable. */
function ruleCard(rule, words, ask, close, own) {
  return h(
    "section",
    {
      class: "st-rule",
      "data-key": `story-rule-${rule.id}`,
      role: "dialog",
      "aria-modal": "false",
      "aria-labelledby": own("rule"),
      "data-rule": rule.id,
      onkeydown: (event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      },
    },
    [
      h("header", { class: "st-rule-head" }, [
        icon("book"),
        h("h3", { id: own("rule"), tabindex: "-1", "data-key": "story-rule-title" }, [
          rule.title,
        ]),
        h(
          "button",
          {
            type: "button",
            class: "st-close",
            "data-action": "close-rule",
            "data-key": "story-close-rule",
            "aria-label": words["story-close"],
            title: words["story-close"],
            onclick: close,
          },
          [icon("close")],
        ),
      ]),
      h("p", { class: "st-rule-text" }, [rule.text]),
      rule.ruling
        ? h("div", { class: "st-ruling" }, [
            h("h4", {}, [words["story-ruling"]]),
            h("p", {}, [rule.ruling]),
          ])
        : null,
      rule.where?.length
        ? h("div", { class: "st-where" }, [
            h("h4", {}, [words["story-where"]]),
            h(
              "dl",
              {},
              rule.where.map(([book, place]) =>
                h("div", {}, [h("dt", {}, [book]), h("dd", {}, [place])]),
              ),
            ),
          ])
        : null,
      h(
        "button",
        {
          type: "button",
          class: "crypt-rule",
          "data-action": "rule-page",
          "data-key": "story-rule-page",
          onclick: () => ask({ do: "rules-open", id: rule.id }),
        },
        [icon("book"), words["story-page"]],
      ),
    ],
  );
}

/** What may be done now. Who has put it away finds it put away at the next decision too. */
function mayList(may, open, onToggle) {
  if (!may) return null;
  const toggled = (event) => onToggle(event.currentTarget.open);
  return h("details", { class: "st-may", "data-key": "story-may", open, ontoggle: toggled }, [
    h("summary", { "data-action": "may", "data-key": "story-may-title" }, [may.title]),
    h(
      "ul",
      {},
      may.items.map((item) => h("li", {}, [item])),
    ),
  ]);
}

/** The final score, as a table with its total, and the verdict above it. */
function scoreSheet(sheet) {
  if (!sheet) return null;
  return h("section", { class: "st-sheet", "data-key": "story-sheet" }, [
    sheet.verdict
      ? h("p", { class: "st-verdict" }, [icon("trophy"), h("span", {}, [sheet.verdict])])
      : null,
    // It scrolls sideways when four names are long, so it takes the focus.
    h(
      "div",
      { class: "st-sheet-frame", tabindex: "0", role: "region", "aria-label": sheet.title },
      h("table", {}, [
        h("caption", {}, [sheet.title]),
        h("thead", {}, [
          h(
            "tr",
            {},
            sheet.columns.map((name, i) => h(i ? "th" : "td", i ? { scope: "col" } : {}, [name])),
          ),
        ]),
        h("tbody", {}, sheet.rows.map(scoreRow)),
        sheet.total ? h("tfoot", {}, [scoreRow(sheet.total)]) : null,
      ]),
    ),
    sheet.next ? h("p", { class: "st-sheet-next" }, [sheet.next]) : null,
  ]);
}

function scoreRow(cells) {
  return h(
    "tr",
    {},
    cells.map((cell, i) => h(i ? "td" : "th", i ? {} : { scope: "row" }, [cell])),
  );
}

/** The lines that came before, newest last; folded away until asked for. */
function logList(log, words) {
  if (!log?.length) return null;
  return h(
    "details",
    { class: "st-log", "data-key": "story-log" },
    h("summary", { "data-action": "log", "data-key": "story-log-title" }, words["story-log"]),
    h(
      "ol",
      {},
      log.map((line) => h("li", {}, line)),
    ),
  );
}

/** A button of the bottom row: kept through every redraw, so that the focus stays on it. */
function barButton(action, key, sign, press) {
  const label = h("span", { class: "st-bar-label" });
  const button = h(
    "button",
    {
      type: "button",
      class: `st-bar-button st-${action}`,
      "data-action": action,
      "aria-keyshortcuts": key,
      onclick: () => {
        if (button.getAttribute("aria-disabled") !== "true") press();
      },
    },
    sign === "left" ? [icon(sign), label] : [label, icon(sign)],
  );
  return {
    button,
    update(text, enabled) {
      label.textContent = text ?? "";
      button.setAttribute("aria-label", text ?? "");
      // Not `disabled`: a button that goes dead under the finger must not lose the focus.
      button.setAttribute("aria-disabled", String(!enabled));
    },
  };
}

function render({ model, el }) {
  const doc = el.ownerDocument;
  const ask = asker(model);
  const own = ownNames();
  const spoken = h("div", { class: "st-live", role: "status", "aria-live": "polite" });
  const back = barButton("back", "b", "left", () => ask({ do: "back" }));
  const next = barButton("next", "n", "right", () => ask({ do: "next" }));
  const onward = barButton("continue", "c", "fast", () => ask({ do: "continue" }));
  const count = h("span", { class: "st-count" });
  const gauge = h("progress", { class: "st-gauge", max: "1", value: "0" });
  const steps = h("div", { class: "st-steps" }, gauge, count);
  const body = h("div", { class: "st-body" });
  const bar = h(
    "div",
    { class: "crypt-story-bar", role: "group" },
    back.button,
    next.button,
    onward.button,
  );
  const card = h("section", { class: "crypt-story-card" }, spoken, steps, body);
  el.replaceChildren(bar, card);

  let shownRule = null;
  let opener = null;
  let told = null;
  let shownAt = null;
  // On a phone the treasures come first: the list is one press away.
  let mayOpen = !window.matchMedia("(max-width: 700px)").matches;

  let decided = false;
  const noteOpener = (event) => {
    if (event.detail?.do === "rule") opener = doc.activeElement;
    if (event.detail?.do === "play") decided = true;
  };

  /** On a phone the story may be far above or below: who steps on is shown what has happened. */
  function comeIntoSight(data) {
    const stepped = shownAt !== null && data.at !== shownAt;
    shownAt = data.at;
    // Beside the table, or with somebody to decide, there is nothing to look for.
    const beside = window.getComputedStyle(bar).position !== "sticky";
    const app = el.closest(".crypt-app");
    if (!stepped || beside || !data.news || app?.querySelector("[data-ask]")) return;
    const { top, bottom } = card.getBoundingClientRect();
    if (top < 0 || bottom > bar.getBoundingClientRect().top) {
      card.scrollIntoView({ block: "start", behavior: mayMove() ? "smooth" : "auto" });
    }
  }

  /** Who has just decided on the table goes on from there: with Next, not past all treasures. */
  function followDecision(canNext) {
    const from = doc.activeElement;
    const onTable = from === doc.body || from?.closest(".tb");
    if (decided && canNext && onTable) next.button.focus({ preventScroll: true });
    decided = false;
  }

  /** The news go to the live region once, also when two steps in a row say the same. */
  function tell({ at, news }) {
    const text = news ? [news.title, news.text].filter(Boolean).join(". ") : "";
    if (told === `${at} ${text}`) return;
    const first = told === null;
    told = `${at} ${text}`;
    spoken.textContent = "";
    setTimeout(() => {
      spoken.textContent = text;
    }, 60);
    if (first || !mayMove()) return;
    body.querySelector(".st-news")?.animate(
      { opacity: [0.2, 1], transform: ["translateY(5px)", "none"] },
      { duration: 180, easing: "ease-out" },
    );
  }

  /** Into the rule when it opens, back to where it was asked for when it closes. */
  function moveFocus(rule) {
    const before = shownRule;
    shownRule = rule?.id ?? null;
    if (before === shownRule || !opener) return;
    if (rule) {
      body.querySelector(".st-rule").scrollIntoView({ block: "nearest" });
      body.querySelector(".st-rule h3").focus({ preventScroll: true });
      return;
    }
    const key = opener.dataset?.key;
    const again = opener.isConnected
      ? opener
      : key && el.closest(".crypt-app")?.querySelector(`[data-key="${CSS.escape(key)}"]`);
    // The page's own body is where the focus is when nothing has it: nothing to go back to.
    (again && again !== doc.body ? again : next.button).focus();
    opener = null;
  }

  /** n, c and b, unless somebody is writing, a dialogue is open, or they are switched off. */
  function onKey(event) {
    const press = { n: next, c: onward, b: back }[event.key];
    if (!press || event.defaultPrevented || event.repeat) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const at = event.target;
    // On what is being made ready at the table the same letters may name where it goes.
    if (at.closest?.("input, select, textarea, [contenteditable], dialog, [data-draft]")) return;
    // Behind a screen, such as the course, nothing goes on.
    if (!bar.getClientRects().length) return;
    if (doc.querySelector("dialog[open]") || remembered("crypt.keys") === "off") return;
    // In a notebook other cells have the same keys; only on a page of its own are they free.
    const app = el.closest(".crypt-app") ?? el;
    if (!onOwnPage() && !app.contains(at)) return;
    event.preventDefault();
    press.button.click();
  }

  window.addEventListener("crypt:asked", noteOpener);
  doc.addEventListener("keydown", onKey);
  const draw = (data, words) => {
    window.dispatchEvent(new CustomEvent("crypt:answered"));
    card.setAttribute("aria-label", words["story-label"] ?? "");
    bar.setAttribute("aria-label", words["story-steps"] ?? "");
    back.update(words["story-back"], data.can_back);
    next.update(data.next_label, data.can_next);
    onward.update(data.continue_label, data.can_continue);
    steps.hidden = (data.steps ?? 0) < 2;
    gauge.max = Math.max(data.steps ?? 1, 1);
    gauge.value = data.step ?? 0;
    gauge.setAttribute("aria-label", words["story-progress"] ?? "");
    count.textContent = fill(words["story-step"], { step: data.step, steps: data.steps });
    const rule = data.rule ?? null;
    keepFocus(body, () =>
      morphChildren(
        body,
        [
          newsCard(data.news, words, ask),
          rule && ruleCard(rule, words, ask, () => ask({ do: "close-rule" }), own),
          mayList(data.may, mayOpen, (open) => {
            mayOpen = open;
          }),
          scoreSheet(data.sheet),
          logList(data.log, words),
        ].filter(Boolean),
      ),
    );
    card.classList.toggle("st-empty", !body.children.length);
    moveFocus(rule);
    followDecision(data.can_next);
    requestAnimationFrame(() => comeIntoSight(data));
    tell(data);
  };
  return live({ model, el }, draw, () => {
    window.removeEventListener("crypt:asked", noteOpener);
    doc.removeEventListener("keydown", onKey);
  });
}

export default { render };
