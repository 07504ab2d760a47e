"""Long work in pieces, without a game: in order, bounded, and stopped without losing anything."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

import pytest

from crypt_core.lab import run
from crypt_core.lab.run import Stopped, Unfinished


def squares(numbers: range) -> Iterator[int]:
    for number in numbers:
        yield number * number


def sums(numbers: range) -> Iterator[int]:
    yield sum(numbers)


def none_of_seven(numbers: range) -> Iterator[int]:
    for number in numbers:
        if number == 7:
            raise ArithmeticError("seven")
        yield number


def ignores_interrupts(numbers: range) -> Iterator[bool]:
    for _ in numbers:
        yield signal.getsignal(signal.SIGINT) is signal.SIG_IGN


WHERE: dict[str, Callable[[], dict[str, Any]]] = {
    "here": dict,
    "processes": lambda: {"workers": 2},
    "threads": lambda: {"executor": ThreadPoolExecutor(3)},
    "a pool": lambda: {"executor": ProcessPoolExecutor(2)},
}


def collected(pieces: Iterator[tuple[int, int]]) -> tuple[list[int], Exception | None]:
    """What comes, and what is raised then."""
    there: list[int] = []
    try:
        for _, piece in pieces:
            there.append(piece)
    except (Stopped, Unfinished) as error:
        return there, error
    return there, None


@pytest.mark.parametrize("where", WHERE)
def test_pieces_come_in_order_wherever_they_are_made(where: str) -> None:
    asked = WHERE[where]()
    assert list(run.run(squares, 50, **asked)) == [(1, i * i) for i in range(50)]
    whole = [(7, 21), (7, 70), (6, 99)]
    assert list(run.run(sums, 20, step=7, **asked)) == whole
    pieces, error = collected(run.run(none_of_seven, 30, **asked))
    assert (type(error), str(error)) == (Unfinished, "ArithmeticError: seven")
    assert pieces == list(range(7)) if where == "here" else set(pieces) <= {*range(30)} - {7}
    assert pieces == sorted(pieces)
    if "executor" in asked:
        asked["executor"].shutdown()


class Backwards(Executor):
    """It keeps everything, and does it when asked to: the last first, never the first."""

    def __init__(self, when: int, then: Callable[[], None]) -> None:
        self.kept: list[tuple[Future[Any], Any, tuple[Any, ...]]] = []
        self.most = 0
        self.when = when
        self.then = then

    def submit(self, function: Any, /, *asked: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.kept.append((future, function, asked))
        self.most = max(self.most, len(self.kept))
        if len(self.kept) == self.when:
            for later, work, numbers in self.kept[:0:-1]:
                later.set_result(work(*numbers))
            self.then()
        return future


def press() -> None:
    signal.raise_signal(signal.SIGINT)


def test_what_is_done_out_of_turn_is_kept_when_stopped() -> None:
    executor = Backwards(5, press)
    pieces, error = collected(run.run(squares, 1000, executor=executor))
    assert isinstance(error, Stopped)
    assert pieces == [1, 4, 9, 16]
    assert executor.kept[0][0].cancelled(), "and no more is asked for"


def test_so_much_is_under_way_and_no_more() -> None:
    """Also if what comes first is late: then the rest waits."""

    def end() -> None:
        threading.Timer(0.5, press).start()

    executor = Backwards(run.ANYWHERE, end)
    with pytest.raises(Stopped):
        list(run.run(squares, 10_000, executor=executor))
    assert executor.most == run.ANYWHERE


def test_workers_leave_interrupts_to_their_master() -> None:
    assert all(told for _, told in run.run(ignores_interrupts, 6, workers=2))


def test_tasks_grow_to_what_is_worth_sending() -> None:
    """A task takes about as long as asked, and the rest is shared evenly in the end."""
    ranges = run._Ranges(100_000, 0, 4)
    sizes = []
    while numbers := ranges.next():
        sizes.append(len(numbers))
        ranges.learn(run.Task([0] * len(numbers), len(numbers) * run.LONG / 100))
    assert sizes[:2] == [1, 100]
    assert max(sizes) == 100
    assert sum(sizes) == 100_000
    assert sizes[-1] == 1


def test_a_run_that_is_left_gives_interrupts_back() -> None:
    handler = signal.getsignal(signal.SIGINT)
    pieces = run.run(squares, 10)
    next(pieces)
    assert signal.getsignal(signal.SIGINT) is not handler
    pieces.close()
    assert signal.getsignal(signal.SIGINT) is handler


def test_interrupts_that_are_ignored_stay_so() -> None:
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pieces = run.run(squares, 5)
        next(pieces)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
        assert len(list(pieces)) == 4
    finally:
        signal.signal(signal.SIGINT, handler)


def test_a_thread_can_run_it_too() -> None:
    with ThreadPoolExecutor(1) as other:
        assert len(other.submit(lambda: list(run.run(squares, 9, workers=2))).result()) == 9
