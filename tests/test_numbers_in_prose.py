"""Shares that the learner's notebooks tell in words: each is what the rules' own odds come to."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest

from crypt_core import odds, position

NOTEBOOKS = Path(__file__).parent.parent / "notebooks"
SHARE = re.compile(r"(\d+)((?: more)?(?: [a-z]+)?) (?:(?:of the|out of) |in (?=100))(\d+)\b")
"""Such as “49 of the 216 rolls”, “38 more games out of 100” or “81 in 100”."""
BEATEN = 1 - odds(position("idols4 pottery? jewelry2"), "a6").kept[0]


def kept(claim: str, slot: int) -> float:
    """The chance that a treasure of the notebooks' table stays yours."""
    return float(odds(position("idols4 pottery? jewelry2"), claim).kept[slot])


def tired(claim: str) -> float:
    """The chance that the first servant on the left is exhausted."""
    return float(odds(position("idols4 pottery? jewelry2"), claim).tired[0])


TOLD: dict[str, dict[str, list[float]]] = {
    "02-ghost-by-hand": {
        "49 of the 216": [float(BEATEN)],
        "38 more games out of 100": [kept("a6", 0) - kept("a5", 0), tired("a6") - tired("a5")],
        "167 rolls out of 216": [kept("a6", 0), kept("a33", 0)],
        "5 rolls out of 6": [5 / 6],
        "1 roll out of 3": [2 / 6],
        "2 out of 6": [2 / 6],
    },
    "03-ghost-odds": {
        "7 more rounds out of 100": [kept("a44 b4", 0) - kept("a33 b4", 0)],
        "33 rounds out of 100": [kept("b2", 1)],
        "56 rounds out of 100": [kept("b3", 1)],
        "81 in 100": [kept("b4", 1)],
        "96 in 100": [kept("b5", 1)],
    },
}
"""Every share that is told, and what it is of."""


@pytest.mark.parametrize("name", TOLD)
def test_every_share_that_is_told_is_so(name: str) -> None:
    cells = nbformat.read(NOTEBOOKS / f"{name}.ipynb", as_version=4).cells
    text = "\n".join(cell.source for cell in cells)
    assert {match[0] for match in SHARE.finditer(text)} == set(TOLD[name])
    for phrase, shares in TOLD[name].items():
        match = SHARE.fullmatch(phrase)
        assert match is not None
        number, of = int(match[1]), int(match[3])
        assert [round(share * of) for share in shares] == [number] * len(shares), phrase


def test_shares_told_otherwise() -> None:
    """In these a number stands alone, after one that was told with its whole."""
    text = (NOTEBOOKS / "03-ghost-odds.ipynb").read_text(encoding="utf-8")
    assert "each of the two is exhausted in 16 more" in text
    assert round(100 * (tired("a44 b4") - tired("a33 b4"))) == 16
    assert "beside the 6 in 20" in text
    assert round(100 * kept("a6 b3", 1)) == 20
    assert "a typical error of about 0.0015" in text
    p = kept("a5 b4 c2", 0)
    assert round((p * (1 - p) / 100_000) ** 0.5, 4) == 0.0015
