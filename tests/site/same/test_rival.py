"""On the page with no server: a deal played again, and a link for somebody else."""

from tests.browser.test_rival import *
