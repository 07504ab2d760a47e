"""What can happen in a game, one record a kind, with the short text of each.

Events are public: which quest is looked at or kept, and which side is chosen, is in none of them.
Who may know more finds it in their view of the state after the event.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.events import Happening, Texts
from ..engine.notation import NUMBER, Token, many
from .bundles import BUNDLE, Bundle

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

    def __str__(self) -> str:
        return write_event(self)


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


@dataclass(frozen=True)
class Offered(Event):
    """A swap is offered (deal.swap)."""

    TEXT = "{player} offers {partner} {give} for {want}"
    player: int
    partner: int
    give: Bundle
    want: Bundle


@dataclass(frozen=True)
class Countered(Event):
    """Another price (deal.swap, deal.ask)."""

    TEXT = "{player} counters {partner} with {give} for {want}[ {now}]"
    player: int
    partner: int
    give: Bundle
    want: Bundle
    now: str = ""


@dataclass(frozen=True)
class Accepted(Event):
    """An offer or a counter is taken."""

    TEXT = "{player} accepts"
    player: int


@dataclass(frozen=True)
class Declined(Event):
    """An offer or a counter is refused."""

    TEXT = "{player} declines"
    player: int


@dataclass(frozen=True)
class Handed(Event):
    """What changes hands."""

    TEXT = "{player} hands {partner} {give}"
    player: int
    partner: int
    give: Bundle


@dataclass(frozen=True)
class Called(Event):
    """All others are asked for help (deal.ask)."""

    TEXT = "{player} calls for help"
    player: int


@dataclass(frozen=True)
class Asked(Event):
    """The price of a help (deal.ask)."""

    TEXT = "{player} bids {give}[ {now}]"
    player: int
    give: Bundle
    now: str = ""


@dataclass(frozen=True)
class Passed(Event):
    """No help from here (deal.ask)."""

    TEXT = "{player} passes"
    player: int


@dataclass(frozen=True)
class Promised(Event):
    """A word is given (promises)."""

    TEXT = "{player} promises {partner} {give}"
    player: int
    partner: int
    give: Bundle


@dataclass(frozen=True)
class KeptWord(Event):
    """A promise is kept (deal.keep)."""

    TEXT = "{player} keeps the word given to {partner}"
    player: int
    partner: int


@dataclass(frozen=True)
class BrokeWord(Event):
    """A promise is broken (deal.keep)."""

    TEXT = "{player} breaks the word given to {partner}"
    player: int
    partner: int


@dataclass(frozen=True)
class Lapsed(Event):
    """A promise of words alone is over (promises)."""

    TEXT = "the word of {player} to {partner} lapses"
    player: int
    partner: int


@dataclass(frozen=True)
class Claimed(Event):
    """A quest is done (quest.claim)."""

    TEXT = (
        "{player} completes {quest} as {rank} for {trophies} trophies and {gems} gems"
        "[ spending {cards}]"
    )
    player: int
    quest: str
    rank: str
    trophies: int
    gems: int
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Blackmailed(Event):
    """Another's spoils serve (blackmail-charm)."""

    TEXT = "{player} uses the spoils of {victim}"
    player: int
    victim: int


@dataclass(frozen=True)
class Stole(Event):
    """A secondary quest changes hands (blackmail-charm)."""

    TEXT = "{player} steals a quest from {victim}"
    player: int
    victim: int


@dataclass(frozen=True)
class NoClaim(Event):
    """Asked for quests, and none is shown (quest.claim)."""

    TEXT = "{player} shows no quest"
    player: int


@dataclass(frozen=True)
class Scored(Event):
    """What is left after the count (end.main, end.secondary)."""

    TEXT = "{player} ends with {score} trophies[ less {loss} for {quests}]"
    player: int
    score: int
    loss: int | None = None
    quests: tuple[str, ...] = ()


@dataclass(frozen=True)
class Ended(Event):
    """The victory (end.winner, end.tie)."""

    TEXT = "victory of {winners} by {by}"
    winners: tuple[int, ...]
    by: str


EVENTS: tuple[type[Event], ...] = tuple(Event.__subclasses__())


class _Texts(Texts[Event]):
    """Texts in which a name that was left out is read as none."""

    def read(self, text: str) -> Event:
        event = super().read(text)
        left_out = {name: "" for name, value in vars(event).items() if value == ()}
        text_fields = {name for name, kind in type(event).__annotations__.items() if kind == "str"}
        return type(event)(**{**vars(event), **{n: "" for n in left_out if n in text_fields}})


TEXTS = _Texts(EVENTS, TOKENS, "turn.order")


def write_event(event: Event) -> str:
    """The event's text."""
    return TEXTS.write(event)


def read_event(text: str) -> Event:
    """The event of a text.

    :raises BadNotation: if it is the text of no event.
    """
    return TEXTS.read(text)
