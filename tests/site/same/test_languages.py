"""On the page with no server: English, French, Italian."""

from tests.browser.test_languages import *

# There is no command line.
del test_the_command_lines_language_wins_over_the_browsers
