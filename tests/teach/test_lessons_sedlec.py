"""What the tasks of Sedlec's course say about the game, asked of the rules themselves.

That their solutions, near misses and words are as they should be is tested with all the others, in
test_lessons.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from crypt_core.sedlec.events import Ended
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.pyramid import Place, adjacent, open_places, skulls
from crypt_core.sedlec.scoring import crypt_sheet, gain, tie_key
from crypt_core.sedlec.state import State
from crypt_core.teach.catalogue import LANGS
from crypt_core.teach.explain import lessons as say
from crypt_core.teach.explain import refusal
from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.lessons.run import Outcome, Run
from crypt_core.teach.lessons.task import ANSWER, CONTINUE, LEARNER, Task
from crypt_core.teach.words import Words

LESSONS = list(lessons("sedlec").values())
TASKS = {task.id.removeprefix("sedlec."): task for lesson in LESSONS for task in lesson.tasks}
OTHER = 1


def after(id_: str, *script: str) -> Run:
    run = Run(TASKS[id_])
    for line in script:
        run.act(line)
    return run


def right(id_: str) -> str:
    """The right answer to a task's question."""
    (line,) = [line for line in TASKS[id_].solution if line.startswith(ANSWER)]
    return line.removeprefix(ANSWER)


def right_move(id_: str) -> str:
    """The move that does a task of a single one."""
    (line,) = TASKS[id_].solution
    return line


def points(state: State, player: int = LEARNER) -> dict[str, int]:
    return crypt_sheet(player, state.players[player].crypt).points


def numbers(id_: str, lang: str, part: str) -> list[str]:
    """The numbers in a text of a task, those of places left out."""
    said = say.says(Words(lang), TASKS[id_])
    text = said.goal if part == "goal" else said.why if part == "why" else said.misses[part]
    return re.findall(r"\b(?<![a-g])\d+", text)


# --- the graveyard and the hand


def test_the_card_that_is_left_decides() -> None:
    """The lover that is not to be left would make a pair at once; the other card would not."""
    state = Run(TASKS["graveyard.leave"]).start
    crypt = state.players[OTHER].crypt
    assert [laid.card.top for laid in crypt] == ["lover"]
    for pile, pairs in (1, True), (4, False):
        card = state.piles[pile].up
        gains = [gain(crypt, card, place) for place in open_places(state.setup.rows, crypt)]
        assert (max(points["lover"] for points in gains) == 6) == pairs
    assert right_move("graveyard.leave") == "take 2"


def test_what_is_under_a_collected_card_lies_face_down() -> None:
    run = after("graveyard.under", "collect 4")
    pile = run.timeline.state.piles[3]
    assert (pile.up, pile.down) == (None, 2)
    assert right("graveyard.under") == "hidden"


# --- places, and what they are worth


def tried(task: Task) -> Iterator[tuple[str, Run]]:
    """Each of the learner's possible first decisions, and its run after it."""
    run = Run(task)
    for move in SEDLEC.legal_moves(run.start):
        text = SEDLEC.write_move(move).partition(": ")[2]
        other = Run(task)
        other.act(text)
        yield text, other


@pytest.mark.parametrize(
    ("id_", "places"),
    [
        ("pyramid.row", {"d2"}),
        ("pyramid.top", {"d2"}),
        ("kings.high", {"d2", "e2"}),
        ("priests.level", {"d2"}),
        ("priests.two", {"c2"}),
        ("lovers.pair", {"d2"}),
        ("lovers.third", {"d2"}),
    ],
)
def test_a_place_is_right_where_the_words_say_so(id_: str, places: set[str]) -> None:
    """Those places and no other; all else that one may do is answered by what it was."""
    task = TASKS[id_]
    names = {name for name, _ in task.misses}
    for text, run in tried(task):
        verb, *_, place = text.split()
        assert (run.outcome is Outcome.DONE) == (verb == "lay" and place in places), text
        if run.outcome is Outcome.MISSED and verb != "lay":
            assert run.miss == ("miss-wait" if "miss-wait" in names else "miss"), text
        elif run.outcome is Outcome.MISSED:
            assert run.miss != "miss-wait", text


def test_what_is_said_of_corners_is_so() -> None:
    """A corner is a level apart and half beside: near, and yet not adjacent."""
    for id_, script, ours, theirs in (
        ("priests.two", "lay peasant/priest b1", "priest", "criminal"),
        ("lovers.pair", "lay priest/lover c1", "lover", "lover"),
    ):
        run = after(id_, script)
        assert run.miss == "miss-corner"
        bones = skulls(run.timeline.state.players[LEARNER].crypt)
        place = Place(ord(script[-2]) - ord("a"), int(script[-1]))
        (mine,) = [skull for skull in bones if skull.place == place and skull.kind == ours]
        others = [skull for skull in bones if skull.kind == theirs and skull is not mine]
        near = min(others, key=lambda skull: abs(skull.x - mine.x) + abs(skull.level - mine.level))
        assert (mine.level, near.level, abs(mine.x - near.x)) == (1, 2, 2)
        assert not any(adjacent(mine, skull) for skull in others)


def test_one_criminal_is_where_it_is_said() -> None:
    found = {text[-2:]: run.miss for text, run in tried(TASKS["priests.two"]) if "lay" in text}
    assert found == {"b1": "miss-corner", "f1": "miss-one", "d2": "miss-one", "c2": None}


def test_the_level_that_is_asked_for() -> None:
    run = after("pyramid.level", "lay king/peasant d2")
    (king,) = [s for s in skulls(run.timeline.state.players[LEARNER].crypt) if s.kind == "king"]
    assert right("pyramid.level") == str(king.level)


