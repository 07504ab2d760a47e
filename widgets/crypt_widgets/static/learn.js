// Learning: the course as an overview, the puzzles by level, and the card of the task that is at
// the table. Python says what is done, what is asked and what is said to it.

import {
  asker, fill, h, icon, ICONS, keepFocus, live, mayMove, morphChildren, ownNames, remembered,
  svg,
} from "./dom.js";
import { remember } from "./memory.js";
import { arrivals, screenHead } from "./screens.js";

ICONS.bulb = "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.6.5.9 1.2.9 2V16h5.4v-.2c0-.8.3-1.5.9-2A6 6 0 0 0 12 3z";
ICONS.watch = "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM10 9.2v5.6l5-2.8z";

const PROGRESS = "crypt.progress";
const ASIDE = "crypt.progress.unread";
const INVITED = "crypt.invited";
const FILE = "crypt-progress.json";
/** More of a file is not read: Python names what is too large long before. */
const MOST_READ = 1_000_000;

function button(action, label, press, more = {}) {
  return h(
    "button",
    { type: "button", "data-action": action, "data-key": action, onclick: press, ...more },
    label,
  );
}

// --- signs of progress ---------------------------------------------------------------------------

/** A ring of as many parts as there are tasks, the done ones filled; inside a number or a tick. */
function ring(parts, inside) {
  const round = 2 * Math.PI * 20;
  const gap = parts.length > 1 ? 5 : 0;
  const each = round / parts.length;
  const arc = (name, i) =>
    svg("circle", {
      class: name,
      cx: 24,
      cy: 24,
      r: 20,
      "stroke-dasharray": `${each - gap} ${round - each + gap}`,
      "stroke-dashoffset": String(-i * each - gap / 2),
      transform: "rotate(-90 24 24)",
    });
  return h("span", { class: "ln-ring", "aria-hidden": "true" }, [
    svg("svg", { viewBox: "0 0 48 48", focusable: "false" }, [
      parts.map((done, i) => arc(done ? "ln-arc ln-arc-done" : "ln-arc", i)),
    ]),
    inside,
  ]);
}

function bar({ done, of, text }, words, shownBefore) {
  const share = of ? (100 * done) / of : 0;
  return h("div", { class: "ln-progress", "data-key": "progress" }, [
    h(
      "div",
      {
        class: "ln-bar",
        role: "progressbar",
        "aria-label": words["learn-progress"],
        "aria-valuemin": "0",
        "aria-valuemax": String(of),
        "aria-valuenow": String(done),
        "aria-valuetext": text,
      },
      [h("span", { class: "ln-bar-fill", "data-share": String(share), style: { width: `${shownBefore ?? share}%` } })],
    ),
    h("p", { class: "ln-progress-text", "aria-hidden": "true" }, [text]),
  ]);
}

// --- the course ----------------------------------------------------------------------------------

function hero(sheet, words, ask, shownBefore) {
  return h("section", { class: "ln-hero", "data-key": "hero" }, [
    h("div", { class: "ln-hero-text" }, [
      h("h2", { tabindex: "-1", "data-arrive": "", "data-key": "screen-title" }, [sheet.title]),
      h("p", {}, [sheet.about]),
    ]),
    h("div", { class: "ln-hero-go" }, [
      bar(sheet.progress, words, shownBefore),
      button(
        "learn-begin",
        [h("span", {}, [sheet.next.label]), icon("right")],
        () => ask(sheet.next.ask),
        { class: "crypt-main ln-begin" },
      ),
    ]),
  ]);
}

function lessonCard(lesson, kind, words, ask, fresh) {
  const done = lesson.state === "done";
  const inside = done || lesson.number === null ? icon(done ? "check" : "cap") : String(lesson.number);
  const looks = ["ln-lesson", `ln-${lesson.state}`, lesson.next && "ln-next", fresh && "ln-fresh"];
  return h("li", { "data-key": `lesson-${lesson.id}` }, [
    h(
      "button",
      {
        type: "button",
        class: looks.filter(Boolean).join(" "),
        "data-action": "learn-start",
        "data-lesson": lesson.id,
        "data-state": lesson.state,
        "data-key": `start-${lesson.id}`,
        onclick: () => ask({ do: "learn-start", kind, id: lesson.id }),
      },
      [
        ring(lesson.parts, h("span", { class: "ln-number" }, [inside])),
        h("span", { class: "ln-lesson-text" }, [
          lesson.name ? h("span", { class: "crypt-hear" }, [lesson.name, " "]) : null,
          h("strong", { class: "ln-lesson-title" }, [lesson.title]),
          lesson.about ? h("span", { class: "ln-lesson-about" }, [lesson.about]) : null,
          h("span", { class: "ln-status" }, [
            h("span", {}, [lesson.status]),
            lesson.next ? h("span", { class: "ln-tag" }, [words["learn-chapter-next"]]) : null,
          ]),
        ]),
      ],
    ),
  ]);
}

