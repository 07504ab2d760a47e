"""Golden playthroughs: games as text, for each number of players, with what is seen.

One of each game is whole. The others name every decision that is a choice, and show what came of
it, choice or not, where it is the first of its stage or brings a new kind of event, and at the end.

`python -m tests.golden_update` writes them anew, for when a change of what they show is meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from crypt_core.crypt.components import Setup
from crypt_core.crypt.game import CRYPT
from crypt_core.donjon.coach.bots import BOTS, moment_key
from crypt_core.donjon.components import Setup as DonjonSetup
from crypt_core.donjon.game import DONJON
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
    bots: tuple[str, ...] = ()
    """Who plays it, by seat; if nobody is named, numbers choose."""
    whole: bool = False
    """Whether what came of each decision is shown."""
    apart: str = ""
    """What its name has beside that of another game with as many players."""

    @property
    def name(self) -> str:
        return f"{self.game.name}-{self.setup.players}{self.apart}"

    @property
    def path(self) -> Path:
        """Where the golden game is."""
        return GOLDEN / f"{self.name}.txt"


# With every side of every collector in one game or another; in the game of Sedlec for three, the
# types of skulls decide a tie.
CRYPTS = {
    golden.setup.players: golden
    for golden in (
        Golden(CRYPT, Setup(1, "AAAAAA"), 1, whole=True),
        Golden(CRYPT, Setup(2, "BBBBBB", 1), 2),
        Golden(CRYPT, Setup(3, "ABABAB"), 3),
        Golden(CRYPT, Setup(4, "BABBAA", 2), 4),
    )
}
SEDLECS = {
    golden.setup.players: golden
    for golden in (
        Golden(SEDLEC, SedlecSetup(2), 12, whole=True),
        Golden(SEDLEC, SedlecSetup(3, 2), 7),
    )
}
# Of Donjon with those who bargain. The one that is whole is short, to be read; the others are long,
# so that what is rare (a curse, a djinn) comes in one of them.
MINDS = ("sensible", "treacherous", "random", "greedy", "sensible", "random")
DONJONS = (
    Golden(DONJON, DonjonSetup(2), 27, MINDS[:2], whole=True, apart="-whole"),
    *(
        Golden(DONJON, DonjonSetup(players), seed, MINDS[:players])
        for players, seed in ((2, 4), (3, 2), (4, 3), (6, 1))
    ),
)
ALL = (*CRYPTS.values(), *SEDLECS.values(), *DONJONS)


def told(golden: Golden) -> str:
    """Return a game as text: its decisions, with the events and what everybody sees after them.

    The latter two only of decisions that show something new, unless the game is `whole`; and where
    a single move is legal, nothing if that shows nothing new.
    """
    game, setup, seed = golden.game, golden.setup, golden.seed
    luck = KeyedLuck(seed)
    state, steps = game.start(setup, luck)
    fields = " ".join(f"{name}={_plain(value)}" for name, value in game.setup_fields(setup).items())
    lines = [f"# {game.name} {fields} seed={seed}", *_told(game, steps), *_seen(game, state), ""]
    numbers = decisions(seed)
    count = 0
    shown = _kinds(state, steps)
    while game.deciders(state):
        count += 1
        before, legal = state, game.legal_moves(state)
        move = _bots_move(golden, state, luck) if golden.bots else pick(legal, next(numbers))
        state, steps = game.play(state, move, luck)
        head = f"## {count}. {game.write_move(move)}  (of {len(legal)} legal moves)"
        new = _kinds(before, steps) - shown
        if golden.whole or new or not game.deciders(state):
            shown |= new
            lines.append(head)
            seen = _seen(game, state, before if game.deciders(state) else None)
            lines += [*_told(game, steps), *seen, ""]
        elif len(legal) > 1:
            lines.append(head)
    return "\n".join(lines).rstrip() + "\n"


def _kinds(state: Any, steps: tuple[Step[Any], ...]) -> set[object]:
    """What a decision shows: the stage in which it is made, and the kinds of its events."""
    return {state.stage, *(type(event) for event, _ in steps)}


def _bots_move(golden: Golden, state: Any, luck: KeyedLuck) -> Any:
    """What the bot of who decides does."""
    player = golden.game.deciders(state)[0]
    draw = luck.draw(*moment_key(state, player))
    legal = golden.game.own_moves(state, player)
    return BOTS[golden.bots[player]](golden.game.view(state, player), legal, draw)


def _plain(value: object) -> object:
    return ",".join(value) if isinstance(value, list) else value


def _told(game: Game, steps: tuple[Step[Any], ...]) -> Iterator[str]:
    for event, _ in steps:
        yield f"- {game.write_event(event)}"


def _seen(game: Game, state: Any, before: Any = None) -> Iterator[str]:
    """What all see, and what each player sees beside that; where it was before, not again.

    A table is long, and a decision changes little of it.
    """
    for viewer in (None, *range(state.setup.players)):
        old = [] if before is None else _lines(game, before, viewer)
        public = [] if viewer is None else _lines(game, state, None)
        new = [line for line in _lines(game, state, viewer) if line not in (*old, *public)]
        if new:
            yield "all see" if viewer is None else f"P{viewer + 1} sees"
            yield from (f"    {line}" for line in new if line)


def _lines(game: Game, state: Any, viewer: int | None) -> list[str]:
    """A view line by line; columns are as wide as what is in them, so that is left out."""
    return [re.sub("  +", "  ", line) for line in str(game.view(state, viewer)).splitlines()]


if __name__ == "__main__":
    for golden in ALL:
        golden.path.write_text(told(golden), encoding="utf-8")
        print(f"wrote {golden.path}")
