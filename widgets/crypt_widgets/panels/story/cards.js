// What the story shows: what just happened, the rule behind it, what may be done, the log.

import { button } from "../../kit/controls.js";
import { h } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";

/** @import { LogLine, May, News, RuleCard, Send, StoryData } from "../../kit/wire.js" */

const TONES = { role: "role", you: "you", luck: "die", end: "trophy", refusal: "stop" };

/** Why it happened. What one has read before is a line, and whole again at a press.
 *
 * @param {News} news
 * @param {{ open: boolean, toggle: () => void }} whole */
function reason(news, words, whole) {
  if (!news.why) return null;
  const word = words["story-why"];
  const shut = news.brief && !whole.open;
  return h("p", { class: ["st-why u-icon-18 u-across u-text-4 u-soft", news.brief && "u-flex u-gap-3 u-base u-slim", shut && "st-why-line"], "data-key": "story-why" }, [
    news.brief
      ? button("why", [word, icon(shut ? "down" : "up")], whole.toggle, {
          class: "st-why-word u-bold u-ink u-leading-45 u-edged st-why-button u-icon-14 u-fixed u-gap-1 u-y-0 u-x-3 u-bare u-pressable",
          "aria-expanded": String(!shut),
          "data-key": "story-why-button",
        })
      : h("span", { class: "st-why-word u-bold u-ink" }, [word]),
    h("span", { class: ["st-why-text u-slim", shut && "u-dots", news.first && !whole.open && "crypt-hear"] }, [news.why]),
  ]);
}

/** What happened: the card that changes at each step.
 *
 * @param {News} news
 * @param {Send} ask
 * @param {{ open: boolean, toggle: () => void }} whole Whether a reason read before is told whole.
 * @param {boolean} besideTable Whether the table has its say too: what it tells is not told again. */
export function newsCard(news, words, ask, whole, besideTable) {
  if (!news) return null;
  const first = news.first && !whole.open;
  const told = besideTable && news.at_table;
  if (told && !news.why && !news.rule) return null;
  return h("article", { class: `st-news u-relative u-grid u-sign-first u-rows-4 u-columns-6 u-middle st-${news.tone ?? "plain"}`, "data-key": "story-news" }, [
    told ? null : h("span", { class: "st-sign u-centred u-icon-24 u-square", "aria-hidden": "true" }, [icon(TONES[news.tone] ?? "torch")]),
    told
      ? h("h2", { class: "crypt-hear" }, [words["story-label"]])
      : h("h2", { class: "st-title u-bold u-text-7 u-leading-2 u-serif u-balanced" }, [news.title]),
    // Before anybody has done anything the table shows it; it is told at the press that tells why.
    news.text && !told ? h("p", { class: ["st-text u-icon-18 u-across", first && "crypt-hear"] }, [news.text]) : null,
    reason(news, words, whole),
    news.rule
      ? button(
          "rule",
          [
            icon("book"),
            h("span", { class: "u-bold u-nowrap" }, [words["story-rule"]]),
            news.rule_name ? h("span", { class: first ? "crypt-hear" : null }, [news.rule_name]) : null,
          ],
          () => ask({ do: "rule", id: news.rule }),
          { class: "st-chip u-normal u-text-3 u-leading-45 u-icon-18 u-across u-at-start u-whole u-ink u-text-start u-bare u-pressable", "data-rule": news.rule, "data-key": "story-chip" },
        )
      : null,
  ]);
}

/** How to take a decision back: who looks back at one is told, and the last one is a press away.
 *
 * @param {StoryData} data
 * @param {Send} ask */
export function undoing(data, words, ask) {
  if (!data.past && !data.can_undo) return null;
  return h("div", { class: "crypt-row st-undoing u-rows-3 u-columns-5 u-middle", "data-key": "story-undoing" }, [
    data.past ? h("p", { class: "st-past u-text-4 u-soft" }, [words["story-past"]]) : null,
    data.can_undo
      ? button("undo", [icon("back"), words["story-undo"]], () => ask({ do: "undo" }), {
          class: "crypt-rule st-undo",
        })
      : null,
  ]);
}

/** The rule behind it, opened in place: a dialogue that leaves the table usable.
 *
 * @param {RuleCard} rule
 * @param {Send} ask */
export function ruleCard(rule, words, ask, close, own) {
  return h(
    "section",
    {
      class: "st-rule u-grid u-gap-6 u-paper-2",
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
      h("header", { class: "u-line u-gap-5 u-icon-22" }, [
        icon("book"),
        h("h3", { class: "u-grows u-bold", id: own("rule"), tabindex: "-1", "data-key": "story-rule-title" }, [
          rule.title,
        ]),
        button("close-rule", [icon("close")], close, {
          class: "crypt-close",
          "data-key": "story-close-rule",
          "aria-label": words["story-close"],
          title: words["story-close"],
        }),
      ]),
      h("p", { class: "u-leading-5" }, [rule.text]),
      rule.ruling
        ? h("div", { class: "st-ruling u-y-5 u-x-6 u-text-4 u-leading-45 u-part" }, [
            h("h4", { class: "u-below-2 u-bold u-text-2 u-leading-3 u-sans u-soft" }, [words["story-ruling"]]),
            h("p", {}, [rule.ruling]),
          ])
        : null,
      rule.where?.length
        ? h("div", { class: "st-where" }, [
            h("h4", { class: "u-below-2 u-bold u-text-2 u-leading-3 u-sans u-soft" }, [words["story-where"]]),
            h("dl", {}, [
              rule.where.map(([book, place], i) =>
                h("div", { class: ["u-grid u-gap-6 u-y-2 u-x-0 u-text-3", i && "u-lined"] }, [h("dt", { class: "u-strong" }, [book]), h("dd", {}, [place])]),
              ),
            ]),
          ])
        : null,
      rule.page
        ? button(
            "rule-page",
            [icon("book"), words["story-page"]],
            () => ask({ do: "rules-open", id: rule.id }),
            { class: "crypt-rule", "data-key": "story-rule-page" },
          )
        : null,
    ],
  );
}

/** What may be done now, under its title. Who has put it away finds it put away at the next decision too.
 *
 * @param {May} may
 * @param {string} title */
export function mayList(may, title, open, onToggle) {
  if (!may) return null;
  const toggled = (event) => onToggle(event.currentTarget.open);
  return h("details", { class: "crypt-fold st-may u-y-0 u-x-7 u-paper-2", "data-key": "story-may", open, ontoggle: toggled }, [
    h("summary", { class: "u-y-4 u-x-0", "data-action": "may", "data-key": "story-may-title" }, [title]),
    h("ul", { class: "u-grid u-gap-3 u-text-4 u-leading-4" }, may.items.map((item) => h("li", {}, [item]))),
  ]);
}

/** What happened, event by event, newest last; folded away until asked for.
 *
 * @param {LogLine[]} log */
export function logList(log, words) {
  if (!log?.length) return null;
  return h(
    "details",
    { class: "crypt-fold st-log u-text-3 u-lined", "data-key": "story-log" },
    h("summary", { "data-action": "log", "data-key": "story-log-title" }, words["story-log"]),
    h("ol", { class: "u-grid u-gap-3" }, log.map((line) => h("li", {}, line.text, " ", line.why ? h("span", { class: "u-soft" }, line.why) : null))),
  );
}
