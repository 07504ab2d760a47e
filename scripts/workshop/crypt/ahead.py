"""Look a round ahead for many games at once, as arrays.

It finds what `coach.lookahead.Round` finds: `tests/workshop/test_ahead.py` compares the two, number
for number. Games alike in what may be done are looked ahead together: how many rounds are left, how
many servants are at hand, what can be flipped. It needs numpy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from crypt_core.crypt.arrays.table import POWERS, Rows
from crypt_core.crypt.coach.stakes import AT
from crypt_core.crypt.coach.worth import COUNTS, STATES
from crypt_core.crypt.components import KINDS, SERVANTS
from scripts.workshop.crypt.outcomes import (
    AGAIN,
    CHANCES,
    ENDS,
    MASKS,
    NEVER,
    READY_ROLLED,
    Leading,
    Worths,
    between,
    leading,
    recovering,
)
from scripts.workshop.crypt.positions import NONE, SLOTS, Chances, Positions, Whole
from scripts.workshop.crypt.worths import IDOLS, REMAINS, Tables, promises, sides_number, stakes

TOGETHER = 64
"""Games looked ahead at once: few enough for the processor's caches."""


class Goods(NamedTuple):
    """What treasures are worth, by which are yours (8, M), for one value of the unknown one."""

    chance: Chances
    """How likely it has that value."""
    worths: list[Worths]
    """Once 0, 1, ... idols were flipped for rolls."""
    promise: Worths
    """Coins that a card to come promises."""
    stand: Worths
    """Coins as they stand, for who plays for the highest rank,"""
    stakes: Worths
    """and what is at stake in the cards to come: (8, M, figures)."""


def _mean(goods: Sequence[Goods]) -> Goods:
    """The average over the values of the unknown treasure, but of what the rank alone asks."""

    def mean(parts: Iterable[Worths]) -> Worths:
        return np.asarray(sum(of.chance * part for of, part in zip(goods, parts, strict=True)))

    worths = [mean(parts) for parts in zip(*(of.worths for of in goods), strict=True)]
    promise = mean(of.promise for of in goods)
    return goods[0]._replace(chance=np.ones_like(goods[0].chance), worths=worths, promise=promise)


