"""The companion of a first whole game."""

from __future__ import annotations

from crypt_core.coach.bots import choose
from crypt_core.teach.companion import companion
from tests.panels.games import crypt, sedlec
from tests.panels.play import Play, state
from tests.panels.states.learn import laid


def newcomer(lang: str, game: str = "crypt") -> Play:
    """Somebody new at a table for one person, who does not want to take the course first."""
    if game == "crypt":
        play = Play(crypt(), lang=lang)
    else:
        play = Play(sedlec(), seats=["person", "bot:sensible"], lang=lang)
    play.before("learn-keep", text=None, invited=True, declined=None)
    return play


def played(play: Play) -> str:
    """The move that a bot would make."""
    timeline = play.session.timeline
    guide = companion(timeline.game.name)
    assert guide is not None
    move = choose(guide.RIVAL, timeline.game, timeline.state, timeline.moment.luck)
    return laid(str(timeline.game.write_move(move)).partition(": ")[2])


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


@state()
def begun_sedlec(lang: str) -> Play:
    """It guides a game of Sedlec that is at its start."""
    play = newcomer(lang, "sedlec")
    play.before("companion-begin")
    return play
