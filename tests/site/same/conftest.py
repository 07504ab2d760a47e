"""Which of the tests in this folder are run without being asked for: all are with CRYPT_LONG=1.

What runs at a page that tests take turns at takes a moment; what wants one of its own waits for a
Python to wake, so of that there is some of each kind.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

CHOSEN = {
    "axe": ["test_on_a_phone[fr]"],
    "board": [
        "test_keys_before_anything_has_the_focus",
        "test_tab_stops_once_for_piles_hand_and_places",
        "test_what_is_not_allowed_is_answered_with_its_rule",
        "test_an_action_that_is_not_possible_says_why",
        "test_same_luck_turns_up_the_same_cards",
        "test_moves_in_writing",
        "test_gains_and_points_are_shown_where_they_arise",
        "test_turns_by_touch_on_a_phone",
    ],
    "claiming": [
        "test_claim_by_touch",
        "test_round_by_keyboard_alone",
        "test_illegal_claim_is_answered_in_place_with_its_rule",
        "test_a_treasure_out_of_reach_is_grey_and_says_why",
        "test_a_die_that_may_be_rolled_again_is_pressed_and_to_keep_all_comes_first",
        "test_a_claim_that_will_be_refused_is_not_loud_and_can_be_tried",
    ],
    "day": [],
    "hot_seat": [
        "test_a_curtain_comes_between_two_people_with_secrets",
        "test_no_curtain_where_there_is_no_secret",
        "test_a_power_that_two_people_hold_has_one_button_each",
    ],
    "keeping": [
        "test_reload_brings_back_game_tree_and_place",
        "test_damaged_address_is_told_and_a_game_is_there",
        "test_save_and_load_a_file",
        "test_what_nobody_has_played_yet_is_there_after_a_reload_with_what_lies_there",
        "test_a_browser_that_keeps_nothing_is_told_once",
    ],
    "languages": ["test_language_switch_in_mid_game_keeps_everything"],
    "learn": [
        "test_a_lesson_by_keyboard_alone",
        "test_a_puzzle_tells_its_idea_when_it_is_solved",
        "test_progress_as_a_file_and_a_bad_file",
    ],
    "looks": [
        "test_a_die_without_an_effort_shows_its_players_shield_and_no_pip",
        "test_on_a_phone_nothing_is_cut_off_small_or_out_of_reach",
        "test_dark_and_light_by_the_device_and_by_choice",
        "test_nothing_moves_for_who_asked_for_calm",
        "test_a_screen_reader_finds_its_way",
    ],
    "my_games": ["test_all_games_go_into_a_file_and_come_back_from_it"],
    "places": [
        "test_back_goes_one_screen_back_and_forward_again",
        "test_an_address_is_opened_in_a_fresh_browser",
        "test_a_bad_address_is_told_in_a_sentence_and_the_game_is_there",
        "test_a_reload_or_a_link_opens_the_review",
    ],
    "reference": ["test_from_the_game_to_a_rule_and_back", "test_the_search_by_keyboard"],
    "review": [
        "test_a_loaded_game_is_gone_over",
        "test_an_exercise_by_keyboard_from_its_beginning_to_its_end",
    ],
    "rival": ["test_a_link_opens_as_an_invitation[False]"],
    "stepping": [
        "test_next_shows_the_ghosts_turn_step_by_step",
        "test_continue_goes_to_the_next_decision_and_back_goes_back",
        "test_why_stands_at_the_table_and_is_whole_at_a_press",
        "test_arrow_keys_go_back_and_forth_where_nothing_else_uses_them",
        "test_dice_tumble_and_end_on_the_face_that_was_rolled",
        "test_play_on_goes_by_itself_to_a_decision_and_stops_at_a_touch",
    ],
    "typing": [
        "test_a_move_is_played_by_enter_and_the_next_can_be_written_at_once",
        "test_what_cannot_be_played_is_answered_and_left_to_be_mended",
    ],
    "what_if": [
        "test_the_slider_says_what_the_table_shows",
        "test_rewind_and_branch_with_the_same_luck",
        "test_new_luck_is_drawn_afresh_and_marked",
        "test_tree_leads_to_any_moment_by_mouse_and_keyboard",
        "test_lines_are_compared_by_what_may_be_expected_when_that_is_asked",
    ],
}
"""By the file, without "test_" and ".py"; a test for some of what it is tried with has that too."""
HERE = Path(__file__).parent


def chosen(test: pytest.Item) -> bool:
    """Whether a test is run without being asked for."""
    names = CHOSEN[test.path.stem.removeprefix("test_")]
    return test.name in names or test.name.partition("[")[0] in names


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not chosen; one that is named (`file::test`) is asked for."""
    if os.environ.get("CRYPT_LONG") == "1" or any("::" in it for it in config.args):
        return
    left = [it for it in items if it.path.parent == HERE and not chosen(it)]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [it for it in items if it not in left]
