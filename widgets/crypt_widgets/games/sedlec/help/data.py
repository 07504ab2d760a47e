"""What the panel `help` draws."""

from __future__ import annotations

from typing import Literal, TypedDict

from ....panels.data import DraftedMove
from ..data import CardFaces


class SkullChance(TypedDict):
    """A chance, rounded, as the length of a bar, and exact."""

    text: str
    width: float
    exact: str


class SkullRow(TypedDict):
    """How likely the next card, or one of the next two, shows a skull."""

    skull: str
    name: str
    text: str
    one: SkullChance
    two: SkullChance | None


class Graves(TypedDict):
    """What lies face-down."""

    note: str
    rows: list[SkullRow]
    two: bool


class PlacePoints(TypedDict):
    """What a card adds on a place."""

    place: str
    text: str


class ActionRow(TypedDict):
    """Something that may be done, and what it adds."""

    move: str
    verb: str
    label: str
    card: CardFaces | None
    backs: int
    points: str
    hear: str
    reason: str
    same: str
    places: list[PlacePoints]
    best: bool
    width: float


class Actions(TypedDict):
    """What may be laid, and what may be taken."""

    lay: list[ActionRow]
    take: list[ActionRow]


class ArrangedCard(TypedDict):
    """A card of an arrangement."""

    place: str
    x: int
    row: int
    fresh: bool
    card: CardFaces


class ArrangedCrypt(TypedDict):
    """A crypt as it could become."""

    rows: int
    cards: list[ArrangedCard]
    lines: list[str]


class Ceiling(TypedDict):
    """The best that a crypt could become with any card."""

    label: str
    open: bool
    crypt: ArrangedCrypt | None


class Arranged(TypedDict):
    """The best that a crypt can still become."""

    note: str
    crypt: ArrangedCrypt | None
    ceiling: Ceiling | None
    same: str | None


class HelpData(TypedDict):
    """The help, open."""

    open: Literal[True]
    who: str | None
    graves: Graves
    cards: str
    actions: Actions
    laid: DraftedMove | None
    arrange: Arranged | None
