"""On the page with no server: claims laid out by mouse, finger and keyboard."""

from tests.browser.test_claiming import *
