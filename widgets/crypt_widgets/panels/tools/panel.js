// The tabs of the tools: which of them is shown beside the table, and at the end of a game which other
// below it. On a phone they are the handle of a sheet that is drawn up over the table's lower edge.

import { h, keepFocus, morphChildren } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";
import { asker, hearAsked, letHear, live, ownNames, remembered, sayOfApp } from "../../kit/live.js";
import { placeIn, remember } from "../../kit/memory.js";

/** @import { Send, ToolsData, ToolTab } from "../../kit/wire.js" */

const OPEN = "crypt.tool";
const SHEET = "crypt.sheet";
// Whether the sheet is up: always, at the end of a game alone, or not at all.
const UP = "up";
const AT_END = "end";
const DOWN = "";

// Each widget gets a module of its own, so this is "once for this tutor", however often it is shown.
let recalled = false;

function render({ model, el }) {
  /** @type {Send} */
  const ask = asker(model, el);
  const panel = {
    el,
    ask,
    own: ownNames(),
    watch: new MutationObserver(() => watchTools(panel)),
    waiting: 0,
    sheet: remembered(SHEET) ?? AT_END,
    wanted: null, // the tool that was asked for elsewhere
    forRule: false, // it is up because of a rule that is read
    root: h("div", { class: "to u-flex u-gap-1", role: "tablist" }),
    data: /** @type {ToolsData | {}} */ ({}),
    words: {},
  };
  el.replaceChildren(panel.root);
  panel.root.addEventListener("keydown", (event) => onKey(panel, event));
  /** Who asks for a tool elsewhere, or for a rule, wants to see it; after the rule all is as before. */
  const endHearing = hearAsked(el, ({ do: what, name }) => {
    const elsewhere = !panel.root.contains(document.activeElement);
    if (what === "tool" && elsewhere) panel.wanted = name;
    if (elsewhere && (what === "tool" || (what === "rule" && !isUp(panel)))) {
      panel.forRule = what === "rule";
      rise(panel, UP);
    } else if (what === "close-rule" && panel.forRule) {
      rise(panel, DOWN);
    }
  });
  const end = live(
    { model, el },
    (data, words) => {
      const before = panel.data;
      Object.assign(panel, { data, words });
      heed(panel, before);
      draw(panel);
    },
    () => {
      endHearing();
      panel.watch.disconnect();
      cancelAnimationFrame(panel.waiting);
    },
  );
  if (!recalled) {
    recalled = true;
    const name = placeIn(window.location.hash).endsWith("/review") ? null : remembered(OPEN);
    // An address that leads to a tool says more than what was open before.
    if (name && name !== model.get("data")?.open) model.send({ do: "tool", name });
  }
  return end;
}

/** What has been chosen, here or elsewhere, is there again after a reload; and who comes to the end of
 * a game sees what came of it. That is no wish for a sheet over the next game, or over a lesson.
 *
 * @param {ToolsData | any} before */
function heed(panel, before) {
  const { data } = panel;
  if (before.own === undefined) return;
  if (data.own !== before.own) remember(OPEN, data.own);
  // What goes over a game has led to one of its decisions, and goes along.
  const along = before.also.includes(data.open) && !data.also.includes(data.open);
  if (along && panel.sheet === AT_END) keep(panel, UP);
  if (data.arrived > before.arrived) {
    if (panel.sheet === DOWN) keep(panel, AT_END);
    letHear(panel.el, "rank");
  }
}

function draw(panel) {
  const { el, root, data, words } = panel;
  const { tabs = [] } = data;
  root.setAttribute("aria-label", words["tools-label"] ?? "");
  keepFocus(el, () => morphChildren(root, tabs.map((tab) => tabButton(panel, tab))));
  root.toggleAttribute("data-up", isUp(panel));
  sayOfApp(el, "data-one-tool", tabs.length < 2);
  sayOfApp(el, "data-also", Boolean(data.also?.length));
  // Python says the same of each panel when it is first shown; what is there hears of it here.
  for (const tool of toolsBeside(el)) {
    const also = isAlso(tool, data);
    tool.classList.toggle("crypt-shut", !also && !isTool(tool, data.open));
    tool.classList.toggle("crypt-also", also);
  }
  watchTools(panel);
  if (panel.wanted === data.open) {
    // What it was asked for with may be gone from sight.
    panel.wanted = null;
    root.querySelector("[aria-selected=true]")?.focus({ preventScroll: true });
  }
}

