"""A plan: which games are to be played, each with its own luck, before any of them is."""

from __future__ import annotations

import difflib
import operator
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from ..coach import bots as coach
from ..coach.bots import Bot
from ..coach.columns import columns, tables
from ..engine.game import Game
from ..engine.luck import KeyedLuck
from ..front import named
from ..games import FIRST

# What a draw of the plan's luck is for; no game's luck draws for these.
FOR_GAME = 6
"""(number): the seed of a game."""
FOR_SIDES = 7
"""(number): the sides of a game."""

RANDOM = "random"
"""Sides drawn anew for each game."""
SEEDS = 1 << 64


class Deal(NamedTuple):
    """One game to play: `bots` and their `names` are by seat, one of each in a solo game."""

    game: Game
    number: int
    seed: int
    """Of the game's own luck, so that it can be opened at the table."""
    setup: Any
    bots: tuple[str | Bot, ...]
    names: tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """`games` games between `bots`, as `simulate` plays them; made by `plan`."""

    game: Game
    bots: tuple[str | Bot, ...]
    names: tuple[str, ...]
    sides: str
    """Those of all games, or `RANDOM`; empty if the game has none."""
    games: int
    seed: int
    rotate: bool

    @property
    def players(self) -> int:
        return len(self.bots)

    def __len__(self) -> int:
        return self.games

    def deal(self, number: int) -> Deal:
        """The game of a number. :raises IndexError: if the plan has none of that number."""
        number = operator.index(number)  # a frame's numbers are numpy's, too short for luck
        if not 0 <= number < self.games:
            raise IndexError(f"no game {number}: the plan has games 0 to {self.games - 1}")
        leader, shift = self.seating(number)
        at = [(seat - shift) % self.players for seat in range(self.players)]
        return Deal(
            self.game,
            number,
            self.seed_of(number),
            setup(self.game, self.players, self.sides_of(number), leader),
            tuple(self.bots[i] for i in at),
            tuple(self.names[i] for i in at),
        )

    def seating(self, number: Any) -> tuple[Any, Any]:
        """Who begins a game (or an array of games), and by how many seats the bots have moved.

        So in `players` squared games every bot has had every seat, beginning or not, equally often;
        in `players` games, if the same seat begins them all.
        """
        if not self.rotate:
            return number * 0, number * 0
        if not columns(self.game).begins:
            return number * 0, number % self.players
        return number % self.players, number // self.players % self.players

    def seed_of(self, number: int) -> int:
        """The seed of a game."""
        return KeyedLuck(self.seed).draw(FOR_GAME, number)

    def sides_of(self, number: int) -> str:
        """The sides of a game."""
        if self.sides != RANDOM:
            return self.sides
        return columns(self.game).drawn_sides(KeyedLuck(self.seed).draw(FOR_SIDES, number))

    def about(self) -> dict[str, Any]:
        """What makes this plan, as plain data to keep with its results."""
        return {
            "game": self.game.name,
            "players": list(self.names),
            "sides": self.sides or None,
            "games": self.games,
            "seed": self.seed,
            "rotate": self.rotate,
        }


def plan(
    players: str | Bot | Sequence[str | Bot],
    sides: str | None = None,
    games: int = 1000,
    seed: int = 0,
    *,
    game: str | Game = FIRST,
    rotate: bool = True,
) -> Plan:
    """The plan of these arguments; `simulate` explains them.

    :raises ValueError: if one is out of range, with what would be right.
    :raises TypeError: if one is of the wrong kind.
    """
    played = game_of(game)
    bots = _bots(played, players)
    return Plan(
        played,
        bots,
        _names(played, bots),
        _sides(played, sides),
        whole("games", games, 1),
        whole("seed", seed, 0, SEEDS),
        bool(rotate),
    )


def game_of(game: str | Game) -> Game:
    """A game by its name, or itself. :raises ValueError, TypeError: if it is none."""
    if isinstance(game, Game):
        return game
    if not isinstance(game, str):
        raise TypeError(f"a game is a name or a Game, not {game!r}")
    return named(game)


def setup(game: Game, players: int, sides: str, first: int) -> Any:
    """The setup of a game with these sides, if it has any, begun by a seat, if that can be said."""
    fields: dict[str, object] = {"players": players}
    if sides:
        fields["sides"] = sides
    if begins := columns(game).begins:
        fields[begins] = first
    return game.setup(fields)


def plan_of(about: Mapping[str, Any]) -> Plan:
    """The plan that `Plan.about` told, whose game and bots are known by their names.

    :raises ValueError: if one of them is not.
    """
    game = game_of(about["game"])
    players = [_named(game, name) for name in about["players"]]
    told = {name: value for name, value in about.items() if name != "players"}
    return plan(players, **told)


