"""The sums of fights and Arenas: what each one brings, who wins, and the odds over all rolls.

A fight is told in plain numbers, by who stands on which side, so that it can be asked about before
it happens, and for allies and powers that are only thought of. The rules and the coach use the same
code: `settle` judges one roll, `odds` every roll there is. `terms` tells a side's sum number by
number, in the order in which a table builds it up.

Green is the active player's side, or an Arena's attacker; red is the monster's, or the defender's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import NamedTuple

BASE = 8
"""The power of everybody (rule power)."""
SIDES = 8
FACES = range(1, SIDES + 1)
KRITIK = 8
"""The face that counts `CRITICAL` (rule kritik)."""
CRITICAL = 16
WOUNDS = 4
"""More than so many are lost (rule wounds)."""
VIAL = 4
"""What is taken from the roll of the Chaotic vial."""
UNROLLED = -1
"""A vial that has been announced and not been rolled: only `odds` can tell of it."""
HALF, THREE_QUARTERS = 2, 3
"""What an ally brings, in quarters: the second in a game of two (rule power.ally)."""
GUARDIAN = 14
BARBARIAN, RANGER, WARRIOR = 4, 6, 2
"""What their unique powers add in one fight."""
SPENT = 2
"""What the Barbarian's unique power costs from then on, for good."""
POWER_ARMOUR = "power_armour"
THUNDER_AXE = "thunder_axe"
MONSTER = -1
"""Who brings a term that is a monster's."""
ATTACKER, DEFENDER, NEUTRAL = "attacker", "defender", "neutral"


class Fighter(NamedTuple):
    """What an adventurer brings into a fight; numbers are what they add, but `wounds` and `malus`.

    `arms`: the +1 of Barbarian, Warrior or Sorcerer for what they have equipped. `prey`: the
    Ranger's +1 against his kind of monster. `malus`: what the Barbarian has spent. `token`: an
    announced unique power. `vial`: the roll of an announced vial, 0 without one, or `UNROLLED`.
    `using`: an announced `POWER_ARMOUR` or `THUNDER_AXE`.
    """

    player: int
    items: int = 0
    wounds: int = 0
    arms: int = 0
    prey: int = 0
    malus: int = 0
    companion: int = 0
    token: int = 0
    vial: int = 0
    using: str = ""

    @property
    def standing(self) -> int:
        """The power without what is used up in one fight (rule flee)."""
        return self.mirrored + self.prey + self.companion

    @property
    def mirrored(self) -> int:
        """The power that a Doppelganger takes: without the companion and the Ranger's bonus."""
        return BASE + self.items + self.arms - self.wounds - self.malus

    @property
    def power(self) -> int:
        """All but what is doubled, and the dice (rule power)."""
        return self.standing + self.token + self.poured

    @property
    def poured(self) -> int:
        """What a rolled vial adds; it may be less than nothing."""
        return self.vial - VIAL if self.vial > 0 else 0


class Side(NamedTuple):
    """Who stands together: an adventurer who rolls, with allies; or the powers of monsters."""

    leader: Fighter | None
    allies: tuple[Fighter, ...] = ()
    monsters: tuple[int, ...] = ()

    @property
    def fighters(self) -> tuple[Fighter, ...]:
        """All adventurers of the side, the one who rolls first."""
        return self.allies if self.leader is None else (self.leader, *self.allies)


class Fight(NamedTuple):
    """Two sides, and how many quarters of their power allies bring."""

    green: Side
    red: Side
    quarters: int = HALF

    @property
    def heads(self) -> tuple[int, int]:
        """How many adventurers stand on each side (rules q.fearless, q.coward)."""
        return len(self.green.fighters), len(self.red.fighters)

    def without(self, player: int) -> Fight:
        """The same fight after an ally has withdrawn (rule sorcerer.token)."""
        green, red = (
            side._replace(allies=tuple(ally for ally in side.allies if ally.player != player))
            for side in (self.green, self.red)
        )
        return self._replace(green=green, red=red)


def dungeon(
    fighter: Fighter, *monsters: int, allies: Sequence[Fighter] = (), quarters: int = HALF
) -> Fight:
    """A fight against a monster, alone or with an ally; Hell's three monsters, with all allies."""
    return Fight(Side(fighter, tuple(allies)), Side(None, (), monsters), quarters)


def doppelganger(fighter: Fighter) -> Fight:
    """A fight against one's own power."""
    return dungeon(fighter, fighter.mirrored)


def arena(
    attacker: Fighter,
    defender: Fighter,
    attacking: Sequence[Fighter] = (),
    defending: Sequence[Fighter] = (),
) -> Fight:
    """An Arena with those who have joined either side."""
    return Fight(Side(attacker, tuple(attacking)), Side(defender, tuple(defending)))


def may_flee(fighter: Fighter, monster: int) -> bool:
    """Whether a monster is so strong that it may be left alone (rule flee)."""
    return monster >= fled(fighter)


