"""On the page with no server: moves in writing."""

from tests.browser.test_typing import *
