"""What many games are told by: the columns of their data frames, and what a plan leaves to chance.

A game tells its own in `coach/columns.py` of its folder, as `COLUMNS`. One that brings nothing is
told by what every game has: scores, moves, and the numbers of `Game.figures`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from ..engine.game import BadSetup, Game
from ..engine.luck import KeyedLuck
from ..games import GAMES, has, part
from .bots import Bot

ANY = 99
"""More players than any game has."""

EVERYTHING = -1
"""For whom a row is told that hides nothing: whoever looks back on a game, or on many."""

Texts = Mapping[str, Sequence[str]]
"""The texts that each column can hold, in order."""


class Column(NamedTuple):
    """A column of a frame: `dtype` is pandas's; it is in the games of `least` to `most` players."""

    name: str
    dtype: str
    unit: str
    meaning: str
    least: int = 1
    most: int = ANY
    ordered: bool = False
    """Whether its texts are told from the least to the best."""


class Happened(NamedTuple):
    """An event, the state before it (None: nothing was there yet) and the one right after it."""

    event: Any
    before: Any
    after: Any


class Columns:
    """What frames tell of any game; a game that has more to tell says it in a class of its own."""

    points = "points"
    """What a score counts."""
    begins = ""
    """The setup's field of who begins, and its column; empty if that is always the same seat."""
    begun = ("", "")
    """What that column means in a row a game, and in a row a seat."""
    stages: Sequence[str] = ()
    """The stages of a state at which somebody decides, if states have a `stage`."""
    verbs: Sequence[str] = ()
    """The verbs of moves, if moves have a `verb`."""
    setup: Sequence[Column] = ()
    """Other fields of the setup that are worth a column, by their names."""
    figures: ClassVar[Mapping[str, Column] | None] = None
    """The columns of a row a seat, by the names of `Game.figures`; None: those that there are."""
    decisions: Sequence[Column] = ()
    """What `decided` tells."""
    events: Sequence[Column] = ()
    """What `happened` tells."""
    kinds: Sequence[type] = ()
    """The kinds of events that there are."""
    results: Sequence[Column] = ()
    """What `result` tells."""
    meanings: ClassVar[Mapping[str, str]] = {}
    """What columns that every game has mean in this one, where it is more than that."""
    texts: ClassVar[Texts] = {}
    """The texts that columns of this game can hold."""
    sides: Sequence[str] = ()
    """What the field `sides` of a setup can be, the plain ones first; empty if there is none."""
    sides_meant = ""
    """The same in words."""
    ways: ClassVar[Mapping[str, Callable[[int], str]]] = {"": lambda seed: ""}
    """The ways in which strength is measured: the sides of the game of a seed, by their names."""

    arrays = False
    """Whether the laboratory has arrays that play many games at once."""

    def decided(self, state: Any, move: Any, viewer: int | None) -> tuple[Any, ...]:
        """What a row a decision tells beyond what it does of every game: `decisions`.

        It is told for who knows what `viewer` does (None: what everybody may know).
        """
        return ()

    def happened(self, events: Iterable[Happened], viewer: int | None) -> Iterator[tuple[Any, ...]]:
        """What a row an event tells beyond what it does of every game, event by event: `events`.

        It is told for `viewer` (None: as everybody may know it; `EVERYTHING`: all there is).
        """
        return (() for _ in events)

    def seat_of(self, event: Any, state: Any) -> int | None:
        """The seat that an event is about, from 0; None if it is about nobody or several."""
        seat: int | None = getattr(event, "player", None)
        return seat

    def result(self, end: Any) -> tuple[Any, ...]:
        """What a game's end comes to beyond its scores: `results`."""
        return ()

    def winners(self, end: Any) -> tuple[int, ...]:
        """Who shares the victory: whoever has most."""
        best = max(end.scores)
        return tuple(i for i, score in enumerate(end.scores) if score == best)

    def drawn_sides(self, draw: int) -> str:
        """The sides that a 64-bit draw names."""
        return self.sides[draw * len(self.sides) >> 64]

    def bot(self, name: str) -> Bot | None:
        """A bot that has no name in `BOTS`, by what it is called in a frame; None if none is."""
        return None


def columns(game: Game) -> Columns:
    """What a game's frames are made of; loaded when first asked for."""
    return _columns(game.name)


@lru_cache
def _columns(name: str) -> Columns:
    if name in GAMES and has(name, "coach.columns"):
        found: Columns = part(name, "coach.columns").COLUMNS
        return found
    return Columns()


def figures(game: Game) -> Mapping[str, Column]:
    """The columns of a row a seat that the game's figures fill, by the figures' names."""
    own = columns(game)
    if own.figures is not None:
        return own.figures
    state, _ = game.start(game.setup({"players": tables(game)[0]}), KeyedLuck(0))
    names = [name for name in game.figures(state, None)[0] if name not in ("player", "score")]
    return {name: Column(name, "int64", "count", "at the end") for name in names}


def tables(game: Game) -> tuple[int, ...]:
    """The numbers of players that a game is for."""
    return tuple(players for players in range(1, ANY) if _seats(game, players))


def _seats(game: Game, players: int) -> bool:
    try:
        game.setup({"players": players})
    except BadSetup:
        return False
    return True
