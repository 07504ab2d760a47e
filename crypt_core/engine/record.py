"""Saving a game and loading it: setup, seed and decisions, nothing else.

A record is JSON: the lines of the timeline's tree, each a list of moves, a branch naming the line
and the number of decisions after which it leaves it. Loading replays every move through the rules,
so a damaged or impossible record is caught by the rules themselves and named. A *code* is one line
of a game, compressed into letters that fit a web address. A record of a game with secret moves is
*sealed* where others may come across it: compressed likewise, so that a glance tells nothing.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from string import whitespace
from typing import Any

from .errors import GameError
from .game import BadNotation, BadSetup, Fact, Game, IllegalMove, Refusal
from .luck import KeyedLuck
from .timeline import Moment, Timeline

FORMAT = "crypt-tutor"
VERSION = 1
LARGEST = 1_000_000
"""Characters of a record (or bytes of an unpacked code) beyond which it is not read."""
LONGEST_CODE = 100_000
"""Characters of a code beyond which it is not even unpacked; one of a game has a few hundred."""
MOST_LINES = 1_000
"""Lines of a record beyond which it is not replayed; somebody who looks at much has dozens."""
MOST_MOVES = 5_000
"""Decisions of a record, all lines together, beyond which it is not replayed; a game has dozens."""
SEEDS = 1 << 64
SEAL = "sealed."
"""What a sealed record begins with."""
PACKED = "[A-Za-z0-9_-]+"
CODE = re.compile(rf"([0-9]+)\.({PACKED})")
STRAY = whitespace + "\0\ufeff\u00a0\u200b\u202f" + "()<>[]`\"'“”‘’«»,;"
"""What may be around a text where it was copied from, and belongs to no record and no code."""


class RecordError(GameError):
    """A record that cannot be loaded.

    `reason` names the sentence, `facts` its variables (with `line`, `number` and `move` where one
    move is to blame), `refusal` the rule that forbids that move, if one does.
    """

    def __init__(
        self, reason: str, facts: Mapping[str, Fact] | None = None, refusal: Refusal | None = None
    ) -> None:
        super().__init__(reason, facts, refusal)
        self.reason = reason
        self.facts: Mapping[str, Fact] = facts or {}
        self.refusal = refusal

    @property
    def ids(self) -> str:
        if self.refusal is None:
            return self.reason
        return f"{self.reason}, {self.refusal.rule}: {self.refusal.reason}"

    @property
    def short(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return ": ".join(filter(None, [self.reason, told, str(self.refusal or "")]))


def save(timeline: Timeline, extra: Mapping[str, object] | None = None) -> dict[str, Any]:
    """The record of a whole tree as plain data; `extra` (who sits where) is kept beside it.

    Of a tree that is larger than what is loaded it has the line that one is on.
    """
    written = Written(timeline)
    if written.too_large:
        written = Written(timeline, timeline.line(timeline.tip.id))
    lines: list[dict[str, Any]] = [{"moves": []}]
    for line, move, *branch in written.decisions:
        if branch:
            lines.append({"from": branch[0], "luck": branch[1], "moves": []})
        lines[line]["moves"].append(move)
    return {**head(timeline, extra), "lines": lines, **written.place()}


def head(timeline: Timeline, extra: Mapping[str, object] | None = None) -> dict[str, Any]:
    """What a record says before its lines: the same for as long as the game is at the table."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": timeline.game.name,
        "setup": timeline.game.setup_fields(timeline.setup),
        "seed": str(timeline.seed),
        **({"extra": dict(extra)} if extra else {}),
    }


