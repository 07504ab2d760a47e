"""On the page with no server: phones, dark and light, calm, contrast, a screen reader."""

from tests.browser.test_looks import *
