"""The messages of the games that the browser keeps, and the deals of the day."""

from __future__ import annotations

from crypt_core.coach.bots import PERSON
from crypt_core.games import GAMES

from ...tutoring.my_games import MyGames
from ...tutoring.opening import Opened, read_day
from ...tutoring.route import handles
from ...tutoring.shell import Shell
from .day import day_deal_of
from .messages import KeptGames, OpenKept, PlayDay


@handles("games-open")
def open_kept(tutor: Shell, message: OpenKept) -> None:
    """Open a game that the browser keeps: where it stopped, or in the review if it is over.

    One that cannot be read is reported, and nothing changes.
    """
    table = tutor.game.table
    with tutor.another_game() as game:
        game.match.load(message["text"])
    if game.table == table:
        return
    game.match.id = message["id"]
    end = game.match.outcome
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
        game.match.begin(Opened(deal(day), [PERSON], for_good=True, day=day.isoformat()))


@handles("games-kept")
def list_kept(my_games: MyGames, message: KeptGames) -> None:
    """List what the browser keeps. A game that this tutor does not know stays there, unseen."""
    my_games.today = read_day(message["today"])
    known = [kept for kept in message["games"] if kept["game"] in GAMES]
    known.sort(key=lambda kept: kept["changed"], reverse=True)
    my_games.games = [kept for kept in known if not kept.get("removed")]
    my_games.removed = [kept for kept in known if kept.get("removed")]
