// What lies around the crypt: deck, box, and collectors.

import { h, icon, mark } from "../../static/dom.js";
import { ruleLink } from "../../static/deciding.js";
import { say } from "../../static/table-state.js";
import { emblem } from "./table-art.js";
import { dieOf } from "./table-dice.js";
import { playerBy } from "./table-lookup.js";
import { fleetAt } from "./table-names.js";

export function deckAndBox(table) {
  const { data } = table;
  const deck = data.deck ?? { count: 0 };
  // The back of its card shows its kind, if that is told.
  const top = deck.kind ? h("i", { class: "tb-top", "data-kind": deck.kind }, emblem(deck.kind)) : h("i", {});
  const box = data.box ?? { count: 0 };
  const players = data.players ?? [];
  const resting = players.flatMap((p) => fleetAt(table, p.id, "box").map((die) => [p, die]));
  return h(
    "div",
    { class: "tb-middle", "data-key": "middle" },
    h(
      "div",
      { class: `tb-deck${deck.count ? "" : " tb-out"}`, role: "img", "aria-label": deck.label, title: deck.label, "data-place": "deck", "data-testid": "deck" },
      h("span", { class: "tb-stack", "aria-hidden": "true" }, h("i", {}), h("i", {}), top),
      h("span", { class: "tb-caption", "aria-hidden": "true" }, say(table, "table-deck"), ` · ${deck.count}`),
    ),
    h(
      "div",
      { class: "tb-box", role: "img", "aria-label": box.label, title: box.label, "data-place": "box", "data-testid": "box" },
      h(
        "span",
        { class: "tb-rest", "aria-hidden": "true" },
        resting.map(([player, die]) => dieOf(player, die)),
      ),
      h("span", { class: "tb-caption", "aria-hidden": "true" }, say(table, "table-box"), box.count ? ` · ${box.count}` : ""),
    ),
  );
}

/** The treasures in the box: who plays alone may look through them at any time. */
export function discards(table) {
  const { treasures = [], label } = table.data.box ?? {};
  if (!treasures.length) return null;
  return h(
    "details",
    { class: "tb-discards", "data-key": "discards" },
    h("summary", { "data-action": "discards", "data-key": "discards-title" }, label),
    h("ul", {}, treasures.map((line) => h("li", {}, line))),
  );
}

export function collectorTile(table, c) {
  const progress = c.progress ?? [];
  return h(
    "li",
    { "data-key": c.kind },
    h(
      "details",
      { class: "tb-collector", "data-collector": c.kind, "data-kind": c.kind },
      h(
        "summary",
        { "data-key": `collector-${c.kind}` },
        h("span", { class: "tb-seal" }, emblem(c.kind)),
        h(
          "span",
          { class: "tb-collector-words" },
          h("span", { class: "tb-collector-name" }, h("b", {}, c.name), h("span", { class: "tb-side" }, c.side)),
          h("span", { class: "tb-pays" }, c.pays),
        ),
        h(
          "span",
          { class: "tb-progress" },
          progress.map((p) =>
            h(
              "span",
              { class: `tb-far-along${p.met ? " tb-met" : ""}`, "data-player": p.player, "data-key": `p-${p.player}` },
              progress.length > 1
                ? [mark(p.player, playerBy(table.data, p.player).mark), h("span", { class: "crypt-hear" }, `${p.name}: `)]
                : null,
              h("span", {}, p.text),
              p.met ? icon("check") : null,
              progress.length === 1 ? meter(p) : null,
            ),
          ),
        ),
        h("span", { class: "tb-open", "aria-hidden": "true" }, icon("down")),
      ),
      h(
        "div",
        { class: "tb-detail" },
        h("p", {}, c.detail),
        progress.length > 1
          ? h(
              "ul",
              { class: "tb-standing" },
              progress.map((p) =>
                h("li", { "data-player": p.player }, mark(p.player, playerBy(table.data, p.player).mark), h("span", {}, `${p.name}: ${p.text}`), meter(p)),
              ),
            )
          : null,
        c.rule ? ruleLink(table, c.rule, `collector-rule-${c.kind}`) : null,
      ),
    ),
  );
}

function meter(p) {
  const need = Math.min(p.need ?? 0, 6);
  return h(
    "span",
    { class: "tb-meter", "aria-hidden": "true" },
    Array.from({ length: need }, (_, i) => h("i", { class: i < p.have ? "tb-have" : null })),
  );
}
