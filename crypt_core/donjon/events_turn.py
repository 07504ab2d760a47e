"""Events of setup, village and dungeon; see `events`."""

from __future__ import annotations

from dataclasses import dataclass

from .happening import Event


@dataclass(frozen=True)
class Seated(Event):
    """An adventurer takes a seat; the Ranger draws a type (setup.adventurers, setup.ranger)."""

    TEXT = "{player} is the {adventurer}[ hunting {prey}]"
    player: int
    adventurer: str
    prey: str = ""


@dataclass(frozen=True)
class Looked(Event):
    """Quests are looked at in secret (setup.quests, guild)."""

    TEXT = "{player} looks at {count} quests"
    player: int
    count: int


@dataclass(frozen=True)
class Threw(Event):
    """The highest begins (setup.first)."""

    TEXT = "{player} throws {face} to begin"
    player: int
    face: int


@dataclass(frozen=True)
class First(Event):
    """This player begins (setup.first)."""

    TEXT = "{player} begins"
    player: int


@dataclass(frozen=True)
class Chose(Event):
    """In secret (setup.quests)."""

    TEXT = "{player} chooses a main quest"
    player: int


@dataclass(frozen=True)
class Shuffled(Event):
    """What nobody kept goes back into the pile (setup.quests)."""

    TEXT = "the other quests are shuffled"


@dataclass(frozen=True)
class Turn(Event):
    """A turn begins (turn.order)."""

    TEXT = "round {round} turn of {player}"
    round: int
    player: int


@dataclass(frozen=True)
class PotGrew(Event):
    """A gem is laid into the pot (pot)."""

    TEXT = "the pot grows to {gems}"
    gems: int


@dataclass(frozen=True)
class Expired(Event):
    """The Toll or Love is over (active)."""

    TEXT = "{card} ends"
    card: str


@dataclass(frozen=True)
class Healed(Event):
    """Wounds heal (turn.heal, grace)."""

    TEXT = "{player} heals {count}"
    player: int
    count: int


@dataclass(frozen=True)
class Cared(Event):
    """All wounds heal at the Temple (temple)."""

    TEXT = "{player} pays {gems} to the temple and is healed"
    player: int
    gems: int


@dataclass(frozen=True)
class Bought(Event):
    """An item is bought (shop.buy, sale)."""

    TEXT = "{player} buys {item} for {gems}[ with {sale}]"
    player: int
    item: str
    gems: int
    sale: str = ""


@dataclass(frozen=True)
class Guided(Event):
    """A visit to the guild (guild)."""

    TEXT = "{player} pays {gems} to the guild and looks at {count} quests"
    player: int
    gems: int
    count: int


@dataclass(frozen=True)
class TookQuest(Event):
    """One of the two is kept (guild)."""

    TEXT = "{player} takes a quest"
    player: int


@dataclass(frozen=True)
class BoughtTrophy(Event):
    """A trophy is bought (rest.trophy)."""

    TEXT = "{player} buys a trophy for {gems}"
    player: int
    gems: int


@dataclass(frozen=True)
class Dropped(Event):
    """To the shop, or discarded (shop.one-per-type, pickpocket, item.reserved)."""

    TEXT = "{player} gives up {item} to the {pile}"
    player: int
    item: str
    pile: str


@dataclass(frozen=True)
class Paid(Event):
    """Who draws pays (toll)."""

    TEXT = "{player} pays a toll of {gems}"
    player: int
    gems: int


@dataclass(frozen=True)
class Drew(Event):
    """An adventure card is turned up (dungeon.draw)."""

    TEXT = "{player} draws {card}"
    player: int
    card: str


@dataclass(frozen=True)
class Returned(Event):
    """Too early (dungeon.early)."""

    TEXT = "{card} is shuffled back"
    card: str


@dataclass(frozen=True)
class Got(Event):
    """A special card that is kept."""

    TEXT = "{player} keeps {card}"
    player: int
    card: str


@dataclass(frozen=True)
class Found(Event):
    """A chest (chest)."""

    TEXT = "{player} finds {gems} gems"
    player: int
    gems: int


@dataclass(frozen=True)
class Hurt(Event):
    """Wounds are taken (wounds)."""

    TEXT = "{player} takes {count} wounds"
    player: int
    count: int


@dataclass(frozen=True)
class Spared(Event):
    """The Fairy takes a defeat upon herself (fairy)."""

    TEXT = "{player} is spared by the fairy"
    player: int


@dataclass(frozen=True)
class Bound(Event):
    """A monster becomes a companion (binding-bow)."""

    TEXT = "{player} binds {card}"
    player: int
    card: str


@dataclass(frozen=True)
class Came(Event):
    """Discarded reserved items are for sale again (arrival)."""

    TEXT = "{items} return to the shop"
    items: tuple[str, ...]


@dataclass(frozen=True)
class ChoseExchange(Event):
    """In secret: which quest is to be the main one, or that it stays (new-choice)."""

    TEXT = "{player} decides on the main quest"
    player: int


@dataclass(frozen=True)
class Exchanged(Event):
    """Two quests change places (new-choice)."""

    TEXT = "{player} exchanges the main quest for quest{place}"
    player: int
    place: int


@dataclass(frozen=True)
class Stayed(Event):
    """The main quest stays what it is (new-choice)."""

    TEXT = "{player} keeps the main quest"
    player: int


@dataclass(frozen=True)
class ChoseSpoil(Event):
    """In secret (rot)."""

    TEXT = "{player} chooses a spoil to discard"
    player: int


@dataclass(frozen=True)
class Rotted(Event):
    """A spoil is gone (rot)."""

    TEXT = "{player} discards the spoil {card}"
    player: int
    card: str


@dataclass(frozen=True)
class Levelled(Event):
    """The first give to the last (first-last)."""

    TEXT = "{players} lose a trophy and {others} gain one"
    players: tuple[int, ...]
    others: tuple[int, ...]


@dataclass(frozen=True)
class Lies(Event):
    """An event that lasts a round (active)."""

    TEXT = "{card} lies before {player}"
    card: str
    player: int


@dataclass(frozen=True)
class Idle(Event):
    """A card that changes nothing now."""

    TEXT = "{card} has no effect"
    card: str


@dataclass(frozen=True)
class Discarded(Event):
    """A card goes to the discards."""

    TEXT = "{card} is discarded"
    card: str


@dataclass(frozen=True)
class Rests(Event):
    """The Warrior's rest begins."""

    TEXT = "{player} rests"
    player: int
