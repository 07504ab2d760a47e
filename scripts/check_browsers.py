"""Check what the oldest browsers that are named could not read, and that all name the same ones."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from complaints import ROOT, Complaint, Facts, named, report, unmet

from crypt_widgets.server.page_words import loading_words

OLDEST = {"Chrome or Edge": "111", "Firefox": "121", "Safari": "16.2"}
PANELS = ROOT / "widgets" / "crypt_widgets"
TEMPLATE = PANELS / "voila" / "templates" / "crypt-tutor"
LATER_IN_STYLES = {
    "light-dark()": r"light-dark\(",
    "a rule in a rule": r"[;{}]\s*(?:&|[.#:\[][^{};]*)[^{};]*\{(?=[^{}]*\}[^{}]*;)",
    "heights of a line": r"\d(?:r?lh)\b",
    "anchors": r"(?<!-)\banchor(?:-name|-size)?\s*[:(]",
    "colours from a colour": r"\(\s*from\s",
    "other colours": r"\b(?:contrast-color|device-cmyk)\(",
    "@scope and such": r"@(?:scope|starting-style|position-try|function)\b",
    "styles as conditions": r"\bstyle\(|\bif\(",
    "fields as wide as their text": r"field-sizing|interpolate-size",
}
"""What a style sheet might ask for that one of them has not, and what it looks like."""
LATER_IN_WORDS = r"=>|`|\?\.|\?\?|\b(?:const|let|class|async|await|of)\b|\.\.\."
"""What browsers before them do not read."""


def blank(comment: re.Match[str]) -> str:
    """Return the lines of a comment without its text."""
    return "\n" * comment[0].count("\n")


def found(file: Path, comments: str, later: dict[str, str]) -> Iterator[Complaint]:
    """Yield a complaint for each place of a file that asks for something later."""
    text = re.sub(comments, blank, file.read_text("utf-8"), flags=re.DOTALL)
    for what, looks in later.items():
        for it in re.finditer(looks, text):
            yield Complaint(named(file), text.count("\n", 0, it.start()) + 1, f"{what}: too new")


def styles() -> Iterator[Complaint]:
    """Check that no style is of a later time: all colours of a sheet may hang on one."""
    for file in [it for it in PANELS.rglob("*.css") if it.parent.name != "static"]:
        yield from found(file, r"/\*.*?\*/", LATER_IN_STYLES)


def older() -> Iterator[Complaint]:
    """Check that browsers before those read the script that is for them."""
    yield from found(TEMPLATE / "older.js", r"//[^\n]*", {"a word": LATER_IN_WORDS})


def names() -> Facts:
    """Check that the oldest browsers are the same wherever they are named."""
    catalogue = "crypt_core/teach/locale/{}/loading.ftl"
    said = {catalogue.format(lang): it["too-old"] for lang, it in loading_words().items()}
    for manual in ("README.md", "docs/play.md"):
        said[manual] = (ROOT / manual).read_text("utf-8")
    for file, text in said.items():
        for name, version in OLDEST.items():
            known = re.search(rf"{name.split()[0]}\b[\w\s]*? {re.escape(version)}\b", text)
            yield known, file, f"{name} {version} is not named"


def main() -> int:
    """Say what is wrong; the value is 1 if anything is."""
    return report("older browsers", chain(styles(), older(), unmet(names())))


if __name__ == "__main__":
    sys.exit(main())
