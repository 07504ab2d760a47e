"""The state of a game of Donjon: immutable and plain.

`State` knows everything, quests and sides too; what a player may know is in `views`. The order of
the piles is in no state: it is the luck's, drawn when cards are (see `engine.pile`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from ..engine.pile import Pile
from ..engine.table import public
from .bundles import Bundle
from .components import TYPELESS, Setup

# Stages; at each of them somebody decides. The phases of the rulebook are in `PHASE`.
KEEP = "keep"
"""Setup: all choose their main quest, at once and in secret."""
SUPPLY = "supply"
GUILD = "guild"
"""Two quests of the guild were looked at, and one is to be kept."""
ANSWER = "answer"
"""An offer in the village: accept, decline or counter it."""
COUNTERED = "countered"
"""The counter to an offer: accept or decline it."""
SURPLUS = "surplus"
"""Somebody has too many items of a type."""
CHOOSE = "choose"
"""Dungeon, Arena or the Temple."""
EXCHANGE = "exchange"
"""Un nouveau choix: all decide about their main quest, at once and in secret."""
ROT = "rot"
"""Putrefaction: all choose a spoil, at once and in secret."""
DISCARD = "discard"
"""The Pickpocket: an item is to be discarded."""
DJINN_GIFT = "djinn"
"""The Djinn is beaten: something is to be taken."""
NEGOTIATE = "negotiate"
"""A monster lies there: call for help, go alone, or use a reserved item."""
BID = "bid"
PICK = "pick"
"""All have bid or passed: the caller takes one, counters one, or goes alone."""
HAGGLE = "haggle"
"""A counter to a bid: accept or decline it."""
PROMISE = "promise"
"""An Arena is open: attacker and victim promise."""
FLEE = "flee"
"""The monster is so strong that it may be left alone."""
ANNOUNCE = "announce"
"""Before the dice: what is used is announced, by one after another."""
SIDES = "sides"
"""An Arena: the others choose a side, at once and in secret."""
VANISH = "vanish"
"""The Sorcerer may flee, after everything else and before the dice."""
REPLAY = "replay"
"""The Priest may fight a lost fight again."""
OBLIVION = "oblivion"
"""The Priest may cancel a lost Arena."""
PLUNDER = "plunder"
WORD = "word"
"""Rest: promises are kept or broken."""
REST = "rest"
QUESTS = "quests"
"""The end of a turn: who has an unfinished quest is asked for it."""
OVER = "over"

BEGIN = "begin"
DRAWING = "drawing"
ROLL = "roll"
RESULT = "result"
LOSSES = "losses"
AFTER = "after"
RESTING = "resting"
END = "end"
"""Stages that are passed through, from `BEGIN` to `END`: at none of them does anybody decide."""

PHASE = {
    KEEP: "setup",
    SUPPLY: "supply",
    CHOOSE: "dungeon",
    EXCHANGE: "dungeon",
    ROT: "dungeon",
    DISCARD: "dungeon",
    **dict.fromkeys((NEGOTIATE, BID, PICK, HAGGLE, PROMISE), "negotiation"),
    **dict.fromkeys(
        (FLEE, ANNOUNCE, SIDES, VANISH, REPLAY, OBLIVION, PLUNDER, DJINN_GIFT), "combat"
    ),
    WORD: "rest",
    REST: "rest",
    QUESTS: "quests",
    OVER: "end",
}
"""The phase of a turn in which a stage lies; GUILD, ANSWER, COUNTERED and SURPLUS belong to Supply
or to Rest (`State.phase`)."""

PASSED = {
    BEGIN: "supply",
    DRAWING: "dungeon",
    **dict.fromkeys((ROLL, RESULT, LOSSES, AFTER), "combat"),
    RESTING: "rest",
    END: "quests",
}
"""The same of stages that are passed through: events happen there."""

NOBODY = -1


class UnfinishedQuest(NamedTuple):
    """An unfinished quest; `deed`: its holder has done what it asks for."""

    quest: str
    deed: bool = False


class Done(NamedTuple):
    """A quest that is done, open before its player."""

    quest: str
    main: bool


class Player(NamedTuple):
    """All that lies before a player."""

    adventurer: str
    gems: int = 0
    items: tuple[str, ...] = ()
    """In the order in which they came: those with a type, and Sale, Chaotic vial and Key."""
    spoils: tuple[str, ...] = ()
    """Monsters beaten, in the order in which they came."""
    main: UnfinishedQuest | None = None
    """The main quest, until it is done."""
    quests: tuple[UnfinishedQuest, ...] = ()
    """Unfinished secondary quests; `quest1` is the first of them."""
    done: tuple[Done, ...] = ()
    trophies: int = 0
    wounds: int = 0
    malus: int = 0
    """What the Barbarian's unique power has cost for good."""
    token: bool = True
    """The unique power has not been used."""
    prey: str = ""
    """The Ranger's type of monster."""
    companion: str = ""
    """The monster on the Ranger's binding bow."""
    familiar: bool = False
    fairy: bool = False
    cursed: bool = False
    kept: int = 0
    broken: int = 0
    """Promises, so far: everybody remembers."""

    @property
    def unfinished(self) -> tuple[UnfinishedQuest, ...]:
        """All quests to be done, the main quest first."""
        return (*((self.main,) if self.main else ()), *self.quests)


class Promise(NamedTuple):
    """A word given: who to whom, and what."""

    maker: int
    to: int
    bundle: Bundle


class Offer(NamedTuple):
    """A swap that lies on the table: `give` goes from the player to the partner, `want` back."""

    player: int
    partner: int
    give: Bundle
    want: Bundle


