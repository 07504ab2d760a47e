"""Check the words of every language, as they are written.

Every variant of every message is read, also those that no test happens to show: how it looks,
whether its numbers fit into the sentence, whether a button is called what is written on it, and
whether a thing has the one name that its glossary gives it.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, product
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

from complaints import Complaint, named, report
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from crypt_core.teach import translation
from crypt_core.teach.catalogue import LANGS, LOCALES, files
from crypt_core.teach.translation import CORE, PANELS
from tests.teach.typography import FAULTS, signs

MOST = 64
"""Combinations of variants that are read of one message; of more, each variant once."""


class Chosen(NamedTuple):
    """What was chosen by a variable: the variable, the key, and all keys there were."""

    by: str
    key: str
    keys: frozenset[str]


class Text(NamedTuple):
    """One way in which a message may be worded; what is put in stands in braces."""

    file: Path
    line: int
    id: str
    text: str
    chosen: tuple[Chosen, ...] = ()


Worded = tuple[str, tuple[Chosen, ...]]
Exceptions = dict[str, tuple[str, ...]]


def wordings(pattern: ftl.Pattern) -> list[Worded]:
    """Return the ways in which a pattern may be worded, each with what was chosen on the way."""
    parts = [_worded(element) for element in pattern.elements]
    if prod(map(len, parts)) <= MOST:
        ways = list(product(*parts))
    else:
        first = tuple(part[0] for part in parts)
        each = [(i, way) for i, part in enumerate(parts) for way in part]
        ways = [(*first[:i], way, *first[i + 1 :]) for i, way in each]
    return [("".join(t for t, _ in way), tuple(c for _, some in way for c in some)) for way in ways]


def _worded(element: ftl.TextElement | ftl.Placeable) -> list[Worded]:
    if isinstance(element, ftl.TextElement):
        return [(element.value, ())]
    match element.expression:
        case ftl.StringLiteral() as literal:
            return [(literal.parse()["value"], ())]
        case ftl.Placeable() as inner:
            return _worded(inner)
        case ftl.SelectExpression(selector=ftl.VariableReference(id=by), variants=variants):
            names = [getattr(it.key, "name", None) or it.key.value for it in variants]
            keys = frozenset(names)
            return [
                (text, (Chosen(by.name, name, keys), *chosen))
                for name, variant in zip(names, variants, strict=True)
                for text, chosen in wordings(variant.value)
            ]
        case ftl.VariableReference(id=variable):
            return [(f"{{${variable.name}}}", ())]
        case ftl.MessageReference(id=message, attribute=attribute):
            return [(f"{{{message.name}{'.' + attribute.name if attribute else ''}}}", ())]
        case ftl.NumberLiteral(value=value):
            return [(value, ())]
    raise ValueError(f"not understood: {element.expression}")


@cache
def texts(lang: str) -> tuple[Text, ...]:
    """Return every wording of every message of a language."""
    found = []
    for file in files(lang):
        source = file.read_text("utf-8")
        for entry in FluentParser().parse(source).body:
            if not isinstance(entry, ftl.Message | ftl.Term):
                continue
            parts = [("", entry), *((f".{it.id.name}", it) for it in entry.attributes)]
            for attribute, part in parts:
                if part.value is None:
                    continue
                line = source.count("\n", 0, part.span.start) + 1
                id_ = entry.id.name + attribute
                found += (Text(file, line, id_, *way) for way in wordings(part.value))
    return tuple(found)


# --- how it looks ---------------------------------------------------------------------------------

OF_RENDERED = ("a brace", "a space at an end", "a fact not said")
"""Faults of a text with its facts in it: a wording may begin or end with a space on purpose."""


def typography(lang: str) -> Iterator[tuple[Text, str]]:
    """Find what a language does not write so."""
    rules = {**FAULTS, **signs(lang)}
    for text in texts(lang):
        for name, fault in rules.items():
            # What a wording begins with may follow something: it is put into another one.
            if name not in OF_RENDERED and any(it.start() for it in fault.finditer(text.text)):
                yield text, name


# --- numbers in a sentence ------------------------------------------------------------------------

ARTICLES = {
    "en": r"an?",
    "it": r"il|lo|la|i|gli|(?:de|a|da|ne|su)(?:l|llo|lla|i|gli)",
}
"""Articles that depend on how a number begins: "a 7", "an 8"; "il 7", "l’8", "i 7", "gli 8".

