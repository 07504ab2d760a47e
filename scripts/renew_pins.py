"""Pin what Binder installs to what pip would install now: `python scripts/renew_pins.py`.

pip's own resolver is asked, for the extra that binder/ has, in the Python that Binder will run; it
installs nothing. Look at the difference, then run `python scripts/check_binder.py`.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

REPO = Path(__file__).resolve().parents[1]
PINS = REPO / "binder" / "requirements.txt"
WANTED = ".[learn]"
"""The project, from the checkout, with what the learner's notebooks need."""
HEAD = (
    "# What Binder installs: versions that fit together, then the project; scripts/renew_pins.py."
)


def resolved(wanted: str) -> dict[str, str]:
    """What pip would install for `wanted` into an empty environment: names and versions."""
    command = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed"]
    command += ["--quiet", "--report", "-", wanted]
    done = subprocess.run(command, cwd=REPO, check=True, stdout=subprocess.PIPE, text=True)
    found = (it["metadata"] for it in json.loads(done.stdout)["install"])
    return {it["name"]: it["version"] for it in found if it["name"] != "crypt-tutor"}


def text(versions: dict[str, str]) -> str:
    """The file of pins."""
    pins = (f"{name}=={versions[name]}" for name in sorted(versions, key=str.lower))
    return "\n".join([HEAD, *pins, WANTED]) + "\n"


def main() -> None:
    """Write the pins anew, and say what is new, gone or another version."""
    python = (REPO / "binder" / "runtime.txt").read_text().strip()
    here = f"python-{sys.version_info.major}.{sys.version_info.minor}"
    if here != python:
        sys.exit(f"Binder runs {python}, and this is {here}: run it in that one")
    before = set(PINS.read_text().splitlines())
    PINS.write_text(text(resolved(WANTED)))
    after = set(PINS.read_text().splitlines())
    for line in sorted(before ^ after, key=str.lower):
        print(f"{'+' if line in after else '-'} {line}")
    print(f"{len(after) - 2} packages are pinned")


if __name__ == "__main__":
    main()
