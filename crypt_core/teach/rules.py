"""The index of rules of each game: where each stands in the rulebooks, what is a ruling of ours."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from typing import NamedTuple

from ..games import folder
from .catalogue import LANGS, language_names
from .words import Words


class Rule(NamedTuple):
    """A rule of the index.

    `phase` is the part of the game it belongs to, such as "setup" or "claim". `where` has the
    heading in each rulebook, by language, under which the rule stands; an edition that does not
    state it is left out. `ruling`: it is ours, wholly or in part, because the rulebooks are silent
    or differ. `often`: people often ask about it. `related`: rules to read with it, in the order of
    the index; each of them names it in turn.
    """

    id: str
    phase: str
    where: Mapping[str, str]
    ruling: bool
    often: bool
    related: tuple[str, ...]


class RuleCard(NamedTuple):
    """A rule in words; `where` has (language, heading) for each edition that states it.

    `ruling` is what we decided where the rulebooks are silent or differ, and why.
    """

    title: str
    text: str
    where: list[tuple[str, str]]
    ruling: str | None


class Index(Mapping[str, Rule]):
    """All rules of a game by id, in the order of the rulebooks; read when first asked."""

    def __init__(self, game: str) -> None:
        self.game = game

    @cached_property
    def _rules(self) -> dict[str, Rule]:
        path = folder(self.game) / "rules.toml"
        entries = tomllib.loads(path.read_text(encoding="utf-8"))
        named = {id_: entry.get("related", ()) for id_, entry in entries.items()}
        return {
            id_: Rule(
                id_,
                entry["phase"],
                entry.get("where", {}),
                entry.get("ruling", False),
                entry.get("often", False),
                tuple(other for other in named if other in named[id_] or id_ in named[other]),
            )
            for id_, entry in entries.items()
        }

    @cached_property
    def editions(self) -> tuple[str, ...]:
        """The languages in which there is a printed rulebook: those that state some rule."""
        stated = {lang for rule in self.values() for lang in rule.where}
        return tuple(lang for lang in LANGS if lang in stated)

    def message(self, rule: str) -> str:
        """The id of the message that words a rule: Crypt's "idols.A" by "crypt-rule-idols-a"."""
        return f"{self.game}-rule-{rule.replace('.', '-').lower()}"

    def card(self, words: Words, rule: str) -> RuleCard:
        """A rule in words, where each edition states it, and our ruling if there is one.

        :raises KeyError: if there is no such rule.
        """
        entry, id_ = self[rule], self.message(rule)
        title = words.say(f"{id_}.title")
        return RuleCard(
            title=title[:1].upper() + title[1:],
            text=words.say(id_),
            where=[
                (name, entry.where[lang])
                for lang, name in language_names().items()
                if lang in entry.where
            ],
            ruling=words.say(f"{id_}.ruling") if entry.ruling else None,
        )

    def __getitem__(self, rule: str) -> Rule:
        return self._rules[rule]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)


@cache
def index(game: str) -> Index:
    """The rules of a game, by its name in `crypt_core.games`."""
    return Index(game)
