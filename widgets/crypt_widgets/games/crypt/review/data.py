"""What the panel `review` draws."""

from __future__ import annotations

from typing import Literal, TypedDict


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
