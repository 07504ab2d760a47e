"""On the page with no server: addresses of screens, and the browser's Back."""

from tests.browser.test_places import *

# Its Python is in the page: none dies unheard.
del test_a_dead_kernel_brings_the_lesson_back
