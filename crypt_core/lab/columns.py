"""The columns of every data frame of games: name, type, unit and meaning, in their order.

The frames are made from this list, and it is written into the files as well. `columns_of` shows it.
What only one game has comes from that game (see `crypt_core.coach.columns`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ..coach.columns import Column, Texts, columns, figures, tables
from ..engine.game import Game
from ..games import FIRST
from .plans import RANDOM, game_of

if TYPE_CHECKING:
    import pandas

GAMES, SEATS, DECISIONS, EVENTS = ROWS = ("games", "seats", "decisions", "events")
"""What a row of a frame can be."""

_GAME = Column("game", "int64", "number", "from 0: its place in the plan or among files")
_SEED = Column("seed", "uint64", "seed", "all of its luck")
_PLAYERS = Column("players", "int8", "players", "people or bots")


def _games(game: Game, most: int) -> Iterator[Column]:
    own = columns(game)
    yield from (_GAME, _SEED, _PLAYERS, *own.setup)
    if own.begins:
        yield Column(own.begins, "int8", "seat", own.begun[0])
    yield Column("rounds", "int8", "rounds", "played")
    yield Column("decisions", "int16", "decisions", "made by people and bots")
    for seat in range(1, most + 1):
        yield Column(f"bot_{seat}", "category", "name", f"who had seat {seat}", seat)
    for seat in range(1, most + 1):
        score = f"final score of seat {seat}"
        yield Column(f"score_{seat}", "int16", own.points, score, seat)
    yield Column("winners", "category", "seats", "who won; several share it: '1 3'", 2)
    yield Column("margin", "int16", own.points, "best score less the second best", 2)
    yield from own.results


def _seats(game: Game, most: int) -> Iterator[Column]:
    own = columns(game)
    yield from (_GAME, _SEED, _PLAYERS)
    yield Column("seat", "int8", "seat", "from 1, clockwise")
    yield Column("bot", "category", "name", "who had it: a bot, or 'person'")
    yield from own.setup
    if own.begins:
        yield Column(own.begins, "bool", "yes or no", own.begun[1])
    yield Column("score", "int16", own.points, "final")
    yield from figures(game).values()
    victory = "share of the victory: 0, 1, or less if shared"
    yield Column("won", "float64", "victories", victory, 2)
    yield from own.results


def _decisions(game: Game, most: int) -> Iterator[Column]:
    own = columns(game)
    yield from (_GAME, _SEED, *own.setup)
    yield Column("number", "int16", "decisions", "of the decision in its game, from 0")
    yield Column("round", "int8", "rounds", "from 1")
    if own.stages:
        yield Column("stage", "category", "stage", "when in the round")
    yield Column("seat", "int8", "seat", "who decides, from 1")
    yield Column("bot", "category", "name", "who that is: a bot, or 'person'")
    yield Column("move", "str", "notation", "the move as it is written in a record")
    if own.verbs:
        yield Column("verb", "category", "verb", "what kind of move it is")
    yield from own.decisions
    yield Column("legal", "int32", "moves", "legal ones to choose from")
    yield Column("score", "int16", own.points, "final, of who decides")


def _events(game: Game, most: int) -> Iterator[Column]:
    own = columns(game)
    yield from (_GAME, _SEED, *own.setup)
    yield Column("number", "int16", "events", "of the event in its game, from 0")
    yield Column("decision", "Int16", "decisions", "that it came of, from 0; none: the beginning")
    yield Column("round", "int8", "rounds", "from 1")
    yield Column("seat", "Int8", "seat", "who it is about, from 1")
    yield Column("bot", "category", "name", "a bot, 'person', or a role the rules play")
    kind = "category" if own.kinds else "str"
    yield Column("event", kind, "event", "what kind of event it is")
    yield Column("text", "str", "notation", "the event as it is written")
    yield from own.events


_TABLES = {GAMES: _games, SEATS: _seats, DECISIONS: _decisions, EVENTS: _events}


def _table(rows: str, game: Game) -> tuple[Column, ...]:
    """All columns of a game, each for the numbers of players that there are."""
    players, meanings = tables(game), columns(game).meanings
    return tuple(
        column._replace(
            meaning=meanings.get(column.name, column.meaning),
            least=max(column.least, players[0]),
            most=min(column.most, players[-1]),
        )
        for column in _TABLES[rows](game, players[-1])
    )


def texts(game: Game, bots: Iterable[str], sides: str) -> Texts:
    """The texts that each column can hold, with these bots and sides (any, if "random")."""
    own, most = columns(game), tables(game)[-1]
    names = list(dict.fromkeys(bots))
    roles = {role: None for players in tables(game) for role in game.roles(players)}
    winners = [
        " ".join(str(seat + 1) for seat in range(most) if mask >> seat & 1)
        for mask in range(1, 1 << most)
    ]
    return {
        **own.texts,
        "stage": own.stages,
        "verb": own.verbs,
        "bot": list(dict.fromkeys((*names, *roles))),
        "event": [event_name(kind) for kind in own.kinds],
        **{f"bot_{seat}": names for seat in range(1, most + 1)},
        "sides": own.sides if sides == RANDOM else [sides],
        "winners": sorted(winners),
    }


def event_name(kind: type) -> str:
    """What a kind of events is called in frames: "ghost_rolled"."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind.__name__).lower()


def check_rows(rows: str) -> str:
    """What a row is to be, if there are such rows. :raises ValueError: if there are none."""
    if rows not in ROWS:
        raise ValueError(f"rows are one of {', '.join(map(repr, ROWS))}, not {rows!r}")
    return rows


def table(
    rows: str, least: int | None = None, most: int | None = None, game: str | Game = FIRST
) -> tuple[Column, ...]:
    """The columns of a frame with games of `least` to `most` players, or of any number."""
    every = _table(check_rows(rows), game_of(game))
    return tuple(
        column
        for column in every
        if (most is None or column.least <= most) and (least is None or column.most >= least)
    )


def columns_of(rows: str = "games", game: str | Game = FIRST) -> pandas.DataFrame:
    """What the columns of a frame are: by name, their type, unit and meaning.

    `players` tells in games of how many players a column is.

    :raises ValueError: if there are no such rows, or no such game.
    """
    import pandas

    told = []
    for c in table(rows, game=game):
        players = f"{c.least}-{c.most}" if c.least < c.most else str(c.least)
        told.append((c.name, c.dtype, c.unit, c.meaning, players))
    named = ["column", "dtype", "unit", "meaning", "players"]
    return pandas.DataFrame(told, columns=named).set_index("column")
