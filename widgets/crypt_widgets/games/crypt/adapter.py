"""How Crypt comes to the screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from crypt_core.coach.rounding import tenths
from crypt_core.crypt.coach.advice import Advice
from crypt_core.crypt.coach.known import YOU
from crypt_core.crypt.coach.odds import claim_odds
from crypt_core.crypt.components import SLOTS
from crypt_core.crypt.day import day_deal
from crypt_core.crypt.events import Collected
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import CLAIM
from crypt_core.crypt.state import PHASE, State
from crypt_core.crypt.teach import explain
from crypt_core.crypt.teach.explain.voice import Voice
from crypt_core.crypt.views import view
from crypt_core.engine.timeline import Moment, Timeline

from ...tutoring.session import Session
from .coach.state import CoachState
from .odds.state import OddsState
from .ribbon import ribbon

__all__ = [
    "LAYS",
    "TELLS_ABOVE",
    "coach_score",
    "day_deal",
    "due",
    "expected",
    "goes_on",
    "odds",
    "part",
    "path",
    "ribbon",
]

LAYS = frozenset({CLAIM})
"""A claim is laid out with its dice; all else has a button."""
TELLS_ABOVE = True


def part(moment: Moment, number: int, before: State | None) -> tuple[str, None]:
    """The phase to which a step of a moment belongs, from 1 on; it is everybody's."""
    event, state = moment.steps[number - 1]
    return explain.phase(event, state.stage), None


def due(state: State) -> set[str]:
    """The phases that what is to be decided here belongs to."""
    return {PHASE[state.stage]}


def goes_on(state: State, phase: str) -> bool:
    """Whether a phase goes on with what is to be decided here."""
    return PHASE[state.stage] == phase


def expected(session: Session[Voice], end: Moment) -> int:
    """The final score to be expected from the end of a line of a solo game, in tenths of a coin.

    It is as the coach has it for the best play from there, or what the game has come to.
    """
    if not session.game.deciders(end.state):
        return 10 * int(end.state.scores[YOU])
    return tenths(session.panel_state(CoachState).advice_at(end).expected)


def coach_score(timeline: Timeline) -> int:
    """What the coach comes to with the deal of a solo game, knowing no more than who plays it."""
    played = Timeline(timeline.game, timeline.setup, timeline.seed)
    while CRYPT.deciders(played.state):
        played.play(Advice(view(played.state, YOU)).best.move)
    return int(played.state.scores[YOU])


def path(line: Sequence[Moment]) -> list[int]:
    """How many treasures somebody alone collected in each round of a line, from the first on."""
    found: Counter[int] = Counter()
    for step in (step for moment in line for step in moment.steps):
        if isinstance(step.event, Collected) and step.event.player == YOU:
            found[step.state.round] += 1
    return [found[number] for number in range(1, line[-1].state.setup.rounds + 1)]


def odds(session: Session[Voice]) -> dict[str, object]:
    """What the Ghost leaves of the claim asked about, in numbers; empty where there is no Ghost.

    By treasure, the chances from 0 to 1 that it stays yours (`kept`) and that a servant tires
    there; `coins` and `ready` servants are expected, nothing else being done this round.
    """
    question = session.panel_state(OddsState).question()[0] if session.timeline.setup.solo else None
    if question is None or question.kind == "first":
        return {}
    found = claim_odds(question.view, question.dice)
    there = [slot for slot, treasure in enumerate(question.view.crypt) if treasure]
    return {
        "kept": {SLOTS[slot]: float(found.kept[slot]) for slot in there},
        "tired": {SLOTS[slot]: float(found.tired[slot]) for slot in there},
        "coins": float(found.coins),
        "ready": float(found.ready),
    }
