"""What can happen in a game, one record a kind, with the short text of each.

Events are public: a face-down value is never in one (its card is written `remains?`). Who may know
more finds it in their view of the state after the event.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ..engine.events import Happening, Texts
from ..engine.notation import NUMBER, Token, many
from .components import KINDS, SLOTS


class Shown(NamedTuple):
    """A treasure as everybody sees it: its kind, and its value or 0 if face-down."""

    kind: str
    value: int

    def __str__(self) -> str:
        return f"{self.kind}{self.value or '?'}"


class Dice(NamedTuple):
    """Joined servants: how many, and the effort that each shows."""

    servants: int
    effort: int

    @property
    def total(self) -> int:
        """What a claim has to beat."""
        return self.servants * self.effort

    def __str__(self) -> str:
        return str(self.effort) * self.servants


class Pushed(NamedTuple):
    """Servants pushed off a treasure, and whose they were."""

    player: int
    dice: Dice


class Passing(NamedTuple):
    """A treasure that the Ghost passed over: your total there, or 0 where it holds it itself."""

    slot: int
    total: int


def _player(text: str) -> int:
    return int(text[1:]) - 1


def _dice(text: str) -> Dice:
    return Dice(len(text), int(text[0]))


def _shown(text: str) -> Shown:
    return Shown(text[:-1], 0 if text[-1] == "?" else int(text[-1]))


PLAYER = Token(r"P[1-4]", lambda player: f"P{player + 1}", _player)
SLOT = Token(r"[a-f]", lambda slot: SLOTS[slot], SLOTS.index)
FACES = Token(r"[1-6]+", lambda faces: "".join(map(str, faces)), lambda t: tuple(map(int, t)))
JOINED = "(?:1+|2+|3+|4+|5+|6+)"
DICE = Token(JOINED, str, _dice)
CARD = Token(rf"(?:{'|'.join(KINDS)})[1-4?]", str, _shown)
PUSHED = Token(
    rf"P[1-4]:{JOINED}",
    lambda pushed: f"P{pushed.player + 1}:{pushed.dice}",
    lambda text: Pushed(_player(text[:2]), _dice(text[3:])),
)
PASSING = Token(
    r"[a-f]:(?:[0-9]{1,9}|own)",
    lambda passing: f"{SLOTS[passing.slot]}:{passing.total or 'own'}",
    lambda text: Passing(SLOTS.index(text[0]), 0 if text[2:] == "own" else int(text[2:])),
)
RESULT = Token(
    "ready|exhausted", lambda x: "exhausted" if x else "ready", lambda text: text == "exhausted"
)
RANK = Token("fool|petty|wealthy|magnificent", str, str)

TOKENS = {
    "player": PLAYER,
    "leader": PLAYER,
    "players": many(PLAYER),
    "round": NUMBER,
    "turn": NUMBER,
    "count": NUMBER,
    "coins": NUMBER,
    "attempt": NUMBER,
    "number": Token("[1-3]", str, int),
    "effort": Token("[1-6]", str, int),
    "face": Token("[1-6]", str, int),
    "slot": SLOT,
    "slots": Token(
        "[a-f]+",
        lambda slots: "".join(SLOTS[s] for s in slots),
        lambda text: tuple(SLOTS.index(s) for s in text),
    ),
    "faces": FACES,
    "dice": DICE,
    "groups": many(DICE),
    "leaving": many(DICE),
    "card": CARD,
    "cards": many(CARD),
    "flipped": many(CARD),
    "pushed": PUSHED,
    "passing": many(PASSING),
    "exhausted": RESULT,
    "rank": RANK,
}


@dataclass(frozen=True)
class Event(Happening):
    """Something that happened in the game."""

    def __str__(self) -> str:
        return write_event(self)


@dataclass(frozen=True)
class Revealed(Event):
    """The round's treasures are drawn, face-down ones last (reveal.count)."""

    TEXT = "round {round} reveals {cards}"
    round: int
    cards: tuple[Shown, ...]


@dataclass(frozen=True)
class Arranged(Event):
    """Solo: the treasures are laid from highest to lowest (solo.order).

    `slots` are the places they had as drawn, now from the left.
    """

    TEXT = "laid out as {slots}"
    slots: tuple[int, ...]


@dataclass(frozen=True)
class Placed(Event):
    """Servants claim a treasure (claim.place), perhaps pushing others off (claim.push).

    `passing`: treasures that the Ghost could not take on the way to this one.
    """

    TEXT = "{player} places {dice} on {slot}[ pushing {pushed}][ passing {passing}]"
    player: int
    dice: Dice
    slot: int
    pushed: Pushed | None = None
    passing: tuple[Passing, ...] = ()


@dataclass(frozen=True)
class Recovered(Event):
    """A turn spent on getting all exhausted servants back (recover)."""

    TEXT = "{player} recovers {count}"
    player: int
    count: int


@dataclass(frozen=True)
class GhostRolled(Event):
    """The Ghost rolls its dice for its first or second turn (ghost.roll, ghost.second)."""

    TEXT = "ghost rolls {faces} on turn {turn}"
    faces: tuple[int, ...]
    turn: int


@dataclass(frozen=True)
class GhostIdle(Event):
    """The Ghost's second turn, with none of its dice pushed off (ghost.second)."""

    TEXT = "ghost rolls nothing"


