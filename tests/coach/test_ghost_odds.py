"""The Ghost's turns as they are counted, against a count of every roll and against sampling."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import NamedTuple

import numpy
import pytest

from crypt_core.crypt import moves
from crypt_core.crypt.coach import odds as coach_odds
from crypt_core.crypt.coach.ghost_turns import placements, rolls, turns
from crypt_core.crypt.coach.odds import (
    KEPT,
    LEFT,
    TAKEN,
    ClaimOdds,
    GhostOdds,
    claim_odds,
    efforts_side_by_side,
    ghost_after,
    ghost_odds,
    keeping,
    mean_value,
    tiring,
    values,
)
from crypt_core.crypt.components import Setup, deck_for
from crypt_core.crypt.events import Dice
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.ghost import GONE, HELD, Bars
from crypt_core.crypt.moves import Placement
from crypt_core.crypt.state import CLAIM, State
from crypt_core.crypt.views import View, view
from tests.coach import brute
from tests.coach.brute import Place
from tests.crypt.build import table
from tests.rule import rule
from tests.strategies import playthrough


def bars_of(places: tuple[Place, ...]) -> Bars:
    """A situation as the Ghost's code tells it."""
    told = {None: GONE, brute.GHOST: HELD}
    return tuple(told.get(place, place) for place in places)  # type: ignore[arg-type, misc]


class Situation(NamedTuple):
    """A turn of the Ghost, every roll of it counted one by one, and the odds under test."""

    places: tuple[Place, ...]
    dice: int
    second: bool
    counted: brute.Counted
    odds: GhostOdds

    def __repr__(self) -> str:
        return f"{self.places} dice={self.dice} second={self.second}"


@cache
def situations() -> list[Situation]:
    """Thousands of situations, no two alike."""
    draw = random.Random("situations")
    found: dict[tuple[tuple[Place, ...], int, bool], None] = {}
    while len(found) < 2000:
        found[brute.situation(draw)] = None
    return [
        Situation(*turn, brute.count(*turn), ghost_odds(bars_of(turn[0]), *turn[1:]))
        for turn in found
    ]


# --- one turn of the Ghost ------------------------------------------------------------------------


@rule("ghost.roll", "ghost.sequence", "ghost.place", "ghost.second")
def test_odds_are_those_of_every_roll_counted_one_by_one() -> None:
    for turn in situations():
        ends, whole = turn.counted.ends, turn.counted.rolls
        found = {outcome.fates: outcome.chance for outcome in turn.odds.outcomes}
        assert found == {fates: Fraction(ways, whole) for fates, ways in ends.items()}, turn
        assert len(found) == len(turn.odds.outcomes), turn
        for slot, fate in enumerate(turn.odds.fates):
            if turn.places[slot] is None:
                assert fate is None
                continue
            assert fate == tuple(
                Fraction(sum(ways for end, ways in ends.items() if end[slot] == name), whole)
                for name in (KEPT, TAKEN, LEFT)
            ), turn


@rule("ghost.place", "ghost.second")
def test_what_the_look_ahead_counts_is_the_same() -> None:
    for turn in situations():
        bars = bars_of(turn.places)
        puts = {
            tuple(Dice(*group) if group else None for group in put): ways
            for put, ways in turn.counted.puts.items()
        }
        assert dict(placements(bars, turn.dice, turn.second)) == puts, turn
        totals: Counter[tuple[int, ...]] = Counter()
        for put, ways in turn.counted.puts.items():
            totals[tuple(group[0] * group[1] if group else 0 for group in put)] += ways
        found = turns(bars, turn.dice, turn.second)
        assert {t.totals: round(t.chance * turn.counted.rolls, 6) for t in found} == totals, turn
        assert all(t.mask == sum(1 << s for s, n in enumerate(t.totals) if n) for t in found)
        assert math.isclose(sum(t.chance for t in found), 1, abs_tol=1e-12)


@rule("ghost.sequence")
def test_causes_are_the_groups_that_take_a_treasure() -> None:
    """`sure`: that group in every roll that has it; `always`: that group or another one does."""
    met = {"sure": 0, "always": 0, "sometimes": 0}
    for turn in situations():
        counted = turn.counted
        for slot, causes in enumerate(turn.odds.causes):
            groups = sorted(g for place, g in counted.takers if place == slot)
            assert [cause.dice for cause in causes] == [Dice(*group) for group in groups]
            for cause, group in zip(causes, groups, strict=True):
                ways, rolled = counted.takers[slot, group], counted.having[group]
                assert cause.chance == Fraction(ways, counted.rolls), turn
                assert cause.sure == (ways == rolled), (turn, group)
                assert cause.always == (counted.lost_with[slot, group] == rolled), (turn, group)
            met["sure"] += sum(cause.sure for cause in causes)
            met["always"] += sum(cause.always and not cause.sure for cause in causes)
            met["sometimes"] += sum(not cause.always for cause in causes)
    assert min(met.values()) > 200, met


