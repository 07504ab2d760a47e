"""Six seats are told apart: by a shape each, which a grey copy keeps, and by a colour each."""

from __future__ import annotations

import itertools
import re

import numpy as np
import pytest

from crypt_core.teach.words import LANGS, Words
from crypt_widgets.assets import KIT
from crypt_widgets.panels.deciding.present import MARKS
from crypt_widgets.panels.frame.panel import Frame
from tests.lab.test_figures import SEEN_BY, contrast, lab, linear

SEATS = range(1, 7)
LOOK = (KIT / "look.css").read_text(encoding="utf-8")
DICE = (KIT / "dice.js").read_text(encoding="utf-8")
TIMES = {"day": 0, "night": 1}


def colour(name: str, time: str) -> str:
    """What a colour of the look is by day or by night: "#rrggbb"."""
    both = re.findall(rf"--{name}: var\(--day, (#\w{{6}})\) var\(--night, (#\w{{6}})\)", LOOK)
    assert len(both) == 1, name
    return str(both[0][TIMES[time]])


def distance(one: str, other: str, eyes: str) -> float:
    """How far apart two colours are (CIE L*a*b*) as these eyes see them; 2 is hardly seen."""
    seen = [lab(SEEN_BY[eyes] @ linear(it)) for it in (one, other)]
    return float(np.linalg.norm(seen[0] - seen[1]))


def test_every_seat_has_a_shape_of_its_own() -> None:
    listed = re.findall(r"const SEAT_MARKS = \[(.*)\];", DICE)
    assert listed == [", ".join(f'"{mark}"' for mark in MARKS)]
    paths = {mark: re.findall(rf'^  {mark}: "(M.*)",$', DICE, re.MULTILINE) for mark in MARKS}
    assert all(len(path) == 1 for path in paths.values())
    assert len({path for (path,) in paths.values()}) == len(SEATS)


def test_every_seat_has_a_colour_of_its_own() -> None:
    owners = re.findall(r"--owner: var\(--(seat-\d)\)", LOOK)
    assert owners == [f"seat-{seat}" for seat in SEATS]


@pytest.mark.parametrize("time", TIMES)
@pytest.mark.parametrize("seat", SEATS)
def test_a_seats_colour_stands_out_from_what_it_is_drawn_on(seat: int, time: str) -> None:
    own = colour(f"seat-{seat}", time)
    assert contrast(own, colour("on-die", time)) >= 4.5
    assert contrast(own, colour("paper", time)) >= 4.5
    for ground in ("table", "table-2"):
        assert contrast(own, colour(ground, time)) >= 3


@pytest.mark.parametrize("time", TIMES)
@pytest.mark.parametrize("eyes", SEEN_BY)
def test_seats_are_told_apart_by(eyes: str, time: str) -> None:
    """The first four, which are older, by colour-blind eyes with the help of their shapes."""
    colours = {seat: colour(f"seat-{seat}", time) for seat in SEATS}
    for one, other in itertools.combinations(SEATS, 2):
        least = 20 if other > 4 or eyes == "anybody" else 6
        assert distance(colours[one], colours[other], eyes) > least, (one, other)


@pytest.mark.parametrize("lang", LANGS)
def test_a_new_game_is_worded_for_all_of_them(lang: str) -> None:
    words = Words(lang)
    for kind in ("players", "seat"):
        ids = [f"frame-{kind}-{seat}" for seat in SEATS]
        assert set(ids) <= {*Frame.labels()}
        assert len({words.say(id_) for id_ in ids}) == len(SEATS)
