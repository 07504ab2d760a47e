"""What the ribbon draws: the phases or actions that the game names, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from crypt_core.teach.words import Words

from ...tutoring.session import Session

if TYPE_CHECKING:
    from .data import Phase, RibbonData

PHASES = "phases"
"""What a lesson brings from which on each phase says what happens in it."""
PATH = "path"
"""What a lesson brings from which on the phases, or actions, are shown at all."""


def ribbon_data(session: Session) -> RibbonData:
    """The ribbon's data at the moment shown."""
    words, rival = session.words, session.match.rival
    own = session.adapter.ribbon(session, session.seen)
    if PATH in session.untaught:
        own["phases"] = []
    if PHASES in session.untaught:
        for phase in own["phases"]:
            phase["hint"] = ""
    beaten = rival and words.say("rival-in-sight", whose=rival.whose, score=rival.score)
    return {
        **own,
        "rival": beaten,
        "note": words.say("looking-back") if session.timeline.looking_back else None,
    }


def in_order(
    words: Words, ids: tuple[str, str], phases: Mapping[str, tuple[str, str]], now: int
) -> list[Phase]:
    """Return the phases of a round; `now` is the number of the current one, from 0.

    Each has a numeral and the rule that it begins with; `ids` are the messages with their names and
    their hints.
    """
    name, hint = ids
    return [
        {
            "id": phase,
            "numeral": numeral,
            "name": words.say(name, phase=phase),
            "state": "done" if i < now else "now" if i == now else "next",
            "rule": rule,
            "hint": words.say(hint, phase=phase),
        }
        for i, (phase, (numeral, rule)) in enumerate(phases.items())
    ]
