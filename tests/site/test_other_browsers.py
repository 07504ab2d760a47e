"""A short play in Firefox and in WebKit: on the site, and in the one file from a disk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser import test_firefox, test_webkit
from tests.browser.tour import Tour
from tests.site.site_page import Host

pytestmark = pytest.mark.browser
BROWSERS = {"firefox": test_firefox.go_through, "webkit": test_webkit.go_through}
Go = Callable[[str, Callable[[Tour], None]], None]


@pytest.mark.parametrize("go_through", BROWSERS.values(), ids=BROWSERS)
def test_the_site(site: Host, go_through: Go) -> None:
    go_through(site.url, Tour.short)


@pytest.mark.parametrize("go_through", BROWSERS.values(), ids=BROWSERS)
def test_the_file_from_a_disk(built: Path, go_through: Go) -> None:
    go_through((built / "crypt-tutor.html").as_uri(), Tour.short)
