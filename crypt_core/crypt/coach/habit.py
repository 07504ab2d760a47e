"""Rules of thumb: bots that follow a short list of habits and count in whole numbers.

A `Habit` decides from small integers alone, without chance and without looking ahead. So it can be
told in a sentence, and played for many games at once by arrays that make the very same decisions.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Sequence
from dataclasses import dataclass, fields

from .. import moves
from ..moves import Move, Placement
from ..state import CLAIM, NOBODY, POTTERY, REROLL, TIE
from ..views import SeenTreasure, View

UNSEEN = 5
"""Half coins that a treasure is taken to be worth while its value is unseen."""

STEPS: dict[str, tuple[int, ...]] = {
    "idols.A": (2, 2, 2, 2, 2),
    "idols.B": (3, 7, 0, 0, 0),
    "jewelry.A": (2, 6, 1, 1, 0),
    "jewelry.B": (2, 2, 2, 2, 2),
    "manuscripts.A": (2, 5, 3, 3, 3),
    "manuscripts.B": (1, 1, 1, 1, 1),
    "pottery.A": (1, 4, 4, 8, 0),
    "pottery.B": (1, 2, 1, 2, 1),
    "remains.A": (1, 3, 1, 3, 1),
    "remains.B": (2, 4, 8, 20, 0),
    "tapestries.A": (5, 3, 2, 1, 1),
    "tapestries.B": (2, 4, 10, 0, 0),
}
"""Half coins that a collector who has 0, 1, 2, 3, or more treasures of a kind adds for another.

