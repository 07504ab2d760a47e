"""The index of each game's rules: complete, worded in every language; Crypt's in particular."""

from __future__ import annotations

import re

import pytest

from crypt_core.crypt.collectors import COLLECTORS
from crypt_core.crypt.events import EVENTS
from crypt_core.teach.rules import Rule, index
from crypt_core.teach.words import LANGS, Words
from tests.rule_ids import DONJON_RULE_IDS, RULE_IDS, SEDLEC_RULE_IDS
from tests.teach.typography import faults

RULES = index("crypt")
IDS = {"crypt": RULE_IDS, "sedlec": SEDLEC_RULE_IDS, "donjon": DONJON_RULE_IDS}
LONGEST = 520
"""Letters of a rule's words or of a ruling: more would be more than one rule."""

PHASES = ("setup", "reveal", "claim", "collect", "pass", "collectors", "end", "solo")
RULINGS = {
    "deck.back", "claim.own", "recover", "idols.A", "idols.B", "manuscripts.B", "pottery.B",
    "remains.A", "tapestries.A", "any-time", "tie", "solo.collectors",
}  # fmt: skip


every_game = pytest.mark.parametrize("game", IDS)


@every_game
def test_the_index_has_every_rule(game: str) -> None:
    assert tuple(index(game)) == IDS[game]
    assert len(index(game)) == len(IDS[game])


@every_game
@pytest.mark.parametrize("lang", LANGS)
def test_each_rule_is_worded(game: str, lang: str) -> None:
    words, rules = Words(lang), index(game)
    cards = {rule: rules.card(words, rule) for rule in rules}
    for rule, card in cards.items():
        assert words.has(f"{rules.message(rule)}.ruling") == (card.ruling is not None), rule
        for text in (card.text, card.ruling or card.text):
            assert len(text) <= LONGEST, rule
            assert text.endswith("."), rule
        for text in (card.title, card.text, card.ruling or card.text):
            assert faults(text, lang) == [], rule
        assert not card.title.endswith(".")
    assert len({card.title for card in cards.values()}) == len(cards), "two pages have one title"
    assert words.fallbacks == set()


@every_game
def test_headings_of_the_rulebooks_look_right(game: str) -> None:
    for rule in index(game).values():
        for lang, heading in rule.where.items():
            assert faults(heading, lang) == [], rule.id


def test_each_rule_is_well_described() -> None:
    assert set(COLLECTORS) < set(RULES)
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
