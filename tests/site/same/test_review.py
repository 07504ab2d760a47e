"""On the page with no server: a finished game gone over."""

from tests.browser.test_review import *
