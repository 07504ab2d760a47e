"""The toy, a third game, recorded in a copy of the tutor that knows it by its folders and name."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from tests.panels.play import Play, state
from tests.toy.house import REPO, move_in

SEATS = ["person", "bot:generous", "bot:random"]
RECORD = """
import json
from tests.panels.states.toy import PLAYED
plays = {name: make() for name, make in PLAYED.items()}
print(json.dumps({name: [play.recorded(), play.modules] for name, play in plays.items()}))
"""


@cache
def recorded() -> dict[str, list[dict[str, Any]]]:
    """All plays, recorded in a process of their own, where the toy is a game like the others."""
    with tempfile.TemporaryDirectory() as house:
        path = os.pathsep.join([move_in(Path(house)), str(REPO)])
        done = subprocess.run(
            [sys.executable, "-c", RECORD],
            cwd=house,
            env={**os.environ, "PYTHONPATH": path},
            check=True,
            capture_output=True,
            text=True,
        )
    found: dict[str, list[dict[str, Any]]] = json.loads(done.stdout)
    return found


class Elsewhere(Play):
    """A play that has been recorded in another process."""

    def __init__(self, name: str) -> None:
        self._recorded, self.modules = recorded()[name]

    def recorded(self) -> dict[str, Any]:
        return self._recorded


def begun() -> Play:
    return Play("toy", seats=SEATS, seed=5).on()


def _whole() -> Play:
    """To the end of a game, by the first button each time."""
    play = begun()
    while not play.session.over:
        ask = play.tutor.live.panels["barter"].data["ask"]
        if ask:
            play.then("play", move=ask["moves"][0]["move"])
        else:
            play.then("continue")
    return play


def _again() -> Play:
    """A choice is taken back, and another one made with the same luck."""
    play = begun()
    play.before("tool", name="whatif")
    play.then("play", move="P1: choose 2")
    play.then("continue")
    play.then("back")
    play.then("go", node=0, step=None)
    play.then("play", move="P1: choose 3")
    play.then("continue")
    faces = {
        step.event.face
        for moment in play.session.timeline.moments
        for step in moment.steps
        if hasattr(step.event, "face")
    }
    assert len(faces) == 1, "the same luck"
    return play


def _lesson() -> Play:
    """The lesson: a task done, one missed and tried again."""
    play = begun()
    play.before("learn-start", kind="lesson", id="toy.first")
    play.then("play", move="P1: choose 2")
    play.then("continue")
    play.then("learn-next", **{"from": play.session.table})
    play.then("play", move="P1: pass")
    play.then("learn-again", **{"from": play.session.table})
    play.then("play", move="P1: offer P3 1 for 1")
    return play


def _rules() -> Play:
    """A rule is looked up and tried."""
    play = begun()
    play.before("rules-open", id=None)
    play.then("rules-page", id="choose")
    play.then("rules-play", id="choose")
    play.then("play", move="P1: choose 1")
    return play


def _french() -> Play:
    """Another language in the middle of a game."""
    play = begun()
    play.then("lang", lang="fr")
    return play


def _tally() -> Play:
    """A panel that is one folder counts decisions, also from one of them on."""
    play = begun()
    play.before("tool", name="tally")
    play.then("play", move="P1: choose 2")
    play.then("tally-from")
    play.then("tool", name="story")
    play.then("tool", name="tally")
    return play


PLAYED: dict[str, Callable[[], Play]] = {
    "whole": _whole,
    "again": _again,
    "lesson": _lesson,
    "rules": _rules,
    "french": _french,
    "tally": _tally,
}


@state()
def whole(_lang: str) -> Play:
    return Elsewhere("whole")


@state()
def again(_lang: str) -> Play:
    return Elsewhere("again")


@state()
def lesson(_lang: str) -> Play:
    return Elsewhere("lesson")


@state()
def rules(_lang: str) -> Play:
    return Elsewhere("rules")


@state()
def french(_lang: str) -> Play:
    return Elsewhere("french")


@state()
def tally(_lang: str) -> Play:
    return Elsewhere("tally")
