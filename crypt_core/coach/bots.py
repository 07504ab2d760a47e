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


def choose_next(seats: Sequence[str], game: Game, state: Any, luck: KeyedLuck) -> Any | None:
    """The move of the first bot in these seats that owes one; None if only people do, or nobody."""
    for player in game.deciders(state):
        if seats[player].startswith(BOT):
            return choose(seats[player].removeprefix(BOT), game, state, luck, player)
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
    draw = luck.draw(*_of(game.name).moment_key(state, player))
    decide = bots(game.name)[bot] if isinstance(bot, str) else bot
    return decide(game.view(state, player), game.own_moves(state, player), draw)


def _of(game: str) -> Any:
    """The module with a game's bots; loaded when first asked for."""
    return part(game, "coach.bots")
