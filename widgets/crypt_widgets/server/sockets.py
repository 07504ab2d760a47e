"""The folder with the sockets by which a server reaches its kernels, and those that were left.

A server that is killed clears nothing away; the next one does. A folder is in use as long as
somebody holds the lock in it.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import IO

PREFIX = "crypt-tutor-"
"""What such a folder is called, before its own letters."""
LOCK = "in-use"


def own_folder(root: str | None) -> tuple[str, IO[str] | None]:
    """A new folder in `root` (None: where temporary files are), and what holds its lock.

    Where there are no locks there is None. Folders that nobody holds any more are cleared away.

    :raises OSError: if there cannot be one.
    """
    folder = tempfile.mkdtemp(prefix=PREFIX, dir=root)
    try:
        import fcntl
    except ImportError:  # on Windows, where there are no such sockets
        return folder, None
    lock = os.fdopen(os.open(Path(folder, LOCK + ".new"), os.O_RDWR | os.O_CREAT, 0o600), "w")
    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    # Nobody finds it before it is held.
    Path(folder, LOCK + ".new").rename(Path(folder, LOCK))
    for left in Path(folder).parent.glob(f"{PREFIX}*/{LOCK}"):
        # That of another user cannot be opened, and that of a server at work not be locked.
        with suppress(OSError), os.fdopen(os.open(left, os.O_RDWR | os.O_NOFOLLOW)) as found:
            fcntl.flock(found, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(left.parent, ignore_errors=True)
    return folder, lock