def test_chances_are_fractions_that_sum_to_one() -> None:
    for turn in situations():
        chances = [outcome.chance for outcome in turn.odds.outcomes]
        assert sum(chances) == 1
        assert chances == sorted(chances, reverse=True)
        assert all(type(chance) is Fraction for chance in chances)
        for place, fate, causes in zip(turn.places, turn.odds.fates, turn.odds.causes, strict=True):
            assert all(type(cause.chance) is Fraction for cause in causes)
            if fate is None:
                assert not causes
                continue
            assert all(type(share) is Fraction for share in fate)
            assert sum(fate) == 1
            if place == brute.GHOST:
                assert fate.taken == 1
                assert not causes, "what it holds already needs no dice"
            else:
                assert sum(cause.chance for cause in causes) == fate.taken


@pytest.mark.parametrize("second", [False, True])
def test_with_no_dice_nothing_changes(second: bool) -> None:
    odds = ghost_odds((5, 0, HELD), 0, second)
    assert [outcome.chance for outcome in odds.outcomes] == [1]
    assert odds.outcomes[0].fates == (KEPT, LEFT, TAKEN)
    assert odds.causes == ((), (), ())


def test_rolls_and_their_ways_are_all_there_are() -> None:
    for dice in range(4):
        every = [tuple(sorted(faces)) for faces in brute.all_rolls(dice)]
        assert dict(rolls(dice)) == {faces: every.count(faces) for faces in every}


@rule("ghost.roll", "ghost.sequence", "ghost.place")
def test_the_rulebooks_example_among_all_216_rolls() -> None:
    """Your 5, 4, 2 against 3, 3, 4: the pair takes the first, the 4 the third, the second stays."""
    assert brute.ghost_places((5, 4, 2), (3, 3, 4), second=False) == {0: (2, 3), 2: (1, 4)}
    walked = coach_odds.steps((5, 4, 2), (3, 3, 4), second=False)
    assert [(str(dice), aim.slot) for dice, aim in walked] == [("33", 0), ("4", 2)]
    odds = ghost_odds((5, 4, 2), 3, second=False)
    first = odds.fates[0]
    assert first is not None
    # By hand, what leaves the first alone: no 6 and no pair but of 1s or 2s, nor three 2s. All
    # different: 5*4*3 = 60 rolls; a low pair with another face: 2*4*3 = 24; three 1s: 1.
    assert first.kept == Fraction(60 + 24 + 1, 216)
    assert first.taken == Fraction(131, 216)
    sure = [str(cause.dice) for cause in odds.causes[0] if cause.sure]
    assert sure == ["33", "44", "55", "66", "222", "333", "444", "555", "666"]
    six = odds.causes[0][0]
    assert (str(six.dice), six.sure, six.always) == ("6", False, True), "a pair of 3s goes first"


# --- against sampling -----------------------------------------------------------------------------

MILLION = 1_000_000


def sampled(dice: int, seed: int) -> list[tuple[tuple[int, ...], int]]:
    """A million rolls, and how often each was rolled."""
    faces = numpy.random.default_rng(seed).integers(0, 6, size=(MILLION, dice))
    numbers = faces @ (6 ** numpy.arange(dice)[::-1])
    counts = numpy.bincount(numbers, minlength=6**dice)
    return list(zip(brute.all_rolls(dice), map(int, counts), strict=True))


@pytest.mark.parametrize(
    ("places", "dice", "second"),
    [
        ((5, 4, 2), 3, False),
        ((9, 0, 6), 3, False),
        ((brute.GHOST, 12, 5), 2, True),
        ((6, None, 3), 1, True),
        ((0, 0, 0), 3, False),
        ((4, 8, 1), 3, True),
    ],
)
def test_a_million_rolls_come_near(places: tuple[Place, ...], dice: int, second: bool) -> None:
    """Each way the turn can end was met as often as it should, within five standard errors."""
    met: dict[tuple[str | None, ...], int] = {}
    for faces, times in sampled(dice, seed=11):
        fates = brute.end(places, brute.ghost_places(places, faces, second))
        met[fates] = met.get(fates, 0) + times
    odds = ghost_odds(bars_of(places), dice, second)
    assert set(met) == {outcome.fates for outcome in odds.outcomes}
    for outcome in odds.outcomes:
        p = float(outcome.chance)
        error = math.sqrt(p * (1 - p) / MILLION)
        assert abs(met[outcome.fates] / MILLION - p) <= 5 * error, (places, outcome)


