"""On the page with no server: what keeps people out."""

from tests.browser.test_axe import *

# No connection is lost, and what the page says when it does not come is tested beside this folder.
del (
    test_a_lost_connection,
    test_what_is_said_when_the_page_does_not_come,
)
# These look at the looking itself.
del (
    test_a_fault_is_found,
    test_a_target_that_is_covered_wherever_it_is_scrolled_to_is_found,
)
