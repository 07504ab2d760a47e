"""The puzzles: their list, and one after the other at the table."""

from __future__ import annotations

import pytest

from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.teach.explain import puzzles as told
from crypt_core.crypt.teach.puzzles import puzzles
from crypt_core.crypt.views import view
from crypt_core.teach.lessons import progress
from crypt_core.teach.words import LANGS, Words
from crypt_widgets.panels.learn.present import learn_data
from tests.messages import send
from tests.widgets.learning import (
    LESSONS,
    ask,
    follow,
    learning,
    texts,
)


def names(lang: str) -> dict[str, str]:
    """The idea of each puzzle in words: what is not to be told too soon."""
    return {puzzle.id: told.title(Words(lang), puzzle) for puzzle in puzzles()}


@pytest.mark.parametrize("lang", LANGS)
def test_puzzles_are_listed_by_level_and_their_ideas_kept_until_they_are_solved(lang: str) -> None:
    at = learning(lang)
    sheet = ask(at, "learn-open", screen="puzzles")["sheet"]
    items = [item for level in sheet["chapters"] for item in level["lessons"]]
    items.sort(key=lambda item: int(item["number"]))
    assert [item["id"] for item in items] == [puzzle.id for puzzle in puzzles()]
    assert [item["number"] for item in items] == list(range(1, len(items) + 1))
    assert 4 <= len(sheet["chapters"]) <= 5
    taught = next(puzzle.id for puzzle in puzzles() if "B" not in puzzle.sides)
    assert sheet["next"]["ask"] == {"do": "learn-start", "kind": "puzzle", "id": taught}
    assert set(names(lang).values()).isdisjoint(texts(sheet))
    assert at.game.words.fallbacks == set()

    first = puzzles()[0]
    at.learner.done = frozenset({first.id})
    sheet = learn_data(at)["sheet"]
    solved = sheet["chapters"][0]["lessons"][0]
    assert (solved["title"], solved["state"]) == (names(lang)[first.id], "done")
    following = next(each for each in puzzles()[1:] if "B" not in each.sides)
    assert sheet["next"]["ask"]["id"] == following.id, "sides that are taught"
    others = set(names(lang).values()) - {solved["title"]}
    assert others.isdisjoint(texts(sheet))


@pytest.mark.parametrize("lang", LANGS)
def test_every_puzzle_is_missed_and_solved_at_the_table(lang: str) -> None:
    at = learning(lang)
    everything = [task.id for lesson in LESSONS for task in lesson.tasks]
    ask(at, "learn-keep", text=progress.write(everything), invited=True)
    ask(at, "learn-start", kind="puzzle", id=puzzles()[0].id)
    for number, puzzle in enumerate(puzzles(), 1):
        card = learn_data(at)["task"]
        idea = names(lang)[puzzle.id]
        assert card["key"] == f"puzzle-{puzzle.id}"
        assert str(number) in card["title"]
        assert card["skip"]
        assert not any(idea in text for text in texts(card)), "its idea is to be found"
        hinted = ask(at, "learn-hint")["task"]["hints"]
        assert len(hinted) == 1
        missed = follow(at, (puzzle.tempting,))["task"]
        assert missed["outcome"] == "missed"
        assert "[" not in missed["feedback"]["text"]
        assert not any(idea in text for text in texts(missed))
        ask(at, "learn-again")
        solved = follow(at, (puzzle.best,))["task"]
        assert (solved["outcome"], solved["skip"]) == ("done", None)
        assert idea in solved["feedback"]["title"]
        ask(at, "learn-next")
    assert at.screen == "puzzles"
    assert at.practice is None
    assert at.game.words.fallbacks == set()
    sheet = learn_data(at)["sheet"]
    assert sheet["progress"]["done"] == sheet["progress"]["of"] == len(puzzles())


def test_a_puzzle_changes_its_language_in_the_middle_and_can_be_left_out() -> None:
    at = learning()
    first, second = [each for each in puzzles() if "B" not in each.sides][:2]
    english = ask(at, "learn-start", kind="puzzle", id=first.id)["task"]["goal"]
    follow(at, (first.tempting,))
    card = ask(at, "lang", lang="fr")["task"]
    assert card["outcome"] == "missed", "what was done stays done"
    assert card["goal"] != english
    assert f"{card['lead']} {card['goal']}" == told.says(at.front.voice, first).goal
    assert ask(at, "learn-next")["task"]["key"] == f"puzzle-{second.id}"
    assert at.learner.done == frozenset()


