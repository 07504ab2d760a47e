"""On the page with no server: the deal of the day."""

from tests.browser.test_day import *
