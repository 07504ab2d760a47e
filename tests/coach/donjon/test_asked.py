"""The exact help for quests: what is counted is what the rules find."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from crypt_core.donjon.coach.asked import Asked, looked_at, unfinished
from crypt_core.donjon.components import QUESTS
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.quests import fulfilled
from crypt_core.engine.luck import KeyedLuck
from tests.donjon.build import Table, who
from tests.donjon.test_properties import played


def asked(quest: str, *, main: bool = False, **fields: Any) -> Asked:
    """What a quest asks of somebody with these things, at a table of three."""
    held = {"main": quest} if main else {"quests": [quest]}
    table = Table(who("priest", **held, **fields), who("thief", trophies=2), who("warrior"))
    (found,) = unfinished(DONJON.view(table.state, 0))
    return found


def test_what_a_quest_brings_and_costs() -> None:
    main, other = asked("edge", main=True), asked("edge")
    assert (main.trophies, main.gems, main.loss, main.place) == (4, 4, 2, 0)
    assert (other.trophies, other.gems, other.loss, other.place) == (2, 4, 1, 1)


@pytest.mark.parametrize(
    ("quest", "fields", "have", "want", "price"),
    [
        ("edge", {"items": ["dagger"]}, 1, 4, 8),
        ("edge", {"items": ["double_axe"]}, 4, 4, None),
        ("lavish", {"items": ["dagger"]}, 1, 3, 4),
        ("lavish", {}, 0, 3, 6),
        ("just", {"spoils": ["goblin", "orc", "zombie"]}, 2, 3, None),
        ("bloody", {"spoils": ["goblin"]}, 1, 3, None),
        ("greedy", {"gems": 5}, 5, 12, None),
        ("lucky", {"done": ["edge"]}, 1, 3, None),
        ("hero", {"trophies": 1}, 1, 2, None),
        ("poor", {"trophies": 1}, 1, 0, None),
        ("dragon_item", {}, 0, 1, None),
    ],
)
def test_how_far_it_is(quest: str, fields: Any, have: int, want: int, price: int | None) -> None:
    found = asked(quest, **fields)
    assert (found.have, found.want, found.price) == (have, want, price)


def test_cards_that_serve_and_are_still_to_come() -> None:
    assert asked("saint_michael").there == 3
    assert asked("bloody", spoils=["goblin"]).there == 15
    assert asked("just", spoils=["goblin"]).there == 32
    assert asked("dragon_item").there == 3


def test_deeds_have_a_chance() -> None:
    weak, strong = asked("witcher"), asked("witcher", items=["double_axe", "plate_armour"])
    assert weak.chance is not None
    assert strong.chance is not None
    assert 0 < weak.chance < strong.chance < 1
    assert weak.there == 3 * 3 + 3
    gary = asked("saint_gary").chance
    assert gary is not None
    assert 0 < gary <= Fraction(1, 8)
    assert asked("coward").chance is None


def test_it_is_done_when_the_rules_say_so() -> None:
    """In whole games, for every quest that somebody holds."""
    seen = set()
    for seed in range(4):
        for turn in played(seed).turns[::9]:
            for player in range(turn.state.setup.players):
                for it in unfinished(DONJON.view(turn.state, player)):
                    assert it.done == fulfilled(turn.state, player, it.quest)
                    seen.add(it.quest)
    assert len(seen) > 12


def test_of_those_looked_at_one_is_to_be_kept() -> None:
    state, _ = DONJON.start(DONJON.setup({"players": 3}), KeyedLuck(4))
    for player in range(3):
        found = looked_at(DONJON.view(state, player))
        assert [it.quest for it in found] == list(state.looked[player])
        assert all(it.main and it.trophies == 2 * state.setup.worth(it.quest) for it in found)
    assert looked_at(DONJON.view(state, None)) == ()
    assert {it.quest for it in found} <= set(QUESTS)
