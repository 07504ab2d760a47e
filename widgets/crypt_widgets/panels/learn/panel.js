// Learning: the course as an overview, the puzzles by level, and the card of the task that is at
// the table. Python says what is done, what is asked and what is said to it.

import { hasBar, offer, TASK } from "../../kit/bar-offers.js";
import { keepFocus, morphChildren } from "../../kit/dom.js";
import { asker, live, ownNames, remembered } from "../../kit/live.js";
import { attend, follow, point, showSaid } from "./attend.js";
import { courseScreen, growBar } from "./course.js";
import { fileField, keepProgress, PROGRESS, recall } from "./keep.js";
import { leadTo } from "../../kit/lead-to.js";
import { loudOffers, taskCard } from "./task.js";
import { arrivals } from "../../kit/screens.js";

/** @import { Offer } from "../../kit/bar-offers.js" */
/** @import { LearnData, TaskCard } from "../../kit/wire.js" */

// Each widget gets a module of its own, so this is "once for this tutor", however often it is shown.
let recalled = false;

function render({ model, el }) {
  const ask = asker(model, el);
  const panel = {
    model,
    el,
    ask,
    own: ownNames(),
    arrive: arrivals(el),
    redraw: () => draw(panel, model.get("data") ?? {}, model.get("words") ?? {}),
    file: null,
    kept: model.get("data")?.keep?.progress ?? null,
    asking: false, // whether all is to be forgotten
    note: null, // what the last button of the foot has done
    shownScreen: null,
    shares: {}, // how far the bars were when they were last seen
    seen: new Map(), // what was done of lessons and puzzles when they were last seen
    task: { key: null, said: null, over: null },
    came: { at: null, since: 0 }, // which table there is, and when it came
    full: null, // the task of which all is shown on a phone too
    pointed: null, // the move whose button has been shown
    lastSaid: null,
  };
  panel.file = fileField(panel);

  /** Another page of this browser has kept something. */
  function onStorage(event) {
    if (event.key === PROGRESS && event.newValue) recall(ask, event.newValue, true);
  }

  window.addEventListener("storage", onStorage);
  const end = live({ model, el }, (data, words) => draw(panel, data, words), () =>
    window.removeEventListener("storage", onStorage),
  );
  if (!recalled) {
    recalled = true;
    recall(ask, remembered(PROGRESS));
  }
  return end;
}

/** @param {LearnData} told */
function draw(panel, told, words) {
  const { el, file } = panel;
  if (told.screen !== panel.shownScreen) {
    Object.assign(panel, { asking: false, note: null, shownScreen: told.screen });
  }
  const at = told.task?.at ?? null;
  if (at !== panel.came.at) panel.came = { at, since: performance.now() };
  const shown = whatIsShown(panel, told, words);
  el.classList.toggle("crypt-nothing", !shown);
  const pressed = document.activeElement?.closest(":is(.ln-buttons, .br) [data-action]");
  keepFocus(el, () => morphChildren(el, [shown, file]));
  offer(el, TASK, told.task && !told.screen ? barOffers(panel, told.task, words) : []);
  if (told.screen) growBar(panel, told.screen);
  if (told.keep) keepProgress(panel, told.keep);
  follow(el, pressed);
  attend(panel, told.task);
  point(panel, told.task?.points);
  showSaid(panel, told.sheet);
  panel.arrive(told.screen ?? told.task?.key ?? null);
}

/** What a task offers to the bar: the way on, or where its question is answered.
 *
 * @param {any} panel
 * @param {TaskCard} task
 * @returns {Offer[]} */
function barOffers({ el, ask }, task, words) {
  const offers = loudOffers(task, ask);
  if (!task.choices.length || task.outcome !== "going") return offers;
  const press = () => leadTo(el.querySelectorAll(".ln-choice.ln-none"));
  // What comes next at the table may be the very answer.
  return [...offers, { name: "choose-answer", label: words["learn-choose"], loud: true, leads: true, waits: task.at_once, press }];
}

/** @param {LearnData} told */
function whatIsShown(panel, told, words) {
  if (told.screen) return courseScreen(panel, told, words);
  if (!told.task) return null;
  return taskCard(told.task, words, panel.ask, panel.own, {
    came: panel.came.since,
    barred: hasBar(panel.el),
    full: panel.full === told.task.key,
    unfold: () => {
      panel.full = panel.full === told.task.key ? null : told.task.key;
      panel.redraw();
    },
  });
}

export default { render };
