"""The one judge: which moves are legal, and for every other move the rule that says no.

Everything that asks whether a move may be made (panels, bots, the loader, tests) asks here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import overload

from ..engine.game import Fact, Refusal
from ..engine.table import Few, few
from . import moves
from .components import HAND, PILES, Card
from .moves import Move, pile_names
from .pyramid import FIRST, Place, open_places
from .state import TAKE, Player, State

NOBODY = -1


def on_turn(state: State) -> int | None:
    """The player who has to decide now; None when the game is over (rule turn)."""
    return state.player if state.turn < state.setup.players * state.setup.rounds else None


def missing(state: State, player: int) -> int:
    """How many more cards a player has to take to fill the crypt (hand.share)."""
    owner = state.players[player]
    return state.setup.size - len(owner.crypt) - len(owner.hand)


def why_not(state: State, move: Move) -> Refusal | None:
    """None if the move is legal, otherwise the rule that forbids it and the facts."""
    if not isinstance(move, Move):
        return Refusal("turn", "move-form", {"got": repr(move)})
    if not isinstance(move.verb, str) or move.verb not in moves.VERBS:
        return Refusal("turn", "read-sedlec", {"got": str(move.verb)})
    if type(move.player) is not int or not 0 <= move.player < state.setup.players:
        facts: dict[str, Fact] = {"got": str(move.player), "players": state.setup.players}
        return Refusal("turn", "unknown-player", facts)
    if not _well_formed(move):
        return Refusal(moves.RULES[move.verb], "move-form", {"got": repr(tuple(move))})
    turn = on_turn(state)
    if turn is None:
        return Refusal("end", "game-over", {})
    if move.player != turn:
        return Refusal("turn", "not-your-turn", {"player": move.player, "on_turn": turn})
    if state.stage == TAKE and move.verb != moves.TAKE:
        return Refusal("dig", "must-take", {"piles": pile_names(state.dug)})
    return _JUDGES[move.verb](state, move)


def _well_formed(move: Move) -> bool:
    """Whether a move has the fields of its verb and no others, piles in the order of numbers."""
    if move.verb == moves.LAY:
        return (
            move.piles == ()
            and isinstance(move.card, str)
            and isinstance(move.place, Place)
            and all(type(number) is int for number in move.place)
        )
    if (move.card, move.place) != ("", None) or not isinstance(move.piles, tuple):
        return False
    if not all(type(pile) is int for pile in move.piles):
        return False
    one = move.verb == moves.DIG or len(move.piles) == 1
    return one and move.piles == tuple(sorted(move.piles))


# Each of these answers for one verb. The player is on turn.


def _dig(state: State, move: Move) -> Refusal | None:
    down = state.face_down
    refusal = no_room(state, move.player)
    if refusal:
        return refusal
    if not down:
        return Refusal("dig", "dig-none", {})
    refusal = _unknown_pile(move)
    if refusal:
        return refusal
    if len(down) == 1:
        return None if move.piles == down else Refusal("dig", "dig-only-one", {"pile": down[0] + 1})
    for at, pile in enumerate(move.piles):
        if pile in move.piles[:at]:
            return Refusal("dig", "dig-same", {"pile": pile + 1})
        if pile not in down:
            reason = "dig-face-up" if state.piles[pile].up else "dig-empty"
            return Refusal("dig", reason, {"pile": pile + 1})
    if len(move.piles) != 2:
        return Refusal("dig", "dig-needs-two", {"got": len(move.piles)})
    return None


def _take(state: State, move: Move) -> Refusal | None:
    if state.stage != TAKE:
        return Refusal("dig", "take-no-dig", {})
    refusal = _unknown_pile(move)
    if refusal:
        return refusal
    if move.piles[0] not in state.dug:
        facts: dict[str, Fact] = {"pile": move.piles[0] + 1, "piles": pile_names(state.dug)}
        return Refusal("dig", "take-not-dug", facts)
    return None


def _collect(state: State, move: Move) -> Refusal | None:
    refusal = no_room(state, move.player)
    if refusal:
        return refusal
    if not state.face_up:
        return Refusal("collect", "collect-none", {})
    refusal = _unknown_pile(move)
    if refusal:
        return refusal
    pile = state.piles[move.piles[0]]
    if pile.up is None:
        reason = "collect-face-down" if pile.down else "collect-empty"
        return Refusal("collect", reason, {"pile": move.piles[0] + 1})
    return None


def no_room(state: State, player: int) -> Refusal | None:
    """A full hand takes no card (hand), nor does one that has all the crypt needs (hand.share).

    In a game the second follows from the first and from equal turns: whoever has all the cards of a
    crypt with less than two in hand has one turn left, so have those who come later, and those who
    came before have filled theirs: nothing lies in the graveyard any more. It stands here because
    it is the better answer to whoever tries.
    """
    hand = state.players[player].hand
    if len(hand) == HAND:
        return Refusal("hand", "must-lay", {"cards": _texts(hand)})
    if missing(state, player) == 0:
        return Refusal("hand.share", "share-full", {"size": state.setup.size})
    return None


def _unknown_pile(move: Move) -> Refusal | None:
    for pile in move.piles:
        if not 0 <= pile < PILES:
            return Refusal("setup", "unknown-pile", {"got": str(pile + 1)})
    return None


def _lay(state: State, move: Move) -> Refusal | None:
    player, place = state.players[move.player], move.place
    assert place is not None
    if not player.hand:
        return Refusal("lay", "lay-no-card", {})
    if not any(str(card) == move.card for card in player.hand):
        facts: dict[str, Fact] = {"card": move.card, "hand": _texts(player.hand)}
        return Refusal("lay", "lay-not-in-hand", facts)
    return why_not_here(state.setup.rows, player, place)


def why_not_here(rows: tuple[int, ...], player: Player, place: Place) -> Refusal | None:
    """None if a player's next card may lie here, otherwise what forbids it (rule crypt)."""
    if place in open_places(rows, player.crypt):
        return None
    facts: dict[str, Fact] = {"place": str(place)}
    if not 1 <= place.row <= len(rows):
        return Refusal("crypt", "lay-too-high", {**facts, "rows": len(rows)})
    taken = {laid.place for laid in player.crypt}
    if place in taken:
        return Refusal("crypt", "lay-taken", facts)
    if not taken:
        return Refusal("crypt", "lay-first", {**facts, "first": str(FIRST)})
    if place.row > 1:
        gaps = ", ".join(str(below) for below in place.below if below not in taken)
        return Refusal("crypt", "lay-unsupported", {**facts, "missing": gaps})
    if sum(other.row == 1 for other in taken) == rows[0]:
        return Refusal("crypt", "lay-row-full", {"row": 1, "width": rows[0]})
    return Refusal("crypt", "lay-gap", facts)


