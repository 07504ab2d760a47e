"""Long work in pieces: in this process, in processes of our own, or by anybody's executor.

What is worked on is numbers from 0 up; the pieces come back in their order, wherever and in
whatever order they were made, so that the same work gives the same result everywhere. Only so much
is under way at once that neither memory nor the way to a stop grows with the work.

Nothing here knows a game. Work is a function of a range that yields a piece a number, or one for
the whole range (then it is given `step` numbers at a time).
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from contextlib import contextmanager
from types import FrameType
from typing import Any, Generic, NamedTuple, TypeVar

T = TypeVar("T")
Work = Callable[[range], Iterator[T]]

LONG = 0.5
"""Seconds that a task for another process should take, about: long beside sending it there."""
LARGEST = 256
"""The most numbers of a task whose size is found while running."""
AHEAD = 3
"""Tasks under way for each process of our own."""
ANYWHERE = 64
"""Tasks under way with an executor of which is not known how many workers it has."""
REPLACED = 3
"""How often processes of our own that died are replaced by new ones."""
IDLE = 300
"""Seconds for which processes of our own wait for the next work, as joblib's do."""
POLL = 0.1
"""Seconds after which a wait looks whether to stop."""


class Stopped(Exception):
    """The work was interrupted; all pieces that there are have been handed out before."""


class Unfinished(RuntimeError):
    """The work cannot be finished, and why; the cause is in the text.

    `frame`: what had been done by then, if it was being kept in memory.
    """

    frame: Any = None


class Task(NamedTuple, Generic[T]):
    """What came of a range of numbers: pieces, the seconds they took, and what went wrong."""

    pieces: list[T]
    seconds: float
    trouble: str = ""


def run(
    work: Work[T],
    count: int,
    *,
    step: int = 0,
    workers: int = 1,
    executor: Executor | None = None,
) -> Generator[tuple[int, T], None, None]:
    """The pieces of the work on the numbers from 0 to `count`, in order, each with how many it is.

    `step`: numbers that go together in one piece; 0: a piece each. With `workers` above 1 they are
    made by so many processes, which are replaced if they die; with an executor, by whatever it has
    (`workers` may then tell how many). The first interrupt (Ctrl-C) lets what is under way here be
    finished, which takes a few times `LONG`; the second does not wait. Processes of our own are
    shared by all that runs at a time, which should therefore want as many.

    :raises Stopped: after an interrupt, when what is done has been handed out; perhaps with gaps.
    :raises Unfinished: if the work fails or the executor breaks, likewise.
    """
    with _interrupts() as stop:
        if executor is None and workers == 1:
            yield from _here(work, count, step, stop)
        else:
            others = _Elsewhere(work, count, step, workers, executor)
            try:
                yield from others.pieces(stop)
            finally:
                others.cancel()


def check_sendable(work: object, workers: int, executor: Executor | None) -> None:
    """Whether work can be sent to the processes that it is meant for, if it is for any.

    Those of our own take functions of a notebook, too.

    :raises ValueError: if it cannot be sent.
    """
    theirs = _has_processes(executor)
    if not theirs and (executor is not None or workers == 1):
        return
    instead = (
        "workers=2 without one, or a function that a module defines" if theirs else "workers=1"
    )
    try:
        sent = pickle.dumps(work) if theirs else _pickled(work)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise ValueError(
            f"this cannot be sent to other processes ({error}): use {instead}"
        ) from None
    if theirs and b"__main__" in sent and not _knows_main(executor):
        raise ValueError(
            "the executor's processes do not know what a notebook or a console defines: use "
            f"{instead}"
        )


def _pickled(work: object) -> bytes:
    """The work as it is sent to processes of our own."""
    from cloudpickle import dumps

    return bytes(dumps(work))


def _has_processes(executor: object) -> bool:
    """Whether an executor is the standard library's own for processes.

    A browser's Python cannot import that one; what was never imported made no executor.
    """
    module = sys.modules.get("concurrent.futures.process")
    return module is not None and isinstance(executor, module.ProcessPoolExecutor)


