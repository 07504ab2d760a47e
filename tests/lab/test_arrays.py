"""The arrays play the engine's games, bit for bit; the first difference is named.

Some two thousand games, or with CRYPT_ARRAYS_TIMES=20 in the environment twenty times as many.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator, Sequence
from itertools import islice

import numpy as np
import pytest

from crypt_core.coach.bots import choose, random_bot
from crypt_core.crypt import arrays
from crypt_core.crypt.arrays.games import unfold
from crypt_core.crypt.arrays.policies import policy
from crypt_core.crypt.coach.habit import HABITS, Habit
from crypt_core.crypt.components import KINDS, Setup
from crypt_core.crypt.events import DeckEmpty, TorchesPassed
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.judge import can_flip
from crypt_core.crypt.scoring import score_sheet
from crypt_core.crypt.state import State
from crypt_core.engine.luck import KeyedLuck

TIMES = int(os.environ.get("CRYPT_ARRAYS_TIMES", "1"))

Bot = str | Habit
Moment = dict[str, object]
"""What a game is like at one moment: each figure by its name."""

STRONG = Habit(effort=6, servants=3, treasures=1, push=4, recover_at=2, sets=True)
PEACEFUL = Habit(effort=1, servants=2, treasures=2, push=0, recover_at=0)
TABLES: dict[tuple[Bot, ...], int] = {
    ("random",): 500,
    ("greedy",): 200,
    ("careful",): 200,
    ("collector",): 250,
    (STRONG,): 75,
    (PEACEFUL,): 75,
    ("random", "random"): 60,
    ("collector", "random"): 60,
    ("random", "collector", "greedy"): 60,
    (PEACEFUL, STRONG, "random"): 40,
    ("random", "random", "random", "random"): 40,
    ("collector", STRONG, "random", "careful"): 40,
}
"""Who plays, and how many games."""


def engine_game(setup: Setup, seed: int, bots: Sequence[Bot]) -> list[Moment]:
    """A game of the engine: what it was like after each round, and at its end."""
    luck = KeyedLuck(seed)
    state, _ = CRYPT.start(setup, luck)
    moments: list[Moment] = []
    decisions = 0
    while owing := CRYPT.deciders(state):
        (seat,) = owing
        state, steps = CRYPT.play(state, choose(bots[seat], CRYPT, state, luck), luck)
        decisions += 1
        for event, then in steps:
            if isinstance(event, TorchesPassed | DeckEmpty):
                moments.append(engine_round(then, decisions))
    end: Moment = {"decisions": decisions, "rounds": state.round}
    for seat in range(setup.players):
        sheet = score_sheet(state, seat)
        held = [owned.card.kind for owned in state.players[seat].treasures]
        end |= {
            f"P{seat + 1} score": state.scores[seat],
            f"P{seat + 1} coins": sheet.treasures,
            f"P{seat + 1} collectors": sum(sheet.bonuses),
            f"P{seat + 1} ready": sheet.servants,
            f"P{seat + 1} won": seat in state.winners,
        }
        end |= {f"P{seat + 1} {kind}": held.count(kind) for kind in KINDS}
    return [*moments, end]


def engine_round(state: State, decisions: int) -> Moment:
    """What a game is like after a round."""
    moment: Moment = {"decisions": decisions, "first to two idols": state.idols_round}
    for seat in range(state.setup.players):
        player = state.players[seat]
        moment |= {
            f"P{seat + 1} ready": player.ready,
            f"P{seat + 1} exhausted": player.exhausted,
            f"P{seat + 1} rewarded": player.rewarded,
            f"P{seat + 1} flipped": sum(owned.flipped for owned in player.treasures),
        }
        for kind in KINDS:
            values = [owned.card.value for owned in player.treasures if owned.card.kind == kind]
            moment[f"P{seat + 1} {kind}"] = len(values)
            moment[f"P{seat + 1} {kind} coins"] = sum(values)
            moment[f"P{seat + 1} {kind} to flip"] = can_flip(player, kind)
    return moment


def array_games(
    setups: Sequence[Setup], seeds: Sequence[int], bots: Sequence[Bot]
) -> list[list[Moment]]:
    """The same games as the arrays play them."""
    players = len(bots)
    games: list[list[Moment]] = [[] for _ in seeds]
    keys = np.array(seeds, np.uint64)
    sides = np.array([[side == "B" for side in setup.sides] for setup in setups])
    leaders = np.array([setup.leader for setup in setups])
    for leader in range(players):
        rows = np.flatnonzero(leaders == leader)
        deciders = [decider for decider in map(policy, bots) if decider]
        if not rows.size:
            continue
        rounds = unfold(keys[rows], sides[rows], leader, deciders)
        for table in islice(rounds, setups[0].rounds):  # the end is told by the results
            named: dict[str, np.ndarray] = {
                "decisions": table.decisions,
                "first to two idols": table.idols_round,
            }
            for seat in range(players):
                for name in ("ready", "exhausted", "rewarded", "flipped"):
                    named[f"P{seat + 1} {name}"] = getattr(table, name)[seat]
                for k, kind in enumerate(KINDS):
                    named[f"P{seat + 1} {kind}"] = table.held[seat, k]
                    named[f"P{seat + 1} {kind} coins"] = table.worth[seat, k]
                    named[f"P{seat + 1} {kind} to flip"] = table.free[seat, k]
            for i, game in enumerate(rows):
                games[game].append({name: int(figures[i]) for name, figures in named.items()})
    results = arrays.play(keys, sides, leaders, bots)
    for game, moments in enumerate(games):
        end: Moment = {
            "decisions": int(results.decisions[game]),
            "rounds": int(results.rounds[game]),
        }
        for seat in range(players):
            end |= {
                f"P{seat + 1} score": int(results.scores[game, seat]),
                f"P{seat + 1} coins": int(results.coins[game, seat]),
                f"P{seat + 1} collectors": int(results.collectors[game, seat]),
                f"P{seat + 1} ready": int(results.ready[game, seat]),
                f"P{seat + 1} won": bool(results.winners[game, seat]),
            }
            held = results.counts[game, seat]
            end |= {f"P{seat + 1} {kind}": int(held[k]) for k, kind in enumerate(KINDS)}
        moments.append(end)
    return games


def first_difference(engine: Sequence[Moment], arrays_: Sequence[Moment]) -> str | None:
    """The first figure in which two tellings of a game differ, in words."""
    for number, (right, told) in enumerate(zip(engine, arrays_, strict=True), start=1):
        when = "at the end" if number == len(engine) else f"after round {number}"
        assert right.keys() == told.keys()
        for name, figure in right.items():
            if figure != told[name]:
                return f"{when}, {name}: {figure} by the engine, {told[name]} by the arrays"
    return None


def some_setups(players: int, games: int, rng: random.Random) -> list[Setup]:
    """Setups with all sides A, all B and any sides in turn; who leads changes more slowly."""
    first = rng.randrange(players)
    some = []
    for number in range(games):
        any_sides = "".join(rng.choice("AB") for _ in KINDS)
        sides = ("AAAAAA", "BBBBBB", any_sides, any_sides)[number % 4]
        some.append(Setup(players, sides, (first + number // 20) % players))
    return some


def compare(bots: Sequence[Bot], games: int, rng: random.Random) -> None:
    """Play games both ways and name the first difference."""
    setups = some_setups(len(bots), games, rng)
    seeds = [rng.getrandbits(64) for _ in setups]
    told = array_games(setups, seeds, bots)
    for number, (setup, seed) in enumerate(zip(setups, seeds, strict=True)):
        difference = first_difference(engine_game(setup, seed, bots), told[number])
        assert difference is None, f"game {number}, seed {seed}, {setup}, {bots}: {difference}"


@pytest.mark.parametrize("bots", TABLES, ids=lambda bots: "+".join(map(short, bots)))
def test_arrays_play_the_very_games_of_the_engine(bots: tuple[Bot, ...]) -> None:
    compare(bots, TABLES[bots] * TIMES, random.Random(f"arrays {bots}"))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_arrays_play_any_habit_as_the_engine_does(players: int) -> None:
    rng = random.Random(players)
    for _ in range(24 // players * TIMES):
        compare([any_habit(rng) for _ in range(players)], 8, rng)


def any_habit(rng: random.Random) -> Habit:
    """Habits as odd as can be."""
    return Habit(
        effort=rng.randint(1, 6),
        servants=rng.randint(0, 3),
        treasures=rng.randint(0, 6),
        push=rng.randint(0, 6),
        recover_at=rng.randint(0, 3),
        sets=rng.random() < 0.5,
    )


def short(bot: Bot) -> str:
    """A bot's name in the name of a test."""
    if isinstance(bot, str):
        return bot
    return "strong" if bot is STRONG else "peaceful"