What the step pays at the end, and a little for the way to a step that pays: estimates, in round
numbers.
"""


RANGES = {
    "effort": range(1, 7),
    "servants": range(4),
    "treasures": range(7),
    "push": range(7),
    "recover_at": range(4),
}
"""What each number of a habit can be."""


@dataclass(frozen=True)
class Habit:
    """A bot by its habits; call it like any bot.

    Before anything else it uses the powers that it has: rouses a servant, looks at what is
    face-down and unseen, takes the face-down treasure worth most before Claim, rolls the exhausted
    die of lowest effort again. In Claim it recovers if few servants are ready, or else goes through
    the treasures from the one worth most, the left one of two alike, and claims what it can; with
    nothing claimed it recovers.
    """

    effort: int = 3
    """The effort (1-6) of its servants on a treasure that nobody holds."""
    servants: int = 1
    """Servants (0-3) on a treasure that nobody holds, if as many are ready."""
    treasures: int = 3
    """The most treasures (0-6) it claims on a turn; one on the last turn of Claim, as everybody."""
    push: int = 6
    """The highest effort with which it pushes others, by as few servants as will do, and then by
    the lowest effort that will; 0: it never pushes."""
    recover_at: int = 0
    """With so many servants ready or fewer, and some exhausted, it recovers."""
    sets: bool = False
    """Whether it counts what a treasure adds to its collector (`STEPS`) beside the coins on it."""

    def __post_init__(self) -> None:
        """Whole numbers in their range. :raises ValueError: naming the one that is none."""
        for name, numbers in RANGES.items():
            value = getattr(self, name)
            try:
                number = operator.index(value)
            except TypeError:
                number = -1
            if number not in numbers or isinstance(value, bool):
                least, most = numbers[0], numbers[-1]
                wanted = f"a habit's {name} is a whole number from {least} to {most}"
                raise ValueError(f"{wanted}, not {value!r}")
            object.__setattr__(self, name, number)  # what it counts with, whoever's number it was
        object.__setattr__(self, "sets", bool(self.sets))

    def __str__(self) -> str:
        """Its name, if it is one of `HABITS`, or else the numbers that are its own."""
        for name, habit in HABITS.items():
            if habit == self:
                return name
        own = [(f.name, getattr(self, f.name), f.default) for f in fields(self)]
        told = (f"{name}={value}" for name, value, plain in own if value != plain)
        return f"Habit({', '.join(told)})"

    def __call__(self, view: View, legal: Sequence[Move], draw: int) -> Move:
        """The move by these habits, among the legal ones of the player on turn."""
        me = view.on_turn
        assert me is not None
        return _power(self, view, me) or self.turn(view, me)

    def turn(self, view: View, me: int) -> Move:
        """What it does without its powers."""
        if view.stage == TIE:
            return Move(me, moves.ROLL)
        if view.stage != CLAIM:
            return Move(me, moves.DONE)
        mine = view.players[me]
        claimed = () if mine.exhausted and mine.ready <= self.recover_at else self._claim(view, me)
        return Move(me, moves.CLAIM, claimed) if claimed else Move(me, moves.RECOVER)

    def _claim(self, view: View, me: int) -> tuple[Placement, ...]:
        """Servants on the treasures worth most, as long as there are some left."""
        ready = view.players[me].ready
        most = 1 if view.last_turn else self.treasures
        claimed: list[Placement] = []
        there = [treasure for treasure in view.crypt if treasure and treasure.owner != me]
        for treasure in sorted(there, key=lambda t: -half_coins(view, me, t, self.sets)):
            efforts = self.efforts(treasure, ready)
            if efforts and len(claimed) < most:
                claimed.append((treasure.slot, efforts))
                ready -= len(efforts)
        return tuple(sorted(claimed))

    def efforts(self, treasure: SeenTreasure, ready: int) -> tuple[int, ...]:
        """The servants it puts on one treasure with so many ready, none if it is not to be had."""
        if treasure.owner == NOBODY:
            return (self.effort,) * min(self.servants, ready)
        for count in range(1, ready + 1):
            effort = treasure.total // count + 1
            if effort <= self.push:
                return (effort,) * count
        return ()


def read_habit(text: str) -> Habit | None:
    """The habit that has a text of its numbers, or None if the text is none of those."""
    told = re.fullmatch(r"Habit\((.*)\)", text)
    if told is None:
        return None
    numbers = dict(part.split("=") for part in told[1].split(", ") if part)
    return Habit(**{name: ast.literal_eval(value) for name, value in numbers.items()})


def half_coins(view: View, me: int, treasure: SeenTreasure, sets: bool) -> int:
    """What a treasure is worth to a player by habit, in half coins."""
    coins = UNSEEN if treasure.value is None else 2 * treasure.value
    if not sets:
        return coins
    have = sum(held.kind == treasure.kind for held in view.players[me].treasures)
    step = STEPS[f"{treasure.kind}.{view.setup.side(treasure.kind)}"]
    return coins + step[min(have, len(step) - 1)]


def _power(habit: Habit, view: View, me: int) -> Move | None:
    """The power to use now, if there is one."""
    mine, setup = view.players[me], view.setup
    if view.stage == TIE:
        return None
    if setup.has("remains.A") and mine.exhausted and mine.progress("remains.A").met:
        return Move(me, moves.ROUSE)
    down = [treasure for treasure in view.crypt if treasure and not treasure.up]
    unseen = any(treasure.value is None for treasure in down)
    if setup.has("manuscripts.B") and unseen and mine.progress("manuscripts.B").met:
        return Move(me, moves.PEEK)
    if view.stage == POTTERY and down and mine.progress("pottery.B").met:
        best = max(down, key=lambda t: half_coins(view, me, t, habit.sets))
        return Move(me, moves.TAKE, slot=best.slot)
    tired = [die for die in view.rolled if die.exhausted]
    if view.stage == REROLL and tired and mine.progress("idols.A").met:
        die = min(tired, key=lambda d: d.effort)
        return Move(me, moves.REROLL, slot=die.slot, number=die.number)
    return None


HABITS: dict[str, Habit] = {
    "greedy": Habit(effort=4, treasures=3, push=6, recover_at=0),
    "careful": Habit(effort=2, treasures=2, push=3, recover_at=1),
    "collector": Habit(effort=4, treasures=3, push=5, recover_at=1, sets=True),
}
"""The habits that have a name.

greedy: a servant of effort 4 on as many treasures as it can, those with most coins first; it pushes
at any price and recovers only when no servant is ready. careful: efforts of 2, two treasures at
most; it pushes with efforts up to 3 only, and recovers with one servant ready. collector: what its
sets want comes first; it recovers with one servant ready.
"""
