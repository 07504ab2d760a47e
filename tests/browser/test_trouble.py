"""An error inside: a sentence for the visitor, a traceback for whoever runs the server."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from crypt_core.teach.words import Words
from tests.browser.tutor_page import TABLE, TutorPage
from tests.conftest import running_tutor

Open = Callable[..., TutorPage]

FALLS = """
import sys

if "crypt_widgets.server.kernel" in sys.orig_argv:
    from crypt_widgets import live
    from crypt_widgets.panels.story.panel import Story
    from crypt_widgets.tutoring.router import ROUTES
    from crypt_widgets.tutoring.shell import Shell

    def falls(*_given):
        print("printed on the way")
        raise RuntimeError("the made-up fault")

    def falls_once_asked(shell: Shell, story=Story.present):
        return falls() if hasattr(shell.front, "falls") else story(shell)

    def ask_to_fall(told, message):
        told.falls = True

    def uncaught(game, message, answer=live.LiveGame.answer):
        return falls() if message["do"] == "go" else answer(game, message)

    ROUTES["consider"] = ROUTES["consider"]._replace(handler=falls)
    ROUTES["continue"] = ROUTES["continue"]._replace(handler=ask_to_fall)
    Story.present = staticmethod(falls_once_asked)
    live.LiveGame.answer = uncaught
"""
"""For a kernel: handlers that raise, a panel that cannot be drawn, an error that nobody catches."""
FAULT = "RuntimeError: the made-up fault"


class Falling:
    """A tutor with such handlers."""

    def __init__(self, url: str, log: Path) -> None:
        self.url = url
        self._log = log
        self._read = 0

    def logged(self) -> str:
        """What the server has written to its standard error since this was last asked."""
        text = self._log.read_text(encoding="utf-8")
        new, self._read = text[self._read :], len(text)
        return new


@pytest.fixture(scope="module")
def falling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Falling]:
    folder, hooks = tmp_path_factory.mktemp("tutor"), tmp_path_factory.mktemp("hooks")
    hooks.joinpath("sitecustomize.py").write_text(FALLS)
    with running_tutor(folder, PYTHONPATH=str(hooks)) as url:
        yield Falling(url, folder / "stderr.txt")


def on_the_wire(tutor: TutorPage) -> str:
    return json.dumps([(message["header"], message["content"]) for message in tutor.wire.received])


def seen(tutor: TutorPage) -> str:
    return str(tutor.find(".crypt-frame [role=alert]").inner_text())


def test_a_handler_that_raises(open_tutor: Open, falling: Falling) -> None:
    tutor = open_tutor(server=falling.url)
    falling.logged()
    told = Words("en").say("trouble-text")
    assert told not in tutor.text(".crypt-frame")
    tutor.field.fill("a4")
    tutor.settle()
    assert told in seen(tutor)
    check_told_apart(tutor, falling)
    tutor.page.keyboard.press("Enter")
    tutor.settle()
    assert len(tutor.timeline.moments) == 2, "the game goes on"
    assert told not in tutor.text(".crypt-frame")


def test_a_panel_that_cannot_be_drawn(open_tutor: Open, falling: Falling) -> None:
    tutor = open_tutor(server=falling.url)
    falling.logged()
    tutor.field.fill("a4")
    tutor.page.keyboard.press("Enter")
    tutor.settle()
    before = tutor.text(TABLE)
    tutor.go_on()
    assert Words("en").say("trouble-text") in seen(tutor)
    assert tutor.text(TABLE) == before, "what cannot be drawn anew stays"
    check_told_apart(tutor, falling)


def test_an_error_that_nobody_catches(open_tutor: Open, falling: Falling) -> None:
    tutor = open_tutor(server=falling.url)
    tutor.tool("whatif")
    tutor.field.fill("a4")
    tutor.page.keyboard.press("Enter")
    tutor.settle()
    falling.logged()
    tutor.find('.crypt-whatif [data-node="0"]').first.click()
    tutor.settle()
    check_told_apart(tutor, falling)


def check_told_apart(tutor: TutorPage, falling: Falling) -> None:
    """The log has the traceback with its paths, the wire nothing of it."""
    logged = falling.logged()
    assert "Traceback (most recent call last)" in logged
    assert FAULT in logged
    paths = set(re.findall(r'File "([^"]+)"', logged))
    assert any(Path(path).parent.name == "crypt_widgets" for path in paths)
    wire = on_the_wire(tutor)
    assert len(wire) > 10_000, "the wire has been read"
    for never in ("Traceback", "made-up", "printed on the way", "crypt_widgets/", *paths):
        assert never not in wire, never


def test_a_game_that_cannot_start(tmp_path: Path) -> None:
    """Its page says so, and that the window of the server may say why; which it does."""
    hooks = tmp_path / "hooks"
    hooks.mkdir()
    hooks.joinpath("sitecustomize.py").write_text(
        "import sys\n"
        "if 'crypt_widgets.server.kernel' in sys.orig_argv:\n"
        "    import crypt_widgets.tutoring.opening as opening\n"
        "    opening.new_game = lambda fields: open('/made/up/path')\n"
    )
    with running_tutor(tmp_path, PYTHONPATH=str(hooks)) as url:
        html = urlopen(url).read().decode()
    assert 'cryptLoading.fail("no-table"' in html
    for never in ("Traceback", "/made/up", "FileNotFoundError"):
        assert never not in html
    assert "No such file or directory: '/made/up/path'" in (tmp_path / "stderr.txt").read_text()
