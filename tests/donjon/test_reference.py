"""What the tables of Donjon's rule pages promise; all else is tested with those of every game."""

from __future__ import annotations

from crypt_core.teach.lessons.run import Run
from crypt_core.teach.reference.pages import lesson
from crypt_core.teach.reference.trials import trials
from crypt_core.teach.words import Words
from tests.rule_ids import DONJON_RULE_IDS as IDS

NAME = "donjon"
REFUSED = {
    "setup.shop", "announce", "guild.limit", "arena.early", "end.target", "key", "cursed",
    "item.reserved", "deal.arena", "deal.bounds",
}  # fmt: skip
"""Rules whose script tries what is forbidden."""


def after(rule: str) -> Run:
    """The table of a rule after its script."""
    run = Run(lesson(Words(), NAME, rule).tasks[0])
    for line in trials(NAME)[rule].script:
        run.act(line)
    return run


def test_only_those_scripts_try_what_is_forbidden_that_say_so() -> None:
    """Luck may have made a script end early, and its last move be refused."""
    assert {rule for rule in IDS if after(rule).refusals} == REFUSED


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
