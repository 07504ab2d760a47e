"""The field for a move in writing, and the table as text: there for whoever wants them."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.tutor_page import TABLE, TutorPage, game

Open = Callable[..., TutorPage]
FIELD = f'{TABLE} [data-action="type"]'


def test_the_field_is_there_for_whoever_wants_it_and_the_text_stays_as_one_leaves_it(
    open_tutor: Open,
) -> None:
    tutor = open_tutor(game())
    assert not tutor.find(FIELD).count()
    tutor.set("typing", on=True)
    assert tutor.find(FIELD).is_visible()
    tutor.do("text")
    tutor.reload()
    assert tutor.find(FIELD).is_visible()
    assert tutor.find(f"{TABLE} .tb-text-parts").is_visible()
    tutor.do("text")
    tutor.reload()
    assert tutor.find(FIELD).is_visible()
    assert not tutor.find(f"{TABLE} .tb-text-parts").count()
