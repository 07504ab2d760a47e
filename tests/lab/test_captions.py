"""What the captions of the notebooks' figures claim: each is so in the numbers that are stored."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from crypt_core import odds, position

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
VALUE = r"[+−]?[\d,]+(?:\.\d+)?(?: %)?"
POINT = re.compile(rf"(.+?):? ({VALUE})(?: \(({VALUE}) to ({VALUE})\))?")


class Point(NamedTuple):
    """A number of a figure, with its interval; an exact one is its own."""

    value: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Whether 0 is outside."""
        return self.low > 0 or self.high < 0


Found = dict[str, dict[str, Point]]


def number(text: str) -> float:
    return float(text.replace("−", "-").replace(",", "").rstrip(" %"))


def read(told: str) -> Found:
    """The numbers of a figure's text, by series and by what stands on its axis."""
    found: Found = {}
    for sentence in re.split(r"\.(?: |$)", told.partition("\n")[2])[1:]:
        points = {}
        name, colon, rest = sentence.partition(": ")
        if not colon or "(" in name:
            name, rest = "", sentence
        for each in rest.split("; "):
            match = POINT.fullmatch(each)
            if match:
                value = number(match[2])
                low, high = (number(it) if it else value for it in match.group(3, 4))
                points[match[1]] = Point(value, low, high)
        if points:
            found[name] = points
    return found


def rising(points: dict[str, Point]) -> list[float]:
    """From each to the next, how much it goes up."""
    values = [it.value for it in points.values()]
    return [after - before for before, after in itertools.pairwise(values)]


def top(points: dict[str, Point]) -> str:
    return max(points, key=lambda label: points[label].value)


def bottom(points: dict[str, Point]) -> str:
    return min(points, key=lambda label: points[label].value)


def mostly(points: dict[str, Point]) -> str:
    """Where it is first more often so than not, in per cent."""
    return next(at for at, it in points.items() if it.value > 50)


def gains(points: dict[str, Point]) -> set[str]:
    return {label.removesuffix(" B") for label, it in points.items() if it.low > 0}


def errors(found: Found) -> bool:
    values = [it.value for it in found["error"].values()]
    return all(1 / 4 < after / before < 2 / 5 for before, after in itertools.pairwise(values))


def pairs(found: Found) -> bool:
    def same(column: str) -> list[tuple[float, float]]:
        one, two = (found[f"{column}, {whose}"] for whose in ("a single servant", "each of a pair"))
        return [(one[total].value, two[total].value) for total in one if total in two]

    kept, tired = same("kept"), same("exhausted")
    return len(kept) == 3 and all(a == b for a, b in kept) and all(a >= b for a, b in tired)


def level(found: Found) -> bool:
    (points,) = found.values()
    steps = dict(zip(points, rising(points), strict=False))
    return max(steps, key=lambda at: steps[at]) == "−2" and max(steps["−12"], steps["10"]) < 4


def bargain(found: Found) -> bool:
    room = {at: found["at most"][at].value - least.value for at, least in found["at least"].items()}
    return room["2"] < 0 < room["3"] and all(a < b for a, b in itertools.pairwise(room.values()))


def steps_of_sets(found: Found) -> bool:
    above = [sum(it.value > 0 for it in points.values()) for points in found.values()]
    rest = [it.value for points in found.values() for it in points.values() if it.value <= 0]
    return max(above) == 1 and max(rest) - min(rest) < 0.5


def recovering(found: Found) -> bool:
    none, one, two = (found[f"recovers at {ready}"] for ready in range(3))
    best = [at for at in one if one[at].low > none[at].high]
    return best == [*"12345"] and all(two[at].high < min(none[at].low, one[at].low) for at in two)


def giving_away(found: Found) -> bool:
    rests, goes = found["recovering"], found["not recovering"]
    cost = {when: rests[when].value - goes[when].value for when in rests}
    return cost["the Ghost leads"] > 1 and cost["you lead, first turn"] < -0.5


