"""Estimates where several play: Crypt and Sedlec, when little is left to be played."""

from __future__ import annotations

from typing import Any

from tests.panels.games import crypt, sedlec, until
from tests.panels.play import Play, state


def asking(timeline: Any, seats: list[str]) -> Play:
    """The tool is asked; then each move is laid on the table, and the best one is played."""
    play = Play(timeline, seats=seats)
    play.on()
    play.before("tool", name="estimate")
    play.then("estimate-ask")
    moves = [row["move"] for row in play.tutor.live.panels["estimate"].data["told"]["rows"]]
    for move in (moves[-1], moves[0]):
        play.then("consider", move=move)
    play.then("play", move=moves[0])
    return play


@state()
def three(lang: str) -> Play:
    timeline = until(crypt(players=3, seed=4), lambda it: it.state.round > 5)
    return asking(timeline, ["person", "bot:sensible", "bot:greedy"])


@state()
def beside_help(lang: str) -> Play:
    """Sedlec, where there is exact help too."""
    return asking(until(sedlec(), lambda it: it.state.round > 10), ["person", "bot:sensible"])
