"""The first chapter ends with a game: what is on its card, and what the browser keeps of it."""

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
from tests.browser.test_learn import at_task, follow
from tests.browser.test_looks import PHONE
from tests.browser.tutor_page import BAR, TutorPage

Open = Callable[..., TutorPage]
WIDE = {"viewport": {"width": 1440, "height": 900}}
FIRST = course("crypt")[0]


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
def test_the_end_is_for_everybody_and_its_task_outlasts_a_reload(
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
    looks.at("the end of the chapter")
    looks.check()
    tutor.do("go-mistake")
    task = at_task(tutor)
    kept = progress.read(tutor.page.evaluate("localStorage['crypt.progress']"))
    assert "crypt.whole-game" in kept.done
    assert task.removeprefix("mistake-") in kept.mistakes
    tutor.reload()
    assert at_task(tutor) == task
