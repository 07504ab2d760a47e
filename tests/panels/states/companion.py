"""The companion of a first whole game."""

from __future__ import annotations

from typing import Any

from crypt_core.coach.bots import choose
from tests.donjon.going import game as donjon
from tests.panels.games import crypt, sedlec
from tests.panels.play import Play, state
from tests.panels.states.learn import laid

BOTS = {"crypt": "careful", "sedlec": "sensible", "donjon": "sensible"}
"""Who decides for the person in each game."""


def newcomer(lang: str, game: str = "crypt") -> Play:
    """Somebody new at a table for one person, who does not want to take the course first."""
    if game == "crypt":
        play = Play(crypt(), lang=lang)
    elif game == "sedlec":
        play = Play(sedlec(), seats=["person", "bot:sensible"], lang=lang)
    else:
        seats = ["person", "bot:sensible", "bot:sensible"]
        play = Play(donjon(3, seed=2), seats=seats, lang=lang)
    play.before("learn-keep", text=None, invited=True, declined=None)
    return play


def chosen(play: Play) -> Any:
    """The move that a bot would make for the person."""
    session = play.session
    at = session.timeline
    return choose(BOTS[at.game.name], at.game, at.state, at.moment.luck, session.asked)


def played(play: Play) -> str:
    """The same as a table sends it."""
    written = play.session.game.write_move(chosen(play))
    return laid(str(written).partition(": ")[2])


def whole(play: Play) -> Play:
    """It is offered and taken, and guides to the first tool, which is opened; then it is left."""
    play.then("companion-begin")
    data = play.tutor.live.panels["companion"]
    play.facts["moves"] = []
    while not data.data["tool"]:
        move = played(play)
        play.facts["moves"].append(move)
        play.then("play", move=move)
        play.then("continue")
    play.then("tool", name=data.data["tool"]["name"])
    play.then("companion-leave")
    return play


@state(langs=["en", "fr", "it"])
def guided(lang: str) -> Play:
    """A first game of Crypt, to the first tool."""
    return whole(newcomer(lang))


@state(langs=["en", "fr", "it"])
def guided_sedlec(lang: str) -> Play:
    """A first game of Sedlec, to the first tool."""
    return whole(newcomer(lang, "sedlec"))


@state(langs=["en", "fr", "it"])
def adventurer(lang: str) -> Play:
    """It guides a game of Donjon to the first tool, which is opened; then it is left."""
    play = newcomer(lang, "donjon")
    play.before("companion-begin")
    while not (data := play.tutor.live.panels["companion"].data)["tool"]:
        if play.session.deciding:
            play.before("play", move=play.session.game.write_move(chosen(play)))
        else:
            play.before("continue")
    play.then("tool", name=data["tool"]["name"])
    play.then("companion-leave")
    return play


@state()
def declined(lang: str) -> Play:
    """It is offered, and not wanted."""
    play = newcomer(lang)
    play.then("companion-leave")
    return play


def _begun(lang: str, game: str) -> Play:
    play = newcomer(lang, game)
    play.before("companion-begin")
    return play


@state()
def begun(lang: str) -> Play:
    """It guides a game of Crypt that is at its start."""
    return _begun(lang, "crypt")


@state()
def begun_sedlec(lang: str) -> Play:
    """It guides a game of Sedlec that is at its start."""
    return _begun(lang, "sedlec")


@state()
def quest(lang: str) -> Play:
    """It guides a game of Donjon that is at its start."""
    return _begun(lang, "donjon")
