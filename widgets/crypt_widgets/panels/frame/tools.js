// What the tools of the bar do: a new game, save, load, share, about.

import { button, offerFile } from "../../kit/controls.js";
import { aboutText, loadForm, openDialog, settings } from "./dialogues.js";
import { fill, h } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";
import { onOwnPage } from "../../kit/live.js";
import { shareBanner } from "./banners.js";
import { addressOf, recordOf } from "./keep.js";
import { dayOf } from "../../kit/day.js";
import { newGameForm } from "./new-game.js";

/** @import { JudgedCards, Played, Notice } from "../../kit/wire.js" */

/** Say it for a while, and to ears. */
function say(panel, text) {
  clearTimeout(panel.toastTimer);
  panel.toast.textContent = text;
  panel.toastTimer = setTimeout(() => {
    panel.toast.textContent = "";
  }, 5_000);
}

/** The form for a new game; `wanted`: of this game, which can be changed there. */
export function newGame(panel, wanted = null) {
  const { dialog } = panel;
  const { setup = {} } = panel.data();
  const words = panel.words();
  const start = (choice) => {
    // The form stays until there is an answer: what is refused is mended in it.
    panel.starting = true;
    panel.ask({ do: "new", ...choice });
  };
  const day = button("frame-day", [icon("calendar"), words["frame-day"]], () => {
    dialog.close();
    panel.ask({ do: "learn-open", screen: "games" });
  });
  openDialog(dialog, words, "new", words["frame-new"], [
    h("div", { class: "u-fixed u-top-5 u-x-9" }, [day]),
    newGameForm(setup, wanted ?? setup.game, panel.keep().playing, words, start, () => dialog.close(), cardsJudge(panel)),
  ]);
}

let judging = 0;

/** Ask whether a game can be played with the cards of a file.
 *
 * @returns {(game: string, cards: string) => Promise<JudgedCards>} */
function cardsJudge({ model, ask }) {
  return (game, cards) =>
    new Promise((resolve) => {
      judging += 1;
      const n = judging;
      const hear = (answer) => {
        if (answer?.judged !== n) return;
        model.off("msg:custom", hear);
        resolve(answer);
      };
      model.on("msg:custom", hear);
      ask({ do: "judge-cards", game, cards, n });
    });
}

/** The answer to a new game: it has begun, or the form says why not.
 *
 * @param {Notice} trouble */
export function answerStart(panel, trouble) {
  panel.starting = false;
  const refused = panel.dialog.querySelector(".fr-refused");
  if (!trouble || !refused) {
    panel.dialog.close();
    return;
  }
  refused.textContent = trouble.text;
  refused.scrollIntoView({ block: "nearest" });
  panel.ask({ do: "close-trouble" });
}

/** What a game's file is called: by game and day, and by the scores of one that is over.
 *
 * @param {string} game
 * @param {Played} played
 * @param {Date} day */
function fileOfGame(game, { scores }, day) {
  return `${[game, dayOf(day), ...scores].join("-")}.json`;
}

export function save(panel) {
  const record = recordOf(panel.keep());
  if (!record) return;
  const name = fileOfGame(panel.data().game, panel.keep().played, new Date());
  offerFile(name, record);
  say(panel, fill(panel.words()["frame-saved"], { name }));
}

export function load(panel) {
  const words = panel.words();
  openDialog(panel.dialog, words, "load", words["frame-load"], [
    loadForm(words, (text) => {
      panel.dialog.close();
      panel.ask({ do: "load", text });
    }),
  ]);
}

/** Hosts whose address means this device, and on another device that other one. */
const OWN_HOST = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Whether nobody else can open the page's address: it is a file, or this device serves it. */
function opensHereOnly() {
  const { protocol, hostname } = window.location;
  return onOwnPage() && (protocol === "file:" || OWN_HOST.test(hostname));
}

// Labels: frame-copied frame-copied-page frame-copied-unsafe
// Labels: frame-share-field frame-share-field-page
export async function shareGame(panel) {
  const words = panel.words();
  const text = addressOf(panel.keep());
  const { place, seed } = panel.keep();
  // What others would see in it is not said of what they cannot open.
  const page = text && onOwnPage() && (place || (opensHereOnly() && seed !== null)) ? "-page" : "";
  const unsafe = !page && seed === null;
  await copyLink(panel, text, {
    told: words[`frame-copied${unsafe ? "-unsafe" : page}`],
    label: words[`frame-share-field${page}`],
    warning: unsafe ? words["frame-share-unsafe"] : "",
  });
}

/** Put a link on the clipboard, and say so if it opens here only; see `copyText`. */
export function copyLink(panel, text, { told, label, warning = "" }) {
  const here = opensHereOnly() ? panel.words()["frame-share-here"] : "";
  const all = (...said) => said.filter(Boolean).join(" ");
  return copyText(panel, text, { told: all(told, here), label, warning: all(warning, here) });
}

/** Pass on what a game has come to, in a few signs. */
export function passOn(panel, text) {
  const words = panel.words();
  return copyText(panel, text, { told: words["games-day-copied"], label: words["end-day"] });
}

/** Put a text on the clipboard and say so (`told`); or show it in a field, under its `label`. */
async function copyText(panel, text, { told, label, warning = "" }) {
  panel.share.replaceChildren();
  try {
    await navigator.clipboard.writeText(text);
    say(panel, told);
  } catch {
    // No clipboard on a page without https, or a refusal.
    showText(panel, text, panel.words(), label, warning);
  }
}

function showText({ share, top }, text, words, label, warning) {
  const looks = {
    readonly: true,
    "aria-label": label,
    "data-action": "share-field",
    onfocus: (event) => event.target.select(),
  };
  const lines = text.split("\n").length;
  const field = lines > 1 ? h("textarea", { ...looks, rows: lines }, [text]) : h("input", { ...looks, type: "text", value: text });
  const shut = () => {
    share.replaceChildren();
    // On a phone the button is in the menu, which is shut by now.
    const opener = top.querySelector('[data-action="share"]');
    (opener.offsetParent ? opener : top.querySelector('[data-action="menu"]')).focus();
  };
  share.replaceChildren(shareBanner(field, words, warning, shut));
  field.focus();
}

export function about(panel) {
  const words = panel.words();
  const { seed } = panel.keep();
  const told = seed ? fill(words["frame-about-seed"], { seed }) : words["frame-about-later"];
  const content = aboutText(`${panel.data().about}\n${told}`, words);
  openDialog(panel.dialog, words, "about", words["frame-about"], content);
}

export function openSettings(panel) {
  const words = panel.words();
  openDialog(panel.dialog, words, "settings", words["frame-settings"], settings(panel));
}