def test_puzzles_with_sides_not_taught_yet_wait_and_say_so() -> None:
    at = learning()
    sheet = ask(at, "learn-open", screen="puzzles")["sheet"]
    cards = [card for level in sheet["chapters"] for card in level["lessons"]]
    taught = {puzzle.id: "B" not in puzzle.sides for puzzle in puzzles()}
    assert len({*taught.values()}) == 2
    *levels, later = sheet["chapters"]
    assert later["title"] == at.game.words.say("learn-untaught")
    for card in cards:
        assert (card in later["lessons"]) != taught[card["id"]]
    ask(at, "learn-start", kind="puzzle", id=next(id_ for id_ in taught if taught[id_]))
    for _ in range(sum(taught.values())):
        assert at.practice is not None
        assert taught[at.practice.lesson.id]
        follow(at, at.practice.run.task.solution)
        ask(at, "learn-next")
    assert at.practice is not None
    assert not taught[at.practice.lesson.id], "then the others come"
    lessons_of_b = [task.id for it in LESSONS if it.id.endswith("-b") for task in it.tasks]
    ask(at, "learn-keep", text=progress.write(lessons_of_b), invited=True)
    sheet = ask(at, "learn-open", screen="puzzles")["sheet"]
    assert [it["title"] for it in sheet["chapters"]] == [it["title"] for it in levels]


def test_each_puzzle_shows_its_table_and_nothing_that_lies_face_down() -> None:
    sheet = ask(learning(), "learn-open", screen="puzzles")["sheet"]
    cards = {card["id"]: card for level in sheet["chapters"] for card in level["lessons"]}
    for puzzle in puzzles():
        seen = view(puzzle.start.timeline().state, 0)
        there = [treasure for treasure in seen.crypt if treasure is not None]
        picture = cards[puzzle.id]["picture"]
        if not there:
            rolled = {(die.slot, die.kind) for die in seen.rolled}
            assert [card["sign"] for card in picture] == [kind for _, kind in sorted(rolled)]
            faces = [die["die"] for card in picture for die in card["dice"]]
            assert faces == [die.face for die in seen.rolled]
            mine = [(card.kind, str(card.value)) for card in seen.players[0].treasures]
            assert {(card["sign"], card["value"]) for card in picture} <= {*mine}
            continue
        assert [card["sign"] for card in picture] == [treasure.kind for treasure in there]
        values = ["" if treasure.value is None else str(treasure.value) for treasure in there]
        assert [card["value"] for card in picture] == values
        assert [len(card["dice"]) for card in picture] == [treasure.servants for treasure in there]
        assert {card["sign"] for card in picture} <= sheet["signs"].keys()


def test_what_was_before_the_task_is_not_of_it() -> None:
    """Going back before a puzzle and playing on from there neither solves nor misses it."""
    played_on = 0
    for puzzle in puzzles()[::5]:
        at = learning()
        ask(at, "learn-start", kind="puzzle", id=puzzle.id)
        run = at.practice.run
        for _ in range(40):
            if run.timeline.moment.depth < run.timeline.moments[run.home.moment].depth:
                break
            ask(at, "back")
        assert run.away
        card = ask(at, "play", move="a9")["task"]
        assert (card["outcome"], run.refusals) == ("going", [])
        played = {moment.move for moment in run.timeline.moments}
        legal = CRYPT.legal_moves(at.front.timeline.state)
        other = next((move for move in legal if move not in played), None)
        if other is None:
            continue  # nothing but what led to the puzzle could be done there
        played_on += 1
        card = ask(at, "play", move=str(other))["task"]
        assert card["outcome"] == "going"
        assert card["note"]
        assert not at.learner.done
        card = ask(at, "learn-again")["task"]
        assert (card["outcome"], card["note"]) == ("going", None)
    assert played_on > 8


@pytest.mark.parametrize(
    ("lang", "most_b", "all_a"),
    [
        ("en", "All on side B but Idols and Pottery", "All on side A"),
        ("fr", "Tous sur la face B sauf Idoles et Poteries", "Tous sur la face A"),
        ("it", "Tutti sul lato B tranne Idoli e Ceramiche", "Tutti sul lato A"),
    ],
)
def test_sides_in_short(lang: str, most_b: str, all_a: str) -> None:
    assert told.sides(Words(lang), puzzles()[0]._replace(sides="ABBABB")) == most_b
    assert told.sides(Words(lang), puzzles()[0]._replace(sides="AAAAAA")) == all_a


def test_in_a_puzzle_only_what_was_done_in_it_can_be_taken_back() -> None:
    at = learning()
    ask(at, "learn-start", kind="puzzle", id=puzzles()[0].id)
    assert at.front.timeline.moment.parent is not None, "it is a moment of a game"
    assert at.front.branches.last_own is None
    before = at.front.timeline.place
    send(at, {"do": "undo"})
    assert at.front.timeline.place == before
    follow(at, (puzzles()[0].tempting,))
    assert at.front.branches.last_own is not None
