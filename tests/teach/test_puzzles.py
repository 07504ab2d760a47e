"""Puzzles: each re-solved by the coach, its idea there, its tempting move none, its words told."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product

import pytest

from crypt_core.coach.rounding import tenths
from crypt_core.crypt.coach.advice import Advice
from crypt_core.crypt.coach.ideas import IDEAS, TOP, Case, idea
from crypt_core.crypt.components import GHOST
from crypt_core.crypt.moves import CLAIM, RECOVER, Move, read_move
from crypt_core.crypt.teach import explain
from crypt_core.crypt.teach import puzzles as teach_puzzles
from crypt_core.crypt.teach.explain import advice as coach
from crypt_core.crypt.teach.explain import choices
from crypt_core.crypt.teach.explain import puzzles as say
from crypt_core.crypt.teach.puzzles import LEVELS, Puzzle, case, puzzles, task
from crypt_core.crypt.views import view
from crypt_core.teach.lessons.run import Outcome, Run
from crypt_core.teach.rules import index
from crypt_core.teach.words import LANGS, Words
from scripts.workshop.crypt.find_puzzles import MARGIN, difficulty, notation
from tests.coach.test_in_vain import A_LOOK
from tests.teach.typography import faults

RULES = index("crypt")

PUZZLES = puzzles()
FEWEST = 48


def voice(lang: str) -> explain.Voice:
    return explain.Voice(Words(lang), 0, ["person", "ghost"])


# --- all of them


def test_there_are_enough_and_each_has_an_id_of_its_own() -> None:
    assert len(PUZZLES) >= FEWEST
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES)
    assert len({puzzle.seed for puzzle in PUZZLES}) == len(PUZZLES), "no treasures twice"


def test_they_rise_in_difficulty_through_all_levels() -> None:
    for easier, harder in pairwise(PUZZLES):
        assert easier.difficulty <= harder.difficulty
        assert easier.level <= harder.level
    levels = Counter(puzzle.level for puzzle in PUZZLES)
    assert set(levels) == set(range(1, LEVELS + 1))
    assert min(levels.values()) >= len(PUZZLES) // (2 * LEVELS)


def test_every_idea_has_its_puzzles_and_no_more_than_its_share() -> None:
    ideas = Counter(puzzle.idea for puzzle in PUZZLES)
    assert set(ideas) == {idea.name for idea in IDEAS}
    assert 2 <= min(ideas.values()) <= max(ideas.values()) <= 4


def test_they_are_spread_over_sides_rounds_and_moments() -> None:
    sides = Counter(puzzle.sides if len(set(puzzle.sides)) == 1 else "" for puzzle in PUZZLES)
    assert min(sides["AAAAAA"], sides["BBBBBB"], sides[""]) >= len(PUZZLES) // 6
    seen = [case(puzzle).view for puzzle in PUZZLES]
    assert {view.round for view in seen} == set(range(1, 9))
    assert {view.stage for view in seen} == {"pottery", "claim", "reroll"}
    claims = Counter((view.leader, view.last_turn) for view in seen if view.stage == CLAIM)
    assert len(claims) == 3
    assert min(claims.values()) >= 3


# --- each of them


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_a_puzzle(puzzle: Puzzle) -> None:
    it = case(puzzle)
    solved_again(puzzle, it)
    played_both_ways(puzzle)
    told(puzzle, it)


def solved_again(puzzle: Puzzle, it: Case) -> None:
    best, second = it.advice.moves[:2]
    assert notation(best.move) == puzzle.best
    assert round(second.loss, 2) == puzzle.margin >= MARGIN
    assert it.other.loss >= second.loss
    assert idea(it) == puzzle.idea
    assert round(difficulty(it.advice), 1) == puzzle.difficulty
    assert (it.view.round, it.moment) == (puzzle.round, puzzle.moment)


def test_a_treasure_flipped_in_vain_solves_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a look brings as much as the best claim, the claim is the answer and the look none."""
    advice = Advice(view(A_LOOK, 0))
    look = read_move("peek", 0)
    monkeypatch.setattr(teach_puzzles, "case", lambda _: Case(advice, look))
    run = Run(task(PUZZLES[0]))
    assert advice.of(look).loss == 0
    for move, solved in (advice.best.move, True), (look, False):
        assert run.task.goal(run.did._replace(moves=(move,))) is solved


@pytest.mark.parametrize("lang", LANGS)
def test_who_claims_nothing_is_not_told_about_claiming(lang: str) -> None:
    """What an idea has to say of effort is nothing to a move without any."""
    mine, passed = voice(lang), 0
    for puzzle in PUZZLES:
        it = case(puzzle)
        for move in (each.move for each in it.advice.moves):
            if move.verb == RECOVER != it.best.move.verb:
                passed += 1
                text = say.missed(mine, puzzle, move)
                assert text.startswith(say.does(mine, it.view, it.advice, move))
                assert mine.say("crypt-puzzle-passed") in text
                assert say.says(mine, puzzle).misses["miss"] not in text
    assert passed


def played_both_ways(puzzle: Puzzle) -> None:
    run = Run(task(puzzle))
    assert run.task.rule in RULES
    assert run.outcome is Outcome.GOING
    assert run.next_line == puzzle.best
    assert run.act(puzzle.best) is None
    assert run.outcome is Outcome.DONE
    run = Run(task(puzzle))
    assert run.act(puzzle.tempting) is None
    assert (run.outcome, run.miss) == (Outcome.MISSED, "miss-tempting")