class Written:
    """The decisions of a timeline as its record has them, each written once.

    `moments` are those of the timeline, or some of them with all that came before each.
    """

    def __init__(self, timeline: Timeline, moments: Sequence[Moment] | None = None) -> None:
        self.timeline = timeline
        self.moments = timeline.moments if moments is None else moments
        self.decisions: list[list[Any]] = []
        """A decision's line and move; of the first of a branch also where it leaves which line
        ([line, decisions made on it]), and its luck."""
        self.lines = 1
        self._where: dict[int, tuple[int, int]] = {0: (0, 0)}
        self._place: dict[int, int] = {}
        self.go_on()

    def go_on(self) -> None:
        """Write what has been played since."""
        for moment in self.moments[len(self._where) :]:
            self._write(moment)

    def _write(self, moment: Moment) -> None:
        parent = self.timeline.parent(moment)
        line, count = self._where[parent.id]
        branch: list[Any] = []
        # A line goes on with the first decision made after a moment; others are branches.
        if moment.id != parent.children[0] or moment.luck != parent.luck:
            branch = [[line, count], moment.luck.salt]
            line, count = self.lines, 0
            self.lines += 1
        self._place[moment.id] = len(self.decisions)
        self.decisions.append([line, self.timeline.game.write_move(moment.move), *branch])
        self._where[moment.id] = (line, count + 1)

    def move(self, moment: Moment) -> str:
        """The text of the move that led to a moment."""
        return str(self.decisions[self._place[moment.id]][1])

    @property
    def too_large(self) -> bool:
        """Whether a record of all this would not be loaded."""
        return self.lines > MOST_LINES or len(self.decisions) > MOST_MOVES

    def place(self) -> dict[str, Any]:
        """What a record says after its lines: which of them one is on, and where."""
        timeline = self.timeline
        at = [*self._where[timeline.place.moment], timeline.place.step]
        return {"on": self._where[timeline.tip.id][0], "at": at}


def save_text(timeline: Timeline, extra: Mapping[str, object] | None = None) -> str:
    """The record as JSON text."""
    return json.dumps(save(timeline, extra), ensure_ascii=False, indent=1)


def sealed(text: str) -> str:
    """A record's text in letters that nobody reads by looking; `load_text` reads them.

    It keeps a secret between those who share a screen, and no longer than they want it kept:
    everybody who has this program can open it.
    """
    return SEAL + _packed(text)


def opened(text: str) -> str:
    """The text that was sealed. :raises ValueError: if none was."""
    packed = bare(text).removeprefix(SEAL)
    found = re.match(PACKED, packed)
    return _unpacked(found[0] if found and not packed[found.end() :].strip(".!?") else packed)


def bare(text: str) -> str:
    """A text without the blanks, brackets and marks around it."""
    return text.strip(STRAY)


def is_record(text: str) -> bool:
    """Whether a text is to be read as a record, sealed or not, and not as a code."""
    return len(text) > LARGEST or bare(text).startswith(("{", SEAL))


def find_code(text: str) -> str | None:
    """The code at the beginning of a text, or in the link that it is; None if there is none.

    It ends before the first character that no code has: the end of a sentence, a bracket.
    """
    found = CODE.match(bare(re.split("[#&]g=", text, maxsplit=1)[-1]))
    return found[0] if found else None


def load_text(text: str, games: Mapping[str, Game]) -> tuple[Timeline, dict[str, Any]]:
    """The timeline and the extra data of a record's JSON text, which may be sealed.

    :raises RecordError: naming what is wrong; nothing else has changed then.
    """
    if len(text) > LARGEST:
        raise RecordError("record-too-large", {"size": len(text), "largest": LARGEST})
    text = bare(text)
    if text.startswith(SEAL):
        try:
            text = opened(text)
        except ValueError:
            raise RecordError("record-not-ours") from None
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", 1)
        raise RecordError("record-not-json", {"at": line}) from None
    return load(data, games)