French has none.
"""
OTHERWISE = {"8", "11"}
"""Numbers with another article: a message that chooses by them fits all."""
AFTER_AN_ARTICLE: Exceptions = {
    "the face of a die, 1 to 6": ("crypt-dice-a", "crypt-dice-the", "crypt-odds-dice"),
    "two or three dice": (
        *("crypt-event-ghost-rolled-again", "crypt-odds-ghost", "crypt-puzzle-waste.why"),
    ),
    "a few moments": ("crypt-review-lost",),
}


def articles(lang: str) -> Iterator[tuple[Text, str]]:
    """Find an article that does not fit each number that may follow it."""
    if lang not in ARTICLES:
        return
    wanted = re.compile(rf"\b({ARTICLES[lang]}) \{{\$(\w+)\}}", re.IGNORECASE)
    for text in texts(lang):
        for article, by in wanted.findall(text.text):
            chosen = any(it.by == by and it.keys >= OTHERWISE for it in text.chosen)
            if not (chosen or excused(AFTER_AN_ARTICLE, text)):
                yield text, f"“{article}” does not fit each number: put ${by} after a colon"


COUNTED = {
    "en": "cards|chances|characters|coins|criminals|decisions|dice|events|fights|games|gems|idols|"
    "items|kings|lessons|lines|lovers|manuscripts|moments|monsters|moves|offers|peasants|pieces|"
    "piles|places|players|points|priests|puzzles|quests|rolls|rounds|rows|rules|servants|skulls|"
    "spoils|tapestries|tasks|treasures|turns|ways|words|wounds",
    "fr": "amants|bijoux|blessures|caractères|cartes|chances|combats|couples|coups|criminels|"
    "crânes|décisions|dés|emplacements|exercices|façons|gemmes|idoles|joueurs|lancers|leçons|"
    "lignes|manches|manuscrits|moments|monstres|mots|objets|offres|parties|paysans|piles|pièces|"
    "points|poteries|problèmes|prêtres|quêtes|rangées|reliques|rois|règles|serviteurs|suites|"
    "tapisseries|tours|trésors|victoires|événements",
    "it": "amanti|arazzi|caratteri|carte|ceramiche|combattimenti|contadini|coppie|criminali|dadi|"
    "decisioni|esercizi|eventi|ferite|file|gemme|giocatori|gioielli|idoli|lanci|lezioni|"
    "manoscritti|missioni|modi|momenti|monete|mosse|mostri|offerte|oggetti|parole|partite|pile|"
    "posti|preti|problemi|punti|regole|righe|servitori|teschi|tesori|turni|vittorie|volte",
}
"""What is counted, in the plural."""
BETWEEN = r"(?!of|in|on|and|with|en|au|aux|des|di|dai|dei|delle|degli|ai|segue)"
"""What follows these is not what is counted, or not that alone: "1 of the cards"."""
ONE = {"one", "1"}
NOT_COUNTED = {"name"}
"""Names, which a verb may follow that is spelt like a thing: "Ann rolls"."""
NEVER_ONE: Exceptions = {
    "much more than one": (
        *("error-record-too-large", "error-record-too-many-lines", "error-record-too-many-moves"),
        *("error-code-too-long", "error-progress-too-large", "refusal-read-too-long"),
        *("estimate-how", "games-strength-about", "crypt-coach-estimate", "crypt-odds-ghost"),
        "refusal-bundle-gems-most",
    ),
    "several of a whole": ("learn-course-progress", "learn-state", "learn-puzzles-progress"),
    "a list such as “2 or 3”": ("refusal-setup-players", "refusal-setup-length"),
    "a limit that is more than one": (
        *("refusal-too-many-quests", "refusal-too-many-offers", "refusal-numbers-form"),
        *("refusal-laid-over", "refusal-lay-too-high", "refusal-lay-row-full"),
        *("refusal-posed-piles", "refusal-posed-hand", "refusal-share-full"),
        *("sedlec-may-share-full", "sedlec-news-filled", "sedlec-news-dealt"),
        *("donjon-news-looked", "donjon-puzzle-setting", "refusal-position-exhausted"),
        *("refusal-position-crypt", "crypt-event-revealed.why", "sedlec-help-arrange-later"),
    ),
    "two moves or more, or two dice or treasures": (
        *("crypt-coach-ways", "crypt-coach-idea-one-group", "crypt-puzzle-waste.why"),
        *("crypt-puzzle-one-group.hint-2", "crypt-puzzle-one-group.why"),
    ),
    "an average, or an amount that another fact tells to be one": (
        *("crypt-coach-treasures", "crypt-coach-aim-note", "crypt-odds-values"),
        *("crypt-puzzle-does", "crypt-puzzle-let-go.why", "crypt-puzzle-least-risk.why"),
        *("crypt-number-coins", "sedlec-help-points", "donjon-help-price"),
    ),
}


def counts(lang: str) -> Iterator[tuple[Text, str]]:
    """Find a plural after a number that may be one."""
    if lang not in COUNTED:
        return
    wanted = re.compile(rf"\{{\$(\w+)\}} (?:{BETWEEN}[^\W\d_]+ )?({COUNTED[lang]})\b")
    for text in texts(lang):
        for by, things in wanted.findall(text.text):
            chosen = any(it.by == by and it.keys & ONE for it in text.chosen)
            if not (chosen or by in NOT_COUNTED or excused(NEVER_ONE, text)):
                yield text, f"${by} may be 1, and “{things}” has no form for it"


# --- players --------------------------------------------------------------------------------------

NUMBERED = {"en": r"Player \{\$n\}", "fr": r"joueur \{\$n\}", "it": r"giocatore \{\$n\}"}
"""A player by the number of the seat."""


def people(lang: str) -> Iterator[tuple[Text, str]]:
    """Find a player who is called by number where one who has a name should be called by it."""
    for text in texts(lang):
        chosen = any("named" in it.keys for it in text.chosen)
        if lang in NUMBERED and re.search(NUMBERED[lang], text.text) and not chosen:
            yield text, "there is no form for a player who has a name: [named]"


# --- the Ghost -----------------------------------------------------------------------------------

GHOST = {"en": "the Ghost", "fr": "Fantôme", "it": "Fantasma"}
ITS_REASONS = {
    *("crypt-event-ghost-placed.why", "crypt-event-ghost-pushed.why", "crypt-passing-own"),
    *("crypt-passing-held", "crypt-together-ghost-free", "crypt-together-ghost-beats"),
}
"""Why its dice went where they are: told below what the person at the screen may do next."""


def ghost(lang: str) -> Iterator[tuple[Text, str]]:
    """Find a reason of what the Ghost did that does not name it."""
    for text in texts(lang):
        if text.id not in ITS_REASONS:
            continue
        USED.add(text.id)
        if GHOST[lang].casefold() not in text.text.casefold():
            yield text, f"say who did it: “{GHOST[lang]}”"


# --- what is quoted -------------------------------------------------------------------------------

QUOTED = {"fr": re.compile("«\u202f([^«»]+)\u202f»(?!, (?:dit|demande|compte))")}
OTHERS_QUOTE = re.compile("“([^“”]*[^“”.?!])”(?!, (?:says|dice))")
"""What is quoted, but for what somebody at the table says."""
NOT_LABELS: Exceptions = {
    "what a printed rulebook says": (
        *("crypt-event-deck-empty.why", "crypt-rule-any-time", "crypt-rule-any-time.ruling"),
        *("crypt-rule-any-time.editions", "donjon-rule-arena-early.ruling"),
        "donjon-rule-end-deck.ruling",
    ),
    "what is to be typed into the search": ("task-rules-page.hint-1",),
}


def quoted(text: Text, lang: str) -> set[str]:
    """Return what a text quotes literally."""
    return {it for it in QUOTED.get(lang, OTHERS_QUOTE).findall(text.text) if "{" not in it}


def notation(id_: str) -> set[str]:
    """Return what all languages quote alike: moves as they are typed, not words of a language."""
    return set.intersection(*(quoted_by(lang).get(id_, set()) for lang in LANGS))


@cache
def quoted_by(lang: str) -> dict[str, set[str]]:
    """Return what each message of a language quotes literally."""
    found: dict[str, set[str]] = {}
    for text in texts(lang):
        found.setdefault(text.id, set()).update(quoted(text, lang))
    return found


def labels(lang: str) -> Iterator[tuple[Text, str]]:
    """Find a label that is quoted literally, so that it may come to be called otherwise."""
    named_so = {text.text: text.id for text in texts(lang)}
    for text in texts(lang):
        for label in sorted(quoted(text, lang) - notation(text.id)):
            if excused(NOT_LABELS, text):
                continue
            if label in named_so:
                yield text, f"“{label}” is quoted: write {{ {named_so[label]} }}"
            else:
                yield text, f"“{label}” is quoted, and no label is called so"


# --- what code composes ---------------------------------------------------------------------------

JOINED = re.compile(r"[}`]: \$?\{")
"""A colon before what is put in; French has a space before it."""


def composing() -> list[Path]:
    """Return the files that put together what is read on the screen."""
    panels = [file for part in ("kit", "panels", "games") for file in (PANELS / part).rglob("*.*")]
    scripts = (file for file in panels if file.suffix in (".js", ".py"))
    return sorted({*scripts, *CORE.glob("*/teach/drawing.py")} - {*PANELS.glob("kit/brought/*")})


def composed(files: Iterable[Path]) -> Iterator[Complaint]:
    """Find “label: value” that is put together where no language has a say in it."""
    for file in files:
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if JOINED.search(line):
                yield Complaint(named(file), number, "say “labelled” for a colon", "composed")


# --- one name for one thing -----------------------------------------------------------------------

GLOSSARIES = {place: place.parent / "glossary.toml" for place in LOCALES}
"""Where the terms of the words of each place are: the tutor's own hold for all of them."""
CLEARING = re.compile(r"\w+-\w+-clear")
"""The buttons that empty what is being prepared: one word in all games."""


