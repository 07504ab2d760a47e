// The table: treasures, dice, players, collectors, and the claim that is being laid out.
//
// Python says what lies where and whose decision it is; the claim lives here until it is confirmed
// (a *draft*), and nothing here knows whether it is allowed: each draft is sent to be considered,
// and the answer is shown at the treasure it is about.

import {
  die, dieFace, fill, guard, h, icon, keepFocus, live, mark, morphChildren, ownNames,
} from "../../static/dom.js";
import { bareMove, deciding, momentOf, sameButVerdict } from "../../static/deciding.js";
import { artSheet, emblem, picture, torchCard } from "./table-art.js";
import { LET_GO, withMotion } from "../../static/table-motion.js";

const EFFORTS = [1, 2, 3, 4, 5, 6];
const LETTERS = "abcdef";
const SERVANTS = 3;
/** A claim in notation, as far as its form goes. */
const CLAIM_FORM = /^([a-z]\d+\s*)+$/i;
/** What may still become one. */
const CLAIM_BEGUN = /^([a-z]\d+\s*)*[a-z]?$/i;
/** How long a pause in typing is, in milliseconds. */
const PAUSE = 250;
/** How far a pointer travels before a press becomes a drag, in pixels. */
const DRAG_FROM = 6;

// --- the draft -----------------------------------------------------------------------------------

/** No servant is taken in hand, no treasure picked. */
function freshDraft(key, ready) {
  return {
    key,
    dice: Array.from({ length: ready }, () => ({ effort: null, slot: null, name: null })),
    /** The servant whose effort the row of faces sets. */
    active: null,
    /** Whether that servant is in hand, so that the treasure pressed next is its place. */
    held: false,
    /** The treasure picked before any servant. */
    slot: null,
  };
}

/** What makes two questions the same decision, whatever the language it is asked in. */
function askKey(data) {
  const { ask } = data;
  if (!ask) return null;
  const crypt = (data.treasures ?? []).map((t) => [t.slot, t.kind, t.state, t.dice]);
  return JSON.stringify([
    ask.id ?? null,
    ask.player,
    ask.kind,
    ask.ready,
    ask.one_treasure,
    ask.slots,
    ask.id == null ? [data.deck?.count, crypt] : null,
  ]);
}

/** The claim in notation: `a4 c33`. */
function draftMove(draft) {
  return LETTERS.split("")
    .map((slot) => {
      const efforts = draft.dice.filter((d) => d.slot === slot).map((d) => d.effort);
      return efforts.length ? slot + efforts.sort().join("") : "";
    })
    .filter(Boolean)
    .join(" ");
}

/** The effort a servant takes up when it is put down without one: that of its companions there. */
function effortAt(draft, slot) {
  return draft.dice.find((d) => d.slot === slot && d.effort)?.effort ?? 1;
}

function firstFree(draft) {
  const index = draft.dice.findIndex((d) => d.slot === null);
  return index < 0 ? null : index;
}

// --- which die is which --------------------------------------------------------------------------

/** Where the dice of a player lie, by the data: a place and the face it shows. */
function diceOf(player, data) {
  const places = [];
  for (const treasure of data.treasures ?? []) {
    if (treasure.dice?.player === player.id) {
      for (const face of treasure.dice.faces ?? []) places.push({ at: treasure.slot, face });
    }
  }
  const roll = data.roll?.player === player.id && !data.roll.results ? data.roll : null;
  if (roll) {
    const aside = (roll.aside ?? []).flat();
    const sorted = (roll.groups ?? []).length + aside.length > 0;
    // Just rolled, and not joined yet; unless these dice already lie on treasures.
    const fresh = !sorted && places.length + (roll.faces ?? []).length <= SERVANTS;
    const groups = fresh ? [roll.faces ?? []] : (roll.groups ?? []);
    groups.forEach((group, g) => group.forEach((face) => places.push({ at: `roll-${g}`, face })));
    aside.forEach((face) => places.push({ at: "aside", face }));
  }
  for (let i = 0; i < (player.exhausted ?? 0); i += 1) places.push({ at: "box", face: null });
  const ready = Math.min(player.ready ?? 0, SERVANTS - places.length);
  for (let i = 0; i < ready; i += 1) places.push({ at: "ready", face: null });
  return places;
}

/** Give each die the name it had, so that it glides from where it was: dice that stay put keep
 * theirs first, the others take what is left. */
function nameDice(places, old) {
  const free = [...old];
  const take = (test) => {
    const index = free.findIndex(test);
    return index < 0 ? null : free.splice(index, 1)[0].name;
  };
  for (const die of places) die.name = take((o) => o.at === die.at && o.face === die.face);
  for (const die of places) die.name ??= take((o) => o.at === die.at);
  for (const die of places) die.name ??= take(() => true);
  const used = new Set(places.map((die) => die.name));
  let next = 0;
  for (const die of places) {
    if (die.name !== null) continue;
    while (used.has(next)) next += 1;
    die.name = next;
    used.add(next);
  }
  return places;
}

// --- small pictures ------------------------------------------------------------------------------

function coinStack(value) {
  return h(
    "span",
    { class: "tb-coins", "aria-hidden": "true" },
    h("span", { class: "tb-value" }, String(value)),
    h("span", { class: "tb-pips" }, Array.from({ length: value }, () => h("i", {}))),
  );
}

/** A die with its owner's colour and shape, known by name to the motion. */
function dieOf(player, die, more) {
  const node = dieShape(player, die.face);
  node.dataset.flip = `die-${player.id}-${die.name}`;
  node.dataset.key = node.dataset.flip;
  Object.assign(node.dataset, more);
  return node;
}

function dieShape(player, face) {
  const node = die(face, player.id, player.mark);
  if (player.ghost) node.dataset.role = "";
  return node;
}

function sumOf(faces) {
  return faces.reduce((sum, face) => sum + (face ?? 0), 0);
}

// --- the panel -----------------------------------------------------------------------------------

