"""Only views are sent to the panels, at a table of two, three or four.

A whole solo game is read as it goes over the wire, in `tests/browser/test_whole_game.py`.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.views import view
from crypt_core.engine.timeline import Timeline
from tests.only_views import check_values, check_words, tables
from tests.panels.games import crypt
from tests.panels.play import Play
from tests.panels.states.peeks import before_a_peek


class Read:
    """A play of which all that is sent is read."""

    def __init__(self, timeline: Timeline, seats: list[str]) -> None:
        self.play = Play(timeline, seats=seats)
        self.hidden = self.moved = 0
        self.asked: list[str] = []
        self._read(self.play.recorded()["start"])

    def ask(self, do: str, **facts: Any) -> None:
        self.asked.append(do)
        self.play.then(do, **facts)
        self._read(self.play.steps[-1])
        if not self.play.session.over:
            self.moved += check_words(self.play.session)

    def _read(self, sent: dict[str, Any]) -> None:
        session = self.play.session
        seen = view(session.timeline.state, session.viewer)
        self.hidden += sum(
            check_values(table, seen) for table in tables(json.loads(json.dumps(sent)))
        )

    def go_on(self, rounds: int) -> None:
        """Claims of one servant, and Recover, until so many rounds are over."""
        rng, session = Random(5), self.play.session
        for _ in range(200):
            state = session.timeline.state
            if session.over or state.round > rounds:
                return
            if session.curtain:
                self.ask("curtain")
            elif not session.deciding:
                self.ask("continue")
            else:
                (on_turn,) = CRYPT.deciders(state)
                legal = [move for move in CRYPT.legal_moves(state) if move.player == on_turn]
                down = [m for m in legal if any(not state.crypt[s].up for s, _ in m.dice)]
                small = [m for m in down or legal if sum(len(dice) for _, dice in m.dice) < 2]
                self.ask("play", move=CRYPT.write_move(rng.choice(small or legal)))
        pytest.fail("the game does not come to its end")


def test_two_people_at_one_screen() -> None:
    read = Read(crypt(players=2, seed=9, sides="BBBBBB"), ["person", "person"])
    read.go_on(rounds=2)
    assert read.hidden > 8
    assert read.moved > 20
    assert "curtain" in read.asked


@pytest.mark.parametrize("players", [3, 4])
def test_one_person_among_bots(players: int) -> None:
    seats = ["person", "bot:random", "bot:sensible", "bot:random"][:players]
    read = Read(crypt(players=players, seed=8, sides="BABBAB"), seats)
    read.go_on(rounds=4)
    assert read.hidden > 15


@pytest.mark.parametrize("players", [1, 2])
def test_a_peek_is_for_its_viewer_alone(players: int) -> None:
    read = Read(before_a_peek(players), ["person"] * players)
    if read.play.session.curtain:
        read.ask("curtain")
    read.ask("play", move="peek")
    if not read.play.session.deciding:
        read.ask("continue")
    read.ask("play", move="recover")
    read.ask("continue")
    if players == 2:
        assert read.play.session.curtain
        read.ask("curtain")
    assert read.hidden
