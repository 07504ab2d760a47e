"""An error of the tutor's own."""

from __future__ import annotations

from contextlib import redirect_stderr
from io import StringIO

from crypt_core.teach.words import LANGS, Words
from tests.panels.games import crypt
from tests.panels.play import Play, state


@state(langs=LANGS)
def handler(lang: str) -> Play:
    """A draft that cannot be judged; the game goes on."""
    play = Play(crypt(), lang=lang)

    def fail(*_given: object) -> None:
        raise RuntimeError("the made-up fault")

    play.session.draft.consider = fail
    # The traceback is for whoever runs the tutor.
    with redirect_stderr(StringIO()) as logged:
        play.then("consider", move="a4")
    assert "the made-up fault" in logged.getvalue()
    play.then("close-trouble")
    play.then("play", move="a4")
    play.facts["told"] = Words(lang).say("trouble-text")
    return play
