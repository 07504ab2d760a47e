// Made from wire.py and data.py by scripts/make_wire_types.py: change those.

import type { Curtain, Message as Shared, ToldStep, Verdict } from "../../static/wire.js";

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

/** A card as it lies there: `sign` is its type, by which its colour and its badge are known. */
export interface Card {
  id: string;
  kind: "monster" | "item" | "special" | "event" | "quest" | "back";
  sign: string;
  name: string;
  type: string;
  number: string;
  gems: number;
  trophies: number;
  note: string;
  rule: string;
  label: string;
}

/** Something on the table that a decision can be about; pressed, it makes the `move`.

Where the rules forbid the move (`legal` false) it may be tried all the same, to hear why. */
export interface Tile {
  key: string;
  move: string;
  legal: boolean;
  label: string;
  card: Card | null;
  player: number | null;
  sign: string;
  title: string;
  note: string;
}

/** Something that a player has beside cards: the unique power, the Familiar, a curse. */
export interface Mark {
  id: string;
  text: string;
}

/** A player at the table with all that lies before them. */
export interface Seat {
  id: number;
  name: string;
  short: string;
  mark: string;
  adventurer: string;
  adventurer_name: string;
  near: boolean;
  active: boolean;
  asked: boolean;
  role: Mark | null;
  power: number;
  wounds: number;
  gems: number;
  trophies: number;
  label: string;
  items: Card[];
  spoils: Card[];
  quests: Card[];
  done: Card[];
  marks: Mark[];
  kept: number;
  broken: number;
  word: string;
}

/** A part of the table with its title, a line about it, and what lies there. */
export interface Place {
  title: string;
  note: string;
  tiles: Tile[];
}

/** The shop, and the other places of the village. */
export interface Village {
  shop: Place;
  places: Place;
  sale: Place | null;
}

/** The adventure pile with what lies about it. */
export interface Dungeon {
  pile: number;
  facts: Mark[];
  card: Card | null;
}

/** A number of a side's sum. */
export interface Term {
  key: string;
  player: number | null;
  what: string;
  text: string;
  amount: string;
  face: number;
  kritik: boolean;
  label: string;
}

/** A side of a fight, and its sum so far. */
export interface Side {
  id: "green" | "red";
  name: string;
  player: number | null;
  cards: Card[];
  terms: Term[];
  total: number;
  label: string;
}

/** What somebody asks for their help, what that help adds, and the chance to win with it. */
export interface BidRow {
  player: number;
  name: string;
  text: string;
  adds: string;
  chance: string;
  state: "open" | "passed" | "bid" | "ally";
  move: string;
  label: string;
}

/** One of the others in an Arena: which side they have shown, or that they have chosen. */
export interface Stand {
  player: number;
  text: string;
  short: string;
}

/** The fight that is on. */
export interface FightData {
  kind: string;
  title: string;
  sides: Side[];
  result: string;
  won: boolean | null;
  chance: string;
  bids: BidRow[];
  stands: Stand[];
}

/** A promise that is open, or the help that somebody owes; `to` is the first whom it is owed. */
export interface Promised {
  maker: number;
  to: number;
  title: string;
  parts: string[];
  now: boolean;
}

/** Words given: the open ones, and how those before them were kept. */
export interface Ledger {
  title: string;
  open: Promised[];
  lines: string[];
  brief: string[];
  kept: string[];
  owed: Promised[];
  past: string[];
}

/** What one side of an offer gives. */
export interface OfferColumn {
  title: string;
  player: number;
  parts: string[];
}

/** A swap that lies on the table. */
export interface OfferData {
  title: string;
  columns: OfferColumn[];
}

/** A thing that can be put into a bargain: `part` is its notation, `short` is read on it. */
export interface Chip {
  part: string;
  text: string;
  short: string;
}

/** What someone could put into a bargain. */
export interface Means {
  title: string;
  gems: number;
  helps: number;
  trophies: number;
  sides: Chip[];
  things: Chip[];
}

/** What a bargain begins with, in notation. */
export interface Start {
  give: string;
  want: string;
}

/** Something to be bargained: a swap, a price, a promise. */
export interface Bargain {
  key: string;
  verb: string;
  to: number | null;
  label: string;
  short: string;
  confirm: string;
  give: Means;
  wants: Record<string, Means>;
  partners: number[];
  now: boolean;
  start: Start | null;
  always: boolean;
}

/** What may be decided. */
export interface Ask {
  id: string;
  player: number;
  kind: string;
  prompt: string;
  choices: Tile[];
  bargains: Bargain[];
  main: string;
  notation: string[];
}

/** All that lies on the table, and what may be decided at it. */
export interface DonjonTable {
  scene: string;
  target: string;
  seats: Seat[];
  village: Village;
  dungeon: Dungeon;
  fight: FightData | null;
  offer: OfferData | null;
  looked: Tile[];
  mine: Tile[];
  chosen: string;
  whose: Mark | null;
  ledger: Ledger;
  ending: string[];
  ask: Ask | null;
  table: number;
  told: ToldStep | null;
  text: [string, string[]][];
}

/** The same with the judge's answer, and the curtain. */
export interface DonjonData {
  scene: string;
  target: string;
  seats: Seat[];
  village: Village;
  dungeon: Dungeon;
  fight: FightData | null;
  offer: OfferData | null;
  looked: Tile[];
  mine: Tile[];
  chosen: string;
  whose: Mark | null;
  ledger: Ledger;
  ending: string[];
  ask: Ask | null;
  table: number;
  told: ToldStep | null;
  text: [string, string[]][];
  verdict: Verdict | null;
  curtain: Curtain | null;
  lay: [string, number];
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
  rates: string;
}

/** All that is sent. */
export type Message = SetSide;

export type Send = (message: Message | Shared) => void;
