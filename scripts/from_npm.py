"""A package of npm, of the version that whoever asks has pinned."""

from __future__ import annotations

import subprocess
import tarfile
from pathlib import Path


def fetched(package: str, folder: Path) -> Path:
    """Bring a package from npm; the folder with its files."""
    packed = subprocess.run(
        ["npm", "pack", package, "--silent", "--pack-destination", str(folder)],
        check=True,
        capture_output=True,
        text=True,
    )
    name = packed.stdout.split()[-1]
    with tarfile.open(folder / name) as archive:
        archive.extractall(folder / name.removesuffix(".tgz"), filter="data")
    return folder / name.removesuffix(".tgz") / "package"
