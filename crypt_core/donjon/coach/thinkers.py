"""Bots that think of the decision at hand alone, each by its character."""

from __future__ import annotations

from collections.abc import Sequence

from ..moves import Move
from ..views import View
from .character import GREEDY, SENSIBLE, TREACHEROUS, Character
from .known import known
from .mind import Mind


def greedy_bot(view: View, legal: Sequence[Move], draw: int) -> Move:
    """What brings it most now, whatever others gain by it; its word lasts while it is cheap."""
    return thought(view, legal, GREEDY)


def sensible_bot(view: View, legal: Sequence[Move], draw: int) -> Move:
    """Gems, trophies, items and wounds weighed by the exact odds, others' gains counted.

    It names prices, accepts what pays, and keeps its word as long as a good name is worth more.
    """
    return thought(view, legal, SENSIBLE)


def treacherous_bot(view: View, legal: Sequence[Move], draw: int) -> Move:
    """As the sensible one, but it promises much and keeps only what is cheap."""
    return thought(view, legal, TREACHEROUS)


def thought(view: View, legal: Sequence[Move], character: Character) -> Move:
    """The move of a player of some character."""
    state = known(view)
    cards = [view.setup.adventure[number] for number in state.adventure.mixed]
    if view.next_card:
        cards = [view.next_card]
    return Mind(state, legal[0].player, legal, cards, character).choose()
