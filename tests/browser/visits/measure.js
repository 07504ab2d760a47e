// Measure the app in each room that it is given: the whole of it, once, as numbers.
//
// The value is the text of a `Visit` (see visit.py). In a frame the rooms are sizes of the frame,
// which are laid out here without being painted; a page of its own is measured as it is.

/** @typedef {{ app: any, nodes: any[], indices: Map<any, number> }} App The app and its elements. */
/** @typedef {Record<string, number[]>} Marks The nodes of each mark. */

/** @returns {App} */
function elements() {
  /** @type {any} */
  const app = document.querySelector(".crypt-app");
  const nodes = [app, ...app.querySelectorAll("*")].filter((it) => !it.ownerSVGElement);
  return { app, nodes, indices: new Map(nodes.map((it, i) => [it, i])) };
}

/** The node that an element belongs to, -1 if it is none of the app's.
 *
 * @param {App} app */
function indexOf({ indices }, it) {
  for (let at = it; at; at = at.parentElement) if (indices.has(at)) return indices.get(at);
  return -1;
}

// --- what is the same in every room

const REFERS = ["aria-labelledby", "aria-describedby", "aria-controls"];

const textOf = (it) => it.textContent.trim().replace(/\s+/g, " ").slice(0, 40);

/** @param {App} app */
function inEveryRoom(app, marks) {
  const { nodes } = app;
  const ids = nodes.map((it) => it.id).filter(Boolean);
  const nowhere = (it, name) =>
    (it.getAttribute(name) ?? "").split(" ").filter((id) => id && !document.getElementById(id));
  return {
    nodes: nodes.map((it) => [
      it.parentElement ? indexOf(app, it.parentElement) : -1,
      typeof it.className === "string" ? it.className || it.localName : it.getAttribute("class"),
      textOf(it),
      it.matches("input") ? indexOf(app, it.closest("label") ?? it) : indexOf(app, it),
      it.tabIndex,
    ]),
    marks: Object.fromEntries(
      Object.entries(marks).map(([name, selector]) => [
        name, nodes.flatMap((it, i) => (it.matches(selector) ? [i] : [])),
      ]),
    ),
    twice: ids.filter((id, i) => ids.indexOf(id) !== i),
    nowhere: REFERS.flatMap((name) =>
      nodes.flatMap((it) => nowhere(it, name).map((id) => `${name}=${id}`))),
    rooms: [],
  };
}

// --- what is measured in each

const round = (number) => Math.round(number * 10) / 10;
const edges = ({ left, top, right, bottom }) => [left, top, right, bottom].map(round);

const FAR = 1e6;
/**
 * The parts of the window that what lies in a node can be seen in: each once; and for each how far
 * what lies there can be reached, with what is scrolled.
 */
function clips() {
  const all = [[0, 0, innerWidth, innerHeight]];
  const reach = [[-FAR, -FAR, FAR, FAR]];
  const inside = new Map([[null, 0]]);
  const within = (at) => {
    if (inside.has(at)) return inside.get(at);
    const around = within(at.parentElement);
    const style = getComputedStyle(at);
    const cuts = style.overflowX !== "visible" || style.overflowY !== "visible";
    if (!cuts || style.display === "contents" || at === document.body) {
      inside.set(at, around);
      return around;
    }
    const box = edges(at.getBoundingClientRect());
    const narrowed = all[around].map((edge, i) => (i < 2 ? Math.max : Math.min)(edge, box[i]));
    inside.set(at, all.push(narrowed) - 1);
    const scrolls = [style.overflowX, style.overflowY].map((it) => /auto|scroll/.test(it));
    reach.push(reach[around].map((edge, i) => scrolls[i % 2]
      ? (i < 2 ? -FAR : FAR)
      : (i < 2 ? Math.max : Math.min)(edge, box[i])));
    return all.length - 1;
  };
  return { all, reach, within };
}

const SHOWN = 1, PAINTED = 2, HEARD = 4, DOTS = 8, HIDES = 16;

/** Where a node is; its style is read only if it is asked for, or leaves its place. */
function rowOf(it, asked, { all, within }) {
  if (!it.getClientRects().length) return 0;
  const box = edges(it.getBoundingClientRect());
  const clip = within(it.parentElement);
  let flags = it.checkVisibility({ visibilityProperty: true }) ? SHOWN : 0;
  if (asked || box[2] > all[clip][2]) {
    const style = getComputedStyle(it);
    flags |= (flags && it.checkVisibility({ opacityProperty: true }) ? PAINTED : 0)
      | (style.clipPath === "none" ? 0 : HEARD)
      | (style.textOverflow === "ellipsis" ? DOTS : 0)
      | (style.overflowX === "hidden" ? HIDES : 0);
  }
  return [...box, clip, flags];
}

