"""Two lines compared by what may be expected from where they end: counted, estimated, or not."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest

from crypt_core.coach.bots import PERSON
from crypt_core.coach.estimate import estimate
from crypt_core.coach.rounding import tenths
from crypt_core.crypt.coach.advice import Advice
from crypt_core.crypt.views import view
from crypt_core.teach.explain.numbers import MINUS
from crypt_core.teach.words import LANGS
from crypt_widgets.panels.estimate_review import present as present_estimate
from crypt_widgets.panels.whatif import present as present_whatif
from crypt_widgets.panels.whatif import state as acting
from crypt_widgets.panels.whatif.expecting import Expected, expected
from crypt_widgets.panels.whatif.present import whatif_data
from crypt_widgets.tutoring.opening import new_game
from crypt_widgets.tutoring.session import Session
from tests.finished import finished_text
from tests.messages import send
from tests.teach.typography import faults

SOLO = {"game": "crypt", "seed": 3}
SEVERAL = {"game": "sedlec", "seed": 7, "players": 2, "seats": [PERSON, "bot:random"]}


def branched(lang: str = "en", **fields: Any) -> Session:
    """Two lines that part at the first decision, each ending at a decision of the first player."""
    at = Session(lang, new_game(fields))
    ask(at, "continue")
    here = at.timeline.place.moment
    moves = at.game.own_moves(at.timeline.state, at.asked)
    for move in (moves[0], moves[-1]):
        ask(at, "go", node=here)
        ask(at, "play", move=at.game.write_move(move))
        ask(at, "continue")
        while 0 not in at.deciders:
            ask(at, "curtain")
            others = at.game.own_moves(at.timeline.state, at.asked)
            ask(at, "play", move=at.game.write_move(others[0]))
            ask(at, "continue")
    assert len(at.timeline.ends) == 2
    return at


def ask(at: Session, do: str, **facts: Any) -> Any:
    """Send a message; the value is what is expected of the lines then."""
    send(at, {"do": do, **facts})
    compared = whatif_data(at)["compare"]
    return compared and compared["expected"]


def counted(told: str) -> int:
    """Tenths of what is written with one decimal."""
    return int(re.sub(r"[.,]", "", told.replace("−", "-")))


def test_solo_lines_have_the_final_score_that_the_coach_expects() -> None:
    at = branched(**SOLO)
    told = ask(at, "compare", a=0, b=1)
    assert told == {"ask": "Expected final score", "rows": [], "note": ""}
    told = ask(at, "expect", a=0, b=1)
    assert told["ask"] is None
    ends = [at.timeline.moments[end] for end in at.timeline.ends]
    known = [tenths(Advice(view(end.state, 0)).expected) for end in ends]
    first, second, difference = told["rows"][-1][1:]
    assert [counted(first), counted(second)] == known
    assert known[0] != known[1], "else nothing is compared"
    assert counted(difference) == known[1] - known[0]


def test_a_finished_game_has_its_score_whatever_the_branch_may_still_come_to() -> None:
    at = Session("en", new_game({"seed": 1}))
    send(at, {"do": "load", "text": finished_text()})
    score = at.timeline.tip.state.scores[0]
    ask(at, "go", node=2)
    moves = at.game.own_moves(at.timeline.state, at.asked)
    played = at.timeline.moments[3].move
    ask(at, "play", move=at.game.write_move(next(move for move in moves if move != played)))
    ask(at, "continue")
    told = ask(at, "expect", a=0, b=1)
    ends, (_, first, second, difference) = told["rows"]
    assert counted(first) == 10 * score
    assert counted(difference) == counted(second) - counted(first)
    assert abs(counted(difference)) < 300, "a branch at its beginning is not far behind"
    assert ends[1] != ends[2]


def test_where_several_play_it_is_the_estimate_of_the_one_person() -> None:
    at = branched(**SEVERAL)
    assert ask(at, "compare", a=0, b=1)["ask"] == "Estimated chance to win"
    told = ask(at, "expect", a=0, b=1)
    ends = [at.timeline.moments[end] for end in at.timeline.ends]
    for cell, end in zip(told["rows"][-1][1:3], ends, strict=True):
        best = estimate(at.game, end.state, 0).best
        assert re.findall(r"\d+", cell)[0] == str(round(best.chance * 100))
    assert "estimate" in told["note"]


@pytest.mark.parametrize(
    ("chances", "difference"),
    [((0.40, 0.47), "unclear"), ((0.40, 0.49), "+9"), ((0.49, 0.40), "−9"), ((0.40, 0.40), "=")],
)
def test_estimates_differ_only_where_their_intervals_do_not_overlap(
    chances: tuple[float, float], difference: str
) -> None:
    at = branched(**SEVERAL)
    for end, chance in zip(at.timeline.ends, chances, strict=True):
        at.branches.expected[end] = Expected(chance, 0.04)
    assert ask(at, "expect", a=0, b=1)["rows"][-1][3] == difference


def test_a_shared_victory_counts_as_its_part() -> None:
    at = Session(game=new_game({"game": "sedlec", "seats": [PERSON, "bot:sensible"], "seed": 5}))
    setup, end = at.timeline.setup, at.timeline.moment
    over = end.state._replace(turn=setup.players * setup.rounds)
    for winners, chance in (((0,), 1.0), ((0, 1), 0.5), ((1,), 0.0)):
        end.state = over._replace(winners=winners)
        assert expected(at, end) == Expected(chance)


def test_of_several_people_nothing_is_told_but_why() -> None:
    at = branched(**{**SEVERAL, "seats": [PERSON, PERSON]})
    before = at.branches.expected.copy()
    told = ask(at, "expect", a=0, b=1)
    assert told["ask"] is None
    assert not told["rows"]
    assert "one person" in told["note"]
    assert at.branches.expected == before


def test_nothing_is_worked_out_before_it_is_asked_nor_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = branched(**SOLO)
    worked = []

    def watched(session: Session, end: Any) -> Any:
        worked.append(end.id)
        return found(session, end)

    found = acting.expected
    monkeypatch.setattr(acting, "expected", watched)
    ask(at, "compare", a=1, b=0)
    assert not worked
    ask(at, "expect", a=0, b=1)
    ask(at, "expect", a=1, b=0)
    assert sorted(worked) == sorted(at.timeline.ends)
    # A line that goes on is asked about anew.
    ask(at, "play", move=at.game.write_move(at.game.own_moves(at.timeline.state, 0)[0]))
    assert ask(at, "continue")["ask"]
    assert len(worked) == 2


def test_lines_that_are_none_are_not_asked_about() -> None:
    at = branched(**SOLO)
    ask(at, "expect", a=5, b=-1)
    assert not at.branches.expected


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("fields", [SOLO, SEVERAL, {**SEVERAL, "seats": [PERSON, PERSON]}])
def test_it_is_well_written_in_every_language(lang: str, fields: dict[str, Any]) -> None:
    at = branched(lang, **fields)
    for told in (ask(at, "compare", a=0, b=1), ask(at, "expect", a=0, b=1)):
        words = [told["ask"] or "", told["note"], *(cell for row in told["rows"] for cell in row)]
        for text in words:
            assert not faults(text, lang), text


def test_a_difference_is_that_of_the_chances_as_they_are_told() -> None:
    """0.575 and 0.545 are told as 58% and 54%, though floats are a hair beside them."""
    at = branched()
    told = present_whatif._chances(at, Expected(0.575, 0.001), Expected(0.545, 0.001))
    assert [text[:2] for text in told] == ["58", "54", f"{MINUS}4"]
    best, asked = (SimpleNamespace(chance=chance) for chance in (0.575, 0.545))
    judged: Any = SimpleNamespace(estimate=SimpleNamespace(best=best, asked=asked))
    assert present_estimate._cost(judged) == 4
