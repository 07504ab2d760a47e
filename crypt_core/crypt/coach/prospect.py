"""What the end of a round holds, once nobody places servants any more.

A `Prospect` answers one question: if you collect *these* treasures, with *so many* servants ready
and these dice still to roll, what may you expect? All claims of a decision share its few answers,
which is what makes the look-ahead fast.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from operator import mul
from typing import NamedTuple

from ..components import KINDS
from .known import Known, Pile
from .stakes import Stakes, at_stake, flipped, together
from .worth import Worth, pays, powers, promise, sparing

Efforts = tuple[int, ...]
"""The efforts of servants, lowest first."""

Numbers = tuple[float, ...]
"""An `Outlook` as a flat row: score, ready, coins, then the chance of each treasure.

For who plays for the highest rank its chance comes last, and the score has its bonus in it.
"""

IDOLS = KINDS.index("idols")


class Outlook(NamedTuple):
    """What may be expected of a round.

    `score`: the final score, in coins. `ready`: ready servants after the round. `coins`: what the
    round adds in coins on treasures and from collectors, as if the game ended with it. `taken`:
    for each place of the crypt, the chance that you collect the treasure there. `chance`: that of
    the highest rank, where one plays for it.
    """

    score: float
    ready: float
    coins: float
    taken: tuple[float, ...]
    chance: float | None = None


def outlook(numbers: Numbers, bonus: float = 0.0) -> Outlook:
    """A row of numbers by their names; with a `bonus` that of who plays for the highest rank."""
    score, ready, coins, *taken = numbers
    if not bonus:
        return Outlook(score, ready, coins, tuple(taken))
    chance = taken.pop()
    return Outlook(score - bonus * chance, ready, coins, tuple(taken), chance)


def prospect(known: Known, worth: Worth) -> Prospect:
    """What collecting is worth: in coins, or with a bonus for the highest rank as well."""
    return ForRank(known, worth) if worth.bonus else Prospect(known, worth)


def mix(parts: Iterable[tuple[float, Numbers]]) -> Numbers:
    """The average of rows by their chances."""
    chances, rows = zip(*parts, strict=True)
    return tuple(sum(map(mul, chances, column)) for column in zip(*rows, strict=True))


@lru_cache(maxsize=256)
def survivors(efforts: Efforts) -> tuple[float, ...]:
    """The chances that 0, 1, ... of these dice stay ready when rolled (collect.roll)."""
    odds: tuple[float, ...] = (1.0,)
    for effort in efforts:
        stays = staying(effort)
        fewer, more = (*(p * (1 - stays) for p in odds), 0.0), (0.0, *(p * stays for p in odds))
        odds = tuple(a + b for a, b in zip(fewer, more, strict=True))
    return odds


def staying(effort: int) -> float:
    """The chance that a die of this effort stays ready (collect.roll)."""
    return (7 - effort) / 6


class Prospect:
    """What collecting is worth from what is known: holdings, powers left, the treasures here.

    A position's worth is a sum over kinds and servants, and servants are worth more the more the
    cards to come promise. So what the treasures bring and what the dice bring are found apart, each
    only once; together they depend on remains alone, which rouse servants (remains.A), and on all
    treasures where idols can roll dice again (idols.A): whether they do goes by what cards promise.
    """

    def __init__(self, known: Known, worth: Worth) -> None:
        self.known = known
        self.worth = worth
        self.level = worth.level(known.rounds_left, known.sides)
        self.rerolls = known.has("idols.A")
        served = {"idols"} if self.rerolls else set()
        if known.has("remains.A"):
            served.add("remains")
        self.serving = sum(1 << t.slot for t in known.crypt if t and t.kind in served)
        """The treasures that dice depend on, as a bit mask."""
        self._after: dict[tuple[int, int, Efforts], Numbers] = {}
        self._dice: dict[tuple[int, Goods | None, int, Efforts, Efforts, int], Dice] = {}
        self._goods: dict[int, Goods] = {}
        self._cases: dict[int, Cases] = {}
        self._piles: dict[int, tuple[Pile, ...]] = {}
        self._served: dict[tuple[int, int, int], float] = {}

    def after(self, taken: int, ready: int, rolling: Efforts) -> Numbers:
        """What to expect if the treasures of the bit mask `taken` are yours.

        `ready` servants are ready already, `rolling` are the efforts of dice still to roll.
        """
        key = (taken, ready, rolling)
        numbers = self._after.get(key)
        if numbers is None:
            numbers = self._after[key] = self.rolled(taken, ready, rolling, (), 0)
        return numbers

    def rolled(
        self, taken: int, ready: int, rolling: Efforts, tired: Efforts, idols: int
    ) -> Numbers:
        """The same with some dice rolled: `tired` are the efforts of those this exhausted.

        Idols may roll them again; `idols` have been flipped for that already.
        """
        served = taken & self.serving
        return self._averaged(
            taken, lambda goods: self.dice(served, goods, ready, rolling, tired, idols)
        )

    def rerolled(
        self, taken: int, ready: int, tired: Efforts, effort: int, *, exhausted: bool
    ) -> Numbers:
        """The same once an idol is flipped to roll a die of this effort again, exhausted or not."""
        served = taken & self.serving
        return self._averaged(
            taken,
            lambda goods: self._again(served, goods, ready, tired, 0, effort, exhausted=exhausted),
        )

    def _averaged(self, taken: int, dice: Callable[[Goods | None], Dice]) -> Numbers:
        """The row of these treasures, and dice by what the treasures bring."""
        parts = [(p, dice(goods)) for p, goods in self.cases(taken)]
        return self.numbers(taken, parts[0][1] if len(parts) == 1 else mixed(parts))

    def cases(self, taken: int) -> Cases:
        """What treasures bring, as far as dice depend on it: where they can be rolled again.

        By the value not known, which is seen before that; None where it makes no difference.
        """
        if taken not in self._cases:
            matters = self.rerolls and self.known.rounds_left and self.piles(taken)[IDOLS].flippable
            self._cases[taken] = self._by_value(taken) if matters else [(1.0, None)]
        return self._cases[taken]

    def _by_value(self, taken: int) -> Cases:
        unknown = self.known.unknown
        if unknown is None or not taken >> unknown & 1:
            return [(1.0, self.goods(taken))]
        return [(p, seen.goods(taken)) for p, seen in self.seen]

    @cached_property
    def seen(self) -> list[tuple[float, Prospect]]:
        """The same once the unknown treasure is seen, for each of its values, with its chance."""
        known = self.known
        return [(p, type(self)(known.seeing(value), self.worth)) for value, p in known.values()]

    def numbers(self, taken: int, dice: Dice) -> Numbers:
        """The row of these treasures and what the dice bring."""
        goods = self._goods.get(taken) or self.goods(taken)
        bits = (float(taken >> slot & 1) for slot in range(len(self.known.crypt)))
        score = goods.score + dice.score + goods.promise * dice.eager
        return (score, dice.ready, goods.coins, *bits)

    # --- what the treasures bring

    def goods(self, taken: int) -> Goods:
        """Treasures of all kinds but flippable idols, averaged over the value not known."""
        known = self.known
        if taken not in self._goods:
            if known.unknown is not None and taken >> known.unknown & 1:
                goods = averaged((p, seen.goods(taken)) for p, seen in self.seen)
            else:
                goods = self._goods_seen(taken)
            self._goods[taken] = goods
        return self._goods[taken]

    def _goods_seen(self, taken: int) -> Goods:
        known, piles = self.known, self.piles(taken)
        score, coins = self.level, 0.0
        for at, power in enumerate(powers(known.sides)):
            before, pile = known.piles[at].held, piles[at]
            score += self._kind(power, pile)
            coins += sum(pile.held) - sum(before) + pays(power, pile.held) - pays(power, before)
        promised = promise(known.rounds_left, known.sides, piles)
        return Goods(score, coins, promised, self._stakes(piles))

    def _stakes(self, piles: tuple[Pile, ...]) -> Stakes:
        """What is at stake in the cards to come, for who asks that."""
        return ()

    def _kind(self, power: str, pile: Pile) -> float:
        known = self.known
        return self.worth.kind(known.rounds_left, power, pile)

    def piles(self, taken: int) -> tuple[Pile, ...]:
        """Your piles with the treasures taken.

        A value not known counts as the lowest it can be: what flipping costs does not depend on it.
        """
        if taken not in self._piles:
            self._piles[taken] = self._with(taken)
        return self._piles[taken]

    def _with(self, taken: int) -> tuple[Pile, ...]:
        piles = list(self.known.piles)
        for treasure in self.known.crypt:
            if treasure is not None and taken >> treasure.slot & 1:
                at = KINDS.index(treasure.kind)
                value = treasure.value or piles[at].unseen[0]
                held = tuple(sorted((*piles[at].held, value)))
                unseen = piles[at].unseen if treasure.value else piles[at].unseen[1:]
                piles[at] = Pile(held, piles[at].flippable + 1, unseen, piles[at].deck)
        return tuple(piles)

    # --- what the dice bring

    def dice(
        self,
        served: int,
        goods: Goods | None,
        ready: int,
        rolling: Efforts,
        tired: Efforts,
        idols: int,
    ) -> Dice:
        """Servants, less what flipping idols for new rolls costs.

        `served` are the treasures that serve dice, `goods` what all bring where it matters.
        """
        key = (served, goods, ready, rolling, tired, idols)
        dice = self._dice.get(key)
        if dice is None:
            dice = self._dice[key] = self._roll(*key)
        return dice

    def _roll(
        self,
        served: int,
        goods: Goods | None,
        ready: int,
        rolling: Efforts,
        tired: Efforts,
        idols: int,
    ) -> Dice:
        can_reroll = self.rerolls and self.piles(served)[IDOLS].flippable > idols
        if rolling and not can_reroll:
            odds = [
                (p, self.dice(served, goods, ready + more, (), tired, idols))
                for more, p in enumerate(survivors(rolling))
            ]
            return mixed(odds)
        if rolling:
            good = self.dice(served, goods, ready + 1, rolling[1:], tired, idols)
            more_tired = tuple(sorted((*tired, rolling[0])))
            bad = self.dice(served, goods, ready, rolling[1:], more_tired, idols)
            return either(staying(rolling[0]), good, bad)
        best = self._end(served, goods, ready, idols)
        if can_reroll:
            for effort in set(tired):
                again = self._again(served, goods, ready, tired, idols, effort, exhausted=True)
                best = max(best, again)
        return best

    def _again(
        self,
        served: int,
        goods: Goods | None,
        ready: int,
        tired: Efforts,
        idols: int,
        effort: int,
        *,
        exhausted: bool,
    ) -> Dice:
        """After flipping one more idol to roll a die of this effort again, exhausted or not."""
        others = list(tired)
        if exhausted:
            others.remove(effort)
        else:
            ready -= 1
        good = self.dice(served, goods, ready + 1, (), tuple(others), idols + 1)
        bad = self.dice(served, goods, ready, (), tuple(sorted((*others, effort))), idols + 1)
        return either(staying(effort), good, bad)

    def _end(self, served: int, goods: Goods | None, ready: int, idols: int) -> Dice:
        """When all dice lie still."""
        servants, eager = self.servants(served, ready, idols), self._eager(ready)
        if goods is None:
            return Dice(servants, ready, eager=eager)
        return Dice(servants + eager * goods.promise, ready)

    def _eager(self, ready: int) -> float:
        return self.worth.eager(self.known.rounds_left, ready)

    def scored(self, ready: int) -> Numbers:
        """The row if nothing more is done before scoring: a coin for each ready servant (score)."""
        return self.numbers(0, Dice(float(ready), float(ready)))

    def servants(self, served: int, ready: int, idols: int) -> float:
        """What so many ready servants are worth, less the idols flipped for new rolls."""
        key = (served, ready, idols)
        if key not in self._served:
            self._served[key] = self._servants(*key)
        return self._served[key]

    def _servants(self, served: int, ready: int, idols: int) -> float:
        piles = self.piles(served)
        remains, left = sparing(self.known.sides, piles)
        worth = self.worth.servants(self.known.rounds_left, ready, remains, left - idols)
        if idols:
            pile = piles[IDOLS]
            fewer = pile._replace(flippable=pile.flippable - idols)
            worth += self._kind("idols.A", fewer) - self._kind("idols.A", pile)
        return worth


class ForRank(Prospect):
    """The same for who plays for the highest rank, with its bonus (`Worth.bonus`).

    Its chance is no sum: what dice bring depends on all treasures, so they are found together.
    """

    def __init__(self, known: Known, worth: Worth) -> None:
        super().__init__(known, worth)
        self._ended: dict[tuple[int, Goods, int, int], Dice] = {}
        self._now = float(
            sum(
                sum(pile.held) + pays(power, pile.held)
                for power, pile in zip(powers(known.sides), known.piles, strict=True)
            )
        )

    def numbers(self, taken: int, dice: Dice) -> Numbers:
        bits = (float(taken >> slot & 1) for slot in range(len(self.known.crypt)))
        return (dice.score, dice.ready, self.goods(taken).coins, *bits, dice.chance)

    def cases(self, taken: int) -> Cases:
        """What treasures bring, by the value not known."""
        if taken not in self._cases:
            self._cases[taken] = self._by_value(taken)
        return self._cases[taken]

    def _end(self, served: int, goods: Goods | None, ready: int, idols: int) -> Dice:
        assert goods is not None
        key = (served, goods, ready, idols)
        if key not in self._ended:
            self._ended[key] = self._when_still(*key)
        return self._ended[key]

    def _when_still(self, served: int, goods: Goods, ready: int, idols: int) -> Dice:
        """When all dice lie still, whichever of them were rolled."""
        servants = self.servants(served, ready, idols) + self._eager(ready) * goods.promise
        remains, _ = sparing(self.known.sides, self.piles(served))
        as_coins = self.worth.servants(0, ready, remains, 0)
        return self._counted(goods, servants, as_coins, ready, idols)

    def scored(self, ready: int) -> Numbers:
        return self.numbers(0, self._counted(self.goods(0), float(ready), float(ready), ready, 0))

    def _counted(
        self, goods: Goods, servants: float, as_coins: float, ready: int, idols: int
    ) -> Dice:
        """With servants worth so much, and so many coins if the game ended here."""
        total, now = goods.score + servants, self._now + goods.coins + as_coins
        stakes = flipped(goods.stakes, "idols.A", idols)
        chance = self.worth.chance(self.known.rounds_left, total, now, ready, stakes)
        return Dice(total + self.worth.bonus * chance, ready, chance)

    def _stakes(self, piles: tuple[Pile, ...]) -> Stakes:
        return together(map(at_stake, powers(self.known.sides), piles))


class Goods(NamedTuple):
    """What treasures bring: to the expected score, in coins now, and to what cards promise."""

    score: float
    coins: float
    promise: float
    """Coins that a card to come would bring on average (`worth.promise`)."""
    stakes: Stakes = ()
    """What is at stake in the cards to come, for who plays for the highest rank."""


def averaged(goods: Iterable[tuple[float, Goods]]) -> Goods:
    """The average of what treasures bring by their chances, without what is at stake."""
    rows = ((p * each.score, p * each.coins, p * each.promise) for p, each in goods)
    score, coins, promised = map(sum, zip(*rows, strict=True))
    return Goods(score, coins, promised)


Cases = list[tuple[float, Goods | None]]
"""What treasures bring, each way with its chance."""


class Dice(NamedTuple):
    """What dice bring: to the expected score, and in servants ready after the round.

    For who plays for the highest rank treasures are in the score, and its chance comes with it.
    `eager` is what is to be added to the score for each coin that a card to come promises.
    """

    score: float
    ready: float
    chance: float = 0.0
    eager: float = 0.0


def either(chance: float, good: Dice, bad: Dice) -> Dice:
    """The average of two ways that a die can fall."""
    return Dice(
        chance * good.score + (1 - chance) * bad.score,
        chance * good.ready + (1 - chance) * bad.ready,
        chance * good.chance + (1 - chance) * bad.chance,
        chance * good.eager + (1 - chance) * bad.eager,
    )


def mixed(odds: Iterable[tuple[float, Dice]]) -> Dice:
    """The average of dice by their chances."""
    rows = ([p * number for number in dice] for p, dice in odds)
    return Dice(*map(sum, zip(*rows, strict=True)))
