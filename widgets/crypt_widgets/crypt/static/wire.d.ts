// Made from wire.py and data.py by scripts/make_wire_types.py: change those.

import type { Curtain, Laid, Message as Shared, ToldStep } from "../../static/wire.js";

/** What is asked for with a word alone. */
export interface Word {
  do:
    | "coach-hint"
    | "coach-more"
    | "odds-copy"
    | "review-start"
    | "review-compute"
    | "review-hint"
    | "review-show"
    | "review-again"
    | "review-leave";
}

/** Open or close the coach's list. */
export interface Open {
  do: "coach-list";
  open: boolean;
}

/** Whether the coach advises for who plays for the highest rank. */
export interface PlayFor {
  do: "coach-aim";
  rank: boolean;
}

/** Which moves the coach lists; None for any. */
export interface FilterMoves {
  do: "coach-filter";
  slot: number | null;
  servants: number | null;
}

/** Which move of the list the coach explains; None for none. */
export interface ExplainMove {
  do: "coach-explain";
  move: string | null;
}

/** Of what the Ghost's odds are: of the table, or of what is set up freely. */
export interface OddsSource {
  do: "odds-source";
  source: "table" | "free";
}

/** Dice of one effort. */
export interface Pile {
  dice: number;
  effort: number;
}

/** A treasure of the form; one that is gone has no kind. */
export interface FormItem {
  id: number;
  kind: string;
  value: number;
  down: boolean;
  mine: Pile;
  ghost: Pile;
}

/** A crypt set up freely, as `ghost_setup.Form` holds it. */
export interface GhostForm {
  items: FormItem[];
  moment: string;
  sides: string;
  exhausted: number;
  seen: number[];
}

/** The form has changed, for the so-many-eth time. */
export interface SetUp {
  do: "odds-form";
  form: GhostForm;
  number: number;
}

/** The treasure whose efforts are compared. */
export interface CompareEfforts {
  do: "odds-slot";
  slot: number;
}

/** The slider stands at so many servants of an effort, 0 for nobody; the so-many-eth change. */
export interface TryEffort {
  do: "odds-try";
  slot: number;
  count: number;
  effort: number;
  number: number;
}

/** A roll to be walked through; any, where there are no faces. */
export interface Roll {
  do: "odds-roll";
  faces?: number[];
}

/** The exercise of a decision, or its answer, by the moment that it led to. */
export interface FindBetter {
  do: "review-exercise" | "review-reveal";
  node: number;
}

/** The servants on a treasure. */
export interface TreasureDice {
  player: number;
  faces: number[];
  total: number;
}

/** Where a treasure has been taken. */
export interface Gone {
  slot: string;
  state: "gone";
  label: string;
}

/** A treasure in the crypt. */
export interface Treasure {
  slot: string;
  state: "crypt";
  kind: string;
  name: string;
  on: string;
  value: number | null;
  up: boolean;
  seen: boolean;
  label: string;
  dice: TreasureDice | null;
  closed: string;
  answers: string;
}

/** A treasure that a player has collected. */
export interface HeldCard {
  value: number | null;
  flipped: boolean;
}

/** A player's treasures of one kind. */
export interface Held {
  kind: string;
  name: string;
  cards: HeldCard[];
}

/** A player with servants, treasures and coins. */
export interface PlayerCard {
  id: number;
  name: string;
  short: string;
  mark: string;
  ghost: boolean;
  ready: number;
  exhausted: number;
  leader: boolean;
  lights_out: boolean;
  on_turn: boolean;
  coins: string;
  coins_word: string;
  coins_note: string;
  coins_away: [string, string] | null;
  label: string;
  treasures: Held[];
}

/** The Ghost's dice of this turn: as they fell, as it joins them, and those it lays aside. */
export interface GhostRoll {
  player: number;
  faces: number[];
  groups: number[][];
  aside: number[][];
  label: string;
}

/** A treasure at which the Ghost looks for some of its dice. */
export interface GhostLook {
  slot: string;
  takes: boolean;
  text: string;
}

/** Where the Ghost looks in the step shown, in its order; `at` is the step's name. */
export interface GhostLooks {
  at: string;
  looks: GhostLook[];
}

/** A move that is about a die: pressing the die makes it. */
export interface DieMove {
  move: string;
  label: string;
}

/** A servant that has been rolled for. */
export interface RolledDie {
  slot: string;
  effort: number;
  face: number;
  exhausted: boolean;
  again: DieMove | null;
  label: string;
}

