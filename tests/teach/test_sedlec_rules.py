"""The index of Sedlec's rules: complete, worded in every language, honest about what is ours."""

from __future__ import annotations

import re

from crypt_core.sedlec.components import CARDS, HAND, ROWS, SKULLS, TOTALS
from crypt_core.sedlec.events import EVENTS
from crypt_core.sedlec.moves import RULES as OF_VERBS
from crypt_core.teach.rules import index
from crypt_core.teach.words import LANGS, Words

RULES = index("sedlec")
RULINGS = {"deck", "setup", "dig", "collect", "hand.share", "lover", "end"}


def test_each_rule_stands_somewhere_or_is_ours() -> None:
    phases = ("setup", "turn", "crypt", "score", "end")
    assert {*SKULLS, *OF_VERBS.values()} < set(RULES)
    order = [phases.index(rule.phase) for rule in RULES.values()]
    assert order == sorted(order)
    assert {id_ for id_, rule in RULES.items() if rule.ruling} == RULINGS
    # Only a French rulebook is printed, and it knows nothing of the one rule that is all ours.
    assert {id_ for id_, rule in RULES.items() if set(rule.where) != {"fr"}} == {"hand.share"}
    assert RULES.editions == ("fr",)


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
