"""On the page with no server: going through what happens step by step."""

from tests.browser.test_stepping import *