/** The servants just rolled for. */
export interface ServantsRoll {
  player: number | null;
  results: RolledDie[];
}

/** The deck. */
export interface Deck {
  count: number;
  kind: string | null;
  label: string;
}

/** What is out of the game. */
export interface Box {
  count: number;
  label: string;
  caption: string;
  treasures: string[];
}

/** How far a player is with a collector. */
export interface CollectorProgress {
  player: number;
  name: string;
  text: string;
  have: number;
  need: number;
  met: boolean;
}

/** A collector on its side. */
export interface CollectorCard {
  kind: string;
  name: string;
  label: string;
  side: string;
  rule: string;
  pays: string;
  detail: string;
  progress: CollectorProgress[];
}

/** A move that a button makes, or why it may not be made. */
export interface Button {
  move: string;
  label: string;
  hint: string;
  main: boolean;
  legal: boolean;
  rule: string;
}

/** What may be decided; out of turn that are buttons alone. */
export interface Ask {
  player: number;
  kind: "claim" | "choice";
  prompt: string;
  buttons: Button[];
  notation: string[] | null;
  id?: string;
  ready?: number;
  one_treasure?: boolean;
  chances?: boolean;
  slots?: string[];
}

/** What the rolls will do to a treasure of the claim being laid out. */
export interface LaidChance {
  slot: string;
  kept: string;
  tires: string;
  label: string;
  opens: boolean;
}

/** The judge's answer, the treasures it is about, and what the rolls will do to the claim. */
export interface TableVerdict {
  move: string;
  legal: boolean;
  warned: boolean;
  text: string;
  rule: string | null;
  final: boolean;
  slots: string[];
  chances: LaidChance[];
}

/** All that lies on the table, and what may be decided at it. */
export interface TableData {
  treasures: (Treasure | Gone)[];
  players: PlayerCard[];
  roll: GhostRoll | ServantsRoll | null;
  looks: GhostLooks | null;
  deck: Deck;
  box: Box;
  collectors: CollectorCard[];
  near: number | null;
  table: number;
  ask: Ask | null;
  verdict: TableVerdict | null;
  lay: [string, number];
  curtain: Curtain | null;
  told: ToldStep | null;
  text: [string, string[]][];
}

/** A treasure as a column of the list. */
export interface NamedTreasure {
  slot: string;
  name: string;
}

/** How likely a treasure becomes yours. */
export interface Chance {
  slot: string;
  text: string;
  width: number;
}

/** A move and what may be expected of it. */
export interface MoveRow {
  move: string;
  label: string;
  dice: [string, number[]][];
  rank: number;
  even: boolean;
  for_nothing: boolean;
  chances: Chance[];
  coins: string | null;
  ready: string;
  score: string;
  reached: string | null;
  loss: string;
}

/** A move of the list, with those that differ from it in nothing. */
export interface ListedRow {
  move: string;
  label: string;
  dice: [string, number[]][];
  rank: number;
  even: boolean;
  for_nothing: boolean;
  chances: Chance[];
  coins: string | null;
  ready: string;
  score: string;
  reached: string | null;
  loss: string;
  same: string[];
  ways: string | null;
}

/** The claim that is being laid out. */
export interface DraftRow {
  move: string;
  label: string;
  dice: [string, number[]][];
  rank: number;
  even: boolean;
  for_nothing: boolean;
  chances: Chance[];
  coins: string | null;
  ready: string;
  score: string;
  reached: string | null;
  loss: string;
  text: string;
}

/** Something to filter by. */
export interface Option {
  value: number;
  name: string;
}

/** What the list is narrowed to, and can be. */
export interface Filters {
  slot: number | null;
  servants: number | null;
  slots: Option[];
  counts: Option[];
}

/** The move of the list that is explained, and the other ways to do the same. */
export interface Explained {
  move: string;
  text: string;
  same: string | null;
}

/** All moves, ranked. */
export interface MoveList {
  note: string;
  treasures: NamedTreasure[];
  filters: Filters | null;
  claims: boolean;
  rows: ListedRow[];
  shown: string;
  more: boolean;
  draft: DraftRow | null;
  explained: Explained | null;
}

/** The hints given; with the last of them the move and what it promises. */
export interface Hints {
  hints: string[][];
  best: MoveRow | null;
  treasures?: NamedTreasure[];
}

/** Whether one plays for the highest rank, and what that means. */
export interface Aim {
  on: boolean;
  note: string;
}

