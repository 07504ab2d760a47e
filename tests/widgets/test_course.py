"""The course of a game: its overview, what comes next, and the game that it ends with."""

from __future__ import annotations

import pytest

from crypt_core.crypt.teach.puzzles import puzzles
from crypt_core.games import GAMES
from crypt_core.teach.lessons import progress
from crypt_core.teach.lessons.courses import course, lessons, whole_game
from crypt_core.teach.words import LANGS, Words
from crypt_widgets.app import Tutor
from crypt_widgets.panels.learn.present import learn_data
from crypt_widgets.tutoring.course import RULE
from crypt_widgets.tutoring.opening import new_game
from crypt_widgets.tutoring.shell import Shell
from tests.messages import send
from tests.widgets.learning import (
    COURSE,
    LESSONS,
    PUSH,
    ask,
    follow,
    learning,
    shown,
    start,
)


def test_the_overview_tells_what_is_done_begun_and_next() -> None:
    at = learning()
    cards = shown(at)
    assert [lesson["id"] for lesson in cards] == with_game(at, [it.id for it in LESSONS])
    assert {lesson["state"] for lesson in cards} == {"open"}
    assert [lesson["id"] for lesson in cards if lesson["next"]] == [LESSONS[0].id]
    data = learn_data(at)["sheet"]
    assert data["progress"]["done"] == 0
    assert data["next"]["ask"] == {"do": "learn-start", "kind": "lesson", "id": LESSONS[0].id}
    assert not data["keep"]["any"]

    # What is at the table is what one goes on with.
    start(at, "push")
    follow(at, PUSH.tasks[0].solution)
    push = next(lesson for lesson in shown(at) if lesson["id"] == "push")
    assert (push["state"], push["next"]) == ("started", True)
    assert push["parts"] == ["done"] + ["open"] * (len(PUSH.tasks) - 1)
    assert learn_data(at)["sheet"]["next"]["ask"] == {"do": "learn-close"}
    assert learn_data(at)["head"]["back"] == "Back to the task"
    assert ask(at, "learn-close")["task"]["key"] == f"lesson-{PUSH.tasks[0].id}"

    # From the game it is what was begun, at its first task not done.
    ask(at, "learn-leave")
    data = ask(at, "learn-open", screen="course")["sheet"]
    assert data["next"]["ask"]["id"] == "push"
    send(at, data["next"]["ask"])
    assert learn_data(at)["task"]["key"] == f"lesson-{PUSH.tasks[1].id}"

    # And when all is done, the puzzles.
    at.learner.done = frozenset(task.id for lesson in LESSONS for task in lesson.tasks)
    ask(at, "learn-leave")
    data = ask(at, "learn-open", screen="course")["sheet"]
    assert data["progress"]["done"] == data["progress"]["of"] == len(LESSONS)
    assert data["next"]["ask"] == {"do": "learn-open", "screen": "puzzles"}


def test_a_task_that_was_left_out_comes_before_the_next_lesson() -> None:
    at = learning()
    start(at, PUSH.id)
    last = len(PUSH.tasks) - 1
    ask(at, "learn-task", number=last)
    data = follow(at, PUSH.tasks[last].solution)["task"]
    assert (data["feedback"]["title"], data["feedback"]["known"]) == ("That’s it", None)
    assert data["next"] == "Next task"
    assert ask(at, "learn-next")["task"]["key"] == f"lesson-{PUSH.tasks[0].id}"

    at.learner.done = frozenset(task.id for task in PUSH.tasks)
    ask(at, "learn-task", number=last)
    data = follow(at, PUSH.tasks[last].solution)["task"]
    assert data["feedback"]["title"] == "Lesson done"
    assert data["next"].startswith("Next lesson")


def with_game(at: Shell, ids: list[str]) -> list[str]:
    """The lessons of the game at the table, with the one that its first chapter ends with."""
    end = len(course(at.subject)[0].lessons)
    return [*ids[:end], at.course.game_id, *ids[end:]]


def test_the_course_is_that_of_the_game_at_the_table() -> None:
    at = learning(game="sedlec")
    ids = list(lessons("sedlec"))
    assert [lesson["id"] for lesson in shown(at)] == with_game(at, ids)
    data = learn_data(at)
    assert [tab["id"] for tab in data["head"]["tabs"]] == ["course", "rules", "games"]
    assert "Sedlec" in data["sheet"]["title"]
    assert ask(at, "learn-open", screen="puzzles")["screen"] == "course", "it has no puzzles"
    assert ask(at, "learn-start", kind="puzzle", id=puzzles()[0].id)["task"] is None

    start(at, ids[0])
    follow(at, lessons("sedlec")[ids[0]].tasks[0].solution)
    done = at.learner.kept()
    send(at, {"do": "new", "game": "crypt", "players": 1})
    assert [lesson["id"] for lesson in shown(at)] == with_game(at, [it.id for it in LESSONS])
    assert learn_data(at)["sheet"]["progress"]["done"] == 0
    assert at.learner.kept() == done, "what was done of the other game is kept"
    assert "Crypt" in learn_data(at)["sheet"]["title"]


