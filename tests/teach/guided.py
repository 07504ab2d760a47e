"""What a companion says in whole games by bots: what the tests of each game's companion read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar

from crypt_core.engine.luck import KeyedLuck
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.companion import Guide, Situation, guidance

State, View = TypeVar("State"), TypeVar("View")


class Said(NamedTuple, Generic[State, View]):
    """A line at a decision of a game."""

    id: str
    state: State
    luck: KeyedLuck
    view: View
    text: str


class Played(NamedTuple, Generic[State, View]):
    """A whole game: the person's decisions, and how it ended."""

    views: list[View]
    moments: list[tuple[State, KeyedLuck]]
    timeline: Timeline[Any, State, Any, View]


class Guided(Generic[State, View]):
    """The lines of a companion in some games, which are played when they are first asked for."""

    def __init__(
        self,
        guide: Guide,
        play: Callable[[], Sequence[Played[State, View]]],
        voice: Callable[[int, str], Any],
    ) -> None:
        self.guide = guide
        self.play = play
        self.voice = voice
        self.situations = {it.id: it for it in guide.SITUATIONS}

    @cached_property
    def games(self) -> Sequence[Played[State, View]]:
        return self.play()

    def text(self, situation: Situation, seen: Any, lang: str = "en") -> str:
        """What is said of a situation in a view."""
        voice = self.voice(seen.viewer, lang)
        said: str = voice.say(self.guide.GUIDE + situation.id, **situation.facts(voice, seen))
        assert voice.words.fallbacks == set(), "it is said in that language"
        return said

    @cached_property
    def said(self) -> list[Said[State, View]]:
        """Every line of these games."""
        return [
            Said(it.id, state, luck, seen, self.text(it, seen))
            for views, moments, _ in self.games
            for it, seen, (state, luck) in zip(
                guidance(self.guide, views), views, moments, strict=True
            )
            if it is not None
        ]

    def of(self, *ids: str) -> Iterator[Said[State, View]]:
        """The lines of these situations, each of which is said at least once."""
        found = [it for it in self.said if it.id in ids]
        assert {it.id for it in found} == {*ids}, f"{ids} are never said"
        return iter(found)
