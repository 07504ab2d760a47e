"""One game played by bots, or by people, as the rows it gives to each kind of frame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..coach.bots import Bot, bots, choose, out_of_turn
from ..coach.columns import EVERYTHING, Happened, columns, figures
from ..engine.game import Game, Step
from ..engine.luck import KeyedLuck
from .columns import DECISIONS, EVENTS, GAMES, SEATS, event_name
from .plans import Deal, Plan

Row = tuple[Any, ...]


Steps = Sequence[Step[Any]]


class Decision(NamedTuple):
    """A decision: the state before it, how many legal moves it had, the move made, its steps."""

    state: Any
    legal: int
    move: Any
    steps: Steps


class Played(NamedTuple):
    """A game: its number, seed and who had which seat, how it began, its decisions and its end.

    It is over, unless it is one at a table: then it is told as `viewer` may know it.
    """

    game: Game
    number: int
    seed: int
    names: tuple[str, ...]
    opening: Steps
    decisions: Sequence[Decision]
    end: Any
    viewer: int | None = EVERYTHING

    @property
    def over(self) -> bool:
        return not self.game.deciders(self.end)

    @property
    def scores(self) -> Sequence[int | None]:
        """The final scores, as far as there are any."""
        found: Sequence[int] = self.end.scores
        return found if self.over else [None] * len(self.names)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who shares the victory; nobody yet, if it is not over."""
        return columns(self.game).winners(self.end) if self.over else ()

    @property
    def results(self) -> tuple[Any, ...]:
        """What its end comes to beyond the scores; nothing yet, if it is not over."""
        own, players = columns(self.game), self.end.setup.players
        if self.over:
            return own.result(self.end)
        return tuple(None for column in own.results if column.least <= players <= column.most)


def play(deal: Deal) -> Played:
    """Play a game to its end.

    Whatever goes wrong in it is told with a note that names the game.
    """
    game, luck = deal.game, KeyedLuck(deal.seed)
    state, opening = game.start(deal.setup, luck)
    decisions = []
    try:
        while game.deciders(state):
            move, legal = _next_move(deal, state, luck)
            after, steps = game.play(state, move, luck)
            decisions.append(Decision(state, legal, move, steps))
            state = after
    except BaseException as error:  # a bot may end the program, too
        own = columns(game).setup
        told = "".join(f"{field.name} {getattr(deal.setup, field.name)}, " for field in own)
        error.add_note(
            f"in game {deal.number} (seed {deal.seed}, {told}"
            f"bots {', '.join(deal.names)}), at decision {len(decisions)}"
        )
        raise
    return Played(game, deal.number, deal.seed, deal.names, opening, decisions, state)


def _next_move(deal: Deal, state: Any, luck: KeyedLuck) -> tuple[Any, int]:
    """What the next bot decides, and how many legal moves it was shown."""
    game = deal.game
    named = {player: bot for player, bot in enumerate(deal.bots) if isinstance(bot, str)}
    move = out_of_turn(named, game, state, luck)
    if move is not None:
        return move, len(game.own_moves(state, move.player))
    player = game.deciders(state)[0]
    bot = deal.bots[player]
    counting = _Counting(bots(game.name)[bot] if isinstance(bot, str) else bot)
    move = choose(counting, game, state, luck, player)
    if move is None:
        raise TypeError("the bot returned None, where one of the legal moves is wanted")
    return move, counting.legal


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
        *(end.round, len(played.decisions), *played.names, *played.scores),
    )
    if end.setup.players == 1:
        yield (*common, *played.results)
        return
    winners, margin = None, None
    if played.over:
        best, second = sorted(end.scores, reverse=True)[:2]
        winners = " ".join(str(seat + 1) for seat in sorted(played.winners))
        margin = best - second
    yield (*common, winners, margin, *played.results)


def _seats(played: Played) -> Iterator[Row]:
    own, end = columns(played.game), played.end
    setup, winners, told = end.setup, played.winners, figures(played.game)
    viewer = None if played.viewer == EVERYTHING else played.viewer
    counted = {row["player"]: row for row in played.game.figures(end, viewer)}
    for player, name in enumerate(played.names):
        won = None
        if played.over:
            won = 1 / len(winners) if player in winners else 0.0
        yield (
            *(played.number, played.seed, setup.players, player + 1, name),
            *(getattr(setup, field.name) for field in own.setup),
            *([player == getattr(setup, own.begins)] if own.begins else []),
            played.scores[player],
            *(counted[player][figure] for figure in told),
            *([won] if setup.players > 1 else []),
            *played.results,
        )


def _begins(played: Played) -> Row:
    """What all rows of decisions and events of a game begin with."""
    setup = played.end.setup
    own = (getattr(setup, field.name) for field in columns(played.game).setup)
    return (played.number, played.seed, *own)


def _decisions(played: Played) -> Iterator[Row]:
    own, game, begins = columns(played.game), played.game, _begins(played)
    for number, (state, legal, made, _) in enumerate(played.decisions):
        # What was on the table is told as whoever decided knew it, unless somebody else looks on.
        all_, who = played.viewer == EVERYTHING, made.player
        move = made if all_ else game.seen_move(state, made, played.viewer)
        hidden = not all_ and game.secret_moves and who != played.viewer
        yield (
            *(*begins, number, state.round),
            *([state.stage] if own.stages else []),
            *(who + 1, played.names[who], str(move)),
            *([move.verb] if own.verbs else []),
            *own.decided(state, move, who if all_ else played.viewer),
            None if hidden else legal,
            played.scores[who],
        )


def _events(played: Played) -> Iterator[Row]:
    own, begins = columns(played.game), _begins(played)
    roles = played.game.roles(len(played.names))
    names = (*played.names, *roles)
    seated: list[tuple[int | None, Happened]] = []
    before: Any = None
    for number, steps in enumerate([played.opening, *(each.steps for each in played.decisions)]):
        for event, after in steps:
            seated.append((number - 1 if number else None, Happened(event, before, after)))
            before = after
    facts = own.happened((happened for _, happened in seated), played.viewer)
    for number, ((decision, (event, _, after)), told) in enumerate(zip(seated, facts, strict=True)):
        seat = own.seat_of(event, after)
        yield (
            *(*begins, number, decision, after.round),
            *((None, None) if seat is None else (seat + 1, names[seat])),
            *(event_name(type(event)), str(event), *told),
        )


_ROWS = {GAMES: _game, SEATS: _seats, DECISIONS: _decisions, EVENTS: _events}
