"""What a teller of news looks at, and how it words them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from ..words import Fact
from .parts import TONES, News
from .voice import Voice, joined, sentence

V = TypeVar("V", bound=Voice)
W = TypeVar("W")


class Scene(Generic[V, W]):
    """The view right after an event, and the voice to tell it with; both are the game's own."""

    def __init__(self, voice: V, view: W) -> None:
        self.voice = voice
        self.view = view

    def tone(self, player: int) -> str:
        """The tone of what a player does."""
        who = self.voice.who(player)
        return who if who in TONES else "role"

    def tell(
        self,
        id_: str,
        rule: str,
        tone: str,
        more: Sequence[str] = (),
        why: str = "",
        /,
        **facts: Fact,
    ) -> News:
        """The news worded under an id: its text (and `more`), title and why (unless given)."""
        say = self.voice.say
        return News(
            title=sentence(say(f"{id_}.title", **facts)),
            text=joined(say(id_, **facts), *more),
            why=why or sentence(say(f"{id_}.why", **facts)),
            rule=rule,
            tone=tone,
        )
