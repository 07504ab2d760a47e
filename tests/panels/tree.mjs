// What is on a page for those who hear it: roles, names and states, as browsers' accessibility trees
// have them. There are no styles: what only a style hides is there.

import { computeAccessibleName, getRole } from "./packages.mjs";

/** Roles that say nothing of their own. */
const PLAIN = new Set([null, "generic", "none", "presentation", "legend", "rowgroup"]);
/** What is heard as one thing, whatever is in it. */
const WHOLE = new Set([
  ...["button", "checkbox", "combobox", "heading", "img", "link", "listbox", "menuitem", "option"],
  ...["progressbar", "radio", "searchbox", "slider", "spinbutton", "switch", "tab", "textbox"],
]);
/** What has a role only with a name. */
const NAMED = new Set(["form", "region", "banner", "contentinfo"]);
const BLOCKS = new Set([
  ...["ARTICLE", "DD", "DETAILS", "DIV", "DL", "DT", "FIELDSET", "FIGCAPTION", "FIGURE", "FOOTER", "FORM"],
  ...["H1", "H2", "H3", "H4", "HEADER", "LI", "OL", "P", "SECTION", "SUMMARY", "TABLE", "TD", "TH", "TR", "UL"],
]);

/** Whether it is beside another element, with no text between: a style has such apart. */
function hasNeighbour(node) {
  return [node.previousSibling, node.nextSibling].some((it) => it?.nodeType === 1);
}

/** The few properties of a style that names depend on. */
function styleOf(node) {
  const values = {
    display: isHiddenItself(node) ? "none" : BLOCKS.has(node.nodeName) || hasNeighbour(node) ? "block" : "inline",
    visibility: "visible",
    content: "",
  };
  return { ...values, getPropertyValue: (name) => values[name] ?? "" };
}
const OPTIONS = { getComputedStyle: styleOf, computedStyleSupportsPseudoElements: false };

/** With single spaces; those that hold words together stay as they are. */
const squeezed = (text) => text.replace(/[ \t\n]+/g, " ").replace(/^ | $/g, "");

function isHiddenItself(node) {
  if (node.nodeName === "STYLE" || node.nodeName === "SCRIPT" || node.nodeName === "TEMPLATE") return true;
  if (node.hasAttribute("hidden") || node.style?.display === "none") return true;
  if (node.nodeName === "DIALOG") return !node.hasAttribute("open");
  if (node.classList.contains("crypt-shut")) return true; // a tool that is not shown
  const folded = node.parentElement;
  return folded?.nodeName === "DETAILS" && !folded.hasAttribute("open") && node.nodeName !== "SUMMARY";
}

/** Whether nobody sees it: `hidden`, in a dialogue or details that are shut, in a tool that is not shown. */
export function isHidden(node) {
  for (let it = node; it?.classList; it = it.parentElement) if (isHiddenItself(it)) return true;
  return false;
}

/** Whether nobody hears it. */
function isMute(node) {
  return isHiddenItself(node) || node.getAttribute("aria-hidden") === "true" || node.hasAttribute("inert");
}

/** Whether it can be pressed by nobody: hidden, disabled, or in a part that is inert. */
export function isOutOfReach(node) {
  return isHidden(node) || node.disabled === true || node.closest("[inert]") !== null;
}

/** What an element is to those who hear it. */
export function roleOf(node) {
  const role = node.nodeName === "TH" && node.scope === "row" ? "rowheader" : getRole(node);
  return NAMED.has(role) && !node.hasAttribute("role") && !nameOf(node) ? null : role;
}

/** What it is called. */
export function nameOf(node) {
  return squeezed(computeAccessibleName(node, OPTIONS));
}

/** The texts in an element, one after another: those of elements side by side are apart, as a style
 * would have them. */
function gathered(node, isLeftOut, own) {
  if (node.nodeType === 3) return node.data;
  if (node.nodeType !== 1 || isLeftOut(node)) return "";
  let inside = own(node) ?? "";
  if (!inside) {
    let before = null;
    for (const child of node.childNodes) {
      if (before?.nodeType === 1 && child.nodeType === 1) inside += " ";
      inside += gathered(child, isLeftOut, own);
      before = child;
    }
  }
  return BLOCKS.has(node.nodeName) || node.nodeName === "BR" ? ` ${inside} ` : inside;
}

/** The text of an element, on one line. */
export function text(node) {
  return squeezed(gathered(node, isHiddenItself, () => null));
}

/** The text of an element as it is heard. */
function heard(node) {
  return squeezed(gathered(node, isMute, (it) => (it === node ? null : it.getAttribute("aria-label"))));
}

