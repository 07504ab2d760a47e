"""The companion of a first whole game."""

from __future__ import annotations

from crypt_core.coach.bots import choose
from crypt_core.crypt.teach.mistakes import notation
from tests.panels.games import crypt
from tests.panels.play import Play, state
from tests.panels.states.learn import laid

SIMPLE = "careful"


def newcomer(lang: str) -> Play:
    """Somebody new at a table of Crypt, who does not want to take the course first."""
    play = Play(crypt(), lang=lang)
    play.before("learn-keep", text=None, invited=True, declined=None)
    return play


def played(play: Play) -> str:
    """The move that a bot would make."""
    timeline = play.session.timeline
    move = choose(SIMPLE, timeline.game, timeline.state, timeline.moment.luck)
    return laid(notation(move))


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
