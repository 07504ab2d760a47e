"""What crypts may become: filled with cards as they may yet come.

In the end every card is in a crypt, and each player has as many as the crypt needs (hand.share). So
the cards that nobody holds now are dealt out at random, many times, each player getting as many as
are missing, and every crypt is filled well with what its player holds and gets. Only a view goes
in; the deals are drawn from one number and always the same for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from math import comb
from operator import mul
from statistics import NormalDist, pstdev
from statistics import fmean as mean
from typing import NamedTuple

from ...engine.luck import KeyedLuck
from ..components import Card
from ..pyramid import Crypt, Place, PlacedCard
from ..views import View
from .bones import Frame, frames

EFFORT = 17_000
"""Exchanges of two cards that are tried for one decision, roughly: what it may take of time."""
PASSES = 3.5
"""How often all pairs of a crypt are gone through until no exchange helps, on average."""
FIXED = 14
"""What filling a crypt takes besides, in exchanges."""
MOST_DEALS = 150
LEAST_DEALS = 12
PARTS = 10
"""Into so many parts deals fall; with each left out in turn, it shows how sure a number is."""
SWAY = 1.2
"""How far the lead at the end still sways, as a multiple of how it does from deal to deal."""
LEAST_SWAY = 0.3
"""The same in points, at least: ahead by one point with all cards laid is all but won."""
RIDGE = 2.0
"""How much is held against a card's being worth much, in deals."""


class Room(NamedTuple):
    """A crypt that is to be filled in one of its frames."""

    frame: Frame
    bones: int
    """What lies there."""
    free: tuple[Place, ...]


def rooms(rows: Sequence[int], crypt: Crypt) -> list[Room]:
    """The ways in which a crypt's bottom row can still grow, each as a room to fill."""
    taken = {laid.place for laid in crypt}
    return [
        Room(frame, frame.crypt(crypt), tuple(p for p in frame.places if p not in taken))
        for frame in frames(rows, taken)
    ]


def fill(room: Room, cards: Sequence[Card]) -> int:
    """What a crypt is worth once these cards fill it well, as many as there are places.

    Cards change places two by two as long as that helps; so it is near the best, not always it.
    """
    frame, free = room.frame, room.free
    put = [[frame.bones(card, place) for place in free] for card in cards]
    at = list(range(len(free)))  # which card lies on each place
    bones = room.bones + sum(put[i][i] for i in at)
    points = frame.points(bones)
    pairs = [(i, j) for j in range(len(at)) for i in range(j)]
    since, turn = 0, 0
    while since < len(pairs):
        i, j = pairs[turn]
        one, other = put[at[i]], put[at[j]]
        changed = bones - one[i] - other[j] + one[j] + other[i]
        found = frame.points(changed)
        since += 1
        if found > points:
            bones, points, since = changed, found, 0
            at[i], at[j] = at[j], at[i]
        turn = turn + 1 if turn + 1 < len(pairs) else 0
    return points


class Standing(NamedTuple):
    """What crypts are worth in the end, on average over many deals."""

    mine: float
    best: float
    """The best of the others in each deal."""
    spread: float
    """How far one deal's lead of the player is from another's: the standard deviation."""

    def chance(self, more: float = 0.0) -> float:
        """How often the player wins with so many points more than on average."""
        sway = max(LEAST_SWAY, SWAY * self.spread)
        return NormalDist(0, sway).cdf(self.mine + more - self.best)


