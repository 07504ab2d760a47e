"""The companion of La Crypte de Sedlec in games by bots, for a person in either seat."""

from __future__ import annotations

from crypt_core.coach.bots import choose
from crypt_core.engine.timeline import Timeline
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.state import State
from crypt_core.sedlec.teach import companion as guide
from crypt_core.sedlec.teach.explain import Voice
from crypt_core.sedlec.views import View, view
from crypt_core.teach.words import Words
from tests.teach.guided import Guided, Played


def play() -> list[Played[State, View]]:
    found = []
    for seed in range(20):
        for bot in ("random", "sensible"):
            you = seed % 2
            setup = SEDLEC.setup({"players": 2, "first": seed // 2 % 2})
            timeline = Timeline(SEDLEC, setup, seed)
            while owing := SEDLEC.deciders(timeline.state):
                who = bot if owing == (you,) else "sensible"
                timeline.play(choose(who, SEDLEC, timeline.state, timeline.moment.luck))
            line = [it for it in timeline.line(timeline.moment.id)[:-1] if it.state.player == you]
            moments = [(it.state, it.luck) for it in line]
            found.append(Played([view(state, you) for state, _ in moments], moments, timeline))
    return found


def voice(you: int, lang: str = "en") -> Voice:
    return Voice(Words(lang), you, ["person", "person"])


GUIDED = Guided(guide, play, voice)
