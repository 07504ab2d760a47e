"""Store the panels' outlines anew: `python -m tests.panels.renew`. Read the difference."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from .run import HERE, lacking, record_and_run


def main() -> int:
    """Renew, and remove the outlines of panels that are gone; return 1 if that is not possible."""
    if reason := lacking():
        print(reason)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        found = record_and_run(HERE / "outlines.test.mjs", Path(folder), {"PANELS_RENEW": "1"})
    troubles = [it.trouble for it in found.values() if it.trouble]
    print(*troubles, sep="\n")
    return bool(troubles)


if __name__ == "__main__":
    sys.exit(main())
