"""The wheel carries everything the tutor runs on."""

import os
import re
import subprocess
import sys
import tomllib
import venv
import zipfile
from email.parser import Parser
from pathlib import Path
from urllib.request import urlopen

import pytest

REPO = Path(__file__).resolve().parents[1]
PACKAGES = {"crypt_core": REPO / "crypt_core", "crypt_widgets": REPO / "widgets/crypt_widgets"}
PROJECT = tomllib.loads((REPO / "pyproject.toml").read_text())["project"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=REPO,
        # No other program is needed to install it: neither Node nor npm.
        env={**os.environ, "PATH": os.devnull},
        check=True,
        capture_output=True,
    )
    (built,) = folder.glob("*.whl")
    with zipfile.ZipFile(built) as archive:
        yield archive


def shipped_by_the_checkout() -> set[str]:
    files = {
        f"{package}/{path.relative_to(folder).as_posix()}"
        for package, folder in PACKAGES.items()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix != ".pyc" and path.name != "wire.d.ts"
    }
    stored = REPO / "notebooks"
    notebooks = {
        f"crypt_widgets/notebooks/{path.relative_to(stored).as_posix()}"
        for path in (*stored.rglob("*.ipynb"), *stored.glob("data/*.parquet"))
    }
    return files | notebooks


def test_the_wheel_carries_every_file_of_both_packages_and_the_notebooks(wheel) -> None:
    missing = shipped_by_the_checkout() - set(wheel.namelist())
    assert not missing


@pytest.mark.parametrize(
    "kind", [".ftl", ".toml", ".js", ".css", ".ipynb", ".j2", ".svg", ".woff2"]
)
def test_the_wheel_carries_what_is_not_python(wheel, kind: str) -> None:
    assert any(name.endswith(kind) for name in wheel.namelist())


@pytest.mark.parametrize("package", PACKAGES)
def test_the_wheel_says_that_a_package_is_typed(wheel, package: str) -> None:
    assert "Typing :: Typed" in PROJECT["classifiers"]
    assert f"{package}/py.typed" in wheel.namelist()


OWN = """\
from crypt_core.engine.luck import KeyedLuck
face: str = KeyedLuck("7").die()  # arg-type assignment
from crypt_core import Tour, game, position
game(seed="7").play("a5").depth  # arg-type
position(7, game=7)  # arg-type arg-type
Tour(seed="1")  # arg-type
from crypt_widgets import Exercise, GhostExplorer, LiveGame, PhasePanel, RuleBook, Table, tutor
tutor(players="2", lang="fr")  # arg-type
live = LiveGame(seed="7")  # arg-type
table, explorer = Table(live, players="2"), GhostExplorer(live, lang="fr")  # arg-type
moment: str = table.moment  # assignment
claim: int = explorer.claim  # assignment
table.claim = 5  # assignment
chance: float = explorer.odds["kept"]["a"]
told: int = live.play("a5 b3")  # assignment
table.play(5)  # arg-type
depth: str = table.game.moment.depth  # assignment
viewer: int = table.viewer  # assignment
page: int = RuleBook().page  # assignment
done: str = Exercise(7).done  # arg-type assignment
over: str = PhasePanel(7).over  # arg-type assignment
"""
"""What somebody may write, and in each line what is wrong with its types."""


@pytest.mark.change
def test_a_users_own_file_is_checked_by_the_types_of_what_is_installed(
    wheel, tmp_path: Path
) -> None:
    import traitlets

    venv.create(tmp_path / "venv")
    (packages,) = tmp_path.glob("venv/lib/python*/site-packages")
    wheel.extractall(packages)
    (packages / "traitlets").symlink_to(Path(traitlets.__file__).parent)
    own = tmp_path / "own.py"
    own.write_text(OWN)
    python = tmp_path / "venv" / "bin" / "python"
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--python-executable", python, own],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    found = re.findall(r"own.py:(\d+): error: .*\[([\w-]+)\]", checked.stdout)
    wanted = [
        (str(number), wrong)
        for number, line in enumerate(OWN.splitlines(), 1)
        for wrong in line.partition("# ")[2].split()
    ]
    assert sorted(found) == sorted(wanted), checked.stdout + checked.stderr


def test_the_wheel_brings_no_other_top_level_package(wheel) -> None:
    tops = {name.split("/")[0] for name in wheel.namelist()}
    assert {top for top in tops if "." not in top} == set(PACKAGES)


def test_the_template_is_where_any_jupyter_server_looks(wheel) -> None:
    names = [name for name in wheel.namelist() if ".data/data/share/jupyter/voila/" in name]
    assert any(name.endswith("/templates/crypt-tutor/index.html.j2") for name in names)


def test_the_app_needs_no_array_library(wheel) -> None:
    (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    metadata = Parser().parsestr(wheel.read(name).decode())
    needed = [line for line in metadata.get_all("Requires-Dist", []) if "extra ==" not in line]
    names = {re.split(r"[<>=!~ ;\[]", line)[0].replace(".", "-") for line in needed}
    assert names == {
        *("anywidget", "fluent-runtime", "fsrs", "ipykernel", "ipywidgets", "psutil"),
        *("snowballstemmer", "voila"),
    }


def test_an_unpacked_wheel_serves_the_app_from_an_empty_folder(
    wheel, start_tutor, tmp_path: Path
) -> None:
    wheel.extractall(tmp_path)
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))
    with start_tutor("--no-preheat", PYTHONPATH=path) as url:
        html = urlopen(url).read().decode()
    assert "application/vnd.jupyter.widget-view+json" in html
    assert 'cryptLoading.fail("no-table"' not in html
