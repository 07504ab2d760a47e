"""What the panels that all games share draw: the data of each, as types.

Only checkers read this: those of Python hold what is built against it, and those of the scripts
what is drawn (`scripts/make_wire_types.py`). A panel that has nothing to draw has `Nothing`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

from .wire import OpenScreen, Played, StartLesson, TaskButton, Word


class Nothing(TypedDict):
    """The data of a panel that has no place now."""


class Closed(TypedDict):
    """The data of a tool that is there and not shown."""

    open: Literal[False]


class Added(TypedDict):
    """What is new in the list of a growing panel."""

    number: int
    """One more each time."""
    whole: bool
    length: int
    """How long the list is now."""
    items: list[tuple[int, Any]]
    """What is new, each with its place."""


# --- the ribbon and what every table has ----------------------------------------------------------


class Phase(TypedDict):
    """A phase of the round, or an action."""

    id: str
    numeral: str
    name: str
    state: Literal["done", "now", "next", "open", "shut"]
    rule: str
    hint: str


class RibbonData(TypedDict):
    """The phases or actions, and whose turn it is."""

    label: str
    path: bool
    """Whether the phases come one after another."""
    phases: list[Phase]
    round: str
    rival: NotRequired[str | None]
    """The score to beat."""
    turn: str
    who: int | None
    mark: str | None
    note: str | None


class Verdict(TypedDict):
    """The judge's answer to a move."""

    move: str
    legal: bool
    warned: bool
    """Whether it is held back once because of what it costs, which is the text then."""
    text: str
    rule: str | None
    final: bool
    """Whether the move was tried, not only laid out."""


class Curtain(TypedDict):
    """What hides the table while the screen changes hands."""

    title: str
    button: str


TextPart = tuple[str, list[str]]
"""A title and its lines: a part of the table as text."""


# --- the story ------------------------------------------------------------------------------------


class News(TypedDict):
    """What has just happened, and why."""

    title: str
    text: str
    why: str
    rule: str
    rule_name: str
    tone: str
    brief: bool
    """Whether the reason has been told often enough for a line of it to do."""
    first: bool
    """Whether it is how the game begins, before anybody has decided anything."""


class LogLine(TypedDict):
    """An event by itself, and why it was so."""

    text: str
    why: str


class May(TypedDict):
    """What one may do now."""

    title: str
    items: list[str]


class Sheet(TypedDict):
    """The final score."""

    title: str
    columns: list[str]
    rows: list[list[str]]
    total: list[str]


class Rung(TypedDict):
    """A rank, and from how many points on it is reached."""

    name: str
    least: int
    here: bool


class EndPlayer(TypedDict):
    """What a player has come to."""

    seat: int
    name: str
    total: int
    won: bool


class EndPart(TypedDict):
    """What points were made of: those of each of the players, in their order."""

    label: str
    kind: str
    """What it is about, where the table has a colour for that; else empty."""
    points: list[int]


class DareOffer(TypedDict):
    """What is offered to play a deal once more for: one's own score; and codes of it for others."""

    score: str
    code: str
    """With one's score told at once,"""
    hidden: str
    """and with it told when the game is over."""


class WayOn(TypedDict):
    """What one may do next."""

    id: Literal["mistake", "lesson", "review", "again", "new", "dare", "day", "course"]
    label: str
    ask: Any
    """The message that asks for it, perhaps one of a game's own; None: the frame does it."""
    offer: NotRequired[DareOffer | str]
    """What the dialogue of a challenge offers, or the result to be passed on."""


class ChapterEnd(TypedDict):
    """The end of the first chapter, which is that of a whole game."""

    title: str
    text: str


class EndCard(TypedDict):
    """How the game ended, in one look, and what next."""

    verdict: str
    next: str | None
    compared: str | None
    """How it stands to the score that was to be beaten, if one was."""
    like: str | None
    """The score without its luck, once that is known."""
    ladder: list[Rung]
    players: list[EndPlayer]
    """The best first."""
    parts: list[EndPart]
    """Those that gave anybody anything."""
    chapter: ChapterEnd | None
    """What is said to the game that the first chapter ends with."""
    unreviewed: str | None
    """Why there is nothing to go over, where nobody has decided anything."""
    ways: list[WayOn]


class RuleCard(TypedDict):
    """A rule beside the story."""

    id: str
    title: str
    text: str
    where: list[list[str]]
    """In which book, and where in it."""
    ruling: str | None
    page: bool
    """Whether there is a book to open at its page."""


