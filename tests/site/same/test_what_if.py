"""On the page with no server: branches with the same luck and with new luck."""

from tests.browser.test_what_if import *
