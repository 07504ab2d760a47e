"""One game played by bots, or by people, as the rows it gives to each kind of frame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..coach.bots import Bot, bots, choose
from ..coach.columns import columns, figures
from ..engine.game import Game
from ..engine.luck import KeyedLuck
from .columns import DECISIONS, GAMES, SEATS
from .plans import Deal, Plan

Row = tuple[Any, ...]


class Decision(NamedTuple):
    """A decision: the state before it, how many legal moves there were, and the move made."""

    state: Any
    legal: int
    move: Any


class Played(NamedTuple):
    """A game that is over: its number, seed and who had which seat, its decisions and its end."""

    game: Game
    number: int
    seed: int
    names: tuple[str, ...]
    decisions: Sequence[Decision]
    end: Any

    @property
    def winners(self) -> tuple[int, ...]:
        """Who shares the victory."""
        return columns(self.game).winners(self.end)


def play(deal: Deal) -> Played:
    """Play a game to its end.

    Whatever goes wrong in it is told with a note that names the game.
    """
    game, luck = deal.game, KeyedLuck(deal.seed)
    named = bots(game.name)
    state, _ = game.start(deal.setup, luck)
    decisions = []
    try:
        while owing := game.deciders(state):
            player = owing[0]
            bot = deal.bots[player]
            counting = _Counting(named[bot] if isinstance(bot, str) else bot)
            move = choose(counting, game, state, luck, player)
            if move is None:
                raise TypeError("the bot returned None, where one of the legal moves is wanted")
            after, _ = game.play(state, move, luck)
            decisions.append(Decision(state, counting.legal, move))
            state = after
    except BaseException as error:  # a bot may end the program, too
        own = columns(game).setup
        told = "".join(f"{field.name} {getattr(deal.setup, field.name)}, " for field in own)
        error.add_note(
            f"in game {deal.number} (seed {deal.seed}, {told}"
            f"bots {', '.join(deal.names)}), at decision {len(decisions)}"
        )
        raise
    return Played(game, deal.number, deal.seed, deal.names, decisions, state)


class _Counting:
    """A bot that notes how many legal moves it is shown."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.legal = 0

    def __call__(self, view: Any, legal: Sequence[Any], draw: int) -> Any:
        self.legal = len(legal)
        return self.bot(view, legal, draw)


def rows_of(rows: str, played: Played) -> list[Row]:
    """A game's rows of a kind, each in the order of that kind's columns (see `columns.table`)."""
    return list(_ROWS[rows](played))


@dataclass(frozen=True)
class Playing:
    """What is done for a run: the games of these numbers, played by the engine, as rows."""

    plan: Plan
    rows: str

    def __call__(self, numbers: range) -> Iterator[list[Row]]:
        for number in numbers:
            yield rows_of(self.rows, play(self.plan.deal(number)))


def _game(played: Played) -> Iterator[Row]:
    own, end = columns(played.game), played.end
    common = (
        *(played.number, played.seed, end.setup.players),
        *(getattr(end.setup, field.name) for field in own.setup),
        *([getattr(end.setup, own.begins) + 1] if own.begins else []),
        *(end.round, len(played.decisions), *played.names, *end.scores),
    )
    if end.setup.players == 1:
        yield (*common, *own.result(end))
        return
    best, second = sorted(end.scores, reverse=True)[:2]
    winners = " ".join(str(seat + 1) for seat in sorted(played.winners))
    yield (*common, winners, best - second, *own.result(end))


def _seats(played: Played) -> Iterator[Row]:
    own, end = columns(played.game), played.end
    setup, winners, told = end.setup, played.winners, figures(played.game)
    counted = {row["player"]: row for row in played.game.figures(end, None)}
    for player, name in enumerate(played.names):
        won = 1 / len(winners) if player in winners else 0.0
        yield (
            *(played.number, played.seed, setup.players, player + 1, name),
            *(getattr(setup, field.name) for field in own.setup),
            *([player == getattr(setup, own.begins)] if own.begins else []),
            end.scores[player],
            *(counted[player][figure] for figure in told),
            *([won] if setup.players > 1 else []),
            *own.result(end),
        )


def _decisions(played: Played) -> Iterator[Row]:
    own = columns(played.game)
    for number, (state, legal, move) in enumerate(played.decisions):
        yield (
            *(played.number, number, state.round),
            *([state.stage] if own.stages else []),
            *(move.player + 1, played.names[move.player], str(move)),
            *([move.verb] if own.verbs else []),
            *own.decided(state, move),
            legal,
        )


_ROWS = {GAMES: _game, SEATS: _seats, DECISIONS: _decisions}
