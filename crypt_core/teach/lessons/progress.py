"""What a learner has done, as text that a browser keeps and a file carries."""

from __future__ import annotations

import json
from collections.abc import Iterable

from ...engine.record import RecordError

FORMAT = "crypt-tutor-progress"
VERSION = 1
LARGEST = 100_000
"""Characters of a text beyond which it is not read."""
MOST_LETTERS = 80
"""Letters of an id beyond which it is none."""


def write(done: Iterable[str]) -> str:
    """The text of the tasks done, by their ids."""
    return json.dumps({"format": FORMAT, "version": VERSION, "done": sorted(done)}, indent=1)


def read(text: str) -> frozenset[str]:
    """The ids of the tasks done; those of tasks that this course has not are kept too.

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
    version, done = data.get("version"), data.get("done")
    if type(version) is int and version > VERSION:
        raise RecordError("progress-too-new", {"got": version, "newest": VERSION})
    if (
        version != VERSION
        or not isinstance(done, list)
        or not all(isinstance(id_, str) and 0 < len(id_) <= MOST_LETTERS for id_ in done)
    ):
        raise RecordError("progress-done")
    return frozenset(done)
