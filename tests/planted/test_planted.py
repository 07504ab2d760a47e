"""The faults that were planted can be planted again: their texts and tests are still there."""

from __future__ import annotations

import pytest

from tests.planted.fault import read
from tests.planted.in_copy import failures, is_there
from tests.planted.lists import LISTS, FaultList


@pytest.mark.parametrize("kind", LISTS, ids=lambda kind: kind.path.stem)
def test_each_fault_has_its_place_and_its_tests(kind: FaultList) -> None:
    for fault in read(kind.path):
        assert fault.places(kind.root) == 1, fault
        assert fault.old != fault.new, fault
        assert fault.noticed, fault
        for test in fault.noticed:
            assert kind.is_there(test), f"{fault}: {test}"


def test_a_test_is_looked_up_without_running_it() -> None:
    here = "tests/planted/test_planted.py"
    assert is_there(f"{here}::test_a_test_is_looked_up_without_running_it")
    assert is_there(f"{here}::test_each_fault_has_its_place_and_its_tests[a list]")
    assert not is_there(f"{here}::test_that_there_is_not")
    assert not is_there("tests/planted/no_file.py::test_that_there_is_not")
    assert not is_there(
        "tests/test_hub.py::test_each_account_has_a_server_of_its_own_which_ends_when_it_is_idle"
    )


def test_only_a_test_that_has_run_counts_as_failed() -> None:
    summary = """
FAILED tests/a.py::test_one[1-0] - assert 1 == 2
FAILED tests/a.py::test_two[it's a draft - of four] - AssertionError: ["a draft"] - [1]
FAILED tests/a.py::test_three[a draft]
ERROR tests/a.py::test_four - ValueError: a fixture
ERROR tests/b.py - ImportError
1 failed, 2 errors in 0.1s
"""
    assert list(failures(summary)) == [
        "tests/a.py::test_one[1-0]",
        "tests/a.py::test_one",
        "tests/a.py::test_two[it's a draft - of four]",
        "tests/a.py::test_two",
        "tests/a.py::test_three[a draft]",
        "tests/a.py::test_three",
        "tests/a.py::test_four",
    ]
