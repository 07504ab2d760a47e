"""One's own mistakes: decisions of one's games that cost, to be made again another day.

A game that can tell them has a module `teach.mistakes`; what they are is kept with the progress.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from datetime import date
from typing import Any, NamedTuple, Protocol, cast

from ...games import GAMES, has, part
from .task import Lesson, Says, Start, Task

MISTAKES = "teach.mistakes"
MOST = 12
"""So many are kept: the best known are let go for new ones."""
MOST_MOVES = 200
"""Decisions beyond which the way to a mistake is not kept."""
LONGEST = 40
"""Letters of a move, or of a seed, beyond which it is none."""


class Mistake(NamedTuple):
    """A decision of a game of one's own: the game up to it, what was `made` there, and the `best`.

    `setup`: the fields of the game's setup, as JSON. `moves`, `made` and `best` are in notation.
    `day`: that of the game, as an ISO date.
    """

    game: str
    setup: str
    seed: str
    moves: tuple[str, ...]
    made: str
    best: str
    day: str

    @property
    def id(self) -> str:
        """The same for the same decision, whenever it was gone over."""
        text = json.dumps([self.game, self.setup, self.seed, self.moves, self.made])
        return f"mistake.{hashlib.sha256(text.encode()).hexdigest()[:12]}"

    @property
    def start(self) -> Start:
        """The table at which it was made."""
        fields: Mapping[str, Any] = json.loads(self.setup)
        return Start(self.game, None, fields, int(self.seed), self.moves, ("person",), 0)


class Teller(Protocol):
    """What a game makes of a mistake."""

    @staticmethod
    def task(mistake: Mistake) -> Task:
        """The decision as something to be done better at the table."""

    @staticmethod
    def says(voice: Any, mistake: Mistake) -> Says:
        """Its words: they need more than the catalogues."""

    @staticmethod
    def missed(voice: Any, mistake: Mistake, move: Any, *, shown: bool = False) -> str:
        """What is said to a move that is not near the best; `shown`: the best has been told."""


def teller(game: str) -> Teller:
    """What a game, by its name, makes of a mistake.

    :raises KeyError: if there is no such game.
    """
    return cast(Teller, part(game, MISTAKES))


def lesson(mistake: Mistake) -> Lesson:
    """A mistake as a lesson of one task."""
    return Lesson(mistake.id, (teller(mistake.game).task(mistake),))


def write(mistake: Mistake) -> dict[str, Any]:
    """A mistake as it is kept."""
    setup = json.loads(mistake.setup)
    return {**mistake._asdict(), "setup": setup, "moves": list(mistake.moves)}


def fields(setup: Mapping[str, object]) -> str:
    """The fields of a setup as a mistake has them."""
    return json.dumps(setup, sort_keys=True)


def read(data: object) -> Mistake | None:
    """The mistake of what was kept; None if it is none. Whether there is such a table shows there.

    >>> read({"game": "chess"}) is None
    True
    """
    match data:
        case {
            "game": str(game),
            "setup": dict(setup),
            "seed": str(seed),
            "moves": list(moves),
            "made": str(made),
            "best": str(best),
            "day": str(day),
        } if game in GAMES and has(game, MISTAKES):
            pass
        case _:
            return None
    plain = seed.removeprefix("-")
    if not (plain.isascii() and plain.isdigit()) or len(seed) > LONGEST:
        return None
    if len(moves) > MOST_MOVES or not all(map(_is_move, [*moves, made, best])) or not _is_day(day):
        return None
    return Mistake(game, fields(setup), seed, tuple(moves), made, best, day)


def _is_move(move: object) -> bool:
    return isinstance(move, str) and 0 < len(move) <= LONGEST


def _is_day(day: str) -> bool:
    try:
        date.fromisoformat(day)
    except ValueError:
        return False
    return True
