"""The translator's check: what is wrong with the messages of a language, a line each.

``python -m crypt_core.teach.translation fr`` compares a language with English, message by message;
without a language it looks at all of them. It exits with 1 if anything is to be mended.

English itself is compared with what the code asks for (see `asked`): a message that nothing asks
for is unused, one that something asks for and is not there is missing.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from ..coach.bots import bots
from ..crypt.collectors import COLLECTORS
from ..crypt.components import KINDS
from ..crypt.moves import CLAIM, VERBS
from ..games import GAMES
from ..sedlec import moves as sedlec_moves
from . import catalogue as catalogues
from .catalogue import ATTRIBUTE, FIRST, REFERENCE, VARIABLE, entries
from .explain.lessons import message_id
from .lessons.courses import course
from .puzzles.ideas import IDEAS
from .rules import index

CORE = Path(__file__).resolve().parents[1]
PANELS = next(
    filter(Path.is_dir, (CORE.parent / "widgets/crypt_widgets", CORE.parent / "crypt_widgets")),
    CORE,
)
"""The app's panels: beside this package where both are installed, in a folder of a checkout."""
SPEAKING = (*sorted(CORE.joinpath("teach").rglob("*.py")), *sorted(PANELS.glob("*.py")))
"""The sources that say something."""
JUDGING = (
    *(path for game in (*GAMES, "engine") for path in sorted(CORE.joinpath(game).glob("*.py"))),
    *sorted(CORE.joinpath("teach").rglob("*.py")),
    *sorted(PANELS.glob("*.py")),
)
"""The sources that refuse something."""

NAMINGS = (
    re.compile(r"^(.*)(?:who|name|of)$"),  # a player: as person, as name, or whose
    re.compile(r"^()(?:the|on|slot|kind)$"),  # a treasure: as object, as place, or by its letter
)
OF_A_GAME = (
    *("", ".about", ".credits", ".invite", ".course", ".search"),
    *(".round", ".round-of", ".in-round"),
)
"""What is said of every game, beside its name."""
LONGEST = 60
"""Letters of a quoted line beyond which it is cut."""


class Fault(NamedTuple):
    """Something to be mended: in which file, about which message (or line), and what."""

    file: str
    id: str
    what: str

    def __str__(self) -> str:
        return f"{self.file}: {self.id} {self.what}"


class Message(NamedTuple):
    """A message as a file has it: its Fluent text, and whether it has one beside its attributes."""

    file: str
    source: str
    has_value: bool

    @property
    def attributes(self) -> set[str]:
        """The names of its attributes."""
        return set(ATTRIBUTE.findall(self.source))


class Messages:
    """All messages and terms of a language, whatever is wrong with them.

    A catalogue of a language refuses what is worded twice; this tells it, with the other `faults`
    that a language has by itself: what is not understood, and what refers to nothing.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.faults: list[Fault] = []
        self.known: dict[str, Message] = {}
        self._needed: dict[str, frozenset[str]] = {}
        for path in sorted(catalogues.LOCALE.joinpath(lang).glob("*.ftl")):
            self._read(path, f"{lang}/{path.name}")
        for id_, message in self.known.items():
            for lost in sorted(set(REFERENCE.findall(message.source)) - set(self.known)):
                self.faults.append(
                    Fault(message.file, id_, f"refers to {lost}, which is not there")
                )

    def _read(self, path: Path, file: str) -> None:
        from fluent.syntax import FluentParser, ast as ftl  # slow to load  # noqa: I001

        text = path.read_text(encoding="utf-8")
        valued: dict[str, bool] = {}
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                quoted = (entry.content or "").strip().partition("\n")[0]
                quoted = quoted if len(quoted) <= LONGEST else quoted[: LONGEST - 1] + "…"
                self.faults.append(Fault(file, f"line {line}", f"is not understood: {quoted}"))
            elif isinstance(entry, ftl.Message | ftl.Term):
                name = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
                valued[name] = entry.value is not None
        for id_, source in entries(path):
            if id_ in self.known:
                also = self.known[id_].file
                self.faults.append(Fault(file, id_, f"is worded twice, also in {also}"))
            elif id_ in valued:
                self.known[id_] = Message(file, source, valued[id_])

    def needs(self, id_: str) -> frozenset[str]:
        """The messages and terms that saying this one may need, itself among them."""
        if id_ not in self._needed:
            found: set[str] = set()
            todo = [id_]
            while todo:
                at = todo.pop()
                if at not in found and at in self.known:
                    found.add(at)
                    todo += REFERENCE.findall(self.known[at].source)
            self._needed[id_] = frozenset(found)
        return self._needed[id_]

    def variables(self, id_: str) -> set[str]:
        """The facts a message may ask for, its attributes' and references' among them."""
        needed = (self.known[need].source for need in self.needs(id_))
        return {name for source in needed for name in VARIABLE.findall(source)}


def named(variable: str) -> str:
    """Languages may choose how to name the same player or treasure."""
    for number, naming in enumerate(NAMINGS):
        if found := naming.fullmatch(variable):
            return f"{found[1]}{('player', 'treasure')[number]}"
    return variable


# --- what the code asks for -----------------------------------------------------------------------


def calls(paths: Iterable[Path]) -> Iterator[tuple[Path, ast.Call, str]]:
    """All calls in these sources, with the name of what is called."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield path, node, getattr(node.func, "id", getattr(node.func, "attr", ""))


