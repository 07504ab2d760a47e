"""The events after a claim of Crypt, step by step."""

from __future__ import annotations

from typing import Any

from crypt_core.crypt.state import NOBODY
from crypt_core.crypt.views import view
from tests.panels.games import crypt
from tests.panels.play import Play, state

CLAIM = "a4 b2"


def lying(timeline: Any) -> dict[str, list[int]]:
    """The dice on each treasure."""
    seen = view(timeline.state, 0).crypt
    with_dice = [t for t in seen if t and t.owner != NOBODY and t.servants]
    return {"abc"[t.slot]: [t.effort] * t.servants for t in with_dice}


def stop_of(play: Play) -> dict[str, Any]:
    """Return the things that a page has to show at a stop."""
    timeline = play.session.timeline
    return {
        "dice": lying(timeline),
        "rolled": list(timeline.state.ghost.faces),
        "deciding": play.session.deciding,
    }


@state()
def turn(lang: str) -> Play:
    """A claim, and the Ghost's turn to the next decision."""
    play = Play(crypt())
    play.then("play", move=CLAIM)
    play.facts["stops"] = [stop_of(play)]
    while not play.session.deciding:
        play.then("next")
        play.facts["stops"].append(stop_of(play))
    play.then("tool", name="story")
    return play


@state()
def played_on(lang: str) -> Play:
    """The same, where a claim has been made before the page opens."""
    play = Play(crypt())
    play.before("play", move=CLAIM)
    while not play.session.deciding:
        play.then("next")
    return play


@state()
def played_to_verdict(lang: str) -> Play:
    """A task whose last turn has been made; its verdict comes before the next decision."""
    play = Play(crypt(), lang=lang)
    play.before("learn-start", kind="lesson", id="collect")
    play.before("play", move="c2")
    for _ in range(2):
        play.then("next")
    assert play.tutor.live.panels["learn"].data["task"]["outcome"] == "missed"
    assert not play.session.timeline.at_decision
    return play


@state()
def to_and_fro(lang: str) -> Play:
    """On to the next decision, back over each step, and the same again with other steps."""
    play = Play(crypt())
    play.before("play", move=CLAIM)
    timeline = play.session.timeline
    stops = len(timeline.stops(timeline.moment))
    play.facts["steps"] = ["continue", "back", "next", *["back"] * stops]
    play.facts["again"] = ["continue", "back", "back", "next", "continue"]
    play.facts["dice"] = []
    for do in play.facts["steps"]:
        play.then(do)
        play.facts["dice"].append(lying(timeline))
    assert timeline.place.moment == 0, "back over the first step is before the decision"
    for do in play.facts["again"]:
        play.then(do)
    return play


@state()
def read_before(lang: str) -> Play:
    """A reason that has been told in full often enough."""
    play = Play(crypt())
    for claim in ("a1", "a2"):
        play.before("play", move=claim)
        play.before("back")
    play.before("play", move="a3")
    return play


@state()
def among_three(lang: str) -> Play:
    """Steps of two decisions; at each another language is chosen and the first one again."""
    play = Play(crypt(players=3), seats=["person", "bot:sensible", "bot:sensible"])
    for move in (CLAIM, "done"):
        play.then("play", move=move)
        for _ in range(4):
            play.then("next")
            for other in ("fr", "en"):
                play.meanwhile(
                    lambda tutor, to=other: tutor.live.answer({"do": "lang", "lang": to})
                )
    return play
