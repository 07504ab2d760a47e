"""Quests: what each asks for, when it is shown, what it brings."""

from __future__ import annotations

from typing import Any

import pytest

from crypt_core.donjon.components import QUESTS, Setup, rule_of
from tests.donjon.build import Table, who
from tests.rule import rule

NEARLY: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "lavish": (
        {"items": ["dagger", "chain_mail"]},
        {"items": ["dagger", "chain_mail", "copper_ring"]},
    ),
    "jeweller": ({"items": ["ruby_pendant"]}, {"items": ["golden_crown"]}),
    "edge": ({"items": ["war_hammer"]}, {"items": ["dragon_sword"]}),
    "smith": ({"items": ["chain_mail"]}, {"items": ["plate_armour"]}),
    "dragon_item": ({"items": ["plate_armour"]}, {"items": ["dragon_armour"]}),
    "just": ({"spoils": ["orc", "lich", "ghast"]}, {"spoils": ["orc", "lich", "hydra"]}),
    "bloody": ({"spoils": ["orc", "ogre", "lich"]}, {"spoils": ["orc", "ogre", "troll"]}),
    "hunter": ({"spoils": ["harpy", "hydra"]}, {"spoils": ["harpy", "hydra", "slime"]}),
    "kind": ({"spoils": ["lich", "ghast", "hydra"]}, {"spoils": ["lich", "ghast", "zombie"]}),
    "saint_michael": ({"spoils": ["lich"]}, {"spoils": ["red_dragon"]}),
    "poor": ({"trophies": 2}, {"trophies": 1}),
    "hero": ({"trophies": 2}, {"trophies": 3}),
    "lucky": ({"done": ["edge", "smith"]}, {"done": ["edge", "smith", "just"]}),
    "greedy": ({"gems": 11}, {"gems": 12}),
}  # fmt: skip
"""What is not enough for a quest, and what is."""


@rule(
    "q.lavish", "q.jeweller", "q.edge", "q.smith", "q.dragon-item", "q.just", "q.bloody",
    "q.hunter", "q.kind", "q.saint-michael", "q.poor", "q.hero", "q.lucky", "q.greedy",
    "quest.claim", "quest.main",
)  # fmt: skip
@pytest.mark.parametrize("quest", NEARLY)
def test_a_quest_asks_for_what_it_says(quest: str) -> None:
    less, enough = NEARLY[quest]
    others = who("sorcerer", trophies=2), who("priest", trophies=2)
    table = Table(who("thief", main=quest, **less), *others)
    assert table.rule(f"claim {quest}") == f"q.{rule_of(quest)}"
    table = Table(who("thief", main=quest, **enough), *others)
    had = table[1].trophies
    table.play(f"claim {quest}")
    assert table[1].trophies == had + 2 * QUESTS[quest]
    assert table[1].main is None
    assert table[1].done[-1] == (quest, True)


@rule("quest.secondary", "quest.spoils")
def test_a_secondary_quest_brings_its_trophies_and_takes_the_weakest_spoils() -> None:
    spoils = ["troll", "orc", "ogre", "goblin", "lich"]
    table = Table(who("thief", quests=["bloody"], spoils=spoils), who("priest"))
    table.play("claim bloody")
    assert (table[1].trophies, table[1].gems) == (2, 4)
    assert table[1].spoils == ("troll", "lich")
    assert table.state.discards == ("goblin", "orc", "ogre")


@rule("quest.claim")
def test_a_quest_is_shown_at_any_decision() -> None:
    table = Table(who("thief"), who("priest", main="hero", trophies=1), top=["ogre"]).meet()
    assert table.owing == [1]
    table.play("P2: claim hero")
    assert table[2].trophies == 3
    assert table.rule("P2: claim hero") == "quest.claim"


@rule("quest.claim", "turn.order")
def test_at_the_end_of_a_turn_all_with_quests_are_asked_until_all_decline() -> None:
    table = Table(
        who("thief", main="edge"), who("priest", quests=["hero"]), who("sorcerer"), top=["trap"]
    ).meet("done")
    assert table.owing == [1]
    table.play("P1: done")
    assert table.owing == [2]
    table.play("P2: done")
    assert (table.state.turn, table.owing) == (7, [2])
    rich = Table(who("thief", main="edge"), who("priest", quests=["hero"], trophies=1,
                 main="smith"), top=["trap"]).meet("done", "done", "P2: claim hero")  # fmt: skip
    assert rich.owing == [1], "asked again after a claim"


@rule("q.saint-gary", "q.witcher")
def test_deeds_are_noted_when_they_are_done() -> None:
    first = who("sorcerer", main="saint_gary", quests=["witcher"], token=False)
    table = Table(first, who("priest"), who("thief"), top=["vampire"])
    table.meet("alone", "fight", dice=[8, 1])
    assert table.deed(1, "saint_gary")
    assert table.deed(1, "witcher")
    helped = Table(first, who("priest"), who("thief"), top=["vampire"])
    helped.meet("call", "P2: bid nothing", "P3: pass", "ally P2", "fight", dice=[7, 1])
    assert "P1 wins" not in helped.said
    weak = Table(first, who("priest"), who("thief"), top=["orc"]).meet("alone", dice=[7, 1])
    assert not weak.deed(1, "witcher")
    assert not weak.deed(1, "saint_gary")
    assert weak.rule("claim witcher") == "q.witcher"


@rule("quest.claim", "deal.swap")
def test_a_quest_that_changes_hands_loses_its_deed() -> None:
    first = who("sorcerer", quests=["saint_gary"], token=False)
    table = Table(first, who("priest", gems=1), who("thief"), top=["orc"])
    table.meet("alone", dice=[8, 1])
    assert table.may("claim saint_gary")
    table.play("offer P2 quest1 for 1g", "accept")
    assert table.rule("P2: claim saint_gary") == "q.saint-gary"


@rule("q.fearless")
def test_the_fearless_is_worth_more_when_players_are_even() -> None:
    assert [Setup(players).worth("fearless") for players in (3, 4, 5, 6)] == [3, 4, 3, 4]
    assert "fearless" not in Setup(2).quests
    assert "coward" not in Setup(2).quests
