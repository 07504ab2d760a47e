"""What each action of a turn adds now, and the best that a crypt can still become.

All of it is exact, and nothing of it looks ahead: a card to take counts as if it could be laid at
once, on the open place where it adds most. It scores a turn later at the earliest, so it is never
ranked against a card that is laid now.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from .. import moves
from ..components import Card
from ..moves import Move
from ..pyramid import Crypt, Place
from ..scoring import gain
from ..state import TAKE
from ..views import View
from .arrange import ALWAYS, Arrangement, best_arrangement
from .graves import Adding, Dig, dig


class Choice(NamedTuple):
    """An action, and what its card adds."""

    move: Move
    """One of the moves of this action: of several digs, which are all alike, the first; of equal
    cards on several piles, the first; of several places for a card, the best."""
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
    same: tuple[Move, ...] = ()
    """The moves that take an equal card from another pile."""


class Choices(NamedTuple):
    """The actions of a turn, each kind for itself, that which adds most first."""

    lay: tuple[Choice, ...] = ()
    """Every card in hand: the points are scored now."""
    take: tuple[Choice, ...] = ()
    """A dig, every card to collect or to take: the points it would add once laid."""


def choices(view: View, legal: Sequence[Move]) -> Choices:
    """The actions among the legal moves of the player on turn.

    Of equal ones the order of the moves decides.
    """
    if not legal:
        return Choices()
    me = legal[0].player
    adding, crypt = Adding(view, me), view.players[me].crypt
    hand = {str(card): card for card in reversed(view.players[me].hand)}
    found: dict[tuple[str, str], Choice] = {}
    for move in legal:
        if move.verb == moves.DIG:
            if (moves.DIG, "") not in found:
                odds = dig(view, me)
                found[moves.DIG, ""] = Choice(move, odds.expected, dig=odds)
            continue
        card = hand[move.card] if move.verb == moves.LAY else view.piles[move.piles[0]].up
        assert card is not None
        best, key = adding.best(card), (move.verb, str(card))
        if key in found:
            if move.verb != moves.LAY:
                found[key] = found[key]._replace(same=(*found[key].same, move))
        elif move.verb != moves.LAY or move.place == best.place:
            parts = gain(crypt, card, best.place)
            found[key] = Choice(
                move, Fraction(best.points), card, best.place, parts, adding.at(card)
            )
    ranked = sorted(found.values(), key=lambda choice: -choice.points)
    return Choices(
        tuple(choice for choice in ranked if choice.move.verb == moves.LAY),
        tuple(choice for choice in ranked if choice.move.verb != moves.LAY),
    )


class Filling(NamedTuple):
    """What a crypt can still become."""

    places: int
    """How many are left."""
    known: Arrangement | None
    """The best with the cards in hand, which all have to be laid, and those that lie face-up."""
    ceiling: Arrangement | None
    """The best with those and the cards that nobody has seen yet: it cannot become better."""
    dug: int = 0
    """How many cards the player has just dug, of which one has to be taken; both count it."""


def filling(view: View, player: int) -> Filling:
    """The best that a player's crypt can become, once few enough places are left.

    With more than `ALWAYS` places there is none. With fewer cards known than places, the others
    stay open in `known`. Between a dig and the taking, one of the cards dug is sure to be laid.
    """
    seen = view.players[player]
    up = [pile.up for pile in view.piles if pile.up]
    dug = [pile.up for pile in view.piles if pile.up and pile.number in view.dug]
    if view.stage != TAKE or view.on_turn != player:
        dug = []
    known = ceiling = None
    if 0 < seen.missing <= ALWAYS:
        cards = [*seen.hand, *up]
        musts = [(*seen.hand, card) for card in dug] or [seen.hand]
        known = _best(view.setup.rows, seen.crypt, cards, musts)
        ceiling = _best(view.setup.rows, seen.crypt, [*cards, *view.unseen], musts)
    return Filling(seen.missing, known, ceiling, len(dug))


def _best(
    rows: Sequence[int], crypt: Crypt, cards: Sequence[Card], musts: Sequence[Sequence[Card]]
) -> Arrangement:
    """The best arrangement with all the cards of at least one of `musts`."""
    found = (best_arrangement(rows, crypt, cards, must) for must in musts)
    return max(found, key=lambda arrangement: arrangement.points)
