"""Check the panels' scripts and styles, and those of the page: TypeScript, ESLint and stylelint.

A panel's module is several files in one text (see `crypt_widgets.panel`): what one of them names
stands in another. So the checkers get each module whole, as a browser gets it, and what they say is
told at the place where it comes from, as `file:line: text`. They and their settings are in
tests/browser: `npm install --prefix tests/browser --no-package-lock`.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PANELS = ROOT / "widgets" / "crypt_widgets"
PAGE = PANELS / "voila" / "templates"
SETTINGS = ROOT / "tests" / "browser"
PROGRAMS = SETTINGS / "node_modules" / ".bin"


class Said(NamedTuple):
    """What a checker says of a line; `rule` is its name for it."""

    file: str
    line: int
    text: str
    rule: str

    def __str__(self) -> str:
        """As terminals and editors know to open it."""
        return f"{self.file}:{self.line}: {self.text} ({self.rule})"


class Module:
    """A text made of several files, and where each of its lines stands."""

    def __init__(self, files: list[Path]) -> None:
        self.files = [named(file) for file in files]
        texts = [file.read_text("utf-8") for file in files]
        self.text = "\n".join(texts)
        self.places = [
            (name, line)
            for name, text in zip(self.files, texts, strict=True)
            for line, _ in enumerate(text.split("\n"), 1)
        ]


def named(file: Path) -> str:
    """Return the file's path in the repository."""
    return file.resolve().relative_to(ROOT).as_posix()


def modules() -> dict[str, Module]:
    """Return each panel's module, and each script of the page, by a name for its file."""
    found = {file.name: Module([file]) for file in PAGE.rglob("*.js")}
    for panel in PANELS.rglob("*.py"):
        if named_there := re.search(r"(?m)^ +_esm = script\((.+)\)$", panel.read_text("utf-8")):
            names = ["dom", *re.findall(r'"([\w/-]+)"', named_there[1])]
            file = "-".join(panel.relative_to(PANELS).with_suffix(".mjs").parts)
            found[file] = Module([script(name) for name in names])
    return found


def script(name: str) -> Path:
    """Return where a script of this name stands: a game's own has the game before it."""
    game, _, own = name.rpartition("/")
    return PANELS / game / "static" / f"{own}.js"


def run(program: str, *arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a checker in a folder."""
    command = [str(PROGRAMS / program), *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def settled(done: subprocess.CompletedProcess[str], found: list[Said]) -> list[Said]:
    """Return what a checker said.

    :raises RuntimeError: if it ended badly and has said nothing of the files.
    """
    if done.returncode and not found:
        raise RuntimeError(f"{done.args[0]} could not check:\n{done.stdout}{done.stderr}")
    return found


def types(folder: Path) -> list[Said]:
    """Return what TypeScript says of the modules in a folder."""
    settings = {"extends": str(SETTINGS / "tsconfig.json"), "include": ["*.js", "*.mjs"]}
    (folder / "tsconfig.json").write_text(json.dumps(settings))
    done = run("tsc", "--pretty", "false", folder=folder)
    said = r"^(\S+)\((\d+),\d+\): error (\w+): (.+(?:\n .+)*)$"
    return settled(
        done,
        [
            Said(file, int(line), " ".join(text.split()), rule)
            for file, line, rule, text in re.findall(said, done.stdout, re.MULTILINE)
        ],
    )


def lint(folder: Path) -> list[Said]:
    """Return what ESLint says of the modules in a folder."""
    settings = str(SETTINGS / "eslint.config.mjs")
    done = run("eslint", "--config", settings, "--format", "json", ".", folder=folder)
    files = json.loads(done.stdout or "[]")
    return settled(
        done,
        [
            Said(Path(file["filePath"]).name, it["line"], it["message"], it["ruleId"] or "syntax")
            for file in files
            for it in file["messages"]
        ],
    )


def styles(folder: Path) -> list[Said]:
    """Return what stylelint says of the style sheets, where they stand."""
    settings = str(SETTINGS / "stylelint.config.mjs")
    report = folder / "styles.json"
    arguments = ["--config", settings, "--formatter", "json", "--output-file", str(report)]
    files = sorted(named(file) for file in PANELS.rglob("*.css"))
    done = run("stylelint", *arguments, *files, folder=ROOT)
    sheets = json.loads(report.read_text("utf-8")) if report.exists() else []
    return settled(
        done,
        [
            Said(
                named(Path(sheet["source"])), it["line"], it["text"].rsplit(" (", 1)[0], it["rule"]
            )
            for sheet in sheets
            for it in sheet["warnings"]
        ],
    )


def traced(said: Iterable[Said], whole: dict[str, Module]) -> set[Said]:
    """Return the same at the places in the sources; of a file in several modules, each thing once.

    What a shared file offers is unused only if it is so in every module that the file is part of.
    """
    heard: dict[Said, set[str]] = {}
    for it in said:
        file, line = whole[it.file].places[it.line - 1]
        heard.setdefault(it._replace(file=file, line=line), set()).add(it.file)
    return {
        it
        for it, names in heard.items()
        if it.rule != "no-unused-vars"
        or names == {name for name, module in whole.items() if it.file in module.files}
    }


def complaints() -> list[Said]:
    """Return all that is said of scripts and styles, in the order of the files."""
    whole = modules()
    used = {file for module in whole.values() for file in module.files}
    lost = {named(file) for file in PANELS.glob("**/static/*.js")} - used
    found = {Said(file, 1, "No panel is made of this script", "unused") for file in lost}
    with tempfile.TemporaryDirectory(prefix="crypt-scripts-") as name, ThreadPoolExecutor() as pool:
        folder = Path(name)
        for file, module in whole.items():
            (folder / file).write_text(module.text, "utf-8")
        parts = [pool.submit(part, folder) for part in (types, lint, styles)]
        typed, linted, styled = (part.result() for part in parts)
    return sorted(found | traced([*typed, *linted], whole) | set(styled))


def main() -> int:
    """Say what is wrong; the value is 1 if anything is."""
    if not all((PROGRAMS / name).exists() for name in ("tsc", "eslint", "stylelint")):
        print("The checkers are missing (npm install --prefix tests/browser --no-package-lock)")
        return 1
    found = complaints()
    print(*found, f"{len(found)} complaints about scripts and styles", sep="\n")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
