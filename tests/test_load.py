"""The load test in short: a few at once, and one who stays for a while."""

from pathlib import Path

from tests.load.run import crowd, empty_kernel, growth, hurry, soak


def test_a_few_at_once_have_no_errors_and_take_little_memory() -> None:
    load = crowd(3, seconds=0, presses=4, pause=hurry)
    assert load.errors == []
    assert len(load.memory) == len(load.openings) == 3
    assert max(load.memory) < 1.6 * empty_kernel()


def test_who_stays_takes_no_more_memory() -> None:
    load = soak(240)
    assert load.errors == []
    assert growth(load.memory) < 1.06


def test_of_those_who_come_at_once_the_first_does_not_wait_for_the_last(tmp_path: Path) -> None:
    """The server takes the machine for one with two processors, so a third comes at a time."""
    (tmp_path / "sitecustomize.py").write_text("import os\n\nos.cpu_count = lambda: 2\n")
    load = crowd(6, seconds=0, pause=hurry, PYTHONPATH=str(tmp_path))
    assert load.errors == []
    assert load.first < 0.75, "if all began at once, all would be in at the end"
