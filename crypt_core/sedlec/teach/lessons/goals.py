"""The goals and misses that only Sedlec knows, besides those of `crypt_core.teach.lessons.goals`.

>>> goal = both(lies("c2"), points("priest", 6))
"""

from __future__ import annotations

from ....teach.lessons.task import LEARNER, Did, Goal
from ...pyramid import open_places
from ...scoring import crypt_sheet


def lies(place: str, skull: str | None = None) -> Goal:
    """A card of the learner's lies at this place, such as "c2" (with this skull on it)."""

    def goal(did: Did) -> bool:
        return any(
            str(laid.place) == place and skull in (None, laid.card.top, laid.card.bottom)
            for laid in did.state.players[LEARNER].crypt
        )

    return goal


def opened(row: int) -> Goal:
    """A place in this row of the learner's crypt is open."""

    def goal(did: Did) -> bool:
        crypt = did.state.players[LEARNER].crypt
        return any(place.row == row for place in open_places(did.state.setup.rows, crypt))

    return goal


def holds(*cards: str) -> Goal:
    """The learner's hand has one of these cards."""
    return lambda did: any(str(card) in cards for card in did.state.players[LEARNER].hand)


def points(skull: str, at_least: int) -> Goal:
    """A type of skull is worth so many points in the learner's crypt, or more."""

    def goal(did: Did) -> bool:
        sheet = crypt_sheet(LEARNER, did.state.players[LEARNER].crypt)
        return sheet.points[skull] >= at_least

    return goal
