"""What is built: all that the page's Python can need, and licences; nothing names another host."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from crypt_core.games import NAMES
from tests.site.conftest import ROOT
from tests.site.site_page import first_visit

LICENSED = (
    "MIT", "Mozilla Public License Version 2.0", "PYTHON SOFTWARE FOUNDATION LICENSE",
    "attrs ", "babel ", "locale data", "fluent.runtime ", "fluent.syntax ", "pytz ",
    "typing_extensions ", "fsrs ", "snowballstemmer ", "SIL OPEN FONT LICENSE",
    "idb-keyval (script)", "Emscripten", "musl ", "error-stack-parser", "stackframe",
)  # fmt: skip
APART = re.compile(r"crypt_core\.(lab|crypt\.arrays)\b|.*\.__main__$")
"""What is played nowhere: the laboratory, and commands."""
ONLY_JUPYTER = re.compile(
    r"crypt_widgets\.(cli|loading|server\b)"
    r"|crypt_widgets\.notebook\.(alone|dials|exercise|phase)"
    r"|crypt_widgets\.games\.\w+\.alone"
)
"""What serves a page, and panels that stand in a notebook by themselves."""

NOT_IN_A_PAGE = {"IPython", "fcntl", "pandas"}
"""What is asked for in a notebook alone."""

PLAYED = """
import sys
from importlib import import_module

for name in {names}:
    import_module(name)
from crypt_core.coach.bots import bots, choose
from crypt_core.engine import record
from crypt_core.games import GAMES
from crypt_core.engine.timeline import Timeline

for name in GAMES:
    game = GAMES[name]
    timeline = Timeline(game, game.setup({{}}), 5)
    for _ in range(6):
        state = timeline.state
        timeline.play(choose("farsighted", game, state, timeline.moment.luck))
    assert record.load_code(record.code(timeline, {{}}), GAMES)[0].state == timeline.state
