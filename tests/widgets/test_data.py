"""What the panels are sent is what its types say: nothing misses, nothing is too much."""

from __future__ import annotations

import json
from collections.abc import Iterator
from inspect import getmodule
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import pytest

from crypt_core.games import NAMES
from crypt_widgets.app import Tutor
from crypt_widgets.folders import modules
from crypt_widgets.panels import data
from crypt_widgets.panels.frame.data import FrameKeep
from crypt_widgets.panels.registry import panels_at
from crypt_widgets.panels.whatif.data import ToldMoment


def types_of(game: str) -> dict[str, Any]:
    """What each panel at the table of a game draws: what its presenter says that it returns."""
    known = {**vars(data)}
    for module in (*modules("data"), *modules("data", game)):
        known |= vars(module)
    return {
        name: eval(
            kind.present.__annotations__["return"], {**known, **vars(getmodule(kind.present))}
        )
        for name, kind in panels_at(game).items()
    }


def faults(value: Any, form: Any, at: str = "") -> Iterator[str]:
    """Where a value, as JSON has it, is not what its type says."""
    inside = get_args(form)
    if is_typeddict(form):
        yield from faults_of_record(value, form, at)
    elif get_origin(form) is Literal:
        if value not in inside:
            yield f"{at}: {value!r}"
    elif get_origin(form) in (Union, UnionType):
        likely = [one for one in inside if one is not NoneType or value is None]
        yield from min((list(faults(value, one, at)) for one in likely), key=len)
    elif get_origin(form) is list and isinstance(value, list):
        for place, one in enumerate(value):
            yield from faults(one, inside[0], f"{at}[{place}]")
    elif get_origin(form) is tuple and isinstance(value, list) and len(value) == len(inside):
        for place, one in enumerate(value):
            yield from faults(one, inside[place], f"{at}[{place}]")
    elif get_origin(form) is dict and isinstance(value, dict):
        for key, one in value.items():
            yield from faults(one, inside[1], f"{at}.{key}")
    elif form is not Any:
        plain = {NoneType: (NoneType,), float: (int, float)}.get(form, (form,))
        if type(value) not in plain:
            yield f"{at}: {value!r}"


def faults_of_record(value: Any, form: Any, at: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{at}: {value!r}"
        return
    fields = get_type_hints(form, include_extras=True)
    for name in value.keys() - fields.keys():
        yield f"{at}.{name} is too much"
    for name, field in fields.items():
        free = get_origin(field) is NotRequired
        if name in value:
            yield from faults(value[name], get_args(field)[0] if free else field, f"{at}.{name}")
        elif not free:
            yield f"{at}.{name} is missing"


TALKS: dict[str, list[dict[str, Any]]] = {
    "crypt": [
        {"do": "tool", "name": "coach"},
        {"do": "tool", "name": "odds"},
        {"do": "consider", "move": "a4"},
        {"do": "coach-hint"},
        {"do": "coach-hint"},
        {"do": "coach-hint"},
        {"do": "coach-list", "open": True},
        {"do": "coach-explain", "move": "a4"},
        {"do": "odds-source", "source": "free"},
        {"do": "odds-source", "source": "table"},
        {"do": "consider", "move": "a7"},
        {"do": "play", "move": "a4"},
        {"do": "next"},
        {"do": "rule", "id": "claim.push"},
        {"do": "continue"},
        {"do": "go", "node": 0},
        {"do": "play", "move": "b1"},
        {"do": "continue"},
        {"do": "tool", "name": "review"},
        {"do": "review-compute"},
        {"do": "learn-open", "screen": "puzzles"},
    ],
    "sedlec": [
        {"do": "tool", "name": "help"},
        {"do": "consider", "move": "dig 1 2"},
        {"do": "play", "move": "dig 1 2"},
        {"do": "continue"},
        {"do": "go", "node": 0},
        {"do": "play", "move": "dig 2 3"},
    ],
}
EVERYWHERE: list[dict[str, Any]] = [
    {"do": "learn-open", "screen": "course"},
    {"do": "rules-open"},
    {"do": "rules-search", "text": "card"},
    {"do": "learn-close"},
    {"do": "learn-invite", "yes": True},
    {"do": "learn-hint"},
    {"do": "learn-answer", "choice": "none"},
    {"do": "learn-leave"},
    {"do": "hello", "lang": "fr", "saved": "no game", "code": None},
]


def check(tutor: Tutor) -> None:
    """What each panel has now, and what lists have grown to."""
    game = tutor.live.shell.front.game.name
    drawn = {name: json.loads(json.dumps(panel.data)) for name, panel in tutor.live.panels.items()}
    for name, form in types_of(game).items():
        # A screen that is open leaves no room for the table, and a task none for some panels.
        form = form | data.Nothing
        assert not list(faults(drawn[name], form, name))
    assert not list(faults(tutor.live.panels["frame"].keep, FrameKeep, "keep"))
    moments = json.loads(json.dumps(tutor.live.panels["whatif"]._list))
    assert not list(faults(moments, list[ToldMoment], "moments"))


@pytest.mark.parametrize("game", NAMES)
def test_each_panel_is_sent_what_its_type_says(game: str) -> None:
    tutor = Tutor(game=game, seed=7)
    check(tutor)
    for message in [*TALKS.get(game, []), *EVERYWHERE]:
        tutor.live.answer(message)
        check(tutor)


@pytest.mark.change
@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_is_what_the_types_say(game: str) -> None:
    tutor = Tutor(game=game, seed=7)
    session = tutor.live.session
    while not session.over:
        tutor.live.answer({"do": "continue"})
        check(tutor)
        if session.deciding:
            move = session.game.own_moves(session.timeline.state, session.asked)[-1]
            tutor.live.answer({"do": "play", "move": session.game.write_move(move)})
            check(tutor)


def test_so_is_an_exercise() -> None:
    tutor = Tutor(game="crypt", seed=7)
    session = tutor.live.session
    for _ in range(3):
        move = session.game.own_moves(session.timeline.state, session.asked)[-1]
        tutor.live.answer({"do": "play", "move": session.game.write_move(move)})
        tutor.live.answer({"do": "continue"})
    tutor.live.answer({"do": "tool", "name": "review"})
    tutor.live.answer({"do": "review-compute"})
    check(tutor)
    worst = tutor.live.panels["review"].data["mistakes"][0]["node"]
    tutor.live.answer({"do": "review-exercise", "node": worst})
    check(tutor)
    tutor.live.answer(
        {"do": "play", "move": session.game.write_move(session.timeline.moments[worst].move)}
    )
    check(tutor)
    assert tutor.live.panels["review"].data["exercise"]["judged"]
    for what in ("review-again", "review-hint", "review-show", "review-compute"):
        tutor.live.answer({"do": what})
        check(tutor)
    assert tutor.live.panels["review"].data["exercise"]["both"]