class Term(NamedTuple):
    """A term of a glossary in a language; `others` are words it has not, but for `right`."""

    file: Path
    id: str
    word: str
    others: tuple[str, ...]
    right: tuple[str, ...]


KEYS = {*LANGS, "others", "but", "rule", "rules"}
"""What an entry of a glossary may have."""


def glossary(file: Path) -> dict[str, Any]:
    """Return the terms of a glossary."""
    return tomllib.loads(file.read_text("utf-8"))


@cache
def terms(file: Path, lang: str) -> tuple[Term, ...]:
    """Return the terms of a glossary in a language."""
    found = []
    for id_, entry in glossary(file).items():
        lists = (tuple(entry.get(key, {}).get(lang, ())) for key in ("others", "but"))
        found.append(Term(file, id_, entry[lang], *lists))
    return tuple(found)


@cache
def pattern(term: str) -> re.Pattern[str]:
    """Return what finds words one after another; "*" is any letters, "=" means these capitals."""
    words = re.escape(term.removeprefix("=")).replace(r"\*", r"\w*")
    return re.compile(rf"\b{words}\b", re.NOFLAG if term.startswith("=") else re.IGNORECASE)


@cache
def spoken(lang: str) -> tuple[tuple[Text, str], ...]:
    """Return what is said to somebody, without what is put in, notation, or synonyms for search."""
    found = []
    for text in texts(lang):
        if not text.id.endswith("alike"):
            said = re.sub(r"\{[^}]*\}", "{}", text.text)
            for typed in notation(text.id):
                said = said.replace(typed, "")
            found.append((text, said))
    return tuple(found)


