"""The games that the browser keeps, as it has told of them; the browser alone has their records."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from crypt_core.teach.lessons import again

if TYPE_CHECKING:
    from ..panels.games.messages import KeptGame


class MyGames:
    """The state behind the panel `games`."""

    def __init__(self) -> None:
        self.games: list[KeptGame] | None = None
        """The last changed first; None until the browser has told of them."""
        self.removed: list[KeptGame] = []
        """Tries at deals of the day that are there no more, and still count."""
        self.today: date | None = None
        """The day that it is where the page is."""

    def day_of(self, id_: str | None) -> date:
        """The day on which a game was last played, by its id; today if it is none of these."""
        for kept in self.games or ():
            if kept["id"] == id_:
                return datetime.fromtimestamp(kept["changed"] / 1000, UTC).date()
        return self.today or again.now().date()

    def of_the_day(self, game: str, day: date) -> KeptGame | None:
        """The try that counts at the deal of a day: of several the one that was left first."""
        wanted = (game, day.isoformat())
        told = [*(self.games or ()), *self.removed]
        kept = [it for it in told if (it["game"], it["day"]) == wanted]
        return min(kept, key=lambda it: it["changed"], default=None)
