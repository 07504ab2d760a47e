// Measure the app in each room that it is given: the whole of it, once, as numbers.
//
// The value is the text of a `Visit` (see visit.py). In a frame the rooms are sizes of the frame,
// which are laid out here without being painted; a page of its own is measured as it is.

async ({ marks, rooms, looks }) => {
  const root = document.documentElement;
  const app = document.querySelector(".crypt-app");
  const nodes = [app, ...app.querySelectorAll("*")].filter((it) => !it.ownerSVGElement);
  const indices = new Map(nodes.map((it, i) => [it, i]));
  /** The node that an element belongs to, -1 if it is none of the app's. */
  const indexOf = (it) => {
    for (let at = it; at; at = at.parentElement) if (indices.has(at)) return indices.get(at);
    return -1;
  };
  const text = (it) => it.textContent.trim().replace(/\s+/g, " ").slice(0, 40);

  // --- what is the same in every room

  const byIds = (ids) => ids.split(" ").filter(Boolean);
  const found = Object.fromEntries(Object.entries(marks).map(([name, selector]) => [name, []]));
  for (const [name, selector] of Object.entries(marks)) {
    nodes.forEach((it, i) => it.matches(selector) && found[name].push(i));
  }
  const measured = new Set([...found.measured, ...found.panel]);
  const pointed = new Set(found.pointed);
  const ids = nodes.map((it) => it.id).filter(Boolean);
  const refers = ["aria-labelledby", "aria-describedby", "aria-controls"];
  const visit = {
    nodes: nodes.map((it) => [
      it.parentElement ? indexOf(it.parentElement) : -1,
      typeof it.className === "string" ? it.className || it.localName : it.getAttribute("class"),
      text(it),
      it.matches("input") ? indexOf(it.closest("label") ?? it) : indexOf(it),
      it.tabIndex,
    ]),
    marks: found,
    twice: ids.filter((id, i) => ids.indexOf(id) !== i),
    nowhere: refers.flatMap((name) => nodes.filter((it) => it.hasAttribute(name)).flatMap((it) =>
      byIds(it.getAttribute(name)).filter((id) => !document.getElementById(id))
        .map((id) => `${name}=${id}`))),
    rooms: [],
  };

  // --- what is measured in each

  const round = (number) => Math.round(number * 10) / 10;
  const edges = ({ left, top, right, bottom }) => [left, top, right, bottom].map(round);

  const FAR = 1e6;
  /**
   * The parts of the window that what lies in a node can be seen in: each once; and for each how far
   * what lies there can be reached, with what is scrolled.
   */
  const clips = () => {
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
  };

  const SHOWN = 1, PAINTED = 2, HEARD = 4, DOTS = 8, HIDES = 16;
  const asked = new Set([...measured, ...pointed, ...found.control]);
  /** Where a node is; its style is read only where somebody asks for it, or it leaves its place. */
  const row = (it, i, all, within) => {
    if (!it.getClientRects().length) return 0;
    const box = edges(it.getBoundingClientRect());
    const clip = within(it.parentElement);
    let flags = it.checkVisibility({ visibilityProperty: true }) ? SHOWN : 0;
    if (asked.has(i) || box[2] > all[clip][2]) {
      const style = getComputedStyle(it);
      flags |= (flags && it.checkVisibility({ opacityProperty: true }) ? PAINTED : 0)
        | (style.clipPath === "none" ? 0 : HEARD)
        | (style.textOverflow === "ellipsis" ? DOTS : 0)
        | (style.overflowX === "hidden" ? HIDES : 0);
    }
    return [...box, clip, flags];
  };

  const measure = (name) => {
    const { all, reach, within } = clips();
    const rows = nodes.map((it, i) => row(it, i, all, within));
    const sizes = {}, under = {};
    rows.forEach((it, i) => {
      if (!it) return;
      const node = nodes[i];
      if (measured.has(i)) {
        sizes[i] = [node.clientWidth, node.scrollWidth, node.clientHeight, node.scrollHeight];
      }
      if (pointed.has(i)) {
        const [left, top, right, bottom] = it;
        under[i] = indexOf(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      }
    });
    const page = [root.clientWidth, root.scrollWidth, innerHeight, root.scrollHeight];
    return { name, rows, clips: all, reach, sizes, under, page, scrolled: [] };
  };

  // --- looks

  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const colours = new Map();
  const rgba = (colour) => {
    if (!colours.has(colour)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      colours.set(colour, [r, g, b, a / 255]);
    }
    return colours.get(colour);
  };
  const blend = (over, alpha, under) =>
    [0, 1, 2].map((i) => over[i] * alpha + under[i] * (1 - alpha));
  /** The colour behind a node's text, null where that is a picture. */
  const ground = (it) => {
    const layers = [];
    for (let at = it; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.backgroundImage !== "none") return null;
      layers.push(rgba(style.backgroundColor));
      if (layers.at(-1)[3] > 0.99) break;
    }
    return layers.reduceRight((under, over) => blend(over, over[3], under), [255, 255, 255]);
  };
  /** Every text that is painted: its ink and its ground, its size in pixels and its weight. */
  const inks = () => {
    const all = new Map();
    const drawn = "[type=radio], [type=checkbox], [type=range]";
    const field = `:is(input:not(${drawn}), textarea, select)`;
    const says = (it) => it.matches(field) || [...it.childNodes].some(
      (child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
    for (const it of nodes) {
      if (!says(it) || it.closest("svg, option, .crypt-hear")) continue;
      if (!it.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (!it.getClientRects().length) continue;
      const style = getComputedStyle(it);
      let clear = 1;
      for (let at = it; at; at = at.parentElement) clear *= Number(getComputedStyle(at).opacity);
      const under = ground(it);
      const ink = rgba(style.color);
      const seen = under && blend(ink, ink[3] * clear, under).map(Math.round);
      all.set(indices.get(it), [seen, under?.map(Math.round) ?? null, parseFloat(style.fontSize),
        Number(style.fontWeight)]);
    }
    return Object.fromEntries(all);
  };

  // --- from room to room

  const cell = (width) => {
    document.body.toggleAttribute("data-voila", !width);
    app.parentElement.style.width = width ? `${width}px` : "";
  };
  const frame = window.frameElement;
  const before = frame && [frame.style.width, frame.style.height];
  for (const room of rooms) {
    if (room.width) {
      cell(room.cell);
      Object.assign(frame.style, { width: `${room.width}px`, height: `${room.height}px` });
      root.style.fontSize = `${room.text}px`;
    }
    const measures = measure(room.name);
    if (looks) measures.inks = inks();
    visit.rooms.push(measures);
    if (!room.width) {
      measures.scrolled = [document.scrollingElement, ...nodes].filter((it) => it.scrollTop)
        .map((it) => [indexOf(it), it.scrollTop]);
    }
  }
  if (rooms.some((it) => it.width)) {
    cell(0);
    root.style.fontSize = "";
    [frame.style.width, frame.style.height] = before;
  }
  return JSON.stringify(visit);
}