def test_a_link_to_another_game_leaves_a_screen_that_it_has_not() -> None:
    link = new_game({"game": "sedlec", "seed": 3}).code()
    at = learning()
    ask(at, "learn-open", screen="puzzles")
    assert ask(at, "hello", code=link)["screen"] is None
    assert at.game.game.name == "sedlec"
    # A screen that both games have stays.
    at = learning()
    ask(at, "learn-open", screen="course")
    assert ask(at, "hello", code=link)["screen"] == "course"
    # The last puzzle ends beside the other game.
    at = learning()
    at.learner.done = frozenset(puzzle.id for puzzle in puzzles()[:-1])
    ask(at, "learn-start", kind="puzzle", id=puzzles()[-1].id)
    at.learner.done |= {puzzles()[-1].id}
    ask(at, "hello", code=link)
    assert ask(at, "learn-next") == {**ask(at, "learn-close"), "screen": None}
    assert (at.practice, at.subject) == (None, "sedlec")


def test_a_task_of_one_game_leaves_the_other_as_it_was() -> None:
    """A teacher's lesson on Sedlec, opened over a game of Crypt."""
    own = lessons("sedlec")["sedlec.graveyard"]._replace(id="own", title="Mine", about="My own.")
    at = learning(own=own)
    waiting = at.game.match.record()
    assert (at.front.game.name, at.game.game.name, at.subject) == ("sedlec", "crypt", "sedlec")
    assert follow(at, own.tasks[0].solution)["task"]["outcome"] == "done"
    assert ask(at, "rules-play", id="lover")["task"]["kind"] == RULE
    send(at, {"do": "lang", "lang": "fr"})
    assert learn_data(at)["task"]["title"] == "Amants"
    ask(at, "learn-leave")
    assert (at.game.match.record(), at.subject) == (waiting, "crypt")


def test_a_task_of_sedlec_at_the_panels_of_the_app() -> None:
    tutor = Tutor(lang="en", game="sedlec", seed=7)
    for lesson in lessons("sedlec").values():
        tutor.live.answer({"do": "learn-start", "kind": "lesson", "id": lesson.id})
        assert tutor.live.panels["board"].data["players"]
        assert tutor.live.panels["learn"].data["task"]["title"]
        assert tutor.live.panels["help"].data == {}, "it would give the task away"
        assert tutor.live.panels["frame"].data["trouble"] is None


@pytest.mark.parametrize(("game", "players"), [("crypt", 1), ("sedlec", 2)])
def test_newcomers_are_asked_to_the_course_of_the_game(game: str, players: int) -> None:
    tutor = Tutor(lang="en", game=game, players=players)
    tutor.live.answer({"do": "learn-keep", "text": None, "invited": False})
    said = tutor.live.panels["frame"].data["invite"]
    assert ("Sedlec" in said["title"]) == (game == "sedlec")
    tutor.live.answer({"do": "learn-invite", "yes": True})
    first = next(iter(lessons(game).values()))
    assert tutor.live.panels["learn"].data["task"]["key"] == f"lesson-{first.tasks[0].id}"


def test_nothing_is_drawn_while_it_is_not_open() -> None:
    at = learning()
    keep = {"progress": progress.write(()), "unread": False}
    closed = {"screen": None, "task": None, "keep": keep}
    assert learn_data(at) == closed
    assert ask(at, "learn-open", screen="rules") == closed
    assert ask(at, "learn-open", screen="no such") == closed
    assert set(ask(at, "learn-open", screen="course")) == {*closed, "head", "sheet"}
    assert len(COURSE) == len(learn_data(at)["sheet"]["chapters"])


@pytest.mark.parametrize("game", GAMES)
def test_the_last_lesson_of_the_first_chapter_leads_to_a_whole_game(game: str) -> None:
    at = learning(game=game)
    ask(at, "new", game=game, **whole_game(game))
    last = course(game)[0].lessons[-1]
    start(at, last.id)
    for task in last.tasks:
        card = follow(at, task.solution)["task"]
        assert bool(card["play"]) == (task is last.tasks[-1])
        if task is not last.tasks[-1]:
            ask(at, "learn-next")
    waiting = at.game.timeline
    assert ask(at, "learn-play")["task"] is None
    assert at.game.timeline is waiting, "a game that nobody has begun is as good as new"
    first = at.game.game.own_moves(at.game.timeline.state, 0)[0]
    send(at, {"do": "play", "move": str(first)})
    start(at, last.id)
    ask(at, "learn-play")
    assert at.game.timeline is not waiting
    assert len(at.game.timeline.moments) == 1
    assert (at.game.game.name, at.game.people) == (game, [0])
    assert at.game.match.previous, "the game that was waiting can be had back"


