"""A learner who knows only what the screen says comes through the first chapter."""

from __future__ import annotations

import pytest

from crypt_core.teach.catalogue import LANGS
from crypt_core.teach.lessons.courses import course
from tests.learner import BEGINNERS, Learner, presses


@pytest.mark.parametrize("lang", LANGS)
def test_who_knows_only_what_the_screen_says_passes_the_first_chapter(lang: str) -> None:
    learner = Learner(lang)
    learner.start()
    for task in BEGINNERS:
        card = learner.card
        assert card["key"] == f"lesson-{task.id}"
        assert card["goal"]
        assert card["more"]
        learner.go_wrong(task)
        learner.find_out()
        assert learner.card["feedback"]["tone"] == "good"
        assert task.id in learner.shell.learner.done
        if task is BEGINNERS[-1]:
            assert learner.card["play"], "on to a game of one's own"
        else:
            learner.go_on()
    assert {task.id for task in BEGINNERS} <= learner.shell.learner.done
    assert {task.id for task in BEGINNERS} <= {*learner.shell.learner.again}, "they had help"
    assert {learner.shell.learner.help[task.id] for task in BEGINNERS} == {"shown"}
    ends_with_a_game(learner)


def ends_with_a_game(learner: Learner) -> None:
    """A game is played, its dearest decision made better, and the next lesson begun."""
    learner.play_a_game()
    end = learner.end
    assert any(rung["here"] for rung in end["ladder"]), "the rank"
    assert end["chapter"]["title"]
    dearest, lesson = end["ways"][:2]
    assert (dearest["id"], lesson["id"]) == ("mistake", "lesson")
    learner.ask(dearest["ask"].pop("do"), **dearest["ask"])
    card = learner.card
    asked = f"{card['lead']} {card['goal']}".strip()
    assert end["chapter"]["text"].endswith(asked), "what it cost, and what to do"
    (task,) = learner.shell.practice.lesson.tasks if learner.shell.practice else ()
    learner.go_wrong(task)
    learner.find_out()
    learner.go_on()
    ways = learner.end["ways"]
    assert ways[0]["id"] == "lesson", "once it is made better, the course goes on"
    learner.ask(ways[0]["ask"].pop("do"), **ways[0]["ask"])
    after = course("crypt")[1].lessons[0]
    assert learner.card["key"] == f"lesson-{after.tasks[0].id}"


@pytest.mark.parametrize("lang", LANGS)
def test_a_die_lies_on_a_treasure_before_much_has_been_read(lang: str) -> None:
    learner = Learner(lang)
    learner.start()
    assert learner.read < 100
    learner.do("a3")
    assert learner.pressed == 1 + presses("a3") == 4
    assert learner.table["treasures"][0]["dice"]["player"] == 0
