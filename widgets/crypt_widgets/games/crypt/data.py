"""What Crypt's own panels draw: see `crypt_widgets.data`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypedDict

from ...data import Closed, Curtain, Laid, Nothing, TextPart, ToldStep, Verdict
from .wire import FormItem

# --- the table ------------------------------------------------------------------------------------


class TreasureDice(TypedDict):
    """The servants on a treasure."""

    player: int
    faces: list[int]
    total: int


class Gone(TypedDict):
    """Where a treasure has been taken."""

    slot: str
    state: Literal["gone"]
    label: str


class Treasure(TypedDict):
    """A treasure in the crypt."""

    slot: str
    state: Literal["crypt"]
    kind: str
    name: str
    on: str
    """The treasure as a place, within a sentence."""
    value: int | None
    """None: nobody who looks knows it."""
    up: bool
    seen: bool
    """Whether it lies face-down and its value is known all the same."""
    label: str
    dice: TreasureDice | None
    closed: str
    """Why nothing may be claimed here now, if it may not."""
    answers: str
    """What is said of the card where it can be pressed to answer a question; else empty."""


class HeldCard(TypedDict):
    """A treasure that a player has collected."""

    value: int | None
    flipped: bool


class Held(TypedDict):
    """A player's treasures of one kind."""

    kind: str
    name: str
    cards: list[HeldCard]


class PlayerCard(TypedDict):
    """A player with servants, treasures and coins."""

    id: int
    name: str
    short: str
    """What the name begins with, and what is left of it where there is little room."""
    mark: str
    ghost: bool
    ready: int
    exhausted: int
    leader: bool
    lights_out: bool
    on_turn: bool
    coins: str
    coins_word: str
    coins_note: str
    coins_away: tuple[str, str] | None
    """What servants that are away will count again, as a number and in words."""
    label: str
    treasures: list[Held]


class GhostRoll(TypedDict):
    """The Ghost's dice of this turn: as they fell, as it joins them, and those it lays aside."""

    player: int
    faces: list[int]
    groups: list[list[int]]
    aside: list[list[int]]
    label: str


class GhostLook(TypedDict):
    """A treasure at which the Ghost looks for some of its dice."""

    slot: str
    takes: bool
    text: str
    """What it asks and finds; nothing where it holds the treasure itself."""


class GhostLooks(TypedDict):
    """Where the Ghost looks in the step shown, in its order; `at` is the step's name."""

    at: str
    looks: list[GhostLook]


class DieMove(TypedDict):
    """A move that is about a die: pressing the die makes it."""

    move: str
    label: str


class RolledDie(TypedDict):
    """A servant that has been rolled for."""

    slot: str
    effort: int
    face: int
    exhausted: bool
    again: DieMove | None
    label: str


class ServantsRoll(TypedDict):
    """The servants just rolled for."""

    player: int | None
    results: list[RolledDie]


class Deck(TypedDict):
    """The deck."""

    count: int
    kind: str | None
    label: str


class Box(TypedDict):
    """What is out of the game."""

    count: int
    label: str
    caption: str
    treasures: list[str]


class CollectorProgress(TypedDict):
    """How far a player is with a collector."""

    player: int
    name: str
    text: str
    have: int
    need: int
    met: bool


class CollectorCard(TypedDict):
    """A collector on its side."""

    kind: str
    name: str
    label: str
    """All of it in a sentence."""
    side: str
    rule: str
    pays: str
    detail: str
    progress: list[CollectorProgress]


class Button(TypedDict):
    """A move that a button makes, or why it may not be made."""

    move: str
    label: str
    hint: str
    main: bool
    legal: bool
    rule: str


class Ask(TypedDict):
    """What may be decided; out of turn that are buttons alone."""

    player: int
    kind: Literal["claim", "choice"]
    prompt: str
    buttons: list[Button]
    notation: list[str] | None
    """Examples of what can be typed; None: nothing is typed here."""
    id: NotRequired[str]
    ready: NotRequired[int]
    one_treasure: NotRequired[bool]
    chances: NotRequired[bool]
    """Whether the dice of a claim tell what the rolls will do."""
    slots: NotRequired[list[str]]


