"""The first screen, before anything is played and with games that the browser keeps."""

from __future__ import annotations

from tests.finished import finished_text
from tests.panels.play import Play, state
from tests.widgets.test_my_games import told


@state(langs=["en", "fr", "it"])
def newcomer(lang: str) -> Play:
    """Nobody has played here."""
    play = Play(lang=lang)
    play.before("hello")
    play.then("home-learn", game="donjon")
    play.then("home")
    return play


@state()
def on_offer(lang: str) -> Play:
    """The browser has kept a game, which is offered at a table."""
    play = Play(lang=lang)
    play.before("hello", saved=finished_text())
    return play


@state()
def returning(lang: str) -> Play:
    """A game of Sedlec was begun last, one of Crypt has ended before."""
    play = Play(lang=lang)
    play.before("hello")
    over = told(id="over", changed=1_000, scores=[31])
    begun = told(id="begun", changed=2_000, game="sedlec", scores=[])
    play.facts["kept"] = [
        {"id": it["id"], "changed": it["changed"], "version": "1", "record": text, "played": it}
        for it, text in ((over, finished_text()), (begun, Play(game="sedlec").tutor.record()))
    ]
    play.facts["record"] = play.facts["kept"][1]["record"]
    play.then("games-open", id="begun", text=play.facts["record"])
    play.then("home")
    return play
