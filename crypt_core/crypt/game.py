"""Crypt as a `Game`: the one door through which the engine, panels and bots reach its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..engine.game import Game, Refusal, Step
from ..engine.luck import Luck
from . import events, judge, moves, rules, walk
from .components import KINDS, Setup, read_setup
from .judge import LegalMoves
from .moves import Move
from .state import OVER, State
from .views import View, uneven, view


class Crypt:
    """The rules of Crypt for 1-4 players; see `crypt_core.engine.game.Game` for each function."""

    name = "crypt"
    turn_rule = "claim.order"
    secret_moves = False
    open_ended = False

    def roles(self, players: int) -> tuple[str, ...]:
        """Whoever is alone plays against the Ghost."""
        return ("ghost",) if players == 1 else ()

    def setup(self, fields: Mapping[str, object]) -> Setup:
        return read_setup(fields)

    def setup_fields(self, setup: Setup) -> dict[str, object]:
        return dict(setup._asdict())

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
        return walk.together(before, after)

    def view(self, state: State, viewer: int | None) -> View:
        return view(state, viewer)

    def seen_move(self, state: State, move: Move, viewer: int | None) -> Move:
        """The move itself: all are made openly."""
        return move

    def uneven(self, state: State, people: Sequence[int]) -> bool:
        return uneven(state, people)

    def figures(self, state: State, viewer: int | None) -> list[dict[str, Any]]:
        """A row a person: treasures of each kind; coins on them, from collectors, for servants.

        Coins and score are None where they depend on values that the viewer has not seen.
        """
        seen = view(state, viewer)
        rows = []
        for player in seen.players:
            if player.ghost:
                continue
            held = [t.kind for t in player.treasures]
            score = player.sheet.total if player.sheet else None
            if state.stage == OVER:
                score = state.scores[player.player]
            coins, ready = player.coins, player.ready
            bonus = None if score is None or coins is None else score - coins - ready
            rows.append(
                {
                    "player": player.player,
                    **{kind: held.count(kind) for kind in KINDS},
                    "coins": coins,
                    "collectors": bonus,
                    "ready": ready,
                    "score": score,
                }
            )
        return rows

    def write_move(self, move: Move) -> str:
        return moves.write_move(move)

    def read_move(self, text: str, state: State | None = None) -> Move:
        return moves.read_move(text, judge.on_turn(state) if state is not None else None)

    def write_event(self, event: events.Event) -> str:
        return events.write_event(event)

    def read_event(self, text: str) -> events.Event:
        return events.read_event(text)


CRYPT = Crypt()
"""The game of Crypt: it has no state of its own, so one is enough."""
GAME: Game[Setup, State, Move, View] = CRYPT
"""The name by which `crypt_core.games` finds it, in every game's folder the same."""