def told(puzzle: Puzzle, it: Case) -> None:
    said = {}
    for lang in LANGS:
        mine = voice(lang)
        words = said[lang] = say.says(mine, puzzle)
        texts = [words.goal, *words.hints, words.why, *words.misses.values()]
        texts += [say.title(mine.words, puzzle), say.missed(mine, puzzle, it.advice.moves[-1].move)]
        assert all(texts)
        assert [fault for text in texts for fault in faults(text, lang)] == []
        assert mine.words.fallbacks == set()
        best = choices.move(mine, it.best.move, it.view)
        asked = (words.goal, *words.hints, *words.misses.values())
        assert not any(best in text for text in asked)
        assert len(words.hints) == 2
    assert len({words.goal for words in said.values()}) == len(LANGS)


# --- what they are made of


def test_another_miss_than_the_tempting_one_is_a_miss_at_once() -> None:
    puzzle = PUZZLES[-1]
    worst = case(puzzle).advice.moves[-1].move
    assert notation(worst) != puzzle.tempting
    run = Run(task(puzzle))
    run.act(notation(worst))
    assert (run.outcome, run.miss) == (Outcome.MISSED, "miss")


def test_the_facts_in_the_reasons_are_so() -> None:
    """What is said of an idea in general holds of each of its puzzles."""
    checked = 0
    for puzzle in PUZZLES:
        it = case(puzzle)
        if puzzle.idea in ("counting", "top"):
            assert it.hidden is not None
            kind = it.treasure(it.hidden).kind
            seen = [card.value for card in it.view.players[0].treasures if card.kind == kind]
            possible = it.values(it.hidden)
            assert not set(possible) & set(seen)
            assert (it.hidden in it.mine) == (puzzle.idea == "top") == (max(possible) == TOP)
            checked += 1
        if puzzle.idea == "waste":
            assert it.wasted(it.best.move) == pytest.approx(none_taken(it, it.best.move))
            assert it.wasted(it.other.move) == pytest.approx(none_taken(it, it.other.move))
            assert min(map(sum, it.mine.values())) >= 6
            checked += 1
        if puzzle.idea == "sure":
            more = "another one" in say.says(voice("en"), puzzle).why
            assert more == (it.view.players[0].exhausted > 1)
            checked += 1
        if puzzle.idea == "one-group":
            assert sum(1 - it.best.outlook.taken[slot] for slot in it.mine) < 1
            checked += 1
        if puzzle.idea == "set":
            why = say.says(voice("en"), puzzle).why
            the = voice("en").the(max(it.gives, key=it.pays), it.view)
            assert f"{the} you get" in why
            checked += 1
    assert checked >= 15


def none_taken(it: Case, move: Move) -> float:
    """How often the Ghost's second turn takes nothing of a claim, told by playing every roll."""
    held = {t.slot: t.servants for t in it.view.crypt if t and t.owner == GHOST}
    mine = {slot: sum(efforts) for slot, efforts in move.dice}
    there = [t.slot for t in it.view.crypt if t]
    free = [slot for slot in there if slot not in mine and slot not in held]
    again = sum(count for slot, count in held.items() if slot in mine)
    spared = 0
    for faces in product(range(1, 7), repeat=again):
        highest = max(face * faces.count(face) for face in faces)
        goals = [slot for slot in there if slot in free or mine.get(slot, 99) < highest]
        spared += not goals or goals[0] in free
    return spared / 6**again


def test_a_miss_does_not_hold_the_best_move_against_it_before_that_is_shown() -> None:
    for puzzle in PUZZLES:
        it = case(puzzle)
        mine = voice("en")
        why = coach.instead(mine, it.view, it.advice, it.other.move)
        assert why in say.says(mine, puzzle).why
        assert why in say.missed(mine, puzzle, it.other.move, shown=True)
        told = (say.missed(mine, puzzle, it.other.move), *say.says(mine, puzzle).misses.values())
        assert not any(why in text for text in told)


def test_a_miss_says_what_that_very_move_does() -> None:
    """By its name, with what it gives away; of a claim, each treasure that it claims."""
    for puzzle in PUZZLES[::6]:
        it, mine = case(puzzle), voice("en")
        for advised in it.advice.moves[1:]:
            if it.advice.near_best(advised.move):
                continue
            told = say.missed(mine, puzzle, advised.move)
            assert choices.move(mine, advised.move, it.view) in told
            assert mine.tenths(max(1, tenths(advised.loss))) in told
            for slot, _ in advised.move.dice:
                assert mine.the(slot, it.view) in told


def test_an_idea_can_say_no() -> None:
    """Every idea is there in its own puzzles only, among first ideas, and absent in most others."""
    for idea_ in IDEAS:
        holding = [puzzle.idea for puzzle in PUZZLES if idea_.holds(case(puzzle))]
        assert idea_.name in holding
        assert len(holding) < len(PUZZLES) / 4


def test_an_idea_needs_its_tempting_move() -> None:
    """Held against another move, most puzzles show another idea or none."""
    other = 0
    for puzzle in PUZZLES:
        it = case(puzzle)
        last = it.advice.moves[-1].move
        other += idea(Case(it.advice, last)) != puzzle.idea
    assert other > len(PUZZLES) / 2
