"""The page host: pages with the tutor on them, without a kernel, a server or a socket.

Playwright gives a page its files and takes its messages; the tutor is in the test's own process.
The page is made from Voila's template, with `page_host.js` in the place of Voila's script, so it
has the same head, classes and boxes. Each load begins a new tutor, as it starts a kernel there.
`test_page_host.py` compares both.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from uuid import uuid4

from jinja2 import Environment, FileSystemLoader

from crypt_widgets.server.page_words import loading_words
from tests.browser.local_tutor import LocalTutor, Message, files, for_page
from tests.browser.wire import COUNT_ASKS, Asked

ADDRESS = "http://tutor.localhost/"
"""No server is there. Browsers trust such a name, so pages may use storage and the clipboard."""
FRAMED = f"{ADDRESS}framed"
"""A page with an empty frame, into which the tutor may be loaded."""
FRAME = """<!doctype html><style>
  html, body { margin: 0; }
  iframe { display: block; width: 1280px; height: 900px; border: 0; }
</style><iframe></iframe>"""
BINDING = "cryptAsk"
SETTLED = "cryptSettled()"

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SITE = ROOT / "site" / "page"
TEMPLATE = ROOT / "widgets/crypt_widgets/voila/templates/crypt-tutor"
START = 'document.documentElement.dataset.home = "/"; import("/page/page_host.js");'
"""What the page loads instead of Voila's script."""
STYLED = """document.head.append(
  Object.assign(document.createElement("style"), { textContent: %s }),
);
"""
"""What adds a panel's style, at the end of the head as anywidget does."""
TYPES = {".js": "text/javascript", ".svg": "image/svg+xml"}


@cache
def template() -> Any:
    """Return the template that Voila fills for the app's page."""
    environment = Environment(
        loader=FileSystemLoader(TEMPLATE), extensions=["jinja2.ext.do"], autoescape=False
    )
    environment.filters["trusted"] = lambda output: output
    return environment.get_template("index.html.j2")


def page_text(kernel_start: Callable[[Any], str], cells: Callable[..., Any]) -> str:
    """Return the page with what a notebook's cells show."""
    return str(
        template().render(
            resources=SimpleNamespace(
                crypt_tutor={},
                crypt_loading=loading_words(),
                crypt_nonce="page-host",
                base_url="/",
                include_url=lambda name: f"/template/{name}",
            ),
            page_config=Config(
                fullStaticUrl="/page", fullLabextensionsUrl="/page", federated_extensions=[]
            ),
            main_js="start.js",
            nb=SimpleNamespace(metadata=SimpleNamespace(title="Crypt · rules tutor")),
            kernel_start=kernel_start,
            cell_generator=cells,
        )
    )


class Config(dict[str, Any]):
    """Settings whose entries are also attributes, as Voila's are."""

    __getattr__ = dict.__getitem__

    def copy(self) -> Config:
        return Config(self)


