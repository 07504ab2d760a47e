"""Sedlec taught to a table: what to say, in which order, and with which pictures."""

from __future__ import annotations

from ...teach.aloud import Section
from ...teach.drawing import LINE, box, placed, strip
from ...teach.drawing import Card as At
from ..components import SKULLS, Card
from .drawing import SHAPE, back_at, card_at, symbols

MINUTES = 5
LATER = {"hand.share": "the turns never lead there before the graveyard is empty"}
WIDE = 60
HIGH = WIDE * SHAPE


def _card(top: str, bottom: str) -> str:
    return card_at(Card(0, top, bottom), At(0, 0, WIDE, HIGH))


def _drawn(*cards: tuple[str, str] | None) -> str:
    """Cards beside one another, by their skulls; None is a back."""
    items = [_card(*card) if card else back_at(At(0, 0, WIDE, HIGH)) for card in cards]
    return strip(items, WIDE, HIGH + 1, symbols({kind for card in cards if card for kind in card}))


def _pyramid() -> str:
    """Two cards side by side and one that rests on them, and an open place."""
    half, upper = WIDE / 2, HIGH
    cards = (
        placed(half, 0, 1, _card("king", "priest")),
        placed(0, upper, 1, _card("lover", "peasant")),
        placed(WIDE, upper, 1, _card("priest", "criminal")),
        box(
            At(2 * WIDE + 2, upper + 2, WIDE - 4, HIGH - 4), 5, "none", LINE, stroke_dasharray="5 5"
        ),
    )
    return strip(["".join(cards)], 3 * WIDE, 2 * HIGH + 1, symbols(SKULLS))


SECTIONS = (
    Section("aim", ("deck",), _drawn(("king", "peasant"), ("lover", "criminal"))),
    Section("graveyard", ("setup",), _drawn(("priest", "peasant"), *[None] * 5)),
    Section("turn", ("turn", "hand"), ""),
    Section("dig", ("dig",), _drawn(None, ("king", "criminal"), ("lover", "priest"))),
    Section("collect", ("collect",), _drawn(("priest", "peasant"))),
    Section("lay", ("lay", "crypt"), _pyramid()),
    Section("near", ("level", "adjacent"), ""),
    Section(
        "skulls",
        ("king", "peasant", "priest", "lover", "criminal"),
        _drawn(("king", "peasant"), ("priest", "criminal"), ("lover", "lover")),
    ),
    Section("end", ("end",), ""),
)
