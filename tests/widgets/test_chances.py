"""What the dice of a claim tell that the rolls will do to them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.lessons.run import is_move
from crypt_core.teach.words import LANGS
from crypt_widgets.games.crypt.coach.present import coach_data
from crypt_widgets.games.crypt.coach.state import CoachState
from crypt_widgets.games.crypt.review.state import ReviewState
from crypt_widgets.games.crypt.table.present import table_data
from crypt_widgets.tutoring.course import LESSON, PUZZLE
from crypt_widgets.tutoring.opening import new_game
from crypt_widgets.tutoring.session import Session
from crypt_widgets.tutoring.shell import Shell
from tests.messages import send


def session(lang: str = "en", **fields: Any) -> Session:
    return Session(lang, new_game({"seed": 7, **fields}))


def table(at: Session) -> dict[str, Any]:
    return table_data(at, at.game.view(at.timeline.state, at.viewer))


def considered(at: Session, move: str) -> dict[str, Any]:
    """What the table says of the treasures of a claim being laid out, by their letters."""
    send(at, {"do": "consider", "move": move})
    verdict = table(at)["verdict"]
    return {told["slot"]: told for told in verdict["chances"]} if verdict else {}


def test_alone_each_treasure_tells_how_likely_it_stays_and_what_it_can_cost() -> None:
    at = session()
    assert table(at)["ask"]["chances"]
    told = considered(at, "a5 b4 c2")
    # By hand: 85, 132 and 80 of the 216 rolls.
    assert {slot: (it["kept"], it["tires"]) for slot, it in told.items()} == {
        "a": ("holds 39%", "exhausted 4/6"),
        "b": ("holds 61%", "exhausted 3/6"),
        "c": ("holds 37%", "exhausted 1/6"),
    }
    assert "still yours at your second turn in 39% of the Ghost’s rolls" in told["a"]["label"]
    assert "its servant is exhausted in 4 rolls out of 6" in told["a"]["label"]
    told = considered(at, "b11 c6")
    assert "each servant on it is exhausted by no roll" in told["b"]["label"]
    assert told["b"]["tires"] == "never exhausted"


def test_what_is_refused_or_no_claim_has_no_chances() -> None:
    at = session()
    assert considered(at, "a45") == {}
    assert considered(at, "recover") == {}
    assert considered(at, "") == {}


def test_what_nothing_can_take_any_more_is_sure() -> None:
    at = session()
    send(at, {"do": "play", "move": "a1"})
    send(at, {"do": "continue"})
    # The Ghost has rolled, and this is the round's last turn.
    slot = next(t["slot"] for t in table(at)["treasures"] if t["dice"]["total"] < 12)
    told = considered(at, f"{slot}66")[slot]
    assert told["kept"] == "yours 100%"
    assert "the Ghost cannot take it any more" in told["label"]


def test_until_when_it_is_told_and_the_coach_says_until_when_too() -> None:
    """Two numbers for one treasure: until the second turn, and by the end of the round."""
    at = session()
    assert considered(at, "a1")["a"]["kept"].startswith("holds ")
    send(at, {"do": "tool", "name": "coach"})
    assert "second turn included" in coach_data(at)["expected"]
    while at.timeline.state.leader == 0 or not at.deciding:
        move = "recover" if at.deciding else None
        send(at, {"do": "play", "move": move} if move else {"do": "continue"})
    told = considered(at, "a6")["a"]
    assert told["kept"].startswith("yours ")
    assert "second turn" not in told["label"]
    assert "second turn" not in coach_data(at)["expected"]
    # Nothing comes after: what the dice tell is what the coach tells.
    chance = next(
        listed.outlook.taken[0]
        for listed in at.panel_state(CoachState).advice.moves
        if str(listed.move) == "P1: a6"
    )
    assert told["kept"] == f"yours {round(chance * 100)}%"


def test_among_several_it_is_the_rolls_of_ones_own_servants_alone() -> None:
    at = session(players=2)
    told = considered(at, "a5")["a"]
    assert (told["kept"], told["tires"]) == ("", "exhausted 4/6")
    assert "Ghost" not in told["label"]


@pytest.mark.parametrize("lang", LANGS)
def test_it_is_said_in_every_language(lang: str) -> None:
    for told in considered(session(lang), "a6 b33").values():
        lines = told["kept"], told["tires"]
        assert max(map(len, lines)) <= 15, "they stand under a card on a phone"
        assert told["label"].endswith(".")


def test_in_a_task_the_learner_judges_unless_the_task_tells() -> None:
    shell = Shell(session())
    lesson = lessons("crypt")["claim"]
    shell.begin(LESSON, lesson)
    assert not table(shell.front)["ask"]["chances"]
    assert considered(shell.front, "a5") == {}
    telling = lesson._replace(tasks=(lesson.tasks[0]._replace(helps=("chances",)),))
    shell.begin(LESSON, telling)
    assert considered(shell.front, "a5")
    shell.begin(PUZZLE, next(shell.course.all_of(PUZZLE)))
    assert not table(shell.front)["ask"]["chances"]
    shell.try_rule("claim.push")
    assert table(shell.front)["ask"]["chances"], "a rule's table is there to try it at"


def test_in_an_exercise_of_the_review_the_learner_judges_too() -> None:
    at = session()
    ask = table(at)["ask"]
    assert ask["chances"]
    at.panel_state(ReviewState).exercise = _Waiting(at.timeline.place.moment)
    assert at.panel_state(ReviewState).waits
    assert not table(at)["ask"]["chances"]


class _Waiting:
    """An exercise at whose decision one is."""

    ended = False
    tried = None

    def __init__(self, moment: int) -> None:
        self.decision = self
        self.before = moment


def test_a_task_has_its_move_typed_where_no_button_makes_it() -> None:
    typed = []
    for lesson in lessons("crypt").values():
        for task in lesson.tasks:
            shell = Shell(session())
            shell.begin(LESSON, lesson._replace(tasks=(task,)))
            ask, first = table(shell.front)["ask"], task.solution[0]
            if not ask:
                continue
            pressed = re.match(r"[a-z]\d", first) or first in [it["move"] for it in ask["buttons"]]
            typed += [task.id] if ask["typing"] else []
            assert ask["typing"] == (is_move(first) and not pressed), task.id
    assert typed
