"""The bar always holds what can be done now: what is loud there is never dead."""

from __future__ import annotations

from collections.abc import Callable

from crypt_core.coach.bots import choose
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import CLAIM
from crypt_core.crypt.state import CLAIM as CLAIMING
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.lessons.courses import lessons
from tests.browser.board_page import BOARD, BoardPage
from tests.browser.test_board import game as graves
from tests.browser.test_learn import LEARN, PUSH, begin, outcome
from tests.browser.tutor_page import BAR, CONFIRM, TABLE, WHATIF, TutorPage, game

At = Callable[..., TutorPage]
Open = Callable[..., TutorPage]
AtBoard = Callable[..., BoardPage]

LOUD = f"{BAR} .br-first, {BAR} .crypt-main"
CHOOSE = f'{BAR} [data-action="choose"]'
QUESTION = next(it for it in lessons("crypt").values() if it.tasks[0].asks_at_once)
FOCUSED = "selector => document.activeElement.matches(selector)"


def loud(tutor: TutorPage) -> str:
    """What the loud button does; it is one alone, and can be pressed."""
    button = tutor.find(LOUD)
    assert button.count() == 1, button.all_inner_texts()
    assert button.get_attribute("aria-disabled") != "true"
    return str(button.get_attribute("data-action"))


def focused(tutor: TutorPage, selector: str) -> bool:
    return bool(tutor.page.evaluate(FOCUSED, selector))


def test_it_leads_to_a_claim_and_then_confirms_it(at_table: At) -> None:
    """A servant is taken in hand, and treasures or efforts are shown, until there is a claim."""
    tutor = at_table(game())
    assert loud(tutor) == "choose"
    assert not tutor.find(CONFIRM).count(), "there is nothing to confirm yet"
    before = tutor.find(LOUD).bounding_box()
    tutor.click(CHOOSE)
    assert focused(tutor, '[data-draft="0"].tb-held')
    tutor.click(CHOOSE)
    assert focused(tutor, ".tb-card")
    tutor.press("Enter")
    assert tutor.drafted == {"a": [1]}
    assert loud(tutor) == "confirm"
    assert tutor.find(LOUD).bounding_box() == before, "the loud button stays where it is"
    tutor.do("clear")
    assert loud(tutor) == "choose"
    tutor.press("Escape")
    tutor.click(f'{TABLE} .tb-card[data-slot="b"]')
    tutor.click(CHOOSE)
    assert focused(tutor, '[data-effort="1"]'), "a treasure is picked: its effort is next"
    tutor.press("Enter")
    assert tutor.drafted == {"b": [1]}
    tutor.confirm()
    assert loud(tutor) == "next"


def shut() -> Timeline:
    """A claim is due, there is a servant for it, and no treasure can be had."""
    for seed in range(40):
        timeline = game(seed=seed)
        while CRYPT.deciders(timeline.state):
            state = timeline.state
            legal = CRYPT.own_moves(state, 0)
            claims = any(move.verb == CLAIM for move in legal)
            if state.stage == CLAIMING and state.players[0].ready and not claims:
                return timeline
            timeline.play(choose("random", CRYPT, state, timeline.moment.luck))
    raise AssertionError("no game comes to that")


def test_where_nothing_can_be_claimed_what_is_left_is_loud(at_table: At) -> None:
    tutor = at_table(shut())
    assert tutor.deciding
    assert loud(tutor) == "recover"


def test_looking_back_it_leads_nobody_away_from_going_on(at_table: At) -> None:
    tutor = at_table(game("a5 b3"))
    tutor.tool("whatif")
    tutor.click(f'{WHATIF} [data-node="0"]')
    assert tutor.deciding
    assert loud(tutor) == "next"
    assert not tutor.find(CHOOSE).count()


def test_at_a_question_it_leads_to_the_answers(at_table: At) -> None:
    tutor = at_table(game())
    begin(tutor, QUESTION)
    assert loud(tutor) == "choose-answer"
    tutor.do("choose-answer")
    assert focused(tutor, ".ln-choice")
    right = QUESTION.tasks[0].solution[-1].removeprefix("= ")
    tutor.click(f'{LEARN} [data-choice="{right}"]')
    assert outcome(tutor) == "done"
    assert loud(tutor) == "learn-next"


def test_in_a_task_of_the_table_it_leads_to_the_table(at_table: At) -> None:
    tutor = at_table(game())
    begin(tutor, PUSH)
    assert loud(tutor) == "choose"


def test_at_sedlecs_table_it_leads_from_card_to_place(at_board: AtBoard) -> None:
    tutor = at_board(graves(), ["person", "bot:random"])
    assert loud(tutor) == "choose"
    tutor.click(CHOOSE)
    assert focused(tutor, f"{BOARD} button.bo-invites")
    tutor.press("Enter")
    if loud(tutor) == "choose":
        assert "pile" in tutor.text(CHOOSE)
        tutor.click(CHOOSE)
        assert focused(tutor, f"{BOARD} button.bo-pile.bo-invites")
        tutor.press("Enter")
    assert loud(tutor) == "confirm"
