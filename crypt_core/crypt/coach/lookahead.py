"""The round looked ahead, exactly: every roll of the Ghost, the best reply to it, every exhaustion.

A `Round` answers for each decision of a solo round what each move may be expected to bring. Chance
is averaged over, your own later decisions are the best ones. What comes after the round is `Worth`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from .. import moves
from ..components import KINDS, SERVANTS
from ..events import Dice
from ..ghost import GONE, HELD
from ..moves import Move, Placement, claim_space
from .ghost_turns import placements, turns
from .known import YOU, Known, Pile
from .prospect import Efforts, Numbers, mix, prospect
from .worth import Worth, pays, powers

GhostDice = tuple[Dice | None, ...]
"""The Ghost's dice on each place of the crypt."""

Option = tuple[Move, Numbers]


class PlacedServants(NamedTuple):
    """Your servants on the treasures: which ones (a bit mask), and all their efforts."""

    mask: int
    efforts: Efforts


class Round:
    """The decisions of one round, from one state of knowledge.

    `known` says what you hold and have seen; who stands where is told to each method. `ready` is
    always how many servants are ready now; those neither ready nor placed are exhausted.
    """

    def __init__(self, known: Known, worth: Worth, later: dict[Known, Round] | None = None) -> None:
        self.known = known
        self.worth = worth
        self.prospect = prospect(known, worth)
        self.there = [t is not None for t in known.crypt]
        self._at_hand = later is None
        self._later = {} if later is None else later
        """Rounds that powers lead to, by what is known then: many ways lead to the same."""
        self._first_turns: dict[int, Numbers] = {}
        self._betweens: dict[tuple[GhostDice, int], Numbers] = {}
        self._last_turns: dict[tuple[PlacedServants, tuple[int, ...], int], Numbers] = {}

    def _once(self, known: Known) -> Round:
        """The round once that much is known."""
        if known not in self._later:
            self._later[known] = Round(known, self.worth, self._later)
        return self._later[known]

    # --- what powers can change

    @cached_property
    def peeking(self) -> list[tuple[float, Round]]:
        """What a flipped manuscript would show, with its chances; empty if none can be flipped.

        A look at what is known already is listed where it is a move, but not looked ahead to.
        """
        known = self.known
        if not known.has("manuscripts.B") or not known.can_flip("manuscripts"):
            return []
        if all(t is None or t.up for t in known.crypt):
            return []
        flipped = known.flipped("manuscripts", 1)
        if known.unknown is None:
            return [(1.0, self._once(flipped))] if self._at_hand else []
        return [(p, self._once(flipped.seeing(value))) for value, p in known.values()]

    @cached_property
    def roused(self) -> Round | None:
        """After flipping two remains for a servant; None if they cannot be flipped."""
        if not self.known.has("remains.A") or self.known.can_flip("remains") < 2:
            return None
        return self._once(self.known.flipped("remains", 2))

    @cached_property
    def taking(self) -> tuple[int, list[tuple[float, Round]]] | None:
        """The face-down treasure that flipped pottery would take, and what is left then."""
        known = self.known
        hidden = [t.slot for t in known.crypt if t and not t.up]
        if not known.has("pottery.B") or known.can_flip("pottery") < 2 or not hidden:
            return None
        flipped = known.flipped("pottery", 2)
        seen = [(1.0, flipped)]
        if known.unknown is not None:
            seen = [(p, flipped.seeing(value)) for value, p in known.values()]
        return hidden[0], [(p, self._once(_collected(k, hidden[0]))) for p, k in seen]

    # --- Collect

    def collect(self, kept: PlacedServants, ready: int) -> Numbers:
        """Once nobody has a turn any more; with no servant left on a treasure, all come back.

        That is so if you were pushed off as well as after recovering (collect.all-pushed, recover).
        """
        if not kept.mask:
            return self.prospect.after(0, SERVANTS, ())
        return self.prospect.after(kept.mask, ready, kept.efforts)

    # --- your second turn, when you lead

    def last_turn(self, kept: PlacedServants, totals: tuple[int, ...], ready: int) -> Numbers:
        """The best of your last turn; `totals` are the Ghost's on each place.

        Nobody pushes after it, so the least effort that beats a treasure's total is enough.
        """
        key = (kept, totals, ready)
        best = self._last_turns.get(key)
        if best is None:
            best = self._last_turns[key] = max(self._last_turn_ways(kept, totals, ready))
        return best

    def _last_turn_ways(
        self, kept: PlacedServants, totals: tuple[int, ...], ready: int
    ) -> Iterator[Numbers]:
        yield self._recovered(kept)
        for slot, total in enumerate(totals):
            if self.there[slot] and not kept.mask >> slot & 1:
                for count in range(1, ready + 1):
                    effort = total // count + 1
                    if effort <= 6:
                        yield self._claimed_last(kept, ready, slot, (effort,) * count)
        if self.roused and ready + len(kept.efforts) < SERVANTS:
            yield self.roused.last_turn(kept, totals, ready + 1)
        if self.known.unknown is not None and self.peeking:
            yield mix((p, seen.last_turn(kept, totals, ready)) for p, seen in self.peeking)

    def last_turn_moves(
        self, kept: PlacedServants, totals: tuple[int, ...], ready: int
    ) -> Iterator[Option]:
        """Every move of your last turn."""
        free = (self.there[s] and not kept.mask >> s & 1 for s in range(len(totals)))
        bars = tuple(total if f else None for total, f in zip(totals, free, strict=True))
        for ((slot, efforts),) in claim_space(bars, ready, True):
            move = Move(YOU, moves.CLAIM, ((slot, efforts),))
            yield move, self._claimed_last(kept, ready, slot, efforts)
        yield Move(YOU, moves.RECOVER), self._recovered(kept)
        if self.peeking:
            seen = mix((p, r.last_turn(kept, totals, ready)) for p, r in self.peeking)
            yield Move(YOU, moves.PEEK), seen
        if self.roused and ready + len(kept.efforts) < SERVANTS:
            yield Move(YOU, moves.ROUSE), self.roused.last_turn(kept, totals, ready + 1)

    def _claimed_last(
        self, kept: PlacedServants, ready: int, slot: int, efforts: Efforts
    ) -> Numbers:
        joined = PlacedServants(kept.mask | 1 << slot, tuple(sorted(kept.efforts + efforts)))
        return self.collect(joined, ready - len(efforts))

    def _recovered(self, kept: PlacedServants) -> Numbers:
        return self.collect(kept, SERVANTS - len(kept.efforts))

    # --- your first turn, when you lead

    def first_turn(self, ready: int) -> Numbers:
        """The best of your first turn, before the Ghost rolls."""
        if ready not in self._first_turns:
            self._first_turns[ready] = max(row for _, row in self.first_turn_moves(ready))
        return self._first_turns[ready]

    def first_turn_moves(self, ready: int) -> Iterator[Option]:
        """Every move of your first turn."""
        unclaimed = tuple(0 if there else None for there in self.there)
        for dice in claim_space(unclaimed, ready, False):
            yield Move(YOU, moves.CLAIM, dice), self._claimed_first(dice, ready)
        yield Move(YOU, moves.RECOVER), self._claimed_first((), SERVANTS)
        if self.peeking:
            yield Move(YOU, moves.PEEK), mix((p, r.first_turn(ready)) for p, r in self.peeking)
        if self.roused and ready < SERVANTS:
            yield Move(YOU, moves.ROUSE), self.roused.first_turn(ready + 1)

    def _claimed_first(self, dice: Sequence[Placement], ready: int) -> Numbers:
        """After a claim (or none): the Ghost's three dice, then your last turn."""
        claimed = Claimed(dice, ready)
        bars = [0 if there else GONE for there in self.there]
        for slot, efforts in dice:
            bars[slot] = sum(efforts)
        return mix(
            (turn.chance, self.last_turn(*claimed.left(turn.mask, turn.totals)))
            for turn in turns(tuple(bars), SERVANTS, False)
        )

    # --- your turn between the Ghost's two, when it leads

    def between(self, ghost: GhostDice, ready: int) -> Numbers:
        """The best of your turn after the Ghost's first and before its second."""
        key = (ghost, ready)
        if key not in self._betweens:
            self._betweens[key] = max(row for _, row in self.between_moves(ghost, ready))
        return self._betweens[key]

    def between_moves(self, ghost: GhostDice, ready: int) -> Iterator[Option]:
        """Every move of your turn between the Ghost's two."""
        bars = tuple(
            None if not there else dice.total if dice else 0
            for there, dice in zip(self.there, ghost, strict=True)
        )
        for dice in claim_space(bars, ready, False):
            yield Move(YOU, moves.CLAIM, dice), self._claimed_between(dice, ghost, ready)
        yield Move(YOU, moves.RECOVER), self._recovered(PlacedServants(0, ()))
        if self.peeking:
            seen = mix((p, r.between(ghost, ready)) for p, r in self.peeking)
            yield Move(YOU, moves.PEEK), seen
        if self.roused and ready < SERVANTS:
            yield Move(YOU, moves.ROUSE), self.roused.between(ghost, ready + 1)

    def _claimed_between(self, dice: Sequence[Placement], ghost: GhostDice, ready: int) -> Numbers:
        """After a claim: the Ghost rolls the dice you pushed off, then all is collected."""
        claimed = Claimed(dice, ready)
        bars = [
            GONE if not there else HELD if dice_ else 0
            for there, dice_ in zip(self.there, ghost, strict=True)
        ]
        pushed = 0
        for slot, efforts in dice:
            bars[slot] = sum(efforts)
            held = ghost[slot]
            pushed += held.servants if held else 0
        if not pushed:
            kept, _, now_ready = claimed.left(0, ())
            return self.collect(kept, now_ready)
        parts = []
        for turn in turns(tuple(bars), pushed, True):
            kept, _, now_ready = claimed.left(turn.mask, turn.totals)
            parts.append((turn.chance, self.collect(kept, now_ready)))
        return mix(parts)

    # --- the round from its beginning

    def opening(self, ready: int) -> Numbers:
        """When Claim begins: your first turn, or the Ghost's if it leads."""
        if self.known.leads:
            return self.first_turn(ready)
        open_ = tuple(0 if there else GONE for there in self.there)
        rolled = placements(open_, SERVANTS, False)
        return mix((number / 6**SERVANTS, self.between(g, ready)) for g, number in rolled)

    def revealed(self, ready: int) -> Numbers:
        """When the treasures lie there: you may use pottery before Claim (reveal.before-claim)."""
        if self.taking is None:
            return self.opening(ready)
        return max(numbers for _, numbers in self.revealed_moves(ready))

    def revealed_moves(self, ready: int) -> Iterator[Option]:
        """Every move before Claim."""
        if self.taking is not None:
            slot, left = self.taking
            rows = [(p, self._with_taken(r, r.opening(ready), slot)) for p, r in left]
            yield Move(YOU, moves.TAKE, slot=slot), mix(rows)
        yield Move(YOU, moves.DONE), self.opening(ready)
        if self.peeking:
            yield Move(YOU, moves.PEEK), mix((p, r.revealed(ready)) for p, r in self.peeking)
        if self.roused and ready < SERVANTS:
            yield Move(YOU, moves.ROUSE), self.roused.revealed(ready + 1)

    def _with_taken(self, after: Round, numbers: Numbers, slot: int) -> Numbers:
        """The row of the round after taking a treasure, with that treasure and its coins."""
        gain = sum(
            sum(now.held) + pays(power, now.held) - sum(before.held) - pays(power, before.held)
            for power, now, before in zip(
                powers(self.known.sides), after.known.piles, self.known.piles, strict=True
            )
        )
        score, left, coins, *taken = numbers
        taken[slot] = 1.0
        return (score, left, coins + gain, *taken)


