"""The exact help for fights: the chance to win in every way there is, and what that is worth.

All of it is counted over the rolls by the code that plays them (`fight`), from what a player may
know. Nothing of it looks ahead, and no hidden card or side is guessed: of an Arena it tells the
chances by who joins whom, as who looks stands to it: an attacker, a victim, or one of the others,
who may join either side.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from .. import fight as sums
from .. import goods, moves
from ..asking import ALONE, RING, gifts, may_flee, third_players, unasked
from ..bundles import MOST_GEMS
from ..components import (
    DJINN,
    DOPPELGANGER,
    DRACONIC,
    DRAGON,
    EVENTS,
    GUARDIAN,
    PRIEST,
    THIEF,
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
from ..judge import judged_here
from ..judge_deals import hoped_means
from ..moves import Move
from ..power import fighter, lasting, on_side, quarters, the_sum, usable
from ..state import (
    ANNOUNCE,
    BID,
    HAGGLE,
    NEGOTIATE,
    PICK,
    PROMISE,
    REPLAY,
    VANISH,
    Fight,
    State,
    Used,
)
from ..state import SIDES as CHOOSING
from ..views import View
from .known import known

BARGAINING = (NEGOTIATE, BID, PICK, HAGGLE)
"""Stages at which it is open who will be the ally."""

ALONE_, ALLY, AGAIN, RING_FIGHT, RING_ALLY = "alone", "ally", "again", "ring-fight", "ring-ally"
JOINS, AGAINST = "joins", "against"
"""Ways to fight, beside what is announced (see `Way.how`)."""

SIDES = (ATTACKER, DEFENDER, NEUTRAL)
"""What one can do in an Arena of others (rule arena.sides)."""


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
    "again" by the Priest's token, or the ring: another fights instead, or has to help. In an Arena
    another "joins", or is "against"."""
    player: int
    """The ally or stand-in, who announces it, or who takes a side."""
    odds: Odds
    worth: Fraction
    """What that is worth, in gems, less the power that it costs for good."""


class Gains(NamedTuple):
    """What a victory brings to whom it is told for, and what of it counts how much.

    That is whose the fight is; in an Arena it is who looks.
    """

    gems: int = 0
    trophies: int = 0
    item: str = ""
    """A dragon's item, or the dearest that the Djinn could give."""
    shame: int = 0
    """Trophies that a defeat costs."""
    plunder: int = 0
    """Gems that a victim's defeat costs, if gems are plundered."""

    def stakes(self, state: State, room: int, rates: Rates = RATES) -> Stakes:
        """The same in gems, with what a wound costs, for who can take so many more."""
        gain = self.gems + rates.trophy * self.trophies
        if self.item:
            gain += rates.point * (state.setup.items[self.item].bonus or rates.point)
        return Stakes(gain, rates.wound, room)

    def worth(self, stakes: Stakes, odds: Odds) -> Fraction:
        """What the fight is worth with some odds, in gems; what a defeat costs among them."""
        return stakes.worth(odds) - (RATES.trophy * self.shame + self.plunder) * (1 - odds.win)


class Help(NamedTuple):
    """What one ally is worth: the odds with them, and what that may cost, in gems."""

    player: int
    odds: Odds
    price: Price
    most: int
    """What can be promised for it at all (rule deal.bounds)."""


class Chances(NamedTuple):
    """All that is counted of a fight against what is met in the Dungeon, or of an Arena.

    `ways`: the first is the fight as it stands. `flight`: it may be left alone (rule flee). `side`:
    whose odds they are. Who is neutral in an Arena is told the attacker's, with nothing at stake.
    """

    fighter: int
    gains: Gains
    stakes: Stakes
    ways: tuple[Way, ...]
    helps: tuple[Help, ...] = ()
    flight: bool = False
    side: str = ATTACKER

    @property
    def plain(self) -> Odds:
        """The fight as it stands."""
        return self.ways[0].odds

    def worth(self, odds: Odds) -> Fraction:
        """What the fight is worth with some odds, in gems."""
        return self.gains.worth(self.stakes, odds)

    @property
    def better_flee(self) -> bool:
        """Whether to flee is worth more than to fight as it stands."""
        return self.flight and self.worth(self.plain) < 0


