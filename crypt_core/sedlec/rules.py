"""The rules of Sedlec as they unfold: from a decision to the next, event by event.

Ids in brackets are those of the index of rules (`rules.toml`). What is allowed is `judge`'s to say.
"""

from __future__ import annotations

from ..engine.game import IllegalMove, Step
from ..engine.luck import Luck
from . import events as ev
from . import moves
from .components import PILE_CARDS, PILES, Card, Setup
from .judge import on_turn, why_not
from .moves import Move
from .pyramid import PlacedCard
from .scoring import crypt_sheet, gain, tie_key
from .state import OVER, TAKE, TURN, Pile, Player, State

FOR_GRAVEYARD = 1
"""What a draw is for: the key of the order in which the unseen cards lie face-down."""


def start(setup: Setup, luck: Luck) -> tuple[State, tuple[Step[State], ...]]:
    """The state at the first decision of a new game, and the steps that lead to it (setup).

    A ruling: the pile whose card is turned up is the first one, since all are alike.
    """
    state = State(
        setup=setup,
        stage=TURN,
        turn=0,
        piles=(Pile(PILE_CARDS),) * PILES,
        unseen=setup.deck,
        players=(Player(),) * setup.players,
    )
    dealt = Step(ev.Dealt(PILES, PILE_CARDS), state)
    state, card = _turn_up(state, 0, luck)
    return state, (dealt, Step(ev.Turned(0, str(card)), state))


def play(state: State, move: Move, luck: Luck) -> tuple[State, tuple[Step[State], ...]]:
    """The state at the next decision, and the steps that lead to it.

    :raises IllegalMove: with the rule and the facts, if the move is not legal.
    """
    refusal = why_not(state, move)
    if refusal is not None:
        raise IllegalMove(refusal, state.setup.players)
    steps = _MOVES[move.verb](state, move, luck)
    last = steps[-1]
    if last.state.stage == TURN:
        steps[-1] = Step(last.event, last.state._replace(turn=state.turn + 1))
        if on_turn(steps[-1].state) is None:
            steps += _score(steps[-1].state)
    return steps[-1].state, tuple(steps)


def _turn_up(state: State, pile: int, luck: Luck) -> tuple[State, Card]:
    """Turn up the top card of a face-down pile.

    All cards that nobody has seen lie in one shuffled order under all the face-down places, pile by
    pile and from the top of each. A card leaves that order together with its place, so all others
    stay where they are: which card lies where does not depend on what was turned up before.
    """
    place = sum(before.down for before in state.piles[:pile])
    ids = [card.number for card in state.unseen]
    card = luck.pick(state.unseen, ids, place, FOR_GRAVEYARD)
    unseen = tuple(other for other in state.unseen if other != card)
    state = state.with_pile(pile, Pile(state.piles[pile].down - 1, card))
    return state._replace(unseen=unseen), card


def _to_hand(state: State, player: int, pile: int) -> tuple[State, Card]:
    """The face-up card of a pile goes to a hand; the next one on the pile lies face-down."""
    card = state.piles[pile].up
    assert card is not None
    state = state.with_pile(pile, Pile(state.piles[pile].down))
    return state.with_player(player, hand=(*state.players[player].hand, card)), card


def _dig(state: State, move: Move, luck: Luck) -> list[Step[State]]:
    """Turn up the top cards of two face-down piles, or take that of the only one (dig)."""
    cards = []
    for pile in move.piles:
        state, card = _turn_up(state, pile, luck)
        cards.append(str(card))
    state = state._replace(stage=TAKE, dug=move.piles)
    steps = [Step(ev.Dug(move.player, move.piles, tuple(cards)), state)]
    return steps if len(cards) > 1 else [*steps, *_take(state, move, luck)]


def _take(state: State, move: Move, luck: Luck) -> list[Step[State]]:
    """One of the cards turned up goes to the hand (dig)."""
    (pile,) = move.piles
    left = next((other for other in state.dug if other != pile), None)
    state, card = _to_hand(state, move.player, pile)
    state = state._replace(stage=TURN, dug=())
    return [Step(ev.Took(move.player, pile, str(card), left), state)]


def _collect(state: State, move: Move, luck: Luck) -> list[Step[State]]:
    """A card that lies face-up goes to the hand (collect)."""
    (pile,) = move.piles
    state, card = _to_hand(state, move.player, pile)
    return [Step(ev.Collected(move.player, pile, str(card)), state)]


def _lay(state: State, move: Move, luck: Luck) -> list[Step[State]]:
    """A card goes from the hand to the crypt (lay); it may be the one that fills it (crypt)."""
    owner, place = state.players[move.player], move.place
    assert place is not None
    card = next(card for card in owner.hand if str(card) == move.card)
    gained = sum(gain(owner.crypt, card, place).values())
    state = state.with_player(
        move.player,
        hand=tuple(other for other in owner.hand if other != card),
        crypt=(*owner.crypt, PlacedCard(card, place)),
    )
    steps = [Step(ev.Laid(move.player, str(card), place, gained), state)]
    if len(state.players[move.player].crypt) == state.setup.size:
        steps.append(Step(ev.Filled(move.player), state))
    return steps


def _score(state: State) -> list[Step[State]]:
    """Count points; tied players compare their best types of skulls (end)."""
    sheets = [crypt_sheet(i, player.crypt) for i, player in enumerate(state.players)]
    state = state._replace(scores=tuple(sheet.total for sheet in sheets))
    steps = [Step(ev.Scored(sheet.player, **sheet.points), state) for sheet in sheets]
    most = [sheet for sheet in sheets if sheet.total == max(state.scores)]
    best = max(tie_key(sheet.points) for sheet in most)
    winners = tuple(sheet.player for sheet in most if tie_key(sheet.points) == best)
    by = "points" if len(most) == 1 else "skulls" if len(winners) == 1 else "shared"
    over = state._replace(stage=OVER, winners=winners)
    return [*steps, Step(ev.Ended(winners, by), over)]


_MOVES = {
    moves.DIG: _dig,
    moves.TAKE: _take,
    moves.COLLECT: _collect,
    moves.LAY: _lay,
}
