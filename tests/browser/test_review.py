"""The review in a browser: a loaded game gone over, the chart, and an exercise to its end."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from crypt_core.crypt.coach.review import Decision
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import CLAIM, Move
from crypt_core.crypt.state import CLAIM as CLAIM_STAGE
from crypt_core.crypt.teach.explain import Voice
from crypt_core.crypt.teach.explain import move as move_label
from crypt_core.engine import record
from crypt_core.games import GAMES
from crypt_core.teach.words import LANGS, Words
from tests.browser.test_looks import PHONE, SMALL_TARGETS, fits
from tests.browser.tutor_page import CONFIRM, TABLE, TutorPage, game, speak
from tests.finished import finished, finished_text, reviewed

Open = Callable[..., TutorPage]
REVIEW = ".crypt-review"
CHART = f'{REVIEW} [data-action="review-chart"]'
EXERCISE = f"{REVIEW} [data-exercise]"
FOCUS = "document.activeElement.dataset.key ?? null"


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


def keyed(move: Move) -> list[str]:
    """The keys that lay out a claim, the focus on a servant: an effort and a letter for each."""
    return [key for slot, efforts in move.dice for n in efforts for key in (str(n), "abc"[slot])]


def lay(tutor: TutorPage, move: Move) -> None:
    """Lay out and confirm a claim by keyboard."""
    for effort, slot in zip(keyed(move)[::2], keyed(move)[1::2], strict=True):
        tutor.find(f'{TABLE} [data-drop="ready"] [data-draft]').first.focus()
        tutor.press(f"{effort} {slot}")
    tutor.find(CONFIRM).focus()
    tutor.press("Enter")


def test_an_exercise_by_keyboard_from_its_beginning_to_its_end(open_tutor: Open) -> None:
    tutor = open_tutor(game())
    gone_over(tutor)
    kept, address = tutor.kept, tutor.page.url
    made = reviewed(finished())
    claims = [d for d in made.mistakes() if d.advice.best.move.verb == CLAIM]
    decision = claims[0]
    best = decision.advice.best.move
    worse = next(a.move for a in decision.advice.moves[::-1] if a.move.verb == CLAIM)
    button = f'{REVIEW} [data-key="exercise-{decision.moment}"]'

    tutor.find(button).focus()
    tutor.press("Enter")
    focused(tutor, "exercise-title")
    assert tutor.deciding
    assert tutor.text(".crypt-ribbon").count(f"Round {decision.round} of 8")
    assert not tutor.find(".crypt-whatif .wi").is_visible(), "what is tried is no branch"
    review_box, table_box = (tutor.find(part).bounding_box() for part in (REVIEW, TABLE))
    beside = table_box["x"] + table_box["width"] <= review_box["x"]
    assert beside, "the task and the table are in sight together"
    tutor.find(f'{REVIEW} [data-action="review-hint"]').focus()
    tutor.press("Enter")
    assert tutor.find(f"{REVIEW} .rv-hints li").count() == 1

    lay(tutor, worse)
    assert tutor.find(f"{REVIEW} [data-how]").get_attribute("data-how") == "worse"
    focused(tutor, "exercise-title")
    tutor.press("Enter")
    assert tutor.deciding, "the bar begins it again"

    lay(tutor, best)
    assert tutor.find(f"{REVIEW} [data-how]").get_attribute("data-how") == "solved"
    tutor.find(f"{REVIEW} .rv-both").wait_for()
    rows = [row.split("\t") for row in tutor.find(f"{REVIEW} .rv-both tr").all_inner_texts()]
    assert len(rows) == 2 + (8 - decision.round + 1) + 1
    coins, ready, other_coins, other_ready = map(int, rows[-2][1:])
    assert [coins + ready, other_coins + other_ready] == [int(cell) for cell in rows[-1][1:]]

    tutor.find(f'{REVIEW} [data-action="review-leave"]').focus()
    tutor.press("Enter")
    assert (tutor.kept, tutor.page.url) == (kept, address), "the game is as it was"
    assert tutor.find(EXERCISE).count() == 0
    focused(tutor, f"exercise-{decision.moment}")
    assert tutor.find(f"{REVIEW} .rv-found").count() == 1


LOUD = """
() => [...document.querySelectorAll(".crypt-app .crypt-main")]
  .filter((it) => it.checkVisibility({ visibilityProperty: true }))
  .map((it) => it.dataset.action)
