"""The voice of Donjon: what cards, quests, amounts and bundles are called, and other players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ....teach.explain import voice
from ....teach.explain.voice import Facts
from ...bundles import Bundle
from ...cards import NAMES
from ...components import ADVENTURERS, EVENTS, GUARDIAN, QUESTS, SPECIALS, rule_of
from ...moves import GEMS, TOKEN

CARDS = frozenset((*NAMES, *SPECIALS, *EVENTS, GUARDIAN))
"""Everything that is called by a card of its own."""


class Voice(voice.Voice):
    """How Donjon is told."""

    game = "donjon"

    # --- amounts

    def points(self, count: int) -> str:
        """A number of trophy points: "3 trophy points"."""
        return self.say("donjon-trophies", count=count)

    def gems(self, count: int) -> str:
        """A number of gems: "2 gems"."""
        return self.say("donjon-gems", count=count)

    def wounds(self, count: int) -> str:
        """A number of wounds: "1 wound"."""
        return self.say("donjon-wounds", count=count)

    # --- names

    def card(self, card: str) -> str:
        """A card as a label: "Cyclops of Hell"."""
        return self.say(f"donjon-card-{rule_of(card)}")

    def the(self, card: str) -> str:
        """A card within a sentence: "the Cyclops of Hell"."""
        return self.say(f"donjon-card-{rule_of(card)}.the")

    def adventurer(self, adventurer: str) -> str:
        """An adventurer as a label: "Barbarian"."""
        return self.say(f"donjon-adventurer-{adventurer}")

    def the_adventurer(self, adventurer: str) -> str:
        """An adventurer within a sentence: "the Barbarian"."""
        return self.say(f"donjon-adventurer-{adventurer}.the")

    def quest(self, quest: str) -> str:
        """A quest as a label: "Quest of the Edge"."""
        return self.say(f"donjon-quest-{rule_of(quest)}")

    def the_quest(self, quest: str) -> str:
        """A quest within a sentence: "the Quest of the Edge"."""
        return self.say(f"donjon-quest-{rule_of(quest)}.the")

    def type(self, kind: str) -> str:
        """A type of monsters: "undead"."""
        return self.say("donjon-type", type=kind)

    def place(self, place: str) -> str:
        """A type of items: "armour"."""
        return self.say("donjon-place", place=place)

    def rank(self, rank: str) -> str:
        """Whether a quest is the main one: "main quest"."""
        return self.say("donjon-quest-rank", rank=rank)

    def side(self, side: str) -> str:
        """A side of an Arena: "attacker"."""
        return self.say("donjon-side", side=side)

    def used(self, what: str) -> str:
        """What is announced before the dice: "the unique power", "the Chaotic vial"."""
        return self.say("donjon-token") if what == TOKEN else self.the(what)

    def phase(self, event: Any, view: Any) -> str:
        """The phase of the turn in which an event falls."""
        return self.say("donjon-phase", phase=view.phase)

    # --- other players

    def other(self, player: int, prefix: str) -> Facts:
        """The facts by which a sentence speaks of another player than the one it is about.

        Beside those of `person`, `with` is the player after "against" or "with". Who is not named
        after the verb stands before it in some languages, as "you" does: so `me` goes before the
        verb, and after it goes `to` for whom something is given to or taken from, or `obj` for whom
        something is done to; one of the two is empty there.
        """
        called = self.calling(player)
        cases = ("with", "me", "to", "obj")
        return {
            **self.person(player, f"{prefix}_"),
            **{f"{prefix}_{it}": self.say(f"donjon-player-{it}", **called) for it in cases},
            f"{prefix}_by": self.by(player),
        }

    # --- bundles

    def all_or_nothing(self, parts: Iterable[str]) -> str:
        """A list of all these, or that there is nothing."""
        listed = list(parts)
        return self.all_of(listed) if listed else self.say("donjon-nothing")

    def bundle(self, given: Bundle) -> str:
        """What one side of a bargain gives: "2 gems, Double Axe and help in a later fight"."""
        return self.all_or_nothing(self.parts(given))

    def parts(self, given: Bundle) -> list[str]:
        """What one side of a bargain gives, one thing after the other."""
        parts = [self.gems(given.gems)] if given.gems else []
        parts += map(self.card, given.items)
        parts += (self.say("donjon-part-spoil", card=self.card(card)) for card in given.spoils)
        parts += (self.say("donjon-part-quest", place=place) for place in given.quests)
        if given.helps:
            parts.append(self.say("donjon-part-help", count=given.helps))
        if given.side:
            parts.append(self.say("donjon-part-side", side=given.side))
        if given.trophies:
            parts.append(self.points(given.trophies))
        return parts

    # --- facts of refusals

    def fact(self, name: str, value: str) -> str:
        """Names of cards, quests and adventurers in a refusal, as a sentence takes them."""
        if name == "quest" and value in QUESTS:
            return self.the_quest(value)
        texts = value.split(", ")
        if name in ("card", "item") and len(texts) == 1:
            return self._thing(value)
        if name in ("items", "wanted", "for", "got", "able"):
            return ", ".join(map(self._label, texts))
        return value

    def _thing(self, value: str) -> str:
        if value == GEMS:
            return self.say("donjon-any-gems")
        return self.used(value) if value in CARDS or value == TOKEN else value

    def _label(self, value: str) -> str:
        if value in ADVENTURERS:
            return self.adventurer(value)
        return self.card(value) if value in CARDS else value

    def about(self, facts: Mapping[str, Any]) -> Facts:
        """Whom a refusal is about beside the one who tried it."""
        whom = facts.get("whom")
        return self.other(whom, "whom") if isinstance(whom, int) and whom >= 0 else {}
