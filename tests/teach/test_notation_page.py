"""The page on the notation: every example on it reads, and writes back the same."""

from __future__ import annotations

import json
import re
from pathlib import Path

import crypt_core.crypt
from crypt_core.crypt.events import EVENTS, read_event
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import VERBS, read_move
from crypt_core.engine.record import load
from crypt_core.teach.rules import index

RULES = index("crypt")

PAGE = Path(crypt_core.crypt.__file__).with_name("notation.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return PAGE.split(f"## {title}\n")[1].split("\n## ")[0]


def examples(title: str) -> list[str]:
    """The indented lines of a section."""
    return re.findall(r"^    (\S.*)$", section(title), re.MULTILINE)


def test_the_moves_read_and_every_verb_is_there() -> None:
    shown = examples("Moves")
    assert [str(read_move(text, None)) for text in shown] == shown
    assert {read_move(text, None).verb for text in shown} == set(VERBS)
    rows = re.findall(r"^\| `([^`]+)` +\| `([^`]+)`", section("Moves"), re.MULTILINE)
    assert {read_move(text, 0).verb for text, _ in rows} == set(VERBS)
    assert all(rule in RULES for _, rule in rows)


def test_the_events_read_and_every_kind_is_there() -> None:
    shown = examples("Events")
    assert [str(read_event(text)) for text in shown] == shown
    assert {type(read_event(text)) for text in shown} == set(EVENTS)


def test_the_record_loads() -> None:
    record = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert record is not None
    timeline, extra = load(json.loads(record[1]), {CRYPT.name: CRYPT})
    assert len(timeline.leaves()) == 2
    assert extra == {}