def test_a_difference_is_named() -> None:
    [(right, told)] = both("random")
    assert first_difference(right, told) is None
    told[3]["P1 pottery coins"] = 99
    assert first_difference(right, told) == (
        f"after round 4, P1 pottery coins: {right[3]['P1 pottery coins']} by the engine, 99 by the"
        " arrays"
    )
    right[-1]["P1 score"] = 99
    told[3] = right[3]
    assert str(first_difference(right, told)).startswith("at the end, P1 score: 99 by the engine")


def both(bot: Bot) -> Iterator[tuple[list[Moment], list[Moment]]]:
    """One solo game, told both ways."""
    yield engine_game(Setup(), 7, [bot]), array_games([Setup()], [7], [bot])[0]


def test_ties_are_rolled_off_as_at_the_table() -> None:
    # Who never claims anything has three servants ready and is tied with the others.
    idle = Habit(treasures=0)
    for players in (2, 3, 4):
        compare([idle] * players, 10, random.Random(players))


def test_who_plays_is_told_as_they_are_or_by_name() -> None:
    assert arrays.supports(["random"], 1)
    assert arrays.supports([random_bot, HABITS["greedy"], "careful", Habit()], 4)
    seeds, sides, leaders = np.arange(5, dtype=np.uint64), np.zeros((5, 6), bool), np.zeros(5, int)
    named = arrays.play(seeds, sides, leaders, ["collector"])
    itself = arrays.play(seeds, sides, leaders, [HABITS["collector"]])
    for one, other in zip(named, itself, strict=True):
        assert np.array_equal(one, other)


