// The pictures of the table, all drawn here: six kinds of treasure, their emblems, torches, box.
// A picture is a list of [element, attributes].

import { h, svg } from "../../../kit/dom.js";

const INK = "#3a2a1c";

/** A line in ink, as an engraver would leave it. */
function inked(d, width = 2) {
  return ["path", { d, fill: "none", stroke: INK, "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round" }];
}

/** A filled shape with an inked edge. */
function shape(d, fill, width = 2) {
  return ["path", { d, fill, stroke: INK, "stroke-width": width, "stroke-linejoin": "round" }];
}

/** A filled shape without an edge: light, shadow, a pattern. */
function wash(d, fill, opacity = 1) {
  return ["path", { d, fill, opacity }];
}

function disc(cx, cy, r, fill, width = 2) {
  return ["circle", { cx, cy, r, fill, stroke: width ? INK : "none", "stroke-width": width }];
}

/** The pearls of a necklace, hung on a curve between two points. */
function pearls() {
  const beads = [];
  for (let i = 0; i <= 12; i += 1) {
    const t = i / 12;
    // A quadratic curve from (17, 13) over (48, 88) to (79, 13); the middle is the pendant's.
    const x = (1 - t) ** 2 * 17 + 2 * t * (1 - t) * 48 + t ** 2 * 79;
    const y = (1 - t) ** 2 * 13 + 2 * t * (1 - t) * 88 + t ** 2 * 13;
    const r = 3.2 + 2.2 * Math.sin(Math.PI * t);
    if (i === 6) continue;
    beads.push(disc(x.toFixed(1), y.toFixed(1), r.toFixed(1), "#fbf6ea", 1.6));
    beads.push(disc((x - r / 3).toFixed(1), (y - r / 3).toFixed(1), (r / 3.4).toFixed(1), "#ffffff", 0));
  }
  return beads;
}

