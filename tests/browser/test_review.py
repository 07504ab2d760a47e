"""The review in a browser: a loaded game gone over, its chart, an exercise beside the table."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from crypt_core.crypt.coach.review import Decision
from crypt_core.teach.words import LANGS, Words
from tests.browser.stage_page import faults_on_a_phone
from tests.browser.test_looks import PHONE
from tests.browser.tutor_page import TABLE, TutorPage, game, speak
from tests.finished import finished, finished_text, reviewed

Open = Callable[..., TutorPage]
REVIEW = ".crypt-review"
CHART = f'{REVIEW} [data-action="review-chart"]'
EXERCISE = f"{REVIEW} [data-exercise]"


def gone_over(tutor: TutorPage) -> None:
    """Load the game through its dialogue, open the card and wait for the chart."""
    tutor.load(finished_text())
    tutor.do("tool-review")
    tutor.find(CHART).wait_for()
    tutor.settle()


def number(text: str) -> Fraction:
    return Fraction(text.replace("−", "-").replace(",", "."))


def told(tutor: TutorPage) -> str:
    return str(tutor.find(CHART).get_attribute("aria-valuetext"))


def test_a_loaded_game_is_gone_over(at_table: Open) -> None:
    tutor = at_table(game())
    assert not tutor.find('[data-action="tool-review"]').count(), "nothing has been decided yet"
    gone_over(tutor)
    timeline, made = finished(), reviewed(finished())
    signs = tutor.find(f"{REVIEW} .rv-figure").all_inner_texts()
    *parts, end = ["".join(text.split()) for text in signs]
    assert sum(map(number, parts)) == number(end.removeprefix("=")) == timeline.state.scores[0]
    assert tutor.find(f"{REVIEW} .rv-chart .rv-draw").count() == len(made.draws)
    decisions = tutor.find(f"{REVIEW} .rv-chart :is(.rv-decision, .rv-mistake)")
    assert decisions.count() == len(made.decisions)
    assert tutor.find(f"{REVIEW} .rv-chart .rv-mistake").count() == len(made.mistakes())
    assert tutor.find(f"{REVIEW} .rv-cards > li").count() == len(made.mistakes())

    # The pointer tells an entry, a click shows it on the table.
    box = tutor.find(CHART).bounding_box()
    tutor.page.mouse.move(box["x"] + 36, box["y"] + 60)
    assert told(tutor).startswith(f"{Words('en').say('crypt-review-round', n=1)}, ")
    last = made.decisions[-1]
    at = made.entries.index(last)
    pace = (box["width"] - 34 - 12) / (len(made.entries) + 1)
    x, y = box["x"] + 34 + (at + 1) * pace, box["y"] + 60
    tutor.page.mouse.move(x, y)
    before = told(tutor)
    tutor.page.mouse.click(x, y)
    tutor.settle()
    assert tutor.timeline.place.moment == last.before
    assert tutor.deciding
    assert told(tutor) == before

    # So do the arrows and Enter.
    tutor.find(CHART).focus()
    tutor.press("Home ArrowRight Enter")
    first = made.entries[1]
    assert isinstance(first, Decision)
    assert tutor.timeline.place.moment == first.before
    assert tutor.find(CHART).get_attribute("aria-valuenow") == "2"


def test_an_exercise_and_the_table_are_in_sight_together(open_tutor: Open) -> None:
    tutor = open_tutor(game())
    gone_over(tutor)
    tutor.find(f'{REVIEW} [data-action="review-exercise"]').first.click()
    tutor.settle()
    assert not tutor.find(".crypt-whatif .wi").is_visible(), "what is tried is no branch"
    review_box, table_box = (tutor.find(part).bounding_box() for part in (REVIEW, TABLE))
    assert table_box["x"] + table_box["width"] <= review_box["x"]


LOUD = """
() => [...document.querySelectorAll(".crypt-app .crypt-main")]
  .filter((it) => it.checkVisibility({ visibilityProperty: true }))
  .map((it) => it.dataset.action)
