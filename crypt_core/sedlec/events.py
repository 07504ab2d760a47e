"""What can happen in a game, one record a kind, with the short text of each.

Piles are numbered from 0 in a record and from 1 in its text; cards are their texts.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.events import Happening, Texts
from ..engine.notation import NUMBER, Token, many
from .components import SKULLS
from .pyramid import Place

_SKULL = f"(?:{'|'.join(SKULLS)})"
PLAYER = Token(r"P[1-4]", lambda player: f"P{player + 1}", lambda text: int(text[1:]) - 1)
PILE = Token(r"[1-6]", lambda pile: str(pile + 1), lambda text: int(text) - 1)
CARD = Token(rf"{_SKULL}/{_SKULL}", str, str)
PLACE = Token(r"[a-g][1-3]", str, lambda text: Place(ord(text[0]) - ord("a"), int(text[1])))

TOKENS = {
    "player": PLAYER,
    "winners": many(PLAYER),
    "count": NUMBER,
    "each": NUMBER,
    "pile": PILE,
    "left": PILE,
    "piles": many(PILE),
    "card": CARD,
    "cards": many(CARD),
    "place": PLACE,
    "gained": NUMBER,
    **dict.fromkeys(SKULLS, NUMBER),
    "by": Token("points|skulls|shared", str, str),
}


@dataclass(frozen=True)
class Event(Happening):
    """Something that happened in the game."""

    def __str__(self) -> str:
        return write_event(self)


@dataclass(frozen=True)
class Dealt(Event):
    """The graveyard is laid out: so many piles of so many cards each (rule setup)."""

    TEXT = "deals {count} piles of {each}"
    count: int
    each: int


@dataclass(frozen=True)
class Turned(Event):
    """A pile's top card is turned face-up before the first turn (rule setup)."""

    TEXT = "turns {card} on {pile}"
    pile: int
    card: str


@dataclass(frozen=True)
class Dug(Event):
    """The top cards of face-down piles are turned up (rule dig)."""

    TEXT = "{player} digs {piles} turning {cards}"
    player: int
    piles: tuple[int, ...]
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Took(Event):
    """A card just dug goes to the hand; the one on the pile `left` stays face-up (rule dig)."""

    TEXT = "{player} takes {card} from {pile}[ leaving {left}]"
    player: int
    pile: int
    card: str
    left: int | None = None


@dataclass(frozen=True)
class Collected(Event):
    """A card that lay face-up goes to the hand (rule collect)."""

    TEXT = "{player} collects {card} from {pile}"
    player: int
    pile: int
    card: str


@dataclass(frozen=True)
class Laid(Event):
    """A card goes from the hand to the crypt, which is worth so many points more (rule lay)."""

    TEXT = "{player} lays {card} on {place} gaining {gained}"
    player: int
    card: str
    place: Place
    gained: int


@dataclass(frozen=True)
class Filled(Event):
    """A player's crypt is full (rule crypt)."""

    TEXT = "{player} fills the crypt"
    player: int


@dataclass(frozen=True)
class Scored(Event):
    """A player's final points for each type of skull (rule end)."""

    TEXT = (
        "{player} scores king {king} peasant {peasant} priest {priest} lover {lover} "
        "criminal {criminal}"
    )
    player: int
    king: int
    peasant: int
    priest: int
    lover: int
    criminal: int

    @property
    def total(self) -> int:
        """All the points of the crypt."""
        return self.king + self.peasant + self.priest + self.lover + self.criminal


@dataclass(frozen=True)
class Ended(Event):
    """The victory (rule end): "by" most points, the best types of skulls in a tie, or shared."""

    TEXT = "victory of {winners} by {by}"
    winners: tuple[int, ...]
    by: str


EVENTS: tuple[type[Event], ...] = tuple(Event.__subclasses__())
TEXTS = Texts(EVENTS, TOKENS, "turn")


def write_event(event: Event) -> str:
    """The event's text."""
    return TEXTS.write(event)


def read_event(text: str) -> Event:
    """The event of a text.

    :raises BadNotation: if it is the text of no event.
    """
    return TEXTS.read(text)