/** 96 by 96 units each. */
const ART = {
  // A squat golden figure with staring eyes, folded arms and a crown of rays, on a plinth.
  idols: [
    shape("M48 5 53 14 61 7 63 17 73 13 72 24 82 24 76 33 83 39 74 43 48 46 22 43 13 39 20 33 14 24 24 24 23 13 33 17 35 7 43 14z", "#b5502a"),
    disc(48, 31, 21, "#e7b94d", 2),
    shape("M35 76C31 66 30 55 36 48h24c6 7 5 18 1 28z", "#dda23a"),
    wash("M54 49c6 7 5 18 1 27h6c4-10 5-20-1-27z", "#a86d1d", 0.55),
    shape("M33 22c0-6 6-9 15-9s15 3 15 9v17c0 7-6 12-15 12s-15-5-15-12z", "#e9b745"),
    wash("M56 14c5 1 7 4 7 8v17c0 7-5 11-12 12 5-4 6-8 6-13V21c0-3 0-5-1-7z", "#b5781f", 0.5),
    inked("M33 24c5-3 10-3 15 0 5-3 10-3 15 0", 2.2),
    disc(40.5, 30, 4.6, "#fff6dd", 1.8),
    disc(55.5, 30, 4.6, "#fff6dd", 1.8),
    ["path", { d: "M40.5 27.2v5.6M55.5 27.2v5.6", stroke: INK, "stroke-width": 2.6, "stroke-linecap": "round" }],
    inked("M48 30v6.5M45.5 37.5h5", 2),
    shape("M40 41.5h16v4c0 1.5-3 3-8 3s-8-1.5-8-3z", "#6b2a16", 1.6),
    ["path", { d: "M44 41.5v4.5M48 41.5v5.5M52 41.5v4.5", stroke: "#fff6dd", "stroke-width": 1.6 }],
    shape("M48 15.5 51.5 19 48 22.5 44.5 19z", "#3f8f7a", 1.4),
    disc(30, 37, 3.6, "#3f8f7a", 1.6),
    disc(66, 37, 3.6, "#3f8f7a", 1.6),
    shape("M33 55c-6 3-6 11 1 13l16-2c3-1 3-6-1-6l-12 0c-2-1-2-3-4-5z", "#e9b745"),
    shape("M63 55c6 3 6 11-1 13l-12-1.5c-3-1-3-5.5 1-5.5l8 0c2-1 2-4 4-6z", "#dda23a"),
    shape("M31 76h34v6H31z", "#a4977f"),
    shape("M24 82h48v9H24z", "#8b7e68"),
    wash("M26 84h44v2H26z", "#fff6dd", 0.35),
    inked("M36 82v9M60 82v9", 1.4),
  ],
  // A string of pearls with a large cut stone in gold.
  jewelry: [
    inked("M17 13Q48 88 79 13", 1.8),
    ...pearls(),
    disc(17, 11.5, 4.2, "#e7b94d", 1.8),
    disc(79, 11.5, 4.2, "#e7b94d", 1.8),
    shape("M48 44 53 50H43z", "#e7b94d", 1.6),
    shape("M48 49 66 57 71 71 61 86 48 92 35 86 25 71 30 57z", "#d99f36"),
    shape("M48 54.5 61.5 60 65.5 71 58 82 48 86.5 38 82 30.5 71 34.5 60z", "#b3213c", 1.8),
    wash("M48 54.5 61.5 60 56 64.5H40L34.5 60z", "#e9788a"),
    wash("M34.5 60 40 64.5 38.5 74.5 30.5 71z", "#d2475f"),
    wash("M40 64.5h16l1.5 10L48 79l-9.5-4.5z", "#c4304c"),
    wash("M57.5 74.5 65.5 71 58 82 48 86.5V79z", "#7c1228"),
    inked("M40 64.5h16l1.5 10L48 79l-9.5-4.5zM34.5 60 40 64.5M61.5 60 56 64.5M38.5 74.5 30.5 71M57.5 74.5 65.5 71M48 79v7.5", 1.1),
    ["path", { d: "M43 67.5 46 66", stroke: "#fff", "stroke-width": 2.2, "stroke-linecap": "round" }],
    wash("M48 12 49.8 18.2 56 20 49.8 21.8 48 28 46.2 21.8 40 20 46.2 18.2z", "#fff7d8"),
    inked("M48 12 49.8 18.2 56 20 49.8 21.8 48 28 46.2 21.8 40 20 46.2 18.2z", 1),
    wash("M62 33l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM33 29l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8z", "#c8912a"),
  ],
  // An unrolled scroll with an illuminated first letter, lines of writing, and a seal on ribbons.
  manuscripts: [
    shape("M24 16h48v62H24z", "#f8ecca"),
    wash("M64 18h7v58h-7z", "#d6b97f", 0.55),
    shape("M20 9h56a6.5 6.5 0 0 1 0 13H20a6.5 6.5 0 0 1 0-13z", "#e3c98e"),
    wash("M20 17h56a6 6 0 0 0 5-2.5c0 4-2 7.5-5 7.5H20c-3 0-5-3-5-7.5A6 6 0 0 0 20 17z", "#a98549", 0.6),
    disc(20, 15.5, 3.2, "#8a5a2e", 1.6),
    disc(76, 15.5, 3.2, "#8a5a2e", 1.6),
    shape("M30 28h15v16H30z", "#a8321f", 1.6),
    ["path", { d: "M33.5 41.5 37.5 31l4 10.5M35 38h5", fill: "none", stroke: "#f3cf6b", "stroke-width": 2.3, "stroke-linecap": "round", "stroke-linejoin": "round" }],
    ["path", { d: "M49 30.5h16M49 36.5h13M49 42.5h16M31 50h34M31 56h30M31 62h34M31 68h16", fill: "none", stroke: "#7a5c34", "stroke-width": 2.2, "stroke-linecap": "round", "stroke-dasharray": "7 2.5 11 2.5 4 2.5" }],
    shape("M20 73h56a6.5 6.5 0 0 1 0 13H20a6.5 6.5 0 0 1 0-13z", "#e3c98e"),
    wash("M20 81h56a6 6 0 0 0 5-2.5c0 4-2 7.5-5 7.5H20c-3 0-5-3-5-7.5A6 6 0 0 0 20 81z", "#a98549", 0.6),
    disc(20, 79.5, 3.2, "#8a5a2e", 1.6),
    disc(76, 79.5, 3.2, "#8a5a2e", 1.6),
    shape("M56 68 51 90l5-2 3 4 4-21z", "#2f5f8c", 1.6),
    shape("M62 68 69 90l-5-2-3 4-4-21z", "#3f75a8", 1.6),
    shape("M60 54.5c3-1.5 5 1 7.5 2.5s4 4 3.5 7 .5 5-2.5 7-5 3.5-8.5 3-6.5-1-8-4-2-5-.5-8 1-5 4-6 3-1 4.5-1.5z", "#b3261e"),
    disc(60, 64.5, 5.6, "#8c1712", 1.2),
    ["path", { d: "M60 60.5v8M56.5 63l7 3M63.5 63l-7 3", stroke: "#f0a08e", "stroke-width": 1.6, "stroke-linecap": "round" }],
  ],
  // A two-handled jar, painted with a key pattern, waves and teeth; a chip is gone from its lip.
  pottery: [
    inked("M40 21C20 18 17 36 29 42", 7),
    inked("M56 21C76 18 79 36 67 42", 7),
    ["path", { d: "M40 21C20 18 17 36 29 42M56 21C76 18 79 36 67 42", fill: "none", stroke: "#c76b3b", "stroke-width": 3.4, "stroke-linecap": "round" }],
    shape("M39 13 41 31C25 35 19 45 21 56c2 12 15 20 19 29h16c4-9 17-17 19-29 2-11-4-21-20-25l2-18z", "#cf7442"),
    wash("M57 13 55 31c16 4 22 14 20 25-2 12-15 20-19 29h-7c5-10 15-18 16-30 1-10-4-19-14-23l1-19z", "#8c3e1d", 0.45),
    shape("M35 8h12l2 4 3-4h9v6H35z", "#b85c30"),
    inked("M41 30.5c4 1.5 10 1.5 14 0", 2),
    wash("M29 37c-5 3-7 6-8 10 16 5 38 5 54 0-1-4-3-7-8-10-11 3-27 3-38 0z", "#3d2418"),
    ["path", { d: "M25.5 45.5v-4h5v3h-2.5M34 47.3v-5h5.5v3.5h-2.5M43 48v-5.3h5.5v3.5H46M52.5 48v-5.3H58v3.5h-2.5M61.5 47v-5h5.5v3.5h-2.5M70 45v-3.5", fill: "none", stroke: "#f0c08a", "stroke-width": 1.5, "stroke-linejoin": "round" }],
    ["path", { d: "M21.5 53c4.5-4 6.6 4 11 1s6.6 4 11 1 6.6 3 10 0 7 2.5 11-1 6.5 1.5 10-1.5", fill: "none", stroke: "#3d2418", "stroke-width": 2.4, "stroke-linecap": "round" }],
    wash("M25 63 29 60 33 67 38 61.5 43 68.5 48 62 53 68.5 58 61.5 63 67 67 60 71 63C67 69 62.5 73 59.5 77.5 52 79.5 44 79.5 36.5 77.5 33.5 73 29 69 25 63z", "#3d2418"),
    shape("M37 84h22l3 7H34z", "#b85c30"),
    ["path", { d: "M28 50c-2 5 0 9 3 13M43 16l.8 11", fill: "none", stroke: "#ffd9b0", "stroke-width": 2.6, "stroke-linecap": "round", opacity: 0.75 }],
    inked("M62 55l-4 5 3 4-3 6", 1.3),
  ],
  // A skull on crossed bones, with a candle burnt down on top of it.
  remains: [
    inked("M17 55 79 82M79 55 17 82", 10),
    disc(15, 52, 5, "#f4ead2"), disc(12.5, 58, 4.5, "#f4ead2"),
    disc(81, 52, 5, "#e4d6b6"), disc(83.5, 58, 4.5, "#e4d6b6"),
    disc(15, 85, 4, "#f4ead2"), disc(12.5, 79.5, 4.5, "#f4ead2"),
    disc(81, 85, 4, "#e4d6b6"), disc(83.5, 79.5, 4.5, "#e4d6b6"),
    ["path", { d: "M17 55 79 82M79 55 17 82", stroke: "#f4ead2", "stroke-width": 6.4, "stroke-linecap": "round" }],
    shape("M48 20C30 20 20 31 20 46c0 9 4 14 9 17l1 11c0 4 2 6 6 6h24c4 0 6-2 6-6l1-11c5-3 9-8 9-17 0-15-10-26-28-26z", "#f4ead2"),
    wash("M58 21.5C70 25 76 34 76 46c0 9-4 14-9 17l-1 11c0 4-2 6-6 6h-6c4-3 5-7 5-12 6-4 10-9 10-20 0-12-4-21-11-26.5z", "#b9a67c", 0.6),
    ["ellipse", { cx: 37, cy: 48, rx: 8, ry: 9, fill: INK }],
    ["ellipse", { cx: 59, cy: 48, rx: 8, ry: 9, fill: INK }],
    disc(39.5, 45, 2, "#e59a3c", 0), disc(61.5, 45, 2, "#e59a3c", 0),
    wash("M48 56c-2 3-5 6-4 9 1.5 1.5 3 .5 4-1 1 1.5 2.5 2.5 4 1 1-3-2-6-4-9z", INK),
    inked("M34 71.5h28M39 68v11M45 69v11M51 69v11M57 68v11", 1.7),
    inked("M66 29l-5 4 3 4-4 4", 1.5),
    inked("M29 37c3-3 6-3.5 9-3M67 37c-3-3-6-3.5-9-3", 1.5),
    shape("M42.5 8h11v15c2 1 2 4-.5 4s-2-3-4-3-1.5 5-3.5 5-1-5-3-5-2 2.5-4 1.5 0-3.5 4-4z", "#fff8e6", 1.7),
    inked("M48 8V5.5", 1.6),
    wash("M48-2.5c2.5 3 4 4.5 4 6.5a4 4 0 0 1-8 0c0-2 2-3 4-6.5z", "#f08a24"),
    wash("M48 2c1.3 1.3 1.8 2 1.8 3a1.8 1.8 0 0 1-3.6 0c0-1 .8-1.5 1.8-3z", "#fff0b0"),
  ],
  // A hanging on a rod, woven with a fruit tree under sun and moon.
  tapestries: [
    shape("M17 20h62v56l-10.3-7L58.3 79 48 69 37.7 79 27.3 69 17 76z", "#2f4f82"),
    wash("M70 20h9v56l-9-6z", "#14284c", 0.5),
    ["path", { d: "M21.5 24.5h53v43.5l-6-4-10.2 9L48 63l-10.3 10-10.2-9-6 4z", fill: "none", stroke: "#e6b84f", "stroke-width": 2.2, "stroke-linejoin": "round" }],
    ["path", { d: "M21.5 31h53", stroke: "#e6b84f", "stroke-width": 1.4, "stroke-dasharray": "2.2 2.2" }],
    wash("M45.5 62V50h5v12l2.5 3-5-2-5 2z", "#c98d4e"),
    disc(48, 41, 7, "#7fae62", 1.4), disc(40.5, 47, 5.5, "#6a9c50", 1.4), disc(55.5, 47, 5.5, "#6a9c50", 1.4),
    disc(48, 48, 5, "#7fae62", 0),
    disc(46, 40, 1.5, "#c2352b", 0), disc(51, 44, 1.5, "#c2352b", 0), disc(41, 47, 1.5, "#c2352b", 0), disc(55.5, 48, 1.5, "#c2352b", 0),
    disc(31, 39.5, 4, "#f0c656", 1.2),
    ["path", { d: "M31 33.2v-1M31 46.8v-1M24.7 39.5h-1M38.3 39.5h-1M26.5 35l-.8-.8M36.3 44.8l-.8-.8M35.5 35l.8-.8M25.7 44.8l.8-.8", stroke: "#f0c656", "stroke-width": 1.5, "stroke-linecap": "round" }],
    wash("M66.5 34.5a5.5 5.5 0 1 0 3.5 8.5 5 5 0 0 1-3.5-8.5z", "#e8edf5"),
    wash("M30 55l1.2 2.5 2.5.3-1.9 1.7.6 2.6-2.4-1.3-2.4 1.3.6-2.6-1.9-1.7 2.5-.3zM66 55l1.2 2.5 2.5.3-1.9 1.7.6 2.6-2.4-1.3-2.4 1.3.6-2.6-1.9-1.7 2.5-.3z", "#e8edf5"),
    shape("M8 9.5h80v6H8z", "#8a5a2e"),
    disc(8, 12.5, 5, "#e6b84f"), disc(88, 12.5, 5, "#e6b84f"),
    shape("M20 8h7v13h-7zM35 8h7v13h-7zM54 8h7v13h-7zM69 8h7v13h-7z", "#3d63a0", 1.6),
    shape("M15 76h4l1 9h-6zM35.7 79h4l1 9h-6zM56.3 79h4l1 9h-6zM77 76h4l1 9h-6z", "#e6b84f", 1.5),
    disc(17, 76, 2.4, "#c2352b", 1.2), disc(37.7, 79, 2.4, "#c2352b", 1.2), disc(58.3, 79, 2.4, "#c2352b", 1.2), disc(79, 76, 2.4, "#c2352b", 1.2),
  ],
};

