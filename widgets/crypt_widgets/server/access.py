"""Who may come in, how many at once, and by which way, as the operator says at the start."""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

A_VISITOR = 64 << 20
"""Bytes that a visitor's Python takes, about."""
FILES_A_VISITOR = 13
"""Sockets and other open files of the server for each visitor;"""
FILES_BESIDES = 60
"""and those it has without any: its own, the reserve's, and pages that ask for something."""
FEWEST, MOST = 4, 500
FILES_ENOUGH = 1 << 16
HERE = ("localhost", "127.0.0.1", "::1")
"""Addresses that only this machine reaches."""


@dataclass(frozen=True)
class Access:
    """How the server is reached and by whom."""

    visitors: int
    """Pages that may be open at once."""
    lang: str = ""
    """The language that was asked for, or the empty string."""
    token: str = ""
    """A word that opens the page when it is in its address; the empty string: none is needed."""
    hashed_password: str = ""
    """The password that opens the page, as `jupyter_server.auth.passwd` writes it, or none."""
    base_url: str = "/"
    """The path under which the page stands, with a slash on both sides."""
    names: tuple[str, ...] = ()
    """What the server is called besides the address on which it listens."""
    behind_proxy: bool = False
    """Whether a proxy in front says in the headers who asks, and can be believed."""

    @property
    def guarded(self) -> bool:
        """Whether one has to log in."""
        return bool(self.token or self.hashed_password)


def open_files() -> int:
    """Return how many files the server may have open, after asking for all that it may ask for."""
    try:
        import resource
    except ImportError:  # Windows, which sets no such limit
        return sys.maxsize
    soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    # An unlimited number is refused by some systems.
    wanted = FILES_ENOUGH if most == resource.RLIM_INFINITY else min(most, FILES_ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            soft = wanted
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def seats_for(files: int) -> int:
    """How many visitors so many open files are enough for."""
    return max((files - FILES_BESIDES) // FILES_A_VISITOR, 1)


def bearable() -> int:
    """How many visitors this machine bears: those whose Pythons fill half of its memory."""
    import psutil

    memory: int = psutil.virtual_memory().total
    limit = Path("/sys/fs/cgroup/memory.max")
    if limit.is_file() and (text := limit.read_text().strip()).isdigit():
        memory = min(memory, int(text))
    return min(max(memory // 2 // A_VISITOR, FEWEST), MOST)