class Claimed:
    """A claim, and what is left of it when the Ghost has pushed some of it off."""

    def __init__(self, dice: Sequence[Placement], ready: int) -> None:
        self.dice = [(1 << slot, efforts) for slot, efforts in dice]
        self.ready = ready - sum(len(efforts) for _, efforts in dice)
        self._left: dict[int, tuple[PlacedServants, int]] = {}

    def left(
        self, mask: int, totals: tuple[int, ...]
    ) -> tuple[PlacedServants, tuple[int, ...], int]:
        """Your servants still placed, the Ghost's totals, and how many are ready again.

        `mask` are the treasures that the Ghost takes.
        """
        if mask not in self._left:
            stay = [(bit, efforts) for bit, efforts in self.dice if not bit & mask]
            back = sum(len(efforts) for bit, efforts in self.dice if bit & mask)
            every = tuple(sorted(effort for _, efforts in stay for effort in efforts))
            self._left[mask] = PlacedServants(sum(bit for bit, _ in stay), every), self.ready + back
        kept, ready = self._left[mask]
        return kept, totals, ready


def _collected(known: Known, slot: int) -> Known:
    """Once a treasure whose value is known has been taken."""
    treasure = known.crypt[slot]
    assert treasure is not None
    assert treasure.value is not None
    at = KINDS.index(treasure.kind)
    pile = known.piles[at]
    held = tuple(sorted((*pile.held, treasure.value)))
    gone = known._replace(crypt=known.without(slot))
    return gone.with_pile(at, Pile(held, pile.flippable + 1, pile.unseen, pile.deck))
