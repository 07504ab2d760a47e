// The first screen: a card for each game, the one played last first; below them what there is today.

import { button } from "../../kit/controls.js";
import { dayOf } from "../../kit/day.js";
import { h, keepFocus, labelled, morphChildren } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";
import { asker, live, ownNames } from "../../kit/live.js";
import { arrivals } from "../../kit/screens.js";
import { allGames, isRemoved, openStored, toldOf } from "../games/store.js";

/** @import { DayOnOffer, DueOnOffer, GameOnOffer, HomeSheet } from "../../kit/wire.js" */
/** @import { StoredGame } from "../games/store.js" */

/** How long the cards wait for the browser's database, which says which game comes first, in milliseconds. */
const PATIENCE = 500;

function render({ model, el }) {
  const panel = {
    model,
    el,
    ask: asker(model, el),
    own: ownNames(),
    arrive: arrivals(el),
    open: false,
    shown: false,
    /** @type {StoredGame[] | null} */
    kept: null, // the last changed first; null until the browser has told
    redraw: () => draw(panel, model.get("data") ?? {}, model.get("words") ?? {}),
  };
  return live({ model, el }, (data, words) => draw(panel, data, words));
}

async function look(panel) {
  const late = setTimeout(() => {
    panel.kept ??= [];
    panel.redraw();
  }, PATIENCE);
  const all = await allGames().catch(() => []);
  clearTimeout(late);
  panel.kept = all.filter((game) => !isRemoved(game)).sort((one, other) => other.changed - one.changed);
  panel.redraw();
  panel.ask(toldOf(all));
  if (!panel.shown) whenIdle(() => panel.ask({ do: "home-shown" }));
  panel.shown = true;
}

/** Run something when the browser has nothing else to do, or soon after. */
function whenIdle(run) {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 300); // Safari
}

/** @param {HomeSheet} data */
function draw(panel, data, words) {
  const { el } = panel;
  const open = Boolean(data.title);
  if (open && !panel.open) look(panel);
  panel.open = open;
  el.hidden = !open;
  const shown = open && panel.kept ? screen(panel, data, words) : null;
  keepFocus(el, () => morphChildren(el, [shown]));
  panel.arrive(shown ? "home" : null);
}

/** @param {HomeSheet} data */
function screen(panel, data, words) {
  const { title, about, games, day, due } = data;
  /** @param {GameOnOffer} game */
  const last = ({ id, waits }) => (waits ? Infinity : panel.kept.find(({ played }) => played.game === id)?.changed ?? 0);
  const ordered = [...games].sort((one, other) => Number(last(one) < last(other)) - Number(last(other) < last(one)));
  return h("div", { class: "sc-screen ho", "data-key": "screen-home" }, [
    h("header", { class: "ho-head", "data-key": "head" }, [
      h("h2", { class: "u-bold u-text-10 u-leading-15 u-serif u-balanced", tabindex: "-1", "data-arrive": "", "data-key": "screen-title" }, [title]),
      h("p", { class: "u-above-4 u-text-6 u-leading-5 u-soft u-pretty" }, [about]),
    ]),
    h("ul", { class: "ho-games u-grid", "data-key": "games" }, ordered.map((game) => card(panel, game, words))),
    day || due.length
      ? h("ul", { class: "ho-today crypt-card u-grid u-gap-5 u-y-7 u-x-9", "aria-label": words["home-today"], "data-key": "today" }, [
        day && theDay(panel, day),
        ...due.map((each) => whatIsDue(panel, each)),
      ])
      : null,
  ]);
}

/** A game's card: what it is, and its buttons.
 *
 * @param {GameOnOffer} game */
function card(panel, game, words) {
  const { id, name, about, facts, learn, waits } = game;
  const { ask } = panel;
  const cover = panel.model.get("covers")?.[id];
  const open = panel.kept.find(({ played }) => played.game === id && !played.scores.length);
  const title = panel.own(`game-${id}`);
  /** A button whose name for screen readers includes the game's. */
  const way = (action, sign, label, press, looks) =>
    button(action, [looks && icon(sign), h("span", {}, [label])], press, {
      class: `ho-way u-finger u-y-3 u-x-6 ${looks}`,
      "aria-label": labelled(words, label, name),
      "data-key": `${action}-${id}`,
    });
  const goOn = () => {
    if (waits) ask({ do: "learn-leave" });
    else openStored(ask, open);
  };
  const play = ({ currentTarget }) => currentTarget.dispatchEvent(new CustomEvent("crypt:new-game", { bubbles: true, detail: id }));
  return h("li", { class: "ho-game crypt-card u-grid u-cut", "aria-labelledby": title, "data-game": id, "data-key": `game-${id}` }, [
    cover ? h("img", { class: "ho-cover u-cut", alt: "", src: `data:image/svg+xml,${encodeURIComponent(cover)}` }) : null,
    h("div", { class: "ho-text u-slim" }, [
      h("h3", { class: "u-bold u-text-8 u-leading-2 u-serif", id: title }, [name]),
      h("p", { class: "u-above-3 u-leading-4 u-pretty" }, [about]),
      h("p", { class: "u-above-3 u-text-3 u-soft" }, [facts]),
    ]),
    h("div", { class: "ho-ways crypt-row u-rows-3 u-columns-4 u-middle" }, [
      (waits || open) && way("home-continue", "play", words["home-continue"], goOn, "crypt-main"),
      way("home-learn", "cap", learn, () => ask({ do: "home-learn", game: id }), waits || open ? "" : "crypt-main"),
      way("home-play", "plus", words["home-play"], play, ""),
      way("home-rules", "book", words["home-rules"], () => ask({ do: "home-rules", game: id }), ""),
    ]),
  ]);
}

/** @param {DayOnOffer} day */
function theDay(panel, day) {
  const { game, title, text, go } = day;
  const play = () => {
    const today = dayOf(new Date());
    const tried = panel.kept.find(({ played }) => played.game === game && played.day === today);
    if (tried) openStored(panel.ask, tried);
    else panel.ask({ do: "day-play", game, day: today });
  };
  return line("day", "calendar", title, text, go, play);
}

/** @param {DueOnOffer} due */
function whatIsDue(panel, due) {
  const { game, text, go } = due;
  return line(`due-${game}`, "reload", text, "", go, () => panel.ask({ do: "home-review", game }));
}

function line(key, sign, title, text, go, press) {
  return h("li", { class: "ho-line u-grid u-sign-first u-rows-2 u-columns-6 u-middle", "data-key": key }, [
    icon(sign),
    h("div", { class: "u-slim u-leading-4" }, [h("p", { class: "u-strong" }, [title]), text ? h("p", { class: "u-soft" }, [text]) : null]),
    go === null ? null : button(`home-${key}`, [go], press, { class: "ho-go u-finger u-y-3 u-x-7" }),
  ]);
}

export default { render };
