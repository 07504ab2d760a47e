// The story: what just happened and why, what may be done now, the rule behind it, and the row of
// buttons that walks through the game.

import {
  asker, fill, h, icon, keepFocus, live, mayMove, morphChildren, ownNames,
} from "./dom.js";
import { playingOn } from "./play-on.js";
import { STEP_KEYS, keysOn, stepAsked, titleWithKeys } from "./step-keys.js";
import { logList, mayList, newsCard, ruleCard, scoreSheet, undoing } from "./story-cards.js";

/** @import { RuleCard, Send, StoryData } from "./wire.js" */

/** A button of the bottom row: kept through every redraw, so that the focus stays on it. */
function barButton(action, sign, press) {
  const label = h("span", { class: "st-bar-label" });
  const keys = STEP_KEYS[action];
  const mark = keys && h("kbd", { class: "st-key", "aria-hidden": "true" }, keys.shown);
  const button = h(
    "button",
    {
      type: "button",
      class: `st-bar-button st-${action}`,
      "data-action": action,
      "aria-keyshortcuts": keys?.told ?? null,
      onclick: () => {
        if (button.getAttribute("aria-disabled") !== "true") press();
      },
    },
    sign === "left" ? [icon(sign), label, mark] : [label, mark, icon(sign)],
  );
  return {
    button,
    update(text, enabled) {
      label.textContent = text ?? "";
      button.setAttribute("aria-label", text ?? "");
      button.title = titleWithKeys(text ?? "", action);
      mark?.toggleAttribute("hidden", !keysOn());
      // Not `disabled`: a button that goes dead under the finger must not lose the focus.
      button.setAttribute("aria-disabled", String(!enabled));
    },
  };
}

function render({ model, el }) {
  const doc = el.ownerDocument;
  /** @type {Send} */
  const ask = asker(model);
  const panel = {
    el,
    doc,
    ask,
    own: ownNames(),
    spoken: h("div", { class: "st-live crypt-hear", role: "status", "aria-live": "polite" }),
    back: barButton("back", "left", () => ask({ do: "back" })),
    next: barButton("next", "right", () => ask({ do: "next" })),
    onward: barButton("continue", "fast", () => ask({ do: "continue" })),
    onAlone: barButton("play-on", "play", () => panel.alone.press()),
    heard: h("div", { class: "crypt-hear", role: "status", "aria-live": "polite" }),
    words: {},
    canGo: false,
    running: false,
    count: h("span", { class: "st-count" }),
    gauge: h("progress", { class: "st-gauge", max: "1", value: "0" }),
    steps: h("div", { class: "st-steps" }),
    body: h("div", { class: "st-body" }),
    bar: h("div", { class: "crypt-story-bar", role: "group" }),
    card: h("section", { class: "crypt-card crypt-story-card" }),
    shownRule: null,
    opener: null, // what had the focus as a rule was asked for
    told: null,
    shownAt: null,
    whyAt: null, // the step whose reason, read before, is told whole
    redraw: () => {},
    decided: false, // somebody has just decided
    // On a phone the treasures come first: the list is one press away.
    mayOpen: !window.matchMedia("(max-width: 700px)").matches,
  };
  layOut(panel);
  panel.alone = playingOn(doc, () => ask({ do: "next" }), (running) => tellPlaying(panel, running));

  const onAsked = (event) => {
    if (event.detail?.do === "rule") panel.opener = doc.activeElement;
    if (event.detail?.do === "play") panel.decided = true;
  };
  const onPlainKey = (event) => onKey(panel, event);
  window.addEventListener("crypt:asked", onAsked);
  doc.addEventListener("keydown", onPlainKey);
  return live({ model, el }, (data, words) => draw(panel, data, words), () => {
    panel.alone.stop();
    window.removeEventListener("crypt:asked", onAsked);
    doc.removeEventListener("keydown", onPlainKey);
  });
}

function layOut({ el, bar, back, next, onward, onAlone, heard, steps, gauge, count, card, spoken, body }) {
  bar.append(back.button, next.button, onward.button, onAlone.button, heard);
  steps.append(gauge, count);
  card.append(spoken, steps, body);
  el.replaceChildren(bar, card);
}

/** @param {StoryData} data */
function draw(panel, data, words) {
  const { body, card } = panel;
  panel.redraw = () => drawBody(panel, data, words);
  window.dispatchEvent(new CustomEvent("crypt:answered"));
  card.setAttribute("aria-label", words["story-label"] ?? "");
  panel.words = words;
  drawBar(panel, data, words);
  panel.alone.drawn(data.can_next);
  drawBody(panel, data, words);
  card.classList.toggle("st-empty", !body.children.length);
  moveFocus(panel, data.rule ?? null);
  followDecision(panel, data.can_next);
  requestAnimationFrame(() => comeIntoSight(panel, data));
  tell(panel, data);
}

/**
 * @param {any} panel
 * @param {StoryData} data */
function drawBody(panel, data, words) {
  const { body } = panel;
  keepFocus(body, () => morphChildren(body, bodyParts(panel, data, data.rule ?? null, words)));
}

/** The buttons, and how far one has walked.
 *
 * @param {any} panel
 * @param {StoryData} data */
