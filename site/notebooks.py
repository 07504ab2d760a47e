"""The notebooks with no server: a JupyterLite beside the page, with all that it runs on.

Its Python is the page's own Pyodide, told of packages by one lock file, so that nothing is asked of
any other host. `lite/` has the versions, the settings of the Lab, and those of its kernel.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import bring
import python

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
LITE = HERE / "lite"
STORED = ROOT / "notebooks"

KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel"
AT_ONCE = (
    *("micropip", "piplite", "sqlite3", "ipykernel", "comm", "pyodide-kernel", "jedi", "ipython"),
    *("ipywidgets", "crypt-tutor"),
)
"""Loaded while the kernel starts, all at a time: what each notebook waits for."""
OF_THE_LAB = re.compile(r"(jupyterlite_|jupyterlab_|pyodide_lock|widgetsnbextension-3)")
"""Wheels that the page's Python has no use for."""
EXTENSIONS = ("anywidget", "jupyterlab_widgets", "jupyterlite_pyodide_kernel")
"""Wheels with an extension of the Lab."""
HEAVY = ("matplotlib", "numpy", "pandas", "pyarrow", "tqdm")
"""What a folder of Pyodide's distribution brings for the laboratory.

The kernel starts with it as well: later it loads only what the text of a cell imports by name.
"""
NO_USE = python.UNUSED | {
    "crypt_widgets": r"(notebooks/(?!data/)|voila/|server/|cli|loading)",
    "jedi": r"third_party/(django-stubs|typeshed/stubs)/",
}
"""Of wheels: what a browser never runs, by package."""
ASKS_FOR_HEAVY = re.compile(
    rf"^\s*(import|from) ({'|'.join(HEAVY)}|crypt_core\.lab)\b|^from crypt_core import.*\bsimulate",
    re.MULTILINE,
)
"""In a notebook: a line that imports what only such a folder brings."""
STARTS_PROCESSES = re.compile(r"\b(ProcessPoolExecutor|LocalCluster)\(")
"""In a notebook: what no browser can do, whatever is brought."""
PARTS = {
    "all": ("**/*", 46),
    "the Lab": ("build/**/*", 20),
    "Python": ("static/pyodide/py*", 14.5),
    "packages": ("static/pyodide/*.whl", 8),
}
"""What the site consists of: its files, and the megabytes they have at most without `--pyodide`."""


def build(out: Path, there: bring.Brought, distribution: Path | None) -> None:
    """Make the site in `out`, in place of what is there.

    :raises Lacking: if something is not there, or the build fails.
    """
    found = bring.for_notebooks(there)
    with tempfile.TemporaryDirectory() as folder:
        lite = Path(folder)
        for file in ("jupyter-lite.json", "overrides.json"):
            shutil.copy(LITE / file, lite)
        pyodide = lite / "static" / "pyodide"
        pyodide.mkdir(parents=True)
        for name in ("pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip"):
            shutil.copy(there.pyodide / name, pyodide)
        known = lock(pyodide, there, found, distribution)
        _settings(lite / "jupyter-lite.json", at_once(known))
        contents(lite / "contents", set(HEAVY) <= known)
        shutil.rmtree(out, ignore_errors=True)
        _jupyter_lite(found, lite, out)


def lock(
    folder: Path, there: bring.Brought, found: bring.Notebooks, distribution: Path | None
) -> set[str]:
    """Put all packages into a folder, and the lock file that names them; their names.

    :raises Lacking: if the distribution is of another Pyodide, or lacks a package.
    """
    # Only here: what builds the site is brought by it.
    sys.path.append(str(found.tools))
    from pyodide_lock import PyodideLockSpec
    from pyodide_lock.utils import add_wheels_to_spec

    spec = PyodideLockSpec.from_json(there.pyodide / "pyodide-lock.json")
    spec.packages = _distributed(folder, spec, distribution)
    wheels = [*_wheels(folder, found)]
    if "sqlite3" not in spec.packages:
        wheels.append(_stand_in(folder, "sqlite3"))
    spec = add_wheels_to_spec(spec, wheels, ignore_missing_dependencies=True)
    for package in spec.packages.values():
        package.depends = [name for name in package.depends if name in spec.packages]
    spec.to_json(folder / "pyodide-lock.json")
    return set(spec.packages)


def _distributed(folder: Path, spec: Any, distribution: Path | None) -> dict[str, Any]:
    """What is taken from Pyodide's distribution: `HEAVY`, with all that it needs."""
    if distribution is None:
        return {}
    if not (distribution / "pyodide-lock.json").is_file():
        raise bring.Lacking(f"{distribution} has no pyodide-lock.json: unpack Pyodide's there")
    whole = type(spec).from_json(distribution / "pyodide-lock.json")
    if whole.info != spec.info:
        raise bring.Lacking(f"{distribution} is of another Pyodide than {bring.PACKAGES} says")
    taken: dict[str, Any] = {}
    wanted = [*HEAVY, "sqlite3"]
    while wanted:
        name = wanted.pop()
        if name not in whole.packages:
            raise bring.Lacking(f"{distribution} lacks {name}")
        if name not in taken:
            taken[name] = whole.packages[name]
            wanted += taken[name].depends
            shutil.copy(distribution / taken[name].file_name, folder)
    return taken


