"""The load test in short: a few at once, and one who stays for a while."""

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