function drawBar(panel, data, words) {
  const { bar, back, next, onward, steps, gauge, count } = panel;
  panel.canGo = data.can_next;
  drawPlaying(panel);
  bar.setAttribute("aria-label", words["story-steps"] ?? "");
  back.update(words["story-back"], data.can_back);
  next.update(data.next_label, data.can_next);
  onward.update(data.continue_label, data.can_continue);
  steps.hidden = (data.steps ?? 0) < 2;
  gauge.max = Math.max(data.steps ?? 1, 1);
  gauge.value = data.step ?? 0;
  gauge.setAttribute("aria-label", words["story-progress"] ?? "");
  count.textContent = fill(words["story-step"], { step: data.step, steps: data.steps });
}

/**
 * @param {StoryData} data
 * @param {RuleCard} rule
 */
function bodyParts(panel, data, rule, words) {
  const { ask, own } = panel;
  return [
    newsCard(data.news, words, ask, wholeReason(panel, data)),
    undoing(data, words, ask),
    rule && ruleCard(rule, words, ask, () => ask({ do: "close-rule" }), own),
    mayList(data.may, panel.mayOpen, (open) => {
      panel.mayOpen = open;
    }),
    scoreSheet(data.sheet),
    logList(data.log, words),
  ];
}

/** The button of what goes on by itself, which stops it while it does.
 *
 * @param {any} panel */
function drawPlaying({ onAlone, words, running, canGo }) {
  onAlone.update(words[running ? "story-playing-stop" : "story-play-on"], canGo || running);
  const sign = running ? "pause" : "play";
  if (onAlone.button.dataset.sign === sign) return;
  onAlone.button.dataset.sign = sign;
  onAlone.button.querySelector(".crypt-icon").replaceWith(icon(sign));
}

/** Who does not see it hears that it goes on, and that it has stopped. */
function tellPlaying(panel, running) {
  panel.running = running;
  panel.heard.textContent = panel.words[running ? "story-playing" : "story-stopped"] ?? "";
  drawPlaying(panel);
}

/** Whether the reason of this step is told whole though it was read before: a press says so.
 *
 * @param {any} panel
 * @param {StoryData} data */
function wholeReason(panel, data) {
  return {
    open: panel.whyAt === data.at,
    toggle() {
      panel.whyAt = panel.whyAt === data.at ? null : data.at;
      panel.redraw();
    },
  };
}

// --- eyes, ears and the keyboard -----------------------------------------------------------------

/** On a phone the story may be far above or below: who steps on is shown what has happened.
 *
 * @param {StoryData} data */
function comeIntoSight(panel, data) {
  const { el, bar, card, shownAt } = panel;
  const stepped = shownAt !== null && data.at !== shownAt;
  panel.shownAt = data.at;
  // Beside the table, or with somebody to decide, there is nothing to look for.
  const beside = window.getComputedStyle(bar).position !== "sticky";
  const app = el.closest(".crypt-app");
  if (!stepped || beside || !data.news || app?.querySelector("[data-ask]")) return;
  const { top, bottom } = card.getBoundingClientRect();
  if (top < 0 || bottom > bar.getBoundingClientRect().top) {
    card.scrollIntoView({ block: "start", behavior: mayMove() ? "smooth" : "auto" });
  }
}

/** Who has just decided on the table goes on from there: with Next, not past all treasures. */
function followDecision(panel, canNext) {
  const { doc, next } = panel;
  const from = doc.activeElement;
  const onTable = from === doc.body || from?.closest(".tb");
  if (panel.decided && canNext && onTable) next.button.focus({ preventScroll: true });
  panel.decided = false;
}

/** The news go to the live region once, also when two steps in a row say the same.
 *
 * @param {any} panel
 * @param {StoryData} told */
function tell(panel, { at, news }) {
  const { spoken, body, told: before } = panel;
  const text = news ? [news.title, news.text].filter(Boolean).join(". ") : "";
  if (before === `${at} ${text}`) return;
  panel.told = `${at} ${text}`;
  spoken.textContent = "";
  setTimeout(() => {
    spoken.textContent = text;
  }, 60);
  if (before === null || !mayMove()) return;
  body.querySelector(".st-news")?.animate(
    { opacity: [0.2, 1], transform: ["translateY(5px)", "none"] },
    { duration: 180, easing: "ease-out" },
  );
}

/** Into the rule when it opens, back to where it was asked for when it closes.
 *
 * @param {RuleCard} rule */
function moveFocus(panel, rule) {
  const { el, doc, body, next, opener, shownRule: before } = panel;
  panel.shownRule = rule?.id ?? null;
  if (before === panel.shownRule || !opener) return;
  if (rule) {
    body.querySelector(".st-rule").scrollIntoView({ block: "nearest" });
    body.querySelector(".st-rule h3").focus({ preventScroll: true });
    return;
  }
  const key = opener.dataset?.key;
  const again = opener.isConnected
    ? opener
    : key && el.closest(".crypt-app")?.querySelector(`[data-key="${CSS.escape(key)}"]`);
  // The page's own body is where the focus is when nothing has it: nothing to go back to.
  (again && again !== doc.body ? again : next.button).focus();
  panel.opener = null;
}

/** A key that walks through the game presses its button. */
function onKey({ el, bar, next, onward, back }, event) {
  const action = stepAsked(event, el.closest(".crypt-app") ?? el);
  // Behind a screen, such as the course, nothing goes on.
  if (!action || !bar.getClientRects().length) return;
  event.preventDefault();
  ({ next, continue: onward, back })[action].button.click();
}

export default { render };
