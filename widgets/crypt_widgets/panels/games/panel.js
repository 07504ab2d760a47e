// My games: all that the browser has kept of what was played, as a list, with what it came to.

import { button, offerFile } from "../../kit/controls.js";
import { fill, h, keepFocus, labelled, morphChildren } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";
import { asker, live, ownNames } from "../../kit/live.js";
import { form } from "./form.js";
import { dayFormat, dayOf } from "../../kit/day.js";
import { fileName, fileOf, readGames } from "./file.js";
import { addGames, allGames, isRemoved, keptGame, openStored, removeGame, toldOf } from "./store.js";
import { keepsForGood } from "../../kit/memory.js";
import { arrivals, screenHead } from "../../kit/screens.js";

/** @import { DayCard, GameRow, GamesData, GamesSheet } from "../../kit/wire.js" */

/** After so long without an answer the browser keeps nothing, in milliseconds. */
const PATIENCE = 5_000;

function render({ model, el }) {
  const panel = {
    model,
    el,
    ask: asker(model, el),
    own: ownNames(),
    arrive: arrivals(el),
    open: false,
    off: false, // the browser keeps nothing
    lasts: true, // what it keeps stays for good
    note: null, // what came of the last file
    removing: null, // the game that somebody wants to be rid of
    redraw: () => draw(panel, model.get("data") ?? {}, model.get("words") ?? {}),
    file: h("input", {
      type: "file",
      hidden: true,
      accept: ".json,application/json",
      "data-action": "games-file",
      onchange: () => bringFile(panel),
    }),
  };

  /** Another page may have kept something meanwhile. */
  function onSeen() {
    if (panel.open && document.visibilityState === "visible") tell(panel);
  }

  document.addEventListener("visibilitychange", onSeen);
  return live({ model, el }, (data, words) => draw(panel, data, words), () =>
    document.removeEventListener("visibilitychange", onSeen),
  );
}

/** Python is told what there is, without the records. */
async function tell(panel) {
  let games = [];
  // A database may be there and never answer.
  const late = setTimeout(() => {
    panel.off = true;
    panel.redraw();
  }, PATIENCE);
  try {
    games = await allGames();
    panel.lasts = await keepsForGood();
    panel.off = false;
  } catch {
    panel.off = true;
  }
  clearTimeout(late);
  panel.ask(toldOf(games));
  panel.redraw(); // Python may have nothing new to say
}

/** @param {GamesData} data */
function draw(panel, data, words) {
  const { el, file } = panel;
  const open = Boolean(data.title);
  if (open && !panel.open) {
    Object.assign(panel, { note: null, removing: null });
    tell(panel);
  }
  panel.open = open;
  el.hidden = !open;
  keepFocus(el, () => morphChildren(el, [open ? screen(panel, data, words) : null, file]));
  panel.arrive(open ? "games" : null);
}

/** @param {GamesData} data */
function screen(panel, data, words) {
  const { head, title, about, sheet } = data;
  return h("div", { class: "sc-screen gm", "data-key": "screen-games" }, [
    screenHead(head, panel.ask),
    h("section", { class: "crypt-card gm-top u-grid u-rows-8 u-columns-11 u-y-9 u-x-10", "data-key": "top" }, [
      h("div", {}, [
        h("h2", { class: "u-bold u-text-10 u-leading-15 u-serif", tabindex: "-1", "data-arrive": "", "data-key": "screen-title" }, [title]),
        h("p", { class: "u-above-4 u-soft u-pretty" }, [about]),
      ]),
      sheet && sheet.figures.length ? whatTheyCameTo(sheet, words) : null,
    ]),
    sheet?.day ? theDay(panel, sheet.day, words) : null,
    sheet ? form(panel, sheet, (id) => openGame(panel, id), words) : null,
    sheet || panel.off ? null : h("div", { class: "crypt-bars", "data-key": "bars" }),
    panel.off ? h("p", { class: "gm-bad u-y-5 u-x-7 u-key u-toned u-tone-bad u-bad-paper", role: "status" }, [words["games-off"]]) : null,
    sheet?.none && !panel.off ? h("p", { class: "u-y-5 u-x-7 u-key u-toned", "data-key": "none" }, [sheet.none]) : null,
    sheet && sheet.games.length ? list(panel, sheet, data, words) : null,
    panel.off ? null : foot(panel, sheet, words),
  ]);
}

