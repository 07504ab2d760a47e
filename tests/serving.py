"""What a server that a test has started consists of, and how one asks it while others wait."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psutil


def kernels(url: str) -> set[psutil.Process]:
    """The kernels of the server at an address, which this process has started."""
    for process in psutil.Process().children():
        if listens(process, url):
            return {
                it for it in process.children() if "crypt_widgets.server.kernel" in command_of(it)
            }
    return set()


def listens(process: psutil.Process, url: str) -> bool:
    """Whether it is the server at an address; another child may end as it is asked."""
    port = urlsplit(url).port
    try:
        sockets = process.net_connections()
    except psutil.NoSuchProcess:
        return False
    return any(it.laddr.port == port for it in sockets if it.status == "LISTEN")


def kernel_of(id_: str, processes: Iterable[psutil.Process]) -> psutil.Process:
    """The one process that was given the connection file of the kernel with this id."""
    file = f"kernel-{id_}.json"
    (found,) = (it for it in processes if file in (Path(word).name for word in command_of(it)))
    return found


def command_of(process: psutil.Process) -> list[str]:
    try:
        return process.cmdline()
    except psutil.Error:
        return []


def done(work: Coroutine[Any, Any, None]) -> None:
    """Do it in a thread of its own: a browser of other tests may have its loop in this one."""
    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, work).result()