def load(data: object, games: Mapping[str, Game]) -> tuple[Timeline, dict[str, Any]]:
    """The timeline and the extra data of a record, every move replayed through the rules.

    :raises RecordError: naming what is wrong; nothing else has changed then.
    """
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError("record-not-ours")
    version, name, seed = data.get("version"), data.get("game"), data.get("seed")
    if type(version) is not int:
        raise RecordError("record-field", {"field": "version"})
    _check_version(version)
    if not isinstance(name, str):
        raise RecordError("record-field", {"field": "game"})
    game = games.get(name)
    if game is None:
        raise RecordError("record-game", {"got": name[:40], "known": ", ".join(games)})
    if not isinstance(seed, str):
        raise RecordError("record-field", {"field": "seed"})
    timeline = Timeline(game, _setup(game, data.get("setup")), read_seed(seed))
    ends = _replay(timeline, data.get("lines"))
    extra = data.get("extra", {})
    if not isinstance(extra, dict):
        raise RecordError("record-field", {"field": "extra"})
    _follow(timeline, ends, data.get("on", 0))
    _go(timeline, ends, data.get("at"))
    return timeline, extra


def _check_version(version: int) -> None:
    facts = {"got": version, "newest": VERSION}
    if version < 1:
        raise RecordError("record-version", facts)
    if version > VERSION:
        raise RecordError("record-too-new", facts)


def _setup(game: Game, fields: object) -> Any:
    if not isinstance(fields, dict):
        raise RecordError("record-field", {"field": "setup"})
    try:
        return game.setup(fields)
    except BadSetup as error:
        raise RecordError("record-setup", {}, error.refusal) from None


def read_seed(text: str) -> int:
    """The seed that a text of digits names, below 2**64.

    :raises RecordError: if it names none.
    """
    if not re.fullmatch("[0-9]{1,20}", text) or int(text) >= SEEDS:
        raise RecordError("record-seed", {"got": text[:40]})
    return int(text)


def _replay(timeline: Timeline, lines: object) -> list[list[int]]:
    """Play all lines; the moments of each, the one it starts from first."""
    if not isinstance(lines, list) or not lines:
        raise RecordError("record-field", {"field": "lines"})
    _check_size(lines)
    moments: list[list[int]] = []
    for number, line in enumerate(lines):
        if not isinstance(line, dict) or not isinstance(line.get("moves"), list):
            raise RecordError("record-field", {"field": f"lines[{number}]"})
        start, luck = 0, KeyedLuck(timeline.seed)
        if number:
            start = _fork(moments, number, line.get("from"))
            salt = line.get("luck")
            if type(salt) is not int or not 0 <= salt < SEEDS:
                raise RecordError("record-field", {"field": f"lines[{number}].luck"})
            luck = KeyedLuck(timeline.seed, salt)
        moments.append(_replay_line(timeline, number, start, luck, line["moves"]))
    return moments


def _check_size(lines: Sequence[object]) -> None:
    """No more lines and decisions than can be replayed while somebody waits."""
    if len(lines) > MOST_LINES:
        raise RecordError("record-too-many-lines", {"count": len(lines), "most": MOST_LINES})
    listed = (line.get("moves") for line in lines if isinstance(line, dict))
    count = sum(len(moves) for moves in listed if isinstance(moves, list))
    if count > MOST_MOVES:
        raise RecordError("record-too-many-moves", {"count": count, "most": MOST_MOVES})


def _fork(moments: Sequence[Sequence[int]], number: int, fork: object) -> int:
    """The moment at which a branch leaves an earlier line."""
    match fork:
        case [int(line), int(count)] if 0 <= line < number and 0 <= count < len(moments[line]):
            if not isinstance(line, bool) and not isinstance(count, bool):
                return moments[line][count]
    raise RecordError("record-branch", {"line": number + 1})


def _replay_line(
    timeline: Timeline, number: int, start: int, luck: KeyedLuck, moves: list[object]
) -> list[int]:
    at = [start]
    for i, text in enumerate(moves, 1):
        facts: dict[str, Fact] = {"line": number + 1, "number": i}
        if not isinstance(text, str):
            raise RecordError("record-move-not-text", facts)
        facts["move"] = text[:80]
        state = timeline.moments[at[-1]].state
        if not timeline.game.deciders(state):
            raise RecordError("record-after-end", facts)
        try:
            move = timeline.game.read_move(text, state)
            at.append(timeline.grow(at[-1], move, luck).id)
        except (BadNotation, IllegalMove) as error:
            raise RecordError("record-move", facts, error.refusal) from None
    return at


