"""Keyed luck: every draw is a function of what it is *for*, never "the next random number".

A draw is named by a key of small integers, such as *(a rival's roll, round 3, turn 1, die 2)*. The
same seed and key always give the same draw, so changing one decision leaves all other luck as it
was. "New luck" is the same seed with another *salt*.

The generator is the SplitMix64 finaliser folded over the key (Steele, Lea and Flood, "Fast
splittable pseudorandom number generators", OOPSLA 2014): only 64-bit additions, multiplications,
shifts and exclusive-ors, so that an array library deals the very same games.

Die faces: the upper 32 bits `h` of a draw give the face `1 + (h * sides >> 32)`. Each face's chance
differs from 1/sides by less than 2**-32; that is the whole bias. Shuffles sort by 64-bit draws,
one a card; no two can be equal, since `mix` is a bijection and the cards' numbers differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple, Protocol, TypeVar

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15

T = TypeVar("T")
Key = tuple[int, ...]


def mix(z: int) -> int:
    """The SplitMix64 step: a bijection on 64-bit integers in which every bit affects every bit."""
    z = (z + GOLDEN) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def fold(start: int, key: Key) -> int:
    """`mix` applied along a key: the 64-bit draw that this key names."""
    for part in key:
        start = mix(start ^ part)
    return start


class Luck(Protocol):
    """Where chance comes from: drawn from a key, or enumerated by `outcomes`."""

    def die(self, *key: int, sides: int = 6) -> int:
        """The face, 1 to `sides`, that this key names."""
        ...

    def deal(self, cards: Sequence[T], ids: Sequence[int], count: int, *key: int) -> tuple[T, ...]:
        """The first `count` of `cards` in the shuffled order that this key names.

        `ids` are the cards' lasting numbers, so that a card keeps its place in the shuffle
        whichever others have been dealt already.
        """
        ...

    def pick(self, cards: Sequence[T], ids: Sequence[int], place: int, *key: int) -> T:
        """The card at a place of the shuffled order that this key names.

        Without a card and its place, the others stay where they are: so it is with cards that lie
        face-down, whichever of them are turned first.
        """
        ...


class KeyedLuck(NamedTuple):
    """The luck of one game: a seed, and the salt of the branch it is drawn for (0 = the first)."""

    seed: int
    salt: int = 0

    def draw(self, *key: int) -> int:
        """The 64-bit draw of a key."""
        return fold(mix(mix(self.seed & MASK) ^ self.salt), key)

    def die(self, *key: int, sides: int = 6) -> int:
        return 1 + ((self.draw(*key) >> 32) * sides >> 32)

    def deal(self, cards: Sequence[T], ids: Sequence[int], count: int, *key: int) -> tuple[T, ...]:
        return tuple(cards[i] for i in self._shuffled(ids, key)[:count])

    def pick(self, cards: Sequence[T], ids: Sequence[int], place: int, *key: int) -> T:
        return cards[self._shuffled(ids, key)[place]]

    def _shuffled(self, ids: Sequence[int], key: Key) -> list[int]:
        start = self.draw(*key)
        return sorted(range(len(ids)), key=lambda i: mix(start ^ ids[i]))

    def salted(self, salt: int) -> KeyedLuck:
        """New luck: the same seed under another salt."""
        return KeyedLuck(self.seed, salt)


class SameDeal(KeyedLuck):
    """New luck for all but the cards: those are dealt as without a salt."""

    def _shuffled(self, ids: Sequence[int], key: Key) -> list[int]:
        return KeyedLuck(self.seed)._shuffled(ids, key)


class Scripted:
    """Luck that follows a list of choices and notes how many there were: one leaf of the tree."""

    def __init__(self, path: list[int]) -> None:
        self.path = path
        self.widths: list[int] = []

    def choose(self, width: int) -> int:
        """One of so many ways, by number."""
        at = len(self.widths)
        self.widths.append(width)
        if at == len(self.path):
            self.path.append(0)
        return self.path[at]

    def die(self, *key: int, sides: int = 6) -> int:
        return 1 + self.choose(sides)

    def deal(self, cards: Sequence[T], ids: Sequence[int], count: int, *key: int) -> tuple[T, ...]:
        rest, dealt = list(cards), []
        for _ in range(count):
            dealt.append(rest.pop(self.choose(len(rest))))
        return tuple(dealt)

    def pick(self, cards: Sequence[T], ids: Sequence[int], place: int, *key: int) -> T:
        return cards[self.choose(len(cards))]


def outcomes(run: Callable[[Luck], T]) -> Iterator[tuple[Fraction, T]]:
    """Every way chance can fall in `run`, with its probability; the probabilities sum to one.

    `run` is called once a way, with a luck that makes each choice in turn, so exact odds come from
    the very rules that play the game:

    >>> from collections import Counter
    >>> odds = Counter()
    >>> for chance, face in outcomes(lambda luck: luck.die()):
    ...     odds[face >= 5] += chance
    >>> odds[True]
    Fraction(1, 3)
    """
    path: list[int] = []
    while True:
        luck = Scripted(path)
        result = run(luck)
        chance = Fraction(1)
        for width in luck.widths:
            chance /= width
        yield chance, result
        # On to the next leaf: the last choice that still has another way.
        while path and path[-1] == luck.widths[len(path) - 1] - 1:
            path.pop()
        if not path:
            return
        path[-1] += 1
