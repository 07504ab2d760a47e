"""What cannot be simulated is refused with what would be right; what goes wrong loses nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import parent_process
from pathlib import Path
from typing import Any

import pandas
import psutil
import pytest

from crypt_core.coach.bots import random_bot
from crypt_core.lab import Unfinished, run, simulate, simulate_to

ROOT = Path(__file__).parent.parent.parent


def refusals() -> Iterator[Any]:
    def bot(view: Any, legal: Any, draw: int) -> Any:
        return legal[0]

    def other(view: Any, legal: Any, draw: int) -> Any:
        return legal[0]

    other.__name__ = "bot"

    @dataclass
    class Nameless:
        decide: Any = field(default_factory=lambda: bot)

        def __call__(self, view: Any, legal: Any, draw: int) -> Any:
            return self.decide(view, legal, draw)

    @dataclass
    class Locked:
        lock: Any = field(default_factory=threading.Lock)

        def __str__(self) -> str:
            return "locked"

        def __call__(self, view: Any, legal: Any, draw: int) -> Any:
            return legal[0]

    value = [
        ({"games": 0}, "games is a whole number from 1 up, not 0"),
        ({"games": -5}, "games is a whole number from 1 up, not -5"),
        ({"seed": -1}, "seed is a whole number from 0 up below 18446744073709551616, not -1"),
        ({"seed": 1 << 64}, "seed is a whole number from 0 up below 18446744073709551616"),
        ({"workers": 0}, "workers is a whole number from 1 up, not 0"),
        ({"players": "greedi"}, "no bot is named 'greedi'; there are random, greedy, careful"),
        ({"players": "greedi"}, "did you mean 'greedy'?"),
        ({"players": []}, "1 to 4 players, a bot each (one alone plays against the Ghost)"),
        ({"players": ["random"] * 5}, "1 to 4 players, a bot each (one alone plays against the"),
        ({"players": [bot, other]}, "two bots that differ are both called 'bot'"),
        (
            {"players": Nameless()},
            "tells an address: give the bot a __name__, or its class a __str",
        ),
        ({"players": partial(bot, [other])}, "a bot's name is the same in every run, but '[<fun"),
        ({"sides": "AAAAA"}, "six letters A or B (for idols, jewelry, manuscripts, pottery"),
        ({"sides": "AAAAAC"}, "such as 'AAAAAA' or 'ABABAB', or 'random'; not 'AAAAAC'"),
        ({"sides": "aaaaaa"}, "six letters A or B"),
        ({"rows": "moves"}, "rows are one of 'games', 'seats', 'decisions', 'events', not 'moves'"),
        ({"method": "gpu"}, "a method is one of 'auto', 'engine', 'arrays', not 'gpu'"),
        ({"method": "arrays", "players": "sensible"}, "arrays play 'random' bots and habits"),
        ({"method": "arrays", "rows": "decisions"}, "and rows of games or seats"),
        ({"players": Locked(), "workers": 2}, "cannot be sent to other processes"),
        ({"players": Locked(), "workers": 2}, "use workers=1"),
    ]
    kind = [
        ({"games": 2.5}, "games is a whole number from 1 up, not 2.5"),
        ({"games": "10"}, "games is a whole number from 1 up, not '10'"),
        ({"games": True}, "games is a whole number from 1 up, not True"),
        ({"seed": None}, "seed is a whole number from 0 up"),
        ({"players": 3}, "players are a bot, or a list of bots, not 3"),
        ({"players": ["random", 3]}, "a bot is a name or a function (view, legal, draw) -> move"),
        ({"sides": 6}, "six letters A or B"),
        ({"executor": 4}, "an executor is a concurrent.futures.Executor, not 4"),
    ]
    for error, asked in [(ValueError, value), (TypeError, kind)]:
        for fields, sentence in asked:
            yield pytest.param(error, fields, sentence, id="-".join(fields))


@pytest.mark.parametrize(("error", "fields", "sentence"), list(refusals()))
def test_bad_arguments_are_refused(
    error: type[Exception], fields: dict[str, Any], sentence: str, tmp_path: Path
) -> None:
    asked = {"players": "random", **fields}
    with pytest.raises(error) as refused:
        simulate(**asked)
    assert sentence in str(refused.value)
    with pytest.raises(error):
        simulate_to(tmp_path / "games.csv", **asked)
    assert not list(tmp_path.iterdir()), "nothing has been begun"


def test_an_executor_of_processes_wants_what_can_be_sent() -> None:
    with (
        ProcessPoolExecutor(1) as pool,
        pytest.raises(ValueError, match=r"cannot be sent .* or a function that a module"),
    ):
        simulate(lambda view, legal, draw: legal[0], games=2, executor=pool)


def test_processes_of_our_own_take_any_function() -> None:
    """Those of a notebook's cells, too, which no module defines."""
    bots = [random_bot, lambda view, legal, draw: legal[0]]
    asked = {"games": 8, "progress": False}
    there = simulate(bots, **asked, workers=2)
    pandas.testing.assert_frame_equal(there, simulate(bots, **asked))


