"""What the panel `board` draws."""

from __future__ import annotations

from typing import Literal, TypedDict

from ....panels.data import StepNotice, TextPart, Verdict
from ..data import CardFaces


class TableCard(CardFaces):
    """A card on the table."""

    id: int


class Pile(TypedDict):
    """A pile of the graveyard."""

    pile: int
    state: Literal["up", "down", "empty"]
    down: int
    """How many cards lie face-down in it."""
    card: TableCard | None
    dug: bool
    label: str


class Graveyard(TypedDict):
    """All piles."""

    label: str
    piles: list[Pile]


class ScoreLine(TypedDict):
    """What scores, or does not, and the skulls that it is about."""

    text: str
    points: int
    skulls: list[str]
    head: str | None
    """The skull that is the one to score."""
    links: list[list[str]]


class ScorePart(TypedDict):
    """The points of one type of skull."""

    skull: str
    name: str
    points: int
    text: str
    lines: list[ScoreLine]


class Score(TypedDict):
    """The points of a crypt."""

    total: int
    text: str
    parts: list[ScorePart]


class LaidCard(TypedDict):
    """A card in a crypt."""

    place: str
    card: TableCard
    label: str
    fresh: bool
    """Whether it has just been laid."""


class OpenPlace(TypedDict):
    """A place of a crypt without a card."""

    place: str
    label: str


class Crypt(TypedDict):
    """A player's pyramid; how wide each row may become."""

    rows: list[int]
    cards: list[LaidCard]
    open: list[OpenPlace]
    closed: list[OpenPlace]


class PlayerCard(TypedDict):
    """A player with hand, crypt and points."""

    id: int
    name: str
    short: str
    """What the name begins with, and what is left of it where there is little room."""
    mark: str
    on_turn: bool
    near: bool
    label: str
    hand: list[TableCard]
    missing: int
    missing_text: str
    score: Score
    crypt: Crypt


class Action(TypedDict):
    """One of the three actions, and why there is none."""

    verb: str
    name: str
    legal: bool
    hint: str
    rule: str


class Gain(TypedDict):
    """What a card would add on a place."""

    total: int
    text: str
    label: str


class Ask(TypedDict):
    """What may be decided."""

    id: str
    player: int
    kind: str
    prompt: str
    actions: list[Action]
    digs: int
    notation: list[str]
    gains: dict[str, dict[str, Gain]]
    """By card, then by place."""


class Board(TypedDict):
    """All that lies on the table, and what may be decided at it."""

    graveyard: Graveyard
    players: list[PlayerCard]
    ask: Ask | None
    table: int
    told: StepNotice | None
    text: list[TextPart]


class BoardData(Board):
    """The same with the judge's answer."""

    verdict: Verdict | None
    lay: tuple[str, int]
    """A move that was laid out elsewhere, and how often one was."""
