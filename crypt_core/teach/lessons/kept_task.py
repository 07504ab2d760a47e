"""A task as the browser keeps it: which one, what was done in it, and what was said to that.

A task may begin at a table set up by hand, which no record of a game can tell; so what is kept are
the decisions after its start, and they are played again through the rules.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from ...engine.game import BadNotation, IllegalMove
from ...engine.luck import KeyedLuck
from ...engine.record import SEAL, opened, sealed
from ...engine.timeline import Timeline
from .run import Part, Run

FORMAT = "crypt-tutor-task"
VERSION = 1
LARGEST = 200_000
"""Characters of a text beyond which it is neither written nor read."""
MOST_MOVES = 2_000
"""Decisions beyond which a task is not played again while somebody waits."""


class NoTask(ValueError):
    """A kept text of which no task can be made: whoever did it begins it again."""


class KeptTask(NamedTuple):
    """A task that was kept: the place it is at, its id, and what was done in it."""

    place: str
    task: str
    done: dict[str, Any]


def write(run: Run, place: str) -> str:
    """The text of a task being done; nothing, if it has grown too large to be read again.

    It is sealed where a glance at it could tell a secret.
    """
    timeline, game = run.timeline, run.game
    fresh = timeline.moments[run.begun :]
    if len(fresh) > MOST_MOVES:
        return ""
    data = {
        "format": FORMAT,
        "version": VERSION,
        "place": place,
        "task": run.task.id,
        "moves": [[m.parent, game.write_move(m.move), m.luck.salt] for m in fresh],
        "on": timeline.tip.id,
        "at": [*timeline.place],
        "tried": run.tried,
        "answers": run.answers,
        "hints": [[*part, count] for part, count in run.given.items()],
        "done": run.done,
    }
    text = json.dumps(data, ensure_ascii=False)
    if len(text) > LARGEST:
        return ""
    return sealed(text) if game.secret_moves else text


def read(text: str) -> KeptTask:
    """The task of a kept text, not yet played again.

    :raises NoTask: if the text tells of none.
    """
    if len(text) > LARGEST:
        raise NoTask
    try:
        data = json.loads(opened(text) if text.startswith(SEAL) else text)
    except (ValueError, RecursionError):
        raise NoTask from None
    match data:
        case {"format": kind, "version": number, "place": str(place), "task": str(task)} if (
            kind == FORMAT and number == VERSION
        ):
            return KeptTask(place, task, data)
    raise NoTask


def bring_back(run: Run, kept: KeptTask) -> None:
    """Do again, in a run from its start, what was done in the task that was kept.

    :raises NoTask: if it cannot be; the run is spoilt then.
    """
    if kept.task != run.task.id:
        raise NoTask
    match kept.done:
        case {
            "moves": list(moves),
            "on": int(on),
            "at": [int(moment), int(step)],
            "tried": list(tried),
            "answers": list(answers),
            "hints": hints,
            "done": bool(done),
        } if all(answer in run.task.answers for answer in answers):
            pass
        case _:
            raise NoTask
    if len(moves) + len(tried) > MOST_MOVES:
        raise NoTask
    try:
        for move in moves:
            _play(run.timeline, move)
        for at, text in tried:
            _try(run, at, text)
        run.timeline.go(on)
        run.timeline.go(moment, step)
    except (BadNotation, IllegalMove, IndexError, TypeError, ValueError):
        raise NoTask from None
    run.answers, run.done = [str(answer) for answer in answers], done
    run.given = _given(run, hints)


def _play(timeline: Timeline, move: Any) -> None:
    """Make a decision again: after which moment, which, and with which luck."""
    parent, text, salt = move
    state = timeline.moments[_number(parent)].state
    if not timeline.game.deciders(state):
        raise ValueError("a decision after the end")
    decided = timeline.game.read_move(str(text), state)
    timeline.grow(parent, decided, KeyedLuck(timeline.seed, _number(salt)))


def _try(run: Run, moment: Any, text: Any) -> None:
    """Be refused again."""
    run.timeline.go(_number(moment))
    _, refusal = run.judge(str(text))
    if refusal is not None:
        run.refused(refusal, str(text))


def _given(run: Run, hints: Any) -> dict[Part, int]:
    """How many hints were given; older texts have one number for the whole task."""
    try:
        if not isinstance(hints, list):
            return {run.part: _number(hints)}
        return {
            Part(then and str(then), _number(decisions), _number(answers)): _number(count)
            for then, decisions, answers, count in hints
        }
    except (TypeError, ValueError):
        raise NoTask from None


def _number(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise ValueError(value)
    return value
