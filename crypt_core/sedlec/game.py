"""Sedlec as a `Game`: the one door through which the engine, panels and bots reach its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..engine.game import Game, Refusal, Step
from ..engine.luck import Luck
from . import events, judge, moves, rules
from .components import Setup, read_setup
from .judge import LegalMoves
from .moves import Move
from .scoring import crypt_sheet
from .state import State
from .views import View, view

TOGETHER = {
    (events.Dealt, events.Turned),
    (events.Dug, events.Took),
    (events.Laid, events.Filled),
}
"""What is shown and told in one step with what comes right before it."""


class Sedlec:
    """The rules of La Crypte de Sedlec for 2 or 3 players; see `crypt_core.engine.game.Game`."""

    name = "sedlec"
    turn_rule = "turn"
    secret_moves = False
    open_ended = False

    def roles(self, players: int) -> tuple[str, ...]:
        return ()

    def setup(self, fields: Mapping[str, object]) -> Setup:
        return read_setup(fields)

    def setup_fields(self, setup: Setup) -> dict[str, object]:
        return {**setup._asdict(), "cards": list(setup.cards)}

    def start(self, setup: Setup, luck: Luck) -> tuple[State, tuple[Step[State], ...]]:
        return rules.start(setup, luck)

    def deciders(self, state: State) -> tuple[int, ...]:
        turn = judge.on_turn(state)
        return () if turn is None else (turn,)

    def legal_moves(self, state: State) -> LegalMoves:
        return LegalMoves(state)

    def own_moves(self, state: State, player: int) -> Sequence[Move]:
        return LegalMoves(state).own(player)

    def why_not(self, state: State, move: Move) -> Refusal | None:
        return judge.why_not(state, move)

    def play(self, state: State, move: Move, luck: Luck) -> tuple[State, tuple[Step[State], ...]]:
        return rules.play(state, move, luck)

    def together(self, before: Step[State], after: Step[State]) -> bool:
        """A decision carried out is one step, and so is the graveyard laid out."""
        pair = (type(before.event), type(after.event))
        return pair in TOGETHER

    def view(self, state: State, viewer: int | None) -> View:
        return view(state, viewer)

    def seen_move(self, state: State, move: Move, viewer: int | None) -> Move:
        """The move itself: all are made openly."""
        return move

    def uneven(self, state: State, people: Sequence[int]) -> bool:
        """Never: all have seen the same cards."""
        return False

    def figures(self, state: State, viewer: int | None) -> list[dict[str, Any]]:
        """A row a player: points for each type of skull, cards laid, score: the points now."""
        rows = []
        for i, player in enumerate(state.players):
            points = crypt_sheet(i, player.crypt).points
            laid, score = len(player.crypt), sum(points.values())
            rows.append({"player": i, **points, "cards": laid, "score": score})
        return rows

    def write_move(self, move: Move) -> str:
        return moves.write_move(move)

    def read_move(self, text: str, state: State | None = None) -> Move:
        return moves.read_move(text, judge.on_turn(state) if state is not None else None)

    def write_event(self, event: events.Event) -> str:
        return events.write_event(event)

    def read_event(self, text: str) -> events.Event:
        return events.read_event(text)


SEDLEC = Sedlec()
"""The game of Sedlec: it has no state of its own, so one is enough."""
GAME: Game[Setup, State, Move, View] = SEDLEC
"""The name by which `crypt_core.games` finds it, in every game's folder the same."""
