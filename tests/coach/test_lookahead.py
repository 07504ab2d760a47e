"""The round looked ahead: held to an exhaustive search, whatever positions after it are worth."""

from __future__ import annotations

import random
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

import pytest

from crypt_core.coach.bots import choose
from crypt_core.crypt import moves
from crypt_core.crypt.coach.known import known
from crypt_core.crypt.coach.lookahead import PlacedServants, Round
from crypt_core.crypt.coach.options import options
from crypt_core.crypt.coach.prospect import Prospect, staying, survivors
from crypt_core.crypt.coach.worth import COUNTS, STATES, Worth, fitted
from crypt_core.crypt.collectors import COLLECTORS
from crypt_core.crypt.components import KINDS, Setup
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.state import CLAIM, OVER, POTTERY, REROLL, RolledDie, State
from crypt_core.crypt.views import view
from crypt_core.engine.luck import KeyedLuck
from tests.coach import brute
from tests.coach.search import Belief, Search
from tests.crypt.build import table
from tests.rule import rule


class Anything(Sequence[int]):
    """A table that means nothing, so that nothing is right by chance: a number for every place.

    Only that a treasure need not be flipped, nor a servant used, is as it must be: having more of
    them is worth more, the third servant more than the second, whatever else is the case.
    """

    def __init__(self, what: str, flips: bool) -> None:
        self.what = what
        self.flips = flips

    def __getitem__(self, at: int) -> int:  # type: ignore[override]
        at, flippable = divmod(at, COUNTS) if self.flips else (at, 0)
        return self.any(at, 401) - 200 + 70 * flippable

    def __len__(self) -> int:
        return STATES

    def any(self, at: int, most: int) -> int:
        return zlib.crc32(f"{self.what} {at}".encode()) % most


