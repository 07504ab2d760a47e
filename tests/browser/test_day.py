"""The deal of the day, with the clock moved: the same for everybody, one try, what is passed on."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from crypt_core.crypt.day import day_deal
from crypt_widgets.games.crypt.adapter import coach_score
from tests.browser.test_my_games import GAMES, bring, listed
from tests.browser.tutor_page import STORY, TutorPage

Open = Callable[..., TutorPage]
DAY = f"{GAMES} .gm-day"
TODAY = date(2026, 3, 1)
CLIPBOARD = "navigator.clipboard.writeText = async (text) => { window.copied = text; }"


def set_the_clock(tutor: TutorPage, when: str) -> None:
    """What the page takes for now, wherever it is."""
    tutor.page.clock.set_fixed_time(when)


def show(tutor: TutorPage) -> str:
    """Open the card; the value is what it says."""
    tutor.do("games")
    tutor.find(DAY).wait_for()
    tutor.settle()
    return tutor.text(DAY)


def test_a_day_is_played_once_passed_on_and_told_the_day_after(open_tutor: Open) -> None:
    tutor = open_tutor()
    set_the_clock(tutor, "2026-03-01T10:00:00")
    assert "one try" in show(tutor)
    tutor.do("day-play")
    assert tutor.deciding
    tutor.decide("a1")
    deal = day_deal(TODAY)
    assert (tutor.timeline.seed, tutor.timeline.setup) == (deal.seed, deal.setup)
    assert "1 decision" in show(tutor)
    tutor.do("day-play")
    assert len(tutor.timeline.moments) == 2, "it goes on where it stopped"
    tutor.play_to_the_end()
    score = tutor.timeline.state.scores[0]
    tutor.tool("story")
    tutor.page.evaluate(CLIPBOARD)

    def passed_on(action: str) -> str:
        tutor.page.evaluate("window.copied = ''")
        tutor.do(action)
        return str(tutor.page.evaluate("window.copied"))

    show(tutor)
    listed(tutor, 1)
    copied = passed_on("day-share")
    assert copied.startswith(f"Crypt 2026-03-01: {score}")
    assert set(copied.split("\n")[1]) <= {*"⬛🟫🟨🟩"}
    assert "gives no card away" in tutor.text(".fr-toast")

    set_the_clock(tutor, "2026-03-02T00:01:00")
    tutor.do("learn-close")
    tutor.tool("story")
    assert passed_on("end-day") == copied, "the result is of its game, whatever day it is"
    told = show(tutor)
    assert passed_on("games-pass-on") == copied
    assert "one try" in told
    assert f"you scored {score}, the coach {coach_score(deal)}" in told
    tutor.do("day-play")
    tutor.find(STORY).wait_for()
    tutor.decide("a1")
    assert tutor.timeline.seed == day_deal(date(2026, 3, 2)).seed


def test_who_removes_their_try_has_no_other(open_tutor: Open, tmp_path: Path) -> None:
    tutor = open_tutor()
    set_the_clock(tutor, "2026-03-01T10:00:00")
    show(tutor)
    tutor.do("day-play")
    tutor.decide("a1")
    show(tutor)
    with tutor.page.expect_download() as saving:
        tutor.do("games-export")
    file = tmp_path / "all.json"
    saving.value.save_as(file)
    tutor.do("games-remove")
    assert "stays played" in tutor.text(f"{GAMES} .gm-sure")
    tutor.do("games-yes")
    listed(tutor, 0)
    assert "was removed" in tutor.text(DAY)
    assert not tutor.find('[data-action="day-play"]').count()
    tutor.reload()
    assert "was removed" in show(tutor)
    bring(tutor, file)
    listed(tutor, 1)
    assert "1 decision" in tutor.text(DAY), "the same try is there again"
