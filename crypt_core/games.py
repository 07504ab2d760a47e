"""Every game there is, by name."""

from __future__ import annotations

from collections.abc import Mapping

from .crypt.game import CRYPT
from .engine.game import Game
from .sedlec.game import SEDLEC

GAMES: Mapping[str, Game] = {CRYPT.name: CRYPT, SEDLEC.name: SEDLEC}
