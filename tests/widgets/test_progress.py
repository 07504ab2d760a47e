"""A learner's progress: kept in the browser, saved as a file, and read again."""

from __future__ import annotations

import json

from crypt_core.engine import record
from crypt_core.teach.lessons import progress
from crypt_widgets.panels.learn.present import learn_data
from tests.messages import send
from tests.widgets.learning import (
    PUSH,
    ask,
    follow,
    learning,
    shown,
    start,
)


def test_progress_comes_and_goes_as_a_file_and_a_bad_one_loses_nothing() -> None:
    at = learning()
    start(at, "push")
    follow(at, PUSH.tasks[0].solution)
    kept = ask(at, "learn-open", screen="course")["keep"]["progress"]
    assert progress.read(kept).done == {PUSH.tasks[0].id}

    bad = {
        "no text of ours": '{"format": "other"}',
        "cut short": kept[:-5],
        "nothing": "",
        "a game": record.save(at.game.timeline) and at.game.match.record(),
        "too new": kept.replace('"version": 1', '"version": 2'),
        "made up": json.dumps({**json.loads(kept), "done": [1, 2]}),
        "far too long": "x" * 200_000,
    }
    for what, text in bad.items():
        data = ask(at, "learn-import", text=text)
        said = data["sheet"]["keep"]["said"]
        assert said["tone"] == "bad", what
        assert said["text"].endswith((".", "”.")), what
        assert 20 < len(said["text"]) < 250, what
        assert data["keep"]["progress"] == kept, what

    other = learning()
    start(other, "reveal")
    ask(other, "learn-answer", choice="middle")
    ask(other, "learn-open", screen="course")
    said = ask(other, "learn-import", text=kept)["sheet"]["keep"]["said"]
    assert said["tone"] == "good"
    assert "1 more task" in said["text"]
    both = {"reveal.step", PUSH.tasks[0].id}
    assert progress.read(learn_data(other)["keep"]["progress"]).done == both
    again = ask(other, "learn-import", text=kept)["sheet"]["keep"]["said"]
    assert again["text"] != said["text"], "the same once more adds nothing, and says so"

    data = ask(other, "learn-forget")
    assert progress.read(data["keep"]["progress"]).done == frozenset()
    assert {lesson["state"] for lesson in shown(other)} == {"open"}


def test_what_another_page_has_done_is_added() -> None:
    at = learning()
    start(at, "push")
    follow(at, PUSH.tasks[0].solution)
    elsewhere = progress.write({"reveal.step", "of.a.later.course"})
    data = ask(at, "learn-keep", text=elsewhere, invited=True)
    everything = {PUSH.tasks[0].id, "reveal.step", "of.a.later.course"}
    assert progress.read(data["keep"]["progress"]).done == everything
    kept = ask(at, "learn-keep", text="rubbish", invited=True)["keep"]["progress"]
    assert kept == data["keep"]["progress"]


def test_what_another_page_has_begun_afresh_stays_forgotten() -> None:
    at = learning()
    ask(at, "learn-keep", text=progress.write({"push.equal"}), invited=True)
    ask(at, "learn-keep", text=progress.write({"push.higher"}), invited=True, elsewhere=True)
    assert at.learner.done == {"push.equal", "push.higher"}
    ask(at, "learn-keep", text=progress.write(()), invited=True, elsewhere=True)
    assert at.learner.done == frozenset()


def test_kept_progress_that_cannot_be_read_is_named_and_put_aside() -> None:
    at = learning()
    newer = json.dumps({"format": "crypt-tutor-progress", "version": 2, "done": ["x"]})
    assert ask(at, "learn-keep", text=newer, invited=True)["keep"]["unread"]
    sheet = ask(at, "learn-open", screen="course")["sheet"]
    assert "2" in sheet["keep"]["said"]["text"]


def test_files_that_are_too_much_together_are_refused() -> None:
    at = learning()
    for letter, fine in (("a", True), ("b", False)):
        many = {f"{letter}{number:060}" for number in range(900)}
        ask(at, "learn-import", text=progress.write(many))
        assert (at.learner.trouble is None) == fine
    assert progress.read(at.learner.kept()).done == at.learner.done


def test_a_file_of_progress_opened_as_a_game_is_read_as_what_it_is() -> None:
    at = learning()
    send(at, {"do": "load", "text": progress.write({"push.equal"})})
    assert (at.screen, at.learner.imported, at.game.match.trouble) == ("course", 1, None)
    assert at.learner.done == {"push.equal"}
