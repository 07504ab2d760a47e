"""What the Ribbon draws for Sedlec: the three actions of a turn, and which are possible now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.sedlec.moves import COLLECT, DIG, LAY
from crypt_core.sedlec.state import TAKE
from crypt_core.sedlec.teach import explain
from crypt_core.sedlec.teach.explain.voice import Voice
from crypt_core.sedlec.views import View

from ...panels.deciding.present import MARKS
from ...tutoring.session import Session

if TYPE_CHECKING:
    from ...panels.ribbon.data import OwnRibbon

ACTIONS = (DIG, COLLECT, LAY)
"""The verbs of the actions, in the order in which they are shown."""


def ribbon(session: Session[Voice], seen: View) -> OwnRibbon:
    """The Ribbon's data at the moment shown."""
    words, rounds = session.words, seen.setup.rounds
    # Whoever has dug is in the middle of it until one of the cards is taken.
    begun = {DIG} if seen.stage == TAKE else set()
    possible = {move.verb for move in session.game.legal_moves(session.timeline.state)}
    return {
        "label": words.say("sedlec-actions"),
        "path": False,
        "phases": [
            {
                "id": verb,
                "numeral": "",
                "name": words.say("sedlec-action", verb=verb),
                "state": "now" if verb in begun else "open" if verb in possible else "shut",
                "rule": verb,
                "hint": words.say("sedlec-action-hint", verb=verb),
            }
            for verb in ACTIONS
        ],
        "round": words.say("game-sedlec.round-of", round=min(seen.round, rounds), rounds=rounds),
        "turn": explain.turn(session.voice, seen),
        "who": seen.on_turn,
        "mark": None if seen.on_turn is None else MARKS[seen.on_turn],
    }