class StoryData(TypedDict):
    """The news, what one may do, and the steps."""

    news: News | None
    untold: str | None
    """What is said in a phase alone while nothing has happened there."""
    log: list[LogLine]
    may: May | None
    at: str
    step: int
    steps: int
    can_undo: bool
    """Whether there is a decision of one's own before what is shown."""
    past: bool
    """Whether one looks back at a decision that one may make anew."""
    end: EndCard | None
    sheet: Sheet | None
    rule: RuleCard | None


class BarData(TypedDict):
    """Which ways there are through the game."""

    can_next: bool
    can_continue: bool
    can_back: bool
    next_label: str
    continue_label: str


class ToolTab(TypedDict):
    """A tool beside the table, by its panel's name."""

    name: str
    sign: str
    label: str


class ToolsData(TypedDict):
    """The tools that there are, and the name of the one that is shown."""

    open: str
    also: list[str]
    """The names of those that are shown below it."""
    own: str
    """The one chosen for the game, whatever a task at the table has: what is to be remembered."""
    arrived: int
    """Larger each time that one comes to the end of the game."""
    tabs: list[ToolTab]


# --- what if --------------------------------------------------------------------------------------


class Comparison(TypedDict):
    """Two lines side by side."""

    columns: list[str]
    rows: list[list[str]]
    whose: list[str]
    """The player whose figure each row has; empty where there is one alone."""
    note: str
    expected: ExpectedOfLines


class ExpectedOfLines(TypedDict):
    """What may be expected from where two lines end."""

    ask: str | None
    """What the button says that asks for it, until somebody has."""
    rows: list[list[str]]
    note: str
    """How it is found; or why it cannot be."""


class WhatIfData(TypedDict):
    """Where one is in the tree, and the lines compared."""

    now: int
    tip: int
    ahead: str
    under_way: str | None
    """The decision whose steps are still being shown."""
    luck: Literal["same", "new"]
    compare: Comparison | None
    picked: list[int]


class ToldMoment(TypedDict):
    """A moment of the tree, as the panel's growing list has it; the first has no decision."""

    parent: int | None
    end: str
    over: bool
    label: str
    who: NotRequired[str]
    round: NotRequired[str]
    stop: NotRequired[str]
    luck: NotRequired[Literal["same", "new"]]
    branch: NotRequired[str]
    """The name of the line that begins here."""


# --- screens: the course, the puzzles, the rules --------------------------------------------------


class Tab(TypedDict):
    """A screen that one can go to."""

    id: str
    label: str
    current: bool


class ScreenHead(TypedDict):
    """What a screen begins with."""

    label: str
    tabs: list[Tab]
    back: str


class Progress(TypedDict):
    """How much of a course or of the puzzles is done."""

    done: int
    of: int
    text: str
    help: str | None
    """What of it needed help, and which."""


class BigButton(TypedDict):
    """What to go on with."""

    ask: Word | TaskButton | OpenScreen | StartLesson
    label: str


class PicturedSign(TypedDict):
    """What a card of a small picture is known by: paths in a square of this size."""

    size: int
    look: dict[str, str]
    """Attributes of all paths."""
    parts: list[dict[str, str]]
    """The attributes of each."""


class PicturedCard(TypedDict):
    """A card of a small picture."""

    sign: str
    value: str
    """Empty where it lies face-down."""
    dice: list[Sign]


Part = Literal["open", "failed", "done", "hinted", "missed", "shown"]
"""How a task went: not begun, missed and not done, done by oneself, or done with some help."""


class LessonCard(TypedDict):
    """A lesson or a puzzle among all."""

    id: str
    number: int | None
    name: str | None
    title: str
    about: str
    state: str
    parts: list[Part]
    """How each task went."""
    status: str
    picture: NotRequired[list[PicturedCard]]
    """The table of a puzzle, in small."""
    help: str | None
    """How many of its tasks were not done by oneself at once, and what they needed."""
    next: bool


class ChapterCard(TypedDict):
    """Lessons or puzzles that belong together."""

    id: str
    title: str
    about: str
    count: str | None
    lessons: list[LessonCard]


class SaidOfFile(TypedDict):
    """What came of the last file of progress."""

    tone: Literal["good", "bad"]
    title: str | None
    text: str