class Ahead:
    """Rounds of games in which the same can be done.

    A *rousing* is how many servants have been woken in this round since the positions were taken
    down (remains.A): methods take it, and answer for what may still be done after it.
    """

    def __init__(self, positions: Positions, worth: Tables) -> None:
        self.positions = positions
        self.worth = worth
        self.ready = int(positions.ready[0])
        self.gone = int(positions.gone[0])
        self.left = int(positions.left[0])
        self.leads = leads(self.left)
        remains = positions.can_flip("remains.A") // 2
        self.rousable: Whole = np.minimum(remains, SERVANTS - self.ready)
        self.most = int(self.rousable.max())
        """The most servants that can be woken in any of the games."""
        idols = (positions.kind == IDOLS).sum(axis=0) * positions.has("idols.A")
        self.rerolls = int((positions.can_flip("idols.A") + idols).max())
        """The most dice that idols could roll again in any of the games."""
        self.peeks = bool(can_peek(positions)[0])
        self.takes = bool(can_take(positions)[0])
        self._ends: dict[int, Worths] = {}
        self._last: dict[tuple[Leading, int, int], Worths] = {}
        self._first: dict[int, Worths] = {}
        self._between: dict[int, Worths] = {}

    @cached_property
    def seen(self) -> list[tuple[Chances, Ahead]]:
        """What a flipped manuscript would show, with its chances."""
        flipped = self.positions.flipped("manuscripts", 1)
        return [(p, self.other(flipped.seeing(v))) for v, p in self.positions.values()]

    @cached_property
    def taken(self) -> list[tuple[Chances, Ahead]]:
        """What flipped pottery would take, with its chances."""
        flipped = self.positions.flipped("pottery", 2)
        return [(p, self.other(flipped.seeing(v).collected())) for v, p in self.positions.values()]

    def other(self, positions: Positions) -> Ahead:
        """The same games in other positions."""
        return Ahead(positions, self.worth)

    # --- what the ends of the round are worth

    def ends(self, rousing: int) -> Worths:
        """What each of `outcomes.ENDS` is worth, and at last what cannot be done."""
        if rousing not in self._ends:
            worths = np.empty((len(ENDS) + 1, len(self.positions)))
            if self.rerolls:
                parts = (chance * self.rolls(after)[0] for chance, after in self.by_value(rousing))
                rolls = np.asarray(sum(parts))
            else:
                (after,) = self.after(rousing)
            for mask, (ends, by_roll, by_ready) in enumerate(CHANCES):
                if self.rerolls:
                    np.matmul(by_roll, rolls[mask], out=worths[ends])
                else:
                    np.matmul(by_ready, after[mask], out=worths[ends])
            worths[-1] = NEVER
            self._ends[rousing] = worths
        return self._ends[rousing]

    def after(self, rousing: int) -> list[Worths]:
        """What the game is worth after the round, once 0, 1, ... idols were flipped for rolls.

        By the treasures that are yours, as bits, and how many servants are ready: (8, 4, M).
        """
        (first, worths), *others = self.by_value(rousing)
        found = [first * each for each in worths]
        for chance, more in others:
            for total, each in zip(found, more, strict=True):
                total += chance * each
        return found

    def by_value(self, rousing: int) -> list[tuple[Chances, list[Worths]]]:
        """The same for each value that the unknown treasure can have, with its chance.

        It is seen before dice are rolled again. Where that changes nothing, there is the mean only.
        """
        now, worth = self.positions, self.worth
        flips = np.minimum(self.rousable, rousing) * 2
        remains, idols = (self._can_flip(kind) for kind in (REMAINS, IDOLS))
        barred = NEVER * (self.rousable < rousing)
        servants = [
            self._servants(now.left, remains - flips, idols - flipped) + barred
            for flipped in range(self.rerolls + 1)
        ]
        wanted = worth.wanted[now.left].T
        goods = list(self._goods(flips))
        if not worth.bonus and not (self.rerolls and now.left.any()):
            goods = [_mean(goods)]
        found = [
            (
                of.chance,
                [
                    total[:, None] + more + wanted * of.promise[:, None]
                    for total, more in zip(of.worths, servants, strict=True)
                ],
            )
            for of in goods
        ]
        if worth.bonus:
            level = worth.levels[now.left, sides_number(now.sides)]
            ended = self._servants(np.zeros_like(now.left), remains - flips, np.zeros_like(remains))
            for of, (_, worths) in zip(goods, found, strict=True):
                stand, to_come = of.stand[:, None] + ended, of.stakes.copy()
                for each in worths:
                    each += worth.bonus * worth.chance(self.left, level + each, stand, to_come)
                    to_come[..., AT["idols.A"]] -= 1
        return found

    def _goods(self, flips: Whole) -> Iterator[Goods]:
        """What treasures are worth, for each value that the unknown one can have."""
        now, worth = self.positions, self.worth
        kinds = worth.rows(now) + now.kinds
        kinds[REMAINS] -= flips
        rounds = now.left * (len(POWERS) * STATES)
        cards = SLOTS * np.maximum(now.left, 1)
        here = now.kind[:, None] == np.arange(len(KINDS))[:, None]
        for value, chance in now.values():
            steps = here * now.steps(value)[:, None]
            at = np.stack(
                [
                    kinds + sum(steps[slot] for slot in range(SLOTS) if mask >> slot & 1)
                    for mask in range(MASKS)
                ],
                axis=1,
            )
            goods = worth.kinds.take(at, mode="clip")
            total = goods.sum(axis=0)
            fewer = [
                total - goods[IDOLS] + worth.kinds.take(at[IDOLS] - flipped, mode="clip")
                for flipped in range(1, self.rerolls + 1)
            ]
            at -= rounds
            promise = promises().take(at, mode="clip").sum(axis=0) / cards
            stand, at_stake = total, np.empty(0)
            if worth.bonus:
                stand = worth.kinds.take(at, mode="clip").sum(axis=0)
                at_stake = stakes().take(at, axis=0, mode="clip").sum(axis=0)
            yield Goods(chance, [total, *fewer], promise, stand, at_stake)

    def _can_flip(self, kind: int) -> Whole:
        """How many of idols A or remains A can be flipped with each set of treasures: (8, M)."""
        now = self.positions
        mine: Whole = np.array([now.kinds[kind] % COUNTS] * MASKS)
        for mask in range(MASKS):
            for slot in range(SLOTS):
                if mask >> slot & 1:
                    mine[mask] += now.kind[slot] == kind
        return np.asarray(np.minimum(mine, COUNTS - 1) * (now.sides[kind] == 0))

    def _servants(self, left: Whole, remains: Whole, idols: Whole) -> Worths:
        """What servants are worth, by treasures and by how many are ready: (8, 4, M)."""
        table = self.worth.servants
        ready = np.arange(SERVANTS + 1)[:, None]
        found = table[left[None, None], ready, remains[:, None], np.maximum(idols, 0)[:, None]]
        found += NEVER * (idols < 0)[:, None]
        return np.asarray(found)

    def rolls(self, after: list[Worths]) -> list[Worths]:
        """What the rolls of Collect are worth, by idols flipped already: (8, rolls, M) each.

        From the last idol backwards: none is flipped, or one for the best die to roll again.
        """
        found = [after[-1].take(READY_ROLLED, axis=1)]
        for worths in reversed(after[:-1]):
            then = found[0]
            now = worths.take(READY_ROLLED, axis=1)
            for again in AGAIN:
                good, bad = then.take(again.good, axis=1), then.take(again.rolls, axis=1)
                good *= again.stays
                bad *= 1 - again.stays
                good += bad
                now[:, again.rolls] = np.maximum(now[:, again.rolls], good)
            found.insert(0, now)
        return found

    # --- when you lead

    def last_turns(self, turn: Leading, rousing: int, woken: int = 0) -> Worths:
        """The best replies of your last turn after each that `turn` can lead to.

        `rousing` servants were woken before the first turn, `woken` since.
        """
        key = (turn, rousing, woken)
        if key not in self._last:
            best = turn.replies[woken].of(self.ends(rousing + woken))
            if woken + 1 < len(turn.replies) and rousing + woken < self.most:
                np.maximum(best, self.last_turns(turn, rousing, woken + 1), out=best)
            if self.peeks:
                rows = ((p, seen.last_turns(turn, rousing, woken)) for p, seen in self.seen)
                np.maximum(best, sum(p * row for p, row in rows), out=best)
            self._last[key] = best
        return self._last[key]

    def claims(self, rousing: int) -> tuple[Leading, Worths]:
        """Your first turn: what each claim is worth, and at last what recovering is."""
        turn = leading(self.ready + rousing, self.ready + self.most, self.gone)
        rest = recovering(self.gone)
        rows = [one.ghost.of(self.last_turns(one, rousing)) for one in (turn, rest)]
        return turn, np.concatenate(rows)

    def first_turn(self, rousing: int) -> Worths:
        """The best of your first turn: (M,)."""
        if rousing not in self._first:
            best = self.claims(rousing)[1].max(axis=0)
            if self.peeks:
                np.maximum(best, self.peeked("first_turn", rousing), out=best)
            if rousing < self.most:
                np.maximum(best, self.first_turn(rousing + 1), out=best)
            self._first[rousing] = best
        return self._first[rousing]

    # --- when the Ghost leads

    def betweens(self, rousing: int) -> Worths:
        """The best of your turn after each of the Ghost's first turns."""
        if rousing not in self._between:
            turn = between(self.ready + rousing, self.gone)
            best = turn.best.of(turn.ghost.of(self.ends(rousing)))
            if self.peeks:
                np.maximum(best, self.peeked("betweens", rousing), out=best)
            if rousing < self.most:
                np.maximum(best, self.betweens(rousing + 1), out=best)
            self._between[rousing] = best
        return self._between[rousing]

    # --- the round from its beginning

    def opening(self, rousing: int) -> Worths:
        """When Claim begins: (M,)."""
        if self.leads:
            return self.first_turn(rousing)
        return between(self.ready + rousing, self.gone).chances @ self.betweens(rousing)

    def revealed(self, rousing: int) -> Worths:
        """When the treasures lie there and pottery may take the face-down one: (M,)."""
        best = self.opening(rousing)
        if self.takes:
            best = np.maximum(best, self.taking(rousing))
            if self.peeks:
                best = np.maximum(best, self.peeked("revealed", rousing))
            if rousing < self.most:
                best = np.maximum(best, self.revealed(rousing + 1))
        return best

    def taking(self, rousing: int) -> Worths:
        """After flipping pottery: (M,). A remains taken so may wake a servant later."""
        return np.asarray(sum(p * then.opening(rousing) for p, then in self.taken))

    def peeked(self, method: str, rousing: int) -> Worths:
        """What a method answers after a look, by the chances of what it shows."""
        rows = ((p, getattr(seen, method)(rousing)) for p, seen in self.seen)
        return np.asarray(sum(p * row for p, row in rows))


