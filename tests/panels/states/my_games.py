"""My games: what is said where none can be kept, and of a file that is none of games."""

from __future__ import annotations

from tests.finished import finished_text
from tests.panels.games import crypt
from tests.panels.play import Play, state


@state()
def screen(lang: str) -> Play:
    """The list is open; then Python hears that nothing is kept."""
    play = Play(crypt(), lang=lang)
    play.before("learn-open", screen="games")
    play.facts["record"] = finished_text()
    kept = {"do": "games-kept", "games": [], "today": "2026-11-23"}
    play.meanwhile(lambda tutor: tutor.live.answer(kept))
    return play
