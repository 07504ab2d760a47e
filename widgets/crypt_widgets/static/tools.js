// The tabs of the tools: which of them is shown beside the table. On a phone they are the handle of a
// sheet that is drawn up over the table's lower edge.

import { asker, h, hearAsked, icon, keepFocus, live, morphChildren, remembered } from "./dom.js";
import { placeIn, remember } from "./memory.js";

/** @import { Send, ToolsData, ToolTab } from "./wire.js" */

const OPEN = "crypt.tool";
const SHEET = "crypt.sheet";

// Each widget gets a module of its own, so this is "once for this tutor", however often it is shown.
let recalled = false;

function render({ model, el }) {
  /** @type {Send} */
  const ask = asker(model, el);
  const panel = {
    el,
    ask,
    up: remembered(SHEET) === "up",
    wanted: null, // the tool that was asked for elsewhere
    forRule: false, // it is up because of a rule that is read
    root: h("div", { class: "to", role: "tablist" }),
    data: /** @type {ToolsData | {}} */ ({}),
    words: {},
  };
  el.replaceChildren(panel.root);
  panel.root.addEventListener("keydown", (event) => onKey(panel, event));
  /** Who asks for a tool elsewhere, or for a rule, wants to see it; after the rule all is as before. */
  const endHearing = hearAsked(el, ({ do: what, name }) => {
    const elsewhere = !panel.root.contains(document.activeElement);
    if (what === "tool" && elsewhere) panel.wanted = name;
    if (["tool", "rule"].includes(what) && elsewhere && !panel.up) {
      panel.forRule = what === "rule";
      rise(panel, true);
    } else if (what === "close-rule" && panel.forRule) {
      rise(panel, false);
    }
  });
  const end = live(
    { model, el },
    (data, words) => {
      Object.assign(panel, { data, words });
      draw(panel);
    },
    endHearing,
  );
  if (!recalled) {
    recalled = true;
    const name = placeIn(window.location.hash).endsWith("/review") ? null : remembered(OPEN);
    // An address that leads to a tool says more than what was open before.
    if (name && name !== model.get("data")?.open) model.send({ do: "tool", name });
  }
  return end;
}

function draw(panel) {
  const { el, root, data, words, up } = panel;
  const { tabs = [] } = data;
  root.setAttribute("aria-label", words["tools-label"] ?? "");
  keepFocus(el, () => morphChildren(root, tabs.map((tab) => tabButton(panel, tab))));
  root.toggleAttribute("data-up", up);
  // Python says the same of each panel when it is first shown; what is there hears of it here.
  for (const tool of el.parentElement?.querySelectorAll(":scope > .crypt-in-tools:not(.crypt-tools)") ?? []) {
    tool.classList.toggle("crypt-shut", !tool.classList.contains(`crypt-${data.open}`));
  }
  if (panel.wanted === data.open) {
    // What it was asked for with may be gone from sight.
    panel.wanted = null;
    root.querySelector("[aria-selected=true]")?.focus({ preventScroll: true });
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
      class: "to-tab",
      "data-action": `tool-${name}`,
      "data-key": `tool-${name}`,
      "aria-selected": String(shown),
      tabindex: shown ? "0" : "-1",
      onclick: () => open(panel, name),
    },
    icon(sign),
    h("span", {}, [label]),
  );
}

/** Another tool is shown; a press on the one that is lets the sheet down, where it is one. */
function open(panel, name) {
  const again = panel.data.open === name;
  rise(panel, !(again && panel.up));
  if (again) return;
  remember(OPEN, name);
  panel.ask({ do: "tool", name });
}

/** The sheet goes up, or down. */
function rise(panel, up) {
  panel.up = up;
  panel.forRule &&= up;
  remember(SHEET, up ? "up" : "");
  draw(panel);
}

/** The arrows go from tab to tab, as they do among tabs everywhere. */
function onKey(panel, event) {
  const { root } = panel;
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  const all = [...root.querySelectorAll("[role=tab]")];
  const next = all[(all.indexOf(event.target) + by + all.length) % all.length];
  next?.focus();
  if (next && panel.data.open !== next.dataset.action.slice(5)) next.click();
}

export default { render };
