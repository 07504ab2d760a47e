"""A cell that is run again: what was answered or played in it is still there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest
from jupyter_client.manager import start_new_kernel

from crypt_core.crypt.teach.lessons.table import table
from crypt_core.teach.lessons.question import question
from crypt_widgets import Exercise, PhasePanel
from crypt_widgets.notebook import cells

COUNTS = """
from crypt_widgets.notebook.cells import once

runs = once("runs", list)
runs.append(1)
print(len(runs), end="")
"""
Cell = Callable[[str], None]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Iterator[Cell]:
    """Runs begin one after the other, of the cells that are named."""
    requests = count()

    def begin(cell: str) -> None:
        request = str(next(requests))
        monkeypatch.setattr(cells, "running", lambda: cells.Run(cell, request))

    yield begin
    cells._CELLS.clear()


def ask(right: str = "two", lang: str = "en") -> Exercise:
    return Exercise(question("How many?", {"one": "No.", "two": "Yes."}, right, rule="pass"), lang)


def answer(exercise: Exercise, choice: str) -> None:
    exercise.live.answer({"do": "learn-answer", "choice": choice})


def test_an_answer_is_there_when_its_cell_is_run_again(run: Cell) -> None:
    run("a")
    answer(ask(), "two")
    run("a")
    again = ask()
    assert again.done
    assert again.live.panels["learn"].data["task"]["feedback"]["tone"] == "good"
    run("b")
    assert not ask().done, "another cell asks anew"
    run("a")
    assert ask().done
    run("a")
    assert not ask(lang="fr").done, "a cell that has been changed asks anew"


def test_several_in_a_cell_are_told_apart(run: Cell) -> None:
    run("a")
    first, second = ask(), ask()
    answer(second, "two")
    run("a")
    assert [ask().done, ask().done] == [False, True]
    assert first.live is not second.live


def test_once_more_begins_again(run: Cell) -> None:
    run("a")
    exercise = ask()
    answer(exercise, "two")
    exercise.live.answer(
        {"do": "learn-again", "from": exercise.live.panels["learn"].data["task"]["at"]}
    )
    run("a")
    assert not ask().done


def test_a_phase_stays_where_it_was_stepped_to(run: Cell) -> None:
    run("a")
    claim = PhasePanel("claim", seed=15)
    begun = claim.moment
    claim.play("a5 b3")
    run("a")
    claim = PhasePanel("claim", seed=15)
    assert claim.moment != begun
    claim.again()
    run("a")
    assert PhasePanel("claim", seed=15).moment == begun


def test_a_phase_of_a_game_that_has_gone_on_begins_there(run: Cell) -> None:
    claim = PhasePanel("claim", seed=15)
    claim.play("a5 b3")
    run("a")
    collect = PhasePanel("collect", claim)
    run("a")
    assert PhasePanel("collect", claim).live is collect.live
    claim.play("a44")
    run("a")
    assert PhasePanel("collect", claim).live is not collect.live
    starts = [table("idols4 pottery? jewelry2"), table("idols3 pottery? jewelry2")]
    run("b")
    first, again = (PhasePanel("claim", start.timeline()) for start in (starts[0], starts[0]))
    run("b")
    assert PhasePanel("claim", starts[1].timeline()).live not in (first.live, again.live)


def test_outside_a_notebook_nothing_is_kept() -> None:
    assert cells.running() is None
    assert cells.once("a", list) is not cells.once("a", list)
    assert not cells._CELLS


def test_a_kernel_names_its_cells() -> None:
    manager, client = start_new_kernel()
    try:
        told: list[Any] = []
        for cell in ("a", "a", "b"):
            message = client.session.msg("execute_request", {"code": COUNTS, "silent": False})
            message["metadata"]["cellId"] = cell
            client.shell_channel.send(message)
            while (heard := client.get_iopub_msg(timeout=60))["msg_type"] != "stream":
                assert heard["msg_type"] != "error", heard
            told.append(heard["content"]["text"])
        assert told == ["1", "2", "1"]
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
