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
from ..games import GAMES, NAMES, folder, part
from . import aloud
from . import catalogue as catalogues
from .catalogue import ATTRIBUTE, FIRST, REFERENCE, VARIABLE, entries
from .explain.lessons import message_id
from .explain.voice import CALLED
from .lessons.courses import course
from .lessons.exercises import exercises
from .offer import offer
from .pictures import pictures
from .puzzles import has_puzzles
from .rules import index

CORE = Path(__file__).resolve().parents[1]
PANELS = next(
    filter(Path.is_dir, (CORE.parent / "widgets/crypt_widgets", CORE.parent / "crypt_widgets")),
    CORE,
)
"""The app's panels: beside this package where both are installed, in a folder of a checkout."""
GAME_PANELS = PANELS / "games"
"""The panels of each game's own."""
TEACHING = (CORE / "teach", *(CORE / game / "teach" for game in NAMES))
FIGURES = CORE / "lab" / "figures.py"
SPEAKING = (
    *(path for folder in TEACHING for path in sorted(folder.rglob("*.py"))),
    *(path for path in sorted(PANELS.rglob("*.py")) if not path.is_relative_to(GAME_PANELS)),
    # Not the folder of a game that is not offered yet.
    *(path for game in NAMES for path in sorted((GAME_PANELS / game).rglob("*.py"))),
    FIGURES,
)
"""The sources that say something."""
JUDGING = (
    *SPEAKING,
    *(path for each in ("engine", *NAMES) for path in sorted(CORE.joinpath(each).glob("*.py"))),
)
"""The sources that refuse something."""

NAMINGS = (
    re.compile(r"^(.*)(?:who|name|of)$"),  # a player: as person, as name, or whose
    *(naming for game in NAMES for naming in getattr(part(game, "teach.ids"), "NAMINGS", ())),
)
"""Names of facts that name the same: languages choose among them."""
OF_A_GAME = (
    *("", ".about", ".credits", ".invite", ".time", ".course", ".whole", ".search", ".alike"),
    *(".round", ".round-of", ".in-round"),
)
"""What is said of every game, beside its name."""
OF_EVERY_GAME = ("game-", "seat-bot-", "chapter-", "lesson-", "task-", "refusal-")
"""How the ids begin that any game is asked for; all others of a game begin with its name."""
OF_ITS_PUZZLES = ".puzzles"
"""What is said besides of a game that has puzzles."""
QUOTED = re.compile("[“«]\u202f?\\{ ([a-z][\\w.-]*) \\}\u202f?[”»]")
"""A label that a text quotes."""
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
    """A message as a file has it: its Fluent text, and whether it has one beside its attributes.

    `place` is where its words are (see `catalogue.LOCALES`), `name` the name of its file there.
    """

    place: Path
    lang: str
    name: str
    source: str
    has_value: bool

    @property
    def file(self) -> str:
        """Its file, as it is told."""
        return _told(self.place, self.lang, self.name)

    @property
    def attributes(self) -> set[str]:
        """The names of its attributes."""
        return self.parts.keys() - {""}

    @property
    def parts(self) -> dict[str, str]:
        """The Fluent text of its own ("") and of its attributes, by their names."""
        own, *rest = ATTRIBUTE.split(self.source)
        return {"": own, **dict(zip(rest[::2], rest[1::2], strict=True))}


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
        for place in catalogues.LOCALES:
            for path in sorted(place.joinpath(lang).glob("*.ftl")):
                self._read(place, path)
        for id_, message in self.known.items():
            self.faults += (Fault(message.file, id_, what) for what in self._lost(message))

    def _lost(self, message: Message) -> Iterator[str]:
        """What is wrong with the messages that this one refers to."""
        near = {catalogues.LOCALES[0], message.place}
        for name in sorted(set(REFERENCE.findall(message.source))):
            if name not in self.known:
                yield f"refers to {name}, which is not there"
            elif self.known[name].place not in near:
                yield f"refers to {name}, which only {self.known[name].file} has"

    def _read(self, place: Path, path: Path) -> None:
        from fluent.syntax import FluentParser, ast as ftl  # slow to load  # noqa: I001

        file = _told(place, self.lang, path.name)
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
                self.known[id_] = Message(place, self.lang, path.name, source, valued[id_])

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

    def variables(self, text: str) -> set[str]:
        """The facts that a Fluent text may ask for, its references' among them."""
        needed = {need for id_ in REFERENCE.findall(text) for need in self.needs(id_)}
        sources = (text, *(self.known[id_].source for id_ in needed))
        return {name for source in sources for name in VARIABLE.findall(source)}