CLAIMS: dict[str, Callable[[Found], bool]] = {
    "The more often a servant holds a treasure, the more": lambda f: (
        min(rising(f["kept"]) + rising(f["exhausted"])) >= 0
    ),
    "Each step to the right, ten times the rolls": errors,
    "A pair keeps the idol as often as one servant": pairs,
    "The line is steepest where both are nearly level": level,
    "Between the lines lies the bargain": bargain,
    "On the left only a 6 mostly holds": lambda f: (
        [mostly(f[place]) for place in ("left", "middle", "right")] == ["6", "3", "1"]
    ),
    "The further right a treasure lies, the lower": lambda f: (
        top(f["left"]) > top(f["middle"]) > top(f["right"])
    ),
    "A harder habit makes more, but for the step": lambda f: (
        [step > 0 for step in rising(f[""])] == [True, True, True, False, True]
    ),
    "Only the habit of a 6 lies to the right": lambda f: gains(f[""]) == {"always 6"},
    "The rhythm makes more than each of the three": lambda f: (
        len(gains(f[""])) == 3 and bottom(f[""]) == "always 6"
    ),
    "In pairs all six are clear of 0": lambda f: (
        [sum(it.clear for it in f[name].values()) for name in ("pairs", "apart")] == [6, 3]
    ),
    "Idols alone lie to the right of 0": lambda f: (
        gains(f[""]) == {"idols"} and all(it.clear for it in f[""].values())
    ),
    "This bot, too, gains by idols alone": lambda f: (
        gains(f[""]) == {"idols"}
        and sorted(f[""], key=lambda it: f[""][it].value)[:2] == ["manuscripts B", "tapestries B"]
    ),
    "Played as the coach advises, remains gain": lambda f: gains(f[""]) == {"idols", "remains"},
    "A line rises above 0 once at most": steps_of_sets,
    "With two players the leader, place 1": lambda f: (
        top(f["2 players"]) == "place 1"
        and bottom(f["3 players"]) == bottom(f["4 players"]) == "place 1"
    ),
    "However many play, the last in turn": lambda f: all(
        (bottom(f[f"{n} players"]), top(f[f"{n} players"])) == (f"place {n}", f"place {n - 1}")
        for n in (2, 3, 4)
    ),
    "All nine lie to the left of 0": lambda f: (
        [it.high < 0 for points in f.values() for it in points.values()] == [True] * 9
    ),
    "With two and with four players it costs": lambda f: (
        [it.high < 0 for it in f["sensible"].values()] == [True, False, True]
        and not f["sensible"]["3 players"].clear
    ),
    "Recovering at 1 makes the most with every": recovering,
    "From effort 2 on the gain shrinks": lambda f: (
        max(rising(f[""])[1:]) < 0 and f[""]["effort 6"].high < 0
    ),
    "If the Ghost leads, recovering gives coins away": giving_away,
    "It makes more than both others": lambda f: (
        len(gains(f[""])) == 2 and top(f[""]) == "at 0 always"
    ),
    "Farsighted stands alone at the top": lambda f: (
        f[""]["farsighted"].low > f[""]["sensible"].high
        and f[""]["greedy"].low < f[""]["collector"].value < f[""]["greedy"].high
    ),
    "Too much effort and other treasures": lambda f: (
        f[""]["same treasures, too hard"].value + f[""]["other treasures"].value
        > sum(it.value for it in f[""].values()) / 2
    ),
}
"""How each begins, and what is so if it is true."""


def told() -> list[str]:
    """What is told below every figure of the English notebooks, as text."""
    found = []
    for path in sorted(NOTEBOOKS.glob("[0-9]*.ipynb")):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        outputs = [it for cell in cells for it in cell.get("outputs", []) if "data" in it]
        for figure, below in itertools.pairwise(outputs):
            if "image/png" in figure["data"]:
                found.append("".join(below["data"]["text/plain"]))
    return found


def test_every_caption_is_looked_at() -> None:
    begins = [[begin for begin in CLAIMS if text.startswith(begin)] for text in told()]
    assert [len(each) for each in begins] == [1] * len(CLAIMS)


@pytest.mark.parametrize("begin", CLAIMS)
def test_what_a_caption_claims_is_so(begin: str) -> None:
    (text,) = (text for text in told() if text.startswith(begin))
    assert CLAIMS[begin](read(text)), text


@pytest.mark.parametrize("letter", "abc")
def test_what_is_told_of_one_place_is_so_at_the_others(letter: str) -> None:
    """The figure of a servant's price is drawn anew wherever the learner wants it."""
    at = position("idols4 pottery? jewelry2", round_number=8)
    slot = "abc".index(letter)
    found = [odds(at, f"{letter}{effort}") for effort in range(1, 7)]
    bought = [(each.kept[slot], each.tired[slot]) for each in found]
    assert sorted(kept for kept, _ in bought) == [kept for kept, _ in bought]
    assert sorted(tired for _, tired in bought) == [tired for _, tired in bought]


def test_a_higher_total_is_never_taken_more_often() -> None:
    """As is told of the efforts that the learner has tried, beside a 4 on the pottery."""
    at = position("idols4 pottery? jewelry2")
    tried = [(n * effort, f"a{str(effort) * n} b4") for n in (1, 2) for effort in range(1, 7)]
    kept = [odds(at, claim).kept[0] for _, claim in sorted(tried)]
    assert sorted(kept) == kept