def heard(place: Path, lang: str) -> Iterator[tuple[Text, str]]:
    """Return what the glossary of a place is about: its own words, or all if it is the tutor's."""
    for text, said in spoken(lang):
        if place == LOCALES[0] or text.file.is_relative_to(place):
            yield text, said


def names(lang: str) -> Iterator[tuple[Text, str]]:
    """Find a word by which a thing is not called."""
    for place, file in GLOSSARIES.items():
        for term in terms(file, lang):
            if not term.others:
                continue
            wrong = [pattern(other) for other in term.others]
            for text, said in heard(place, lang):
                for right in term.right:
                    said = pattern(right).sub("", said)
                for other in wrong:
                    if found := other.search(said):
                        yield text, f"“{found[0]}” is called “{term.word}”"


def buttons(lang: str) -> Iterator[tuple[Text, str]]:
    """Find a button that empties a draft, and is called otherwise than the first of them."""
    clearing = [text for text in texts(lang) if CLEARING.fullmatch(text.id)]
    for text in clearing:
        if text.text != clearing[0].text:
            yield text, f"“{text.text}” is called “{clearing[0].text}” elsewhere"


def misshapen() -> Iterator[Complaint]:
    """Return glossary entries that lack a language or have an unknown key."""
    for file in GLOSSARIES.values():
        for id_, entry in glossary(file).items():
            lists = {lang for key in ("others", "but") for lang in entry.get(key, {})}
            for lang in [it for it in LANGS if it not in entry]:
                yield Complaint(named(file), 0, f"{id_}: no word in “{lang}”")
            for key in sorted((entry.keys() - KEYS) | (lists - {*LANGS})):
                yield Complaint(named(file), 0, f"{id_}: “{key}” is not known")


