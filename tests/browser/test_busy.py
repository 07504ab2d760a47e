"""Python that is at work for long: the page says so, and offers a way out that leads elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from crypt_core.engine import record
from crypt_core.teach.words import LANGS, Words
from tests.browser.tutor_page import TutorPage, game
from tests.conftest import running_tutor

Open = Callable[..., TutorPage]
BUSY = '[data-banner="busy"]'
WAY_OUT = '[data-action="start-again"]'
SLOW = """
import sys, time
from pathlib import Path

if "crypt_widgets.server.kernel" in sys.orig_argv:
    from crypt_widgets.tutoring.match import Match
    from crypt_widgets.tutoring.router import ROUTES

    def at_work(*_given):
        while Path({busy!r}).exists():
            time.sleep(0.1)

    ROUTES["consider"] = ROUTES["consider"]._replace(handler=at_work)
    Match.load = lambda match, text, load=Match.load: (at_work(), load(match, text))
"""
"""For a kernel: what is laid out is looked at, and a game loaded, while there is a certain file."""


class Slow:
    """A tutor that is at work for as long as one wants."""

    def __init__(self, url: str, file: Path) -> None:
        self.url = url
        self.file = file

    def begins(self) -> None:
        self.file.touch()

    def ends(self) -> None:
        self.file.unlink(missing_ok=True)


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Slow]:
    folder, hooks = tmp_path_factory.mktemp("tutor"), tmp_path_factory.mktemp("hooks")
    busy = folder / "busy"
    hooks.joinpath("sitecustomize.py").write_text(SLOW.format(busy=str(busy)))
    with running_tutor(folder, PYTHONPATH=str(hooks)) as url:
        tutor = Slow(url, busy)
        yield tutor
        tutor.ends()


def banner(tutor: TutorPage) -> Any:
    found = tutor.find(BUSY)
    found.wait_for(timeout=30_000)
    return found


def way_out(tutor: TutorPage) -> Any:
    found = tutor.find(f"{BUSY} {WAY_OUT}")
    found.wait_for(timeout=60_000)
    return found


@pytest.mark.parametrize("lang", LANGS)
def test_it_is_said_and_goes_away_when_it_is_done(open_tutor: Open, slow: Slow, lang: str) -> None:
    tutor = open_tutor(game(), server=slow.url, locale=lang)
    slow.begins()
    tutor.field.fill("a4")
    assert Words(lang).say("frame-busy-text") in banner(tutor).inner_text()
    assert not tutor.find(WAY_OUT).count(), "not at once"
    assert banner(tutor).bounding_box()["y"] < 30, (
        "over the name of the game, not over what is decided"
    )
    slow.ends()
    tutor.find(BUSY).wait_for(state="detached")
    tutor.settle()
    tutor.page.keyboard.press("Enter")
    tutor.settle()
    assert len(tutor.timeline.moments) == 2


def test_the_way_out_is_the_game_without_what_was_asked_last(open_tutor: Open, slow: Slow) -> None:
    tutor = open_tutor(game("a4 b2"), server=slow.url)
    before = record.save(tutor.timeline)
    slow.begins()
    tutor.field.fill("a4")
    button = way_out(tutor)
    assert Words("en").say("frame-stuck-text") in banner(tutor).inner_text()
    tutor.wire.forget()
    with tutor.page.expect_navigation():
        button.click()
    tutor.arrived()  # while what was typed would take as long as ever
    assert not tutor.find(BUSY).count()
    slow.ends()
    assert record.save(tutor.timeline)["lines"] == before["lines"]


def test_the_way_out_of_an_address_leaves_it(open_tutor: Open, slow: Slow) -> None:
    kept = game("a4 b2", seed=11)
    tutor = open_tutor(kept, server=slow.url)
    code = record.code(game("a4", seed=12), {"seats": ["person"]})
    slow.begins()
    tutor.page.goto("about:blank")
    tutor.wire.forget()
    tutor.page.goto(f"{slow.url}#g={code}")
    button = way_out(tutor)
    tutor.wire.forget()
    with tutor.page.expect_navigation():
        button.click()
    tutor.arrived()  # while a load would take as long as ever
    assert code not in tutor.page.url
    slow.ends()
    tutor.do("resume")
    assert record.save(tutor.timeline) == record.save(kept)