def test_sampling_would_notice_a_roll_too_many() -> None:
    """One ordered roll in 216 more or less is some twenty standard errors of a million rolls."""
    p = float(ghost_odds((5, 4, 2), 3, second=False).fates[0].taken)  # type: ignore[union-attr]
    assert (1 / 216) / math.sqrt(p * (1 - p) / MILLION) > 9


# --- a claim and what comes of it -----------------------------------------------------------------


def decisions(games: int) -> Iterator[State]:
    """Your turns of Claim in solo games with any sides, played by number."""
    for seed in range(games):
        draw = random.Random(f"claim odds {seed}")
        sides = "".join(draw.choice("AB") for _ in range(6))
        for turn in playthrough(Setup(1, sides), seed).turns:
            if turn.state.stage == CLAIM:
                yield turn.state


def claims(state: State, draw: random.Random, most: int) -> list[tuple[Placement, ...]]:
    """Some legal claims."""
    legal = [move.dice for move in CRYPT.legal_moves(state) if move.verb == moves.CLAIM]
    return draw.sample(legal, min(most, len(legal)))


def possible_values(state: State, slot: int) -> list[int]:
    """The values of all cards of its kind that the player has not seen, the treasure's own too."""
    treasure = state.crypt[slot]
    if treasure is None:
        return [0]
    if treasure.known & 1:
        return [treasure.card.value]
    crypt = [t.card for t in state.crypt if t and t.known & 1]
    owned = [t.card for p in state.players for t in p.treasures]
    box = [t.card for t in state.box if t.known & 1]
    seen = {*crypt, *owned, *box}
    kind = treasure.card.kind
    return [card.value for card in deck_for(1) if card.kind == kind and card not in seen]


def brute_claim(state: State, dice: tuple[Placement, ...]) -> brute.Expected:
    """A claim's expectations counted roll by roll."""
    places: list[Place] = []
    mine = dict(dice)
    pushed = 0
    for slot, t in enumerate(state.crypt):
        if t is not None and t.owner == 0:
            mine[slot] = (t.effort,) * t.servants
        if t is not None and t.owner == 1 and slot in mine:
            pushed += t.servants
        held: Place = brute.GHOST if t and t.owner == 1 else 0
        places.append(None if t is None else sum(mine[slot]) if slot in mine else held)
    ghost: tuple[int, bool] | None = None
    if state.leader == 0 and state.turn == 0:
        ghost = (3, False)
    elif state.leader == 1:
        ghost = (pushed, True)
    unplaced = state.players[0].ready - sum(len(efforts) for _, efforts in dice)
    if ghost == (3, False):
        unplaced += state.players[0].exhausted  # nothing done in the last turn is recovering
    known = [possible_values(state, slot) for slot in range(len(state.crypt))]
    return brute.claim(places, mine, known, unplaced, ghost)


def assert_same(odds: ClaimOdds, expected: brute.Expected, what: object) -> None:
    assert (odds.kept, odds.tired, odds.coins, odds.ready) == expected, what


@rule("collect.roll", "collect.all-pushed", "ghost.second", "deck.back")
def test_a_claims_odds_are_those_of_every_roll() -> None:
    draw = random.Random("claims")
    tried = {"first": 0, "last": 0, "between": 0, "face-down": 0, "pushing": 0}
    for state in decisions(10):
        seen = view(state, 0)
        for dice in claims(state, draw, 4):
            odds = claim_odds(seen, dice)
            assert_same(odds, brute_claim(state, dice), (str(seen), dice))
            assert keeping(seen, dice) == {slot: odds.kept[slot] for slot, _ in dice}
            for slot, (effort, *_) in dice:
                assert odds.tired[slot] == odds.kept[slot] * tiring(effort)
            when = "between" if state.leader else "last" if state.last_turn else "first"
            tried[when] += 1
            tried["face-down"] += any(
                t and t.value is None and t.slot in dict(dice) for t in seen.crypt
            )
            tried["pushing"] += any(t and t.owner == 1 and t.slot in dict(dice) for t in seen.crypt)
    assert min(tried.values()) > 20, tried


def test_no_claim_is_a_turn_to_recover() -> None:
    state = table("idols4 pottery1? jewelry2", players=1, servants=[(1, 2)])
    odds = claim_odds(view(state, 0), ())
    assert odds.ready == 3
    assert odds.coins == 0
    assert odds.ghost is not None
    crypt = "idols4=P1:3 pottery1?=P2:5 jewelry2"
    state = table(crypt, players=1, turn=2, servants=[(1, 1)])
    odds = claim_odds(view(state, 0), ())
    assert odds.ghost is None
    assert odds.kept == (1, 0, 0)
    assert odds.ready == 2 + Fraction(4, 6)