/** @param {App} app
 * @param {Marks} marks */
function inRoom(app, marks, name) {
  const { nodes } = app;
  const root = document.documentElement;
  const cut = clips();
  const asked = new Set([...marks.measured, ...marks.panel, ...marks.pointed, ...marks.control]);
  const rows = nodes.map((it, i) => rowOf(it, asked.has(i), cut));
  const sizes = {}, under = {};
  for (const i of [...marks.measured, ...marks.panel]) {
    const { clientWidth, scrollWidth, clientHeight, scrollHeight } = nodes[i];
    if (rows[i]) sizes[i] = [clientWidth, scrollWidth, clientHeight, scrollHeight];
  }
  for (const i of marks.pointed) {
    if (!rows[i]) continue;
    const [left, top, right, bottom] = rows[i];
    under[i] = indexOf(app, document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  }
  const page = [root.clientWidth, root.scrollWidth, innerHeight, root.scrollHeight];
  return { name, rows, clips: cut.all, reach: cut.reach, sizes, under, page, scrolled: [] };
}

/** @param {App} app */
function scrolled(app) {
  return [document.scrollingElement, ...app.nodes].filter((it) => it.scrollTop)
    .map((it) => [indexOf(app, it), it.scrollTop]);
}

// --- looks

const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const colours = new Map();

function rgba(colour) {
  if (!colours.has(colour)) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    colours.set(colour, [r, g, b, a / 255]);
  }
  return colours.get(colour);
}

const blend = (over, alpha, under) =>
  [0, 1, 2].map((i) => over[i] * alpha + under[i] * (1 - alpha));

/** The colour behind a node's text, null where that is a picture. */
function ground(it) {
  const layers = [];
  for (let at = it; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.backgroundImage !== "none") return null;
    layers.push(rgba(style.backgroundColor));
    if (layers.at(-1)[3] > 0.99) break;
  }
  return layers.reduceRight((under, over) => blend(over, over[3], under), [255, 255, 255]);
}

const DRAWN = "[type=radio], [type=checkbox], [type=range]";
const FIELD = `:is(input:not(${DRAWN}), textarea, select)`;

const says = (it) => it.matches(FIELD)
  || [...it.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());

/** Whether an animation runs and comes to an end: what pulses for ever has to be read all the while. */
const ends = (one) => one.playState === "running" && one.effect.getComputedTiming().iterations !== Infinity;

/** Every text that is painted: its ink and its ground, its size in pixels and its weight.
 *
 * @param {App} app */
function inks({ nodes }) {
  const all = {};
  nodes.forEach((it, i) => {
    if (!says(it) || it.closest("svg, option, .crypt-hear")) return;
    if (!it.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    if (!it.getClientRects().length) return;
    const style = getComputedStyle(it);
    let clear = 1;
    let fades = false;
    for (let at = it; at; at = at.parentElement) {
      const opacity = Number(getComputedStyle(at).opacity);
      clear *= opacity;
      fades ||= opacity < 1 && at.getAnimations().some(ends);
    }
    if (fades) return; // it comes or goes at this moment
    const under = ground(it);
    const ink = rgba(style.color);
    const seen = under && blend(ink, ink[3] * clear, under).map(Math.round);
    all[i] = [seen, under?.map(Math.round) ?? null, parseFloat(style.fontSize), Number(style.fontWeight)];
  });
  return all;
}

// --- from room to room

/** Give the app the width of a cell, or with 0 the page for itself. */
export function cell(width) {
  /** @type {HTMLElement} */
  const around = document.querySelector(".crypt-app").parentElement;
  document.body.toggleAttribute("data-voila", !width);
  around.style.width = width ? `${width}px` : "";
}

export function visit({ marks, rooms, looks }) {
  const app = elements();
  const found = inEveryRoom(app, marks);
  const root = document.documentElement;
  /** @type {any} */
  const frame = window.frameElement;
  const before = frame && [frame.style.width, frame.style.height];
  for (const room of rooms) {
    if (room.width) {
      cell(room.cell);
      Object.assign(frame.style, { width: `${room.width}px`, height: `${room.height}px` });
      root.style.fontSize = `${room.text}px`;
    }
    const measures = inRoom(app, found.marks, room.name);
    if (looks) Object.assign(measures, { inks: inks(app) });
    if (!room.width) measures.scrolled = scrolled(app);
    found.rooms.push(measures);
  }
  if (rooms.some((it) => it.width)) {
    cell(0);
    root.style.fontSize = "";
    [frame.style.width, frame.style.height] = before;
  }
  return JSON.stringify(found);
}
