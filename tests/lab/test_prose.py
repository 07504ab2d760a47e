"""The laboratory's notebooks: what their prose tells is what they show."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pandas
import pytest

from crypt_core.crypt.coach.sides import SIDES
from crypt_core.crypt.coach.worth import fitted
from scripts.workshop.crypt.bound import DECKS, seeds
from scripts.workshop.crypt.measure import expected, mean_told

REPO = Path(__file__).parents[2]
NOTEBOOKS = sorted((REPO / "notebooks").glob("*-lab-*.ipynb"))
NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?")
TOLD = re.compile(r"\d+\.\d+|\d+(?= %)")
BOUNDS = r"\(\W*([\d.]+)[ %]* to \W*([\d.]+)[ %]*\)"
TOLD_INTERVAL = re.compile(rf"(\d+\.\d+)(?:(?!\d+\.\d)[^()])*{BOUNDS}")
SHOWN_INTERVAL = re.compile(rf"(\d+\.\d+)[ %]*{BOUNDS}")
MANY = re.compile(r"([\d,]+) games")
HOW_SURE = re.compile(r"(?:sure to|within) [\d.]+")
"""Said of many intervals, which are a little narrower."""


def sections(path: Path) -> list[tuple[str, str]]:
    """A notebook by its headings: the prose below each, and what the cells there show, as text."""
    found = [("", "")]
    for cell in nbformat.read(path, as_version=4).cells:
        if cell.cell_type == "markdown":
            before, *after = cell.source.split("\n## ")
            prose, shown = found.pop()
            found += [(f"{prose}\n{before}", shown), *((text, "") for text in after)]
        for output in cell.get("outputs", []):
            prose, shown = found.pop()
            text = output.get("text") or output.get("data", {}).get("text/plain", "")
            found.append((prose, f"{shown}\n{text}"))
    return [(HOW_SURE.sub("", prose), shown) for prose, shown in found]


@pytest.fixture(params=NOTEBOOKS, ids=lambda path: path.stem)
def story(request: pytest.FixtureRequest) -> list[tuple[str, str]]:
    """What each section of a notebook tells, and what it shows."""
    return sections(request.param)


def test_every_number_of_the_prose_is_one_that_is_shown(story: list[tuple[str, str]]) -> None:
    """Rounded as the prose has it; a per cent may be shown as a share."""

    def is_shown(number: str, output: str) -> bool:
        part = number.partition(".")[2]
        half = 0.5 / 10 ** len(part) + 1e-9
        values = [float(value.replace(",", "")) for value in NUMBER.findall(output)]
        shares = [] if part else [100 * value for value in values]
        return any(abs(value - float(number)) <= half for value in values + shares)

    missing = [
        number
        for prose, output in story
        for number in TOLD.findall(prose)
        if not is_shown(number, output)
    ]
    assert missing == []


def test_every_interval_of_the_prose_is_one_that_is_shown(story: list[tuple[str, str]]) -> None:
    for prose, output in story:
        told = TOLD_INTERVAL.findall(prose)
        assert len(told) == len(re.findall(BOUNDS, prose)), "each has the number that it is of"
        assert set(told) - set(SHOWN_INTERVAL.findall(output)) == set()


def test_prose_tells_of_as_many_games_as_were_played(story: list[tuple[str, str]]) -> None:
    for prose, output in story:
        assert set(MANY.findall(prose)) - set(MANY.findall(output)) == set()


def test_documentation_tells_the_bound_that_is_shown() -> None:
    """With its interval and its decks, as the command prints it; README has all A."""
    docs, readme = ((REPO / name).read_text("utf-8") for name in ("docs/strength.md", "README.md"))
    found = pandas.read_parquet(REPO / "notebooks" / "data" / "lab-best-bounds.parquet")
    for which, name in zip(SIDES, ("all A", "all B", "drawn"), strict=True):
        rows = found[found.sides == which]
        decks = rows.bound.to_numpy()
        assert len(decks) == DECKS[which]
        assert rows.seed.tolist() == list(seeds(len(decks)))
        assert (rows.coach == expected(fitted(), which, rows.seed)).all(), "as it is shipped"
        more = decks - rows.coach.to_numpy()
        told = [
            f"{mean:.{places}f} ± {float(reach):.{places}f}"
            for figures, places in ((decks, 1), (more, 2))
            for mean, reach in [(figures.mean(), mean_told(figures).split()[-1])]
        ]
        assert f"| {name} | {len(decks):,} | {told[0]} | {told[1]} |" in docs
        if which == "all A":
            assert f"nobody can make more than {told[0]}." in " ".join(readme.split())
