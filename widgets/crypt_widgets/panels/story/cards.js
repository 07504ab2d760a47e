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
  return h("p", { class: shut ? "st-why st-why-line" : "st-why", "data-key": "story-why" }, [
    news.brief
      ? button("why", [word, icon(shut ? "down" : "up")], whole.toggle, {
          class: "st-why-word st-why-button",
          "aria-expanded": String(!shut),
          "data-key": "story-why-button",
        })
      : h("span", { class: "st-why-word" }, [word]),
    h("span", { class: news.first && !whole.open ? "st-why-text crypt-hear" : "st-why-text" }, [news.why]),
  ]);
}

/** What happened: the card that changes at each step.
 *
 * @param {News} news
 * @param {Send} ask
 * @param {{ open: boolean, toggle: () => void }} whole Whether a reason read before is told whole. */
export function newsCard(news, words, ask, whole) {
  if (!news) return null;
  const first = news.first && !whole.open;
  return h("article", { class: `st-news st-${news.tone ?? "plain"}`, "data-key": "story-news" }, [
    h("span", { class: "st-sign u-square", "aria-hidden": "true" }, [icon(TONES[news.tone] ?? "torch")]),
    h("h2", { class: "st-title" }, [news.title]),
    // Before anybody has done anything the table shows it; it is told at the press that tells why.
    news.text ? h("p", { class: first ? "st-text crypt-hear" : "st-text" }, [news.text]) : null,
    reason(news, words, whole),
    news.rule
      ? button(
          "rule",
          [
            icon("book"),
            h("span", { class: "st-chip-word" }, [words["story-rule"]]),
            news.rule_name ? h("span", { class: first ? "crypt-hear" : null }, [news.rule_name]) : null,
          ],
          () => ask({ do: "rule", id: news.rule }),
          { class: "st-chip", "data-rule": news.rule, "data-key": "story-chip" },
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
  return h("div", { class: "crypt-row st-undoing", "data-key": "story-undoing" }, [
    data.past ? h("p", { class: "st-past" }, [words["story-past"]]) : null,
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
        button("close-rule", [icon("close")], close, {
          class: "crypt-close",
          "data-key": "story-close-rule",
          "aria-label": words["story-close"],
          title: words["story-close"],
        }),
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
            h("dl", {}, [
              rule.where.map(([book, place]) =>
                h("div", {}, [h("dt", {}, [book]), h("dd", {}, [place])]),
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

/** What may be done now. Who has put it away finds it put away at the next decision too.
 *
 * @param {May} may */
export function mayList(may, open, onToggle) {
  if (!may) return null;
  const toggled = (event) => onToggle(event.currentTarget.open);
  return h("details", { class: "crypt-fold st-may", "data-key": "story-may", open, ontoggle: toggled }, [
    h("summary", { "data-action": "may", "data-key": "story-may-title" }, [may.title]),
    h("ul", {}, may.items.map((item) => h("li", {}, [item]))),
  ]);
}

/** What happened, event by event, newest last; folded away until asked for.
 *
 * @param {LogLine[]} log */
export function logList(log, words) {
  if (!log?.length) return null;
  return h(
    "details",
    { class: "crypt-fold st-log", "data-key": "story-log" },
    h("summary", { "data-action": "log", "data-key": "story-log-title" }, words["story-log"]),
    h("ol", {}, log.map((line) => h("li", {}, line.text, " ", line.why ? h("span", { class: "st-log-why" }, line.why) : null))),
  );
}
