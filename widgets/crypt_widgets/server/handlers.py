"""The handlers of the server: the page, its rules for browsers, and what a monitor may ask."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from functools import lru_cache, partial
from typing import Any, cast
from urllib.parse import unquote
from weakref import WeakValueDictionary

import psutil
from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.auth.identity import PasswordIdentityProvider, User
from jupyter_server.auth.login import LoginFormHandler
from jupyter_server.base.handlers import JupyterHandler
from tornado import web
from tornado.httputil import HTTPHeaders
from tornado.routing import Matcher
from voila.tornado.handler import TornadoVoilaHandler

from crypt_core.teach.catalogue import plain_texts
from crypt_core.teach.words import Words

from .visitors import Seat, Visitors

WRONG_WORD = 1
"""Seconds that a wrong token or password costs."""
MOST_TRIES = 500
"""Tries of one address that wait for their turn, enough for a class behind it; more are refused."""
COME_BACK = 30
"""Seconds after which a page that found no room tries again."""
DOOR_WORDS = (
    "door-full",
    "door-full-why",
    "door-login",
    "door-login-why",
    "door-login-word",
    "door-login-wrong",
    "door-login-enter",
)
"""The ids of what the server says itself; its templates know them without their prefix."""
POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' blob:;"
    " style-src 'self' 'unsafe-inline' blob:; img-src 'self' data: blob:; font-src 'self' data:;"
    " connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self';"
    " frame-ancestors 'self'"
)
"""Nothing comes from elsewhere and nothing goes there; the page itself narrows its scripts down."""
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    # Not "no-referrer": then a page of Firefox says goodbye without its origin and is not believed.
    "Referrer-Policy": "same-origin",
}


class Rules(web.OutputTransform):
    """Puts the rules for browsers on whatever is answered, files too."""

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        for name, value in HEADERS.items():
            headers[name] = value
        headers.pop("Server", None)  # nobody's business
        return status_code, headers, chunk


class Page(TornadoVoilaHandler):  # type: ignore[misc]
    """The tutor's page: to a visit, as long as there is room, and to nothing that is none."""

    seat: Seat | None = None

    @property
    def kernel_manager(self) -> Any:
        """As this page sees it, once a seat is kept for it."""
        return self.seat or super().kernel_manager

    @allow_unauthenticated
    def head(self, path: str | None = None) -> None:
        """Whether the page is there; who only asks this starts no Python."""
        if path:
            raise web.HTTPError(404)
        self.set_header("Content-Type", "text/html")

    @web.authenticated
    async def get(self, path: str | None = None) -> None:
        if path:
            raise web.HTTPError(404)
        if not is_visit(self.request.headers):
            raise web.HTTPError(403, reason="Not a visit of the page")
        visitors = cast(Visitors, self.kernel_manager)
        if visitors.full:
            self._send_away()
            return
        with visitors.seat() as self.seat:
            async with visitors.starts:
                await visitors.mend_reserve()
                await super().get(path=path)

    def _send_away(self) -> None:
        """Say kindly that there is no room now, and when to come again."""
        self.set_status(503)
        self.set_header("Retry-After", str(COME_BACK))
        self.set_header("Cache-Control", "no-store")
        self.set_header("Content-Type", "text/html")
        self.finish(self.render_template("full.html", **said(self), seconds=COME_BACK))


def is_visit(headers: HTTPHeaders) -> bool:
    """Whether somebody opens the page: no picture of another page, no look ahead of a browser."""
    wanted = headers.get("Sec-Fetch-Dest", "document")
    ahead = headers.get("Sec-Purpose") or headers.get("Purpose") or ""
    return wanted == "document" and "prefetch" not in ahead


class Health(JupyterHandler):
    """What a monitor asks: that the server is up; how it fares, to its operator alone."""

    @allow_unauthenticated
    def get(self) -> None:
        told: dict[str, object] = {"up": True}
        if self._is_operator():
            visitors = cast(Visitors, self.kernel_manager)
            kernels = [each for each in psutil.Process().children() if each.is_running()]
            told.update(
                visitors=visitors.visiting,
                most=visitors.most,
                reserve=len(visitors.reserve()),
                errors=visitors.faults,
                memory_mb=round(sum(map(_memory, [psutil.Process(), *kernels])) / 2**20),
            )
        self.set_header("Cache-Control", "no-store")
        # A page that has lost its Python knows by it that another server is there.
        self.set_header("X-Crypt-Start", self.settings["start"])
        self.finish(told)

    def _is_operator(self) -> bool:
        """Whoever has logged in; where nobody has to, whoever asks from this machine."""
        if self.identity_provider.auth_enabled:
            return self.current_user is not None
        forwarded = {"X-Forwarded-For", "X-Real-Ip", "Forwarded"} & set(self.request.headers)
        return self.request.remote_ip in ("127.0.0.1", "::1") and not forwarded

    async def prepare(self) -> None:  # type: ignore[override]
        """Nobody is sent to the login from here."""
        await super().prepare(_redirect_to_login=False)


def _memory(process: psutil.Process) -> int:
    try:
        return int(process.memory_info().rss)
    except psutil.Error:
        return 0


