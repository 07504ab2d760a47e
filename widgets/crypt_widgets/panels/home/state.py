"""The messages of the first screen: each leads to a game."""

from __future__ import annotations

from crypt_core.games import GAMES

from ...tutoring.course import LESSON
from ...tutoring.places import HOME, place_of
from ...tutoring.route import handles
from ...tutoring.shell import Shell
from .messages import GoHome, HomeShown, OpenGame


@handles("home")
def go_home(tutor: Shell, message: GoHome) -> None:
    """Open the first screen."""
    tutor.places.go(HOME)


@handles("home-shown")
def prepare(tutor: Shell, message: HomeShown) -> None:
    """Make what comes after the first screen, so that it is there when somebody goes on."""
    tutor.prepared = True


@handles("home-learn")
def learn(tutor: Shell, message: OpenGame) -> None:
    """Begin a game's course, or go on with it; when all is done, or none is left, show it whole."""
    game = message["game"]
    if game not in GAMES:
        return
    if tutor.practice is not None and tutor.practice.kind == LESSON and tutor.subject == game:
        tutor.screen = None  # its task is still at the table
        return
    tutor.places.go(f"{game}/learn")
    onward, lesson = tutor.places.onward, tutor.course.next_up(LESSON)
    if onward is not None and onward.game == game and onward.lesson is not None:
        tutor.places.go(place_of(game, LESSON, onward.lesson, onward.number))
    elif lesson is not None:
        number = tutor.course.first_open(lesson)
        tutor.places.go(place_of(game, LESSON, lesson, number))


@handles("home-rules")
def read_rules(tutor: Shell, message: OpenGame) -> None:
    """Open the rules of a game."""
    if message["game"] in GAMES:
        tutor.places.go(f"{message['game']}/rules")


@handles("home-review")
def review(tutor: Shell, message: OpenGame) -> None:
    """Begin the exercises of a game that should come back."""
    if message["game"] in GAMES:
        tutor.places.go(f"{message['game']}/learn")
        tutor.course.refresh(tutor.course.due())
