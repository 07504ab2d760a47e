"""Games written down, and read back: the app's own records, and plain text.

A record is what the app saves and loads. The plain text is for reading: who plays, then the moves
in the project's notation, a line each; lines that begin with "#" are left out when it is read.
"""

from __future__ import annotations

import os
import re
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pandas
from tqdm.auto import tqdm

from ..coach.bots import BOT, PERSON, bots
from ..coach.columns import columns, tables
from ..engine import record
from ..engine.game import Game
from ..engine.record import RecordError
from ..engine.timeline import Timeline
from ..games import FIRST, GAMES
from ..teach.explain import answers
from ..teach.explain.teller import teller
from ..teach.words import Words
from . import frames
from .columns import check_rows, table, texts
from .plans import RANDOM, Deal, Plan, game_of, plan_of, title
from .play import Decision, Played, play, rows_of

FORMS = {"record": ".json", "text": ".txt"}
"""How a game is written, and what its file's name ends with."""
CODE = "[0-9]+[.][A-Za-z0-9_-]{40,}"
"""What the code in a shared game's address looks like; it may be longer than a file's name can."""

Source = str | os.PathLike[str]


def timeline(plan: Plan, number: int) -> Timeline:
    """A game of a plan as a timeline, at its beginning, to step through or branch from."""
    return _timeline(plan.deal(number))


def record_of(plan: Plan, number: int) -> str:
    """A game of a plan as the record that the app loads.

    Bots that the app does not know are people there; a record keeps everybody's name in it.
    """
    deal = plan.deal(number)
    named = bots(plan.game.name)
    known = (
        isinstance(bot, str) or named.get(name) == bot  # another may have a known one's name
        for bot, name in zip(deal.bots, deal.names, strict=True)
    )
    seats = [BOT + name if app else PERSON for app, name in zip(known, deal.names, strict=True)]
    return record.save_text(_timeline(deal), {"seats": seats, "bots": list(deal.names)})


def text_of(plan: Plan, number: int) -> str:
    """A game of a plan as plain text: setup, seed, who plays, and the moves, round by round."""
    deal = plan.deal(number)
    played = play(deal)
    setup = plan.game.setup_fields(deal.setup)
    lines = [f"{_first_line(plan.game)}, game {number} of a plan with seed {plan.seed}"]
    lines += [f"{name}: {_value(v)}" for name, v in {**setup, "seed": deal.seed}.items()]
    lines += [f"seat {seat}: {name}" for seat, name in enumerate(deal.names, 1)]
    told = 0
    for decision in played.decisions:
        if decision.state.round != told:
            told = decision.state.round
            lines += ["", f"# Round {told}"]
        lines.append(str(decision.move))
    scores = (f"P{seat} {score}" for seat, score in enumerate(played.end.scores, 1))
    points = columns(plan.game).points.capitalize()
    return "\n".join([*lines, "", f"# {points}: {', '.join(scores)}", ""])


def _first_line(game: Game) -> str:
    """What a game's plain text begins with."""
    return f"# {title(game)}"


def _value(value: object) -> str:
    """A field of a setup in a line; the texts of a list with commas between."""
    return f"[{', '.join(map(str, value))}]" if isinstance(value, list) else str(value)


def save_games(
    games: Plan | pandas.DataFrame,
    folder: Source,
    numbers: Iterable[int] | None = None,
    *,
    form: str = "record",
    progress: bool = True,
) -> list[Path]:
    """Write games of a plan, all or those of some numbers, into a folder, a file each.

    A frame of `simulate`, or some rows of it, stands for the games that are in it: they are played
    again, so their bots have to be known by their names.

    `form`: "record", which the app loads, or "text", which is for reading.

    :raises ValueError: if there is no such form, or a frame does not tell what was played.
    :raises IndexError: if the plan has no game of a number.
    """
    plan = games if isinstance(games, Plan) else _planned(games)
    if numbers is None and not isinstance(games, Plan):
        numbers = games["game"].unique()
    if form not in FORMS:
        raise ValueError(f"a form is one of {', '.join(map(repr, FORMS))}, not {form!r}")
    write = {"record": record_of, "text": text_of}[form]
    asked = range(plan.games) if numbers is None else list(numbers)
    width = len(str(plan.games - 1))
    Path(folder).mkdir(parents=True, exist_ok=True)
    paths = []
    for number in tqdm(asked, unit=" games", disable=not progress):
        paths.append(Path(folder) / f"game-{number:0{width}}{FORMS[form]}")
        paths[-1].write_text(write(plan, number), encoding="utf-8")
    return paths