def _texts(cards: tuple[Card, ...]) -> str:
    return ", ".join(map(str, cards))


_JUDGES = {
    moves.DIG: _dig,
    moves.TAKE: _take,
    moves.COLLECT: _collect,
    moves.LAY: _lay,
}


class LegalMoves(Sequence[Move]):
    """All legal moves of a state: iterates, counts, indexes, and answers `in` with the judge.

    Digs come first, then what can be collected, then each card of the hand on each open place;
    equal cards make one move.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.moves = _legal(state)

    def __repr__(self) -> str:
        return few(self)

    def __len__(self) -> int:
        return len(self.moves)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        return self.moves[index]

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and why_not(self.state, move) is None

    def own(self, player: int) -> Sequence[Move]:
        """Those of one player, without the state: what a bot may see."""
        return Few(move for move in self.moves if move.player == player)


def _legal(state: State) -> list[Move]:
    player = on_turn(state)
    if player is None:
        return []
    if state.stage == TAKE:
        return [Move(player, moves.TAKE, (pile,)) for pile in state.dug]
    found = []
    if no_room(state, player) is None:
        down = state.face_down
        digs = [down] if len(down) == 1 else combinations(down, 2)
        found += [Move(player, moves.DIG, piles) for piles in digs]
        found += [Move(player, moves.COLLECT, (pile,)) for pile in state.face_up]
    owner = state.players[player]
    places = open_places(state.setup.rows, owner.crypt) if owner.hand else ()
    for card in dict.fromkeys(map(str, owner.hand)):
        found += [Move(player, moves.LAY, card=card, place=place) for place in places]
    return found
