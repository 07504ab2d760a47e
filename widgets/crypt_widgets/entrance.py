"""Who may come in, how many at once, and by which way: what a host says at the start."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

A_VISITOR = 64 << 20
"""Bytes that a visitor's Python takes, about."""
FEWEST, MOST = 4, 500
HERE = ("localhost", "127.0.0.1", "::1")
"""Addresses that only this machine reaches."""


@dataclass(frozen=True)
class Entrance:
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


def bearable() -> int:
    """How many visitors this machine bears: those whose Pythons fill half of its memory."""
    import psutil

    memory: int = psutil.virtual_memory().total
    limit = Path("/sys/fs/cgroup/memory.max")
    if limit.is_file() and (text := limit.read_text().strip()).isdigit():
        memory = min(memory, int(text))
    return min(max(memory // 2 // A_VISITOR, FEWEST), MOST)
