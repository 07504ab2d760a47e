"""What the panel `games` draws: the games that the browser keeps, and what they came to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from crypt_core.coach.bots import PERSON
from crypt_core.teach.explain import teller
from crypt_core.teach.explain.numbers import decimal, percent

from ...tutoring.shell import Shell
from ..screens import screen_head
from .day import day_card, day_result, ladder, played_like
from .form import standing_out, strength, trend

if TYPE_CHECKING:
    from ..data import Nothing
    from .data import GameFigure, GameRow, GamesData, GamesSheet, RankShare
    from .messages import KeptGame


def games_data(shell: Shell) -> GamesData | Nothing:
    """The panel's data; empty while another screen is open or none."""
    if shell.screen != "games":
        return {}
    words = shell.game.words
    return {
        "head": screen_head(shell),
        "title": words.say("games-title"),
        "about": words.say("games-about"),
        "sheet": None if shell.my_games.games is None else _sheet(shell, shell.my_games.games),
    }


def _sheet(shell: Shell, games: Sequence[KeptGame]) -> GamesSheet:
    words = shell.game.words
    solo = [game for game in games if _alone(game, shell.subject) and game["scores"]]
    several = [game for game in games if _against(game, shell.subject) and game["scores"]]
    return {
        "day": day_card(shell),
        "none": None if games else words.say("games-none"),
        "summary": words.say("games-summary", game=words.say(f"game-{shell.subject}")),
        "figures": [*_solo_figures(shell, solo), *_figures_of_several(shell, several)],
        "ranks": _ranks(shell, solo),
        "strength": strength(shell, solo, partial(ladder, shell.game, shell.subject)),
        "trend": trend(shell, solo),
        "worst": standing_out(shell, solo, worst=True),
        "best": standing_out(shell, solo, worst=False),
        "games": [_row(shell, game) for game in games],
    }


def _alone(game: KeptGame, name: str) -> bool:
    return game["game"] == name and len(game["seats"]) == 1


def _against(game: KeptGame, name: str) -> bool:
    """Whether one person has played against the computer."""
    return game["game"] == name and len(game["seats"]) > 1 and game["seats"].count(PERSON) == 1


# --- what they came to ----------------------------------------------------------------------------


def _figure(shell: Shell, id_: str, value: str) -> GameFigure:
    return {"label": shell.game.words.say("games-figure", which=id_), "value": value}


def _mean(shell: Shell, tenths: Sequence[int]) -> str:
    """A mean to a tenth, as the language writes it."""
    return decimal(shell.game.voice, round(sum(tenths) / len(tenths)))


def _solo_figures(shell: Shell, games: Sequence[KeptGame]) -> list[GameFigure]:
    """Of games played alone: how many, their mean, best and worst, and what decisions cost."""
    if not games:
        return []
    scores = [game["scores"][0] for game in games]
    costs = [game["cost"] for game in games if game["cost"] is not None]
    figures = [
        _figure(shell, "count", str(len(games))),
        _figure(shell, "mean", _mean(shell, [10 * score for score in scores])),
        _figure(shell, "best", str(max(scores))),
        _figure(shell, "worst", str(min(scores))),
    ]
    if costs:
        figures.append(_figure(shell, "cost", _mean(shell, costs)))
    return figures


def _figures_of_several(shell: Shell, games: Sequence[KeptGame]) -> list[GameFigure]:
    """Of games played against the computer: how many of them were won."""
    if not games:
        return []
    won = sum(game["seats"].index(PERSON) in game["winners"] for game in games)
    text = shell.game.words.say("games-won-of", won=won, count=len(games))
    return [_figure(shell, "against", text)]


def _ranks(shell: Shell, games: Sequence[KeptGame]) -> list[RankShare]:
    """How many games came to each rank, the highest first."""
    ladders = [ladder(shell.game, game["game"], game["scores"][0]) for game in games]
    if not any(ladders):
        return []
    counts = [sum(ladder[rung].here for ladder in ladders) for rung in range(len(ladders[0]))]
    shares: list[RankShare] = [
        {
            "name": rung.name,
            "count": count,
            "share": percent(shell.game.voice, count / len(games), whole=True),
            "width": round(100 * count / len(games), 1),
        }
        for rung, count in zip(ladders[0], counts, strict=True)
    ]
    return shares[::-1]


# --- the list -------------------------------------------------------------------------------------


def _row(shell: Shell, game: KeptGame) -> GameRow:
    words, scores = shell.game.words, game["scores"]
    cost = game["cost"]
    return {
        "id": game["id"],
        "changed": game["changed"],
        "game": words.say(f"game-{game['game']}"),
        "who": _who(shell, game),
        "score": " : ".join(map(str, scores)) if scores else None,
        "came": _came(shell, game),
        "won": _won(game),
        "cost": None if cost is None else decimal(shell.game.voice, -cost),
        "like": _like(shell, game),
        "here": game["id"] == shell.game.match.id,
        "share": day_result(shell.game, game),
        "remove": words.say("games-remove-ask", day="yes" if game["day"] else "no"),
    }


def _like(shell: Shell, game: KeptGame) -> str | None:
    """The score without its luck, of a game that was gone over."""
    like = played_like(game)
    if like is None:
        return None
    return shell.game.words.say("games-like", score=decimal(shell.game.voice, like))


def _who(shell: Shell, game: KeptGame) -> str:
    words, seats = shell.game.words, game["seats"]
    if len(seats) == 1:
        return words.say("games-alone")
    you = seats.index(PERSON) if seats.count(PERSON) == 1 else None
    voice = teller(game["game"]).Voice(words, you, seats)
    voice.names = game.get("names") or ()
    return ", ".join(voice.name(seat) for seat in range(len(seats)))


def _won(game: KeptGame) -> bool:
    """Whether the one person who played against others has won."""
    seats = game["seats"]
    return _against(game, game["game"]) and seats.index(PERSON) in game["winners"]


def _came(shell: Shell, game: KeptGame) -> str:
    """The rank, who won, or how far the game is."""
    words, seats, scores = shell.game.words, game["seats"], game["scores"]
    if not scores:
        return words.say("games-unfinished", count=game["decided"])
    if len(seats) == 1:
        rungs = ladder(shell.game, game["game"], scores[0])
        return next((rung.name for rung in rungs if rung.here), words.say("games-finished"))
    if seats.count(PERSON) != 1:
        return words.say("games-finished")
    how = ("shared" if len(game["winners"]) > 1 else "won") if _won(game) else "lost"
    return words.say("games-result", how=how)
