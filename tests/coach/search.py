"""The best there is in a solo round, searched for in full through the rules that play the game.

The player decides from what they know: a *belief* is every state that looks the same to them, each
with its chance. Every move of every decision is tried, every roll of the Ghost and every servant's
roll is played by `CRYPT.play`, and what cannot be known is averaged over. Nothing of the coach is
used but what a position between two rounds is worth, and that is given from outside.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from math import factorial

from crypt_core.crypt.components import Card
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import Move
from crypt_core.crypt.rules import FOR_EFFORT, FOR_GHOST
from crypt_core.crypt.state import OVER, PASS, GhostHand, State
from crypt_core.crypt.views import view
from crypt_core.engine.luck import Scripted

Belief = list[tuple[float, State]]
"""States that look the same to the player, and how likely each is."""


class Path(Scripted):
    """Luck that takes one way of all: `widths` notes how many there were at each fork.

    The Ghost's dice come from low to high, a servant's roll either exhausts it (a 1) or not (a 6);
    `chance` is that of all rolls that do the same. Once cards are dealt, nothing is rolled any more
    that matters: the round is over.
    """

    def __init__(self, path: list[int], efforts: Mapping[int, int]) -> None:
        super().__init__(path)
        self.efforts = efforts
        self.ghost: list[int] = []
        self.rolls = 1.0
        self.dealt = False

    def die(self, *key: int, sides: int = 6) -> int:
        if self.dealt:
            return 1
        if key[0] == FOR_GHOST:
            least = self.ghost[-1] if self.ghost else 1
            self.ghost.append(least + self.choose(7 - least))
            return self.ghost[-1]
        assert key[0] == FOR_EFFORT
        tires = (self.efforts[key[3]] - 1) / 6
        stays = self.choose(2)
        self.rolls *= 1 - tires if stays else tires
        return 6 if stays else 1

    def deal(self, cards: tuple[Card, ...], ids: object, count: int, *key: int) -> tuple[Card, ...]:
        self.dealt = True
        return cards[:count]

    @property
    def chance(self) -> float:
        orders = factorial(len(self.ghost))
        for face in set(self.ghost):
            orders //= factorial(self.ghost.count(face))
        return self.rolls * orders / 6 ** len(self.ghost)


def ends(state: State, move: Move) -> dict[State, float]:
    """Every state that a move can lead to, with its chance: the next decision or the round's end.

    The Ghost's hand is left out: what it has rolled is on the treasures already.
    """
    efforts = {slot: t.effort for slot, t in enumerate(state.crypt) if t}
    efforts |= {die.slot: die.effort for die in state.rolled}
    efforts |= {slot: placed[0] for slot, placed in move.dice}
    found: dict[State, float] = {}
    path: list[int] = []
    while True:
        luck = Path(path, efforts)
        end, steps = CRYPT.play(state, move, luck)
        end = next((step.state for step in steps if step.state.stage == PASS), end)
        end = end._replace(ghost=GhostHand())
        found[end] = found.get(end, 0.0) + luck.chance
        while path and path[-1] == luck.widths[len(path) - 1] - 1:
            path.pop()
        if not path:
            return found
        path[-1] += 1


def looks(state: State) -> Hashable:
    """What the player sees of a state."""
    seen = view(state, 0)
    return seen._replace(ghost=GhostHand(), unseen=tuple(seen.unseen.items()))  # type: ignore[arg-type]


def beliefs(state: State) -> Belief:
    """Every state that looks like this one: what lies face-down is any unseen one of its kind."""
    hidden = [slot for slot, t in enumerate(state.crypt) if t and not t.known & 1]
    if not hidden:
        return [(1.0, state)]
    (slot,) = hidden
    treasure = state.crypt[slot]
    assert treasure is not None
    mine = treasure.card
    boxed = [owned.card for owned in state.box if not owned.known & 1]
    others = [card for card in (*state.deck, *boxed) if card.kind == mine.kind]
    found = [state]
    for card in others:
        change = {card: mine, mine: card}
        found.append(
            state._replace(
                crypt=tuple(t and t._replace(card=change.get(t.card, t.card)) for t in state.crypt),
                deck=tuple(sorted(change.get(c, c) for c in state.deck)),
                box=tuple(o._replace(card=change.get(o.card, o.card)) for o in state.box),
            )
        )
    assert len({looks(one) for one in found}) == 1
    return [(1 / len(found), one) for one in found]


class Search:
    """Finds what every move of a decision brings with the best play after it.

    `worth`: the expected final score of a belief between two rounds; the last round needs none.
    `counts`: what a final score counts, if not as many coins.
    """

    def __init__(
        self,
        worth: Callable[[Belief], float] | None = None,
        counts: Callable[[int], float] = float,
    ) -> None:
        self.worth = worth
        self.counts = counts
        self._values: dict[Hashable, float] = {}

    def moves(self, state: State) -> dict[Move, float]:
        """Every legal move, and the expected final score after it."""
        belief = beliefs(state)
        return {move: self._after(belief, move) for move in _legal(belief)}

    def _after(self, belief: Belief, move: Move) -> float:
        whole = 0.0
        apart: dict[Hashable, dict[State, float]] = {}
        for p, state in belief:
            for end, chance in ends(state, move).items():
                if end.stage == OVER:
                    whole += p * chance * self.counts(end.scores[0])
                else:
                    alike = apart.setdefault(looks(end), {})
                    alike[end] = alike.get(end, 0.0) + p * chance
        for look, alike in apart.items():
            chance = sum(alike.values())
            if look not in self._values:
                self._values[look] = self._value([(p / chance, end) for end, p in alike.items()])
            whole += chance * self._values[look]
        return whole

    def _value(self, belief: Belief) -> float:
        if belief[0][1].stage == PASS:
            assert self.worth is not None
            return self.worth(belief)
        return max(self._after(belief, move) for move in _legal(belief))


def _legal(belief: Belief) -> Iterator[Move]:
    return iter(CRYPT.legal_moves(belief[0][1]))
