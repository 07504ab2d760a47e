"""The first chapter ends with a game: its dearest decision is made again, and a lesson follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.teach.mistakes import notation
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.lessons import progress
from crypt_core.teach.lessons.courses import course
from tests.browser.test_axe import Looks
from tests.browser.test_learn import at_task, follow, outcome
from tests.browser.test_looks import PHONE
from tests.browser.tutor_page import BAR, STORY, TutorPage

Open = Callable[..., TutorPage]
WIDE = {"viewport": {"width": 1440, "height": 900}}
FIRST, SECOND = course("crypt")[:2]
END = f"{STORY} .st-chapter"


def before_its_last_decision() -> Timeline:
    """A game played anyhow, but for the last decision."""
    timeline = Timeline(CRYPT, CRYPT.setup({"players": 1}), 7)
    while True:
        legal = [*CRYPT.legal_moves(timeline.state)]
        timeline.play(legal[7919 * len(timeline.moments) % len(legal)])
        if not CRYPT.deciders(timeline.state):
            timeline.go(timeline.moments[-2].id)
            return timeline


@pytest.mark.parametrize("room", [WIDE, PHONE], ids=["wide", "phone"])
def test_its_dearest_decision_is_made_again_and_a_lesson_follows(
    open_tutor: Open, room: dict[str, Any]
) -> None:
    tutor = open_tutor(before_its_last_decision(), **room)
    looks = Looks(tutor.page)
    done = [task.id for lesson in FIRST.lessons for task in lesson.tasks]
    keep = "text => { localStorage['crypt.progress'] = text; localStorage['crypt.invited'] = '1' }"
    tutor.page.evaluate(keep, progress.write(done))
    tutor.reload()
    move = next(iter(CRYPT.legal_moves(tutor.timeline.state)))
    follow(tutor, (notation(move), "continue"))
    tutor.page.wait_for_selector(f'{BAR} [data-action="go-mistake"]')
    said = tutor.text(f"{END} p")
    looks.at("the end of the chapter")
    looks.check()
    tutor.do("go-mistake")
    assert at_task(tutor).startswith("mistake-")
    assert tutor.text(".ln-goal").strip() in said
    read = progress.read(tutor.page.evaluate("localStorage['crypt.progress']"))
    assert "crypt.whole-game" in read.done
    mistake = read.mistakes[at_task(tutor).removeprefix("mistake-")]
    follow(tutor, (mistake.made,))
    assert outcome(tutor) == "missed"
    tutor.do("learn-again")
    # It is there again when the page is loaded anew.
    tutor.reload()
    assert at_task(tutor) == f"mistake-{mistake.id}"
    follow(tutor, (mistake.best,))
    assert outcome(tutor) == "done"
    tutor.do("learn-next")
    assert tutor.text(f"{END} p") != said
    tutor.do("go-lesson")
    assert at_task(tutor) == f"lesson-{SECOND.lessons[0].tasks[0].id}"
