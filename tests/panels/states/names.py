"""Names of players."""

from __future__ import annotations

from tests.panels.games import crypt
from tests.panels.play import Play, state


@state()
def two(lang: str) -> Play:
    """Two people give their names in the dialogue of a new game."""
    play = Play(crypt())
    play.facts["names"] = ["Anna", "<b>Bo</b>"]
    play.then(
        "new",
        game="crypt",
        players=2,
        seats=["person", "person"],
        names=play.facts["names"],
        sides="AAAAAA",
        seed="7",
        for_good=False,
    )
    return play