def _planned(frame: pandas.DataFrame) -> Plan:
    """The plan that a frame of `simulate` came of."""
    about = frame.attrs.get("plan") if isinstance(frame, pandas.DataFrame) else None
    if about is None:
        raise ValueError(
            "save_games takes a plan, plan(...) with the arguments of simulate, or a frame that "
            f"simulate gave, not {type(frame).__name__}"
        )
    return plan_of(about)


def _timeline(deal: Deal) -> Timeline:
    told = Timeline(deal.game, deal.setup, deal.seed)
    for decision in play(deal).decisions:
        told.play(decision.move)
    told.go(0)
    return told


# --- reading --------------------------------------------------------------------------------------


class NotOver(ValueError):
    """A game that was left before its end."""


class Found(NamedTuple):
    """Something to read: what to call it, and its text or the file that has it."""

    name: str
    text: str | Path


def read_games(
    sources: Source | Iterable[Source], rows: str = "games", *, game: str | Game = FIRST
) -> pandas.DataFrame:
    """Games of a kind that were written down, by people or by bots, in the frames of `simulate`.

    A source is a file, a folder (all its ".json" and ".txt" files, by name), a record's text, a
    plain text as `text_of` writes it, or the code in a shared game's address. Games are numbered as
    they come; of a game with branches it is the line that one was on. What cannot be read is
    left out with a warning that names it and says why; `frame.attrs["unread"]` has the same by
    name, and `attrs["sources"]` the name of what each game was read from.

    :raises ValueError: if there are no such rows, or a source is an empty text.
    :raises FileNotFoundError: if a source is no text, and no file or folder either.
    """
    check_rows(rows)
    of = game_of(game)
    if isinstance(sources, (str, os.PathLike)):
        sources = [sources]
    found = [each for source in sources for each in _find(source)]
    played: list[Played] = []
    names: list[str] = []
    unread: dict[str, str] = {}
    for name, text in found:
        try:
            if isinstance(text, Path):
                text = text.read_text(encoding="utf-8")
            played.append(_read(of, text, len(played)))
            names.append(name)
        except UnicodeDecodeError:
            unread[name] = "it is not text"
        except RecordError as error:
            unread[name] = _why(of, error)
        except (NotOver, OSError) as error:
            unread[name] = str(error)
    if unread:
        told = "".join(f"\n{name}: {why}" for name, why in unread.items())
        warnings.warn(f"{len(unread)} of {len(found)} cannot be read:{told}", stacklevel=2)
    frame = frame_of(of, played, rows)
    frame.attrs = {"rows": rows, "sources": names, "unread": unread}
    return frame


def _why(game: Game, error: RecordError) -> str:
    """What is wrong with a record, in the words of its game if it has any."""
    if game.name not in GAMES:
        return str(error)
    return answers.error(teller(game.name).Voice(Words(), None, ()), error)


def _find(source: Any) -> Iterator[Found]:
    """What there is to read at a source."""
    text = os.fspath(source)
    if not text.strip():
        raise ValueError(
            "a source is a file, a folder, or a game's text or code, not an empty text "
            "(this folder is '.')"
        )
    if isinstance(source, str) and ("\n" in text or text.lstrip("\ufeff ").startswith("{")):
        yield Found(" ".join(text.split())[:40], text)
    elif isinstance(source, str) and re.fullmatch(CODE, text.strip()):
        yield Found(text.strip()[:40], text)
    elif _is(path := Path(text), Path.is_dir):
        inside = (p for p in path.iterdir() if p.suffix in FORMS.values() and p.is_file())
        yield from (Found(str(p), p) for p in sorted(inside))
    elif _is(path, Path.exists):
        yield Found(text, path)
    else:
        raise FileNotFoundError(f"there is no file or folder {text!r}")


