"""Fights and Arenas: the printed sums, a second telling, and the odds over all rolls."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypt_core.donjon import fight as f
from crypt_core.donjon.fight import Fight, Fighter, Rolls, arena, dungeon, odds, settle
from tests.donjon import second
from tests.rule import rule

FACES = range(1, 9)


@rule("power", "power.ally", "kritik", "dice", "result")
def test_the_printed_fight() -> None:
    barbarian = Fighter(0, items=2, arms=1)
    ally = Fighter(1, wounds=2)
    end = settle(dungeon(barbarian, 16, allies=[ally]), Rolls((8,), (4,)))
    assert (end.green, end.red, end.won, end.kritik) == (30, 20, True, True)


def test_the_printed_turn() -> None:
    barbarian, warrior = Fighter(0, items=4), Fighter(1, items=2, arms=1)
    fight = dungeon(barbarian, 16, allies=[warrior])
    end = settle(fight, Rolls((7,), (1,)))
    assert (end.green, end.red, end.won) == (25, 17, True)
    assert barbarian._replace(items=8, arms=1).power == 17


@rule("power-armour", "arena.win")
def test_the_printed_arena() -> None:
    warrior = Fighter(0, arms=1, using=f.POWER_ARMOUR)
    thief, sorcerer = Fighter(1), Fighter(2, wounds=1)
    barbarian = Fighter(3, items=8, arms=1)
    fight = arena(warrior, barbarian, [thief, sorcerer])
    end = settle(fight, Rolls((3,), (7,)))
    assert (end.green, end.red, end.won, end.wounds) == (32, 24, True, 1)
    told = [(t.player, t.what, t.amount, t.face) for t in f.terms(fight.green, (3,))]
    assert told == [
        (0, "base", 8, 0),
        (0, "arms", 1, 0),
        (0, "die", 3, 3),
        (0, "double", 12, 0),
        (1, "base", 8, 0),
        (1, "share", -4, 0),
        (2, "base", 8, 0),
        (2, "wounds", -1, 0),
        (2, "share", -3, 0),
    ]
    assert fight.heads == (3, 1)


@rule("thunder-axe")
def test_the_thunder_axe_is_rolled_twice_and_each_die_may_be_a_kritik() -> None:
    barbarian = Fighter(0, items=3, using=f.THUNDER_AXE)
    fight = dungeon(barbarian, 20)
    assert settle(fight, Rolls((8, 2), (1,)))[:2] == (22 + 16 + 2, 21)
    with pytest.raises(ValueError, match="2 dice are rolled, not 1"):
        settle(fight, Rolls((8,), (1,)))
    weak = Fighter(1, wounds=4)
    struck = settle(arena(weak, barbarian), Rolls((1,), (2, 8)))
    assert (struck.won, struck.wounds) == (False, 2)


@rule("vial", "barbarian.token", "ranger.token", "warrior.token", "wounds", "binding-bow")
def test_what_is_announced_counts_before_halving() -> None:
    ally = Fighter(1, items=1, wounds=2, malus=2, companion=6, token=6, prey=1, vial=1)
    assert ally.power == 8 + 1 - 2 - 2 + 6 + 6 + 1 - 3
    assert ally.standing == 12
    assert ally.mirrored == 5
    assert f.ally_power(ally.power) == 8
    assert f.ally_power(ally.power, f.THREE_QUARTERS) == 12
    assert f.ally_power(-1) == f.ally_power(0) == 0
    doubled = ally._replace(using=f.POWER_ARMOUR)
    assert settle(dungeon(Fighter(0), 8, allies=[doubled]), Rolls((1,), (1,))).green == 8 + 1 + 15


@rule("flee")
@pytest.mark.parametrize(
    ("power", "monster", "may"), [(8, 12, True), (8, 11, False), (9, 13, False)]
)
def test_flight_from_one_and_a_half_times_the_power(power: int, monster: int, may: bool) -> None:
    fighter = Fighter(0, items=power - f.BASE)
    assert f.may_flee(fighter, monster) is may
    assert f.may_flee(fighter._replace(token=4, vial=8, using=f.THUNDER_AXE), monster) is may


@rule("doppelganger")
def test_the_doppelganger_mirrors_what_lasts() -> None:
    """The whole power but special ones; what the Barbarian has spent has gone from that power."""
    ranger = Fighter(0, items=3, arms=1, wounds=1, prey=1, companion=10, token=6)
    assert f.doppelganger(ranger).red.monsters == (11,)
    assert f.doppelganger(Fighter(0, items=2, malus=2, token=4)).red.monsters == (8,)


@rule("sorcerer.token")
def test_an_ally_who_withdraws_brings_nothing() -> None:
    fight = arena(Fighter(0), Fighter(1), [Fighter(2)], [Fighter(3)])
    assert fight.without(3) == arena(Fighter(0), Fighter(1), [Fighter(2)])
    assert fight.without(2).without(3).heads == (1, 1)


# --- The second telling ---------------------------------------------------------------------------


def both(random: Random, player: int) -> tuple[Fighter, second.Person]:
    """Any adventurer, as the code and as the second telling take one."""
    equipment = [random.choice([0, 1, 2, 3, 4, 5]) for _ in range(random.randint(0, 4))]
    chance = random.random
    person: second.Person = {"equipment": equipment, "wounds": random.randint(0, 4)}
    if chance() < 0.3:
        person["class bonus"] = 1
    if chance() < 0.2:
        person["hunter's bonus"] = 1
    if chance() < 0.2:
        person["bow"] = random.choice([6, 8, 10])
    if chance() < 0.3:
        person["token"] = random.choice([2, 4, 6])
    if chance() < 0.2:
        person["token spent before"] = True
    if chance() < 0.3:
        person["vial"] = random.randint(1, 8)
    if chance() < 0.3:
        person["uses"] = random.choice(["power_armour", "thunder_axe"])
    fighter = Fighter(
        player,
        sum(equipment),
        person["wounds"],
        person.get("class bonus", 0),
        person.get("hunter's bonus", 0),
        2 if person.get("token spent before") else 0,
        person.get("bow", 0),
        person.get("token", 0),
        person.get("vial", 0),
        person.get("uses", ""),
    )
    return fighter, person


def rolled(random: Random, fighter: Fighter) -> tuple[int, ...]:
    return tuple(random.randint(1, 8) for _ in range(2 if fighter.using == "thunder_axe" else 1))


@pytest.mark.parametrize("seed", range(8))
def test_fights_as_they_are_told_a_second_time(seed: int) -> None:
    random = Random(seed)
    for _ in range(1000):
        (hero, person), two = both(random, 0), random.random() < 0.3
        friends = [both(random, i) for i in range(1, random.choice([1, 2, 2, 5]))]
        monsters = [random.choice(range(6, 26)) for _ in range(random.choice([1, 1, 1, 3]))]
        fight = dungeon(
            hero,
            *monsters,
            allies=[friend for friend, _ in friends],
            quarters=f.THREE_QUARTERS if two else f.HALF,
        )
        rolls = Rolls(rolled(random, hero), (random.randint(1, 8),))
        end = settle(fight, rolls)
        told = second.fight(
            person,
            [friend for _, friend in friends],
            monsters,
            list(rolls.green),
            rolls.red[0],
            two,
        )
        assert (end.green, end.red, end.won) == (*told[:2], told[2] == "adventurers")
        assert end.won or end.wounds == told[3]
        assert_told(fight, rolls)


@pytest.mark.parametrize("seed", range(8))
def test_arenas_as_they_are_told_a_second_time(seed: int) -> None:
    random = Random(seed)
    for _ in range(1000):
        (attacker, one), (defender, other) = both(random, 0), both(random, 1)
        others = [both(random, i) for i in range(2, random.randint(2, 6))]
        tokens = [random.choice(["attacker", "defender", None]) for _ in others]
        sides: dict[str | None, list[Fighter]] = {"attacker": [], "defender": [], None: []}
        for (fighter, _), token in zip(others, tokens, strict=True):
            sides[token].append(fighter)
        fight = arena(attacker, defender, sides["attacker"], sides["defender"])
        rolls = Rolls(rolled(random, attacker), rolled(random, defender))
        end = settle(fight, rolls)
        held = [(person, token) for (_, person), token in zip(others, tokens, strict=True)]
        told = second.arena(one, other, held, list(rolls.green), list(rolls.red))
        assert (end.green, end.red, end.won, end.wounds) == (
            *told[:2],
            told[2] == "attacker",
            told[3],
        )
        assert_told(fight, rolls)


def assert_told(fight: Fight, rolls: Rolls) -> None:
    """The numbers told make the totals."""
    end = settle(fight, rolls)
    for side, faces, total in zip(fight[:2], rolls, end[:2], strict=True):
        told = f.terms(side, faces, fight.quarters)
        assert sum(term.amount for term in told) == total
        assert [term.face for term in told if term.what == "die"] == list(faces)


# --- The odds -------------------------------------------------------------------------------------


def counted(fight: Fight) -> Counter[tuple[bool, bool]]:
    """Every roll, settled one by one."""
    ends: Counter[tuple[bool, bool]] = Counter()
    dice = [f.strength(side).dice for side in fight[:2]]
    for green in product(FACES, repeat=dice[0]):
        for red in product(FACES, repeat=dice[1]):
            end = settle(fight, Rolls(green, red))
            ends[end.won, end.kritik] += 1
    return ends


@pytest.mark.parametrize("seed", range(20))
def test_odds_count_every_roll(seed: int) -> None:
    random = Random(seed)
    attacker, defender, ally = (both(random, i)[0] for i in range(3))
    for fight in (
        dungeon(attacker, random.randint(6, 25)),
        dungeon(attacker, random.randint(6, 25), allies=[ally], quarters=f.THREE_QUARTERS),
        arena(attacker, defender, [ally]),
    ):
        ends, chances = counted(fight), odds(fight)
        every = ends.total()
        assert chances.plain == Fraction(ends[True, False], every)
        assert chances.kritik == Fraction(ends[True, True], every)
        assert chances.loss == Fraction(ends[False, False], every)
        assert chances.crush == Fraction(ends[False, True], every)
        assert sum(chances) == 1


@pytest.mark.parametrize(
    ("own", "wins"),
    [
        (8, (0.56, 0.34, 0.20, 0.12, 0.11, 0.09, 0.06, 0.00)),
        (12, (0.84, 0.73, 0.56, 0.34, 0.20, 0.12, 0.11, 0.06)),
        (18, (0.92, 0.89, 0.89, 0.84, 0.73, 0.56, 0.34, 0.12)),
    ],
)
def test_chances_against_monsters_of_8_to_24(own: int, wins: tuple[float, ...]) -> None:
    fighter = Fighter(0, items=own - f.BASE)
    found = [odds(dungeon(fighter, m)).win for m in (8, 10, 12, 14, 16, 18, 20, 24)]
    # Two of them lie exactly between two hundredths.
    assert [float(win) for win in found] == pytest.approx(wins, abs=0.0051)


@rule("vial")
def test_the_odds_of_a_vial_are_those_of_its_rolls() -> None:
    fighter = Fighter(0, vial=f.UNROLLED, using=f.POWER_ARMOUR)
    cases = [odds(dungeon(fighter._replace(vial=face), 14)) for face in FACES]
    assert odds(dungeon(fighter, 14)).win == sum(case.win for case in cases) / 8
    helped = odds(dungeon(Fighter(1), 14, allies=[fighter]))
    assert helped.win == sum(
        odds(dungeon(Fighter(1), 14, allies=[fighter._replace(vial=face)])).win for face in FACES
    ) / Fraction(8)
    attacked = odds(arena(Fighter(1), fighter))
    assert sum(attacked) == 1
    assert attacked.win > odds(arena(Fighter(1), fighter._replace(vial=4))).win - Fraction(1, 4)


@rule("priest.token")
def test_a_defeat_fought_again_needs_two_defeats() -> None:
    once = odds(dungeon(Fighter(0), 10))
    twice = once.again()
    assert 1 - twice.win == (1 - once.win) ** 2
    assert twice.crush == (1 - once.win) * once.crush
    assert sum(twice) == 1


def test_helpers_one_by_one() -> None:
    found = f.by_ally(Fighter(0), 12, [Fighter(3), Fighter(2, items=4)])
    assert list(found) == [None, 3, 2]
    assert found[None].win < found[3].win < found[2].win
    assert f.by_ally(Fighter(0), 12, [Fighter(1)], f.THREE_QUARTERS)[1].win == found[2].win


def test_an_arena_by_who_joins_whom() -> None:
    found = f.by_sides(Fighter(0), Fighter(1, items=1), [Fighter(2), Fighter(3)])
    assert len(found) == 9
    assert found[f.NEUTRAL, f.NEUTRAL] == odds(arena(Fighter(0), Fighter(1, items=1)))
    assert found[f.ATTACKER, f.DEFENDER] == found[f.DEFENDER, f.ATTACKER]
    assert found[f.ATTACKER, f.ATTACKER].win > found[f.ATTACKER, f.NEUTRAL].win
    even = odds(arena(Fighter(0), Fighter(1)))
    assert even.turned.win == 1 - even.win


# --- What it is worth -----------------------------------------------------------------------------


def test_wounds_that_are_lost_cost_nothing() -> None:
    chances = odds(dungeon(Fighter(0), 14))
    assert chances.wounds(4) == chances.loss + 2 * chances.crush
    assert chances.wounds(1) == 1 - chances.win
    assert chances.wounds(0) == 0


def test_what_a_help_may_cost() -> None:
    mine, theirs = f.Stakes(gain=9, wound=1), f.Stakes(gain=0, wound=1)
    odds_by = f.by_ally(Fighter(0), 12, [Fighter(1, items=4)])
    price = f.help_price(odds_by[None], odds_by[1], mine, theirs, flee=True)
    win = odds_by[1].win
    alone = 9 * odds_by[None].win - odds_by[None].wounds()
    assert alone > 0, "whoever may flee would fight alone"
    assert price.most == 9 * win - odds_by[1].wounds() - alone
    assert price.least == odds_by[1].wounds()
    assert price.pays
    due = price.after_victory()
    assert due == (price.least / win, price.most / win)
    giant = f.by_ally(Fighter(0), 18, [Fighter(1)])
    fled, fought = (
        f.help_price(giant[None], giant[1], mine, theirs, flee) for flee in (True, False)
    )
    assert fled.most == 9 * giant[1].win - giant[1].wounds()
    assert fought.most > fled.most, "the alternative is worse than nothing"
    hopeless = f.by_ally(Fighter(0), 40, [Fighter(1)])
    none = f.help_price(hopeless[None], hopeless[1], mine, theirs, flee=True)
    assert (none.pays, none.after_victory()) == (False, None)


fighters = st.builds(
    lambda player, items, wounds, arms: Fighter(player, items, wounds, arms),
    st.integers(0, 5),
    st.integers(0, 20),
    st.integers(0, 4),
    st.integers(0, 1),
)


@given(fighters, fighters, st.integers(1, 30))
def test_no_help_ever_harms(fighter: Fighter, ally: Fighter, monster: int) -> None:
    alone = odds(dungeon(fighter, monster))
    assert odds(dungeon(fighter, monster, allies=[ally])).win >= alone.win
    assert odds(dungeon(fighter, monster, monster)).win <= alone.win
    assert odds(dungeon(fighter._replace(vial=8), monster)).win >= alone.win