function chapter(told, kind, words, ask, isFresh, own) {
  const title = own(`chapter-${told.id}`);
  return h(
    "section",
    { class: "ln-chapter", "aria-labelledby": title, "data-key": `chapter-${told.id}` },
    [
      h("header", { class: "ln-chapter-head" }, [
        h("h3", { id: title }, [told.title]),
        told.count ? h("span", { class: "crypt-chip" }, [told.count]) : null,
        told.about ? h("p", {}, [told.about]) : null,
      ]),
      h(
        "ol",
        { class: "ln-lessons" },
        told.lessons.map((lesson) => lessonCard(lesson, kind, words, ask, isFresh(lesson))),
      ),
    ],
  );
}

// --- the task ------------------------------------------------------------------------------------

function stepDots(steps, words, ask) {
  if (!steps.length) return null;
  return h("nav", { class: "ln-steps", "aria-label": words["learn-steps"], "data-key": "steps" }, [
    h(
      "ol",
      {},
      steps.map((step) =>
        h("li", {}, [
          h(
            "button",
            {
              type: "button",
              class: `ln-dot${step.done ? " ln-dot-done" : ""}`,
              "aria-label": step.label,
              title: step.label,
              "aria-current": step.now ? "step" : null,
              "data-action": "learn-task",
              "data-task": step.number,
              "data-key": `step-${step.number}`,
              onclick: () => ask({ do: "learn-task", number: step.number }),
            },
            [h("span", {}, [step.done ? icon("check") : String(step.number + 1)])],
          ),
        ]),
      ),
    ),
  ]);
}

const JUDGED = { right: "check", wrong: "close" };

function choiceButtons(task, words, ask) {
  if (!task.choices.length) return null;
  const over = task.outcome === "done";
  return h("div", { class: "ln-choices", role: "group", "aria-label": words["learn-choices"], "data-key": "choices" }, [
    task.choices.map((choice) =>
      h(
        "button",
        {
          type: "button",
          class: `ln-choice ln-${choice.judged}`,
          "aria-label": choice.label,
          "aria-disabled": over && choice.judged !== "right" ? "true" : null,
          "data-action": "learn-answer",
          "data-choice": choice.id,
          "data-judged": choice.judged,
          "data-key": `choice-${choice.id}`,
          onclick: () => {
            if (!over) ask({ do: "learn-answer", choice: choice.id });
          },
        },
        [JUDGED[choice.judged] ? icon(JUDGED[choice.judged]) : null, h("span", {}, [choice.text])],
      ),
    ),
  ]);
}

function hintList(hints, words) {
  return h(
    "ol",
    { class: "ln-hints", "data-key": "hints", "aria-live": "polite" },
    hints.map((hint, i) =>
      h("li", { "data-key": `hint-${i}`, tabindex: "-1" }, [
        h("span", { class: "ln-hint-n" }, [fill(words["learn-hint-n"], { n: i + 1 })]),
        h("span", {}, [hint]),
      ]),
    ),
  );
}

function feedbackBox(said, ask) {
  if (!said) return null;
  const good = said.tone === "good";
  return h("div", { class: `ln-feedback ln-feedback-${said.tone}`, "data-feedback": said.tone, "data-key": `feedback-${said.tone}` }, [
    h("span", { class: "ln-feedback-sign", "aria-hidden": "true" }, [icon(good ? "check" : "back")]),
    h("div", { class: "ln-feedback-text" }, [
      h("strong", {}, [said.title]),
      said.text ? h("p", {}, [said.text]) : null,
      said.rule
        ? h(
            "button",
            {
              type: "button",
              class: "crypt-rule",
              "data-action": "rule",
              "data-rule": said.rule,
              "data-key": "learn-rule",
              onclick: () => ask({ do: "rule", id: said.rule }),
            },
            [icon("book"), h("span", {}, [said.rule_link])],
          )
        : null,
    ]),
  ]);
}

