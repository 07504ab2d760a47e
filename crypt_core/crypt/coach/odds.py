"""Exact odds of one Ghost's turn, for the explorer: as fractions of all its rolls, never sampled.

Everything is counted through `ghost_turns`, the code that plays the Ghost at the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from ...engine.table import columns
from .. import ghost
from ..components import SERVANTS, SLOTS
from ..events import Dice
from ..ghost import GONE, HELD, Aim, Bars
from ..moves import Placement
from ..state import CLAIM
from ..views import SeenTreasure, View
from .ghost_turns import placements, rolls, turns
from .known import YOU
from .options import ghost_dice

KEPT, TAKEN, LEFT = "kept", "taken", "left"
FACES = range(1, 7)


class Fate(NamedTuple):
    """What becomes of a treasure in the Ghost's turn, as probabilities that sum to one."""

    kept: Fraction
    """It stays yours."""
    taken: Fraction
    """It is the Ghost's."""
    left: Fraction
    """Nobody holds it."""


class Cause(NamedTuple):
    """A group of the Ghost's dice that takes a treasure, and the chance that it comes to that.

    `sure`: in every roll with such a group it is this group that takes it. `always`: the treasure
    is taken in every roll with such a group, by this one or by another; otherwise only in some.
    """

    dice: Dice
    chance: Fraction
    sure: bool
    always: bool


class Outcome(NamedTuple):
    """A way the turn can end: for each place KEPT, TAKEN or LEFT (None: no treasure)."""

    fates: tuple[str | None, ...]
    chance: Fraction


class GhostOdds(NamedTuple):
    """A turn of the Ghost with `dice` dice against these bars (see `crypt.ghost`)."""

    bars: Bars
    dice: int
    second: bool
    fates: tuple[Fate | None, ...]
    """For each place of the crypt; None where there is no treasure."""
    outcomes: tuple[Outcome, ...]
    """The whole distribution, likeliest first."""
    causes: tuple[tuple[Cause, ...], ...]
    """For each place: which groups take it, single dice first, each from the lowest face."""


@lru_cache(maxsize=1 << 10)
def ghost_odds(bars: Bars, dice: int, second: bool) -> GhostOdds:
    """Everything that a turn of the Ghost can come to.

    `second`: its second turn, in which it places only the highest group (ghost.second).

    >>> odds = ghost_odds((5, 4, 2), 3, second=False)
    >>> str(odds.fates[0].taken)
    '131/216'
    """
    whole = 6**dice
    ends: dict[tuple[str | None, ...], int] = {}
    takers: list[dict[Dice, int]] = [{} for _ in bars]
    for placed, ways in placements(bars, dice, second):
        end = tuple(_fate(bar, bool(group)) for bar, group in zip(bars, placed, strict=True))
        ends[end] = ends.get(end, 0) + ways
        for slot, group in enumerate(placed):
            if group:
                takers[slot][group] = takers[slot].get(group, 0) + ways
    outcomes = [Outcome(end, Fraction(ways, whole)) for end, ways in ends.items()]
    having, missing = _having(dice), _missing(bars, dice, second)
    causes = [
        tuple(
            Cause(group, Fraction(ways, whole), ways == having[group], group not in missing[slot])
            for group, ways in sorted(takers[slot].items())
        )
        for slot in range(len(bars))
    ]
    outcomes.sort(key=lambda outcome: -outcome.chance)
    return GhostOdds(
        bars, dice, second, ghost_fates(bars, dice, second), tuple(outcomes), tuple(causes)
    )


@lru_cache(maxsize=1 << 10)
def ghost_fates(bars: Bars, dice: int, second: bool) -> tuple[Fate | None, ...]:
    """What becomes of each place of the crypt: of all the odds what is soonest counted."""
    whole = 6**dice
    counted = [(turn.mask, round(turn.chance * whole)) for turn in turns(bars, dice, second)]
    found: list[Fate | None] = []
    for slot, bar in enumerate(bars):
        shares = dict.fromkeys((KEPT, TAKEN, LEFT), 0)
        for mask, ways in counted:
            if (fate := _fate(bar, bool(mask >> slot & 1))) is not None:
                shares[fate] += ways
        found.append(
            None if bar == GONE else Fate(*(Fraction(ways, whole) for ways in shares.values()))
        )
    return tuple(found)


