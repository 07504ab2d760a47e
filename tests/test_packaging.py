"""The wheel carries everything the tutor runs on, and no file here depends on one registry."""

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
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

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
        if path.is_file() and path.suffix != ".pyc"
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
done: str = Exercise("x").done  # arg-type assignment
over: str = PhasePanel(7).over  # arg-type assignment
"""
"""What somebody may write, and in each line what is wrong with its types."""


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


def pins() -> dict[str, str]:
    lines = (REPO / "binder" / "requirements.txt").read_text().splitlines()
    return dict(line.split("==") for line in lines if line and line[0] not in "#.")


def test_binder_pins_every_package_and_then_the_project() -> None:
    lines = (REPO / "binder" / "requirements.txt").read_text().splitlines()
    assert lines[-1] == ".[learn]"
    for line in lines[:-1]:
        assert line.startswith("#") or re.fullmatch(r"[A-Za-z0-9._-]+==[0-9a-z.]+", line), line
    pinned = {re.sub(r"[._]", "-", name).lower() for name in pins()}
    extras = PROJECT["optional-dependencies"]
    for line in [*PROJECT["dependencies"], *extras["learn"]]:
        assert re.split(r"[<>=]", line)[0].replace(".", "-").lower() in pinned
    # What only the laboratory needs would make every visitor wait for it.
    assert not pinned & {"dask", "distributed", "loky", "pyarrow"}


def test_binder_pins_what_the_project_takes() -> None:
    pinned = {canonicalize_name(name): version for name, version in pins().items()}
    for line in [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["learn"]]:
        wanted = Requirement(line)
        assert pinned[canonicalize_name(wanted.name)] in wanted.specifier, line


def test_no_kernel_that_loses_messages_is_taken() -> None:
    (kernel,) = (Requirement(it) for it in PROJECT["dependencies"] if it.startswith("ipykernel"))
    lost = ("7.0.0", "7.1.0", "7.2.0", "7.3.0", "7.3.1")
    assert [version for version in (*lost, "6.29.5", "7.4.0") if version in kernel.specifier] == [
        "6.29.5",
        "7.4.0",
    ]


def test_binder_runs_a_python_that_the_project_runs_on() -> None:
    major, minor = re.fullmatch(
        r"python-(\d+)\.(\d+)", (REPO / "binder/runtime.txt").read_text().strip()
    ).groups()
    lowest = re.fullmatch(r">=(\d+)\.(\d+)", PROJECT["requires-python"]).groups()
    assert (int(major), int(minor)) >= tuple(map(int, lowest))
    assert all(os.access(REPO / "binder" / name, os.X_OK) for name in ("postBuild", "start"))


def test_no_file_names_a_package_registry() -> None:
    npm = REPO / "tests" / "browser" / "package.json"
    files = [REPO / "pyproject.toml", npm, REPO / ".ci" / "run", *(REPO / "binder").iterdir()]
    files += (REPO / "scripts" / "renew_pins.py", *(REPO / ".github" / "workflows").iterdir())
    files += (REPO / "site" / "package.json", REPO / "site" / "requirements.txt")
    for file in files:
        text = file.read_text()
        for own in PROJECT["urls"].values():
            text = text.replace(own, "")
        assert not re.search(r"index-url|find-links|https?://", text), file
    locks = ("poetry.lock", "uv.lock", "pdm.lock", "Pipfile.lock", "pylock.toml", "pip.conf")
    assert not [name for name in locks if (REPO / name).exists()]
    assert not [it for it in ("package-lock.json", ".npmrc") if npm.with_name(it).exists()]


def test_versions_are_one() -> None:
    import crypt_widgets

    assert PROJECT["dynamic"] == ["version"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", crypt_widgets.__version__)
