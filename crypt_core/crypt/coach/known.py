"""What a solo player knows of a game: all that advice is given from.

A `Known` is read from the player's own view, so nothing hidden can reach the advice. It is small
and plain, with what the look-ahead changes: a treasure looked at, a servant roused, dice placed.
"""

from __future__ import annotations

from typing import NamedTuple

from ..components import KINDS, REVEALED
from ..views import SeenTreasure, View

YOU = 0


class Pile(NamedTuple):
    """One kind of treasure: values you hold, how many of them you can flip, values not yet seen.

    `deck`: how many of the unseen are still to be revealed. The backs of cards tell their kinds, so
    that much is known of the deck; the others lie face-down in the crypt or the box.
    """

    held: tuple[int, ...]
    flippable: int
    unseen: tuple[int, ...]
    deck: int


class Known(NamedTuple):
    """A moment of a solo game as its player knows it.

    `piles` go in the order of `KINDS`. `unknown` is the place of the treasure in the crypt whose
    value has not been seen, or None.
    """

    sides: str
    rounds_left: int
    """Rounds after this one."""
    leads: bool
    """Whether you lead this round."""
    ready: int
    exhausted: int
    piles: tuple[Pile, ...]
    crypt: tuple[SeenTreasure | None, ...]
    unknown: int | None

    def has(self, power: str) -> bool:
        """Whether a collector side such as "idols.A" is in play."""
        kind, side = power.split(".")
        return self.sides[KINDS.index(kind)] == side

    def can_flip(self, kind: str) -> int:
        """How many treasures of a kind you could flip."""
        return self.piles[KINDS.index(kind)].flippable

    def flipped(self, kind: str, count: int) -> Known:
        """After flipping treasures of a kind."""
        at = KINDS.index(kind)
        pile = self.piles[at]
        return self.with_pile(at, pile._replace(flippable=pile.flippable - count))

    def with_pile(self, at: int, pile: Pile) -> Known:
        """With one kind's pile changed."""
        return self._replace(piles=(*self.piles[:at], pile, *self.piles[at + 1 :]))

    def without(self, slot: int) -> tuple[SeenTreasure | None, ...]:
        """The crypt once a treasure has been taken from it."""
        return tuple(None if i == slot else t for i, t in enumerate(self.crypt))

    def values(self) -> list[tuple[int, float]]:
        """The values that the unknown treasure can have, each with its chance."""
        assert self.unknown is not None
        treasure = self.crypt[self.unknown]
        assert treasure is not None
        unseen = self.piles[KINDS.index(treasure.kind)].unseen
        return [(value, 1 / len(unseen)) for value in unseen]

    def seeing(self, value: int) -> Known:
        """Once the unknown treasure has turned out to have this value."""
        assert self.unknown is not None
        treasure = self.crypt[self.unknown]
        assert treasure is not None
        at = KINDS.index(treasure.kind)
        pile = self.piles[at]
        rest = list(pile.unseen)
        rest.remove(value)
        seen = treasure._replace(value=value)
        crypt = tuple(seen if i == self.unknown else t for i, t in enumerate(self.crypt))
        known = self.with_pile(at, pile._replace(unseen=tuple(rest)))
        return known._replace(crypt=crypt, unknown=None)


def known(view: View) -> Known:
    """What the player of a solo game knows.

    :raises ValueError: if the view is of another game, or of somebody else.
    """
    if not view.setup.solo or view.viewer != YOU:
        raise ValueError("advice is for the player of a solo game, from their own view")
    you = view.players[YOU]
    piles = []
    for kind in KINDS:
        held = [card for card in you.treasures if card.kind == kind]
        values = tuple(sorted(card.value for card in held if card.value is not None))
        lying = [t for t in (*view.crypt, *view.box) if t and t.value is None and t.kind == kind]
        unseen = view.unseen[kind]
        flippable = sum(not card.flipped for card in held)
        piles.append(Pile(values, flippable, unseen, len(unseen) - len(lying)))
    hidden = [t.slot for t in view.crypt if t and t.value is None]
    return Known(
        sides=view.setup.sides,
        rounds_left=view.deck // sum(REVEALED[1]),
        leads=view.leader == YOU,
        ready=you.ready,
        exhausted=you.exhausted,
        piles=tuple(piles),
        crypt=view.crypt,
        unknown=hidden[0] if hidden else None,
    )
