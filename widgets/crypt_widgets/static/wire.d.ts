// Made from wire.py and data.py by scripts/make_wire_types.py: change those.

/** What is asked for with a word alone. */
export interface Word {
  do:
    | "next"
    | "continue"
    | "back"
    | "undo"
    | "back-to-game"
    | "curtain"
    | "close-rule"
    | "close-trouble"
    | "resume"
    | "discard-saved"
    | "previous"
    | "again"
    | "again-coach"
    | "take-up"
    | "learn-close"
    | "learn-leave"
    | "learn-forget"
    | "learn-refresh"
    | "whole";
}

/** Make this decision; or say whether it would be allowed, and with `lay` lay it out, too. */
export interface Play {
  do: "play" | "consider" | "lay";
  move: string;
}

/** Whether one wants to be warned before a decision that costs much. */
export interface Warn {
  do: "warn";
  on: boolean;
}

/** To a moment of the tree, and a step in it. */
export interface Go {
  do: "go";
  node: number;
  step?: number | null;
}

/** Which of the tools beside the table is shown, by its panel's name. */
export interface OpenTool {
  do: "tool";
  name: string;
}

/** With which luck the next branch begins. */
export interface Luck {
  do: "luck";
  luck: "same" | "new";
}

/** Two lines side by side; or, of two lines, what may be expected from where they end. */
export interface Compare {
  do: "compare" | "expect";
  a: number;
  b: number;
}

/** The card of a rule (`rule`), or the table to try it at (`rules-play`). */
export interface OpenRule {
  do: "rule" | "rules-play";
  id: string;
}

/** A phase alone is begun once more. */
export interface PhaseAgain {
  do: "phase-again";
  luck: "same" | "new";
}

/** Another language. */
export interface Language {
  do: "lang";
  lang: string;
}

/** What is asked of estimates with a word alone. */
export interface Estimating {
  do: "estimate-ask" | "estimate-review-start" | "estimate-review-go-on";
}

/** A page has opened: its language and what it has kept. */
export interface Hello {
  do: "hello";
  lang?: string | null;
  chosen?: boolean;
  saved?: string | null;
  own?: string | null;
  previous?: string | null;
  fresh?: string | null;
  draft?: string[] | null;
  code?: string | null;
  place?: string | null;
  visit?: number;
  warns?: boolean;
  tasks?: (string | null)[];
}

/** To a place (see `places`); the number tells which visit has been answered. */
export interface Visit {
  do: "visit";
  place: string;
  visit: number;
}

/** A new game; beside this what its setup is made of, which the game itself reads. */
export interface New {
  do: "new";
  game?: string | null;
  seats?: string[] | null;
  seed?: string | number | null;
  names?: string[];
  for_good?: boolean;
}

/** A game from a text (`load`), or progress (`learn-import`). */
export interface Load {
  do: "load" | "learn-import";
  text: string;
}

/** What luck of a kind gave, or took below zero, in tenths of a point. */
export interface LuckOf {
  kind: string;
  tenths: number;
}

/** A decision of a game that was gone over, and the tenths of a point that it was about. */
export interface KeptDecision {
  round: number;
  move: string;
  tenths: number;
}

/** What going over a game alone has shown, in tenths of a point.

What was expected at its start, all luck less what decisions cost: that is the score. */
export interface GoneOver {
  start: number;
  luck: LuckOf[];
  worst: KeptDecision | null;
  best: KeptDecision | null;
}

/** What is kept of a game beside its record: who has played it, and what it came to. */
export interface Played {
  game: string;
  seats: string[];
  names?: string[];
  decided: number;
  scores: number[];
  winners: number[];
  cost: number | null;
  gone?: GoneOver | null;
  day: string | null;
  path: number[];
}

/** A game that the browser keeps: its id, and when something was decided in it last. */
export interface KeptGame {
  game: string;
  seats: string[];
  names?: string[];
  decided: number;
  scores: number[];
  winners: number[];
  cost: number | null;
  gone?: GoneOver | null;
  day: string | null;
  path: number[];
  id: string;
  changed: number;
  removed?: boolean;
}

