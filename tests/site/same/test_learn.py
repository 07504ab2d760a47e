"""On the page with no server: lessons, the course, puzzles, and what comes back."""

from tests.browser.test_learn import *

# Nothing goes over a wire.
del (
    test_a_puzzle_missed_gives_nothing_away_over_the_wire,
    test_what_goes_over_the_wire_gives_nothing_away,
)
