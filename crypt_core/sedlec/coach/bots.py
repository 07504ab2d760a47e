"""Bots for Sedlec: a random one, a sensible one, and one that looks ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean

from ...coach.bots import Bot, random_bot
from ...coach.estimate import Estimate, Option, jackknife, ranked
from .. import moves
from ..components import Card
from ..moves import Move
from ..pyramid import Place
from ..state import State
from ..views import View
from .graves import Adding, dug
from .lookahead import PARTS, Outlook

FOR_BOT = 2
"""What a bot's draw is for, beside the purpose of `sedlec.rules`: see `moment_key`."""
PATIENCE = 3
"""An estimate looks at so many times the deals that a move is chosen by."""
LEFT = 0.5
"""How much of what a face-up card adds for the next player the sensible bot counts against it."""


def sensible_bot(view: View, legal: Sequence[Move], draw: int) -> Move:
    """The move that adds most now: a card to take is worth what it would add if it were laid.

    Against it speaks half of what the cards left face-up would then add to the next player's crypt.
    With a card in hand it collects only what promises more than a dig, and lays otherwise. It looks
    no further: not at what a place may become, nor at which cards are still to come.
    """
    take, lay = _sorted(legal)
    me = _player(view)
    mine = Adding(view, me)
    theirs = Adding(view, (me + 1) % view.setup.players)

    def threat(card: Card) -> float:
        return LEFT * theirs.best(card).points if theirs.anywhere else 0.0

    if take:
        worth = takings(view, take, lambda card: mine.best(card).points, threat)
        best = max(take, key=worth.__getitem__)
        if not lay or best.verb == moves.COLLECT:
            return best
    return max(lay, key=lambda move: mine.at(_card(view, move))[_place(move)])


def farsighted_bot(view: View, legal: Sequence[Move], draw: int) -> Move:
    """The move after which it expects to end furthest ahead, by many ways to deal what is to come.

    A card to take is worth what having it adds to the lead: to its own crypt, and what the others
    lose who might have had it. A card is laid where its crypt becomes best with what may come, and
    only when it must be: two cards in hand are a choice kept. All is told in `lookahead`.
    """
    if len(legal) == 1:
        return legal[0]
    worth = Weighing(view, legal, draw).worth()
    return max(worth, key=worth.__getitem__)


class Weighing:
    """The moves of a decision, weighed by many ways to deal what is to come.

    They are those that take a card, if there are any, else those that lay one.
    """

    def __init__(self, view: View, legal: Sequence[Move], draw: int, patience: int = 1) -> None:
        self.view = view
        self.take, self.lay = _sorted(legal)
        self.outlook = Outlook(view, _player(view), draw, patience)
        self.deals = self.outlook.deals(view.setup.players if self.take else len(self.lay))

    def worth(self, left_out: int | None = None) -> dict[Move, float]:
        """What each move is worth, in points; see `Outlook` for what may be left out."""
        if self.take:
            return self._taking(self.outlook.leads(left_out))
        ends = self.outlook.ends([(_card(self.view, m), _place(m)) for m in self.lay], left_out)
        return dict(zip(self.lay, ends, strict=True))

    def _taking(self, leads: Mapping[str, float]) -> dict[Move, float]:
        return takings(self.view, self.take, lambda card: leads[str(card)], lambda card: 0.0)

    def chances(self, left_out: int | None = None) -> dict[Move, float]:
        """How often its player would win after each move."""
        standing = self.outlook.standing(self.deals, left_out)
        if self.take:  # what a card adds is told against any card to come
            leads = self.outlook.leads(left_out)
            found = self._taking(leads)
            usual = fmean(leads[str(card)] for card in self.outlook.pool)
        else:
            found, usual = self.worth(left_out), standing.mine
        return {move: standing.chance(worth - usual) for move, worth in found.items()}


def estimate(view: View, legal: Sequence[Move], draw: int, asked: Move | None = None) -> Estimate:
    """How often the player on turn would win after the best few moves, and after one asked about.

    The best is what the far-sighted bot makes. It weighs no card to lay against one to take, so one
    to lay that is asked about is weighed against the others to lay. All digs are worth the same:
    the first stands for them.
    """
    if asked is not None and asked.verb == moves.LAY:
        legal = [move for move in legal if move.verb == moves.LAY]
    weighing = Weighing(view, legal, draw, PATIENCE)
    digs = [move for move in legal if move.verb == moves.DIG]
    best = farsighted_bot(view, legal, draw)
    told = [best, *(m for m in weighing.take or weighing.lay if m not in (best, *digs[1:]))]

    def find(left_out: int | None) -> list[float]:
        chances = weighing.chances(left_out)
        return [chances[move] for move in told]

    found = [
        Option(move, chance, reach, weighing.deals)
        for move, (chance, reach) in zip(told, jackknife(PARTS, find), strict=True)
    ]
    about = None
    if asked is not None:
        alike = digs if asked in digs else [asked]
        about = next(option for option in found if option.move in alike)._replace(move=asked)
    return ranked(found, weighing.deals, about)


BOTS: dict[str, Bot] = {
    "random": random_bot,
    "sensible": sensible_bot,
    "farsighted": farsighted_bot,
}
"""Bots by the name under which they can be seated; out of turn there is nothing to do."""


def moment_key(state: State, player: int) -> tuple[int, ...]:
    """What a bot's draw is named by: the turn, and how many cards have been dug in it."""
    return (FOR_BOT, state.turn, len(state.dug), player)


def takings(
    view: View,
    take: Sequence[Move],
    mine: Callable[[Card], float],
    theirs: Callable[[Card], float],
) -> dict[Move, float]:
    """What each way to take a card is worth: the card, less the best one left to the next player.

    `mine` and `theirs`: what a card is worth to either. All digs are worth the same, since nothing
    is known of one face-down card that is not of all.
    """
    up = {pile.number - 1: pile.up for pile in view.piles if pile.up}

    def left(cards: Sequence[Card]) -> float:
        return max(map(theirs, cards), default=0.0)

    def taken(card: Card, others: Sequence[Card]) -> float:
        return mine(card) - left([*up.values(), *others])

    worth: dict[Move, float] = {}
    digging: float | None = None
    for move in take:
        if move.verb == moves.DIG:
            if digging is None:
                digging = dug(view, taken)
            worth[move] = digging
        else:
            (pile,) = move.piles
            worth[move] = mine(up[pile]) - left([up[other] for other in up if other != pile])
    return worth


def _player(view: View) -> int:
    assert view.on_turn is not None
    return view.on_turn


def _sorted(legal: Sequence[Move]) -> tuple[list[Move], list[Move]]:
    """Moves that take a card, and those that lay one."""
    lay = [move for move in legal if move.verb == moves.LAY]
    return [move for move in legal if move.verb != moves.LAY], lay


def _card(view: View, move: Move) -> Card:
    """The card in hand that a move lays."""
    return next(card for card in view.players[move.player].hand if str(card) == move.card)


def _place(move: Move) -> Place:
    assert move.place is not None
    return move.place
