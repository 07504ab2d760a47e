// What Python says of the table, as its other modules look it up.

export function playerBy(data, id) {
  return (data.players ?? []).find((p) => p.id === id) ?? { id: id ?? 0, mark: null, name: "" };
}

/** Whether a claim is asked for. */
export function claiming(data) {
  return data.ask?.kind === "claim" && !data.curtain;
}

/** Whether a servant may be put on a treasure. */
export function claimable({ data, draft }, slot) {
  return claiming(data) && draft.slots.includes(slot);
}
