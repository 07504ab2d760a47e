"""What is lost when something fails: nothing, and the documentation has it as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from crypt_core.games import NAMES
from crypt_widgets.server.visitors import LEFT
from tests.faults import FAULTS, MOMENTS, PLAYERS, lost, table

HOSTING = Path(__file__).parent.parent / "docs" / "hosting.md"


def test_all_games_are_there() -> None:
    assert sorted(PLAYERS) == sorted(NAMES)


@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("fault", FAULTS)
def test_nothing_is_lost(fault: str, moment: str, game: str) -> None:
    assert lost(fault, game, moment) == []


def test_a_python_outlives_a_network_that_is_gone_for_a_minute() -> None:
    assert LEFT > 60


def test_the_documentation_has_the_table() -> None:
    assert table() in HOSTING.read_text(encoding="utf-8"), "python -m tests.faults prints it"
