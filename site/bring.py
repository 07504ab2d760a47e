"""What the site is made of and is not ours: Pyodide by npm, pure-Python packages by pip.

`package.json`, `requirements.txt` and `lite/requirements.txt` say which versions. They are brought
once, to `.cache` beside this file, and again when these have changed.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
CACHE = HERE / ".cache"
PACKAGES, REQUIREMENTS = HERE / "package.json", HERE / "requirements.txt"
LITE = HERE / "lite" / "requirements.txt"
LITE_TOOLS = ("jupyterlite-core[contents]", "jupyterlite-pyodide-kernel", "pyodide-lock")
"""What builds the site of the notebooks, in this very Python."""
PURE = ("--only-binary=:all:", "--platform=any", "--implementation=py", "--abi=none")
QUIET = ("--disable-pip-version-check", "--quiet")
LICENCES = HERE / "licences"
"""The texts that do not come with what they are about."""
LICENCE = re.compile("LICEN|COPYING")
"""How packages name the text of theirs."""
WITHOUT = {"fluent.runtime", "fluent.syntax"}
"""What names the Apache licence, which is among ours, and leaves out the text."""


class Brought(NamedTuple):
    """Where it all lies."""

    pyodide: Path
    packages: Path


class Lacking(RuntimeError):
    """A program that the build needs is missing, or what it should bring; the text says which."""


def program(name: str) -> str:
    """Where a program is.

    :raises Lacking: if it is not there.
    """
    found = shutil.which(name)
    if found is None:
        raise Lacking(f"{name} is missing: the site is built with Node and npm")
    return found


def brought() -> Brought:
    """Bring what the page needs and is not there yet.

    :raises Lacking: if a program is missing, or a registry does not give what was asked for.
    """

    def bring(folder: Path) -> None:
        program("node")
        shutil.copy(PACKAGES, folder)
        quiet = ("--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts")
        run(program("npm"), "install", "--prefix", folder, *quiet, "--loglevel=error")
        into = (
            "--target",
            folder / "packages",
            "--python-version",
            python_version(folder / "node_modules/pyodide"),
        )
        _pip("install", "--no-deps", "--no-compile", *PURE, *into, "--requirement", REQUIREMENTS)

    there = _once(bring, PACKAGES, REQUIREMENTS)
    return Brought(there / "node_modules" / "pyodide", there / "packages")


class Notebooks(NamedTuple):
    """What the site of the notebooks is made of and is not ours."""

    wheels: Path
    """Packages for the page's Python, and the extensions of JupyterLab, as wheels."""
    tools: Path
    """A folder of packages for this Python: what builds the site."""


def for_notebooks(there: Brought) -> Notebooks:
    """Bring what the site of the notebooks needs besides.

    :raises Lacking: if a registry does not give what was asked for.
    """

    def bring(folder: Path) -> None:
        wanted = ("--requirement", REQUIREMENTS, "--requirement", LITE)
        into = ("--dest", folder / "wheels", "--python-version", python_version(there.pyodide))
        _pip("download", "--no-deps", *PURE, *into, *wanted)
        known = ("--find-links", folder / "wheels", "--constraint", LITE)
        _pip("install", "--target", folder / "tools", *known, *LITE_TOOLS)

    found = _once(bring, PACKAGES, REQUIREMENTS, LITE)
    return Notebooks(found / "wheels", found / "tools")


def _once(bring: Callable[[Path], None], *asked: Path) -> Path:
    """The folder that is filled once, and anew when one of these files has changed."""
    said = b"".join(it.read_bytes() for it in asked)
    there = CACHE / hashlib.sha256(said).hexdigest()[:12]
    if not there.is_dir():
        # Beside it first: who is interrupted begins anew.
        begun = there.with_suffix(".part")
        shutil.rmtree(begun, ignore_errors=True)
        begun.mkdir(parents=True)
        bring(begun)
        begun.replace(there)
    return there


def _pip(*arguments: str | Path) -> None:
    run(sys.executable, "-m", "pip", *arguments, *QUIET)


def python_version(pyodide: Path) -> str:
    """Which Python Pyodide is, such as "3.13"."""
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    return ".".join(str(lock["info"]["python"]).split(".")[:2])


def lock_file(pyodide: Path) -> str:
    """What Pyodide is told of itself; that there are packages to be had elsewhere is left out."""
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    return json.dumps({"info": lock["info"], "packages": {}})


def run(*command: str | Path) -> None:
    """Run a program to its end.

    :raises Lacking: if it fails, with what it printed.
    """
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Lacking(f"{' '.join(map(str, command))}:\n{done.stdout}{done.stderr}")


def licences(there: Brought, kit: Path) -> str:
    """The licences of all that the site brings along, each under what it is of.

    :raises Lacking: if a package has none.
    """
    version = json.loads((there.pyodide / "package.json").read_text("utf-8"))["version"]
    told = {
        "The tutor (MIT)": HERE.parent / "LICENSE",
        f"Pyodide {version} (MPL-2.0), unchanged; its source: github.com/pyodide/pyodide": (
            LICENCES / "MPL-2.0.txt"
        ),
        "Python, of which Pyodide is made (PSF-2.0)": LICENCES / "python.txt",
        "Emscripten, by which it is made (MIT)": LICENCES / "emscripten.txt",
        "musl, its C library (MIT)": LICENCES / "musl.txt",
        "error-stack-parser and stackframe, in it (MIT)": LICENCES / "error-stack-parser.txt",
    }
    ours = {"fonts": "font", "brought": "script"}
    for folder, kind in ours.items():
        for file in sorted((kit / folder).glob("*-licence.txt")):
            told[f"{file.stem.removesuffix('-licence')} ({kind})"] = file
    for info in sorted(there.packages.glob("*.dist-info")):
        name, version = info.name.removesuffix(".dist-info").split("-")
        texts = [it for it in sorted(info.rglob("*")) if it.is_file() and LICENCE.search(it.name)]
        if not texts and name not in WITHOUT:
            raise Lacking(f"{name} brings no licence: put its text into {LICENCES}")
        for text in texts or [kit / "brought" / "Apache-2.0-licence.txt"]:
            told[f"{name} {version}: {text.stem}"] = text
    told["babel, locale data"] = there.packages / "babel/locale-data/LICENSE.unicode"
    line = "=" * 80
    return "\n\n".join(
        f"{line}\n{what}\n{line}\n\n{file.read_text('utf-8').strip()}"
        for what, file in told.items()
    )
