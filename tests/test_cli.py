"""The command: what it says when called wrongly, and that it serves and ends when called well."""

import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import psutil
import pytest
from IPython.core.inputtransformer2 import TransformerManager

import crypt_widgets
from crypt_core.games import GAMES
from crypt_core.teach.catalogue import LANGS
from crypt_widgets import cli

NOTEBOOKS = Path(__file__).parent.parent / "notebooks"
MANUAL = Path(__file__).parent.parent / "docs" / "play.md"


@pytest.fixture
def run(command: list[str], tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    def run(*options: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*command, *options],
            cwd=tmp_path,
            capture_output=True,
            stdin=subprocess.DEVNULL,
            text=True,
            timeout=30,
            check=False,
        )

    return run


@pytest.mark.parametrize(
    ("options", "wrong", "right"),
    [
        (["--port", "abc"], "'abc' is no port", "1 to 65535"),
        (["--port", "70000"], "'70000' is no port", "1 to 65535"),
        (["--port", "-1"], "--port", "--help"),
        (["--port"], "--port", "--help"),
        (["--lang", "xx"], "'xx' is no language", "choose en, "),
        (["--game", "chess"], "'chess' is no game", "choose crypt"),
        (["--prot", "8866"], "'--prot' is no option", "--port"),
        (["--colour"], "'--colour' is no option", "--help"),
        (["crypt"], "'crypt' is no option", "--help"),
        (["--notebooks"], "--notebooks", "--help"),
        (["--notebooks", "/dev/null"], "--notebooks /dev/null is a file", "name a folder"),
        (["--notebooks", "/proc/mine"], "--notebooks /proc/mine: ", "No such file"),
        (["--address", "192.0.2.1"], "'192.0.2.1' is not an address of this machine", "localhost"),
        (["--address", "no machine"], "'no machine' names no machine", "localhost"),
    ],
)
def test_a_wrong_call_is_told_in_one_line(run, options, wrong, right) -> None:
    done = run(*options)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("crypt-tutor: ")
    assert done.stderr.count("\n") == 1
    assert wrong in done.stderr
    assert right in done.stderr


def test_a_busy_port_names_a_free_one(run) -> None:
    with socket.create_server(("localhost", 0)) as busy:
        port = busy.getsockname()[1]
        done = run("--port", str(port), "--no-browser")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert f"port {port} on localhost is in use" in done.stderr
    assert "leave --port out" in done.stderr


def test_version(run) -> None:
    assert run("--version").stdout == f"crypt-tutor {crypt_widgets.__version__}\n"


def test_it_lays_out_the_notebooks_and_loses_nothing(run, tmp_path: Path) -> None:
    done = run("--notebooks", "mine/notebooks")
    laid = tmp_path / "mine/notebooks"
    there = {path.relative_to(laid).as_posix() for path in laid.rglob("*.*")}
    assert (done.returncode, done.stderr) == (0, "")
    stored = (path.relative_to(NOTEBOOKS) for path in NOTEBOOKS.rglob("*.*"))
    kept = (path for path in stored if path.parts[0] != "locale" and path.name[0] not in "._")
    assert there == {path.as_posix() for path in kept if ".ipynb_checkpoints" not in path.parts}
    count = sum(name.endswith(".ipynb") for name in there)
    first, _, note = done.stdout.partition("\n")
    assert first == f"{count} notebooks are in mine/notebooks: jupyter lab mine/notebooks"
    assert ("not installed" in note) == (find_spec("jupyterlab") is None)
    own = tmp_path / "mine/notebooks/04-rules.ipynb"
    own.write_text("written in")
    again = run("--notebooks", "mine/notebooks")
    assert (again.returncode, again.stdout) == (2, "")
    wanted = "mine/notebooks is not empty: name a new folder, or clear it\n"
    assert again.stderr == f"crypt-tutor: --notebooks {wanted}"
    assert own.read_text() == "written in"
    (tmp_path / "empty").mkdir()
    assert run("--notebooks", "empty").returncode == 0


def test_the_package_is_the_command(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "crypt_widgets", "--version"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"crypt-tutor {crypt_widgets.__version__}\n"


@pytest.mark.parametrize(
    ("options", "system", "told", "rule"),
    [
        (["--rules"], "C", "The rules of Crypt", "ghost.sequence"),
        (["--rules"], "fr_CH.UTF-8", "Les règles de Crypt", "ghost.sequence"),
        (["--rules", "--lang", "it"], "fr_CH.UTF-8", "Le regole di Crypt", "ghost.sequence"),
        (["--rules", "--game", "sedlec"], "C", "The rules of La Crypte de Sedlec", "hand.share"),
    ],
)
def test_it_prints_the_rules(run, monkeypatch, options, system, told, rule) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, system)
    monkeypatch.setenv("PYTHONUTF8", "1")
    done = run(*options)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"{told}\n")
    assert f"({rule})\n" in done.stdout


def test_whoever_reads_the_rules_may_stop(command, tmp_path) -> None:
    with subprocess.Popen(
        [*command, "--rules"], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.wait(30) == 0
        assert process.stderr is not None
        assert process.stderr.read() == b""


def test_help_names_every_option(run) -> None:
    text = run("--help").stdout
    for option in (
        "--port",
        "--address",
        "--lang",
        "--game",
        "--no-browser",
        "--no-preheat",
        "--visitors",
        "--token",
        "--password",
        "--no-login",
        "--base-url",
        "--host",
        "--behind-proxy",
        "--rules",
        "--version",
    ):
        assert option in text


def test_the_command_knows_the_games_there_are() -> None:
    assert tuple(GAMES) == cli.NAMES


@pytest.mark.parametrize(("option", "values"), [("--game", cli.NAMES), ("--lang", LANGS)])
def test_the_documentation_lists_what_an_option_takes(option: str, values: tuple[str, ...]) -> None:
    text = MANUAL.read_text(encoding="utf-8")
    (row,) = re.findall(rf"^\| (`{option} .*?) \|", text, re.MULTILINE)
    assert re.findall(r"`(?:--\w+ )?(\w+)`", row) == [*values]


def test_the_cell_for_colab_does_nothing_where_the_tutor_is_installed() -> None:
    (cell,) = re.findall(r"```\n(import sys\n.*?)```", MANUAL.read_text("utf-8"), re.DOTALL)
    code = TransformerManager().transform_cell(cell)
    assert code.count("get_ipython()") == 2
    exec(code, {})  # an install would fail: get_ipython is not known


def test_it_serves_our_page_and_leaves_nothing_behind(start_tutor) -> None:
    before = set(psutil.Process().children(recursive=True))
    with start_tutor("--lang", "it") as url:
        html = urlopen(url).read().decode()
        started = set(psutil.Process().children(recursive=True)) - before
        # The server, the page's kernel, and soon the one in reserve.
        assert len(started) >= 2
    assert 'data-asked-lang="it"' in html
    assert "<title>Crypt · rules tutor</title>" in html
    assert 'content="width=device-width' in html
    assert "application/vnd.voila.cell-output+json" in html
    assert "https://" not in html
    deadline = time.monotonic() + 10
    while (left := [p for p in started if p.is_running()]) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not left


def test_another_address_is_answered_in_our_own_page(start_tutor) -> None:
    with start_tutor("--no-preheat") as url, pytest.raises(HTTPError) as refused:
        urlopen(url + "nowhere.png")
    assert refused.value.code in (403, 404)
    assert b"https://" not in refused.value.read()
