"""What each action of a turn adds now, and the best that a crypt can still become.

All of it is exact, and nothing of it looks ahead: a card to take counts as if it could be laid at
once, on the open place where it adds most.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from ...sedlec import moves
from ...sedlec.components import Card
from ...sedlec.moves import Move
from ...sedlec.pyramid import Place
from ...sedlec.scoring import gain
from ...sedlec.views import View
from .arrange import ALWAYS, Arrangement, best_arrangement
from .graves import Adding, Dig, dig


class Choice(NamedTuple):
    """An action, and what it adds now."""

    move: Move
    """One of the moves of this action: of several digs, which are all alike, the first; of several
    places for a card, the best."""
    points: Fraction
    """To be expected, for a dig; otherwise whole."""
    card: Card | None = None
    """The card to take or to lay; None for a dig."""
    place: Place | None = None
    """Where it adds most."""
    parts: dict[str, int] | None = None
    """The points there by type of skull."""
    places: dict[Place, int] | None = None
    """The points at each open place."""
    dig: Dig | None = None
    """How a dig may fall."""


def choices(view: View, legal: Sequence[Move]) -> list[Choice]:
    """The actions among the legal moves of the player on turn, that which adds most now first.

    A dig is one of them, every card to collect or to take, and every card in hand. Of equal ones
    the order of the moves decides.
    """
    if not legal:
        return []
    me = legal[0].player
    adding, crypt = Adding(view, me), view.players[me].crypt
    hand = {str(card): card for card in reversed(view.players[me].hand)}
    found: dict[object, Choice] = {}
    for move in legal:
        if move.verb == moves.DIG:
            if moves.DIG not in found:
                odds = dig(view, me)
                found[moves.DIG] = Choice(move, odds.expected, dig=odds)
            continue
        card = hand[move.card] if move.verb == moves.LAY else view.piles[move.piles[0]].up
        assert card is not None
        best = adding.best(card)
        if move.verb != moves.LAY or move.place == best.place:
            parts = gain(crypt, card, best.place)
            found[move] = Choice(
                move, Fraction(best.points), card, best.place, parts, adding.at(card)
            )
    return sorted(found.values(), key=lambda choice: -choice.points)


class Filling(NamedTuple):
    """What a crypt can still become."""

    places: int
    """How many are left."""
    known: Arrangement | None
    """The best with the cards in hand, which all have to be laid, and those that lie face-up."""
    ceiling: Arrangement | None
    """The best with those and the cards that nobody has seen yet: it cannot become better."""


def filling(view: View, player: int) -> Filling:
    """The best that a player's crypt can become, once few enough places are left.

    With more than `ALWAYS` places there is none. With fewer cards known than places, the others
    stay open in `known`.
    """
    seen = view.players[player]
    up = [pile.up for pile in view.piles if pile.up]
    known = ceiling = None
    if 0 < seen.missing <= ALWAYS:
        rows, cards = view.setup.rows, [*seen.hand, *up]
        known = best_arrangement(rows, seen.crypt, cards, seen.hand)
        ceiling = best_arrangement(rows, seen.crypt, [*cards, *view.unseen], seen.hand)
    return Filling(seen.missing, known, ceiling)
