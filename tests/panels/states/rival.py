"""A deal of Crypt that is played again."""

from __future__ import annotations

from crypt_core.crypt.game import CRYPT
from crypt_widgets import Tutor
from tests.finished import finished
from tests.panels.play import Play, state


def play_all(tutor: Tutor) -> None:
    """The same decisions again."""
    for moment in finished().line()[1:]:
        tutor._answer({"do": "continue"})
        tutor._answer({"do": "play", "move": CRYPT.write_move(moment.move)})
    tutor._answer({"do": "continue"})


@state()
def again(lang: str) -> Play:
    """For one's own score, to the end."""
    play = Play(finished())
    play.before("tool", name="story")
    play.facts["score"] = finished().state.scores[0]
    play.then("again")
    play.meanwhile(play_all)
    return play
