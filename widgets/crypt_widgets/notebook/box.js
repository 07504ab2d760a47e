// A box with panels and boxes in it, where a page draws no other ipywidgets than anywidgets: marimo.

const REF = "anywidget:";
const INSIDE = "IPY_MODEL_";

/** A widget or a box, drawn in the place that waits for it. */
async function drawInside(ref, el, host, signal) {
  const model = await host.getModel(ref);
  if (model.get("children") !== undefined) {
    await drawBox(model, el, host, signal);
    return;
  }
  keepLooks(model, el, signal);
  const panel = await host.getWidget(ref);
  await panel.render({ el, signal });
}

async function drawBox(model, el, host, signal) {
  keepLooks(model, el, signal);
  const drawn = new Map();
  const fill = () => fillBox(model, el, drawn, host, signal);
  hear(model, "change:children", fill, signal);
  await fill();
}

/** Its classes on the page, as they change; a script gives it some of its own. */
function keepLooks(model, el, signal) {
  let given = [];
  const looked = () => {
    el.classList.remove(...given);
    given = model.get("_dom_classes");
    el.classList.add(...given);
  };
  hear(model, "change:_dom_classes", looked, signal);
  looked();
}

/** All that a box holds, in its order; what it held before goes, and what stays is left alone. */
async function fillBox(model, el, drawn, host, signal) {
  const refs = model.get("children").map((child) => child.replace(INSIDE, REF));
  for (const [ref, child] of drawn) {
    if (refs.includes(ref)) continue;
    drawn.delete(ref);
    child.ended.abort();
    child.place.remove();
  }
  const added = refs.filter((ref) => !drawn.has(ref));
  for (const ref of added) {
    const ended = new AbortController();
    signal.addEventListener("abort", () => ended.abort(), { signal: ended.signal });
    drawn.set(ref, { place: document.createElement("div"), ended });
  }
  inOrder(
    el,
    refs.map((ref) => drawn.get(ref).place),
  );
  await Promise.all(
    added.map((ref) => {
      const { place, ended } = drawn.get(ref);
      return drawInside(ref, place, host, ended.signal);
    }),
  );
}

/** Put what belongs there into its order; what stands in it already is not moved for nothing. */
function inOrder(el, places) {
  let next = null;
  for (const place of places.toReversed()) {
    let after = place.nextElementSibling;
    while (after && !places.includes(after)) after = after.nextElementSibling;
    if (place.parentElement !== el || after !== next) el.insertBefore(place, next);
    next = place;
  }
}

function hear(model, event, act, signal) {
  model.on(event, act);
  signal.addEventListener("abort", () => model.off(event, act));
}

/** Where the panels stand. Within a shadow, which marimo has around each widget, the page's focus, its
 * events and its fonts are out of reach: then it is before it, and shows through. */
function standing(el, signal) {
  const ground = document.createElement("div");
  const shadow = el.getRootNode();
  if (!(shadow instanceof ShadowRoot)) {
    el.replaceChildren(ground);
    return ground;
  }
  el.replaceChildren(document.createElement("slot"));
  // In a row of marimo's, what is as wide as its place would have none.
  ground.style.minWidth = "min(20rem, 80vw)";
  shadow.host.append(ground);
  signal.addEventListener("abort", () => ground.remove());
  return ground;
}

async function render({ model, el, host, signal }) {
  const place = document.createElement("div");
  standing(el, signal).append(place);
  await drawBox(model, place, host, signal);
}

export default { render };
