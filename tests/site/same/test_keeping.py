"""On the page with no server: reloads, files, links, and what is damaged."""

from tests.browser.test_keeping import *

# Its Python is in the page: none dies unheard, there is none to be cut off from, and no server
# comes back.
del (
    test_a_dead_kernel_is_told_and_a_reload_resumes_the_game,
    test_a_server_that_is_back_is_found_without_a_press,
    test_offline_is_told_and_coming_back_takes_it_away,
)
# Who comes back without an address, or with one that is damaged, has the first screen, which goes
# on with a game: tests/site/test_page.py.
del (
    test_an_address_with_a_move_of_600_000_letters_is_told_and_told_again,
    test_damaged_address_is_told_and_a_game_is_there,
    test_a_task_has_the_room_to_itself_and_the_game_is_offered_after_it,
    test_playing_on_past_the_offer_keeps_the_offered_game_as_the_previous_one,
    test_return_without_the_address_offers_the_game,
)
