"""What comes of a move: played on to the end of the turn, in worlds that a view allows.

Everybody is taken to play on as the sensible bot does. Where the dice of a fight fall, all the ways
are followed that differ in what comes of them, each with its exact chance. What a turn's end
promises is told by `prospects`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Any, overload

from ...engine.luck import KeyedLuck
from .. import events as ev
from .. import fight as sums
from .. import rules
from ..asking import current, deciders
from ..fight import FACES, KRITIK, Rolls, Strength
from ..judge import judged
from ..lists import own_moves
from ..moves import Move
from ..power import the_sum
from ..state import OVER, SIDES, VANISH, State
from ..steps import FOR_DICE
from ..views import View
from .character import SENSIBLE, Character
from .imagined import imagined
from .mind import Mind
from .prospects import chances

PLAYER = SENSIBLE._replace(offers=0)
"""How all play on: they offer no swaps, which take long to think of and change little."""
Way = tuple[Fraction, tuple[int, int]]


class Loaded:
    """Luck whose next roll of a fight is told: two dice, green and red."""

    def __init__(self, luck: KeyedLuck, faces: tuple[int, int] | None = None) -> None:
        self.luck, self.faces = luck, faces
        self.rolled = 0
        """How many dice of fights have fallen."""

    def die(self, *key: int, sides: int = 6) -> int:
        if key[0] == FOR_DICE:
            self.rolled += 1
            if self.faces is not None and self.rolled <= 2:
                return self.faces[key[4]]
        return self.luck.die(*key, sides=sides)

    def deal(self, cards: Sequence[Any], ids: Sequence[int], count: int, *key: int) -> Any:
        return self.luck.deal(cards, ids, count, *key)

    def pick(self, cards: Sequence[Any], ids: Sequence[int], place: int, *key: int) -> Any:
        return self.luck.pick(cards, ids, place, *key)


@lru_cache(maxsize=4096)
def ways(green: Strength, red: Strength) -> tuple[Way, ...]:
    """The ways two dice can fall that differ in what comes of them, one roll for each.

    They differ in who wins, in whether the winner's die shows an 8, and in whether green's does.
    """
    found: Counter[tuple[bool, bool, bool]] = Counter()
    shown: dict[tuple[bool, bool, bool], tuple[int, int]] = {}
    for faces in product(FACES, FACES):
        end = sums.decide(green, red, Rolls((faces[0],), (faces[1],)))
        kind = end.won, end.kritik, faces[0] == KRITIK
        found[kind] += 1
        shown.setdefault(kind, faces)
    return tuple((Fraction(count, found.total()), shown[kind]) for kind, count in found.items())


def outcomes(state: State, move: Move, luck: KeyedLuck) -> Iterator[tuple[float, State]]:
    """What a move leads to, by the dice of the fight that it sets off; with their chances."""
    loaded = Loaded(luck)
    after, steps = rules.play(state, move, loaded)
    if loaded.rolled != 2:
        yield 1.0, after
        return
    before = next(step.state for step in steps if isinstance(step.event, ev.Rolled))
    green, red = sums.strengths(the_sum(before, current(before)))
    for chance, faces in ways(green._replace(fixed=green.fixed - red.fixed), red._replace(fixed=0)):
        yield float(chance), rules.play(state, move, Loaded(luck, faces))[0]


class _Judged(Sequence[Move]):
    """A player's moves, listed only if they have to be."""

    def __init__(self, state: State, player: int) -> None:
        self.state, self.player = state, player

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and judged(self.state, move) is None

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        return own_moves(self.state, self.player)[index]

    def __len__(self) -> int:
        return len(own_moves(self.state, self.player))


def mind(state: State, player: int, character: Character = PLAYER) -> Mind:
    """What a player thinks at a decision; of the pile, what may be in it."""
    cards = state.setup.adventure
    pile = [cards[number] for number in (*state.adventure.mixed, *state.adventure.under)]
    if state.seen >= 0 and state.players[player].adventurer == "priest":
        pile = [cards[state.seen]]
    return Mind(state, player, _Judged(state, player), pile, character)


def begun(view: View, luck: KeyedLuck) -> State:
    """A world that a view allows; the sides that others have chosen are those they might."""
    state = imagined(view, luck)
    if state.stage != VANISH or None not in state.secret:
        return state
    asked = state._replace(stage=SIDES)
    sides = tuple(
        mind(asked, i).choose().what if it is None else it for i, it in enumerate(state.secret)
    )
    return state._replace(secret=sides)


def value(state: State, me: int, luck: KeyedLuck, turn: int, exact: int = 1) -> float:
    """How likely a player is to win, once a turn has been played on to its end.

    `exact`: of so many fights all ways are followed that the dice may fall; of others one is drawn.
    """
    while state.stage != OVER and state.turn <= turn:
        player = deciders(state)[0]
        move = mind(state, player).choose()
        if exact:
            found = list(outcomes(state, move, luck))
            if len(found) > 1:
                return sum(chance * value(it, me, luck, turn, exact - 1) for chance, it in found)
            state = found[0][1]
        else:
            state, _ = rules.play(state, move, luck)
    return chances(state)[me]


def worth(state: State, move: Move, luck: KeyedLuck, turn: int) -> float:
    """How likely who makes a move is to win after it, in one world."""
    found: Iterable[tuple[float, State]] = list(outcomes(state, move, luck))
    exact = 0 if len(list(found)) > 1 else 1
    return sum(chance * value(it, move.player, luck, turn, exact) for chance, it in found)
