"""Shares that the learner's notebooks tell in words: each is what the rules' own odds come to."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest

from crypt_core import frame, game, odds, position

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


SHOWN: dict[str, list[tuple[str, str, str]]] = {
    "01-first-round": [
        (
            "The 6 beat your 5. The 3 did *not* beat your 3",
            "claim-1",
            "The Ghost rolls 3, 1 and 6.",
        ),
        ("went on to `c`. The 1 found nothing", "claim-1", "3 does not beat your 3"),
        ("a servant more", "compare", "Ready servants    1    2               1"),
    ],
    "04-rules": [("the Ghost holds the idol with two 3s", "table", "the Ghost’s pair of 3s (6)")],
    "05-sedlec": [
        (
            "on `c2` it has three",
            "gain",
            "c2         3         0        2       0          0       5",
        ),
        ("three of the five cards show a lover", "coach", "Lovers        3      5  3/5  9/10"),
        ("1 way in 10", "exact", "Fraction(9, 10)"),
        ("44 points with them", "best", "44 at most"),
        ("the 44 points, and which the 36", "end", "Total      44        36"),
    ],
    "12-many-machines": [("Three bots at one table, 24 games", "experiment", '"games": 24,')],
}
"""What a notebook tells of a cell of it: the words, the cell, and what that says or shows."""


@pytest.mark.parametrize("name", SHOWN)
def test_what_is_told_of_a_cell_is_in_it(name: str) -> None:
    cells = nbformat.read(NOTEBOOKS / f"{name}.ipynb", as_version=4).cells
    prose = "\n".join(cell.source for cell in cells if cell.cell_type == "markdown")
    for words, where, shows in SHOWN[name]:
        assert words in prose
        (cell,) = (cell for cell in cells if cell.id == where)
        said = [it.get("text") or it.data["text/plain"] for it in cell.outputs]
        assert shows in "\n".join([cell.source, *said]), words


def test_the_dice_of_the_first_round_fall_as_it_is_told() -> None:
    """Its panels' outputs are compared nowhere."""
    text = (NOTEBOOKS / "01-first-round.ipynb").read_text(encoding="utf-8")
    assert (
        "The very same faces, a 6, a 4 and a 1; but now the 4 is not lower than the effort" in text
    )
    for claim in ("a66", "a44"):
        events = frame(game(seed=15, moves=["a5 b3", claim]))
        rolled = events[events.event == "rolled"]
        assert [*rolled.rolled] == [6, 4, 1]
        assert [*rolled.exhausted] == [False, claim == "a66", True]


def test_a_crypt_is_as_high_as_it_is_told() -> None:
    """And of six lovers all pairings can be tried."""
    text = (NOTEBOOKS / "05-sedlec.ipynb").read_text(encoding="utf-8")
    assert "Three play this time: then a crypt has rows of 3, 2 and 1 cards" in text
    assert game("sedlec", players=3).setup.rows == (3, 2, 1)
    assert "never more than 76" in text
    ways = [1, 1]
    for lovers in range(2, 7):
        ways.append(ways[-1] + (lovers - 1) * ways[-2])
    assert ways[6] == 76