def _knows_main(executor: object) -> bool:
    """Whether an executor's processes know what this program's first module defines."""
    import multiprocessing  # only where there are processes: a browser's Python has none

    context = getattr(executor, "_mp_context", None) or multiprocessing
    forked = context.get_start_method() == "fork"
    return forked or hasattr(sys.modules["__main__"], "__file__")


@contextmanager
def _interrupts() -> Iterator[threading.Event]:
    """An event that is set by the first interrupt; the second is raised as ever."""
    stop = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = signal.getsignal(signal.SIGINT)
    if before in (signal.SIG_IGN, None):
        yield stop
        return

    def interrupted(number: int, frame: FrameType | None) -> None:
        if stop.is_set():
            raise KeyboardInterrupt
        stop.set()

    signal.signal(signal.SIGINT, interrupted)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def _ranges(count: int, step: int) -> Iterator[range]:
    for first in range(0, count, step):
        yield range(first, min(first + step, count))


def _here(work: Work[T], count: int, step: int, stop: threading.Event) -> Iterator[tuple[int, T]]:
    """All the work in this process."""
    made = (
        (len(numbers) if step else 1, piece)
        for numbers in _ranges(count, step or count)
        for piece in work(numbers)
    )
    left = count
    while left:
        try:
            size, piece = next(made)
        except KeyboardInterrupt:
            raise Stopped from None
        except BaseException as error:  # whoever ends the program in here has failed, too
            raise Unfinished(_told(error)) from error
        left -= size
        yield size, piece
        if left and stop.is_set():
            raise Stopped


def _told(error: BaseException) -> str:
    """An error in one line, with the notes on it."""
    lines = traceback.format_exception_only(error)
    return "; ".join(line.strip() for line in lines)


# --- in other processes ---------------------------------------------------------------------------


