"""The odds of the Ghost: of a claim, of a roll, and of a crypt that is set up freely."""

from __future__ import annotations

from typing import Any

from crypt_core.crypt.coach.odds import claim_odds
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.teach.explain import Voice
from crypt_core.crypt.views import view
from crypt_core.teach.explain.numbers import percent
from crypt_core.teach.words import Words
from tests.panels.games import crypt
from tests.panels.play import Play, state

CLAIM = "a5 b4 c2"
VOICE = Voice(Words("en"), 0, ["person", "ghost"])


def opened(claim: str = "") -> Play:
    """A new game with the odds beside it, of a claim if one is laid out."""
    play = Play(crypt())
    if claim:
        play.before("lay", move=claim)
    play.before("tool", name="odds")
    return play


def told(play: Play) -> Any:
    return play.tutor.live.panels["odds"].data


def set_up(play: Play, item: int, **change: Any) -> None:
    """Change a treasure of the form, as the page does."""
    form = {name: told(play)["form"][name] for name in CHANGED}
    form["items"] = [it | change if it["id"] == item else it for it in form["items"]]
    play.then("odds-form", form=form, number=told(play)["form_number"] + 1)


CHANGED = ("items", "moment", "sides", "exhausted", "seen")
"""The parts of the form that the reader can change."""


@state()
def following(lang: str) -> Play:
    """A claim is laid out and cleared; then another tool is shown."""
    play = opened()
    timeline = play.session.timeline
    odds = claim_odds(view(timeline.state, 0), CRYPT.read_move(CLAIM, timeline.state).dice)
    kept = [odds.kept[slot] for slot in range(3)]
    play.facts = {
        "kept": [percent(VOICE, float(it)) for it in kept],
        "width": float(kept[0]) * 100,
        "exact": f"{kept[0] * 216}/216",
    }
    play.then("consider", move=CLAIM)
    play.then("consider", move="")
    play.then("tool", name="story")
    return play


@state()
def slider(lang: str) -> Play:
    """Nobody answers while the slider is moved."""
    return opened("a5")


@state()
def rolled(lang: str) -> Play:
    """Dice are picked, one at a time."""
    play = opened(CLAIM)
    for faces in ((6, 3, 4), (3, 3, 4), (5, 3, 4), (5, 2, 4), (5, 2, 5)):
        play.then("odds-roll", faces=list(faces))
    return play


@state()
def promised(lang: str) -> Play:
    """An effort is tried on another treasure, and laid."""
    play = opened("b4")
    play.then("odds-slot", slot=0)
    number = told(play)["form_number"] + 1
    play.then("odds-try", slot=0, count=1, effort=6, number=number)
    play.then("consider", move="a6 b4")
    return play


@state()
def free(lang: str) -> Play:
    """Set up freely, the slider is moved up, and to its beginning."""
    play = opened(CLAIM)
    play.then("odds-source", source="free")
    first = told(play)["form"]["items"][0]["id"]
    set_up(play, first, mine={"dice": 1, "effort": 6})
    set_up(play, first, mine={"dice": 0, "effort": 6})
    return play


@state()
def moved(lang: str) -> Play:
    """Treasures change their values, and so their places."""
    play = opened()
    play.then("odds-source", source="free")
    for item, kind in enumerate(("idols", "pottery", "jewelry")):
        set_up(play, item, kind=kind)
    values = ((0, "4"), (1, "0?"), (2, "2"), (0, "1"), (0, "4"), (2, "3"), (2, "1"))
    for item, value in values:
        set_up(play, item, value=int(value[0]), down=value.endswith("?"))
    return play
