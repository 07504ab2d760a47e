"""The coach's card: the ladder of hints, the list of all moves, and the keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from crypt_core.crypt.coach.advice import Advice
from crypt_core.crypt.coach.alike import alike
from crypt_core.crypt.coach.worth import fitted_for_rank
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.teach import explain
from crypt_core.teach.explain.numbers import percent
from crypt_core.teach.words import Words
from tests.browser.tutor_page import CONFIRM, TutorPage, game

Open = Callable[..., TutorPage]
COACH = ".crypt-coach"
HINTS = f"{COACH} .co-hint"
ROWS = f"{COACH} .co-row"
VOICE = explain.Voice(Words("en"), 0, ["person", "ghost"])


def written(move: object) -> str:
    return str(move).removeprefix("P1: ")


def test_the_ladder_of_hints_climbs_and_its_move_can_be_played(open_tutor: Open) -> None:
    tutor = open_tutor(game(), locale="fr-FR")
    best = written(Advice(tutor.view()).best.move)
    assert tutor.find(HINTS).count() == 0
    tutor.tool("coach")
    labels = set()
    for rung in range(1, 4):
        labels.add(tutor.text(f'{COACH} [data-action="coach-hint"]'))
        tutor.do("coach-hint")
        assert tutor.find(HINTS).count() == rung
        assert tutor.find(f'{COACH} [data-action="coach-play"]').count() == (rung == 3)
    assert len(labels) == 3
    assert tutor.find(f'{COACH} [data-action="coach-hint"]').count() == 0
    tutor.do("coach-play")
    assert written(tutor.timeline.moment.move) == best
    assert tutor.find(HINTS).count() == 0, "the next decision begins without hints"
    tutor.go_on()
    assert tutor.find(HINTS).count() == 0


def test_all_moves_are_listed_and_the_draft_has_its_place(at_table: Open) -> None:
    tutor = at_table(game())
    advice = Advice(tutor.view())
    tutor.tool("coach")
    tutor.do("coach-list")
    assert tutor.find(ROWS).count() == 8
    listed = tutor.find(f"{ROWS} [data-move]")
    shown = [listed.nth(i).get_attribute("data-move") for i in range(8)]
    groups = alike(advice, (advised.move for advised in advice.moves))
    assert shown == [written(moves[0]) for moves in groups[:8]]

    tutor.lay("a6 b6")
    rank = advice.rank(CRYPT.read_move("a6 b6", tutor.timeline.state))
    assert f"place {rank} of {len(advice.moves)}" in tutor.text(f"{COACH} .co-draft")

    tutor.find(f'{COACH} [data-action="coach-servants"]').select_option("2")
    tutor.settle()
    tutor.find(f'{COACH} [data-action="coach-slot"]').select_option("1")
    tutor.settle()
    while tutor.find(f'{COACH} [data-action="coach-more"]').count():
        tutor.do("coach-more")
    both = [it.move for it in advice.moves if 1 in dict(it.move.dice)]
    both = [m for m in both if sum(len(efforts) for _, efforts in m.dice) == 2]
    assert tutor.find(ROWS).count() == len(alike(advice, both))
    assert tutor.find(f"{COACH} .co-mine [data-move]").get_attribute("data-move") == "a6 b6"
    assert tutor.drafted == {"a": [6], "b": [6]}, "looking things up leaves the draft alone"


def test_an_advised_move_is_seen_on_the_table_before_it_is_played(at_table: Open) -> None:
    tutor = at_table(game())
    best = {slot: list(efforts) for slot, efforts in Advice(tutor.view()).best.move.dice}
    tutor.tool("coach")
    for _ in range(3):
        tutor.do("coach-hint")
    said = tutor.find(f'{COACH} [role="status"]')
    assert said.inner_text() == ""
    tutor.do("coach-lay")
    assert tutor.drafted == {"abc"[slot]: efforts for slot, efforts in best.items()}
    assert tutor.timeline.moment.move is None or not tutor.timeline.moments[1:], "it is not played"
    assert "lies on the table as a draft" in said.inner_text()
    lay = tutor.find(f'{COACH} [data-action="coach-lay"]')
    assert lay.get_attribute("aria-disabled") == "true"
    assert lay.inner_text() == "It lies on the table"
    # Another one takes its place, and what one confirms is that.
    tutor.do("coach-list")
    row = tutor.find(f"{ROWS} [data-move]").nth(2)
    other = str(row.get_attribute("data-move"))
    row.click()
    tutor.settle()
    tutor.click(f'{COACH} .co-detail [data-action="coach-lay"]')
    assert lay.first.get_attribute("aria-disabled") == "false"
    tutor.click(CONFIRM)
    assert written(tutor.timeline.moments[1].move) == other


@pytest.mark.parametrize("locale", ["en-US", "fr-FR", "it-IT"])
def test_the_last_hint_tells_the_idea_and_then_the_numbers(open_tutor: Open, locale: str) -> None:
    tutor = open_tutor(game(), locale=locale)
    words = Words(locale[:2])
    tutor.tool("coach")
    for _ in range(3):
        tutor.do("coach-hint")
    first, _, move, idea, compared = tutor.find(f"{HINTS} > p").all_inner_texts()
    assert words.say("crypt-puzzle-recover-first.hint-1") in first
    assert idea == words.say("crypt-coach-idea-lie-low")
    assert not re.search(r"\d[.,]\d|%", move + idea), "no number before the idea"
    *_, best, _ = re.findall(r"\d+[.,]\d", compared)
    assert best in tutor.text(f"{HINTS} .co-figures"), "the score is that of its figures"


def test_a_switch_turns_to_the_advice_of_who_plays_for_the_highest_rank(at_table: Open) -> None:
    tutor = at_table(game())
    advice = Advice(tutor.view(), fitted_for_rank())
    tutor.tool("coach")
    tutor.do("coach-list")
    box = tutor.find(f'{COACH} [data-action="coach-aim"]')
    reached = tutor.find(f"{ROWS} .co-reached")
    assert not box.is_checked()
    assert reached.count() == 0
    tutor.do("coach-aim")
    assert box.is_checked()
    first = tutor.find(f"{ROWS} [data-move]").first
    assert first.get_attribute("data-move") == written(advice.best.move)
    assert reached.first.inner_text() == percent(VOICE, advice.best.outlook.chance or 0.0)
    tutor.do("coach-aim")
    assert not box.is_checked()
    assert reached.count() == 0


def test_moves_that_differ_in_nothing_share_a_row(at_table: Open) -> None:
    tutor = at_table(game("recover", seed=4))
    assert tutor.timeline.state.turn == 2, "the last turn, on which a servant more changes nothing"
    advice = Advice(tutor.view())
    groups = alike(advice, (advised.move for advised in advice.moves))
    number, moves = next((n, moves) for n, moves in enumerate(groups) if len(moves) > 1)
    tutor.tool("coach")
    tutor.do("coach-list")
    while tutor.find(ROWS).count() <= number:
        tutor.do("coach-more")
    row = tutor.find(ROWS).nth(number)
    assert row.locator("[data-move]").get_attribute("data-move") == written(moves[0])
    assert f"{len(moves)} ways" in row.inner_text()
    row.locator("[data-move]").click()
    tutor.settle()
    told = tutor.text(f"{COACH} .co-detail")
    for move in moves[1:]:
        assert f"“{explain.move(VOICE, move, tutor.view())}”" in told
    # What is laid out on the table is of that row, whichever of these ways it is.
    tutor.lay(written(moves[1]))
    mine = tutor.find(f"{COACH} .co-mine [data-move]")
    assert mine.get_attribute("data-move") == written(moves[0])


def test_the_keyboard_is_enough(at_table: Open) -> None:
    tutor = at_table(game())

    def focused(attribute: str = "action") -> str:
        return str(tutor.page.evaluate(f"document.activeElement.dataset.{attribute}"))

    tutor.find('[data-action="tool-story"]').focus()
    tutor.press("ArrowRight")
    assert focused() == "tool-coach"
    tutor.press("Tab")
    assert focused() == "coach-hint"
    tutor.press("Enter Enter")
    assert focused() == "coach-hint"
    tutor.press("Enter")
    assert tutor.find(HINTS).count() == 3
    assert focused("key") == "hint-2", "what the last hint says has the focus, not what plays it"
    tutor.press("Tab")
    assert focused() == "coach-lay"
    tutor.press("Enter")
    assert focused() == "coach-lay", "where one was, though something lies on the table now"
    tutor.press("Tab")
    assert focused() == "coach-play"
    tutor.press("Tab")
    assert focused() == "coach-aim"
    tutor.press("Tab Enter")
    assert focused() == "coach-list"
    tutor.press("Tab Tab Tab Enter")
    assert focused() == "coach-explain"
    assert tutor.find(f"{COACH} .co-detail").is_visible()
    assert tutor.timeline.moment.id == 0, "nothing was played"


@pytest.mark.parametrize("locale", ["en-US", "fr-FR", "it-IT"])
def test_the_card_fits_a_phone(open_tutor: Open, locale: str) -> None:
    tutor = open_tutor(game(), locale=locale, viewport={"width": 360, "height": 740})
    tutor.tool("coach")
    for _ in range(3):
        tutor.do("coach-hint")
    tutor.do("coach-list")
    tutor.find(f'{ROWS} [data-action="coach-explain"]').nth(1).click()
    tutor.settle()
    assert tutor.page.evaluate("document.documentElement.scrollWidth") <= 360
    too_small = tutor.page.evaluate(
        """() => [...document.querySelectorAll(".crypt-coach :is(button, select, summary)")]
          .map((button) => button.getBoundingClientRect())
          .filter((box) => box.width && (box.height < 40 || box.width < 40)).length"""
    )
    assert too_small == 0