class KeepBox(TypedDict):
    """Saving, loading and forgetting progress."""

    any: bool
    said: SaidOfFile | None


class Summary(TypedDict):
    """What an overview is about, and how much of it is done."""

    kind: str
    title: str
    about: str
    progress: Progress


class Overview(Summary):
    """The course or the puzzles."""

    next: BigButton
    again: BigButton | None
    """What was missed and should come back, if anything should."""
    chapters: list[ChapterCard]
    signs: dict[str, PicturedSign]
    """The signs of the pictures."""


class OverviewSheet(Overview):
    """The same with its foot."""

    keep: KeepBox


class TaskStep(TypedDict):
    """A task of a lesson."""

    number: int
    done: bool
    now: bool
    label: str


Judged = Literal["right", "wrong", "none"]


class Choice(TypedDict):
    """An answer to choose."""

    id: str
    text: str
    judged: Judged
    label: str


class Sign(TypedDict):
    """A part of a picture: a die (of the game's own player: `role`), or what is written there."""

    die: int | None
    role: bool
    text: str


class Known(TypedDict):
    """What is known after a lesson: in two sentences, and as a picture of dice and signs."""

    text: str
    picture: list[Sign]


class Feedback(TypedDict):
    """Why it worked, or what went wrong; after the last task of a lesson also what is `known`."""

    tone: Literal["good", "miss"]
    title: str
    text: str
    rule: str
    rule_link: str
    known: Known | None


class WayOut(TypedDict):
    """A way out of a task."""

    id: str
    ask: Word | TaskButton | OpenScreen
    label: str


class TaskCard(TypedDict):
    """The task at the table."""

    key: str
    at: int
    """The number of the table: what its buttons tell as `from`."""
    kind: str
    title: str
    kicker: str
    step: str
    steps: list[TaskStep]
    about: str | None
    lead: str
    """What leads up to the goal: where there is little room, it is for who asks."""
    goal: str
    then: bool
    """Whether this is said because it is time for it: what leads up to it is what the step teaches,
    and is folded away on the lowest screens alone."""
    choices: list[Choice]
    at_once: bool
    """Whether its question is to be answered before anything else."""
    note: str | None
    hints: list[str]
    more: str | None
    points: str | None
    """The move of a button on the table that is to be pointed at."""
    outcome: str
    over: bool
    feedback: Feedback | None
    again: str | None
    next: str | None
    play: str | None
    skip: str | None
    ways: list[WayOut]


class KeptLearning(TypedDict):
    """What the browser is to keep."""

    progress: str
    unread: bool


class LearnData(TypedDict):
    """The open screen, or the task, or neither."""

    screen: str | None
    task: TaskCard | None
    keep: KeptLearning
    head: NotRequired[ScreenHead]
    sheet: NotRequired[OverviewSheet]


class RuleLink(TypedDict):
    """A rule to go to."""

    id: str
    title: str


class RulePart(TypedDict):
    """A phase with its rules."""

    id: str
    title: str
    rules: list[RuleLink]


class Hit(TypedDict):
    """A rule that was found, in pieces, each with whether it was looked for."""

    id: str
    title: list[tuple[str, bool]]
    excerpt: list[tuple[str, bool]]


class RulePlace(TypedDict):
    """Where a rulebook states a rule."""

    lang: str
    book: str
    text: str
    stated: bool


class OpenPage(TypedDict):
    """The page of a rule."""

    id: str
    part: str
    title: str
    text: str
    ruling: str | None
    places: list[RulePlace]
    editions: str | None
    trial: str
    table: list[TextPart]
    related: list[RuleLink]
    before: RuleLink | None
    after: RuleLink | None


class RoundPicture(TypedDict):
    """A phase of a round: its rule, what it is called, what happens, and the table."""

    id: str
    title: str
    text: str
    picture: list[PicturedCard]


class RuleNotes(TypedDict):
    """The rules people often ask about, as they ask; those that are ours; where editions differ."""

    round: list[RoundPicture]
    """A round, phase by phase; nothing where a game has no pictures."""
    signs: dict[str, PicturedSign]
    """The signs of the pictures."""
    questions: list[RuleLink]
    rulings: list[RuleLink]
    differences: list[RuleLink]


class ReferenceData(TypedDict):
    """The list of rules or what was found, and the page that is open."""

    head: ScreenHead | None
    """None where the rules are no screen, but have a place of their own: no table goes with it."""
    title: str
    about: str
    example: str
    wanted: str
    found: str | None
    hits: list[Hit]
    parts: list[RulePart]
    page: OpenPage | None
    notes: RuleNotes | None


