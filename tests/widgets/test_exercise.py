"""A question as a task, and a task in a cell: asked, answered, checked."""

from __future__ import annotations

from typing import Any

import pytest

from crypt_core.crypt.teach.lessons.table import table
from crypt_core.teach.lessons.check import LessonFault, check
from crypt_core.teach.lessons.question import question
from crypt_core.teach.lessons.task import Says, Task
from crypt_core.teach.words import LANGS
from crypt_widgets import Exercise

REPLIES = {"one": "Too few.", "two": "Two it is.", "three": "Too many."}


def asked() -> Task:
    return question("How many?", REPLIES, right="two", rule="pass", hints=["More than one."])


def card(exercise: Exercise) -> Any:
    return exercise.live.panels["learn"].data["task"]


def test_a_question_is_a_lesson_that_works() -> None:
    told = str(check(asked()))
    assert "= two → Two it is." in told
    assert "= one → Too few." in told


def test_the_right_answer_is_one_of_several() -> None:
    for replies, right in ((REPLIES, "four"), ({"two": "Yes."}, "two")):
        with pytest.raises(ValueError, match="has to be one answer of several"):
            question("How many?", replies, right=right, rule="pass")


def test_each_answer_is_told_what_it_is() -> None:
    exercise = Exercise(asked())
    done = []
    exercise.observe(lambda change: done.append(change["new"]), "done")
    for answer, tone in (("three", "miss"), ("one", "miss"), ("two", "good")):
        exercise.live.answer({"do": "learn-answer", "choice": answer})
        assert card(exercise)["feedback"]["text"] == REPLIES[answer]
        assert card(exercise)["feedback"]["tone"] == tone
    assert done == [True]


def test_an_exercise_leads_nowhere_else() -> None:
    exercise = Exercise(asked())
    exercise.live.answer({"do": "learn-answer", "choice": "two"})
    assert not any(card(exercise)[way] for way in ("ways", "next", "skip", "play", "kicker"))
    assert exercise.live.panels["learn"].data["keep"] is None


def test_the_rule_behind_an_answer_is_read_below_it() -> None:
    exercise = Exercise(asked(), "it")
    exercise.live.answer({"do": "learn-answer", "choice": "one"})
    rule = card(exercise)["feedback"]["rule"]
    exercise.live.panels["learn"]._handle_custom_msg({"do": "rule", "id": rule}, [])
    assert exercise.rule_note is not None
    assert exercise.children[-1] is exercise.rule_note
    assert exercise.rule_note.data["rule"]["id"] == rule == "pass"
    assert exercise.rule_note.data["rule"]["title"] == "Passare la torcia"
    exercise.rule_note._handle_custom_msg({"do": "close-rule"}, [])
    assert exercise.rule_note.data == {}


def test_what_is_done_at_the_table_has_the_table() -> None:
    least = Task(
        id="least",
        rule="claim.push",
        start=table(seed=15, moves=["a5 b3"]),
        goal=lambda did: bool(did.moves) and str(did.moves[0]).endswith("a44"),
        solution=("a44",),
        near_miss=("a66",),
        says=Says(goal="Take it back.", why="Enough.", misses={"miss": "Too much."}),
    )
    assert {*Exercise(asked()).live.panels} == {"learn"}
    exercise = Exercise(least)
    assert {"learn", "table", "bar", "story"} <= {*exercise.live.panels}
    exercise.live.answer({"do": "play", "move": "a66"})
    assert card(exercise)["feedback"]["text"] == "Too much."
    assert not exercise.done
    with pytest.raises(LessonFault):
        Exercise(least._replace(near_miss=("a44",)))


@pytest.mark.parametrize("lang", [lang for lang in LANGS if lang != "en"])
def test_an_exercise_speaks_one_language(lang: str) -> None:
    """All that is said beside the task's own words is in that language."""
    own = {"How many?", "one", "two", "three", "More than one.", *REPLIES.values()}
    own.add("{label}: {value}")
    said: list[set[str]] = []
    for spoken in ("en", lang):
        exercise = Exercise(asked(), spoken)
        texts = set(exercise.live.panels["learn"].words.values())
        for choice in ("one", "two"):
            exercise.live.answer({"do": "learn-hint"})
            exercise.live.answer({"do": "learn-answer", "choice": choice})
            texts |= {*texts_of(card(exercise))}
        said.append({text for text in texts if " " in text or text[:1].isupper()} - own)
    assert len(said[0]) > 15
    assert not said[0] & said[1]


def texts_of(data: Any) -> list[str]:
    """All texts in what is drawn."""
    if isinstance(data, str):
        return [data]
    inside = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return [text for part in inside for text in texts_of(part)]


def test_a_saved_notebook_has_the_answers_as_they_are_written() -> None:
    left = Exercise("first-round.order", lang="it").snapshot()["text/plain"]
    assert left.splitlines()[2].endswith(": a sinistra, in mezzo, a destra")


def test_a_saved_notebook_has_the_question() -> None:
    left = Exercise(asked(), lang="fr").snapshot()
    assert left["text/plain"].splitlines() == [
        "À vous de jouer",
        "How many?",
        "Réponses au choix\u202f: one, two, three",
        "Exécutez cette cellule pour continuer ici.",
    ]
    assert "crypt-still" in left["text/html"]
