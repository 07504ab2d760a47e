"""Check the panels' scripts and styles, and those of the page: TypeScript, ESLint and stylelint.

It also finds what none of them sees: a module that no panel is made of, and an export that none
imports. The checkers and their settings are in tests/browser: `npm install --prefix tests/browser
--no-package-lock`.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from complaints import ROOT, Complaint, named, report
from make_wire_types import make

PANELS = ROOT / "widgets" / "crypt_widgets"
PAGE = PANELS / "voila"
SITE = ROOT / "site"
"""The page with no server; of its folder only what is ours."""
TOY = ROOT / "tests" / "toy" / "panels"
"""The panels of a game that tests alone play; what they import is in `PANELS`."""
BROUGHT = "brought"
"""The folder of what others wrote; all of it is there, used or not."""
IN_NODE = (ROOT / "tests" / "scripts", ROOT / "tests" / "panels")
"""Tests of modules and of panels, in Node."""
SETTINGS = ROOT / "tests" / "browser"
PROGRAMS = SETTINGS / "node_modules" / ".bin"


def scripts() -> list[Path]:
    """Return the modules of the panels."""
    files = sorted(PANELS.rglob("*.js"))
    return [it for it in files if not it.is_relative_to(PAGE) and it.parent.name != BROUGHT]


def run(program: str, *arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a checker in a folder."""
    command = [str(PROGRAMS / program), *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def settled(done: subprocess.CompletedProcess[str], found: list[Complaint]) -> list[Complaint]:
    """Return what a checker said.

    :raises RuntimeError: if it ended badly and has said nothing of the files.
    """
    if done.returncode and not found:
        raise RuntimeError(f"{done.args[0]} could not check:\n{done.stdout}{done.stderr}")
    return found


def types() -> list[Complaint]:
    """Return what TypeScript says of all scripts."""
    make()
    done = run("tsc", "--pretty", "false", "--project", named(SETTINGS), folder=ROOT)
    said = r"^(\S+)\((\d+),\d+\): error (\w+): (.+(?:\n .+)*)$"
    return settled(
        done,
        [
            Complaint(file, int(line), " ".join(text.split()), rule)
            for file, line, rule, text in re.findall(said, done.stdout, re.MULTILINE)
        ],
    )


def lint() -> list[Complaint]:
    """Return what ESLint says of all scripts."""
    settings = str(SETTINGS / "eslint.config.mjs")
    of_tests = (TOY, *IN_NODE, SETTINGS / "page_host.js", SETTINGS / "visits")
    places = map(named, (PANELS, *of_tests, SITE / "page", SITE / "compile.mjs"))
    done = run("eslint", "--config", settings, "--format", "json", *places, folder=ROOT)
    files = json.loads(done.stdout or "[]")
    return settled(
        done,
        [
            Complaint(
                named(Path(file["filePath"])), it["line"], it["message"], it["ruleId"] or "syntax"
            )
            for file in files
            for it in file["messages"]
        ],
    )


def left_over() -> list[Complaint]:
    """Return the modules that no panel is made of, and the names that no other module imports."""
    texts = {file: file.read_text("utf-8") for file in scripts()}
    imported = {
        ((file.parent / path).resolve(), name)
        for file, text in texts.items()
        for names, path in re.findall(r'^import \{([^}]+)\} from "(.+)";$', text, re.MULTILINE)
        for name in re.findall(r"\w+", names)
    }
    made = {file.with_suffix(".js") for file in PANELS.rglob("panel.py")}
    made |= {
        PANELS / f"{name}.js"
        for file in PANELS.rglob("*.py")
        for name in re.findall(r'\b(?:script|source)\("([\w/-]+)"', file.read_text("utf-8"))
    }
    found = [
        Complaint(named(file), 1, "No panel is made of this module", "unused")
        for file in texts.keys() - made - {file for file, _ in imported}
    ]
    for file, text in texts.items():
        for number, line in enumerate(text.splitlines(), 1):
            offered = re.match(r"export (?:async )?(?:function|const|class) (\w+)", line)
            if offered and (file, offered[1]) not in imported:
                found.append(
                    Complaint(named(file), number, f"No module imports {offered[1]}", "unused")
                )
    return found


def idle_names() -> list[Complaint]:
    """Return the names that a style sheet gives to a value and that nothing reads."""
    files = [file for kind in ("css", "js") for file in PANELS.rglob(f"*.{kind}")]
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    # Read by a style as var(--name), by a script as a text in quotes.
    read = {name for it in texts.values() for name in re.findall(r"(?:var\(|\")(--[\w-]+)", it)}
    return [
        Complaint(named(file), number, f"Nothing reads {given[1]}", "unused")
        for file, text in texts.items()
        if file.suffix == ".css"
        for number, line in enumerate(text.splitlines(), 1)
        if (given := re.match(r"\s*(--[\w-]+):", line)) and given[1] not in read
    ]


def styles() -> list[Complaint]:
    """Return what stylelint says of the style sheets, where they stand."""
    settings = str(SETTINGS / "stylelint.config.mjs")
    files = sorted(
        named(file) for place in (PANELS, TOY, SITE / "page") for file in place.rglob("*.css")
    )
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "styles.json"
        arguments = ["--config", settings, "--formatter", "json", "--output-file", str(report)]
        done = run("stylelint", *arguments, *files, folder=ROOT)
        sheets = json.loads(report.read_text("utf-8")) if report.exists() else []
    return settled(
        done,
        [
            Complaint(
                named(Path(sheet["source"])), it["line"], it["text"].rsplit(" (", 1)[0], it["rule"]
            )
            for sheet in sheets
            for it in sheet["warnings"]
        ],
    )


def complaints() -> Iterator[Complaint]:
    """Ask all checkers at once."""
    with ThreadPoolExecutor() as pool:
        parts = [pool.submit(part) for part in (types, lint, styles, left_over, idle_names)]
        for part in parts:
            yield from part.result()


def main() -> int:
    """Say what is wrong; the value is 1 if anything is."""
    if not all((PROGRAMS / name).exists() for name in ("tsc", "eslint", "stylelint")):
        print("The checkers are missing (npm install --prefix tests/browser --no-package-lock)")
        return 1
    return report("scripts and styles", complaints())


if __name__ == "__main__":
    sys.exit(main())