class LaidChance(TypedDict):
    """What the rolls will do to a treasure of the claim being laid out."""

    slot: str
    kept: str
    """How likely the Ghost leaves it; empty where others play."""
    tires: str
    label: str
    """The same as a sentence."""
    opens: bool
    """Whether there is a tool to be opened that has all of it."""


class TableVerdict(Verdict):
    """The judge's answer, the treasures it is about, and what the rolls will do to the claim."""

    slots: list[str]
    chances: list[LaidChance]


class TableData(TypedDict):
    """All that lies on the table, and what may be decided at it."""

    treasures: list[Treasure | Gone]
    players: list[PlayerCard]
    roll: GhostRoll | ServantsRoll | None
    looks: GhostLooks | None
    deck: Deck
    box: Box
    collectors: list[CollectorCard]
    near: int | None
    """Whose servants lie before whoever looks."""
    table: int
    ask: Ask | None
    verdict: TableVerdict | None
    lay: tuple[str, int]
    """A move that was laid out elsewhere, and how often one was."""
    curtain: Curtain | None
    told: ToldStep | None
    text: list[TextPart]


# --- the coach ------------------------------------------------------------------------------------


class NamedTreasure(TypedDict):
    """A treasure as a column of the list."""

    slot: str
    name: str


class Chance(TypedDict):
    """How likely a treasure becomes yours."""

    slot: str
    text: str
    width: float


class MoveRow(TypedDict):
    """A move and what may be expected of it."""

    move: str
    label: str
    dice: list[tuple[str, list[int]]]
    """On which treasures which efforts."""
    rank: int
    even: bool
    for_nothing: bool
    chances: list[Chance]
    coins: str | None
    ready: str
    score: str
    reached: str | None
    """How often the highest rank is reached, for who plays for it."""
    loss: str


class ListedRow(MoveRow):
    """A move of the list, with those that differ from it in nothing."""

    same: list[str]
    """The other moves, as the table writes them."""
    ways: str | None
    """How many ways there are, if there are several."""


class DraftRow(MoveRow):
    """The claim that is being laid out."""

    text: str


class Option(TypedDict):
    """Something to filter by."""

    value: int
    name: str


class Filters(TypedDict):
    """What the list is narrowed to, and can be."""

    slot: int | None
    servants: int | None
    slots: list[Option]
    counts: list[Option]


class Explained(TypedDict):
    """The move of the list that is explained, and the other ways to do the same."""

    move: str
    text: str
    same: str | None


class MoveList(TypedDict):
    """All moves, ranked."""

    note: str
    treasures: list[NamedTreasure]
    filters: Filters | None
    claims: bool
    rows: list[ListedRow]
    shown: str
    more: bool
    draft: DraftRow | None
    explained: Explained | None


class Hints(TypedDict):
    """The hints given; with the last of them the move and what it promises."""

    hints: list[list[str]]
    """Each by its paragraphs."""
    best: MoveRow | None
    treasures: NotRequired[list[NamedTreasure]]


class Aim(TypedDict):
    """Whether one plays for the highest rank, and what that means."""

    on: bool
    note: str


class CoachData(Hints):
    """The coach, open."""

    open: Literal[True]
    aim: Aim
    quiet: str | None
    """Why there is nothing to ask."""
    next: str | None
    list: MoveList | None
    laid: Laid | None
    expected: str
    """Of when it is what a move promises."""
    fair: str
    estimate: str
    count: NotRequired[str]


# --- the Ghost's odds -----------------------------------------------------------------------------


class OddsDice(TypedDict):
    """The servants on a treasure."""

    player: int
    faces: list[int]


class Share(TypedDict):
    """How likely a fate is."""

    fate: str
    name: str
    width: float
    text: str
    exact: str


class ValueChance(TypedDict):
    """How likely a face-down treasure is worth so much."""

    value: str
    text: str
    width: float


