"""On the page with no server: My games."""

from tests.browser.test_my_games import *
