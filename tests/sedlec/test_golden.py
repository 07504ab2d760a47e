"""What the golden playthroughs of Sedlec show (see `tests/test_golden.py`)."""

from __future__ import annotations

import re

import pytest

from crypt_core.sedlec.components import ROWS
from tests.golden_update import SEDLECS


def test_each_player_count_has_one() -> None:
    assert set(SEDLECS) == set(ROWS)


@pytest.mark.parametrize("players", sorted(SEDLECS))
def test_every_action_is_shown_and_the_crypts_grow_to_the_top(players: int) -> None:
    text = SEDLECS[players].path.read_text(encoding="utf-8")
    for verb in ("dig", "take", "collect", "lay"):
        assert re.search(rf"^## \d+\. P\d: {verb} ", text, re.MULTILINE)
    assert re.search(r"P\d: dig \d  ", text), "the only face-down pile is dug"
    assert text.count("fills the crypt") == (players if SEDLECS[players].whole else 2)
    assert re.search(r"^    6  ", text, re.MULTILINE)
    assert "(dug)" in text
    assert text.count("scores") == players


def test_a_tie_is_decided_in_one_of_them() -> None:
    texts = [golden.path.read_text(encoding="utf-8") for golden in SEDLECS.values()]
    assert sorted(re.findall(r"victory of .* by (\w+)", "".join(texts))) == ["points", "skulls"]
