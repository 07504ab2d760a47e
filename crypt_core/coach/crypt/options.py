"""Every move of a solo decision, with what it may be expected to bring."""

from __future__ import annotations

from collections.abc import Iterator

from ...crypt import moves
from ...crypt.components import GHOST
from ...crypt.events import Dice
from ...crypt.moves import Move
from ...crypt.state import CLAIM, LAST, POTTERY, REROLL
from ...crypt.views import View
from .known import YOU, known
from .lookahead import Kept, Option, Round
from .prospect import Numbers, mix
from .worth import Worth


def options(view: View, worth: Worth) -> list[Option]:
    """Every legal move of the player of a solo game and its expectations, the best first.

    They are found from the player's own view alone. Equal ones stay in the order of the judge.

    :raises ValueError: if the view is not of a solo game's player, or it is not their turn.
    """
    if view.on_turn != YOU:
        raise ValueError("there is nothing to advise: it is not this player's turn to decide")
    round_ = Round(known(view), worth)
    ways = {POTTERY: _before_claim, CLAIM: _claim, REROLL: _reroll, LAST: _last}
    found = ways[view.stage](round_, view)
    return sorted(found, key=lambda option: -option[1][0])


def _before_claim(round_: Round, view: View) -> Iterator[Option]:
    return round_.revealed_moves(round_.known.ready)


def _claim(round_: Round, view: View) -> Iterator[Option]:
    ready = round_.known.ready
    if not round_.known.leads:
        return round_.between_moves(ghost_dice(view), ready)
    if not view.last_turn:
        return round_.first_turn_moves(ready)
    totals = tuple(dice.total if dice else 0 for dice in ghost_dice(view))
    return round_.last_turn_moves(kept(view), totals, ready)


def ghost_dice(view: View) -> tuple[Dice | None, ...]:
    """The Ghost's dice on each place."""
    return tuple(Dice(t.servants, t.effort) if t and t.owner == GHOST else None for t in view.crypt)


def kept(view: View) -> Kept:
    """Your servants on the treasures."""
    mine = [t for t in view.crypt if t and t.owner == YOU]
    efforts = (t.effort for t in mine for _ in range(t.servants))
    return Kept(sum(1 << t.slot for t in mine), tuple(sorted(efforts)))


def _reroll(round_: Round, view: View) -> Iterator[Option]:
    """After your rolls: what you claimed is yours already, so nothing more is taken."""
    prospect, ready = round_.prospect, round_.known.ready
    tired = tuple(sorted(die.effort for die in view.rolled if die.exhausted))
    for die in view.rolled:
        again = prospect.reroll(0, ready, tired, 0, die.effort, exhausted=die.exhausted)
        move = Move(YOU, moves.REROLL, slot=die.slot, number=die.number)
        yield move, prospect.numbers(0, again)
    yield Move(YOU, moves.DONE), prospect.rolled(0, ready, (), (), 0)
    if round_.roused and round_.known.exhausted:
        # Servants exhausted earlier wake first, then the one of highest effort (see crypt.rules).
        awake = len(tired) - (len(tired) == round_.known.exhausted)
        roused = round_.roused.prospect.rolled(0, ready + 1, (), tired[:awake], 0)
        yield Move(YOU, moves.ROUSE), roused
    if round_.peeking:
        seen = ((p, r.prospect.rolled(0, ready, (), tired, 0)) for p, r in round_.peeking)
        yield Move(YOU, moves.PEEK), mix(seen)


def _last(round_: Round, view: View) -> Iterator[Option]:
    """Before scoring: a servant roused is worth a coin."""
    ready = round_.known.ready
    yield Move(YOU, moves.DONE), _scored(round_, ready)
    if round_.roused and round_.known.exhausted:
        yield Move(YOU, moves.ROUSE), round_.roused.prospect.rolled(0, ready + 1, (), (), 0)


def _scored(round_: Round, ready: int) -> Numbers:
    """The final score if nothing more is done: a coin for each ready servant (score)."""
    goods = round_.prospect.goods(0)
    return (goods.score + ready, float(ready), 0.0, *(0.0 for _ in round_.known.crypt))
