// What Python says of the table, as its other modules look it up.

/** @import { BoardData } from "../wire.js" */

/** @param {BoardData} data */
export const playersOf = (data) => data.players ?? [];
/** @param {BoardData} data */
export const pilesOf = (data) => data.graveyard?.piles ?? [];
/** @param {BoardData} data */
export const pileBy = (data, number) => pilesOf(data).find((pile) => pile.pile === number);

/** The hand of whoever decides.
 *
 * @param {BoardData} data */
export const handOfAsked = (data) =>
  playersOf(data).find((player) => player.id === data.ask?.player)?.hand ?? [];
/** @param {BoardData} data */
export const cardInHand = (data, id) => handOfAsked(data).find((card) => card.id === id) ?? null;

/** @param {BoardData} data */
export const offerOf = (data, verb) => (data.ask?.actions ?? []).find((it) => it.verb === verb) ?? null;

/** Whether a verb is one of those that the rules allow now.
 *
 * @param {BoardData} data */
export const allowed = (data, verb) => Boolean(offerOf(data, verb)?.legal);
