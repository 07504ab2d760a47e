"""What the golden playthroughs of Crypt show (see `tests/test_golden.py`)."""

from __future__ import annotations

import re

import pytest

from crypt_core.crypt.components import KINDS, REVEALED
from tests.golden_update import CRYPTS


def test_each_player_count_has_one() -> None:
    assert set(CRYPTS) == set(REVEALED)


def test_together_they_show_every_collector_side() -> None:
    setups = [golden.setup for golden in CRYPTS.values()]
    played = {f"{kind}.{setup.side(kind)}" for setup in setups for kind in KINDS}
    assert len(played) == 12


@pytest.mark.parametrize("players", sorted(CRYPTS))
def test_what_one_player_alone_knows_is_shown_as_theirs(players: int) -> None:
    text = CRYPTS[players].path.read_text(encoding="utf-8")
    views = re.findall(r"^P(\d) sees\n((?:    .*\n)+)", text, re.MULTILINE)
    assert views
    public = re.findall(r"^all see\n((?:    .*\n)+)", text, re.MULTILINE)
    for player, view in views:
        assert 1 <= int(player) <= players
        assert not any(view in every for every in public)
    # Somebody did not know something, and what the collector alone has seen is in one view only.
    assert re.search(r"[a-z]\? face-down", text)
    if players > 1:
        assert re.search(r"(idols|jewelry|manuscripts|pottery|remains|tapestries)\?( |$)", text)