@pytest.mark.parametrize("lang", LANGS)
def test_the_king_that_comes_last_has_what_the_words_say(lang: str) -> None:
    """7 below it at the top and 3 on e2; and the order that looks worse is better in the end."""
    first, worse = "lay criminal/peasant e2", "lay lover/king e2"
    last = {first: "lay lover/king d3", worse: "lay criminal/peasant d3"}
    ends, below, gained = {}, {}, {}
    for text, then in last.items():
        run = after("kings.last", text)
        gained[text] = sum(points(run.timeline.state).values())
        run.act(CONTINUE)
        run.act(then)
        state = run.timeline.state
        ends[text] = sum(points(state).values())
        sheet = crypt_sheet(LEARNER, state.players[LEARNER].crypt)
        (below[text],) = [
            len(it.below) for it in sheet.kings if str(it.king.place) == ("d3", "e2")[text == worse]
        ]
    assert gained[worse] > gained[first], "it would be no trap"
    assert ends[first] > ends[worse]
    assert (below[first], below[worse]) == (7, 3)
    for part in ("why", "miss"):
        assert sorted(numbers("kings.last", lang, part)) == ["3", "7"]


def test_levels_of_priests_are_those_that_are_told() -> None:
    start = Run(TASKS["priests.level"]).start
    sheet = crypt_sheet(LEARNER, start.players[LEARNER].crypt)
    assert [level for level, _ in sheet.priests] == [1, 2]


def test_three_lovers_are_one_pair_and_a_fourth_makes_two() -> None:
    start = Run(TASKS["lovers.third"]).start
    sheet = crypt_sheet(LEARNER, start.players[LEARNER].crypt)
    assert (len(sheet.lovers), len(sheet.lonely)) == (1, 1)
    lovers = [*sheet.lovers[0], *sheet.lonely]
    assert all(adjacent(a, b) for a in lovers for b in lovers if a is not b)

    state = after("lovers.third", "lay criminal/lover d2").timeline.state
    lovers = [s for s in skulls(state.players[LEARNER].crypt) if s.kind == "lover"]
    (told_of,) = [skull for skull in lovers if str(skull.place) == "c2"]
    assert sum(adjacent(told_of, other) for other in lovers) == 3
    assert points(state)["lover"] == 12


# --- the end


def test_whose_crypt_is_filled_last() -> None:
    run = Run(TASKS["end.round"])
    assert [len(player.crypt) for player in run.start.players] == [8, 8]
    assert (run.start.face_up, run.start.face_down) == ((), ())
    run.act("lay peasant/criminal d3")
    assert SEDLEC.deciders(run.timeline.moment.state) == (OTHER,)
    run.act(CONTINUE)
    assert run.timeline.state.scores
    assert right("end.round") == "lay"


@pytest.mark.parametrize("lang", LANGS)
def test_a_tie_is_decided_as_it_is_told(lang: str) -> None:
    run = after("end.tie", "lay peasant/criminal d3", CONTINUE)
    state = run.timeline.state
    assert state.scores == (24, 24)
    best, second = zip(*(tie_key(points(state, player))[:2] for player in (0, 1)), strict=True)
    assert (best, second) == ((10, 10), (7, 6))
    assert points(state)["criminal"] == points(state, OTHER)["priest"] == 10
    assert (points(state)["king"], points(state, OTHER)["criminal"]) == (7, 6)
    ended = next(step.event for step in run.did.steps if isinstance(step.event, Ended))
    assert (ended.winners, ended.by, right("end.tie")) == ((LEARNER,), "skulls", "you")
    assert set(numbers("end.tie", lang, "why")) == {"10", "7", "6"} | {"2"}
    assert {"10", "24"} <= set(numbers("end.tie", lang, "goal"))


@pytest.mark.parametrize("lang", LANGS)
def test_the_last_rounds_begin_with_the_points_they_name(lang: str) -> None:
    start = Run(TASKS["game.last"]).start
    told = [str(sum(points(start, player).values())) for player in (LEARNER, OTHER)]
    assert told == ["19", "22"]
    assert set(told) < set(numbers("game.last", lang, "goal"))
    assert 2 * start.setup.size - start.turn // 2 == 5


# --- what is asked at the table


def test_without_a_card_to_see_or_to_lay_one_digs() -> None:
    legal = SEDLEC.legal_moves(Run(TASKS["explain.turn"]).start)
    assert {move.verb for move in legal} == {right("explain.turn")}


def test_a_king_counts_the_peasant_on_its_own_card() -> None:
    before, run = Run(TASKS["explain.king"]).start, after("explain.king", "lay king/peasant d2")
    now, then = points(run.timeline.state), points(before)
    assert (now["king"], now["peasant"] - then["peasant"]) == (3, 1)
    assert str(sum(now.values()) - sum(then.values())) == right("explain.king")


def test_a_second_priest_adds_nothing_to_a_criminal() -> None:
    task = TASKS["explain.criminal"]
    run = after("explain.criminal", "lay peasant/priest d2")
    bones = skulls(run.timeline.state.players[LEARNER].crypt)
    (told_of,) = [s for s in bones if s.kind == "criminal" and str(s.place) == "d1"]
    assert sum(adjacent(told_of, skull) for skull in bones if skull.kind == "priest") == 2
    for state in (task.start.timeline().state, run.timeline.state):
        assert str(points(state)["criminal"]) == right("explain.criminal")


# --- what is refused on the way


@pytest.mark.parametrize("lang", LANGS)
def test_whoever_begins_elsewhere_is_told_where_a_crypt_begins(lang: str) -> None:
    run = after("hand.lay", "lay king/priest c2")
    said = refusal(say.voice(Words(lang), "sedlec", ["person", "person"]), run.refusals[-1])
    assert "d1" in said
    assert "c2" not in said