/** All games that the browser keeps. */
export interface KeptGames {
  do: "games-kept";
  games: KeptGame[];
  today: string;
}

/** The deal of a day of a game. */
export interface PlayDay {
  do: "day-play";
  game: string;
  day: string;
}

/** To a game that the browser keeps: its record. */
export interface OpenKept {
  do: "games-open";
  id: string;
  text: string;
}

/** The game of this id was played on elsewhere: what is played here is to have another one. */
export interface KeptApart {
  do: "games-apart";
  id: string;
}

/** Wants to know whether a game can be played with the cards of a file; `n` comes back. */
export interface JudgeCards {
  do: "judge-cards";
  game: string;
  cards: string;
  n: number;
}

/** Wants the number back. */
export interface Ping {
  do: "ping";
  n: number;
}

/** A screen instead of the table. */
export interface OpenScreen {
  do: "learn-open";
  screen: string;
}

/** A newcomer's answer to the invitation. */
export interface Invited {
  do: "learn-invite";
  yes: boolean;
}

/** What the browser has kept of learning. */
export interface KeptProgress {
  do: "learn-keep";
  text: string | null;
  invited: boolean;
  declined?: string | null;
  elsewhere?: boolean;
  now?: number;
}

/** A lesson or a puzzle. */
export interface StartLesson {
  do: "learn-start";
  kind: string;
  id: string;
}

/** Another task of the lesson. */
export interface PickTask {
  do: "learn-task";
  number: number;
}

export interface TaskButton {
  do: "learn-next" | "learn-again" | "learn-hint" | "learn-play";
  from?: number;
}

/** An answer to a task's question. */
export interface Answer {
  do: "learn-answer";
  choice: string;
}

/** A page of the reference; the list where there is no id. */
export interface RulePage {
  do: "rules-open" | "rules-page";
  id?: string | null;
}

/** Words to look for in the reference. */
export interface Search {
  do: "rules-search";
  text: string;
}

/** The data of a panel that has no place now. */
export interface Nothing {
}

/** The data of a tool that is there and not shown. */
export interface Closed {
  open: false;
}

/** What is new in the list of a growing panel. */
export interface Added {
  number: number;
  whole: boolean;
  length: number;
  items: [number, any][];
}

/** A phase of the round, or an action. */
export interface Phase {
  id: string;
  numeral: string;
  name: string;
  state: "done" | "now" | "next" | "open" | "shut";
  rule: string;
  hint: string;
}

/** The phases or actions, and whose turn it is. */
export interface RibbonData {
  label: string;
  path: boolean;
  phases: Phase[];
  round: string;
  rival?: string | null;
  turn: string;
  who: number | null;
  mark: string | null;
  note: string | null;
}

/** The judge's answer to a move. */
export interface Verdict {
  move: string;
  legal: boolean;
  warned: boolean;
  text: string;
  rule: string | null;
  final: boolean;
}

/** What hides the table while the screen changes hands. */
export interface Curtain {
  title: string;
  button: string;
}

/** What has just happened, and why. */
export interface News {
  title: string;
  text: string;
  why: string;
  rule: string;
  rule_name: string;
  tone: string;
  brief: boolean;
  first: boolean;
}

/** An event by itself, and why it was so. */
export interface LogLine {
  text: string;
  why: string;
}

/** What one may do now. */
export interface May {
  title: string;
  items: string[];
}

/** The final score. */
export interface Sheet {
  title: string;
  columns: string[];
  rows: string[][];
  total: string[];
}

/** A rank, and from how many points on it is reached. */
export interface Rung {
  name: string;
  least: number;
  here: boolean;
}

/** What a player has come to. */
export interface EndPlayer {
  seat: number;
  name: string;
  total: number;
  won: boolean;
}

/** What points were made of: those of each of the players, in their order. */
export interface EndPart {
  label: string;
  kind: string;
  points: number[];
}

