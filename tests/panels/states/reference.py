"""The rules of Crypt: their pages, their search, a rule that is tried."""

from __future__ import annotations

from typing import Any

from crypt_core.teach.reference.pages import page
from crypt_core.teach.reference.search import search
from crypt_core.teach.rules import index
from crypt_core.teach.words import Words
from tests.panels.games import crypt
from tests.panels.play import Play, state
from tests.panels.states.learn import follow

RULES = index("crypt")
NOWHERE, MARKUP = "qqqq", "<img src=x onerror=alert(1)>"


def way(play: Play, to: str) -> dict[str, Any]:
    """Return the message by which the task's card leads to a screen, or to the game."""
    ways = play.tutor.live.panels["learn"].data["task"]["ways"]
    return dict(next(it["ask"] for it in ways if it["id"] == to))


@state()
def pages(lang: str) -> Play:
    """From a game to a rule, to others from there, and back."""
    play = Play(crypt(), lang=lang)
    play.before("play", move="a4 b2")
    play.before("next")
    play.then("rules-open")
    for rule in ("tie", "score", "tie", "score"):
        play.then("rules-page", id=rule)
    play.then("learn-close")
    play.facts = {
        "count": len(RULES),
        "places": [place.text for place in page(Words(lang), "crypt", "tie").places],
    }
    return play


@state()
def aloud(lang: str) -> Play:
    """What one says to teach the game, from the list, and a rule from there."""
    play = Play(crypt(), lang=lang)
    play.before("rules-open", id=None)
    play.then("rules-page", id="aloud")
    play.then("rules-page", id="claim.push")
    return play


@state()
def taught_from_the_course(lang: str) -> Play:
    """From the course to what one says to teach the game."""
    play = Play(crypt(), lang=lang)
    play.before("learn-open", screen="course")
    play.then("rules-open", id="aloud")
    return play


@state()
def seeking(lang: str) -> Play:
    """A search, from whose hits pages are opened; one without a hit."""
    play = Play(crypt(), lang=lang)
    play.before("rules-open", id=None)
    found = search(Words(lang), "crypt", "two idols")
    hits = [hit.rule for hit in found.hits]
    play.then("rules-search", text="two idols")
    play.then("rules-page", id=hits[1])
    play.then("rules-page", id=hits[0])
    play.then("rules-search", text="")
    play.then("rules-search", text=NOWHERE)
    play.then("rules-search", text="")
    play.then("rules-search", text=MARKUP)
    play.facts = {
        "hits": hits,
        "says": found.says,
        "count": len(RULES),
        "nowhere": NOWHERE,
        "markup": MARKUP,
    }
    return play


@state()
def tried(lang: str) -> Play:
    """A rule is tried with a claim that it forbids and one that it allows, and tried again."""
    play = Play(crypt(), lang=lang)
    play.before("play", move="a4 b2")
    play.before("rules-open", id=None)
    play.then("rules-page", id="claim.push")
    play.then("rules-play", id="claim.push")
    follow(play, ("a6", "a44"))
    play.then(**way(play, "rules"))
    play.then("rules-play", id="claim.push")
    play.then(**way(play, "game"))
    play.facts = {"trial": page(Words(lang), "crypt", "claim.push").trial}
    return play


@state()
def questions(lang: str) -> Play:
    """Frequent questions, and a question in words of one's own."""
    play = Play(crypt(), lang=lang)
    play.before("rules-open", id=None)
    play.then("rules-page", id="claim.push")
    play.then("rules-search", text="how do I get my dice back")
    play.facts = {"often": [rule.id for rule in RULES.values() if rule.often]}
    return play
