"""Donjon as a `Game`: the one door through which the engine, panels and bots reach its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..engine.game import Game, Refusal, Step
from ..engine.luck import Luck
from . import asking, events, judge, lists, moves, rules
from .cards import CARD_TEXTS
from .components import Setup, read_setup
from .moves import Move
from .power import power
from .state import EXCHANGE, GUILD, KEEP, OVER, State
from .views import View, uneven, view

SECRET = (moves.CHOOSE, moves.DISCARD, moves.SIDE, moves.EXCHANGE)
"""Verbs of moves that are made in secret."""
TOGETHER = (events.Seated, events.Looked, events.Threw)
"""What is shown and told in one step with the like before it."""
PAIRS = {
    (events.Rolled, events.Sides),
    (events.Rolled, events.Fought),
    (events.Sides, events.Fought),
    (events.Threw, events.First),
    (events.Accepted, events.Handed),
    (events.KeptWord, events.Handed),
}


class Donjon:
    """The rules of Donjon for 2-6 players; see `crypt_core.engine.game.Game` for each function."""

    name = "donjon"
    turn_rule = "turn.order"
    secret_moves = True
    open_ended = True

    def roles(self, players: int) -> tuple[str, ...]:
        return ()

    def setup(self, fields: Mapping[str, object]) -> Setup:
        return read_setup(fields)

    def setup_fields(self, setup: Setup) -> dict[str, object]:
        """The plain data of a setup; our own cards are not repeated in it."""
        fields: dict[str, object] = {
            "players": setup.players,
            "length": setup.length,
            "adventurers": list(setup.adventurers),
        }
        return fields if setup.cards == CARD_TEXTS else {**fields, "cards": list(setup.cards)}

    def start(self, setup: Setup, luck: Luck) -> tuple[State, tuple[Step[State], ...]]:
        return rules.start(setup, luck)

    def deciders(self, state: State) -> tuple[int, ...]:
        return asking.deciders(state)

    def legal_moves(self, state: State) -> Sequence[Move]:
        return lists.LegalMoves(state)

    def own_moves(self, state: State, player: int) -> Sequence[Move]:
        return lists.own_moves(state, player)

    def why_not(self, state: State, move: Move) -> Refusal | None:
        return judge.why_not(state, move)

    def play(self, state: State, move: Move, luck: Luck) -> tuple[State, tuple[Step[State], ...]]:
        return rules.play(state, move, luck)

    def together(self, before: Step[State], after: Step[State]) -> bool:
        """The dice with what they decide, and what is handed over with the word for it."""
        one, other = type(before.event), type(after.event)
        return (one == other and one in TOGETHER) or (one, other) in PAIRS

    def view(self, state: State, viewer: int | None) -> View:
        return view(state, viewer)

    def seen_move(self, state: State, move: Move, viewer: int | None) -> Move:
        """Which quest is kept, which side and which spoil is chosen, only its maker sees.

        So is whether a main quest is to be exchanged at all.
        """
        if viewer == move.player or state.stage == OVER:
            return move
        if state.stage == EXCHANGE and move.verb in (moves.EXCHANGE, moves.DONE):
            return Move(move.player, moves.EXCHANGE)
        if move.verb not in SECRET:
            return move
        if state.stage in (KEEP, GUILD):
            return move._replace(place=0)
        return move._replace(what=moves.HIDDEN)

    def uneven(self, state: State, people: Sequence[int]) -> bool:
        return uneven(state, people)

    def figures(self, state: State, viewer: int | None) -> list[dict[str, Any]]:
        """A row a player: power, wounds, gems, items, spoils, quests done, score: the trophies.

        Unfinished quests are counted at the end, when all are shown.
        """
        return [
            {
                "player": i,
                "power": power(state, i),
                "wounds": owner.wounds,
                "gems": owner.gems,
                "items": len(owner.items),
                "spoils": len(owner.spoils),
                "quests": len(owner.done),
                "score": state.scores[i] if state.scores else owner.trophies,
            }
            for i, owner in enumerate(state.players)
        ]

    def write_move(self, move: Move) -> str:
        return moves.write_move(move)

    def read_move(self, text: str, state: State | None = None) -> Move:
        owing = asking.deciders(state) if state is not None else ()
        return moves.read_move(text, owing[0] if len(owing) == 1 else None)

    def write_event(self, event: events.Event) -> str:
        return events.write_event(event)

    def read_event(self, text: str) -> events.Event:
        return events.read_event(text)


DONJON = Donjon()
"""The game of Donjon: it has no state of its own, so one is enough."""
GAME: Game[Setup, State, Move, View] = DONJON
"""The name by which `crypt_core.games` finds it, in every game's folder the same."""
