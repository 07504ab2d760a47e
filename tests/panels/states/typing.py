"""Moves of Crypt in writing, and the table as text."""

from __future__ import annotations

from crypt_core.crypt.game import CRYPT
from tests.panels.games import crypt
from tests.panels.play import Play, state

CLAIM = "a4 b2"


@state()
def written(lang: str) -> Play:
    """A written move is judged; then it is cleared, and another claim is laid out by hand."""
    play = Play(crypt())
    for move in ("B1 a22", "b1 a22 c7", "", "c3"):
        play.then("consider", move=move)
    return play


@state()
def played(lang: str) -> Play:
    """A claim is written and played, and so is the next decision."""
    play = Play(crypt())
    play.then("consider", move=CLAIM)
    play.then("play", move=CLAIM)
    play.then("continue")
    play.then("play", move="recover")
    return play


@state(langs=["en", "fr", "it"])
def passed(lang: str) -> Play:
    """A decision at which one may pass."""
    return Play(crypt(), lang=lang)


@state()
def later(lang: str) -> Play:
    """A decision that one can go back from."""
    return Play(crypt(CLAIM, "recover"))


def tried(text: str) -> Play:
    """A move that cannot be played is tried, and another is begun."""
    play = Play(crypt())
    play.then("play", move=text)
    play.then("consider", move="")
    return play


@state()
def unread(lang: str) -> Play:
    """Words that cannot be read."""
    return tried("go home")


@state()
def early(lang: str) -> Play:
    """A move that is not allowed now."""
    return tried("peek")


@state()
def as_text(lang: str) -> Play:
    """A claim, and the steps to the next decision."""
    play = Play(crypt())
    play.then("play", move=CLAIM)
    while not play.session.deciding:
        play.then("next")
    return play


@state()
def announced(lang: str) -> Play:
    """Two claims that are no good and a good one, its steps, and a rule."""
    play = Play(crypt())
    for move in ("a4 b22 c1", "a4 b23", CLAIM):
        play.then("consider", move=move)
    play.then("play", move=CLAIM)
    while not play.session.deciding:
        play.then("next")
    play.then("rule", id=play.tutor.live.panels["story"].data["news"]["rule"])
    play.then("close-rule")
    return play


@state()
def same_words(lang: str) -> Play:
    """Two lines that end with the same words: the Ghost does the same after both claims."""
    timeline = crypt("c2")
    timeline.go(0)
    timeline.play(CRYPT.read_move("c3", timeline.state))
    play = Play(timeline)
    play.before("tool", name="whatif")
    play.then("go", node=1, step=None)
    return play
