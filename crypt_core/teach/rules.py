"""The index of rules: where each stands in the rulebooks, and what is a ruling of ours."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import NamedTuple

from .catalogue import LANGS


class Rule(NamedTuple):
    """A rule of the index.

    `phase` is the part of the game it belongs to (setup, reveal, claim, collect, pass, collectors,
    end or solo). `where` has the heading in each rulebook, by language, under which the rule
    stands; an edition that does not state it is left out. `ruling`: it is ours, wholly or in part,
    because the rulebooks are silent or differ. `related`: rules to read with it, in the order of
    the index; each of them names it in turn.
    """

    id: str
    phase: str
    where: Mapping[str, str]
    ruling: bool
    related: tuple[str, ...]


def message_id(rule: str) -> str:
    """The id of the message that words a rule: "idols.A" is worded by "rule-idols-a"."""
    return "rule-" + rule.replace(".", "-").lower()


class Index(Mapping[str, Rule]):
    """All rules by id, in the order of the rulebooks; read when first asked."""

    @cached_property
    def _rules(self) -> dict[str, Rule]:
        text = files("crypt_core.crypt").joinpath("rules.toml").read_text(encoding="utf-8")
        entries = tomllib.loads(text)
        named = {id_: entry.get("related", ()) for id_, entry in entries.items()}
        return {
            id_: Rule(
                id_,
                entry["phase"],
                entry.get("where", {}),
                entry.get("ruling", False),
                tuple(other for other in named if other in named[id_] or id_ in named[other]),
            )
            for id_, entry in entries.items()
        }

    def __getitem__(self, rule: str) -> Rule:
        return self._rules[rule]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)


RULES = Index()
"""The rules of Crypt."""


@cache
def editions() -> tuple[str, ...]:
    """The languages in which there is a printed rulebook: those that state some rule."""
    stated = {lang for rule in RULES.values() for lang in rule.where}
    return tuple(lang for lang in LANGS if lang in stated)
