"""What the end of a round promises each player of two to four: coins, sets to come, servants.

A collector's pay at the end depends on who gets the cards still to come. So these are dealt out in
a fixed number of ways, always the same ones, and the rules' own `bonus` is averaged over them.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from ...engine.luck import KeyedLuck
from ..collectors import COLLECTORS, Holding, bonus
from ..components import KINDS, SERVANTS, VALUES
from ..judge import can_flip
from ..state import State
from .prospect import Efforts, staying

WAYS = 48
"""In how many ways the cards to come are dealt out."""
DRAWN_TO = 0.35
"""How much likelier each treasure of a kind makes it that its owner gets the next one."""
RESULT = Path(__file__).with_name("several.json")
"""What `python -m scripts.workshop.crypt.fit_several` has found."""

Values = tuple[int, ...]


class Rates(NamedTuple):
    """What counts beside coins when so many rounds are left among so many players, in coins."""

    swing: float
    """How far the lead of one player over another still swings."""
    servants: tuple[float, ...]
    """What 0 to 3 ready servants are worth."""
    flips: Mapping[str, float]
    """What a treasure is worth that can still be flipped, by its collector side."""
    order: tuple[float, ...]
    """What it is worth to be the first, the second ... in the next round, beside the last."""


END = Rates(0.6, (0.0, 1.0, 2.0, 3.0), {}, (0.0,) * 4)
"""With no round left: a ready servant is a coin (score)."""


@lru_cache(maxsize=1)
def fitted() -> dict[tuple[int, int], Rates]:
    """The rates by players and rounds left."""
    told: dict[str, Any] = json.loads(RESULT.read_text(encoding="utf-8"))["rates"]
    return {
        (int(players), int(rounds)): Rates(
            it["swing"], tuple(it["servants"]), it["flips"], tuple(it["order"])
        )
        for players, left in told.items()
        for rounds, it in left.items()
    }


@lru_cache(maxsize=1 << 15)
def promise(
    power: str, held: tuple[Values, ...], rewarded: tuple[bool, ...], to_come: Values
) -> tuple[float, ...]:
    """Coins that each player may expect of a collector at the end.

    `held`: the values each holds; `to_come`: those still in the deck. `rewarded`: who was first to
    two idols (idols.B).
    """
    if COLLECTORS[power].timing != "end":
        return (0.0,) * len(held)
    ways = WAYS if to_come else 1
    players = range(len(held))
    sums = [0.0] * len(held)
    for way in range(ways):
        now, first = list(held), list(rewarded)
        for value, draw in zip(to_come, _draws(way), strict=False):
            lucky = _taker(now, draw)
            now[lucky] = (*now[lucky], value)
            if power == "idols.B" and len(now[lucky]) == 2 and not any(first):
                first[lucky] = True
        hands = [Holding(values, reward) for values, reward in zip(now, first, strict=True)]
        for player in players:
            others = hands[:player] + hands[player + 1 :]
            sums[player] += bonus(power, hands[player], others)
    return tuple(total / ways for total in sums)


@lru_cache(maxsize=WAYS)
def _draws(way: int) -> tuple[float, ...]:
    """For each card of a kind a number from 0 to 1, by which it falls to somebody."""
    return tuple(KeyedLuck(way).draw(i) / 2**64 for i in range(2 * len(VALUES)))


def _taker(held: Sequence[Values], draw: float) -> int:
    """Who gets the next card of a kind: rather those who have some already."""
    weights = [1 + DRAWN_TO * len(values) for values in held]
    left = draw * sum(weights)
    for player, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return player
    return len(held) - 1


def holdings(state: State, kind: str) -> tuple[Values, ...]:
    """The values of a kind that each player holds, lowest first."""
    return tuple(
        tuple(sorted(t.card.value for t in player.treasures if t.card.kind == kind))
        for player in state.players
    )


class Rerolls(NamedTuple):
    """What becomes of rolled dice if idols can be flipped to roll them again (collect.reroll)."""

    worth: tuple[float, ...]
    """What so many ready servants are worth, in coins."""
    idols: int
    """How many idols can be flipped,"""
    price: float
    """and what one unflipped is worth."""

    def best(self, ready: int, tired: Efforts) -> float:
        """What the better is worth, with these efforts exhausted: all left so, or a die rolled."""
        still = self.worth[ready]
        if not self.idols:
            return still
        return max([still, *(self.again(ready, tired, effort) for effort in set(tired))])

    def again(self, ready: int, tired: Efforts, effort: int) -> float:
        """What it is worth to flip an idol and roll an exhausted die of this effort again."""
        others = list(tired)
        others.remove(effort)
        left, stays = self._replace(idols=self.idols - 1), staying(effort)
        good, bad = left.best(ready + 1, tuple(others)), left.best(ready, tired)
        return stays * good + (1 - stays) * bad - self.price


@lru_cache(maxsize=1 << 12)
def expected(ways: Rerolls, ready: int, rolling: Efforts, tired: Efforts = ()) -> float:
    """What dice yet to roll promise, besides some ready and others exhausted already."""
    if not rolling:
        return ways.best(ready, tired)
    effort, *others = rolling
    stays, rest = staying(effort), tuple(others)
    good = expected(ways, ready + 1, rest, tired)
    return stays * good + (1 - stays) * expected(ways, ready, rest, (*tired, effort))


class Prospects:
    """What states of one game promise, all from the same cards to come."""

    def __init__(self, sides: str, players: int, to_come: Sequence[Values], rounds: int) -> None:
        self.powers = [f"{kind}.{side}" for kind, side in zip(KINDS, sides, strict=True)]
        self.players = players
        self.to_come = to_come
        self.rounds = rounds
        """Rounds after this one."""
        self.rates = fitted()[players, rounds] if rounds else END
        self._holdings: dict[tuple[object, ...], tuple[float, ...]] = {}

    def servants(self, ready: int, rousing: int = 0) -> float:
        """What ready servants are worth after the round.

        At the end those that can be roused are as good as ready (remains.A).
        """
        return self.rates.servants[min(SERVANTS, ready + (0 if self.rounds else rousing))]

    def rerolls(self, idols: int, remains: int) -> Rerolls:
        """What can be made of rolled dice by who can flip so many idols and remains."""
        idols = idols if "idols.A" in self.powers else 0
        rousing = 0
        if not self.rounds and "remains.A" in self.powers:
            rousing = remains // COLLECTORS["remains.A"].needs
        worth = tuple(self.servants(ready, rousing) for ready in range(SERVANTS + 1))
        return Rerolls(worth, idols, self.flip(KINDS.index("idols")))

    def expected_servants(self, state: State, player: int, rolled: Efforts) -> float:
        """The same of a player whose dice of these efforts count as ready, but are yet to roll.

        Idols flipped to roll some again are paid for in it.
        """
        owner = state.players[player]
        ways = self.rerolls(can_flip(owner, "idols"), can_flip(owner, "remains"))
        return expected(ways, owner.ready - len(rolled), tuple(sorted(rolled)))

    def holdings(self, state: State) -> tuple[float, ...]:
        """What each player's collection promises: coins, collectors, and what can be flipped."""
        key = tuple(player.treasures for player in state.players)
        found = self._holdings.get(key)
        if found is None:
            found = self._holdings[key] = self._worth(state)
        return found

    def _worth(self, state: State) -> tuple[float, ...]:
        sums = self.coins(state)
        for at, kind in enumerate(KINDS):
            if flip := self.flip(at):
                for player, owner in enumerate(state.players):
                    sums[player] += flip * can_flip(owner, kind)
        return tuple(sums)

    def coins(self, state: State) -> list[float]:
        """What each player's treasures and collectors promise."""
        owners = state.players
        rewarded = tuple(owner.rewarded for owner in owners)
        sums = [float(sum(t.card.value for t in owner.treasures)) for owner in owners]
        for at, kind in enumerate(KINDS):
            for player, pay in enumerate(self.pays(at, holdings(state, kind), rewarded)):
                sums[player] += pay
        return sums

    def pays(
        self, at: int, held: tuple[Values, ...], rewarded: tuple[bool, ...]
    ) -> tuple[float, ...]:
        """What each may expect of the collector of a kind, by its number."""
        if at:
            rewarded = (False,) * self.players
        return promise(self.powers[at], held, rewarded, self.to_come[at])

    def flip(self, at: int) -> float:
        """What a treasure of a kind, by its number, is worth because it can be flipped."""
        return self.rates.flips.get(self.powers[at], 0.0)

    def chances(self, coins: Sequence[float], leader: int) -> tuple[float, ...]:
        """How likely each is to win who may expect so many coins, by who leads the next round."""
        order = self.rates.order
        worth = [mine + order[(i - leader) % self.players] for i, mine in enumerate(coins)]
        most = max(worth)
        shares = [math.exp((mine - most) / self.rates.swing) for mine in worth]
        whole = sum(shares)
        return tuple(share / whole for share in shares)
