// Motion that explains: what was somewhere glides to where it is now. Every movement is worked out
// from what stands on the table before and after a redraw, so going back in time moves too.

import { mayMove } from "./live.js";

const GLIDE = 520;
const STAGGER = 55;

/** On a die that was dragged: the place where it was let go, from which it glides on. */
export const LET_GO = Symbol("where a drag ended");

/** On a table that has been redrawn: what stood where before, until the next frame. */
const BEFORE = Symbol("what stood where before");

/** Redraw with `draw`, then let everything that has a `data-flip` in `root` glide to its new place.
 * What is new glides in from the element that its `data-from` names, if it has one; what has kept its
 * `data-seat`, if it has one, only makes room for something else. Cards that are gone fly off, unless
 * the game went back in time (`leave` false).
 *
 * Where things have come to is asked at the next frame, which has to know it anyway: asked at once, it
 * would be worked out again for whatever other panels draw after this one. */
export function withMotion(root, leave, draw) {
  if (!mayMove() || document.hidden) return draw();
  // Of several redraws in one frame only the first finds what has been seen.
  if (!root[BEFORE]) {
    root[BEFORE] = standing(root, leave);
    requestAnimationFrame(() => moveOn(root));
  }
  return draw();
}

function standing(root, leave) {
  const places = new Map();
  const seats = new Map();
  for (const node of root.querySelectorAll("[data-flip]")) {
    places.set(node.dataset.flip, node[LET_GO] ?? node.getBoundingClientRect());
    node[LET_GO] = null;
    if (node.dataset.seat) seats.set(node.dataset.flip, node.dataset.seat);
  }
  return { places, seats, leaving: leave ? departures(root) : [] };
}

/** From where all stood to where it stands now. All places are read before anything is set moving:
 * in between, each would be worked out anew. */
function moveOn(root) {
  const before = root[BEFORE];
  root[BEFORE] = null;
  const ways = [...root.querySelectorAll("[data-flip]")].map((node) => wayOf(root, node, before));
  const flights = before.leaving.map((card) => flightOf(root, card));
  let turn = 0;
  for (const way of ways.filter(Boolean)) {
    if (way.far || way.node.dataset.tumble) glide(way, turn);
    if (way.far) turn += 1;
  }
  for (const flight of flights.filter(Boolean)) depart(root, flight);
}

/** From where to where a piece goes, if it is to be seen going. */
function wayOf(root, node, { places, seats }) {
  const { flip, seat } = node.dataset;
  if (seat && seat === seats.get(flip)) return null;
  const origin = node.dataset.from && root.querySelector(node.dataset.from);
  const from = places.get(flip) ?? origin?.getBoundingClientRect();
  const to = node.getBoundingClientRect();
  if (!from || !to.width) return null;
  return { node, from, to, far: Math.hypot(from.left - to.left, from.top - to.top) > 3 };
}

function glide({ node, from, to }, turn) {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const size = Math.min(Math.max(from.width / to.width, 0.3), 1.6);
  const lift = Math.min(28, Math.hypot(x, y) / 5);
  const roll = node.dataset.tumble ? 360 * (node.dataset.tumble === "2" ? 2 : 1) : 0;
  node.classList.add("tb-moving");
  const motion = node.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${size}) rotate(${-roll}deg)` },
      {
        transform: `translate(${x * 0.4}px, ${y * 0.4 - lift}px) scale(${(size + 1) / 2 + 0.06}) rotate(${-roll * 0.4}deg)`,
        offset: 0.5,
      },
      { transform: "none" },
    ],
    {
      duration: GLIDE + (roll ? 220 : 0),
      delay: turn * STAGGER,
      easing: "cubic-bezier(.3, .1, .2, 1)",
      fill: "backwards",
    },
  );
  const done = () => node.classList.remove("tb-moving");
  motion.finished.then(done, done);
}

/** The cards in the crypt now, each with its picture as it stands, in case they leave it. */
function departures(root) {
  return [...root.querySelectorAll(".tb-card[data-flip]")].map((card) => ({
    flip: card.dataset.flip,
    kind: card.dataset.kind,
    copy: card.cloneNode(true),
    rect: card.getBoundingClientRect(),
  }));
}

/** The way of a card that is gone from the crypt: to whoever took it, or to the box. */
function flightOf(root, { flip, kind, copy, rect }) {
  if (root.querySelector(`.tb-card[data-flip="${CSS.escape(flip)}"]`)) return null;
  const target =
    root.querySelector(`[data-gained="${kind}"]`) ?? root.querySelector("[data-place='box']");
  if (!target) return null;
  return { copy, rect, frame: root.getBoundingClientRect(), to: target.getBoundingClientRect() };
}

function depart(root, { copy, rect, frame, to }) {
  copy.removeAttribute("data-flip");
  copy.removeAttribute("data-slot");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  copy.classList.add("tb-flying");
  Object.assign(copy.style, {
    left: `${rect.left - frame.left}px`,
    top: `${rect.top - frame.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  root.append(copy);
  const x = to.left + to.width / 2 - (rect.left + rect.width / 2);
  const y = to.top + to.height / 2 - (rect.top + rect.height / 2);
  const flight = copy.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x * 0.85}px, ${y * 0.85}px) scale(.35)`, opacity: 0.9, offset: 0.8 },
      { transform: `translate(${x}px, ${y}px) scale(.15)`, opacity: 0 },
    ],
    { duration: 700, easing: "cubic-bezier(.4, 0, .3, 1)", fill: "forwards" },
  );
  const done = () => copy.remove();
  flight.finished.then(done, done);
}
