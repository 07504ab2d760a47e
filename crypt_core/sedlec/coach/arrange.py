"""The best way to fill a crypt with given cards, exactly: every arrangement is counted.

Only where the cards lie counts, not in which order they were laid, and any card may lie on any open
place. So an arrangement can be laid if its places can be taken one after the other, and then in
that order with whichever cards; `shapes` are the sets of places for which it is so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb
from typing import NamedTuple

from ..components import Card
from ..pyramid import Crypt, Place, PlacedCard, open_places
from .bones import Frame, frames

ALWAYS = 4
"""So many places left are always searched, whatever the cards."""
LIMIT = 100_000
"""So many arrangements at most are counted when there are more places; a third of a second."""


class Arrangement(NamedTuple):
    """Cards laid as well as they can be."""

    laid: tuple[PlacedCard, ...]
    """The cards added, in an order in which they can be laid."""
    points: int
    """What the crypt is worth with them."""
    gain: int
    """By how much that is more than the crypt is worth now."""
    ways: int
    """How many arrangements were compared."""


def best_arrangement(
    rows: Sequence[int], crypt: Crypt, cards: Sequence[Card], must: Sequence[Card] = ()
) -> Arrangement:
    """The arrangement with the highest score, of those that fill a crypt's places with given cards.

    `cards`: those to choose from, in which each of `must` is one and has to be used (such as the
    cards in hand, which will be laid in any case). If there are fewer cards than places, all are
    laid, and the crypt is worth what it would be if it stayed so. Of equally good ones, the first
    from the left and from the bottom is given.

    :raises ValueError: if more than `ALWAYS` places are left and the arrangements are too many to
        compare (`LIMIT`), or if not all of `must` are among the cards or find a place.
    """
    rows = tuple(rows)
    left = sum(rows) - len(crypt)
    count = min(left, len(cards))
    if not set(must) <= set(cards) or len(set(must)) > count:
        raise ValueError("the cards that must be used have to be among the cards, and have a place")
    kinds, needed = Counter(map(_kind, cards)), Counter(map(_kind, must))
    ways = sequences(count, [(needed[kind], kinds[kind]) for kind in kinds])
    taken = frozenset(laid.place for laid in crypt)
    found = shapes(rows, taken, count)
    ways *= len(found)
    if left > ALWAYS and ways > LIMIT:
        raise ValueError(
            f"{ways} arrangements of {len(cards)} cards on {left} places are too many to compare "
            f"(at most {LIMIT}, or up to {ALWAYS} places)"
        )
    samples = {_kind(card): card for card in cards}
    best: tuple[int, tuple[Place, ...], tuple[Card, ...]] | None = None
    for places in found:
        room = _frame_for(rows, [*taken, *places])
        filled = _fill(room, room.crypt(crypt), places, samples, kinds, needed)
        for bones, chosen in filled:
            points = room.points(bones)
            if best is None or points > best[0]:
                best = (points, places, chosen)
    assert best is not None
    points, places, chosen = best
    laid = tuple(map(PlacedCard, _all_different(chosen, cards, must), places))
    now = frames(rows, taken)[0]
    return Arrangement(laid, points, points - now.points(now.crypt(crypt)), ways)


def _kind(card: Card) -> tuple[str, str]:
    """What makes two cards interchangeable."""
    return card.top, card.bottom


def _frame_for(rows: tuple[int, ...], taken: list[Place]) -> Frame:
    """A frame that all these places are in."""
    return frames(rows, taken)[0]


def _fill(
    room: Frame,
    bones: int,
    places: Sequence[Place],
    samples: dict[tuple[str, str], Card],
    stock: Counter[tuple[str, str]],
    needed: Counter[tuple[str, str]],
) -> Iterator[tuple[int, tuple[Card, ...]]]:
    """Every way to put cards on these places, interchangeable cards told apart only once."""
    stock, needed = stock.copy(), needed.copy()
    chosen: list[Card] = []

    def put(bones: int, at: int, owed: int) -> Iterator[tuple[int, tuple[Card, ...]]]:
        if at == len(places):
            yield bones, tuple(chosen)
            return
        for kind, card in samples.items():
            due = needed[kind] > 0
            if not stock[kind] or (not due and owed == len(places) - at):
                continue
            stock[kind] -= 1
            needed[kind] -= due
            chosen.append(card)
            yield from put(bones + room.bones(card, places[at]), at + 1, owed - due)
            chosen.pop()
            stock[kind] += 1
            needed[kind] += due

    yield from put(bones, 0, needed.total())


def _all_different(
    chosen: Sequence[Card], cards: Sequence[Card], must: Sequence[Card]
) -> Iterator[Card]:
    """The very cards of an arrangement that was found by their kinds, those in `must` first."""
    stock = sorted(cards, key=lambda card: card not in must)
    for wanted in chosen:
        card = next(card for card in stock if _kind(card) == _kind(wanted))
        stock.remove(card)
        yield card


def sequences(count: int, kinds: Sequence[tuple[int, int]]) -> int:
    """How many different rows of `count` cards there are.

    `kinds`: of each kind, how many cards at least and at most are in it.
    """
    ways = [1] + [0] * count  # by how many places are taken
    for least, most in kinds:
        ways = [
            sum(ways[total - n] * comb(total, n) for n in range(least, min(most, total) + 1))
            for total in range(count + 1)
        ]
    return ways[count]


@lru_cache(maxsize=512)
def shapes(
    rows: tuple[int, ...], taken: frozenset[Place], count: int
) -> tuple[tuple[Place, ...], ...]:
    """The sets of `count` more places that can be taken, each in an order in which they can be."""
    found: dict[frozenset[Place], tuple[Place, ...]] = {frozenset(): ()}
    blank = Card(-1, "", "")
    for _ in range(count):
        longer: dict[frozenset[Place], tuple[Place, ...]] = {}
        for more, order in found.items():
            laid = tuple(PlacedCard(blank, place) for place in (*taken, *more))
            for place in open_places(rows, laid):
                longer.setdefault(more | {place}, (*order, place))
        found = longer
    return tuple(found.values())
