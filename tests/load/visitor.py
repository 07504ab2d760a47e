"""A visitor without a browser: opens the page, plays Crypt alone, and knows what should come of it.

The game is played here too, from the same seed: at the end both must be at the same place.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
import uuid
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from crypt_core.coach.bots import PERSON, choose_next
from crypt_core.crypt.game import CRYPT
from crypt_core.engine import record
from crypt_core.engine.timeline import Timeline

PATIENCE = 60
"""Seconds after which an answer is missing."""
METADATA = {"version": "1.0.0"}
"""Of the way in which widgets are asked for."""
ASKS_COACH = 0.15
"""How often the coach is asked before a decision."""


class Visitor:
    """One page, and what goes between it and its Python."""

    def __init__(self, url: str, seed: int, **way: Any) -> None:
        """Of the way, `resolver` says where names lead, `cookie` what is brought along; the rest is
        what each request has."""
        self.url = url
        self.resolver = way.pop("resolver", None)
        self.cookie = way.pop("cookie", "")
        self.way = way
        self.luck = random.Random(seed)
        self.game = Timeline(CRYPT, CRYPT.setup({}), seed)
        self.waits: list[float] = []
        """Seconds from each press to the end of its answer."""
        self.opening = 0.0
        """Seconds until the page was there with its game."""
        self.kernel = ""
        self.socket: WebSocketClientConnection
        self.frame = ""
        """The widget that takes what is asked."""

    async def come(self) -> None:
        """Open the page, as a browser does, and bring a game."""
        begin = time.perf_counter()
        await self.connect(await self.load_page())
        self.opening = time.perf_counter() - begin

    async def load_page(self) -> str:
        """Get the page and learn which kernel it has; the cookies that come with it."""
        headers = {"Sec-Fetch-Dest": "document", "Cookie": self.cookie}
        client = AsyncHTTPClient(force_instance=True, resolver=self.resolver)
        page = await client.fetch(self.url, headers=headers, request_timeout=PATIENCE, **self.way)
        found = re.search(r'dataset\.kernelId = "([^"]+)"', page.body.decode())
        assert found, "the page names no kernel"
        self.kernel = found[1]
        cookies = SimpleCookie("; ".join([self.cookie, *page.headers.get_list("Set-Cookie")]))
        return "; ".join(f"{it.key}={it.coded_value}" for it in cookies.values())

    async def connect(self, cookies: str) -> None:
        """Connect to the page's kernel and bring a game."""
        at = urlsplit(self.url)
        there = f"{at.scheme.replace('http', 'ws')}://{at.netloc}{at.path}"
        self.socket = await websocket_connect(
            HTTPRequest(
                f"{there}api/kernels/{self.kernel}/channels",
                headers={
                    "Origin": f"{at.scheme}://{at.netloc}",
                    "Cookie": cookies,
                },
                **self.way,
            ),
            resolver=self.resolver,
        )
        self.frame = next(name for name, it in (await self.states()).items() if "keep" in it)
        await self.ask({"do": "hello", "lang": "en", "code": self.code, "visit": 1})

    @property
    def code(self) -> str:
        """Where the game is, as it should be."""
        return record.code(self.game, {"seats": [PERSON]})

    async def states(self) -> dict[str, dict[str, Any]]:
        """What Python says that all widgets of the page are like."""
        comm = uuid.uuid4().hex
        target = {"comm_id": comm, "target_name": "jupyter.widget.control", "data": {}}
        await self.exchange("comm_open", target)
        wanted = {"comm_id": comm, "data": {"method": "request_states"}}
        for kind, content in await self.exchange("comm_msg", wanted):
            if kind == "comm_msg" and content["data"].get("method") == "update_states":
                return {name: it["state"] for name, it in content["data"]["states"].items()}
        raise AssertionError("no states of widgets")

    async def exchange(
        self, kind: str, content: dict[str, Any]
    ) -> list[tuple[str, dict[str, Any]]]:
        """Send a message; what the kernel says to it until it is done."""
        asked = await self.write(kind, content)
        answers = []
        while True:
            raw = await asyncio.wait_for(self.socket.read_message(), PATIENCE)
            assert isinstance(raw, str), "the connection is closed"
            told = json.loads(raw)
            if told["parent_header"].get("msg_id") != asked:
                continue
            answers.append((told["msg_type"], told["content"]))
            if told["msg_type"] == "status" and told["content"]["execution_state"] == "idle":
                return answers

    async def write(self, kind: str, content: dict[str, Any]) -> str:
        """Send a message, whatever comes of it; its id."""
        header = {
            "msg_id": uuid.uuid4().hex,
            "msg_type": kind,
            "session": "load",
            "username": "",
            "date": "",
            "version": "5.3",
        }
        message = {"header": header, "parent_header": {}, "metadata": METADATA, "content": content}
        await self.socket.write_message(json.dumps({**message, "channel": "shell", "buffers": []}))
        return header["msg_id"]

    async def ask(self, message: dict[str, Any]) -> None:
        """Press something."""
        begin = time.perf_counter()
        data = {"method": "custom", "content": message}
        await self.exchange("comm_msg", {"comm_id": self.frame, "data": data})
        self.waits.append(time.perf_counter() - begin)

    async def press_on(self) -> None:
        """A few presses: perhaps a look at the coach's hint, a decision, on to the next."""
        if self.game.over:
            await self.ask({"do": "again"})
            self.game = Timeline(CRYPT, self.game.setup, self.game.seed)
            return
        if self.luck.random() < ASKS_COACH:
            await self.ask({"do": "tool", "name": "coach"})
            await self.ask({"do": "coach-hint"})
            await self.ask({"do": "tool", "name": "story"})
        move = choose_next(["bot:random"], CRYPT, self.game.state, self.game.moment.luck)
        text = CRYPT.write_move(move)
        await self.ask({"do": "consider", "move": text})
        await self.ask({"do": "play", "move": text})
        await self.ask({"do": "continue"})
        self.game.play(move)

    async def leave(self) -> None:
        """Go, once what Python has is what should be there."""
        try:
            frame = (await self.states())[self.frame]
            there, _ = record.load_code(frame["keep"]["code"], {CRYPT.name: CRYPT})
            assert played(there) == played(self.game), "Python is at another place"
            assert frame["data"]["trouble"] is None, frame["data"]["trouble"]
        finally:
            self.socket.close()


def played(game: Timeline) -> tuple[int, list[object]]:
    """The deal, and what was done with it."""
    return game.seed, [moment.move for moment in game.moments]
