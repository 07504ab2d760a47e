"""The one judge: which moves are legal, and for every other move the rule that says no.

What each verb needs is judged in `judge_village`, `judge_dungeon` and `judge_deals`; here is what
is the same for all: the form of a move, whose turn it is, and that the game is not over.
"""

from __future__ import annotations

from ..engine.game import Fact, Refusal
from . import judge_deals, judge_dungeon, judge_village, moves
from .asking import deciders
from .moves import Move
from .state import OVER, State

_JUDGES = {**judge_village.JUDGES, **judge_dungeon.JUDGES, **judge_deals.JUDGES}
_STAGES = {**judge_village.STAGES, **judge_dungeon.STAGES, **judge_deals.STAGES}
_EMPTY = Move(0, "")


def why_not(state: State, move: object) -> Refusal | None:
    """None if the move is legal, otherwise the rule that forbids it and the facts."""
    if not isinstance(move, Move):
        return Refusal("turn.order", "move-form", {"got": repr(move)})
    if not isinstance(move.verb, str) or move.verb not in moves.RULES:
        return Refusal("turn.order", "read-donjon", {"got": str(move.verb)})
    if type(move.player) is not int or not 0 <= move.player < state.setup.players:
        facts: dict[str, Fact] = {"got": str(move.player), "players": state.setup.players}
        return Refusal("turn.order", "unknown-player", facts)
    alike = all(type(part) is type(empty) for part, empty in zip(move, _EMPTY, strict=True))
    if not alike or not _written(move):
        return Refusal(moves.RULES[move.verb], "move-form", {"got": repr(tuple(move))})
    if move.whom >= state.setup.players:
        facts = {"got": str(move.whom), "players": state.setup.players}
        return Refusal(moves.RULES[move.verb], "unknown-player", facts)
    return judged(state, move)


def _written(move: Move) -> bool:
    try:
        return moves.well_formed(move)
    except TypeError:  # A part of it cannot be hashed, so it is none of ours.
        return False


def judged(state: State, move: Move) -> Refusal | None:
    """`why_not` for a move whose form is right: what lists moves asks this."""
    if state.stage == OVER:
        return Refusal("end.target", "game-over", {})
    rule = moves.RULES[move.verb]
    if move.verb not in judge_village.ANY_TIME:
        if state.stage not in _STAGES[move.verb]:
            named = judge_dungeon.NOT_NOW.get(move.verb)
            refusal = named(state, move) if named else None
            return refusal or Refusal(rule, "not-now", {"stage": state.stage, "verb": move.verb})
        owing = deciders(state)
        if move.player not in owing:
            on_turn = owing[0]
            facts: dict[str, Fact] = {"player": move.player, "on_turn": on_turn}
            return Refusal("turn.order", "not-your-turn", {**facts, "stage": state.stage})
    return judged_here(state, move)


def judged_here(state: State, move: Move) -> Refusal | None:
    """What a move's own verb needs, where stage and player are right."""
    return _JUDGES[move.verb](state, move)