# --- bots that fail -------------------------------------------------------------------------------


class Unsendable(Exception):
    """An error that no process can send to another."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__("it fails")


def failing(view: Any, legal: Any, draw: int) -> Any:
    """Fails in some games only: those that deal it this draw, in its second round."""
    if view.round == 2 and draw % 8 == 0:
        raise Unsendable(1, 2)
    return random_bot(view, legal, draw)


def cheating(view: Any, legal: Any, draw: int) -> Any:
    return legal[0]._replace(player=3)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_fails_is_named_with_its_game(workers: int) -> None:
    with pytest.raises(Unfinished, match="it fails") as told:
        simulate(failing, games=60, workers=workers, progress=False)
    frame = told.value.frame
    whole = simulate("random", games=60, progress=False, method="engine")
    assert 0 < len(frame) < 60
    assert frame.score_1.tolist() == whole.score_1[frame.game].tolist(), "games done are kept"
    number = int(str(told.value).split("in game ")[1].split()[0])
    assert f"seed {whole.seed[number]}, sides AAAAAA, bots failing" in str(told.value)
    if workers == 1:
        assert frame.game.tolist() == list(range(number))
        assert isinstance(told.value.__cause__, Unsendable)


def leaving(view: Any, legal: Any, draw: int) -> Any:
    """Ends the program that it is in."""
    sys.exit(f"enough in round {view.round}")


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_ends_the_program_has_failed(workers: int) -> None:
    told = r"^SystemExit: enough in round 1; in game \d+ .* bots leaving.*, at decision 0$"
    with pytest.raises(Unfinished, match=told):
        simulate(leaving, games=6, workers=workers, progress=False)


def test_a_bot_that_cheats_is_told_the_rule() -> None:
    with pytest.raises(Unfinished, match=r"IllegalMove: There is no player 4 here: .*game 0 "):
        simulate([cheating, "random"], games=1, progress=False)


# --- interrupts -----------------------------------------------------------------------------------


class Interrupting:
    """A bot that presses Ctrl-C itself at one of its decisions."""

    def __init__(self, at: int, how: Callable[[], None]) -> None:
        self.left = at
        self.how = how

    def __call__(self, view: Any, legal: Any, draw: int) -> Any:
        self.left -= 1
        if not self.left:
            self.how()
        return random_bot(view, legal, draw)


def press() -> None:
    signal.raise_signal(signal.SIGINT)


def press_twice() -> None:
    press()
    press()


def interrupt() -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("how", "lost"),
    [(press, 0), (press_twice, 1), (interrupt, 1)],
    ids=["once", "twice", "from-elsewhere"],
)
def test_an_interrupt_keeps_the_games_that_are_done(how: Callable[[], None], lost: int) -> None:
    """The first waits for the end of the game, the second leaves it."""
    handler = signal.getsignal(signal.SIGINT)
    with pytest.warns(UserWarning, match=r"interrupted: \d+ of 50 games are done"):
        frame = simulate(Interrupting(100, how), games=50, progress=False)
    whole = simulate("random", games=50, rows="decisions", progress=False)
    game = whole.game[99]
    assert frame.game.tolist() == list(range(game + 1 - lost))
    assert frame.attrs["interrupted"] is True
    assert signal.getsignal(signal.SIGINT) is handler


def test_an_interrupt_at_once_is_an_empty_frame() -> None:
    with pytest.warns(UserWarning, match="interrupted: 0 of 50 games are done"):
        frame = simulate(Interrupting(1, interrupt), games=50, progress=False)
    assert len(frame) == 0
    assert list(frame.columns) == list(simulate("random", games=1, progress=False).columns)


def test_an_interrupt_leaves_an_executor_its_queue_empty() -> None:
    bot = Interrupting(60, press)
    with ThreadPoolExecutor(1) as pool:
        with pytest.warns(UserWarning, match=r"interrupted: \d+ of 400 games are done"):
            frame = simulate(bot, games=400, executor=pool, progress=False)
        assert pool.submit(int, "7").result() == 7
    whole = simulate("random", games=400, progress=False)
    under_way = whole.decisions[: run.ANYWHERE].sum()
    assert 60 - bot.left < under_way, "most of what was under way has not been begun"
    assert frame.score_1.tolist() == whole.score_1[frame.game].tolist()


SCRIPT = """
import sys, time
from crypt_core.lab import simulate
if __name__ == "__main__":
    frame = simulate("sensible", games=100_000, workers=2, rows="games", progress=False)
    print(len(frame), frame.attrs["interrupted"], frame.game.is_monotonic_increasing, flush=True)
