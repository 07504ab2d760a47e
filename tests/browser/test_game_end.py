"""The end of a game in a browser: in sight at once, its review open, and where one goes from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from crypt_core.coach.bots import choose
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.scoring import RANKS
from crypt_core.donjon.game import DONJON
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.words import LANGS
from tests.browser.test_estimates import BOTS_OF_SEDLEC, deal
from tests.browser.test_review import LOUD
from tests.browser.tutor_page import BAR, STORY, TutorPage, speak
from tests.finished import finished

Open = Callable[..., TutorPage]
SEATS = ["person", "bot:greedy", "bot:careful", "bot:random"]
SIZES = [(390, 844), (1440, 900)]
ENDING = f"{STORY} .st-ending"
IN_SIGHT = """
(ending) => {
  const { top, bottom } = ending.getBoundingClientRect();
  const region = ending.closest(".crypt-tools-region");
  const parts = [region, region.querySelector(".to")];
  const [room, tabs] = parts.map((it) => it.getBoundingClientRect());
  const above = tabs.top < top;
  return top >= (above ? tabs.bottom : room.top) && bottom <= (above ? room.bottom : tabs.top)
    && room.top >= 0 && room.bottom <= window.innerHeight;
}
"""


def several() -> Timeline:
    """A game of four bots to its end."""
    timeline = Timeline(CRYPT, CRYPT.setup({"players": 4, "sides": "ABABAB"}), 5)
    while deciders := CRYPT.deciders(timeline.state):
        bot = (SEATS[deciders[0]].partition(":")[2]) or "sensible"
        timeline.play(choose(bot, CRYPT, timeline.state, timeline.moment.luck))
    return timeline


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_it_is_seen_whole_and_says_it_once(open_tutor: Open, width: int, height: int) -> None:
    page: dict[str, Any] = {"viewport": {"width": width, "height": height}}
    tutor = open_tutor(finished(), **page)
    tutor.tool("story")
    score = finished().state.scores[0]
    reached = sum(score >= least for least, _ in RANKS)
    for lang in LANGS:
        speak(tutor, lang)
        assert tutor.find(ENDING).evaluate(IN_SIGHT), lang
        assert tutor.find(f"{ENDING} .st-rung").count() == len(RANKS)
        assert tutor.find(f"{ENDING} .st-reached").count() == reached
        assert tutor.find(f"{ENDING} .st-rung[aria-current] .st-somebody").count() == 1
        verdict = tutor.text(f"{ENDING} .st-verdict")
        assert str(score) in verdict
        assert tutor.text(f"{STORY} .st-body").count(verdict) == 1
        assert not tutor.find(f"{STORY} .st-sheet table").is_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_several_players_are_seen_together(open_tutor: Open, width: int, height: int) -> None:
    page: dict[str, Any] = {"viewport": {"width": width, "height": height}}
    tutor = open_tutor(several(), SEATS, **page)
    tutor.tool("story")
    scores = several().state.scores
    for lang in LANGS:
        speak(tutor, lang)
        assert tutor.find(ENDING).evaluate(IN_SIGHT), lang
        told = tutor.find(f"{ENDING} .st-standings strong").all_inner_texts()
        assert list(map(int, told)) == sorted(scores, reverse=True)
        winners = tutor.find(f"{ENDING} .st-winner strong").all_inner_texts()
        assert set(map(int, winners)) == {max(scores)}


STRIPS = """
(list) => [...list.children].map((it) => {
  const wide = (one) => one?.getBoundingClientRect().width ?? 0;
  const strip = it.querySelector(".st-strip");
  const won = [...strip.querySelectorAll(".st-part")].reduce((sum, part) => sum + wide(part), 0);
  return [won / wide(strip), wide(strip.querySelector(".st-lost")) / wide(strip)];
})
"""
"""How long is what each has won, and what is struck off it, as shares of a strip."""


def of_donjon() -> Timeline:
    """A game of Donjon to its end, in which quests that were not done cost points."""
    timeline = Timeline(DONJON, DONJON.setup({"players": 4}), 3)
    while DONJON.deciders(timeline.state):
        timeline.play(choose("greedy", DONJON, timeline.state, timeline.moment.luck))
    return timeline


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_what_is_left_of_a_bar_is_as_long_as_the_points_beside_it(
    open_tutor: Open, width: int, height: int
) -> None:
    page: dict[str, Any] = {"viewport": {"width": width, "height": height}}
    tutor = open_tutor(of_donjon(), ["bot:greedy"] * 4, **page)
    tutor.tool("story")
    assert tutor.find(".crypt-dungeon .dj-over > p").first.is_hidden(), "the story says who has won"
    strips = tutor.find(f"{ENDING} .st-standings").evaluate(STRIPS)
    scores = sorted(of_donjon().state.scores, reverse=True)
    assert max(won for won, _ in strips) == pytest.approx(1, abs=0.01), "none is too long"
    assert any(lost for _, lost in strips), "something was struck off"
    left = [won - lost for won, lost in strips]
    most = max(left) / max(scores)
    assert left == pytest.approx([max(0, score) * most for score in scores], abs=0.01)
    signs = tutor.find(f"{ENDING} .st-made .st-part, {ENDING} .st-made .st-lost")
    assert signs.count() == tutor.find(f"{ENDING} .st-made li").count()


def test_from_the_end_to_what_comes_next(open_tutor: Open) -> None:
    tutor = open_tutor(finished())
    tutor.do("go-review")
    tutor.find('.crypt-review [data-action="review-chart"]').wait_for()
    tutor.settle()
    review = tutor.find(".crypt-review .rv").bounding_box()
    assert -1 < review["y"] < 400, "one is brought to it"

    tutor.tool("story")
    tutor.do("end-new")
    assert tutor.find("dialog.fr-dialog-new").is_visible()
    tutor.do("close-dialog")

    tutor.do("end-course")
    assert tutor.find(ENDING).is_hidden()
    tutor.do("learn-close")
    tutor.find(ENDING).wait_for()

    deal = tutor.timeline
    tutor.do("go-again")
    tutor.page.wait_for_function(
        f"() => !document.querySelector('{ENDING}') && document.activeElement !== document.body"
    )
    anew = tutor.timeline
    assert len(anew.moments) == 1
    assert (anew.setup, anew.seed) == (deal.setup, deal.seed)
    tutor.do("previous")
    assert tutor.find(ENDING).count() == 1
    assert len(tutor.timeline.moments) == len(deal.moments)


TABLET, ASIDE = (768, 1024), (844, 390)
"""A tablet held upright, a phone on its side."""
SEEN = """it => {
  const { left, top, width } = it.getBoundingClientRect();
  return it.contains(document.elementFromPoint(left + width / 2, top + 4));
}"""
"""Whether the head of a part is to be seen: nothing lies over it."""


@pytest.mark.parametrize("size", [*SIZES, TABLET, ASIDE])
def test_the_review_stands_open_with_it(open_tutor: Open, size: tuple[int, int]) -> None:
    tutor = open_tutor(finished(), viewport={"width": size[0], "height": size[1]})
    review_is_open(tutor, ".crypt-review", ".rv-sum")
    # The tabs stay where they are, and hide nothing that one is brought to.
    region = tutor.find(".crypt-tools-region")
    chart = tutor.find(".crypt-review .rv-chart-section")
    extreme = tutor.find(".crypt-review .rv-extreme button").first
    region.evaluate(
        """(it, chart) => {
          const tabs = it.querySelector(".to").getBoundingClientRect().top;
          it.scrollTop += chart.getBoundingClientRect().top - Math.min(tabs, innerHeight - 400);
        }""",
        chart.element_handle(),
    )
    if size == (1440, 900):
        assert not chart.evaluate(SEEN), "it is under the tabs"
    extreme.evaluate("it => it.click()")
    tutor.page.wait_for_function(SEEN, arg=chart.element_handle())


def test_so_does_that_of_several(open_tutor: Open, open_board: Open) -> None:
    phone: dict[str, Any] = {"viewport": {"width": 390, "height": 844}}
    for tutor in (
        open_tutor(several(), SEATS, **phone),
        open_board(deal(whole=True), BOTS_OF_SEDLEC, **phone),
    ):
        review_is_open(tutor, ".crypt-estimate-review", ".es-costlies")


def review_is_open(tutor: TutorPage, review: str, done: str) -> None:
    """What goes over the game stands below its end by itself, a part of the page of its own."""
    tutor.tool("story")
    tutor.page.wait_for_selector(f"{review} {done}", timeout=120_000)
    assert tutor.find(ENDING).is_visible()
    assert tutor.find(review).get_attribute("role") == "region"
    assert tutor.find(f"{review} h2").is_visible()
    tutor.find(f"{review} {done}").evaluate("it => it.scrollIntoView({block: 'nearest'})")
    assert tutor.find(f"{review} {done}").evaluate(SEEN)
    assert tutor.page.evaluate(LOUD) == ["go-review"]


def test_one_thing_is_loud_whatever_is_open_and_it_stays_open(open_tutor: Open) -> None:
    tutor = open_tutor(finished(), viewport={"width": 1440, "height": 900})
    both = f"{ENDING}, .crypt-review .rv-sum"

    def shown() -> int:
        tutor.page.wait_for_selector(".crypt-review .rv-sum", state="attached")
        return sum(it.is_visible() for it in tutor.find(both).all())

    assert shown() == 2
    for _ in range(2):
        speak(tutor, "it")
        assert shown() == 2
        tutor.reload()
    tutor.find('.crypt-review [data-action="review-exercise"]').first.click()
    tutor.settle()
    assert not tutor.find(ENDING).count()
    assert len(tutor.page.evaluate(LOUD)) <= 1
    tutor.do("review-leave")
    assert shown() == 2, "an attempt changes nothing"

    tutor.do("go-review")
    assert tutor.find(f"{BAR} .crypt-main").get_attribute("data-action") == "go-again"
    assert not tutor.find(ENDING).is_visible()
    tutor.reload()
    tutor.page.wait_for_selector(".crypt-review .rv-sum")
    assert tutor.page.evaluate(LOUD) == ["go-again"]
    tutor.do("tool-whatif")
    tutor.reload()
    assert tutor.find(".crypt-whatif").is_visible()
    assert tutor.page.evaluate(LOUD) == ["go-review"]


def test_who_walks_to_the_end_on_a_phone_is_shown_it(open_tutor: Open) -> None:
    tutor = open_tutor(finished(), viewport={"width": 390, "height": 844})
    assert tutor.find(ENDING).evaluate(IN_SIGHT), "it is opened for the first time"
    tutor.do("tool-story")
    tutor.reload()
    assert not tutor.find(ENDING).is_visible(), "it is as it was left"
    tutor.back()
    tutor.do("tool-whatif")
    tutor.do("tool-whatif")
    assert not tutor.find(".crypt-whatif").is_visible()
    tutor.step()
    tutor.find(ENDING).wait_for()
    assert tutor.find(ENDING).evaluate(IN_SIGHT)
    tutor.reload()
    tutor.find(ENDING).wait_for()


def test_a_wide_page_has_no_less_room_for_what_it_came_to_than_for_the_table(
    open_tutor: Open,
) -> None:
    tutor = open_tutor(finished(), viewport={"width": 1920, "height": 1080})
    table = tutor.find(".crypt-table").bounding_box()
    told = tutor.find(".crypt-tools-region").bounding_box()
    assert told["width"] >= table["width"] - 1
    tutor.back()
    assert tutor.find(".crypt-table").bounding_box()["width"] > table["width"]