const WAYS = { course: "cap", puzzles: "puzzle", rules: "book", game: "die" };

const TOO_SOON = 400; // milliseconds in which nobody has seen what has come

function taskCard(task, words, ask, own, came) {
  // From where: a second press in the wake of the first is none for the task that has come since.
  const send = (what) => () => ask({ do: what, from: task.at });
  // This button is on the next card again: there the second press of two is too soon.
  const skip = () => {
    if (performance.now() - came >= TOO_SOON) send("learn-next")();
  };
  const missed = task.outcome === "missed";
  return h("section", { class: `ln-task ln-is-${task.outcome}`, "aria-labelledby": own("task"), "data-task-card": task.key, "data-outcome": task.outcome, "data-key": `task-${task.key}` }, [
    h("div", { class: "ln-ways", "data-key": "ways" }, [
      task.ways.map((way) =>
        button(`way-${way.id}`, [icon(WAYS[way.id]), h("span", {}, [way.label])], () => ask(way.ask), {
          class: "ln-way",
        }),
      ),
    ]),
    h("header", { class: "ln-task-head", "data-key": "head" }, [
      h("p", { class: "ln-kicker" }, [task.kicker]),
      h("h2", { id: own("task"), tabindex: "-1", "data-arrive": "", "data-key": "task-title" }, [task.title]),
      stepDots(task.steps, words, ask),
    ]),
    h("div", { class: "ln-ask", "data-key": "ask" }, [
      task.steps.length ? h("h3", { class: "ln-step" }, [task.step]) : null,
      task.about ? h("p", { class: "ln-about" }, [task.about]) : null,
      h("p", { class: "ln-goal" }, [task.goal]),
    ]),
    choiceButtons(task, words, ask),
    task.note ? h("p", { class: "ln-note", "data-key": "note" }, [icon("watch"), h("span", {}, [task.note])]) : null,
    hintList(task.hints, words),
    h("div", { class: "ln-live", role: "status", "data-key": "live" }, [
      feedbackBox(task.feedback, ask),
    ]),
    h("div", { class: "ln-buttons", "data-key": "buttons" }, [
      task.play
        ? button("learn-play", [icon("die"), h("span", {}, [task.play])], send("learn-play"), {
            class: "crypt-main",
          })
        : null,
      task.next
        ? button("learn-next", [h("span", {}, [task.next]), icon("right")], send("learn-next"), {
            class: task.play ? null : "crypt-main",
          })
        : null,
      task.again && missed
        ? button("learn-again", [icon("back"), h("span", {}, [task.again])], send("learn-again"), {
            class: "crypt-main",
          })
        : null,
      task.more
        ? button("learn-hint", [icon("bulb"), h("span", {}, [task.more])], send("learn-hint"))
        : null,
      task.again && !missed
        ? button("learn-again", [icon("back"), h("span", {}, [task.again])], send("learn-again"), {
            class: "ln-quiet",
          })
        : null,
      task.skip
        ? button("learn-skip", [h("span", {}, [task.skip])], skip, { class: "ln-quiet" })
        : null,
    ]),
  ]);
}

// --- the panel -----------------------------------------------------------------------------------

// Each widget gets a module of its own, so this is "once for this tutor", however often it is shown.
let recalled = false;