"""
"""The names of the loud buttons that are shown."""


def test_the_bar_alone_is_loud_and_says_how_an_exercise_goes_on(open_tutor: Open) -> None:
    tutor = open_tutor(game())

    def loud() -> list[str]:
        found: list[str] = tutor.page.evaluate(LOUD)
        in_bar = tutor.find(".crypt-bar .crypt-main").count()
        assert in_bar == len(found), "there is one beside the bar"
        return found

    gone_over(tutor)
    made = reviewed(finished())
    mistakes = [d for d in made.mistakes() if d.advice.best.move.verb == CLAIM]
    decision = mistakes[0]
    tutor.find(CHART).focus()
    tutor.press("Home Enter")
    assert loud() == ["next"], "one looks back"
    assert tutor.find(f'{REVIEW} [data-action="review-exercise"]').first.is_visible()
    tutor.find(f'{REVIEW} [data-key="exercise-{decision.moment}"]').click()
    tutor.settle()
    assert len(loud()) <= 1
    worse = next(a.move for a in decision.advice.moves[::-1] if a.move.verb == CLAIM)
    lay(tutor, worse)
    assert loud() == ["review-again"]
    assert tutor.find(f'{REVIEW} [data-action="review-again"]').count() == 0, "it is in the bar"
    focused(tutor, "exercise-title")
    tutor.press("Enter")
    assert tutor.deciding
    lay(tutor, decision.advice.best.move)
    assert loud() == ["review-next"]
    tutor.find(f"{REVIEW} .rv-both").wait_for()
    tutor.press("Enter")
    assert tutor.find(EXERCISE).get_attribute("data-exercise") != str(decision.moment)
    assert len(loud()) <= 1


def test_who_looks_back_goes_on_until_a_move_is_laid_out(open_tutor: Open) -> None:
    tutor = open_tutor(game())
    timeline = record.load_text(finished_text(), GAMES)[0]
    for at in timeline.line()[:6]:
        moves = CRYPT.legal_moves(at.state)
        if at.state.stage != CLAIM_STAGE or at is timeline.moment:
            continue
        timeline.go(at.id)
        tutor.load(record.save_text(timeline, {"seats": ["person"]}))
        assert tutor.deciding
        assert tutor.page.evaluate(LOUD) == ["next"], moves
        if moves[0].verb == CLAIM:
            (slot, (effort, *_)), *_ = moves[0].dice
            tutor.lay(f"{'abc'[slot]}{effort}")
            assert tutor.page.evaluate(LOUD) == ["confirm"]
    assert len(moves) == 1, "choose another game: here there is a choice everywhere"


def focused(tutor: TutorPage, key: str) -> None:
    """Wait until something has the focus."""
    tutor.page.wait_for_function(f"({FOCUS}) === '{key}'")


def test_it_fits_on_a_phone_in_every_language(open_tutor: Open) -> None:
    tutor = open_tutor(finished(), **PHONE)
    tutor.tool("review")
    tutor.find(CHART).wait_for()
    for lang in LANGS:
        speak(tutor, lang)
        fits(tutor, f"the review in {lang}")
    found: list[Any] = tutor.page.evaluate(SMALL_TARGETS)
    assert [it for it in found if "review" in it] == []
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
        fits(tutor, f"the exercise in {lang}")


def test_the_better_move_is_one_press_away(open_tutor: Open) -> None:
    """Kept until then, for whoever wants to find it; and the keyboard goes to what it tells."""
    tutor = open_tutor(game())
    gone_over(tutor)
    decision = reviewed(finished()).mistakes()[0]
    best = f"{REVIEW} .rv-why"
    assert tutor.find(best).count() == 0
    place = tutor.timeline.place
    tutor.find(f'{REVIEW} [data-action="review-reveal"]').first.focus()
    tutor.press("Enter")
    focused(tutor, f"why-{decision.moment}")
    voice = Voice(Words("en"), 0, ["person", "ghost"])
    label = move_label(voice, decision.advice.best.move, decision.advice.view)
    assert label in tutor.text(best)
    assert tutor.find(best).count() == 1
    assert tutor.timeline.place == place, "nothing moves on the table"
    reveal = tutor.find(f'{REVIEW} [data-action="review-reveal"]')
    assert reveal.count() == len(reviewed(finished()).mistakes()) - 1


def test_the_better_move_is_shown_from_the_table_of_rounds_too(open_tutor: Open) -> None:
    """Named and drawn, its idea before its figures."""
    tutor = open_tutor(game())
    gone_over(tutor)
    reveal = tutor.find(f'{REVIEW} [data-action="review-reveal-round"]').first
    node = int(reveal.get_attribute("data-node"))
    decision = next(d for d in reviewed(finished()).mistakes() if d.moment == node)
    reveal.click()
    focused(tutor, f"why-{node}")
    best = decision.advice.best.move
    why = f'{REVIEW} [data-key="why-{node}"]'
    faces = tutor.find(f"{why} .crypt-die").evaluate_all("all => all.map((it) => it.dataset.face)")
    assert list(map(int, faces)) == [effort for _, efforts in best.dice for effort in efforts]
    assert faces, "choose another game: here is nothing to draw"
    # Asked for again it is there already: one is brought to it all the same.
    reveal.click()
    focused(tutor, f"why-{node}")


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