@dataclass(frozen=True)
class GhostGrouped(Event):
    """Equal dice are joined, highest total first (ghost.roll, ghost.sequence).

    `leaving`: groups that the second turn does not place.
    """

    TEXT = "ghost groups {groups}[ leaving {leaving}]"
    groups: tuple[Dice, ...]
    leaving: tuple[Dice, ...] = ()


@dataclass(frozen=True)
class GhostSetAside(Event):
    """A group that fits nowhere (ghost.place)."""

    TEXT = "ghost sets aside {dice}[ passing {passing}]"
    dice: Dice
    passing: tuple[Passing, ...] = ()


@dataclass(frozen=True)
class Discarded(Event):
    """Treasures without dice go to the box (collect.discard)."""

    TEXT = "discards {slots}"
    slots: tuple[int, ...]


@dataclass(frozen=True)
class Refreshed(Event):
    """A player pushed off everywhere gets all exhausted servants back (collect.all-pushed)."""

    TEXT = "{player} pushed off everywhere recovers {count}"
    player: int
    count: int


@dataclass(frozen=True)
class Spared(Event):
    """Servants of effort 1 come back without a roll (collect.roll)."""

    TEXT = "{player} need not roll {count} on {slot}"
    player: int
    count: int
    slot: int


@dataclass(frozen=True)
class Rolled(Event):
    """One servant is rolled: below its effort it is exhausted (collect.roll)."""

    TEXT = "{player} rolls {slot}{number} effort {effort} gets {face} {exhausted}"
    player: int
    slot: int
    number: int
    effort: int
    face: int
    exhausted: bool


@dataclass(frozen=True)
class Collected(Event):
    """A player takes a treasure claimed, whatever the rolls (collect.keep)."""

    TEXT = "{player} collects {slot} {card}"
    player: int
    slot: int
    card: Shown


@dataclass(frozen=True)
class GhostTook(Event):
    """A treasure under the Ghost's dice is discarded (ghost.discard)."""

    TEXT = "ghost discards {slot} {card}"
    slot: int
    card: Shown


@dataclass(frozen=True)
class Rerolled(Event):
    """An idol is flipped and one die rolled again (idols.A, collect.reroll)."""

    TEXT = "{player} flips {flipped} rerolls {slot}{number} effort {effort} gets {face} {exhausted}"
    player: int
    flipped: tuple[Shown, ...]
    slot: int
    number: int
    effort: int
    face: int
    exhausted: bool


@dataclass(frozen=True)
class Peeked(Event):
    """A manuscript is flipped to look at the face-down treasures (manuscripts.B)."""

    TEXT = "{player} flips {flipped} to peek"
    player: int
    flipped: tuple[Shown, ...]


@dataclass(frozen=True)
class Took(Event):
    """Two pottery are flipped to take a face-down treasure (pottery.B)."""

    TEXT = "{player} flips {flipped} to take {slot} {card}"
    player: int
    flipped: tuple[Shown, ...]
    slot: int
    card: Shown


@dataclass(frozen=True)
class Roused(Event):
    """Two remains are flipped to make an exhausted servant ready (remains.A)."""

    TEXT = "{player} flips {flipped} to rouse"
    player: int
    flipped: tuple[Shown, ...]


@dataclass(frozen=True)
class IdolsRewarded(Event):
    """Among the first to own two idols: they are flipped, 5 coins at the end (idols.B)."""

    TEXT = "{player} flips {flipped} first with two idols"
    player: int
    flipped: tuple[Shown, ...]


@dataclass(frozen=True)
class Declined(Event):
    """A player leaves a window without using a power."""

    TEXT = "{player} is done"
    player: int


@dataclass(frozen=True)
class TorchesPassed(Event):
    """Both torches go to the left (pass)."""

    TEXT = "torches pass to {leader}"
    leader: int


@dataclass(frozen=True)
class DeckEmpty(Event):
    """No cards left: the game ends instead of passing the torches (pass)."""

    TEXT = "the deck is empty"


@dataclass(frozen=True)
class Scored(Event):
    """A player's final coins (score)."""

    TEXT = "{player} scores {coins}"
    player: int
    coins: int


@dataclass(frozen=True)
class Tied(Event):
    """Players tied for the victory roll off (tie)."""

    TEXT = "{players} are tied"
    players: tuple[int, ...]


@dataclass(frozen=True)
class RolledOff(Event):
    """A tied player's ready servants, rolled and summed (tie)."""

    TEXT = "{player} rolls off {faces}"
    player: int
    faces: tuple[int, ...]


@dataclass(frozen=True)
class Won(Event):
    """The victory, shared if there are several players (score, tie)."""

    TEXT = "victory of {players}"
    players: tuple[int, ...]


@dataclass(frozen=True)
class Ranked(Event):
    """The rank of a solo game (solo.rank)."""

    TEXT = "{coins} coins rank {rank}"
    coins: int
    rank: str


EVENTS: tuple[type[Event], ...] = tuple(Event.__subclasses__())
TEXTS = Texts(EVENTS, TOKENS, "claim.order")


def write_event(event: Event) -> str:
    """The event's text."""
    return TEXTS.write(event)


def read_event(text: str) -> Event:
    """The event of a text.

    :raises BadNotation: if it is the text of no event.
    """
    return TEXTS.read(text)