# --- the games that the browser keeps -------------------------------------------------------------


class GameFigure(TypedDict):
    """A figure of all games of a kind: what it is, and how much."""

    label: str
    value: str


class RankShare(TypedDict):
    """How many games came to a rank, what share of all that is, and its bar, in per cent."""

    name: str
    count: int
    share: str
    width: float


class GameRow(TypedDict):
    """A kept game in a line."""

    id: str
    changed: int
    game: str
    who: str
    score: str | None
    """None while it is not finished."""
    came: str
    """The rank, who won, or how far it is."""
    won: bool
    cost: str | None
    like: str | None
    """The score without its luck."""
    here: bool
    """Whether it is the one at the table."""
    share: str | None
    """The result of a deal of the day, to be passed on."""
    remove: str
    """What is asked before it is removed."""


class CostOfGame(TypedDict):
    """What the decisions of a game cost, for the trend."""

    id: str
    changed: int
    cost: float
    text: str


class Trend(TypedDict):
    """What decisions cost, game by game, the oldest first."""

    games: list[CostOfGame]
    most: float
    """The upper end of the scale."""
    mean: float
    text: str
    """What is to be seen in it, in a sentence."""


class StandingOut(TypedDict):
    """A decision among all games that cost most, or that was found where others would have."""

    id: str
    """Of its game."""
    changed: int
    round: str
    move: str
    value: str


class Strength(TypedDict):
    """How strong somebody plays, luck left out; or how many games are wanting to say it."""

    text: str
    about: str | None
    """What the figure is of."""
    scale: StrengthScale | None


class StrengthScale(TypedDict):
    """The score without luck, the bounds in which it surely lies, and ranks from `least` on."""

    score: float
    low: float
    high: float
    least: int
    most: int
    marks: list[RankMark]
    """Where ranks begin."""


class RankMark(TypedDict):
    """Where a rank begins."""

    coins: int
    name: str


class DayCard(TypedDict):
    """The deal of the day: what it is or has come to, and what yesterday's came to."""

    game: str
    day: str
    title: str
    text: str
    go: str | None
    """What its button says; None where there is nothing to go to."""
    id: str | None
    """The kept game that has been begun."""
    share: str | None
    """What may be passed on of it: nothing of its cards."""
    before: str


class GamesSheet(TypedDict):
    """All games that are kept, the last first, and what those of one kind came to."""

    none: str | None
    """Said where there is none."""
    day: DayCard | None
    summary: str
    """Of which games the figures are."""
    figures: list[GameFigure]
    ranks: list[RankShare]
    strength: Strength | None
    trend: Trend | None
    worst: list[StandingOut]
    """The decisions that cost most, of all games; the worst first."""
    best: list[StandingOut]
    games: list[GameRow]


class GamesData(TypedDict):
    """The screen of the kept games."""

    head: ScreenHead
    title: str
    about: str
    sheet: GamesSheet | None
    """None until the browser has told of them."""


# --- the frame ------------------------------------------------------------------------------------


class Told(TypedDict):
    """A trouble, or a sentence with its title."""

    title: str
    text: str


class ToldStep(Told):
    """What a step tells in short, at the table itself, and why it is so."""

    why: str


class Resume(Told):
    """The offer to go on with the game that was kept, or to take the course."""

    yes: str
    no: str


class Invitation(Resume):
    """The offer to take the course, or to go on with it at a lesson."""

    lesson: str | None
    puzzles: str | None
    """What leads to the puzzles is called, where there are some."""


class TwoSides(TypedDict):
    """A card of which one side is chosen, with what each pays."""

    kind: str
    name: str
    A: str
    B: str


class ExampleFile(TypedDict):
    """A file to begin one's own with."""

    name: str
    text: str


class CardsOffer(TypedDict):
    """Cards of one's own: what is said of them, and of files that hold none."""

    note: str
    unread: str
    long: str
    example: ExampleFile


class JudgedCards(TypedDict):
    """The answer to cards that were to be judged: as the game takes them, or why it does not."""

    judged: int
    cards: str | None
    why: str | None


class OneOf(TypedDict):
    """Something of which one number is chosen: a field of the setup."""

    field: str
    values: list[tuple[int, str, int]]
    """Each with what it is called, and how many players it wants at least."""