class LoginThrottle:
    """Checks one word of an address at a time, and pauses after a wrong one."""

    def __init__(self) -> None:
        self._trying: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._waiting: Counter[str] = Counter()

    async def attempt(
        self, address: str, check: Callable[[], Awaitable[User | None]]
    ) -> User | None:
        """Check a token or password when it is its address's turn.

        Args:
            address: The address that the word comes from.
            check: Returns the user, or None for a wrong word.

        Raises:
            HTTPError: If too many tries from there are waiting already.
        """
        if self._waiting[address] >= MOST_TRIES:
            raise web.HTTPError(429)
        turn = self._trying.setdefault(address, asyncio.Lock())
        self._waiting[address] += 1
        try:
            async with turn:
                user = await check()
                if user is None:
                    await asyncio.sleep(WRONG_WORD)
                return user
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]


class Identity(PasswordIdentityProvider):
    """Checks the token or password, slowly after a wrong one."""

    def __init__(self, **settings: Any) -> None:
        self.throttle = LoginThrottle()
        super().__init__(**settings)

    async def get_user_token(self, handler: Any) -> User | None:
        """Who has the token in the address or in a header."""
        given = self.token and self.get_token(handler)
        check = partial(super().get_user_token, handler)
        return await self.throttle.attempt(handler.request.remote_ip, check) if given else None

    def set_login_cookie(self, handler: Any, user: User) -> None:
        """Remember who has logged in; where nobody has to, nobody is to be remembered."""
        if self.auth_enabled:
            super().set_login_cookie(handler, user)

    def get_handlers(self) -> list[tuple[str, object]]:
        """The login; nothing in the tutor leads to a logout."""
        return [("/login", Login)] if self.auth_enabled else []


class Login(LoginFormHandler):
    """Asks for the password or the token in the tutor's own words."""

    @allow_unauthenticated
    async def post(self) -> None:
        """Log in with the right word, or show the form again."""
        identity = cast(Identity, self.identity_provider)

        async def check() -> User | None:
            user: User | None = identity.process_login_form(self)
            return user

        user = await identity.throttle.attempt(str(self.request.remote_ip), check)
        if user is None:
            self.set_status(401)
            self._render({"error": "wrong"})
            return
        identity.set_login_cookie(self, user)
        go_on: Any = self._redirect_safe
        go_on(self.get_argument("next", default=self.base_url))

    def _render(self, message: dict[str, str] | None = None) -> None:
        wanted = self.get_argument("next", default=self.base_url)
        page: Any = self.render_template
        self.write(page("login.html", **said(self), next=wanted, wrong=message is not None))


class NoPage(JupyterHandler):
    """Any address that is none of the tutor's."""

    @allow_unauthenticated
    def get(self) -> None:
        raise web.HTTPError(404)


class WrongHost(web.RequestHandler):
    """Whoever asks for another server is not answered: that name was pointed here by somebody."""

    def prepare(self) -> None:
        self.set_status(403)
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(
            f"This is the Crypt tutor, and not {self.request.host_name!r}. If it is to be reached"
            " by this name, start it with --host NAME.\n"
        )


class BadAddress(web.RequestHandler):
    """Refuses an address that is not UTF-8, which no other handler could read."""

    def prepare(self) -> None:
        self.set_status(400)
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish("This address is damaged. Open the Crypt tutor by the address it was given.\n")


class NotUtf8(Matcher):
    """Matches requests for what is not written in UTF-8."""

    def match(self, request: Any) -> dict[str, Any] | None:
        try:
            unquote(request.uri, errors="strict")
        except UnicodeDecodeError:
            return {}
        return None


class Called(Matcher):
    """Matches requests that call the server by one of its names; None: by whatever name."""

    def __init__(self, names: Iterable[str] | None) -> None:
        self.names = None if names is None else {name.lower() for name in names}

    def match(self, request: Any) -> dict[str, Any] | None:
        asked = request.host_name.strip("[]").lower()
        return {} if self.names is None or asked in self.names else None


def names_of(address: str, more: Iterable[str]) -> list[str]:
    """The names and numbers by which the server may be asked for.

    Args:
        address: Where it listens.
        more: Other names that it has.
    """
    names = {"localhost", "127.0.0.1", "::1", address, *more}
    if address in ("", "0.0.0.0", "::"):
        names |= {socket.gethostname(), socket.getfqdn()}
        for own in psutil.net_if_addrs().values():
            names |= {each.address.split("%")[0] for each in own}
    return sorted(filter(None, names))


def said(handler: web.RequestHandler) -> dict[str, Any]:
    """The language and the words of a page that the server writes itself."""
    wanted = handler.settings["lang"] or handler.request.headers.get("Accept-Language")
    lang = Words.best(wanted)
    return {"lang": lang, "words": door_words()[lang]}


@lru_cache(maxsize=1)
def door_words() -> dict[str, dict[str, str]]:
    """The words at the door by language, their ids without the prefix."""
    return {
        lang: {id_.removeprefix("door-").replace("-", "_"): texts[id_] for id_ in DOOR_WORDS}
        for lang, texts in plain_texts("door.ftl").items()
    }