import snowballstemmer
assert sorted(snowballstemmer.algorithms()) == ["english", "french", "italian"]
print("all of", len(sys.modules))
"""


def modules() -> list[str]:
    """All modules of the tutor that a page can come to."""
    files = [*(ROOT / "crypt_core").rglob("*.py"), *(ROOT / "widgets/crypt_widgets").rglob("*.py")]
    places = [
        file.relative_to(ROOT if ROOT / "crypt_core" in file.parents else ROOT / "widgets")
        for file in files
        if "voila" not in file.parts
    ]
    names = {".".join(it.with_suffix("").parts).removesuffix(".__init__") for it in places}
    return sorted(it for it in names if not APART.match(it) and not ONLY_JUPYTER.match(it))


def asked_for(name: str) -> set[str]:
    """What a module of the tutor may ask for of others, in whichever of its functions."""
    place = Path(*name.split("."))
    homes = (ROOT / place, ROOT / "widgets" / place)
    files = [it for home in homes for it in (home / "__init__.py", home.with_suffix(".py"))]
    (file,) = filter(Path.is_file, files)
    nodes = [*ast.walk(ast.parse(file.read_text("utf-8")))]
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    found = {node.module for node in nodes if isinstance(node, ast.ImportFrom) and not node.level}
    others = {it for it in plain | found if it.partition(".")[0] not in NOT_IN_A_PAGE}
    return {it for it in others if not it.startswith(("crypt_core", "crypt_widgets"))}


@pytest.fixture(scope="session")
def folder(built: Path) -> Path:
    """The one folder of the files of this version."""
    (found,) = (it for it in (built / "site").iterdir() if it.is_dir())
    return found


def in_pyodide(pyodide: Path, folder: Path, program: str) -> str:
    """What a program prints in the Python of the page."""
    command = ["node", str(Path(__file__).with_name("in_pyodide.mjs")), str(pyodide), str(folder)]
    done = subprocess.run(command, input=program, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def test_no_module_of_the_tutor_lacks_one_that_was_left_out(pyodide: Path, folder: Path) -> None:
    names = modules()
    assert len(names) > 200
    assert {f"crypt_widgets.games.{game}.adapter" for game in NAMES} <= {*names}
    others = sorted(set[str]().union(*map(asked_for, names)))
    assert {"zlib", "fluent.runtime", "anywidget"} <= {*others}
    assert in_pyodide(pyodide, folder, PLAYED.format(names=[*names, *others])).startswith("all of")


def test_the_licences_of_all_that_is_bundled_are_in_it(folder: Path) -> None:
    told = (folder / "licences.txt").read_text("utf-8")
    assert [it for it in LICENSED if it.lower() not in told.lower()] == []


def test_the_licence_of_python_is_of_the_python_that_is_in_it(pyodide: Path, folder: Path) -> None:
    printed = in_pyodide(pyodide, folder, "import sys; print(sys.copyright.splitlines()[0])")
    notice = printed.strip().rstrip(".")
    assert re.fullmatch(r"Copyright \(c\) 2001\S* Python Software Foundation", notice)
    assert f"{notice}; All Rights Reserved" in (folder / "licences.txt").read_text("utf-8")


@pytest.mark.nightly
def test_a_fresh_clone_is_enough(built: Path, tmp_path: Path) -> None:
    """With a Python in which nothing is installed it comes to the same."""
    command = [sys.executable, "-S", str(ROOT / "site/build.py"), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    alone = "crypt-tutor.html"
    assert (tmp_path / alone).read_bytes() == (built / alone).read_bytes()


def test_versions_are_said_in_one_place() -> None:
    wanted = json.loads((ROOT / "site/package.json").read_text())["dependencies"]
    assert list(wanted) == ["pyodide"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", wanted["pyodide"])
    files = (ROOT / "site/requirements.txt", ROOT / "site/lite/requirements.txt")
    lines = [line for file in files for line in file.read_text().splitlines()]
    pins = [line for line in lines if not line.startswith("#")]
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", pin) for pin in pins)
    names = [pin.partition("==")[0] for pin in pins]
    assert len(names) == len({*names})
    for file in (ROOT / "site").glob("*.py"):
        assert wanted["pyodide"] not in file.read_text(), file


def test_a_first_visit_brings_at_most_six_and_a_half_million_bytes(built: Path) -> None:
    packed = sum(it.packed for it in first_visit(built / "site").values())
    assert 5_000_000 < packed < 6_500_000


def test_the_page_says_whom_it_may_ask(built: Path) -> None:
    for name, home in (("site/index.html", "'self'"), ("crypt-tutor.html", "blob:")):
        page = (built / name).read_text("utf-8")
        policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page)
        assert policy, name
        rules = dict(rule.split(" ", 1) for rule in policy[1].replace("&#x27;", "'").split("; "))
        assert rules["default-src"] == "'none'"
        assert rules["connect-src"] == home
        assert "unsafe-eval" not in rules["script-src"].replace("wasm-unsafe-eval", "")
        assert "unsafe-inline" not in rules["script-src"]
        hosts = [re.sub(r"'sha256-[^']+'", "", rule) for rule in rules.values()]
        assert not any("//" in rule for rule in hosts)


def test_whatever_changes_there_is_a_newer_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Browsers look at its service worker alone, byte for byte."""
    monkeypatch.syspath_prepend(str(ROOT / "site"))
    build, pages = import_module("build"), import_module("pages")

    def worker(script: bytes = b"", lock: str = "{}") -> bytes:
        build.the_site(tmp_path, {"page.js": script}, lock)
        return (tmp_path / "sw.js").read_bytes()

    first = worker()
    assert worker() == first
    workers = {first, worker(script=b"//"), worker(lock="[]")}
    around = pages.beside(b"")
    for name in around:
        monkeypatch.setattr(pages, "beside", lambda _, name=name: {**around, name: b"another"})
        workers.add(worker())
    assert len(workers) == 3 + len(around)


def test_it_is_installed_by_what_is_there(built: Path) -> None:
    site = built / "site"
    manifest = json.loads((site / "manifest.webmanifest").read_text())
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        data = (site / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            width = int.from_bytes(data[16:20], "big")
            assert icon["sizes"] == f"{width}x{width}"
    kept = json.loads(re.search(r"JSON.parse\('(.*)'\);", (site / "sw.js").read_text())[1])
    missing = [name for name in kept if name != "./" and not (site / name).is_file()]
    assert missing == []
    left = {it.relative_to(site).as_posix() for it in site.rglob("*") if it.is_file()} - {*kept}
    assert left == {"index.html", "sw.js"}
