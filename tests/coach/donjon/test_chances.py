"""The exact help for fights, against what the judge does with every roll there is."""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Any, TypeVar

import pytest

from crypt_core.donjon.coach.chances import (
    AGAIN,
    AGAINST,
    ALONE_,
    JOINS,
    RATES,
    RING_ALLY,
    RING_FIGHT,
    Chances,
    Gains,
    Way,
    arena_odds,
    arena_worth,
    by_sides,
    chances,
    draw,
    joined,
    may_join,
    victims,
)
from crypt_core.donjon.events_fight import Fought
from crypt_core.donjon.fight import ATTACKER, DEFENDER, NEUTRAL, Odds
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.state import State
from crypt_core.engine.luck import KeyedLuck, Luck, outcomes
from crypt_core.engine.timeline import Timeline
from crypt_core.front import odds
from tests.donjon.build import Table, who
from tests.donjon.haggling import haggled, laden

T = TypeVar("T")
FACES = range(1, 9)


class Rolled:
    """Luck that enumerates dice; piles lie as keyed luck lays them."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def die(self, *key: int, sides: int = 6) -> int:
        return self.luck.die(*key, sides=sides)

    def deal(self, cards: Sequence[T], ids: Sequence[int], count: int, *key: int) -> tuple[T, ...]:
        return KeyedLuck(0).deal(cards, ids, count, *key)

    def pick(self, cards: Sequence[T], ids: Sequence[int], place: int, *key: int) -> T:
        return KeyedLuck(0).pick(cards, ids, place, *key)


def brute(state: State, *texts: str) -> Odds:
    """How a fight ends over all rolls, as the judge plays it.

    These moves are made, nobody flees, and then only what has to be said is said.
    """

    def run(luck: Luck) -> tuple[bool, bool]:
        at, left = state, list(texts)
        while True:
            text = left.pop(0) if left else f"P{DONJON.deciders(at)[0] + 1}: done"
            if at.stage == "flee":
                left, text = ([text] if "done" not in text else []) + left, "fight"
            at, steps = DONJON.play(at, DONJON.read_move(text, at), Rolled(luck))
            for event, after in steps:
                if isinstance(event, Fought):
                    assert after.fight is not None
                    return after.fight.won, after.fight.kritik

    found = dict.fromkeys(product((True, False), repeat=2), Fraction(0))
    for chance, end in outcomes(run):
        found[end] += chance
    return Odds(found[True, False], found[True, True], found[False, False], found[False, True])


def came_of(state: State, player: int, *texts: str) -> Fraction:
    """What an Arena comes to for a player over all rolls, as the judge plays it, in gems.

    These moves are made; then gems are plundered, and a Priest who has lost fights again.
    """
    before = state.players[player]

    def run(luck: Luck) -> int:
        at, left = state, list(texts)
        while at.fight is not None:
            who_ = f"P{DONJON.deciders(at)[0] + 1}: "
            after = {"plunder": "plunder gems", "replay": "replay"}.get(at.stage, "done")
            text = left.pop(0) if left else who_ + after
            at, _ = DONJON.play(at, DONJON.read_move(text, at), Rolled(luck))
        now = at.players[player]
        found = now.gems - before.gems + RATES.trophy * (now.trophies - before.trophies)
        found -= RATES.point * (now.malus - before.malus)
        return found - RATES.wound * (now.wounds - before.wounds)

    return sum((chance * end for chance, end in outcomes(run)), Fraction(0))


def at(state: State) -> Table:
    """A table to play on from here."""
    table = Table.__new__(Table)
    table.state, table.said = state, []
    return table


def seen(table: Table, player: int | None = None) -> Any:
    """What is counted for who decides."""
    found = chances(DONJON.view(table.state, table.owing[0] - 1 if player is None else player))
    assert found is not None
    return found


def way(table: Table, how: str, player: int) -> Odds:
    (found,) = (it.odds for it in seen(table).ways if it[:2] == (how, player))
    assert isinstance(found, Odds)
    return found


def four(first: dict[str, Any], *top: str, **second: Any) -> Table:
    """Somebody who has met a card, and three others."""
    others = who("thief", token=False, **second), who("warrior", wounds=2), who("barbarian")
    table = Table(first, *others[:3], top=top)
    return table.meet()


def test_the_printed_fight() -> None:
    """Barbarian 11 with an ally of 3 against 16."""
    sorcerer = who("sorcerer", wounds=3, token=False)
    barbarian = who("barbarian", items=["short_sword"], token=False)
    table = Table(barbarian, sorcerer, who("thief"), top=["cyclops_of_hell"]).meet()
    found = seen(table)
    allied = {it.player: it for it in found.helps}
    assert allied[1].odds == brute(table.state, "call", "P2: bid nothing", "P3: pass", "ally P2")
    assert found.plain == brute(table.state, "alone")
    assert (found.gains.gems, found.gains.trophies) == (5, 1)
    assert found.stakes.gain == 5 + 6


@pytest.mark.parametrize("card", ["goblin", "ogre", "troll", "green_dragon", "djinn"])
def test_alone_and_with_each_ally(card: str) -> None:
    table = four(who("priest", token=False, items=["dagger"]), card, items=["double_axe"])
    found = seen(table)
    assert found.plain == brute(table.state, "alone")
    for help_ in found.helps:
        asked = [f"P{i}: bid nothing" for i in (2, 3, 4)]
        texts = ["call", *asked, f"ally P{help_.player + 1}"]
        assert help_.odds == brute(table.state, *texts)
        assert help_.odds.win >= found.plain.win


@pytest.mark.parametrize(
    ("first", "card", "how"),
    [
        (who("barbarian"), "ogre", "token"),
        (who("warrior", items=["plate_armour"]), "ogre", "token"),
        (who("ranger", prey="humanoid"), "ogre", "token"),
        (who("priest", token=False, items=["vial"]), "ogre", "vial"),
        (who("warrior", token=False, items=["power_armour"]), "vampire", "power_armour"),
        (who("barbarian", token=False, items=["thunder_axe"]), "green_dragon", "thunder_axe"),
    ],
)
def test_with_each_power(first: dict[str, Any], card: str, how: str) -> None:
    others = who("thief", token=False), who("sorcerer", token=False)
    table = Table(first, *others, top=[card]).meet()
    used = way(table, how, 0)
    assert used == brute(table.state, "alone", f"use {how}")
    assert used.win > seen(table).plain.win or how == "vial"


def test_the_rage_is_counted_with_what_it_costs_for_good() -> None:
    """Only to the Barbarian: whoever is helped by him loses nothing."""
    table = Table(who("barbarian", wounds=2), who("thief"), who("warrior"), top=["ogre"]).meet()
    found = seen(table)
    rage = next(it for it in found.ways if it.how == "token")
    after = at(table.state).play("alone", "fight", "use token", dice=[8, 1])
    assert rage.worth == found.worth(rage.odds) - RATES.point * after[1].malus
    assert after[1].malus == 2
    helped = four(who("priest", token=False), "ogre").play(
        "call", "P2: pass", "P3: pass", "P4: bid nothing", "ally P4")  # fmt: skip
    found = seen(helped, 0)
    rage = next(it for it in found.ways if it.how == "token")
    assert (rage.player, rage.worth) == (3, found.worth(rage.odds))


def test_the_priest_fights_a_lost_fight_again() -> None:
    table = Table(who("priest"), who("thief", token=False), who("sorcerer", token=False),
                  top=["orc"]).meet()  # fmt: skip
    plain = seen(table).plain
    again = way(table, AGAIN, 0)
    lost: Fraction = Fraction(0)
    for green, red in product(FACES, FACES):
        after = at(table.state)
        after.play("alone", dice=[green, red])
        if after.state.stage == "replay" and not after.state.fight.won:  # type: ignore[union-attr]
            for one, other in product(FACES, FACES):
                last = at(after.state)
                last.play("replay", dice=[one, other])
                lost += Fraction("for red" in " ".join(last.said), 64 * 64)
    assert 1 - again.win == lost
    assert again.win > plain.win


def test_the_ring_makes_another_fight_or_help() -> None:
    first = who("sorcerer", token=False, items=["charm_ring"])
    table = Table(first, who("thief", token=False, items=["double_axe"]),
                  who("priest", token=False), top=["ogre"]).meet()  # fmt: skip
    for other in (1, 2):
        fights = brute(table.state, f"ring P{other + 1} fight", "alone")
        assert way(table, RING_FIGHT, other) == fights
        assert way(table, RING_ALLY, other) == brute(table.state, f"ring P{other + 1} ally")


def test_who_fights_instead_or_has_passed_is_no_ally() -> None:
    first = who("sorcerer", token=False, items=["charm_ring"])
    table = Table(first, who("thief", items=["double_axe"]), who("priest"), who("warrior"),
                  top=["minotaur"]).meet()  # fmt: skip

    def allies() -> list[int]:
        return [help_.player for help_ in seen(table, 0).helps]

    assert allies() == [1, 2, 3]
    table.play("ring P2 fight")
    assert allies() == [2, 3]
    table.play("call", "P3: pass")
    assert allies() == [3]
    table.play("P4: bid 1g")
    assert allies() == [3]
    table.play("counter P4 nothing for nothing")
    assert allies() == [3]


def test_the_ring_is_not_offered_once_the_attacker_has_promised() -> None:
    first = who("sorcerer", token=False, items=["charm_ring"])
    table = Table(first, who("thief"), who("priest")).play("done", "arena P2")
    assert {it.how for it in seen(table, 0).ways} >= {RING_FIGHT, RING_ALLY}
    table.play("P1: done")
    assert table.owing == [2]
    assert not {it.how for it in seen(table, 0).ways} & {RING_FIGHT, RING_ALLY}


def had(state: State, texts: Sequence[str]) -> bool:
    """Whether the rules let what is decided now come to the last of these moves.

    Whoever else is asked for help passes; a counter is declined.
    """
    table, last = at(state), texts[-1]
    for _ in range(12):
        (first, *_), stage = DONJON.deciders(table.state), table.state.stage
        if DONJON.why_not(table.state, DONJON.read_move(last, table.state)) is None:
            return True
        verbs = {"negotiate": "call", "haggle": "decline", "bid": "pass"}
        if stage not in verbs:
            return False
        mine = [text for text in texts[:-1] if text.startswith(f"P{first + 1}: ")]
        text = mine[0] if mine and stage == "bid" else f"P{first + 1}: {verbs[stage]}"
        if not table.may(text):
            return False
        table.play(text)
    return False


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_whatever_is_told_can_be_had(players: int) -> None:
    """Of bargaining tables at which all have much: no row is of what the rules forbid."""
    dice, rows = random.Random(players), 0
    for seed in range(12):
        state = laden(players, seed)
        for _ in range(60):
            owing = DONJON.deciders(state)
            if not owing:
                break
            found = chances(DONJON.view(state, state.active))
            for it in found.helps if found else ():
                rows += 1
                helps = (
                    f"P{it.player + 1}: bid nothing",
                    f"P{state.active + 1}: ally P{it.player + 1}",
                )
                assert had(state, helps), (seed, state.stage, it)
            for way in found.ways if found else ():
                if way.how.startswith("ring-"):
                    rows += 1
                    how = way.how.removeprefix("ring-")
                    ring = f"P{state.active + 1}: ring P{way.player + 1} {how}"
                    assert had(state, [ring]), (seed, state.stage, way)
            state, _ = DONJON.play(
                state, haggled(state, owing[0], dice), KeyedLuck(dice.randrange(1 << 30))
            )
    assert rows > 20


def test_arenas_by_who_joins_whom() -> None:
    table = Table(who("priest", token=False, items=["dagger"]), who("thief", token=False),
                  who("sorcerer", token=False, items=["double_axe"]),
                  who("ranger", wounds=1))  # fmt: skip
    table.play("done", "arena P2", "P1: done", "P2: done")
    assert table.state.stage == "sides"
    view = DONJON.view(table.state, 2)
    found = by_sides(view)
    assert len(found) == 9
    for (one, other), told in found.items():
        sides = [f"P{i}: side {'none' if side == 'neutral' else side}"
                 for i, side in ((3, one), (4, other))]  # fmt: skip
        assert told == brute(table.state, *sides)
        assert told == arena_odds(view, {2: one, 3: other})
        assert joined(view, 2, {3: other})[one] == told


def test_all_take_a_side_in_the_arena_of_fury() -> None:
    table = Table(who("priest", token=False), who("thief", token=False),
                  who("sorcerer", token=False), who("ranger"), top=["fury"])  # fmt: skip
    table.play("done", "draw")
    found = by_sides(DONJON.view(table.state, 0))
    assert set(found) == set(product(("attacker", "defender"), repeat=2))


def test_arenas_that_might_be_opened() -> None:
    table = Table(who("priest", token=False), who("thief", token=False, items=["double_axe"]),
                  who("sorcerer", token=False)).play("done")  # fmt: skip
    found = victims(DONJON.view(table.state, 0), 0)
    for other in (1, 2):
        opened = at(table.state)
        opened.play(f"arena P{other + 1}", "P1: done", f"P{other + 1}: done")
        third = 3 if other == 1 else 2
        assert found[other] == brute(opened.state, f"P{third}: side none")
    assert found[2].win > found[1].win


# --- Arenas as who looks stands to them -----------------------------------------------------------


def for_(state: State, player: int | None, side: str = "") -> Chances:
    """What is counted of an Arena for who looks."""
    found = chances(DONJON.view(state, player), side)
    assert found is not None
    return found


def arena(*players: dict[str, Any], **fields: Any) -> Table:
    """An Arena of the first against the second: attacker and victim have promised."""
    return Table(*players, **fields).play("done", "arena P2", "P1: done", "P2: done")


STAY = "P3: side none"


@pytest.mark.parametrize(
    ("victim", "how", "use"),
    [
        (who("warrior", gems=5), "token", "P2: use token"),
        (who("barbarian", gems=5), "token", "P2: use token"),
        (who("warrior", token=False, gems=1, items=["power_armour"]), "power_armour",
         "P2: use power_armour"),
        (who("barbarian", token=False, gems=2, items=["thunder_axe"]), "thunder_axe",
         "P2: use thunder_axe"),
        (who("ranger", token=False, wounds=3, gems=4, items=["vial"]), "vial", "P2: use vial"),
    ],
)  # fmt: skip
def test_a_victim_is_told_the_own_ways(victim: dict[str, Any], how: str, use: str) -> None:
    third = who("sorcerer", token=False)
    table = arena(who("thief", token=False, items=["dagger"]), victim, third, pot=3)
    assert table.state.stage == "announce"
    found = for_(table.state, 1)
    assert found.side == DEFENDER
    ways = {it.how: it for it in found.ways}
    for told, texts in ((found.ways[0], ("P2: done", STAY)), (ways[how], (use, STAY))):
        assert told.odds == brute(table.state, *texts).turned
        assert told.worth == came_of(table.state, 1, *texts)
    # The attacker's chances are the rest, and so are those of who only looks on.
    assert for_(table.state, 0).plain == for_(table.state, None).plain == found.plain.turned
    assert [it.how for it in for_(table.state, 0).ways] == [ALONE_, JOINS, AGAINST]


def test_a_victims_ways_together() -> None:
    """Power, Power Armour and vial at once: what has been announced is counted on with."""
    table = arena(who("thief", token=False, items=["double_axe"]),
                  who("warrior", items=["power_armour", "vial"]),
                  who("sorcerer", token=False))  # fmt: skip
    assert [it.how for it in for_(table.state, 1).ways[:4]] == [
        ALONE_, "token", "vial", "power_armour",
    ]  # fmt: skip
    table.play("P2: use token")
    found = {it.how: it.odds for it in for_(table.state, 1).ways}
    assert "token" not in found
    assert found["power_armour"] == brute(table.state, "P2: use power_armour", "P2: done",
                                          STAY).turned  # fmt: skip
    assert found["vial"] == brute(table.state, "P2: use vial", "P2: done", STAY).turned
    table.play("P2: use power_armour", "P2: done")
    assert table.state.stage == "sides"
    assert [it.how for it in for_(table.state, 1).ways] == [ALONE_, JOINS, AGAINST], (
        "nothing can be announced any more"
    )


@pytest.mark.parametrize("player", [0, 1])
def test_each_of_the_others_is_told_on_either_side(player: int) -> None:
    table = arena(who("warrior", token=False), who("barbarian", token=False, gems=3, wounds=1),
                  who("thief", token=False, items=["double_axe"]),
                  who("ranger", token=False, wounds=2), pot=2)  # fmt: skip
    found = {it[:2]: it for it in for_(table.state, player).ways}
    own, against = (ATTACKER, DEFENDER) if player == 0 else (DEFENDER, ATTACKER)
    assert set(found) == {(ALONE_, player), *product((JOINS, AGAINST), (2, 3))}
    for how, side in ((JOINS, own), (AGAINST, against)):
        for other in (2, 3):
            sides = [f"P{i + 1}: side {side if i == other else 'none'}" for i in (2, 3)]
            odds_ = brute(table.state, *sides)
            assert found[how, other].odds == (odds_ if player == 0 else odds_.turned)
            assert found[how, other].worth == came_of(table.state, player, *sides)


def test_a_victim_priest_fights_again() -> None:
    table = arena(who("thief", token=False), who("priest", gems=4, wounds=3),
                  who("sorcerer", token=False), pot=3)  # fmt: skip
    assert table.state.stage == "sides"
    before = {it.how: it for it in for_(table.state, 1).ways}
    assert before[AGAIN].worth == came_of(table.state, 1, STAY)
    lost = 1 - brute(table.state, STAY).turned.win
    assert before[AGAIN].odds.win == 1 - lost * lost
    table.play(STAY, dice=[8, 1])
    assert table.state.stage == "replay"
    again = for_(table.state, 1)
    assert [it.how for it in again.ways] == [ALONE_]
    assert again.plain == brute(table.state, "P2: replay").turned
    assert again.ways[0].worth == came_of(table.state, 1, "P2: replay")
    assert for_(table.state, 0).plain == again.plain.turned


@pytest.mark.parametrize("adventurer", ["thief", "priest"])
@pytest.mark.parametrize("gems", [1, 5])
def test_joining_is_worth_what_the_side_brings_and_costs(adventurer: str, gems: int) -> None:
    """A trophy against wounds; no plunder and no pot, but for the gem of the Thief."""
    table = arena(who("ranger", token=False), who("warrior", token=False, gems=gems),
                  who(adventurer, token=False, wounds=3, items=["double_axe"]),
                  who("sorcerer", token=False, items=["dagger"]), pot=3)  # fmt: skip
    view = DONJON.view(table.state, 2)
    assert may_join(view)
    for side, wins in ((ATTACKER, True), (DEFENDER, False)):
        moves = (f"P3: side {side}", "P4: side none")
        found, ends = for_(table.state, 2, side), brute(table.state, *moves)
        assert found.side == side
        assert found.plain == (ends if wins else ends.turned)
        assert found.gains.trophies == 1
        assert found.ways[0].worth == found.worth(found.plain) == came_of(table.state, 2, *moves)
        for other in (ATTACKER, DEFENDER, NEUTRAL):
            last = f"P4: side {'none' if other == NEUTRAL else other}"
            assert arena_worth(view, {2: side, 3: other}) == (
                side, came_of(table.state, 2, moves[0], last),
            )  # fmt: skip
    out = for_(table.state, 2, NEUTRAL)
    assert out == for_(table.state, 2), "nothing is taken for chosen"
    assert (out.side, out.gains, out.ways[0].worth) == (NEUTRAL, Gains(), 0)
    assert out.plain == brute(table.state, "P3: side none", "P4: side none")
    assert arena_worth(view, {3: ATTACKER}) is None


@pytest.mark.parametrize("side", [ATTACKER, DEFENDER])
def test_who_may_join_is_told_the_own_ways_with_either_side(side: str) -> None:
    table = arena(who("thief", token=False), who("sorcerer", token=False, gems=2),
                  who("warrior", items=["power_armour", "vial"]))  # fmt: skip
    found = {it.how: it for it in for_(table.state, 2, side).ways}
    assert set(found) == {ALONE_, "token", "vial", "power_armour"}
    for how in ("token", "vial", "power_armour"):
        moves = (f"P3: use {how}", "P3: done", f"P3: side {side}")
        ends = brute(table.state, *moves)
        assert found[how].odds == (ends if side == ATTACKER else ends.turned)


def test_who_has_chosen_a_side_is_told_as_of_it_and_nobody_else_is() -> None:
    table = arena(who("thief", token=False), who("warrior", token=False, gems=2),
                  who("priest", token=False), who("ranger", token=False))  # fmt: skip
    before = [for_(table.state, player) for player in (0, 1, 3)]
    joining = for_(table.state, 2, DEFENDER)
    table.play("P3: side defender")
    assert for_(table.state, 2) == joining
    assert not may_join(DONJON.view(table.state, 2))
    assert [for_(table.state, player) for player in (0, 1, 3)] == before


def test_from_whom_the_fairy_saves_nothing_is_plundered() -> None:
    table = arena(who("thief", token=False), who("warrior", token=False, gems=4, fairy=True),
                  who("priest", token=False), fought=True)  # fmt: skip
    assert for_(table.state, 0).gains == Gains(0, 1)
    assert for_(table.state, 1).gains == Gains(0, 1)
    assert for_(table.state, 0).ways[0].worth == came_of(table.state, 0, STAY)


@pytest.mark.parametrize("how", ["fight", "ally"])
def test_the_ring_in_an_arena_as_each_stands_to_it(how: str) -> None:
    """Who is charmed takes the wounds and wins no trophy; the Sorcerer has it without a wound."""
    table = Table(who("sorcerer", token=False, items=["charm_ring"]),
                  who("warrior", token=False, gems=5), who("thief", token=False),
                  who("priest", token=False), pot=2)  # fmt: skip
    table.play("done", "arena P2")
    ring = RING_FIGHT if how == "fight" else RING_ALLY
    before = {it[:2]: it for it in for_(table.state, 0).ways}[ring, 2]
    assert ring not in [it.how for it in for_(table.state, 1).ways]
    table.play(f"ring P3 {how}", "P1: done", "P2: done")
    assert before.odds == for_(table.state, 0).plain
    for player, side in ((0, ATTACKER), (1, DEFENDER), (2, ATTACKER)):
        found = for_(table.state, player)
        assert found.side == side
        assert found.ways[0].worth == came_of(table.state, player, "P4: side none")
    assert before.worth == for_(table.state, 0).ways[0].worth
    assert not may_join(DONJON.view(table.state, 2))


def test_the_front_door_tells_a_side() -> None:
    table = arena(who("thief", token=False), who("warrior", token=False),
                  who("priest", token=False))  # fmt: skip
    game = Timeline(DONJON, table.state.setup, 0, table.state)
    assert odds(game) == for_(table.state, 2)
    for text, side in (("attacker", ATTACKER), ("defender", DEFENDER), ("none", NEUTRAL)):
        assert odds(game, f"P3: side {text}") == for_(table.state, 2, side)


# --- What it is worth -----------------------------------------------------------------------------


def test_when_to_flee() -> None:
    """A monster half as strong again may be left alone; it is better if the fight costs more."""
    hopeless = seen(Table(who("priest", token=False, wounds=1), who("thief"), who("sorcerer"),
                          top=["black_dragon"]).meet())  # fmt: skip
    assert hopeless.flight
    assert hopeless.better_flee is (hopeless.worth(hopeless.plain) < 0)
    weak = seen(four(who("priest", token=False), "goblin"))
    assert not weak.flight
    assert not weak.better_flee


def test_a_price_lies_between_what_help_costs_and_what_it_adds() -> None:
    table = four(who("priest", token=False), "troll", items=["double_axe"])
    found = seen(table)
    for help_ in found.helps:
        alone = max(Fraction(0), found.worth(found.plain)) if found.flight else found.worth(
            found.plain)  # fmt: skip
        assert help_.price.most == found.worth(help_.odds) - alone
        room = 4 - table.state.players[help_.player].wounds
        assert help_.price.least == help_.odds.wounds(room)
        assert help_.most == table.state.players[0].gems + found.gains.gems
    assert any(help_.price.pays for help_ in found.helps)


def test_it_counts_from_what_one_may_know() -> None:
    """A hidden quest, a pile, a side: nothing of it changes what is counted."""
    table = four(who("priest", main="edge", token=False), "ogre")
    for viewer in range(4):
        other = table.state.with_player((viewer + 1) % 4, main=None)
        mixed = other.adventure._replace(under=tuple(reversed(other.adventure.under)))
        other = other._replace(adventure=mixed)
        before = chances(DONJON.view(table.state, viewer))
        assert chances(DONJON.view(other, viewer)) == before


def test_there_is_nothing_to_count_without_a_fight() -> None:
    table = four(who("priest"), "chest")
    assert chances(DONJON.view(table.state, 0)) is None


def test_the_front_door_tells_what_is_counted() -> None:
    table = Table(who("priest", token=False), who("thief"), who("warrior"), top=["ogre"])
    game = Timeline(DONJON, table.state.setup, 0, table.state)
    with pytest.raises(ValueError, match="odds are of a fight"):
        odds(game)
    game.play("done")
    assert odds(game) == draw(game.view(0), 0)
    assert odds(game, "arena P2") == victims(game.view(0), 0)[1]
    for move in ("draw", "call", "P2: bid 1g", "P3: pass"):
        game.play(move)
    found = odds(game)
    assert found == chances(game.view(0))
    assert odds(game, "ally P2") == found.helps[0]
    with pytest.raises(ValueError, match="an Arena or an ally"):
        odds(game, "alone")


def test_the_next_card() -> None:
    table = Table(who("sorcerer", token=False), who("thief"), top=["ogre"]).play("done")
    state = table.state
    found = draw(DONJON.view(state, 0), 0)
    pile = (*state.adventure.mixed, *state.adventure.under)
    cards = [state.setup.adventure[number] for number in pile]
    assert found.cards == len(cards) == found.monsters + found.specials + found.events
    total = Fraction(0)
    for card in (card for card in cards if card in state.setup.monsters):
        met = Table(who("sorcerer", token=False), who("thief"), top=[card]).play("done", "draw")
        total += seen(met).plain.win
    assert found.win == total / found.monsters
    priest = Table(who("priest"), who("thief"), top=["ogre"]).play("done")
    known = draw(DONJON.view(priest.state, 0), 0)
    assert (known.cards, known.monsters) == (1, 1)
    assert isinstance(way(four(who("priest"), "ogre"), ALONE_, 0), Odds)
    assert Way._fields == ("how", "player", "odds", "worth")
