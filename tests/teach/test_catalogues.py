"""The catalogues: the same messages in three languages, all of them used, none missing."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from itertools import chain
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import crypt_core
from crypt_core.coach.bots import BOTS
from crypt_core.crypt.collectors import COLLECTORS
from crypt_core.crypt.components import KINDS
from crypt_core.crypt.moves import CLAIM, VERBS
from crypt_core.teach.catalogue import LANGS, PLAIN, REFERENCE, Catalogue, catalogue
from crypt_core.teach.rules import RULES, message_id
from tests.teach.typography import CLOSED, FAULTS, SPACED

HOME = Path(crypt_core.__file__).parent
SPEAKING = [*HOME.joinpath("teach").rglob("*.py"), *HOME.parent.glob("widgets/crypt_widgets/*.py")]
"""The sources that say something."""
JUDGING = [
    *HOME.joinpath("crypt").glob("*.py"),
    *HOME.joinpath("engine").glob("*.py"),
    *HOME.parent.glob("widgets/crypt_widgets/*.py"),
]
"""The sources that refuse something."""
MOST_LETTERS = 34
"""What the line of a collector on the table has room for."""

NAMINGS = (
    re.compile(r"^(.*)(?:who|name|of)$"),  # a player: as person, as name, or whose
    re.compile(r"^()(?:the|on|slot|kind)$"),  # a treasure: as object, as place, or by its letter
)


def named(variable: str) -> str:
    """Languages may choose how to name the same player or treasure."""
    for number, naming in enumerate(NAMINGS):
        if found := naming.fullmatch(variable):
            return f"{found[1]}{('player', 'treasure')[number]}"
    return variable


def reasons() -> tuple[set[str], set[str]]:
    """All reasons of refusals, and of errors of records, that the code can give."""
    refusals: set[str] = set()
    errors: set[str] = set()
    families = {"read-": VERBS, "setup-": ("players", "sides", "leader")}
    for path in JUDGING:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            place = {"Refusal": 1, "_unread": 1, "_wrong": 1, "RecordError": 0}.get(name)
            if place is None or len(node.args) <= place:
                continue
            found = errors if name == "RecordError" else refusals
            given = node.args[place]
            if isinstance(given, ast.Constant):
                found.add(given.value)
            elif isinstance(given, ast.JoinedStr):
                assert isinstance(given.values[0], ast.Constant)
                prefix = given.values[0].value
                found |= {prefix + ending for ending in families[prefix]}
    return refusals, errors


def asked() -> set[str]:
    """The ids that code asks for: those written out in it, and the families it puts together."""
    written: set[str] = set()
    for path in SPEAKING:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                written.add(node.value.partition(".")[0])
    refusals, errors = reasons()
    return (
        written
        | {f"refusal-{reason}" for reason in refusals}
        | {f"error-{reason}" for reason in errors}
        | {message_id(rule) for rule in RULES}
        | {f"collector-{power.replace('.', '-').lower()}" for power in COLLECTORS}
        | {f"move-{verb}" for verb in VERBS if verb != CLAIM}
        | {f"figure-{figure}" for figure in (*KINDS, "coins", "collectors", "ready", "score")}
        | {f"seat-bot-{bot}" for bot in BOTS}
    )


@pytest.mark.parametrize("lang", LANGS)
def test_every_file_is_good_fluent(lang: str) -> None:
    known = set()
    for path in sorted(HOME.joinpath("teach", "locale", lang).glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
        assert junk == [], path.name
        known |= {e.id.name for e in resource.body if isinstance(e, ftl.Message | ftl.Term)}
    assert known == set(catalogue(lang).sources), "read by halves"


@pytest.mark.parametrize("lang", LANGS[1:])
def test_the_languages_have_the_same_files_messages_and_attributes(lang: str) -> None:
    english, other = catalogue("en"), catalogue(lang)
    assert set(other.sources) == set(english.sources)
    for id_ in english.sources:
        assert other.attributes(id_) == english.attributes(id_), id_
    folder = files("crypt_core.teach").joinpath("locale")
    there, here = ({file.name for file in folder.joinpath(lg).iterdir()} for lg in ("en", lang))
    assert here == there


@pytest.mark.parametrize("lang", LANGS[1:])
def test_the_languages_tell_the_same_facts(lang: str) -> None:
    english, other = catalogue("en"), catalogue(lang)
    for id_ in english.sources:
        facts = {named(variable) for variable in english.variables(id_)}
        assert {named(variable) for variable in other.variables(id_)} == facts, id_


@pytest.mark.parametrize("lang", LANGS)
def test_every_reference_is_there(lang: str) -> None:
    known = catalogue(lang)
    for id_, source in known.sources.items():
        assert set(REFERENCE.findall(source)) <= set(known.sources), id_


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_not_parsed_reads_as_fluent_reads_it(lang: str) -> None:
    known = catalogue(lang)
    plain = [id_ for id_, source in known.sources.items() if PLAIN.fullmatch(source)]
    assert len(plain) > 100
    for id_ in plain:
        bundle = FluentBundle([lang])
        bundle.add_resource(FluentResource(known.sources[id_]))
        assert (known.say(id_, {}), []) == bundle.format_pattern(bundle.get_message(id_).value), id_


def test_every_message_that_code_can_ask_for_is_there() -> None:
    refusals, errors = reasons()
    assert len(refusals) > 35
    assert len(errors) > 14
    families = ("refusal-", "error-", "rule-", "collector-", "move-", "figure-", "seat-bot-")
    wanted = {id_ for id_ in asked() if id_.startswith(families)}
    # A literal that only begins like a message of a family is a style or a script, not a message.
    missing = wanted - set(catalogue("en").sources) - {"figure-", "seat-bot-", "move-"}
    assert {id_ for id_ in missing if not id_.endswith("-")} == set()


def test_every_message_named_in_a_call_is_there() -> None:
    """What is said as `say("id.attribute", ...)`, in the teaching code and in the app."""
    english = catalogue("en")
    named_in_calls = 0
    for path in SPEAKING:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "attr", "") != "say":
                continue
            if node.args and isinstance(node.args[0], ast.Constant):
                id_, _, attribute = node.args[0].value.partition(".")
                assert id_ in english.sources, (path.name, id_)
                assert not attribute or attribute in english.attributes(id_), (path.name, id_)
                named_in_calls += 1
    assert named_in_calls > 80


def test_every_label_of_the_panels_is_there() -> None:
    panels = HOME.parent / "widgets" / "crypt_widgets"
    for panel in ("frame", "ribbon", "table", "story", "coach", "whatif", "odds", "review"):
        tree = ast.parse((panels / f"{panel}.py").read_text(encoding="utf-8"))
        lists = [
            ast.literal_eval(node.value)
            for node in tree.body
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "").endswith("WORDS")
        ]
        assert lists, panel
        assert set(chain(*lists)) <= set(catalogue("en").sources), panel


def test_no_message_is_left_unused() -> None:
    """Used is what code asks for (see `asked`), and what a used message refers to."""
    english = catalogue("en")
    used = {need for id_ in asked() & set(english.sources) for need in english.needs(id_)}
    assert set(english.sources) - used == set()


@pytest.mark.parametrize("lang", LANGS)
def test_a_collector_line_fits_on_its_card(lang: str) -> None:
    known = catalogue(lang)
    for power in COLLECTORS:
        line = known.say(f"collector-{power.replace('.', '-').lower()}", {})
        assert len(line) <= MOST_LETTERS, line


@pytest.mark.parametrize("lang", LANGS)
def test_the_source_texts_look_right(lang: str) -> None:
    """Texts as they are written, also those that no test happens to say."""
    signs = SPACED if lang == "fr" else CLOSED
    for id_, source in catalogue(lang).sources.items():
        for text in re.split(r"\{[^{}]*(?:->)?|\}|\n *(?:\.[\w-]+ =|\*?\[\w+\])?", source):
            part = text.partition("=")[2] if text.startswith(f"{id_} =") else text
            part = part.strip(" ")
            for name in ("two spaces", "a straight quotation mark", "three points"):
                assert not FAULTS[name].search(part), (id_, name, part)
            for name, fault in signs.items():
                found = fault.search(part)
                assert not found or found.start() == 0, (id_, name, part)


def test_a_message_worded_twice_is_an_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "locale" / "en"
    folder.mkdir(parents=True)
    folder.joinpath("a.ftl").write_text("hello = Hello\n", encoding="utf-8")
    folder.joinpath("b.ftl").write_text("hello = Hi\n", encoding="utf-8")
    monkeypatch.setattr("crypt_core.teach.catalogue.files", lambda package: tmp_path)
    with pytest.raises(ValueError, match="hello is worded twice"):
        Catalogue("en")
