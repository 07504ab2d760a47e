"""What a page keeps of what is laid out."""

from __future__ import annotations

from typing import Any

from tests.panels.games import crypt
from tests.panels.play import Play, state


@state()
def greeted(lang: str) -> Play:
    """A page whose Python knows of it, and a claim."""
    play = Play(crypt(), lang=lang)
    hello: dict[str, Any] = dict.fromkeys(("saved", "own", "previous", "fresh", "draft", "code"))
    play.then(
        "hello",
        **hello,
        lang="en-US",
        chosen=False,
        warns=False,
        place="",
        visit=1,
        tasks=[None, None],
    )
    play.facts["code"] = play.tutor.live.panels["frame"].keep["code"]
    play.then("play", move="a4 b2")
    play.facts["later"] = play.tutor.live.panels["frame"].keep["code"]
    return play


@state()
def visited(lang: str) -> Play:
    """A page that has been to two places, as the next page begins with."""
    play = Play(crypt(), lang=lang)
    for visit, place in enumerate(("crypt/learn", "crypt/lesson/push/2"), 2):
        play.before("visit", place=place, visit=visit)
    return play
