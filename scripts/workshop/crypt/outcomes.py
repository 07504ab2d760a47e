"""List all that can come of a solo round's claims, as indices alike in all games.

Which treasures are yours at the end, with which dice still to roll and how many servants ready, is
an *end* of the round; a game's round differs from another's only in what its ends are worth. So all
claims, all the Ghost's rolls and all replies are gone through once, by the code of the engine and
of the coach, and then are averages and maxima over the ends, for many games at once. It needs
numpy.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crypt_core.crypt.coach.ghost_turns import placements, turns
from crypt_core.crypt.coach.lookahead import Claimed, PlacedServants
from crypt_core.crypt.coach.prospect import Efforts, staying
from crypt_core.crypt.components import SERVANTS
from crypt_core.crypt.events import Dice
from crypt_core.crypt.ghost import GONE, HELD
from crypt_core.crypt.moves import Placement, claim_space
from scripts.workshop.crypt.positions import NONE, SLOTS, Whole

Worths = NDArray[np.float64]
"""What things are worth in M games: (things, M)."""
MASKS = 1 << SLOTS
NEVER = -1e9
"""Coins that what cannot be done is worth."""


class Averages:
    """Rows, each an average of some of the things that have a worth."""

    def __init__(self, rows: Sequence[Mapping[int, float]]) -> None:
        long_first = sorted(range(len(rows)), key=lambda row: -len(rows[row]))
        self.back = np.argsort(long_first)
        parts = [list(rows[row].items()) for row in long_first]
        self.steps: list[tuple[Whole, Worths]] = []
        for step in range(len(parts[0]) if parts else 0):
            here = [part[step] for part in parts if len(part) > step]
            things, chances = zip(*here, strict=True)
            self.steps.append((np.array(things), np.array(chances)[:, None]))

    def of(self, worths: Worths) -> Worths:
        """The average of each row."""
        mixed = np.zeros((len(self.back), worths.shape[1]))
        for things, chances in self.steps:
            part = worths.take(things, axis=0)
            part *= chances
            mixed[: len(things)] += part
        return mixed.take(self.back, axis=0)


class Best:
    """Rows, each the best of some of the things that have a worth."""

    def __init__(self, rows: Sequence[Sequence[int]]) -> None:
        long_first = sorted(range(len(rows)), key=lambda row: -len(rows[row]))
        self.back = np.argsort(long_first)
        parts = [rows[row] for row in long_first]
        self.steps = [
            np.array([part[step] for part in parts if len(part) > step])
            for step in range(len(parts[0]) if parts else 0)
        ]

    def of(self, worths: Worths) -> Worths:
        """The best of each row."""
        best = np.full((len(self.back), worths.shape[1]), NEVER)
        for things in self.steps:
            part = best[: len(things)]
            np.maximum(part, worths.take(things, axis=0), out=part)
        return best.take(self.back, axis=0)


# --- ends of a round


class End(NamedTuple):
    """The treasures that are yours, the dice still to roll, and servants ready besides."""

    kept: PlacedServants
    ready: int


def _ends() -> list[End]:
    """Every end; the first is to have no treasure, and all servants back."""
    none = PlacedServants(0, ())
    found = {none: None}
    for dice in claim_space((0,) * SLOTS, SERVANTS, False):
        found[Claimed(dice, SERVANTS).left(0, ())[0]] = None
    ends = [End(none, SERVANTS)]
    for kept in sorted(found):
        if kept.mask:
            ends += [End(kept, ready) for ready in range(SERVANTS - len(kept.efforts) + 1)]
    return ends


ENDS = _ends()
END = {end: number for number, end in enumerate(ENDS)}
IMPOSSIBLE = len(ENDS)
"""The number of what cannot be done."""


def end(kept: PlacedServants, ready: int) -> int:
    """The number of an end: with no treasure all servants come back (`Round.collect`)."""
    return END[End(kept, ready)] if kept.mask else 0


# --- the rolls of Collect


def _rolled() -> list[tuple[int, Efforts]]:
    """Servants ready once all dice are rolled, and the efforts of those that got exhausted."""
    found = {
        (SERVANTS - len(tired) - fewer, tired): None
        for last in ENDS
        for tired in {e for _, e in _rolls(last.ready, last.kept.efforts)}
        for fewer in range(SERVANTS - len(tired) + 1)
    }
    return sorted(found)


def _rolls(ready: int, efforts: Efforts) -> dict[tuple[int, Efforts], float]:
    """How dice can fall: those then ready, the efforts of the exhausted, and the chance."""
    found: dict[tuple[int, Efforts], float] = {(ready, ()): 1.0}
    for effort in efforts:
        stays, then = staying(effort), dict[tuple[int, Efforts], float]()
        for (more, tired), chance in found.items():
            good, bad = (more + 1, tired), (more, (*tired, effort))
            then[good] = then.get(good, 0.0) + chance * stays
            if stays < 1:
                then[bad] = then.get(bad, 0.0) + chance * (1 - stays)
        found = then
    return found


ROLLED = _rolled()
ROLL = {rolled: number for number, rolled in enumerate(ROLLED)}
READY_ROLLED = np.array([ready for ready, _ in ROLLED])


class Again(NamedTuple):
    """One die of some rolls rolled again: which rolls, what a good result makes of them."""

    rolls: Whole
    good: Whole
    stays: Worths
    """The chance of that, else all stays as it is: (rolls, 1)."""


def _again() -> list[Again]:
    """Every exhausted die that can be rolled again: first, second, third of differing efforts."""
    found: list[Again] = []
    for choice in range(SERVANTS):
        rows = []
        for number, (ready, tired) in enumerate(ROLLED):
            efforts = sorted(set(tired))
            if choice < len(efforts):
                others = list(tired)
                others.remove(efforts[choice])
                good = ROLL[ready + 1, tuple(others)]
                rows.append((number, good, staying(efforts[choice])))
        rolls, goods, stays = zip(*rows, strict=True)
        found.append(Again(np.array(rolls), np.array(goods), np.array(stays)[:, None]))
    return found


AGAIN = _again()


def _chances() -> list[tuple[slice, Worths, Worths]]:
    """For each set of treasures: its ends, the chance of each roll, of so many servants ready."""
    found = []
    for mask in range(MASKS):
        here = [number for number, last in enumerate(ENDS) if last.kept.mask == mask]
        rolls = np.zeros((len(here), len(ROLLED)))
        ready = np.zeros((len(here), SERVANTS + 1))
        for row, number in enumerate(here):
            for roll, chance in _rolls(ENDS[number].ready, ENDS[number].kept.efforts).items():
                rolls[row, ROLL[roll]] += chance
                ready[row, roll[0]] += chance
        found.append((slice(here[0], here[-1] + 1), rolls, ready))
    return found


CHANCES = _chances()


# --- your turns


class Claims(NamedTuple):
    """Claims as arrays: servants and effort on each place, zero for none: both (3, claims)."""

    servants: NDArray[np.uint8]
    effort: NDArray[np.uint8]


def _claims(claims: Sequence[Sequence[Placement]]) -> Claims:
    servants, effort = np.zeros((2, SLOTS, len(claims)), np.uint8)
    for number, dice in enumerate(claims):
        for slot, efforts in dice:
            servants[slot, number], effort[slot, number] = len(efforts), efforts[0]
    return Claims(servants, effort)


def _there(gone: int) -> list[bool]:
    return [slot != gone for slot in range(SLOTS)]


@cache
def _replies(
    kept: PlacedServants, totals: tuple[int, ...], ready: int, gone: int
) -> tuple[int, ...]:
    """The ends that your last turn can come to: recovering, or the least effort that beats."""
    found = {end(kept, SERVANTS - len(kept.efforts)): None}
    for slot, total in enumerate(totals):
        if slot != gone and not kept.mask >> slot & 1:
            for count in range(1, ready + 1):
                effort = total // count + 1
                if effort <= 6:
                    efforts = tuple(sorted((*kept.efforts, *(effort,) * count)))
                    joined = PlacedServants(kept.mask | 1 << slot, efforts)
                    found[end(joined, ready - count)] = None
    return tuple(sorted(found))


class Leading:
    """Your first turn, when you lead: claims, what the Ghost makes of them, and your replies.

    Servants woken between your turns can be `most` at the end; the replies are kept for each.
    """

    def __init__(self, claims: Sequence[Sequence[Placement]], ready: int, most: int, gone: int):
        self.claims = _claims(claims)
        there = _there(gone)
        replies: dict[tuple[tuple[int, ...], ...], int] = {}
        rows: list[dict[int, float]] = []
        for dice in claims:
            claimed = Claimed(dice, ready)
            bars = [0 if here else GONE for here in there]
            for slot, efforts in dice:
                bars[slot] = sum(efforts)
            row: dict[int, float] = {}
            for turn in turns(tuple(bars), SERVANTS, False):
                kept, totals, left = claimed.left(turn.mask, turn.totals)
                ways = tuple(
                    _replies(kept, totals, left + more, gone) for more in range(most - ready + 1)
                )
                number = replies.setdefault(ways, len(replies))
                row[number] = row.get(number, 0.0) + turn.chance
            rows.append(row)
        self.ghost = Averages(rows)
        """What each claim comes to, from what the replies are worth."""
        self.replies = [Best([ways[more] for ways in replies]) for more in range(most - ready + 1)]
        """The best replies, with so many servants woken after the claim."""


@cache
def leading(ready: int, most: int, gone: int) -> Leading:
    """Your first turn with so many servants."""
    unclaimed = tuple(0 if here else None for here in _there(gone))
    return Leading(list(claim_space(unclaimed, ready, False)), ready, most, gone)


@cache
def recovering(gone: int) -> Leading:
    """Recovering in your first turn."""
    return Leading([()], SERVANTS, SERVANTS, gone)


class Between:
    """Your turn between the Ghost's two, when it leads."""

    def __init__(self, ready: int, gone: int) -> None:
        there = _there(gone)
        unclaimed = tuple(0 if here else None for here in there)
        claims = list(claim_space(unclaimed, ready, False))
        self.claims = _claims(claims)
        mixed: dict[tuple[tuple[int, float], ...], int] = {((0, 1.0),): 0}
        rolled = placements(tuple(0 if here else GONE for here in there), SERVANTS, False)
        self.chances = np.array([number / 6**SERVANTS for _, number in rolled])
        """How likely each of the Ghost's first turns is."""
        self.first = np.zeros(32**SLOTS, np.intp)
        """The number of the Ghost's first turn by the dice that lie there (see `code`)."""
        self.ways = np.full((len(rolled), len(claims)), -1)
        """For each of the Ghost's first turns and each claim what it comes to, -1 if barred."""
        for number, (ghost, _) in enumerate(rolled):
            self.first[code([d.servants if d else 0 for d in ghost], _efforts(ghost))] = number
            for at, dice in enumerate(claims):
                if all(sum(e) > (g.total if (g := ghost[slot]) else 0) for slot, e in dice):
                    row = tuple(sorted(_second_turn(dice, ghost, there, ready).items()))
                    self.ways[number, at] = mixed.setdefault(row, len(mixed))
        self.ghost = Averages([dict(row) for row in mixed])
        """What the claims come to; the first is to recover."""
        self.best = Best([sorted({0, *(way for way in row if way >= 0)}) for row in self.ways])
        """The best after each of the Ghost's first turns."""
        self.ways[self.ways < 0] = len(mixed)


