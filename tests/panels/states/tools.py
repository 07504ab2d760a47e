"""The tabs of the tools."""

from __future__ import annotations

from tests.panels.games import crypt
from tests.panels.play import Play, state


@state()
def tabs(lang: str) -> Play:
    """Each is pressed, from the last to the first; then keys lead to the outermost ones."""
    play = Play(crypt())
    names = [tab["name"] for tab in play.tutor.live.panels["tools"].data["tabs"]]
    for name in (*names[::-1], names[-1], names[0], names[-1], names[0]):
        play.then("tool", name=name)
    return play
