"""A voice: the language, who is addressed, and what everyone and everything is called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...crypt.components import SLOTS
from ...crypt.events import Dice, Shown
from ...crypt.views import View
from ..words import Fact, Words

Facts = dict[str, Fact]


def sentence(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def joined(*texts: str) -> str:
    """Sentences one after another, each with a capital; empty ones are left out."""
    return " ".join(sentence(text) for text in texts if text)


class Voice:
    """How things are said.

    `you` is the player addressed as such (None: everyone is named). `seats` tells who sits where:
    "person", "ghost", or a bot such as "bot:sensible".
    """

    def __init__(self, words: Words, you: int | None, seats: Sequence[str]) -> None:
        self.words = words
        self.you = you
        self.seats = tuple(seats)

    def say(self, id_: str, **facts: Fact) -> str:
        """A message of the catalogue."""
        return self.words.say(id_, **facts)

    # --- people

    def who(self, player: int) -> str:
        """Which grammatical person a player is: "you", "ghost" or "other"."""
        if player == self.you:
            return "you"
        return "ghost" if self._seat(player) == "ghost" else "other"

    def _seat(self, player: int) -> str:
        return self.seats[player] if 0 <= player < len(self.seats) else "person"

    def name(self, player: int) -> str:
        """A player as a label."""
        who = self.who(player)
        if who == "other" and self._seat(player).startswith("bot"):
            who = "bot"
        return self.say("player-label", who=who, n=player + 1)

    def person(self, player: int, prefix: str = "") -> Facts:
        """The facts by which a sentence speaks of a player: `who`, `name` and `of` (whose)."""
        who, n = self.who(player), player + 1
        return {
            f"{prefix}who": who,
            f"{prefix}name": self.say("player-name", who=who, n=n),
            f"{prefix}of": self.say("player-of", who=who, n=n),
        }

    def by(self, player: int) -> str:
        """A player as the one who has done something: "by the Ghost"."""
        return self.say("player-by", who=self.who(player), n=player + 1)

    def people(self, players: Iterable[int]) -> str:
        """Several players in a list."""
        return self.all_of(
            self.say("player-name", who=self.who(player), n=player + 1) for player in players
        )

    # --- lists

    def all_of(self, items: Iterable[str]) -> str:
        """Items in a list that holds all of them: "a, b and c"."""
        *head, last = items
        if not head:
            return last
        return self.say("list-and", head=", ".join(head), last=last)

    # --- treasures and dice

    def coins(self, count: int) -> str:
        """An amount of coins."""
        return self.say("coins", count=count)

    def card(self, kind: str, value: int | None) -> str:
        """A treasure not met before: "an idol (4)", "a face-down idol"."""
        return self.say("card-face-down" if not value else "card", kind=kind, value=value or 0)

    def flipped(self, cards: Sequence[Shown]) -> str:
        """Treasures of one kind that are flipped, with their values."""
        values = ", ".join(str(card.value) for card in cards)
        return self.say("cards-flipped", kind=cards[0].kind, count=len(cards), values=values)

    def the(self, slot: int, view: View | None) -> str:
        """A treasure in the crypt, as subject or object: "the idol (a)"."""
        return self.say("treasure-the", kind=_kind(slot, view), slot=SLOTS[slot])

    def on(self, slot: int, view: View | None) -> str:
        """A treasure in the crypt, as a place: "on the idol (a)"."""
        return self.say("treasure-on", kind=_kind(slot, view), slot=SLOTS[slot])

    def dice(self, dice: Dice) -> str:
        """Joined servants not met before: "a 4", "a pair of 3s (6)"."""
        return self.say("dice-a", **_dice(dice))

    def the_dice(self, dice: Dice) -> str:
        """Joined servants met before: "the 4", "the pair of 3s (6)"."""
        return self.say("dice-the", **_dice(dice))

    def dice_of(self, player: int, dice: Dice) -> str:
        """Joined servants and whose they are: "your 4", "the Ghost's pair of 3s (6)"."""
        return self.say("dice-of", **_dice(dice), **self.person(player))


def _kind(slot: int, view: View | None) -> str:
    treasure = view.crypt[slot] if view is not None and slot < len(view.crypt) else None
    return treasure.kind if treasure else "unknown"


def _dice(dice: Dice) -> Facts:
    return {"servants": dice.servants, "effort": dice.effort, "total": dice.total}
