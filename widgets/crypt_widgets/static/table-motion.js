// Motion that explains: what was somewhere glides to where it is now. Every movement is worked out
// from what stands on the table before and after a redraw, so going back in time moves too.

import { mayMove } from "./dom.js";

const GLIDE = 520;
const STAGGER = 55;

/** On a die that was dragged: the place where it was let go, from which it glides on. */
export const LET_GO = Symbol("where a drag ended");

/** Redraw with `draw`, then let everything that has a `data-flip` in `root` glide to its new place.
 * What is new glides in from the element that its `data-from` names, if it has one; what has kept its
 * `data-seat`, if it has one, only makes room for something else. Cards that are gone fly off, unless
 * the game went back in time (`leave` false). */
export function withMotion(root, leave, draw) {
  if (!mayMove() || document.hidden) return draw();
  const before = new Map();
  const seats = new Map();
  for (const node of root.querySelectorAll("[data-flip]")) {
    before.set(node.dataset.flip, node[LET_GO] ?? node.getBoundingClientRect());
    node[LET_GO] = null;
    if (node.dataset.seat) seats.set(node.dataset.flip, node.dataset.seat);
  }
  const leaving = leave ? departures(root) : [];
  const result = draw();
  let turn = 0;
  for (const node of root.querySelectorAll("[data-flip]")) {
    const origin = node.dataset.from && root.querySelector(node.dataset.from);
    const from = before.get(node.dataset.flip) ?? origin?.getBoundingClientRect();
    const to = node.getBoundingClientRect();
    if (!from || !to.width) continue;
    if (node.dataset.seat && node.dataset.seat === seats.get(node.dataset.flip)) continue;
    const far = Math.hypot(from.left - to.left, from.top - to.top);
    if (far > 3 || node.dataset.tumble) glide(node, from, to, turn);
    if (far > 3) turn += 1;
  }
  for (const card of leaving) depart(root, card);
  return result;
}

function glide(node, from, to, turn) {
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

/** A card that is gone from the crypt flies to whoever took it, or to the box. */
function depart(root, { flip, kind, copy, rect }) {
  if (root.querySelector(`.tb-card[data-flip="${CSS.escape(flip)}"]`)) return;
  const target =
    root.querySelector(`[data-gained="${kind}"]`) ?? root.querySelector("[data-place='box']");
  if (!target) return;
  const frame = root.getBoundingClientRect();
  const to = target.getBoundingClientRect();
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