"""


def left(processes: list[psutil.Process], seconds: int) -> list[psutil.Process]:
    """Those that have not ended by then; one that has may be listed until somebody asks how."""
    _, there = psutil.wait_procs(processes, seconds)
    return [it for it in there if it.is_running() and it.status() != psutil.STATUS_ZOMBIE]


def started(folder: Path) -> tuple[subprocess.Popen[str], list[psutil.Process]]:
    """A program that simulates with two workers, and all processes that it has begun."""
    script = folder / "script.py"
    script.write_text(SCRIPT)
    program = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    until = time.monotonic() + 60
    found: list[psutil.Process] = []
    while sum(worker.cpu_times().user >= 0.5 for worker in found) < 2:
        assert time.monotonic() < until
        assert program.poll() is None, program.communicate()
        time.sleep(0.05)
        found = psutil.Process(program.pid).children(recursive=True)
    return program, found


@pytest.mark.change
@pytest.mark.skipif(sys.platform == "win32", reason="signals to a group of processes")
def test_ctrl_c_in_a_terminal_reaches_all_and_leaves_nobody(tmp_path: Path) -> None:
    program, workers = started(tmp_path)
    os.killpg(program.pid, signal.SIGINT)
    told, trouble = program.communicate(timeout=60)
    games, interrupted, ordered = told.split()
    assert int(games) > 0
    assert (interrupted, ordered) == ("True", "True")
    assert "Traceback" not in trouble
    assert f"interrupted: {games} of 100000 games are done" in trouble
    assert not left(workers, 10)


def stuck(marks: Path, view: Any, legal: Any, draw: int) -> Any:
    """Comes to no decision any more, once there is a second game."""
    (marks / str(os.getpid())).touch()
    while len(list(marks.iterdir())) == 2:
        time.sleep(0.01)
    return random_bot(view, legal, draw)


@pytest.mark.change
def test_the_second_interrupt_does_not_wait_for_a_bot_that_is_stuck(tmp_path: Path) -> None:
    def press_then_again() -> None:
        while len(list(tmp_path.iterdir())) < 2:
            time.sleep(0.01)
        for _ in range(2):
            time.sleep(0.5)
            press()

    presser = threading.Thread(target=press_then_again)
    presser.start()
    with pytest.warns(UserWarning, match=r"interrupted: \d+ of 500 games are done"):
        simulate(partial(stuck, tmp_path), games=500, workers=2, progress=False)
    presser.join()
    marks = [int(mark.name) for mark in tmp_path.iterdir()]
    assert not left([psutil.Process(it) for it in marks if psutil.pid_exists(it)], 5)


@pytest.mark.change
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_workers_do_not_outlive_a_program_that_is_killed(tmp_path: Path) -> None:
    program, workers = started(tmp_path)
    program.kill()
    alive = left(workers, 20)
    for process in alive:
        process.kill()
    program.communicate()
    assert not alive


# --- processes that die ---------------------------------------------------------------------------


def dying(marks: Path, times: int, view: Any, legal: Any, draw: int) -> Any:
    """Ends its process in some decision, the first few times."""
    if (
        view.round == 3
        and draw % 16 == 0
        and parent_process()
        and len(list(marks.iterdir())) < times
    ):
        (marks / str(os.getpid())).touch()
        os._exit(1)
    return random_bot(view, legal, draw)


@pytest.mark.change
def test_what_a_dead_worker_had_is_played_again(tmp_path: Path) -> None:
    frame = simulate(partial(dying, tmp_path, 2), games=60, workers=2, progress=False)
    whole = simulate("random", games=60, progress=False)
    assert len(list(tmp_path.iterdir())) >= 2, "they did die"
    pandas.testing.assert_frame_equal(frame.drop(columns="bot_1"), whole.drop(columns="bot_1"))


@pytest.mark.change
def test_workers_that_keep_dying_are_not_replaced_for_ever(tmp_path: Path) -> None:
    with pytest.raises(Unfinished, match=f"worker processes died {1 + run.REPLACED} times") as told:
        simulate(partial(dying, tmp_path, 99), games=60, workers=2, progress=False)
    kept = told.value.frame
    whole = simulate("random", games=60, progress=False)
    assert kept.game.is_unique
    assert kept.score_1.tolist() == whole.score_1[kept.game].tolist()


def test_an_executor_that_breaks_is_told_and_what_is_done_is_kept(tmp_path: Path) -> None:
    with (
        ProcessPoolExecutor(2) as pool,
        pytest.raises(Unfinished, match=r"the executor gave up: .*BrokenProcessPool") as told,
    ):
        simulate(partial(dying, tmp_path, 1), games=90, executor=pool, progress=False)
    kept = told.value.frame
    whole = simulate("random", games=90, progress=False)
    assert kept.game.is_unique
    assert kept.score_1.tolist() == whole.score_1[kept.game].tolist()
    assert kept.attrs["interrupted"] is True


class Losing(ThreadPoolExecutor):
    """An executor that loses what its first task has come to, as Dask can."""

    sent = 0

    def submit(self, *args: Any, **kwargs: Any) -> Future[Any]:
        self.sent += 1
        if self.sent == 1:
            lost: Future[Any] = Future()
            lost.set_exception(AttributeError("lost"))
            return lost
        return super().submit(*args, **kwargs)


def test_what_an_executor_loses_is_played_again() -> None:
    with Losing(2) as pool:
        there = simulate("random", games=60, executor=pool, progress=False)
    pandas.testing.assert_frame_equal(there, simulate("random", games=60, progress=False))


def test_an_executor_that_is_shut_down_is_told() -> None:
    pool = ThreadPoolExecutor(1)
    pool.shutdown()
    with pytest.raises(Unfinished, match=r"the executor gave up: .*after shutdown") as told:
        simulate("random", games=5, executor=pool, progress=False)
    assert len(told.value.frame) == 0


def test_an_executor_of_new_processes_does_not_know_what_a_console_defines() -> None:
    console = """
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from crypt_core.lab import simulate

def first(view, legal, draw):
    return legal[0]

print(len(simulate(first, games=2, executor=ProcessPoolExecutor(1, get_context("fork")))))
simulate(first, games=2, executor=ProcessPoolExecutor(1, get_context("spawn")))
"""
    done = subprocess.run(
        [sys.executable, "-c", console], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == "2"
    assert "processes do not know what a notebook or a console defines" in done.stderr
