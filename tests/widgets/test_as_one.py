"""A step reaches the page in one message, where the page takes it so."""

from __future__ import annotations

from typing import Any

import pytest

from crypt_widgets.app import Tutor


class Page:
    """Hears what the panels of a tutor send, each by its name."""

    def __init__(self, tutor: Tutor) -> None:
        self.tutor = tutor
        self.heard: list[tuple[str, dict[str, Any]]] = []
        for name, panel in tutor.live.panels.items():

            def send(data: dict[str, Any], name: str = name, **_more: Any) -> None:
                self.heard.append((name, data))

            panel.comm.send = send  # a widget without a kernel speaks to nobody

    def ask(self, panel: str, **message: Any) -> list[tuple[str, dict[str, Any]]]:
        """Send a message from a panel as the page does; what is sent in answer."""
        self.heard.clear()
        self.tutor.live.panels[panel]._handle_custom_msg(message, [])
        return self.heard


@pytest.fixture
def page() -> Page:
    """A page with a game in which there is something to step through."""
    tutor = Tutor(seed=7)
    tutor.live.answer({"do": "play", "move": "recover"})
    return Page(tutor)


def states(page: Page) -> dict[str, dict[str, Any]]:
    """What whoever asks for it is told of each panel."""
    return {name: panel.get_state() for name, panel in page.tutor.live.panels.items()}


def test_a_step_is_one_message_of_the_panel_that_asked(page: Page) -> None:
    before = states(page)
    ((sender, message),) = page.ask("bar", do="next", together=True)
    assert sender == "bar"
    assert message["method"] == "custom"
    told = message["content"]["together"]
    now = states(page)
    changed = {
        str(page.tutor.live.panels[name].model_id): {
            trait: value for trait, value in now[name].items() if value != before[name][trait]
        }
        for name in now
        if now[name] != before[name]
    }
    assert {"table", "story", "frame"} <= {n for n in now if now[n] != before[n]}
    for model, traits in changed.items():
        assert told[model].items() >= {t: v for t, v in traits.items() if t != "added"}.items()
    assert told.keys() == changed.keys(), "what has not changed is not sent"


def test_a_page_that_cannot_take_it_so_is_sent_each_panels_own(page: Page) -> None:
    heard = page.ask("bar", do="next")
    assert {name for name, _ in heard} >= {"table", "story", "frame"}
    assert {message["method"] for _, message in heard} == {"update"}


def test_what_one_panel_alone_is_sent_is_its_own_message(page: Page) -> None:
    page.tutor.live.answer({"do": "continue"})
    ((sender, message),) = page.ask("bar", do="consider", move="a5", together=True)
    assert (sender, message["method"]) == ("table", "update")


def test_what_python_asks_for_itself_needs_no_panel(page: Page) -> None:
    page.ask("bar", do="next", together=True)
    page.heard.clear()
    page.tutor.moment = 0
    assert {message["method"] for _, message in page.heard} == {"update"}


def test_how_it_may_be_answered_is_no_part_of_what_is_asked(page: Page) -> None:
    page.ask("frame", do="new", game="crypt", seats=["person"], seed=3, together=True)
    assert page.tutor.live.session.match.trouble is None
    assert page.tutor.seed == 3
