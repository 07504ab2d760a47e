"""Secrets of several people at one screen: the seed, the link, and a game without looking ahead."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from crypt_core.engine import record
from crypt_core.teach.words import LANGS, Words
from tests.browser.tutor_page import BAR, TutorPage, game

Open = Callable[..., TutorPage]


@pytest.mark.parametrize("lang", LANGS)
def test_about_and_a_link_give_nothing_away_unsaid(open_tutor: Open, lang: str) -> None:
    say = Words(lang).say
    tutor = open_tutor(game("P1: a4 b2", players=2), locale=lang)
    tutor.page.evaluate("() => { navigator.clipboard.writeText = async () => {}; }")
    tutor.do("share")
    assert tutor.text(".fr-toast") == say("frame-copied-unsafe")
    tutor.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }")
    tutor.do("share")
    assert say("frame-share-unsafe") in tutor.text('[data-banner="share"]')
    tutor.do("close-share")
    tutor.do("about")
    told = tutor.text(".fr-about")
    assert say("frame-about-later") in told
    assert say("frame-about-seed", seed="7") not in told
    tutor.page.keyboard.press("Escape")
    tutor.load(record.code(game("a4"), {"seats": ["person"]}))
    tutor.do("about")
    assert say("frame-about-seed", seed="7") in tutor.text(".fr-about")


def test_a_game_without_looking_ahead(open_tutor: Open) -> None:
    tutor = open_tutor(game("a4 b2"))
    back = f'{BAR} [data-action="back"]'
    assert tutor.find('[data-action="tool-whatif"]').count()
    tutor.do("new")
    tutor.find('[data-action="for-good"]').check()
    tutor.find('[data-action="seed"]').fill("7")
    tutor.do("start")
    tutor.decide("a1")
    tutor.go_on()
    assert tutor.deciding
    for _ in range(40):
        if not tutor.find(back).is_enabled():
            break
        tutor.press("b")
    moments = tutor.timeline
    assert moments.place.moment == 1
    assert not tutor.find('[data-action="tool-whatif"]').count()
    assert not tutor.find('[data-action="undo"]').count()
    tutor.reload()
    assert tutor.timeline.place == moments.place
    tutor.press("b b b")
    assert tutor.timeline.place.moment == 1