// --- the deal of the day -------------------------------------------------------------------------

/** @param {DayCard} day */
function theDay(panel, day, words) {
  const { id, share } = day;
  // The page may have been left open over night.
  const play = () => (id === null ? panel.ask({ do: "day-play", game: day.game, day: dayOf(new Date()) }) : openGame(panel, id));
  const title = panel.own("day");
  return h("section", { class: "crypt-card gm-day u-grid u-gap-5 u-y-8 u-x-10", "aria-labelledby": title, "data-key": "day" }, [
    h("h3", { class: "u-line u-gap-4 u-bold u-text-8 u-leading-2 u-serif", id: title }, [icon("calendar"), h("span", {}, [day.title])]),
    h("p", {}, [day.text]),
    share === null ? null : h("pre", { class: "gm-share u-key u-paper-2 u-normal u-text-4 u-leading-5 u-sans" }, [share]),
    h("p", { class: "crypt-note" }, [day.before]),
    h("div", { class: "crypt-row u-middle" }, [
      day.go === null
        ? null
        : button("day-play", [day.go], play, { class: share === null ? "crypt-main" : null }),
      share === null ? null : button("day-share", [icon("copy"), words["games-day-copy"]], () => passOn(panel, share)),
    ]),
  ]);
}

/** The frame passes a result on. */
function passOn({ el }, detail) {
  el.dispatchEvent(new CustomEvent("crypt:pass-on", { bubbles: true, detail }));
}

// --- what they came to ---------------------------------------------------------------------------

/** @param {GamesSheet} sheet */
function whatTheyCameTo({ summary, figures, ranks }, words) {
  return h("div", { class: "crypt-stack gm-sum", "data-key": "sum" }, [
    h("h3", { class: "crypt-kicker" }, [summary]),
    h(
      "dl",
      { class: "gm-figures u-row u-rows-4 u-columns-9" },
      figures.map(({ label, value }) => h("div", {}, [h("dt", { class: "u-soft u-text-2" }, [label]), h("dd", { class: "u-bold u-text-8 u-leading-2 u-serif u-figures" }, [value])])),
    ),
    ranks.length
      ? h(
          "ul",
          { class: "gm-ranks u-grid u-gap-2 u-text-3", "aria-label": words["games-ranks"] },
          ranks.map(({ name, count, share, width }) =>
            h("li", { class: "u-grid u-gap-5 u-middle" }, [
              h("span", {}, [name]),
              h("span", { class: "crypt-bar", "aria-hidden": "true" }, [h("span", { style: { width: `${width}%` } })]),
              h("span", { class: "u-soft u-text-end" }, [share]),
              h("strong", { class: "u-text-end" }, [String(count)]),
            ]),
          ),
        )
      : null,
  ]);
}

// --- the list ------------------------------------------------------------------------------------

/** @param {GamesSheet} sheet */
function list(panel, sheet, data, words) {
  const lang = panel.el.closest("[lang]")?.lang || undefined;
  const when = dayFormat(lang, { dateStyle: "medium", timeStyle: "short" });
  return h(
    "ol",
    { class: "u-grid u-gap-3", "aria-label": words["games-list"], "data-key": "list" },
    sheet.games.map((game) => row(panel, game, when.format(game.changed), words)),
  );
}

/** @param {GameRow} game */
function row(panel, game, when, words) {
  const { id, here, won, score, cost, like, share } = game;
  const going = score === null;
  return h("li", { class: "gm-game u-grid u-middle u-paper u-edged u-card", "data-key": `game-${id}`, "data-game": id }, [
    button(
      "games-open",
      [
        h("span", { class: "gm-when u-soft u-text-3" }, [when, here ? h("span", { class: "crypt-chip" }, [words["games-here"]]) : null]),
        h("span", { class: "gm-what" }, [h("strong", {}, [game.game]), " ", h("span", { class: "u-soft u-text-3" }, [game.who])]),
        h("span", { class: going ? "u-soft" : won && "u-good" }, [game.came]),
        h("span", { class: "gm-cost u-soft u-text-3 u-grid" }, [
          cost === null ? null : h("span", {}, [fill(words["games-cost"], { cost })]),
          like === null ? null : h("span", {}, [like]),
        ]),
        h("strong", { class: ["gm-score u-bold u-text-7 u-leading-2 u-serif u-figures u-text-end", going && "u-soft"] }, [score]),
      ],
      () => openGame(panel, id),
      { class: "gm-open u-borderless u-grid u-rows-1 u-columns-6 u-middle u-y-4 u-x-7 u-bare u-normal u-text-start", title: words["games-open"], "data-key": `open-${id}` },
    ),
    share === null
      ? null
      : button("games-pass-on", [icon("copy")], () => passOn(panel, share), {
          class: "crypt-close",
          "aria-label": labelled(words, words["games-day-copy"], `${game.game}, ${when}`),
          title: words["games-day-copy"],
          "data-key": `pass-on-${id}`,
        }),
    panel.removing === id
      ? askWhetherSure(panel, game, words)
      : button("games-remove", [icon("close")], () => removing(panel, id), {
          class: "crypt-close",
          "aria-label": labelled(words, words["games-remove"], `${game.game}, ${when}`),
          title: words["games-remove"],
          "data-key": `remove-${id}`,
        }),
  ]);
}

