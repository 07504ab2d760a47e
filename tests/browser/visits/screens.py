"""Every part of a game's screens, one after another."""

from __future__ import annotations

from collections.abc import Iterator

from crypt_core.engine import record
from tests.browser.board_page import BOARD, HELD, BoardPage
from tests.browser.donjon_page import DUNGEON, DonjonPage
from tests.browser.test_board import game as graves
from tests.browser.test_learn import PUSH, begin
from tests.browser.test_review import gone_over
from tests.browser.tutor_page import TABLE, TutorPage
from tests.browser.visits import donjon


def crypts_screens(tutor: TutorPage) -> Iterator[str]:
    """Every part of Crypt's screens, one after the other."""
    tutor.tool("coach")
    for _ in range(3):
        tutor.do("coach-hint")
    tutor.do("coach-list")
    tutor.find('[data-action="coach-explain"]').nth(1).click()
    tutor.lay("a1")
    tutor.field.fill("a1")
    tutor.settle()
    yield "a decision with the coach"
    tutor.tool("odds")
    tutor.find(".crypt-odds table").first.wait_for()
    tutor.settle()
    yield "the odds"
    tutor.tool("story")
    tutor.do("clear")
    tutor.do("text")
    for summary in tutor.find(f"{TABLE} .tb-collector summary").all():
        summary.click()
    yield "the table in words"
    summary.click()
    tutor.do("text")
    tutor.decide("c3")
    tutor.step()
    tutor.find('.crypt-story [data-action="log"]').click()
    yield "what happened"
    tutor.tool("whatif")
    yield "what if"
    for dialogue in ("new", "load", "settings", "about"):
        tutor.do(dialogue)
        yield dialogue
        tutor.press("Escape")
    gone_over(tutor)
    yield "the end and its review"
    tutor.find('[data-action="review-exercise"]').first.click()
    tutor.settle()
    tutor.do("review-show")
    tutor.find(".crypt-review .rv-both").wait_for()
    yield "an exercise"
    tutor.do("learn")
    yield "the course"
    tutor.do("screen-puzzles")
    yield "the puzzles"
    tutor.do("learn-close")
    begin(tutor, PUSH)
    tutor.do("learn-hint")
    yield "a task"
    tutor.do("rules")
    yield "the rules"
    tutor.click('.crypt-reference [data-rule="aloud"]')
    tutor.find(".crypt-reference .rf-spoken").first.wait_for()
    yield "what is said aloud"
    tutor.click('.crypt-reference .rf-list [data-rule="claim.push"]')
    yield "the page of a rule"
    tutor.do("home")
    tutor.find(".ho-game").first.wait_for()
    yield "the first screen"


def sedlecs_screens(tutor: BoardPage) -> Iterator[str]:
    """Sedlec's board and its help, with a card chosen and with the points told."""
    tutor.tool("help")
    tutor.settle()
    tutor.find(HELD.replace('="%s"', "")).first.click()
    tutor.find(f"{BOARD} [data-open]").first.click()
    tutor.find(f"{BOARD} .bo-kind").first.click()
    tutor.settle()
    yield "a card is laid"
    timeline = graves()
    while timeline.game.deciders(timeline.state):
        timeline.play(timeline.game.legal_moves(timeline.state)[-1])
    tutor.load(record.save_text(timeline, {"seats": ["person", "person"]}))
    yield "the end"


def donjons_screens(tutor: DonjonPage) -> Iterator[str]:
    """Donjon's table with a refusal, the chances of a fight, its dice, an offer and the end."""
    donjon.be_refused(tutor)
    yield "a refusal"
    tutor.tool("chances")
    tutor.find(".crypt-chances .dh-fight .dh-chance").first.wait_for()
    yield "the chances of a fight"
    tutor.tool("story")
    donjon.roll(tutor)
    assert tutor.find(f"{DUNGEON} .dj-die").count()
    yield "the dice"
    seats = {"seats": ["person", *["bot:greedy"] * 3]}
    tutor.load(record.save_text(donjon.begins(donjon.laden, seed=26)(), seats))
    donjon.offer(tutor)
    yield "an offer"
    tutor.load(record.save_text(donjon.over(), {"seats": ["bot:greedy"] * 6}))
    yield "the end"
