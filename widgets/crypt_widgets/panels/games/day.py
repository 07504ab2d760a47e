"""The card of the deal of the day: what it is or has come to, and what yesterday's came to."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from crypt_core.engine.timeline import Timeline
from crypt_core.games import GAMES
from crypt_core.teach.explain import teller
from crypt_core.teach.explain.numbers import decimal
from crypt_core.teach.explain.parts import Rung

from ...tutoring.adapters import Solo, adapter

if TYPE_CHECKING:
    from ...tutoring.session import Session
    from ...tutoring.shell import Shell
    from .data import DayCard
    from .messages import KeptGame, Played

DAYS = 4
"""For so many days it is remembered what the coach comes to."""


def day_deal_of(game: str) -> Callable[[date], Timeline] | None:
    """What makes the deals of the day of a game, if it has any."""
    at = adapter(game) if game in GAMES else None
    return at.day_deal if isinstance(at, Solo) else None


@lru_cache(maxsize=DAYS)
def coach_of_the_day(game: str, day: date) -> int:
    """The coins that the coach comes to with the deal of a day of a game that has some."""
    at = cast(Solo, adapter(game))
    return at.coach_score(at.day_deal(day))


def played_like(game: KeptGame) -> int | None:
    """The score of a game without its luck, in tenths of a point; None: it was not gone over."""
    gone, cost = game.get("gone"), game["cost"]
    return None if gone is None or cost is None else gone["start"] - cost


MARKS = "⬛🟫🟨🟩"
"""What a round brought, from nothing on: no card is told by it."""


def day_card(shell: Shell) -> DayCard | None:
    """The card, where the game has deals of the day."""
    game, today = shell.subject, shell.my_games.today
    if today is None or day_deal_of(game) is None:
        return None
    kept = shell.my_games.of_the_day(game, today)
    title, text, go = day_texts(shell, game)
    return {
        "game": game,
        "day": today.isoformat(),
        "title": title,
        "text": text,
        "go": go,
        "id": kept and kept["id"],
        "share": day_result(shell.game, kept) if kept else None,
        "before": _before(shell, game, today - timedelta(days=1)),
    }


def day_texts(shell: Shell, game: str) -> tuple[str, str, str | None]:
    """What today's deal of a game is called, what has come of it, and what leads to it if anything.

    Until the page has told which day it is, and what it keeps, nobody has tried it.
    """
    words, today = shell.game.words, shell.my_games.today
    kept = None if today is None else shell.my_games.of_the_day(game, today)
    state = _state(kept)
    score = kept["scores"][0] if kept and kept["scores"] else 0
    decided, gone = (kept["decided"], kept.get("removed")) if kept else (0, False)
    return (
        words.say("games-day-title", game=words.say(f"game-{game}")),
        words.say("games-day", state=state, count=decided, score=score),
        None if gone else words.say("games-day-go", state=state),
    )


def _state(kept: KeptGame | None) -> str:
    """How far the try that counts is: one that was removed counts all the same."""
    if kept is None:
        return "open"
    if kept["scores"]:
        return "over"
    return "removed" if kept.get("removed") else "begun"


def ladder(session: Session, game: str, points: int) -> tuple[Rung, ...]:
    """The titles of a game that has some, for a solo player with these points."""
    return teller(game).ladder(session.voice, points)


def day_result(session: Session, played: Played) -> str | None:
    """The result of a deal of the day in a few signs, to be passed on; None: there is none.

    It has the score and how many treasures each round brought, and gives no card away.
    """
    if played["day"] is None or not played["scores"]:
        return None
    words, score = session.words, played["scores"][0]
    game = words.say(f"game-{played['game']}")
    title = words.say("games-day-share", game=game, day=played["day"], score=score)
    came = next((it.name for it in ladder(session, played["game"], score) if it.here), None)
    marks = "".join(MARKS[max(0, min(count, len(MARKS) - 1))] for count in played["path"])
    lines = [f"{title} ({came})" if came else title, marks]
    if played["cost"] is not None:
        lines.append(words.say("games-day-cost", cost=decimal(session.voice, played["cost"])))
    return "\n".join(lines)


def _before(shell: Shell, game: str, day: date) -> str:
    """What yesterday's deal came to: the coach's score, and one's own if it was played."""
    kept, coach = shell.my_games.of_the_day(game, day), coach_of_the_day(game, day)
    words = shell.game.words
    if kept is None or not kept["scores"]:
        return words.say("games-yesterday-coach", coach=coach)
    cost = kept["cost"]
    return words.say(
        "games-yesterday",
        score=kept["scores"][0],
        coach=coach,
        known="no" if cost is None else "yes",
        cost="" if cost is None else decimal(shell.game.voice, cost),
    )
