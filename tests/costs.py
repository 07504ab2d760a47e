"""Measure what tests cost in CPU seconds: `pytest --costs`, or `--costs=50` to name fifty.

The seconds are those of user and system, of a worker and of all processes that it has started, such
as browsers and kernels. They vary less than the time on the clock, on a busy machine as well.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import psutil
import pytest

BEFORE = pytest.StashKey[float]()


def spent() -> float:
    """Return the CPU seconds that this process and those started by it have used."""
    here = psutil.Process()
    seconds = 0.0
    for process in [here, *here.children(recursive=True)]:
        with suppress(psutil.Error):
            times = process.cpu_times()
            seconds += times.user + times.system + times.children_user + times.children_system
    return seconds


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--costs`."""
    parser.addoption(
        "--costs",
        nargs="?",
        type=int,
        const=10,
        metavar="N",
        help="measure the CPU seconds of tests, and name the N most expensive (10)",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Measure only if asked to."""
    if config.option.costs is not None:
        config.pluginmanager.register(Costs(config))


class Costs:
    """Notes what each test costs and, where tests run in workers, what each worker does."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.workers = 0.0

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Begin to count."""
        item.stash[BEFORE] = spent()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: Any) -> Any:
        """Add the CPU seconds to the last report of a test."""
        report = yield
        if report.when == "teardown":
            # A browser that is closed takes its seconds along.
            report.user_properties = [("cpu", max(0.0, spent() - item.stash[BEFORE]))]
        return report

    def pytest_sessionfinish(self) -> None:
        """Hand what this worker has used to the process that started it."""
        if hasattr(self.config, "workeroutput"):
            self.config.workeroutput["cpu"] = spent()

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take what a worker has used."""
        self.workers += getattr(node, "workeroutput", {}).get("cpu", 0)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the sum and the most expensive tests."""
        reports = [
            (dict(report.user_properties)["cpu"], report.nodeid)
            for group in terminalreporter.stats.values()
            for report in group
            if getattr(report, "when", None) == "teardown" and report.user_properties
        ]
        total = max(spent(), self.workers, sum(seconds for seconds, _ in reports))
        terminalreporter.section(f"{total:.0f} CPU seconds")
        for seconds, nodeid in sorted(reports, reverse=True)[: self.config.option.costs]:
            terminalreporter.write_line(f"{seconds:7.1f} s  {nodeid}")
