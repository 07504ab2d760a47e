"""The state of many games as one array of bytes: a row for each figure, a column for each game.

All games of a table have the same number of players and are at the same point of the same round,
with the same player leading. The engine's `State` is the authority on what each figure means.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..coach.bots import FOR_BOT
from ..components import KINDS, REVEALED, SERVANTS, VALUES
from ..rules import FOR_EFFORT, FOR_GHOST
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
        **dict.fromkeys(("sides", "values", "seen", "left"), len(KINDS)),
        **dict.fromkeys(("ghost_pushed", "idols_round", "decisions"), 1),
    }
    ends = np.cumsum(list(heights.values()))
    starts = ends - list(heights.values())
    return {name: slice(a, b) for name, a, b in zip(heights, starts, ends, strict=True)}


class Figures:
    """Many games at the same point; all figures are bytes.

    Shapes, with S slots of the crypt, P people, K kinds and N games: those of treasures (S, N), of
    people (P, N), of collections (P, K, N), of dice just rolled (3, N), `sides` (K, N), others (N).
    """

    players: int
    slots: int
    solo: bool
    remembers: bool
    """Whether `values`, `seen` and `left` are kept: in a solo game, if who plays asks for it."""
    playing: frozenset[str]
    """Collector sides such as "idols.A" that are in play in any of the games."""

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
    values: Bytes
    """In a solo game, which values of each kind are held, a bit each: (K, N)."""
    seen: Bytes
    """In a solo game, which values of each kind have been seen, a bit each: (K, N)."""
    left: Bytes
    """In a solo game, how many of each kind are still in the deck: (K, N)."""

    start: Words
    """Where each game's draws start, and below where those of this round do, by purpose."""
    for_bot: Words
    for_ghost: Words
    for_effort: Words
    bot_luck: Words
    """Where the draws of the decision at hand start."""
    effort_luck: Words
    """Where the rolls of the player collecting start."""

    def has(self, power: str) -> Flags:
        """In which games a collector side such as "idols.A" is in play."""
        kind, side = divmod(POWERS.index(power), 2)
        b: Flags = self.sides[kind]
        return b if side else 1 - b

    def part(self, rows: Rows) -> Part:
        """Some of the games, to be played on by themselves."""
        return Part(self, rows)

    def bits(self, treasures: Flags) -> Bytes:
        """The values of some treasures (S, N), by their kinds, a bit each: (K, N)."""
        bits = np.left_shift(treasures, self.coins - treasures)
        each = np.arange(len(KINDS), dtype=np.uint8)[:, None]
        return np.asarray(
            np.bitwise_or.reduce(flags(self.kind[:, None] == each) * bits[:, None], axis=0)
        )


class Table(Figures):
    """Games of which every figure is a view of one array, `cells`."""

    def __init__(
        self, players: int, start: Words, sides: NDArray[np.bool_], remembers: bool = False
    ) -> None:
        """Games before their first round; `sides` is (games, kinds), True for side B."""
        self.players = players
        self.solo = players == 1
        self.remembers = remembers and self.solo
        self.slots = sum(REVEALED[players])
        layout = _layout(players)
        games = len(start)
        self.cells = np.zeros((max(rows.stop for rows in layout.values()), games), np.uint8)
        for name, rows in layout.items():
            part = self.cells[rows]
            if name in ("held", "free", "worth"):
                part = part.reshape(players, len(KINDS), games)
            elif name in ("ghost_pushed", "idols_round", "decisions"):
                part = part[0]
            setattr(self, name, part)
        self.sides[:] = sides.T
        self.ready[:] = SERVANTS
        self.left[:] = len(VALUES)
        # Kind after kind: is there a game with its side A, one with its side B?
        dealt = np.stack((~sides, sides), axis=2).any(axis=0).ravel()
        self.playing = frozenset(power for power, some in zip(POWERS, dealt, strict=True) if some)
        self.start = start
        self._purposes = [fold(start, purpose) for purpose in (FOR_BOT, FOR_GHOST, FOR_EFFORT)]

    def turn_to(self, round_: int) -> None:
        """Start a round's draws: all its keys begin alike."""
        bot, ghost, effort = self._purposes
        self.for_bot = fold(bot, round_)
        self.for_ghost = fold(ghost, round_) if self.solo else ghost
        self.for_effort = fold(effort, round_)


class Part(Figures):
    """Some games of others, of which each figure is copied when it is first asked for."""

    def __init__(self, whole: Figures, rows: Rows) -> None:
        self.players = whole.players
        self.solo = whole.solo
        self.remembers = whole.remembers
        self.slots = whole.slots
        self.playing = whole.playing
        self._whole = whole
        self._rows = rows

    def __getattr__(self, name: str) -> Any:
        figure = getattr(self._whole, name).take(self._rows, axis=-1)
        setattr(self, name, figure)
        return figure

    def put_back(self, table: Table, rows: Rows, changed: Iterable[str]) -> None:
        """Write figures that a decision has changed to the games of the table that these are."""
        for name in changed:
            if name in self.__dict__:
                figure = getattr(table, name)
                # One row at a time: numpy is quicker so than with all at once.
                mine = getattr(self, name).reshape(-1, len(rows))
                for row, now in zip(figure.reshape(-1, figure.shape[-1]), mine, strict=True):
                    row[rows] = now


BY_POWERS = ("ready", "exhausted", "peeked", "seen", "flipped", "free", "decisions")
"""Figures that a power can change, but for the dice just rolled: those are soon forgotten."""
BY_TAKING = (*BY_POWERS, "here", "held", "values", "worth", "jewel", "rewarded", "idols_round")
"""Figures that pottery B can change."""
BY_CLAIMING = (*BY_POWERS, "owner", "servants", "effort", "placed", "ghost_pushed")
"""Figures that a turn of Claim can change."""
