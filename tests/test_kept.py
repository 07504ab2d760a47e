"""What people have still opens: saves, links, progress and what a browser keeps, made in 2026.

The files of `tests/kept/` were written by the tutor of November 2026. They are never written anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from crypt_core.engine import record
from crypt_core.games import GAMES
from crypt_core.teach.lessons import progress
from crypt_widgets.app import Tutor
from crypt_widgets.panels.games.present import games_data
from tests.messages import send
from tests.widgets.learning import learning
from tests.widgets.test_places import hello

KEPT = Path(__file__).parent / "kept"
SAVES = {
    "crypt": (7, 1, ["person"]),
    "sedlec": (25, 2, ["person", "bot:random"]),
    "donjon": (68, 2, ["person", *["bot:greedy"] * 3]),
}
"""Of each game how many moments it has, and how many of them with branches; who plays."""


def text(name: str) -> str:
    return (KEPT / name).read_text("utf-8")


def browser() -> Any:
    """What a browser keeps: the texts of its local storage, and all games."""
    return json.loads(text("browser.json"))


@pytest.mark.parametrize("name", SAVES)
def test_a_saved_game_opens_with_its_branches(name: str) -> None:
    moments, branched, seats = SAVES[name]
    timeline, extra = record.load_text(text(f"{name}.json"), GAMES)
    assert timeline.game.name == name
    assert len(timeline.moments) == moments
    assert extra["seats"] == seats
    assert sum(len(it.children) > 1 for it in timeline.moments) == branched
    again, _ = record.load_text(record.save_text(timeline, extra), GAMES)
    assert [str(it.move) for it in again.moments] == [str(it.move) for it in timeline.moments]


@pytest.mark.parametrize("link", text("links.txt").split())
def test_a_link_leads_where_it_led(link: str) -> None:
    parts = dict(part.split("=", 1) for part in link.removeprefix("#").split("&"))
    at = learning()
    now = hello(at, parts.get("at", ""), code=parts.get("g"))
    assert at.game.match.trouble is None
    assert now == parts.get("at", "")
    if "g" in parts:
        timeline, _ = record.load_code(parts["g"], GAMES)
        assert str(at.game.timeline.state) == str(timeline.state)


def test_progress_of_a_course_is_read() -> None:
    read = progress.read(text("progress.json"))
    assert {"round.first", "push.back", "sedlec.graveyard.dig"} <= read.done
    assert read.again["push.equal"]["stability"] == 0.212
    assert read.help == {"push.equal": "missed", "round.first": "hinted"}
    assert [it.best for it in read.mistakes.values()] == ["P1: c3"]
    assert progress.write(*read) == text("progress.json").rstrip()


def test_the_games_that_a_browser_keeps_are_listed_and_open() -> None:
    games = browser()["games"]
    at = learning()
    send(at, {"do": "learn-open", "screen": "games"})
    told = [{"id": it["id"], "changed": it["changed"], **it["played"]} for it in games]
    send(at, {"do": "games-kept", "games": told, "today": "2026-11-26"})
    assert len(games_data(at)["sheet"]["games"]) == len(games) == 4
    for kept in games:
        timeline, _ = record.load_text(kept["record"], GAMES)
        decided = [it for it in timeline.line() if it.move is not None]
        assert len(decided) >= kept["played"]["decided"] - 8


def test_the_game_that_a_browser_was_at_is_gone_on_with() -> None:
    kept = browser()["localStorage"]
    at = learning()
    hello(at, saved=kept["crypt.record"], previous=kept["crypt.previous"])
    send(at, {"do": "resume"})
    timeline, _ = record.load_text(kept["crypt.record"], GAMES)
    assert at.game.timeline.state == timeline.state
    before, _ = record.load_text(kept["crypt.previous"], GAMES)
    assert before.game.name == "donjon"


def test_a_saved_notebook_shows_its_picture_and_runs_again() -> None:
    nbformat = pytest.importorskip("nbformat")
    notebook = nbformat.reads(text("notebook.json"), as_version=4)
    nbformat.validate(notebook)
    [cell] = notebook.cells
    pictures = [it.data["text/html"] for it in cell.outputs if "text/html" in it.data]
    assert len(pictures) == 1
    assert "data:image/svg+xml" in pictures[0]
    assert "Run this cell to go on here." in pictures[0]
    names: dict[str, Any] = {}
    exec(cell.source, names)
    assert isinstance(names["tutor"](seed=7), Tutor)
