"""Golden playthroughs: whole games as text, for each number of players, with what is seen.

`python -m tests.golden_update` writes them anew, for when a change of what they show is meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from crypt_core.crypt.components import Setup
from crypt_core.crypt.game import CRYPT
from crypt_core.engine.game import Game, Step
from crypt_core.engine.luck import KeyedLuck
from crypt_core.sedlec.components import Setup as SedlecSetup
from crypt_core.sedlec.game import SEDLEC
from tests.strategies import decisions, pick

GOLDEN = Path(__file__).parent / "golden"


class Golden(NamedTuple):
    """A game to be told: its setup, and the seed of its luck and of its decisions."""

    game: Game
    setup: Any
    seed: int

    @property
    def name(self) -> str:
        return f"{self.game.name}-{self.setup.players}"

    @property
    def path(self) -> Path:
        """Where the golden game is."""
        return GOLDEN / f"{self.name}.txt"


# With every side of every collector in one game or another; in the game of Sedlec for three, the
# types of skulls decide a tie.
CRYPTS = {
    golden.setup.players: golden
    for golden in (
        Golden(CRYPT, Setup(1, "AAAAAA"), 1),
        Golden(CRYPT, Setup(2, "BBBBBB", 1), 2),
        Golden(CRYPT, Setup(3, "ABABAB"), 3),
        Golden(CRYPT, Setup(4, "BABBAA", 2), 4),
    )
}
SEDLECS = {
    golden.setup.players: golden
    for golden in (Golden(SEDLEC, SedlecSetup(2), 12), Golden(SEDLEC, SedlecSetup(3, 2), 7))
}
ALL = (*CRYPTS.values(), *SEDLECS.values())


def told(golden: Golden) -> str:
    """A whole game as text: each decision, its events, and what everybody sees after it."""
    game, setup, seed = golden
    luck = KeyedLuck(seed)
    state, steps = game.start(setup, luck)
    fields = " ".join(f"{name}={_plain(value)}" for name, value in game.setup_fields(setup).items())
    lines = [f"# {game.name} {fields} seed={seed}", "", *_told(game, steps), ""]
    lines += _seen(game, state)
    numbers = decisions(seed)
    count = 0
    while game.deciders(state):
        count += 1
        legal = game.legal_moves(state)
        move = pick(legal, next(numbers))
        state, steps = game.play(state, move, luck)
        title = f"## {count}. {game.write_move(move)}  (of {len(legal)} legal moves)"
        lines += [title, "", *_told(game, steps), "", *_seen(game, state)]
    return "\n".join(lines).rstrip() + "\n"


def _plain(value: object) -> object:
    return ",".join(value) if isinstance(value, list) else value


def _told(game: Game, steps: tuple[Step[Any], ...]) -> Iterator[str]:
    for event, _ in steps:
        yield f"- {game.write_event(event)}"


def _seen(game: Game, state: Any) -> Iterator[str]:
    """What each player sees; once for all where everything is always public."""
    views = {f"P{i + 1} sees": game.view(state, i) for i in range(state.setup.players)}
    if game is SEDLEC:
        views = {"all see": game.view(state, None)}
    for title, view in views.items():
        yield title
        yield from (f"    {line}".rstrip() for line in str(view).splitlines())
        yield ""


if __name__ == "__main__":
    for golden in ALL:
        golden.path.write_text(told(golden), encoding="utf-8")
        print(f"wrote {golden.path}")
