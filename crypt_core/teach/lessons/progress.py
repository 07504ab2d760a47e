"""What a learner has done, and what is to come back, as text that a browser keeps."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ...engine.record import RecordError
from .again import Memory, is_memory

FORMAT = "crypt-tutor-progress"
VERSION = 1
LARGEST = 100_000
"""Characters of a text beyond which it is not read."""
MOST_LETTERS = 80
"""Letters of an id beyond which it is none."""


class Progress(NamedTuple):
    """The tasks done, by their ids, and how well those are remembered that went wrong once."""

    done: frozenset[str]
    again: Mapping[str, Memory]


def write(done: Iterable[str], again: Mapping[str, Memory] | None = None) -> str:
    """The text of a learner's progress."""
    kept = {"format": FORMAT, "version": VERSION, "done": sorted(done)}
    if again:
        kept["again"] = dict(sorted(again.items()))
    return json.dumps(kept, indent=1)


def read(text: str) -> Progress:
    """The progress; tasks that this course has not are kept too.

    :raises RecordError: naming what is wrong with the text.
    """
    if len(text) > LARGEST:
        raise RecordError("progress-too-large", {"size": len(text), "largest": LARGEST})
    try:
        data = json.loads(text.lstrip("\ufeff"))
    except (ValueError, RecursionError) as error:
        raise RecordError("progress-not-json", {"at": getattr(error, "lineno", 1)}) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError("progress-not-ours")
    version, done, again = data.get("version"), data.get("done"), data.get("again", {})
    if type(version) is int and version > VERSION:
        raise RecordError("progress-too-new", {"got": version, "newest": VERSION})
    if version != VERSION or not isinstance(done, list) or not all(map(_is_id, done)):
        raise RecordError("progress-done")
    if not isinstance(again, dict) or not all(
        _is_id(id_) and is_memory(memory) for id_, memory in again.items()
    ):
        raise RecordError("progress-again")
    return Progress(frozenset(done), again)


def _is_id(id_: object) -> bool:
    return isinstance(id_, str) and 0 < len(id_) <= MOST_LETTERS