function render(context) {
  const { el } = context;
  const art = ownNames()("table");
  let data = {};
  let words = {};
  /** @type {(message: object) => void} */
  let ask = () => {};
  let draft = freshDraft(null, 0);
  let fleets = new Map();
  let near = 0;
  /** A draft was sent and nothing has been said about it yet. */
  let waiting = false;
  let still = false;
  /** When the last move was sent: a second press in its wake is the same press. */
  let playedAt = 0;
  /** The last draft, or typed claim, that was sent to be considered. */
  let told = "";
  /** What is being typed; null while the field shows the draft in notation. */
  let typed = null;
  let typing = 0;
  /** At which table the last decision was typed, if it was: the next one may be typed too. */
  let typedAt = null;
  let seen = null;
  let drag = null;
  const root = h("section", { class: "tb", tabindex: "-1", "data-testid": "table" });
  el.replaceChildren(root);

  const say = (id, facts) => fill(words[id], facts ?? {});
  const { ruleLink, action, typeBox, field, keepTyping, asText, curtain, holdFocus } = deciding({
    root,
    prefix: art,
    say,
    send: (message) => ask(message),
    redraw: () => redraw(),
  });
  const claiming = () => data.ask?.kind === "claim" && !data.curtain;
  const claimable = (slot) => claiming() && (data.ask.slots ?? []).includes(slot);

  // --- changing the draft --------------------------------------------------------------------

  /** Show the changed draft, and ask what is to be said about it. */
  function changed() {
    clearTimeout(typing);
    typed = null;
    consider(draftMove(draft));
    redraw();
  }

  function consider(move) {
    if (move === told) return;
    told = move;
    waiting = true;
    ask({ do: "consider", move });
  }

  function takeUp(index) {
    const same = draft.active === index && draft.held;
    draft.slot = null;
    draft.active = same ? null : index;
    draft.held = !same;
    redraw();
  }

  function put(index, slot) {
    const servant = draft.dice[index];
    if (!servant || !claimable(slot)) return;
    const chosen = servant.effort !== null;
    servant.effort ??= effortAt(draft, slot);
    servant.slot = slot;
    draft.slot = null;
    draft.active = index;
    // One more press on a treasure moves only a servant that was taken in hand again.
    draft.held = false;
    if (chosen && draft.dice.some((d) => d.slot === null)) draft.active = null;
    changed();
  }

  function takeBack(index) {
    const servant = draft.dice[index];
    if (!servant) return;
    servant.slot = null;
    servant.effort = null;
    if (draft.active === index) draft.active = null;
    draft.held = false;
    changed();
  }

  function setEffort(effort) {
    if (draft.slot !== null) {
      const index = firstFree(draft);
      if (index === null) return;
      const { slot } = draft;
      draft.dice[index].effort = effort;
      put(index, slot);
      draft.active = index;
      redraw();
      return;
    }
    if (draft.active === null) {
      const index = firstFree(draft);
      if (index === null) return;
      draft.active = index;
      draft.held = true;
    }
    draft.dice[draft.active].effort = effort;
    changed();
  }

  function pressTreasure(slot) {
    if (!claimable(slot)) return;
    if (draft.active !== null && (draft.held || draft.dice[draft.active].slot === null)) {
      put(draft.active, slot);
    } else {
      draft.active = null;
      draft.held = false;
      draft.slot = draft.slot === slot ? null : slot;
      redraw();
    }
  }

  function clear() {
    draft = freshDraft(draft.key, draft.dice.length);
    changed();
    focusKey("draft-0");
  }

  function confirm() {
    const move = draftMove(draft);
    if (move) play(move);
  }

  function play(move, inWriting = false) {
    if (Date.now() - playedAt < 1_000) return;
    playedAt = Date.now();
    typedAt = inWriting ? [data.table, momentOf(data.ask)] : null;
    ask({ do: "play", move });
  }

  // --- typing --------------------------------------------------------------------------------

  /** What is written is laid out as far as there are servants and treasures for it, and judged. */
  function onType(event) {
    typed = event.target.value;
    const text = typed.trim();
    const claim = CLAIM_FORM.test(text);
    // What cannot be laid out, or is not written to its end, leaves the draft as it is; what is no
    // claim at all clears it.
    if (claiming() && (claim || !text || !CLAIM_BEGUN.test(text))) {
      if (layOut(claim ? text : "")) redraw();
    }
    clearTimeout(typing);
    typing = setTimeout(() => consider(claim ? text : draftMove(draft)), PAUSE);
  }

  /** Put the servants of the draft as a text has them; false, touching nothing, if none can be so. */
  function layOut(text) {
    const dice = [...text.toLowerCase().matchAll(/([a-z])(\d+)/g)].flatMap(([, slot, efforts]) =>
      [...efforts].map((effort) => ({ slot, effort: Number(effort) })),
    );
    const fits = ({ slot, effort }) => claimable(slot) && EFFORTS.includes(effort);
    if (dice.length > draft.dice.length || !dice.every(fits)) return false;
    const former = draft.dice.map((servant) => servant.name);
    draft = freshDraft(draft.key, draft.dice.length);
    draft.dice.forEach((servant, i) => Object.assign(servant, dice[i], { name: former[i] }));
    return true;
  }

  function onTyped(event) {
    event.preventDefault();
    clearTimeout(typing);
    const move = field()?.value.trim();
    if (!move) return;
    // Whatever is written next is judged anew, even what was there before.
    told = null;
    play(move, true);
  }

  /** The field shows the draft until somebody writes in it. */
  function fillField() {
    const input = field();
    const text = typed ?? (claiming() ? draftMove(draft) : "");
    if (input && input.value !== text) input.value = text;
  }

  function focusKey(key) {
    root.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  }

  // --- keys ------------------------------------------------------------------------------------

  const plain = (event) => !(event.ctrlKey || event.altKey || event.metaKey);

  function onDieKey(event, index) {
    if (!plain(event)) return;
    const { key } = event;
    const servant = draft.dice[index];
    const inHand = draft.active;
    if (/^[1-6]$/.test(key)) {
      draft.slot = null;
      draft.active = index;
      if (inHand !== index) draft.held = servant.slot === null;
      setEffort(Number(key));
    } else if (key === "ArrowUp" || key === "ArrowDown") {
      const next = (servant.effort ?? 0) + (key === "ArrowUp" ? 1 : -1);
      if (next < 1 || next > 6) return event.preventDefault();
      draft.slot = null;
      draft.active = index;
      if (inHand !== index) draft.held = servant.slot === null;
      setEffort(next);
    } else if (key.length === 1 && LETTERS.includes(key.toLowerCase())) {
      // Letters of treasures that are not there do nothing, and nothing else either.
      put(index, key.toLowerCase());
    } else if (key === "Backspace" || key === "Delete") {
      takeBack(index);
    } else if (key === "ArrowLeft" || key === "ArrowRight") {
      step(event.currentTarget, "[data-draft]", key === "ArrowRight" ? 1 : -1);
    } else if (key === "Escape" && (draft.active !== null || draft.slot !== null)) {
      release();
    } else {
      return undefined;
    }
    event.preventDefault();
    event.stopPropagation();
    return undefined;
  }

  function onTreasureKey(event, slot) {
    if (!plain(event)) return;
    const { key } = event;
    if (/^[1-6]$/.test(key) && claimable(slot)) {
      const held = draft.active !== null && draft.dice[draft.active].slot === null;
      const index = held ? draft.active : firstFree(draft);
      if (index !== null) {
        draft.dice[index].effort = Number(key);
        put(index, slot);
      }
    } else if ((key === "Backspace" || key === "Delete") && claimable(slot)) {
      const index = draft.dice.findLastIndex((d) => d.slot === slot);
      if (index >= 0) takeBack(index);
    } else if (key === "ArrowLeft" || key === "ArrowRight") {
      step(event.currentTarget, "button.tb-card", key === "ArrowRight" ? 1 : -1);
    } else if (key === "Escape" && (draft.active !== null || draft.slot !== null)) {
      release();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  function release() {
    draft.active = null;
    draft.held = false;
    draft.slot = null;
    redraw();
  }

  /** The focus to the next of its kind, round and round. */
  function step(from, selector, by) {
    const all = [...root.querySelectorAll(selector)];
    const index = all.indexOf(from.closest(selector));
    all[(index + by + all.length) % all.length]?.focus();
  }

  // --- dragging --------------------------------------------------------------------------------

  function onDieDown(event, index) {
    if (!event.isPrimary || event.button !== 0 || drag) return;
    drag = {
      index,
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      copy: null,
      over: null,
      started: false,
    };
    document.addEventListener("pointermove", onMove);
    document.addEventListener("pointerup", onUp);
    document.addEventListener("pointercancel", onCancel);
    document.addEventListener("keydown", onDragKey, true);
  }

  const onMove = guard(el, (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y);
    if (!drag.started) {
      if (far < DRAG_FROM) return;
      startDrag();
    }
    event.preventDefault();
    const frame = root.getBoundingClientRect();
    drag.copy.style.left = `${event.clientX - frame.left}px`;
    drag.copy.style.top = `${event.clientY - frame.top}px`;
    const over = slotUnder(event);
    if (over === drag.over) return;
    drag.over = over;
    markTarget();
  });

  function startDrag() {
    drag.started = true;
    draft.slot = null;
    draft.active = drag.index;
    draft.held = true;
    const player = playerBy(data.ask?.player ?? near);
    drag.copy = h(
      "span",
      { class: "tb-dragged", "aria-hidden": "true", "data-key": "dragged" },
      dieShape(player, draft.dice[drag.index]?.effort),
    );
    redraw();
    root.append(drag.copy);
    root.classList.add("tb-dragging");
  }

  function slotUnder(event) {
    for (const node of document.elementsFromPoint(event.clientX, event.clientY)) {
      const slot = root.contains(node) ? node.closest("[data-drop]")?.getAttribute("data-drop") : null;
      if (slot && claimable(slot)) return slot;
    }
    return null;
  }

  function markTarget() {
    for (const node of root.querySelectorAll("[data-drop]")) {
      node.classList.toggle("tb-over", Boolean(drag?.over) && node.dataset.drop === drag.over);
    }
  }

  const onUp = guard(el, (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const { started, index, over, copy } = drag;
    const at = copy?.getBoundingClientRect() ?? null;
    endDrag();
    if (!started || !claiming()) return;
    // The press that ends a drag is not also a click on what lies below.
    const swallow = (click) => {
      click.stopPropagation();
      click.preventDefault();
    };
    root.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => root.removeEventListener("click", swallow, { capture: true }), 0);
    const die = root.querySelector(`[data-draft="${index}"] .crypt-die`);
    if (die && at) die[LET_GO] = at;
    if (over) {
      draft.active = index;
      put(index, over);
    } else if (draft.dice[index]?.slot) {
      takeBack(index);
    } else {
      release();
    }
  });

  const onCancel = guard(el, (event) => {
    if (drag && event.pointerId === drag.id) {
      endDrag();
      release();
    }
  });

  const onDragKey = guard(el, (event) => {
    if (event.key !== "Escape" || !drag?.started) return;
    event.stopPropagation();
    endDrag();
    release();
  });

  function endDrag() {
    if (!drag) return;
    drag.copy?.remove();
    drag = null;
    root.classList.remove("tb-dragging");
    markTarget();
    document.removeEventListener("pointermove", onMove);
    document.removeEventListener("pointerup", onUp);
    document.removeEventListener("pointercancel", onCancel);
    document.removeEventListener("keydown", onDragKey, true);
  }

  // --- drawing: dice ---------------------------------------------------------------------------

  const playerBy = (id) =>
    (data.players ?? []).find((p) => p.id === id) ?? { id: id ?? 0, mark: null, name: "" };

  /** A servant of the draft: a button wherever it lies. */
  function servantButton(index, key) {
    const servant = draft.dice[index];
    const player = playerBy(data.ask.player);
    const facts = { n: index + 1, effort: servant.effort ?? "", slot: servant.slot ?? "" };
    const id = servant.slot ? "table-die-placed" : servant.effort ? "table-die-set" : "table-die-ready";
    const active = draft.active === index;
    return h(
      "button",
      {
        type: "button",
        class: `tb-servant${active ? " tb-active" : ""}${active && draft.held ? " tb-held" : ""}`,
        "data-draft": index,
        "data-key": `draft-${index}`,
        "data-die": key,
        "aria-label": say(id, facts),
        "aria-pressed": String(active),
        "aria-keyshortcuts": "1 2 3 4 5 6 a b c d e f Backspace",
        onclick: () => takeUp(index),
        onkeydown: (event) => onDieKey(event, index),
        onpointerdown: (event) => onDieDown(event, index),
        ondragstart: (event) => event.preventDefault(),
      },
      dieOf(player, { face: servant.effort, name: servant.name }),
    );
  }

  /** The dice of the draft take the names of the ready dice they are. */
  function nameDraft(fleet) {
    const ready = fleet.filter((die) => die.at === "ready");
    draft.dice.forEach((servant, i) => {
      servant.name = ready[i]?.name ?? `draft-${i}`;
    });
  }

  /** Where each die was last seen. Where a decision has been made, the draft is what was seen. */
  function rememberDice(decided) {
    for (const [id, fleet] of fleets) {
      const drafted = decided && claiming() && data.ask.player === id ? draft.dice : [];
      for (const die of fleet) {
        const servant = drafted.find((d) => d.name === die.name);
        die.was = { at: servant?.slot ?? die.at, face: servant?.effort ?? die.face, name: die.name };
      }
    }
  }

  function findDice() {
    const old = fleets;
    fleets = new Map(
      (data.players ?? []).map((player) => [
        player.id,
        nameDice(diceOf(player, data), (old.get(player.id) ?? []).map((die) => die.was)),
      ]),
    );
  }

  function fleetAt(id, at) {
    return (fleets.get(id) ?? []).filter((die) => die.at === at);
  }

  // --- drawing: treasures ------------------------------------------------------------------------

  function cardFace(t) {
    const known = t.value != null;
    return [
      h(
        "span",
        { class: "tb-card-top" },
        h("span", { class: "tb-letter", "aria-hidden": "true" }, t.slot),
      ),
      " ",
      t.up
        ? picture(art, t.kind)
        : h("span", { class: "tb-back", "aria-hidden": "true" }, emblem(t.kind)),
      h(
        "span",
        { class: "tb-card-name" },
        !t.up && t.seen ? [icon("eye")] : null,
        h("span", {}, t.name),
      ),
      " ",
      // Last, as in the card's label; it is seen beside the letter.
      known ? coinStack(t.value) : h("span", { class: "tb-unknown", "aria-hidden": "true" }, "?"),
    ];
  }

  /** What is said of a treasure: all that Python says, and the part of the draft that lies on it. */
  function treasureLabel(t) {
    const mine = draft.dice.filter((d) => d.slot === t.slot).map((d) => d.effort);
    const drafted = claiming() && mine.length;
    const claim = drafted
      ? say("table-drafted", { efforts: mine.join(", "), total: sumOf(mine) })
      : "";
    return [t.label, claim].filter(Boolean).join(". ");
  }

  function treasureCard(t) {
    const looks = `tb-card${t.up ? "" : " tb-down"}${!t.up && t.seen ? " tb-peeked" : ""}`;
    const { name } = seen.cards.get(t.slot);
    const same = {
      "data-slot": t.slot,
      "data-kind": t.kind,
      "data-flip": name,
      "data-from": "[data-place='deck']",
      "data-key": name,
    };
    if (!claimable(t.slot)) {
      return h("div", { class: looks, role: "img", "aria-label": treasureLabel(t), ...same }, cardFace(t));
    }
    const picked = draft.slot === t.slot;
    return h(
      "button",
      {
        type: "button",
        class: `${looks}${picked ? " tb-picked" : ""}`,
        "data-chooses": "treasure",
        "aria-label": treasureLabel(t),
        "aria-pressed": String(picked),
        "aria-keyshortcuts": "1 2 3 4 5 6",
        onclick: () => pressTreasure(t.slot),
        onkeydown: (event) => onTreasureKey(event, t.slot),
        ...same,
      },
      cardFace(t),
    );
  }

  function total(faces) {
    return h("span", { class: "tb-total", "aria-hidden": "true" }, String(sumOf(faces)));
  }

  /** The place below a treasure: the dice on it, and those of the draft. */
  function placeBelow(t) {
    const parts = [];
    const results = (data.roll?.results ?? []).filter((r) => r.slot === t.slot);
    if (t.dice && t.state !== "gone") {
      const player = playerBy(t.dice.player);
      const dice = fleetAt(player.id, t.slot);
      const faces = t.dice.faces ?? [];
      if (dice.length || !results.length) {
        parts.push(
          h(
            "span",
            { class: "tb-dice", "data-player": player.id, "aria-hidden": "true", "data-key": "dice" },
            dice.length
              ? h("span", { class: "tb-dice-row" }, dice.map((die) => dieOf(player, die)))
              : h("span", { class: "tb-owner" }, mark(player.id, player.mark), h("span", {}, player.name)),
            faces.length > 1 ? total(faces) : null,
          ),
        );
      }
    }
    const mine = draft.dice.map((d, index) => ({ ...d, index })).filter((d) => d.slot === t.slot);
    if (claiming() && mine.length) {
      parts.push(
        h(
          "span",
          { class: "tb-dice tb-drafted", "data-player": data.ask.player, "data-key": "drafted" },
          h(
            "span",
            { class: "tb-dice-row" },
            mine.map(({ index }, n) => servantButton(index, `${t.slot}-${n}`)),
          ),
          new Set(mine.map((d) => d.effort)).size === 1 && mine.length > 1
            ? total(mine.map((d) => d.effort))
            : null,
        ),
      );
    }
    if (results.length) {
      parts.push(h("ul", { class: "tb-results", "data-key": "results" }, results.map(resultLine)));
    }
    return h("div", { class: "tb-place", "data-key": "place" }, parts);
  }

  function resultLine(result) {
    const player = playerBy(data.roll.player);
    const word = say(result.exhausted ? "table-exhausted" : "table-ready");
    const rolled = result.face != null;
    return h(
      "li",
      {
        class: `tb-result ${result.exhausted ? "tb-tired" : "tb-fresh"}`,
        "data-result": result.exhausted ? "exhausted" : "ready",
      },
      h("span", { class: "crypt-hear" }, result.label),
      h(
        "span",
        { class: "tb-result-dice", "aria-hidden": "true" },
        dieShape(player, result.effort),
        rolled ? icon("right") : null,
        rolled ? h("span", { class: "tb-tumbled" }, dieShape(player, result.face)) : null,
      ),
      h(
        "span",
        { class: "tb-result-word", "aria-hidden": "true" },
        icon(result.exhausted ? "bed" : "check"),
        h("span", {}, word),
      ),
    );
  }

  function treasureItem(t, index, about) {
    const gone = t.state === "gone";
    const judged = !gone && about.slots.has(t.slot) ? ` tb-judged tb-judged-${about.tone}` : "";
    return h(
      "li",
      {
        class: `tb-slot${gone ? " tb-gone" : ""}${judged}`,
        style: { order: String(index * 2) },
        "data-key": `slot-${t.slot}`,
        "data-place": `slot-${t.slot}`,
        "data-drop": t.slot,
      },
      gone
        ? h(
            "div",
            { class: "tb-hollow", role: "img", "aria-label": t.label || say("table-gone", { slot: t.slot }), "data-key": "hollow", "data-slot": t.slot },
            h("span", { class: "tb-letter", "aria-hidden": "true" }, t.slot),
          )
        : treasureCard(t),
      placeBelow(t),
    );
  }

  /** A name for each card that lasts while it lies in the crypt, also when the order changes. */
  function nameCards() {
    const deck = data.deck?.count ?? 0;
    const before = seen?.deck === deck ? seen.cards : new Map();
    const cards = new Map();
    const used = new Set();
    for (const t of data.treasures ?? []) {
      if (t.state === "gone") continue;
      const was = before.get(t.slot);
      const stays =
        was && was.kind === t.kind && was.up === t.up && (!t.up || was.value === t.value);
      let name = stays ? was.name : `card-${t.kind}-${t.up ? t.value : "down"}-${deck}`;
      while (used.has(name)) name += "'";
      used.add(name);
      cards.set(t.slot, { kind: t.kind, up: t.up, value: t.value, name });
    }
    seen = {
      cards,
      deck,
      back: seen !== null && deck > seen.deck,
      counts: seen?.counts ?? null,
    };
  }

  /** Who has more treasures of a kind than at the last redraw: where cards from the crypt fly to. */
  function findGains() {
    const counts = new Map();
    const gains = new Map();
    for (const player of data.players ?? []) {
      for (const group of player.treasures ?? []) {
        const key = `${player.id}-${group.kind}`;
        counts.set(key, group.cards.length);
        if (seen.counts && group.cards.length > (seen.counts.get(key) ?? 0)) {
          gains.set(key, group.kind);
        }
      }
    }
    seen.counts = counts;
    return gains;
  }

  // --- drawing: the answer to a draft --------------------------------------------------------------

  /** Whether the judge has said no to what lies on the table now. */
  function refused() {
    const { verdict, tone } = verdictNow();
    const written = typed !== null && !CLAIM_FORM.test(typed.trim());
    return Boolean(verdict) && tone !== "good" && !written;
  }

  /** The verdict as it concerns what lies on the table now, and the treasures it is about. */
  function verdictNow() {
    const { verdict } = data;
    const none = { verdict: null, slots: new Set(), tone: "" };
    if (!verdict || !verdict.text) return none;
    const about = bareMove(verdict.move ?? "");
    const asTyped = typed !== null && about === bareMove(typed.trim());
    if (CLAIM_FORM.test(about) && claiming() && !draftMove(draft) && !asTyped) return none;
    const tone = verdict.legal ? "good" : verdict.final ? "final" : "bad";
    return { verdict, slots: new Set(verdict.slots ?? []), tone };
  }

  /** How many treasures stand side by side, with room and without: never fewer than three. */
  function grid() {
    const count = (data.treasures ?? []).length;
    return { count, wide: Math.max(count, 3), narrow: count > 3 ? Math.ceil(count / 2) : 3 };
  }

  function verdictBox(about) {
    const { verdict, tone } = about;
    const { count, wide, narrow } = grid();
    const first = (data.treasures ?? []).findIndex((t) => about.slots.has(t.slot));
    const middle = (columns) => (first < 0 ? null : `${(((first % columns) + 0.5) / columns) * 100}%`);
    // Below the row that it is about: an order between those of two treasures.
    const below = first < 0 ? count : Math.min((Math.floor(first / narrow) + 1) * narrow, count);
    return h(
      "div",
      {
        class: `tb-verdict ${tone ? `tb-verdict-${tone}` : "tb-empty"}${waiting ? " tb-stale" : ""}`,
        "data-key": "verdict",
        "data-verdict": tone || "none",
        style: {
          "--after-wide": String(count * 2),
          "--after-narrow": String(below * 2 - 1),
          "--point-wide": middle(wide),
          "--point-narrow": middle(narrow),
        },
        "data-points": first < 0 ? null : "",
      },
      h(
        "div",
        { class: "tb-verdict-box", role: "status", "data-key": "box" },
        verdict
          ? [
              icon(verdict.legal ? "check" : "stop"),
              h("span", { class: "tb-verdict-text" }, verdict.text),
            ]
          : null,
      ),
      verdict?.rule && !verdict.legal ? ruleLink(verdict.rule, "verdict-rule") : null,
    );
  }

  // --- drawing: players ------------------------------------------------------------------------------

  function collection(player, gains) {
    const groups = player.treasures ?? [];
    if (!groups.length) {
      const shown = player.id === near ? "tb-none" : "crypt-hear";
      return player.ghost ? null : h("p", { class: shown }, say("table-none"));
    }
    return h(
      "ul",
      { class: "tb-collection", "aria-label": say("table-collection", { name: player.name }), "data-key": "collection" },
      groups.map((group) =>
        h(
          "li",
          {
            class: "tb-group",
            "data-key": group.kind,
            "data-kind": group.kind,
            "data-gained": gains.get(`${player.id}-${group.kind}`) ?? null,
            title: group.name,
          },
          emblem(group.kind),
          h("span", { class: "crypt-hear" }, group.label ?? groupLabel(group)),
          group.cards.map((card) =>
            h(
              "span",
              {
                class: `tb-mini${card.flipped ? " tb-flipped" : ""}`,
                "aria-hidden": "true",
                title: card.flipped ? say("table-flipped", { value: card.value ?? "?" }) : null,
              },
              card.value == null ? "?" : String(card.value),
            ),
          ),
        ),
      ),
    );
  }

  function groupLabel(group) {
    const cards = group.cards.map((card) =>
      card.flipped
        ? say("table-flipped", { value: card.value ?? "?" })
        : String(card.value ?? "?"),
    );
    return `${group.name}: ${cards.join(", ")}`;
  }

  function nameplate(player) {
    return h(
      "div",
      { class: "tb-plate", "data-key": "plate" },
      h(
        "h3",
        { class: "tb-name" },
        mark(player.id, player.mark),
        h("span", {}, player.name),
        player.label ? h("span", { class: "crypt-hear" }, `. ${player.label}`) : null,
      ),
      player.leader ? torchCard("leader", say("table-leader")) : null,
      player.lights_out ? torchCard("lights-out", say("table-lights-out")) : null,
      player.coins
        ? h(
            "span",
            { class: "tb-purse", title: player.coins_note ?? null, "data-coins": player.coins },
            h("i", { class: "tb-coin", "aria-hidden": "true" }),
            h("span", {}, player.coins),
            player.coins_note ? h("span", { class: "crypt-hear" }, player.coins_note) : null,
          )
        : null,
    );
  }

  /** The places on a player card: ready dice, and hollows for those that are away. */
  function readyDice(player) {
    const fleet = fleets.get(player.id) ?? [];
    if (fleet.some((die) => die.at === "aside" || die.at.startsWith("roll-"))) {
      return rolledDice(player);
    }
    const mine = claiming() && data.ask.player === player.id;
    const whose = player.id === near ? "" : `p${player.id + 1}-`;
    const places = [];
    if (mine) {
      draft.dice.forEach((servant, i) => {
        if (servant.slot === null) places.push(servantButton(i, `ready-${i}`));
      });
    } else {
      fleetAt(player.id, "ready").forEach((die, i) =>
        places.push(h("span", { class: "tb-servant", "data-die": `${whose}ready-${i}`, "data-key": `r-${die.name}` }, dieOf(player, die))),
      );
    }
    while (places.length < SERVANTS) places.push(h("span", { class: "tb-hole" }));
    const attributes = mine
      ? { role: "group", "aria-label": say("table-dice"), "data-drop": "ready" }
      : { "aria-hidden": "true" };
    return h("div", { class: "tb-ready", "data-key": "ready", "data-place": `ready-${player.id}`, ...attributes }, places);
  }

  /** The dice a player has rolled and not placed yet, joined where they are equal. */
  function rolledDice(player) {
    const { roll } = data;
    const fleet = fleets.get(player.id) ?? [];
    const names = [...new Set(fleet.filter((d) => d.at.startsWith("roll-")).map((d) => d.at))];
    const aside = fleet.filter((die) => die.at === "aside");
    const sorted = (roll.groups ?? []).length > 0;
    return h(
      "div",
      { class: "tb-roll", role: "img", "aria-label": roll.label, "data-testid": "roll", "data-key": "roll" },
      names.map((name) => {
        const dice = fleet.filter((die) => die.at === name);
        const joined = sorted && dice.length > 1;
        return h(
          "span",
          { class: `tb-joined${joined ? " tb-together" : ""}`, "data-key": name },
          dice.map((die) => dieOf(player, die, { tumble: "2" })),
          joined ? total(dice.map((d) => d.face)) : null,
        );
      }),
      aside.length
        ? h(
            "span",
            { class: "tb-aside", "data-key": "aside" },
            aside.map((die) => dieOf(player, die)),
            h("span", { class: "tb-caption" }, say("table-aside")),
          )
        : null,
    );
  }

  function playerCard(player, gains) {
    return h(
      "li",
      {
        class: `tb-player tb-far-player${player.ghost ? " tb-ghost" : ""}${player.on_turn ? " tb-on-turn" : ""}`,
        "data-player": player.id,
        "data-key": `player-${player.id}`,
        "aria-current": player.on_turn ? "true" : null,
      },
      player.ghost ? h("span", { class: "tb-spectre", "aria-hidden": "true" }, icon("ghost")) : null,
      nameplate(player),
      readyDice(player),
      collection(player, gains),
    );
  }

  function nearCard(player, gains) {
    return h(
      "section",
      {
        class: `tb-player tb-near${player.on_turn ? " tb-on-turn" : ""}`,
        "data-player": player.id,
        "data-key": "near",
        "aria-label": player.name,
        "aria-current": player.on_turn ? "true" : null,
      },
      h("div", { class: "tb-own" }, nameplate(player), readyDice(player), collection(player, gains)),
      data.ask ? askBox() : null,
    );
  }

  // --- drawing: the question ---------------------------------------------------------------------------

  function askBox() {
    const { ask: question } = data;
    const empty = !draftMove(draft);
    return h(
      "div",
      { class: "tb-ask", role: "group", "aria-labelledby": question.prompt ? `${art}-prompt` : null, "data-key": "ask", "data-ask": question.kind },
      question.prompt
        ? h("p", { class: "tb-prompt", id: `${art}-prompt`, "data-testid": "prompt" }, question.prompt)
        : null,
      claiming() && draft.dice.length ? effortRow() : null,
      h(
        "div",
        { class: "tb-actions", "data-key": "actions" },
        claiming() && draft.dice.length
          ? [
              action("confirm", say("table-confirm"), confirm, {
                main: !refused(),
                off: empty,
                sign: "check",
              }),
              action("clear", say("table-clear"), clear, { off: empty, sign: "close" }),
            ]
          : null,
        (question.buttons ?? []).map(askButton),
      ),
      claiming() && draft.dice.length
        ? h("p", { class: "tb-keys" }, icon("keyboard"), h("span", {}, say("table-keys")))
        : null,
      typeBox((question.notation ?? []).join(", "), onType, onTyped),
    );
  }

  /** Two people may hold the same power: each has a button, known by the whole of its move. */
  function askButton(button, index) {
    const move = bareMove(button.move);
    const note = button.hint ? `${art}-hint-${index}` : null;
    return h(
      "div",
      { class: "tb-choice", "data-key": `choice-${button.move}` },
      h(
        "button",
        {
          type: "button",
          class: `tb-action${button.main ? " crypt-main" : ""}${button.legal === false ? " tb-not-now" : ""}`,
          "data-action": move.split(" ")[0],
          "data-move": move,
          "data-key": `move-${button.move}`,
          "aria-describedby": note,
          onclick: () => play(button.move),
        },
        h("span", {}, button.label),
      ),
      button.hint ? h("span", { class: "tb-hint", id: note }, button.hint) : null,
    );
  }

  function effortRow() {
    const servant = draft.active === null ? null : draft.dice[draft.active];
    const free = firstFree(draft) !== null;
    const useful = servant || free;
    const facts = { slot: servant?.slot ?? draft.slot ?? "", effort: servant?.effort ?? "" };
    let hint = "table-hint-start";
    if (draft.slot !== null) hint = free ? "table-hint-slot" : "table-hint-none-left";
    else if (servant?.slot) hint = draft.held ? "table-hint-move" : "table-hint-placed";
    else if (servant) hint = servant.effort ? "table-hint-put" : "table-hint-effort";
    else if (refused()) hint = "table-hint-refused";
    else if (!free) hint = "table-hint-all";
    else if (draftMove(draft)) hint = "table-hint-more";
    const player = playerBy(data.ask.player);
    return h(
      "div",
      { class: "tb-efforts", role: "group", "aria-label": say("table-effort"), "data-key": "efforts" },
      h("p", { class: "tb-next", "data-key": "next" }, say(hint, facts)),
      h(
        "div",
        { class: "tb-faces", "data-key": "faces" },
        EFFORTS.map((effort) =>
          h(
            "button",
            {
              type: "button",
              class: `tb-face${servant?.effort === effort ? " tb-chosen" : ""}`,
              "data-effort": effort,
              "data-key": `effort-${effort}`,
              "aria-label": say("table-effort-n", { n: effort }),
              "aria-pressed": String(servant?.effort === effort),
              "aria-disabled": useful ? null : "true",
              onclick: () => setEffort(effort),
            },
            dieFace(effort, player.id, player.mark),
          ),
        ),
        servant?.slot
          ? action("take-back", say("table-take-back"), () => takeBack(draft.active), { sign: "back" })
          : null,
      ),
    );
  }

  // --- drawing: deck, box, roll, collectors ------------------------------------------------------------

  /** The card on the deck; its back shows its kind, if that is told. */
  function topCard(kind) {
    return kind ? h("i", { class: "tb-top", "data-kind": kind }, emblem(kind)) : h("i", {});
  }

  function deckAndBox() {
    const deck = data.deck ?? { count: 0 };
    const box = data.box ?? { count: 0 };
    const players = data.players ?? [];
    const resting = players.flatMap((p) => fleetAt(p.id, "box").map((die) => [p, die]));
    return h(
      "div",
      { class: "tb-middle", "data-key": "middle" },
      h(
        "div",
        { class: `tb-deck${deck.count ? "" : " tb-out"}`, role: "img", "aria-label": deck.label, title: deck.label, "data-place": "deck", "data-testid": "deck" },
        h("span", { class: "tb-stack", "aria-hidden": "true" }, h("i", {}), h("i", {}), topCard(deck.kind)),
        h("span", { class: "tb-caption", "aria-hidden": "true" }, say("table-deck"), ` · ${deck.count}`),
      ),
      h(
        "div",
        { class: "tb-box", role: "img", "aria-label": box.label, title: box.label, "data-place": "box", "data-testid": "box" },
        h(
          "span",
          { class: "tb-rest", "aria-hidden": "true" },
          resting.map(([player, die]) => dieOf(player, die)),
        ),
        h("span", { class: "tb-caption", "aria-hidden": "true" }, say("table-box"), box.count ? ` · ${box.count}` : ""),
      ),
    );
  }

  /** The treasures in the box: who plays alone may look through them at any time. */
  function discards() {
    const { treasures = [], label } = data.box ?? {};
    if (!treasures.length) return null;
    return h(
      "details",
      { class: "tb-discards", "data-key": "discards" },
      h("summary", { "data-action": "discards", "data-key": "discards-title" }, label),
      h("ul", {}, treasures.map((line) => h("li", {}, line))),
    );
  }

  function collectorTile(c) {
    const progress = c.progress ?? [];
    return h(
      "li",
      { "data-key": c.kind },
      h(
        "details",
        { class: "tb-collector", "data-collector": c.kind, "data-kind": c.kind },
        h(
          "summary",
          { "data-key": `collector-${c.kind}` },
          h("span", { class: "tb-seal" }, emblem(c.kind)),
          h(
            "span",
            { class: "tb-collector-words" },
            h("span", { class: "tb-collector-name" }, h("b", {}, c.name), h("span", { class: "tb-side" }, c.side)),
            h("span", { class: "tb-pays" }, c.pays),
          ),
          h(
            "span",
            { class: "tb-progress" },
            progress.map((p) =>
              h(
                "span",
                { class: `tb-far-along${p.met ? " tb-met" : ""}`, "data-player": p.player, "data-key": `p-${p.player}` },
                progress.length > 1
                  ? [mark(p.player, playerBy(p.player).mark), h("span", { class: "crypt-hear" }, `${p.name}: `)]
                  : null,
                h("span", {}, p.text),
                p.met ? icon("check") : null,
                progress.length === 1 ? meter(p) : null,
              ),
            ),
          ),
          h("span", { class: "tb-open", "aria-hidden": "true" }, icon("down")),
        ),
        h(
          "div",
          { class: "tb-detail" },
          h("p", {}, c.detail),
          progress.length > 1
            ? h(
                "ul",
                { class: "tb-standing" },
                progress.map((p) =>
                  h("li", { "data-player": p.player }, mark(p.player, playerBy(p.player).mark), h("span", {}, `${p.name}: ${p.text}`), meter(p)),
                ),
              )
            : null,
          c.rule ? ruleLink(c.rule, `collector-rule-${c.kind}`) : null,
        ),
      ),
    );
  }

  function meter(p) {
    const need = Math.min(p.need ?? 0, 6);
    return h(
      "span",
      { class: "tb-meter", "aria-hidden": "true" },
      Array.from({ length: need }, (_, i) => h("i", { class: i < p.have ? "tb-have" : null })),
    );
  }

  // --- drawing: all of it --------------------------------------------------------------------------------

  function scene(gains) {
    const players = data.players ?? [];
    const own = players.find((p) => p.id === near) ?? players[0];
    const after = (p) => (p.id - (own?.id ?? 0) + players.length) % players.length;
    const far = players.filter((p) => p !== own).sort((p, q) => after(p) - after(q));
    const about = verdictNow();
    const treasures = data.treasures ?? [];
    return [
      h(
        "div",
        { class: "tb-all", "data-key": "all", inert: Boolean(data.curtain) },
        h("h2", { class: "crypt-hear" }, say("table-label")),
        far.length
          ? h(
              "ul",
              { class: "tb-far", "aria-label": say("table-players"), "data-key": "far", "data-count": far.length },
              far.map((player) => playerCard(player, gains)),
            )
          : null,
        h(
          "div",
          { class: "tb-stone", "data-key": "stone" },
          deckAndBox(),
          h(
            "div",
            {
              class: "tb-crypt",
              "data-key": "crypt",
              "data-count": treasures.length,
              "data-claiming": claiming() ? "" : null,
              style: { "--columns": String(grid().wide), "--columns-narrow": String(grid().narrow) },
            },
            h("ul", { "aria-label": say("table-crypt"), "data-key": "list" }, treasures.map((t, index) => treasureItem(t, index, about))),
            verdictBox(about),
          ),
        ),
        own ? nearCard(own, gains) : null,
        (data.collectors ?? []).length
          ? h(
              "section",
              { class: "tb-collectors", "data-key": "collectors", "aria-label": say("table-collectors") },
              h("h3", {}, say("table-collectors")),
              h("ul", {}, data.collectors.map(collectorTile)),
            )
          : null,
        discards(),
        asText(data.text ?? []),
      ),
      curtain(data.curtain),
    ];
  }

  const redraw = guard(el, () => {
    const gains = findGains();
    if (claiming()) nameDraft(fleets.get(data.ask.player) ?? []);
    root.setAttribute("aria-label", say("table-label"));
    root.toggleAttribute("data-waiting", waiting);
    const here = root.contains(document.activeElement) && document.activeElement !== root;
    const move = still ? (draw) => draw() : (draw) => withMotion(root, !seen.back, draw);
    still = false;
    move(() =>
      keepFocus(root, () => {
        const sheet = root.querySelector(":scope > .tb-sheet") ?? artSheet(art);
        const moving = [...root.querySelectorAll(":scope > .tb-flying, :scope > .tb-dragged")];
        morphChildren(root, [sheet, ...scene(gains), ...moving]);
      }),
    );
    fillField();
    holdFocus(data, here);
  });

  return live(
    context,
    (newData, newWords, newAsk) => {
      const before = data;
      ask = newAsk;
      words = newWords;
      if (newData !== before) {
        const key = askKey(newData);
        rememberDice(key !== draft.key);
        // A verdict alone moves nothing, and who lays out a claim gets one at every touch.
        still = sameButVerdict(before, newData);
        if (before?.table !== newData.table) {
          // Another table is not this one with everything moved.
          still = true;
          seen = null;
          fleets = new Map();
        }
        data = newData;
        // Only a redraw by Python is an answer; our own in between are none.
        waiting = false;
        playedAt = 0;
        if (key !== draft.key) {
          endDrag();
          draft = freshDraft(key, data.ask?.kind === "claim" ? data.ask.ready ?? 0 : 0);
          told = "";
          typed = null;
          clearTimeout(typing);
        }
        near = data.ask?.player ?? data.near ?? near;
        findDice();
        nameCards();
      }
      // Another game is at the table.
      el.hidden = !data.treasures;
      if (el.hidden) {
        root.replaceChildren();
        return;
      }
      redraw();
      // Further on at the same table, not where one has gone back to.
      if (typedAt && data.ask && (data.table !== typedAt[0] || momentOf(data.ask) > typedAt[1])) {
        if (data.table === typedAt[0]) keepTyping();
        typedAt = null;
      }
    },
    () => {
      endDrag();
      clearTimeout(typing);
    },
  );
}

export default { render };
