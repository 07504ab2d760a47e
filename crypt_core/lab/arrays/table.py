"""The state of many games as one array of bytes: a row for each figure, a column for each game.

All games of a `Table` have the same number of players and are at the same point of the same round,
with the same player leading. The engine's `State` is the authority on what each figure means.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ...coach.crypt.bots import FOR_BOT
from ...crypt.components import KINDS, REVEALED, SERVANTS
from ...crypt.rules import FOR_EFFORT
from .luck import Bytes, Words, fold

Rows = NDArray[np.intp]
Flags = Bytes
"""Ones and zeros: they add and multiply at full speed, which Boolean arrays do not."""

POWERS = tuple(f"{kind}.{side}" for kind in KINDS for side in "AB")


def flags(condition: NDArray[np.bool_]) -> Flags:
    """A condition as ones and zeros, without a copy."""
    return condition.view(np.uint8)


def total(figures: Bytes) -> Bytes:
    """The sum over the first axis, which must stay below 256."""
    summed: Bytes = np.add.reduce(figures, axis=0, dtype=np.uint8)
    return summed


def anywhere(present: Flags) -> Flags:
    """Where any of the rows has a one."""
    return np.asarray(np.bitwise_or.reduce(present, axis=0))


@lru_cache(maxsize=4)
def _layout(players: int) -> dict[str, slice]:
    """Which rows hold what."""
    slots = sum(REVEALED[players])
    heights = {
        **dict.fromkeys(("kind", "coins", "down", "here", "owner", "servants", "effort"), slots),
        **dict.fromkeys(("ready", "exhausted", "placed", "peeked"), players),
        **dict.fromkeys(("flipped", "rewarded", "jewel"), players),
        **dict.fromkeys(("held", "free", "worth"), players * len(KINDS)),
        **dict.fromkeys(("die_slot", "die_number", "die_effort", "die_tired"), SERVANTS),
        "die_again": SERVANTS,
        "sides": len(KINDS),
        **dict.fromkeys(("ghost_pushed", "idols_round", "decisions"), 1),
    }
    ends = np.cumsum(list(heights.values()))
    starts = ends - list(heights.values())
    return {name: slice(a, b) for name, a, b in zip(heights, starts, ends, strict=True)}


class Table:
    """Many games at the same point. Every figure is a view of `cells`; all are bytes.

    Shapes, with S slots of the crypt, P people, K kinds and N games: those of treasures (S, N), of
    people (P, N), of collections (P, K, N), of dice just rolled (3, N), `sides` (K, N), others (N).
    """

    kind: Bytes
    """Of each treasure, its place in `KINDS`."""
    coins: Bytes
    down: Flags
    """Whether the treasure lies face-down."""
    here: Flags
    """Whether the treasure is still in the crypt."""
    owner: Bytes
    """Whose servants are on the treasure: 0 nobody's, otherwise the player's number from 1."""
    servants: Bytes
    effort: Bytes
    ready: Bytes
    exhausted: Bytes
    placed: Flags
    peeked: Flags
    """Whether the player has looked at the face-down treasures of this round."""
    flipped: Bytes
    """How many treasures the player has flipped."""
    rewarded: Flags
    jewel: Bytes
    """Coins on the player's highest jewelry."""
    held: Bytes
    """Treasures of each kind."""
    free: Bytes
    """Treasures of each kind that can still be flipped."""
    worth: Bytes
    """Coins on the treasures of each kind."""
    die_slot: Bytes
    die_number: Bytes
    die_effort: Bytes
    """The effort of the dice rolled in this turn of Collect, 0 for no die."""
    die_tired: Flags
    die_again: Bytes
    sides: Flags
    """Of each kind's collector, 1 for side B."""
    ghost_pushed: Bytes
    idols_round: Bytes
    decisions: Bytes
    """How many decisions people have made: fewer than 256 before the game is scored."""

    def __init__(self, players: int, cells: Bytes, words: Words, playing: frozenset[str]) -> None:
        self.players = players
        self.solo = players == 1
        self.slots = sum(REVEALED[players])
        self.cells = cells
        self.words = words
        self.start, self.for_bot, self.for_effort = words
        self.playing = playing
        games = cells.shape[1]
        for name, rows in _layout(players).items():
            part = cells[rows]
            if name in ("held", "free", "worth"):
                part = part.reshape(players, len(KINDS), games)
            elif name in ("ghost_pushed", "idols_round", "decisions"):
                part = part[0]
            setattr(self, name, part)

    @classmethod
    def laid(cls, players: int, start: Words, sides: NDArray[np.bool_]) -> Table:
        """Games before their first round; `sides` is (games, kinds), True for side B."""
        height = max(rows.stop for rows in _layout(players).values())
        cells = np.zeros((height, len(start)), np.uint8)
        cells[_layout(players)["sides"]] = sides.T
        cells[_layout(players)["ready"]] = SERVANTS
        words = np.stack((start, start, start))
        # Kind after kind: is there a game with its side A, one with its side B?
        dealt = np.stack((~sides, sides), axis=2).any(axis=0).ravel()
        playing = frozenset(power for power, some in zip(POWERS, dealt, strict=True) if some)
        return cls(players, cells, words, playing)

    def has(self, power: str) -> Flags:
        """In which games a collector side such as "idols.A" is in play."""
        kind, side = divmod(POWERS.index(power), 2)
        b: Flags = self.sides[kind]
        return b if side else 1 - b

    def turn_to(self, round_: int) -> None:
        """Start this round's draws: all its keys begin alike."""
        self.for_bot[:] = fold(self.start, FOR_BOT, round_)
        self.for_effort[:] = fold(self.start, FOR_EFFORT, round_)

    def take(self, rows: Rows) -> Table:
        """A table of some of the games, copied."""
        cells = self.cells.take(rows, axis=1)
        return Table(self.players, cells, self.words.take(rows, axis=1), self.playing)

    def put(self, rows: Rows, games: Table) -> None:
        """Bring back games that were taken."""
        self.cells[:, rows] = games.cells
