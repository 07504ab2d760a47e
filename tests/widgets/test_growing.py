"""What grows with a game is sent piece by piece, and the browser's copy is the whole of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from crypt_core.engine import record
from crypt_core.engine.luck import KeyedLuck
from crypt_core.games import GAMES
from crypt_widgets.app import Tutor
from tests.widgets.listener import Listener, deepen, grow

MOST = 5_000
"""Bytes that a step of a long game may send of what grows with it."""


def listener(count: int = 1, **setup: Any) -> Listener:
    """A page that shows a game of so many moments."""
    tutor = Tutor(**{"lang": "en", "seed": 3, **setup})
    grow(tutor.live.session.timeline, count)
    tutor.live.redraw()
    return Listener(tutor)


def play(page: Listener, choice: int = 0) -> int:
    """Make the decision that is due; the bytes that it takes."""
    session = page.tutor.live.session
    legal = session.game.own_moves(session.timeline.state, session.asked)
    move = legal[choice % len(legal)]
    return page.ask("play", move=session.game.write_move(move))


def added(page: Listener, panel: str) -> list[int]:
    """How many items of its list a panel has sent in each message of the last answer."""
    states = [json.loads(text)["state"] for name, text in page.sent if name == panel]
    return [len(state["added"]["items"]) for state in states if "added" in state]


@pytest.mark.parametrize("game", GAMES)
def test_the_copy_is_the_whole_after_all_that_can_happen(game: str) -> None:
    page = listener(game=game)
    page.check()
    for choice in range(3):
        play(page, choice)
        page.check()
        page.ask("continue")
        page.check()
    session = page.tutor.live.session
    made = session.timeline.moments[1:]
    second = [moment.parent for moment in made if moment.move.player in session.people][1]
    for message in (
        {"do": "back"},
        {"do": "go", "node": 0},
        {"do": "next"},
        {"do": "go", "node": second, "step": None},
        {"do": "luck", "luck": "new"},
    ):
        page.ask(**message)
        page.check()
    play(page)
    assert page.tutor.live.session.timeline.moment.parent == second, "a branch"
    page.check()
    page.ask("back-to-game")
    page.ask("compare", a=0, b=1)
    page.ask("lang", lang="fr")
    page.check()
    kept = page.record
    page.ask("new", game=game, seed="9")
    page.check()
    assert len(page.copies["whatif"].items) == 1
    assert page.states["frame"]["previous"] == kept
    play(page)
    page.ask("load", text=kept)
    page.check()
    assert page.record == kept
    page.ask("previous")
    page.check()


def test_each_viewer_of_one_screen_gets_a_tree_of_their_own() -> None:
    page = listener(players=2, seats=["person", "person"])
    for _ in range(6):
        play(page)
        page.check()
        page.ask("continue")
        page.check()
        page.ask("curtain")
        page.check()


def bytes_of(page: Listener, *panels: str) -> int:
    """What these panels have sent in the last answer."""
    return sum(len(text.encode()) for panel, text in page.sent if panel in panels)


@pytest.mark.change
@pytest.mark.parametrize(("game", "players"), [("crypt", 1), ("sedlec", 2)])
def test_a_step_of_a_long_game_sends_little(game: str, players: int) -> None:
    page = listener(1000, game=game, players=players, seats=["person"] * players)
    session = page.tutor.live.session
    for node in (10, 900, 500):
        page.ask("go", node=node)
        assert bytes_of(page, "whatif", "frame") < MOST
        page.ask("curtain")
        page.check()
        for choice in range(4):
            before = len(session.timeline.moments)
            if session.deciding:
                play(page, choice)
                new = len(session.timeline.moments) - before
                assert added(page, "whatif") == ([new] if new else [])
            else:
                page.ask("next")
                assert added(page, "whatif") == []
            assert bytes_of(page, "whatif", "frame") < MOST
            page.check()


def test_a_step_at_the_end_of_a_long_line_sends_little() -> None:
    tutor = Tutor(lang="en", seed=3)
    deepen(tutor.live.session.timeline, 1000)
    tutor.live.redraw()
    page = Listener(tutor)
    play(page, 3)
    assert tutor.live.session.timeline.moment.depth == 1000
    assert bytes_of(page, "whatif", "frame") < MOST
    page.check()
    page.ask("back")
    page.check()


def test_what_changes_nothing_in_the_tree_sends_none_of_it() -> None:
    page = listener(40)
    page.ask("go", node=0)
    page.ask("consider", move="a1")
    assert {name for name, _ in page.sent} == {"table"}
    play(page, 5)
    page.ask("consider", move="")
    assert not {name for name, _ in page.sent} & {"whatif", "frame"}


def test_a_page_that_has_missed_something_gets_all() -> None:
    page = listener(40)
    for copy in page.copies.values():
        copy.number = None
    page.ask("go", node=0)
    play(page, 7)
    page.check()


def test_luck_that_a_browser_cannot_count_is_written_here() -> None:
    page = listener(3)
    timeline = page.tutor.live.session.timeline
    move = timeline.game.legal_moves(timeline.state)[0]
    timeline.grow(timeline.place.moment, move, KeyedLuck(timeline.seed, record.SEEDS - 1))
    page.ask("back")
    assert page.states["frame"]["keep"]["text"] == page.tutor.live.session.match.record()
    page.check()


def test_of_a_tree_too_large_to_load_the_line_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "MOST_MOVES", 30)
    page = listener(40)
    page.ask("back")
    assert page.states["frame"]["keep"]["text"] == page.tutor.live.session.match.record()
    page.check()