def _fate(bar: int, placed: bool) -> str | None:
    if bar == GONE:
        return None
    if placed or bar == HELD:
        return TAKEN
    return KEPT if bar else LEFT


@lru_cache(maxsize=8)
def _grouped(count: int) -> tuple[tuple[tuple[Dice, ...], int], ...]:
    """The groups of every roll of so many dice, and in how many ways it comes."""
    return tuple((ghost.groups(faces), ways) for faces, ways in rolls(count))


@lru_cache(maxsize=8)
def _placing(count: int, second: bool) -> tuple[tuple[int, ...], ...]:
    """The totals that each of these rolls places."""
    placings = (ghost.placing(faces, second) for faces, _ in rolls(count))
    return tuple(tuple(dice.total for dice in placing) for placing in placings)


@lru_cache(maxsize=8)
def _having(count: int) -> Mapping[Dice, int]:
    """In how many rolls of so many dice each group comes up."""
    found: dict[Dice, int] = {}
    for groups, ways in _grouped(count):
        for group in groups:
            found[group] = found.get(group, 0) + ways
    return found


def _missing(bars: Bars, count: int, second: bool) -> list[set[Dice]]:
    """For each place, the groups that come up in some roll in which nothing is put there."""
    found: list[set[Dice]] = [set() for _ in bars]
    for (groups, _), placing in zip(_grouped(count), _placing(count, second), strict=True):
        for slot, total in enumerate(ghost.totals(bars, placing)):
            if not total:
                found[slot].update(groups)
    return found


def steps(bars: Bars, faces: Sequence[int], second: bool) -> list[tuple[Dice, Aim]]:
    """One roll walked through: each group in its order, where it goes and what it passes over."""
    return list(ghost.turn(bars, ghost.placing(faces, second)))


# --- a claim and what comes of it -----------------------------------------------------------------


class ClaimOdds(NamedTuple):
    """A claim, and what comes of it if nothing else is done this round.

    `ghost`: the Ghost's turn after it; None if it has none any more. `kept`: for each place, the
    chance that you collect the treasure. `tired`: for each place, the chance that a servant there
    ends the round exhausted. `coins`: expected, on the treasures collected. `ready`: expected ready
    servants after the round.
    """

    dice: tuple[Placement, ...]
    ghost: GhostOdds | None
    kept: tuple[Fraction, ...]
    tired: tuple[Fraction, ...]
    coins: Fraction
    ready: Fraction

    def __repr__(self) -> str:
        """A row for each treasure: the dice on it, whose it will be, and whether they tire."""
        rows = [["", "dice", "yours", "the Ghost's", "nobody's", "tires"]]
        laid = dict(self.dice)
        for slot, (kept, tired) in enumerate(zip(self.kept, self.tired, strict=True)):
            fate = self.ghost.fates[slot] if self.ghost else Fate(kept, Fraction(0), 1 - kept)
            if fate is not None:
                dice = "".join(map(str, laid.get(slot, ()))) or "-"
                ends = map(str, (fate.kept, fate.taken, fate.left, tired))
                rows.append([SLOTS[slot], dice, *ends])
        expected = f"coins {float(self.coins):.2f}, ready servants {float(self.ready):.2f}"
        return "\n".join([*columns(rows), f"expected: {expected}"])


def claim_odds(view: View, dice: Sequence[Placement]) -> ClaimOdds:
    """The odds of a claim (or none) in a turn of Claim of a solo game.

    Nothing after it is considered but the Ghost's turn and the rolls of Collect: no power, and when
    you lead your last turn is one to recover. What else it could be, `options` looks ahead to.

    :raises ValueError: if the view is not at your turn of Claim in a solo game.
    """
    if not view.setup.solo or view.stage != CLAIM or view.on_turn != YOU:
        raise ValueError("odds of a claim are for your turn of Claim in a solo game")
    mine = {t.slot: (t.effort,) * t.servants for t in view.crypt if t and t.owner == YOU}
    mine |= dict(dice)
    odds = ghost_after(view, dice)
    unplaced = view.players[YOU].ready - sum(len(efforts) for _, efforts in dice)
    if not dice or (view.leader == YOU and not view.last_turn):
        # No claim is a turn to recover; so is your last turn, when nothing is done in it.
        unplaced += view.players[YOU].exhausted
    kept, tired = [Fraction(0)] * len(view.crypt), [Fraction(0)] * len(view.crypt)
    coins = ready = Fraction(0)
    for stays, chance in _stays(odds, sorted(mine)):
        if mine and not stays:
            ready += chance * SERVANTS  # collect.all-pushed
            continue
        back = sum(len(mine[slot]) for slot in mine if slot not in stays)
        ready += chance * (unplaced + back)
        for slot in stays:
            weary = tiring(mine[slot][0])
            kept[slot] += chance
            tired[slot] += chance * weary
            coins += chance * mean_value(view, view.crypt[slot])
            ready += chance * len(mine[slot]) * (1 - weary)
    return ClaimOdds(tuple(dice), odds, tuple(kept), tuple(tired), coins, ready)


