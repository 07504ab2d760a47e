// The claim that is being laid out (a *draft*), as pure functions: from a draft and what was done to
// a new draft, from a draft to notation, from what is typed to a draft. What cannot be done returns
// the draft as it was; as long as the dice lie as they lay, `dice` is the same list.

export const EFFORTS = [1, 2, 3, 4, 5, 6];
/** A claim in notation, as far as its form goes. */
const CLAIM_FORM = /^([a-z]\d+\s*)+$/i;
/** One, or what may still become one. */
const CLAIM_BEGUN = /^([a-z]\d+\s*)*[a-z]?$/i;

/** @typedef {{ effort: number | null, slot: string | null }} Servant */

/**
 * @typedef {object} Draft
 * @property {string[]} slots
 * @property {Servant[]} dice Each servant: its effort, and the treasure that it lies on.
 * @property {number | null} active The servant whose effort the row of faces sets.
 * @property {boolean} held Whether that servant is in hand, so that the treasure pressed next is its
 *   place.
 * @property {string | null} slot The treasure picked before any servant. */

/** So many servants are ready for the treasures of these letters; none is in hand yet.
 *
 * @returns {Draft} */
export function freshDraft(ready = 0, slots = []) {
  const dice = Array.from({ length: ready }, () => ({ effort: null, slot: null }));
  return { slots, dice, active: null, held: false, slot: null };
}

/** @param {Draft} draft */
export function cleared(draft) {
  return freshDraft(draft.dice.length, draft.slots);
}

/** The servants on a treasure: the index of each.
 *
 * @param {Draft} draft */
export function servantsOn(draft, slot) {
  return draft.dice.flatMap((servant, index) => (servant.slot === slot ? [index] : []));
}

/** The efforts of the servants on a treasure.
 *
 * @param {Draft} draft */
export function effortsOn(draft, slot) {
  return servantsOn(draft, slot).map((index) => draft.dice[index].effort);
}

/** The claim in notation: `a4 c33`.
 *
 * @param {Draft} draft */
export function draftMove(draft) {
  const slots = [...new Set(draft.dice.map((servant) => servant.slot))].filter(Boolean).sort();
  return slots.map((slot) => slot + effortsOn(draft, slot).sort().join("")).join(" ");
}

/** @param {Draft} draft */
function firstFree(draft) {
  const index = draft.dice.findIndex((servant) => servant.slot === null);
  return index < 0 ? null : index;
}

/** @param {Draft} draft */
function withServant(draft, index, change) {
  const dice = draft.dice.map((servant, i) => (i === index ? { ...servant, ...change } : servant));
  return { ...draft, dice };
}

// --- what one does -------------------------------------------------------------------------------

/** Take a servant in hand.
 *
 * @param {Draft} draft */
export function hold(draft, index) {
  return { ...draft, slot: null, active: index, held: true };
}

/** The same, or let go of it.
 *
 * @param {Draft} draft */
export function takeUp(draft, index) {
  return draft.active === index && draft.held ? release(draft) : hold(draft, index);
}

/** Nothing is in hand, and no treasure picked.
 *
 * @param {Draft} draft */
export function release(draft) {
  return { ...draft, active: null, held: false, slot: null };
}

/** Whether there is something to let go of.
 *
 * @param {Draft} draft */
export function inHand(draft) {
  return draft.active !== null || draft.slot !== null;
}

/** Put a servant on a treasure. Without an effort it takes up that of its companions there, or 1.
 *
 * @param {Draft} draft */
function put(draft, index, slot) {
  const servant = draft.dice[index];
  if (!servant || !draft.slots.includes(slot)) return draft;
  const effort = servant.effort ?? effortsOn(draft, slot)[0] ?? 1;
  const next = withServant(draft, index, { effort, slot });
  const done = servant.effort !== null && firstFree(next) !== null;
  // One more press on a treasure moves only a servant that was taken in hand again.
  return { ...next, slot: null, held: false, active: done ? null : index };
}

/** Put a servant back among the ready ones.
 *
 * @param {Draft} draft */
export function takeBack(draft, index) {
  if (!draft.dice[index]) return draft;
  const active = draft.active === index ? null : draft.active;
  return { ...withServant(draft, index, { effort: null, slot: null }), active, held: false };
}

/** Give an effort to the servant in hand, or to the next one: that goes to the treasure picked.
 *
 * @param {Draft} draft */
export function setEffort(draft, effort) {
  const index = draft.slot === null && draft.active !== null ? draft.active : firstFree(draft);
  if (index === null) return draft;
  const next = withServant(draft, index, { effort });
  if (draft.slot !== null) return { ...put(next, index, draft.slot), active: index };
  return draft.active === null ? { ...next, active: index, held: true } : next;
}