/** The coach, open. */
export interface CoachData {
  hints: string[][];
  best: MoveRow | null;
  treasures?: NamedTreasure[];
  open: true;
  aim: Aim;
  quiet: string | null;
  next: string | null;
  list: MoveList | null;
  laid: Laid | null;
  expected: string;
  fair: string;
  estimate: string;
  count?: string;
}

/** The servants on a treasure. */
export interface OddsDice {
  player: number;
  faces: number[];
}

/** How likely a fate is. */
export interface Share {
  fate: string;
  name: string;
  width: number;
  text: string;
  exact: string;
}

/** How likely a face-down treasure is worth so much. */
export interface ValueChance {
  value: string;
  text: string;
  width: number;
}

/** What a face-down treasure can be worth. */
export interface HiddenValue {
  text: string;
  chances: ValueChance[];
}

/** What becomes of a treasure. */
export interface TreasureOdds {
  slot: string;
  name: string;
  kind: string;
  value: number | null;
  down: boolean;
  label: string;
  dice: OddsDice | null;
  shares: Share[];
  bar: string;
  which: string;
  values: HiddenValue | null;
}

/** How it ends for a treasure. */
export interface End {
  fate: string;
  name: string;
}

/** One way in which all of it can end. */
export interface OutcomeRow {
  fates: End[];
  text: string;
  exact: string;
  width: number;
}

/** All ways in which it can end. */
export interface Outcomes {
  columns: NamedTreasure[];
  rows: OutcomeRow[];
}

/** A figure that may be expected. */
export interface Expected {
  name: string;
  text: string;
}

/** What the Ghost does, counted over all rolls. */
export interface Answer {
  treasures: TreasureOdds[];
  outcomes: Outcomes | null;
  expected: Expected[] | null;
}

/** A treasure that could be claimed. */
export interface ClaimSlot {
  slot: number;
  letter: string;
  name: string;
}

/** So many servants, and whether there are. */
export interface DiceCount {
  count: number;
  ok: boolean;
}

/** Where the slider of efforts stands. */
export interface SliderStop {
  count: number;
  effort: number;
}

/** A figure, and how long its bar is. */
export interface Figure {
  text: string;
  width: number;
}

/** A row of the table of efforts, and the whole claim with it. */
export interface EffortTried {
  count: number;
  effort: number;
  total: number;
  claim: string;
  note: string;
}

/** One by which nothing can be claimed. */
export interface EffortTooLow {
  count: number;
  effort: number;
  total: number;
  claim: string;
  note: string;
  ok: false;
  why: string;
  spoken: string;
}

/** What may be expected of an effort. */
export interface EffortFigures {
  kept: Figure;
  tired: Figure;
  coins: Figure;
  ready: Figure;
}

/** One by which something can. */
export interface EffortOdds {
  count: number;
  effort: number;
  total: number;
  claim: string;
  note: string;
  kept: Figure;
  tired: Figure;
  coins: Figure;
  ready: Figure;
  ok: true;
  exact: string;
  spoken: string;
}

/** Efforts on one treasure, side by side; the first row is of nobody there. */
export interface Efforts {
  slots: ClaimSlot[];
  slot: number;
  at: SliderStop;
  counts: DiceCount[];
  none: string;
  lays: boolean;
  rows: (EffortTooLow | EffortOdds)[];
}

/** A treasure while a roll is walked through. */
export interface WalkedTreasure {
  slot: string;
  label: string;
  dice: OddsDice | null;
  taken: boolean;
  passed: boolean;
}

/** A step of a roll. */
export interface WalkStep {
  title: string;
  text: string;
  why: string;
  dice: number[] | null;
  table: WalkedTreasure[];
}

/** A roll, walked through. */
export interface Walk {
  faces: number[];
  came: string;
  steps: WalkStep[];
}

/** A moment of a round that can be set up. */
export interface MomentChoice {
  id: string;
  leads: number;
  name: string;
}

/** A kind of treasure. */
export interface KindChoice {
  id: string;
  name: string;
}

/** A value that may have been seen; one that lies face-up has. */
export interface SeenValue {
  value: number;
  name: string;
  fixed: boolean;
}

/** Which values of the kind that lies face-down have been seen. */
export interface SeenValues {
  text: string;
  values: SeenValue[];
}

/** The form as it is shown: what is filled in, and what can be. */
export interface FormData {
  items: FormItem[];
  moment: string;
  moments: MomentChoice[];
  mine: boolean;
  ghost: boolean;
  kinds: KindChoice[];
  sides: string;
  exhausted: number;
  seen: number[];
  hidden: SeenValues | null;
}

