"""Crypt taught to a table of two to four: what to say, in which order, and with which pictures."""

from __future__ import annotations

from collections.abc import Iterator

from ...teach.aloud import Section
from ...teach.drawing import (
    BACK,
    BACK_EDGE,
    BACK_INK,
    CARD,
    CARD_EDGE,
    Card,
    art,
    box,
    die,
    placed,
    shapes,
    strip,
)
from ..components import KINDS
from .drawing import FLAME, HERE, KIND, coin, emblem

MINUTES = 5
LATER = {
    "solo": "a game against the Ghost has no table to teach",
    "reveal.before-claim": "only side B of the pottery’s collector needs it",
    **{f"{kind}.B": "a first game is played with side A" for kind in KINDS},
}
WIDE, HIGH = 84, 112
BELOW, LOW = HIGH + 38, 76
"""The height with dice below the cards, and that of dice and torches alone."""


def _treasure(kind: str, value: int | None = None, *dice: tuple[int, int]) -> str:
    """A treasure, face-down without a value, and below it dice: what they show, and whose."""
    up = value is not None
    card = box(
        Card(1, 1, WIDE - 2, HIGH - 2), 9, CARD if up else BACK, CARD_EDGE if up else BACK_EDGE
    )
    sign = placed(17, 34, 50 / 24, emblem(kind), fill=KIND[kind] if up else BACK_INK)
    return card + sign + coin(WIDE - 19, 20, value) + "".join(_dice(HIGH + 8, dice))


def _dice(top: float, dice: tuple[tuple[int | None, int], ...]) -> Iterator[str]:
    """At most two dice in a row, in the middle."""
    left = (WIDE - len(dice) * 36 + 6) / 2
    for place, (face, player) in enumerate(dice):
        yield die(left + place * 36, top, 30, face, player)


def _torch(which: str) -> str:
    return placed(14, 2, 1.9, shapes(art(HERE)["torches"][which], FLAME))


def _servant(face: int | None = None, player: int = 0) -> str:
    return die(18, 14, 48, face, player)


def _drawn(*items: str, high: int = HIGH) -> str:
    """The items beside one another."""
    return strip(items, WIDE, high)


SECTIONS = (
    Section(
        "aim",
        ("deck", "deck.setup-icon", "deck.back"),
        _drawn(_treasure("jewelry", 4), _treasure("jewelry")),
    ),
    Section(
        "servants",
        ("dice", "setup.torches"),
        _drawn(*[_servant()] * 3, _torch("leader"), _torch("lights-out"), high=LOW),
    ),
    Section(
        "reveal",
        ("reveal.count",),
        _drawn(_treasure("idols", 2), _treasure("jewelry", 4), _treasure("pottery")),
    ),
    Section(
        "claim",
        ("claim.order", "claim.place", "recover"),
        _drawn(
            _treasure("idols", 2), _treasure("jewelry", 4, (5, 0)), _treasure("pottery"), high=BELOW
        ),
    ),
    Section(
        "push",
        ("claim.push", "claim.own", "claim.last-turn"),
        _drawn(
            _treasure("idols", 2),
            _treasure("jewelry", 4, (3, 1), (3, 1)),
            _treasure("pottery"),
            high=BELOW,
        ),
    ),
    Section(
        "collect",
        (
            "collect.discard",
            "collect.order",
            "collect.roll",
            "collect.keep",
            "collect.all-pushed",
        ),
        _drawn(_treasure("jewelry", 4), _servant(2, 1), _servant(5, 1)),
    ),
    Section("pass", ("pass",), _drawn(_torch("leader"), _torch("lights-out"), high=LOW)),
    Section(
        "collectors",
        (
            "setup.collectors",
            "any-time",
            "collect.reroll",
            *(f"{kind}.A" for kind in KINDS),
        ),
        _drawn(*(_treasure(kind) for kind in KINDS)),
    ),
    Section(
        "end", ("score", "tie"), _drawn(_treasure("manuscripts", 4), _treasure("manuscripts", 4))
    ),
)
