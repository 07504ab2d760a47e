"""The toy at a table: its bots, and a session in which a move is told by its text."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from crypt_core.coach import bots
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.explain.parts import News
from crypt_core.teach.explain.voice import Voice
from crypt_widgets import present_whatif, session
from crypt_widgets.opening import Opened
from tests.toy.coach import bots as toy_bots
from tests.toy.game import TOY


class ToyVoice(Voice):
    game = TOY.name

    def points(self, count: int) -> str:
        return f"{count} gems"


def _news(voice: Voice, event: Any, view: Any, before: Any = None) -> News:
    return News(str(event), str(event), "", "turn", "other")


TELLS = SimpleNamespace(Voice=ToyVoice, move=lambda voice, move, view: str(move), news=_news)
FACE = SimpleNamespace(desks=lambda at: ())


def with_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy's bots be found as those of other games are."""
    found = bots._of

    def of(game: str) -> ModuleType:
        return toy_bots if game == TOY.name else found(game)

    monkeypatch.setattr(bots, "_of", of)


def at_table(monkeypatch: pytest.MonkeyPatch, *seats: str, seed: int = 5) -> session.Session:
    """A game of the toy for these seats, at its first decision."""
    with_bots(monkeypatch)
    for module in (session, import_module("crypt_core.teach.explain.transcript")):
        monkeypatch.setattr(module, "teller", lambda game: TELLS)
    monkeypatch.setattr(session, "index", lambda game: {})
    monkeypatch.setattr(session, "face", lambda game: FACE)
    monkeypatch.setattr(present_whatif, "_round", lambda at, number: f"round {number}")
    monkeypatch.setattr(present_whatif, "_end_text", lambda at, leaf: "")
    timeline = Timeline(TOY, TOY.setup({"players": len(seats)}), seed)
    at = session.Session("en", Opened(timeline, list(seats)))
    at.receive({"do": "continue"})
    return at
