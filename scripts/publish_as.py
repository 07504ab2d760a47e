"""Put the name of the repository where its place is kept: `python scripts/publish_as.py ada/crypt`.

Until it is published, the files below say OWNER/REPO for it. docs/publish.md tells what for.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

REPO = Path(__file__).resolve().parents[1]
FILES = ("README.md", "docs/index.md", "docs/play.md", "pyproject.toml", "CITATION.cff")
"""Where its place is kept."""
NAME = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?/[A-Za-z0-9._-]+")
"""What GitHub calls a repository."""


def publish(top: Path, name: str) -> list[str]:
    """Put `name` into the files below `top`; the value is those that had room for it."""
    owner, repo = name.split("/")
    changed = []
    for file in FILES:
        text = (top / file).read_text("utf-8")
        named = text.replace("OWNER/REPO", name)
        named = named.replace("OWNER.github.io/REPO", f"{owner.lower()}.github.io/{repo}")
        if named != text:
            (top / file).write_text(named, "utf-8")
            changed.append(file)
    return changed


def main(arguments: list[str]) -> None:
    """Publish as what was asked for, and say which files were changed."""
    if len(arguments) != 1 or not NAME.fullmatch(arguments[0]):
        sys.exit("name the repository on GitHub: python scripts/publish_as.py ada/crypt-tutor")
    changed = publish(REPO, arguments[0])
    print("\n".join(changed) if changed else "no file says OWNER/REPO any more")


if __name__ == "__main__":
    main(sys.argv[1:])