def _stays(odds: GhostOdds | None, mine: list[int]) -> list[tuple[list[int], Fraction]]:
    """Which of your treasures you keep, with the chances of each way."""
    if odds is None:
        return [(mine, Fraction(1))]
    return [
        ([slot for slot in mine if outcome.fates[slot] == KEPT], outcome.chance)
        for outcome in odds.outcomes
    ]


def tiring(effort: int) -> Fraction:
    """The chance that the roll of a servant of this effort exhausts it: a lower face does."""
    return Fraction(effort - 1, 6)


def keeping(view: View, dice: Sequence[Placement]) -> dict[int, Fraction]:
    """For each treasure of a claim the chance that the Ghost leaves it to you; see `claim_odds`."""
    turn = _turn_after(view, dice)
    fates = None if turn is None else ghost_fates(*turn)
    found = {}
    for slot, _ in dice:
        fate = fates[slot] if fates else None
        found[slot] = fate.kept if fate else Fraction(1)
    return found


def ghost_after(view: View, dice: Sequence[Placement]) -> GhostOdds | None:
    """The Ghost's turn that follows a claim of yours; None if nothing of it is left."""
    turn = _turn_after(view, dice)
    return None if turn is None else ghost_odds(*turn)


def _turn_after(view: View, dice: Sequence[Placement]) -> tuple[Bars, int, bool] | None:
    """That turn: its bars, how many dice it rolls, and whether it is its second."""
    if view.last_turn:
        return None
    held = ghost_dice(view)
    claimed = dict(dice)
    bars = tuple(
        GONE
        if treasure is None
        else sum(claimed[slot])
        if slot in claimed
        else HELD
        if held[slot]
        else 0
        for slot, treasure in enumerate(view.crypt)
    )
    if view.leader == YOU:
        return bars, SERVANTS, False
    pushed = sum(group.servants for slot, group in enumerate(held) if group and slot in claimed)
    return (bars, pushed, True) if pushed else None


def values(view: View, treasure: SeenTreasure) -> dict[int, Fraction]:
    """The values that a treasure can have, with their chances from what the viewer has seen.

    The order of the deck tells nothing, so every unseen card of its kind is as likely.
    """
    if treasure.value is not None:
        return {treasure.value: Fraction(1)}
    unseen = view.unseen[treasure.kind]
    return {value: Fraction(unseen.count(value), len(unseen)) for value in unseen}


def mean_value(view: View, treasure: SeenTreasure | None) -> Fraction:
    """The coins to be expected on a treasure; none where there is none."""
    if treasure is None:
        return Fraction(0)
    return sum((value * p for value, p in values(view, treasure).items()), Fraction(0))


def efforts_side_by_side(
    view: View, dice: Sequence[Placement], slot: int
) -> list[tuple[Placement, ClaimOdds]]:
    """One treasure's servants varied, the rest of a claim as it is: 1 to 3 dice, efforts 1 to 6.

    Only legal ones: as many dice as are ready, and totals that beat what lies there.
    """
    others = tuple((s, efforts) for s, efforts in dice if s != slot)
    tried = [(slot, (effort,) * count) for count in range(1, SERVANTS + 1) for effort in FACES]
    return [
        (placed, claim_odds(view, tuple(sorted((*others, placed)))))
        for placed in tried
        if may_lie(view, others, placed)
    ]


def may_lie(view: View, others: Sequence[Placement], placed: Placement) -> bool:
    """Whether servants may lie on a treasure beside the rest of a claim."""
    slot, efforts = placed
    treasure = view.crypt[slot]
    if treasure is None or treasure.owner == YOU or (view.last_turn and others):
        return False
    left = view.players[YOU].ready - sum(len(group) for _, group in others)
    return 0 < len(efforts) <= left and sum(efforts) > treasure.total
