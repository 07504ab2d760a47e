// The five kinds of skull and the back of a card, all drawn here: each skull in a niche of its
// colour, known by what it wears. A skull is 200 by 168 units; a card has one above the other.
// A picture is a list of [element, attributes].

import { h, svg } from "../../kit/dom.js";

/** @import { CardFaces } from "./wire.js" */

const BONE = "#f7edd6";
const BONE_SHADE = "#b99f6f";
const DARK = "#2a1f18";

/** A filled shape with an inked edge. */
function solid(d, fill, width = 5) {
  return ["path", { d, fill, stroke: DARK, "stroke-width": width, "stroke-linejoin": "round", "stroke-linecap": "round" }];
}

/** A line without a filling. */
function line(d, color = DARK, width = 4) {
  return ["path", { d, fill: "none", stroke: color, "stroke-width": width, "stroke-linejoin": "round", "stroke-linecap": "round" }];
}

/** A shape without an edge: light, shadow, a pattern. */
function tone(d, fill, opacity = 1) {
  return ["path", { d, fill, opacity }];
}

function bead(cx, cy, r, fill, width = 3) {
  return ["circle", { cx, cy, r, fill, stroke: width ? DARK : "none", "stroke-width": width }];
}

/** The head itself, turned to us; the eyes are each kind's own. */
const HEAD = [
  solid("M100 50C68 50 50 70 50 96c0 16 6 24 16 30l2 18c1 9 6 14 14 14h36c8 0 13-5 14-14l2-18c10-6 16-14 16-30 0-26-18-46-50-46z", BONE),
  tone("M118 53c20 6 32 22 32 43 0 16-6 24-16 30l-2 18c-1 9-6 14-14 14h-10c10-6 12-14 12-24 12-8 18-18 18-38 0-18-8-34-20-43z", BONE_SHADE, 0.55),
];

const EYES = [
  ["ellipse", { cx: 79, cy: 98, rx: 14, ry: 15, fill: DARK }],
  ["ellipse", { cx: 121, cy: 98, rx: 14, ry: 15, fill: DARK }],
];

/** The nose and the teeth. */
const FACE = [
  tone("M100 112c-4 5-9 10-7 15 2 2 5 1 7-2 2 3 5 4 7 2 2-5-3-10-7-15z", DARK),
  line("M78 143h44M87 138v16M100 138v16M113 138v16", DARK, 3),
];