def leads(left: int) -> bool:
    """Whether you lead the round after which so many are left (solo.torches)."""
    return left % 2 == 1


def can_peek(positions: Positions) -> Whole:
    """Where manuscripts can show something not known (manuscripts.B)."""
    return np.asarray((positions.can_flip("manuscripts.B") > 0) & positions.unknown)


def can_take(positions: Positions) -> Whole:
    """Where pottery can take a face-down treasure (pottery.B)."""
    return np.asarray((positions.can_flip("pottery.B") >= 2) & (positions.down != NONE))


def together(
    positions: Positions, worth: Tables, look: Callable[[Positions, Tables], Ahead] = Ahead
) -> Iterator[tuple[Rows, Ahead]]:
    """Positions a few at a time, those together in which the same can be done."""
    takes = can_take(positions) * (1 + positions.down)
    same = [positions.left, positions.ready, positions.gone, can_peek(positions), takes]
    idols = (positions.kind == IDOLS).sum(axis=0) + positions.can_flip("idols.A")
    idols *= positions.has("idols.A")
    order = np.lexsort((idols, positions.can_flip("remains.A") // 2, *same))
    figures = np.array(same)[:, order]
    changes = np.flatnonzero((figures[:, 1:] != figures[:, :-1]).any(axis=0)) + 1
    for group in np.split(order, changes):
        for first in range(0, len(group), TOGETHER):
            rows = group[first : first + TOGETHER]
            yield rows, look(positions.take(rows), worth)


def revealed(positions: Positions, worth: Tables) -> Worths:
    """What rounds are worth when their treasures lie there: the expected final scores (M,)."""
    found = worth.levels[positions.left, sides_number(positions.sides)].copy()
    for rows, ahead in together(positions, worth):
        found[rows] += ahead.revealed(0)
    return found