def _begin_worker(parent: int) -> None:
    """Leave interrupts to the process that began this one, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def follow() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def _task(work: Work[T], numbers: range) -> Task[T]:
    """Work on a range, until all is done or something fails.

    An error is sent back as text, since not every error can be sent; one that would end the process
    too, which would only be begun anew to meet it again. An interrupt is not the work's.
    """
    begin = time.perf_counter()
    pieces: list[T] = []
    trouble = ""
    try:
        for piece in work(numbers):
            pieces.append(piece)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001
        trouble = _told(error)
    return Task(pieces, time.perf_counter() - begin, trouble)


class _Ranges:
    """The numbers to be worked on, a range at a time."""

    def __init__(self, count: int, step: int, share: int) -> None:
        self.left = range(count)
        self.step = step
        self.share = share
        """Among so many tasks at least is the rest divided."""
        self.again: list[range] = []
        self.worked = 0
        self.seconds = 0.0

    def next(self) -> range | None:
        """The next range; one that was given back first."""
        if self.again:
            return self.again.pop()
        if not self.left:
            return None
        size = self.step or self._size()
        numbers, self.left = self.left[:size], self.left[size:]
        return numbers

    def _size(self) -> int:
        """As many as take `LONG`, by what the others have taken."""
        if not self.worked:
            return 1
        fitting = int(LONG * self.worked / max(self.seconds, 1e-9))
        return max(1, min(fitting, LARGEST, len(self.left) // self.share))

    def give_back(self, numbers: range) -> None:
        """A range that was lost is to be worked on again, those of lower numbers first."""
        self.again.append(numbers)
        self.again.sort(key=lambda lost: -lost.start)

    def learn(self, task: Task[Any]) -> None:
        self.worked += len(task.pieces)
        self.seconds += task.seconds


class _Elsewhere(Generic[T]):
    """The work handed out range by range, and what comes back put in order.

    A range is either still to be done, away, or done: so none is lost and none counted twice.
    """

    def __init__(
        self, work: Work[T], count: int, step: int, workers: int, executor: Executor | None
    ) -> None:
        self.work = work
        self.count = count
        self.step = step
        self.workers = workers
        self.given = executor
        self.window = AHEAD * workers
        if executor:
            self.window = max(ANYWHERE, self.window)
        self.ranges = _Ranges(count, step, self.window)
        self.away: dict[Future[Task[T]], range] = {}
        self.done: dict[int, tuple[range, Task[T]]] = {}
        """Tasks whose turn has not come, by their first number."""
        self.turn = 0
        """The number that is handed out next."""
        self.handed_out = 0
        self.broken = ""
        """Why nothing can be done any more where it is done, if so."""
        self.deaths = 0
        """How often processes of our own died."""
        self.trouble = ""
        """Why the work cannot go on at all, if so."""

    def pieces(self, stop: threading.Event) -> Iterator[tuple[int, T]]:
        """The pieces, in order; when nothing more comes, why."""
        while self.turn < self.count and not self.trouble and not stop.is_set():
            self._send()
            finished, _ = wait(self.away, POLL, FIRST_COMPLETED)
            for future in finished:
                self._receive(future)
            if self.broken:
                self._mend()
            while self.turn in self.done:
                yield from self._hand_out(self.turn)
        self._end()
        for future in [future for future in self.away if future.done()]:
            self._receive(future)
        for first in sorted(self.done):
            yield from self._hand_out(first)
        if self.trouble:
            raise Unfinished(self.trouble)
        if self.handed_out < self.count:
            raise Stopped

    def cancel(self) -> list[Future[Task[T]]]:
        """Have nothing more begun; what has been begun already."""
        return [future for future in self.away if not future.cancel()]

    def _end(self) -> None:
        """Have nothing more begun, and wait for what our own processes are at."""
        begun = self.cancel()
        if self.given:
            return
        try:
            while wait(begun, POLL).not_done:
                pass
        except KeyboardInterrupt:
            self._executor().shutdown(kill_workers=True)

    def _executor(self) -> Any:
        """Somebody's; or processes of our own, new ones wherever the last have died."""
        if self.given:
            return self.given
        from loky import get_reusable_executor  # not where others' workers have no need of it

        return get_reusable_executor(
            self.workers, timeout=IDLE, initializer=_begin_worker, initargs=(os.getpid(),)
        )

    def _send(self) -> None:
        """Hand out ranges, as many as may be under way."""
        while len(self.away) + len(self.done) < self.window and (numbers := self.ranges.next()):
            try:
                future = self._executor().submit(_task, self.work, numbers)
            except RuntimeError as error:  # of which a broken executor's is one
                self.ranges.give_back(numbers)
                self.broken = _told(error)
                return
            self.away[future] = numbers

    def _receive(self, future: Future[Task[T]]) -> None:
        """Keep what came of a task, or give its range back."""
        numbers = self.away.pop(future)
        error = CancelledError("cancelled") if future.cancelled() else future.exception()
        if error is not None:
            self.ranges.give_back(numbers)
            self.broken = self.broken or _told(error)
            return
        task = future.result()
        self.done[numbers.start] = numbers, task
        self.ranges.learn(task)
        self.trouble = self.trouble or task.trouble

    def _mend(self) -> None:
        """Try again, at most `REPLACED` times; then note the error.

        Our dead processes are replaced. A given executor may manage at the next try: Dask loses a
        worker's results if the worker dies before they are fetched.
        """
        self.deaths += 1
        if self.deaths > REPLACED:
            died = f"worker processes died {self.deaths} times"
            self.trouble = f"{'the executor gave up' if self.given else died}: {self.broken}"
        else:
            for future in wait(self.away).done:
                self._receive(future)
            self.broken = ""

    def _hand_out(self, first: int) -> Iterator[tuple[int, T]]:
        numbers, task = self.done.pop(first)
        for piece in task.pieces:
            size = len(numbers) if self.step else 1
            self.handed_out += size
            yield size, piece
        self.turn = max(self.turn, numbers.stop)
