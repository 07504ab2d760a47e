"""A draft redraws only the panels that show it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from crypt_core.games import NAMES as GAMES
from crypt_widgets import Coach, Tutor, WhatIf
from crypt_widgets.live import LiveGame
from crypt_widgets.panel import EMPTY
from crypt_widgets.panels.drafted import written


def drawn(live: LiveGame) -> dict[str, Any]:
    return {name: (panel.data, panel.words) for name, panel in live.panels.items()}


def consider(live: LiveGame, move: str) -> set[str]:
    """The panels that were drawn when a move was laid out: drawing all again changes nothing."""
    asked = set()
    ask = live.drawing.ask
    live.drawing.ask = lambda presenter: asked.add(presenter) or ask(presenter)  # type: ignore[method-assign,func-returns-value]
    live.answer({"do": "consider", "move": move})
    live.drawing.ask = ask  # type: ignore[method-assign]
    now = drawn(live)
    live.redraw()
    assert now == drawn(live), move
    return {name for name, panel in live.panels.items() if panel.present in asked}


def opened(live: LiveGame) -> list[str]:
    return [tool.name for tool in live.drawing.tools()]


@pytest.mark.parametrize(
    ("game", "players"), [("crypt", 1), ("crypt", 2), ("sedlec", 2), ("donjon", 3)]
)
def test_a_draft_draws_what_shows_it_and_nothing_else(game: str, players: int) -> None:
    seats = ["person", *["bot:sensible"] * (players - 1)]
    live = Tutor(game=game, seed=5, players=players, seats=seats).live
    luck = Random(5)
    for _ in range(12):
        live.answer({"do": "continue"})
        session = live.session
        if not session.deciding or session.asked is None:
            continue
        moves = session.game.own_moves(session.timeline.state, session.asked)
        texts = [written(move) for move in luck.sample([*moves], min(2, len(moves)))]
        live.answer({"do": "tool", "name": luck.choice(opened(live))})
        for text in [*texts, "a9 nonsense", ""]:
            there = consider(live, text)
            assert "story" not in there
            assert {"table", "board", "dungeon"} & there
        live.answer({"do": "play", "move": texts[0]})


def test_a_draft_in_a_task_draws_what_shows_it() -> None:
    live = Tutor(game="crypt", seed=5).live
    live.answer({"do": "learn-start", "kind": "lesson", "id": "claim"})
    assert live.shell.practice is not None
    for move in ("a5", "pass", "a5 b3", "a9"):
        assert "learn" not in consider(live, move)


def test_what_went_wrong_before_is_gone_with_the_next_draft() -> None:
    live = Tutor(game="crypt", seed=5).live
    live.answer({"do": "consider"})
    assert live.panels["frame"].data["trouble"]
    assert "frame" in consider(live, "a5")
    assert not live.panels["frame"].data["trouble"]
    assert "frame" not in consider(live, "a4")


@pytest.mark.parametrize(
    ("game", "most"),
    [(None, 360_000), ("crypt", 500_000), ("sedlec", 470_000), ("donjon", 535_000)],
)
def test_the_first_state_of_a_tutor_is_small(game: str | None, most: int) -> None:
    """In bytes: a kernel sends it to the page, and a saved notebook keeps it."""
    panels = Tutor(lang="en", game=game, seed=7 if game else None).live.panels.values()
    states = [json.dumps(panel.get_state(), ensure_ascii=False) for panel in panels]
    assert most * 0.9 < sum(len(state.encode()) for state in states) < most


def empty(live: LiveGame) -> set[str]:
    return {name for name, panel in live.panels.items() if panel.get_state()["_esm"] == EMPTY}


@pytest.mark.parametrize("game", GAMES)
def test_a_tool_gets_its_script_when_it_is_opened(game: str) -> None:
    """What the first page has no use for, it does not wait for; what is there stays."""
    live = Tutor(game=game, seed=5).live
    assert {"whatif", "reference", "games"} < empty(live)
    assert not {"frame", "tools", "story", "bar", "learn"} & empty(live)
    for name in [*opened(live), "story"]:
        live.answer({"do": "tool", "name": name})
        panel = live.panels[name]
        assert name not in empty(live)
        assert panel.get_state()["_css"] == panel.trait_defaults("_css")
    assert not {*opened(live)} & empty(live)


def test_a_list_comes_whole_with_the_script_that_draws_it() -> None:
    live = Tutor(seed=5).live
    live.play("a5")
    whatif = live.panels["whatif"]
    assert not whatif.added["whole"]
    live.answer({"do": "tool", "name": "whatif"})
    assert whatif.added["whole"]
    assert len(whatif.added["items"]) == len(live.game.moments)


def test_a_screen_gets_its_script_when_it_is_opened() -> None:
    live = Tutor(seed=5).live
    for screen, name in (("rules", "reference"), ("games", "games")):
        live.answer({"do": "learn-open", "screen": screen})
        assert name not in empty(live)


@pytest.mark.parametrize("kind", [Coach, WhatIf])
def test_a_tool_alone_has_its_script(kind: type[Coach | WhatIf]) -> None:
    assert empty(kind(seed=5).live) <= {"estimate"}


def test_marimo_gets_every_script_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """There a script that comes later is not read."""
    monkeypatch.setattr("crypt_widgets.in_marimo.here", lambda: True)
    assert empty(Tutor(seed=5).live) == set()
