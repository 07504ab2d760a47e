"""Golden playthroughs: whole games as they were when somebody last read them."""

from __future__ import annotations

import re

import pytest

from crypt_core.crypt.components import KINDS, REVEALED
from crypt_core.crypt.game import CRYPT
from crypt_core.engine.luck import KeyedLuck
from tests import golden_update
from tests.golden_update import GOLDEN, SETUPS, game, path


def test_each_player_count_has_one_and_nothing_else_lies_there() -> None:
    assert set(SETUPS) == set(REVEALED)
    assert sorted(GOLDEN.iterdir()) == [path(players) for players in sorted(SETUPS)]


def test_together_they_show_every_collector_side() -> None:
    played = {f"{kind}.{setup.side(kind)}" for setup, _ in SETUPS.values() for kind in KINDS}
    assert len(played) == 12


@pytest.mark.parametrize("players", sorted(SETUPS))
def test_the_game_is_as_it_was(players: int) -> None:
    """If the change is meant: `python -m tests.golden_update`, and read what changed."""
    assert golden_update.__doc__ is not None
    assert game(players) == path(players).read_text(encoding="utf-8")


@pytest.mark.parametrize("players", sorted(SETUPS))
def test_the_text_alone_plays_the_game_again(players: int) -> None:
    """Moves and events are read back from the file and compared with what the rules do."""
    text = path(players).read_text(encoding="utf-8")
    setup, seed = SETUPS[players]
    luck = KeyedLuck(seed)
    state, steps = CRYPT.start(setup, luck)
    opening, *turns = re.split(r"^## \d+\. ", text, flags=re.MULTILINE)
    assert events(opening) == [step.event for step in steps]
    for turn in turns:
        head, count = re.findall(r"^(.*?)  \(of (\d+) legal moves\)", turn)[0]
        assert len(CRYPT.legal_moves(state)) == int(count)
        state, steps = CRYPT.play(state, CRYPT.read_move(head, state), luck)
        assert events(turn) == [step.event for step in steps]
    assert CRYPT.on_turn(state) is None


def events(text: str) -> list[object]:
    return [CRYPT.read_event(line) for line in re.findall(r"^- (.*)$", text, re.MULTILINE)]


@pytest.mark.parametrize("players", sorted(SETUPS))
def test_each_player_is_shown_what_that_player_may_know(players: int) -> None:
    text = path(players).read_text(encoding="utf-8")
    for player in range(players):
        assert f"P{player + 1} sees" in text
    # Somebody did not know something, and what the collector alone has seen is in one view only.
    assert re.search(r"[a-z]\? face-down", text)
    if players > 1:
        assert re.search(r"(idols|jewelry|manuscripts|pottery|remains|tapestries)\?( |$)", text)