def _told(place: Path, lang: str, name: str) -> str:
    """A file of words by its path, from the folder in which the core is."""
    home = place.relative_to(CORE.parent) if place.is_relative_to(CORE.parent) else Path()
    return (home / lang / name).as_posix()


def named(variable: str) -> str:
    """Languages may choose how to name the same player, or the same thing of a game."""
    for naming in NAMINGS:
        if found := naming.fullmatch(variable):
            return f"{found[1]} by {naming.pattern}"
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
    endings = {game: part(game, "teach.ids").REASONS for game in NAMES}
    places = {"Refusal": 1, "_unread": 1, "_wrong": 1, "bad_setup": 1, "RecordError": 0}
    for path, call, name in calls(JUDGING):
        place = places.get(name)
        if place is None or len(call.args) <= place:
            continue
        found = errors if name == "RecordError" else refusals
        given = call.args[place]
        if isinstance(given, ast.Constant):
            found.add(str(given.value))
        elif isinstance(given, ast.JoinedStr) and isinstance(given.values[0], ast.Constant):
            prefix, game = str(given.values[0].value), path.relative_to(CORE).parts[0]
            if game in endings:  # Else its folder is there, and it is not offered yet.
                found |= {prefix + ending for ending in endings[game][prefix]}
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
    """The ids of the tutor's own that code puts together from a prefix and a name.

    Whoever adds such a family to the code adds it here, or to the `ids` of a game: what is in
    neither counts as unused, and is not missed where it is missing.
    """
    refusals, errors = reasons()
    return (
        {f"refusal-{reason}" for reason in refusals}
        | {f"error-{reason}" for reason in errors}
        | {f"seat-bot-{bot}" for game in NAMES for bot in bots(game)}
        | {f"player-{how}" for how in CALLED}
    )


def families_of(game: str) -> set[str]:
    """The ids of a game that code puts together: those of every game, and those of its own."""
    rules = index(game)
    lessons = [lesson for chapter in course(game) for lesson in chapter.lessons]
    said_of_it = (*OF_A_GAME, OF_ITS_PUZZLES) if has_puzzles(game) else OF_A_GAME
    drawn = found.ROUND if (found := pictures(game)) else ()
    own: set[str] = part(game, "teach.ids").families()
    return (
        own
        | {f"game-{game}{said}" for said in said_of_it}
        | {f"game-{game}-bots.{bot}" for bot in bots(game)}
        | {f"game-{game}-parts.{rule.phase}" for rule in rules.values()}
        | {f"game-{game}-round.{rules[picture.rule].phase}" for picture in drawn}
        | {rules.message(rule) for rule in rules}
        | aloud.families(game)
        | {f"{game}-role-{role}.{how}" for role in _roles(game) for how in CALLED}
        | {message_id("chapter", chapter.id) for chapter in course(game)}
        | {message_id("lesson", lesson.id) for lesson in lessons}
        | {message_id("task", task.id) for lesson in lessons for task in lesson.tasks}
        | {message_id("task", name) for name in exercises(game)}
    )


def _roles(game: str) -> set[str]:
    """Whom the rules of a game play themselves, at tables of any size."""
    return {role for players in offer(game).PLAYERS for role in GAMES[game].roles(players)}


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
    return {*written(), *drawn(), *families(), *chain.from_iterable(map(families_of, NAMES))}


def source_of(path: Path) -> str:
    """A source by its path from the core or from the panels: a game's begins with its name."""
    places = (GAME_PANELS, PANELS, CORE)
    return path.relative_to(next(filter(path.is_relative_to, places))).as_posix()


def said() -> Iterator[tuple[str, str]]:
    """What is said as `say("id")` or `say("id.attribute")`: the source and the id."""
    for path, call, name in calls(SPEAKING):
        if name == "say" and call.args and isinstance(call.args[0], ast.Constant):
            yield source_of(path), str(call.args[0].value)


LABEL = re.compile(r'"([a-z0-9]+(?:-[a-z0-9]+)+)"')
"""A text of a script that may be the id of a label."""
SURE = re.compile(
    r'\b(?:words(?:\(\))?\[|say\(table, )"([a-z0-9-]+)"|^ *// Labels: (.*)$', re.MULTILINE
)
"""Where a script names what must be the ids of labels."""


def scripts() -> Iterator[tuple[Path, str]]:
    """The scripts of the panels, each with the beginning of its game's ids, empty if of none."""
    for file in sorted(PANELS.rglob("*.js")):
        places = file.relative_to(PANELS).parts
        if places[0] in ("kit", "panels", "notebook"):
            yield file, ""
        elif places[0] == "games" and places[1] in NAMES:
            yield file, f"{places[1]}-"


