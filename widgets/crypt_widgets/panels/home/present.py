"""What the first screen draws: the games, the deal of the day, and what should come back."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from crypt_core.games import FIRST, NAMES
from crypt_core.teach.offer import offer

from ...tutoring.course import LESSON, MISTAKE, PUZZLE
from ...tutoring.places import HOME
from ...tutoring.shell import Shell
from ..games.day import day_deal_of, day_texts

if TYPE_CHECKING:
    from ..data import Nothing
    from .data import DayOnOffer, DueOnOffer, GameOnOffer, HomeSheet


def home_data(shell: Shell) -> HomeSheet | Nothing:
    """The panel's data; empty elsewhere, and until a page has told of its address."""
    if shell.screen != HOME or not shell.game.match.kept_by_page:
        return {}
    words = shell.game.words
    return {
        "title": words.say("home-title"),
        "about": words.say("home-about"),
        "games": [_game(shell, game) for game in NAMES],
        "day": _day(shell),
        "due": _due(shell),
    }


def _game(shell: Shell, game: str) -> GameOnOffer:
    words, players = shell.game.words, offer(game).PLAYERS
    # Nothing is read of a course before something of any has been done.
    begun = bool(shell.learner.done) and shell.course.begun(LESSON, game)
    return {
        "id": game,
        "name": words.say(f"game-{game}"),
        "about": words.say(f"game-{game}.invite"),
        "facts": words.say(
            "home-facts",
            least=min(players),
            most=max(players),
            time=words.say(f"game-{game}.time"),
        ),
        "learn": words.say("home-learn", begun="yes" if begun else "no"),
        "waits": shell.playing
        and shell.game.game.name == game
        and shell.game.match.outcome is None,
    }


def _day(shell: Shell) -> DayOnOffer | None:
    """The deal of the day: of the game that was there last, or else of the first that has some."""
    game = next((it for it in (shell.subject, FIRST) if day_deal_of(it) is not None), None)
    if game is None:
        return None
    title, text, go = day_texts(shell, game)
    return {"game": game, "title": title, "text": text, "go": go}


def _due(shell: Shell) -> list[DueOnOffer]:
    """What should come back, by game: puzzles are read only if some of them should."""
    words, course, learner = shell.game.words, shell.course, shell.learner
    wanted = {id_ for id_ in learner.again if learner.returns(id_)}
    found = dict.fromkeys(NAMES, 0)
    for kind, game in product((LESSON, MISTAKE, PUZZLE), NAMES):
        for lesson in course.all_of(kind, game) if wanted else ():
            here = wanted & {task.id for task in lesson.tasks}
            found[game] += len(here)
            wanted -= here
    return [
        {
            "game": game,
            "text": words.say("home-due", count=count, game=words.say(f"game-{game}")),
            "go": words.say("home-due-go"),
        }
        for game, count in found.items()
        if count
    ]
