"""What the Ribbon draws for Crypt: the phases of the round, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.crypt import events as ev
from crypt_core.crypt.state import CLAIM, COLLECT
from crypt_core.crypt.teach import explain
from crypt_core.crypt.views import View

from ...tutoring.rival import in_sight
from ...tutoring.session import Session
from .table.present import acting, player_mark

if TYPE_CHECKING:
    from ...data import RibbonData

PHASES = {"reveal": "I", "claim": "II", "collect": "III", "pass": "IV"}
ROLLING = (ev.Rolled, ev.Rerolled, ev.GhostRolled, ev.GhostGrouped)
PHASE_RULES = {
    "reveal": "reveal.count",
    "claim": "claim.order",
    "collect": "collect.roll",
    "pass": "pass",
}


def ribbon_data(session: Session, seen: View) -> RibbonData:
    """The Ribbon's data at the moment shown."""
    words, who = session.words, acting(session, seen)
    now = list(PHASES).index(seen.phase) if seen.phase in PHASES else len(PHASES)
    return {
        "label": words.say("crypt-ribbon-label"),
        "path": True,
        "phases": [
            {
                "id": phase,
                "numeral": numeral,
                "name": words.say("crypt-phase", phase=phase),
                "state": "done" if i < now else "now" if i == now else "next",
                "rule": PHASE_RULES[phase],
                "hint": words.say("crypt-phase-hint", phase=phase),
            }
            for i, (phase, numeral) in enumerate(PHASES.items())
        ],
        "round": words.say("game-crypt.round-of", round=seen.round, rounds=seen.setup.rounds),
        "rival": session.rival and in_sight(words, session.rival),
        "turn": _turn(session, seen, who),
        "who": who,
        "mark": None if who is None else player_mark(seen, who),
        "note": words.say("looking-back") if session.timeline.looking_back else None,
    }


def _turn(session: Session, seen: View, who: int | None) -> str:
    """Whose turn it is, or what goes on while nobody decides."""
    timeline = session.timeline
    place, moment = timeline.place, timeline.moment
    event = moment.steps[place.step - 1].event if place.step else None
    if timeline.at_decision or seen.stage not in (CLAIM, COLLECT):
        return explain.turn(session.voice, seen)
    if who is None:
        return session.words.say("crypt-turn-nobody", stage=seen.stage)
    if isinstance(event, ROLLING):
        return explain.doing(session.voice, who, "roll")
    if seen.stage == COLLECT:
        return explain.doing(session.voice, who, "collect")
    if isinstance(event, ev.Placed) and event.player == who:
        return explain.doing(session.voice, who, "claim")
    return explain.turn(session.voice, seen)