def unsaid() -> Iterator[Complaint]:
    """Return the terms of glossaries that no message has; plurals and other endings will do."""
    for place, file in GLOSSARIES.items():
        for lang in LANGS:
            said = "\n".join(text for _, text in heard(place, lang))
            for term in terms(file, lang):
                words = (f"{re.escape(word[:-1])}\\w*" for word in term.word.split())
                if not re.search(r"\s+".join(words), said, re.IGNORECASE):
                    yield Complaint(named(file), 0, f"{term.id}: “{term.word}” is said nowhere")


# --- all of it ------------------------------------------------------------------------------------


EXCEPTIONS = (AFTER_AN_ARTICLE, NEVER_ONE, NOT_LABELS)
"""Messages in which something is right that looks wrong, by the reason why."""
USED: set[str] = set()


def excused(exceptions: Exceptions, text: Text) -> bool:
    """Return whether a message is one of the exceptions, and note that it is needed there."""
    found = any(text.id in ids for ids in exceptions.values())
    if found:
        USED.add(text.id)
    return found


def needless() -> Iterator[Complaint]:
    """Return what the lists here name for nothing, after all else has been checked."""
    for exceptions in EXCEPTIONS:
        for id_ in sorted({*chain.from_iterable(exceptions.values())} - USED):
            yield Complaint(named(Path(__file__)), 0, f"{id_} needs no exception", "exceptions")
    for id_ in sorted(ITS_REASONS - USED):
        yield Complaint(named(Path(__file__)), 0, f"there is no {id_}", "ghost")


CHECKS = (typography, articles, counts, people, ghost, labels, names, buttons)


def complaints(lang: str) -> Iterator[Complaint]:
    """Return what is to be mended in a language, each once."""
    for check in CHECKS:
        for text, what in dict.fromkeys(check(lang)):
            yield Complaint(named(text.file), text.line, f"{text.id}: {what}", check.__name__)


def mismatched(lang: str) -> Iterator[Complaint]:
    """Return what code asks for and a language lacks, and where languages differ."""
    for file, id_, what in translation.faults(lang):
        yield Complaint(file, 0, f"{id_} {what}", "translation")


def main() -> int:
    """Print what is wrong; return 1 if anything is."""
    if shape := [*misshapen()]:
        return report("words", shape)
    found = {it for lang in LANGS for it in (*complaints(lang), *mismatched(lang))}
    return report("words", [*found, *composed(composing()), *unsaid(), *needless()])


if __name__ == "__main__":
    sys.exit(main())
