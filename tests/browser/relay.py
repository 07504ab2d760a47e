"""A network between a browser and a server, which can be gone for a while."""

from __future__ import annotations

import asyncio
import threading
from asyncio import StreamReader, StreamWriter
from collections.abc import Callable
from contextlib import suppress


class Relay:
    """Hands on what comes at a port of its own to another one of this machine, and back."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._flows = asyncio.Event()
        self._ends: set[StreamWriter] = set()
        self._refuses = False
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(10)

    def hold(self) -> None:
        """Nothing comes through any more, and nobody is told: what is sent meanwhile waits."""
        self._do(self._flows.clear)

    def cut(self) -> None:
        """All connections end, and there are no new ones."""
        self._do(self._end_all)

    def mend(self) -> None:
        """All is as it was."""

        def mend() -> None:
            self._refuses = False
            self._flows.set()

        self._do(mend)

    def close(self) -> None:
        self._do(self._end_all)
        self._do(self._server.close)
        self._do(self._loop.stop)
        self._thread.join(10)

    # --- in the thread of its own

    def _do(self, what: Callable[[], None]) -> None:
        self._loop.call_soon_threadsafe(what)

    def _end_all(self) -> None:
        self._refuses = True
        for end in self._ends:
            end.transport.abort()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        begin = asyncio.start_server(self._serve, "127.0.0.1", 0)
        self._server = self._loop.run_until_complete(begin)
        self.port = self._server.sockets[0].getsockname()[1]
        self._flows.set()
        self._ready.set()
        self._loop.run_forever()

    async def _serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        if self._refuses:
            writer.transport.abort()
            return
        with suppress(OSError):
            there, back = await asyncio.open_connection("127.0.0.1", self.to)
            ends = {writer, back}
            self._ends |= ends
            await asyncio.gather(self._hand_on(reader, back), self._hand_on(there, writer))
            self._ends -= ends

    async def _hand_on(self, reader: StreamReader, writer: StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
