"""Golden playthroughs: whole games as text, one a player count, with every player's view.

`python -m tests.golden_update` writes them anew, for when a change of what they show is meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from crypt_core.crypt.components import Setup
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.state import State
from crypt_core.engine.game import Step
from crypt_core.engine.luck import KeyedLuck
from tests.strategies import decisions, pick

GOLDEN = Path(__file__).parent / "golden"

SETUPS = {
    1: (Setup(1, "AAAAAA"), 1),
    2: (Setup(2, "BBBBBB", 1), 2),
    3: (Setup(3, "ABABAB"), 3),
    4: (Setup(4, "BABBAA", 2), 4),
}
"""By player count: setup and seed, with every side of every collector in one game or another."""


def path(players: int) -> Path:
    """Where the golden game of this many players is."""
    return GOLDEN / f"crypt-{players}.txt"


def game(players: int) -> str:
    """A whole game as text: each decision, its events, and what everybody sees after it."""
    setup, seed = SETUPS[players]
    luck = KeyedLuck(seed)
    state, steps = CRYPT.start(setup, luck)
    fields = " ".join(f"{name}={value}" for name, value in CRYPT.setup_fields(setup).items())
    lines = [f"# crypt {fields} seed={seed}", "", *_told(steps), "", *_seen(state)]
    numbers = decisions(seed)
    count = 0
    while CRYPT.on_turn(state) is not None:
        count += 1
        legal = CRYPT.legal_moves(state)
        move = pick(legal, next(numbers))
        state, steps = CRYPT.play(state, move, luck)
        title = f"## {count}. {CRYPT.write_move(move)}  (of {len(legal)} legal moves)"
        lines += [title, "", *_told(steps), "", *_seen(state)]
    return "\n".join(lines).rstrip() + "\n"


def _told(steps: tuple[Step[State], ...]) -> Iterator[str]:
    for event, _ in steps:
        yield f"- {CRYPT.write_event(event)}"


def _seen(state: State) -> Iterator[str]:
    for player in range(state.setup.players):
        yield f"P{player + 1} sees"
        yield from (f"    {line}".rstrip() for line in str(CRYPT.view(state, player)).splitlines())
        yield ""


if __name__ == "__main__":
    for players in SETUPS:
        path(players).write_text(game(players), encoding="utf-8")
        print(f"wrote {path(players)}")