const SKULLS = {
  // A golden crown with stones.
  king: [
    ...HEAD,
    ...EYES,
    ...FACE,
    solid("M52 74 34 22l34 22 32-36 32 36 34-22-18 52c-30-9-66-9-96 0z", "#f0bf45"),
    tone("M100 8l32 36 34-22-18 52c-8-2-16-4-24-5z", "#a8701a", 0.45),
    line("M50 63c32-9 68-9 100 0", "#7c4d0d"),
    bead(100, 10, 7, "#fff3c9"),
    bead(35, 23, 6, "#fff3c9"),
    bead(165, 23, 6, "#fff3c9"),
    solid("M100 30l11 12-11 12-11-12z", "#c32148", 3),
    bead(68, 53, 6, "#2f7fc1"),
    bead(132, 53, 6, "#2f7fc1"),
  ],
  // A wide straw hat, and an ear of wheat between the teeth.
  peasant: [
    ...HEAD,
    ...EYES,
    ...FACE,
    solid("M57 62c2-34 16-50 43-50s41 16 43 50z", "#e9c66d"),
    tone("M117 14c18 6 25 20 26 48h-26c4-16 4-32 0-48z", "#a97f2c", 0.5),
    line("M74 26c-4 8-6 14-6 18M92 18c-2 8-3 16-3 24M112 18c2 8 3 16 3 24", "#a97f2c", 3),
    solid("M57 60c0-6 1-10 2-13 26 6 56 6 82 0 1 3 2 7 2 13z", "#8c3b26", 4),
    solid("M100 54c38 0 76 5 80 14 3 7-36 14-80 14S17 75 20 68c4-9 42-14 80-14z", "#f2d78b"),
    line("M38 69c14-3 26-4 36-5M162 69c-14-3-26-4-36-5M86 76h28", "#a97f2c", 3),
    line("M116 146c20-2 36-10 48-24", "#6d7a1f", 4),
    solid("M146 132c2-8 8-10 14-8-1 7-6 10-14 8zM152 140c8-2 14 0 16 5-6 4-12 2-16-5zM158 122c-1-8 4-13 10-13 2 7-2 12-10 13zM166 128c6-5 12-5 16-1-3 6-10 7-16 1zM168 116c-1-8 2-14 8-16 4 6 0 13-8 16z", "#e9b93c", 3),
  ],
  // A white mitre with a cross, over closed eyes.
  priest: [
    ...HEAD,
    line("M65 100c8 9 20 9 28 0M107 100c8 9 20 9 28 0", DARK, 6),
    line("M70 107l-4 6M79 109v7M88 107l4 6M112 107l-4 6M121 109v7M130 107l4 6", DARK, 3),
    ...FACE,
    solid("M58 78C46 50 60 20 100 2c40 18 54 48 42 76-26-7-58-7-84 0z", "#fbf8ee"),
    tone("M100 2c40 18 54 48 42 76-6-2-12-3-18-4 10-26 2-52-24-72z", "#9a9a9a", 0.35),
    solid("M58 78c-2-5-4-10-4-15 30-8 62-8 92 0 0 5-2 10-4 15-26-7-58-7-84 0z", "#e2ad3b", 4),
    solid("M94 14h12v12h12v11h-12v18H94V37H82V26h12z", "#b3262e", 3),
  ],
  // Hearts for eyes, and a red rose at the temple.
  lover: [
    ...HEAD,
    solid("M79 114C66 104 62 97 64 90c2-8 12-9 15-1 3-8 13-7 15 1 2 7-2 14-15 24z", "#d81e4a", 3),
    solid("M121 114c-13-10-17-17-15-24 2-8 12-9 15-1 3-8 13-7 15 1 2 7-2 14-15 24z", "#d81e4a", 3),
    ...FACE,
    solid("M120 60c6-14 16-18 28-16-2 12-12 20-28 16zM100 42c-16 2-26-4-30-14 14-6 24 0 30 14z", "#4f8a3d", 4),
    bead(114, 34, 27, "#c4183f", 5),
    tone("M114 7a27 27 0 0 1 13 51c8-10 10-30-13-51z", "#7c0c28", 0.6),
    line("M114 34c-6-3-4-12 4-11 9 1 11 13 3 18-9 6-21-1-20-12 1-12 14-19 26-14M95 40c4 10 14 16 26 13", "#ffc2cc", 4),
  ],
  // A black mask over the eyes, and the rope.
  criminal: [
    line("M156 0v40c0 40-4 76-20 104", "#6b4a24", 17),
    line("M156 0v40c0 40-4 76-20 104", "#d9b272", 10),
    line("M151 14l10 8M151 32l10 8M150 52l10 8M148 74l10 8M144 98l10 8M138 120l9 8", "#6b4a24", 3),
    ...HEAD,
    ...FACE,
    solid("M46 88c18-7 38-6 54 1 16-7 36-8 54-1 3 16-4 30-22 31-14 1-24-6-32-16-8 10-18 17-32 16-18-1-25-15-22-31z", "#241d1b", 3),
    ["ellipse", { cx: 78, cy: 101, rx: 11, ry: 8, fill: "#fff6dd" }],
    ["ellipse", { cx: 122, cy: 101, rx: 11, ry: 8, fill: "#fff6dd" }],
    bead(80, 102, 5, DARK, 0),
    bead(124, 102, 5, DARK, 0),
    line("M86 54l8 10-7 7 8 9", DARK, 3),
    line("M58 152c14 14 70 14 86 0", "#6b4a24", 17),
    line("M58 152c14 14 70 14 86 0", "#d9b272", 10),
    line("M70 156l6 8M86 160l5 8M104 160l4 8M122 158l4 8", "#6b4a24", 3),
  ],
};

