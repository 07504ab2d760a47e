"""How the toy comes to the screen."""

from __future__ import annotations

from typing import Any

from crypt_core.toy.game import ANSWER, CHOOSE, OFFER, View
from crypt_core.toy.teach import explain

from ...panels.deciding.present import MARKS
from ...panels.ribbon.present import in_order
from ...tutoring.session import Session

__all__ = ["LAYS", "TELLS_ABOVE", "ribbon"]

LAYS: frozenset[str] = frozenset()
"""Nothing is laid out at its table."""
TELLS_ABOVE = True
STAGES = {CHOOSE: ("I", "choose"), OFFER: ("II", "offer"), ANSWER: ("III", "offer")}


def ribbon(session: Session, view: View) -> dict[str, Any]:
    words = session.words
    now = list(STAGES).index(view.stage) if view.stage in STAGES else len(STAGES)
    who = view.deciders[0] if len(view.deciders) == 1 else None
    rounds = session.timeline.setup.rounds
    return {
        "label": words.say("toy-stages"),
        "path": True,
        "phases": in_order(words, ("toy-stage", "toy-stage-hint"), STAGES, now),
        "round": words.say("game-toy.round-of", round=view.round, rounds=rounds),
        "turn": explain.turn(session.voice, view),
        "who": who,
        "mark": None if who is None else MARKS[who],
    }
