"""Arrangements as bits are worth what the rules say of the crypts they stand for."""

from __future__ import annotations

import random

import pytest

from crypt_core.sedlec.coach.bones import frame, frames
from crypt_core.sedlec.components import ROWS, SKULLS, Card
from crypt_core.sedlec.pyramid import FIRST, Crypt, Place, PlacedCard, open_places
from crypt_core.sedlec.scoring import crypt_sheet


def any_crypt(draw: random.Random, rows: tuple[int, ...], kinds: tuple[str, ...]) -> Crypt:
    """A crypt of some cards, of these types of skulls, laid as the rules allow."""
    crypt: Crypt = ()
    for number in range(draw.randint(1, sum(rows))):
        card = Card(number, draw.choice(kinds), draw.choice(kinds))
        crypt = (*crypt, PlacedCard(card, draw.choice(open_places(rows, crypt))))
    return crypt


@pytest.mark.parametrize("players", ROWS)
@pytest.mark.parametrize(
    "kinds", [SKULLS, ("lover", "king", "peasant"), ("priest", "criminal"), ("king", "peasant")]
)
def test_points_are_those_of_the_rules(players: int, kinds: tuple[str, ...]) -> None:
    draw, rows = random.Random(f"{players} {kinds}"), ROWS[players]
    for _ in range(120):
        crypt = any_crypt(draw, rows, kinds)
        found = frames(rows, [laid.place for laid in crypt])
        assert found
        for room in found:
            assert room.points(room.crypt(crypt)) == crypt_sheet(0, crypt).total, crypt


def test_a_crypt_has_the_frames_that_its_bottom_row_can_still_fill() -> None:
    rows = ROWS[2]
    assert [room.places[0].column for room in frames(rows, [FIRST])] == [0, 1, 2, 3]
    both = [Place(2, 1), Place(4, 1), FIRST]
    assert [room.places[0].column for room in frames(rows, both)] == [1, 2]
    assert [room.places[0].column for room in frames(rows, [])] == [FIRST.column]
    assert [str(place) for place in frame(rows, 1).places] == [
        "b1", "c1", "d1", "e1", "b2", "c2", "d2", "b3", "c3",
    ]  # fmt: skip
