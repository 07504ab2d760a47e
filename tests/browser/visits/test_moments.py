"""What a moment is about is in sight, and nothing is wrong there: in every room and language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from crypt_core.teach.words import LANGS
from tests.browser.page_host import ADDRESS
from tests.browser.stage_page import faults, fit
from tests.browser.tutor_page import TutorPage, game, speak
from tests.browser.visits import crypt, donjon, sedlec
from tests.browser.visits.checks import wrong_in
from tests.browser.visits.moments import Moment
from tests.browser.visits.rooms import LAPTOP, ROOMS, Size
from tests.browser.visits.visit import Framed, Row, measure

At = Callable[[Moment], TutorPage]
MOMENTS = [*crypt.MOMENTS, *sedlec.MOMENTS, *donjon.MOMENTS]


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda it: it.name)
def test_all_is_in_sight_and_in_its_place(at_moment: At, moment: Moment) -> None:
    tutor = at_moment(moment)
    found = []
    for lang in (*LANGS[1:], LANGS[0]):
        fit(tutor.page, LAPTOP)
        speak(tutor, lang)
        if moment.dialogue:
            tutor.do(moment.dialogue)
        # English is usually the shortest of the three, so every second room is enough for it.
        rooms = moment.rooms[::2] if lang == LANGS[0] else moment.rooms
        visit = measure(tutor.page, moment.parts, rooms, name=f"{moment.name}, {lang}")
        found += [f"{lang}, {it}" for it in wrong_in(visit, moment.parts)]
        if moment.dialogue:
            tutor.press("Escape")
    for scheme in ("light", "dark"):
        tutor.page.emulate_media(color_scheme=scheme)
        looks = measure(tutor.page, looks=True, name=f"{moment.name}, {scheme}")
        found += [f"{scheme}, {it}" for it in wrong_in(looks)]
    tutor.page.emulate_media(color_scheme="light")
    assert "\n".join(found) == ""


TOUCH: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


@pytest.mark.parametrize("moment", [crypt.MOMENTS[0], sedlec.MOMENTS[0], donjon.MOMENTS[1]])
def test_it_is_so_under_a_finger(open_tutor: Callable[..., TutorPage], moment: Moment) -> None:
    tutor = open_tutor(moment.begins(), moment.seats, kind=moment.kind, **TOUCH)
    moment.do(tutor)
    assert faults(tutor.page, moment.parts) == []


def test_the_treasures_stand_still_when_a_decision_is_made(at_moment: At) -> None:
    """What is told takes the room of what was asked."""
    tutor = at_moment(Moment("a decision", game, ()))

    def stones() -> list[Row | None]:
        visit = measure(tutor.page, rooms=ROOMS)
        return [room.rows[visit.marks["stone"][0]] for room in visit.rooms]

    asked = [it and it[:4] for it in stones()]
    tutor.decide("a4 b2")
    assert [it and it[:4] for it in stones()] == asked
    tutor.step()
    assert [it and it[:4] for it in stones()] == asked


def test_a_frame_is_laid_out_as_a_page(open_page: Callable[..., Any]) -> None:
    moment, sizes = crypt.MOMENTS[0], (Size(390, 844), Size(1440, 900))
    places = []
    for kind in (Framed, lambda page: page):
        tutor = TutorPage(kind(open_page(reduced_motion="reduce")), ADDRESS)
        tutor.open(moment.begins(), moment.seats)
        moment.do(tutor)
        tutor.page.mouse.move(0, 0)
        for size in sizes:
            fit(tutor.page, size)
            visit = measure(tutor.page)
            rows = enumerate(visit.rooms[0].rows)
            places.append({visit.name(node): row[:4] for node, row in rows if row})
    assert places[:2] == places[2:]
