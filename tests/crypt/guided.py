"""The companion of Crypt in games of several bots, with either side of the collectors."""

from __future__ import annotations

from crypt_core.coach.bots import choose
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.state import State
from crypt_core.crypt.teach import companion as guide
from crypt_core.crypt.teach.explain import Voice
from crypt_core.crypt.views import View, view
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.words import Words
from tests.teach.guided import Guided, Played

YOU = guide.YOU


def play() -> list[Played[State, View]]:
    found = []
    for seed in range(14):
        for bot in ("random", "greedy", "careful", "sensible"):
            sides = "BBBBBB" if seed % 4 == 3 else "AAAAAA"
            timeline = Timeline(CRYPT, CRYPT.setup({"players": 1, "sides": sides}), seed)
            while CRYPT.deciders(timeline.state):
                timeline.play(choose(bot, CRYPT, timeline.state, timeline.moment.luck))
            moments = [(it.state, it.luck) for it in timeline.line(timeline.moment.id)[:-1]]
            found.append(Played([view(state, YOU) for state, _ in moments], moments, timeline))
    return found


def voice(you: int = YOU, lang: str = "en") -> Voice:
    return Voice(Words(lang), you, ["person", "ghost"])


GUIDED = Guided(guide, play, voice)
