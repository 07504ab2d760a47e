"""Messages: who handles each, who sends it, and what is no message."""

from __future__ import annotations

import json
import math
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any, get_args, get_type_hints, is_typeddict

import pytest

from crypt_core.games import NAMES
from crypt_widgets.app import Tutor
from crypt_widgets.folders import modules
from crypt_widgets.notebook import messages as of_notebooks
from crypt_widgets.panels.bar.messages import Step
from crypt_widgets.panels.frame.messages import New
from crypt_widgets.panels.whatif.messages import Go
from crypt_widgets.tutoring import messages as of_tutor
from crypt_widgets.tutoring.messages import wrong
from crypt_widgets.tutoring.opening import new_game
from crypt_widgets.tutoring.panel_state import PanelState
from crypt_widgets.tutoring.route import handles, routes
from crypt_widgets.tutoring.router import ROUTES, part_of, receive, routes_of
from crypt_widgets.tutoring.session import Session
from crypt_widgets.tutoring.shell import Shell

ROOT = Path(__file__).resolve().parents[2]
PANELS = ROOT / "widgets" / "crypt_widgets"
ELSEWHERE = {"whole", "phase-again"}
"""What a growing panel and a phase alone answer themselves."""


def named(modules: Iterable[ModuleType]) -> set[str]:
    """The messages that the types of modules are for."""
    kinds = [(kind, module) for module in modules for kind in vars(module).values()]
    return {
        name
        for kind, module in kinds
        if is_typeddict(kind)
        and kind.__module__ == module.__name__
        and "do" in kind.__annotations__
        for name in get_args(get_type_hints(kind)["do"])
    }


def test_each_message_that_all_panels_share_has_a_handler() -> None:
    assert ROUTES.keys() | ELSEWHERE == named((of_tutor, of_notebooks, *modules("messages")))


@pytest.mark.parametrize("game", NAMES)
def test_each_message_of_a_game_has_a_handler(game: str) -> None:
    own = routes_of(game)
    assert own.keys() == named(modules("messages", game))
    assert not own.keys() & ROUTES.keys(), "a name means one thing"
    panel_states = {
        type(panel_state)
        for panel_state in Session("en", new_game({"game": game})).all_panel_states
    }
    parts = {route.part for route in (*ROUTES.values(), *own.values())}
    assert {part for part in parts if issubclass(part, PanelState)} <= panel_states, (
        "else nobody hears it"
    )


