"""Secrets of several people at one screen, and a game without take-backs."""

from __future__ import annotations

from crypt_core.engine import record
from crypt_core.teach.words import Words
from tests.panels.games import crypt
from tests.panels.play import Play, state


@state(langs=["en", "fr", "it"])
def secrets(lang: str) -> Play:
    """Two people at one screen; then one of them opens a game of their own."""
    say = Words(lang).say
    play = Play(crypt("P1: a4 b2", players=2), seats=["person", "person"], lang=lang)
    solo = record.code(crypt("a4"), {"seats": ["person"]})
    play.facts = {
        "later": say("frame-about-later"),
        "seed": say("frame-about-seed", seed="7"),
        "solo": solo,
    }
    play.then("load", text=solo)
    return play


@state()
def no_way_back(lang: str) -> Play:
    """A game without take-backs is begun; after its first decision one goes back."""
    play = Play(crypt("a4 b2"), lang=lang)
    play.then(
        "new",
        game="crypt",
        players=1,
        seats=["person"],
        sides="AAAAAA",
        seed="7",
        for_good=True,
    )
    play.then("consider", move="a1")
    play.then("play", move="a1")
    play.then("continue")
    play.facts["back"] = 0
    while play.tutor.live.panels["bar"].data["can_back"]:
        play.then("back")
        play.facts["back"] += 1
    assert play.facts["back"] > 0
    assert play.session.timeline.place.moment == 1
    return play
