"""On the page with no server: Sedlec's table."""

from tests.browser.test_board import *
