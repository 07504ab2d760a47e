"""The first cell of notebook 01 with no server against that of a bare notebook, until it has run.

Each is opened once in a browser of its own, so that Python wakes for it: seconds of the clock, and
only their ratio tells something. The notebooks are built first, or read from `CRYPT_SITE`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.site.lite_page import chromium_page, opened, run_first
from tests.site.site_page import Host, hosted

BUILD = Path(__file__).resolve().parents[2] / "site/build.py"
OURS, STAND_IN = "01-first-round.ipynb", "04-rules.ipynb"
BARE = {
    "cells": [
        {
            "cell_type": "code",
            "execution_count": None,
            "id": "bare",
            "metadata": {},
            "outputs": [],
            "source": ["1 + 1"],
        }
    ],
    "metadata": {"kernelspec": {"display_name": "Python", "language": "python", "name": "python"}},
    "nbformat": 4,
    "nbformat_minor": 5,
}
"""What is served in place of the notebook `STAND_IN`."""


def seconds(site: Host, name: str) -> float:
    with chromium_page() as page:
        opened(page, site, name)
        return run_first(page)


def report() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        built = Path(os.environ.get("CRYPT_SITE") or folder)
        if built == Path(folder):
            subprocess.run([sys.executable, BUILD, built, "--lite"], check=True)
        with hosted(built / "site") as site:
            site.changed[STAND_IN] = json.dumps(BARE).encode()
            bare, ours = seconds(site, STAND_IN), seconds(site, OURS)
    yield f"lite first cell: {ours:.1f} s, bare {bare:.1f} s, {ours / bare:.2f} times (aim 2.5)"
