// The table of Barter: who has how many gems, the offer, and buttons for what one may do.

import { fill, guard, h, keepFocus, live, mark, morphChildren, ownNames } from "../../static/dom.js";
import { deciding } from "../../static/deciding.js";

function render(context) {
  const { el } = context;
  let data = {};
  let words = {};
  /** @type {(message: object) => void} */
  let ask = () => {};
  const root = h("section", { class: "tb", tabindex: "-1", "data-testid": "barter" });
  el.replaceChildren(root);
  const { ruleLink, action, typeBox, field, asText, curtain, holdFocus } = deciding({
    root,
    prefix: ownNames()("barter"),
    say: (id, facts) => fill(words[id], facts ?? {}),
    send: (message) => ask(message),
    redraw: () => redraw(),
  });

  const play = (move) => ask({ do: "play", move });

  function onTyped(event) {
    event.preventDefault();
    const text = field().value.trim();
    if (text) play(text);
  }

  function seat(player) {
    return h(
      "li",
      { class: "toy-seat", "data-player": player.id, "data-asked": player.asked ? "" : null },
      mark(player.id, player.mark),
      h("strong", {}, player.name),
      h("span", { class: "toy-gems" }, player.gems_text),
      h("span", { class: "toy-choice" }, player.choice),
    );
  }

  function verdict() {
    const { verdict: told } = data;
    if (!told || told.legal) return null;
    return h("p", { role: "status", "data-key": "verdict", "data-verdict": told.final ? "final" : "bad" }, told.text, ruleLink(told.rule, "why"));
  }

  function askBox() {
    if (!data.ask) return null;
    return h(
      "section",
      { class: "toy-ask", "data-ask": data.ask.kind, "data-key": data.ask.id },
      h("p", { "data-testid": "prompt" }, data.ask.prompt),
      h(
        "div",
        { class: "tb-actions" },
        data.ask.moves.map(({ move, label }) => action(move, label, () => play(move), { sign: "check" })),
      ),
      verdict(),
      typeBox(data.ask.notation, null, onTyped),
    );
  }

  const redraw = guard(el, () => {
    root.setAttribute("aria-label", words["barter-label"]);
    const here = root.contains(document.activeElement) && document.activeElement !== root;
    keepFocus(root, () =>
      morphChildren(root, [
        h(
          "div",
          { class: "tb-all toy-all", "data-key": "all", inert: Boolean(data.curtain) },
          h("ul", { class: "toy-seats", "aria-label": words["barter-players"] }, data.players.map(seat)),
          data.offer ? h("p", { class: "toy-offer" }, data.offer) : null,
          askBox(),
          asText(data.text),
        ),
        curtain(data.curtain),
      ]),
    );
    holdFocus(data, here);
  });

  return live(context, (newData, newWords, newAsk) => {
    [data, words, ask] = [newData, newWords, newAsk];
    el.hidden = !data.players;
    if (el.hidden) root.replaceChildren();
    else redraw();
  });
}

export default { render };
