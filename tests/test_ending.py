"""Ctrl-C ends the tutor whatever it is doing, in peace, and no kernel outlives it."""

import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import psutil
import pytest

from crypt_widgets.server.serve import TutorServer

HOOK = """
import os, signal, sys, time

if "crypt_widgets.server.kernel" not in sys.orig_argv:
    import subprocess, weakref

    class Thing:
        pass

    def interrupt(_gone=None):
        os.kill(os.getpid(), {number})
        for _ in range(10_000):
            pass  # meanwhile the signal is noticed

    def in_a_callback():
        thing = Thing()
        known = weakref.ref(thing, interrupt)
        del thing

    def twice_in_work():
        time.sleep(0.1)
        interrupt()
        interrupt()
        time.sleep(600)

    def never():
        pass

    def begin(process, args, *rest, _begin=subprocess.Popen.__init__, **how):
        _begin(process, args, *rest, **how)
        if "crypt_widgets.server.kernel" in args:
            with open({started!r}, "a") as file:
                print(process.pid, args[-1], file=file)
            {when}()

    subprocess.Popen.__init__ = begin
"""
"""What a tutor does as soon as the process of a kernel is there: here, while it is starting."""


@pytest.fixture
def start(command: list[str], tmp_path: Path) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Start a tutor that notes its kernels, and gets a signal when one of them starts."""
    running: list[subprocess.Popen[str]] = []

    def new(when: str, number: int = signal.SIGINT) -> subprocess.Popen[str]:
        hook = HOOK.format(when=when, number=int(number), started=str(tmp_path / "started.txt"))
        tmp_path.joinpath("sitecustomize.py").write_text(hook)
        running.append(
            subprocess.Popen(
                [*command, "--no-browser", "--port", "0"],
                cwd=tmp_path,
                env={**os.environ, "PYTHONPATH": str(tmp_path)},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
        )
        return running[-1]

    yield new
    for process in running:
        process.kill()
        process.communicate()


@pytest.mark.parametrize(
    ("when", "number"),
    [
        ("interrupt", signal.SIGINT),
        ("interrupt", signal.SIGTERM),
        ("in_a_callback", signal.SIGINT),
        ("twice_in_work", signal.SIGINT),
    ],
)
def test_it_ends_while_a_kernel_is_starting(start, tmp_path: Path, when: str, number: int) -> None:
    """Also where what Python raises would be lost; and asked twice, it leaves what it is at."""
    process = start(when, number)
    out, errors = process.communicate(timeout=60)
    assert out.startswith("Crypt tutor: http://")
    assert (process.returncode, errors) == (0, "")
    started = [line.split() for line in tmp_path.joinpath("started.txt").read_text().splitlines()]
    assert started
    for pid, connection in started:
        assert not psutil.pid_exists(int(pid))
        assert not Path(connection).parent.exists(), "what kernels are reached by is cleared away"


def test_a_kernel_is_known_that_has_no_command_line_yet() -> None:
    """So it is for a moment where the machine is busy: it would be left behind."""
    lines = iter([[], [], ["python", "-f", "/connections/one.json"]])
    process = SimpleNamespace(cmdline=lambda: next(lines))
    server = SimpleNamespace(connection_dir="/connections")
    assert TutorServer._is_kernel(server, process)


def test_it_ends_before_it_serves(start, tmp_path: Path) -> None:
    process = start("never")
    server = psutil.Process(process.pid)
    while not server.net_connections("inet"):
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (0, "")
    assert not tmp_path.joinpath("started.txt").exists()