def _efforts(ghost: Sequence[Dice | None]) -> list[int]:
    return [dice.effort if dice else 0 for dice in ghost]


def code(servants: Sequence[int], effort: Sequence[int]) -> int:
    """A number for dice on each place, of arrays too."""
    number = 0
    for many, face in zip(servants, effort, strict=True):
        number = number * 32 + many * 8 + face
    return number


def _second_turn(
    dice: Sequence[Placement], ghost: Sequence[Dice | None], there: Sequence[bool], ready: int
) -> dict[int, float]:
    """The ends a claim comes to when the Ghost has rolled the dice that it pushed off."""
    claimed = Claimed(dice, ready)
    bars = [
        GONE if not here else HELD if held else 0 for here, held in zip(there, ghost, strict=True)
    ]
    pushed = 0
    for slot, efforts in dice:
        bars[slot] = sum(efforts)
        held = ghost[slot]
        pushed += held.servants if held else 0
    row: dict[int, float] = {}
    for mask, chance in _takes(tuple(bars), pushed):
        kept, _, left = claimed.left(mask, ())
        number = end(kept, left)
        row[number] = row.get(number, 0.0) + chance
    return row


@cache
def _takes(bars: tuple[int, ...], pushed: int) -> list[tuple[int, float]]:
    if not pushed:
        return [(0, 1.0)]
    return [(turn.mask, turn.chance) for turn in turns(bars, pushed, True)]