def test_a_question_is_answered_whatever_follows_a_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that hears no answer takes its connection for lost."""

    def falls(*_given: object, **_facts: object) -> None:
        raise LookupError("no such card")

    shell = Shell(Session("en", new_game({"game": "crypt"})))
    monkeypatch.setattr(Shell, "follow", falls)
    assert receive(shell, {"do": "ping", "n": 7}) == {"pong": 7}


def test_a_message_has_one_handler_and_a_handler_its_own_messages() -> None:
    def module(name: str, annotation: type) -> ModuleType:
        made = ModuleType("made")

        def handler(session: Session, message: Any) -> None: ...

        handler.__module__ = "made"
        handler.__annotations__ = {"session": Session, "message": annotation, "return": None}
        made.handler = handles(name)(handler)  # type: ignore[attr-defined]
        return made

    assert routes([module("go", Go)])["go"].message is Go
    with pytest.raises(TypeError, match="go is handled twice"):
        routes([module("go", Go), module("go", Go)])
    with pytest.raises(TypeError, match="fly is no Go"):
        routes([module("fly", Go)])


def test_a_part_that_the_tutor_does_not_have_is_a_fault_of_the_code() -> None:
    shell = Shell(Session("en", new_game({"game": "crypt"})))
    assert part_of(shell, type(shell.game.seen)) is shell.game.seen
    with pytest.raises(TypeError, match="no part of the type Path"):
        part_of(shell, Path)


MOST_FRAMES = 8
"""Between the handler of a panel's messages and the game's rules."""


@pytest.mark.parametrize("asked", ["why_not", "play"])
def test_a_press_takes_a_short_way_to_the_rules(
    asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tutor = Tutor(game="crypt", seed=7)
    kind = type(tutor.game.game)
    ways: list[list[str]] = []

    rule = getattr(kind, asked)

    def watched(*given: Any) -> Any:
        way, frame = list[str](), sys._getframe(1)
        above: FrameType | None = frame
        while above is not None and above.f_code.co_name != "_hear_at":
            way.append(above.f_code.co_name)
            above = above.f_back
        if above is not None and "redraw" not in way:
            ways.append(way)
        return rule(*given)

    monkeypatch.setattr(kind, asked, watched)
    for message in ({"do": "consider", "move": "a4"}, {"do": "play", "move": "a4"}):
        tutor.live.panels["table"]._handle_custom_msg(message, [])
    assert ways
    assert max(map(len, ways)) <= MOST_FRAMES, ways


# --- what the scripts send ------------------------------------------------------------------------

SENT = re.compile(r"""\{\s*do: ?(?:"([a-z-]+)"|(\w+))""")
SENDER = re.compile(r"const (\w+) = \(what[^)]*\) => .*\bdo: what\b")


def sent(text: str) -> set[str]:
    """What a script sends: what is written behind "do", or given to who puts it there.

    That is a function, `const send = (what) => ...`, which is called with the word itself.
    """
    # A function that takes a message apart sends none.
    text = re.sub(r"\(\{[^{}]*\}\) =>", "() =>", text)
    found = {word for word, _ in SENT.findall(text) if word}
    put = [name for _, name in SENT.findall(text) if name]
    senders = SENDER.findall(text)
    assert put == ["what"] * len(senders), "a message is sent in a way that this test cannot read"
    for sender in senders:
        calls = re.findall(rf'\b{sender}\((?:"([a-z-]+)")?', text)
        assert calls, f"nobody calls {sender}"
        assert all(calls), f"{sender} is called with what this test cannot read"
        found |= set(calls)
    return found


SCRIPTS = [it for it in sorted(PANELS.rglob("*.js")) if not {"voila", "brought"} & {*it.parts}]


@pytest.mark.parametrize(
    "script", SCRIPTS, ids=[it.relative_to(PANELS).as_posix() for it in SCRIPTS]
)
def test_a_script_sends_known_messages(script: Path) -> None:
    game = script.parents[1].name
    own = routes_of(game) if game in NAMES else {}
    assert sent(script.read_text("utf-8")) <= {*ROUTES, *ELSEWHERE, *own}


def test_each_message_is_sent_by_a_script_or_offered_by_python() -> None:
    found = set().union(*(sent(script.read_text("utf-8")) for script in SCRIPTS))
    offered = [
        do
        for name in ("panels/learn/present.py", "panels/story/present.py")
        for do in re.findall(r'"do": "([a-z-]+)"', (PANELS / name).read_text("utf-8"))
    ]
    games = set().union(*(routes_of(game) for game in NAMES))
    assert found | {*offered} == {*ROUTES, *ELSEWHERE, *games}


# --- what is no message ---------------------------------------------------------------------------

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"do": "fly"}, "fly"),
    ({"do": "__init__"}, "__init__"),
    ({"do": "x" * 5000}, "x" * 40),
    ({"do": "nope\ud800"}, "nope?"),
    ({"do": "help-ceiling", "open": True}, "help-ceiling"),
    ({"do": "play"}, "play: move"),
    ({"do": "play", "move": 7}, "play: move"),
    ({"do": "go", "node": "x"}, "go: node"),
    ({"do": "go", "node": True}, "go: node"),
    ({"do": "go", "node": 0, "step": []}, "go: step"),
    ({"do": "compare", "a": 0, "b": None}, "compare: b"),
    ({"do": "luck", "luck": "mine"}, "luck: luck"),
    ({"do": "new", "seats": "all"}, "new: seats"),
    ({"do": "new", "seats": [1]}, "new: seats"),
    ({"do": "load", "text": None}, "load: text"),
    ({"do": "rules-page", "id": ["deck"]}, "rules-page: id"),
    ({"do": "rules-page", "id": 7}, "rules-page: id"),
    ({"do": "rules-search", "text": None}, "rules-search: text"),
    ({"do": "learn-keep", "text": None}, "learn-keep: invited"),
    ({"do": "hello", "saved": 5}, "hello: saved"),
    ({"do": "go", "node": math.nan}, "go: node"),
    ({"do": "go", "node": 3.0}, "go: node"),
    ({"do": "learn-next", "from": "x"}, "learn-next: from"),
    ({"do": "learn-open", "screen": {"x": 1}}, "learn-open: screen"),
    ({"do": "coach-filter", "slot": 1.5, "servants": None}, "coach-filter: slot"),
    ({"do": "odds-form", "form": None, "number": 1}, "odds-form: form"),
    ({"do": "odds-form", "form": {"items": [1, 2, 3]}, "number": 1}, "odds-form: form"),
    ({"do": "odds-roll", "faces": [9, "x"]}, "odds-roll: faces"),
    ({"do": "ping", "n": "now"}, "ping: n"),
]


@pytest.fixture(scope="module")
def tutor() -> Tutor:
    made = Tutor(game="crypt", seed=7)
    made.live.answer({"do": "play", "move": "a4"})
    return made


@pytest.mark.parametrize(("message", "fault"), WRONG, ids=[fault for _, fault in WRONG])
def test_what_is_no_message_changes_nothing_and_is_told(
    tutor: Tutor, message: dict[str, Any], fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before, sheets = tutor.live.session.match.record(), {**tutor.live.panels["story"].data}
    tutor.live.panels["frame"]._handle_custom_msg(message, [])
    assert tutor.live.session.match.record() == before
    assert tutor.live.panels["story"].data == sheets
    assert fault in tutor.live.panels["frame"].data["trouble"]["text"]
    json.dumps(tutor.live.panels["frame"].data, ensure_ascii=False).encode()
    assert capsys.readouterr().err == ""
    tutor.live.answer({"do": "next"})
    assert tutor.live.panels["frame"].data["trouble"] is None


def test_a_message_of_the_game_before_may_come_late() -> None:
    tutor = Tutor(game="crypt", seed=7)
    tutor.live.answer({"do": "new", "game": "sedlec", "players": 2})
    tutor.live.answer({"do": "coach-hint"})
    assert tutor.live.panels["frame"].data["trouble"] is None


def test_what_more_a_message_tells_is_let_be() -> None:
    """A game's setup has fields of its own, and a page may tell more than is wanted."""
    assert wrong({"do": "new", "game": "crypt", "players": 2, "sides": "AAAAAA"}, New) is None
    assert wrong({"do": "next", "at": 7}, Step) is None