class PageHost:
    """The tutors of all pages of one browser context."""

    def __init__(self, context: Any) -> None:
        self.tutors: dict[str, LocalTutor] = {}
        """By the ids that their pages take for a kernel's."""
        self.at: dict[Any, str] = {}
        """The id of each page's tutor."""
        self.wires: dict[Any, HostWire] = {}
        self.errors: list[BaseException] = []
        context.expose_binding(BINDING, self._ask)
        context.route(f"{ADDRESS}**", self._fulfil)
        context.on("close", self._close)

    def _close(self, context: Any) -> None:
        """Close all tutors: their context is closed."""
        HOSTS.pop(context, None)
        for tutor in self.tutors.values():
            tutor.close()
        self.tutors.clear()

    # --- what pages load

    def _fulfil(self, route: Any) -> None:
        """Answer a request for the page or one of its files."""
        path = route.request.url.removeprefix(ADDRESS).partition("?")[0].partition("#")[0]
        folder, _, name = path.partition("/")
        if not path:
            route.fulfill(body=self._page(game="crypt"), content_type="text/html; charset=utf-8")
        elif path == "first":
            route.fulfill(body=self._page(), content_type="text/html; charset=utf-8")
        elif path == "framed":
            route.fulfill(body=FRAME, content_type="text/html; charset=utf-8")
        elif folder == "panels":
            route.fulfill(body=self._panel(name), content_type=TYPES[".js"])
        elif folder == "page" and name == "start.js":
            route.fulfill(body=START, content_type=TYPES[".js"])
        elif folder == "page":
            route.fulfill(body=_text(name), content_type=TYPES[".js"])
        elif folder == "template":
            route.fulfill(path=TEMPLATE / name, content_type=TYPES[Path(name).suffix])
        else:
            route.fulfill(status=404)

    def _page(self, **options: Any) -> str:
        """Return the page with a new tutor on it."""
        tutor = LocalTutor(**options)
        # As long as a kernel's: tests that look for a kernel's process by its id find none.
        kernel = str(uuid4())
        self.tutors[kernel] = tutor

        def cells(_notebook: Any, _kernel: str) -> Iterator[Any]:
            output = {"output_type": "display_data", "screen": tutor.screen}
            yield SimpleNamespace(outputs=[Config(output)])

        return page_text(lambda _notebook: kernel, cells)

    def _panel(self, name: str) -> str:
        """Return a panel's script, which first adds the panel's style."""
        script, style = files(name.rpartition("/")[2].removesuffix(".js"))
        return STYLED % json.dumps(style) + script

    # --- what they ask

    def _ask(self, source: Any, text: str) -> str:
        """Hand a panel's message to the tutor, and return the messages that it causes.

        An error is raised in the page as well, so that a test fails that does not wait for it.
        """
        try:
            return self._answer(source["page"], **json.loads(text))
        except Exception as error:
            self.errors.append(error)
            raise RuntimeError(traceback.format_exc()) from error

    def _answer(self, page: Any, kernel: str, model: str, content: Any) -> str:
        wire = self.wires.get(page)
        if kernel not in self.tutors:
            return "[]"  # the page has been left
        if self.at.get(page) != kernel:
            self._arrive(page, kernel, wire)
        messages = self.tutors[kernel].ask(model, content)
        if wire is not None:
            wire.received += messages
            if content.get("do") not in (None, "ping"):
                wire.asked[str(len(wire.asked))] = Asked(content, messages, done=True)
        return json.dumps([told for it in messages if (told := for_page(it))])

    def _arrive(self, page: Any, kernel: str, wire: HostWire | None) -> None:
        """Note which tutor a page has now, and close the one it had before."""
        before = self.at.pop(page, None)
        if before in self.tutors:
            self.tutors.pop(before).close()
        self.at[page] = kernel
        opening: list[Message] = self.tutors[kernel].take_messages()
        if wire is not None:
            wire.received += opening


@cache
def _text(name: str) -> str:
    """Return a script of the page: the host's own, or one of the site's."""
    folder = HERE if name == "page_host.js" else SITE
    return (folder / name).read_text("utf-8")


HOSTS: dict[Any, PageHost] = {}
"""By browser context."""


class HostWire:
    """The messages between a page and its tutor in this process, as `wire.Wire` has them."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.asked: dict[str, Asked] = {}
        self.received: list[Message] = []
        context = page.context
        if context not in HOSTS:
            HOSTS[context] = PageHost(context)
        self.host = HOSTS[context]
        self.host.wires[page] = self
        page.add_init_script(COUNT_ASKS)

    def settle(self) -> None:
        """Wait until all that the panels have asked is answered, and the answer is drawn."""
        try:
            self.page.evaluate(SETTLED)
        finally:
            errors, self.host.errors = self.host.errors, []
            if errors:
                raise errors[0]

    def forget(self) -> None:
        """Begin again: the page is about to be loaded anew."""
        self.asked.clear()