/** One shape in one colour each, for the backs of cards and for small places: 24 by 24 units. */
const EMBLEMS = {
  idols: "M12 1l1.8 3L17 2l.6 3.5L21 5l-.8 3.5L22 11l-3 1v3.5c0 2.5-2 4.5-4 5v2.5H9v-2.5c-2-.5-4-2.5-4-5V12l-3-1 1.8-2.5L3 5l3.4.5L7 2l3.2 2zM7.5 11v2h3v-2zM13.5 11v2h3v-2zM8.5 16.5v2h7v-2z",
  jewelry: "M6.5 3h11L23 9.5 12 22 1 9.5zM8 5 4.5 8.7H8.3L10.5 5zM13.5 5l2.2 3.7h3.8L16 5zM10 10.7l2 7.3 2-7.3z",
  manuscripts: "M5 1h14a3 3 0 0 1 1 5.8v10.4A3 3 0 0 1 19 23H5a3 3 0 0 1-1-5.8V6.8A3 3 0 0 1 5 1zM7.5 8.5v1.8h9V8.5zM7.5 11.7v1.8h9v-1.8zM7.5 14.9v1.8h5v-1.8z",
  pottery: "M8 1h8v2.5l-.5 1.5C19 4.5 21 7 19.5 10c.8 3-1 6-4.5 9l1 3H8l1-3c-3.5-3-5.3-6-4.5-9C3 7 5 4.5 8.5 5L8 3.5zM8.7 6.9c-2-.4-3.2.5-2.5 1.9.6-.9 1.5-1.5 2.7-1.9zM15.3 6.9c1.2.4 2 1 2.5 1.9.7-1.4-.5-2.3-2.5-1.9zM6.3 11v1.8h11.4V11zM7.5 14.5l.9 1.5h7.2l.9-1.5z",
  remains: "M12 1.5c5.8 0 9.5 3.7 9.5 8.8 0 3-1.4 4.9-3.5 6V20c0 1.3-.7 2.5-2 2.5h-1.2V19h-1.6v3.5h-2.4V19H9.2v3.5H8c-1.3 0-2-1.2-2-2.5v-3.7c-2.1-1.1-3.5-3-3.5-6 0-5.1 3.7-8.8 9.5-8.8zM8.2 8.5a2.6 2.9 0 1 0 .01 0zM15.8 8.5a2.6 2.9 0 1 0 .01 0zM12 13.5l-1.4 3h2.8z",
  tapestries: "M1 2h22v3.2h-2V21l-4.5-3.5L12 22l-4.5-4.5L3 21V5.2H1zM12 7.5 7.5 12l4.5 4.5 4.5-4.5zM12 10l2 2-2 2-2-2z",
};

