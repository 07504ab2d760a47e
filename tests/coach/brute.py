"""The Ghost and a claim's odds worked out anew, the slow way: what the coach's counting is held to.

Written from the rules as they are printed, roll by roll in every order of the dice. Nothing of the
code that plays the Ghost or counts its rolls is used here; a place of the crypt is told as

- `None`: there is no treasure,
- `GHOST`: the Ghost holds it,
- a number: your total there, 0 if nobody has claimed it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import product
from typing import NamedTuple

GHOST = "ghost"
Place = int | str | None
Group = tuple[int, int]
"""Dice that are joined: how many, and the face they show."""

TOTALS = sorted({count * effort for count in (1, 2, 3) for effort in range(1, 7)})
"""Every total that your servants on one treasure can have."""


def all_rolls(dice: int) -> Iterator[tuple[int, ...]]:
    """Every roll in every order: 216 of three dice, one of none."""
    return product((1, 2, 3, 4, 5, 6), repeat=dice)


def joined(faces: Sequence[int]) -> list[Group]:
    """Equal dice together, highest total first; on equal totals more dice before fewer."""
    groups = [(faces.count(face), face) for face in (1, 2, 3, 4, 5, 6) if face in faces]
    groups.sort(key=lambda group: (group[0] * group[1], group[0]), reverse=True)
    return groups


def ghost_places(places: Sequence[Place], faces: Sequence[int], second: bool) -> dict[int, Group]:
    """Where the Ghost puts the groups of one roll: treasure by treasure, from the left."""
    here = list(places)
    put: dict[int, Group] = {}
    groups = joined(list(faces))
    if second:
        groups = groups[:1]
    for group in groups:
        count, face = group
        for place, mine in enumerate(here):
            if mine is None or mine == GHOST:
                continue
            assert isinstance(mine, int)
            if mine == 0 or count * face > mine:
                here[place] = GHOST
                put[place] = group
                break
    return put


class Counted(NamedTuple):
    """What all rolls of a situation come to, in numbers of rolls."""

    rolls: int
    ends: Counter[tuple[str | None, ...]]
    """How the treasures end: "kept", "taken", "left", None."""
    takers: Counter[tuple[int, Group]]
    """How often a treasure is taken by a group."""
    having: Counter[Group]
    """How often a group is rolled."""
    lost_with: Counter[tuple[int, Group]]
    """How often a group is rolled and a treasure taken, by this group or another."""
    puts: Counter[tuple[Group | None, ...]]
    """How often each group ends on each place."""


def count(places: Sequence[Place], dice: int, second: bool) -> Counted:
    """All rolls of a situation, counted one by one."""
    counted = Counted(6**dice, Counter(), Counter(), Counter(), Counter(), Counter())
    for faces in all_rolls(dice):
        put = ghost_places(places, faces, second)
        counted.ends[end(places, put)] += 1
        counted.puts[tuple(put.get(place) for place in range(len(places)))] += 1
        counted.takers.update(put.items())
        counted.having.update(joined(faces))
        counted.lost_with.update(product(put, joined(faces)))
    return counted


def end(places: Sequence[Place], put: dict[int, Group]) -> tuple[str | None, ...]:
    """How the treasures end when the Ghost has put its dice down."""

    def fate(place: int, mine: Place) -> str | None:
        if mine is None:
            return None
        if mine == GHOST or place in put:
            return "taken"
        return "kept" if mine else "left"

    return tuple(fate(place, mine) for place, mine in enumerate(places))


def situation(draw: random.Random) -> tuple[tuple[Place, ...], int, bool]:
    """Any places, number of dice and turn of the Ghost, also ones that no game reaches."""
    kinds: list[Place] = [None, GHOST, 0]
    places = tuple(
        draw.choice(kinds) if draw.random() < 0.4 else draw.choice(TOTALS)
        for _ in range(draw.choice((1, 2, 3, 3, 3)))
    )
    return places, draw.choice((0, 1, 2, 3, 3)), draw.random() < 0.5


class Expected(NamedTuple):
    """What a claim may be expected to bring (see `claim`)."""

    kept: tuple[Fraction, ...]
    tired: tuple[Fraction, ...]
    """The share of a treasure's servants that end the round exhausted."""
    coins: Fraction
    ready: Fraction


