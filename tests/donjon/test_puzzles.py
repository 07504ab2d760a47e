"""Donjon's puzzles: each has one best answer, proved over all dice, and its words say why."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from crypt_core.donjon import fight as sums
from crypt_core.donjon.asking import current
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.moves import OFFER, Move, read_move, write_move
from crypt_core.donjon.power import fighter, power, the_sum
from crypt_core.donjon.state import State
from crypt_core.donjon.teach.explain import Voice
from crypt_core.donjon.teach.explain import puzzles as told
from crypt_core.donjon.teach.puzzles import Puzzle, begun, brings, lessons, puzzle, puzzles
from crypt_core.donjon.teach.puzzles.proof import answers, earned, ends, won, worth
from crypt_core.donjon.views import view
from crypt_core.teach.lessons.run import Outcome, Run
from crypt_core.teach.lessons.task import LEARNER
from crypt_core.teach.puzzles import has_puzzles, shelf
from crypt_core.teach.rules import index
from crypt_core.teach.words import LANGS, Words
from tests.teach.typography import faults

NAME = "donjon"
PUZZLES = puzzles()
every_puzzle = pytest.mark.parametrize("puzzle", PUZZLES, ids=[it.id for it in PUZZLES])


def voice(lang: str) -> Voice:
    return Voice(Words(lang), LEARNER, ["person"] * 6)


def state_of(id_: str) -> State:
    return begun(f"donjon-{id_}")


def counted(it: Puzzle) -> list[dict[Move, Fraction]]:
    """What each legal move is worth, for each of the puzzle's plans."""
    legal = answers(begun(it.id))
    return [{move: brings(it.id, move)[which] for move in legal} for which in range(len(it.plans))]


def best_of(it: Puzzle) -> tuple[Move, Move]:
    return read_move(it.best, LEARNER), read_move(it.tempting, LEARNER)


# --- one best answer


def test_there_are_enough_and_they_rise_in_difficulty() -> None:
    assert len(PUZZLES) >= 15
    assert len({it.id for it in PUZZLES}) == len(PUZZLES)
    levels = Counter(it.level for it in PUZZLES)
    assert set(levels) == {1, 2, 3}
    assert [it.level for it in PUZZLES] == sorted(it.level for it in PUZZLES)
    assert len({it.rule for it in PUZZLES}) > len(PUZZLES) * 3 / 4, "one idea each"


@every_puzzle
def test_the_best_answer_is_better_than_any_other(puzzle: Puzzle) -> None:
    """Whatever the others do, where a puzzle leaves that open."""
    best, tempting = best_of(puzzle)
    state = puzzle.start.timeline().state
    assert DONJON.deciders(state) == (LEARNER,)
    legal = [move for move in DONJON.own_moves(state, LEARNER) if move.verb != OFFER]
    assert len(legal) > 1
    for worths in counted(puzzle):
        assert list(worths) == legal
        assert tempting in worths
        for other in legal:
            if other != best:
                assert worths[best] > worths[other], (str(other), worths[other])


@every_puzzle
def test_chances_add_up_to_one(puzzle: Puzzle) -> None:
    state = puzzle.start.timeline().state
    for plan, move in product(puzzle.plans, best_of(puzzle)):
        assert sum(chance for chance, _ in ends(state, move, plan)) == 1


def test_what_is_counted_is_what_the_fights_own_odds_say() -> None:
    """Two ways to one number: dice played one by one, and the odds of the sum."""
    for id_, move in (("alone", "fight"), ("behind", "done"), ("ahead", "done"), ("rage", "done")):
        it, state = puzzle(f"donjon-{id_}"), state_of(id_)
        odds = sums.odds(the_sum(state, current(state)))
        found = worth(state, read_move(move, LEARNER), it.plans[0], it.measure)
        if it.measure is earned:
            assert found == 4 * odds.win - 2 * odds.wounds()
        else:
            assert found == odds.win
    state = state_of("cheap")
    mine, *helpers = (fighter(state, player, ("ogre",)) for player in range(3))
    odds = sums.by_ally(mine, 12, helpers)[2]
    move = read_move("ally P3", LEARNER)
    assert brings("donjon-cheap", move)[0] == 4 * odds.win - 2 * odds.wounds()
    assert [int(64 * sums.by_ally(mine, 12, helpers)[i].win) for i in (1, 2)] == [47, 36]


def test_an_arena_is_counted_as_its_odds_are() -> None:
    state = state_of("side")
    mine, attacker, defender = (fighter(state, player) for player in range(3))
    odds = sums.by_sides(attacker, defender, [mine])
    worths = counted(puzzle("donjon-side"))[0]
    for side, wins in (("attacker", True), ("defender", False)):
        chance = odds[(side,)].win if wins else 1 - odds[(side,)].win
        assert worths[read_move(f"side {side}", LEARNER)] == chance
    assert worths[read_move("side none", LEARNER)] == 0


