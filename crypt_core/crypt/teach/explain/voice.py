"""The voice of Crypt: what treasures and dice are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....engine.game import Fact
from ....teach.explain import voice
from ....teach.explain.numbers import decimal
from ....teach.explain.voice import Facts, sentence
from ... import events as ev
from ... import moves
from ...components import SLOTS
from ...events import Arranged, Dice, Event, Shown
from ...state import CLAIM, OVER, PHASE, REVEAL, RolledDie
from ...views import View

CLAIMING = (
    ev.Placed,
    ev.Recovered,
    ev.GhostRolled,
    ev.GhostGrouped,
    ev.GhostSetAside,
    ev.GhostIdle,
)
"""What happens in Claim."""


def phase(event: Event, stage: str) -> str:
    """The phase to which an event belongs; `stage` is that of the table after it.

    The last event of a phase is seen when the next one has begun.
    """
    if isinstance(event, CLAIMING):
        return PHASE[CLAIM]
    return PHASE[REVEAL if isinstance(event, Arranged) else stage]


class Voice(voice.Voice):
    """How Crypt is told."""

    game = "crypt"

    def phase(self, event: Event, view: View) -> str:
        part = phase(event, view.stage)
        return (
            self.say("sheet-title") if part == PHASE[OVER] else self.say("crypt-phase", phase=part)
        )

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
        """A treasure in the crypt, as subject or object: "the idol"; of two: "the idol (3)"."""
        return self.say("crypt-treasure-the", **_which(slot, view))

    def on(self, slot: int, view: View | None) -> str:
        """A treasure in the crypt, as a place: "on the idol"; of two: "on the idol (3)"."""
        return self.say("crypt-treasure-on", **_which(slot, view))

    def on_rolled(self, die: RolledDie, view: View) -> str:
        """The treasure that a die was rolled for, as a place: it may have been collected since."""
        if view.crypt[die.slot] is not None or not die.kind:
            return self.on(die.slot, view)
        slots = {each.slot for each in view.rolled if each.kind == die.kind}
        how = "alone" if len(slots) == 1 else "letter"
        return self.say("crypt-treasure-on", kind=die.kind, how=how, slot=SLOTS[die.slot], value=0)

    def dice(self, dice: Dice) -> str:
        """Joined servants not met before: "a 4", "a pair of 3s (6)"."""
        return self.say("crypt-dice-a", **_dice(dice))

    def the_dice(self, dice: Dice) -> str:
        """Joined servants met before: "the 4", "the pair of 3s (6)"."""
        return self.say("crypt-dice-the", **_dice(dice))

    def dice_of(self, player: int, dice: Dice) -> str:
        """Joined servants and whose they are: "your 4", "the Ghost's pair of 3s (6)"."""
        return self.say("crypt-dice-of", **_dice(dice), **self.person(player))

    def about(self, facts: Mapping[str, Fact]) -> Facts:
        """The treasure that a refusal is about, by its name where the table is seen."""
        letter = str(facts.get("slot", ""))
        if letter not in SLOTS:
            return {}
        slot, view = SLOTS.index(letter), self.sees() if self.sees else None
        return {"the": self.the(slot, view), "on": self.on(slot, view)}

    def answer(self, choice: str, view: View) -> str:
        """A letter is the treasure there."""
        if choice in SLOTS:
            return sentence(self.the(SLOTS.index(choice), view))
        return choice


def _which(slot: int, view: View | None) -> Facts:
    """A treasure by its kind, and by what tells it from the others of its kind that lie there.

    Its value does, if it is known and no other is known to have the same, or that it lies face-down
    among others that do not; else the letter of its place.
    """
    facts: Facts = {"kind": "unknown", "how": "alone", "slot": moves.letter(slot), "value": 0}
    crypt = view.crypt if view is not None else ()
    treasure = crypt[slot] if slot < len(crypt) else None
    if treasure is None:
        return facts
    facts["kind"] = treasure.kind
    alike = [t for t in crypt if t and t.slot != slot and t.kind == treasure.kind]
    if not alike:
        return facts
    if treasure.value is None:
        facts["how"] = "down" if all(t.up for t in alike) else "letter"
    elif treasure.value in [t.value for t in alike]:
        facts["how"] = "letter"
    else:
        facts |= {"how": "value", "value": treasure.value}
    return facts


def _dice(dice: Dice) -> Facts:
    return {"servants": dice.servants, "effort": dice.effort, "total": dice.total}