/** The Ghost's odds, open. */
export interface OddsData {
  open: true;
  source: "table" | "free";
  about: string;
  beyond: string;
  trouble: string | null;
  form: FormData | null;
  form_number: number;
  answer: Answer | null;
  efforts: Efforts | null;
  laid: Laid | null;
  roll: Walk | null;
}

/** A part of the sum: start, luck, decisions, end. */
export interface SumPart {
  id: string;
  sign: string;
  value: string;
  label: string;
}

/** Whose luck it was, and what it came to. */
export interface LuckPart {
  id: string;
  label: string;
  value: string;
  side: "gave" | "took" | "even";
}

/** A draw or a decision, as the chart marks and tells it. */
export interface Entry {
  node: number;
  step: number | null;
  depth: number;
  round: number;
  kind: "decision" | "draw";
  number: number | null;
  change: number;
  level: number;
  title: string;
  text: string;
  effect: string;
}

/** Where a rank begins. */
export interface Rank {
  coins: number;
  label: string;
}

/** The lines of the chart. */
export interface Scale {
  low: number;
  high: number;
  lines: number[];
  ranks: Rank[];
}

/** Luck and decisions of a round; `worst` is the decision in it that cost much, if one did. */
export interface RoundRow {
  round: number;
  luck: string;
  luck_coins: number;
  lost: string;
  lost_coins: number;
  level: string;
  worst: number | null;
}

/** Luck and decisions round by round, with their sums. */
export interface Rounds {
  start: string;
  rows: RoundRow[];
  luck: string;
  lost: string;
  level: string;
  most: number;
}

/** The servants that a move places on a treasure. */
export interface LaidDice {
  slot: string;
  dice: number[];
}

/** A decision that cost much. */
export interface Mistake {
  node: number;
  round: string;
  move: string;
  cost: string;
  better: string | null;
  why: string | null;
  laid: LaidDice[];
  found: boolean;
  shown: boolean;
}

/** The luckiest draw, or the unluckiest. */
export interface Extreme {
  tone: string;
  label: string;
  round: string;
  title: string;
  text: string;
  change: string;
  entry: number;
}

/** What is said to the move tried in an exercise. */
export interface Judged {
  how: string;
  title: string;
  text: string;
}

/** The best move, and why. */
export interface BetterMove {
  move: string;
  why: string;
  laid: LaidDice[];
}

/** Two choices played on with the same luck. */
export interface BothData {
  columns: string[];
  rows: number[][];
  scores: number[];
  note: string;
}

/** The exercise at hand. */
export interface ExerciseData {
  node: number;
  number: number;
  of: number;
  round: string;
  task: string;
  away: boolean;
  hints: string[];
  hint: string | null;
  judged: Judged | null;
  tried: string | null;
  ended: boolean;
  answer: BetterMove | null;
  both: BothData | null;
  working: boolean;
  next: number | null;
  all_done: boolean;
}

/** The review in words and figures. */
export interface ToldReview {
  sum: SumPart[];
  spoken: string;
  verdict: string;
  like: string | null;
  luck: LuckPart[];
  start: number;
  entries: Entry[];
  scale: Scale;
  rounds: Rounds;
  mistakes: Mistake[];
  draws: Extreme[];
}

/** What the card always tells. */
export interface ReviewHead {
  title: string;
  open: boolean;
  over: boolean;
  line: number;
}

/** The card without a review: shut, or offering one, or at work. */
export interface ReviewIdle {
  title: string;
  open: boolean;
  over: boolean;
  line: number;
  state: "closed" | "offered" | "working";
}

/** The card at an exercise. */
export interface ReviewExercise {
  title: string;
  open: boolean;
  over: boolean;
  line: number;
  state: "exercise";
  exercise: ExerciseData;
}

/** The card with the review of a line; `at` is the entry that the table shows. */
export interface ReviewTold {
  title: string;
  open: boolean;
  over: boolean;
  line: number;
  sum: SumPart[];
  spoken: string;
  verdict: string;
  like: string | null;
  luck: LuckPart[];
  start: number;
  entries: Entry[];
  scale: Scale;
  rounds: Rounds;
  mistakes: Mistake[];
  draws: Extreme[];
  state: "told";
  at: number | null;
}

/** All that is sent. */
export type Message =
    | Word
    | Open
    | PlayFor
    | FilterMoves
    | ExplainMove
    | OddsSource
    | SetUp
    | CompareEfforts
    | TryEffort
    | Roll
    | FindBetter;

export type Send = (message: Message | Shared) => void;
