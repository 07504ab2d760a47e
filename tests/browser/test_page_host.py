"""The page host is like the real ones: the same presses cause the same messages on all."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from ipywidgets.widgets import widget as widgets

from crypt_core.engine import record
from crypt_widgets.app import Tutor
from crypt_widgets.tutoring.router import ROUTES
from tests.browser.local_tutor import CollectedComm
from tests.browser.page_host import HOSTS
from tests.browser.test_notebook import jupyter, lab, run_cell
from tests.browser.tutor_page import TutorPage, game, speak

__all__ = ["jupyter", "lab"]

Open = Callable[..., TutorPage]
OWN = {"data", "words", "keep", "previous", "added", "children", "_dom_classes"}
"""The traits that panels have of their own; others are Jupyter's."""

GAME_ID = re.compile(r"\b[0-9a-f]{16}\b")
"""What a game is known by among all that the browser keeps; drawn for each."""


class TimedPage(TutorPage):
    """A page on which it is always the same day and hour: both are kept with each game."""

    def __init__(self, page: Any, server: str) -> None:
        super().__init__(page, server)
        page.clock.set_fixed_time("2026-03-02T10:00:00Z")


@pytest.fixture(params=["app", pytest.param("JupyterLab", marks=pytest.mark.nightly)])
def open_real(
    request: pytest.FixtureRequest, open_served: Open, open_page: Callable[..., Any]
) -> Callable[[], TutorPage]:
    """A tutor on a real server: the app's page, or in a cell of JupyterLab."""

    def in_a_cell() -> TutorPage:
        lab = request.getfixturevalue("lab")
        page = open_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        tutor = TimedPage(page, lab)
        run_cell(page, f"{lab}tutor.ipynb?reset")
        tutor.arrived()
        return tutor

    return in_a_cell if request.param == "JupyterLab" else partial(open_served, kind=TimedPage)


def press(tutor: TutorPage) -> None:
    """Play, look back, ask for a rule, change the language, begin other games."""
    tutor.decide("a4 b2")
    tutor.step()
    tutor.back()
    tutor.go_on()
    tutor.decide("recover")
    tutor.tool("whatif")
    tutor.do("rules")
    # Its script comes only now; the focus is at its beginning, for whoever has opened it.
    tutor.page.wait_for_function("document.activeElement.dataset.key === 'screen-title'")
    tutor.do("learn-close")
    speak(tutor, "it")
    for name in ("sedlec", "donjon", "crypt"):
        tutor.do("new")
        tutor.find(f'[data-action="game-{name}"]').check(force=True)
        tutor.find('[data-action="seed"]').fill("7")
        tutor.do("start")


def names(received: list[dict[str, Any]]) -> dict[str, str]:
    """Return the panel that each widget is, by its id, from the messages that brought them."""
    found: dict[str, str] = {}
    for message in received:
        content = message["content"]
        data = content.get("data", {})
        states = {id_: it["state"] for id_, it in (data.get("states") or {}).items()}
        if message["header"]["msg_type"] == "comm_open":
            states[content["comm_id"]] = data["state"]
        for id_, state in states.items():
            drawn = state.get("_anywidget_id") or ("children" in state and "box")
            if drawn:
                found[id_] = str(drawn)
    return found


def exchanged(tutor: TutorPage) -> list[Any]:
    """Return what each message of the page was, and what it caused, without ids."""
    known = names(tutor.wire.received)

    def plain(state: dict[str, Any]) -> dict[str, Any]:
        state = {name: value for name, value in state.items() if name in OWN}
        if "children" in state:
            state["children"] = [known[it.removeprefix("IPY_MODEL_")] for it in state["children"]]
        return state

    def read(message: dict[str, Any]) -> list[Any]:
        content = message["content"]
        data = content.get("data", {})
        own = data.get("content")
        if own and "together" in own:
            own = {known[id_]: plain(state) for id_, state in own["together"].items()}
        method = data.get("method") or message["header"]["msg_type"]
        return [known[content["comm_id"]], method, plain(data.get("state", {})), own]

    found = []
    for asked in tutor.wire.asked.values():
        answers = [read(it) for it in asked.answers if it["content"].get("comm_id", "") in known]
        found.append([asked.content, [it for it in answers if it[2] or it[3] or it[1] != "update"]])
    text = json.dumps(found)
    ids = list(dict.fromkeys(GAME_ID.findall(text)))
    return json.loads(GAME_ID.sub(lambda id_: f"game {ids.index(id_[0])}", text))