@pytest.mark.parametrize("lang", LANGS)
def test_each_course_ends_with_a_game_of_its_own(lang: str) -> None:
    promised = set()
    for game in GAMES:
        at = learning(game=game, lang=lang)
        ask(at, "learn-open", screen="course")
        card = learn_data(at)["sheet"]["chapters"][0]["lessons"][-1]
        assert card["id"] == f"{game}.whole-game"
        promised.add(card["about"])
    assert len(promised) == len(GAMES)


def test_the_whole_game_is_the_one_that_was_learned() -> None:
    """A game of the other kind that waits, not begun, is not the one."""
    at = learning(game="crypt")
    waiting = at.game.timeline
    at.begin("lesson", lessons("sedlec")["sedlec.game"])
    ask(at, "learn-play")
    assert at.game.game.name == "sedlec"
    assert at.game.timeline is not waiting


def test_a_game_of_bots_alone_is_no_game_of_ones_own() -> None:
    at = learning(game="sedlec")
    ask(at, "new", game="sedlec", players=2, seats=["bot:random", "bot:random"])
    waiting = at.game.timeline
    ask(at, "learn-play")
    assert at.game.timeline is not waiting
    assert at.game.people == [0]


def test_after_the_whole_course_of_a_game_without_puzzles_comes_a_whole_game() -> None:
    at = learning(game="sedlec")
    at.learner.done = frozenset(
        task.id for each in lessons("sedlec").values() for task in each.tasks
    )
    following = ask(at, "learn-open", screen="course")["sheet"]["next"]
    assert following["ask"] == {"do": "learn-play"}
    send(at, following["ask"])
    assert (at.screen, at.game.people) == (None, [0]), "against a bot, not among people"


def test_who_had_begun_the_course_before_it_began_with_a_round_goes_on_where_they_were() -> None:
    """Nobody is sent back to the first lesson for not having done it."""
    at = learning()
    earlier = ["table.hidden", "table.back", "reveal.step", "reveal.lay", "claim.first"]
    ask(at, "learn-keep", text=progress.write(earlier), invited=True)
    assert at.course.next_up("lesson") is lessons("crypt")["claim"]
    done = [task.id for id_ in ("claim", "push") for task in lessons("crypt")[id_].tasks]
    ask(at, "learn-keep", text=progress.write(done), invited=True)
    assert at.course.next_up("lesson") is lessons("crypt")["second"]
    rest = [task.id for lesson in LESSONS[1:] for task in lesson.tasks]
    ask(at, "learn-keep", text=progress.write(rest), invited=True)
    assert at.course.next_up("lesson") is LESSONS[0], "it is there for whoever likes"


def test_progress_is_that_of_what_one_has_come_for() -> None:
    at = learning()
    chapter = COURSE[0].lessons
    done = [task.id for lesson in chapter[:4] for task in lesson.tasks]
    ask(at, "learn-keep", text=progress.write(done), invited=True)
    sheet = ask(at, "learn-open", screen="course")["sheet"]
    assert (sheet["progress"]["done"], sheet["progress"]["of"]) == (4, len(chapter) + 1)
    title = Words("en").say("chapter-first")
    assert sheet["progress"]["text"] == f"{title}: 4 of {len(chapter) + 1} lessons done"
    everything = [task.id for lesson in LESSONS for task in lesson.tasks]
    ask(at, "learn-keep", text=progress.write(everything), invited=True)
    sheet = ask(at, "learn-open", screen="course")["sheet"]
    assert (sheet["progress"]["done"], sheet["progress"]["of"]) == (len(LESSONS), len(LESSONS))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_that_is_added_to_a_chapter_is_all_that_is_left_of_it(game: str) -> None:
    at, first = learning(game=game), course(game)[0].lessons
    (added,) = [lesson for lesson in first if "explain" in lesson.id]
    done = [task.id for lesson in first if lesson is not added for task in lesson.tasks]
    ask(at, "learn-keep", text=progress.write([*done, at.course.game_id]), invited=True)
    sheet = ask(at, "learn-open", screen="course")["sheet"]
    assert sheet["progress"]["of"] - sheet["progress"]["done"] == 1
    assert sheet["next"]["ask"] == {"do": "learn-start", "kind": "lesson", "id": added.id}


def test_the_first_chapter_has_as_many_parts_at_the_table_as_in_the_overview() -> None:
    """The game at its end is counted in both, or in neither."""
    at = learning()
    overview = ask(at, "learn-open", screen="course")["sheet"]
    ask(at, "learn-start", kind="lesson", id="claim")
    kicker = learn_data(at)["task"]["kicker"]
    assert str(overview["progress"]["of"]) == kicker.split()[-1]
