"""The games that the browser keeps, as it has told of them; the browser alone has their records."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import lru_cache

from crypt_core.engine.timeline import Timeline
from crypt_core.games import GAMES

from ...games.faces import face
from ...wire import KeptGame

DAYS = 4
"""For so many days it is remembered what the coach comes to."""


def day_deal_of(game: str) -> Callable[[date], Timeline] | None:
    """What makes the deals of the day of a game, if it has any."""
    return getattr(face(game), "day_deal", None) if game in GAMES else None


@lru_cache(maxsize=DAYS)
def coach_of_the_day(game: str, day: date) -> int:
    """What the coach comes to with the deal of a day of a game that has some."""
    at = face(game)
    score: int = at.coach_score(at.day_deal(day))  # type: ignore[attr-defined]
    return score


def played_like(game: KeptGame) -> int | None:
    """The score of a game without its luck, in tenths of a point; None: it was not gone over."""
    gone, cost = game.get("gone"), game["cost"]
    return None if gone is None or cost is None else gone["start"] - cost


class MyGames:
    """The state behind the panel `games`."""

    def __init__(self) -> None:
        self.games: list[KeptGame] | None = None
        """The last changed first; None until the browser has told of them."""
        self.removed: list[KeptGame] = []
        """Tries at deals of the day that are there no more, and still count."""
        self.today: date | None = None
        """The day that it is where the page is."""

    def of_the_day(self, game: str, day: date) -> KeptGame | None:
        """The try that counts at the deal of a day: of several the one that was left first."""
        wanted = (game, day.isoformat())
        told = [*(self.games or ()), *self.removed]
        kept = [it for it in told if (it["game"], it["day"]) == wanted]
        return min(kept, key=lambda it: it["changed"], default=None)