class Outlook:
    """Many ways in which the cards to come may be dealt, from one player's view."""

    def __init__(self, view: View, me: int, draw: int, patience: int = 1) -> None:
        self.me = me
        self.patience = patience
        """How many times the usual deals are looked at."""
        self.rows = view.setup.rows
        self.crypts = [player.crypt for player in view.players]
        self.hands = [player.hand for player in view.players]
        self.needs = [player.missing - len(player.hand) for player in view.players]
        self.pool = (*(pile.up for pile in view.piles if pile.up), *view.unseen)
        self._luck = KeyedLuck(draw)
        self._deals: list[list[tuple[Card, ...]]] = []
        self._full: list[list[int]] = []
        self._ends: dict[tuple[Card, Place], list[int]] = {}

    def leads(self, left_out: int | None = None) -> dict[str, float]:
        """By how much having each card to come, by its text, would put the player further ahead.

        Ahead of the mean of the others, with every crypt full. That is found for many deals, and
        what each card contributes is fitted to them all (least squares); or to all but those that
        fall into one of `PARTS`.
        """
        kinds = sorted({str(card) for card in self.pool})
        held, ahead = [], []
        deals = self.deals(len(self.crypts))
        for number, worth in self._filled(deals, left_out):
            others = [points for player, points in enumerate(worth) if player != self.me]
            ahead.append(worth[self.me] - mean(others))
            texts = [str(card) for card in self._deals[number][self.me]]
            held.append([float(texts.count(kind)) for kind in kinds])
        return dict(zip(kinds, least_squares(held, ahead), strict=True))

    def ends(
        self, options: Sequence[tuple[Card, Place]], left_out: int | None = None
    ) -> list[float]:
        """What the crypt is worth in the end on average, after each way to lay a card of the hand.

        Each is held against the same deals; or against all but those of one of `PARTS`.
        """
        for option in options:
            if option not in self._ends:
                self._ends[option] = self._end(*option, self.deals(len(options)))
        return [mean(kept(self._ends[option], left_out)) for option in options]

    def _end(self, card: Card, place: Place, deals: int) -> list[int]:
        """What the crypt is worth with a card laid, for each of so many deals."""
        hand = [other for other in self.hands[self.me] if other != card]
        space = rooms(self.rows, (*self.crypts[self.me], PlacedCard(card, place)))
        return [
            fill(space[number % len(space)], (*hand, *dealt[self.me]))
            for number, dealt in enumerate(self._dealt(deals))
        ]

    def standing(self, deals: int, left_out: int | None = None) -> Standing:
        """Where everybody stands in the end, over so many deals; or all but those of a part."""
        filled = [worth for _, worth in self._filled(deals, left_out)]
        mine = [worth[self.me] for worth in filled]
        best = [max(w for i, w in enumerate(worth) if i != self.me) for worth in filled]
        leads = [own - other for own, other in zip(mine, best, strict=True)]
        return Standing(mean(mine), mean(best), pstdev(leads))

    def _filled(self, deals: int, left_out: int | None) -> Iterator[tuple[int, list[int]]]:
        """The deals by their numbers, each with what every crypt is worth at its end."""
        spaces = [rooms(self.rows, crypt) for crypt in self.crypts]
        for number, dealt in enumerate(self._dealt(deals)):
            if number == len(self._full):
                self._full.append(
                    [
                        fill(space[number % len(space)], (*hand, *cards))
                        for space, hand, cards in zip(spaces, self.hands, dealt, strict=True)
                    ]
                )
            if left_out is None or number % PARTS != left_out:
                yield number, self._full[number]

    def _dealt(self, count: int) -> list[list[tuple[Card, ...]]]:
        """So many deals: for each, the cards that each player gets."""
        numbers = [card.number for card in self.pool]
        while len(self._deals) < count:
            order = iter(self._luck.deal(self.pool, numbers, len(numbers), len(self._deals)))
            self._deals.append([tuple(islice(order, need)) for need in self.needs])
        return self._deals[:count]

    def deals(self, crypts: int) -> int:
        """How many deals there is time for, if so many crypts are filled in each."""
        left = [len(hand) + need for hand, need in zip(self.hands, self.needs, strict=True)]
        work = FIXED + PASSES * mean(comb(places, 2) for places in left)
        return self.patience * int(min(MOST_DEALS, max(LEAST_DEALS, EFFORT / (work * crypts))))


def kept(values: Sequence[int], left_out: int | None) -> Sequence[int]:
    """What was found of each deal, without those of a part."""
    if left_out is None:
        return values
    return [value for number, value in enumerate(values) if number % PARTS != left_out]


def least_squares(rows: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """The weights with which the columns of `rows`, less their means, tell `values` best.

    `RIDGE` holds the weights of what hardly varies near nothing.
    """
    columns = [[x - mean(column) for x in column] for column in zip(*rows, strict=True)]
    square = [[sumprod(one, other) for other in columns[: i + 1]] for i, one in enumerate(columns)]
    for i, row in enumerate(square):  # it is its own mirror image
        row += [square[j][i] for j in range(i + 1, len(columns))]
    right = [sumprod(column, values) for column in columns]
    size = len(columns)
    for i in range(size):
        square[i][i] += RIDGE
    for i in range(size):  # elimination; the ridge keeps every pivot above nothing
        for j in range(i + 1, size):
            factor = square[j][i] / square[i][i]
            square[j] = [x - factor * y for x, y in zip(square[j], square[i], strict=True)]
            right[j] -= factor * right[i]
    weights = [0.0] * size
    for i in reversed(range(size)):
        weights[i] = (right[i] - sumprod(square[i], weights)) / square[i][i]
    return weights


def sumprod(one: Sequence[float], other: Sequence[float]) -> float:
    """The sum of products, pair by pair."""
    return float(sum(map(mul, one, other)))
