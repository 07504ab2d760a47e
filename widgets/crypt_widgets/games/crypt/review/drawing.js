// The expected score as a line through the game, as a drawing.

import { svg } from "../../../kit/dom.js";

/** @import { ReviewTold } from "../wire.js" */

export const DIAMOND = "M0-5.5 5.5 0 0 5.5-5.5 0z";
/** So far from what is drawn a name is easy to read: further makes it no better. */
const CLEAR = 4;
export const BIG_DIAMOND = "M0-11 11 0 0 11-11 0z";

/** Where everything in the chart is, in pixels, for a chart as wide as there is room for. What is kept
 * free for text is as much larger as the reader's text is.
 *
 * @param {ReviewTold} data */
export function plan(data, width) {
  const text = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const border = { top: 38 * text, right: 12, bottom: 10 * text, left: 34 * text };
  const height = (width < 560 ? 244 : 284) * text;
  const { low, high } = data.scale;
  const inner = { width: width - border.left - border.right, height: height - border.top - border.bottom };
  const pace = inner.width / (data.entries.length + 1);
  return {
    width,
    height,
    text,
    border,
    pace,
    x: (index) => border.left + (index + 1) * pace,
    y: (coins) => border.top + ((high - coins) / (high - low || 1)) * inner.height,
    nearest: (x) =>
      Math.min(Math.max(Math.round((x - border.left) / pace) - 1, 0), data.entries.length - 1),
  };
}

/** The rounds as bands, from the half-way before their first entry.
 *
 * @param {ReviewTold} data */
function bands(data, at) {
  const starts = [];
  data.entries.forEach((entry, index) => {
    if (entry.round !== data.entries[index - 1]?.round) starts.push({ index, round: entry.round });
  });
  return starts.map(({ index, round }, place) => {
    const left = place ? at.x(index) - at.pace / 2 : at.border.left;
    const next = starts[place + 1]?.index;
    const right = next === undefined ? at.width - at.border.right : at.x(next) - at.pace / 2;
    return svg("g", { class: `rv-band${place % 2 ? " rv-odd" : ""}` }, [
      svg("rect", { fill: "none", x: left, y: 0, width: right - left, height: at.height }),
      svg("text", { "text-anchor": "middle", x: (left + right) / 2, y: 30 * at.text }, [String(round)]),
    ]);
  });
}

/** What a rank's name should stay away from: the line through the game, piece by piece, and its
 * marks; each as a box.
 *
 * @param {ReviewTold} data */
function drawnBoxes(data, at) {
  let [x, y] = [at.border.left, at.y(data.start)];
  return data.entries.flatMap((entry, index) => {
    const [toX, toY] = [at.x(index), at.y(entry.level)];
    const across = { left: x, right: toX, top: y, bottom: y };
    const fall = { left: toX, right: toX, top: Math.min(y, toY), bottom: Math.max(y, toY) };
    const size = entry.number ? 11 : 5;
    const itself = { left: toX - size, right: toX + size, top: toY - size, bottom: toY + size };
    [x, y] = [toX, toY];
    return [across, fall, itself];
  });
}

/** The name of a rank at its line: over or under it, wherever along it is furthest from what is drawn.
 *
 * @param {ReviewTold} data */
function rankName(data, rank, at) {
  const line = at.y(rank.coins);
  const [width, height] = [7 * at.text * rank.label.length, 15 * at.text];
  const drawn = drawnBoxes(data, at);
  const away = ({ left, top }) =>
    Math.min(
      CLEAR * at.text,
      ...drawn.map((box) =>
        Math.hypot(
          Math.max(left - box.right, box.left - left - width, 0),
          Math.max(top - box.bottom, box.top - top - height, 0),
        ),
      ),
    );
  const [begin, end] = [at.border.left + 4, at.width - at.border.right - 4 - width];
  const between = [1, 2, 3, 4, 5, 6, 7].map((n) => begin + ((end - begin) * n) / 8);
  const places = [end, begin, ...between].flatMap((left) =>
    [line - height, line, line + height, line - 2 * height]
      .filter((top) => top >= 0 && top + height <= at.height)
      .map((top) => ({ left, top })),
  );
  const place = places.reduce((best, it) => (away(it) > away(best) ? it : best));
  const first = place.left !== end;
  return svg(
    "text",
    {
      class: "rv-rank-name",
      "text-anchor": first ? "start" : "end",
      x: first ? place.left : place.left + width,
      y: place.top + height * (place.top < line ? 2 / 3 : 7 / 8),
    },
    rank.label,
  );
}

