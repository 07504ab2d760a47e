"""Every move of a solo decision, with what it may be expected to bring, ranked.

Here it is decided which move is the best one, for whoever asks: advice, bots, reviews, puzzles.
What a move is expected to score comes first. Of moves that score the same, the one comes first that
flips fewest treasures, since one that is flipped is gone for good; and flipping more than another
move that scores as much is *in vain*. A look or a woken servant leaves the decision to be made, so
what the best moves flip right after it counts with it: a look before treasures are taken that would
be taken anyway is in vain.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate, takewhile
from typing import NamedTuple

from .. import moves
from ..collectors import COLLECTORS
from ..components import GHOST
from ..events import Dice
from ..moves import Move
from ..state import CLAIM, LAST, POTTERY, REROLL
from ..views import View
from .known import YOU, known
from .lookahead import Option, PlacedServants, Round
from .prospect import Numbers, mix
from .worth import Worth

DIGITS = 9
"""Scores are rounded to a billionth of a coin: below that is only the order of sums."""
FLIPS = {verb: COLLECTORS[rule].needs for verb, rule in moves.RULES.items() if rule in COLLECTORS}
"""How many treasures a move flips, by its verb; the others flip none."""


class Ranked(NamedTuple):
    """A legal move, what it may be expected to bring, and how many treasures that flips.

    `in_vain`: whether another move that flips fewer is expected to score as much, or more.
    """

    move: Move
    numbers: Numbers
    flips: float
    in_vain: bool = False


def options(view: View, worth: Worth) -> list[Option]:
    """Every legal move of the player of a solo game and its expectations, the best first.

    :raises ValueError: if the view is not of a solo game's player, or it is not their turn.
    """
    return [(move, numbers) for move, numbers, _, _ in ranked(view, worth)]


def ranked(view: View, worth: Worth) -> list[Ranked]:
    """The same, with what flips treasures in vain. What is equal stays in the order of the judge.

    They are found from the player's own view alone.

    :raises ValueError: if the view is not of a solo game's player, or it is not their turn.
    """
    if view.on_turn != YOU:
        raise ValueError("there is nothing to advise: it is not this player's turn to decide")
    round_ = Round(known(view), worth)
    found = _in_order(view, round_, round_.known.ready)
    fewest = accumulate((way.flips for way in found), min)
    both = zip(found, fewest, strict=True)
    return [way._replace(in_vain=way.flips > least) for way, least in both]


def _in_order(view: View, round_: Round, ready: int) -> list[Ranked]:
    """The moves of a decision, the best first; `in_vain` is left open.

    `round_` and `ready` tell what is known, and how many servants are ready, when it is made.
    """
    found = [
        Ranked(move, (round(numbers[0], DIGITS), *numbers[1:]), FLIPS.get(move.verb, 0))
        for move, numbers in WAYS[view.stage](view, round_, ready)
    ]
    found.sort(key=_order)
    # What is flipped after it counts only among moves better than all those that flip nothing.
    powers = list(takewhile(lambda way: way.flips, found))
    if len({way.move.verb for way in powers}) > 1:
        in_all = (way._replace(flips=_in_all(way.move, view, round_, ready)) for way in powers)
        found[: len(powers)] = sorted(in_all, key=_order)
    return found


def _order(way: Ranked) -> tuple[float, float]:
    return -way.numbers[0], way.flips


def _in_all(move: Move, view: View, round_: Round, ready: int) -> float:
    """How many treasures a move flips, and the best ones right after it do on average.

    Only a look, or a servant woken before the rolls, leaves the same decision to be made.
    """
    after: list[tuple[float, Round, int]] = []
    if move.verb == moves.PEEK:
        after = [(chance, seen, ready) for chance, seen in round_.peeking]
    elif move.verb == moves.ROUSE and round_.roused and view.stage in (POTTERY, CLAIM):
        after = [(1.0, round_.roused, ready + 1)]
    flips = float(FLIPS.get(move.verb, 0))
    for chance, then, hands in after:
        best = _in_order(view, then, hands)[0].move
        flips += chance * _in_all(best, view, then, hands)
    return round(flips, DIGITS)


def _before_claim(view: View, round_: Round, ready: int) -> Iterator[Option]:
    return round_.revealed_moves(ready)


def _claim(view: View, round_: Round, ready: int) -> Iterator[Option]:
    if not round_.known.leads:
        return round_.between_moves(ghost_dice(view), ready)
    if not view.last_turn:
        return round_.first_turn_moves(ready)
    totals = tuple(dice.total if dice else 0 for dice in ghost_dice(view))
    return round_.last_turn_moves(kept(view), totals, ready)


def ghost_dice(view: View) -> tuple[Dice | None, ...]:
    """The Ghost's dice on each place."""
    return tuple(Dice(t.servants, t.effort) if t and t.owner == GHOST else None for t in view.crypt)


def kept(view: View) -> PlacedServants:
    """Your servants on the treasures."""
    mine = [t for t in view.crypt if t and t.owner == YOU]
    efforts = (t.effort for t in mine for _ in range(t.servants))
    return PlacedServants(sum(1 << t.slot for t in mine), tuple(sorted(efforts)))


def _reroll(view: View, round_: Round, ready: int) -> Iterator[Option]:
    """After your rolls: what you claimed is yours already, so nothing more is taken."""
    prospect = round_.prospect
    tired = tuple(sorted(die.effort for die in view.rolled if die.exhausted))
    for die in view.rolled:
        again = prospect.rerolled(0, ready, tired, die.effort, exhausted=die.exhausted)
        yield Move(YOU, moves.REROLL, slot=die.slot, number=die.number), again
    yield Move(YOU, moves.DONE), prospect.rolled(0, ready, (), (), 0)
    if round_.roused and round_.known.exhausted:
        # Servants exhausted earlier wake first, then the one of highest effort (see crypt.rules).
        awake = len(tired) - (len(tired) == round_.known.exhausted)
        roused = round_.roused.prospect.rolled(0, ready + 1, (), tired[:awake], 0)
        yield Move(YOU, moves.ROUSE), roused
    if round_.peeking:
        seen = ((p, r.prospect.rolled(0, ready, (), tired, 0)) for p, r in round_.peeking)
        yield Move(YOU, moves.PEEK), mix(seen)


def _last(view: View, round_: Round, ready: int) -> Iterator[Option]:
    """Before scoring: a servant roused is worth a coin."""
    yield Move(YOU, moves.DONE), round_.prospect.scored(ready)
    if round_.roused and round_.known.exhausted:
        yield Move(YOU, moves.ROUSE), round_.roused.prospect.rolled(0, ready + 1, (), (), 0)


WAYS = {POTTERY: _before_claim, CLAIM: _claim, REROLL: _reroll, LAST: _last}
"""The moves of a decision by its stage."""
