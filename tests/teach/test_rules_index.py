"""The index of rules: complete, worded in three languages, honest about what is ours."""

from __future__ import annotations

import re

import pytest

from crypt_core.crypt.collectors import COLLECTORS
from crypt_core.crypt.events import EVENTS
from crypt_core.teach.rules import Rule, index
from crypt_core.teach.words import LANGS, Words
from tests.rule_ids import RULE_IDS
from tests.teach.typography import faults

RULES = index("crypt")

PHASES = ("setup", "reveal", "claim", "collect", "pass", "collectors", "end", "solo")
RULINGS = {
    "deck.back", "claim.own", "recover", "idols.A", "idols.B", "manuscripts.B", "pottery.B",
    "remains.A", "tapestries.A", "any-time", "tie", "solo.collectors",
}  # fmt: skip


def test_the_index_has_every_rule() -> None:
    assert tuple(RULES) == RULE_IDS
    assert len(RULES) == len(RULE_IDS)
    assert set(COLLECTORS) < set(RULES)


def test_each_rule_is_well_described() -> None:
    order = []
    for id_, rule in RULES.items():
        assert isinstance(rule, Rule)
        assert rule.id == id_
        assert set(rule.where) <= set(LANGS)
        assert rule.where or rule.ruling, f"{id_} stands nowhere and is not ours"
        order.append(PHASES.index(rule.phase))
    # The collectors' rules stand between the round and the end, as in the rulebooks.
    assert order == sorted(order)
    assert {id_ for id_, rule in RULES.items() if rule.ruling} == RULINGS


def test_the_english_rulebook_has_no_solo_game() -> None:
    assert all("en" not in rule.where for rule in RULES.values() if rule.phase == "solo")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("rule", RULE_IDS)
def test_each_rule_is_worded(rule: str, lang: str) -> None:
    words = Words(lang)
    card = RULES.card(words, rule)
    assert words.has(f"{RULES.message(rule)}.ruling") == (card.ruling is not None)
    for text in (card.title, card.text, card.ruling or "x"):
        assert faults(text, lang) == []
    assert card.text.endswith(".")
    assert not card.title.endswith(".")
    assert words.fallbacks == set()


def test_where_a_rule_stands() -> None:
    card = RULES.card(Words("it"), "collect.order")
    assert card.where == [("Italiano", "III. Raccogliere")]
    assert [name for name, _ in RULES.card(Words("fr"), "claim.push").where] == [
        "English", "Français", "Italiano",
    ]  # fmt: skip


def test_an_unknown_rule_is_an_error() -> None:
    with pytest.raises(KeyError):
        RULES.card(Words("en"), "claim.steal")


def test_rules_named_by_events_are_in_the_index() -> None:
    for event in EVENTS:
        for id_ in re.findall(r"\(([a-zA-Z., -]+)\)", event.__doc__ or ""):
            for rule in id_.split(", "):
                if "." in rule or rule in ("recover", "pass", "score", "tie"):
                    assert rule in RULES, event