/** What is offered to play a deal once more for: one's own score; and codes of it for others. */
export interface DareOffer {
  score: string;
  code: string;
  hidden: string;
}

/** What one may do next. */
export interface WayOn {
  id: "mistake" | "lesson" | "review" | "again" | "new" | "dare" | "day" | "course";
  label: string;
  ask: any;
  offer?: DareOffer | string;
}

/** The end of the first chapter, which is that of a whole game. */
export interface ChapterEnd {
  title: string;
  text: string;
}

/** How the game ended, in one look, and what next. */
export interface EndCard {
  verdict: string;
  next: string | null;
  compared: string | null;
  like: string | null;
  ladder: Rung[];
  players: EndPlayer[];
  parts: EndPart[];
  chapter: ChapterEnd | null;
  unreviewed: string | null;
  ways: WayOn[];
}

/** A rule beside the story. */
export interface RuleCard {
  id: string;
  title: string;
  text: string;
  where: string[][];
  ruling: string | null;
  page: boolean;
}

/** The news, what one may do, and the steps. */
export interface StoryData {
  news: News | null;
  untold: string | null;
  log: LogLine[];
  may: May | null;
  at: string;
  step: number;
  steps: number;
  can_undo: boolean;
  past: boolean;
  end: EndCard | null;
  sheet: Sheet | null;
  rule: RuleCard | null;
}

/** Which ways there are through the game. */
export interface BarData {
  can_next: boolean;
  can_continue: boolean;
  can_back: boolean;
  next_label: string;
  continue_label: string;
}

/** A tool beside the table, by its panel's name. */
export interface ToolTab {
  name: string;
  sign: string;
  label: string;
}

/** The tools that there are, and the name of the one that is shown. */
export interface ToolsData {
  open: string;
  also: string[];
  own: string;
  arrived: number;
  tabs: ToolTab[];
}

/** Two lines side by side. */
export interface Comparison {
  columns: string[];
  rows: string[][];
  whose: string[];
  note: string;
  expected: ExpectedOfLines;
}

/** What may be expected from where two lines end. */
export interface ExpectedOfLines {
  ask: string | null;
  rows: string[][];
  note: string;
}

/** Where one is in the tree, and the lines compared. */
export interface WhatIfData {
  now: number;
  tip: number;
  ahead: string;
  under_way: string | null;
  luck: "same" | "new";
  compare: Comparison | null;
  picked: number[];
}

/** A moment of the tree, as the panel's growing list has it; the first has no decision. */
export interface ToldMoment {
  parent: number | null;
  end: string;
  over: boolean;
  label: string;
  who?: string;
  round?: string;
  stop?: string;
  luck?: "same" | "new";
  branch?: string;
}

/** A screen that one can go to. */
export interface Tab {
  id: string;
  label: string;
  current: boolean;
}

/** What a screen begins with. */
export interface ScreenHead {
  label: string;
  tabs: Tab[];
  back: string;
}

/** How much of a course or of the puzzles is done. */
export interface Progress {
  done: number;
  of: number;
  text: string;
  help: string | null;
}

/** What to go on with. */
export interface BigButton {
  ask: Word | TaskButton | OpenScreen | StartLesson;
  label: string;
}

/** What a card of a small picture is known by: paths in a square of this size. */
export interface PicturedSign {
  size: number;
  look: Record<string, string>;
  parts: Record<string, string>[];
}

/** A card of a small picture. */
export interface PicturedCard {
  sign: string;
  value: string;
  dice: Sign[];
}

/** A lesson or a puzzle among all. */
export interface LessonCard {
  id: string;
  number: number | null;
  name: string | null;
  title: string;
  about: string;
  state: string;
  parts: ("open" | "failed" | "done" | "hinted" | "missed" | "shown")[];
  status: string;
  picture?: PicturedCard[];
  help: string | null;
  next: boolean;
}

/** Lessons or puzzles that belong together. */
export interface ChapterCard {
  id: string;
  title: string;
  about: string;
  count: string | null;
  lessons: LessonCard[];
}