def _follow(timeline: Timeline, moments: list[list[int]], on: object) -> None:
    """Take the line that one was on when looking back."""
    if type(on) is not int or not 0 <= on < len(moments):
        raise RecordError("record-field", {"field": "on"})
    timeline.go(moments[on][-1])


def _go(timeline: Timeline, moments: list[list[int]], at: object) -> None:
    match at:
        case [int(line), int(count), int(step)] if 0 <= line < len(moments) and 0 <= count < len(
            moments[line]
        ):
            moment = moments[line][count]
            if 0 <= step <= len(timeline.moments[moment].steps):
                timeline.go(moment, step)
                return
    raise RecordError("record-field", {"field": "at"})


# --- codes ----------------------------------------------------------------------------------------


def code(
    timeline: Timeline,
    extra: Mapping[str, object] | None = None,
    written: Written | None = None,
) -> str:
    """The line from the start to where one is, in letters, digits, "-" and "_" for an address.

    A solo game of 20 decisions takes about 200 characters. `written` are the timeline's decisions,
    all of them, if they have been written already.
    """
    line = timeline.line()
    written = written or Written(timeline, line)
    parts: list[object] = [
        timeline.game.name,
        timeline.game.setup_fields(timeline.setup),
        str(timeline.seed),
        [written.move(moment) for moment in line[1:]],
        [moment.luck.salt for moment in line],
        timeline.place.step,
        dict(extra or {}),
    ]
    return f"{VERSION}." + _packed(json.dumps(parts, separators=(",", ":")))


@lru_cache(maxsize=1)
def _packed(text: str) -> str:
    """A text compressed into letters, digits, "-" and "_"."""
    packed = zlib.compress(text.encode(), 9)
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def _unpacked(packed: str) -> str:
    """The text that was packed. :raises ValueError: if none was, or one that is too large."""
    try:
        pressed = base64.b64decode(packed + "=" * (-len(packed) % 4), b"-_", validate=True)
        opener = zlib.decompressobj()
        opened = opener.decompress(pressed, LARGEST)
    except (zlib.error, binascii.Error):
        raise ValueError("never packed so") from None
    if not opener.eof or opener.unused_data:
        raise ValueError("cut short or run on")
    return opened.decode()


def load_code(text: str, games: Mapping[str, Game]) -> tuple[Timeline, dict[str, Any]]:
    """The timeline of one line and the extra data of a code.

    :raises RecordError: if it is too long, damaged, too new or impossible.
    """
    text = text.strip()
    if len(text) > LONGEST_CODE:
        raise RecordError("code-too-long", {"size": len(text), "most": LONGEST_CODE})
    found = find_code(text)
    if found is None:
        raise RecordError("code-not-ours")
    version, _, packed = found.partition(".")
    _check_version(int(version[:9]))
    try:
        game, setup, seed, moves, salts, step, extra = json.loads(_unpacked(packed))
        if len(salts) != len(moves) + 1 or salts[0] != 0:
            raise ValueError("a luck for each move")
        lines: list[dict[str, Any]] = [{"moves": []}]
        for move, salt, before in zip(moves, salts[1:], salts, strict=False):
            if salt != before:
                fork = [len(lines) - 1, len(lines[-1]["moves"])]
                lines.append({"from": fork, "luck": salt, "moves": []})
            lines[-1]["moves"].append(move)
    except (ValueError, TypeError, KeyError, RecursionError):
        raise RecordError("code-damaged") from None
    record = {
        "format": FORMAT,
        "version": VERSION,
        "game": game,
        "setup": setup,
        "seed": seed,
        "lines": lines,
        "on": len(lines) - 1,
        "at": [len(lines) - 1, len(lines[-1]["moves"]), step],
        "extra": extra,
    }
    return load(record, games)
