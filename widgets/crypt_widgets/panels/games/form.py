"""How somebody plays, from all their games alone: the trend, the rank, decisions that stand out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor
from statistics import fmean
from typing import TYPE_CHECKING

from crypt_core.coach.rounding import tenths
from crypt_core.coach.skill import ENOUGH, Skill, skill
from crypt_core.engine.game import BadNotation
from crypt_core.teach.explain import teller
from crypt_core.teach.explain.numbers import decimal
from crypt_core.teach.explain.parts import Rung
from crypt_core.teach.words import Words

from ...tutoring.shell import Shell

if TYPE_CHECKING:
    from .data import StandingOut, Strength, Trend
    from .messages import KeptDecision, KeptGame

SHOWN = 30
"""So many games are in the trend."""
LATELY = 5
"""So many of them, or half of fewer, are the last ones."""
MOST = 3
"""So many decisions are told that cost most, and as many that were best."""
STEP = 10
"""The scale of ranks ends at a multiple of it."""

Ladder = Callable[[int], tuple[Rung, ...]]
"""The ranks, with the one that so many points come to."""


def trend(shell: Shell, games: Sequence[KeptGame]) -> Trend | None:
    """What decisions cost game by game; the last game is first. None while there are no two."""
    told = [(game, game["cost"]) for game in games[:SHOWN] if game["cost"] is not None][::-1]
    if len(told) < 2:
        return None
    voice, words = shell.game.voice, shell.game.words
    costs = [cost for _, cost in told]
    count = min(LATELY, len(costs) // 2)
    return {
        "games": [
            {
                "id": game["id"],
                "changed": game["changed"],
                "cost": cost / 10,
                "text": decimal(voice, cost),
            }
            for game, cost in told
        ],
        "most": max(*costs, 10) / 10,
        "mean": fmean(costs) / 10,
        "text": words.say(
            "games-trend-text",
            count=count,
            last=decimal(voice, round(fmean(costs[-count:]))),
            before=decimal(voice, round(fmean(costs[:-count]))),
        ),
    }


def strength(shell: Shell, games: Sequence[KeptGame], ladder: Ladder) -> Strength | None:
    """The rank that decisions come to, luck left out; None for a game that has no ranks."""
    if not games or not ladder(0):
        return None
    over = [
        (gone["start"] / 10, cost / 10)
        for game in games
        if (gone := game.get("gone")) is not None and (cost := game["cost"]) is not None
    ]
    found = skill(over)
    if found is None:
        text = shell.game.words.say("games-strength-few", left=ENOUGH - len(over))
        return {"text": text, "about": None, "scale": None}
    return _told(shell, found, ladder)


def _told(shell: Shell, found: Skill, ladder: Ladder) -> Strength:
    words, voice = shell.game.words, shell.game.voice
    score, low, high = (tenths(it) for it in found[:3])
    rank, worst, best = (_rank(ladder, it) for it in (score, low, high))
    least, most = floor(found.low / STEP) * STEP, ceil(found.high / STEP) * STEP
    return {
        "text": words.say("games-strength-text", score=decimal(voice, score), rank=rank),
        "about": words.say(
            "games-strength-about",
            low=decimal(voice, low),
            high=decimal(voice, high),
            same="yes" if worst == best else "no",
            worst=worst,
            best=best,
            count=found.games,
        ),
        "scale": {
            "score": found.score,
            "low": found.low,
            "high": found.high,
            "least": least,
            "most": max(most, least + STEP),
            "marks": [
                {"coins": rung.least, "name": rung.name}
                for rung in ladder(0)
                if least <= rung.least < max(most, least + STEP)
            ],
        },
    }


def _rank(ladder: Ladder, tenths: int) -> str:
    return next(rung.name for rung in ladder(tenths // 10) if rung.here)


def standing_out(shell: Shell, games: Sequence[KeptGame], worst: bool) -> list[StandingOut]:
    """The decisions that cost most, or beside which all others would have; the most first."""
    found: list[tuple[KeptGame, KeptDecision]] = []
    for game in games:
        gone = game.get("gone")
        decision = gone and gone["worst" if worst else "best"]
        if decision:
            found.append((game, decision))
    found.sort(key=lambda both: -both[1]["tenths"])
    words, voice = shell.game.words, shell.game.voice
    return [
        {
            "id": game["id"],
            "changed": game["changed"],
            "round": words.say("games-round", n=decision["round"]),
            "move": _in_words(words, game, decision["move"]),
            "value": decimal(voice, -decision["tenths"] if worst else decision["tenths"]),
        }
        for game, decision in found[:MOST]
    ]


def _in_words(words: Words, game: KeptGame, move: str) -> str:
    """A move of a kept game; as it was kept, if that is no move."""
    tells = teller(game["game"])
    try:
        return tells.written(tells.Voice(words, 0, game["seats"]), move)
    except BadNotation:
        return move