def test_every_roll_is_played_once() -> None:
    state = state_of("alone")
    found = list(ends(state, read_move("fight", LEARNER), puzzle("donjon-alone").plans[0]))
    assert len(found) == 64
    assert {chance for chance, _ in found} == {Fraction(1, 64)}
    gains = Counter((end.players[LEARNER].gems, end.players[LEARNER].wounds) for _, end in found)
    assert gains[4, 0] == 13


@pytest.mark.parametrize(
    ("id_", "changes"),
    [
        ("alone", {"items": ("double_axe",)}),
        ("fairy", {"fairy": False}),
        ("ahead", {"items": ("vial",)}),
        ("chest", {"gems": 0}),
        ("order", {"gems": 6}),
        ("end", {"main": None}),
        ("guild", {"gems": 9}),
    ],
)
def test_at_a_slightly_other_table_another_move_is_best(id_: str, changes: dict[str, int]) -> None:
    """The proof can fail: what makes the puzzle is what its words point at."""
    it = puzzle(f"donjon-{id_}")
    state = state_of(id_).with_player(LEARNER, **changes)
    plan = it.plans[0]
    worths = {move: worth(state, move, plan, it.measure) for move in answers(state)}
    best, _ = best_of(it)
    others = [value for move, value in worths.items() if move != best]
    assert best not in worths or max(others) >= worths[best]


def test_the_strong_ally_is_best_only_because_the_game_ends() -> None:
    """With fewer points the price would be paid, and it would be too much."""
    it, state = puzzle("donjon-unpaid"), state_of("unpaid").with_player(LEARNER, trophies=5)
    best, tempting = best_of(it)

    def points(start: State, end: State) -> int:
        return end.players[LEARNER].trophies - start.players[LEARNER].trophies

    worths = [worth(state, move, it.plans[0], points) for move in (best, tempting)]
    assert worths[0] == 0 < worths[1]


# --- at the table


@every_puzzle
def test_it_is_solved_by_the_best_move_and_by_no_other(puzzle: Puzzle) -> None:
    (task,) = next(lesson for lesson in lessons() if lesson.id == puzzle.id).tasks
    assert task.rule in index(NAME)
    for move in answers(begun(puzzle.id)):
        run = Run(task)
        assert run.outcome is Outcome.GOING
        text = write_move(move).partition(": ")[2]
        assert run.act(text) is None
        expected = {
            puzzle.best: (Outcome.DONE, None),
            puzzle.tempting: (Outcome.MISSED, "miss-tempting"),
        }
        got = (run.outcome, run.miss if run.outcome is Outcome.MISSED else None)
        assert got == expected.get(text, (Outcome.MISSED, "miss")), text
    assert Run(task).next_line == puzzle.best


@every_puzzle
@pytest.mark.parametrize("lang", LANGS)
def test_it_has_its_words(puzzle: Puzzle, lang: str) -> None:
    mine = voice(lang)
    said = told.says(mine, puzzle)
    view = DONJON.view(puzzle.start.timeline().state, LEARNER)
    best = told.choices.move(mine, read_move(puzzle.best, LEARNER), view)
    texts = [said.goal, *said.hints, said.why, *said.misses.values()]
    line = (
        told.title(mine.words, puzzle),
        told.about(mine.words, puzzle),
        told.setting(mine.words, puzzle),
    )
    assert [fault for text in (*texts, *line) for fault in faults(text, lang)] == []
    assert len(set(texts)) == len(texts)
    assert best in said.why
    quoted = [f"“{best}”", f"«\u202f{best}\u202f»"]
    asked = (said.goal, *said.hints, *said.misses.values(), *line[1:])
    assert not any(quote in text for quote in quoted for text in asked)
    assert len(said.goal.split()) <= 90
    assert told.level(mine.words, puzzle)
    for move in answers(begun(puzzle.id)):
        assert faults(told.missed(mine, puzzle, move), lang) == []
        assert best in told.missed(mine, puzzle, move, shown=True)
    assert mine.words.fallbacks == set()


@every_puzzle
def test_every_language_names_the_same_numbers(puzzle: Puzzle) -> None:
    english = told.says(voice("en"), puzzle)
    for lang in LANGS:
        said = told.says(voice(lang), puzzle)
        for one, other in (
            (said.goal, english.goal),
            (said.why, english.why),
            *zip(said.hints, english.hints, strict=True),
        ):
            numbers = [Counter(re.findall(r"\d+", text)) for text in (one, other)]
            assert numbers[0] == numbers[1], (lang, one)