class Bid(NamedTuple):
    """What somebody asks for an alliance; None for who has passed."""

    player: int
    bundle: Bundle | None
    now: bool = False
    """Paid at once if taken (rule deal.advance)."""
    countered: bool = False


class Used(NamedTuple):
    """Something announced before the dice; `roll` is the vial's."""

    player: int
    what: str
    roll: int = 0


class Fight(NamedTuple):
    """A fight from the moment it is known against whom it goes."""

    kind: str
    """"monster", "djinn", "mimic", "doppelganger", "guardian", "hell" or "arena"."""
    fighter: int
    """Who fights: the active player, or who stands in for the Sorcerer."""
    foes: tuple[str, ...] = ()
    """The cards it goes against."""
    powers: tuple[int, ...] = ()
    victim: int = NOBODY
    allies: tuple[int, ...] = ()
    """Allies of the green side; in an Arena known before the dice only if the ring forces one."""
    forced: bool = False
    """The ally is there by the Charm ring."""
    fury: bool = False
    bids: tuple[Bid, ...] = ()
    counter: Bid | None = None
    """The counter that a bidder is to answer."""
    fixed: bool = False
    """The ally was paid in advance: the fight must be fought."""
    used: tuple[Used, ...] = ()
    ready: tuple[int, ...] = ()
    """Who has been asked in this stage and is done."""
    gone: tuple[int, ...] = ()
    """Who has vanished."""
    green: tuple[int, ...] = ()
    red: tuple[int, ...] = ()
    """The dice, once they are rolled."""
    attempt: int = 0
    sides: tuple[str, ...] = ()
    """An Arena after the dice: by player "attacker", "defender" or "none"."""
    won: bool = False
    """The green side has won, once the dice are rolled."""
    kritik: bool = False
    """The winner's die shows an 8."""
    cancelled: bool = False
    """An Arena whose effects the Priest has cancelled."""

    @property
    def arena(self) -> bool:
        return self.kind == "arena"

    def uses(self, player: int, what: str) -> bool:
        """Whether a player has announced something."""
        return any((used.player, used.what) == (player, what) for used in self.used)


class Effect(NamedTuple):
    """The Toll or Love, lying before who drew it until that player's next turn (rule active)."""

    card: str
    player: int


class State(NamedTuple):
    """Everything about a game at one moment."""

    setup: Setup
    stage: str
    players: tuple[Player, ...]
    first: int
    adventure: Pile
    guild: Pile
    shop: tuple[str, ...]
    turn: int = 0
    """How many turns are over."""
    discards: tuple[str, ...] = ()
    """Adventure cards, the last one last."""
    gone: tuple[str, ...] = ()
    """Items discarded: reserved and draconic ones."""
    apart: tuple[str, ...] = ()
    """Draconic items not yet in play."""
    temple: int = 0
    """Gems on the Temple of Care."""
    pot: int = 0
    fought: bool = False
    """There has been an Arena with a victor: there is no pot any more."""
    card: str = ""
    """The adventure card that was drawn, while it is in play."""
    fight: Fight | None = None
    effect: Effect | None = None
    secret: tuple[Any, ...] = ()
    """What each has chosen in secret at KEEP, EXCHANGE, ROT or SIDES; None: not yet."""
    looked: tuple[tuple[str, ...], ...] = ()
    """Quests looked at: by each player at KEEP, by the active one at GUILD."""
    offer: Offer | None = None
    offered: tuple[Offer, ...] = ()
    """Offers made this turn (rule deal.bounds)."""
    promises: tuple[Promise, ...] = ()
    """Given and open, until Rest."""
    owed: tuple[Promise, ...] = ()
    """Help in later fights, until it is called for."""
    resting: bool = False
    """The turn has come to its Rest: what Supply and Rest share belongs to it."""
    visited: bool = False
    """The guild was asked this turn."""
    bought: bool = False
    """A trophy was bought this turn."""
    shown: tuple[int, ...] = ()
    """At QUESTS: who has declined since the last claim."""
    last: bool = False
    """The last adventure card was drawn this turn (rule end.deck)."""
    seen: int = NOBODY
    """The number of the card that the Priest has seen on top of the adventure pile."""
    scores: tuple[int, ...] = ()
    """Final trophies by player, once the game is scored."""
    winners: tuple[int, ...] = ()

    def __repr__(self) -> str:
        """What everybody may know."""
        return public(self)

    @property
    def active(self) -> int:
        """Whose turn it is, clockwise from the first player (rule turn.order)."""
        return (self.first + self.turn) % self.setup.players

    @property
    def round(self) -> int:
        """How many turns each player has begun, counted by the first; from 1."""
        return self.turn // self.setup.players + 1

    @property
    def phase(self) -> str:
        """The phase of the turn (rule turn.order)."""
        village = "rest" if self.resting else "supply"
        return PHASE.get(self.stage) or PASSED.get(self.stage, village)

    @property
    def order(self) -> tuple[int, ...]:
        """All players in turn order, from the active one."""
        return order(self.setup.players, self.active)

    def with_player(self, player: int, **changes: Any) -> State:
        """This state with what lies before one player changed."""
        changed = self.players[player]._replace(**changes)
        return self._replace(players=(*self.players[:player], changed, *self.players[player + 1 :]))

    def with_fight(self, **changes: Any) -> State:
        """This state with its fight changed."""
        assert self.fight is not None
        return self._replace(fight=self.fight._replace(**changes))

    def typed(self, player: int, place: str) -> tuple[str, ...]:
        """A player's items of a type, as they came."""
        items = self.setup.items
        held = self.players[player].items
        return tuple(it for it in held if it not in TYPELESS and items[it].type == place)


@lru_cache(maxsize=64)
def order(players: int, first: int) -> tuple[int, ...]:
    """Players clockwise from one."""
    return tuple((first + i) % players for i in range(players))
