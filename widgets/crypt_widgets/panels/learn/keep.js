// What the browser keeps of what was learned, and the foot of the screens: a file of it to take
// along, one to bring, all of it to be forgotten.

import { button, offerFile } from "../../kit/controls.js";
import { h } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";
import { remembered } from "../../kit/live.js";
import { remember } from "../../kit/memory.js";

/** @import { KeepBox, KeptLearning, SaidOfFile, Send } from "../../kit/wire.js" */

export const PROGRESS = "crypt.progress";
const ASIDE = "crypt.progress.unread";
const INVITED = "crypt.invited";
const DECLINED = "crypt.declined";
const FILE = "crypt-progress.json";
/** More of a file is not read: Python names what is too large long before. */
const MOST_READ = 1_000_000;

/** Tell Python what is kept; `elsewhere`: another page of this browser has kept it.
 *
 * @param {Send} ask
 * @param {string} text */
export function recall(ask, text, elsewhere = false) {
  const [invited, declined] = [remembered(INVITED) !== null, remembered(DECLINED)];
  ask({ do: "learn-keep", text, invited, declined, elsewhere, now: Date.now() });
}

/**
 * @param {any} panel
 * @param {KeptLearning} kept
 */
export function keepProgress(panel, { progress, unread }) {
  // What could not be read, perhaps a newer tutor's, is not written over.
  if (unread && remembered(ASIDE) === null) remember(ASIDE, remembered(PROGRESS) ?? "");
  if (progress == null || progress === panel.kept) return;
  panel.kept = progress;
  if (remembered(PROGRESS) !== progress) remember(PROGRESS, progress);
}

/** Out of sight: a button opens it. */
export function fileField(panel) {
  return h("input", {
    type: "file",
    hidden: true,
    accept: ".json,application/json",
    "data-action": "learn-file",
    onchange: () => bringFile(panel),
  });
}

async function bringFile(panel) {
  const chosen = panel.file.files[0];
  panel.file.value = "";
  if (!chosen) return;
  panel.note = null;
  panel.ask({ do: "learn-import", text: await chosen.slice(0, MOST_READ).text() });
}

function takeFile(panel, words) {
  offerFile(FILE, panel.model.get("data").keep.progress);
  panel.note = words["learn-exported"];
  panel.redraw();
}

function forgetting(panel, on) {
  panel.asking = on;
  panel.note = null;
  panel.redraw();
  panel.el.querySelector(`[data-action="${on ? "learn-forget-no" : "learn-forget"}"]`)?.focus();
}

/** @param {KeepBox} told */
export function foot(panel, told, words) {
  const { own, file, asking, note } = panel;
  const tool = (action, sign, press) =>
    button(action, [icon(sign), h("span", {}, [words[action]])], press);
  return h("section", { class: "crypt-row u-rows-6 u-columns-10 u-middle u-ends u-lined u-top-8", "aria-labelledby": own("keep"), "data-key": "keep" }, [
    h("div", {}, [
      h("h3", { id: own("keep") }, [words["learn-keep"]]),
      h("p", { class: "u-soft u-text-3" }, [words["learn-keep-about"]]),
    ]),
    h("div", { class: "crypt-row", "data-key": "keep-buttons" }, [
      told.any ? tool("learn-export", "save", () => takeFile(panel, words)) : null,
      tool("learn-import", "load", () => file.click()),
      told.any && !asking ? tool("learn-forget", "reload", () => forgetting(panel, true)) : null,
    ]),
    told.any && asking ? askWhetherSure(panel, words) : null,
    whatCameOfIt(note ? { tone: "good", title: null, text: note } : told.said),
  ]);
}

function askWhetherSure(panel, words) {
  const { ask, own } = panel;
  return h("div", { class: "crypt-row ln-sure u-own-line u-middle u-at-end", role: "group", "aria-labelledby": own("sure"), "data-key": "sure" }, [
    h("p", { class: "u-strong", id: own("sure") }, [words["learn-forget-ask"]]),
    button("learn-forget-yes", words["learn-forget-yes"], () => {
      panel.asking = false;
      ask({ do: "learn-forget" });
    }, { class: "u-bad u-edge-bad" }),
    button("learn-forget-no", words["learn-forget-no"], () => forgetting(panel, false)),
  ]);
}

const SAID = { good: "u-tone-good u-good-paper", bad: "u-tone-bad u-bad-paper" };

/** @param {SaidOfFile} said */
function whatCameOfIt(said) {
  return h("div", { class: "ln-said u-own-line u-if-any", role: "status", "data-key": "said" }, [
    said
      ? h("p", { class: ["u-flex u-gap-5 u-y-5 u-x-7 u-key u-toned", SAID[said.tone]], "data-said": said.tone }, [
          icon(said.tone === "good" ? "check" : "stop"),
          h("span", {}, [said.title ? h("strong", { class: "u-block" }, [said.title, " "]) : null, said.text]),
        ])
      : null,
  ]);
}
