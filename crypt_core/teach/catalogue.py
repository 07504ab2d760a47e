"""One language's messages, read from its Fluent files and understood one message at a time.

Reading a file is quick, understanding Fluent is not: so each message is parsed when it is first
said, together with those it refers to, and a start-up pays only for what it shows. What is mere
text is not parsed at all: many labels are, and the name by which a language calls itself, for which
the library would load all it knows about that language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..games import NAMES, folder

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = (
    Path(__file__).parent / "locale",
    *(folder(game) / "teach" / "locale" for game in NAMES),
)
"""Where words are: those of the tutor first, then each game's own.

Each has a folder of Fluent files for a language, named by the language's code.
"""
CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
"""What a language's folder is called: "fr", or with a script or a country "pt-BR"."""
FIRST = "en"


def languages() -> tuple[str, ...]:
    """The languages that the tutor itself speaks: English first, the others by their codes."""
    found = [folder.name for folder in LOCALES[0].iterdir() if folder.is_dir()]
    return (FIRST, *sorted(name for name in found if CODE.fullmatch(name) and name != FIRST))


LANGS = languages()
"""The languages spoken; the first stands in where another lacks a message."""

ENTRY = re.compile(r"^(-?[a-z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
"""A message or term: its first line, and those after it that are indented, empty or close it."""
PLAIN = re.compile(r"[a-z][\w-]* *= *([^\s{}][^\n{}]*?)\s*")
"""A message that is its own text: one line with nothing to be put in."""
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
OF_NUMBERS = (
    "decimal_formats",
    "default_numbering_system",
    "number_symbols",
    "numbering_systems",
    "percent_formats",
    "plural_form",
)
"""What of all that is known of a language is needed to say a number in it, and how many it is."""
VARIABLE = re.compile(r"\$(\w+)")
ATTRIBUTE = re.compile(r"^ +\.([\w-]+) *=", re.MULTILINE)


class Unsaid(LookupError):
    """A message that a language has not, or that lacks a fact; the text says which."""


def files(lang: str) -> Iterator[Path]:
    """The Fluent files of a language, wherever they are."""
    for place in LOCALES:
        yield from sorted(place.joinpath(lang).glob("*.ftl"))


def entries(file: Path) -> Iterator[tuple[str, str]]:
    """The messages and terms of a Fluent file, each with its Fluent text."""
    for entry in ENTRY.finditer(file.read_text(encoding="utf-8")):
        yield entry[1], entry[0]


def plain_texts(name: str) -> dict[str, dict[str, str]]:
    """For each language the mere texts of a file of the tutor's own, in English if it has none.

    For the page that is shown before anything else: no catalogue is read and no Fluent understood.
    """
    told: dict[str, dict[str, str]] = {}
    for lang in LANGS:
        file = LOCALES[0] / lang / name
        found = dict(entries(file)) if file.is_file() else {}
        plain = {id_: PLAIN.fullmatch(source) for id_, source in found.items()}
        said = {id_: text[1] for id_, text in plain.items() if text}
        told[lang] = {**told.get(FIRST, {}), **said}
    return told


@lru_cache
def language_names() -> dict[str, str]:
    """What each language calls itself, by its code; nothing else of its catalogue is read."""
    return {lang: texts["language-name"] for lang, texts in plain_texts("terms.ftl").items()}


class Catalogue:
    """The messages of one language.

    `sources` has the Fluent text of each message by its id (terms begin with a hyphen).
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.sources: dict[str, str] = {}
        for file in files(lang):
            for id_, source in entries(file):
                if id_ in self.sources:
                    raise ValueError(f"{lang}: {id_} is worded twice")
                self.sources[id_] = source
        self._parsed: set[str] = set()

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
        bundle = self._holding(name)
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise Unsaid(f"{self.lang}: nothing under {id_}")
        text, troubles = bundle.format_pattern(pattern, dict(facts))
        if troubles:
            raise Unsaid(f"{self.lang}: {id_}: {'; '.join(map(str, troubles))}")
        return str(text)

    def get_ready(self) -> None:
        """Load what understands Fluent in this language, before anything is said in it."""
        _ = self._bundle

    @cached_property
    def _bundle(self) -> FluentBundle:
        """What understands Fluent; it holds the messages that have been said."""
        from fluent.runtime import FluentBundle  # slow to load: not for a page of mere text

        bundle = FluentBundle([self.lang], use_isolating=False)
        _forget_the_world(bundle)
        return bundle

    def _holding(self, id_: str) -> FluentBundle:
        """The bundle, holding this message and all it refers to."""
        from fluent.runtime import FluentResource

        if id_ not in self._parsed:
            missing = self.needs(id_) - self._parsed
            source = "\n".join(self.sources[need] for need in sorted(missing))
            self._bundle.add_resource(FluentResource(source))
            self._parsed |= missing
        return self._bundle


def _forget_the_world(bundle: FluentBundle) -> None:
    """Let go what the library has read to know one language, but for how that writes numbers.

    All countries, currencies and calendars are three megabytes in each kernel. The library reads
    them again for whoever else wants them; our messages say no dates and no money.
    """
    from babel import core, localedata

    locale = bundle._babel_locale
    known = localedata.load(str(locale))
    of_numbers: Any = {what: known[what] for what in OF_NUMBERS}
    locale._Locale__data = localedata.LocaleDataDict(of_numbers)  # type: ignore[attr-defined]
    for cache in ("_cache", "_dict_cache"):  # the second since Babel 2.19
        getattr(localedata, cache, {}).clear()
    core._global_data = None


@lru_cache
def catalogue(lang: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(lang)