"""
"""The names of the loud buttons that are shown."""


def test_it_fits_on_a_phone_in_every_language(open_tutor: Open) -> None:
    tutor = open_tutor(finished(), **PHONE)
    tutor.tool("review")
    tutor.find(CHART).wait_for()
    for lang in LANGS:
        speak(tutor, lang)
        assert faults_on_a_phone(tutor.page) == [], f"the review in {lang}"
    # A finger chooses an entry, the button shows it.
    box = tutor.find(CHART).bounding_box()
    place = tutor.timeline.place
    tutor.page.touchscreen.tap(box["x"] + 60, box["y"] + 40)
    tutor.settle()
    assert tutor.timeline.place == place
    tutor.do("review-see")
    assert tutor.timeline.place != place
    tutor.find(f'{REVIEW} [data-action="review-exercise"]').first.click()
    tutor.settle()
    tutor.do("review-show")
    tutor.find(f"{REVIEW} .rv-both").wait_for()
    for lang in LANGS:
        speak(tutor, lang)
        assert faults_on_a_phone(tutor.page) == [], f"the exercise in {lang}"


COVERED = """
() => {
  const name = document.querySelector(".rv-rank-name").getBoundingClientRect();
  const marks = document.querySelectorAll(".rv-mistake path, .rv-decision path, .rv-draw circle");
  return [...marks].filter((mark) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    return left < name.right && right > name.left && top < name.bottom - 2 && bottom > name.top + 2;
  }).length;
}
"""


def test_no_mark_of_the_chart_covers_the_name_of_a_rank(open_tutor: Open) -> None:
    tutor = open_tutor(game())
    gone_over(tutor)
    assert tutor.find(f"{REVIEW} .rv-chart .rv-rank-name").count() == 1
    assert tutor.page.evaluate(COVERED) == 0


def test_on_a_phone_too(open_tutor: Open) -> None:
    tutor = open_tutor(finished(), **PHONE)
    tutor.tool("review")
    tutor.find(CHART).wait_for()
    for lang in LANGS:
        speak(tutor, lang)
        assert tutor.page.evaluate(COVERED) == 0, lang
    # However narrow, what is drawn can be drawn: errors are the Watch's to see.
    for width in (320, 120, 60, 390):
        tutor.page.set_viewport_size({"width": width, "height": 844})
        tutor.settle()


def test_the_chart_has_room_for_larger_text(open_tutor: Open) -> None:
    tutor = open_tutor(finished())
    tutor.page.evaluate("document.documentElement.style.fontSize = '24px'")
    tutor.tool("review")
    tutor.find(CHART).wait_for()
    tutor.settle()
    cut = tutor.find(f"{REVIEW} .rv-chart text").evaluate_all(
        """all => all.filter((it) => {
          const frame = it.closest("svg").getBoundingClientRect();
          const { left, right, top, bottom } = it.getBoundingClientRect();
          return left < frame.left || right > frame.right
            || top < frame.top - 2 || bottom > frame.bottom + 2;
        }).map((it) => it.textContent)"""
    )
    assert cut == []


def test_behind_a_screen_the_chart_has_a_width(at_table: Open) -> None:
    """There is nothing to measure there; what cannot be drawn is an error that the Watch sees."""
    tutor = at_table(game())
    gone_over(tutor)
    widths = f"() => [...document.querySelectorAll('{REVIEW} .rv-chart rect')]"
    widths += ".map((band) => Number(band.getAttribute('width')))"
    assert min(tutor.page.evaluate(widths)) > 0
    tutor.do("learn")
    tutor.find(REVIEW).wait_for(state="hidden")
    tutor.settle()
    assert min(tutor.page.evaluate(widths)) > 0
    tutor.do("learn-close")
    tutor.find(CHART).wait_for()
    tutor.settle()
    assert min(tutor.page.evaluate(widths)) > 0
