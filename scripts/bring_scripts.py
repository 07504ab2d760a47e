"""Bring the scripts of others that the panels stand on, as they are, with their licences.

It is run again for another version, with npm at hand; what it brings is kept in
`widgets/crypt_widgets/kit/brought`, so that to install the tutor needs no Node.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scripts.from_npm import fetched  # noqa: E402

BROUGHT = ROOT / "widgets" / "crypt_widgets" / "kit" / "brought"


@dataclass(frozen=True)
class Brought:
    """A script as it comes."""

    package: str
    module: str
    """Where in the package its module stands; its types stand beside it."""
    notice: str
    """The file that says whose it is; the licence that it names lies beside the script."""


SCRIPTS = {
    "idb-keyval": Brought("idb-keyval@6.3.0", "dist/index", "LICENCE"),
}


def main() -> None:
    """Bring them all."""
    BROUGHT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name, it in SCRIPTS.items():
            package = fetched(it.package, Path(folder))
            for kind in ("js", "d.ts"):
                text = (package / f"{it.module}.{kind}").read_bytes()
                (BROUGHT / f"{name}.{kind}").write_bytes(text)
            notice = (package / it.notice).read_text("utf-8").strip()
            licence = BROUGHT / f"{name}-licence.txt"
            licence.write_text(f"{notice}\n", encoding="utf-8", newline="\n")
            print(f"{it.package}: {(BROUGHT / f'{name}.js').stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
