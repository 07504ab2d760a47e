"""On the page with no server: lessons, the course, and what comes back."""

from tests.browser.test_learn import *
