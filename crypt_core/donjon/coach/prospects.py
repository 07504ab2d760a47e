"""How likely each player is to win from here on, by what lies on the table.

Every player has a strength, a weighted sum of what they have; the chances are as its powers of e.
The weights are fitted to games of bots (`python -m scripts.workshop.donjon.fit`). They know nothing
of luck to come: it is what the far-sighted bot plays on to, and what an estimate rests on.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path

from ..power import fighter
from ..state import OVER, State
from .character import SENSIBLE
from .worth import Worth

LATE = ("trophies", "gems", "power", "quests")
"""What is weighed anew as the game goes on."""
FEATURES = (
    "trophies",
    "near",
    "gems",
    "power",
    "wounds",
    "quests",
    "main",
    "secondaries",
    "spoils",
    "token",
    "reserved",
    "helpers",
    "next",
    *(f"late {name}" for name in LATE),
)
"""What is weighed of each player."""
RESULT = Path(__file__).with_name("prospects.json")
SOON = 3
"""So few trophies are nearly enough."""


def features(state: State, player: int) -> list[float]:
    """What a player has, as `FEATURES` name it."""
    owner, worth = state.players[player], Worth(state, player, SENSIBLE)
    length = state.setup.length
    most = max(other.trophies for other in state.players)
    brought = fighter(state, player)
    quests = 0.0
    for held in owner.unfinished:
        printed, main = state.setup.worth(held.quest), held == owner.main
        likely = 0.95 if held.deed else worth.hope(held.quest)
        quests += likely * printed * (2 if main else 1) - (1 - likely) * (printed if main else 1)
    players = state.setup.players
    after = (player - state.active) % players
    found = {
        "trophies": float(owner.trophies),
        "near": float(max(0, SOON - (length - owner.trophies))),
        "gems": min(12.0, owner.gems),
        "power": float(brought.items + brought.arms - brought.malus),
        "wounds": float(owner.wounds),
        "quests": quests,
        "main": float(owner.main is not None),
        "secondaries": float(len(owner.quests)),
        "spoils": float(len(owner.spoils)),
        "token": float(owner.token),
        "reserved": float("power_armour" in owner.items or "thunder_axe" in owner.items),
        "helpers": float(owner.familiar + owner.fairy + bool(owner.companion)),
        "next": 1 - after / players,
    }
    late = most / length
    return [*found.values(), *(late * found[name] for name in LATE)]


def chances(state: State) -> list[float]:
    """How likely each player is to win, the game over or not; together one."""
    if state.stage == OVER:
        share = 1 / len(state.winners)
        return [share if i in state.winners else 0.0 for i in range(state.setup.players)]
    return weighed([features(state, i) for i in range(state.setup.players)])


def weighed(rows: Sequence[Sequence[float]]) -> list[float]:
    """The chances of players with these features."""
    weights = _weights(kind(len(rows)))
    strengths = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows]
    most = max(strengths)
    powers = [exp(strength - most) for strength in strengths]
    whole = sum(powers)
    return [power / whole for power in powers]


def kind(players: int) -> str:
    """For which games weights are fitted: those of two, and those of more."""
    return "two" if players == 2 else "more"


@cache
def _weights(name: str) -> list[float]:
    found = json.loads(RESULT.read_text(encoding="utf-8"))["weights"][name]
    return [float(found[feature]) for feature in FEATURES]
