"""What lies face-down, exactly, from what has been seen; and what a card would add now.

Of a face-down card nothing is known but that it is none of those seen, so every unseen card is as
likely on every pile. All chances are fractions; tests prove them equal to what the rules deal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import NamedTuple

from ..components import SKULLS, Card
from ..pyramid import Place
from ..views import View
from .bones import frames


class Showing(NamedTuple):
    """How likely cards that are turned up show something."""

    cards: int
    """How many of the unseen cards show it."""
    unseen: int
    one: Fraction
    """The chance that the next card of a pile shows it."""
    two: Fraction | None
    """The chance that at least one of two cards dug does; None if only one can be dug."""


def next_card(view: View) -> dict[str, Fraction]:
    """The chance of each card, by its text, to be the next one of any face-down pile."""
    unseen = Counter(map(str, view.unseen))
    return {card: Fraction(count, unseen.total()) for card, count in unseen.items()}


def showing(view: View, skull: str) -> Showing:
    """How likely a card dug shows a type of skull, above or below.

    :raises ValueError: if no card lies face-down.
    """
    return _showing(view, sum(skull in (card.top, card.bottom) for card in view.unseen))


def skull_chances(view: View) -> dict[str, Showing]:
    """`showing` for each type of skull."""
    return {skull: showing(view, skull) for skull in SKULLS}


def _showing(view: View, cards: int) -> Showing:
    unseen = len(view.unseen)
    if not unseen:
        raise ValueError("no card lies face-down")
    two = None
    if len(view.face_down) > 1:
        two = 1 - Fraction(comb(unseen - cards, 2), comb(unseen, 2))
    return Showing(cards, unseen, Fraction(cards, unseen), two)


class Best(NamedTuple):
    """The open place where a card would add most now, and how many points that is."""

    place: Place
    points: int


class Adding:
    """What a card would add to a player's crypt if it were laid now."""

    def __init__(self, view: View, player: int) -> None:
        seen = view.players[player]
        taken = [laid.place for laid in seen.crypt]
        self._open = []
        for place in seen.open:
            frame = frames(view.setup.rows, [*taken, place])[0]
            bones = frame.crypt(seen.crypt)
            self._open.append((place, frame, bones, frame.points(bones)))
        self._best: dict[str, Best] = {}
        self.anywhere = bool(self._open)
        """Whether a place is open: there is none once the crypt is full."""

    def at(self, card: Card) -> dict[Place, int]:
        """The points at each open place."""
        return {
            place: frame.points(bones + frame.bones(card, place)) - now
            for place, frame, bones, now in self._open
        }

    def best(self, card: Card) -> Best:
        """The place with most points, the first of them in the order of the view.

        :raises ValueError: if no place is open: the crypt is full.
        """
        text = str(card)
        if text not in self._best:
            points = self.at(card)
            place = max(points, key=points.__getitem__)
            self._best[text] = Best(place, points[place])
        return self._best[text]


class Dig(NamedTuple):
    """What a dig may be expected to bring."""

    expected: Fraction
    """Points that the better of the cards dug would add on average, laid now on its best place."""
    chances: dict[int, Fraction]
    """How likely the better one adds so many points, from the fewest up."""

    def at_least(self, points: int) -> Fraction:
        """How likely it adds so many points or more."""
        return sum((p for found, p in self.chances.items() if found >= points), Fraction(0))


def dig(view: View, player: int) -> Dig:
    """What digging may be expected to bring a player now: two cards, of which the better is taken.

    With one face-down pile left it is one card (rule dig).

    :raises ValueError: if no card lies face-down.
    """
    adding = Adding(view, player)
    found = Counter(max(adding.best(card).points for card in cards) for cards in _digs(view))
    chances = {points: Fraction(n, found.total()) for points, n in sorted(found.items())}
    return Dig(sum((n * p for n, p in chances.items()), Fraction(0)), chances)


def dug(view: View, worth: Callable[[Card, Sequence[Card]], float]) -> float:
    """What a dig is worth on average, if taking a card and leaving others is worth so much.

    :raises ValueError: if no card lies face-down.
    """
    values = [
        max(worth(card, [other for other in cards if other is not card]) for card in cards)
        for cards in _digs(view)
    ]
    return sum(values) / len(values)


def _digs(view: View) -> list[tuple[Card, ...]]:
    """The cards that a dig may turn up, every case as likely: two, or one from the last pile."""
    count = min(2, len(view.face_down))
    if not count:
        raise ValueError("no card lies face-down")
    return list(combinations(view.unseen, count))
