"""What to do where a test needs something that is not installed."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any, NoReturn

import pytest


def missing(reason: str) -> NoReturn:
    """Skip the test; with CRYPT_BROWSER_REQUIRED=1, as in CI, let it fail."""
    if os.environ.get("CRYPT_BROWSER_REQUIRED") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


def needed(package: str) -> Any:
    """Return a package that a test needs; where there is none it is `missing`."""
    try:
        return import_module(package)
    except ImportError:
        missing(f"{package} is not installed")
