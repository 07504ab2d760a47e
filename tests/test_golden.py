"""Golden playthroughs: games as they were when somebody last read them."""

from __future__ import annotations

import re

import pytest

from crypt_core.engine.game import Game
from crypt_core.engine.luck import KeyedLuck
from crypt_core.games import GAMES
from tests.golden_update import ALL, GOLDEN, Golden, told

goldens = pytest.mark.parametrize("golden", ALL, ids=lambda golden: golden.name)


def test_each_game_has_them_and_nothing_else_lies_there() -> None:
    assert {golden.game.name for golden in ALL} >= set(GAMES)
    assert sorted(GOLDEN.iterdir()) == sorted(golden.path for golden in ALL)


@goldens
def test_the_game_is_as_it_was(golden: Golden) -> None:
    """If the change is meant: `python -m tests.golden_update`, and read what changed."""
    assert told(golden) == golden.path.read_text(encoding="utf-8")


@goldens
def test_the_text_alone_plays_the_game_again(golden: Golden) -> None:
    """Moves and events are read back from the file and compared with what the rules do."""
    game, setup, seed = golden.game, golden.setup, golden.seed
    luck = KeyedLuck(seed)
    state, steps = game.start(setup, luck)
    opening, *turns = re.split(r"^## ", golden.path.read_text("utf-8"), flags=re.MULTILINE)
    assert events(game, opening) == [step.event for step in steps]
    made = 0
    for turn in turns:
        number, head, count = re.findall(r"^(\d+)\. (.*?)  \(of (\d+) legal moves\)", turn)[0]
        for _ in range(made + 1, int(number)):
            (only,) = game.legal_moves(state)
            state, steps = game.play(state, only, luck)
        made = int(number)
        assert len(game.legal_moves(state)) == int(count)
        state, steps = game.play(state, game.read_move(head, state), luck)
        found = events(game, turn)
        assert found == ([step.event for step in steps] if golden.whole or found else [])
    assert game.deciders(state) == ()


def events(game: Game, text: str) -> list[object]:
    return [game.read_event(line) for line in re.findall(r"^- (.*)$", text, re.MULTILINE)]
