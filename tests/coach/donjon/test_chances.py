"""The exact help for fights, against what the judge does with every roll there is."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Any, TypeVar

import pytest

from crypt_core.donjon.coach.chances import (
    AGAIN,
    ALONE_,
    RING_ALLY,
    RING_FIGHT,
    Way,
    arena_odds,
    by_sides,
    chances,
    draw,
    joined,
    victims,
)
from crypt_core.donjon.events_fight import Fought
from crypt_core.donjon.fight import Odds
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.state import State
from crypt_core.engine.luck import KeyedLuck, Luck, outcomes
from crypt_core.engine.timeline import Timeline
from crypt_core.front import odds
from tests.donjon.build import Table, who

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
    assert Way._fields == ("how", "player", "odds")
