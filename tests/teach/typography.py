"""What a text in each language must look like, whatever it says."""

from __future__ import annotations

import re

FAULTS = {
    "two spaces": re.compile(r"[ \u00a0\u202f]{2}"),
    "a brace": re.compile(r"[{}]"),
    "a straight quotation mark": re.compile(r"['\"]"),
    "a space at an end": re.compile(r"^\s|\s$"),
    "three points": re.compile(r"\.\.\."),
    "two stops": re.compile(r"[.!?]\.|\.[,;:!?]|,,"),
    "a fact not said": re.compile(r"\?\?\?|=None"),
}
SPACED = {
    "no thin space before a high sign": re.compile(r"[^\u202f][;:!?»]"),
    "no thin space after «": re.compile(r"«[^\u202f]"),
    "quotation marks that are not French": re.compile(r"[“”„‟‹›]"),
}
CLOSED = {
    "a space before a sign": re.compile(r"\s[;:!?,.)]"),
    "quotation marks that are not “ ”": re.compile(r"[«»„‟‹›]"),
}

SIGNS = {"fr": SPACED}
"""Where signs do not follow the word at once, and quotation marks are « »."""


def signs(lang: str) -> dict[str, re.Pattern[str]]:
    """What a language wants of its signs and of the spaces around them."""
    return SIGNS.get(lang, CLOSED)


def faults(text: str, lang: str) -> list[str]:
    """What is wrong with the look of a text."""
    rules = {**FAULTS, **signs(lang)}
    return [f"{name}: {text}" for name, fault in rules.items() if fault.search(text)]
