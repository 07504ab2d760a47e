// The points of a crypt: by kind, line by line, and lit up on the skulls that they are for.

import { h, labelled, svg } from "../../../kit/dom.js";
import { say } from "../../../kit/table-state.js";
import { skullPicture } from "../art.js";
import { placed } from "./crypts.js";

/**
 * @import { Table } from "./panel.js"
 * @import { PlayerCard, ScoreLine, ScorePart } from "../wire.js" */

/** Whose skulls are pointed at, which of them are heads, and what ties them together; by a `kind`, or
 * by the line of this `key`.
 *
 * @typedef {object} Pointed
 * @property {number} player
 * @property {string[]} skulls
 * @property {string[]} heads
 * @property {string[][]} links
 * @property {string} [kind]
 * @property {string} [key] */

/**
 * @param {Table} table
 * @param {PlayerCard} player */
export function scoreOf(table, player) {
  const { score } = player;
  if (!score) return null;
  const shown = table.spread.get(player.id) ?? null;
  const part = score.parts.find((it) => it.skull === shown) ?? null;
  const id = `${table.prefix}-points-${player.id}`;
  return h(
    "div",
    { class: "bo-score u-across u-grid u-gap-4", "data-key": "score" },
    h(
      "div",
      { class: "bo-kinds u-grid u-gap-3 u-wide", role: "group", "aria-label": say(table, "board-score", { name: player.name }) },
      score.parts.map((it) =>
        h(
          "button",
          {
            type: "button",
            class: `bo-kind u-gap-3 u-finger u-y-2 u-x-2 u-paper-2${shown === it.skull ? " bo-spread" : ""}`,
            "data-key": `points-${player.id}-${it.skull}`,
            "data-points": it.points,
            "data-skull": it.skull,
            "aria-expanded": String(shown === it.skull),
            "aria-controls": shown === it.skull ? id : null,
            "aria-label": labelled(table.words, it.name, it.text),
            title: it.name,
            onclick: () => {
              table.spread.set(player.id, shown === it.skull ? null : it.skull);
              table.pinned = null;
              table.redraw();
            },
            ...points(table, player, allOf(it)),
          },
          h("span", { class: "bo-medal u-fixed" }, skullPicture(table.prefix, it.skull)),
          h("span", { class: ["bo-points u-text-start u-text-6 u-leading-1 u-serif u-figures", it.points ? "u-bold" : "u-soft u-strong"] }, String(it.points)),
        ),
      ),
    ),
    part
      ? h(
          "div",
          { class: "bo-lines u-grid u-gap-2 u-part u-y-4 u-x-5 u-paper-2 u-over u-wide u-scrolls u-hung", id, "data-key": "lines", "data-skull": part.skull },
          h("h4", { class: "u-flex u-ends u-gap-5 u-text-5" }, part.name, h("span", {}, part.text)),
          h("p", { class: "u-soft u-text-4" }, say(table, part.lines.length ? "board-score-point" : "board-score-none")),
          part.lines.length ? h("ul", {}, part.lines.map((it, i) => scoreLine(table, player, part, it, i))) : null,
        )
      : null,
  );
}

/** All lines of a kind that bring points, at once.
 *
 * @param {ScorePart} part */
function allOf(part) {
  const lines = part.lines.filter((it) => it.points);
  return {
    kind: part.skull,
    skulls: lines.flatMap((it) => it.skulls),
    heads: lines.flatMap((it) => it.head ?? []),
    links: lines.flatMap((it) => it.links ?? []),
  };
}

/** What makes something point at skulls while the pointer or the focus is on it.
 *
 * @param {Table} table
 * @param {PlayerCard} player
 * @param {Omit<Pointed, "player">} what */
function points(table, player, what) {
  const start = () => {
    table.hovered = { player: player.id, ...what };
    light(table);
  };
  const end = () => {
    table.hovered = null;
    light(table);
  };
  return { onpointerenter: start, onpointerleave: end, onfocus: start, onblur: end };
}

/**
 * @param {Table} table
 * @param {PlayerCard} player
 * @param {ScorePart} part
 * @param {ScoreLine} it */
function scoreLine(table, player, part, it, i) {
  const key = `line-${player.id}-${part.skull}-${i}`;
  const what = { skulls: it.skulls, heads: [it.head], links: it.links ?? [] };
  const on = table.pinned?.key === key;
  return h(
    "li",
    { "data-key": key },
    h(
      "button",
      {
        type: "button",
        class: `bo-line u-line u-ends u-gap-6 u-wide u-y-2 u-x-4 u-bare u-normal u-text-start${on ? " bo-pinned" : ""}${it.points ? "" : " u-soft"}`,
        "data-key": `${key}-button`,
        "aria-pressed": String(on),
        onclick: () => {
          table.pinned = on ? null : { key, player: player.id, ...what };
          table.redraw();
        },
        ...points(table, player, what),
      },
      h("span", {}, it.text),
      h("b", { class: "u-bold u-text-6 u-leading-1 u-serif" }, String(it.points)),
    ),
  );
}

/** Light up the skulls that are pointed at, and tie together those of a line, or of the kind that
 * is spread out.
 *
 * @param {Table} table */
export function light(table) {
  const what = table.hovered ?? table.pinned;
  const tied = Boolean(what) && (!what.kind || table.spread.get(what.player) === what.kind);
  for (const crypt of table.root.querySelectorAll("[data-crypt]")) {
    const on = Boolean(what?.skulls.length) && Number(crypt.dataset.crypt) === what.player;
    crypt.classList.toggle("bo-lighting", on);
    const lit = new Set(on ? what.skulls : []);
    const heads = new Set(on ? what.heads : []);
    for (const skull of crypt.querySelectorAll("[data-at]")) {
      skull.classList.toggle("bo-lit", lit.has(skull.dataset.at));
      skull.classList.toggle("bo-head", heads.has(skull.dataset.at));
    }
    drawLinks(crypt, on && tied ? what.links : []);
  }
}

function drawLinks(crypt, links) {
  const layer = crypt.querySelector(".bo-links");
  if (!links.length) {
    layer?.replaceChildren();
    return;
  }
  const from = Number(crypt.dataset.from);
  const rows = Number(crypt.style.getPropertyValue("--rows"));
  const columns = Number(crypt.style.getPropertyValue("--columns"));
  // A unit is a tenth of half a card across, and a tenth of a level down.
  const middle = (skull) => {
    const [place, half] = skull.split(".");
    const { row, left } = placed(place);
    const level = 2 * row - (half === "top" ? 0 : 1);
    return [(left - from + 1) * 10, (2 * rows - level) * 10 + 5];
  };
  layer.replaceChildren(
    svg(
      "svg",
      { class: "u-block u-wide u-tall", viewBox: `0 0 ${columns * 10} ${rows * 20}`, preserveAspectRatio: "none" },
      ["bo-link-edge", "bo-link"].flatMap((name) =>
        links.map(([one, other]) => {
          const [start, end] = [middle(one), middle(other)];
          // Short of the middles, so that ties to the same skull stay apart.
          const [x1, y1, x2, y2] = [0.24, 0.76].flatMap((part) => start.map((n, i) => n + part * (end[i] - n)));
          return svg("line", { class: name, x1, y1, x2, y2, "vector-effect": "non-scaling-stroke" });
        }),
      ),
    ),
  );
}
