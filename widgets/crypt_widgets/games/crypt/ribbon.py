"""What the Ribbon draws for Crypt: the phases of the round, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.crypt import events as ev
from crypt_core.crypt.state import CLAIM, COLLECT
from crypt_core.crypt.teach import explain
from crypt_core.crypt.teach.explain.voice import Voice
from crypt_core.crypt.views import View

from ...panels.ribbon.present import in_order
from ...tutoring.session import Session
from .table.present import acting, player_mark

if TYPE_CHECKING:
    from ...panels.ribbon.data import OwnRibbon

PHASES = {
    "reveal": ("I", "reveal.count"),
    "claim": ("II", "claim.order"),
    "collect": ("III", "collect.roll"),
    "pass": ("IV", "pass"),
}
"""The phases of a round in their order, each with its numeral and the rule it begins with."""
ROLLING = (ev.Rolled, ev.Rerolled, ev.GhostRolled, ev.GhostGrouped)


def ribbon(session: Session[Voice], seen: View) -> OwnRibbon:
    """The Ribbon's data at the moment shown."""
    words, who = session.words, acting(session, seen)
    now = list(PHASES).index(seen.phase) if seen.phase in PHASES else len(PHASES)
    return {
        "label": words.say("crypt-ribbon-label"),
        "path": True,
        "phases": in_order(words, ("crypt-phase", "crypt-phase-hint"), PHASES, now),
        "round": words.say("game-crypt.round-of", round=seen.round, rounds=seen.setup.rounds),
        "turn": _turn(session, seen, who),
        "who": who,
        "mark": None if who is None else player_mark(seen, who),
    }


def _turn(session: Session[Voice], seen: View, who: int | None) -> str:
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
