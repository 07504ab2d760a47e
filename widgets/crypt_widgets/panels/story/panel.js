// The story: what just happened and why, what may be done now, and the rule behind it.

import { hasBar, offer } from "../../kit/bar-offers.js";
import { fill, h, keepFocus, morphChildren } from "../../kit/dom.js";
import { afterOthers, asker, hearAsked, askUnprompted, live, mayMove, ownNames, sayOfApp } from "../../kit/live.js";
import { logList, mayList, newsCard, ruleCard, undoing } from "./cards.js";
import { endCard, endOffers, scoreSheet } from "./end.js";

/** @import { RuleCard, Send, StoryData } from "../../kit/wire.js" */

function render({ model, el }) {
  const doc = el.ownerDocument;
  /** @type {Send} */
  const ask = asker(model, el);
  const panel = {
    el,
    doc,
    ask,
    own: ownNames(),
    spoken: h("div", { class: "st-live crypt-hear", role: "status", "aria-live": "polite" }),
    count: h("span", { class: "st-count u-text-2 u-soft u-figures" }),
    gauge: h("progress", { class: "st-gauge u-grows u-cut u-mark", max: "1", value: "0" }),
    steps: h("div", { class: "st-steps u-line u-gap-5 u-below-5 u-unseen" }),
    body: h("div", { class: "crypt-stack st-body u-gap-7" }),
    card: h("section", { class: "crypt-card crypt-story-card", tabindex: "-1" }),
    shownRule: null,
    opener: null, // what had the focus as a rule was asked for
    told: null,
    at: "", // the step shown
    whyAt: null, // the step whose reason, read before, is told whole
    redraw: () => {},
    mayOpen: false,
    owed: null, // what has been asked for, to be told at the end
  };
  layOut(panel);

  const endHearing = hearAsked(el, ({ do: what }) => {
    if (what === "rule") panel.opener = doc.activeElement;
  });
  // Who asks for it at the table wants the reason whole.
  const onWhy = (event) => {
    if (!el.closest(".crypt-app")?.contains(event.target)) return;
    panel.whyAt = panel.at;
    panel.redraw();
    // It may have been there already: the eye is led to it.
    if (mayMove()) panel.body.querySelector(".st-why")?.animate?.({ backgroundColor: ["var(--mark)", "transparent"] }, 900);
  };
  doc.addEventListener("crypt:why", onWhy);
  return live({ model, el }, (data, words) => draw(panel, data, words), () => {
    endHearing();
    doc.removeEventListener("crypt:why", onWhy);
    panel.spoken.remove();
  });
}

function layOut({ el, steps, gauge, count, card, spoken, body }) {
  steps.append(gauge, count);
  card.append(spoken, steps, body);
  el.replaceChildren(card);
}

/** @param {StoryData} data */
function draw(panel, data, words) {
  const { card } = panel;
  panel.at = data.at;
  panel.redraw = () => drawBody(panel, data, words);
  window.dispatchEvent(new CustomEvent("crypt:answered"));
  card.setAttribute("aria-label", words["story-label"] ?? "");
  if (data.viewer == null) delete card.dataset.player;
  else card.dataset.player = String(data.viewer);
  drawSteps(panel, data, words);
  drawBody(panel, data, words);
  sayOfApp(panel.el, "data-ending", Boolean(data.end));
  offer(panel.el, "end", endOffers(data.end, panel.el, panel.ask, () => card.focus()));
  workOut(panel, data.end?.chapter?.pending ?? null);
  moveFocus(panel, data.rule ?? null);
  tell(panel, data);
}

/**
 * @param {any} panel
 * @param {StoryData} data */
function drawBody(panel, data, words) {
  const { body, card, el } = panel;
  keepFocus(body, () => morphChildren(body, bodyParts(panel, data, data.rule ?? null, words)));
  card.classList.toggle("st-empty", !body.children.length);
  sayOfApp(el, "data-untold", !body.children.length);
}

/** What the end tells is worked out once it has been seen: that takes a moment. */
function workOut(panel, pending) {
  if (pending && !panel.owed) askUnprompted(panel.ask, pending);
  panel.owed = pending;
}

/** How far one has walked.
 *
 * @param {any} panel
 * @param {StoryData} data */
function drawSteps({ steps, gauge, count }, data, words) {
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
  const { ask, card, el, own } = panel;
  const besideTable = hasBar(el);
  if (besideTable && data.on_request && !data.end && panel.whyAt !== data.at) {
    return [rule && ruleCard(rule, words, ask, () => ask({ do: "close-rule" }), own)];
  }
  return [
    data.untold && h("p", { class: "u-soft", "data-key": "story-untold" }, [data.untold]),
    data.end
      ? endCard(data.end, words, ask, () => card.focus(), besideTable)
      : newsCard(data.news, words, ask, wholeReason(panel, data), besideTable),
    undoing(data, words, ask),
    rule && ruleCard(rule, words, ask, () => ask({ do: "close-rule" }), own),
    // Beside a table the question itself is there.
    mayList(data.may, besideTable ? words["story-may"] : data.may?.title ?? "", panel.mayOpen, (open) => {
      panel.mayOpen = open;
    }),
    scoreSheet(data.sheet),
    logList(data.log, words),
  ];
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

/** The news go to the live region once, also when two steps in a row say the same.
 *
 * @param {any} panel
 * @param {StoryData} told */
function tell(panel, { at, news, end }) {
  const { el, card, spoken, body, told: before } = panel;
  // Where one tool at a time is shown, what happens is heard behind every one of them.
  const home = el.closest(".crypt-tools-region") ?? card;
  if (spoken.parentElement !== home) home.prepend(spoken);
  const said = end ? [end.verdict, end.next] : [news?.title, news?.text];
  const text = said.filter(Boolean).join(end ? " " : ". ");
  if (before === `${at} ${text}`) return;
  panel.told = `${at} ${text}`;
  spoken.textContent = "";
  setTimeout(() => {
    spoken.textContent = text;
  }, 60);
  if (before === null || !mayMove()) return;
  body.querySelector(".st-news, .st-ending")?.animate(
    { opacity: [0.2, 1], transform: ["translateY(5px)", "none"] },
    { duration: 180, easing: "ease-out" },
  );
}

/** Into the rule when it opens, back to where it was asked for when it closes. Either may be in a tool
 * that is hidden until all have drawn.
 *
 * @param {RuleCard} rule */
function moveFocus(panel, rule) {
  const { opener, shownRule: before } = panel;
  panel.shownRule = rule?.id ?? null;
  if (before === panel.shownRule || !opener) return;
  const goal = rule ? title : () => openedFrom(panel, opener);
  const go = () => {
    const to = goal(panel) ?? panel.card;
    to.closest(".st-rule")?.scrollIntoView({ block: "nearest" });
    to.focus({ preventScroll: Boolean(rule) });
  };
  if (goal(panel)?.getClientRects().length) go();
  else afterOthers(go);
  if (!rule) panel.opener = null;
}

/** The title of the rule that is open. */
function title({ body }) {
  return body.querySelector(".st-rule h3");
}

/** What the rule was asked for with, which may have been drawn anew. */
function openedFrom({ el, doc }, opener) {
  // The page's own body is where the focus is when nothing has it: nothing to go back to.
  if (opener.isConnected) return opener === doc.body ? null : opener;
  const key = opener.dataset?.key;
  return key ? el.closest(".crypt-app")?.querySelector(`[data-key="${CSS.escape(key)}"]`) : null;
}

export default { render };