/** What the Leader carries: a torch in flames; and the one for Lights Out: smoke, and an ember. */
const TORCHES = {
  leader: [
    ["path", { class: "tb-glow", d: "M12 0a11 11 0 1 0 .01 0z" }],
    ["path", { class: "tb-flame", d: "M12 1c1.5 4.5 6 6 6 11.5a6 6 0 0 1-12 0C6 9.5 7.6 8 8.6 5.6 9.3 7 10 7.8 10.8 8.2 10.3 5.4 10.8 3 12 1z" }],
    ["path", { class: "tb-flame-heart", d: "M12 9.5c1 2 2.7 2.6 2.7 4.7a2.7 2.7 0 0 1-5.4 0c0-2 1.9-2.5 2.7-4.7z" }],
    ["path", { class: "tb-bowl", d: "M5.5 17h13l-1.8 4.5H7.3z" }],
    ["path", { class: "tb-shaft", d: "M9 21.5h6L13.5 36h-3z" }],
  ],
  "lights-out": [
    ["path", { class: "tb-smoke", d: "M12 14c-4-2.5 3-4.5 0-7.5S14 2.5 12 .5M15.5 14.5c2.5-2-1-3.5.5-6" }],
    ["path", { class: "tb-ember", d: "M8 17c0-2 2-3 4-3s4 1 4 3z" }],
    ["path", { class: "tb-bowl", d: "M5.5 17h13l-1.8 4.5H7.3z" }],
    ["path", { class: "tb-shaft", d: "M9 21.5h6L13.5 36h-3z" }],
  ],
};

