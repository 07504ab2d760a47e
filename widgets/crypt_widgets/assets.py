"""Scripts and style sheets as pages get them: a panel's module is one text, the kit comes once.

A notebook loads each panel's module from a string, so it cannot import neighbours: it is joined
with the modules that it imports, in one scope. What all panels share, the modules of `kit/`, is a
script of its own (`kit_script()`), which the Frame and the PageBase bring; every page with panels
has one of these. The first to load installs the kit on `globalThis`, under a hash of its content,
so two versions of the tutor on one page each use their own scripts. A panel's module loads at
once; only its drawing waits for the kit. JupyterLab opens widgets one after another, so one that
waited while loading would hold up the one that brings the kit.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

HERE = Path(__file__).resolve().parent
KIT = HERE / "kit"
"""The scripts and styles that panels share."""

IMPORT = re.compile(
    r'^import (?:\{(?P<names>[^}]+)\}|\* as (?P<whole>\w+)) from "(?P<path>\.[^"]+)";\n+',
    re.MULTILINE,
)
EXPORT = re.compile(r"^export (?=(?:async )?(?:function|const|class) (\w+))", re.MULTILINE)
EXPORT_DEFAULT = re.compile(r"^export default ", re.MULTILINE)
EXPORT_LIST = re.compile(r"^export (\{[^}]+\};)", re.MULTILINE)
"""How a module that was brought says all that it offers."""
LABEL = re.compile(r'"([a-z0-9]+(?:-[a-z0-9]+)+)"')
"""A string in a script that may be the id of a label."""
LABELS = re.compile(r"^ *// Labels: (.*)$", re.MULTILINE)
"""The ids of labels that the code below puts together when it runs."""
COMMENT = re.compile(r"^ *(?://.*|/\*(?:[^*]|\*(?!/))*\*/)\n", re.MULTILINE)
"""A comment on lines of its own: those are a quarter of the scripts, and no page reads them."""
DEFERRED_EXPORT = """\
const late = setTimeout(() => console.error("No Frame or PageBase has brought the kit."), 10_000);
made.then(() => clearTimeout(late), () => clearTimeout(late));
export default {
initialize: (given) => void made.then((it) => it.initialize?.(given)),
render: async (given) => {
try {
return (await made).render(given);
} catch (error) {
given.el.setAttribute("role", "alert");
given.el.textContent = String(error);
throw error;
}
},
};
"""
"""What a panel's module exports: it waits for the kit, and shows an error of the module's own."""
INDENT = re.compile(r"^ +|^\n", re.MULTILINE)
"""What only makes a text readable: a sixth of it. No text in a script spans lines."""
ROOM = re.compile(r";\s(?=})|(?<=[:,{]) (?![;!])| (?={)|(?<=[{};,])\n")
"""The room that a style sheet can do without besides; an empty variable needs its own."""


def script(name: str) -> str:
    """The module of a panel in one text, without the kit, which it awaits.

    A name is the path of a file without its ending: "panels/bar/panel". No two of the modules that
    a panel is made of may give one name to different things; one that is imported whole, under a
    name (`import * as`), as what others wrote is, has a scope of its own.

    :raises FileNotFoundError: if a module is not there.
    """
    return panel_script(source(name, "js"))


def panel_script(file: Path) -> str:
    """Like `script`, for a file."""
    text, shared = _joined([file], outside=lambda found: found.parent == KIT)
    if not shared:
        return text
    names = ", ".join(sorted(it.replace(" as ", ": ") for it in shared))
    text = f"({{ {names} }}) => {{\n{EXPORT_DEFAULT.sub('return ', text)}}}"
    return f"const made = {_kit_promise(_kit()[0])}.then({text});\n{DEFERRED_EXPORT}"


def bundle(file: Path) -> str:
    """A module after all that it imports, the kit among it, in one text: it awaits nothing.

    :raises FileNotFoundError: if one of them is not there.
    """
    return _joined([file])[0]


def kit_script() -> str:
    """A script that installs the kit on the page, unless this same kit is there already."""
    key, text = _kit()
    return (
        f"{{\nconst kit = {_kit_promise(key)};\nif (!kit.laid) {{\nkit.laid = true;\n{text}}}\n}}\n"
    )


@cache
def _kit() -> tuple[str, str]:
    """The key of the kit on `globalThis`, and a statement that fulfils its promise."""
    files = sorted(KIT.glob("*.js"))
    text, _ = _joined(files)
    names = sorted({name for file in files for name in EXPORT.findall(read(file))})
    text = f"kit.give((async () => {{\n{text}return {{ {', '.join(names)} }};\n}})());\n"
    return f"crypt-kit-{sha256(text.encode()).hexdigest()[:16]}", text


def _kit_promise(key: str) -> str:
    """An expression: the promise of the kit, which whoever asks first makes."""
    made = "((give) => Object.assign(new Promise((it) => (give = it)), { give }))()"
    return f'(globalThis["{key}"] ??= {made})'


def _joined(
    files: Iterable[Path], outside: Callable[[Path], bool] = lambda found: False
) -> tuple[str, set[str]]:
    """The modules as one text, each after its imports, and the names they import from outside."""
    texts: dict[Path, str] = {}
    shared: set[str] = set()

    def add(file: Path) -> None:
        if file in texts:
            return
        text = read(file)
        for it in IMPORT.finditer(text):
            found = (file.parent / it["path"]).resolve()
            if it["whole"]:
                texts.setdefault(found, _as_namespace(read(found), it["whole"]))
            elif outside(found):
                shared.update(name.strip() for name in it["names"].split(",") if name.strip())
            else:
                add(found)
        texts[file] = EXPORT.sub("", IMPORT.sub("", text))

    for file in files:
        add(file.resolve())
    return "".join(texts.values()), shared


def _as_namespace(text: str, name: str) -> str:
    """A module that imports nothing, as one object of this name with what it offers."""
    inside = EXPORT_LIST.sub(r"return \1", text)
    return f"const {name} = (() => {{\n{inside}}})();\n"


def mentioned(file: Path) -> frozenset[str]:
    """What may be ids of labels in a module and in those that it imports."""
    found: dict[Path, set[str]] = {}

    def add(file: Path) -> None:
        text = file.read_text(encoding="utf-8")
        found[file] = {*LABEL.findall(text), *" ".join(LABELS.findall(text)).split()}
        for it in IMPORT.finditer(text):
            if (other := (file.parent / it["path"]).resolve()) not in found:
                add(other)

    add(file.resolve())
    return frozenset().union(*found.values())


def style(*names: str) -> str:
    """The style of a panel: the sheets of these names.

    What all panels share (`look`, `components`, `primitives`, `layout`) a page has once, from its
    Frame or its PageBase: with each copy the browser matches every rule again on every change.

    :raises FileNotFoundError: if a name has no style sheet.
    """
    return "".join(read(source(name, "css")) for name in names)


def read(file: Path) -> str:
    """The text of a script or a style sheet without comments and what only makes it readable."""
    text = INDENT.sub("", COMMENT.sub("", file.read_text(encoding="utf-8")))
    return ROOM.sub("", text) if file.suffix == ".css" else text


def source(name: str, kind: str) -> Path:
    """Where a script or a style sheet (`kind`: "js", "css") of this name stands."""
    return HERE / f"{name}.{kind}"
