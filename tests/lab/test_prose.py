"""The laboratory's notebooks: what their prose tells is what they show."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "notebooks").glob("*-lab-*.ipynb"))
NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?")
TOLD = re.compile(r"\d+\.\d+|\d+(?= %)")
BOUNDS = r"\(\W*([\d.]+)[ %]* to \W*([\d.]+)[ %]*\)"
TOLD_INTERVAL = re.compile(rf"(\d+\.\d+)(?:(?!\d+\.\d)[^()])*{BOUNDS}")
SHOWN_INTERVAL = re.compile(rf"(\d+\.\d+)[ %]*{BOUNDS}")
MANY = re.compile(r"([\d,]+) games")
HOW_SURE = re.compile(r"(?:sure to|within) [\d.]+")
"""Said of many intervals, which are a little narrower."""


def told(path: Path) -> str:
    """All prose of a notebook."""
    cells = nbformat.read(path, as_version=4).cells
    return HOW_SURE.sub("", "\n".join(one.source for one in cells if one.cell_type == "markdown"))


def shown(path: Path) -> str:
    """All that its cells show, as text."""
    cells = nbformat.read(path, as_version=4).cells
    outputs = [output for cell in cells for output in cell.get("outputs", [])]
    return "\n".join(
        output.get("text") or output.get("data", {}).get("text/plain", "") for output in outputs
    )


@pytest.fixture(params=NOTEBOOKS, ids=lambda path: path.stem)
def story(request: pytest.FixtureRequest) -> tuple[str, str]:
    """What a notebook tells, and what it shows."""
    return told(request.param), shown(request.param)


def test_every_number_of_the_prose_is_one_that_is_shown(story: tuple[str, str]) -> None:
    """Rounded as the prose has it; a per cent may be shown as a share."""
    prose, output = story
    values = [float(number.replace(",", "")) for number in NUMBER.findall(output)]
    shares = [100 * value for value in values]

    def is_shown(number: str) -> bool:
        part = number.partition(".")[2]
        half = 0.5 / 10 ** len(part) + 1e-9
        among = values if part else values + shares
        return any(abs(value - float(number)) <= half for value in among)

    assert [number for number in TOLD.findall(prose) if not is_shown(number)] == []


def test_every_interval_of_the_prose_is_one_that_is_shown(story: tuple[str, str]) -> None:
    prose, output = story
    told = TOLD_INTERVAL.findall(prose)
    assert len(told) == len(re.findall(BOUNDS, prose)), "each has the number that it is of"
    assert set(told) - set(SHOWN_INTERVAL.findall(output)) == set()


def test_prose_tells_of_as_many_games_as_were_played(story: tuple[str, str]) -> None:
    prose, output = story
    assert set(MANY.findall(prose)) - set(MANY.findall(output)) == set()
