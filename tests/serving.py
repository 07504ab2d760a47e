"""What a server that a test has started consists of: its kernels, as the system knows them."""

from __future__ import annotations

from urllib.parse import urlsplit

import psutil


def kernels(url: str) -> set[psutil.Process]:
    """The kernels of the server at an address, which this process has started."""
    port = urlsplit(url).port
    for process in psutil.Process().children():
        if any(it.laddr.port == port for it in process.net_connections() if it.status == "LISTEN"):
            return {it for it in process.children() if "crypt_widgets.kernel" in command_of(it)}
    return set()


def command_of(process: psutil.Process) -> list[str]:
    try:
        return process.cmdline()
    except psutil.Error:
        return []
