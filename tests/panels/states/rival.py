"""A deal of Crypt that is played again."""

from __future__ import annotations

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
            tutor._answer({"do": "continue"})
            tutor._answer({"do": "play", "move": move})
        tutor._answer({"do": "continue"})

    play.meanwhile(play_all)
    return play
