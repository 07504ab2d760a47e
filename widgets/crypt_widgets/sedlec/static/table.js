// The table of Sedlec: the graveyard, hands, crypts, and the move that is being made ready.
//
// Python says what lies where, where a card may go and what it would add; the move lives here until
// it is confirmed (a *draft*). Nothing here knows whether it is allowed: a draft that is whole is
// sent to be considered, and the answer is shown beside the button.

import {
  fill, guard, h, icon, keepFocus, listen, live, mark, mayMove, morphChildren, onOwnPage,
  ownNames, svg,
} from "../../static/dom.js";
import { bareMove, deciding, momentOf, sameButVerdict } from "../../static/deciding.js";
import { backPicture, boardSheet, skullPicture } from "./table-art.js";
import { LET_GO, withMotion } from "../../static/table-motion.js";

/** How long a pause in typing is, in milliseconds. */
const PAUSE = 250;
/** How far a pointer travels before a press becomes a drag, in pixels. */
const DRAG_FROM = 6;
/** Where a crypt begins. */
const FIRST = "d1";
const HAND_KEYS = { q: 0, w: 1, 7: 0, 8: 1 };
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// --- the draft -----------------------------------------------------------------------------------

/** Nothing is chosen: no piles to dig or to take from, no card of the hand, no place. */
function freshDraft(key) {
  return { key, verb: null, piles: [], card: null, place: null };
}

/** A place's column, row, and left edge in half cards. */
function placed(place) {
  const column = place.charCodeAt(0) - 97;
  const row = Number(place.slice(1));
  return { row, left: 2 * column + row - 1 };
}

/** The draft that a text describes as far as there is something to point at; null if it is none. */
function readDraft(text, key, data) {
  const draft = freshDraft(key);
  const words = text.trim().toLowerCase().split(/\s+/);
  const piles = words.slice(1).map(Number);
  const known = piles.length > 0 && piles.every((n) => (data.graveyard?.piles ?? []).some((p) => p.pile === n));
  draft.verb = words[0];
  if (words[0] === "lay") {
    const { hand = [], crypt = {} } = (data.players ?? []).find((p) => p.id === data.ask?.player) ?? {};
    draft.card = hand.find((card) => card.text === words[1])?.id ?? null;
    const places = [...(crypt.open ?? []), ...(crypt.closed ?? [])];
    draft.place = places.some((it) => it.place === words[2]) ? words[2] : null;
    return draft.card !== null && draft.place ? draft : null;
  }
  if (!["dig", "take", "collect"].includes(words[0]) || !known) return null;
  if (words[0] === "dig" ? piles.length > 2 || new Set(piles).size < piles.length : piles.length > 1) return null;
  draft.piles = piles;
  return draft;
}