@lru_cache(maxsize=1)
def reasons() -> tuple[frozenset[str], frozenset[str]]:
    """All reasons of refusals, and of errors of records, that the code can give."""
    refusals: set[str] = set()
    errors: set[str] = set()
    families = {
        "read-": (*VERBS, *sedlec_moves.VERBS),
        "setup-": ("players", "sides", "leader", "first"),
    }
    places = {"Refusal": 1, "_unread": 1, "_wrong": 1, "bad_setup": 1, "RecordError": 0}
    for _, call, name in calls(JUDGING):
        place = places.get(name)
        if place is None or len(call.args) <= place:
            continue
        found = errors if name == "RecordError" else refusals
        given = call.args[place]
        if isinstance(given, ast.Constant):
            found.add(str(given.value))
        elif isinstance(given, ast.JoinedStr) and isinstance(given.values[0], ast.Constant):
            prefix = str(given.values[0].value)
            found |= {prefix + ending for ending in families[prefix]}
    return frozenset(refusals | _chosen_reasons()), frozenset(errors)


def _chosen_reasons() -> set[str]:
    """Reasons that are chosen among several before they are given: what a `reason` is set to."""
    return {
        str(text.value)
        for path in JUDGING
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Assign) and _name(node.targets[0]) == "reason"
        for text in ast.walk(node.value)
        if isinstance(text, ast.Constant) and isinstance(text.value, str)
    }


def families() -> set[str]:
    """The ids that code puts together from a prefix and a name.

    Whoever adds such a family to the code adds it here: what is not here counts as unused, and is
    not missed where it is missing.
    """
    refusals, errors = reasons()
    chapters = [chapter for game in GAMES for chapter in course(game)]
    lessons = [lesson for chapter in chapters for lesson in chapter.lessons]
    tasks = [task for lesson in lessons for task in lesson.tasks]
    return (
        {f"refusal-{reason}" for reason in refusals}
        | {f"error-{reason}" for reason in errors}
        | {index(game).message(rule) for game in GAMES for rule in index(game)}
        | {f"collector-{power.replace('.', '-').lower()}" for power in COLLECTORS}
        | {f"move-{verb}" for verb in VERBS if verb != CLAIM}
        | {f"sedlec-move-{verb}" for verb in sedlec_moves.VERBS}
        | {f"figure-{figure}" for figure in (*KINDS, "coins", "collectors", "ready", "score")}
        | {f"sedlec-figure-{figure}" for figure in ("cards", "score")}
        | {f"game-{game}{said}" for game in GAMES for said in OF_A_GAME}
        | {f"reference-part.{rule.phase}" for game in GAMES for rule in index(game).values()}
        | {f"seat-bot-{bot}" for game in GAMES for bot in bots(game)}
        | {f"seat-bot-{bot}.{game}" for game in GAMES for bot in bots(game)}
        | {f"puzzle-{idea.name}" for idea in IDEAS}
        | {message_id("chapter", chapter.id) for chapter in chapters}
        | {message_id("lesson", lesson.id) for lesson in lessons}
        | {message_id("task", task.id) for task in tasks}
    )


