"""Work out what no player can exceed on average in solo games against the Ghost.

`python -m scripts.workshop.crypt.bound` prints a table. The best play of Crypt is not known, but
the best play of an easier game is: there you know the order of the whole deck before the first
card, and see what is face-down after each round; dice alone are chance. A player of the real game
can make the same moves in the easier one, so the mean of the best play there is a bound for every
player of the real one. For one deck it is found from the last round backwards, over all collections
that can come about.

A player who knows a deck is lucky in some and not in others. What the knowledge brings by chance is
taken off: after each reveal what its cards are worth more than other cards would have been, and
after each round what the face-down treasure is worth more than others of its type. Everybody sees
the back of the top card, so it is compared with others of its type alone. For a player who does not
know the deck these are zero in the mean, whatever they play, so the bound holds; and it comes
nearer to the best play of the real game. (In the field: an information relaxation with a martingale
penalty; Brown, Smith and Sun 2010.)

It needs the extra `fit`. With `--out FILE` it also writes a row for each deck, as Parquet (extra
`lab`): notebook 12 shows such a file, `notebooks/data/lab-best-bounds.parquet`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import chain, combinations, pairwise, product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from crypt_core.crypt.arrays.cards import COINS, KIND, deal
from crypt_core.crypt.arrays.luck import start
from crypt_core.crypt.coach.known import Pile
from crypt_core.crypt.coach.sides import SIDES, sides_of
from crypt_core.crypt.coach.worth import (
    COUNTS,
    GONE,
    HELD,
    STATES,
    UNSEEN,
    fitted,
    pays,
    powers,
    state,
)
from crypt_core.crypt.collectors import COLLECTORS
from crypt_core.crypt.components import KINDS, SERVANTS, VALUES
from scripts.workshop.crypt.ahead import Ahead, together
from scripts.workshop.crypt.fitting import Met, reveal
from scripts.workshop.crypt.measure import expected, mean_told
from scripts.workshop.crypt.outcomes import MASKS, NEVER, Worths
from scripts.workshop.crypt.positions import NONE, SLOTS, VALUE, Chances, Positions, Whole
from scripts.workshop.crypt.worths import IDOLS, REMAINS, Tables, shipped

FIRST_SEED = 1 << 41
"""Decks are those of games from this seed on, which nothing was fitted on or measured with."""
DECKS = {"all A": 480, "all B": 1600, "random": 800}
"""How many decks of each line tell to a tenth of a coin what it leaves open above the coach."""
TAKEN = 0.6
"""How likely a treasure is reckoned to be taken, in what a reveal is worth: any number is right,
and a good one makes the bound narrow."""
FLIPS = {"remains.A": (0, 2, 4), "idols.A": (0, 1, 2, 3, 4), "pottery.B": (0, 2)}
"""How many treasures a power may have flipped in a round, by who knows what lies face-down."""


class Alike(NamedTuple):
    """What makes no difference any more of a kind, once it is known which values are to come.

    `first`: of each state one that stands for all that go on like it. `more`: how many coins a
    state has more than that one, now and ever after. Both (states,).
    """

    first: Whole
    more: Worths


@lru_cache
def alike(power: str, coming: tuple[int, ...]) -> Alike:
    """The states of a kind when these values are still in the deck and all others were seen."""
    first, more = np.arange(STATES), np.zeros(STATES)
    found: dict[object, tuple[int, float]] = {}
    seen = [value for value in VALUES if value not in coming]
    for held in _subsets(seen):
        now = _coins(power, held)
        goes_on = tuple(_coins(power, (*held, *some)) - now for some in _subsets(coming))
        for flippable in range(len(held) + 1):
            same = goes_on, flippable if COLLECTORS[power].flips else None
            own = state(Pile(held, flippable, coming, len(coming)))
            first[own], least = found.setdefault(same, (own, now))
            more[own] = now - least
    return Alike(first, more)


def _subsets(values: Sequence[int]) -> Iterator[tuple[int, ...]]:
    return chain.from_iterable(combinations(values, count) for count in range(len(values) + 1))


def _coins(power: str, held: tuple[int, ...]) -> float:
    """Coins on treasures of a kind and from its collector."""
    held = tuple(sorted(held))
    return float(sum(held) + pays(power, held))


class Collections:
    """All that a player can have collected by the end of a round, and what it is worth.

    `kinds`: the state of each kind, of all that goes on alike the first: (6, M). `worths`: final
    scores by the best play from there on, by how many servants are ready: (4, M).
    """

    def __init__(self, sides: str, deck: Sequence[int], kinds: Whole) -> None:
        """`deck`: the cards still to come, `kind * 4 + value - 1` each."""
        self.sides = sides
        self.deck = deck
        self.alike = [alike(*of) for of in zip(powers(sides), _by_kind(deck), strict=True)]
        self._places = [np.unique(it.first, return_inverse=True)[1] for it in self.alike]
        self._sizes = [int(places.max()) + 1 for places in self._places]
        self._keys, rows = np.unique(self._key(kinds), return_index=True)
        self.kinds = np.stack(
            [it.first[of] for it, of in zip(self.alike, kinds[:, rows], strict=True)]
        )
        self.worths = np.zeros((SERVANTS + 1, len(rows)))

    def _key(self, kinds: Whole) -> Whole:
        """One number for all kinds, the same of what goes on alike."""
        key = np.zeros(kinds.shape[1:], np.intp)
        for places, size, of in zip(self._places, self._sizes, kinds, strict=True):
            key = key * size + places[of]
        return key

    def of(self, kinds: Whole) -> Worths:
        """What collections are worth: (6, ...) to (4, ...)."""
        key = self._key(kinds)
        at = np.minimum(np.searchsorted(self._keys, key), len(self._keys) - 1)
        more = sum(it.more[of] for it, of in zip(self.alike, kinds, strict=True))
        return np.asarray(np.where(self._keys[at] == key, self.worths[:, at] + more, NEVER))

    def met(self, ready: int) -> Met:
        """With so many servants ready, before the next round."""
        count = self.kinds.shape[1]
        bits = [sum(1 << value - 1 for value in values) for values in _by_kind(self.deck)]
        return Met(
            left=len(self.deck) // SLOTS,
            sides=np.array([[side == "B"] for side in self.sides]).repeat(count, axis=1) * 1,
            ready=np.full(count, ready),
            kinds=self.kinds,
            unseen=np.array(bits)[:, None].repeat(count, axis=1),
        )

    def revealed(self, ready: int) -> Positions:
        """The next round, of which all is known."""
        cards = np.array(self.deck[:SLOTS])[:, None].repeat(self.kinds.shape[1], axis=1)
        hidden = self.deck[SLOTS - 1] % len(VALUES) + 1
        return reveal(self.met(ready), cards).seeing(hidden)


def _by_kind(deck: Sequence[int]) -> list[tuple[int, ...]]:
    """The values of each kind among cards."""
    return [
        tuple(value for value in VALUES if at * len(VALUES) + value - 1 in deck)
        for at in range(len(KINDS))
    ]


class Foreseen(Ahead):
    """Rounds of who knows all cards, and what collections are worth after them.

    Without collections the round is the last.
    """

    def __init__(self, positions: Positions, worth: Tables, then: Collections | None) -> None:
        super().__init__(positions, worth)
        self.then = then

    def other(self, positions: Positions) -> Foreseen:
        return Foreseen(positions, self.worth, self.then)

    def by_value(self, rousing: int) -> list[tuple[Chances, list[Worths]]]:
        luck = self._luck()
        known = np.ones(len(self.positions))
        return [(known, [worths - luck[:, None] for worths in self._collected(rousing)])]

    def _collected(self, rousing: int) -> list[Worths]:
        if self.then is None:
            ((_, after),) = super().by_value(rousing)
            return after
        now = self.positions
        steps = now.steps(0)
        idols = now.can_flip("idols.A")
        barred = NEVER * (self.rousable < rousing)
        found = []
        for flipped in range(self.rerolls + 1):
            kinds = np.repeat(now.kinds[:, None], MASKS, axis=1)
            kinds[REMAINS] -= 2 * np.minimum(self.rousable, rousing)
            mine = np.repeat(idols[None], MASKS, axis=0)
            for mask, slot in product(range(MASKS), range(SLOTS)):
                if mask >> slot & 1:
                    kinds[now.kind[slot], mask, np.arange(len(now))] += steps[slot]
                    mine[mask] += now.kind[slot] == IDOLS
            enough = mine >= flipped
            kinds[IDOLS] -= flipped * enough
            worths = self.then.of(kinds).swapaxes(0, 1)
            found.append(np.where(enough[:, None], worths, NEVER) + barred)
        return found

    def _luck(self) -> Worths:
        """What the face-down treasure is worth more than others that it could have been: (8, M).

        By the treasures that are yours. Nothing where it could have been looked at or taken.
        """
        now = self.positions
        hidden = np.flatnonzero(
            (now.down != NONE)
            & (now.can_flip("manuscripts.B") == 0)
            & (now.can_flip("pottery.B") < 2)
        )
        luck = np.zeros((MASKS, len(now)))
        slot = now.down[hidden]
        kind, own = now.kind[slot, hidden], now.coins[slot, hidden]
        states = (self.worth.rows(now) + now.kinds)[kind, hidden]
        bits = now.unseen[kind, hidden] | 1 << own - 1
        for taken in (False, True):
            step = ((HELD if taken else GONE) - GONE, int(taken))
            mean, count = np.zeros((2, len(hidden)))
            for value in VALUES:
                could = bits >> value - 1 & 1
                # The own value is told as gone already, another one in its place as unseen.
                instead = states + (UNSEEN - GONE) * (VALUE[own] - VALUE[value])
                mean += could * self.worth.kinds[instead + step[0] * VALUE[value] + step[1]]
                count += could
            more = self.worth.kinds[states + step[0] * VALUE[own] + step[1]] - mean / count
            for mask in range(MASKS):
                of_it = (mask >> slot & 1) == taken
                luck[mask, hidden[of_it]] = more[of_it]
        return luck


USUAL = 2
"""How many servants are ready between two rounds, more often than not."""


def bound(deck: Sequence[int], sides: str, worth: Tables) -> float:
    """The mean of the best play of the easier game with a deck, less what it brings by chance.

    `deck`: the cards in the order they are drawn, three a round, `kind * 4 + value - 1` each; all
    others are gone. `worth`: what the chance is reckoned with; of no round left it is exact.
    """
    worth = worth.priced(USUAL)
    collections = [Collections(sides, deck, _beginning(deck))]
    while collections[-1].deck:
        now = collections[-1]
        collections.append(Collections(sides, now.deck[SLOTS:], _ends(now)))
    for then, now in pairwise(reversed(collections)):
        look = partial(Foreseen, then=then if then.deck else None)
        for ready in range(SERVANTS + 1):
            rounds = now.revealed(ready)
            for rows, ahead in together(rounds, worth, look):
                now.worths[ready, rows] = ahead.revealed(0)
        now.worths -= luck_of_reveal(now, worth)
    return float(collections[0].worths[SERVANTS, 0])


def _beginning(deck: Sequence[int]) -> Whole:
    """Nothing is held: (6, 1)."""
    piles = [Pile((), 0, values, len(values)) for values in _by_kind(deck)]
    return np.array([[state(pile)] for pile in piles])


def _ends(now: Collections) -> Whole:
    """What kinds can have come to after the next round: (6, N)."""
    rounds = now.revealed(SERVANTS)
    steps = rounds.steps(0)
    ways = [FLIPS.get(power, (0,)) for power in powers(now.sides)]
    found = []
    for mask, flips in product(range(MASKS), product(*ways)):
        kinds = rounds.kinds.copy()
        for slot in range(SLOTS):
            if mask >> slot & 1:
                kinds[rounds.kind[slot], np.arange(len(rounds))] += steps[slot]
        flipped = np.array(flips)[:, None]
        found.append((kinds - flipped)[:, (kinds % COUNTS >= flipped).all(axis=0)])
    return np.concatenate(found, axis=1)


def luck_of_reveal(now: Collections, worth: Tables) -> Worths:
    """What the next cards are worth more than other cards of the deck would be: (M,).

    The first is held against those of its kind alone: all see its back a round before.
    """
    met = now.met(SERVANTS)
    row = worth.rows(now.revealed(SERVANTS))
    kinds = np.array(now.deck) // len(VALUES)
    gains = []
    for card in now.deck:
        kind, value = divmod(card, len(VALUES))
        before = (row + met.kinds)[kind]
        at = before - COUNTS - UNSEEN * VALUE[value + 1]
        taken = worth.kinds[at + HELD * VALUE[value + 1] + 1]
        left = worth.kinds[at + GONE * VALUE[value + 1]]
        gains.append(TAKEN * taken + (1 - TAKEN) * left - worth.kinds[before])
    gain = np.array(gains)
    first = gain[0] - gain[kinds == kinds[0]].mean(axis=0)
    others = gain[1:SLOTS].sum(axis=0) - (SLOTS - 1) * gain[1:].mean(axis=0)
    return np.asarray(first + others)


def seeds(decks: int) -> range:
    """The seeds of the games whose decks are taken."""
    return range(FIRST_SEED, FIRST_SEED + decks)


def bounds(which: str, decks: int, worth: Tables) -> Worths:
    """The bound of each of some decks, with the sides of `coach.sides`."""
    from tqdm import tqdm  # with numpy in the extra `fit`

    dealt = deal(start(np.array(seeds(decks), np.uint64)), 1).T
    cards = KIND[dealt].astype(np.intp) * len(VALUES) + COINS[dealt] - 1
    each = list(zip(seeds(decks), cards, strict=True))
    bar = tqdm(each, unit=" decks", desc=which, leave=False)
    return np.array([bound(deck.tolist(), sides_of(which, seed), worth) for seed, deck in bar])


def lines(ways: Sequence[str], decks: int | None) -> dict[str, list[Any]]:
    """Print a line for each choice of sides; return a row for each deck, by columns.

    `bound` and `coach` (what the coach expects before the first card) are in coins.
    """
    print(" sides  decks  no mean is above  than the coach's")
    columns: dict[str, list[Any]] = {"sides": [], "seed": [], "bound": [], "coach": []}
    for which in ways:
        taken = seeds(decks or DECKS[which])
        found, coach = bounds(which, len(taken), shipped()), expected(fitted(), which, taken)
        figures = f"{mean_told(found):>16}  {mean_told(found - coach, '+.2f'):>16}"
        print(f"{which:>6}  {len(taken):>5}  {figures}", flush=True)
        rows = ([which] * len(taken), taken, found.tolist(), coach.tolist())
        for column, more in zip(columns.values(), rows, strict=True):
            column += more
    return columns


def main(arguments: Sequence[str] | None = None) -> None:
    """Work out the bounds, print the table, and write the rows if asked to."""
    parser = argparse.ArgumentParser(
        prog="python -m scripts.workshop.crypt.bound",
        description=(__doc__ or "").split("\n\n")[0],
    )
    few = "of each line (enough to tell a tenth of a coin)"
    parser.add_argument("--decks", type=int, help=few)
    parser.add_argument("--sides", nargs="+", choices=SIDES, default=SIDES, metavar="SIDES")
    parser.add_argument("--out", type=Path, metavar="FILE", help="Parquet file, a row a deck")
    asked = parser.parse_args(arguments)
    if asked.decks is not None and asked.decks < 2:
        parser.error("decks are a whole number from 2 up")
    if asked.out is None:
        lines(asked.sides, asked.decks)
        return
    import pandas

    from crypt_core.lab import stored

    stored(asked.out, lambda: pandas.DataFrame(lines(asked.sides, asked.decks)), rerun=True)


if __name__ == "__main__":
    main()
