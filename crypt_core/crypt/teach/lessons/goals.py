"""The goals and misses that only Crypt knows, besides those of `crypt_core.teach.lessons.goals`.

>>> goal = both(claimed("a", effort=5), owns("idols", 2))
"""

from __future__ import annotations

from ....teach.lessons.task import LEARNER, Did, Goal
from ...moves import Move, read_move

# --- what the learner did


def played(*moves: str) -> Goal:
    """The last decision was one of these moves, in notation."""
    wanted = {read_move(text, LEARNER) for text in moves}
    return lambda did: bool(did.moves) and did.moves[-1] in wanted


def claimed(slot: str, servants: int | None = None, effort: int | None = None) -> Goal:
    """Some claim put servants on the treasure with this letter: how many, and of which effort."""

    def goal(did: Did) -> bool:
        return any(_claims(move, slot, servants, effort) for move in did.moves)

    return goal


def claimed_alone(slot: str) -> Goal:
    """The last claim put servants on the treasure with this letter, and on no other."""
    wanted = ord(slot) - ord("a")
    return lambda did: bool(did.moves) and [*dict(did.moves[-1].dice)] == [wanted]


def _claims(move: Move, slot: str, servants: int | None, effort: int | None) -> bool:
    efforts = dict(move.dice).get(ord(slot) - ord("a"))
    if efforts is None:
        return False
    return servants in (None, len(efforts)) and effort in (None, efforts[0])


# --- what came of it


def owns(kind: str, count: int = 1, value: int | None = None) -> Goal:
    """The learner's collection has so many treasures of a kind (of a value)."""

    def goal(did: Did) -> bool:
        cards = [owned.card for owned in did.state.players[LEARNER].treasures]
        alike = [card for card in cards if card.kind == kind and value in (None, card.value)]
        return len(alike) >= count

    return goal


def holds(slot: str) -> Goal:
    """Servants of the learner lie on the treasure with this letter."""

    def goal(did: Did) -> bool:
        treasure = did.state.crypt[ord(slot) - ord("a")]
        return treasure is not None and treasure.owner == LEARNER

    return goal


def ready(count: int) -> Goal:
    """The learner has at least so many servants ready."""
    return lambda did: did.state.players[LEARNER].ready >= count


def in_round(number: int) -> Goal:
    """The game has come to this round."""
    return lambda did: bool(did.state.round == number)


def scored(coins: int) -> Goal:
    """The game is over, and the learner has at least so many coins."""
    return lambda did: bool(did.state.scores) and did.state.scores[LEARNER] >= coins