/** What came of the last file of progress. */
export interface SaidOfFile {
  tone: "good" | "bad";
  title: string | null;
  text: string;
}

/** Saving, loading and forgetting progress. */
export interface KeepBox {
  any: boolean;
  said: SaidOfFile | null;
}

/** What an overview is about, and how much of it is done. */
export interface Summary {
  kind: string;
  title: string;
  about: string;
  progress: Progress;
}

/** The course or the puzzles. */
export interface Overview {
  kind: string;
  title: string;
  about: string;
  progress: Progress;
  next: BigButton;
  again: BigButton | null;
  chapters: ChapterCard[];
  signs: Record<string, PicturedSign>;
}

/** The same with its foot. */
export interface OverviewSheet {
  kind: string;
  title: string;
  about: string;
  progress: Progress;
  next: BigButton;
  again: BigButton | null;
  chapters: ChapterCard[];
  signs: Record<string, PicturedSign>;
  keep: KeepBox;
}

/** A task of a lesson. */
export interface TaskStep {
  number: number;
  done: boolean;
  now: boolean;
  label: string;
}

/** An answer to choose. */
export interface Choice {
  id: string;
  text: string;
  judged: "right" | "wrong" | "none";
  label: string;
}

/** A part of a picture: a die (of the game's own player: `role`), or what is written there. */
export interface Sign {
  die: number | null;
  role: boolean;
  text: string;
}

/** What is known after a lesson: in two sentences, and as a picture of dice and signs. */
export interface Known {
  text: string;
  picture: Sign[];
}

/** Why it worked, or what went wrong; after the last task of a lesson also what is `known`. */
export interface Feedback {
  tone: "good" | "miss";
  title: string;
  text: string;
  rule: string;
  rule_link: string;
  known: Known | null;
}

/** A way out of a task. */
export interface WayOut {
  id: string;
  ask: Word | TaskButton | OpenScreen;
  label: string;
}

/** The task at the table. */
export interface TaskCard {
  key: string;
  at: number;
  kind: string;
  title: string;
  kicker: string;
  step: string;
  steps: TaskStep[];
  about: string | null;
  lead: string;
  goal: string;
  then: boolean;
  choices: Choice[];
  at_once: boolean;
  note: string | null;
  hints: string[];
  more: string | null;
  points: string | null;
  outcome: string;
  over: boolean;
  feedback: Feedback | null;
  again: string | null;
  next: string | null;
  play: string | null;
  skip: string | null;
  ways: WayOut[];
}

/** What the browser is to keep. */
export interface KeptLearning {
  progress: string;
  unread: boolean;
}

/** The open screen, or the task, or neither. */
export interface LearnData {
  screen: string | null;
  task: TaskCard | null;
  keep: KeptLearning;
  head?: ScreenHead;
  sheet?: OverviewSheet;
}

/** A rule to go to. */
export interface RuleLink {
  id: string;
  title: string;
}

/** A phase with its rules. */
export interface RulePart {
  id: string;
  title: string;
  rules: RuleLink[];
}

/** A rule that was found, in pieces, each with whether it was looked for. */
export interface Hit {
  id: string;
  title: [string, boolean][];
  excerpt: [string, boolean][];
}

/** Where a rulebook states a rule. */
export interface RulePlace {
  lang: string;
  book: string;
  text: string;
  stated: boolean;
}

/** The page of a rule. */
export interface OpenPage {
  id: string;
  part: string;
  title: string;
  text: string;
  ruling: string | null;
  places: RulePlace[];
  editions: string | null;
  trial: string;
  table: [string, string[]][];
  related: RuleLink[];
  before: RuleLink | null;
  after: RuleLink | null;
}

/** A phase of a round: its rule, what it is called, what happens, and the table. */
export interface RoundPicture {
  id: string;
  title: string;
  text: string;
  picture: PicturedCard[];
}

/** The rules people often ask about, as they ask; those that are ours; where editions differ. */
export interface RuleNotes {
  round: RoundPicture[];
  signs: Record<string, PicturedSign>;
  questions: RuleLink[];
  rulings: RuleLink[];
  differences: RuleLink[];
}