def claim(
    places: Sequence[Place],
    mine: dict[int, tuple[int, ...]],
    values: Sequence[Sequence[int]],
    unplaced: int,
    ghost: tuple[int, bool] | None,
) -> Expected:
    """What comes of servants on treasures (`mine`: efforts by place), every die rolled in turn.

    `values`: for each place the values that its treasure can have, each as likely. `ghost`: how
    many dice it still rolls, and whether it is its second turn. Whoever is pushed off everywhere
    has three servants ready again.
    """
    kept, tired = [Fraction(0)] * len(places), [Fraction(0)] * len(places)
    coins = ready = Fraction(0)
    stays: Counter[tuple[int, ...]] = Counter()
    dice, second = ghost or (0, False)
    for faces in all_rolls(dice):
        put = ghost_places(places, faces, second)
        stays[tuple(sorted(set(mine) - set(put)))] += 1
    for left, ways in stays.items():
        chance = Fraction(ways, 6**dice)
        if not left:
            ready += 3 * chance
            continue
        back = sum(len(efforts) for place, efforts in mine.items() if place not in left)
        efforts = [(place, effort) for place in left for effort in mine[place]]
        for place in left:
            kept[place] += chance
            coins += chance * Fraction(sum(values[place]), len(values[place]))
        one = chance / 6 ** len(efforts)
        for rolled in all_rolls(len(efforts)):
            weary = Counter(p for (p, e), face in zip(efforts, rolled, strict=True) if face < e)
            ready += one * (unplaced + back + len(efforts) - weary.total())
            for place, servants in weary.items():
                tired[place] += one * Fraction(servants, len(mine[place]))
    return Expected(tuple(kept), tuple(tired), coins, ready)


# --- your first turn, when you lead ---------------------------------------------------------------

Leaf = Callable[[int, int, tuple[int, ...]], float]
"""What collecting is worth: treasures as a bit mask, servants ready, efforts still to roll."""


def first_turn(
    there: Sequence[bool], dice: Sequence[tuple[int, tuple[int, ...]]], ready: int, leaf: Leaf
) -> float:
    """What a claim (or none: a turn to recover) brings with the best last turn after each roll.

    `there`: where treasures lie. No powers are used. Every roll is looked at for itself, in every
    order of the dice, and every legal reply to it is tried.
    """
    claimed = dict(dice)
    places: list[Place] = [
        sum(claimed.get(i, ())) if here else None for i, here in enumerate(there)
    ]
    left = ready - sum(len(efforts) for efforts in claimed.values()) if dice else 3
    whole = 0.0
    for faces in all_rolls(3):
        put = ghost_places(places, faces, second=False)
        mine = {place: efforts for place, efforts in claimed.items() if place not in put}
        back = sum(len(efforts) for place, efforts in claimed.items() if place in put)
        whole += max(replies(there, mine, put, left + back, leaf))
    return whole / 216


def replies(
    there: Sequence[bool],
    mine: dict[int, tuple[int, ...]],
    ghost: dict[int, Group],
    ready: int,
    leaf: Leaf,
) -> Iterator[float]:
    """What each move of your last turn brings: to recover, or a claim of one treasure."""
    mask = sum(1 << place for place in mine)
    efforts = tuple(sorted(effort for placed in mine.values() for effort in placed))
    yield leaf(mask, 3 - len(efforts), efforts)
    for place, here in enumerate(there):
        if not here or place in mine:
            continue
        count, face = ghost.get(place, (0, 0))
        for servants in range(1, ready + 1):
            for effort in range(1, 7):
                if servants * effort > count * face:
                    more = tuple(sorted(efforts + (effort,) * servants))
                    yield leaf(mask | 1 << place, ready - servants, more)