def _named(game: Game, name: str) -> str | Bot:
    """The bot that `name_of` called so."""
    if name in coach.bots(game.name):
        return name
    if bot := columns(game).bot(name):
        return bot
    raise ValueError(
        f"a bot called {name!r} is known by its name only: give the plan of these games instead, "
        "plan(...) with the arguments of simulate"
    )


def whole(name: str, value: Any, least: int, end: int | None = None) -> int:
    """A whole number from `least` up, below `end`. :raises ValueError: if it is not."""
    upto = "" if end is None else f" below {end}"
    wanted = f"{name} is a whole number from {least} up{upto}, not {value!r}"
    if isinstance(value, bool):
        raise TypeError(wanted)
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(wanted) from None
    if number < least or (end is not None and number >= end):
        raise ValueError(wanted)
    return number


def name_of(bot: str | Bot) -> str:
    """What a bot is called in frames: by its name, or by what makes it another bot.

    :raises ValueError: if that would be another in each run.
    """
    if isinstance(bot, str):
        return bot
    if isinstance(bot, partial):
        given = [_told(value) for value in bot.args]
        given += [f"{name}={_told(value)}" for name, value in bot.keywords.items()]
        return f"{name_of(bot.func)}({', '.join(given)})"
    named: object = getattr(bot, "__name__", None)
    if isinstance(named, str):
        return named
    return _text(bot, str(bot))


def _told(value: Any) -> str:
    """What a function that plays has been given, in the name of the bot that this makes."""
    return name_of(value) if callable(value) else _text(value, repr(value))


def _text(value: object, text: str) -> str:
    """A text that tells a value in every run. :raises ValueError: if it tells where it is."""
    if text == object.__repr__(value):
        return type(value).__name__
    if re.search(r"\bat 0x[0-9A-Fa-f]+", text):
        raise ValueError(
            f"a bot's name is the same in every run, but {text!r} tells an address: give the bot "
            "a __name__, or its class a __str__"
        )
    return " ".join(text.split())


def _bots(game: Game, players: object) -> tuple[str | Bot, ...]:
    if isinstance(players, str) or callable(players):
        players = (players,)
    if not isinstance(players, Sequence):
        raise TypeError(f"players are a bot, or a list of bots, not {players!r}")
    if len(players) not in (seats := tables(game)):
        alone = [role.capitalize() for role in game.roles(1)] if 1 in seats else []
        rival = f" (one alone plays against the {', '.join(alone)})" if alone else ""
        raise ValueError(
            f"{title(game)} is for {seats[0]} to {seats[-1]} players, a bot each{rival}; here are "
            f"{len(players)}"
        )
    return tuple(_bot(game, bot) for bot in players)


def title(game: Game) -> str:
    """A game's name at the beginning of a sentence."""
    return game.name.capitalize()


def _bot(game: Game, bot: object) -> str | Bot:
    if isinstance(bot, str):
        named = coach.bots(game.name)
        if bot not in named:
            near = difflib.get_close_matches(bot, named, 1)
            meant = f"; did you mean {near[0]!r}?" if near else ""
            raise ValueError(f"no bot is named {bot!r}; there are {', '.join(named)}{meant}")
        return bot
    if not callable(bot):
        raise TypeError(f"a bot is a name or a function (view, legal, draw) -> move, not {bot!r}")
    found: Callable[..., Any] = bot
    return found


def _names(game: Game, bots: Sequence[str | Bot]) -> tuple[str, ...]:
    """The bots' names, by which results can be told apart."""
    called: dict[str, Any] = {}
    for bot in bots:
        name = name_of(bot)
        decides = coach.bots(game.name)[bot] if isinstance(bot, str) else bot
        if called.setdefault(name, decides) != decides:
            raise ValueError(f"two bots that differ are both called {name!r}: give them names")
    return tuple(map(name_of, bots))


def _sides(game: Game, sides: object) -> str:
    """The sides asked for; if none are, the plain ones."""
    own = columns(game)
    if not own.sides:
        if sides is not None:
            raise ValueError(f"{title(game)} has no sides to choose, such as {sides!r}")
        return ""
    if sides is None:
        return own.sides[0]
    wanted = f"sides are {own.sides_meant}, or 'random'; not {sides!r}"
    if not isinstance(sides, str):
        raise TypeError(wanted)
    if sides != RANDOM and sides not in own.sides:
        raise ValueError(wanted)
    return sides
