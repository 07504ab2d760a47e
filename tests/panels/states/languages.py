"""Another language in the middle of a game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import combinations

from crypt_core.teach.catalogue import catalogue
from crypt_core.teach.words import LANGS, Words
from tests.panels.games import crypt
from tests.panels.play import Play, state


def without_figures(texts: Iterable[str]) -> set[str]:
    """Texts with a word in them, whatever the numbers between the words."""
    return {re.sub(r"\d+", "#", text).strip() for text in texts if re.search("[a-zà-ÿ]{3}", text)}


def sayings(lang: str) -> Iterator[str]:
    known, words = catalogue(lang), Words(lang)
    for id_, source in known.sources.items():
        text = re.split(r"\n +\.", source)[0]  # without its attributes
        if "->" not in text and not id_.startswith("-"):
            yield words.say(id_, **dict.fromkeys(known.variables(id_), "#"))


def same_in_both(first: str, second: str) -> list[str]:
    """Find the texts that two languages share, such as the name of the game."""
    return sorted(without_figures(sayings(first)) & without_figures(sayings(second)))


def speak(play: Play, lang: str) -> None:
    """Choose another language, which leaves the game where it is."""
    place = play.session.timeline.place
    play.then("lang", lang=lang)
    assert play.session.timeline.place == place


@state()
def mid_game(lang: str) -> Play:
    """With a claim laid out and a rule open, through all languages and back."""
    play = Play(crypt("a4 b2", "recover"), lang=lang)
    play.then("consider", move="b1")
    rule = play.tutor.live.panels["table"].data["verdict"]["rule"]
    play.then("rule", id=rule)
    for wanted in (*LANGS[1:], lang):
        speak(play, wanted)
    play.facts = {
        "langs": [*LANGS],
        "alike": {
            f"{one} {other}": same_in_both(one, other) for one, other in combinations(LANGS, 2)
        },
    }
    return play


@state()
def ghosts_turn(lang: str) -> Play:
    """While it is shown what the Ghost does."""
    play = Play(crypt(), lang=lang)
    play.before("play", move="a4 b2")
    play.before("next")
    speak(play, "fr")
    play.then("next")
    play.facts["alike"] = same_in_both("en", "fr")
    return play