@lru_cache(maxsize=1)
def drawn() -> frozenset[str]:
    """Every text in the scripts that the id of a label may be, also as one of its game."""
    return frozenset(
        id_
        for file, game in scripts()
        for text in [file.read_text(encoding="utf-8")]
        for name in [*LABEL.findall(text), *_sure(text)]
        for id_ in (name, game + name)
    )


def _sure(text: str) -> Iterator[str]:
    for name, listed in SURE.findall(text):
        yield from [name] if name else listed.split()


def labels() -> dict[str, set[str]]:
    """The ids of labels that a source names, by the source: a script, or a list in Python.

    In a game's script an id may lack the game's name; the form of a new game asks for what each
    game offers, which is in a list of its own.
    """
    found: dict[str, set[str]] = {}
    known = catalogues.catalogue(FIRST).sources
    for file, game in scripts():
        for name in _sure(file.read_text(encoding="utf-8")):
            if name in known or not any(f"{each}-{name}" in known for each in NAMES):
                found.setdefault(source_of(file), set()).add(name)
            elif game:
                found.setdefault(source_of(file), set()).add(game + name)
    for path in SPEAKING:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Assign) and _name(node.targets[0]).endswith("_WORDS"):
                texts = [it.value for it in ast.walk(node.value) if isinstance(it, ast.Constant)]
                found.setdefault(source_of(path), set()).update(map(str, texts))
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
    wanted = [(_told(catalogues.LOCALES[0], FIRST, "*.ftl"), id_) for id_ in families()]
    for game in NAMES:
        place = folder(game) / "teach" / "locale"
        wanted += [(_told(place, FIRST, "*.ftl"), id_) for id_ in families_of(game)]
    named = [*said(), *((source, id_) for source, ids in labels().items() for id_ in ids)]
    for source, id_ in sorted({*wanted, *named}):
        name, _, attribute = id_.partition(".")
        if name not in known:
            yield Fault(source, id_, "is missing")
        elif attribute and attribute not in known[name].attributes:
            yield Fault(known[name].file, name, f"lacks .{attribute}, which {source} asks for")
    for source, id_ in sorted(set(named)):
        message = known.get(id_.partition(".")[0])
        if message and message.place not in _heard_by(source):
            yield Fault(source, id_, f"is asked for, and only {message.file} has it")
    for id_, message in known.items():
        if what := _misnamed(id_, message.place):
            yield Fault(message.file, id_, what)
    used = set(chain.from_iterable(english.needs(id_.partition(".")[0]) for id_ in asked()))
    for id_ in known.keys() - used:
        yield Fault(known[id_].file, id_, "is unused: nothing asks for it")


def _misnamed(id_: str, place: Path) -> str:
    """What is wrong with how an id begins, by where its message is."""
    name = id_.removeprefix("-")
    game = dict(zip(catalogues.LOCALES[1:], NAMES, strict=False)).get(place)
    if game is None:
        known = name.startswith(tuple(f"{game}-" for game in NAMES))
        return "begins with the name of a game" if known else ""
    known = name.startswith((f"{game}-", *OF_EVERY_GAME))
    return "" if known else f"does not begin with {game}-"


def _heard_by(source: str) -> set[Path]:
    """Where the words are that a source may ask for: the tutor's, and those of its own game."""
    game = source.partition("/")[0]
    places = {catalogues.LOCALES[0]}
    return places | {folder(game) / "teach" / "locale"} if game in NAMES else places


def _differences(here: Messages, english: Messages) -> Iterator[Fault]:
    """Where a language differs from English in more than its words."""
    for id_, message in english.known.items():
        if id_ not in here.known:
            yield Fault(message._replace(lang=here.lang).file, id_, "is missing")
            continue
        own = here.known[id_]
        if message.has_value and not own.has_value:
            yield Fault(own.file, id_, "has no text of its own")
        if difference := _compare(message.attributes, own.attributes, ".", str):
            yield Fault(own.file, id_, f"differs in its attributes: {difference}")
        wanted, got = (set(QUOTED.findall(it.source)) for it in (message, own))
        if difference := _compare(wanted, got, "", str):
            yield Fault(own.file, id_, f"differs in the labels it quotes: {difference}")
        theirs = own.parts
        for at, text in message.parts.items():
            wanted, got = english.variables(text), here.variables(theirs.get(at, text))
            if difference := _compare(wanted, got, "$", named):
                name = f"{id_}.{at}" if at else id_
                yield Fault(own.file, name, f"differs in its variables: {difference}")
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
