"""One's own mistakes in Crypt: decisions of a reviewed game that cost, as tasks at the table.

What is as good as the best move is judged by the coach, as in puzzles.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ...engine.timeline import Timeline
from ...teach.explain.voice import joined
from ...teach.lessons.mistakes import Mistake, fields
from ...teach.lessons.task import LEARNER, Did, Says, Task
from ..coach.advice import Advice
from ..coach.review import Decision
from ..game import CRYPT
from ..moves import RULES, Move, read_move, write_move
from ..views import view
from .explain import advice as coach
from .explain import choices
from .explain.amounts import amount
from .explain.puzzles import does
from .explain.voice import Voice
from .lessons.goals import played

COSTLY = 1
"""Coins from which a decision is worth making again another day."""
MOST_OF_A_GAME = 3
HINTS = (1, 2)
"""The rungs of the coach's hints that do not tell the move."""


def costly(timeline: Timeline, end: int, worst: Sequence[Decision], day: str) -> list[Mistake]:
    """What to make again of the decisions that cost most of the line to `end`, the worst first.

    Nothing of a line with other luck than the game's: its table could not be brought back.
    """
    line = timeline.line(end)
    if any(moment.luck.salt for moment in line):
        return []
    depths = {moment.id: moment.depth for moment in line}
    moves = [notation(moment.move) for moment in line[1:]]
    return [
        Mistake(
            CRYPT.name,
            fields(CRYPT.setup_fields(timeline.setup)),
            str(timeline.seed),
            tuple(moves[: depths[decision.before]]),
            notation(decision.move),
            notation(decision.advice.best.move),
            day,
        )
        for decision in worst[:MOST_OF_A_GAME]
        if decision.loss >= COSTLY
    ]


def notation(move: Move) -> str:
    """A move as whoever is alone writes it."""
    return write_move(move).partition(": ")[2]


@lru_cache(maxsize=8)
def advice(mistake: Mistake) -> Advice:
    """The coach's advice for the decision, worked out when first asked for."""
    return Advice(view(mistake.start.timeline().state, LEARNER))


def task(mistake: Mistake) -> Task:
    """The decision as something to do at the table; its words are those of `says`."""

    def better(did: Did) -> bool:
        return bool(did.moves) and advice(mistake).near_best(did.moves[0])

    def missed(did: Did) -> bool:
        return bool(did.moves) and not better(did)

    return Task(
        id=mistake.id,
        rule=RULES[read_move(mistake.made, LEARNER).verb],
        start=mistake.start,
        goal=better,
        solution=(mistake.best,),
        near_miss=(mistake.made,),
        misses=(("miss-same", played(mistake.made)), ("miss", missed)),
    )


def says(voice: Voice, mistake: Mistake) -> Says:
    """What is asked, the coach's hints, and why the best move is better than the one made."""
    told = advice(mistake)
    seen, made = told.view, read_move(mistake.made, LEARNER)
    return Says(
        goal=voice.say(
            "crypt-mistake-task",
            round=seen.round,
            move=choices.move(voice, made, seen),
            coins=amount(voice, told.of(made).loss),
        ),
        hints=tuple(coach.hint(voice, seen, told, rung) for rung in HINTS),
        why=coach.answer(voice, seen, told, made),
        misses={"miss": voice.say("crypt-mistake-think")},
    )


def missed(voice: Voice, mistake: Mistake, move: Move, *, shown: bool = False) -> str:
    """What is said to a move that is not near the best: what it does, and what to think of.

    `shown`: the best move has been told already, so that it can be held against this one.

    :raises KeyError: if the move is not legal there.
    """
    told = advice(mistake)
    same = voice.say("crypt-mistake-same") if notation(move) == mistake.made else ""
    comes = joined(same, does(voice, told.view, told, move))
    if shown:
        return joined(comes, coach.instead(voice, told.view, told, move))
    return joined(comes, coach.hint(voice, told.view, told, HINTS[0]))
