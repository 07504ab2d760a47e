// What Python says of the table, as its other modules look it up.

/**
 * @import { Table } from "./panel.js"
 * @import { GhostRoll, Gone, PlayerCard, ServantsRoll, TableData, Treasure } from "../wire.js" */

/** A treasure, or where one was: then it has no more than its letter.
 *
 * @typedef {Omit<Treasure, "state"> & { state: Treasure["state"] | Gone["state"] }} Spot */

/** What Python says; of two sorts of treasures and rolls, each may lack what the other has.
 *
 * @typedef {Omit<TableData, "treasures" | "roll"> & { treasures: Spot[], roll: GhostRoll & ServantsRoll }} Data */

/**
 * @param {Data} data
 * @returns {Partial<PlayerCard>} */
export function playerBy(data, id) {
  return (data.players ?? []).find((p) => p.id === id) ?? { id: id ?? 0, mark: null, name: "" };
}

/** A treasure as a place within a sentence: "on the idol".
 *
 * @param {Data} data */
export function onTreasure(data, slot) {
  return (data.treasures ?? []).find((t) => t.slot === slot)?.on ?? "";
}

/** Whether a claim is asked for.
 *
 * @param {Data} data */
export function claiming(data) {
  return data.ask?.kind === "claim" && !data.curtain;
}

/** Whether a servant may be put on a treasure.
 *
 * @param {Table} table */
export function claimable({ data, draft }, slot) {
  return claiming(data) && draft.slots.includes(slot);
}