@pytest.mark.parametrize(
    ("bots", "players"),
    [
        (["sensible"], 1),
        (["nobody"], 1),
        ([lambda view, legal, draw: legal[0]], 1),
        (["random"], 2),
        (["random"] * 5, 5),
        ([], 0),
    ],
)
def test_what_arrays_cannot_play_is_left_to_the_engine(bots: list[Bot], players: int) -> None:
    assert not arrays.supports(bots, players)
    if len(bots) == players:
        games = np.zeros(2, np.uint64), np.zeros((2, 6), bool), np.zeros(2, int)
        with pytest.raises(ValueError, match="supports"):
            arrays.play(*games, bots)


def test_no_games_are_played_if_none_are_wanted() -> None:
    none = arrays.play(np.zeros(0, np.uint64), np.zeros((0, 6), bool), np.zeros(0, int), ["random"])
    assert none.scores.shape == (0, 1)
    assert none.counts.shape == (0, 1, 6)


@pytest.mark.parametrize(
    ("sides", "leaders", "said"),
    [
        (np.zeros((3, 6), bool), np.zeros(2, int), "sides of shape"),
        (np.zeros((2, 6), bool), np.zeros(3, int), "2 leaders"),
        (np.zeros((2, 6), bool), np.array([0, 1]), "0 to 0"),
        (np.zeros((2, 6), bool), np.array([-1, 0]), "0 to 0"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(
    sides: np.ndarray, leaders: np.ndarray, said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        arrays.play(np.zeros(2, np.uint64), sides, leaders, ["random"])


def test_games_do_not_depend_on_what_is_played_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(3)
    seeds = rng.integers(0, 2**64, 200, np.uint64)
    sides, leaders = rng.random((200, 6)) < 0.5, rng.integers(0, 2, 200)
    whole = arrays.play(seeds, sides, leaders, ["random", "collector"])
    monkeypatch.setattr("crypt_core.crypt.arrays.games.CHUNK", 7)
    parts = arrays.play(seeds, sides, leaders, ["random", "collector"])
    for one, other in zip(whole, parts, strict=True):
        assert np.array_equal(one, other)
