"""The voice of Crypt: what treasures and dice are called."""

from __future__ import annotations

from collections.abc import Sequence

from ....teach.explain import voice
from ....teach.explain.numbers import decimal
from ....teach.explain.voice import Facts, sentence
from ...components import SLOTS
from ...events import Dice, Shown
from ...views import View


class Voice(voice.Voice):
    """How Crypt is told."""

    game = "crypt"

    def points(self, count: int) -> str:
        return self.coins(count)

    def coins(self, count: int) -> str:
        """An amount of coins."""
        return self.say("crypt-coins", count=count)

    def tenths(self, tenths: int) -> str:
        """A number of coins to a tenth, whatever its sign: "1.2 coins"."""
        amount = decimal(self, abs(tenths))
        return self.say("crypt-number-coins", amount=amount, whole=abs(tenths) // 10)

    def card(self, kind: str, value: int | None) -> str:
        """A treasure not met before: "an idol (4)", "a face-down idol"."""
        return self.say(
            "crypt-card-face-down" if not value else "crypt-card", kind=kind, value=value or 0
        )

    def flipped(self, cards: Sequence[Shown]) -> str:
        """Treasures of one kind that are flipped, with their values."""
        values = ", ".join(str(card.value) for card in cards)
        return self.say("crypt-cards-flipped", kind=cards[0].kind, count=len(cards), values=values)

    def the(self, slot: int, view: View | None) -> str:
        """A treasure in the crypt, as subject or object: "the idol (a)"."""
        return self.say("crypt-treasure-the", kind=_kind(slot, view), slot=SLOTS[slot])

    def on(self, slot: int, view: View | None) -> str:
        """A treasure in the crypt, as a place: "on the idol (a)"."""
        return self.say("crypt-treasure-on", kind=_kind(slot, view), slot=SLOTS[slot])

    def dice(self, dice: Dice) -> str:
        """Joined servants not met before: "a 4", "a pair of 3s (6)"."""
        return self.say("crypt-dice-a", **_dice(dice))

    def the_dice(self, dice: Dice) -> str:
        """Joined servants met before: "the 4", "the pair of 3s (6)"."""
        return self.say("crypt-dice-the", **_dice(dice))

    def dice_of(self, player: int, dice: Dice) -> str:
        """Joined servants and whose they are: "your 4", "the Ghost's pair of 3s (6)"."""
        return self.say("crypt-dice-of", **_dice(dice), **self.person(player))

    def answer(self, choice: str, view: View) -> str:
        """A letter is the treasure there."""
        if choice in SLOTS:
            return sentence(self.the(SLOTS.index(choice), view))
        return choice


def _kind(slot: int, view: View | None) -> str:
    treasure = view.crypt[slot] if view is not None and slot < len(view.crypt) else None
    return treasure.kind if treasure else "unknown"


def _dice(dice: Dice) -> Facts:
    return {"servants": dice.servants, "effort": dice.effort, "total": dice.total}