@cache
def between(ready: int, gone: int) -> Between:
    """Your turn between the Ghost's two with so many servants."""
    return Between(ready, gone)


class LastTurn(NamedTuple):
    """Your second turn when you lead, by what is kept on the treasures and what is ready."""

    kept: Whole
    """The number of what is kept by the dice that lie there (see `code`)."""
    ends: Whole
    """The end that a claim comes to: by what is kept, servants ready, place, how many, total."""
    recovered: Whole
    """The end that recovering comes to, by what is kept."""


@cache
def last_turn() -> LastTurn:
    """Every second turn."""
    dice = [(), *claim_space((0,) * SLOTS, SERVANTS, False)]
    keeps = list(dict.fromkeys(Claimed(claim, SERVANTS).left(0, ())[0] for claim in dice))
    lying = _claims(dice)
    kept = np.zeros(32**SLOTS, np.intp)
    kept[code(list(lying.servants.astype(int)), list(lying.effort.astype(int)))] = [
        keeps.index(Claimed(claim, SERVANTS).left(0, ())[0]) for claim in dice
    ]
    most = 6 * SERVANTS + 1
    ends = np.full((len(keeps), SERVANTS + 1, SLOTS, SERVANTS, most), IMPOSSIBLE)
    for number, keep in enumerate(keeps):
        for ready in range(1, SERVANTS - len(keep.efforts) + 1):
            for slot, count, total in _tries(keep, ready):
                efforts = tuple(sorted((*keep.efforts, *(total // count + 1,) * count)))
                joined = PlacedServants(keep.mask | 1 << slot, efforts)
                ends[number, ready, slot, count - 1, total] = end(joined, ready - count)
    recovered = np.array([end(keep, SERVANTS - len(keep.efforts)) for keep in keeps])
    return LastTurn(kept, ends, recovered)


def _tries(keep: PlacedServants, ready: int) -> Iterator[tuple[int, int, int]]:
    """A free place, how many servants, and a total that they can beat there."""
    for slot in range(NONE):
        if not keep.mask >> slot & 1:
            for count in range(1, ready + 1):
                yield from ((slot, count, total) for total in range(6 * count))
