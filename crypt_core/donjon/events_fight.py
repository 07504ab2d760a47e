"""Events of fights and Arenas; see `events`."""

from __future__ import annotations

from dataclasses import dataclass

from .happening import Event


@dataclass(frozen=True)
class Met(Event):
    """Against whom it goes, and how strong they are."""

    TEXT = "{player} meets {cards} of {power}"
    player: int
    cards: tuple[str, ...]
    power: int


@dataclass(frozen=True)
class Opened(Event):
    """An Arena (arena.open, fury)."""

    TEXT = "{player} opens an arena against {victim}[ by {card}]"
    player: int
    victim: int
    card: str = ""


@dataclass(frozen=True)
class Ringed(Event):
    """To fight or to ally (charm-ring)."""

    TEXT = "{player} makes {whom} {how}"
    player: int
    whom: int
    how: str


@dataclass(frozen=True)
class Allied(Event):
    """A handshake (alliance.one)."""

    TEXT = "{player} is allied with {ally}"
    player: int
    ally: int


@dataclass(frozen=True)
class Alone(Event):
    """Nobody is asked to help (alliance.one)."""

    TEXT = "{player} goes alone"
    player: int


@dataclass(frozen=True)
class Stood(Event):
    """What might be left alone is fought (flee)."""

    TEXT = "{player} stands and fights"
    player: int


@dataclass(frozen=True)
class GoesOn(Event):
    """Asked for more, a player has nothing to add."""

    TEXT = "{player} goes on"
    player: int


@dataclass(frozen=True)
class Fled(Event):
    """The monster is left alone (flee)."""

    TEXT = "{player} flees"
    player: int


@dataclass(frozen=True)
class Announced(Event):
    """Before the dice (announce)."""

    TEXT = "{player} uses {what}[ rolling {face}]"
    player: int
    what: str
    face: int | None = None


@dataclass(frozen=True)
class Sided(Event):
    """In secret (arena.sides)."""

    TEXT = "{player} chooses a side"
    player: int


@dataclass(frozen=True)
class Vanished(Event):
    """The Sorcerer is gone (sorcerer.token)."""

    TEXT = "{player} vanishes"
    player: int


@dataclass(frozen=True)
class Rolled(Event):
    """The dice, green and red (dice)."""

    TEXT = "the dice show {green} and {red}"
    green: tuple[int, ...]
    red: tuple[int, ...]


@dataclass(frozen=True)
class Sides(Event):
    """Who stands where (arena.sides)."""

    TEXT = "sides are shown: {sides}"
    sides: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Fought(Event):
    """Both totals, and whose is the victory (result)."""

    TEXT = "{total} against {other} for {winner}"
    total: int
    other: int
    winner: str


@dataclass(frozen=True)
class Again(Event):
    """The Priest fights again (priest.token)."""

    TEXT = "{player} fights again"
    player: int


@dataclass(frozen=True)
class Forgot(Event):
    """An Arena without effects (oblivion-helm)."""

    TEXT = "{player} makes the defeat forgotten"
    player: int


@dataclass(frozen=True)
class Won(Event):
    """The gains of a victory (win.monster)."""

    TEXT = "{player} wins[ {gems} gems][ {trophies} trophies][ {cards}]"
    player: int
    gems: int | None = None
    trophies: int | None = None
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Triumphed(Event):
    """A trophy for each victor (arena.win, arena.lose)."""

    TEXT = "{players} win a trophy"
    players: tuple[int, ...]


@dataclass(frozen=True)
class Shamed(Event):
    """Hell was lost (hell)."""

    TEXT = "{players} lose a trophy"
    players: tuple[int, ...]


@dataclass(frozen=True)
class Shared(Event):
    """A share of the gems of Hell (hell)."""

    TEXT = "{player} gets {gems} of the gems"
    player: int
    gems: int


@dataclass(frozen=True)
class PotWon(Event):
    """The first Arena (pot.won)."""

    TEXT = "{player} wins the pot of {gems}"
    player: int
    gems: int


@dataclass(frozen=True)
class Plundered(Event):
    """The attacker takes from the victim (arena.plunder)."""

    TEXT = "{player} plunders {victim} of[ {gems} gems][ {cards}]"
    player: int
    victim: int
    gems: int | None = None
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class OneMore(Event):
    """The Thief takes one more (thief)."""

    TEXT = "{player} takes a gem more from {victim}"
    player: int
    victim: int


@dataclass(frozen=True)
class Weakened(Event):
    """The price of the unique power (barbarian.token)."""

    TEXT = "{player} is weaker by {count}"
    player: int
    count: int


@dataclass(frozen=True)
class Left(Event):
    """The companion flees (binding-bow)."""

    TEXT = "{card} leaves {player} on a {face}"
    card: str
    player: int
    face: int


@dataclass(frozen=True)
class Stays(Event):
    """The companion does not flee (binding-bow)."""

    TEXT = "{card} stays with {player} on a {face}"
    card: str
    player: int
    face: int


@dataclass(frozen=True)
class Died(Event):
    """Companion or Familiar (binding-bow, familiar)."""

    TEXT = "{card} of {player} dies"
    card: str
    player: int


@dataclass(frozen=True)
class Cursed(Event):
    """Who raids the Temple (cursed)."""

    TEXT = "{player} is cursed"
    player: int


@dataclass(frozen=True)
class Took(Event):
    """The Djinn's gift (djinn)."""

    TEXT = "{player} takes {card} from {source}"
    player: int
    card: str
    source: str