/** @param {ReviewTold} data */
function scaleLines(data, at) {
  return data.scale.lines.map((coins) => {
    const rank = data.scale.ranks.find((named) => named.coins === coins);
    return svg("g", { class: rank ? "rv-scale rv-rank" : "rv-scale" }, [
      svg("line", { x1: at.border.left, x2: at.width - at.border.right, y1: at.y(coins), y2: at.y(coins) }),
      svg("text", { "text-anchor": "end", x: at.border.left - 6, y: at.y(coins) + 4 * at.text }, [String(coins)]),
      rank ? rankName(data, rank, at) : null,
    ]);
  });
}

/** One step line: level up to an entry, then up or down by what the entry changed.
 *
 * @param {ReviewTold} data */
function stepLine(data, at) {
  let path = `M${at.border.left} ${at.y(data.start)}`;
  const falls = [];
  let before = data.start;
  data.entries.forEach((entry, index) => {
    path += `H${at.x(index)}V${at.y(entry.level)}`;
    if (entry.kind === "decision" && entry.change) {
      falls.push(
        svg("path", {
          class: "rv-fall",
          fill: "none",
          "stroke-width": 4,
          "stroke-linecap": "round",
          d: `M${at.x(index)} ${at.y(before)}V${at.y(entry.level)}`,
        }),
      );
    }
    before = entry.level;
  });
  const d = `${path}H${at.width - at.border.right}`;
  return [svg("path", { class: "rv-line", fill: "none", "stroke-width": 2, "stroke-linejoin": "round", d }), falls];
}

/** Draws are circles, decisions diamonds; those that cost most are large and numbered.
 *
 * @param {ReviewTold} data */
function marks(data, at, selected) {
  return data.entries.map((entry, index) => {
    const place = `translate(${at.x(index)} ${at.y(entry.level)})`;
    const ring = index === selected ? svg("circle", { class: "rv-ring", r: 15 }) : null;
    if (entry.kind === "draw") {
      const tone = entry.change > 0 ? "good" : entry.change < 0 ? "bad" : "none";
      return svg("g", { class: `rv-draw rv-${tone}`, transform: place }, [
        ring,
        svg("circle", { r: at.pace < 9 ? 3 : 4 }),
      ]);
    }
    if (!entry.number) {
      return svg("g", { class: "rv-decision", transform: place }, [ring, svg("path", { d: DIAMOND })]);
    }
    return svg("g", { class: "rv-mistake", transform: place }, [
      ring,
      svg("path", { d: BIG_DIAMOND }),
      svg("text", { y: 4, "text-anchor": "middle" }, [String(entry.number)]),
    ]);
  });
}

/** @param {ReviewTold} data */
export function drawing(data, at, selected, words) {
  return svg(
    "svg",
    {
      class: "rv-chart u-block u-wide",
      viewBox: `0 0 ${at.width} ${at.height}`,
      width: at.width,
      height: at.height,
      "aria-hidden": "true",
    },
    [
      bands(data, at),
      svg("text", { class: "rv-axis", x: at.border.left + 4, y: 13 * at.text }, [words["review-rounds-round"]]),
      scaleLines(data, at),
      svg("line", {
        class: "rv-cursor",
        "stroke-width": 1.5,
        opacity: 0.55,
        x1: at.x(selected),
        x2: at.x(selected),
        y1: at.border.top,
        y2: at.height,
      }),
      stepLine(data, at),
      // The numbered ones last, so that nothing covers them.
      svg("g", {}, marks(data, at, selected).sort((a, b) => rank(a) - rank(b))),
    ],
  );
}

function rank(mark) {
  return ["rv-draw", "rv-decision", "rv-mistake"].findIndex((name) => mark.classList.contains(name));
}