class At(NamedTuple):
    """A fight, and for whom it is counted: in an Arena who looks, else whose turn it is."""

    state: State
    fight: Fight
    player: int
    side: str

    @property
    def odds(self) -> Odds:
        """The odds of the side."""
        found = _odds(self.state, self.fight)
        return found.turned if self.side == DEFENDER else found

    @property
    def gains(self) -> Gains:
        """What a victory brings, and what a defeat costs besides wounds."""
        return _arena_gains(self) if self.fight.arena else _gains(self.state, self.fight)

    @property
    def stakes(self) -> Stakes:
        """The same in gems. Who stays out takes no wounds, nor does who lets another fight."""
        out = self.side == NEUTRAL or (self.player == self.state.active != self.fight.fighter)
        room = 0 if out else WOUNDS - self.state.players[self.player].wounds
        return self.gains.stakes(self.state, room)

    def way(self, how: str, player: int, again: bool = False) -> Way:
        """This fight as a way; with `again` a defeat is fought anew."""
        odds = self.odds.again() if again else self.odds
        mine = player == self.player
        lost = lasting(self.state.players[player].adventurer, how) if mine else 0
        return Way(how, player, odds, self.gains.worth(self.stakes, odds) - RATES.point * lost)

    def changed(self, **changes: Any) -> At:
        """The same with the fight changed."""
        return self._replace(fight=self.fight._replace(**changes))


def chances(view: View, side: str = "") -> Chances | None:
    """What is counted of the fight that is on; None if there is none whose dice are to fall.

    `side`: one of `SIDES` that one of the others of an Arena is thought to take; "": as the viewer
    stands to it now.
    """
    at = _at(view, side)
    if at is None:
        return None
    state, fight = at.state, at.fight
    flight = not fight.arena and not fight.green and may_flee(state)
    helps: tuple[Help, ...] = ()
    if state.stage in BARGAINING and fight.kind not in ALONE and not fight.forced:
        helps = tuple(_help(state, fight, i, at.stakes, flight) for i in _helpers(state))
    return Chances(fight.fighter, at.gains, at.stakes, tuple(_ways(at)), helps, flight, at.side)


def _at(view: View, side: str) -> At | None:
    """The fight that is on, as the viewer stands to it; an onlooker is told the attacker's."""
    state = known(view)
    fight = state.fight
    if fight is None or (fight.green and state.stage != REPLAY):
        return None
    player = state.active
    if fight.arena and view.viewer is not None:
        player = view.viewer
    if not side or fight.green or player not in joiners(state, fight):
        side = _stands(state, fight, player)
    if player in joiners(state, fight) and not fight.sides:
        fight = _sided(state, fight, {player: side})
    return At(state, fight, player, side)


def _stands(state: State, fight: Fight, player: int) -> str:
    """The side of a player, as far as it is known here: others' sides are not until the dice."""
    if player == fight.victim:
        return DEFENDER
    if not fight.arena or player in (state.active, fight.fighter, *fight.allies):
        return ATTACKER
    taken: str | None = fight.sides[player] if fight.sides else ""
    if state.stage in (CHOOSING, VANISH):
        taken = state.secret[player]
    return taken if taken in (ATTACKER, DEFENDER) and player not in fight.gone else NEUTRAL


def may_join(view: View) -> bool:
    """Whether the viewer may yet take a side in an Arena of others."""
    state, player = known(view), view.viewer
    fight = state.fight
    if player is None or fight is None or fight.green:
        return False
    chosen = state.stage == VANISH or (state.stage == CHOOSING and view.chosen)
    return player in joiners(state, fight) and not chosen


def joiners(state: State, fight: Fight) -> tuple[int, ...]:
    """Who takes a side in an Arena of their own will, in turn order."""
    if not fight.arena:
        return ()
    out = (*fight.allies, *fight.gone)
    return tuple(i for i in third_players(state) if i not in out)


def _sided(state: State, fight: Fight, sides: Mapping[int, str]) -> Fight:
    """An Arena in which the others stand so; who is not named stays neutral."""
    taken = (sides.get(i, NEUTRAL) for i in range(state.setup.players))
    return fight._replace(sides=tuple("none" if side == NEUTRAL else side for side in taken))


def _gains(state: State, fight: Fight) -> Gains:
    """What a victory in the Dungeon brings (rules win.monster, dragons, djinn, hell)."""
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