class HiddenValue(TypedDict):
    """What a face-down treasure can be worth."""

    text: str
    chances: list[ValueChance]


class TreasureOdds(TypedDict):
    """What becomes of a treasure."""

    slot: str
    name: str
    kind: str
    value: int | None
    down: bool
    label: str
    dice: OddsDice | None
    shares: list[Share]
    bar: str
    which: str
    values: HiddenValue | None


class End(TypedDict):
    """How it ends for a treasure."""

    fate: str
    name: str


class OutcomeRow(TypedDict):
    """One way in which all of it can end."""

    fates: list[End]
    text: str
    exact: str
    width: float


class Outcomes(TypedDict):
    """All ways in which it can end."""

    columns: list[NamedTreasure]
    rows: list[OutcomeRow]


class Expected(TypedDict):
    """A figure that may be expected."""

    name: str
    text: str


class Answer(TypedDict):
    """What the Ghost does, counted over all rolls."""

    treasures: list[TreasureOdds]
    outcomes: Outcomes | None
    expected: list[Expected] | None


class ClaimSlot(TypedDict):
    """A treasure that could be claimed."""

    slot: int
    letter: str
    name: str


class DiceCount(TypedDict):
    """So many servants, and whether there are."""

    count: int
    ok: bool


class SliderStop(TypedDict):
    """Where the slider of efforts stands."""

    count: int
    effort: int


class Figure(TypedDict):
    """A figure, and how long its bar is."""

    text: str
    width: float


class EffortTried(SliderStop):
    """A row of the table of efforts, and the whole claim with it."""

    total: int
    claim: str
    note: str
    """How it tires who is rolled, or why it is too low."""


class EffortTooLow(EffortTried):
    """One by which nothing can be claimed."""

    ok: Literal[False]
    why: str
    spoken: str


class EffortFigures(TypedDict):
    """What may be expected of an effort."""

    kept: Figure
    tired: Figure
    coins: Figure
    ready: Figure


class EffortOdds(EffortTried, EffortFigures):
    """One by which something can."""

    ok: Literal[True]
    exact: str
    spoken: str


class Efforts(TypedDict):
    """Efforts on one treasure, side by side; the first row is of nobody there."""

    slots: list[ClaimSlot]
    slot: int
    at: SliderStop
    counts: list[DiceCount]
    none: str
    lays: bool
    """Whether a claim can be laid out on the table now."""
    rows: list[EffortTooLow | EffortOdds]


class WalkedTreasure(TypedDict):
    """A treasure while a roll is walked through."""

    slot: str
    label: str
    dice: OddsDice | None
    taken: bool
    passed: bool


class WalkStep(TypedDict):
    """A step of a roll."""

    title: str
    text: str
    why: str
    dice: list[int] | None
    table: list[WalkedTreasure]


class Walk(TypedDict):
    """A roll, walked through."""

    faces: list[int]
    came: str
    steps: list[WalkStep]


class MomentChoice(TypedDict):
    """A moment of a round that can be set up."""

    id: str
    leads: int
    name: str


class KindChoice(TypedDict):
    """A kind of treasure."""

    id: str
    name: str


class SeenValue(TypedDict):
    """A value that may have been seen; one that lies face-up has."""

    value: int
    name: str
    fixed: bool


class SeenValues(TypedDict):
    """Which values of the kind that lies face-down have been seen."""

    text: str
    values: list[SeenValue]


class FormData(TypedDict):
    """The form as it is shown: what is filled in, and what can be."""

    items: list[FormItem]
    moment: str
    moments: list[MomentChoice]
    mine: bool
    ghost: bool
    kinds: list[KindChoice]
    sides: str
    exhausted: int
    seen: list[int]
    hidden: SeenValues | None


class OddsData(TypedDict):
    """The Ghost's odds, open."""

    open: Literal[True]
    source: Literal["table", "free"]
    about: str
    beyond: str
    trouble: str | None
    form: FormData | None
    form_number: int
    answer: Answer | None
    efforts: Efforts | None
    laid: Laid | None
    roll: Walk | None


