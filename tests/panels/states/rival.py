"""A deal of Crypt that is played again, and one that is the deal of a day."""

from __future__ import annotations

from datetime import date

from crypt_core.crypt.day import day_deal
from crypt_core.crypt.game import CRYPT
from crypt_widgets import Tutor
from tests.panels.games import crypt, is_over, until
from tests.panels.play import Play, state


@state()
def again(lang: str) -> Play:
    """For one's own score, to the end."""
    timeline = until(crypt(), is_over, "sensible")
    moves = [CRYPT.write_move(moment.move) for moment in timeline.line()[1:]]
    play = Play(timeline)
    play.before("tool", name="story")
    play.facts["score"] = timeline.state.scores[0]
    play.then("again")

    def play_all(tutor: Tutor) -> None:
        for move in moves:
            tutor.live.answer({"do": "continue"})
            tutor.live.answer({"do": "play", "move": move})
        tutor.live.answer({"do": "continue"})

    play.meanwhile(play_all)
    return play


@state()
def day(lang: str) -> Play:
    """The deal of a day, at its end, on another day."""
    deal = date(2026, 3, 1)
    played = until(day_deal(deal), is_over, "sensible")
    play = Play(crypt())
    play.before("day-play", game="crypt", day=deal.isoformat())
    for moment in played.line()[1:]:
        play.before("continue")
        play.before("play", move=CRYPT.write_move(moment.move))
    play.before("continue")
    play.before("tool", name="story")
    play.facts |= {"day": deal.isoformat(), "score": played.state.scores[0]}
    return play
