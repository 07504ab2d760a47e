"""A game gone over: luck and decisions add up, exactly, and the best play loses nothing."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import pairwise

import pytest

from crypt_core.coach.bots import choose
from crypt_core.crypt import events as ev
from crypt_core.crypt import moves
from crypt_core.crypt.coach import review as reviewing
from crypt_core.crypt.coach.advice import NEAR, Advice
from crypt_core.crypt.coach.options import FLIPS
from crypt_core.crypt.coach.review import (
    CARDS,
    DICE,
    FURTHER,
    GHOST,
    REVEAL,
    ROLL,
    SEEN,
    Draw,
    Review,
    at_start,
    draws,
    play_on,
    review,
)
from crypt_core.crypt.coach.worth import UNIT, Worth, fitted
from crypt_core.crypt.components import KINDS, Setup
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.position import position
from crypt_core.crypt.scoring import score_sheet
from crypt_core.crypt.state import OVER, POTTERY, State
from crypt_core.crypt.views import view
from crypt_core.engine.game import IllegalMove
from crypt_core.engine.luck import KeyedLuck, outcomes
from crypt_core.engine.record import code, load_code, load_text, save_text
from crypt_core.engine.timeline import Moment, Timeline
from tests.coach.search import beliefs
from tests.coach.test_endgames import endgame

TINY = Fraction(1, 10**8)
"""Coins: expectations are rounded to a tenth of it, and two ways to one may round apart."""

GAMES = {"crypt": CRYPT}
BOTS = ("random", "sensible", "mixed", "best")


def sides_of(seed: int) -> str:
    draw = random.Random(f"review {seed}")
    return ("AAAAAA", "BBBBBB")[seed] if seed < 2 else "".join(draw.choice("AB") for _ in KINDS)


def decide(bot: str, state: State, luck: KeyedLuck, draw: random.Random) -> moves.Move:
    if bot == "best":
        return Advice(view(state, 0)).best.move
    if bot == "mixed":
        # Powers are used wherever they can be: that is where an account could go wrong.
        legal = CRYPT.legal_moves(state)
        powers = [move for move in legal.others if move.verb not in (moves.RECOVER, moves.DONE)]
        if powers and draw.random() < 0.6:
            return draw.choice(powers)
        bot = "sensible"
    return choose(bot, CRYPT, state, luck)


@cache
def game(bot: str, seed: int, decisions: int = 1000) -> Timeline:
    """A solo game, or its beginning."""
    timeline = Timeline(CRYPT, Setup(1, sides_of(seed)), seed)
    draw = random.Random(f"{bot} {seed}")
    while timeline.state.stage != OVER and len(timeline.moments) <= decisions:
        timeline.play(decide(bot, timeline.state, timeline.moment.luck, draw))
    return timeline


@cache
def reviewed(bot: str, seed: int, decisions: int = 1000) -> Review:
    return review(game(bot, seed, decisions))


CASES = [(bot, seed) for bot in BOTS for seed in range(2 if bot == "best" else 3)]


@pytest.mark.parametrize("bot", BOTS)
def test_luck_less_losses_is_what_the_game_brought(bot: str) -> None:
    """Start + luck - losses = final score: fractions, exactly, and so after every entry."""
    kinds: Counter[str] = Counter()
    for _, seed in (case for case in CASES if case[0] == bot):
        gone, timeline = reviewed(bot, seed), game(bot, seed)
        assert gone.over
        assert all(type(n) is Fraction for n in (gone.start, gone.luck, gone.lost))
        assert gone.start + gone.luck - gone.lost == timeline.state.scores[0]
        assert gone.expected == timeline.state.scores[0]
        level = gone.start
        for entry in gone.entries:
            level += entry.gain if isinstance(entry, Draw) else -entry.loss
            assert entry.expected == level
        kinds.update(entry.kind for entry in gone.draws)
    assert set(kinds) == {"reveal", "ghost", "roll", "seen"}


@pytest.mark.parametrize("bot", BOTS)
def test_luck_is_told_by_whose_it_was_and_adds_up(bot: str) -> None:
    """Start + luck of cards, Ghost and own dice - losses = score, exactly; so it is less luck."""
    for _, seed in (case for case in CASES if case[0] == bot):
        gone, score = reviewed(bot, seed), game(bot, seed).state.scores[0]
        parts = gone.luck_by_kind
        assert list(parts) == [CARDS, GHOST, DICE, FURTHER]
        assert gone.start + sum(parts.values()) - gone.lost == score
        assert gone.played_like == gone.start - gone.lost == score - gone.luck
        whose = {CARDS: (REVEAL, SEEN), GHOST: (GHOST,), DICE: (ROLL,), FURTHER: (FURTHER,)}
        for kind, draws_of in whose.items():
            assert parts[kind] == sum(draw.gain for draw in gone.draws if draw.kind in draws_of)
        assert all(parts[kind] for kind in (CARDS, GHOST, DICE)), "each has its part in a game"
        assert f"played like {float(gone.played_like):.1f}" in repr(gone)


@pytest.mark.change
def test_the_finest_decision_is_a_good_one_beside_which_all_others_cost() -> None:
    found = 0
    for bot, seed in CASES:
        gone = reviewed(bot, seed)
        finest = gone.finest
        if finest is None:
            assert all(decision.lead <= NEAR for decision in gone.decisions)
            continue
        found += 1
        assert finest.near_best
        assert finest.lead == max(decision.lead for decision in gone.decisions) > NEAR
        losses = sorted(advised.loss for advised in finest.advice.moves)
        assert losses[0] == 0
        assert Fraction(finest.advice.lead) in map(Fraction, losses)
        assert all(not decision.lead for decision in gone.decisions if not decision.near_best)
    assert found > 5


@pytest.mark.parametrize("bot", ["sensible", "mixed"])
def test_a_game_that_is_not_over_adds_up_too(bot: str) -> None:
    """To what the best play from where it stands may be expected to bring."""
    for seed in range(1, 5):
        count = 3 + 2 * seed
        gone, timeline = reviewed(bot, seed, count), game(bot, seed, count)
        assert not gone.over
        assert len(gone.decisions) == count
        assert gone.start + gone.luck - gone.lost == gone.expected
        advice = Advice(view(timeline.state, 0))
        assert abs(gone.expected - Fraction(advice.expected)) < TINY
        whole = told(reviewed(bot, seed))
        assert told(gone)[2:-1] == whole[2 : len(gone.entries) + 1]


def test_a_decision_can_only_lose() -> None:
    positive = 0
    for bot, seed in CASES:
        for decision in reviewed(bot, seed).decisions:
            assert decision.loss >= -TINY, (bot, seed, str(decision.move))
            assert decision.near_best == (decision.loss <= NEAR and not decision.in_vain)
            positive += decision.loss > NEAR
    assert positive > 40


def test_what_was_flipped_in_vain_is_told_and_is_no_mistake() -> None:
    """It gave away next to nothing, so there is hardly a better move to be found."""
    found = 0
    for bot, seed in CASES:
        gone = reviewed(bot, seed)
        for decision in gone.in_vain:
            advice = decision.advice
            assert advice.of(decision.move).in_vain
            assert not decision.near_best
            assert not advice.near_best(decision.move)
            assert decision.move.verb in FLIPS
            assert decision not in gone.mistakes(100)
            found += 1
    assert found >= 2
    assert not any(reviewed("best", seed).in_vain for seed in range(2))


def test_the_best_play_loses_nothing() -> None:
    for seed in range(2):
        gone = reviewed("best", seed)
        assert all(abs(decision.loss) <= TINY for decision in gone.decisions)
        assert gone.mistakes() == []


def test_every_decision_is_in_the_review_with_its_advice() -> None:
    for bot, seed in CASES:
        gone, timeline = reviewed(bot, seed), game(bot, seed)
        line = timeline.line(timeline.tip.id)
        assert [d.move for d in gone.decisions] == [moment.move for moment in line[1:]]
        for decision, (before, after) in zip(gone.decisions, pairwise(line), strict=True):
            assert (decision.before, decision.moment) == (before.id, after.id)
            assert decision.round == before.state.round
            advised = decision.advice.of(decision.move)
            assert abs(decision.loss - Fraction(advised.loss)) <= TINY
            assert abs(decision.expected - Fraction(advised.outlook.score)) <= TINY


def test_draws_come_in_the_order_in_which_they_fell() -> None:
    for bot, seed in CASES:
        gone, timeline = reviewed(bot, seed), game(bot, seed)
        at = [(e.moment, e.step if isinstance(e, Draw) else 0) for e in gone.entries]
        assert at == sorted(at)
        assert len(set(at)) == len(at)
        for draw in gone.draws:
            step = timeline.moments[draw.moment].steps[draw.step - 1]
            assert isinstance(step.event, KINDS_OF[draw.kind]), (draw.kind, step.event)
            assert draw.round == step.state.round
        # Eight times treasures, and the Ghost rolls once or twice a round.
        count = Counter(draw.kind for draw in gone.draws)
        assert count["reveal"] == 8
        assert 8 <= count["ghost"] <= 12


KINDS_OF = {
    "reveal": (ev.Arranged,),
    "ghost": (ev.GhostRolled, ev.GhostGrouped, ev.GhostSetAside, ev.Placed),
    "roll": (ev.Rolled, ev.Rerolled),
    "seen": (ev.Peeked, ev.Took, ev.Collected),
}


def test_all_that_chance_does_is_among_the_draws() -> None:
    for bot, seed in CASES:
        timeline = game(bot, seed)
        for moment in timeline.line(timeline.tip.id):
            told = [step.event for step in moment.steps]
            kinds = Counter(kind for _, kind in draws(moment.steps))
            assert kinds["reveal"] == sum(isinstance(e, ev.Revealed) for e in told)
            assert kinds["ghost"] == sum(isinstance(e, ev.GhostRolled) for e in told)
            assert kinds["roll"] == sum(isinstance(e, ev.Rolled | ev.Rerolled) for e in told)
            blind = sum(
                isinstance(e, ev.Collected) and e.player == 0 and e.card.value == 0 for e in told
            )
            looks = sum(isinstance(e, ev.Peeked | ev.Took) for e in told)
            assert kinds["seen"] == blind + looks


def test_mistakes_are_the_worst_decisions_first() -> None:
    for bot, seed in CASES:
        gone = reviewed(bot, seed)
        mistakes = gone.mistakes(3)
        losses = sorted((d.loss for d in gone.decisions if d.loss > NEAR), reverse=True)
        assert [decision.loss for decision in mistakes] == losses[:3]


FAIR = {
    "the Ghost's second roll, then two servants": (
        endgame("idols4=P2:3 jewelry3=P2:4 tapestries2", "jewelry1", ready=2, leader=1, turn=1),
        "a4 c3",
    ),
    "a face-down treasure collected": (
        endgame("idols4=P2:3 tapestries1? -", "tapestries2", "AAAAAB", ready=2, turn=2,
                unseen="tapestries"),
        "b55",
    ),
    "rolls that an idol may mend": (
        endgame("idols4=P1:5 idols1? -", "idols2", ready=1, turn=2, unseen="idols"),
        "b4",
    ),
    "your first turn, then the Ghost's roll": (
        endgame("idols4 pottery1? jewelry2", "idols2", ready=2, round_=5),
        "a4",
    ),
    "a look": (
        endgame("idols4 pottery1? jewelry2", "manuscripts2 tapestries3 jewelry3", "AABAAA", ready=2,
                round_=5, unseen="pottery"),
        "peek",
    ),
    "pottery, then the Ghost's roll": (
        endgame("idols4 pottery1? -", "pottery2 pottery4", "AAABAA", ready=1, leader=1, turn=1,
                stage=POTTERY, unseen="pottery"),
        "take b",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", FAIR)
def test_no_draw_gives_or_takes_on_average(name: str) -> None:
    """Each draw's gain weighed by its chances is nothing, whatever fell before it.

    The account would add up with any level between two draws; this is what the levels have to be.
    """
    state, text = FAIR[name]
    move = CRYPT.read_move(text, state)
    level = Fraction(Advice(view(state, 0)).of(move).outlook.score)
    told: dict[tuple[object, ...], list[tuple[float, Fraction]]] = {}
    for p, likely in beliefs(state):
        for chance, (end, steps) in outcomes(lambda luck, s=likely: CRYPT.play(s, move, luck)):
            moment = Moment(1, 0, move, steps, end, KeyedLuck(0), 1)
            reviewer = reviewing._Reviewer(fitted(), level)
            if end.stage != OVER:
                reviewer.advice = advice_of(end)
            before = 0
            for draw in reviewer._draws(moment):
                seen = [(str(step.event), values_seen(step.state)) for step in steps[:before]]
                told.setdefault(tuple(seen), []).append((p * float(chance), draw.gain))
                before = draw.step
    for fallen, gains in told.items():
        mean = sum(weight * float(gain) for weight, gain in gains) / sum(w for w, _ in gains)
        assert mean == pytest.approx(0, abs=1e-7), fallen
    assert any(abs(gain) > Fraction(1, 10) for gains in told.values() for _, gain in gains)


def values_seen(state: State) -> tuple[object, ...]:
    seen = view(state, 0)
    return seen.players[0].treasures, tuple(t and t.value for t in seen.crypt)


@cache
def advice_of(state: State) -> Advice:
    return Advice(view(state, 0))


# --- saved, loaded, branched ----------------------------------------------------------------------


@pytest.mark.parametrize(("bot", "seed"), [("mixed", 1), ("random", 2)])
def test_a_loaded_game_has_the_same_review(bot: str, seed: int) -> None:
    timeline = game(bot, seed)
    before = told(reviewed(bot, seed))
    loaded, _ = load_text(save_text(timeline), GAMES)
    assert told(review(loaded)) == before
    shared, _ = load_code(code(timeline), GAMES)
    assert told(review(shared)) == before


def told(gone: Review) -> list[object]:
    """All figures and moves of a review; an `Advice` is itself again each time it is made."""
    entries = [e if isinstance(e, Draw) else e[:-1] for e in gone.entries]
    return [gone.start, gone.over, *entries]


def test_the_line_one_is_on_is_gone_over_wherever_one_looks() -> None:
    timeline, _ = load_text(save_text(game("sensible", 2)), GAMES)
    first = told(review(timeline))
    timeline.go(2)
    assert told(review(timeline)) == first, "looking back does not leave the line"
    played = timeline.moments[timeline.moment.children[0]].move
    other = next(move for move in CRYPT.legal_moves(timeline.state) if move != played)
    timeline.play(other, new_luck=True)
    branch = review(timeline)
    assert not branch.over or branch.expected == timeline.state.scores[0]
    assert len(branch.decisions) == 3
    assert branch.decisions[-1].move == other
    assert branch.start + branch.luck - branch.lost == branch.expected
    assert told(branch)[2:5] == first[2:5]


# --- both choices played on -----------------------------------------------------------------------


@pytest.mark.change
def test_a_game_is_played_on_to_its_end_with_legal_moves() -> None:
    for seed in (0, 1, 2):
        timeline = game("mixed", seed)
        luck = KeyedLuck(seed)
        for decision in reviewed("mixed", seed).mistakes(2):
            before = timeline.moments[decision.before].state
            for first in (decision.move, decision.advice.best.move):
                made = play_on(before, first, luck)
                assert made[0] == first
                state = before
                for number, move in enumerate(made):
                    assert state.stage != OVER
                    assert CRYPT.why_not(state, move) is None
                    if number in (1, 2, 5):
                        assert advice_of(state).of(move).loss == 0, "the best from here on"
                    state, _ = CRYPT.play(state, move, luck)
                assert state.stage == OVER
                assert made == play_on(before, first, luck), "the same luck, the same game"


def test_an_illegal_move_is_not_played_on() -> None:
    state = position("idols4 pottery2? jewelry1")
    with pytest.raises(IllegalMove):
        play_on(state, moves.claim(0, a=7), KeyedLuck(1))


# --- what a review is for -------------------------------------------------------------------------


def test_a_review_is_of_a_solo_game() -> None:
    with pytest.raises(ValueError, match="solo"):
        review(Timeline(CRYPT, Setup(2), 1))


def test_a_game_just_begun_has_luck_but_no_decisions() -> None:
    gone = review(Timeline(CRYPT, Setup(1), 3))
    assert gone.decisions == []
    assert [draw.kind for draw in gone.draws] == ["reveal"]
    assert gone.start == Fraction(round(at_start(Setup(1), fitted()) * 10**9), 10**9)
    assert 30 < gone.start < 70


def test_another_worth_is_another_account_that_adds_up() -> None:
    levels = {
        rounds: {sides: number + round(5 / UNIT) for sides, number in row.items()}
        for rounds, row in fitted().levels.items()
    }
    hopeful = Worth(fitted().kinds, fitted().ready, {}, levels)
    timeline = game("sensible", 4)
    gone = review(timeline, hopeful)
    assert gone.start == reviewed("sensible", 4).start + 5
    assert gone.start + gone.luck - gone.lost == timeline.state.scores[0]


def test_every_score_of_a_review_is_in_coins_one_could_have() -> None:
    for bot, seed in CASES:
        for entry in reviewed(bot, seed).entries:
            assert 0 <= entry.expected <= 120
        final = game(bot, seed).state
        assert reviewed(bot, seed).expected == score_sheet(final, 0).total
