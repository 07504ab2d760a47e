"""The toy at a table in this very program: with its own words and bots, and without panels."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from crypt_core import games
from crypt_core.engine.timeline import Timeline
from crypt_core.teach import catalogue, rules, words
from crypt_widgets.folders import modules
from crypt_widgets.tutoring import router, session
from crypt_widgets.tutoring.opening import Opened
from tests.messages import send
from tests.toy.game import TOY

HERE = Path(__file__).parent


def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy's modules, rules and words be found as those of other games are."""
    if TOY.name in games.NAMES:
        return
    folder = games.folder

    def of(name: str) -> ModuleType:
        return import_module(name.replace("crypt_core.toy", "tests.toy"))

    monkeypatch.setattr(games, "NAMES", (*games.NAMES, TOY.name))
    monkeypatch.setattr(games, "import_module", of)
    monkeypatch.setattr(rules, "folder", lambda game: HERE if game == TOY.name else folder(game))
    locales = (*catalogue.LOCALES, HERE / "teach" / "locale")
    monkeypatch.setattr(catalogue, "LOCALES", locales)
    monkeypatch.setattr(words, "catalogue", lru_cache(catalogue.Catalogue))


def at_table(monkeypatch: pytest.MonkeyPatch, *seats: str, seed: int = 5) -> session.Session:
    """A game of the toy for these seats, at its first decision."""
    at_home(monkeypatch)
    monkeypatch.setattr(session, "adapter", lambda game: object())
    for place in (session, router):
        monkeypatch.setattr(place, "modules", lambda kind, game="": () if game else modules(kind))
    timeline = Timeline(TOY, TOY.setup({"players": len(seats)}), seed)
    at = session.Session("en", Opened(timeline, list(seats)))
    send(at, {"do": "continue"})
    return at
