"""Of the project's own browser tests enough run on the page with no server as well."""

from __future__ import annotations

import ast
from importlib import import_module

import pytest

from tests.site.conftest import ROOT
from tests.site.same.conftest import CHOSEN

ALIKE = (
    "axe", "board", "claiming", "hot_seat", "keeping", "languages", "learn", "looks", "review",
    "stepping", "what_if",
)  # fmt: skip
"""What is to be the same with a server and without."""


def own_of(name: str) -> set[str]:
    """The tests in a file of tests/browser."""
    tree = ast.parse((ROOT / f"tests/browser/test_{name}.py").read_text("utf-8"))
    functions = {it.name for it in tree.body if isinstance(it, ast.FunctionDef)}
    return {it for it in functions if it.startswith("test_")}


def bare(names: list[str]) -> set[str]:
    """Without what a test is tried with."""
    return {name.partition("[")[0] for name in names}


def test_at_least_a_third_is_run_on_both_without_being_asked_for() -> None:
    every = sum(len(own_of(name)) for name in ALIKE)
    assert every > 100
    assert all(CHOSEN[name] for name in ALIKE), "some of each"
    assert sum(len(bare(CHOSEN[name])) for name in ALIKE) >= every / 3


@pytest.mark.parametrize("name", CHOSEN)
def test_what_is_chosen_is_there(name: str) -> None:
    there = vars(import_module(f"tests.site.same.test_{name}"))
    assert bare(CHOSEN[name]) <= own_of(name) & {*there}


def test_every_file_has_its_choice() -> None:
    files = (ROOT / "tests/site/same").glob("test_*.py")
    assert {file.stem.removeprefix("test_") for file in files} == {*CHOSEN}
