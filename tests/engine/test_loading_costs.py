"""What is read costs as much as there is of it: twice as much to read takes twice the calls."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from crypt_core.coach.bots import PERSON
from crypt_core.engine import notation, record
from crypt_core.engine.game import BadNotation, Game
from crypt_core.engine.record import RecordError
from crypt_core.engine.timeline import Timeline
from crypt_core.games import GAMES

NAMES = sorted(GAMES)


def calls(run: Callable[[], object]) -> int:
    """How many functions are called, of Python's own too: a measure that no other work disturbs."""
    count = 0

    def heed(_frame: object, what: str, _with: object) -> None:
        nonlocal count
        count += what in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(heed)
    try:
        run()
    finally:
        sys.setprofile(before)
    return count


def first_moves(game: Game) -> tuple[dict[str, Any], str]:
    """A record without a decision, and a move that can be made first."""
    timeline = Timeline(game, game.setup({}), 5)
    data = record.save(timeline, {"seats": [PERSON] * timeline.setup.players})
    owing = game.deciders(timeline.state)[0]
    return data, game.write_move(next(iter(game.own_moves(timeline.state, owing))))


@pytest.mark.parametrize("name", NAMES)
def test_lines_cost_the_same_each(name: str) -> None:
    data, move = first_moves(GAMES[name])

    def load(count: int) -> int:
        branch = {"from": [0, 0], "luck": 0, "moves": [move]}
        lines = [{"moves": [move]}, *[branch] * (count - 1)]
        return calls(lambda: record.load({**data, "lines": lines, "at": [0, 0, 0]}, GAMES))

    load(2)  # what is made once
    few, many = load(20), load(80)
    assert many < 4 * few * 1.1


@pytest.mark.parametrize("name", NAMES)
def test_words_cost_the_same_each(name: str) -> None:
    """Of any length that is read; beyond it nothing is."""
    game = GAMES[name]
    state = Timeline(game, game.setup({}), 5).state
    most = notation.LONGEST_MOVE

    def read(text: str) -> int:
        def judged() -> None:
            with suppress(BadNotation):
                game.why_not(state, game.read_move(text, state))

        return calls(judged)

    for word in ("a1 ", "a1", "P1:", "- ", "(", "1", "\u0661 "):
        half = word * (most // 2 // len(word))
        read(half)
        assert read(half * 2) < 2 * read(half) + 100
        assert read(half * 1000) < read(half) + 100


def test_a_long_link_and_a_long_record_cost_nothing() -> None:
    short = calls(lambda: refused("1.x"))
    assert calls(lambda: refused("1." + "x" * 900_000)) < short + 100
    assert calls(lambda: refused("{" * 1_000_001)) < short + 100


def refused(text: str) -> None:
    load = record.load_text if record.is_record(text) else record.load_code
    with pytest.raises(RecordError):
        load(text, GAMES)
