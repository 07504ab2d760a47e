// Made from help_wire.py and help_data.py with scripts/make_wire_types.py.

import type { Message as Shared } from "../../static/wire.js";

/** Count with a player on a side of the Arena. */
export interface SetSide {
  do: "help-side";
  player: number;
  side: string;
}

/** Count with a player on a side of the Arena. */
export interface SetSide {
  do: "help-side";
  player: number;
  side: string;
}

/** A chance, rounded, as the length of a bar, and exact. */
export interface HelpChance {
  text: string;
  width: number;
  exact: string;
}

/** Something that may be done, how likely it is won, what it is worth, and more in words. */
export interface HelpRow {
  key: string;
  label: string;
  chance: HelpChance | null;
  worth: string;
  hear: string;
  notes: string[];
}

/** A side of an Arena that one may be thought to take. */
export interface HelpSide {
  side: string;
  label: string;
  on: boolean;
}

/** One of the others of an Arena, with the sides to count with. */
export interface HelpSides {
  player: number;
  name: string;
  sides: HelpSide[];
}

/** A part of the help: its title, what is to be known before, and its rows. */
export interface HelpPart {
  key: string;
  title: string;
  notes: string[];
  sides: HelpSides[];
  rows: HelpRow[];
}

/** The help, open. */
export interface HelpData {
  open: true;
  who: string | null;
  parts: HelpPart[];
}

/** All that the help sends. */
export type Message = SetSide;

export type Send = (message: Message | Shared) => void;
