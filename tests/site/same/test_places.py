"""On the page with no server: addresses of screens, and the browser's Back."""

from tests.browser.test_places import *

# Its Python is in the page: none dies unheard.
del test_a_dead_kernel_brings_the_lesson_back

# Who comes back without an address has the first screen.
del test_who_declines_to_go_on_is_not_asked_again
