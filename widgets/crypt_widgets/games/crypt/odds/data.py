"""What the panel `odds` draws."""

from __future__ import annotations

from typing import Literal, TypedDict

from ....panels.data import DraftedMove
from ..data import NamedTreasure
from .messages import FormItem


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
    laid: DraftedMove | None
    roll: Walk | None