function drawing(parts) {
  return parts.map(([tag, attributes]) => svg(tag, attributes));
}

/** The pictures once per table; cards point at them. */
export function artSheet(prefix) {
  return svg(
    "svg",
    { class: "u-over", width: 0, height: 0, "aria-hidden": "true", focusable: "false", "data-key": "art" },
    Object.entries(ART).map(([kind, parts]) =>
      svg("symbol", { id: `${prefix}-${kind}`, viewBox: "0 -4 96 100" }, drawing(parts)),
    ),
  );
}

export function picture(prefix, kind) {
  return svg(
    "svg",
    { class: "tb-picture u-wide u-tall u-low", viewBox: "0 -4 96 100", "aria-hidden": "true", focusable: "false" },
    svg("use", { href: `#${prefix}-${kind}` }),
  );
}

export function emblem(kind) {
  return svg(
    "svg",
    { class: "tb-emblem u-fixed u-square", viewBox: "0 0 24 24", fill: "currentcolor", "data-kind": kind, "aria-hidden": "true", focusable: "false" },
    svg("path", { d: EMBLEMS[kind] ?? "", "fill-rule": "evenodd" }),
  );
}

/** A torch: what burns is a picture of its own, which a browser moves without drawing it anew. */
export function torchCard(which, label) {
  const parts = TORCHES[which];
  const bowl = parts.findIndex(([, { class: name }]) => name === "tb-bowl");
  const frame = { viewBox: "-2 -2 28 40", "aria-hidden": "true", focusable: "false" };
  return h(
    "span",
    { class: `tb-torch u-inline-line u-gap-2 tb-torch-${which}`, title: label, role: "img", "aria-label": label },
    h("span", { class: "u-grid" }, [
      svg("svg", { ...frame, class: "tb-burning" }, drawing(parts.slice(0, bowl))),
      svg("svg", frame, drawing(parts.slice(bowl))),
    ]),
    h("span", { class: "tb-word u-soft u-normal u-text-2", "aria-hidden": "true" }, label),
  );
}