/** How it is: pressed, expanded, disabled... */
export function statesOf(node) {
  const states = [];
  for (const name of ["pressed", "expanded", "selected", "current", "invalid"]) {
    const value = node.getAttribute(`aria-${name}`);
    if (value === "true") states.push(name);
    else if (value && !(value === "false" && ["selected", "current", "invalid"].includes(name))) {
      states.push(value === "false" ? `not ${name}` : `${name}: ${value}`);
    }
  }
  const checked = node.getAttribute("aria-checked") ?? (["checkbox", "radio"].includes(node.type) ? String(node.checked) : null);
  if (checked !== null) states.push(checked === "true" ? "checked" : "not checked");
  if (node.disabled || node.getAttribute("aria-disabled") === "true") states.push("disabled");
  return states;
}

function valueOf(node) {
  if (node.nodeName === "SELECT") return text(node.selectedOptions?.[0] ?? node);
  if (["INPUT", "TEXTAREA"].includes(node.nodeName)) return ["checkbox", "radio"].includes(node.type) ? "" : node.value;
  return node.getAttribute("aria-valuetext") ?? node.getAttribute("aria-valuenow") ?? "";
}

/** An element as a line: `button “Next” (disabled)`. */
export function line(node) {
  const role = roleOf(node);
  const name = WHOLE.has(role) || node.hasAttribute("aria-label") || node.hasAttribute("aria-labelledby") ? nameOf(node) : ownName(node, role);
  const value = valueOf(node);
  const states = statesOf(node);
  return [role, name && `“${name}”`, value && `= ${value}`, states.length && `(${states.join(", ")})`].filter(Boolean).join(" ");
}

/** A group's name from its legend or summary, a table's from its caption. */
function ownName(node, role) {
  return ["group", "table", "figure", "dialog"].includes(role) ? nameOf(node) : "";
}

/** Whether anything in it has a role of its own. */
function hasParts(node) {
  return [...node.children].some((it) => !isMute(it) && (!PLAIN.has(roleOf(it)) || hasParts(it)));
}

function add(node, depth, lines) {
  if (isMute(node)) return;
  const role = roleOf(node);
  const control = node.nodeName === "LABEL" && node.querySelector("input, select, textarea");
  if (control) {
    add(control, depth, lines);
    return;
  }
  if (PLAIN.has(role)) {
    parts(node, depth, lines);
    return;
  }
  const own = line(node);
  if (WHOLE.has(role)) lines.push([depth, own]);
  else if (role === "definition" && lines.at(-1)?.[1].startsWith("term: ")) lines.at(-1)[1] += ` = ${heard(node)}`;
  else if (role === "row") lines.push([depth, `row: ${[...node.children].map(cell).join(" | ")}`]);
  else if (!hasParts(node)) lines.push([depth, node.hasAttribute("aria-label") ? own : [own, heard(node)].filter(Boolean).join(": ")]);
  else {
    const inside = [];
    parts(node, depth + 1, inside);
    // What has nothing to say of itself and one thing in it is on the line of that.
    if (own === role && inside.filter(([at]) => at === depth + 1).length === 1) {
      const [[, first], ...more] = inside;
      lines.push([depth, `${own} > ${first}`], ...more.map(([at, it]) => [at - 1, it]));
    } else lines.push([depth, own], ...inside);
  }
}

/** A cell of a row, on the line of the row. */
function cell(node) {
  const lines = [];
  if (hasParts(node)) parts(node, 0, lines);
  return lines.length ? lines.map(([, it]) => it).join(", ") : heard(node);
}

/** Whether it is but the name of something else, which is heard there. */
function isName(node) {
  return node.nodeName === "LEGEND" || (node.nodeName === "LABEL" && node.hasAttribute("for"));
}

function parts(node, depth, lines) {
  let said = "";
  let before = null;
  const say = () => {
    if (squeezed(said)) lines.push([depth, squeezed(said)]);
    said = "";
  };
  for (const child of node.childNodes) {
    if (child.nodeType === 3) said += child.data;
    else if (child.nodeType === 1 && !isMute(child) && !isName(child)) {
      if (!PLAIN.has(roleOf(child)) || hasParts(child)) {
        say();
        add(child, depth, lines);
      } else if (BLOCKS.has(child.nodeName)) {
        say();
        said = heard(child);
        say();
      } else said += `${before?.nodeType === 1 ? " " : ""}${child.getAttribute("aria-label") ?? heard(child)}`;
    }
    before = child;
  }
  say();
}

/** What is in an element, a line for each thing, indented by what it is in. */
export function outline(node) {
  const lines = [];
  add(node, 0, lines);
  return lines.map(([depth, it]) => "  ".repeat(depth) + it);
}

/** Elements that may have a role without an attribute that says so; of any other role, all may. */
const NATIVE = {
  button: "button, input, summary",
  checkbox: "input",
  combobox: "input, select",
  dialog: "dialog",
  link: "a",
  radio: "input",
  slider: "input",
  switch: "input",
  tab: "button",
  textbox: "input, textarea",
  treeitem: "li",
};

/** The elements of a role that are heard. */
export function withRole(root, role) {
  const all = [...root.querySelectorAll(role in NATIVE ? `${NATIVE[role]}, [role]` : "*")];
  return all.filter((it) => roleOf(it) === role && !isHidden(it) && !it.closest('[aria-hidden="true"], [inert]'));
}
