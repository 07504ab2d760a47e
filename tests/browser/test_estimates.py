"""Estimates in a browser: the coach of several at either game, and the review of a whole game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from crypt_core.coach.bots import choose
from crypt_core.coach.estimate import estimate
from crypt_core.engine import record
from crypt_core.engine.timeline import Timeline
from crypt_core.sedlec.game import SEDLEC
from tests.browser.board_page import BoardPage
from tests.browser.test_axe import Looks
from tests.browser.test_looks import PHONE, SMALL_ALLOWED, SMALL_TARGETS, fits
from tests.browser.tutor_page import TutorPage, game

Open = Callable[..., TutorPage]
COACH = ".crypt-estimate"
REVIEW = ".crypt-estimate-review"
BOTS = ["person", "bot:sensible", "bot:greedy"]
BOTS_OF_SEDLEC = ["person", "bot:sensible"]


def deal(whole: bool) -> Timeline:
    """A game of Sedlec for two, at its first decision or played to its end."""
    timeline = Timeline(SEDLEC, SEDLEC.setup({"players": 2}), 7)
    while whole and SEDLEC.deciders(timeline.state):
        bot = ("random", "sensible")[SEDLEC.deciders(timeline.state)[0]]
        timeline.play(choose(bot, SEDLEC, timeline.state, timeline.moment.luck))
    return timeline


def asked(tutor: TutorPage) -> list[str]:
    """Show the tool and ask; the value is the moves that are told, in the table's writing."""
    tutor.tool("estimate")
    assert tutor.find(f"{COACH} .es-row").count() == 0, "nothing is found before it is asked for"
    tutor.do("estimate-ask")
    return list(tutor.find(f"{COACH} .es-row").evaluate_all("all => all.map(i => i.dataset.move)"))


def test_with_three_it_tells_what_the_search_found_and_plays_it(at_table: Open) -> None:
    timeline = game(players=3, seed=4)
    tutor = at_table(timeline, BOTS)
    assert tutor.deciding
    here = tutor.timeline
    found = estimate(here.game, here.state, 0)
    assert not tutor.find('[data-action="tool-coach"]').count(), "the exact coach is for one"
    moves = asked(tutor)
    assert moves == [str(option.move).partition(": ")[2] for option in found.options]
    chance = tutor.text(f"{COACH} .es-row:first-child .es-figure")
    assert chance.startswith(f"{round(found.best.chance * 100)}%\u00a0±")
    assert chance in tutor.text(f"{COACH} .es-win")
    assert tutor.page.evaluate("document.activeElement.dataset.key") == "win"
    tutor.press("Tab Enter")
    laid = {slot: sorted(efforts) for slot, efforts in tutor.drafted.items()}
    assert laid == {"abcdef"[slot]: list(dice) for slot, dice in found.best.move.dice}
    assert not tutor.timeline.moments[1:], "it lies there and is not played"
    tutor.press("Tab Enter")
    made = tutor.timeline
    assert any(moment.move == found.best.move for moment in made.moments[1:])


def test_in_sedlec_it_stands_beside_the_exact_help(at_board: Callable[..., BoardPage]) -> None:
    tutor = at_board(deal(whole=False), ["person", "bot:sensible"])
    assert tutor.find('[data-action="tool-help"]').is_visible()
    moves = asked(tutor)
    found = estimate(SEDLEC, tutor.timeline.state, 0)
    assert moves == [str(option.move).partition(": ")[2] for option in found.options]
    # Each can be seen on the table first, and none is played by that.
    last = moves[-1]
    for move in (moves[0], last):
        tutor.click(f'{COACH} [data-key="lay-{move}"]')
        assert (
            tutor.find(f'{COACH} [aria-disabled="true"]').get_attribute("data-key") == f"lay-{move}"
        )
    piles = [str(pile + 1) for pile in found.options[-1].move.piles]
    chosen = tutor.find('.crypt-board [aria-pressed="true"][data-pile]')
    assert chosen.evaluate_all("all => all.map((it) => it.dataset.pile)") == piles
    assert len(tutor.timeline.moments) == 1
    tutor.click(f'{COACH} [data-key="play-{moves[0]}"]')
    assert tutor.timeline.moments[1].move == found.best.move


def test_a_whole_game_is_gone_over_and_one_goes_there(
    open_board: Callable[..., BoardPage],
) -> None:
    timeline = deal(whole=True)
    timeline.go(timeline.line()[-3].id)
    tutor = open_board(deal(whole=False), BOTS_OF_SEDLEC)
    tutor.load(record.save_text(timeline, {"seats": BOTS_OF_SEDLEC}))
    tutor.page.set_viewport_size(PHONE["viewport"])
    tutor.tool("estimate-review")
    tutor.do("estimate-review-start")
    tutor.page.wait_for_selector(f"{REVIEW} .es-costlies", state="attached", timeout=120_000)
    tutor.settle()
    assert tutor.page.evaluate("document.activeElement.dataset.key") == "verdict"
    assert tutor.find(f"{REVIEW} .es-costly").count() > 0
    fits(tutor, "the review")
    small = [it for it in tutor.page.evaluate(SMALL_TARGETS) if not SMALL_ALLOWED.search(it)]
    assert not small
    node = tutor.find(f"{REVIEW} [data-node]").first.get_attribute("data-node")
    tutor.find(f"{REVIEW} [data-node]").first.click()
    tutor.settle()
    assert tutor.deciding
    assert str(tutor.timeline.place.moment) == node


def test_nothing_in_it_keeps_anybody_out(open_page: Callable[..., Any], tutor_address: str) -> None:
    page = open_page(reduced_motion="reduce")
    looks = Looks(page)
    tutor = BoardPage(page, tutor_address)
    tutor.open(deal(whole=False), ["person", "bot:sensible"])
    asked(tutor)
    looks.at("the coach’s estimates")
    tutor.load(record.save_text(deal(whole=True), {"seats": ["person", "bot:sensible"]}))
    assert tutor.find(REVIEW).is_visible(), "it stands with the end of the game"
    page.wait_for_selector(f"{REVIEW} .es-costlies", state="attached", timeout=120_000)
    tutor.settle()
    looks.at("the review by estimates")
    looks.check()
