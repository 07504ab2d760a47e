"""Places: every screen and task has one that opens it, and nothing that was done there is lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from crypt_core.engine import record
from crypt_core.games import GAMES
from crypt_core.teach import explain
from crypt_core.teach.lessons import progress
from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.lessons.run import Outcome
from crypt_core.teach.lessons.task import CONTINUE, NEXT, Lesson
from crypt_core.teach.puzzles import has_puzzles, shelf
from crypt_core.teach.rules import index
from crypt_core.teach.words import LANGS, Words
from crypt_widgets.app import Tutor
from crypt_widgets.games.crypt.review.present import review_data
from crypt_widgets.panels.frame.present import kept_place
from crypt_widgets.panels.screens import place_title
from crypt_widgets.tutoring import places as visiting
from crypt_widgets.tutoring.opening import new_game
from crypt_widgets.tutoring.session import Session
from crypt_widgets.tutoring.shell import Shell
from tests.finished import finished_text
from tests.messages import send
from tests.widgets.learning import OWN, follow, learning

PUSH = lessons("crypt")["push"]


def places(game: str) -> Iterator[str]:
    """All places of a game, but for that of the game itself."""
    yield f"{game}/learn"
    yield f"{game}/rules"
    for rule in index(game):
        yield f"{game}/rule/{rule}"
        yield f"{game}/try/{rule}"
    for lesson in lessons(game).values():
        for number, _ in enumerate(lesson.tasks, 1):
            yield f"{game}/lesson/{lesson.id}/{number}"
    if (puzzles := shelf(game)) is not None:
        yield f"{game}/puzzles"
        for lesson in puzzles.lessons():
            yield f"{game}/puzzle/{lesson.id}"


EVERY = [place for game in GAMES for place in places(game)]


def visit(at: Shell, place: str) -> str:
    """Go to a place; the value is where one is then."""
    send(at, {"do": "visit", "place": place, "visit": at.places.visit + 1})
    return at.places.now


def hello(at: Shell, place: str = "", **facts: Any) -> str:
    send(at, {"do": "hello", "place": place, "visit": 1, **facts})
    return at.places.now


def moments(at: Shell) -> list[tuple[int | None, Any, int]]:
    """The decisions at the table: after which, which, with which luck."""
    return [(m.parent, m.move, m.luck.salt) for m in at.front.timeline.moments]


def test_no_place_is_the_place_of_another() -> None:
    assert len(set(EVERY)) == len(EVERY)
    assert all(not rest.startswith("/") for rest in EVERY)


@pytest.mark.parametrize("game", GAMES)
def test_every_place_opens_and_is_written_back_the_same(game: str) -> None:
    at = learning()
    table = at.game.table
    for place in places(game):
        assert visit(at, place) == place
        assert at.game.match.trouble is None
        assert place_title(at)
    assert visit(at, "") == ("" if game == "crypt" else "home"), "nobody has asked for another"
    assert at.front is at.game
    assert (at.game.table == table) == (game == "crypt"), "a game comes only for its own screens"
    assert at.places.visit == len([*places(game)]) + 1


BAD = [
    "nowhere",
    "crypt",
    "crypt/",
    "crypt/nowhere",
    "crypt/rule/",
    "crypt/rule/claim",
    "crypt/rule/claim.push/2",
    "crypt/lesson/push",
    "crypt/lesson/push/",
    "crypt/lesson/push/0",
    "crypt/lesson/push/01",
    "crypt/lesson/push/²",
    "crypt/lesson/push/99",
    "crypt/lesson/" + "9" * 5000,
    "crypt/learn/more",
    "crypt/puzzle/1",
    "sedlec/puzzles",
    "chess/learn",
    "../crypt/learn",
    "crypt/lesson/push/-1",
    "\ud800",
]


@pytest.mark.parametrize("bad", BAD)
@pytest.mark.parametrize("before", ["", "crypt/learn", "crypt/lesson/push/2"])
def test_a_place_that_is_none_is_told_and_all_stays(bad: str, before: str) -> None:
    if bad == "sedlec/puzzles":
        assert not has_puzzles("sedlec")
    at = learning()
    visit(at, before)
    table, front = at.game.table, at.front
    assert visit(at, bad) == before
    assert (at.game.table, at.front) == (table, front)
    error = at.game.match.trouble
    assert error is not None
    for lang in LANGS:
        told = explain.error(Session(lang, new_game({"seed": 7})).voice, error)
        assert 20 < len(told) < 160
        assert told.encode()
        assert bad[:20].replace("\ud800", "?") in told


def told_of(at: Shell) -> str | None:
    """What is told of a place that there is not, or of a game that cannot be read."""
    return None if at.game.match.trouble is None else str(at.game.match.trouble.reason)


def test_who_goes_on_is_told_no_longer_of_a_place_that_is_none() -> None:
    """By an address or by a button, also to where one was; what else is wrong stays to be read."""
    at = learning()
    for place in ("crypt/learn", "", ""):
        visit(at, "crypt/rule/nothing")
        send(at, {"do": "lang", "lang": "fr"})
        assert told_of(at) == "place-unknown", "it stays while one stays"
        visit(at, place)
        assert told_of(at) is None
    visit(at, "crypt/rule/nothing")
    send(at, {"do": "learn-open", "screen": "rules"})
    assert told_of(at) is None
    visit(at, "crypt/rule/nothing")
    visit(at, "crypt/rule/nowhere")
    assert told_of(at) == "place-unknown"
    send(at, {"do": "load", "text": "nonsense"})
    other = told_of(at)
    assert other not in (None, "place-unknown")
    visit(at, "crypt/learn")
    assert told_of(at) == other


def test_a_visit_brings_back_what_was_done_in_a_task() -> None:
    at = learning()
    visit(at, "crypt/lesson/push/2")
    send(at, {"do": "learn-hint"})
    follow(at, PUSH.tasks[1].near_miss)
    done, session = moments(at), at.front
    visit(at, "crypt/rule/claim.push")
    assert visit(at, "crypt/lesson/push/2") == "crypt/lesson/push/2"
    assert at.front is session, "it was under the screen"
    visit(at, "crypt/lesson/push/1")
    assert at.front is not session
    visit(at, "crypt/lesson/push/2")
    assert (at.front is session, moments(at)) == (True, done)
    visit(at, "")
    assert at.front is at.game
    visit(at, "crypt/lesson/push/2")
    assert at.practice is not None
    assert (at.front is session, at.practice.run.hints) == (True, 1)
    # Whoever begins it again by its button begins it again.
    send(at, {"do": "learn-start", "kind": "lesson", "id": "push"})
    assert at.front is not session


def test_a_task_waits_for_the_rule_that_is_tried_whichever_way_one_comes() -> None:
    at = learning()
    visit(at, "crypt/lesson/push/2")
    session = at.front
    visit(at, "crypt/rule/claim.push")
    send(at, {"do": "rules-play", "id": "claim.push"})
    assert at.places.now == "crypt/try/claim.push"
    visit(at, "crypt/rule/claim.push")
    visit(at, "crypt/lesson/push/2")
    assert (at.front is session, at.waiting) == (True, None)
    visit(at, "crypt/try/claim.push")
    assert at.waiting is not None
    send(at, {"do": "learn-next"})
    assert at.places.now == "crypt/rule/claim.push"
    send(at, {"do": "learn-close"})
    assert at.front is session


def test_only_so_many_tasks_are_remembered() -> None:
    at = learning()
    for rule in index("crypt"):
        visit(at, f"crypt/try/{rule}")
    assert 5 < len(at.places._left) <= 20


def test_of_the_tasks_that_were_left_the_last_are_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(visiting, "MOST_LEFT", 2)
    at = learning()
    first, second, third, fourth = (f"crypt/try/{rule}" for rule in list(index("crypt"))[:4])
    visit(at, first)
    session = at.front
    for place in (second, first, third, fourth, first):
        visit(at, place)
    assert at.front is session, "it was left after the second"


def test_a_game_begun_is_not_lost_to_a_place_of_another_game() -> None:
    at = learning()
    send(at, {"do": "play", "move": "a4"})
    before = at.game.match.record()
    assert visit(at, "sedlec/rules") == "sedlec/rules"
    assert at.game.game.name == "sedlec"
    assert at.game.match.previous == before
    assert visit(at, "crypt/learn") == "crypt/learn"
    assert at.game.match.previous == before, "the other one had not been begun"


def test_an_offered_game_stays_offered_after_a_place() -> None:
    saved = learning()
    send(saved, {"do": "play", "move": "a4"})
    text = saved.game.match.record()
    for place in ("crypt/rule/claim.push", "sedlec/learn", "nowhere"):
        at = learning()
        hello(at, place, saved=text)
        assert at.game.match.saved == text
        send(at, {"do": "resume"})
        assert at.game.match.record() == text
        assert at.places.now == ""


# --- what is kept of a task -----------------------------------------------------------------------

TASKS = [
    pytest.param(game, (lesson, number), id=f"{lesson.id}-{number + 1}")
    for game in GAMES
    for lesson in lessons(game).values()
    for number in range(len(lesson.tasks))
]


def state(at: Shell) -> Any:
    """What there is to see of a task: the moments, the place, and what is said to it."""
    assert at.practice is not None
    run = at.practice.run
    return (
        moments(at),
        at.front.timeline.place,
        at.front.timeline.tip.id,
        run.outcome,
        run.refusals,
        run.answers,
        run.hints,
        run.did,
    )


@pytest.mark.parametrize(("game", "task"), TASKS)
@pytest.mark.parametrize("script", ["solution", "near_miss"])
def test_a_task_comes_back_as_it_was_kept(game: str, task: tuple[Lesson, int], script: str) -> None:
    lesson, number = task
    at, place = learning(game=game), f"{game}/lesson/{lesson.id}/{number + 1}"
    visit(at, place)
    send(at, {"do": "learn-hint"})
    follow(at, getattr(lesson.tasks[number], script))
    kept = kept_place(at)["task"]
    again = learning(game=game)
    assert hello(again, place, tasks=[kept, None]) == place
    assert state(again) == state(at)
    assert kept_place(again)["task"] == kept
    if not GAMES[game].secret_moves:  # Else it is sealed as it is.
        sealed = learning(game=game)
        hello(sealed, place, tasks=[record.sealed(kept)])
        assert state(sealed) == state(at)
    # A closed tab: what the browser has kept is found as well.
    closed = learning(game=game)
    hello(closed, place, tasks=[None, kept])
    assert state(closed) == state(at)


def test_branches_and_the_way_back_come_back_too() -> None:
    at = learning()
    place = "crypt/lesson/push/2"
    visit(at, place)
    start = at.front.timeline.place.moment
    follow(at, (*PUSH.tasks[1].solution, NEXT))
    send(at, {"do": "go", "node": start})
    send(at, {"do": "luck", "luck": "new"})
    follow(at, ("recover", CONTINUE))
    send(at, {"do": "go", "node": start})
    follow(at, ("a1", "a9"))
    send(at, {"do": "go", "node": start + 1, "step": 0})
    again = learning()
    hello(again, place, tasks=[kept_place(at)["task"]])
    assert state(again) == state(at)
    assert {m.luck.salt for m in again.front.timeline.moments} == {0, 1}
    assert again.practice is not None
    assert again.practice.run.outcome is Outcome.DONE


def test_under_a_screen_lies_the_task_of_the_page_alone() -> None:
    at = learning()
    visit(at, "crypt/lesson/push/2")
    kept = kept_place(at)["task"]
    again = learning()
    assert hello(again, "crypt/rule/claim.push", tasks=[kept, None]) == "crypt/rule/claim.push"
    assert again.practice is not None
    again = learning()
    hello(again, "crypt/rule/claim.push", tasks=[None, kept])
    assert again.practice is None, "another page is at that task"
    again = learning()
    hello(again, "sedlec/learn", tasks=[kept, None])
    assert again.practice is None


def damaged(kept: str) -> Iterator[str]:
    data = json.loads(kept)
    yield kept[:-9]
    yield "[" * 5000
    yield "1"
    yield "sealed.nothing"
    changes: dict[str, list[Any]] = {
        "version": [2, "1"],
        "format": ["other"],
        "place": ["crypt/lesson/push/1", 3],
        "task": ["push.other", None],
        "moves": [
            None,
            "x",
            [[0, "a1"]],
            [[0, "a1 b1 c1 d1", 0]],
            [[-1, "a4", 0]],
            [[99, "a4", 0]],
            [["0", "a4", 0]],
            [[0, "a4", -1]],
            [[0, None, 0]],
            [[0, "recover", 0]] * 5000,
        ],
        "on": [99, None],
        "at": [[0], [0, 99], [99, 0], None],
        "tried": [[[0]], [[99, "a1"]], "x", [7]],
        "answers": ["a", ["no such"], [[]]],
        "hints": [-1, "1", None],
        "done": [None, 0],
    }
    for field, values in changes.items():
        for value in values:
            yield json.dumps({**data, field: value})
        yield json.dumps({name: it for name, it in data.items() if name != field})


def test_a_damaged_task_begins_again_and_nothing_is_told() -> None:
    at = learning()
    place = "crypt/lesson/push/2"
    visit(at, place)
    fresh = state(at)
    send(at, {"do": "learn-hint"})
    follow(at, PUSH.tasks[1].solution)
    kept = kept_place(at)["task"]
    for text in damaged(kept):
        again = learning()
        assert hello(again, place, tasks=[text]) == place
        assert state(again) == fresh, text[:80]
        assert again.game.match.trouble is None


def test_more_hints_than_there_are_are_not_given() -> None:
    at = learning()
    visit(at, "crypt/lesson/push/2")
    kept = json.loads(kept_place(at)["task"]) | {"hints": 900}
    again = learning()
    hello(again, "crypt/lesson/push/2", tasks=[json.dumps(kept)])
    assert again.practice is not None
    assert again.practice.run.hints < 10


def test_a_lesson_of_ones_own_has_places_too() -> None:
    at = learning(own=OWN)
    assert at.places.now == "crypt/lesson/own/1"
    hello(at)
    assert at.places.now == "crypt/lesson/own/1", "no address says where to go"
    visit(at, "")
    assert visit(at, "crypt/lesson/own/1") == "crypt/lesson/own/1"
    follow(at, OWN.tasks[0].near_miss)
    again = learning(own=OWN)
    hello(again, "crypt/lesson/own/1", tasks=[kept_place(at)["task"]])
    assert state(again) == state(at)
    # Whoever does not have it is told.
    assert visit(learning(), "crypt/lesson/own/1") == ""


# --- coming back without an address ---------------------------------------------------------------


def keep(at: Shell, *done: str, **facts: Any) -> None:
    text = progress.write(done) if done else None
    send(at, {"do": "learn-keep", "text": text, "invited": True, **facts})


def offered(at: Tutor) -> Any:
    return at.live.panels["frame"].data["invite"]


def came_back(*done: str, tasks: tuple[str, ...] = (), **facts: Any) -> Tutor:
    """A tutor whose page has opened without an address, in a browser in which this was done."""
    tutor = Tutor(lang="en", seed=7)
    tutor.live.answer({"do": "hello", "visit": 1, "tasks": [*tasks], **facts})
    text = progress.write(done) if done else None
    tutor.live.answer(
        {"do": "learn-keep", "text": text, "invited": True, "declined": None, **facts}
    )
    return tutor


def test_who_comes_back_is_asked_to_go_on_where_the_course_was_left() -> None:
    assert offered(came_back()) is None
    tutor = came_back(PUSH.tasks[0].id)
    title = Words("en").say("lesson-push")
    assert title in offered(tutor)["text"]
    tutor.live.answer({"do": "learn-invite", "yes": True})
    assert tutor.live.shell.places.now == "crypt/lesson/push/2"
    tutor.live.answer({"do": "learn-leave"})
    assert offered(tutor) is None, "asked once"


def test_a_task_half_done_is_gone_on_with() -> None:
    at = learning()
    visit(at, "crypt/lesson/push/3")
    follow(at, PUSH.tasks[2].near_miss)
    tutor = came_back(PUSH.tasks[0].id, tasks=(kept_place(at)["task"],))
    tutor.live.answer({"do": "learn-invite", "yes": True})
    assert state(tutor.live.shell) == state(at)


def test_who_declines_is_asked_again_at_the_next_lesson_only() -> None:
    tutor = came_back(PUSH.tasks[0].id)
    tutor.live.answer({"do": "learn-invite", "yes": False})
    assert offered(tutor) is None
    assert tutor.live.shell.places.now == ""
    assert offered(came_back(PUSH.tasks[0].id, declined="push")) is None
    assert offered(came_back(PUSH.tasks[0].id, declined="other")) is not None


def test_an_address_or_a_kept_game_comes_first() -> None:
    assert offered(came_back(PUSH.tasks[0].id, place="crypt/rules")) is None
    at = learning()
    code = at.game.match.code()
    assert offered(came_back(PUSH.tasks[0].id, code=code)) is None
    send(at, {"do": "play", "move": "a4"})
    tutor = came_back(PUSH.tasks[0].id, saved=at.game.match.record())
    assert offered(tutor) is None
    tutor.live.answer({"do": "discard-saved"})
    assert offered(tutor) is not None
    tutor.live.answer({"do": "play", "move": "a4"})
    assert offered(tutor) is None, "a game has begun"


def test_the_page_is_told_where_it_is_and_which_visit_was_answered() -> None:
    tutor = came_back()
    frame = tutor.live.panels["frame"]
    assert (frame.keep["place"], frame.keep["visit"], frame.keep["title"]) == ("", 1, "")
    tutor.live.answer({"do": "visit", "place": "crypt/rule/claim.push", "visit": 2})
    assert (frame.keep["place"], frame.keep["visit"]) == ("crypt/rule/claim.push", 2)
    assert frame.keep["title"]
    tutor.live.answer({"do": "visit", "place": "nowhere", "visit": 3})
    assert (frame.keep["place"], frame.keep["visit"]) == ("crypt/rule/claim.push", 3)
    assert frame.data["trouble"]["text"]


def played() -> Session:
    """A game of which there is something to go over, and where one has gone back in it."""
    session = Session()
    send(session, {"do": "new", "game": "crypt", "seed": "7"})
    send(session, {"do": "play", "move": "a4 b2"})
    send(session, {"do": "back"})
    return session


def test_the_review_has_a_place_that_opens_it_at_the_end_of_the_line() -> None:
    at = Shell(played())
    send(at, {"do": "tool", "name": "review"})
    assert at.places.now == "crypt/review"
    assert place_title(at)
    assert visit(at, "") == ""
    assert at.game.reading.tool == "story"
    visit(at, "crypt/learn")
    assert visit(at, "crypt/review") == "crypt/review"
    tip = at.game.timeline.tip
    assert (at.game.reading.tool, at.game.timeline.moment, at.screen) == ("review", tip, None)
    # A link or a reload brings it with its game.
    linked = Shell(Session())
    assert hello(linked, "crypt/review", code=at.game.match.code()) == "crypt/review"


def test_back_from_a_decision_made_again_leads_to_the_review_it_is_from() -> None:
    at = Shell(Session())
    send(at, {"do": "load", "text": finished_text("AAAAAA", 7)})
    send(at, {"do": "tool", "name": "review"})
    send(at, {"do": "review-compute"})
    made_again = {"do": "review-exercise", "node": review_data(at.game)["mistakes"][0]["node"]}
    send(at, made_again)
    assert at.places.now == "crypt/review/again"
    visit(at, "crypt/learn")
    assert visit(at, "crypt/review/again") == "crypt/review/again", "it has waited"
    assert visit(at, "crypt/review") == "crypt/review"
    assert not at.game.branches.aside
    # Begun where the review stands open at the end, it leads back there.
    visit(at, "")
    send(at, {"do": "back-to-game"})
    send(at, made_again)
    assert visit(at, "") == ""
    assert not at.game.branches.aside
    # As an address it has nothing but the review.
    linked = Shell(Session())
    assert hello(linked, "crypt/review/again", code=at.game.match.code()) == "crypt/review"


def test_no_review_is_opened_of_what_cannot_be_gone_over() -> None:
    at = Shell(Session())
    assert visit(at, "crypt/review") == ""
    assert (at.game.match.trouble is not None, at.game.reading.tool) == (True, "story")
    at = Shell(played())
    assert visit(at, "sedlec/review") == ""
    assert at.game.match.trouble is not None
