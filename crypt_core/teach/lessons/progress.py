"""What a learner has done, and what is to come back, as text that a browser keeps."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from ...engine.record import RecordError, bare
from . import mistakes as own
from .again import Memory, is_memory
from .mistakes import Mistake

FORMAT = "crypt-tutor-progress"
VERSION = 1
LARGEST = 100_000
"""Characters of a text beyond which it is not read."""
MOST_LETTERS = 80
"""Letters of an id beyond which it is none."""
HINTED, MISSED, SHOWN = "hinted", "missed", "shown"
"""What a task needed beside one's own doing: a hint, another try, or to be shown it whole."""
HELP = (HINTED, MISSED, SHOWN)
"""The same, each more than the one before."""


class Progress(NamedTuple):
    """What a learner has done, by the ids of tasks.

    `again`: how well those are remembered that went wrong once. `help`: what tasks needed, done or
    not, that were not done by oneself at once. `mistakes`: decisions of one's own games.
    `unaccompanied`: the names of games without a companion: one was finished, or it was left.
    """

    done: frozenset[str] = frozenset()
    again: Mapping[str, Memory] = {}
    help: Mapping[str, str] = {}
    mistakes: Mapping[str, Mistake] = {}
    unaccompanied: frozenset[str] = frozenset()


def write(
    done: Iterable[str],
    again: Mapping[str, Memory] | None = None,
    helped: Mapping[str, str] | None = None,
    mistakes: Mapping[str, Mistake] | None = None,
    unaccompanied: Iterable[str] = (),
) -> str:
    """The text of a learner's progress."""
    kept: dict[str, Any] = {"format": FORMAT, "version": VERSION, "done": sorted(done)}
    if again:
        kept["again"] = dict(sorted(again.items()))
    if helped:
        kept["help"] = dict(sorted(helped.items()))
    if mistakes:
        kept["mistakes"] = [own.write(mistake) for mistake in mistakes.values()]
    if unaccompanied:
        kept["alone"] = sorted(unaccompanied)
    return json.dumps(kept, indent=1)


def read(text: str) -> Progress:
    """The progress; tasks that this course has not are kept too.

    :raises RecordError: naming what is wrong with the text.
    """
    if len(text) > LARGEST:
        raise RecordError("progress-too-large", {"size": len(text), "largest": LARGEST})
    try:
        data = json.loads(bare(text))
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
    help_, games = data.get("help", {}), data.get("mistakes", [])
    if not isinstance(help_, dict) or not all(
        _is_id(id_) and how in HELP for id_, how in help_.items()
    ):
        raise RecordError("progress-help")
    if not isinstance(games, list) or len(games) > own.MOST:
        raise RecordError("progress-mistakes")
    mistakes = [own.read(game) for game in games]
    if None in mistakes:
        raise RecordError("progress-mistakes")
    alone = data.get("alone", [])
    if not isinstance(alone, list) or not all(map(_is_id, alone)):
        raise RecordError("progress-alone")
    own_games = {it.id: it for it in mistakes if it}
    return Progress(frozenset(done), again, help_, own_games, frozenset(alone))


def _is_id(id_: object) -> bool:
    return isinstance(id_, str) and 0 < len(id_) <= MOST_LETTERS