def _wheels(folder: Path, found: bring.Notebooks) -> Iterator[Path]:
    """The packages that are pure Python, ours among them, less what a browser never runs."""
    with tempfile.TemporaryDirectory() as made:
        own = (sys.executable, "-m", "pip", "wheel", "--no-deps", "--quiet", "--wheel-dir", made)
        bring.run(*own, ROOT)
        for wheel in (*sorted(found.wheels.glob("*.whl")), *Path(made).glob("*.whl")):
            if not OF_THE_LAB.match(wheel.name):
                yield _lean(wheel, folder / wheel.name)
        (kernel,) = found.wheels.glob("jupyterlite_pyodide_kernel-*.whl")
        with zipfile.ZipFile(kernel) as archive:
            for name in archive.namelist():
                file = folder / name.rpartition("/")[2]
                if file.suffix == ".whl" and "/pypi/" in name and not OF_THE_LAB.match(file.name):
                    file.write_bytes(archive.read(name))
                    yield file


def _stand_in(folder: Path, name: str) -> Path:
    """A wheel of nothing, for what the kernel asks for before it starts and can do without."""
    file = folder / f"{name}-0-py3-none-any.whl"
    info = f"{name}-0.dist-info"
    about = {
        f"without_{name}.py": "",  # a wheel has a module
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 0\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/RECORD": "",
    }
    with zipfile.ZipFile(file, "w") as archive:
        for part, text in about.items():
            archive.writestr(zipfile.ZipInfo(part), text)
    return file


def _lean(wheel: Path, to: Path) -> Path:
    """A wheel without what is never run of it."""
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(to, "w") as made:
        for name in whole.namelist():
            package, _, inside = name.partition("/")
            unused = package in NO_USE and re.match(NO_USE[package], inside)
            if not (name.endswith("/") or unused or ".data/" in package + "/"):
                how = zipfile.ZIP_DEFLATED
                data = python.needed(name, whole.read(name))
                made.writestr(zipfile.ZipInfo(name), data, compress_type=how, compresslevel=9)
    return to


def at_once(known: set[str]) -> list[str]:
    """The packages that a kernel starts with, of those the site has."""
    return [name for name in (*AT_ONCE, *HEAVY) if name in known]


def _settings(file: Path, at_once: list[str]) -> None:
    settings = json.loads(file.read_text("utf-8"))
    kernel = settings["jupyter-config-data"]["litePluginSettings"][KERNEL]
    kernel["loadPyodideOptions"] = {"packages": at_once}
    file.write_text(json.dumps(settings), "utf-8")


def contents(folder: Path, heavy: bool) -> None:
    """Store the notebooks of all languages; a note at the top says what the site lacks for one.

    `heavy`: whether `HEAVY` is there.
    """
    from crypt_core.teach.words import LANGS
    from crypt_widgets.server.page_words import notebook_words

    notes = notebook_words()
    for file in sorted(STORED.rglob("*.ipynb")):
        inside = file.relative_to(STORED)
        lang = inside.parts[0] if inside.parts[0] in LANGS else "en"
        notebook = json.loads(file.read_text("utf-8"))
        lacks = lacking(notebook, heavy)
        if lacks:
            told = {"cell_type": "markdown", "id": "not-here", "metadata": {}}
            notebook["cells"].insert(1, told | {"source": [f"**{notes[lang][lacks]}**"]})
        to = folder / inside
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(json.dumps(notebook, ensure_ascii=False, indent=1), "utf-8")


def sizes(site: Path) -> dict[str, float]:
    """The megabytes of each of the `PARTS` of a built site."""
    return {
        name: sum(it.stat().st_size for it in site.glob(files) if it.is_file()) / 1e6
        for name, (files, _) in PARTS.items()
    }


def first() -> dict[str, str]:
    """Where the contents of the notebooks are from the page, by language."""
    from crypt_core.teach.words import LANGS

    folders = {lang: "" if lang == "en" else f"{lang}/" for lang in LANGS}
    found = {
        lang: next(STORED.glob(f"{folder}00-*.ipynb")).name for lang, folder in folders.items()
    }
    return {lang: f"lite/lab/index.html?path={folders[lang]}{name}" for lang, name in found.items()}


def lacking(notebook: dict[str, Any], heavy: bool) -> str:
    """What a notebook needs and the site lacks: "processes", "heavy", or "" for nothing."""
    code = "\n".join("".join(it["source"]) for it in notebook["cells"] if it["cell_type"] == "code")
    if STARTS_PROCESSES.search(code):
        return "processes"
    return "heavy" if ASKS_FOR_HEAVY.search(code) and not heavy else ""


def _jupyter_lite(found: bring.Notebooks, lite: Path, out: Path) -> None:
    """Have JupyterLite build its site."""
    extensions = [
        f"--LiteBuildConfig.federated_extensions={wheel}"
        for name in EXTENSIONS
        for wheel in found.wheels.glob(f"{name}-*.whl")
    ]
    command = [sys.executable, "-m", "jupyterlite_core", "build", "--apps=lab", *extensions]
    command += ["--LiteBuildConfig.ignore_sys_prefix=True", "--no-sourcemaps"]
    command += ["--no-unused-shared-packages", f"--lite-dir={lite}", f"--output-dir={out}"]
    command += [f"--contents={lite / 'contents'}"]
    environment = {**os.environ, "PYTHONPATH": str(found.tools), "JUPYTER_PREFER_ENV_PATH": "1"}
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=lite, env=environment, check=False
    )
    if done.returncode or not (out / "lab/index.html").is_file():
        raise bring.Lacking(f"JupyterLite is not built:\n{done.stdout}{done.stderr}"[-3000:])
