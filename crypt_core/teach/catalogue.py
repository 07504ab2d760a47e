"""One language's messages, read from its Fluent files and understood one message at a time.

Reading a file is quick, understanding Fluent is not: so each message is parsed when it is first
said, together with those it refers to, and a start-up pays only for what it shows. What is mere
text is not parsed at all: many labels are, and the name by which a language calls itself, for which
the library would load all it knows about that language.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGS = ("en", "fr", "it")
"""The languages spoken; the first stands in where another lacks a message."""

ENTRY = re.compile(r"^(-?[a-z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
"""A message or term: its first line, and those after it that are indented, empty or close it."""
PLAIN = re.compile(r"[a-z][\w-]* *= *([^\s{}][^\n{}]*?)\s*")
"""A message that is its own text: one line with nothing to be put in."""
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
VARIABLE = re.compile(r"\$(\w+)")
ATTRIBUTE = re.compile(r"^ +\.([\w-]+) *=", re.MULTILINE)


class Unsaid(LookupError):
    """A message that a language has not, or that lacks a fact; the text says which."""


class Catalogue:
    """The messages of one language.

    `sources` has the Fluent text of each message by its id (terms begin with a hyphen).
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.sources: dict[str, str] = {}
        folder = files(__package__).joinpath("locale", lang)
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            for entry in ENTRY.finditer(file.read_text(encoding="utf-8")):
                if entry[1] in self.sources:
                    raise ValueError(f"{lang}: {entry[1]} is worded twice")
                self.sources[entry[1]] = entry[0]
        self._parsed: set[str] = set()
        self._bundle: FluentBundle | None = None

    def needs(self, id_: str) -> set[str]:
        """All messages and terms that saying this one may need, itself among them."""
        found: set[str] = set()
        todo = [id_]
        while todo:
            at = todo.pop()
            if at not in found and at in self.sources:
                found.add(at)
                todo += REFERENCE.findall(self.sources[at])
        return found

    def variables(self, id_: str) -> set[str]:
        """The facts that a message may ask for, its attributes' and references' among them."""
        return {name for need in self.needs(id_) for name in VARIABLE.findall(self.sources[need])}

    def attributes(self, id_: str) -> set[str]:
        """The names of a message's attributes."""
        return set(ATTRIBUTE.findall(self.sources[id_]))

    def say(self, id_: str, facts: Mapping[str, Any]) -> str:
        """A message, or its attribute for "id.attribute".

        :raises Unsaid: if it is not there, or asks for a fact that is not given.
        """
        name, _, attribute = id_.partition(".")
        if name not in self.sources:
            raise Unsaid(f"{self.lang}: no message {name}")
        plain = PLAIN.fullmatch(self.sources[name])
        if plain and not attribute:
            return plain[1]
        bundle = self._ready(name)
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise Unsaid(f"{self.lang}: nothing under {id_}")
        text, troubles = bundle.format_pattern(pattern, dict(facts))
        if troubles:
            raise Unsaid(f"{self.lang}: {id_}: {'; '.join(map(str, troubles))}")
        return str(text)

    def _ready(self, id_: str) -> FluentBundle:
        """The bundle, holding this message and all it refers to."""
        from fluent.runtime import FluentBundle, FluentResource  # slow to load: when first needed

        if self._bundle is None:
            self._bundle = FluentBundle([self.lang], use_isolating=False)
        if id_ not in self._parsed:
            missing = self.needs(id_) - self._parsed
            source = "\n".join(self.sources[need] for need in sorted(missing))
            self._bundle.add_resource(FluentResource(source))
            self._parsed |= missing
        return self._bundle


@lru_cache
def catalogue(lang: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(lang)