async function openGame(panel, id) {
  const kept = await keptGame(id).catch(() => undefined);
  if (!kept || isRemoved(kept)) {
    tell(panel); // another page has removed it
    return;
  }
  openStored(panel.ask, kept);
}

function removing(panel, id) {
  const before = panel.removing;
  panel.removing = id;
  panel.redraw();
  const key = id === null ? `remove-${before}` : "games-no";
  panel.el.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

/**
 * @param {any} panel
 * @param {GameRow} game */
function askWhetherSure(panel, { id, remove }, words) {
  const title = panel.own("sure");
  return h("div", { class: "crypt-row gm-sure u-across u-middle u-at-end", role: "group", "aria-labelledby": title, "data-key": "sure" }, [
    h("p", { class: "u-strong", id: title }, [remove]),
    button("games-yes", words["games-yes"], async () => {
      panel.removing = null;
      await removeGame(id);
      await tell(panel);
      panel.el.querySelector("[data-arrive]")?.focus();
    }, { class: "u-bad u-edge-bad" }),
    button("games-no", words["games-no"], () => removing(panel, null)),
  ]);
}

// --- all of them as a file -----------------------------------------------------------------------

/** @param {GamesSheet | null} sheet */
function foot(panel, sheet, words) {
  const { own, note, file } = panel;
  const tool = (action, sign, press) =>
    button(action, [icon(sign), h("span", {}, [words[action]])], press);
  return h("section", { class: "crypt-row u-rows-6 u-columns-10 u-middle u-ends u-lined u-top-8", "aria-labelledby": own("keep"), "data-key": "keep" }, [
    h("div", {}, [
      h("h3", { id: own("keep") }, [words["games-keep"]]),
      h("p", { class: "crypt-note" }, [words["games-keep-about"]]),
      sheet?.games.length && !panel.lasts ? h("p", { class: "crypt-note", "data-key": "safari" }, [words["games-safari"]]) : null,
    ]),
    h("div", { class: "crypt-row" }, [
      sheet?.games.length ? tool("games-export", "save", () => takeFile(panel, words)) : null,
      tool("games-import", "load", () => file.click()),
    ]),
    h("div", { class: "gm-said u-own-line u-if-any", role: "status", "data-key": "said" }, [
      note ? h("p", { class: ["u-y-5 u-x-7 u-key u-toned", note.tone === "good" ? "u-tone-good u-good-paper" : "u-tone-bad u-bad-paper"], "data-said": note.tone }, [note.text]) : null,
    ]),
  ]);
}

async function takeFile(panel, words) {
  const name = fileName(new Date());
  offerFile(name, fileOf(await allGames()));
  panel.note = { tone: "good", text: fill(words["games-exported"], { name }) };
  panel.redraw();
}

async function bringFile(panel) {
  const chosen = panel.file.files[0];
  panel.file.value = "";
  if (!chosen) return;
  const note = await whatCameOf(chosen, panel.model.get("words"));
  Object.assign(panel, { note });
  panel.redraw();
  tell(panel);
}

async function whatCameOf(file, words) {
  const read = await readGames(file);
  if ("wrong" in read) return { tone: "bad", text: words[read.wrong] };
  const { games } = read;
  try {
    const count = await addGames(games);
    const text = fill(words["games-imported"], { added: String(count), known: String(games.length - count) });
    return { tone: "good", text };
  } catch {
    return { tone: "bad", text: words["games-off"] }; // nothing of it was kept
  }
}

export default { render };
