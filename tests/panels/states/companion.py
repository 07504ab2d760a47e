"""The companion of a first whole game."""

from __future__ import annotations

from typing import Any

from crypt_core.coach.bots import choose
from crypt_core.crypt.teach.mistakes import notation
from tests.donjon.going import game as donjon
from tests.panels.games import crypt
from tests.panels.play import Play, state
from tests.panels.states.learn import laid

SIMPLE = "careful"


def newcomer(lang: str, game: Any = None, **options: Any) -> Play:
    """Somebody new at a table, of Crypt as a rule, who does not want to take the course first."""
    play = Play(game or crypt(), lang=lang, **options)
    play.before("learn-keep", text=None, invited=True, declined=None)
    return play


def chosen(play: Play, bot: str) -> Any:
    """The move that a bot would make for the person."""
    session = play.session
    at = session.timeline
    return choose(bot, at.game, at.state, at.moment.luck, session.asked)


def played(play: Play) -> str:
    """The same as the table of Crypt sends it."""
    return laid(notation(chosen(play, SIMPLE)))


@state(langs=["en", "fr", "it"])
def guided(lang: str) -> Play:
    """It is offered and taken, and guides to the first tool, which is opened; then it is left."""
    play = newcomer(lang)
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


@state()
def declined(lang: str) -> Play:
    """It is offered, and not wanted."""
    play = newcomer(lang)
    play.then("companion-leave")
    return play


@state()
def begun(lang: str) -> Play:
    """It guides a game that is at its start."""
    play = newcomer(lang)
    play.before("companion-begin")
    return play


@state(langs=["en", "fr", "it"])
def adventurer(lang: str) -> Play:
    """It guides a game of Donjon to the first tool, which is opened; then it is left."""
    play = newcomer(lang, donjon(3, seed=2), seats=["person", "bot:sensible", "bot:sensible"])
    play.before("companion-begin")
    while not (data := play.tutor.live.panels["companion"].data)["tool"]:
        if play.session.deciding:
            move = chosen(play, "sensible")
            play.before("play", move=play.session.game.write_move(move))
        else:
            play.before("continue")
    play.then("tool", name=data["tool"]["name"])
    play.then("companion-leave")
    return play


@state()
def quest(lang: str) -> Play:
    """It guides a game of Donjon that is at its start."""
    play = newcomer(lang, donjon(3), seats=["person", "bot:sensible", "bot:sensible"])
    play.before("companion-begin")
    return play
