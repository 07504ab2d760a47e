// Where the eyes and the keyboard go as the review comes, and as an exercise goes on.

import { afterOthers } from "../../../kit/live.js";
import { bring, placeOf } from "./sight.js";

/** The eyes and the keyboard go where something new is: the exercise, its end, the review. */
export function attend(panel, data) {
  const { el, before: last } = panel;
  const { exercise } = data;
  const how = exercise ? `${exercise.tried} ${exercise.judged?.how} ${exercise.ended}` : null;
  if (data.state === "told" && panel.wanted) {
    panel.wanted = false;
    bring(el.querySelector(".rv"));
  }
  // The button that asked for the better move is gone: what it showed takes its place.
  if (panel.revealed !== null && el.querySelector(`[data-key="why-${panel.revealed}"]`)) {
    focusOn(el, `[data-key="why-${panel.revealed}"]`);
    panel.revealed = null;
  }
  panel.before = { state: data.state, node: exercise?.node ?? null, how };
  if (last.state === null) return;
  if (exercise && (exercise.node !== last.node || (how !== last.how && (exercise.judged || exercise.ended)))) {
    focusOn(el, '[data-key="exercise-title"]');
  } else if (!exercise && last.state === "exercise") {
    focusOn(el, `[data-key="exercise-${last.node}"]`);
  }
}

function focusOn(el, selector) {
  afterOthers(() => {
    const found = el.querySelector(selector);
    found?.focus({ preventScroll: true });
    bringNews(found?.closest(".rv-exercise, .rv-card"));
  });
}

/** Bring a card into sight, and in it what has just been said: from the top if both fit. */
function bringNews(part) {
  const said = part?.querySelector(".rv-answer, .rv-judged");
  if (!said) {
    bring(part);
    return;
  }
  const [top, from, to] = [
    part.getBoundingClientRect().top,
    said.getBoundingClientRect().top,
    said.parentElement.getBoundingClientRect().bottom,
  ];
  const place = placeOf(part);
  if (from >= place.top && to <= place.bottom) return;
  const whole = to - top <= place.bottom - place.top;
  // At once: what is drawn next would stop a smooth scroll half-way.
  (whole ? part : said).scrollIntoView({ block: "start" });
}
