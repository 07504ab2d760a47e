"""Small pictures of a table: its cards, what they are worth, and the dice on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol, cast

from ..games import has, part

PICTURES = "teach.reference.pictures"


class Sign(NamedTuple):
    """What a card of a small picture is known by: paths within a square.

    `size`: the side of the square. `look`: the attributes that all paths have. `parts`: those of
    each path.
    """

    size: int
    look: Mapping[str, str]
    parts: tuple[Mapping[str, str], ...]


def emblem(path: str) -> Sign:
    """A sign that is one path of 24 by 24 units, in the ink of its card."""
    return Sign(24, {"fill-rule": "evenodd"}, ({"d": path},))


class Pictured(NamedTuple):
    """A card of a table, as a small picture shows it.

    `sign`: one of its game's signs. `value`: a figure, such as what it is worth; empty where it
    lies face-down. `dice`: those on it, and whether each is one of the game's own player.
    """

    sign: str
    value: str
    dice: tuple[tuple[int, bool], ...] = ()


class Picture(NamedTuple):
    """A moment of a round: the rule that it is about, and the table."""

    rule: str
    cards: tuple[Pictured, ...]


class Pictures(Protocol):
    """A game's pictures."""

    SIGNS: Mapping[str, Sign]
    """The signs on its cards."""
    ROUND: tuple[Picture, ...]
    """A round, phase by phase. What is said to each is in the catalogue, by its phase."""


def pictures(game: str) -> Pictures | None:
    """The pictures of a game, by the game's name; None if it has none."""
    return cast(Pictures, part(game, PICTURES)) if has(game, PICTURES) else None
