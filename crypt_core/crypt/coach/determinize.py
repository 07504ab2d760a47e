"""A state that a player may take theirs for: what they cannot see is dealt out by luck.

What lies face-down and unseen is one of the values of its kind that the player has not seen, each
as likely as any other. The deck is what is left over; its order is in no state, but drawn by the
luck that the game is played on with. Two states that look the same to a player are
the same to whoever thinks from here on, so nothing hidden can leak.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.luck import KeyedLuck
from ..components import KINDS, Card, deck_for
from ..state import CLAIM, Owned, Player, State, Treasure, claim_order
from ..views import SeenCard, SeenTreasure, View


class _Cards:
    """The cards of a game, handed out one by one: those seen by their value, the others by luck."""

    def __init__(self, view: View, luck: KeyedLuck) -> None:
        held = (card for player in view.players for card in player.treasures)
        lying = [t for t in (*view.crypt, *view.box, *held) if t]
        self.rest = list(deck_for(view.setup.players))
        self.seen: dict[tuple[str, int], list[Card]] = {}
        for treasure in lying:
            if treasure.value is not None:
                look = treasure.kind, treasure.value
                card = next(c for c in self.rest if (c.kind, c.value) == look)
                self.rest.remove(card)
                self.seen.setdefault(look, []).append(card)
        self.unseen = {kind: self._shuffled(kind, luck) for kind in KINDS}

    def _shuffled(self, kind: str, luck: KeyedLuck) -> Iterator[Card]:
        cards = [card for card in self.rest if card.kind == kind]
        return iter(luck.deal(cards, [card.number for card in cards], len(cards)))

    def card(self, seen: SeenCard | SeenTreasure) -> Card:
        """The card that lies there."""
        if seen.value is not None:
            return self.seen[seen.kind, seen.value].pop()
        card = next(self.unseen[seen.kind])
        self.rest.remove(card)
        return card


def imagined(view: View, luck: KeyedLuck) -> State:
    """A state that looks like this view to its viewer; what it hides is dealt by `luck`.

    What others know is taken to be what the table shows: their own cards, and nothing that lies
    face-down in the crypt.

    :raises ValueError: for a solo game, or the view of nobody: nobody there has to guess.
    """
    if view.setup.solo or view.viewer is None:
        raise ValueError("only a player of two to four can imagine what the others know")
    everyone, me = (1 << view.setup.seats) - 1, 1 << view.viewer
    cards = _Cards(view, luck)

    def owned(seen: SeenCard, owner: int) -> Owned:
        return Owned(cards.card(seen), owner if seen.value is None else everyone, seen.flipped)

    def laid(seen: SeenTreasure) -> Treasure:
        known = everyone if seen.up else 0 if seen.value is None else me
        return Treasure(cards.card(seen), seen.up, known, seen.owner, seen.servants, seen.effort)

    players = tuple(
        Player(
            seen.ready,
            seen.exhausted,
            _has_placed(view, seen.player),
            tuple(owned(card, 1 << seen.player) for card in seen.treasures),
            seen.rewarded,
        )
        for seen in view.players
    )
    crypt = tuple(laid(treasure) if treasure else None for treasure in view.crypt)
    box = tuple(owned(card, 0) for card in view.box)
    # Two idols are rewarded as a round ends; whoever has the reward got it in an earlier one.
    first = max(1, view.round - 1) if any(player.rewarded for player in players) else 0
    return State(
        setup=view.setup,
        round=view.round,
        stage=view.stage,
        leader=view.leader,
        turn=view.turn,
        deck=tuple(cards.rest),
        crypt=crypt,
        players=players,
        box=box,
        rolled=view.rolled,
        idols_round=first,
        scores=view.scores,
        tied=view.tied,
        winners=view.winners,
        top=view.top,
    )


def _has_placed(view: View, player: int) -> bool:
    """Whether a player has placed servants this round, as far as it matters (collect.all-pushed).

    Who had a turn and still has exhausted servants did not recover, so they claimed; and who has
    none left needs none back.
    """
    seen = view.players[player]
    turns = claim_order(view.setup.seats, view.leader)
    had_a_turn = view.stage == CLAIM and player in turns[: view.turn]
    return seen.placed > 0 or (had_a_turn and seen.exhausted > 0)
