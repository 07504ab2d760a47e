"""Make the types that the panels' scripts are checked with from those of Python.

What panels send and draw is typed in Python, in `messages.py` and `data.py` of each panel's folder.
Of those that all games share comes `kit/wire.d.ts`, of a game's own one in the game's folder;
scripts name its types in their comments. `check_scripts.py` makes them before it checks; git does
not keep them.

What a type can be here is little: a record, a list, a choice, or plain. By way of a schema it would
take two libraries, one to write it and one to read it, for what a page of code does.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from inspect import cleandoc
from types import ModuleType, NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from complaints import ROOT

PANELS = ROOT / "widgets" / "crypt_widgets"

HEAD = "// Made from messages.py and data.py by scripts/make_wire_types.py: change those."
SHARED = ("notebook", "panels", "panels/*", "tutoring")
"""Folders with types that all games share."""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def modules(game: str = "") -> list[ModuleType]:
    """Import the modules with the types of what all games share, or of a game's own."""
    folders = (f"games/{game}", f"games/{game}/*") if game else SHARED
    files = [
        file
        for folder in folders
        for name in ("messages", "data")
        for file in sorted(PANELS.glob(f"{folder}/{name}.py"))
    ]
    places = (file.relative_to(PANELS.parent).with_suffix("").parts for file in files)
    return [import_module(".".join(parts)) for parts in places]


def declarations(game: str = "") -> str:
    """Return the types of what all games share, or of a game's own, as TypeScript declares them.

    :raises ValueError: if two of them have one name.
    """
    own = [kind for module in modules(game) for kind in kinds(module)]
    names = [kind.__name__ for kind in own]
    if twice := {name for name in names if names.count(name) > 1}:
        raise ValueError(f"{game or 'shared'}: two types are called {', '.join(sorted(twice))}")
    others = {"Message as Shared"} if game else set()
    records = [record(kind, own, others) for kind in own]
    sent = (kind.__name__ for kind in messages(own))
    message = " | ".join(sent) or "never"  # A game's panels may send what all panels do.
    shared = f'import type {{ {", ".join(sorted(others))} }} from "../../kit/wire.js";'
    parts = [
        HEAD,
        *([shared] if game else []),
        *records,
        f"/** All that is sent. */\nexport type Message = {message};",
        f"export type Send = (message: Message{' | Shared' if game else ''}) => void;",
    ]
    return "\n\n".join(parts) + "\n"


def kinds(module: ModuleType) -> Iterator[type]:
    """The records that a module defines, in their order."""
    for kind in vars(module).values():
        if is_typeddict(kind) and kind.__module__ == module.__name__:
            yield kind


def messages(found: Iterable[type]) -> Iterator[type]:
    """Yield the types of messages: records with a field `do`."""
    return (kind for kind in found if "do" in kind.__annotations__)


def record(kind: type, own: Sequence[type], others: set[str]) -> str:
    """A record with all its fields; those records that it names and are not `own` are noted."""

    def written(form: Any) -> str:
        inside = get_args(form)
        if get_origin(form) is Literal:
            return " | ".join(json.dumps(one) for one in inside)
        if get_origin(form) in (Union, UnionType):
            return " | ".join(map(written, inside))
        if get_origin(form) is list:
            item = written(inside[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if get_origin(form) is tuple:
            return f"[{', '.join(map(written, inside))}]"
        if get_origin(form) is dict:
            return f"Record<string, {written(inside[1])}>"
        if is_typeddict(form):
            if form not in own:
                others.add(form.__name__)
            return str(form.__name__)
        return "any" if form is Any else PLAIN[form]

    fields = []
    for name, form in get_type_hints(kind, include_extras=True).items():
        free = get_origin(form) is NotRequired
        text = written(get_args(form)[0] if free else form)
        fields.append(f"  {name}{'?' if free else ''}: {text};\n")
    about = cleandoc(kind.__doc__ or "")
    said = f"/** {about} */\n" if about else ""
    return f"{said}export interface {kind.__name__} {{\n{''.join(fields)}}}"


def make() -> None:
    """Write the types of what all games share, and those of each game, beside their scripts."""
    homes = {"": PANELS / "kit"}
    homes |= {file.parent.name: file.parent for file in PANELS.glob("games/*/adapter.py")}
    for game, home in homes.items():
        home.joinpath("wire.d.ts").write_text(declarations(game), encoding="utf-8")


if __name__ == "__main__":
    make()
