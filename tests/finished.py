"""Finished solo games and what the review says of them: each made once, for all tests that ask."""

from __future__ import annotations

from functools import cache

from crypt_core.coach.bots import choose
from crypt_core.crypt.coach.review import Review, review
from crypt_core.crypt.game import CRYPT
from crypt_core.engine import record
from crypt_core.engine.timeline import Timeline

_REVIEWS: dict[tuple[object, ...], Review] = {}


@cache
def finished(sides: str = "AAAAAA", seed: int = 7) -> Timeline:
    """A whole game as the sensible bot plays it."""
    timeline = Timeline(CRYPT, CRYPT.setup({"sides": sides}), seed)
    while CRYPT.deciders(timeline.state):
        timeline.play(choose("sensible", CRYPT, timeline.state, timeline.moment.luck))
    return timeline


def finished_text(sides: str = "AAAAAA", seed: int = 7) -> str:
    """The same game as a record's text."""
    return record.save_text(finished(sides, seed), {"seats": ["person"]})


def reviewed(timeline: Timeline) -> Review:
    """What the review says of the line one is on; of equal trees it is the very same object."""
    game = record.save(timeline)
    lines = {name: told for name, told in game.items() if name not in ("on", "at")}
    key = (str(lines), tuple(it.parent for it in timeline.moments), timeline.tip.id)
    if key not in _REVIEWS:
        _REVIEWS[key] = review(timeline)
    return _REVIEWS[key]
