"""What to do where a test needs something that is not installed."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def missing(reason: str) -> NoReturn:
    """Skip the test; with CRYPT_BROWSER_REQUIRED=1, as in CI, let it fail."""
    if os.environ.get("CRYPT_BROWSER_REQUIRED") == "1":
        pytest.fail(reason)
    pytest.skip(reason)
