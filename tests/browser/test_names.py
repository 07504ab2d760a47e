"""Names of players: given in the dialogue of a new game, and seen at the table."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.test_looks import PHONE
from tests.browser.tutor_page import TABLE, TutorPage

Open = Callable[..., TutorPage]


def test_names_are_given_where_several_people_play(open_tutor: Open) -> None:
    tutor = open_tutor(**PHONE)
    tutor.do("new")
    assert not tutor.find('[data-action="name-1"]:visible').count(), "who is alone is spoken to"
    tutor.find('input[name="players"][value="2"]').check(force=True)
    tutor.find('[data-action="seat-2"]').select_option("bot:sensible")
    assert not tutor.find('[data-action="name-1"]:visible').count()
    tutor.find('[data-action="seat-2"]').select_option("person")
    tutor.find('[data-action="name-1"]').fill("Anna")
    tutor.find('[data-action="name-2"]').fill("<b>Bo</b>")
    tutor.do("start")
    tutor.settle()
    told = tutor.text(TABLE)
    assert "Anna" in told
    assert "<b>Bo</b>" in told, "as it was written"
    tutor.do("new")
    assert tutor.find('[data-action="name-1"]').input_value() == "Anna"
