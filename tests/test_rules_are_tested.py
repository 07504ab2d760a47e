"""Every rule of the index is proved by at least one test of the games."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.rule_ids import DONJON_RULE_IDS, RULE_IDS, SEDLEC_RULE_IDS

TESTS = Path(__file__).parent
GAMES = [
    (RULE_IDS, ("crypt", "engine")),
    (SEDLEC_RULE_IDS, ("sedlec",)),
    (DONJON_RULE_IDS, ("donjon",)),
]
"""The rules of each game, and where their tests are."""


def proved(path: Path) -> set[str]:
    """The ids that the tests of a file are marked with: `@rule("claim.push")`."""
    ids: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                    ids |= {arg.value for arg in mark.args if isinstance(arg, ast.Constant)}
    return ids


@pytest.mark.parametrize(("rules", "folders"), GAMES)
def test_every_rule_is_proved_by_a_test(rules: tuple[str, ...], folders: tuple[str, ...]) -> None:
    paths = [path for folder in folders for path in (TESTS / folder).glob("test_*.py")]
    found = {id_ for path in paths for id_ in proved(path)}
    assert set(rules) - found == set(), "no test proves these rules"
    assert found - set(rules) == set(), "tests name rules that are not in the index"
