// The browser's copy of a list that grows with the game: Python sends only what is new in it.

// Not in the kit, which a page has once: each widget has a module of its own, and so its own copy,
// for all its views.
const copy = { number: null, items: [] };

/** What `added` brings, put into the copy; what does not follow on what is there asks for all. */
function take(model) {
  const added = model.get("added") ?? {};
  if (added.length === undefined) return;
  const follows = added.whole || added.number === copy.number + 1;
  if (added.whole || !follows) copy.items = [];
  copy.number = follows ? added.number : null;
  if (!follows) {
    model.send({ do: "whole" });
    return;
  }
  copy.items.length = added.length;
  for (const [place, item] of added.items) copy.items[place] = item;
}

/** Once for a widget, before any view of it is there: from now on nothing is missed. */
export function initialize({ model }) {
  take(model);
  model.on("change:added", () => take(model));
}

/** The whole list as it is now; empty while it is asked for. */
export function itemsNow() {
  return copy.items;
}
