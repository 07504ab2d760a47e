"""On the page with no server: the rules and their search."""

from tests.browser.test_reference import *
