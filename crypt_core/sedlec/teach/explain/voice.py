"""The voice of Sedlec: what skulls, cards and points are called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ....teach.explain import voice
from ...components import SKULLS, Card

CARDS = ("card", "cards", "hand")
"""Facts of refusals that are cards: their texts, one after another."""
PILES = "piles"
"""The fact of refusals that is piles of which one is to be chosen: "2, 5"."""


class Voice(voice.Voice):
    """How Sedlec is told."""

    game = "sedlec"

    def points(self, count: int) -> str:
        """A number of points: "12 points"."""
        return self.say("sedlec-points", count=count)

    def card(self, card: Card | str) -> str:
        """A card, by itself or by its text: "king over priest"."""
        top, bottom = (self.say("sedlec-skull", skull=kind) for kind in str(card).split("/"))
        return self.say("sedlec-card", top=top, bottom=bottom)

    def cards(self, cards: Iterable[Card | str]) -> str:
        """Several cards, all of them."""
        return self.all_of(map(self.card, cards))

    def count(self, skull: str, count: int) -> str:
        """So many skulls of a type: "3 peasants"."""
        return self.say("sedlec-skull-count", skull=skull, count=count)

    def parts(self, points: Mapping[str, int]) -> str:
        """What types of skulls bring, without those that bring nothing: "kings 2, priests 4"."""
        return ", ".join(
            self.say("sedlec-part", name=self.say("sedlec-skulls-lower", skull=kind), points=count)
            for kind, count in points.items()
            if count
        )

    def fact(self, name: str, value: str) -> str:
        """Cards that are said by their texts are said in words, unless they are no cards."""
        texts = value.split(", ")
        if name == PILES:
            return self.any_of(texts)
        if name in CARDS and all(_is_card(text) for text in texts):
            return self.cards(texts)
        return value


def _is_card(text: str) -> bool:
    halves = text.split("/")
    return len(halves) == 2 and all(half in SKULLS for half in halves)
