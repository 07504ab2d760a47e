"""Check which way imports run, and that each game's folder has the same files.

The machinery imports no game, no game another, and inside a game teach imports coach imports rules.
Nothing that is installed imports what only a clone has.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from complaints import ROOT, Complaint, Facts, named, report, unmet

from crypt_core.games import NAMES

PACKAGES = (ROOT / "crypt_core", ROOT / "widgets" / "crypt_widgets")
MAY = {
    "crypt_core.lab.batch": ("arrays", "components", "game", "scoring"),
    "crypt_widgets.__init__": ("single_panel",),
}
"""The only modules outside the games that may import one, and what they may import of it."""
ABOVE = {"rules": ("coach", "teach"), "coach": ("teach",)}
"""Layers of a game that another must not know: rules have no coach and no words."""
IN_EACH = {
    "crypt_core": (
        *("components", "events", "game", "judge", "moves", "position", "rules", "scoring"),
        *("state", "views", "coach/bots", "coach/columns", "teach/ids", "teach/offer"),
        *("teach/lessons/course", "teach/explain/__init__"),
    ),
    "crypt_widgets": ("adapter",),
}
CLONED = ("scripts", "tests")
"""What only a clone has: none of it is installed."""
LAYERS = ("tutoring", "panel", "panels", "games", "drawing", "traits", "live", "notebook", "app")
"""Parts of crypt_widgets, the lowest first: when it is imported, none imports one after it."""
ABOVE_ALL = ("single_panel",)
"""Modules of a game that are for notebooks."""
LONGEST = 8
"""Modules at most in a chain of imports in crypt_widgets."""


def imports(path: Path, package: list[str]) -> Iterator[tuple[str, int]]:
    """Yield the names that a source of a package imports, in full, and the line of each."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            home = ".".join([*base, *filter(None, [node.module])])
            yield from ((f"{home}.{alias.name}", node.lineno) for alias in node.names)


def fault(module: list[str], imported: list[str]) -> str:
    """Return why a module may not import a name; empty if it may."""
    if module[:2] == ["crypt_widgets", "games"] and len(module) > 2:
        module = [module[0], *module[2:]]
    if imported[:2] == ["crypt_widgets", "games"]:
        imported = [imported[0], *imported[2:]]
    (package, room, *inside), (top, other, part, *_) = module, [*imported, "", ""]
    if top in CLONED:
        return "only a clone has it"
    if top not in IN_EACH:
        return ""
    if other in NAMES and other != room:
        allowed = part in MAY.get(".".join(module), ())
        return "" if allowed else "only a game's own modules import it"
    if package == "crypt_core" and room in NAMES:
        layer = inside[0] if len(inside) > 1 else "door" if inside == ["__init__"] else "rules"
        wanted = part if other == room else other
        if wanted in ABOVE.get(layer, ()):
            return f"in a game, {layer} must not import {wanted}"
    return ""


def forbidden() -> Iterator[Complaint]:
    """Complain of each import that runs the wrong way."""
    for package in PACKAGES:
        for path in package.rglob("*.py"):
            module = list(path.relative_to(package.parent).with_suffix("").parts)
            for name, line in imports(path, module[:-1]):
                if text := fault(module, name.split(".")):
                    yield Complaint(named(path), line, f"{text}: {name}")


def loaded(path: Path, package: list[str]) -> Iterator[str]:
    """Yield the names that a source imports when it is imported, not those for type checkers."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            home = ".".join([*base, *filter(None, [node.module])])
            yield from (f"{home}.{alias.name}" for alias in node.names)


def widgets() -> Iterator[Complaint]:
    """Complain of imports in crypt_widgets that run up, and of a chain that is too long."""
    root = PACKAGES[1]
    places = {
        ".".join(path.relative_to(root.parent).with_suffix("").parts): path
        for path in root.rglob("*.py")
        if path.name != "__init__.py"
    }
    needs = {
        name: {
            found
            for it in loaded(path, name.split(".")[:-1])
            for found in (it, it.rpartition(".")[0])
            if found in places
        }
        for name, path in places.items()
    }

    for name, path in places.items():
        part = name.split(".")[1]
        if part in LAYERS and path.stem not in ABOVE_ALL:
            for other in sorted(needs[name]):
                its = other.split(".")[1]
                if its in LAYERS and LAYERS.index(its) > LAYERS.index(part):
                    yield Complaint(named(path), 1, f"it imports {other}, which is above it")
    try:
        order = [*TopologicalSorter(needs).static_order()]
    except CycleError as error:
        yield Complaint(named(root), 1, f"a circle of imports: {' -> '.join(error.args[1])}")
        return
    chains: dict[str, tuple[str, ...]] = {}
    for name in order:
        chains[name] = name, *max((chains[it] for it in needs[name]), key=len, default=())
    longest = max(chains.values(), key=len)
    if len(longest) > LONGEST:
        way = " -> ".join(longest)
        yield Complaint(named(root), 1, f"a chain of {len(longest)} imports: {way}")


def folders() -> Facts:
    """Check that a reader of one game's folder finds the way in another."""
    for package in PACKAGES:
        for game in NAMES:
            files = [f"{name}.py" for name in IN_EACH[package.name]]
            home = package / game
            if package.name == "crypt_widgets":
                home = package / "games" / game
            for file in files:
                yield (home / file).is_file(), home, f"there is no {file}"


def main() -> int:
    """Print what is wrong; return 1 if anything is."""
    return report("imports and the games' folders", [*forbidden(), *widgets(), *unmet(folders())])


if __name__ == "__main__":
    sys.exit(main())