def fled(fighter: Fighter) -> int:
    """The least power of a monster that may be left alone: half as much again (rule flee)."""
    return -(-3 * fighter.standing // 2)


# --- The sum --------------------------------------------------------------------------------------


class Rolls(NamedTuple):
    """What the dice of both sides show; a thunder-axe is rolled twice."""

    green: tuple[int, ...]
    red: tuple[int, ...]


class Term(NamedTuple):
    """A number of a side's sum: who brings it, what it is, how much it adds, and a die's face."""

    player: int
    what: str
    amount: int
    face: int = 0


class Strength(NamedTuple):
    """A side without its dice: what is fixed, how many dice it rolls, how often each counts."""

    fixed: int
    dice: int
    times: int

    def total(self, faces: Sequence[int]) -> int:
        """The sum with these dice (rules dice, kritik)."""
        if len(faces) != self.dice:
            raise ValueError(f"{self.dice} dice are rolled, not {len(faces)}")
        return self.fixed + self.times * sum(map(points, faces))


class Outcome(NamedTuple):
    """How a fight ends: both totals, whether green wins, whether the winner's die shows an 8."""

    green: int
    red: int
    won: bool
    kritik: bool

    @property
    def wounds(self) -> int:
        """What each loser takes, if an adventurer (rules lose.monster, arena.win, arena.lose)."""
        return 2 if self.kritik else 1


def points(face: int) -> int:
    """What a die counts (rule kritik)."""
    return CRITICAL if face == KRITIK else face


def strength(side: Side, quarters: int = HALF) -> Strength:
    """A side's strength before the dice."""
    fixed = sum(term.amount for term in terms(side, (), quarters))
    using = side.leader.using if side.leader else ""
    return Strength(fixed, 2 if using == THUNDER_AXE else 1, 2 if using == POWER_ARMOUR else 1)


def strengths(fight: Fight) -> tuple[Strength, Strength]:
    """The strength of green and of red."""
    return strength(fight.green, fight.quarters), strength(fight.red, fight.quarters)


def settle(fight: Fight, rolls: Rolls) -> Outcome:
    """How a fight ends with these dice."""
    return decide(*strengths(fight), rolls)


def decide(green: Strength, red: Strength, rolls: Rolls) -> Outcome:
    """The higher total wins, and green if they are equal (rule result)."""
    totals = green.total(rolls.green), red.total(rolls.red)
    won = totals[0] >= totals[1]
    return Outcome(*totals, won, KRITIK in (rolls.green if won else rolls.red))


def terms(side: Side, faces: Sequence[int] = (), quarters: int = HALF) -> tuple[Term, ...]:
    """The numbers of a side's sum, as many dice with them as have been rolled.

    What doubles comes after what it doubles: "double" adds it once more. Of an ally, "share" is
    what is left out of the power: less than nothing, but for a power below it.
    """
    found = [Term(MONSTER, "monster", power) for power in side.monsters]
    dice = [Term(MONSTER, "die", points(face), face) for face in faces]
    leader = side.leader
    if leader is None:
        found += dice
    else:
        dice = [die._replace(player=leader.player) for die in dice]
        found += _own(leader)
        if leader.using == POWER_ARMOUR:
            doubled = leader.power + sum(die.amount for die in dice)
            found += [*dice, Term(leader.player, "double", doubled)]
        elif leader.using == THUNDER_AXE:
            found += [Term(leader.player, "double", leader.power), *dice]
        else:
            found += dice
    for ally in side.allies:
        found += _brought(ally, quarters)
    return tuple(found)


def _own(fighter: Fighter) -> Iterator[Term]:
    """The numbers of a fighter's power, without those that are nothing."""
    yield Term(fighter.player, "base", BASE)
    for what in ("items", "arms", "prey", "companion", "token"):
        if getattr(fighter, what):
            yield Term(fighter.player, what, getattr(fighter, what))
    if fighter.vial:
        yield Term(fighter.player, "vial", fighter.poured, fighter.vial)
    for what in ("wounds", "malus"):
        if getattr(fighter, what):
            yield Term(fighter.player, what, -getattr(fighter, what))


def _brought(ally: Fighter, quarters: int) -> Iterator[Term]:
    """The numbers of what an ally brings (rule power.ally)."""
    yield from _own(ally)
    power = ally.power
    if ally.using:
        yield Term(ally.player, "double", power)
        power *= 2
    yield Term(ally.player, "share", ally_power(power, quarters) - power)


def ally_power(power: int, quarters: int = HALF) -> int:
    """What is brought of an ally's power: rounded up, never below 0."""
    return max(0, -(-power * quarters // 4))


# --- The odds -------------------------------------------------------------------------------------


class Odds(NamedTuple):
    """How likely each end of a fight is: who wins, and whether with an 8 on the winner's die."""

    plain: Fraction
    """Green wins without one."""
    kritik: Fraction
    """Green wins with one (rule q.saint-gary)."""
    loss: Fraction
    """Red wins without one: green takes a wound."""
    crush: Fraction
    """Red wins with one: green takes two wounds."""

    @property
    def win(self) -> Fraction:
        """That green wins."""
        return self.plain + self.kritik

    @property
    def turned(self) -> Odds:
        """The same for red."""
        return Odds(self.loss, self.crush, self.plain, self.kritik)

    def wounds(self, room: int = WOUNDS) -> Fraction:
        """How many wounds one of green takes on average who has room for so many."""
        return self.loss * min(1, room) + self.crush * min(2, room)

    def again(self) -> Odds:
        """With all dice rolled anew after a defeat of green (rule priest.token)."""
        lost = 1 - self.win
        won = 1 + lost
        return Odds(self.plain * won, self.kritik * won, lost * self.loss, lost * self.crush)


def mixed(parts: Sequence[tuple[Fraction, Odds]]) -> Odds:
    """The odds of several cases together, each with its chance."""
    return Odds(*(sum((chance * odds[i] for chance, odds in parts), Fraction()) for i in range(4)))


def odds(fight: Fight) -> Odds:
    """The exact odds of a fight over all rolls, a vial that has not been rolled among them."""
    unrolled = _unrolled(fight)
    if unrolled is not None:
        poured = (_poured(fight, unrolled, face) for face in FACES)
        return mixed([(Fraction(1, SIDES), odds(after)) for after in poured])
    return against(*strengths(fight))


def against(green: Strength, red: Strength) -> Odds:
    """The odds of two sides whose strength is known."""
    # Only the difference matters: few enough cases to keep.
    return _all_rolls(green._replace(fixed=green.fixed - red.fixed), red._replace(fixed=0))


def _unrolled(fight: Fight) -> Fighter | None:
    """The first of those whose vial has not been rolled."""
    everybody = (*fight.green.fighters, *fight.red.fighters)
    return next((fighter for fighter in everybody if fighter.vial == UNROLLED), None)


def _poured(fight: Fight, fighter: Fighter, face: int) -> Fight:
    """The fight with someone's vial rolled."""
    after = fighter._replace(vial=face)

    def pour(side: Side) -> Side:
        allies = tuple(after if ally == fighter else ally for ally in side.allies)
        return Side(after if side.leader == fighter else side.leader, allies, side.monsters)

    return Fight(pour(fight.green), pour(fight.red), fight.quarters)


@lru_cache(maxsize=1024)
def _all_rolls(green: Strength, red: Strength) -> Odds:
    rolls = product(product(FACES, repeat=green.dice), product(FACES, repeat=red.dice))
    ends = Counter(decide(green, red, Rolls(*faces))[2:] for faces in rolls)
    every = ends.total()
    order = ((True, False), (True, True), (False, False), (False, True))
    return Odds(*(Fraction(ends[end], every) for end in order))


def by_ally(
    fighter: Fighter, monster: int, helpers: Sequence[Fighter], quarters: int = HALF
) -> dict[int | None, Odds]:
    """The odds against a monster alone (None), and with each who may help, by player."""
    found: dict[int | None, Odds] = {None: odds(dungeon(fighter, monster))}
    for ally in helpers:
        found[ally.player] = odds(dungeon(fighter, monster, allies=[ally], quarters=quarters))
    return found


def by_sides(
    attacker: Fighter, defender: Fighter, others: Sequence[Fighter]
) -> dict[tuple[str, ...], Odds]:
    """An Arena's odds by the side that each of the others takes, in their order."""
    found = {}
    for sides in product((ATTACKER, DEFENDER, NEUTRAL), repeat=len(others)):
        joined = {
            side: [other for other, taken in zip(others, sides, strict=True) if taken == side]
            for side in (ATTACKER, DEFENDER)
        }
        found[sides] = odds(arena(attacker, defender, joined[ATTACKER], joined[DEFENDER]))
    return found


# --- What it is worth -----------------------------------------------------------------------------

Gems = Fraction | int
"""A worth in gems."""


class Stakes(NamedTuple):
    """What hangs on a fight for one who is in it, in gems.

    `gain`: of a victory; `wound`: what a wound costs; `room`: how many more can be taken.
    """

    gain: Gems
    wound: Gems
    room: int = WOUNDS

    def worth(self, chances: Odds) -> Fraction:
        """What the fight is worth with these odds, on average."""
        return self.gain * chances.win - self.wound * chances.wounds(self.room)


class Price(NamedTuple):
    """What a help may cost, in gems: less than the least loses the helper, more the helped.

    Both are what they are worth if paid in any case; `after_victory` tells what that makes if it
    is paid out of the gains.
    """

    least: Fraction
    most: Fraction
    win: Fraction

    @property
    def pays(self) -> bool:
        """Whether there is a price that is good for both."""
        return self.least <= self.most

    def after_victory(self) -> tuple[Fraction, Fraction] | None:
        """The least and the most, due only if the fight is won; None if that cannot be."""
        return (self.least / self.win, self.most / self.win) if self.win else None


def help_price(alone: Odds, allied: Odds, helped: Stakes, helper: Stakes, flee: bool) -> Price:
    """What an ally's help against a monster is worth to the helped, and costs the helper.

    Without it the helped would fight alone or, if they may, `flee`. The helper's `gain` is what a
    victory brings them besides the price; it may be less than nothing.
    """
    without = helped.worth(alone)
    if flee:
        without = max(without, Fraction())
    return Price(-helper.worth(allied), helped.worth(allied) - without, allied.win)