class OneEach(TypedDict):
    """Something of which each player has one of their own, or all are drawn by lot."""

    field: str
    values: list[tuple[str, str]]


class GameForm(TypedDict):
    """What a new game offers."""

    id: str
    name: str
    about: str
    players: list[int]
    seats: list[list[str]]
    """Who can sit there: what is sent back, a name, what it does."""
    opponent: str
    words: dict[str, str]
    one: NotRequired[OneOf]
    each: NotRequired[OneEach]
    sides: NotRequired[list[TwoSides]]
    cards: NotRequired[CardsOffer]


class NewGameSetup(TypedDict):
    """What the form for a new game begins with."""

    game: str
    seats: list[str]
    names: list[str]
    seed: str
    for_good: bool
    fields: dict[str, Any]
    games: list[GameForm]


class FrameData(TypedDict):
    """Languages, the form for a new game, and troubles."""

    greeted: bool
    """Whether a page has told its language, game and place: before that it has nothing to show."""
    lang: str
    langs: list[list[str]]
    trouble: Told | None
    resume: Resume | None
    invite: Invitation | None
    dare: Resume | None
    """What somebody has sent: a deal to be played."""
    screen: str | None
    previous: str | None
    game: str
    table: int
    title: str
    setup: NewGameSetup
    about: str


class KeptPlace(TypedDict):
    """Where one is: what the address tells, and what is kept of the task there."""

    place: str
    visit: int
    """Which visit has been answered last."""
    title: str
    """What the place is called; nothing for the game."""
    task: str
    """The task at the table and what was done in it; nothing without one."""


class Kept(TypedDict):
    """What the browser is to keep of the game: the `text` of its record, or all but its lines."""

    code: str
    seed: str | None
    """None while it, or the code, tells secrets that several people have from one another."""
    id: str | None
    """By what the browser knows the game among those that it keeps; None if it is none of them."""
    decided_here: bool
    """Whether a decision has been made since the game came to the table: a look keeps nothing."""
    played: Played
    text: NotRequired[str]
    head: NotRequired[dict[str, Any]]
    count: NotRequired[int]
    """How many decisions its lines hold; they are the panel's growing list."""
    on: NotRequired[int]
    at: NotRequired[list[int]]


# --- estimates ------------------------------------------------------------------------------------


class Laid(TypedDict):
    """The move that lies on the table as a draft, and what is said of it."""

    move: str
    text: str


class EstimatedMove(TypedDict):
    """A move, how often one would win after it, and its bar: all in per cent."""

    move: str
    label: str
    chance: str
    width: float
    low: float
    high: float
    best: bool
    even: bool
    """Whether it may be as good as the best, as far as can be told."""
    lays: bool
    """Whether it can be laid out on the table."""


class EstimatedRow(EstimatedMove):
    """A move of the list, and those that are the same in every figure."""

    same: str | None


class Estimated(TypedDict):
    """What was found of a decision, the coach's choice first."""

    win: str
    rows: list[EstimatedRow]
    even: str | None
    how: str
    assumes: str


class EstimateData(TypedDict):
    """The coach's estimates, opened."""

    open: Literal[True]
    quiet: str | None
    intro: str | None
    """There while nothing has been asked."""
    told: Estimated | None
    laid: Laid | None


class CostlyMove(TypedDict):
    """A decision that cost more than the uncertainty, and the moment to go to."""

    node: int
    round: str
    who: str | None
    made: EstimatedMove
    better: EstimatedMove
    cost: str


class EstimateReviewData(TypedDict):
    """The review of a finished game by estimates."""

    open: bool
    over: bool
    title: str
    state: Literal["offered", "working", "told"]
    offer: str
    working: str | None
    done: int
    """How many decisions have been gone over."""
    verdict: str | None
    note: str | None
    """That they are estimates, and what counts."""
    assumes: str | None
    rows: list[CostlyMove]


class FrameKeep(Kept, KeptPlace):
    """What the browser is to keep of the game, and of where one is."""


DRAWN: Mapping[str, Any] = {
    "frame": FrameData,
    "games": GamesData | Nothing,
    "learn": LearnData,
    "reference": ReferenceData | Nothing,
    "ribbon": RibbonData,
    "story": StoryData,
    "whatif": WhatIfData | Nothing,
}
"""What panels that all games share draw, by their names; so each game has what its own do."""
