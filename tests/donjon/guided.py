"""The companion of Donjon in short games in which every situation occurs."""

from __future__ import annotations

from crypt_core.coach.bots import choose
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.state import State
from crypt_core.donjon.teach import companion as guide
from crypt_core.donjon.teach.explain import Voice
from crypt_core.donjon.views import View, view
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.words import Words
from tests.teach.guided import Guided, Played

YOU = 0
RARE = ((2, 5, "greedy"), (2, 8, "greedy"), (4, 1, "greedy"))
"""Games in which everything occurs: the players, the seed, and who plays for the person."""
GAMES = (*RARE, *((players, seed, "sensible") for players in (3, 4) for seed in range(2)))
SITTING = 4


def play() -> list[Played[State, View]]:
    found = []
    for players, seed, bot in GAMES:
        timeline = Timeline(DONJON, DONJON.setup({"players": players}), seed)
        moments = []
        while asked := DONJON.deciders(timeline.state):
            player = YOU if YOU in asked else asked[0]
            if player == YOU:
                moments.append((timeline.state, timeline.moment.luck))
            who_plays = bot if player == YOU else "sensible"
            luck = timeline.moment.luck
            timeline.play(choose(who_plays, DONJON, timeline.state, luck, player))
        found.append(Played([view(state, YOU) for state, _ in moments], moments, timeline))
    return found


def voice(you: int = YOU, lang: str = "en") -> Voice:
    return Voice(Words(lang), you, ["person", *["bot:sensible"] * SITTING])


GUIDED = Guided(guide, play, voice)
