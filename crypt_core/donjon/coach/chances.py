"""The exact help for fights: the chance to win in every way there is, and what that is worth.

All of it is counted over the rolls by the code that plays them (`fight`), from what a player may
know. Nothing of it looks ahead, and no hidden card or side is guessed: of an Arena it tells the
chances by who joins whom.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from .. import fight as sums
from .. import goods
from ..asking import ALONE, RING, gifts, has_ring, may_flee, third_players
from ..bundles import MOST_GEMS
from ..components import (
    DJINN,
    DOPPELGANGER,
    DRACONIC,
    DRAGON,
    EVENTS,
    GUARDIAN,
    PRIEST,
    TROPHY,
)
from ..fight import (
    ATTACKER,
    DEFENDER,
    NEUTRAL,
    UNROLLED,
    WOUNDS,
    Odds,
    Price,
    Stakes,
    help_price,
)
from ..judge_deals import hoped_means
from ..power import fighter, quarters, the_sum, usable
from ..state import BID, HAGGLE, NEGOTIATE, PICK, PROMISE, REPLAY, Fight, State, Used
from ..views import View
from .known import known

BARGAINING = (NEGOTIATE, BID, PICK, HAGGLE)
"""Stages at which it is open who will be the ally."""

ALONE_, ALLY, AGAIN, RING_FIGHT, RING_ALLY = "alone", "ally", "again", "ring-fight", "ring-ally"
"""Ways to fight, beside what is announced (see `Way.how`)."""


class Rates(NamedTuple):
    """What things count in gems; they are measures, not rules."""

    trophy: int = TROPHY
    """What one costs at Rest (rule rest.trophy)."""
    wound: int = 1
    """Half of what the Temple takes for all of them."""
    point: int = 2
    """A point of an item, as in the shop."""


RATES = Rates()


class Way(NamedTuple):
    """A way to fight, and its odds for who fights."""

    how: str
    """Alone as things stand, with an "ally", what is announced ("token", "vial", a reserved item),
    "again" by the Priest's token, or the ring: another fights instead, or has to help."""
    player: int
    """The ally or stand-in, or who announces it."""
    odds: Odds


class Gains(NamedTuple):
    """What a victory brings to whom the fight is, and what of it counts how much."""

    gems: int = 0
    trophies: int = 0
    item: str = ""
    """A dragon's item, or the dearest that the Djinn could give."""
    shame: int = 0
    """Trophies that a defeat costs."""

    def stakes(self, state: State, player: int, rates: Rates = RATES) -> Stakes:
        """The same in gems, with what a wound costs."""
        gain = self.gems + rates.trophy * self.trophies
        if self.item:
            gain += rates.point * (state.setup.items[self.item].bonus or rates.point)
        return Stakes(gain, rates.wound, WOUNDS - state.players[player].wounds)


class Help(NamedTuple):
    """What one ally is worth: the odds with them, and what that may cost, in gems."""

    player: int
    odds: Odds
    price: Price
    most: int
    """What can be promised for it at all (rule deal.bounds)."""


class Chances(NamedTuple):
    """All that is counted of a fight against what is met in the Dungeon, or of an Arena.

    `ways`: the first is the fight as it stands. `flight`: it may be left alone (rule flee).
    """

    fighter: int
    gains: Gains
    stakes: Stakes
    ways: tuple[Way, ...]
    helps: tuple[Help, ...] = ()
    flight: bool = False

    @property
    def plain(self) -> Odds:
        """The fight as it stands."""
        return self.ways[0].odds

    def worth(self, odds: Odds) -> Fraction:
        """What the fight is worth with some odds, in gems; a defeat's trophies among them."""
        shame = RATES.trophy * self.gains.shame
        return self.stakes.worth(odds) - shame * (1 - odds.win)

    @property
    def better_flee(self) -> bool:
        """Whether to flee is worth more than to fight as it stands."""
        return self.flight and self.worth(self.plain) < 0


def chances(view: View) -> Chances | None:
    """What is counted of the fight that is on; None if there is none whose dice are to fall."""
    state = known(view)
    fight = state.fight
    if fight is None or (fight.green and state.stage != REPLAY):
        return None
    gains = _gains(state, fight)
    stakes = gains.stakes(state, fight.fighter)
    ways = tuple(_ways(state, fight))
    flight = not fight.arena and not fight.green and may_flee(state)
    helps: tuple[Help, ...] = ()
    if state.stage in BARGAINING and fight.kind not in ALONE and not fight.forced:
        helps = tuple(_help(state, fight, other, stakes, flight) for other in state.order[1:])
    return Chances(fight.fighter, gains, stakes, ways, helps, flight)


