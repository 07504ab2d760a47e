"""Donjon among the games that are offered, for tests: its folder is not in their list yet."""

from __future__ import annotations

import pytest

from crypt_core import games
from crypt_core.donjon.game import DONJON


def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Donjon be found by its name as other games are."""
    if DONJON.name not in games.NAMES:
        monkeypatch.setattr(games, "NAMES", (*games.NAMES, DONJON.name))