function render({ model, el }) {
  const ask = asker(model);
  const own = ownNames();
  const arrive = arrivals(el);
  const file = h("input", {
    type: "file",
    hidden: true,
    accept: ".json,application/json",
    "data-action": "learn-file",
    onchange: read,
  });
  let kept = model.get("data")?.keep?.progress ?? null;
  let asking = false; // whether all is to be forgotten
  let note = null; // what the last button of the foot has done
  let shownScreen = null;
  const shares = {}; // how far the bars were when they were last seen
  const seen = new Map(); // what was done of lessons and puzzles when they were last seen
  let task = { key: null, over: null };
  let came = { at: null, since: 0 }; // which table there is, and when it came
  let pointed = null; // the move whose button has been shown
  let lastSaid = null;

  const data = () => model.get("data") ?? {};
  const words = () => model.get("words") ?? {};

  // --- what the browser keeps

  function recall(text, elsewhere = false) {
    ask({ do: "learn-keep", text, invited: remembered(INVITED) !== null, elsewhere });
  }

  function keep({ progress, unread }) {
    // What could not be read, perhaps a newer tutor's, is not written over.
    if (unread && remembered(ASIDE) === null) remember(ASIDE, remembered(PROGRESS) ?? "");
    if (progress == null || progress === kept) return;
    kept = progress;
    if (remembered(PROGRESS) !== progress) remember(PROGRESS, progress);
  }

  /** Another page of this browser has kept something. */
  function onStorage(event) {
    if (event.key === PROGRESS && event.newValue) recall(event.newValue, true);
  }

  function save() {
    const url = URL.createObjectURL(new Blob([data().keep.progress], { type: "application/json" }));
    h("a", { href: url, download: FILE }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    note = words()["learn-exported"];
    draw(data(), words());
  }

  async function read() {
    const chosen = file.files[0];
    file.value = "";
    if (!chosen) return;
    note = null;
    ask({ do: "learn-import", text: await chosen.slice(0, MOST_READ).text() });
  }

  function forgetting(on) {
    asking = on;
    note = null;
    draw(data(), words());
    el.querySelector(`[data-action="${on ? "learn-forget-no" : "learn-forget"}"]`)?.focus();
  }

  // --- the screens

  function foot(told) {
    const text = words();
    const said = note ? { tone: "good", title: null, text: note } : told.said;
    return h("section", { class: "ln-keep", "aria-labelledby": own("keep"), "data-key": "keep" }, [
      h("div", { class: "ln-keep-text" }, [
        h("h3", { id: own("keep") }, [text["learn-keep"]]),
        h("p", {}, [text["learn-keep-about"]]),
      ]),
      h("div", { class: "ln-keep-buttons", "data-key": "keep-buttons" }, [
        told.any
          ? button("learn-export", [icon("save"), h("span", {}, [text["learn-export"]])], save)
          : null,
        button("learn-import", [icon("load"), h("span", {}, [text["learn-import"]])], () => file.click()),
        told.any && !asking
          ? button("learn-forget", [icon("reload"), h("span", {}, [text["learn-forget"]])], () =>
              forgetting(true),
            )
          : null,
      ]),
      told.any && asking
        ? h("div", { class: "ln-sure", role: "group", "aria-labelledby": own("sure"), "data-key": "sure" }, [
            h("p", { id: own("sure") }, [text["learn-forget-ask"]]),
            button("learn-forget-yes", text["learn-forget-yes"], () => {
              asking = false;
              ask({ do: "learn-forget" });
            }),
            button("learn-forget-no", text["learn-forget-no"], () => forgetting(false)),
          ])
        : null,
      h("div", { class: "ln-said", role: "status", "data-key": "said" }, [
        said
          ? h("p", { class: `ln-said-${said.tone}`, "data-said": said.tone }, [
              icon(said.tone === "good" ? "check" : "stop"),
              h("span", {}, [said.title ? h("strong", {}, [said.title, " "]) : null, said.text]),
            ])
          : null,
      ]),
    ]);
  }

  function screen(told) {
    const { sheet } = told;
    const before = seen.get(sheet.kind);
    const all = sheet.chapters.flatMap((one) => one.lessons);
    const done = new Set(all.filter((one) => one.state === "done").map((one) => one.id));
    seen.set(sheet.kind, done);
    const isFresh = ({ id }) => before !== undefined && done.has(id) && !before.has(id);
    return h("div", { class: `sc-screen ln-screen ln-screen-${told.screen}`, "data-screen": told.screen, "data-key": `screen-${told.screen}` }, [
      screenHead(told.head, ask),
      hero(sheet, words(), ask, shares[told.screen]),
      h("div", { class: "ln-chapters", "data-key": "chapters" }, [
        sheet.chapters.map((one) => chapter(one, sheet.kind, words(), ask, isFresh, own)),
      ]),
      foot(sheet.keep),
    ]);
  }

  /** A bar that has grown since it was last seen grows before one's eyes. */
  function grow(name) {
    const fillOf = el.querySelector(".ln-bar-fill");
    if (!fillOf) return;
    const share = fillOf.dataset.share;
    shares[name] = share;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        fillOf.style.width = `${share}%`;
      }),
    );
  }

  // --- where the eyes and the keyboard go

  /** A button that is gone once it is pressed leaves the keyboard at what it has brought. */
  function follow(pressed) {
    if (!pressed || el.querySelector(`.ln-buttons [data-action="${pressed}"]`)) return;
    if (pressed === "learn-hint") el.querySelector(".ln-hints li:last-child")?.focus();
    if (pressed === "learn-again") el.querySelector("[data-arrive]")?.focus();
  }

  /** What has just been said comes into sight. Where the task ends, the keyboard goes on to the
   * next one, from an answer or from the table; but not past what is still to be seen there. */
  function attend(told) {
    const before = task;
    const said = told?.feedback ? `${told.outcome} ${told.feedback.text}` : null;
    task = { key: told?.key ?? null, said, over: told?.over };
    if (said === null || before.key !== task.key) return;
    const fresh = said !== before.said;
    if (!fresh && before.over === told.over) return;
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (fresh) bring();
        if (told.outcome !== "done") return;
        const at = document.activeElement;
        const inChoices = fresh && el.contains(at) && at.closest(".ln-choices");
        if (inChoices || (told.over && comesFromTable(at))) {
          el.querySelector('[data-action="learn-next"]')?.focus({ preventScroll: true });
        }
      }, 0),
    );
  }

  /** Whether somebody has decided, or stepped on, and has nothing else in hand. */
  function comesFromTable(at) {
    if (!at || at === document.body || at.closest(".crypt-story-bar")) return true;
    return at.closest(".tb") !== null && !at.closest("[data-draft], [data-chooses]");
  }

  /** The whole card if it fits, else what is said and the buttons. */
  function bring() {
    const card = el.querySelector(".ln-task");
    const said = el.querySelector(".ln-live");
    const buttons = el.querySelector(".ln-buttons");
    if (!card || !said) return;
    const [top, from, to] = [
      card.getBoundingClientRect().top,
      said.getBoundingClientRect().top,
      buttons.getBoundingClientRect().bottom,
    ];
    const room = window.innerHeight - 64; // the story's row may lie over the end of the screen
    if (from >= 0 && to <= room) return;
    const whole = to - top <= room;
    if (whole) card.scrollIntoView({ block: "nearest" });
    else said.scrollIntoView({ block: "start" });
  }

  /** What the last hint has named on the table comes into sight, and lights up: the button of the
   * move, or all that the move is put together from. */
  function point(move) {
    const named = move ?? null;
    if (named === pointed) return;
    pointed = named;
    const table = el.closest(".crypt-app")?.querySelector(".tb");
    if (!named || !table) return;
    const find = (name, text) => table.querySelector(`[${name}="${CSS.escape(text)}"]`);
    const button = find("data-move", named);
    const words = named.replace(/^P\d+:/, "").trim().split(/\s+/).slice(1);
    const parts = button ? [button] : words.map((word) => find("data-word", word)).filter(Boolean);
    for (const part of parts.reverse()) {
      part.scrollIntoView({ block: "nearest" });
      if (!mayMove()) continue;
      const glow = ["0 0 0 0 var(--gold)", "0 0 0 7px var(--gold)", "0 0 0 0 var(--gold)"];
      part.animate({ boxShadow: glow }, { duration: 1_100, iterations: 3, easing: "ease-in-out" });
    }
  }

  /** What came of a file is said at the foot of a long page. */
  function showSaid(sheet) {
    const said = sheet?.keep?.said?.text ?? null;
    if (said !== null && said !== lastSaid) {
      el.querySelector(".ln-said")?.scrollIntoView({ block: "nearest" });
    }
    lastSaid = said;
  }

  // --- drawing

  function draw(told, text) {
    if (told.screen !== shownScreen) {
      asking = false;
      note = null;
      shownScreen = told.screen;
    }
    const at = told.task?.at ?? null;
    if (at !== came.at) came = { at, since: performance.now() };
    const parts = told.screen
      ? screen(told)
      : told.task
        ? taskCard(told.task, text, ask, own, came.since)
        : null;
    el.classList.toggle("ln-nothing", !parts);
    const pressed = document.activeElement?.closest(".ln-buttons [data-action]")?.getAttribute("data-action");
    keepFocus(el, () => morphChildren(el, [parts, file].filter(Boolean)));
    if (told.screen) grow(told.screen);
    if (told.keep) keep(told.keep);
    follow(pressed);
    attend(told.task);
    point(told.task?.points);
    showSaid(told.sheet);
    arrive(told.screen ?? told.task?.key ?? null);
  }

  window.addEventListener("storage", onStorage);
  const end = live({ model, el }, draw, () => window.removeEventListener("storage", onStorage));
  if (!recalled) {
    recalled = true;
    recall(remembered(PROGRESS));
  }
  return end;
}

export default { render };
