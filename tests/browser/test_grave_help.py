"""Exact help in a browser: cards are drawn where they would stand, and all of it fits."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from crypt_core.engine.timeline import Timeline
from crypt_core.sedlec.coach.choices import choices
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.views import view
from tests.browser.stage_page import faults_on_a_phone
from tests.browser.test_board import BoardPage, going
from tests.browser.test_looks import PHONE

HELP = ".crypt-help"

Open = Callable[..., BoardPage]


@pytest.fixture
def open_help(open_board: Open) -> Open:
    """``open_help(timeline, locale="fr-FR")``: a page of its own, its help opened."""
    return lambda timeline, **options: opened(open_board(timeline, **options))


@pytest.fixture
def at_help(at_board: Open) -> Open:
    """``at_help(timeline)``: the page that tests take turns at, its help opened."""
    return lambda timeline: opened(at_board(timeline))


def opened(tutor: BoardPage) -> BoardPage:
    """The same page with the help open."""
    assert tutor.find(f"{HELP} .he-part").count() == 0, "it is shut at first"
    tutor.tool("help")
    return tutor


def late(timeline: Timeline) -> bool:
    """Few places are left, and there is something to choose and something to chance."""
    known = view(timeline.state, None)
    player = known.players[timeline.state.player]
    found = choices(known, SEDLEC.legal_moves(timeline.state))
    return (
        player.missing in (2, 3) and len(known.unseen) > 1 and len(found.lay) + len(found.take) > 2
    )


def test_a_card_stands_on_the_two_below_it(at_help: Open) -> None:
    tutor = at_help(going(late))
    boxes = tutor.find(f"{HELP} .he-crypt").first.evaluate(
        """(crypt) => Object.fromEntries([...crypt.querySelectorAll(".he-at")].map((it) => {
             const { x, y, width, height } = it.getBoundingClientRect();
             return [it.dataset.place, { middle: x + width / 2, top: y, foot: y + height }];
           }))"""
    )
    stands = 0
    for place, box in boxes.items():
        column, row = ord(place[0]), int(place[1])
        below = [boxes.get(f"{chr(column + side)}{row - 1}") for side in (0, 1)]
        if row > 1:
            stands += 1
            assert all(below)
            middle = sum(under["middle"] for under in below) / 2
            assert box["middle"] == pytest.approx(middle, abs=1)
            assert box["foot"] == pytest.approx(below[0]["top"], abs=2)
    assert stands


@pytest.mark.parametrize("locale", ["en-US", "fr-FR", "it-IT"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_a_phone(open_help: Open, locale: str, scheme: str) -> None:
    tutor = open_help(going(late), locale=locale, color_scheme=scheme, **PHONE)
    if tutor.find('[data-action="help-ceiling"]').count():
        tutor.do("help-ceiling")
    assert faults_on_a_phone(tutor.page) == []
