"""Shares that the learner's notebooks tell in words: each is what the rules' own odds come to."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest

from crypt_core import frame, game, odds, position
from crypt_core.donjon.coach.chances import Chances
from crypt_core.donjon.fight import Stakes, Strength, against, help_price
from crypt_core.donjon.teach.lessons.table import MEET, who
from crypt_core.donjon.teach.lessons.table import table as laid
from crypt_core.teach.explain.lessons import says
from crypt_core.teach.lessons.exercises import exercise
from crypt_core.teach.words import Words

NOTEBOOKS = Path(__file__).parent.parent / "notebooks"
SHARE = re.compile(r"(\d+)((?: more)?(?: [a-z]+)?) (?:(?:of the|out of) |in (?=100))(\d+)\b")
"""Such as “49 of the 216 rolls”, “38 more games out of 100” or “81 in 100”."""
BEATEN = 1 - odds(position("idols4 pottery? jewelry2"), "a6").kept[0]


def told(name: str) -> str:
    """All that a notebook tells: its cells, and what its questions say."""
    cells = nbformat.read(NOTEBOOKS / f"{name}.ipynb", as_version=4).cells
    text = "\n".join(cell.source for cell in cells)
    for asked in re.findall(r'Exercise\("([^"]+)"', text):
        said = says(Words("en"), exercise(asked))
        text += "\n".join(["", said.goal, *said.hints, said.why, *said.misses.values()])
    return text


def kept(claim: str, slot: int) -> float:
    """The chance that a treasure of the notebooks' table stays yours."""
    return float(odds(position("idols4 pottery? jewelry2"), claim).kept[slot])


def tired(claim: str) -> float:
    """The chance that the first servant on the left is exhausted."""
    return float(odds(position("idols4 pottery? jewelry2"), claim).tired[0])


def ogre() -> Chances:
    """The fight of the notebook about allies: a power of 8 against 12, with 6 or 3 of an ally."""
    players = who("priest"), who("thief", items=["double_axe"]), who("warrior", wounds=2)
    found: Chances = odds(laid(*players, top=["ogre"], moves=MEET).timeline())
    return found


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
    "06-ally": {
        "13 of the 64": [float(ogre().plain.win)],
        "47 of the 64": [float(ogre().helps[0].odds.win)],
    },
}
"""Every share that is told, and what it is of."""


@pytest.mark.parametrize("name", TOLD)
def test_every_share_that_is_told_is_so(name: str) -> None:
    text = told(name)
    assert {match[0] for match in SHARE.finditer(text)} == set(TOLD[name])
    for phrase, shares in TOLD[name].items():
        match = SHARE.fullmatch(phrase)
        assert match is not None
        number, of = int(match[1]), int(match[3])
        assert [round(share * of) for share in shares] == [number] * len(shares), phrase


def test_shares_told_otherwise() -> None:
    """In these a number stands alone, after one that was told with its whole."""
    text = told("03-ghost-odds")
    assert "each of the two is exhausted in 16 more" in text
    assert round(100 * (tired("a44 b4") - tired("a33 b4"))) == 16
    assert "beside the 6 in 20" in text
    assert round(100 * kept("a6 b3", 1)) == 20
    assert "a typical error of about 0.0015" in text
    p = kept("a5 b4 c2", 0)
    assert round((p * (1 - p) / 100_000) ** 0.5, 4) == 0.0015


def test_what_is_told_of_the_ghost_without_a_number() -> None:
    """More, less, about twice: each compares chances that can be counted."""
    text = told("02-ghost-by-hand")
    assert "Your hard-working 5 holds the first treasure hardly more often than the 2 holds" in text
    first, last = kept("a5 b4 c2", 0), kept("a5 b4 c2", 2)
    assert last < first < last + 0.03
    assert "even a 1 is mostly left in peace" in text
    assert kept("c1", 2) > 0.7
    assert "only a 6 holds more often than not" in text
    assert [kept(f"a{effort}", 0) > 0.5 for effort in range(1, 7)] == [False] * 5 + [True]
    assert "about twice as often as a 5" in text
    assert round(kept("a6", 0) / kept("a5", 0), 1) == 2.0
    text = told("03-ghost-odds")
    assert "loses half a servant on average, the single 6 almost two thirds of one" in text
    assert 0.5 <= 2 * tired("a33") < 0.53
    assert 0.63 < tired("a6") < 2 / 3


def test_prices_are_told_as_they_are() -> None:
    """The notebook about allies names them between two cells, or of a figure."""
    text = told("06-ally")
    found = ogre()
    thief, warrior = found.helps
    assert "34 rolls more, for 6 points" in text
    assert 64 * (thief.odds.win - found.plain.win) == 34
    assert "The point that makes you level wins 8 rolls" in text
    level = [64 * against(Strength(lead, 1, 1), Strength(0, 1, 1)).win for lead in range(-1, 9)]
    assert level[1] - level[0] == 8
    assert "the seventh and the eighth that you are ahead win none" in text
    assert level[9] == level[8] == level[7] > level[6]
    assert "−0.11 gems" in text
    assert round(float(found.worth(found.plain)), 2) == -0.11
    assert "help is worth 2.56 gems to Player 1" in text
    assert round(float(thief.price.most), 2) == 2.56
    assert "the wounds: 0.375 gems on average" in text
    assert thief.price.least == 3 / 8
    assert "are 1.09 for each" in text
    assert round(float(2 * thief.odds.win - thief.price.least), 2) == 1.09
    least, most = thief.price.after_victory() or (0, 0)
    assert "So 1, 2 or 3 gems are good for both" in text
    assert [gems for gems in range(9) if least <= gems <= most] == [1, 2, 3]
    assert "More than 3.49 gems is more" in text
    assert round(float(most), 2) == 3.49
    assert "from 1.57 to 2.43 gems, so only 2 gems" in text
    assert [round(float(it), 2) for it in warrior.price.after_victory() or ()] == [1.57, 2.43]
    assert "one time in four still makes a bargain here: 2.04 gems is less than 3.49" in text
    assert round(float(4 * least), 2) == 2.04
    assert "less than about one time in seven" in text
    assert round(float(most / least)) == 7


def test_an_ally_who_adds_two_is_worth_less_than_the_help_costs() -> None:
    text = told("06-ally")
    assert "Help that brings 2 is worth less than it costs" in text
    alone = ogre().plain
    pays = {}
    for brought in (2, 3):
        allied = against(Strength(8 + brought, 1, 1), Strength(12, 1, 1))
        pays[brought] = help_price(alone, allied, Stakes(4, 1), Stakes(0, 1), True).pays
    assert pays == {2: False, 3: True}


SHOWN: dict[str, list[tuple[str, str, str]]] = {
    "01-first-round": [
        (
            "The 6 beat your 5. The 3 did *not* beat your 3",
            "claim-1",
            "The Ghost rolls 3, 1 and 6.",
        ),
        ("went on to `c`. The 1 found nothing", "claim-1", "3 does not beat your 3"),
        ("a servant more", "compare", "Ready servants  1    2    1"),
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
    "06-ally": [
        ("Near 13/64 and 47/64, which are 0.203 and 0.734", "sample", "[0.195, 0.7425]"),
        ("Alone, with Player 2, with Player 3", "exact", "['13/64', '47/64', '7/16']"),
        ("carries the Double Axe, so has a power of 12", "table", "power 12"),
        ("and so it nearly is", "price-played", "[1.1225, 1.1225]"),
        ("has to be a third larger", "words", "0.75: 0.68"),
    ],
    "13-many-machines": [("Three bots at one table, 24 games", "experiment", '"games": 24,')],
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
