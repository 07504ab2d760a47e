"""One game played by bots, or by people, as the rows it gives to each kind of frame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..coach.bots import Bot, choose
from ..crypt.coach.bots import BOTS
from ..crypt.components import KINDS
from ..crypt.game import CRYPT
from ..crypt.moves import Move
from ..crypt.scoring import rank, score_sheet
from ..crypt.state import State
from ..engine.luck import KeyedLuck
from .columns import DECISIONS, GAMES, SEATS
from .plans import Deal, Plan

Row = tuple[Any, ...]


class Decision(NamedTuple):
    """A decision: the state before it, how many legal moves there were, and the move made."""

    state: State
    legal: int
    move: Move


class Played(NamedTuple):
    """A game that is over: its number, seed and who had which seat, its decisions and its end."""

    number: int
    seed: int
    names: tuple[str, ...]
    decisions: Sequence[Decision]
    end: State


def play(deal: Deal) -> Played:
    """Play a game to its end.

    Whatever goes wrong in it is told with a note that names the game.
    """
    luck = KeyedLuck(deal.seed)
    state, _ = CRYPT.start(deal.setup, luck)
    decisions = []
    try:
        while owing := CRYPT.deciders(state):
            (player,) = owing
            bot = _Counting(deal.bots[player])
            move = choose(bot, CRYPT, state, luck)
            after, _ = CRYPT.play(state, move, luck)
            decisions.append(Decision(state, bot.legal, move))
            state = after
    except BaseException as error:  # a bot may end the program, too
        error.add_note(
            f"in game {deal.number} (seed {deal.seed}, sides {deal.setup.sides}, "
            f"bots {', '.join(deal.names)}), at decision {len(decisions)}"
        )
        raise
    return Played(deal.number, deal.seed, deal.names, decisions, state)


class _Counting:
    """A bot that notes how many legal moves it is shown."""

    def __init__(self, bot: str | Bot) -> None:
        self.bot = BOTS[bot] if isinstance(bot, str) else bot
        self.legal = 0

    def __call__(self, view: Any, legal: Sequence[Move], draw: int) -> Move:
        self.legal = len(legal)
        move: Move = self.bot(view, legal, draw)
        return move


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
    end, setup = played.end, played.end.setup
    common = (
        *(played.number, played.seed, setup.players, setup.sides, setup.leader + 1),
        *(end.round, len(played.decisions), *played.names, *end.scores),
    )
    if setup.solo:
        yield (*common, rank(end.scores[0]))
        return
    best, second = sorted(end.scores, reverse=True)[:2]
    yield (*common, " ".join(str(seat + 1) for seat in sorted(end.winners)), best - second)


def _seats(played: Played) -> Iterator[Row]:
    end, setup = played.end, played.end.setup
    for player, name in enumerate(played.names):
        sheet = score_sheet(end, player)
        held = [owned.card.kind for owned in end.players[player].treasures]
        won = 1 / len(end.winners) if player in end.winners else 0.0
        yield (
            *(played.number, played.seed, setup.players, player + 1, name, setup.sides),
            *(player == setup.leader, end.scores[player]),
            *(sheet.treasures, sum(sheet.bonuses), sheet.servants),
            *(held.count(kind) for kind in KINDS),
            rank(end.scores[player]) if setup.solo else won,
        )


def _decisions(played: Played) -> Iterator[Row]:
    for number, (state, legal, move) in enumerate(played.decisions):
        mine = state.players[move.player]
        efforts = [effort for _, dice in move.dice for effort in dice]
        yield (
            *(played.number, number, state.round, state.stage),
            *(move.player + 1, played.names[move.player], str(move), move.verb),
            *(len(efforts), max(efforts, default=0), len(move.dice)),
            *(mine.ready, mine.exhausted, legal),
        )


_ROWS = {GAMES: _game, SEATS: _seats, DECISIONS: _decisions}
