"""What a new game of the toy lets one choose: how many play, and who."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crypt_core.teach.words import Words

PLAYERS = (2, 3, 4, 5, 6)
BOTS = ("random", "generous")
OPPONENT = "generous"
OFFER_WORDS: tuple[str, ...] = ()


def offer(words: Words) -> dict[str, Any]:
    return {}


def again(fields: Mapping[str, Any]) -> dict[str, Any]:
    return dict(fields)
