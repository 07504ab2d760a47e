// Icons: drawn as lines, in the colour of the text around them.

export const SVG = "http://www.w3.org/2000/svg";

/** Signs of 24 by 24 units, drawn as lines; a panel may add its own, under a name that no other has. */
export const ICONS = {
  back: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  bed: "M3 18v-11M3 14h18v4M21 14v-1a3 3 0 0 0-3-3h-8v4M6.5 11.2a1.6 1.6 0 1 0 .01 0",
  book: "M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14",
  branch: "M7 4v16M7 10h6a4 4 0 0 0 4-4V4M4.5 6.5 7 4l2.5 2.5M14.5 6.5 17 4l2.5 2.5",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.6.5.9 1.2.9 2V16h5.4v-.2c0-.8.3-1.5.9-2A6 6 0 0 0 12 3z",
  calendar: "M4 6h16v14H4zM4 10.5h16M8 3.5v4M16 3.5v4M8 14.5h3",
  cap: "M2 9.5 12 5l10 4.5L12 14zM6 11.6V16c1.6 1.4 3.7 2.1 6 2.1s4.4-.7 6-2.1v-4.4M22 9.5V15",
  chart: "M4 4v16h16M7.5 9H11v4h4v-6h4",
  check: "M4 12.5 9.5 18 20 6.5",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  collect: "M4 13v-2.2a1.5 1.5 0 0 1 3 0V6.5a1.5 1.5 0 0 1 3 0V5a1.5 1.5 0 0 1 3 0v1.5a1.5 1.5 0 0 1 3 0V13l1.6-2a1.6 1.6 0 0 1 2.6 1.8L16.5 20H8.6z",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  die: "M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM8.5 8.5h.01M12 12h.01M15.5 15.5h.01",
  dig: "M20 4l-9 9M18 2l4 4M11 9l-6 6a4 4 0 0 0-1 5 4 4 0 0 0 5-1l6-6z",
  down: "M5 9l7 7 7-7",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 .01 0z",
  fast: "M5 5l7 7-7 7M13 5l7 7-7 7",
  globe: "M12 3a9 9 0 1 0 .01 0zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
  half: "M12 3.5a8.5 8.5 0 1 0 .01 0zM12 3.5v17M12 8h6.5M12 12h8.3M12 16h6.5",
  info: "M12 3a9 9 0 1 0 .01 0zM12 11v6M12 7.5h.01",
  keyboard: "M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M7 14h10",
  lay: "M8 3h8v8H8zM4 13h7v8H4zM13 13h7v8h-7z",
  "lay-out": "M12 3v9M8 8.5l4 4 4-4M4 17h16M6.5 20.5h11",
  left: "M15 5l-7 7 7 7",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17",
  load: "M4 19V7h6l2 2h8v10zM12 17v-5M9.5 14 12 11.5 14.5 14",
  menu: "M4 7h16M4 12h16M4 17h16",
  minus: "M5 12h14",
  moon: "M20 14.5A8.5 8.5 0 1 1 10.5 4a7 7 0 0 0 9.5 10.5z",
  offline: "M3 3l18 18M5 12.5a10 10 0 0 1 4-2.4M2.5 9a14 14 0 0 1 4-2.7M12 5.5c3.6 0 7 1.3 9.5 3.5M15.5 10.8a10 10 0 0 1 3.5 1.7M8.5 16a5 5 0 0 1 5.5-1M12 19.5h.01",
  pause: "M8 5v14M16 5v14",
  play: "M8 5l11 7-11 7z",
  plus: "M12 5v14M5 12h14",
  reload: "M20 11a8 8 0 1 0-1.5 6M20 4v7h-7",
  right: "M9 5l7 7-7 7",
  role: "M5 21V11a7 7 0 0 1 14 0v10l-2.4-2-2.3 2-2.3-2-2.3 2-2.3-2zM9.5 11h.01M14.5 11h.01",
  save: "M12 4v11M7.5 10.5 12 15l4.5-4.5M4 19h16",
  scales: "M12 3v18M7 21h10M5 7h14M5 7l-3 7a3.2 3.2 0 0 0 6 0zM19 7l-3 7a3.2 3.2 0 0 0 6 0z",
  settings: "M4 7h9M19 7h1M4 17h1M11 17h9M13 7a3 3 0 1 0 6 0 3 3 0 0 0-6 0zM5 17a3 3 0 1 0 6 0 3 3 0 0 0-6 0z",
  share: "M12 15V4M8 7.5 12 4l4 3.5M6 11H5v9h14v-9h-1",
  stack: "M8 3h12v12H8zM4 8v12h12M11 7h6M11 11h4",
  stop: "M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v5.5M12 16.5h.01",
  sun: "M12 8a4 4 0 1 0 .01 0zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  torch: "M12 2.5c.8 2.6 4 4 4 7.3a4 4 0 0 1-8 0c0-1.7.9-2.7 1.6-4 .5 1 1 1.5 1.6 1.8C11.1 6 11.2 4.2 12 2.5zM9.5 16h5l-1.3 5.5h-2.4z",
  trophy: "M7 4h10v5a5 5 0 0 1-10 0zM7 5.5H4V7a3.5 3.5 0 0 0 3.5 3.5M17 5.5h3V7a3.5 3.5 0 0 1-3.5 3.5M12 14v3M8 20.5h8M9.5 17.5h5v3h-5z",
  up: "M5 15l7-7 7 7",
  you: "M12 4a4 4 0 1 0 .01 0zM4.5 20.5a7.5 7.5 0 0 1 15 0",
};

/** Each sign as it was first made: a copy is made much sooner. */
const DRAWN_ICONS = new Map();

export function icon(name) {
  if (!DRAWN_ICONS.has(name)) {
    const drawing = document.createElementNS(SVG, "svg");
    const path = document.createElementNS(SVG, "path");
    const looks = { class: `crypt-icon crypt-icon-${name}`, viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" };
    for (const [attribute, value] of Object.entries(looks)) drawing.setAttribute(attribute, value);
    path.setAttribute("d", ICONS[name] ?? "M12 12h.01");
    drawing.append(path);
    DRAWN_ICONS.set(name, drawing);
  }
  return DRAWN_ICONS.get(name).cloneNode(true);
}
