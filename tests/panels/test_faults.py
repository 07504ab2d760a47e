"""The faults that were planted can be planted again: their texts and tests are still there."""

from __future__ import annotations

from tests.panels.plant import HERE, faults
from tests.panels.run import names_in


def test_each_fault_has_its_place_and_its_tests() -> None:
    for fault in faults():
        assert fault.places() == 1, fault
        for file, names in fault.by_file.items():
            assert set(names) <= set(names_in(HERE / file)), fault
