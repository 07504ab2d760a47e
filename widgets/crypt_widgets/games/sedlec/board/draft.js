// The move that is being made ready (a *draft*), as pure functions: from a draft and what was done to
// a new draft, from a draft to notation, from what is typed to a draft. `data` is what Python says.

import { allowed, cardInHand, handOfAsked, offerOf, pileBy, playersOf } from "./lookup.js";

/** @import { BoardData, Crypt, Pile } from "../wire.js" */

/** What one means to do, the piles to dig or to take from, the card of the hand, and its place.
 *
 * @typedef {{ verb: string | null, piles: number[], card: number | null, place: string | null }} Draft */

/** Nothing is chosen.
 *
 * @returns {Draft} */
export function freshDraft() {
  return { verb: null, piles: [], card: null, place: null };
}

// --- in notation ---------------------------------------------------------------------------------

/** Whether the draft says all that its move needs.
 *
 * @param {Draft} draft
 * @param {BoardData} data */
function whole({ verb, piles, card, place }, data) {
  if (verb === "lay") return card !== null && place !== null;
  // Where one cannot dig at all, the first pile is enough to be told why.
  if (verb === "dig") return piles.length >= (allowed(data, "dig") ? data.ask.digs : 1);
  return piles.length === 1;
}

/** The draft in notation, also while it is not whole.
 *
 * @param {Draft} draft
 * @param {BoardData} data */
export function draftMove({ verb, piles, card, place }, data) {
  if (verb === "lay") return card === null || !place ? "" : `lay ${cardInHand(data, card)?.text} ${place}`;
  return verb && piles.length ? [verb, ...[...piles].sort()].join(" ") : "";
}

/** The move that the draft comes to; "" as long as it is none.
 *
 * @param {Draft} draft
 * @param {BoardData} data */
export function finishedMove(draft, data) {
  return data.ask && whole(draft, data) ? draftMove(draft, data) : "";
}

/** The draft that a text describes as far as there is something to point at; else a fresh one.
 *
 * @param {BoardData} data */
export function typedDraft(text, data) {
  const [verb, ...rest] = text.trim().toLowerCase().split(/\s+/);
  if (verb === "lay") {
    const { crypt = /** @type {Partial<Crypt>} */ ({}) } = playersOf(data).find((p) => p.id === data.ask?.player) ?? {};
    const card = handOfAsked(data).find((it) => it.text === rest[0])?.id ?? null;
    const places = [...(crypt.open ?? []), ...(crypt.closed ?? [])];
    const place = places.some((it) => it.place === rest[1]) ? rest[1] : null;
    return card !== null && place ? { ...freshDraft(), verb, card, place } : freshDraft();
  }
  const piles = rest.map((word) => (/^\d+$/.test(word) ? Number(word) : NaN));
  const many = verb === "dig" ? 2 : ["take", "collect"].includes(verb) ? 1 : 0;
  const known = piles.length > 0 && piles.every((pile) => pileBy(data, pile));
  const fits = known && piles.length <= many && new Set(piles).size === piles.length;
  return fits ? { ...freshDraft(), verb, piles } : freshDraft();
}

// --- what one does -------------------------------------------------------------------------------

/** Say which of the actions one means, or no longer.
 *
 * @param {Draft} draft
 * @param {BoardData} data */
export function choose(draft, verb, data) {
  const next = { ...freshDraft(), verb: draft.verb === verb ? null : verb };
  const [card, ...more] = handOfAsked(data);
  return next.verb === "lay" && card && !more.length ? { ...next, card: card.id } : next;
}

/** Choose a pile for what can be done with it, or no longer; the last ones chosen count.
 *
 * @param {Draft} draft
 * @param {Pile} chosen
 * @param {BoardData} data */
export function pressPile(draft, { pile, state }, data) {
  if (!data.ask || state === "empty") return draft;
  const verb = data.ask.kind === "take" ? "take" : state === "up" ? "collect" : "dig";
  const had = draft.verb === verb ? draft.piles : [];
  const piles = had.includes(pile)
    ? had.filter((it) => it !== pile)
    : [...had, pile].slice(verb === "dig" ? -data.ask.digs : -1);
  return { ...freshDraft(), verb: piles.length ? verb : null, piles };
}

/** A draft to lay a card, on a place as far as there is one. */
export function laying(card, place = null) {
  return { ...freshDraft(), verb: card === null && place === null ? null : "lay", card, place };
}

/** Choose a card of the hand, or no longer.
 *
 * @param {Draft} draft
 * @param {BoardData} data */
export function pressCard(draft, id, data) {
  return data.ask ? laying(draft.card === id ? null : id, draft.place) : draft;
}

/** Choose a place of one's crypt, or no longer; who has one card in hand means that.
 *
 * @param {Draft} draft
 * @param {BoardData} data */
export function pressPlace(draft, place, data) {
  if (!data.ask) return draft;
  const next = draft.place === place ? null : place;
  const hand = handOfAsked(data);
  if (hand.length !== 1) return laying(draft.card, next);
  return next === null ? freshDraft() : laying(draft.card ?? hand[0].id, next);
}

// --- what is offered -----------------------------------------------------------------------------

// Labels: board-hint-dig board-hint-collect board-hint-take board-hint-lay

/** What is to be done next: the words for it, or why what is meant cannot be done.
 *
 * @param {Draft} draft
 * @param {BoardData} data */
export function nextHint(draft, data) {
  const { verb, piles, card, place } = draft;
  const meant = verb && offerOf(data, verb);
  if (meant && !meant.legal) return { tone: "bad", text: meant.hint, rule: meant.rule };
  if (verb === "dig" && piles.length) return { id: "board-hint-second" };
  if (verb === "lay" && place) return { id: "board-hint-card", facts: { place } };
  if (verb === "lay" && card !== null) return { id: "board-hint-place" };
  if (verb) return { id: `board-hint-${verb}` };
  if (data.ask.kind === "take") return { id: "board-hint-take" };
  if (!handOfAsked(data).length) return { id: "board-hint-piles" };
  return { id: allowed(data, "dig") || allowed(data, "collect") ? "board-hint-start" : "board-hint-lay" };
}

// Labels: board-confirm-collect board-confirm-collect-pile board-confirm-take board-confirm-take-pile

/** The words for what the button will do.
 *
 * @param {Draft} draft
 * @param {BoardData} data
 * @returns {[string, object?]} */
export function confirmLabel(draft, data) {
  const { verb, card, place } = draft;
  const [one, other] = [...draft.piles].sort();
  if (!finishedMove(draft, data)) return ["board-confirm"];
  if (verb === "lay") return ["board-confirm-lay", { card: cardInHand(data, card)?.label ?? "", place }];
  if (verb === "dig") return other ? ["board-confirm-dig", { one, other }] : ["board-confirm-dig-one", { one }];
  const pile = pileBy(data, one);
  // Of a card that cannot be had this way nothing is promised.
  const there = verb === "take" ? pile?.dug && pile.card : pile?.card;
  return there ? [`board-confirm-${verb}`, { card: there.label }] : [`board-confirm-${verb}-pile`, { pile: one }];
}
