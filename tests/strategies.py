"""Hypothesis strategies: setups, whole games, positions, moves fit and unfit.

Those of this file are Crypt's; what plays a game by numbers plays any (see also `sedlec`).

Examples are the same on every run; `HYPOTHESIS_PROFILE=explore` looks for new ones. Only the
nightly layer of tests tries more than `few`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from crypt_core.crypt import moves
from crypt_core.crypt.components import Setup
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.judge import LegalMoves
from crypt_core.crypt.moves import Move
from crypt_core.crypt.state import State
from crypt_core.engine.game import Game, Step
from crypt_core.engine.luck import KeyedLuck, Luck
from crypt_core.engine.timeline import Timeline

_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile(
    "steady",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=40,
    suppress_health_check=_SLOW,
)
settings.register_profile("few", settings.get_profile("steady"), max_examples=5)
settings.register_profile(
    "explore", deadline=None, max_examples=1000, suppress_health_check=_SLOW, print_blob=True
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


def examples(count: int) -> settings:
    """Return settings for a slow test: this many examples, or fewer before the nightly layer."""
    if settings.get_current_profile_name() == "few":
        count = min(count, settings.default.max_examples)
    return settings(max_examples=count)


Steps = tuple[Step[Any], ...]


class Turn(NamedTuple):
    """One decision of a game: the state before it, the move, and what came of it."""

    state: Any
    move: Any
    after: Any
    steps: Steps


class Playthrough(NamedTuple):
    """A whole game: its setup and seed, how it began, and every decision."""

    setup: Any
    seed: int
    opening: Steps
    turns: tuple[Turn, ...]

    def __repr__(self) -> str:
        """Enough to play it again: a failing example stays readable."""
        return f"<{self.setup} seed={self.seed} moves={[str(move) for move in self.moves]}>"

    @property
    def states(self) -> list[Any]:
        """The state at each decision, and the last one, when the game is over."""
        return [self.opening[-1].state, *(turn.after for turn in self.turns)]

    @property
    def steps(self) -> list[Step[Any]]:
        """All steps of the game."""
        return [*self.opening, *(step for turn in self.turns for step in turn.steps)]

    @property
    def moves(self) -> list[Any]:
        return [turn.move for turn in self.turns]


def pick(legal: Sequence[Any], number: int) -> Any:
    """A legal move by number: in Crypt, one time in three recover, a window's move or a power.

    Claims are so many that a plain index would hardly ever choose anything else.
    """
    if isinstance(legal, LegalMoves) and number % 3 == 0:
        return legal.others[number // 3 % len(legal.others)]
    return legal[number // 3 % len(legal)]


def decisions(seed: int, choices: Sequence[int] = ()) -> Iterator[int]:
    """Numbers for `pick`: those given, then others that the seed names."""
    yield from choices
    luck = KeyedLuck(seed, salt=77)
    at = len(choices)
    while True:
        yield luck.draw(at) >> 32
        at += 1


def playthrough(
    setup: Any,
    seed: int,
    choices: Sequence[int] = (),
    luck: Luck | None = None,
    game: Game = CRYPT,
) -> Playthrough:
    """A game played to its end by number."""
    luck = luck or KeyedLuck(seed)
    state, opening = game.start(setup, luck)
    turns: list[Turn] = []
    numbers = decisions(seed, choices)
    while game.deciders(state):
        move = pick(game.legal_moves(state), next(numbers))
        after, steps = game.play(state, move, luck)
        turns.append(Turn(state, move, after, steps))
        state = after
    return Playthrough(setup, seed, opening, tuple(turns))


seeds = st.integers(0, (1 << 64) - 1)
choices = st.lists(st.integers(0, 1 << 20), max_size=60)
sides = st.text("AB", min_size=6, max_size=6)


@st.composite
def setups(draw: st.DrawFn, players: int | None = None) -> Setup:
    """Any setup: 1-4 players, every mix of sides, any leader."""
    count = draw(st.integers(1, 4)) if players is None else players
    return Setup(count, draw(sides), draw(st.integers(0, count - 1)))


@st.composite
def games(draw: st.DrawFn, players: int | None = None) -> Playthrough:
    """A whole game, its decisions chosen by index into the legal moves."""
    return playthrough(draw(setups(players)), draw(seeds), draw(choices))


@st.composite
def positions(draw: st.DrawFn, players: int | None = None) -> State:
    """The state at some decision of a game."""
    game = draw(games(players))
    return game.states[draw(st.integers(0, len(game.turns) - 1))]


@st.composite
def trees(
    draw: st.DrawFn, game: Game = CRYPT, setups_: st.SearchStrategy[Any] | None = None
) -> Timeline:
    """A timeline with branches of the same luck and of new luck, seen from anywhere in it."""
    timeline = Timeline(game, draw(setups() if setups_ is None else setups_), draw(seeds))
    for _ in range(draw(st.integers(1, 5))):
        timeline.go(draw(st.integers(0, len(timeline.moments) - 1)))
        new_luck = draw(st.booleans())
        for number in draw(st.lists(st.integers(0, 1 << 20), max_size=12)):
            if not game.deciders(timeline.state):
                break
            timeline.play(pick(game.legal_moves(timeline.state), number), new_luck)
            new_luck = False
    moment = draw(st.integers(0, len(timeline.moments) - 1))
    timeline.go(moment, draw(st.integers(0, len(timeline.moments[moment].steps))))
    return timeline


@st.composite
def claims(draw: st.DrawFn) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Dice on treasures, well formed and in order, though perhaps not allowed."""
    slots = draw(st.lists(st.integers(0, 6), min_size=1, max_size=4, unique=True))
    efforts = st.one_of(
        st.builds(lambda effort, n: (effort,) * n, st.integers(0, 7), st.integers(1, 4)),
        st.lists(st.integers(0, 7), min_size=1, max_size=3).map(tuple),
    )
    return tuple((slot, draw(efforts)) for slot in sorted(slots))


@st.composite
def any_move(draw: st.DrawFn) -> Move:
    """A move written as moves are, by anyone, of any verb, perhaps not allowed."""
    player = draw(st.integers(-1, 4))
    verb = draw(st.sampled_from((*moves.VERBS, "dance")))
    if verb == moves.CLAIM:
        return Move(player, verb, draw(claims()))
    if verb == moves.TAKE:
        return Move(player, verb, slot=draw(st.integers(-1, 6)))
    if verb == moves.REROLL:
        return Move(player, verb, slot=draw(st.integers(-1, 6)), number=draw(st.integers(0, 4)))
    return Move(player, verb)


odd_values: st.SearchStrategy[Any] = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 1 << 70), st.floats(), st.text(max_size=4)
)
"""Values of types that no field of a move has."""
