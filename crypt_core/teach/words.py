"""Saying things in the learner's language.

Words are in Fluent catalogues: those of the tutor in `locale/` beside this file, those of a game in
its own folder (see `catalogue.LOCALES`). Code names a message by its id and gives the facts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from ..games import NAMES
from .catalogue import LANGS, Unsaid, catalogue

__all__ = ["LANGS", "Fact", "Words"]

Fact = int | str
KEPT = 4096
"""How many sentences are kept, since a table is drawn with mostly the same ones again and again."""


class Words:
    """One language's words.

    A message that the language lacks is said in English, and one that English lacks as its id in
    brackets: a missing word never stops the game. `fallbacks` tells the tests which those were.

    >>> Words("fr").say("crypt-kind-one", kind="idols")
    'Idole'

    :raises ValueError: if the language is not spoken here; of what a browser wants, see `best`.
    """

    def __init__(self, lang: str = LANGS[0]) -> None:
        self.lang = self.asked(lang)
        self.fallbacks: set[str] = set()
        self._labels: dict[str, str] = {}
        self._said: dict[tuple[object, ...], str] = {}

    def get_ready(self) -> None:
        """Load what understands the language before the first sentence is said.

        The library takes megabytes for that and lets them go: what is loaded next has their room.
        """
        catalogue(self.lang).get_ready()

    @classmethod
    def best(cls, wanted: str | None) -> str:
        """The language to speak to somebody who asks for `wanted`, such as "fr-CH, en;q=0.8"."""
        return cls._spoken(wanted or "") or LANGS[0]

    @classmethod
    def asked(cls, lang: str) -> str:
        """The language of a code that somebody wrote, such as "fr" or "fr-CH".

        :raises ValueError: if it is not spoken here, with those that are.
        """
        found = cls._spoken(lang) if isinstance(lang, str) else None
        if found is None:
            spoken = f"no language {lang!r} is spoken here; there are {', '.join(LANGS)}"
            game = f"; for the game, write game={lang!r}" if lang in NAMES else ""
            raise ValueError(spoken + game)
        return found

    @staticmethod
    def _spoken(wanted: str) -> str | None:
        """The first of the languages wanted that is spoken here."""
        known = {lang.lower(): lang for lang in LANGS}
        for tag in wanted.replace("_", "-").split(","):
            parts = tag.split(";")[0].strip().lower().split("-")
            for length in range(len(parts), 0, -1):
                lang = known.get("-".join(parts[:length]))
                if lang:
                    return lang
        return None

    def say(self, id_: str, **facts: Fact) -> str:
        """The text of a message, or of its attribute for "id.attribute", with these facts in it."""
        key = (id_, *facts.items())
        if key not in self._said:
            if len(self._said) >= KEPT:
                self._said.clear()
            self._said[key] = self._find(id_, facts)
        return self._said[key]

    def _find(self, id_: str, facts: Mapping[str, Fact]) -> str:
        for lang in dict.fromkeys((self.lang, LANGS[0])):
            try:
                return catalogue(lang).say(id_, facts)
            except Unsaid as trouble:
                self.fallbacks.add(str(trouble))
        return f"[{id_}]"

    def all_of(self, items: Iterable[str]) -> str:
        """Items in a list that holds all of them: "a, b and c"."""
        return self.listed(items, "list-and")

    def any_of(self, items: Iterable[str]) -> str:
        """Items of which one is chosen or is the case: "a, b or c"."""
        return self.listed(items, "list-or")

    def listed(self, items: Iterable[str], id_: str) -> str:
        """Items in a list whose last one is joined to the others by a message."""
        *head, last = items
        return self.say(id_, head=", ".join(head), last=last) if head else last

    def has(self, id_: str) -> bool:
        """Whether the language itself has a message, or an attribute for "id.attribute"."""
        known = catalogue(self.lang)
        name, _, attribute = id_.partition(".")
        return name in known.sources and (not attribute or attribute in known.attributes(name))

    def attributes(self, id_: str) -> set[str]:
        """The names of a message's attributes; none, if English has no such message."""
        for lang in dict.fromkeys((self.lang, LANGS[0])):
            if id_ in catalogue(lang).sources:
                return catalogue(lang).attributes(id_)
        return set()

    def labels(self, ids: Collection[str]) -> dict[str, str]:
        """Fixed labels for a panel: a fact `$n` stays open in them as `{n}`.

        Those of a game come without its name before them: the panel that has them is that game's.
        """
        for id_ in ids:
            if id_ not in self._labels:
                said_by = catalogue(self.lang if self.has(id_) else LANGS[0])
                holes = {name: f"{{{name}}}" for name in said_by.variables(id_)}
                self._labels[id_] = self.say(id_, **holes)
        return {_short(id_): self._labels[id_] for id_ in ids}


def _short(id_: str) -> str:
    """An id as a panel knows it: "crypt-table-deck" as "table-deck"."""
    game, _, rest = id_.partition("-")
    return rest if game in NAMES else id_
