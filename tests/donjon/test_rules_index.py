"""The index of Donjon's rules: complete, worded in every language, honest about what is ours."""

from __future__ import annotations

import ast
import re
from itertools import groupby
from pathlib import Path

import pytest

from crypt_core import games
from crypt_core.donjon.components import (
    EVENTS,
    NOT_FOR_TWO,
    QUESTS,
    RESERVED,
    SPECIALS,
    Setup,
    rule_of,
)
from crypt_core.donjon.events import EVENTS as KINDS
from crypt_core.donjon.moves import RULES as OF_VERBS
from crypt_core.teach.rules import Index, index
from crypt_core.teach.words import LANGS, Words

FOLDER = Path(games.__file__).parent / "donjon"
PHASES = (
    "aim", "setup", "turn", "fight", "village", "quests", "alliance", "arena", "adventurers", "end",
    "specials", "events", "quest-cards", "reserved", "deals", "two",
)  # fmt: skip
"""The chapters, in the order in which the game is best learnt."""
OURS = ("deal.swap", "deal.ask", "deal.arena", "deal.keep", "deal.bounds", "deal.list")
"""Rules of which the rulebook says nothing: bargaining as moves."""


@pytest.fixture
def rules() -> Index:
    return index("donjon")


def test_every_rule_that_the_game_names_has_a_page(rules: Index) -> None:
    named = {*OF_VERBS.values(), *map(rule_of, (*SPECIALS, *EVENTS, *RESERVED))}
    named |= {f"q.{rule_of(quest)}" for quest in QUESTS}
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(getattr(node, "func", None), "id", "")
            if name in ("Refusal", "_wrong") and len(node.args) > 1:
                rule = node.args[0]
                named |= {str(rule.value)} if isinstance(rule, ast.Constant) else set()
    for kind in KINDS:
        for ids in re.findall(r"\(([a-z., -]+)\)", kind.__doc__ or ""):
            named |= set(ids.split(", "))
    assert len(named) > 90
    assert named <= set(rules)


def test_chapters_follow_one_another(rules: Index) -> None:
    assert tuple(phase for phase, _ in groupby(rule.phase for rule in rules.values())) == PHASES


def test_each_rule_stands_somewhere_or_is_ours(rules: Index) -> None:
    assert rules.editions == ("fr",), "only a French rulebook is printed"
    assert tuple(rule.id for rule in rules.values() if not rule.where) == OURS
    assert all(rule.where or rule.ruling for rule in rules.values())


@pytest.mark.parametrize("lang", LANGS)
def test_the_rules_say_the_numbers_that_the_game_plays_by(rules: Index, lang: str) -> None:
    say = Words(lang).say

    def numbers(rule: str) -> list[int]:
        return [int(it) for it in re.findall(r"\b\d+\b", say(rules.message(rule)))]

    for quest in QUESTS:
        worth = Setup(players=3).worth(quest)
        assert numbers(f"q.{rule_of(quest)}")[0] == worth, quest
    assert numbers("q.fearless")[:2] == [Setup(players=3).worth("fearless"), 4]
    assert set(NOT_FOR_TWO) == {"fearless", "coward"}
    assert numbers("components")[:4] == [6, 74, 51, 3]
    assert numbers("length")[:3] == [12, 15, 20]
    assert numbers("result")[-9:] == [11, 3, 8, 11, 3, 16, 30, 16, 4, 20][-9:]


def test_what_is_reconstructed_is_said_to_be() -> None:
    said = {"en": "reconstruction", "fr": "reconstitution", "it": "ricostruzione"}
    for lang, word in said.items():
        words = Words(lang)
        for rule in ("components", "item-ordinary", "item-reserved", "dragons", "djinn", "mimic"):
            assert word in words.say(f"donjon-rule-{rule}.ruling"), (lang, rule)
        assert word[:9] in words.say("game-donjon.credits")
        assert "Lionel Borg" in words.say("game-donjon.credits")
