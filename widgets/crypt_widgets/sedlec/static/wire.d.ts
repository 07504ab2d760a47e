// Made from wire.py and data.py by scripts/make_wire_types.py: change those.

import type { Laid, Message as Shared, ToldStep, Verdict } from "../../static/wire.js";

/** Open or close the best that a crypt could become. */
export interface Open {
  do: "help-ceiling";
  open: boolean;
}

/** Open or close the best that a crypt could become. */
export interface Open {
  do: "help-ceiling";
  open: boolean;
}

/** A card of two skulls. */
export interface CardFaces {
  text: string;
  top: string;
  bottom: string;
  label: string;
}

/** A card on the table. */
export interface TableCard {
  text: string;
  top: string;
  bottom: string;
  label: string;
  id: number;
}

/** A pile of the graveyard. */
export interface Pile {
  pile: number;
  state: "up" | "down" | "empty";
  down: number;
  card: TableCard | null;
  dug: boolean;
  label: string;
}

/** All piles. */
export interface Graveyard {
  label: string;
  piles: Pile[];
}

/** What scores, or does not, and the skulls that it is about. */
export interface ScoreLine {
  text: string;
  points: number;
  skulls: string[];
  head: string | null;
  links: string[][];
}

/** The points of one type of skull. */
export interface ScorePart {
  skull: string;
  name: string;
  points: number;
  text: string;
  lines: ScoreLine[];
}

/** The points of a crypt. */
export interface Score {
  total: number;
  text: string;
  parts: ScorePart[];
}

/** A card in a crypt. */
export interface LaidCard {
  place: string;
  card: TableCard;
  label: string;
  fresh: boolean;
}

/** A place of a crypt without a card. */
export interface OpenPlace {
  place: string;
  label: string;
}

/** A player's pyramid; how wide each row may become. */
export interface Crypt {
  rows: number[];
  cards: LaidCard[];
  open: OpenPlace[];
  closed: OpenPlace[];
}

/** A player with hand, crypt and points. */
export interface PlayerCard {
  id: number;
  name: string;
  short: string;
  mark: string;
  on_turn: boolean;
  near: boolean;
  label: string;
  hand: TableCard[];
  missing: number;
  missing_text: string;
  score: Score;
  crypt: Crypt;
}

/** One of the three actions, and why there is none. */
export interface Action {
  verb: string;
  name: string;
  legal: boolean;
  hint: string;
  rule: string;
}

/** What a card would add on a place. */
export interface Gain {
  total: number;
  text: string;
  label: string;
}

/** What may be decided. */
export interface Ask {
  id: string;
  player: number;
  kind: string;
  prompt: string;
  actions: Action[];
  digs: number;
  notation: string[];
  gains: Record<string, Record<string, Gain>>;
}

/** All that lies on the table, and what may be decided at it. */
export interface Board {
  graveyard: Graveyard;
  players: PlayerCard[];
  ask: Ask | null;
  table: number;
  told: ToldStep | null;
  text: [string, string[]][];
}

/** The same with the judge's answer. */
export interface BoardData {
  graveyard: Graveyard;
  players: PlayerCard[];
  ask: Ask | null;
  table: number;
  told: ToldStep | null;
  text: [string, string[]][];
  verdict: Verdict | null;
  lay: [string, number];
}

/** A chance, rounded, as the length of a bar, and exact. */
export interface SkullChance {
  text: string;
  width: number;
  exact: string;
}

/** How likely the next card, or one of the next two, shows a skull. */
export interface SkullRow {
  skull: string;
  name: string;
  text: string;
  one: SkullChance;
  two: SkullChance | null;
}

/** What lies face-down. */
export interface Graves {
  note: string;
  rows: SkullRow[];
  two: boolean;
}

/** What a card adds on a place. */
export interface PlacePoints {
  place: string;
  text: string;
}

/** Something that may be done, and what it adds. */
export interface ActionRow {
  move: string;
  verb: string;
  label: string;
  card: CardFaces | null;
  backs: number;
  points: string;
  hear: string;
  reason: string;
  same: string;
  places: PlacePoints[];
  best: boolean;
  width: number;
}

/** What may be laid, and what may be taken. */
export interface Actions {
  lay: ActionRow[];
  take: ActionRow[];
}

/** A card of an arrangement. */
export interface ArrangedCard {
  place: string;
  x: number;
  row: number;
  fresh: boolean;
  card: CardFaces;
}

/** A crypt as it could become. */
export interface ArrangedCrypt {
  rows: number;
  cards: ArrangedCard[];
  lines: string[];
}

/** The best that a crypt could become with any card. */
export interface Ceiling {
  label: string;
  open: boolean;
  crypt: ArrangedCrypt | null;
}

/** The best that a crypt can still become. */
export interface Arranged {
  note: string;
  crypt: ArrangedCrypt | null;
  ceiling: Ceiling | null;
  same: string | null;
}

/** The help, open. */
export interface HelpData {
  open: true;
  who: string | null;
  graves: Graves;
  cards: string;
  actions: Actions;
  laid: Laid | null;
  arrange: Arranged | null;
}

/** All that is sent. */
export type Message = Open;

export type Send = (message: Message | Shared) => void;
