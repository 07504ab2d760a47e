"""Who sits at a table: people, and bots that choose for themselves.

A bot chooses among its own moves from its own *view*, so it knows what its seat may know and
no more. Its only chance is a 64-bit draw, keyed like all luck: `choose` deals it from the game's.
(The draw is no secret of its making: a bot that is written to cheat could reckon back from it.)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..engine.game import Game
from ..engine.luck import KeyedLuck
from ..games import part

Bot = Callable[[Any, Sequence[Any], int], Any]
"""A bot: of a view, the listed moves of its seat and a draw, a legal move.

That is one of those listed, unless the game is open-ended and the bot knows a better one.
"""

Aside = Callable[[Any, Sequence[Any], int], Any]
"""What a bot does out of turn: of the same three, such a move, or None while it would rather not.

A game's `coach/bots.py` may have some by the names of its bots, in `OUT_OF_TURN`.
"""

PERSON = "person"
BOT = "bot:"
"""What a seat is called: a person's, or a bot's with its name in `bots` after this."""


def random_bot(view: Any, legal: Sequence[Any], draw: int) -> Any:
    """Any of the moves listed, each as likely as any other (to within 2**-50)."""
    return legal[draw * len(legal) >> 64]


def bots(game: str) -> Mapping[str, Bot]:
    """The bots of a game by the name under which they can be seated."""
    found: Mapping[str, Bot] = _of(game).BOTS
    return found


def seated(seats: Sequence[str]) -> dict[int, str]:
    """The names of the bots among those who sit at a table, by player."""
    return {i: seat.removeprefix(BOT) for i, seat in enumerate(seats) if seat.startswith(BOT)}


def choose_next(seats: Sequence[str], game: Game, state: Any, luck: KeyedLuck) -> Any | None:
    """The move of the first bot in these seats that makes one; None if only people owe any.

    One that acts out of turn comes first, since it may soon be too late for that.
    """
    named = seated(seats)
    move = out_of_turn(named, game, state, luck)
    if move is not None:
        return move
    for player in game.deciders(state):
        if player in named:
            return choose(named[player], game, state, luck, player)
    return None


def out_of_turn(named: Mapping[int, str], game: Game, state: Any, luck: KeyedLuck) -> Any | None:
    """The move of the first of these bots that owes none and yet makes one; None if none does."""
    owing = game.deciders(state)
    for player, bot in named.items():
        if player in owing:
            continue
        decide = getattr(_of(game.name), "OUT_OF_TURN", {}).get(bot)
        if decide is not None and game.own_moves(state, player):
            move = _asked(decide, game, state, luck, player)
            if move is not None:
                return move
    return None


def choose(
    bot: str | Bot, game: Game, state: Any, luck: KeyedLuck, player: int | None = None
) -> Any:
    """The move of a bot that owes one as `player` (None: as the first of those who do).

    It is one of the game's `bots` by its name, or any other. Its draw is named by the game's
    `moment_key`, which is another one each time it is asked, so that other people's decisions leave
    it alone.
    """
    if player is None:
        player = game.deciders(state)[0]
    decide = bots(game.name)[bot] if isinstance(bot, str) else bot
    return _asked(decide, game, state, luck, player)


def _asked(decide: Bot | Aside, game: Game, state: Any, luck: KeyedLuck, player: int) -> Any:
    """What a bot says to its view and its own moves, with the draw of this moment."""
    draw = luck.draw(*_of(game.name).moment_key(state, player))
    return decide(game.view(state, player), game.own_moves(state, player), draw)


def _of(game: str) -> Any:
    """The module with a game's bots; loaded when first asked for."""
    return part(game, "coach.bots")
