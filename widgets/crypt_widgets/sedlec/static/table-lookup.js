// What Python says of the table, as its other modules look it up.

export const playersOf = (data) => data.players ?? [];
export const pilesOf = (data) => data.graveyard?.piles ?? [];
export const pileBy = (data, number) => pilesOf(data).find((pile) => pile.pile === number);

/** The hand of whoever decides. */
export const handOfAsked = (data) =>
  playersOf(data).find((player) => player.id === data.ask?.player)?.hand ?? [];
export const cardInHand = (data, id) => handOfAsked(data).find((card) => card.id === id) ?? null;

export const offerOf = (data, verb) => (data.ask?.actions ?? []).find((it) => it.verb === verb) ?? null;

/** Whether a verb is one of those that the rules allow now. */
export const allowed = (data, verb) => Boolean(offerOf(data, verb)?.legal);
