"""The index of Sedlec's rules: complete, worded in every language, honest about what is ours."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

import pytest

from crypt_core.sedlec.components import CARDS, HAND, ROWS, SKULLS, TOTALS
from crypt_core.sedlec.events import EVENTS
from crypt_core.sedlec.moves import RULES as OF_VERBS
from crypt_core.teach.rules import index
from crypt_core.teach.words import LANGS, Words
from tests.rule_ids import SEDLEC_RULE_IDS as IDS
from tests.teach.typography import faults

RULES = index("sedlec")
RULINGS = {"deck", "setup", "dig", "collect", "hand.share", "lover", "end"}


def test_the_index_has_every_rule() -> None:
    assert tuple(RULES) == IDS
    assert {*SKULLS, *OF_VERBS.values()} < set(RULES)


def test_each_rule_stands_somewhere_or_is_ours() -> None:
    phases = ("setup", "turn", "crypt", "score", "end")
    order = [phases.index(rule.phase) for rule in RULES.values()]
    assert order == sorted(order)
    assert {id_ for id_, rule in RULES.items() if rule.ruling} == RULINGS
    # Only a French rulebook is printed, and it knows nothing of the one rule that is all ours.
    assert {id_ for id_, rule in RULES.items() if set(rule.where) != {"fr"}} == {"hand.share"}
    assert RULES.editions == ("fr",)


def test_related_rules_are_in_the_index() -> None:
    text = files("crypt_core.sedlec").joinpath("rules.toml").read_text(encoding="utf-8")
    named = [
        (id_, other)
        for id_, entry in tomllib.loads(text).items()
        for other in entry.get("related", ())
    ]
    assert {other for _, other in named} <= set(RULES)
    assert not {(other, id_) for id_, other in named} & set(named), "named on both sides"
    for rule in RULES.values():
        assert rule.related, f"{rule.id} leads nowhere"
        assert rule.id not in rule.related
        assert all(rule.id in RULES[other].related for other in rule.related)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("rule", IDS)
def test_each_rule_is_worded(rule: str, lang: str) -> None:
    words = Words(lang)
    card = RULES.card(words, rule)
    assert words.has(f"{RULES.message(rule)}.ruling") == (card.ruling is not None)
    for text in (card.title, card.text, card.ruling or "x"):
        assert faults(text, lang) == []
    assert card.text.endswith(".")
    assert not card.title.endswith(".")
    assert words.fallbacks == set()


@pytest.mark.parametrize("lang", LANGS)
def test_headings_look_right(lang: str) -> None:
    for rule in RULES:
        for _, heading in RULES.card(Words(lang), rule).where:
            assert faults(heading, "fr") == []


def test_the_rules_say_the_numbers_that_the_game_plays_by() -> None:
    for lang in LANGS:
        say = Words(lang).say
        counts = [int(count) for count in re.findall(r"\b(\d+)\b", say("sedlec-rule-deck"))]
        assert counts[-5:] == list(TOTALS.values())
        assert CARDS == 18
        assert HAND == 2
        share = [int(count) for count in re.findall(r"\d+", say("sedlec-rule-hand-share"))]
        assert share == [sum(rows) for rows in ROWS.values()]
        rows = [int(count) for count in re.findall(r"\d", say("sedlec-rule-crypt"))]
        assert rows == [width for rows in ROWS.values() for width in rows]


def test_rules_named_by_events_are_in_the_index() -> None:
    named = {
        rule
        for event in EVENTS
        for ids in re.findall(r"\(rule ([a-z.]+)\)", event.__doc__ or "")
        for rule in ids.split(", ")
    }
    assert named
    assert named <= set(RULES)