/** The panels beside the tabs come when they come, another game's too, and are known for tools later. */
function watchTools(panel) {
  const { el, watch } = panel;
  cancelAnimationFrame(panel.waiting);
  watch.disconnect();
  const region = el.parentElement;
  if (!region) {
    panel.waiting = requestAnimationFrame(() => watchTools(panel));
    return;
  }
  watch.observe(region, { childList: true });
  for (const it of region.children) watch.observe(it, { attributeFilter: ["class"] });
  sayWhichTab(panel);
  sayWhetherUp(panel);
}

/** A sheet with nothing on it is not up: whether there are any reasons to tell, the story says. */
function sayWhetherUp(panel) {
  const { el, watch, data } = panel;
  const app = el.closest(".crypt-app");
  if (app) watch.observe(app, { attributeFilter: ["data-untold"] });
  const untold = (data.tabs ?? []).length < 2 && Boolean(app?.hasAttribute("data-untold"));
  sayOfApp(el, "data-tools-up", isUp(panel) && !untold);
}

/** Whether the sheet is to be up now. */
function isUp({ sheet, data }) {
  return sheet === UP || (sheet === AT_END && Boolean(data.ending));
}

/** The panels of which one at a time is shown: they stand beside the tabs. */
function toolsBeside(el) {
  return [...(el.parentElement?.querySelectorAll(":scope > .crypt-in-tools:not(.crypt-tools)") ?? [])];
}

function isTool(tool, name) {
  return tool.classList.contains(`crypt-${name}`);
}

/** Whether a tool is shown below the one whose tab is chosen.
 *
 * @param {ToolsData | any} data */
function isAlso(tool, data) {
  return (data.also ?? []).some((name) => isTool(tool, name));
}

/** Each tab and what it shows know of each other; what is shown below that is no tab's alone. */
function sayWhichTab({ el, root, data, own }) {
  for (const tab of root.children) tab.removeAttribute("aria-controls");
  for (const tool of toolsBeside(el)) {
    const there = (data.tabs ?? []).find(({ name }) => isTool(tool, name));
    if (there) {
      tool.id = own(`panel-${there.name}`);
      tool.setAttribute("role", isAlso(tool, data) ? "region" : "tabpanel");
      tool.setAttribute("aria-labelledby", own(`tab-${there.name}`));
      root.querySelector(`[data-action="tool-${there.name}"]`)?.setAttribute("aria-controls", tool.id);
    } else {
      tool.removeAttribute("role");
      tool.removeAttribute("aria-labelledby");
    }
  }
}

/** @param {ToolTab} tab */
function tabButton(panel, tab) {
  const { name, sign, label } = tab;
  const shown = panel.data.open === name;
  return h(
    "button",
    {
      type: "button",
      role: "tab",
      id: panel.own(`tab-${name}`),
      class: "to-tab u-flexes u-down u-icon-20 u-center u-gap-0 u-finger u-y-1 u-x-2 u-soft u-text-1 u-bare",
      "data-action": `tool-${name}`,
      "data-key": `tool-${name}`,
      "aria-selected": String(shown),
      tabindex: shown ? "0" : "-1",
      onclick: () => open(panel, name),
    },
    icon(sign),
    h("span", { class: "u-dots u-whole" }, [label]),
  );
}

/** Another tool is shown; a press on the one that is lets the sheet down, where it is one. */
function open(panel, name) {
  const again = panel.data.open === name;
  rise(panel, again && isUp(panel) ? DOWN : UP);
  if (again) return;
  panel.ask({ do: "tool", name });
}

/** The sheet goes up, or down. */
function rise(panel, sheet) {
  keep(panel, sheet);
  draw(panel);
}

/** The same for who draws it next. */
function keep(panel, sheet) {
  panel.sheet = sheet;
  panel.forRule &&= sheet === UP;
  remember(SHEET, sheet);
}

/** The arrows go from tab to tab, as they do among tabs everywhere, Home and End to the outermost. */
function onKey(panel, event) {
  const { root } = panel;
  const all = [...root.querySelectorAll("[role=tab]")];
  const at = all.indexOf(event.target);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const next = all[(to + all.length) % all.length];
  next?.focus();
  if (next && panel.data.open !== next.dataset.action.slice(5)) next.click();
}

export default { render };
