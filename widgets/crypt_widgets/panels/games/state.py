"""The messages of the games that the browser keeps, and the deals of the day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import lru_cache

from crypt_core.coach.bots import PERSON
from crypt_core.engine.timeline import Timeline
from crypt_core.games import GAMES

from ...games.faces import face
from ...tutoring.my_games import MyGames
from ...tutoring.opening import Opened, read_day
from ...tutoring.route import handles
from ...tutoring.shell import Shell
from .messages import KeptGame, KeptGames, OpenKept, PlayDay

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


@handles("games-open")
def open_kept(tutor: Shell, message: OpenKept) -> None:
    """Open a game that the browser keeps: where it stopped, or in the review if it is over.

    One that cannot be read is reported, and nothing changes.
    """
    table = tutor.game.table
    with tutor.another_game() as game:
        game.games.load(message["text"])
    if game.table == table:
        return
    game.games.id = message["id"]
    end = game.games.outcome
    if end is not None:
        game.branches.go(end.id)
        if game.reading.reviewer is not None:
            game.reading.open_tool(game.reading.reviewer)


@handles("day-play")
def play_day(tutor: Shell, message: PlayDay) -> None:
    """Begin the deal of a day, without going back; nothing happens if it has been tried."""
    day, deal = read_day(message["day"]), day_deal_of(message["game"])
    if day is None or deal is None or tutor.my_games.of_the_day(message["game"], day):
        return
    with tutor.another_game() as game:
        game.games.begin(Opened(deal(day), [PERSON], for_good=True, day=day.isoformat()))


@handles("games-kept")
def list_kept(my_games: MyGames, message: KeptGames) -> None:
    """List what the browser keeps. A game that this tutor does not know stays there, unseen."""
    my_games.today = read_day(message["today"])
    known = [kept for kept in message["games"] if kept["game"] in GAMES]
    known.sort(key=lambda kept: kept["changed"], reverse=True)
    my_games.games = [kept for kept in known if not kept.get("removed")]
    my_games.removed = [kept for kept in known if kept.get("removed")]
