"""On the page with no server: several people at one screen."""

from tests.browser.test_hot_seat import *
