"""What a player can do, how it is written, and every claim that servants can make.

A move is one plain record for all verbs, so that two moves are equal when they do the same.
Notation (docs in `notation.md` beside this file): `P1: a4 c33`, `P2: recover`, `P1: reroll c1`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ..engine.game import BadNotation, Refusal
from ..engine.notation import read_mover
from .components import SLOTS

CLAIM = "claim"
RECOVER = "recover"
PASS = "pass"
"""What its button says, for those who write that."""
REROLL = "reroll"
"""Idols A: flip one idol to roll one die again."""
PEEK = "peek"
"""Manuscripts B: flip one manuscript to look at the face-down treasures."""
TAKE = "take"
"""Pottery B: flip two pottery to take a face-down treasure."""
ROUSE = "rouse"
"""Remains A: flip two remains to make one exhausted servant ready."""
DONE = "done"
"""Leave a window (before Claim, after a roll, before scoring) without using a power."""
ROLL = "roll"
"""Roll off a tie for the victory."""

RULES = {
    CLAIM: "claim.place",
    RECOVER: "recover",
    REROLL: "idols.A",
    PEEK: "manuscripts.B",
    TAKE: "pottery.B",
    ROUSE: "remains.A",
    DONE: "any-time",
    ROLL: "tie",
}
"""The verbs of moves, and the rule that each stands on."""
VERBS = tuple(RULES)

Efforts = tuple[int, ...]
Placement = tuple[int, Efforts]


class Move(NamedTuple):
    """A decision: who, what, and where.

    `dice` (claim): for each treasure, its place in the crypt and the effort of each servant there.
    `slot` (reroll, take): the place of a treasure. `number` (reroll): which die there, from 1.
    """

    player: int
    verb: str
    dice: tuple[Placement, ...] = ()
    slot: int = -1
    number: int = 0

    def __str__(self) -> str:
        return write_move(self)


def claim(player: int, **servants: int | Efforts) -> Move:
    """A claim by treasure letter: `claim(0, a=4, c=(3, 3))`."""
    dice = {
        SLOTS.index(slot): (efforts,) if isinstance(efforts, int) else tuple(efforts)
        for slot, efforts in servants.items()
    }
    return Move(player, CLAIM, tuple(sorted(dice.items())))


def letter(slot: int) -> str:
    """The letter of a place in the crypt, also of one past its end; "?" for what is no place."""
    return chr(ord("a") + slot) if type(slot) is int and 0 <= slot < 26 else "?"


def write_claim(dice: tuple[Placement, ...]) -> str:
    """The text of a claim without its player: `a4 c33`."""
    return " ".join(letter(slot) + "".join(map(str, efforts)) for slot, efforts in dice)


def write_move(move: Move) -> str:
    """The move's text, with its player: `P1: a4 c33`."""
    what = {
        CLAIM: write_claim(move.dice),
        REROLL: f"reroll {letter(move.slot)}{move.number}",
        TAKE: f"take {letter(move.slot)}",
    }.get(move.verb, move.verb)
    return f"P{move.player + 1}: {what}"


def read_move(text: str, player: int | None) -> Move:
    """The move of a text; `player` moves if the text names nobody.

    A treasure named twice in a claim is joined (`a3 a3` is `a33`), and `pass` is `recover`. Values
    are read as they stand, legal or not: judging them is `why_not`'s.

    :raises BadNotation: if it is no move; the refusal quotes the part that was not understood.
    """
    player, words = read_mover(text, player, "claim.order")
    verb, rest = words[0], words[1:]
    if words == [PASS]:
        return Move(player, RECOVER)
    if verb in (RECOVER, PEEK, ROUSE, DONE, ROLL) and not rest:
        return Move(player, verb)
    if verb == TAKE and len(rest) == 1 and re.fullmatch(r"[a-z]", rest[0]):
        return Move(player, TAKE, slot=_slot(rest[0]))
    if verb == REROLL and len(rest) == 1 and (die := re.fullmatch(r"([a-z])([0-9])?", rest[0])):
        return Move(player, REROLL, slot=_slot(die[1]), number=int(die[2] or 1))
    if verb in VERBS:
        raise _unread(" ".join(words), f"read-{verb}", RULES[verb])
    dice: dict[int, list[int]] = {}
    for word in words:
        if not re.fullmatch(r"([a-z][0-9]+)+", word):
            raise _unread(word, "read-move", "claim.place")
        for slot, efforts in re.findall(r"([a-z])([0-9]+)", word):
            dice.setdefault(_slot(slot), []).extend(map(int, efforts))
    return Move(player, CLAIM, tuple((slot, tuple(dice[slot])) for slot in sorted(dice)))


def _slot(letter: str) -> int:
    return ord(letter) - ord("a")


def _unread(text: str, reason: str, rule: str) -> BadNotation:
    return BadNotation(Refusal(rule, reason, {"got": text}))


class ClaimSpace:
    """Every claim that `ready` servants can make, counted and numbered without listing them.

    `bars` has, for each place of the crypt, the total a claim must beat there (0: unoccupied), or
    None where no claim is allowed. With `single`, only one treasure may be claimed.
    """

    def __init__(self, bars: tuple[int | None, ...], ready: int, single: bool) -> None:
        self.single = single
        self.ready = ready
        self.choices: list[tuple[int, list[Efforts]]] = []
        for slot, bar in enumerate(bars):
            if bar is not None:
                efforts = [
                    (effort,) * count
                    for count in range(1, ready + 1)
                    for effort in range(1, 7)
                    if count * effort > bar
                ]
                if efforts:
                    self.choices.append((slot, efforts))
        # ways[i][k]: claims (the empty one too) on choices i and after with at most k servants.
        self.ways = [[1] * (ready + 1)]
        for _, efforts in reversed(self.choices):
            after = self.ways[0]
            counts = [len(e) for e in efforts]
            row = []
            for k in range(ready + 1):
                rest = [1] * (ready + 1) if single else after
                row.append(after[k] + sum(rest[k - n] for n in counts if n <= k))
            self.ways.insert(0, row)
        self.size = self.ways[0][ready] - 1

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, index: int) -> tuple[Placement, ...]:
        """Claim number `index`; the numbering is the order of iteration."""
        left, dice = self.ready, []
        index += 1  # number 0 is the empty claim
        for i, (slot, options) in enumerate(self.choices):
            after = self.ways[i + 1]
            if index < after[left]:
                continue
            index -= after[left]
            for efforts in options:
                if len(efforts) > left:
                    break
                block = 1 if self.single else after[left - len(efforts)]
                if index < block:
                    dice.append((slot, efforts))
                    left -= len(efforts)
                    break
                index -= block
            if self.single:
                break
        return tuple(dice)

    def __iter__(self) -> Iterator[tuple[Placement, ...]]:
        walk = self._walk(0, self.ready)
        next(walk)  # the empty claim comes first
        return walk

    def _walk(self, i: int, left: int) -> Iterator[tuple[Placement, ...]]:
        if i == len(self.choices) or left == 0:
            yield ()
            return
        yield from self._walk(i + 1, left)
        slot, options = self.choices[i]
        for efforts in options:
            if len(efforts) <= left:
                if self.single:
                    yield ((slot, efforts),)
                else:
                    for rest in self._walk(i + 1, left - len(efforts)):
                        yield ((slot, efforts), *rest)


@lru_cache(maxsize=4096)
def claim_space(bars: tuple[int | None, ...], ready: int, single: bool) -> ClaimSpace:
    """The `ClaimSpace` of a position, made once: positions share few of them."""
    return ClaimSpace(bars, ready, single)