/** The wall around a niche, and the niche itself, deeper at its edges. */
const NICHE = "M8 164V78C8 34 46 8 100 8s92 26 92 70v86z";

/** The back of a card: a charnel house's sign, in gold on the dark. 200 by 336 units. */
const BACK = [
  ["path", { d: "M18 18h164v300H18z", fill: "none", stroke: "#c9a45f", "stroke-width": 4, opacity: 0.75 }],
  ["path", { d: "M28 28h144v280H28z", fill: "none", stroke: "#c9a45f", "stroke-width": 2, opacity: 0.5 }],
  line("M52 232 148 288M148 232 52 288", "#d7b878", 14),
  ...[[50, 226], [44, 238], [150, 226], [156, 238], [44, 284], [52, 294], [156, 284], [148, 294]].map(([x, y]) => bead(x, y, 9, "#d7b878", 0)),
  tone("M100 92C64 92 44 116 44 146c0 18 7 28 18 34l2 20c1 10 7 16 16 16h40c9 0 15-6 16-16l2-20c11-6 18-16 18-34 0-30-20-54-56-54z", "#d7b878"),
  ["ellipse", { cx: 77, cy: 148, rx: 15, ry: 17, fill: "#392d22" }],
  ["ellipse", { cx: 123, cy: 148, rx: 15, ry: 17, fill: "#392d22" }],
  tone("M100 164c-5 6-10 11-8 17 2 2 6 1 8-2 2 3 6 4 8 2 2-6-3-11-8-17z", "#392d22"),
  line("M84 198v14M100 198v16M116 198v14", "#392d22", 4),
  tone("M94 38h12v14h14v12h-14v16H94V64H80V52h14z", "#d7b878"),
];

function drawn(parts) {
  return parts.map(([tag, attributes]) => svg(tag, attributes));
}

/** The pictures once per board; skulls point at them. */
export function boardSheet(prefix) {
  const stop = (offset, color) => svg("stop", { offset, "stop-color": color });
  return svg(
    "svg",
    { class: "u-over", width: 0, height: 0, "aria-hidden": "true", focusable: "false", "data-key": "art" },
    Object.entries(SKULLS).map(([kind, parts]) =>
      svg("symbol", { id: `${prefix}-${kind}`, viewBox: "0 0 200 168" }, drawn(parts)),
    ),
    svg("symbol", { id: `${prefix}-back`, viewBox: "0 0 200 336" }, drawn(BACK)),
    svg(
      "radialGradient",
      { id: `${prefix}-deep`, cx: "50%", cy: "45%", r: "70%" },
      stop("35%", "#00000000"),
      stop("100%", "#00000080"),
    ),
  );
}

/** A skull in its niche. */
export function skullPicture(prefix, kind) {
  return svg(
    "svg",
    { class: "bo-picture u-block u-wide u-tall", viewBox: "0 0 200 168", "data-skull": kind, "aria-hidden": "true", focusable: "false" },
    svg("path", { class: "bo-niche", d: NICHE, stroke: DARK, "stroke-width": 4 }),
    svg("path", { d: NICHE, fill: `url(#${prefix}-deep)` }),
    svg("use", { href: `#${prefix}-${kind}` }),
  );
}

export function backPicture(prefix) {
  return svg(
    "svg",
    { class: "bo-back-picture u-block u-wide u-tall", viewBox: "0 0 200 336", "aria-hidden": "true", focusable: "false" },
    svg("use", { href: `#${prefix}-back` }),
  );
}

/** A card's two skulls; `place` names them for what points at them.
 *
 * @param {CardFaces} card */
export function cardFace(prefix, card, place = null) {
  return ["top", "bottom"].map((half) =>
    h(
      "span",
      { class: "bo-skull u-block u-relative u-low u-drawn", "data-skull": card[half], "data-at": place ? `${place}.${half}` : null, "aria-hidden": "true" },
      skullPicture(prefix, card[half]),
    ),
  );
}

export function cardBack(prefix) {
  return h("span", { class: "bo-card u-relative u-grid u-gap-0 u-cut u-laid u-drawn bo-back", "data-key": "back", "aria-hidden": "true" }, backPicture(prefix));
}
