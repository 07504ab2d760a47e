"""Store the panels' outlines anew: `python -m tests.panels.renew`. Read the difference."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from .run import HERE, missing, record_and_run


def main() -> int:
    """Renew; the value is 1 if that cannot be done."""
    if lacking := missing():
        print(lacking)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        found = record_and_run(HERE / "outlines.test.mjs", Path(folder), {"PANELS_RENEW": "1"})
    troubles = [it.trouble for it in found.values() if it.trouble]
    print(*troubles, sep="\n")
    return bool(troubles)


if __name__ == "__main__":
    sys.exit(main())
