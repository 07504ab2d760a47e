"""Places: each screen has an address, Back goes one screen back, a reload comes back to the place."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import unquote

from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.words import Words
from tests.browser.test_learn import CARD, at_task, begin, follow
from tests.browser.test_looks import PHONE
from tests.browser.test_reference import RULEBOOK, open_page
from tests.browser.tutor_page import TABLE, TutorPage, game

Open = Callable[..., TutorPage]
LEARN = ".crypt-learn"
TROUBLE = '[data-banner="trouble"]'
INVITE = '[data-banner="invite"]'
PUSH = lessons("crypt")["push"]
FOCUS = "document.activeElement?.closest('[data-crypt-panel]')?.className ?? null"


def place(tutor: TutorPage) -> str:
    """The place in the page's address; of the game at the table it is empty."""
    return unquote(tutor.page.url.partition("at=")[2])


def go_back(tutor: TutorPage) -> None:
    """The browser's Back, or the gesture for it."""
    tutor.page.evaluate("history.back()")
    tutor.page.wait_for_timeout(60)
    tutor.settle()


def go_forward(tutor: TutorPage) -> None:
    tutor.page.evaluate("history.forward()")
    tutor.page.wait_for_timeout(60)
    tutor.settle()


def somewhere(tutor: TutorPage) -> str:
    """Where the focus is: never nowhere."""
    tutor.page.wait_for_function("document.activeElement !== document.body")
    return str(tutor.page.evaluate(FOCUS))


def test_back_goes_one_screen_back_and_forward_again(open_tutor: Open) -> None:
    tutor = open_tutor(game())
    tutor.decide("a4 b2")
    tutor.step()
    before = tutor.kept
    tutor.do("learn")
    assert place(tutor) == "crypt/learn"
    tutor.click(f'{LEARN} [data-lesson="push"]')
    assert place(tutor) == "crypt/lesson/push/1"
    follow(tutor, PUSH.tasks[0].solution)
    tutor.do("learn-next")
    assert place(tutor) == "crypt/lesson/push/2"
    tutor.do("rules")
    assert place(tutor) == "crypt/rules"
    tutor.click(f'{RULEBOOK} .rf-list [data-rule="claim.push"]')
    assert place(tutor) == "crypt/rule/claim.push"
    tutor.do("rules-play")
    assert place(tutor) == "crypt/try/claim.push"
    assert "claim.push" not in tutor.page.title()

    seen = [
        ("crypt/rule/claim.push", lambda: open_page(tutor) == "claim.push"),
        ("crypt/rules", lambda: open_page(tutor) is None),
        ("crypt/lesson/push/2", lambda: at_task(tutor) == f"lesson-{PUSH.tasks[1].id}"),
        ("crypt/lesson/push/1", lambda: at_task(tutor) == f"lesson-{PUSH.tasks[0].id}"),
        ("crypt/learn", lambda: tutor.find(f'{LEARN} [data-lesson="push"]').is_visible()),
        ("", lambda: tutor.find(TABLE).is_visible() and not tutor.find(LEARN).is_visible()),
    ]
    for at, there in seen:
        go_back(tutor)
        assert place(tutor) == at
        assert there(), at
        assert somewhere(tutor)
    assert tutor.kept == before
    for at, there in reversed(seen[:-1]):
        go_forward(tutor)
        assert place(tutor) == at
        assert there(), at
    go_forward(tutor)
    assert place(tutor) == "crypt/try/claim.push"
