"""A voice: the language, who is addressed, and what everyone is called."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from ...coach.bots import BOT, PERSON
from ..words import Fact, Words

Facts = dict[str, Fact]
YOU, OTHER, NAMED = "you", "other", "named"
VOWELS = "aeiouyhàâäéèêëîïôöùûü"
"""Letters before which some words are cut short."""
CALLED = LABEL, NAME, OF, BY = ("label", "name", "of", "by")
"""The ways in which a sentence may call a player: `player-label` and so on, and a role's own."""


def sentence(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def joined(*texts: str) -> str:
    """Sentences one after another, each with a capital; empty ones are left out."""
    return " ".join(sentence(text) for text in texts if text)


class Voice:
    """How things are said; each game has one of its own, which also names what lies on its table.

    `you` is the player addressed as such (None: everyone is named). `seats` tells who sits where:
    "person", a bot such as "bot:sensible", or a role of the game's own: see `Game.roles`.
    """

    game: ClassVar[str]
    """The name of the game that is told."""

    def __init__(self, words: Words, you: int | None, seats: Sequence[str]) -> None:
        self.words = words
        self.you = you
        self.seats = tuple(seats)
        self.names: Sequence[str] = ()
        """What people are called, by their seats; empty for who has no name of their own."""
        self.sees: Callable[[], Any] | None = None
        """The table that is spoken about, where a sentence does not bring it along."""

    def say(self, id_: str, **facts: Fact) -> str:
        """A message of the catalogue."""
        return self.words.say(id_, **facts)

    def phase(self, event: Any, view: Any) -> str:
        """The part of the round to which an event belongs; empty where rounds have no parts.

        `view` is one of the moment right after it.
        """
        return ""

    # --- people

    def who(self, player: int) -> str:
        """Which grammatical person a player is: "you", "other", or a role of the game's."""
        if player == self.you:
            return YOU
        seat = self._seat(player)
        return OTHER if seat == PERSON or seat.startswith(BOT) else seat

    def _seat(self, player: int) -> str:
        return self.seats[player] if 0 <= player < len(self.seats) else PERSON

    def name(self, player: int) -> str:
        """A player as a label."""
        return self._called(player, LABEL)

    def short(self, player: int) -> str:
        """The same where there is little room: that a bot plays there is left out."""
        if self.who(player) != OTHER or self._own_name(player):
            return self.name(player)
        return self.say(f"player-{LABEL}", who=OTHER, n=player + 1)

    def person(self, player: int, prefix: str = "") -> Facts:
        """The facts by which a sentence speaks of a player: `who`, `name` and `of` (whose)."""
        return {
            f"{prefix}who": self.who(player),
            f"{prefix}name": self._called(player, NAME),
            f"{prefix}of": self._called(player, OF),
        }

    def by(self, player: int) -> str:
        """A player as the one who has done something: "by Player 2"."""
        return self._called(player, BY)

    def people(self, players: Iterable[int]) -> str:
        """Several players in a list."""
        return self.all_of(self._called(player, NAME) for player in players)

    def _called(self, player: int, how: str) -> str:
        """What a player is called, in one of the ways of `CALLED`; a role as its game calls it."""
        who = self.who(player)
        if who not in (YOU, OTHER):
            return self.say(f"{self.game}-role-{who}.{how}")
        facts = self.calling(player)
        if how == LABEL and who == OTHER and self._seat(player).startswith(BOT):
            facts["who"] = "bot"
        return self.say(f"player-{how}", **facts)

    def calling(self, player: int) -> Facts:
        """The facts by which a message calls a player "you", by name, or by number."""
        who = self.who(player)
        own = self._own_name(player) if who == OTHER else ""
        vowel = "yes" if own and own[0].casefold() in VOWELS else "no"
        return {"who": NAMED if own else who, "called": own, "vowel": vowel, "n": player + 1}

    def _own_name(self, player: int) -> str:
        """What a person is called; a bot, or a role of the game's, has no name of its own."""
        if self._seat(player) != PERSON or not 0 <= player < len(self.names):
            return ""
        return self.names[player]

    # --- lists

    def all_of(self, items: Iterable[str]) -> str:
        """Items in a list that holds all of them: "a, b and c"."""
        return self.words.all_of(items)

    def any_of(self, items: Iterable[str]) -> str:
        """Items of which one is chosen or is the case: "dig, collect or lay"."""
        return self.words.any_of(items)

    # --- what a game's own voice says

    def points(self, count: int) -> str:
        """So much of what is counted at the end: "12 coins"."""
        raise NotImplementedError

    def fact(self, name: str, value: str) -> str:
        """A fact of a refusal that is text, as a sentence takes it."""
        return value

    def about(self, facts: Mapping[str, Any]) -> Facts:
        """What else a sentence may say of a refusal with these facts."""
        return {}

    def answer(self, choice: str, view: Any) -> str:
        """An answer to choose from that has no words of its own."""
        return choice
