"""Donjon's rule pages: a table for every rule, at which its script shows it, and its words."""

from __future__ import annotations

import re

import pytest

from crypt_core.teach.lessons.goals import refused
from crypt_core.teach.lessons.run import Run
from crypt_core.teach.reference.pages import lesson, page
from crypt_core.teach.reference.trials import trials
from crypt_core.teach.words import LANGS, Words
from tests.rule_ids import DONJON_RULE_IDS as IDS
from tests.teach import test_reference as reference
from tests.teach.typography import faults

NAME = "donjon"
REFUSED = {
    "setup.shop", "announce", "guild.limit", "arena.early", "end.target", "key", "cursed",
    "item.reserved", "deal.arena", "deal.bounds",
}  # fmt: skip
"""Rules whose script tries what is forbidden."""


def after(rule: str, script: str | None = None) -> Run:
    """The table of a rule after its script, or after that of another rule."""
    run = Run(lesson(Words(), NAME, script or rule).tasks[0])
    for line in trials(NAME)[script or rule].script:
        run.act(line)
    return run


def test_every_rule_has_a_table() -> None:
    assert tuple(trials(NAME)) == IDS


@pytest.mark.parametrize("rule", IDS)
def test_the_script_of_a_rule_shows_it(rule: str) -> None:
    reference.test_the_script_of_a_rule_shows_it(NAME, rule)
    reference.test_whoever_learns_decides_at_the_table(NAME, rule)
    reference.test_what_is_illegal_in_a_script_is_refused_and_the_rest_is_not(NAME, rule)


def test_only_those_scripts_try_what_is_forbidden_that_say_so() -> None:
    """Luck may have made a script end early, and its last move be refused."""
    assert {rule for rule in IDS if after(rule).refusals} == REFUSED


@pytest.mark.parametrize(
    ("shown", "other"),
    [
        ("arena.lose", "arena.win"),
        ("q.coward", "q.fearless"),
        ("lose.monster", "win.monster"),
        ("rest.promises", "deal.keep"),
        ("quest.main", "quest.secondary"),
        ("end.now", "arena.plunder"),
    ],
)
def test_a_table_that_shows_nothing_is_noticed(shown: str, other: str) -> None:
    """The proof can fail: another rule's script does not show this one."""
    did = after(shown, other).did
    assert not trials(NAME)[shown].shows(did)
    assert not refused(shown)(did)


@pytest.mark.parametrize("lang", LANGS)
def test_the_words_of_a_table_are_short_and_name_what_lies_there(lang: str) -> None:
    for rule in IDS:
        said, english = (page(words, NAME, rule).trial for words in (Words(lang), Words()))
        assert faults(said, lang) == [], rule
        assert said[-1] == ".", rule
        assert len(said) <= 210, rule
        numbers = [sorted(re.findall(r"\d+", text)) for text in (said, english)]
        assert numbers[0] == numbers[1], rule


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_has_a_whole_page_and_is_found(
    monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setattr(reference, "EVERY", [(NAME, rule) for rule in IDS])
    reference.test_every_rule_has_a_whole_page(lang)
    reference.test_every_rule_is_found_first_by_its_title(lang)
    reference.test_the_words_of_the_tables_name_what_lies_there(lang)
    reference.test_the_whole_reference_is_text(lang, NAME)


def test_what_the_words_promise_of_luck_comes_true() -> None:
    """A table may tell how its dice fall: then they do."""
    told = {rule: " / ".join(str(step.event) for step in after(rule).did.steps) for rule in IDS}
    for rule, event in (
        ("kritik", "dice show 8"),
        ("win.monster", "P1 wins 1 gems goblin"),
        ("lose.monster", "P1 takes 1 wounds"),
        ("item.draconic", "dragon_sword"),
        ("djinn", "P1 takes charm_ring"),
        ("types", "P1 takes copper_ring"),
        ("vial", "P1 uses vial rolling 7"),
        ("negotiate.when", "P2 promises P1 help"),
        ("trade", "P2 accepts"),
        ("rest.promises", "P1 breaks the word"),
        ("deal.keep", "P1 hands P2 2g"),
        ("arena.win", "P1 win a trophy"),
        ("arena.plunder", "P1 plunders P2 of 3 gems"),
        ("arena.lose", "P1 takes 2 wounds"),
        ("thief", "P1 takes a gem more"),
        ("pot.won", "P1 wins the pot of 3"),
        ("fairy", "P1 is spared"),
        ("oblivion-helm", "makes the defeat forgotten"),
        ("q.fearless", "P3:defender"),
        ("end.winner", "victory of P2"),
        ("end.tie", "victory of P1 by spoils"),
    ):
        assert event in told[rule], rule
