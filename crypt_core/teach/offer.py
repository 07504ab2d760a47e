"""What a new game offers to choose from; the form for a new game shows it of every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, cast

from ..games import part
from .words import Words


class Offer(Protocol):
    """What one game offers. It is read without the game: whoever plays another one sees it too."""

    PLAYERS: tuple[int, ...]
    """How many can play."""
    BOTS: tuple[str, ...]
    """Who can have a seat beside people, by the names of the game's bots."""
    OPPONENT: str
    """The one of them against whom one plays unless one chooses."""
    OFFER_WORDS: tuple[str, ...]
    """The ids of the labels that the form needs for this game alone."""

    @staticmethod
    def offer(words: Words) -> dict[str, Any]:
        """What else is to be chosen, by what it is.

        "one" of a few numbers, "each" player one of their own, "sides" of things that have two,
        "cards".
        """

    @staticmethod
    def again(fields: Mapping[str, Any]) -> dict[str, Any]:
        """What the form begins with, from the fields of the setup of the game at the table."""


def offer(game: str) -> Offer:
    """What a game, by its name, offers."""
    return cast(Offer, part(game, "teach.offer"))