@lru_cache(maxsize=1)
def written() -> frozenset[str]:
    """Every text in the speaking sources that an id may be, without its attribute."""
    found = {
        node.value.partition(".")[0]
        for path in SPEAKING
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return frozenset(found)


def asked() -> set[str]:
    """The ids that code asks for: those written out in it, and the families it puts together."""
    return {*written(), *families()}


def said() -> Iterator[tuple[str, str]]:
    """What is said as `say("id")` or `say("id.attribute")`: the source's name and the id."""
    for path, call, name in calls(SPEAKING):
        if name == "say" and call.args and isinstance(call.args[0], ast.Constant):
            yield path.name, str(call.args[0].value)


def labels() -> dict[str, set[str]]:
    """The ids that each panel lists as its labels, by the name of its source."""
    found: dict[str, set[str]] = {}
    for path in sorted(PANELS.glob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Assign) and _name(node.targets[0]).endswith("_WORDS"):
                texts = [it.value for it in ast.walk(node.value) if isinstance(it, ast.Constant)]
                found.setdefault(path.stem, set()).update(map(str, texts))
    return found


def _name(node: Any) -> str:
    return getattr(node, "id", "")


# --- what is to be mended -------------------------------------------------------------------------


def faults(lang: str) -> list[Fault]:
    """All that is to be mended in a language, file by file."""
    here = Messages(lang)
    found = list(_unasked(here) if lang == FIRST else _differences(here, Messages(FIRST)))
    return sorted(here.faults + found, key=lambda fault: (fault.file, fault.id))


def _unasked(english: Messages) -> Iterator[Fault]:
    """What code asks for and English lacks, and the other way round."""
    known = english.known
    wanted = [(f"{FIRST}/*.ftl", id_) for id_ in families()]
    wanted += [(source, id_) for source, id_ in said()]
    wanted += [(f"{panel}.py", id_) for panel, ids in labels().items() for id_ in ids]
    for source, id_ in sorted(set(wanted)):
        name, _, attribute = id_.partition(".")
        if name not in known:
            yield Fault(source, id_, "is missing")
        elif attribute and attribute not in known[name].attributes:
            yield Fault(known[name].file, name, f"lacks .{attribute}, which {source} asks for")
    used = set(chain.from_iterable(english.needs(id_) for id_ in asked()))
    for id_ in known.keys() - used:
        yield Fault(known[id_].file, id_, "is unused: nothing asks for it")


def _differences(here: Messages, english: Messages) -> Iterator[Fault]:
    """Where a language differs from English in more than its words."""
    for id_, message in english.known.items():
        if id_ not in here.known:
            yield Fault(message.file.replace(FIRST, here.lang, 1), id_, "is missing")
            continue
        own = here.known[id_]
        if message.has_value and not own.has_value:
            yield Fault(own.file, id_, "has no text of its own")
        differences = {
            "attributes": _compare(message.attributes, own.attributes, ".", str),
            "variables": _compare(english.variables(id_), here.variables(id_), "$", named),
        }
        for what, difference in differences.items():
            if difference:
                yield Fault(own.file, id_, f"differs in its {what}: {difference}")
    for id_ in here.known.keys() - english.known.keys():
        yield Fault(here.known[id_].file, id_, "is unused: English has no such message")


def _compare(wanted: set[str], got: set[str], sign: str, sense: Any) -> str:
    """What is lacking and what is too much, where `sense` tells what means the same."""
    lacking = sorted({it for it in wanted if sense(it) not in set(map(sense, got))})
    besides = sorted({it for it in got if sense(it) not in set(map(sense, wanted))})
    parts = [("lacks", lacking), ("has", besides)]
    return ", ".join(
        f"{verb} {' '.join(sign + name for name in names)}" for verb, names in parts if names
    )


def main(arguments: Sequence[str]) -> int:
    """Print what is to be mended; 0 if nothing is, 1 if something is, 2 for an unknown language."""
    langs = catalogues.languages()
    unknown = [lang for lang in arguments if lang not in langs]
    if unknown:
        print(f"no language {unknown[0]}: there are {', '.join(langs)}", file=sys.stderr)
        return 2
    total = 0
    for lang in arguments or langs:
        found = faults(lang)
        total += len(found)
        print(*found, f"{lang}: {len(found) or 'nothing'} to mend", sep="\n")
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
