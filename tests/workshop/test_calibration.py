"""The command that measures how good estimates are."""

from __future__ import annotations

import pytest

from scripts.workshop.calibration import main as calibrate


def test_how_good_estimates_are_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    calibrate(["sedlec", "--games", "1"])
    *bands, error = capsys.readouterr().out.splitlines()
    assert bands
    assert all(line.startswith("told ") and " won " in line for line in bands)
    assert "mean squared error 0." in error
    with pytest.raises(SystemExit):
        calibrate(["crypt", "--players", "1"])