@pytest.mark.parametrize(
    ("id_", "powers"),
    [
        ("alone", (8, 8, 8)),
        ("fairy", (8, 8, 8)),
        ("cheap", (8, 11, 8)),
        ("unpaid", (10, 16, 8)),
        ("side", (8, 9, 11)),
        ("ahead", (14, 8, 8)),
        ("chest", (20, 8)),
        ("victim", (11, 8, 6)),
        ("raid", (14, 19)),
        ("stay", (10, 12)),
        ("armour", (8, 15)),
    ],
)
def test_powers_are_those_that_are_told(id_: str, powers: tuple[int, ...]) -> None:
    state = state_of(id_)
    assert tuple(power(state, player) for player in range(state.setup.players)) == powers
    numbers = re.findall(r"\d+", told.says(voice("en"), puzzle(f"donjon-{id_}")).goal)
    asked = {"cheap": {8}, "unpaid": {10}, "alone": {8}, "fairy": {8}, "ahead": {14}}
    assert asked.get(id_, set(powers)) <= set(map(int, numbers))


def test_trophy_points_and_gems_are_those_that_are_told() -> None:
    for id_, trophies, gems in (
        ("unpaid", 10, 2), ("rage", 11, 0), ("chest", 11, 3), ("order", 7, 10),
        ("victim", 11, 0), ("djinn", 8, 0), ("raid", 11, 1), ("stay", 11, 8), ("again", 11, 0),
        ("end", 11, 8), ("charm", 8, 0), ("armour", 11, 4), ("guild", 8, 12), ("haul", 7, 0),
    ):  # fmt: skip
        mine = state_of(id_).players[LEARNER]
        assert (mine.trophies, mine.gems) == (trophies, gems), id_
        goal = told.says(voice("en"), puzzle(f"donjon-{id_}")).goal
        assert str(trophies) in re.findall(r"\d+", goal), id_


def test_the_app_finds_them_on_its_shelf() -> None:
    assert has_puzzles(NAME)
    found = shelf(NAME)
    assert found is not None
    assert [lesson.id for lesson in found.lessons()] == [it.id for it in PUZZLES]
    words = Words("en")
    for it in PUZZLES:
        assert found.level(words, it.id) in ("Easy", "Tricky", "Hard")
        assert found.about(words, it.id)
        assert found.setting(words, it.id)
        assert found.title(words, it.id)
        assert found.says(voice("en"), it.id).goal
        assert found.missed(voice("en"), it.id, read_move(it.tempting, LEARNER))
    titles = [found.title(words, it.id) for it in PUZZLES]
    assert len(set(titles)) == len(titles)


def test_who_has_won_alone_has_won() -> None:
    state = state_of("chest")
    (end,) = [
        end for _, end in ends(state, read_move("draw", LEARNER), puzzle("donjon-chest").plans[0])
    ]
    assert won(state, end) == 1
    assert won(state, end._replace(winners=(0, 1))) == 0


@pytest.mark.parametrize("it", puzzles(), ids=lambda it: it.id)
def test_a_small_picture_is_of_its_table(it: Puzzle) -> None:
    """Who is seen on it has the power, or the purse, that is counted with."""
    state, pictured = begun(it.id), shelf("donjon").picture(it.id)
    shown = [(card.sign, card.value) for card in pictured]
    fight = state.fight
    if fight is None:
        me = state.players[LEARNER]
        purse = [("gem", str(me.gems)), ("trophy-point", str(me.trophies))]
        seen = view(state, LEARNER).next_card
        ahead = (
            [(seen, str(state.setup.monsters[seen].power))] if seen in state.setup.monsters else []
        )
        assert shown == [(me.adventurer, str(power(state, LEARNER))), *purse, *ahead]
        return
    helpers = [it.player for it in fight.bids if it.bundle is not None]
    beside = [(state.players[it].adventurer, str(power(state, it))) for it in helpers]
    foes = len(fight.foes) or 1
    assert shown[1 + foes :] == beside
    other = state.players[fight.victim].adventurer if fight.kind == "arena" else None
    assert shown[0] == (state.players[fight.fighter].adventurer, str(power(state, fight.fighter)))
    if other is None:
        assert [value for _, value in shown[1 : 1 + len(fight.foes)]] == [*map(str, fight.powers)]
    else:
        assert shown[1] == (other, str(power(state, fight.victim)))


def test_all_that_is_seen_on_small_pictures_is_drawn() -> None:
    signs = shelf("donjon").signs()
    seen = {card.sign for it in puzzles() for card in shelf("donjon").picture(it.id)}
    assert seen == signs.keys()
    assert all(part["d"] for sign in signs.values() for part in sign.parts)