# --- the review -----------------------------------------------------------------------------------


class SumPart(TypedDict):
    """A part of the sum: start, luck, decisions, end."""

    id: str
    sign: str
    value: str
    label: str


class LuckPart(TypedDict):
    """Whose luck it was, and what it came to."""

    id: str
    label: str
    value: str
    side: Literal["gave", "took", "even"]


class Entry(TypedDict):
    """A draw or a decision, as the chart marks and tells it."""

    node: int
    step: int | None
    depth: int
    round: int
    kind: Literal["decision", "draw"]
    number: int | None
    """Its place among the decisions that cost most."""
    change: float
    level: float
    title: str
    text: str
    effect: str


class Rank(TypedDict):
    """Where a rank begins."""

    coins: int
    label: str


class Scale(TypedDict):
    """The lines of the chart."""

    low: int
    high: int
    lines: list[int]
    ranks: list[Rank]


class RoundRow(TypedDict):
    """Luck and decisions of a round; `worst` is the decision in it that cost much, if one did."""

    round: int
    luck: str
    luck_coins: float
    lost: str
    lost_coins: float
    level: str
    worst: int | None


class Rounds(TypedDict):
    """Luck and decisions round by round, with their sums."""

    start: str
    rows: list[RoundRow]
    luck: str
    lost: str
    level: str
    most: float


class LaidDice(TypedDict):
    """The servants that a move places on a treasure."""

    slot: str
    dice: list[int]


class Mistake(TypedDict):
    """A decision that cost much."""

    node: int
    round: str
    move: str
    cost: str
    better: str | None
    """The better move, once it has been found or shown; and why it is better."""
    why: str | None
    laid: list[LaidDice]
    """The better move as a drawing, if it places servants."""
    found: bool
    shown: bool


class Extreme(TypedDict):
    """The luckiest draw, or the unluckiest."""

    tone: str
    label: str
    round: str
    title: str
    text: str
    change: str
    entry: int


class Judged(TypedDict):
    """What is said to the move tried in an exercise."""

    how: str
    title: str
    text: str


class BetterMove(TypedDict):
    """The best move, and why."""

    move: str
    why: str
    laid: list[LaidDice]


class BothData(TypedDict):
    """Two choices played on with the same luck."""

    columns: list[str]
    rows: list[list[int]]
    scores: list[int]
    note: str


class ExerciseData(TypedDict):
    """The exercise at hand."""

    node: int
    number: int
    of: int
    round: str
    task: str
    away: bool
    hints: list[str]
    hint: str | None
    judged: Judged | None
    tried: str | None
    ended: bool
    answer: BetterMove | None
    both: BothData | None
    working: bool
    next: int | None
    all_done: bool


class ToldReview(TypedDict):
    """The review in words and figures."""

    sum: list[SumPart]
    spoken: str
    verdict: str
    like: str | None
    """The score without its luck, of a whole game."""
    luck: list[LuckPart]
    start: float
    entries: list[Entry]
    scale: Scale
    rounds: Rounds
    mistakes: list[Mistake]
    draws: list[Extreme]


class ReviewHead(TypedDict):
    """What the card always tells."""

    title: str
    open: bool
    over: bool
    line: int


class ReviewIdle(ReviewHead):
    """The card without a review: shut, or offering one, or at work."""

    state: Literal["closed", "offered", "working"]


class ReviewExercise(ReviewHead):
    """The card at an exercise."""

    state: Literal["exercise"]
    exercise: ExerciseData


class ReviewTold(ReviewHead, ToldReview):
    """The card with the review of a line; `at` is the entry that the table shows."""

    state: Literal["told"]
    at: int | None


DRAWN: Mapping[str, Any] = {
    "table": TableData,
    "coach": CoachData | Closed | Nothing,
    "odds": OddsData | Closed | Nothing,
    "review": ReviewIdle | ReviewExercise | ReviewTold | Nothing,
}
"""What Crypt's own panels draw, by their names."""
