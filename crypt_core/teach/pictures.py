"""Small pictures of a table: its cards, what they are worth, and the dice on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol, cast

from ..games import has, part

PICTURES = "teach.reference.pictures"


class Pictured(NamedTuple):
    """A card of a table, as a small picture shows it.

    `sign`: one of its game's signs. `value`: what it is worth as a figure; empty where it lies
    face-down. `dice`: those on it, and whether each is one of the game's own player.
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

    SIGNS: Mapping[str, str]
    """The signs on its cards: paths of 24 by 24 units."""
    ROUND: tuple[Picture, ...]
    """A round, phase by phase. What is said to each is in the catalogue, by its phase."""


def pictures(game: str) -> Pictures | None:
    """The pictures of a game, by the game's name; None if it has none."""
    return cast(Pictures, part(game, PICTURES)) if has(game, PICTURES) else None