def _gains(state: State, fight: Fight) -> Gains:
    """What a victory brings (rules win.monster, dragons, djinn, hell, arena.win)."""
    if fight.arena:
        loot = -(-state.players[fight.victim].gems // 2)
        return Gains(loot + (0 if state.fought else state.pot), 1)
    monsters, others = state.setup.monsters, state.setup.numbers.others
    if fight.kind == "hell":
        total = sum(monsters[foe].gems for foe in fight.foes)
        return Gains(len(range(0, total, state.setup.players)), shame=1)
    (foe,) = fight.foes
    if foe in monsters:
        card = monsters[foe]
        item = DRACONIC.get(foe, "") if card.type == DRAGON else ""
        return Gains(card.gems, card.trophies, item if item in state.apart else "")
    if fight.kind == GUARDIAN:
        return Gains(state.temple)
    if fight.kind == DOPPELGANGER:
        return Gains(others[foe].gems)
    items = state.setup.items
    there = [what for what, _ in gifts(state) if what in items] if fight.kind == DJINN else []
    return Gains(item=max(there, key=lambda it: items[it].bonus, default=""))


def _odds(state: State, fight: Fight, *used: Used) -> Odds:
    return sums.odds(the_sum(state, fight._replace(used=(*fight.used, *used))))


def _ways(state: State, fight: Fight) -> list[Way]:
    """The ways to fight that are open now, as it stands first."""
    plain = _odds(state, fight)
    found = [Way(ALONE_, fight.fighter, plain)]
    if fight.green:
        return found
    for player in (fight.fighter, *fight.allies):
        for what in usable(state, player):
            roll = UNROLLED if what == "vial" else 0
            found.append(Way(what, player, _odds(state, fight, Used(player, what, roll))))
    owner = state.players[fight.fighter]
    if owner.adventurer == PRIEST and owner.token and fight.fighter == state.active:
        found.append(Way(AGAIN, fight.fighter, plain.again()))
    if has_ring(state) and state.stage in (*BARGAINING, PROMISE) and not fight.forced:
        found += _rings(state, fight)
    return found


def _rings(state: State, fight: Fight) -> list[Way]:
    """What the Charm ring can do; it is gone by that (rule charm-ring)."""
    state = goods.use_up(state, state.active, RING)
    others = third_players(state) if fight.arena else state.order[1:]
    instead = [Way(RING_FIGHT, i, _odds(state, fight._replace(fighter=i, used=()))) for i in others]
    if fight.kind in ALONE:
        return instead
    forced = fight._replace(forced=True)
    allied = [Way(RING_ALLY, i, _odds(state, forced._replace(allies=(i,)))) for i in others]
    return instead + allied


def _help(state: State, fight: Fight, other: int, helped: Stakes, flight: bool) -> Help:
    """What one ally is worth (rule alliance.price)."""
    allied = _odds(state, fight._replace(allies=(other,)))
    alone = _odds(state, fight._replace(allies=()))
    helper = Stakes(0, RATES.wound, WOUNDS - state.players[other].wounds)
    price = help_price(alone, allied, helped, helper, flight)
    return Help(other, allied, price, min(MOST_GEMS, hoped_means(state).gems))


# --- Arenas ---------------------------------------------------------------------------------------


def arena_odds(
    view: View, sides: Mapping[int, str], fight: Fight | None = None, *used: Used
) -> Odds:
    """The attacker's odds in an Arena if the others join so; who is not named stays neutral.

    `fight`: an Arena that is only thought of; None: the one that is on.
    """
    state = known(view)
    arena = fight or state.fight
    assert arena is not None
    shown = tuple(
        sides.get(i, "none") if sides.get(i) != NEUTRAL else "none"
        for i in range(state.setup.players)
    )
    return _odds(state, arena._replace(sides=shown), *used)


def by_sides(view: View) -> dict[tuple[str, ...], Odds]:
    """The attacker's odds by the side that each of the others takes, in turn order.

    Who is forced to help the attacker is none of them; in Fury's Arena nobody stays neutral.
    """
    state = known(view)
    fight = state.fight
    assert fight is not None
    free = [i for i in third_players(state) if i not in fight.allies]
    everyone = [fighter(state, i, (), fight) for i in (*free, *fight.allies)]
    attacker, victim = (fighter(state, i, (), fight) for i in (fight.fighter, fight.victim))
    forced = (ATTACKER,) * len(fight.allies)
    return {
        sides[: len(free)]: odds
        for sides, odds in sums.by_sides(attacker, victim, everyone).items()
        if sides[len(free) :] == forced and not (fight.fury and NEUTRAL in sides)
    }


def victims(view: View, player: int) -> dict[int, Odds]:
    """The attacker's odds in an Arena against each other player, if nobody joins."""
    state = known(view)
    found = {}
    for other in range(state.setup.players):
        if other != player:
            found[other] = _odds(state, Fight("arena", player, victim=other))
    return found


def joined(view: View, player: int, others: Mapping[int, str]) -> dict[str, Odds]:
    """The attacker's odds by the side that one player takes, the others' being as told."""
    return {side: arena_odds(view, {**others, player: side}) for side in SIDES}


SIDES = (ATTACKER, DEFENDER, NEUTRAL)
"""What one can do in an Arena of others (rule arena.sides)."""


# --- The Dungeon ----------------------------------------------------------------------------------


class Draw(NamedTuple):
    """What the next card may be: of `cards` that nobody has seen, so many are `monsters`.

    `win`: how likely one of these is beaten alone, on average. `flee`: how many may be left alone.
    `events` and `specials`: how many of those there are.
    """

    cards: int
    monsters: int
    specials: int
    events: int
    win: Fraction
    flee: int


def draw(view: View, player: int) -> Draw:
    """What drawing a card may bring, from all that nobody has seen or, by the Priest, that one."""
    state = known(view)
    setup = state.setup
    cards = [setup.adventure[number] for number in state.adventure.mixed]
    if view.next_card and view.viewer == player:
        cards = [view.next_card]
    monsters = [card for card in cards if card in setup.monsters]
    events = [card for card in cards if card in EVENTS]
    wins, flights = Fraction(0), 0
    for card in monsters:
        who, power = fighter(state, player, (card,)), setup.monsters[card].power
        wins += sums.odds(sums.dungeon(who, power, quarters=quarters(state))).win
        flights += sums.may_flee(who, power)
    win = wins / len(monsters) if monsters else Fraction(0)
    specials = len(cards) - len(monsters) - len(events)
    return Draw(len(cards), len(monsters), specials, len(events), win, flights)
