"""A plan: which games are to be played, each with its own luck, before any of them is."""

from __future__ import annotations

import ast
import difflib
import operator
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import partial
from typing import Any, NamedTuple

from ..coach.bots import Bot
from ..crypt.coach.bots import BOTS
from ..crypt.coach.habit import HABITS, Habit
from ..crypt.components import KINDS, REVEALED, Setup
from ..engine.luck import KeyedLuck

# What a draw of the plan's luck is for; no game's luck draws for these.
FOR_GAME = 6
"""(number): the seed of a game."""
FOR_SIDES = 7
"""(number): the sides of a game; bit i is set if kind i is on side B."""

RANDOM = "random"
"""Sides drawn anew for each game."""
SEEDS = 1 << 64


class Deal(NamedTuple):
    """One game to play: `bots` and their `names` are by seat, one of each in a solo game."""

    number: int
    seed: int
    """Of the game's own luck, so that it can be opened at the table."""
    setup: Setup
    bots: tuple[str | Bot, ...]
    names: tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """`games` games between `bots`, as `simulate` plays them; made by `plan`."""

    bots: tuple[str | Bot, ...]
    names: tuple[str, ...]
    sides: str
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
        luck = KeyedLuck(self.seed)
        leader, shift = self.seating(number)
        at = [(seat - shift) % self.players for seat in range(self.players)]
        return Deal(
            number,
            luck.draw(FOR_GAME, number),
            Setup(self.players, self.sides_of(number), leader),
            tuple(self.bots[i] for i in at),
            tuple(self.names[i] for i in at),
        )

    def seating(self, number: Any) -> tuple[Any, Any]:
        """Who leads in a game (or an array of games), and by how many seats the bots have moved.

        So in `players` squared games every bot has had every seat, leading or not, equally often.
        """
        if not self.rotate:
            return number * 0, number * 0
        return number % self.players, number // self.players % self.players

    def sides_of(self, number: int) -> str:
        """The collector sides of a game."""
        if self.sides != RANDOM:
            return self.sides
        drawn = KeyedLuck(self.seed).draw(FOR_SIDES, number)
        return "".join("AB"[drawn >> i & 1] for i in range(len(KINDS)))

    def about(self) -> dict[str, Any]:
        """What makes this plan, as plain data to keep with its results."""
        return {
            "players": list(self.names),
            "sides": self.sides,
            "games": self.games,
            "seed": self.seed,
            "rotate": self.rotate,
        }


def plan(
    players: str | Bot | Sequence[str | Bot],
    sides: str = "AAAAAA",
    games: int = 1000,
    seed: int = 0,
    *,
    rotate: bool = True,
) -> Plan:
    """The plan of these arguments; `simulate` explains them.

    :raises ValueError: if one is out of range, with what would be right.
    :raises TypeError: if one is of the wrong kind.
    """
    bots = _bots(players)
    return Plan(
        bots,
        _names(bots),
        _sides(sides),
        whole("games", games, 1),
        whole("seed", seed, 0, SEEDS),
        bool(rotate),
    )


def plan_of(about: Mapping[str, Any]) -> Plan:
    """The plan that `Plan.about` told, whose bots are known by their names.

    :raises ValueError: if one of them is not.
    """
    players = [_named(name) for name in about["players"]]
    told = {name: value for name, value in about.items() if name != "players"}
    return plan(players, **told)


def _named(name: str) -> str | Bot:
    """The bot that `name_of` called so."""
    if name in BOTS:
        return name
    if told := re.fullmatch(r"Habit\((.*)\)", name):
        numbers = dict(part.split("=") for part in told[1].split(", ") if part)
        return Habit(**{key: ast.literal_eval(value) for key, value in numbers.items()})
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
    """What a bot is called in frames: by its name, or by what makes it another habit.

    :raises ValueError: if that would be another in each run.
    """
    if isinstance(bot, str):
        return bot
    if isinstance(bot, Habit):
        for name, habit in HABITS.items():
            if habit == bot:
                return name
        plain = Habit()
        own = [(f.name, getattr(bot, f.name)) for f in fields(bot)]
        told = (f"{name}={value}" for name, value in own if value != getattr(plain, name))
        return f"Habit({', '.join(told)})"
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


def _bots(players: object) -> tuple[str | Bot, ...]:
    if isinstance(players, str) or callable(players):
        players = (players,)
    if not isinstance(players, Sequence):
        raise TypeError(f"players are a bot, or a list of bots, not {players!r}")
    if len(players) not in REVEALED:
        raise ValueError(
            f"Crypt is for 1 to {max(REVEALED)} players, a bot each (one alone plays against the "
            f"Ghost); here are {len(players)}"
        )
    return tuple(_bot(bot) for bot in players)


def _bot(bot: object) -> str | Bot:
    if isinstance(bot, str):
        if bot not in BOTS:
            near = difflib.get_close_matches(bot, BOTS, 1)
            meant = f"; did you mean {near[0]!r}?" if near else ""
            raise ValueError(f"no bot is named {bot!r}; there are {', '.join(BOTS)}{meant}")
        return bot
    if not callable(bot):
        raise TypeError(f"a bot is a name or a function (view, legal, draw) -> move, not {bot!r}")
    found: Callable[..., Any] = bot
    return found


def _names(bots: Sequence[str | Bot]) -> tuple[str, ...]:
    """The bots' names, by which results can be told apart."""
    called: dict[str, Any] = {}
    for bot in bots:
        name = name_of(bot)
        decides = BOTS[bot] if isinstance(bot, str) else bot
        if called.setdefault(name, decides) != decides:
            raise ValueError(f"two bots that differ are both called {name!r}: give them names")
    return tuple(map(name_of, bots))


def _sides(sides: object) -> str:
    wanted = (
        f"sides are six letters A or B (for {', '.join(KINDS)}) such as 'AAAAAA' or 'ABABAB', "
        f"or 'random'; not {sides!r}"
    )
    if not isinstance(sides, str):
        raise TypeError(wanted)
    if sides != RANDOM and (len(sides) != len(KINDS) or set(sides) - {"A", "B"}):
        raise ValueError(wanted)
    return sides
