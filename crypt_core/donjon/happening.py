"""What every event of the game is, and how the values in its text are written and read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from ..engine.events import Happening
from ..engine.notation import NUMBER, Token, many
from .bundles import BUNDLE

PLAYER = Token(r"P[1-6]", lambda player: f"P{player + 1}", lambda text: int(text[1:]) - 1)
NAME = Token(r"[a-z_]+", str, str)
DICE = Token(
    r"[1-8](?:\+[1-8])?",
    lambda faces: "+".join(map(str, faces)),
    lambda text: tuple(map(int, text.split("+"))),
)
SIDE = Token(
    r"P[1-6]:(?:attacker|defender|none)",
    lambda side: f"P{side[0] + 1}:{side[1]}",
    lambda text: (int(text[1]) - 1, text[3:]),
)
SIGNED = Token(r"-?[0-9]{1,9}", str, int)

TOKENS = {
    **dict.fromkeys(("player", "partner", "victim", "ally", "whom"), PLAYER),
    **dict.fromkeys(("players", "others", "winners"), many(PLAYER)),
    **dict.fromkeys(("cards", "items", "quests"), many(NAME)),
    **dict.fromkeys(
        (
            "adventurer",
            "prey",
            "card",
            "item",
            "sale",
            "pile",
            "what",
            "how",
            "source",
            "quest",
            "rank",
            "by",
        ),
        NAME,
    ),
    **dict.fromkeys(
        (
            "count",
            "face",
            "round",
            "gems",
            "place",
            "power",
            "total",
            "other",
            "trophies",
            "loss",
        ),
        NUMBER,
    ),
    **dict.fromkeys(("green", "red"), DICE),
    **dict.fromkeys(("give", "want"), BUNDLE),
    "source": Token("shop|discards|P[1-6]", str, str),
    "now": Token("now", str, str),
    "winner": Token("green|red", str, str),
    "sides": many(SIDE),
    "score": SIGNED,
}


@dataclass(frozen=True)
class Event(Happening):
    """Something that happened in the game."""

    write: ClassVar[Callable[[Event], str]]
    """What writes its text, which stands on all kinds of events; see `events`."""

    def __str__(self) -> str:
        return type(self).write(self)