function render(context) {
  const { el } = context;
  const art = ownNames()("board");
  let data = {};
  let words = {};
  /** @type {(message: object) => void} */
  let ask = () => {};
  let draft = freshDraft(null);
  let waiting = false;
  let still = false;
  /** When the last move was sent: a second press in its wake is the same press. */
  let playedAt = 0;
  /** The last move that was sent to be considered. */
  let told = "";
  /** What is being typed; null while the field shows the draft in notation. */
  let typed = null;
  let typing = 0;
  let typedAt = null;
  /** The cards that lay face-up anywhere at the last redraw; null at a new table. */
  let seen = null;
  /** Which kind of points is spread out, by player. */
  const spread = new Map();
  /** The line of points that is pointed at: for good (pressed) or while the pointer is on it. */
  let pinned = null;
  let hovered = null;
  /** The card of the hand that is being dragged. */
  let drag = null;
  /** What Tab comes to among the piles, the cards of the hand and the places: each one's last key. */
  const stops = new Map();
  /** Whether the page was scrolled to show the open places. */
  let brought = false;
  /** How high the answers to this question were at most, at this width. */
  let room = {};
  const root = h("section", { class: "tb bo", tabindex: "-1", "data-testid": "board" });
  el.replaceChildren(root);

  const say = (id, facts) => fill(words[id], facts ?? {});
  const { ruleLink, action, typeBox, field, keepTyping, asText, holdFocus } = deciding({
    root,
    prefix: art,
    say,
    send: (message) => ask(message),
    redraw: () => redraw(),
  });

  // --- what there is -----------------------------------------------------------------------------

  const players = () => data.players ?? [];
  const piles = () => data.graveyard?.piles ?? [];
  const pileBy = (number) => piles().find((pile) => pile.pile === number);
  const decider = () => players().find((p) => p.id === data.ask?.player) ?? null;
  const hand = () => decider()?.hand ?? [];
  const cardInHand = (id) => hand().find((card) => card.id === id) ?? null;
  const offer = (verb) => (data.ask?.actions ?? []).find((it) => it.verb === verb) ?? null;

  /** Whether a verb is one of those that the rules allow now. */
  const allowed = (verb) => Boolean(offer(verb)?.legal);

  // --- changing the draft --------------------------------------------------------------------------

  /** Whether the draft says all that its move needs. */
  function whole() {
    const { verb, card, place } = draft;
    if (verb === "lay") return card !== null && place !== null;
    // Where one cannot dig at all, the first pile is enough to be told why.
    if (verb === "dig") return draft.piles.length >= (allowed("dig") ? data.ask.digs : 1);
    return draft.piles.length === 1;
  }

  /** The draft in notation, also while it is not whole. */
  function draftMove() {
    const { verb, card, place } = draft;
    if (verb === "lay") return card === null || !place ? "" : `lay ${cardInHand(card)?.text} ${place}`;
    if (!verb || !draft.piles.length) return "";
    return [verb, ...[...draft.piles].sort()].join(" ");
  }

  const move = () => (data.ask && whole() ? draftMove() : "");

  function changed() {
    clearTimeout(typing);
    typed = null;
    pinned = null;
    consider(move());
    redraw();
    if (draft.verb === "lay" && draft.card !== null && !draft.place) {
      brought = bringIntoSight(".bo-near .bo-pyramid", ".bo-open") || brought;
    }
  }

  /** On a narrow table the question covers what lies behind it: scroll until all `shown` of a `part`
   * stand clear of it. Says whether that was needed. */
  function bringIntoSight(part, shown) {
    const node = root.querySelector(part);
    const sheet = root.querySelector(".bo-ask");
    const boxes = [...(node?.querySelectorAll(shown) ?? [])].map((it) => it.getBoundingClientRect());
    if (!boxes.length || !sheet) return false;
    const { position, bottom } = getComputedStyle(sheet);
    if (position !== "sticky") return false;
    const foot = sheet.getBoundingClientRect().top;
    if (boxes.every((box) => box.top >= 0 && box.bottom <= foot)) return false;
    root.style.setProperty("--covered", `${sheet.offsetHeight + parseFloat(bottom)}px`);
    node.scrollIntoView({ block: "nearest", behavior: mayMove() ? "smooth" : "auto" });
    return true;
  }

  function consider(text) {
    if (text === told) return;
    told = text;
    waiting = text !== "";
    ask({ do: "consider", move: text });
  }

  /** Say which of the actions one means: what it is made with is lit up. */
  function choose(verb) {
    draft = { ...freshDraft(draft.key), verb: draft.verb === verb ? null : verb };
    if (draft.verb === "lay" && hand().length === 1) draft.card = hand()[0].id;
    changed();
  }

  function pressPile(pile) {
    if (!data.ask || pile.state === "empty") return;
    const verb = data.ask.kind === "take" ? "take" : pile.state === "up" ? "collect" : "dig";
    const had = draft.verb === verb ? draft.piles : [];
    draft = { ...freshDraft(draft.key), verb };
    if (had.includes(pile.pile)) draft.piles = had.filter((n) => n !== pile.pile);
    else draft.piles = [...had, pile.pile].slice(verb === "dig" ? -data.ask.digs : -1);
    if (!draft.piles.length) draft.verb = null;
    changed();
  }

  function pressCard(card) {
    if (!data.ask) return;
    const was = draft.verb === "lay" ? draft : freshDraft(draft.key);
    draft = { ...freshDraft(draft.key), verb: "lay", place: was.place };
    draft.card = was.card === card.id ? null : card.id;
    if (draft.card === null && draft.place === null) draft.verb = null;
    changed();
  }

  function pressPlace(place) {
    if (!data.ask) return;
    const was = draft.verb === "lay" ? draft : freshDraft(draft.key);
    draft = { ...freshDraft(draft.key), verb: "lay", card: was.card };
    draft.place = was.place === place ? null : place;
    if (draft.card === null && hand().length === 1) draft.card = hand()[0].id;
    if (draft.place === null && hand().length === 1) draft = freshDraft(draft.key);
    else if (draft.card === null && draft.place === null) draft.verb = null;
    changed();
  }

  function clear() {
    const first = draft.place ? `place-${draft.place}` : draft.piles.length ? `pile-${draft.piles[0]}` : null;
    draft = freshDraft(draft.key);
    changed();
    if (first && root.contains(document.activeElement)) focusKey(first);
  }

  function confirm() {
    const text = move();
    if (text) play(text);
  }

  function play(text, inWriting = false) {
    if (Date.now() - playedAt < 1_000) return;
    playedAt = Date.now();
    typedAt = inWriting ? [data.table, momentOf(data.ask)] : null;
    ask({ do: "play", move: text });
  }

  // --- typing ----------------------------------------------------------------------------------------

  function onType(event) {
    typed = event.target.value;
    const text = typed.trim();
    draft = readDraft(text, draft.key, data) ?? freshDraft(draft.key);
    redraw();
    clearTimeout(typing);
    typing = setTimeout(() => consider(move()), PAUSE);
  }

  function onTyped(event) {
    event.preventDefault();
    clearTimeout(typing);
    const text = field()?.value.trim();
    if (!text) return;
    told = null;
    play(text, true);
  }

  /** The field shows the draft until somebody writes in it. */
  function fillField() {
    const input = field();
    const text = typed ?? draftMove();
    if (input && input.value !== text) input.value = text;
  }

  function focusKey(key) {
    root.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  }

  // --- keys ------------------------------------------------------------------------------------------

  function onKey(event) {
    const { key, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || !data.ask) return;
    const writing = target.closest("input");
    if (key === "Escape" && draft.verb) {
      clear();
    } else if (writing) {
      return;
    } else if (key === "Enter" && !event.repeat && target.closest('[aria-pressed="true"][data-chooses]') && move()) {
      confirm();
    } else if (/^[1-6]$/.test(key) && pileBy(Number(key))) {
      pressPile(pileBy(Number(key)));
      focusKey(`pile-${key}`);
    } else if (key.toLowerCase() in HAND_KEYS && hand()[HAND_KEYS[key.toLowerCase()]]) {
      const card = hand()[HAND_KEYS[key.toLowerCase()]];
      pressCard(card);
      const first = draft.card === null ? null : root.querySelector(".bo-place.bo-open");
      if (first) first.focus({ preventScroll: true });
      else focusKey(`card-${card.id}`);
    } else if (key in ARROWS && target.closest("[data-chooses]")) {
      step(target.closest("[data-chooses]"), ARROWS[key]);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** The focus to what lies next in a direction, whatever it is. */
  function step(from, [dx, dy]) {
    const middle = (node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const [x, y] = middle(from);
    let best = null;
    for (const node of root.querySelectorAll("button[data-chooses]")) {
      const [a, b] = middle(node);
      const along = (a - x) * dx + (b - y) * dy;
      const aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
      if (node === from || along < 4) continue;
      const far = along + 2 * aside;
      if (!best || far < best.far) best = { node, far };
    }
    best?.node.focus();
  }

  /** Tab comes to one pile, one card of the hand and one place; arrows go on from there. */
  function rove() {
    for (const kind of ["pile", "card", "place"]) {
      const all = [...root.querySelectorAll(`button[data-chooses="${kind}"]`)];
      const stop = all.find((it) => it.dataset.key === stops.get(kind)) ?? all[0];
      for (const it of all) it.tabIndex = it === stop ? 0 : -1;
    }
  }

  function onFocus({ target }) {
    const chooser = target.closest("button[data-chooses]");
    if (!chooser) return;
    stops.set(chooser.dataset.chooses, chooser.dataset.key);
    rove();
  }

  /** Who has gone on from the story, or has just come, need not look for the table first. */
  const onPageKey = guard(el, (event) => {
    const { target } = event;
    const idle = target === document.body && onOwnPage();
    if (idle || target.closest?.(".crypt-story-bar")) onKey(event);
  });

  // --- dragging a card of the hand to its place --------------------------------------------------------

  function onCardDown(event, card) {
    if (!event.isPrimary || event.button !== 0 || drag) return;
    drag = { card, id: event.pointerId, x: event.clientX, y: event.clientY, copy: null, over: null };
    document.addEventListener("pointermove", onMove);
    document.addEventListener("pointerup", onUp);
    document.addEventListener("pointercancel", onCancel);
    document.addEventListener("keydown", onDragKey, true);
  }

  const onMove = guard(el, (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    if (!drag.copy) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAG_FROM) return;
      draft = { ...freshDraft(draft.key), verb: "lay", card: drag.card.id };
      changed();
      drag.copy = h(
        "span",
        { class: "bo-dragged", "aria-hidden": "true", "data-key": "dragged" },
        h("span", { class: "bo-card" }, face(drag.card)),
      );
      root.append(drag.copy);
    }
    event.preventDefault();
    const frame = root.getBoundingClientRect();
    drag.copy.style.left = `${event.clientX - frame.left}px`;
    drag.copy.style.top = `${event.clientY - frame.top}px`;
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    drag.over = under.map((node) => node.closest(".bo-place")).find((it) => it && root.contains(it)) ?? null;
    for (const place of root.querySelectorAll(".bo-place")) {
      place.classList.toggle("bo-over", place === drag.over);
    }
  });

  const onUp = guard(el, (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const { copy, over, card } = drag;
    const at = copy?.firstChild.getBoundingClientRect() ?? null;
    endDrag();
    if (!copy) return;
    // The press that ends a drag is not also a click on what lies below.
    const swallow = (click) => {
      click.stopPropagation();
      click.preventDefault();
    };
    root.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => root.removeEventListener("click", swallow, { capture: true }), 0);
    const held = root.querySelector(`[data-flip="card-${card.id}"]`);
    if (held) held[LET_GO] = at;
    draft.place = over?.dataset.place ?? null;
    changed();
  });

  const onCancel = guard(el, (event) => {
    if (drag && event.pointerId === drag.id) endDrag();
  });

  const onDragKey = guard(el, (event) => {
    if (event.key !== "Escape" || !drag?.copy) return;
    event.stopPropagation();
    endDrag();
    clear();
  });

  function endDrag() {
    drag?.copy?.remove();
    drag = null;
    for (const place of root.querySelectorAll(".bo-over")) place.classList.remove("bo-over");
    document.removeEventListener("pointermove", onMove);
    document.removeEventListener("pointerup", onUp);
    document.removeEventListener("pointercancel", onCancel);
    document.removeEventListener("keydown", onDragKey, true);
  }

  // --- drawing: cards ------------------------------------------------------------------------------

  /** A card's two skulls; `place` names them for what points at them. */
  function face(card, place) {
    return ["top", "bottom"].map((half) =>
      h(
        "span",
        { class: "bo-skull", "data-skull": card[half], "data-at": place ? `${place}.${half}` : null, "aria-hidden": "true" },
        skullPicture(art, card[half]),
      ),
    );
  }

  /** What the motion knows a card by, and where it lies. */
  const flip = (card, seat) => ({ "data-flip": `card-${card.id}`, "data-seat": seat, "data-card": card.text });

  function back() {
    return h("span", { class: "bo-card bo-back", "data-key": "back", "aria-hidden": "true" }, backPicture(art));
  }

  // --- drawing: the graveyard -------------------------------------------------------------------------

  /** Whether a press here would be part of something the rules allow, as far as that is known. */
  function pileInvites(pile) {
    if (!data.ask || pile.state === "empty") return false;
    if (data.ask.kind === "take") return pile.dug;
    const verb = pile.state === "up" ? "collect" : "dig";
    return allowed(verb) && (!draft.verb || draft.verb === verb);
  }

  function pileItem(pile) {
    const chosen = draft.piles.includes(pile.pile);
    const under = pile.state === "up" ? pile.down : Math.max(pile.down - 1, 0);
    const layers = Array.from({ length: under }, (_, i) => h("i", { style: { "--n": String(i + 1) } }));
    const top =
      pile.state === "up"
        ? h("span", { class: "bo-card", "data-key": `face-${pile.card.id}`, ...flip(pile.card, `pile-${pile.pile}`) }, face(pile.card))
        : pile.state === "down"
          ? back()
          : null;
    const inside = [
      h("span", { class: "bo-stack", "aria-hidden": "true", "data-key": "stack" }, layers, top),
      h(
        "span",
        { class: "bo-pile-tag", "aria-hidden": "true", "data-key": "tag" },
        h("b", {}, String(pile.pile)),
        under ? h("span", { "data-text": `+${under}` }) : null,
      ),
    ];
    const same = { "data-pile": pile.pile, "data-word": pile.pile, "data-state": pile.state, "data-key": `pile-${pile.pile}`, "data-dug": pile.dug ? "" : null };
    if (!data.ask || pile.state === "empty") {
      return h("li", {}, h("div", { class: `bo-pile bo-pile-${pile.state}`, role: "img", "aria-label": pile.label, ...same }, inside));
    }
    const looks = [
      "bo-pile",
      `bo-pile-${pile.state}`,
      pileInvites(pile) ? "bo-invites" : "",
      chosen ? "bo-chosen" : "",
    ];
    return h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          class: looks.filter(Boolean).join(" "),
          "aria-label": pile.label,
          "aria-pressed": String(chosen),
          "aria-keyshortcuts": String(pile.pile),
          "data-chooses": "pile",
          onclick: () => pressPile(pile),
          ...same,
        },
        inside,
      ),
    );
  }

  function graveyard() {
    if (piles().every((pile) => pile.state === "empty")) return null;
    return h(
      "section",
      { class: "bo-stone", "data-key": "graveyard", "aria-labelledby": `${art}-graveyard` },
      h("h3", { id: `${art}-graveyard` }, data.graveyard?.label ?? ""),
      h("ul", { class: "bo-piles", "data-taking": data.ask?.kind === "take" ? "" : null }, piles().map(pileItem)),
    );
  }

  // --- drawing: hands ----------------------------------------------------------------------------------

  function handOf(player) {
    if (!player.missing) return null;
    const mine = data.ask?.player === player.id;
    const cards = player.hand ?? [];
    const items = cards.map((card, i) => {
      const chosen = mine && draft.card === card.id;
      const laid = chosen && draft.place !== null;
      const same = { "data-key": `card-${card.id}`, "data-hand": card.text, "data-word": mine ? card.text : null };
      // A card that is laid out on a place has left a shadow here.
      const moving = laid ? {} : flip(card, `hand-${player.id}-${i}`);
      const looks = `bo-card bo-held${chosen ? " bo-chosen" : ""}${laid ? " bo-away" : ""}`;
      if (!mine) {
        return h("li", {}, h("div", { class: looks, role: "img", "aria-label": card.label, ...same, ...moving }, face(card)));
      }
      const invites = allowed("lay") && (!draft.verb || draft.verb === "lay") && !chosen;
      return h(
        "li",
        {},
        h(
          "button",
          {
            type: "button",
            class: `${looks}${invites ? " bo-invites" : ""}`,
            "aria-label": card.label,
            "aria-pressed": String(chosen),
            "aria-keyshortcuts": i ? "w" : "q",
            "data-chooses": "card",
            onclick: () => pressCard(card),
            onpointerdown: (event) => onCardDown(event, card),
            ondragstart: (event) => event.preventDefault(),
            ...same,
            ...moving,
          },
          face(card),
        ),
      );
    });
    while (items.length < 2) items.push(h("li", { "aria-hidden": "true" }, h("span", { class: "bo-card bo-hollow" })));
    return h(
      "ul",
      {
        class: "bo-hand",
        "data-key": "hand",
        "aria-label": say(cards.length ? "board-hand" : "board-hand-empty", { name: player.name }),
      },
      items,
    );
  }

  // --- drawing: crypts ---------------------------------------------------------------------------------

  // What is written on a place and a pile in other words than its label says it is drawn by the
  // style sheet: whoever speaks to the page calls things by what they see in writing.

  /** The card whose gains the open places show: the one chosen, also in the graveyard, or the only one. */
  function weighed() {
    if (!data.ask) return null;
    if (draft.verb === "lay" && draft.card !== null) return { card: cardInHand(draft.card), mine: true };
    if (draft.verb === "take" || draft.verb === "collect") {
      const card = draft.piles.length ? pileBy(draft.piles[0])?.card : null;
      return card ? { card, mine: false } : null;
    }
    const only = hand().length === 1 && draft.verb !== "dig" ? hand()[0] : null;
    return only ? { card: only, mine: true } : null;
  }

  /** What is shown of a crypt: cards, places open to a card, places that wait for others. */
  function cryptOf(player) {
    const { rows = [], cards = [], open = [], closed = [] } = player.crypt ?? {};
    const mine = data.ask?.player === player.id;
    const shown = [...cards, ...(mine ? [...open, ...closed] : [])].map((it) => placed(it.place).left);
    let from = Math.min(...shown, placed(FIRST).left);
    let to = Math.max(...shown, placed(FIRST).left) + 2;
    // Never narrower than it will be.
    const spare = 2 * (rows[0] ?? 1) - (to - from);
    if (spare > 0) {
      from -= Math.floor(spare / 2);
      to += Math.ceil(spare / 2);
    }
    const at = (place) => {
      const { row, left } = placed(place);
      return { "grid-column": `${left - from + 1} / span 2`, "grid-row": String(rows.length - row + 1) };
    };
    const weight = mine ? weighed() : null;
    const levels = Array.from({ length: 2 * rows.length }, (_, i) => 2 * rows.length - i);
    return h(
      "div",
      {
        class: "bo-crypt",
        "data-key": `crypt-${player.id}`,
        "data-crypt": player.id,
        "data-from": from,
        style: { "--columns": String(to - from), "--rows": String(rows.length), "--wide": String(rows[0] ?? 1) },
      },
      h("ol", { class: "bo-levels", "aria-hidden": "true" }, levels.map((level) => h("li", {}, String(level)))),
      h(
        "div",
        { class: "bo-pyramid", role: "group", "aria-label": say("board-crypt", { name: player.name }), "data-key": "pyramid" },
        cards.map((laid) =>
          h(
            "div",
            {
              class: `bo-card bo-laid${laid.fresh ? " bo-fresh" : ""}`,
              role: "img",
              "aria-label": laid.label,
              style: at(laid.place),
              "data-place": laid.place,
              "data-key": `laid-${laid.card.id}`,
              ...flip(laid.card, `crypt-${player.id}-${laid.place}-${from}`),
            },
            face(laid.card, laid.place),
          ),
        ),
        mine ? [...open.map((it) => [it, true]), ...closed.map((it) => [it, false])].map(([it, isOpen]) => placeItem(it, isOpen, weight, at(it.place), from)) : null,
        h("div", { class: "bo-links", "aria-hidden": "true", "data-key": "links" }),
      ),
    );
  }

  /** A place of one's own crypt: what it would add, or the card that is laid out on it. */
  function placeItem(it, isOpen, weight, style, from) {
    const chosen = draft.place === it.place;
    const card = chosen && draft.card !== null ? cardInHand(draft.card) : null;
    const gain = isOpen && weight ? data.ask.gains?.[weight.card.text]?.[it.place] : null;
    const invites = isOpen && allowed("lay") && !chosen && (draft.verb === "lay" || (!draft.verb && hand().length === 1));
    const looks = [
      "bo-place",
      isOpen ? "bo-open" : "bo-closed",
      invites ? "bo-invites" : "",
      chosen ? "bo-chosen" : "",
      gain && !weight.mine ? "bo-would" : "",
    ];
    return h(
      "button",
      {
        type: "button",
        class: looks.filter(Boolean).join(" "),
        style,
        "aria-label": [it.label, ...(gain ? [gain.text, `${weight.card.label}: ${gain.label}`] : [])].join(". "),
        "aria-pressed": String(chosen),
        "data-place": it.place,
        "data-word": it.place,
        "data-open": isOpen ? "" : null,
        "data-chooses": "place",
        "data-key": `place-${it.place}`,
        onclick: () => pressPlace(it.place),
      },
      card ? h("span", { class: "bo-card bo-drafted", "data-key": `drafted-${card.id}`, ...flip(card, `crypt-${data.ask.player}-${it.place}-${from}`) }, face(card)) : null,
      gain ? h("b", { class: "bo-gain", "data-key": "gain", "data-gain": gain.total }, gain.text) : null,
      card ? null : h("span", { class: "bo-name", "aria-hidden": "true", "data-key": "name", "data-text": it.place }),
    );
  }

  // --- drawing: points ------------------------------------------------------------------------------------

  function scoreOf(player) {
    const { score } = player;
    if (!score) return null;
    const shown = spread.get(player.id) ?? null;
    const part = score.parts.find((it) => it.skull === shown) ?? null;
    const id = `${art}-points-${player.id}`;
    return h(
      "div",
      { class: "bo-score", "data-key": "score" },
      h(
        "div",
        { class: "bo-kinds", role: "group", "aria-label": say("board-score", { name: player.name }) },
        score.parts.map((it) =>
          h(
            "button",
            {
              type: "button",
              class: `bo-kind${shown === it.skull ? " bo-spread" : ""}`,
              "data-key": `points-${player.id}-${it.skull}`,
              "data-points": it.points,
              "data-skull": it.skull,
              "aria-expanded": String(shown === it.skull),
              "aria-controls": shown === it.skull ? id : null,
              "aria-label": `${it.name}: ${it.text}`,
              title: it.name,
              onclick: () => {
                spread.set(player.id, shown === it.skull ? null : it.skull);
                pinned = null;
                redraw();
              },
              ...points(player, allOf(it)),
            },
            h("span", { class: "bo-medal" }, skullPicture(art, it.skull)),
            h("span", { class: "bo-points" }, String(it.points)),
          ),
        ),
      ),
      part
        ? h(
            "div",
            { class: "bo-lines", id, "data-key": "lines", "data-skull": part.skull },
            h("h4", {}, part.name, h("span", {}, part.text)),
            h("p", {}, say(part.lines.length ? "board-score-point" : "board-score-none")),
            part.lines.length ? h("ul", {}, part.lines.map((it, i) => scoreLine(player, part, it, i))) : null,
          )
        : null,
    );
  }

  /** All lines of a kind that bring points, at once. */
  function allOf(part) {
    const lines = part.lines.filter((it) => it.points);
    return {
      kind: part.skull,
      skulls: lines.flatMap((it) => it.skulls),
      heads: lines.flatMap((it) => it.head ?? []),
      links: lines.flatMap((it) => it.links ?? []),
    };
  }

  /** What makes something point at skulls while the pointer or the focus is on it. */
  function points(player, what) {
    const start = () => {
      hovered = { player: player.id, ...what };
      light();
    };
    const end = () => {
      hovered = null;
      light();
    };
    return { onpointerenter: start, onpointerleave: end, onfocus: start, onblur: end };
  }

  function scoreLine(player, part, it, i) {
    const key = `line-${player.id}-${part.skull}-${i}`;
    const what = { skulls: it.skulls, heads: [it.head], links: it.links ?? [] };
    const on = pinned?.key === key;
    return h(
      "li",
      { "data-key": key },
      h(
        "button",
        {
          type: "button",
          class: `bo-line${on ? " bo-pinned" : ""}${it.points ? "" : " bo-nothing"}`,
          "data-key": `${key}-button`,
          "data-line": part.skull,
          "aria-pressed": String(on),
          onclick: () => {
            pinned = on ? null : { key, player: player.id, ...what };
            redraw();
          },
          ...points(player, what),
        },
        h("span", {}, it.text),
        h("b", {}, String(it.points)),
      ),
    );
  }

  /** Light up the skulls that are pointed at, and tie together those of a line, or of the kind that
   * is spread out. */
  function light() {
    const what = hovered ?? pinned;
    const tied = Boolean(what) && (!what.kind || spread.get(what.player) === what.kind);
    for (const crypt of root.querySelectorAll("[data-crypt]")) {
      const on = Boolean(what?.skulls.length) && Number(crypt.dataset.crypt) === what.player;
      crypt.classList.toggle("bo-lighting", on);
      const lit = new Set(on ? what.skulls : []);
      const heads = new Set(on ? what.heads : []);
      for (const skull of crypt.querySelectorAll("[data-at]")) {
        skull.classList.toggle("bo-lit", lit.has(skull.dataset.at));
        skull.classList.toggle("bo-head", heads.has(skull.dataset.at));
      }
      drawLinks(crypt, on && tied ? what.links : []);
    }
  }

  function drawLinks(crypt, links) {
    const layer = crypt.querySelector(".bo-links");
    if (!links.length) {
      layer?.replaceChildren();
      return;
    }
    const from = Number(crypt.dataset.from);
    const rows = Number(crypt.style.getPropertyValue("--rows"));
    const columns = Number(crypt.style.getPropertyValue("--columns"));
    // A unit is a tenth of half a card across, and a tenth of a level down.
    const middle = (skull) => {
      const [place, half] = skull.split(".");
      const { row, left } = placed(place);
      const level = 2 * row - (half === "top" ? 0 : 1);
      return [(left - from + 1) * 10, (2 * rows - level) * 10 + 5];
    };
    layer.replaceChildren(
      svg(
        "svg",
        { viewBox: `0 0 ${columns * 10} ${rows * 20}`, preserveAspectRatio: "none" },
        ["bo-link-edge", "bo-link"].flatMap((name) =>
          links.map(([one, other]) => {
            const [start, end] = [middle(one), middle(other)];
            // Short of the middles, so that ties to the same skull stay apart.
            const [x1, y1, x2, y2] = [0.24, 0.76].flatMap((part) => start.map((n, i) => n + part * (end[i] - n)));
            return svg("line", { class: name, x1, y1, x2, y2, "vector-effect": "non-scaling-stroke" });
          }),
        ),
      ),
    );
  }

  // --- drawing: players ------------------------------------------------------------------------------------

  function playerCard(player) {
    return h(
      "section",
      {
        class: `bo-player ${player.near ? "bo-near" : "bo-far"}${player.on_turn ? " bo-on-turn" : ""}`,
        "data-player": player.id,
        "data-key": `player-${player.id}`,
        "aria-label": player.label || player.name,
        "aria-current": player.on_turn ? "true" : null,
      },
      h(
        "div",
        { class: "bo-plate", "data-key": "plate" },
        h("h3", { class: "bo-who" }, mark(player.id, player.mark), h("span", {}, player.name)),
        h("p", { class: "bo-total", "data-total": player.score?.total ?? null }, player.score?.text ?? ""),
        player.missing_text ? h("p", { class: "bo-missing" }, player.missing_text) : null,
      ),
      handOf(player),
      cryptOf(player),
      scoreOf(player),
    );
  }

  // --- drawing: the question --------------------------------------------------------------------------------

  /** What is to be done next, or what the draft would come to. */
  function status() {
    const { verdict } = data;
    const now = move();
    // A move that was tried in writing is answered even if there is nothing to point at.
    const about = verdict && (bareMove(verdict.move ?? "") === now || (verdict.final && !now && typed !== null));
    if (about && !verdict.legal) {
      return { tone: verdict.final ? "final" : "bad", text: verdict.text, rule: verdict.rule };
    }
    if (draft.verb === "lay" && now) {
      const gain = data.ask.gains?.[cardInHand(draft.card)?.text]?.[draft.place];
      if (gain && !gain.total) return { tone: "", text: say("board-gain-none") };
      if (gain) return { tone: about ? "good" : "", text: gain.label };
    }
    if (now) return { tone: about ? "good" : "", text: about ? verdict.text : "" };
    const meant = draft.verb && offer(draft.verb);
    if (meant && !meant.legal) return { tone: "bad", text: meant.hint, rule: meant.rule };
    if (draft.verb === "dig" && draft.piles.length) return { tone: "", text: say("board-hint-second") };
    if (draft.verb === "lay" && draft.place) return { tone: "", text: say("board-hint-card", { place: draft.place }) };
    if (draft.verb === "lay" && draft.card !== null) return { tone: "", text: say("board-hint-place") };
    if (draft.verb) return { tone: "", text: say(`board-hint-${draft.verb}`) };
    if (data.ask.kind === "take") return { tone: "", text: say("board-hint-take") };
    if (!hand().length) return { tone: "", text: say("board-hint-piles") };
    const laying = !allowed("dig") && !allowed("collect");
    return { tone: "", text: say(laying ? "board-hint-lay" : "board-hint-start") };
  }

  /** What the button will do, in words. */
  function confirmLabel() {
    const [one, other] = [...draft.piles].sort();
    if (!move()) return say("board-confirm");
    if (draft.verb === "lay") {
      return say("board-confirm-lay", { card: cardInHand(draft.card)?.label ?? "", place: draft.place });
    }
    if (draft.verb === "dig") {
      return other ? say("board-confirm-dig", { one, other }) : say("board-confirm-dig-one", { one });
    }
    const pile = pileBy(one);
    // Of a card that cannot be had this way nothing is promised.
    const there = draft.verb === "take" ? pile?.dug && pile.card : pile?.card;
    if (!there) return say(`board-confirm-${draft.verb}-pile`, { pile: one });
    return say(`board-confirm-${draft.verb}`, { card: there.label });
  }

  function askBox() {
    const { ask: question } = data;
    const { tone, text, rule } = status();
    const no = tone === "bad" || tone === "final";
    return h(
      "section",
      { class: "bo-ask", role: "group", "aria-labelledby": `${art}-prompt`, "data-key": "ask", "data-ask": question.kind, "data-drafting": draft.verb ? "" : null },
      h("p", { class: "bo-prompt", id: `${art}-prompt`, "data-testid": "prompt", "data-key": "prompt" }, question.prompt),
      (question.actions ?? []).length > 1
        ? h(
            "div",
            { class: "bo-verbs", "data-key": "verbs" },
            question.actions.map((it) =>
              h(
                "button",
                {
                  type: "button",
                  class: `bo-verb${it.legal ? "" : " bo-not-now"}${draft.verb === it.verb ? " bo-chosen" : ""}`,
                  "aria-pressed": String(draft.verb === it.verb),
                  "data-verb": it.verb,
                  "data-key": `verb-${it.verb}`,
                  onclick: () => choose(it.verb),
                },
                icon(it.verb),
                h("span", {}, it.name),
              ),
            ),
          )
        : null,
      h(
        "div",
        { class: "tb-actions", "data-key": "actions" },
        action("confirm", confirmLabel(), confirm, { main: !no, off: !move(), sign: "check", about: move() ? `${art}-enter` : null }),
        action("clear", say("board-clear"), clear, { off: !draft.verb, sign: "close" }),
      ),
      h(
        "div",
        { class: `bo-verdict${tone ? ` bo-verdict-${tone}` : ""}${waiting ? " bo-stale" : ""}`, "data-key": "verdict", "data-verdict": tone || "none" },
        h(
          "div",
          { class: "bo-verdict-box", role: "status", "data-key": "box" },
          tone ? icon(no ? "stop" : "check") : null,
          h("span", { class: "bo-verdict-text" }, text),
        ),
        no && rule ? ruleLink(rule, "verdict-rule") : null,
      ),
      h("p", { class: "crypt-hear", id: `${art}-enter`, "data-key": "enter" }, say("board-confirm-hint")),
    );
  }

  /** Below the question: other ways to decide. What comes and goes with the focus stands last, or a
   * button would slip away under the pointer that takes the focus. */
  function inWriting() {
    return h(
      "div",
      { class: "bo-write", "data-key": "write" },
      typeBox((data.ask.notation ?? []).join(", "), onType, onTyped),
      h("p", { class: "tb-keys", "data-key": "keys" }, icon("keyboard"), h("span", {}, say("board-keys"))),
    );
  }

  // --- drawing: all of it --------------------------------------------------------------------------------------

  function scene() {
    const near = players().find((p) => p.near) ?? players()[0];
    const stone = graveyard();
    const after = (p) => (p.id - (near?.id ?? 0) + players().length) % players().length;
    const far = players().filter((p) => p !== near).sort((p, q) => after(p) - after(q));
    return h(
      "div",
      { class: "bo-all", "data-key": "all", "data-bare": data.ask || stone ? null : "" },
      h("h2", { class: "crypt-hear" }, say("board-label")),
      stone,
      near ? playerCard(near) : null,
      data.ask ? [askBox(), inWriting()] : null,
      far.length ? h("div", { class: "bo-others", "data-key": "others", "data-count": far.length }, far.map(playerCard)) : null,
      asText(data.text ?? []),
    );
  }

  /** Cards that were face-down a moment ago turn over. */
  function turnOver() {
    const now = new Set();
    for (const card of root.querySelectorAll("[data-flip]")) {
      now.add(card.dataset.flip);
      if (!seen || seen.has(card.dataset.flip) || !card.closest(".bo-pile") || !mayMove()) continue;
      const rear = back();
      rear.classList.add("bo-turning");
      card.append(rear);
      const gone = () => rear.remove();
      card
        .animate(
          [{ transform: "rotateY(180deg) scale(1.06)" }, { transform: "rotateY(90deg) scale(1.12)", offset: 0.5 }, { transform: "none" }],
          { duration: 560, easing: "ease-in-out" },
        )
        .finished.then(gone, gone);
      rear.animate([{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.51 }, { opacity: 0 }], { duration: 560, easing: "ease-in-out", fill: "forwards" });
    }
    seen = now;
  }

  /** The room that an answer has once needed stays to the end of the question: what stands beside it
   * does not move back and forth. */
  function keepRoom() {
    const box = root.querySelector(".bo-verdict");
    if (draft.key !== room.key || root.clientWidth !== room.width) {
      room = { key: draft.key, width: root.clientWidth, height: 0 };
      root.style.removeProperty("--answer");
    }
    if (!box || box.offsetHeight <= room.height) return;
    room.height = box.offsetHeight;
    root.style.setProperty("--answer", `${room.height}px`);
  }

  const redraw = guard(el, () => {
    root.setAttribute("aria-label", say("board-label"));
    root.toggleAttribute("data-waiting", waiting);
    const here = root.contains(document.activeElement) && document.activeElement !== root;
    const moving = still ? (draw) => draw() : (draw) => withMotion(root, false, draw);
    still = false;
    moving(() =>
      keepFocus(root, () => {
        const sheet = root.querySelector(":scope > .bo-sheet") ?? boardSheet(art);
        morphChildren(root, [sheet, scene(), root.querySelector(":scope > .bo-dragged")]);
      }),
    );
    keepRoom();
    rove();
    turnOver();
    light();
    fillField();
    holdFocus(data, here);
  });

  listen(root, "keydown", onKey);
  listen(root, "focusin", onFocus);
  document.addEventListener("keydown", onPageKey);

  return live(
    context,
    (newData, newWords, newAsk) => {
      ask = newAsk;
      words = newWords;
      el.hidden = !newData.players;
      let turned = false;
      if (newData !== data) {
        still = sameButVerdict(data, newData);
        if (data.table !== newData.table) {
          // Another table is not this one with everything moved.
          still = true;
          seen = null;
          spread.clear();
        }
        data = newData;
        waiting = false;
        playedAt = 0;
        const key = data.ask ? `${data.ask.id} ${data.ask.player} ${data.ask.kind}` : null;
        if (key !== draft.key) {
          turned = key !== null;
          endDrag();
          draft = freshDraft(key);
          told = "";
          typed = null;
          clearTimeout(typing);
          pinned = null;
        }
      }
      if (el.hidden) {
        root.replaceChildren();
        return;
      }
      redraw();
      // Who was taken to the crypt is taken back for what is chosen next.
      if (turned && brought) {
        brought = false;
        bringIntoSight(".bo-stone", ".bo-pile");
      }
      // Further on at the same table, not where one has gone back to.
      if (typedAt && data.ask && (data.table !== typedAt[0] || momentOf(data.ask) > typedAt[1])) {
        if (data.table === typedAt[0]) keepTyping();
        typedAt = null;
      }
    },
    () => {
      endDrag();
      clearTimeout(typing);
      document.removeEventListener("keydown", onPageKey);
    },
  );
}

export default { render };
