// How one plays: the rank that decisions come to, what they cost game by game, those that stand out.

import { dayFormat } from "../../kit/day.js";
import { button } from "../../kit/controls.js";
import { h } from "../../kit/dom.js";

/** @import { GamesSheet, StandingOut, Strength, Trend } from "../../kit/wire.js" */

/** Nothing while there is none of it.
 *
 * @param {any} panel
 * @param {GamesSheet} sheet
 * @param {(id: string) => void} open */
export function form(panel, { strength, trend, worst, best }, open, words) {
  const parts = [
    strength && howStrong(panel, strength, words),
    trend && howCostly(panel, trend, words),
    worst.length ? standOut(panel, "worst", worst, open, words) : null,
    best.length ? standOut(panel, "best", best, open, words) : null,
  ].filter(Boolean);
  return parts.length ? h("div", { class: "gm-form u-grid u-gap-6", "data-key": "form" }, parts) : null;
}

function part(panel, name, title, inside) {
  const id = panel.own(name);
  return h("section", { class: `crypt-card u-y-7 u-x-8 u-grid u-gap-5 u-pack-top gm-${name}`, "aria-labelledby": id, "data-key": name }, [
    h("h3", { class: "u-bold u-text-6 u-leading-25 u-serif", id }, [title]),
    inside,
  ]);
}

/**
 * @param {any} panel
 * @param {Strength} strength */
function howStrong(panel, { text, about, scale }, words) {
  const long = (coins) => `${(coins / (scale.most - scale.least)) * 100}%`;
  const at = (coins) => long(coins - scale.least);
  return part(panel, "strength", words["games-strength"], [
    h("p", { class: scale ? "gm-rank u-bold u-text-8 u-leading-2 u-serif" : null }, [text]),
    scale
      ? h("div", { class: "gm-scale u-relative", "aria-hidden": "true" }, [
          scale.marks.map(({ coins, name }) =>
            h("span", { class: "gm-mark u-over u-soft u-text-2 u-nowrap", style: { "inset-inline-start": at(coins) } }, [`${coins} · ${name}`]),
          ),
          h("span", {
            class: "gm-within u-over u-filled",
            style: { "inset-inline-start": at(scale.low), "inline-size": long(scale.high - scale.low) },
          }),
          h("span", { class: "gm-at u-over u-accented", style: { "inset-inline-start": at(scale.score) } }),
        ])
      : null,
    about ? h("p", { class: "crypt-note" }, [about]) : null,
  ]);
}

/**
 * @param {any} panel
 * @param {Trend} trend */
function howCostly(panel, { games, most, mean, text }, words) {
  return part(panel, "trend", words["games-trend"], [
    h("div", { class: "gm-bars u-relative u-flex u-gap-1", "aria-hidden": "true", style: { "--mean": String(mean / most) } }, [
      games.map((game) =>
        h("span", { class: "u-flex u-shares", title: game.text, "data-key": `cost-${game.id}` }, [
          h("span", { class: "u-grows u-filled", style: { "block-size": `${(game.cost / most) * 100}%` } }),
        ]),
      ),
    ]),
    h("p", { class: "crypt-note" }, [text]),
  ]);
}

// Labels: games-best-decisions games-worst-decisions

/** @param {StandingOut[]} decisions */
function standOut(panel, name, decisions, open, words) {
  const lang = panel.el.closest("[lang]")?.lang || undefined;
  const when = dayFormat(lang, { dateStyle: "medium" });
  return part(panel, name, words[`games-${name}-decisions`], [
    h(
      "ol",
      { class: "gm-decisions u-grid u-gap-2" },
      decisions.map(({ id, changed, round, move, value }) =>
        h("li", {}, [
          button(
            "games-decision",
            [
              h("span", { class: "u-soft u-text-3" }, [`${when.format(changed)} · ${round}`]),
              h("strong", {}, [move]),
              h("span", { class: ["gm-value u-figures u-text-end", name === "best" ? "u-good" : "u-bad"] }, [value]),
            ],
            () => open(id),
            { class: "u-grid u-gap-5 u-middle u-wide u-normal u-text-start", "data-key": `${name}-${id}` },
          ),
        ]),
      ),
    ),
  ]);
}