def _is(path: Path, what: Callable[[Path], bool]) -> bool:
    """Whether a path is something; what the system takes for no path, as too long, is nothing."""
    try:
        return what(path)
    except OSError:
        return False


def _read(game: Game, text: str, number: int) -> Played:
    """The game of a text. :raises RecordError, NotOver: saying what is wrong."""
    games = {game.name: game}
    text = text.strip().lstrip("\ufeff")
    if text.startswith("{") or len(text) > record.LARGEST:
        told, extra = record.load_text(text, games)
    elif text.startswith(_first_line(game)):
        told, extra = record.load(_plain(game, text), games)
    else:
        told, extra = record.load_code(text, games)
    played = played_of(told, extra, number)
    if not played.over:
        count = len(played.decisions)
        raise NotOver(f"it is not played to its end, but stops after {count} decisions")
    return played


def played_of(timeline: Timeline, extra: Mapping[str, Any], number: int = 0) -> Played:
    """The line that one is on, to its end so far; `extra` tells who had which seat."""
    game = timeline.game
    line = timeline.line(timeline.tip.id)
    decisions = [
        Decision(
            before.state,
            len(game.own_moves(before.state, after.move.player)),
            after.move,
            after.steps,
        )
        for before, after in pairwise(line)
    ]
    names = _names(extra, timeline.setup.players)
    return Played(game, number, timeline.seed, names, line[0].steps, decisions, line[-1].state)


def _plain(game: Game, text: str) -> dict[str, Any]:
    """A plain text as the data of a record."""
    fields: dict[str, Any] = {}
    moves = []
    for line in text.splitlines():
        name, _, value = (part.strip() for part in line.partition(":"))
        if not line.strip() or line.startswith("#"):
            continue
        if re.fullmatch("P[0-9]+", name):
            moves.append(line)
        else:
            fields[name] = value
    bots = [fields.pop(name) for name in list(fields) if name.startswith("seat ")]
    seed = fields.pop("seed", None)
    setup = {name: _read_value(value) for name, value in fields.items()}
    return {
        "format": record.FORMAT,
        "version": record.VERSION,
        "game": game.name,
        "setup": setup,
        "seed": seed,
        "lines": [{"moves": moves}],
        "at": [0, len(moves), 0],
        "extra": {"bots": bots},
    }


def _read_value(text: str) -> object:
    """The field of a setup that `_value` wrote."""
    if re.fullmatch("[0-9]{1,9}", text):
        return int(text)
    if text == "[]":
        return []
    return text[1:-1].split(", ") if re.fullmatch(r"\[.*\]", text) else text


def _names(extra: Mapping[str, Any], players: int) -> tuple[str, ...]:
    """Who had which seat; a person, where it is not said."""
    told = extra.get("bots") or extra.get("seats")
    names = [str(name).removeprefix(BOT) for name in told] if isinstance(told, list) else []
    return tuple((names + [PERSON] * players)[:players])


def frame_of(game: Game, played: Sequence[Played], rows: str) -> pandas.DataFrame:
    """One frame of games that may be of different numbers of players."""
    counts = [each.end.setup.players for each in played] or tables(game)
    asked = table(rows, min(counts), max(counts), game)
    values: dict[str, list[Any]] = {column.name: [] for column in asked}
    for each in played:
        players = each.end.setup.players
        own = [column.name for column in table(rows, players, players, game)]
        for row in rows_of(rows, each):
            cells = dict(zip(own, row, strict=True))
            for name, cell in values.items():
                cell.append(cells.get(name))
    can_be = texts(game, (name for each in played for name in each.names), RANDOM)
    typed = [
        column._replace(dtype=column.dtype.replace("int", "Int"))  # those can have gaps
        if None in values[column.name]
        else column
        for column in asked
    ]
    return frames.whole([frames.block(values, typed, can_be)])
