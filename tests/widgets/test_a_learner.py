"""A learner who knows only what the screen says comes through the first chapter."""

from __future__ import annotations

import pytest

from crypt_core.teach.catalogue import LANGS
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
        assert task.id in learner.shell.course.done
        if task is BEGINNERS[-1]:
            assert learner.card["play"], "on to a game of one's own"
        learner.go_on()
    assert {task.id for task in BEGINNERS} <= learner.shell.course.done
    assert {task.id for task in BEGINNERS} <= {*learner.shell.course.again}, "they had help"


@pytest.mark.parametrize("lang", LANGS)
def test_a_die_lies_on_a_treasure_before_much_has_been_read(lang: str) -> None:
    learner = Learner(lang)
    learner.start()
    assert learner.read < 100
    learner.do("a3")
    assert learner.pressed == 1 + presses("a3") == 5
    assert learner.table["treasures"][0]["dice"]["player"] == 0