/** The list of rules or what was found, and the page that is open. */
export interface ReferenceData {
  head: ScreenHead | null;
  title: string;
  about: string;
  example: string;
  wanted: string;
  found: string | null;
  hits: Hit[];
  parts: RulePart[];
  page: OpenPage | null;
  notes: RuleNotes | null;
}

/** A figure of all games of a kind: what it is, and how much. */
export interface GameFigure {
  label: string;
  value: string;
}

/** How many games came to a rank, what share of all that is, and its bar, in per cent. */
export interface RankShare {
  name: string;
  count: number;
  share: string;
  width: number;
}

/** A kept game in a line. */
export interface GameRow {
  id: string;
  changed: number;
  game: string;
  who: string;
  score: string | null;
  came: string;
  won: boolean;
  cost: string | null;
  like: string | null;
  here: boolean;
  share: string | null;
  remove: string;
}

/** What the decisions of a game cost, for the trend. */
export interface CostOfGame {
  id: string;
  changed: number;
  cost: number;
  text: string;
}

/** What decisions cost, game by game, the oldest first. */
export interface Trend {
  games: CostOfGame[];
  most: number;
  mean: number;
  text: string;
}

/** A decision among all games that cost most, or that was found where others would have. */
export interface StandingOut {
  id: string;
  changed: number;
  round: string;
  move: string;
  value: string;
}

/** How strong somebody plays, luck left out; or how many games are wanting to say it. */
export interface Strength {
  text: string;
  about: string | null;
  scale: StrengthScale | null;
}

/** The score without luck, the bounds in which it surely lies, and ranks from `least` on. */
export interface StrengthScale {
  score: number;
  low: number;
  high: number;
  least: number;
  most: number;
  marks: RankMark[];
}

/** Where a rank begins. */
export interface RankMark {
  coins: number;
  name: string;
}

/** The deal of the day: what it is or has come to, and what yesterday's came to. */
export interface DayCard {
  game: string;
  day: string;
  title: string;
  text: string;
  go: string | null;
  id: string | null;
  share: string | null;
  before: string;
}

/** All games that are kept, the last first, and what those of one kind came to. */
export interface GamesSheet {
  none: string | null;
  day: DayCard | null;
  summary: string;
  figures: GameFigure[];
  ranks: RankShare[];
  strength: Strength | null;
  trend: Trend | null;
  worst: StandingOut[];
  best: StandingOut[];
  games: GameRow[];
}

/** The screen of the kept games. */
export interface GamesData {
  head: ScreenHead;
  title: string;
  about: string;
  sheet: GamesSheet | null;
}

/** A trouble, or a sentence with its title. */
export interface Told {
  title: string;
  text: string;
}

/** What a step tells in short, at the table itself, and why it is so. */
export interface ToldStep {
  title: string;
  text: string;
  why: string;
}

/** The offer to go on with the game that was kept, or to take the course. */
export interface Resume {
  title: string;
  text: string;
  yes: string;
  no: string;
}

/** The offer to take the course, or to go on with it at a lesson. */
export interface Invitation {
  title: string;
  text: string;
  yes: string;
  no: string;
  lesson: string | null;
  puzzles: string | null;
}

/** A card of which one side is chosen, with what each pays. */
export interface TwoSides {
  kind: string;
  name: string;
  A: string;
  B: string;
}

/** A file to begin one's own with. */
export interface ExampleFile {
  name: string;
  text: string;
}

/** Cards of one's own: what is said of them, and of files that hold none. */
export interface CardsOffer {
  note: string;
  unread: string;
  long: string;
  example: ExampleFile;
}

/** The answer to cards that were to be judged: as the game takes them, or why it does not. */
export interface JudgedCards {
  judged: number;
  cards: string | null;
  why: string | null;
}

/** Something of which one number is chosen: a field of the setup. */
export interface OneOf {
  field: string;
  values: [number, string, number][];
}