class AnyServants(Anything):
    """The same for servants, whose worth depends on what can still be flipped for them."""

    def __getitem__(self, at: int) -> int:  # type: ignore[override]
        return (0, 70, 180, 410)[at // COUNTS**2] + self.any(at, 61)


ANY_KIND = {power: Anything(power, side.flips) for power, side in COLLECTORS.items()}
ANY_SERVANTS = AnyServants("servants", flips=True)
ANYTHING = Worth(
    dict.fromkeys(range(1, 8), ANY_KIND),
    dict.fromkeys(range(1, 8), ANY_SERVANTS),
    {},
    wanted=dict.fromkeys(range(1, 8), (-60, -20, 0, 30)),
)


def worth_of(belief: Belief, worth: Worth = ANYTHING) -> float:
    """What a belief between two rounds is worth."""
    now = known(view(belief[0][1], 0))
    return worth.position(now.rounds_left, now.sides, now.piles, now.ready)


def reached(seed: int) -> State:
    """A decision somewhere in a solo game that a bot, now and then straying, has played.

    Powers that can be used at any time lie apart from idols A here: after the rolls they could only
    be used for nothing, which weights that mean nothing may ask for, and the look-ahead does not.
    """
    draw = random.Random(f"reached {seed}")
    sides = "".join(draw.choice("AB") for _ in KINDS)
    if sides[0] == "A":
        sides = f"A{sides[1]}A{sides[3]}B{sides[5]}"
    luck = KeyedLuck(seed)
    state, _ = CRYPT.start(Setup(1, sides), luck)
    for _ in range(draw.randint(3, 15)):
        if state.stage != OVER:
            move = choose("sensible" if draw.random() < 0.8 else "random", CRYPT, state, luck)
            state, _ = CRYPT.play(state, move, luck)
    return state


def searchable(seeds: range) -> Iterator[State]:
    """Those that can be searched in a moment; before the Ghost's roll only with few servants."""
    for seed in seeds:
        state = reached(seed)
        if state.stage == REROLL or (state.stage == CLAIM and state.last_turn):
            yield state
        elif state.stage == CLAIM and state.leader == 1:
            yield state.with_player(0, ready=1, exhausted=2)


@rule("ghost.second", "claim.last-turn", "collect.all-pushed", "collect.reroll", "manuscripts.B")
def test_a_round_in_the_middle_of_a_game_is_looked_ahead_exactly() -> None:
    met: Counter[str] = Counter()
    for state in searchable(range(80)):
        if state.round == 8:
            continue
        found = Search(worth_of).moves(state)
        advised = options(view(state, 0), ANYTHING)
        assert len(advised) == len(found)
        for move, row in advised:
            assert row[0] == pytest.approx(found[move], abs=1e-9), (str(view(state, 0)), str(move))
        met[f"{state.stage} led by {state.leader}"] += 1
        met.update({move.verb for move, _ in advised})
        met["an unseen idol"] += any(
            t and t.card.kind == "idols" and not t.known and state.setup.has("idols.A")
            for t in state.crypt
        )
    assert met["claim led by 0"] >= 8, met
    assert met["claim led by 1"] >= 8, met
    assert met["peek"] >= 3, met
    assert met["reroll"] >= 2, met
    assert met["an unseen idol"] >= 2, met


@rule("collect.reroll", "idols.A")
def test_the_hard_die_may_be_the_one_to_roll_again_first() -> None:
    """Where only all three servants are worth something, and a flipped idol costs 0.7 coins.

    If the hard die fails again, nobody need flip the second idol for the easy one.
    """
    kinds = {power: [0] * STATES for power in COLLECTORS}
    kinds["idols.A"] = [70 * (at % COUNTS) for at in range(STATES)]
    servants = [500 * (at // COUNTS**2 == 3) for at in range(4 * COUNTS**2)]
    worth = Worth(dict.fromkeys((3, 4), kinds), dict.fromkeys((3, 4), servants), {})
    state = table("- - -", "idols1 idols2", players=1, stage=REROLL, round_=4, servants=[(1, 2)])
    rolled = (RolledDie(0, 1, 3, 1, True), RolledDie(1, 1, 5, 1, True))
    state = state._replace(rolled=rolled)
    found = Search(partial(worth_of, worth=worth)).moves(state)
    for move, row in options(view(state, 0), worth):
        assert row[0] == pytest.approx(found[move], abs=1e-9), str(move)
    ahead = Round(known(view(state, 0)), worth).prospect.rolled(0, 1, (), (3, 5), 0)
    assert ahead[0] == pytest.approx(max(found.values()), abs=1e-9)
    assert str(max(found, key=lambda move: found[move])) == "P1: reroll b1"


@rule("pottery.B", "reveal.before-claim")
def test_pottery_before_claim_is_looked_ahead_with_what_it_costs() -> None:
    state = table(
        "idols4 pottery1? -", "pottery2 pottery4 idols2", players=1, sides="BAABBA", leader=1,
        turn=1, stage=POTTERY, round_=4, servants=[(1, 2)],
    )  # fmt: skip
    found = Search(worth_of).moves(state)
    assert {move.verb for move in found} == {"take", "done"}
    for move, row in options(view(state, 0), ANYTHING):
        assert row[0] == pytest.approx(found[move], abs=1e-9), str(move)


@rule("remains.A", "collect.reroll")
@pytest.mark.parametrize(
    ("ready", "rolled"),
    [
        (2, [(0, 1, 3, 1, True)]),
        (1, [(0, 1, 2, 1, True), (1, 1, 6, 2, True)]),
        (1, [(0, 1, 5, 1, True), (1, 1, 2, 2, False)]),
    ],
)
def test_a_servant_roused_after_the_rolls_is_not_rolled_again(
    ready: int, rolled: list[tuple[int, int, int, int, bool]]
) -> None:
    """Who was exhausted earlier wakes first, then the die of highest effort."""
    state = table(
        "- - -", "idols1 idols3 remains1 remains2", players=1, stage=REROLL, round_=4,
        servants=[(ready, 3 - ready)],
    )  # fmt: skip
    state = state._replace(rolled=tuple(RolledDie(*die) for die in rolled))
    rouse = moves.Move(0, moves.ROUSE)
    found = Search(worth_of).moves(state)
    assert dict(options(view(state, 0), ANYTHING))[rouse][0] == pytest.approx(found[rouse])


# --- a first turn with all servants ---------------------------------------------------------------


@rule("ghost.place", "claim.last-turn", "recover")
@pytest.mark.parametrize(
    ("crypt", "hand", "sides", "ready"),
    [
        ("idols4 pottery1? jewelry2", "", "AAAAAA", 3),
        ("jewelry3 idols1? tapestries1", "idols2 idols3* jewelry1", "ABABBB", 3),
        ("remains4 manuscripts3 manuscripts1?", "manuscripts2 remains1 remains2", "BAABBA", 2),
        ("idols3 - jewelry2", "idols1 idols2", "AAABBA", 3),
    ],
)
def test_a_first_turn_is_looked_ahead_exactly(
    crypt: str, hand: str, sides: str, ready: int
) -> None:
    """Against every roll in every order, and every reply to it: the least effort is enough last."""
    state = table(crypt, hand, players=1, sides=sides, round_=5, servants=[(ready, 3 - ready)])
    seen = view(state, 0)
    prospect = Prospect(known(seen), fitted())
    there = [t is not None for t in seen.crypt]
    rows = [(move, row) for move, row in options(seen, fitted()) if move.verb != moves.RECOVER]
    sample = random.Random(crypt).sample(rows, 8) + rows[:2]
    for move, row in sample:
        found = brute.first_turn(there, move.dice, ready, lambda *end: prospect.after(*end)[0])
        assert row[0] == pytest.approx(found, abs=1e-9), str(move)
    recover = dict(options(seen, fitted()))[moves.Move(0, moves.RECOVER)]
    found = brute.first_turn(there, (), ready, lambda *end: prospect.after(*end)[0])
    assert recover[0] == pytest.approx(found, abs=1e-9)


# --- what must be so whatever the numbers are -----------------------------------------------------


@rule("collect.roll")
def test_survivors_are_those_of_every_roll() -> None:
    for efforts in [(), (1,), (6,), (2, 5), (3, 3), (1, 4, 6), (6, 6, 6), (2, 3, 4)]:
        counted = Counter(
            sum(face >= effort for face, effort in zip(faces, efforts, strict=True))
            for faces in brute.all_rolls(len(efforts))
        )
        odds = survivors(efforts)
        assert len(odds) == len(efforts) + 1
        assert sum(odds) == pytest.approx(1)
        for stay, chance in enumerate(odds):
            assert chance == pytest.approx(counted[stay] / 6 ** len(efforts))
    assert [staying(effort) * 6 for effort in range(1, 7)] == pytest.approx([6, 5, 4, 3, 2, 1])


@pytest.mark.parametrize("worth", [fitted(), ANYTHING], ids=["fitted", "anything"])
def test_another_servant_ready_never_does_harm(worth: Worth) -> None:
    """One servant ready instead of exhausted: whatever could be done without it still can be."""
    compared = 0
    for seed in range(25):
        state = reached(seed)
        if state.stage != CLAIM or state.round == 8:
            continue
        seen = view(state, 0)
        round_ = Round(known(seen), worth)
        rows = [round_.opening(ready) for ready in range(3)]
        assert rows == sorted(rows, key=lambda row: row[0]), str(seen)
        totals = (5, 3, 0)
        kept = PlacedServants(0b100, (4,))
        if all(seen.crypt):
            rows = [round_.last_turn(kept, totals, ready) for ready in range(3)]
            assert rows == sorted(rows, key=lambda row: row[0]), str(seen)
        compared += 1
    assert compared > 12


def test_expectations_stay_within_what_can_be() -> None:
    """Chances from 0 to 1, at most three servants; in the last round coins and servants add up."""
    rows = 0
    for seed in range(50):
        state = reached(seed)
        seen = view(state, 0)
        if state.stage == OVER or seen.on_turn != 0:
            continue
        sheet = seen.players[0].sheet
        assert sheet is not None
        now = sheet.total - sheet.servants
        for move, (score, ready, coins, *taken) in options(seen, fitted()):
            assert len(taken) == len(seen.crypt)
            for chance, treasure in zip(taken, seen.crypt, strict=True):
                assert -1e-12 <= chance <= (1 + 1e-12 if treasure else 0), str(move)
            assert -1e-12 <= ready <= 3 + 1e-12
            assert coins >= -1e-12
            if state.round == 8 and not state.setup.has("remains.A"):
                assert score == pytest.approx(now + coins + ready), (str(seen), str(move))
            # What is on the treasures stays; and 24 cards with every collector at its best bring
            # no more than 60 coins, 60 again, and what servants are worth.
            assert now - 6 <= score <= 130, (str(seen), str(move))
            rows += 1
    assert rows > 1500


@rule("manuscripts.B")
def test_a_look_is_worth_nothing_where_nothing_is_left_to_see() -> None:
    """It is still a move; and ways of using powers that lead to the same are worth the same."""
    hand = "manuscripts1 manuscripts2 manuscripts3 remains1 remains2"
    crypt = "idols4 jewelry3? tapestries1"
    state = table(
        crypt, hand, players=1, sides="BBBBAB", round_=6, servants=[(1, 2)], turn=0
    )  # fmt: skip
    looked, _ = CRYPT.play(state, moves.Move(0, moves.PEEK), KeyedLuck(1))
    rows = dict(options(view(looked, 0), ANYTHING))
    peek, rouse = moves.Move(0, moves.PEEK), moves.Move(0, moves.ROUSE)
    best = max(row[0] for row in rows.values())
    assert rows[peek][0] == pytest.approx(best - 0.7), "a manuscript has been flipped for nothing"
    roused, _ = CRYPT.play(looked, rouse, KeyedLuck(1))
    first, _ = CRYPT.play(state, rouse, KeyedLuck(1))
    then, _ = CRYPT.play(first, peek, KeyedLuck(1))
    assert options(view(roused, 0), ANYTHING) == options(view(then, 0), ANYTHING)
    best = options(view(roused, 0), ANYTHING)[0][1][0]
    assert rows[rouse][0] == pytest.approx(best), "nothing is drawn when a servant is roused"