def test_the_same_presses_exchange_the_same_messages(
    open_tutor: Open, open_real: Callable[[], TutorPage]
) -> None:
    both = []
    for open_one in (partial(open_tutor, kind=TimedPage), open_real):
        tutor = open_one()
        tutor.load(record.code(game(), {"seats": ["person"]}))
        begun = len(tutor.wire.asked)
        press(tutor)
        found = exchanged(tutor)
        # What panels say as they are loaded, whichever comes first, and then what is pressed.
        both.append((sorted(it["do"] for it, _ in found[:begun]), found[begun:]))
    (arrived, host), (arrived_served, served) = both
    assert arrived == arrived_served == ["hello", "learn-keep", "load"]
    assert [content["do"] for content, _ in host] == [content["do"] for content, _ in served]
    assert len(host) > 10
    assert {method for _, answers in host for _, method, *_ in answers} == {
        "comm_open",
        "comm_close",
        "update",
        "custom",
    }
    for ours, theirs in zip(host, served, strict=True):
        assert ours == theirs


BOXES = """() => [...document.querySelectorAll(".crypt-app, .crypt-app *")].map((it) => {
  const { x, y, width, height } = it.getBoundingClientRect();
  const { color, fontSize, fontFamily } = getComputedStyle(it);
  const place = [x, y, width, height].map((number) => Math.round(number * 10) / 10);
  return [it.localName, it.dataset.key ?? "", place, color, fontSize, fontFamily];
})"""
"""Every element, where it is and how it is written."""


@pytest.mark.parametrize(
    ("width", "height"),
    [
        pytest.param(1280, 900, marks=pytest.mark.nightly),
        (360, 740),
        pytest.param(844, 390, marks=pytest.mark.nightly),
    ],
)
def test_everything_is_in_the_same_place(
    open_tutor: Open, open_served: Open, width: int, height: int
) -> None:
    host: list[Any] = []
    served: list[Any] = []
    for open_page, seen in ((open_tutor, host), (open_served, served)):
        tutor = open_page(game("a4 b2"), viewport={"width": width, "height": height})
        tutor.back()
        seen += tutor.page.evaluate(BOXES)
        tutor.do("new")
        seen += tutor.page.evaluate(BOXES)
    assert len(host) > 600
    assert [it for it in host if it not in served] == []
    assert host == served


def test_an_error_in_a_handler_is_raised(open_tutor: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    def falls(*_given: object) -> None:
        raise LookupError("no such card")

    tutor = open_tutor(game())
    tutor.page.forgive("no such card")
    monkeypatch.setitem(ROUTES, "tool", ROUTES["tool"]._replace(handler=falls))
    with pytest.raises(LookupError, match="no such card"):
        tutor.tool("whatif")


def test_a_load_begins_a_tutor_and_closes_the_one_before(open_tutor: Open) -> None:
    before = len(widgets._instances)
    tutor = open_tutor(game("a4 b2"))
    opened = len(widgets._instances) - before
    tutor.reload()
    tutor.visit(f"{tutor.server}?again#at=crypt/rule/claim.push")
    assert len(tutor.wire.host.tutors) == 1
    assert len(widgets._instances) - before == opened > 30
    tutor.page.context.close()
    assert len(widgets._instances) == before
    assert tutor.page.context not in HOSTS


def test_nothing_of_it_is_left_to_others(open_tutor: Open) -> None:
    open_tutor(game())
    assert not isinstance(Tutor().comm, CollectedComm)