/** Something of which each player has one of their own, or all are drawn by lot. */
export interface OneEach {
  field: string;
  values: [string, string][];
}

/** What a new game offers. */
export interface GameForm {
  id: string;
  name: string;
  about: string;
  players: number[];
  seats: string[][];
  opponent: string;
  words: Record<string, string>;
  one?: OneOf;
  each?: OneEach;
  sides?: TwoSides[];
  cards?: CardsOffer;
}

/** What the form for a new game begins with. */
export interface NewGameSetup {
  game: string;
  seats: string[];
  names: string[];
  seed: string;
  for_good: boolean;
  fields: Record<string, any>;
  games: GameForm[];
}

/** Languages, the form for a new game, and troubles. */
export interface FrameData {
  greeted: boolean;
  lang: string;
  langs: string[][];
  trouble: Told | null;
  resume: Resume | null;
  invite: Invitation | null;
  dare: Resume | null;
  screen: string | null;
  previous: string | null;
  game: string;
  table: number;
  title: string;
  setup: NewGameSetup;
  about: string;
}

/** Where one is: what the address tells, and what is kept of the task there. */
export interface KeptPlace {
  place: string;
  visit: number;
  title: string;
  task: string;
}

/** What the browser is to keep of the game: the `text` of its record, or all but its lines. */
export interface Kept {
  code: string;
  seed: string | null;
  id: string | null;
  decided_here: boolean;
  played: Played;
  text?: string;
  head?: Record<string, any>;
  count?: number;
  on?: number;
  at?: number[];
}

/** The move that lies on the table as a draft, and what is said of it. */
export interface Laid {
  move: string;
  text: string;
}

/** A move, how often one would win after it, and its bar: all in per cent. */
export interface EstimatedMove {
  move: string;
  label: string;
  chance: string;
  width: number;
  low: number;
  high: number;
  best: boolean;
  even: boolean;
  lays: boolean;
}

/** A move of the list, and those that are the same in every figure. */
export interface EstimatedRow {
  move: string;
  label: string;
  chance: string;
  width: number;
  low: number;
  high: number;
  best: boolean;
  even: boolean;
  lays: boolean;
  same: string | null;
}

/** What was found of a decision, the coach's choice first. */
export interface Estimated {
  win: string;
  rows: EstimatedRow[];
  even: string | null;
  how: string;
  assumes: string;
}

/** The coach's estimates, opened. */
export interface EstimateData {
  open: true;
  quiet: string | null;
  intro: string | null;
  told: Estimated | null;
  laid: Laid | null;
}

/** A decision that cost more than the uncertainty, and the moment to go to. */
export interface CostlyMove {
  node: number;
  round: string;
  who: string | null;
  made: EstimatedMove;
  better: EstimatedMove;
  cost: string;
}

/** The review of a finished game by estimates. */
export interface EstimateReviewData {
  open: boolean;
  over: boolean;
  title: string;
  state: "offered" | "working" | "told";
  offer: string;
  working: string | null;
  done: number;
  verdict: string | null;
  note: string | null;
  assumes: string | null;
  rows: CostlyMove[];
}

/** What the browser is to keep of the game, and of where one is. */
export interface FrameKeep {
  code: string;
  seed: string | null;
  id: string | null;
  decided_here: boolean;
  played: Played;
  text?: string;
  head?: Record<string, any>;
  count?: number;
  on?: number;
  at?: number[];
  place: string;
  visit: number;
  title: string;
  task: string;
}

/** All that is sent. */
export type Message =
    | Word
    | Play
    | Go
    | Warn
    | OpenTool
    | Luck
    | Compare
    | OpenRule
    | PhaseAgain
    | Language
    | Hello
    | Visit
    | New
    | Load
    | KeptGames
    | OpenKept
    | KeptApart
    | PlayDay
    | JudgeCards
    | Ping
    | OpenScreen
    | Invited
    | KeptProgress
    | StartLesson
    | PickTask
    | TaskButton
    | Answer
    | RulePage
    | Search
    | Estimating;

export type Send = (message: Message) => void;
