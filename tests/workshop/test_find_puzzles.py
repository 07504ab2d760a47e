"""The search for puzzles: it finds the shipped ones again, and chooses the same each time."""

from __future__ import annotations

from crypt_core.crypt.coach.advice import Advice
from crypt_core.crypt.coach.ideas import IDEAS
from crypt_core.crypt.components import Setup
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import read_move
from crypt_core.crypt.teach.puzzles import puzzles
from crypt_core.crypt.views import view
from crypt_core.engine.luck import KeyedLuck
from scripts.workshop.crypt.find_puzzles import again, chosen, notation, search, temptations

PUZZLES = puzzles()


def test_the_search_finds_a_shipped_puzzle_again() -> None:
    puzzle = next(p for p in PUZZLES if p.sides == "AAAAAA")
    games = [search(player, "all A", puzzle.seed) for player in ("coach", "sensible")]
    found = {one.id: one for game in games for one in game if one.idea == puzzle.idea}
    again = found[puzzle.id]
    assert (again.best, again.tempting) == (puzzle.best, puzzle.tempting)
    assert again.moves == puzzle.moves
    assert round(again.margin, 2) == puzzle.margin


def test_choosing_takes_no_seed_twice_and_the_same_each_time() -> None:
    games = [("sensible", which, seed) for seed in range(3) for which in ("all A", "all B")]
    found = [one for game in games for one in search(*game)]
    seeds = {one.seed for one in found}
    assert len({(one.sides, one.seed) for one in found}) > len(seeds) > 1
    picked = chosen(found, each=9)
    assert picked == chosen(list(reversed(found)), each=9)
    assert sorted(one.seed for one in picked) == sorted(seeds)
    assert [one.difficulty for one in picked] == sorted(one.difficulty for one in picked)


def test_what_was_chosen_before_stays_as_long_as_its_idea_is_there() -> None:
    before = [again(puzzle) for puzzle in PUZZLES[::6]]
    assert all(before), "each is found again as it was"
    kept = [one for one in before if one is not None]
    assert [one.id for one in kept] == [puzzle.id for puzzle in PUZZLES[::6]]
    clearer = [one._replace(margin=9.0, moves=("recover",)) for one in kept]
    assert {one.id for one in chosen(clearer + kept, 1)} != {one.id for one in kept}
    stay = {one.id for one in kept}
    assert {one.id for one in chosen(clearer + kept, 1, stay)} <= stay
    other = next(idea.name for idea in IDEAS if idea.name != PUZZLES[0].idea)
    assert again(PUZZLES[0]._replace(idea=other)) is None


def test_the_best_move_does_not_tempt() -> None:
    state, _ = CRYPT.start(Setup(1, "AAAAAA"), KeyedLuck(1))
    advice = Advice(view(state, 0))
    tempting = temptations(advice, advice.best.move)
    assert advice.best.move not in tempting
    assert len(tempting) == len(set(tempting)) >= 2
    assert read_move(notation(tempting[0]), 0) == tempting[0]
