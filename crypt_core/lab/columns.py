"""The columns of every data frame of games: name, type, unit and meaning, in their order.

The frames are made from this list, and it is written into the files as well. `columns_of` shows it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from ..crypt.components import KINDS, REVEALED
from ..crypt.moves import VERBS
from ..crypt.scoring import RANKS
from ..crypt.state import CLAIM, LAST, POTTERY, REROLL, TIE
from .plans import RANDOM

if TYPE_CHECKING:
    import pandas

GAMES, SEATS, DECISIONS = ROWS = ("games", "seats", "decisions")
"""What a row of a frame can be."""

ONE_OF: dict[str, tuple[str, ...]] = {
    "rank": tuple(name for _, name in reversed(RANKS)),
    "stage": (POTTERY, CLAIM, REROLL, LAST, TIE),
    "verb": VERBS,
}
"""The texts that a column can hold, in order, where every game has the same."""


MOST = max(REVEALED)
"""Players that a game can have."""

Texts = Mapping[str, Sequence[str]]
"""The texts that each column can hold, in order."""


class Column(NamedTuple):
    """A column of a frame: `dtype` is pandas's; it is in the games of `least` to `most` players."""

    name: str
    dtype: str
    unit: str
    meaning: str
    least: int = 1
    most: int = 4


_GAME = Column("game", "int64", "number", "from 0: its place in the plan or among files")
_SEED = Column("seed", "uint64", "seed", "all of its luck")
_PLAYERS = Column("players", "int8", "players", "people or bots; alone, one plays the Ghost")
_SIDES = Column("sides", "category", "letters", "collector sides, the kinds from A to Z")
_RANK = Column("rank", "category", "rank", "of the score in a solo game", 1, 1)
_ROUND = Column("round", "int8", "rounds", "from 1")

_TABLES: dict[str, tuple[Column, ...]] = {
    GAMES: (
        _GAME,
        _SEED,
        _PLAYERS,
        _SIDES,
        Column("leader", "int8", "seat", "who led in the first round, from 1"),
        Column("rounds", "int8", "rounds", "played"),
        Column("decisions", "int16", "decisions", "made by people and bots"),
        *(
            Column(f"bot_{seat}", "category", "name", f"who had seat {seat}", seat)
            for seat in range(1, 5)
        ),
        *(
            Column(f"score_{seat}", "int16", "coins", f"final score of seat {seat}", seat)
            for seat in range(1, 5)
        ),
        Column("winners", "category", "seats", "who won; several share it: '1 3'", 2),
        Column("margin", "int16", "coins", "best score less the second best; 0: a roll-off", 2),
        _RANK,
    ),
    SEATS: (
        _GAME,
        _SEED,
        _PLAYERS,
        Column("seat", "int8", "seat", "from 1, clockwise"),
        Column("bot", "category", "name", "who had it: a bot, or 'person'"),
        _SIDES,
        Column("leader", "bool", "yes or no", "whether it led in the first round"),
        Column("score", "int16", "coins", "final: of treasures, collectors and servants"),
        Column("treasures_coins", "int16", "coins", "on the treasures collected"),
        Column("collectors_coins", "int16", "coins", "paid by the collectors at the end"),
        Column("servants", "int8", "servants", "ready at the end, a coin each"),
        *(Column(kind, "int8", "treasures", f"{kind} collected") for kind in KINDS),
        Column("won", "float64", "victories", "share of the victory: 0, 1, or less if shared", 2),
        _RANK,
    ),
    DECISIONS: (
        _GAME,
        Column("number", "int16", "decisions", "of the decision in its game, from 0"),
        _ROUND,
        Column("stage", "category", "stage", "before Claim, in it, after rolls, or at the end"),
        Column("seat", "int8", "seat", "who decides, from 1"),
        Column("bot", "category", "name", "who that is: a bot, or 'person'"),
        Column("move", "str", "notation", "the move as it is written in a record"),
        Column("verb", "category", "verb", "what kind of move it is"),
        Column("servants", "int8", "servants", "placed by this move"),
        Column("effort", "int8", "pips", "highest effort of those placed; 0: none placed"),
        Column("claimed", "int8", "treasures", "claimed by this move"),
        Column("ready", "int8", "servants", "ready before it"),
        Column("exhausted", "int8", "servants", "exhausted before it"),
        Column("legal", "int32", "moves", "legal ones to choose from"),
    ),
}


def texts(bots: Iterable[str], sides: str) -> dict[str, Sequence[str]]:
    """The texts that each column can hold, with these bots and sides (any, if "random")."""
    names = list(dict.fromkeys(bots))
    every = ["".join(letters) for letters in product("AB", repeat=len(KINDS))]
    winners = [
        " ".join(str(seat + 1) for seat in range(MOST) if mask >> seat & 1)
        for mask in range(1, 1 << MOST)
    ]
    return {
        **ONE_OF,
        "bot": names,
        **{f"bot_{seat}": names for seat in range(1, MOST + 1)},
        "sides": every if sides == RANDOM else [sides],
        "winners": sorted(winners),
    }


def check_rows(rows: str) -> str:
    """What a row is to be, if there are such rows. :raises ValueError: if there are none."""
    if rows not in ROWS:
        raise ValueError(f"rows are one of {', '.join(map(repr, ROWS))}, not {rows!r}")
    return rows


def table(rows: str, least: int = 1, most: int = 4) -> tuple[Column, ...]:
    """The columns of a frame with games of `least` to `most` players."""
    return tuple(c for c in _TABLES[check_rows(rows)] if c.least <= most and c.most >= least)


def columns_of(rows: str = "games") -> pandas.DataFrame:
    """What the columns of a frame are: by name, their type, unit and meaning.

    `players` tells in games of how many players a column is.

    :raises ValueError: if there are no such rows.
    """
    import pandas

    told = [
        (c.name, c.dtype, c.unit, c.meaning, f"{c.least}-{c.most}" if c.least < c.most else "1")
        for c in table(rows)
    ]
    named = ["column", "dtype", "unit", "meaning", "players"]
    return pandas.DataFrame(told, columns=named).set_index("column")
