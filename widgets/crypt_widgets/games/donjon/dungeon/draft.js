// The bargain that is being put together (a *draft*), as pure functions: from a draft and what was done
// to a new draft, from a draft to notation, from what is typed to a draft. `data` is what Python says.

/** @import { Bargain, DonjonData } from "../wire.js" */

/** What one side gives; `things` are in notation.
 *
 * @typedef {{ gems: number, helps: number, trophies: number, side: string, things: string[] }} Bundle */

/** A bargain of those that are offered (`key`), with whom, what is given and wanted, and whether it is
 * paid in advance; null while none is being put together.
 *
 * @typedef {{ key: string, to: number | null, give: Bundle, want: Bundle, now: boolean } | null} Draft */

const NOTHING = "nothing";
/** The order in which a bundle is written. */
const ORDER = ["item:", "spoil:", "quest"];

/** @returns {Bundle} */
function emptyBundle() {
  return { gems: 0, helps: 0, trophies: 0, side: "", things: [] };
}

/** What has to be put together at once is; else nothing is begun.
 *
 * @param {Partial<DonjonData>} data
 * @returns {Draft} */
export function freshDraft(data) {
  const forced = data.ask?.bargains.find((it) => it.always);
  return forced ? begin(forced) : null;
}

/** @param {Bargain} bargain
 * @returns {Draft} */
export function begin({ key, to, partners, start }) {
  return {
    key,
    to: to ?? (partners.length === 1 ? partners[0] : null),
    give: readBundle(start?.give ?? NOTHING) ?? emptyBundle(),
    want: readBundle(start?.want ?? NOTHING) ?? emptyBundle(),
    now: false,
  };
}

/** The bargain that a draft is of.
 *
 * @param {Draft} draft
 * @param {Partial<DonjonData>} data */
export function bargainOf(draft, data) {
  return draft ? data.ask?.bargains.find(({ key }) => key === draft.key) ?? null : null;
}

// --- in notation ---------------------------------------------------------------------------------

/** @param {Bundle} bundle */
function writeBundle({ gems, helps, trophies, side, things }) {
  const place = (thing) => ORDER.findIndex((kind) => thing.startsWith(kind));
  const named = [...things].sort((one, other) => place(one) - place(other) || (one < other ? -1 : 1));
  const parts = [gems ? `${gems}g` : "", ...named, helps ? (helps === 1 ? "help" : `help ${helps}`) : ""];
  parts.push(side ? `side ${side}` : "", trophies ? `trophies ${trophies}` : "");
  return parts.filter(Boolean).join(",") || NOTHING;
}

/** The bundle of a text; null if it is none.
 *
 * @returns {Bundle | null} */
function readBundle(text) {
  const bundle = emptyBundle();
  if (text === NOTHING) return bundle;
  for (const part of text.split(",").map((it) => it.trim())) {
    const gems = /^(\d{1,2})g$/.exec(part);
    const helps = /^help(?: (\d))?$/.exec(part);
    const side = /^side (attacker|defender)$/.exec(part);
    const trophies = /^trophies (\d)$/.exec(part);
    if (gems) bundle.gems = Number(gems[1]);
    else if (helps) bundle.helps = Number(helps[1] ?? 1);
    else if (side) bundle.side = side[1];
    else if (trophies) bundle.trophies = Number(trophies[1]);
    else if (/^(?:item|spoil):[a-z_]+$|^quest\d$/.test(part)) bundle.things.push(part);
    else return null;
  }
  return bundle;
}

/** The draft in notation; "" as long as it is not said with whom.
 *
 * @param {Draft} draft
 * @param {Partial<DonjonData>} data */
export function draftMove(draft, data) {
  const bargain = bargainOf(draft, data);
  if (!draft || !bargain) return "";
  const { verb, wants, to } = bargain;
  const [give, now] = [writeBundle(draft.give), draft.now ? " now" : ""];
  if (verb === "bid") return `bid ${give}${now}`;
  if (draft.to === null) return "";
  const whom = `${verb} P${draft.to + 1} ${give}`;
  if (verb === "promise") return whom;
  const swap = to === null || Object.keys(wants).length > 0;
  return `${whom} for ${swap ? writeBundle(draft.want) : NOTHING}${now}`;
}

/** The draft that a text describes, if there is such a bargain; else none.
 *
 * @param {Partial<DonjonData>} data
 * @returns {Draft} */
export function typedDraft(text, data) {
  const said = text.trim().toLowerCase().replace(/^p\d:\s*/, "").replace(/\s+/g, " ");
  const found = /^(offer|counter|bid|promise)(?: p([1-6]))? (.+?)(?: for (.+?))?( now)?$/.exec(said);
  if (!found) return freshDraft(data);
  const to = found[2] ? Number(found[2]) - 1 : null;
  const fits = ({ verb, partners }) => verb === found[1] && (to === null || partners.includes(to));
  const bargain = data.ask?.bargains.find(fits);
  const [give, want] = [readBundle(found[3]), readBundle(found[4] ?? NOTHING)];
  if (!bargain || !give || !want) return freshDraft(data);
  return { key: bargain.key, to: to ?? bargain.to, give, want, now: Boolean(found[5]) };
}

// --- what one does -------------------------------------------------------------------------------

/** Say with whom: what was wanted of another is wanted no more.
 *
 * @param {Draft} draft
 * @returns {Draft} */
export function choosePartner(draft, to) {
  return draft && draft.to !== to ? { ...draft, to, want: emptyBundle() } : draft;
}

/** So many more of what is counted, within what there is.
 *
 * @param {Draft} draft
 * @param {"give" | "want"} column
 * @param {"gems" | "helps" | "trophies"} what
 * @returns {Draft} */
export function count(draft, column, what, by, most) {
  if (!draft) return draft;
  const number = Math.min(most, Math.max(0, draft[column][what] + by));
  if (number === draft[column][what]) return draft;
  return { ...draft, [column]: { ...draft[column], [what]: number } };
}

/** Put something in, or take it out: what is there several times, one after the other.
 *
 * @param {Draft} draft
 * @param {"give" | "want"} column
 * @returns {Draft} */
export function toggleThing(draft, column, part, had) {
  if (!draft) return draft;
  const { things } = draft[column];
  const left = [...things];
  if (had) left.splice(left.indexOf(part), 1);
  return { ...draft, [column]: { ...draft[column], things: had ? left : [...things, part] } };
}

/** Promise a side, or no longer.
 *
 * @param {Draft} draft
 * @param {"give" | "want"} column
 * @returns {Draft} */
export function toggleSide(draft, column, part) {
  if (!draft) return draft;
  const side = part.replace("side ", "");
  return { ...draft, [column]: { ...draft[column], side: draft[column].side === side ? "" : side } };
}

/** @param {Draft} draft
 * @returns {Draft} */
export function toggleNow(draft) {
  return draft ? { ...draft, now: !draft.now } : draft;
}
