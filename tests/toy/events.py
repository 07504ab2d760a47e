"""What can happen in the toy; a choice in secret is an event that does not name it."""

from __future__ import annotations

from dataclasses import dataclass

from crypt_core.engine.events import Happening, Texts
from crypt_core.engine.notation import NUMBER, Token, many

PLAYER = Token("P[1-6]", lambda player: f"P{player + 1}", lambda text: int(text[1:]) - 1)


@dataclass(frozen=True)
class Event(Happening):
    def __str__(self) -> str:
        return TEXTS.write(self)


@dataclass(frozen=True)
class Dealt(Event):
    TEXT = "everybody has {gems} gems"
    gems: int


@dataclass(frozen=True)
class Chose(Event):
    TEXT = "{player} chooses in secret"
    player: int


@dataclass(frozen=True)
class Shown(Event):
    TEXT = "all show {numbers} and the die {face}"
    numbers: tuple[int, ...]
    face: int


@dataclass(frozen=True)
class Offered(Event):
    TEXT = "{player} offers {partner} {give} for {want}"
    player: int
    partner: int
    give: int
    want: int


@dataclass(frozen=True)
class Swapped(Event):
    TEXT = "{player} accepts"
    player: int


@dataclass(frozen=True)
class Dropped(Event):
    """Nothing changes hands: the leader passes or takes the offer back, or it is declined."""

    TEXT = "{player} says {verb}"
    player: int
    verb: str


TOKENS = {
    "player": PLAYER,
    "partner": PLAYER,
    "numbers": many(NUMBER),
    "verb": Token("[a-z]+", str, str),
    **dict.fromkeys(("gems", "face", "give", "want"), NUMBER),
}
TEXTS = Texts(tuple(Event.__subclasses__()), TOKENS, "turn")
