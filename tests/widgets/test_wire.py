"""The one list of messages: what is on it, who acts on it, who sends it, what is not on it."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from crypt_core.games import NAMES
from crypt_widgets.app import Tutor
from crypt_widgets.course import Course
from crypt_widgets.estimate_desk import EstimateDesk, EstimateReviewDesk
from crypt_widgets.faces import face
from crypt_widgets.my_games import MyGames
from crypt_widgets.opening import new_game
from crypt_widgets.places import Places
from crypt_widgets.reference_desk import ReferenceDesk
from crypt_widgets.session import Session
from crypt_widgets.shell import Shell
from crypt_widgets.wire import MESSAGES, Messages, wrong

ROOT = Path(__file__).resolve().parents[2]
PANELS = ROOT / "widgets" / "crypt_widgets"
SHARED_OWNERS = (
    Shell,
    Course,
    MyGames,
    Places,
    ReferenceDesk,
    Session,
    EstimateDesk,
    EstimateReviewDesk,
)
ELSEWHERE = {"ping", "judge-cards", "whole", "phase-again"}
"""What the tutor, a growing panel and a phase alone answer themselves."""


def owners(game: str) -> tuple[type, ...]:
    """The classes that act on the messages of a game's own panels."""
    return tuple(map(type, Session("en", new_game({"game": game})).desks))


def handlers(*kinds: type) -> Iterator[tuple[str, str]]:
    """What these classes act on, and the type that each says it takes."""
    for kind in kinds:
        for name, act in vars(kind).items():
            if name.startswith("do_"):
                taken = act.__annotations__["message"]
                yield name.removeprefix("do_").replace("_", "-"), taken


def named(messages: Messages) -> set[tuple[str, str]]:
    return {(do, kind.__name__) for do, kind in messages.items() if do not in ELSEWHERE}


def test_each_message_that_all_panels_share_has_a_handler_and_each_handler_a_message() -> None:
    assert set(handlers(*SHARED_OWNERS)) == named(MESSAGES)


@pytest.mark.parametrize("game", NAMES)
def test_each_message_of_a_game_has_a_handler_and_each_handler_a_message(game: str) -> None:
    own = face(game).MESSAGES
    assert set(handlers(*owners(game))) == named(own)
    assert not own.keys() & MESSAGES.keys(), "a name means one thing"


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


SCRIPTS = sorted(PANELS.rglob("static/*.js"))


@pytest.mark.parametrize(
    "script", SCRIPTS, ids=[it.relative_to(PANELS).as_posix() for it in SCRIPTS]
)
def test_a_script_sends_what_is_on_the_list(script: Path) -> None:
    game = script.parents[1].name
    own = face(game).MESSAGES if game in NAMES else {}
    assert sent(script.read_text("utf-8")) <= {*MESSAGES, *own}


def test_each_message_is_sent_by_a_script_or_offered_by_python() -> None:
    found = set().union(*(sent(script.read_text("utf-8")) for script in SCRIPTS))
    offered = [
        do
        for name in ("present_learn.py", "present_story.py")
        for do in re.findall(r'"do": "([a-z-]+)"', (PANELS / name).read_text("utf-8"))
    ]
    games = set().union(*(face(game).MESSAGES for game in NAMES))
    assert found | {*offered} == {*MESSAGES, *games}


# --- what is not on it ----------------------------------------------------------------------------

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
    made._answer({"do": "play", "move": "a4"})
    return made


@pytest.mark.parametrize(("message", "fault"), WRONG, ids=[fault for _, fault in WRONG])
def test_what_is_no_message_changes_nothing_and_is_told(
    tutor: Tutor, message: dict[str, Any], fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before, sheets = tutor.session.record(), {**tutor.panels["story"].data}
    tutor.panels["frame"]._handle_custom_msg(message, [])
    assert tutor.session.record() == before
    assert tutor.panels["story"].data == sheets
    assert fault in tutor.panels["frame"].data["trouble"]["text"]
    json.dumps(tutor.panels["frame"].data, ensure_ascii=False).encode()
    assert capsys.readouterr().err == ""
    tutor._answer({"do": "next"})
    assert tutor.panels["frame"].data["trouble"] is None


def test_a_message_of_the_game_before_may_come_late() -> None:
    tutor = Tutor(game="crypt", seed=7)
    tutor._answer({"do": "new", "game": "sedlec", "players": 2})
    tutor._answer({"do": "coach-hint"})
    assert tutor.panels["frame"].data["trouble"] is None


def test_what_more_a_message_tells_is_let_be() -> None:
    """A game's setup has fields of its own, and a page may tell more than is wanted."""
    assert wrong({"do": "new", "game": "crypt", "players": 2, "sides": "AAAAAA"}, MESSAGES) is None
    assert wrong({"do": "next", "at": 7}, MESSAGES) is None


def test_a_games_messages_stand_in_its_folder() -> None:
    for game in NAMES:
        assert import_module(f"crypt_widgets.{game}.wire").MESSAGES is face(game).MESSAGES