/** The servant that goes to the treasure pressed next.
 *
 * @param {Draft} draft */
function toPlace({ active, held, dice }) {
  return active !== null && (held || dice[active].slot === null) ? active : null;
}

/** The effort of one more servant that a press on a treasure adds to those there; null if it adds none.
 *
 * @param {Draft} draft */
export function effortToAdd(draft, slot) {
  const adds = toPlace(draft) === null && firstFree(draft) !== null;
  return (adds && effortsOn(draft, slot)[0]) || null;
}

/** The place of the servant in hand, or of one more where some lie already: on one treasure all show
 * the same effort. Any other treasure is picked for the next servant.
 *
 * @param {Draft} draft */
export function pressTreasure(draft, slot) {
  if (!draft.slots.includes(slot)) return draft;
  const index = toPlace(draft);
  if (index !== null) return put(draft, index, slot);
  const effort = effortToAdd(draft, slot);
  if (effort === null) return { ...release(draft), slot: draft.slot === slot ? null : slot };
  const free = firstFree(draft);
  return put(withServant(draft, free, { effort }), free, slot);
}

/** Let go of a servant that was dragged over a treasure, or (null) beside all of them.
 *
 * @param {Draft} draft */
export function drop(draft, index, slot) {
  if (slot) return put(draft, index, slot);
  return draft.dice[index]?.slot ? takeBack(draft, index) : release(draft);
}

// --- keys ----------------------------------------------------------------------------------------

/** What a key does on a servant: a new draft; null if the key says nothing to it.
 *
 * @param {Draft} draft */
export function servantKey(draft, index, key) {
  const servant = draft.dice[index];
  const by = { ArrowUp: 1, ArrowDown: -1 }[key];
  const effort = by ? (servant.effort ?? 0) + by : Number(/^[1-6]$/.test(key) && key);
  if (by || effort) {
    if (!EFFORTS.includes(effort)) return draft;
    const held = draft.active === index ? draft.held : servant.slot === null;
    return setEffort({ ...draft, slot: null, active: index, held }, effort);
  }
  // Letters of treasures that are not there do nothing, and nothing else either.
  if (/^[a-f]$/i.test(key)) return put(draft, index, key.toLowerCase());
  return key === "Backspace" || key === "Delete" ? takeBack(draft, index) : null;
}

/** The same on a treasure.
 *
 * @param {Draft} draft */
export function treasureKey(draft, slot, key) {
  if (/^[1-6]$/.test(key)) {
    const ready = draft.active !== null && draft.dice[draft.active].slot === null;
    const index = ready ? draft.active : firstFree(draft);
    return index === null ? draft : put(withServant(draft, index, { effort: Number(key) }), index, slot);
  }
  if (key !== "Backspace" && key !== "Delete") return null;
  return takeBack(draft, servantsOn(draft, slot).at(-1));
}

// --- typing --------------------------------------------------------------------------------------

export function isClaim(text) {
  return CLAIM_FORM.test(text);
}

/** The draft as a text has it, as far as that is written to its end: nothing else stays on the table.
 * What cannot be laid out, or is no claim at all, clears it.
 *
 * @param {Draft} draft */
export function typedDraft(draft, text) {
  const claim = CLAIM_BEGUN.test(text);
  const dice = [...(claim ? text.toLowerCase() : "").matchAll(/([a-z])(\d+)/g)].flatMap(
    ([, slot, efforts]) => [...efforts].map((effort) => ({ slot, effort: Number(effort) })),
  );
  const fits = ({ slot, effort }) => draft.slots.includes(slot) && EFFORTS.includes(effort);
  const fresh = cleared(draft);
  if (dice.length > draft.dice.length || !dice.every(fits)) return fresh;
  return { ...fresh, dice: fresh.dice.map((servant, i) => dice[i] ?? servant) };
}

// --- what is offered -----------------------------------------------------------------------------

/** Whether an effort would go to a servant.
 *
 * @param {Draft} draft */
export function takesEffort(draft) {
  return draft.active !== null || firstFree(draft) !== null;
}

/** The words for what to do next.
 *
 * @param {Draft} draft */
export function nextHint(draft, refused) {
  const servant = draft.dice[draft.active];
  const free = firstFree(draft) !== null;
  if (draft.slot !== null) return free ? "table-hint-slot" : "table-hint-none-left";
  if (servant?.slot && draft.held) return "table-hint-move";
  if (servant?.slot && free) return "table-hint-placed";
  if (servant && !servant.slot) return servant.effort ? "table-hint-put" : "table-hint-effort";
  if (refused) return "table-hint-refused";
  if (!free) return "table-hint-all";
  return draftMove(draft) ? "table-hint-more" : "table-hint-start";
}
