"""The collectors' sides in words."""

from __future__ import annotations

from typing import NamedTuple

from ...teach.words import Words


class CollectorCard(NamedTuple):
    """A collector side: its name, what it pays in a few words, and in a sentence."""

    name: str
    pays: str
    detail: str


def collector(words: Words, kind: str, side: str) -> CollectorCard:
    """A collector side in words."""
    id_ = f"crypt-collector-{kind}-{side.lower()}"
    return CollectorCard(
        words.say("crypt-kind-many", kind=kind), words.say(id_), words.say(f"{id_}.detail")
    )