def test_a_face_down_treasure_has_the_values_not_yet_seen() -> None:
    state = table("idols4 idols1? jewelry2", "idols3", players=1)
    seen = view(state, 0)
    assert seen.crypt[1] is not None
    assert values(seen, seen.crypt[1]) == {1: Fraction(1, 2), 2: Fraction(1, 2)}
    assert mean_value(seen, seen.crypt[1]) == Fraction(3, 2)
    assert mean_value(seen, None) == 0
    for state in decisions(6):
        seen = view(state, 0)
        for slot, treasure in enumerate(seen.crypt):
            if treasure is not None:
                chances = values(seen, treasure)
                assert sum(chances.values()) == 1
                assert sorted(chances) == possible_values(state, slot)
                assert len(set(chances.values())) == 1


def test_efforts_side_by_side_are_the_legal_ones_each_with_its_odds() -> None:
    draw = random.Random("side by side")
    shown = 0
    for state in decisions(4):
        seen = view(state, 0)
        legal = CRYPT.legal_moves(state)
        drafts: list[tuple[Placement, ...]] = [(), *claims(state, draw, 2)]
        for draft in drafts:
            for slot in range(len(state.crypt)):
                table_ = efforts_side_by_side(seen, draft, slot)
                others = tuple(placed for placed in draft if placed[0] != slot)
                wanted = [
                    (slot, (effort,) * count)
                    for count in (1, 2, 3)
                    for effort in range(1, 7)
                    if _claim(others, (slot, (effort,) * count)) in legal
                ]
                assert [placed for placed, _ in table_] == wanted
                for placed, odds in table_:
                    assert odds == claim_odds(seen, _claim(others, placed).dice)
                    shown += 1
    assert shown > 500


def _claim(others: tuple[Placement, ...], placed: Placement) -> moves.Move:
    return moves.Move(0, moves.CLAIM, tuple(sorted((*others, placed))))


@pytest.mark.parametrize("stage", ["pottery", "reroll"])
def test_a_claims_odds_are_for_a_turn_of_claim(stage: str) -> None:
    state = table("idols4 pottery1? jewelry2", players=1, stage=stage)
    with pytest.raises(ValueError, match="your turn of Claim"):
        claim_odds(view(state, 0), ())
    with pytest.raises(ValueError, match="your turn of Claim"):
        claim_odds(view(table("idols4 pottery1? jewelry2", players=2), 0), ())


# --- what must be so whatever the numbers are -----------------------------------------------------


@rule("ghost.place")
def test_more_effort_never_lowers_the_chance_to_keep_that_treasure() -> None:
    """On the same places a higher total of yours on one of them is never worse for that one.

    A group that passes over the lower total passes over the higher one too, and the groups before
    it went where they went. Other treasures may well be in more danger: the dice go on to them.
    """
    compared = raised = harmed = 0
    for turn in situations()[:1000]:
        for slot, low in enumerate(turn.places):
            if not isinstance(low, int) or low == 0:
                continue
            high = next((total for total in brute.TOTALS if total > low), None)
            if high is None:
                continue
            places = (*turn.places[:slot], high, *turn.places[slot + 1 :])
            more = ghost_odds(bars_of(places), turn.dice, turn.second)
            before, after = turn.odds.fates, more.fates
            kept, kept_more = before[slot], after[slot]
            assert kept is not None
            assert kept_more is not None
            assert kept_more.kept >= kept.kept, (turn, high)
            compared += 1
            raised += kept_more.kept > kept.kept
            others = (i for i in range(len(places)) if i != slot)
            harmed += any(a.kept < b.kept for i in others if (a := after[i]) and (b := before[i]))
    assert compared > 800
    assert raised > 200
    assert harmed > 50, "that others may be harmed is why a claim is weighed as a whole"


def test_the_ghost_rolls_what_the_rules_make_it_roll() -> None:
    """Three dice when you lead, what you pushed off when it leads, none after your last turn."""
    seen = view(table("idols4 pottery1? jewelry2", players=1), 0)
    after = ghost_after(seen, ((0, (4,)),))
    assert after is not None
    assert (after.bars, after.dice, after.second) == ((4, 0, 0), 3, False)
    held = "idols4=P2:33 pottery1?=P2:1 jewelry2"
    seen = view(table(held, players=1, leader=1, turn=1), 0)
    after = ghost_after(seen, ((0, (4, 4)), (2, (1,))))
    assert after is not None
    assert (after.bars, after.dice, after.second) == ((8, HELD, 1), 2, True)
    assert ghost_after(seen, ((2, (6,)),)) is None
    assert ghost_after(_last(), ((2, (6,)),)) is None


def _last() -> View:
    return view(table("idols4=P1:3 pottery1?=P2:5 jewelry2", players=1, turn=2), 0)