def _arena_gains(at: At) -> Gains:
    """What an Arena brings and costs who looks (rules arena.win, arena.lose, arena.plunder, thief).

    Gems are taken to be plundered, whatever else could be; whom the Fairy saves loses none. A
    stand-in and a forced ally win no trophy (rule charm-ring).
    """
    state, fight, player, side = at
    if side == NEUTRAL:
        return Gains()
    victim = state.players[fight.victim]
    half = 0 if victim.fairy else -(-victim.gems // 2)
    thief = goods.owner_of(state, THIEF)
    plundering = (fight.fighter, *on_side(state, fight, ATTACKER))
    more = 1 if thief in plundering and not victim.fairy and victim.gems > half else 0
    pot = 0 if state.fought else state.pot
    if player == fight.victim:
        return Gains(pot, 1, plunder=half + more)
    mine = more if player == thief else 0
    if player == state.active:
        return Gains(half + mine + pot, 1)
    return Gains(mine, 0 if player in (fight.fighter, *fight.allies) else 1)


def _odds(state: State, fight: Fight, *used: Used) -> Odds:
    return sums.odds(the_sum(state, fight._replace(used=(*fight.used, *used))))


def _ways(at: At) -> Iterator[Way]:
    """The ways to fight that are open now, as it stands first."""
    state, fight, me, side = at
    head = fight.victim if side == DEFENDER else fight.fighter
    yield at.way(ALONE_, head)
    if fight.green or side == NEUTRAL:
        return
    for player in (head, *on_side(state, fight, side)):
        for what in usable(state, player) if _announces(state, fight, player) else ():
            used = Used(player, what, UNROLLED if what == "vial" else 0)
            yield at.changed(used=(*fight.used, used)).way(what, player)
    owner = state.players[head]
    if owner.adventurer == PRIEST and owner.token and head in (state.active, fight.victim):
        yield at.way(AGAIN, head, again=True)
    promises = state.stage == PROMISE and me not in fight.ready
    if me == state.active and (state.stage in BARGAINING or promises):
        yield from _rings(at)
    if fight.arena and me in (state.active, fight.fighter, fight.victim, *fight.allies):
        yield from _others(at)


def _announces(state: State, fight: Fight, player: int) -> bool:
    """Whether a player may yet announce something before the dice (rule announce)."""
    if state.stage == ANNOUNCE:
        return player not in fight.ready
    return state.stage not in (CHOOSING, VANISH)


def _rings(at: At) -> Iterator[Way]:
    """What the Charm ring can do; it is gone by that (rule charm-ring)."""
    state, me = at.state, at.state.active
    for how, what in ((RING_FIGHT, "fight"), (RING_ALLY, "ally")):
        for other in state.order[1:]:
            if judged_here(state, Move(me, moves.RING, what, whom=other)) is not None:
                continue
            used = at._replace(state=goods.use_up(state, me, RING))
            if how == RING_FIGHT:
                yield used.changed(fighter=other, used=()).way(how, other)
            else:
                yield used.changed(forced=True, allies=(other,)).way(how, other)


def _others(at: At) -> Iterator[Way]:
    """An Arena with each of the others on either side, those of one's own first."""
    against = ATTACKER if at.side == DEFENDER else DEFENDER
    for how, side in ((JOINS, at.side), (AGAINST, against)):
        for other in joiners(at.state, at.fight):
            fight = _sided(at.state, at.fight, {other: side})
            yield at._replace(fight=fight).way(how, other)


def _helpers(state: State) -> tuple[int, ...]:
    """Who may still become the ally, in turn order: not who fights instead, or has passed."""
    able = unasked(state)
    return tuple(
        other
        for other in state.order[1:]
        if other in able or judged_here(state, Move(state.active, moves.ALLY, whom=other)) is None
    )


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
    return _odds(state, _sided(state, arena, sides), *used)


def arena_worth(view: View, sides: Mapping[int, str]) -> tuple[str, Fraction] | None:
    """The viewer's side of the Arena that is on if all join so, and what that is worth to them.

    None to who is neutral: nothing is at stake.
    """
    at = _at(view, "" if view.viewer is None else sides.get(view.viewer, NEUTRAL))
    assert at is not None
    at = at._replace(fight=_sided(at.state, at.fight, sides))
    return None if at.side == NEUTRAL else (at.side, at.way(ALONE_, at.player).worth)


def by_sides(view: View) -> dict[tuple[str, ...], Odds]:
    """The attacker's odds by the side that each of the others takes, in turn order.

    Who is forced to help the attacker is none of them; in Fury's Arena nobody stays neutral.
    """
    state = known(view)
    fight = state.fight
    assert fight is not None
    free = joiners(state, fight)
    allies = [i for i in fight.allies if i not in fight.gone]
    everyone = [fighter(state, i, (), fight) for i in (*free, *allies)]
    attacker, victim = (fighter(state, i, (), fight) for i in (fight.fighter, fight.victim))
    forced = (ATTACKER,) * len(allies)
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
