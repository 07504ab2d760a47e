"""Sedlec's table in a browser: whole games by mouse and keys, touch, dragging, room on a phone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from crypt_core.engine.timeline import Timeline
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.moves import Move
from crypt_core.sedlec.scoring import gain
from tests.browser.board_page import BOARD, CONFIRM, HELD, LOUD, PILE, PLACE, BoardPage
from tests.browser.stage_page import faults_on_a_phone, resize
from tests.browser.test_axe import AT_ONCE, Looks
from tests.browser.test_claiming import drag, focus, tab_to
from tests.browser.test_looks import PHONE
from tests.browser.test_sounds import LISTEN
from tests.browser.tutor_page import STORY
from tests.browser.visits.rooms import Size

VERDICT = f"{BOARD} .bo-verdict"


Open = Callable[..., BoardPage]


def game(*moves: str, players: int = 2, seed: int = 7) -> Timeline:
    """A game in which these decisions have been made, each by who is on turn."""
    timeline = Timeline(SEDLEC, SEDLEC.setup({"players": players}), seed)
    for move in moves:
        timeline.play(SEDLEC.read_move(move, timeline.state))
    return timeline


def going(wanted: Callable[[Timeline], bool], players: int = 2) -> Timeline:
    """A random game at the first decision that is wanted."""
    for seed in range(60):
        timeline, dice = game(players=players, seed=seed), random.Random(seed)
        while SEDLEC.deciders(timeline.state):
            if wanted(timeline):
                return timeline
            timeline.play(choose(timeline, dice))
    raise AssertionError("no game comes there")


def choose(timeline: Timeline, dice: random.Random) -> Move:
    """A random move, of a random kind."""
    by_verb: dict[str, list[Move]] = {}
    for move in SEDLEC.legal_moves(timeline.state):
        by_verb.setdefault(move.verb, []).append(move)
    return dice.choice(by_verb[dice.choice([*by_verb])])


@pytest.mark.nightly
def test_whole_game_by_mouse(at_board: Open) -> None:
    tutor = at_board(game(players=3), ["person", "person", "bot:random"])
    tutor.page.evaluate(LISTEN)
    dice = random.Random(4)
    while not tutor.over:
        if tutor.deciding:
            tutor.decide(choose(tutor.timeline, dice))
        if tutor.can_go_on:
            tutor.go_on()
    state = tutor.timeline.state
    assert len(state.scores) == 3
    told = tutor.find(f"{BOARD} .bo-total").evaluate_all("all => all.map((it) => it.dataset.total)")
    assert sorted(map(int, told)) == sorted(state.scores)
    assert not tutor.find(f"{BOARD} .bo-piles").count(), "an empty graveyard takes no room"
    ending = tutor.find(f"{STORY} .st-standings strong").all_inner_texts()
    assert list(map(int, ending)) == sorted(state.scores, reverse=True)
    assert set(tutor.page.evaluate("heard")) == {"card", "coin", "rank"}


def test_turns_by_keyboard_alone(open_board: Open) -> None:
    tutor = open_board(game())

    def press(keys: str) -> None:
        tutor.press(keys)
        focus(tutor)

    tab_to(tutor, "key", "pile-1")
    press("2 5")
    assert tutor.chosen == ["pile-2", "pile-5"]
    press("Escape")
    assert tutor.chosen == []
    # Arrows go about the piles; Enter on what is chosen confirms, Space takes it back.
    press("ArrowUp Enter ArrowRight Enter")
    assert tutor.chosen == ["pile-2", "pile-3"]
    press("Space")
    assert tutor.chosen == ["pile-2"]
    press("Enter")
    assert tutor.chosen == ["pile-2", "pile-3"]
    press("Enter")
    assert tutor.made == "P1: dig 2 3"
    # A turn that is not over goes on at once, where the focus is.
    press("Enter")
    assert tutor.chosen == ["pile-3"]
    press("Enter")
    assert tutor.made == "P1: take 3"
    # From the story on, without a way back to the table.
    press("c 1 Enter")
    assert tutor.made == "P2: collect 1"
    # The hand by its letter: the focus goes on to the first open place.
    press("c q")
    assert focus(tutor)["key"] == "place-d1"
    press("Enter")
    assert "place-d1" in tutor.chosen
    press("Enter")
    assert tutor.made.startswith("P1: lay ")
    assert tutor.made.endswith(" d1")


ARROW = """
(selector) => {
  const middle = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(document.activeElement);
  const [a, b] = middle(document.querySelector(selector));
  if (Math.abs(a - x) > Math.abs(b - y)) return a > x ? "ArrowRight" : "ArrowLeft";
  if (Math.abs(b - y) > 4) return b > y ? "ArrowDown" : "ArrowUp";
  return "";
}
"""
"""The arrow that points from what has the focus to what is looked for."""


def by_keys(tutor: BoardPage, move: Move) -> None:
    """Choose what a move needs and confirm it, with nothing but keys, wherever the focus is."""
    keyboard = tutor.page.keyboard
    if move.verb == "lay":
        state = tutor.timeline.state
        hand = [str(card) for card in state.players[state.player].hand]
        keyboard.press("qw"[hand.index(str(move.card))])
        for _ in range(20):
            if arrow := tutor.page.evaluate(ARROW, PLACE % str(move.place)):
                keyboard.press(arrow)
        assert focus(tutor)["key"] == f"place-{move.place}", "arrows lead to every open place"
        keyboard.press("Enter")
    for pile in move.piles:
        keyboard.press(str(pile + 1))
    tutor.settle()
    focus(tutor)
    tutor.press("Enter")


def test_a_whole_game_by_keyboard_alone(open_board: Open) -> None:
    """Two people take turns at it; nothing is scrolled, and the focus is never lost."""
    tutor = open_board(game(seed=5), viewport={"width": 1280, "height": 720})
    dice = random.Random(5)
    decided = 0
    while not tutor.over:
        if tutor.deciding:
            move = choose(tutor.timeline, dice)
            by_keys(tutor, move)
            assert tutor.made.endswith(SEDLEC.write_move(move).partition(": ")[2])
            decided += 1
        assert not tutor.page.evaluate(SCROLLED)
        if tutor.can_go_on:
            tutor.press("c")
    assert decided > 30
    assert tutor.timeline.state.scores


def test_tab_stops_once_for_piles_hand_and_places(at_board: Open) -> None:
    tutor = at_board(going(full_hand))
    stops = f'{BOARD} button[data-chooses="%s"][tabindex="0"]'
    for kind in ("pile", "card", "place"):
        assert tutor.find(f'{BOARD} button[data-chooses="{kind}"]').count() > 1
        assert tutor.find(stops % kind).count() == 1
    first = tutor.find(stops % "card").get_attribute("data-key")
    tab_to(tutor, "key", str(first))
    tutor.press("ArrowRight")
    second = focus(tutor)["key"]
    assert second != first
    tutor.press("Tab")
    assert str(focus(tutor)["key"]).startswith("place-")
    tutor.press("Shift+Tab")
    assert focus(tutor)["key"] == second, "Tab comes back to where one was"
    # What is heard of the button says how to do without it.
    tutor.press("Enter Tab Enter")
    assert "Enter" in str(tutor.find(CONFIRM).get_attribute("title"))


SCROLLED = "() => scrollY || document.querySelector('.crypt-board.crypt-in-stage').scrollTop"


def test_on_a_phone_nothing_is_scrolled_to_lay_a_card(open_board: Open) -> None:
    tutor = open_board(going(full_hand), **PHONE)
    for what in (f"{BOARD} button[data-hand]", f"{BOARD} [data-open]", CONFIRM):
        tutor.find(what).first.tap()
        tutor.settle()
        assert tutor.page.evaluate(SCROLLED) == 0, what
    assert tutor.made.split()[1] == "lay"


def test_the_strip_shows_the_crypts_of_the_others(open_board: Open) -> None:
    timeline = going(full_hand, players=3)
    tutor = open_board(timeline, **PHONE)
    player = (timeline.state.player + 1) % 3
    rival = tutor.find(f'{BOARD} .bo-rival[data-player="{player}"]')
    points = timeline.game.view(timeline.state, player).players[player].sheet.total
    assert f"{points} point" in rival.inner_text()
    assert rival.locator("[data-hand]").count() == len(timeline.state.players[player].hand)
    rival.locator("button").tap()
    tutor.settle()
    crypt = tutor.find(f'{BOARD} .bo-far[data-player="{player}"]')
    assert tutor.page.evaluate(SCROLLED) > 0
    assert crypt.evaluate("it => it === document.activeElement")
    stage, shown = tutor.find(f"{BOARD}.crypt-in-stage").bounding_box(), crypt.bounding_box()
    assert stage
    assert shown
    assert shown["y"] + shown["height"] <= stage["y"] + stage["height"] + 1
    # Whoever is asked next begins where the question is.
    tutor.decide(SEDLEC.legal_moves(timeline.state)[0], "tap")
    if tutor.can_go_on:
        tutor.go_on()
    assert tutor.page.evaluate(SCROLLED) == 0


#: Letters of which some are on every machine; what they come to where they are not does no harm.
LETTERS = {
    "as they are": "",
    "DejaVu Sans": "font-family: 'DejaVu Sans' !important",
    "DejaVu Serif": "font-family: 'DejaVu Serif' !important",
    "Liberation Sans": "font-family: 'Liberation Sans', Arial !important",
    "all of one width": "font-family: monospace !important",
    "wide": "letter-spacing: 0.06em !important",
    "very wide": "letter-spacing: 0.12em !important; word-spacing: 0.16em !important",
}


def nothing_gained(timeline: Timeline) -> bool:
    """A full hand of which the first card adds nothing on the first open place."""
    state = timeline.state
    if not full_hand(timeline):
        return False
    crypt, card = state.players[state.player].crypt, state.players[state.player].hand[0]
    places = SEDLEC.view(state, state.player).players[state.player].open
    return not sum(gain(crypt, card, places[0]).values())


def the_button_stays(tutor: BoardPage) -> None:
    """Between a long message and a short one, and with a longer label, whatever the letters are."""
    fixed = [tutor.find(it) for it in (LOUD, f"{BOARD} .bo-verbs", f"{BOARD} .bo-near")]
    letters = tutor.page.add_style_tag(content=AT_ONCE)
    viewport = tutor.page.viewport_size
    moved = []
    for narrower, (name, style) in enumerate(LETTERS.items()):
        # A width of its own, for lines of their own.
        tutor.page.set_viewport_size({**viewport, "width": viewport["width"] - narrower})
        letters.evaluate("(it, css) => { it.textContent = css; }", f"{AT_ONCE} * {{ {style} }}")
        tutor.find(f"{BOARD} button[data-hand]").first.click()
        tutor.settle()
        before = [it.bounding_box() for it in fixed]
        tutor.find(f"{BOARD} [data-open]").first.click()
        tutor.settle()
        assert tutor.find(VERDICT).get_attribute("data-verdict") == "none", "no praise for nothing"
        after = [it.bounding_box() for it in fixed]
        for one, other in zip(before, after, strict=True):
            if abs(one["y"] - other["y"]) + abs(one["height"] - other["height"]) >= 1:
                moved.append(f"{name}: from {one} to {other}")
        tutor.click(f'{BOARD} [data-action="clear"]')
    assert moved == []


@pytest.mark.parametrize(
    ("options", "lang"),
    [({}, "en-US"), (PHONE, "en-US"), (PHONE, "fr-FR"), (PHONE, "it-IT")],
    ids=["wide", "phone", "phone in French", "phone in Italian"],
)
def test_the_button_stays_where_it_is(open_board: Open, options: dict[str, Any], lang: str) -> None:
    tutor = open_board(going(nothing_gained), locale=lang, **options)
    the_button_stays(tutor)
    tutor.find(f"{BOARD} button[data-hand]").first.click()
    tutor.find(f"{BOARD} [data-open]").first.click()
    tutor.settle()
    if lang == "en-US":
        assert tutor.text(f"{BOARD} .bo-verdict-text") == "This adds no points here."


@pytest.mark.parametrize("lang", ["en-US", "fr-FR", "it-IT"])
def test_the_actions_fit_on_the_narrowest_screen(open_board: Open, lang: str) -> None:
    tutor = open_board(game(), locale=lang, viewport={"width": 320, "height": 700})
    over = tutor.find(f"{BOARD} .bo-verb").evaluate_all(
        "all => all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.innerText)"
    )
    assert over == []
    tops = tutor.find(f"{BOARD} .bo-verb").evaluate_all("all => all.map((it) => it.offsetTop)")
    assert len(set(tops)) == 1


def test_turns_by_touch_on_a_phone(open_board: Open) -> None:
    tutor = open_board(game(), **PHONE)
    before = tutor.page.evaluate("document.documentElement.scrollWidth")
    assert before <= PHONE["viewport"]["width"]
    for move in ("dig 2 5", "take 5", "collect 2"):
        tutor.decide(move, "tap")
        if tutor.can_go_on:
            tutor.go_on()
    card = str(tutor.timeline.state.players[0].hand[0])
    # While one lays a card out, the button that lays it is in sight.
    tutor.draft(SEDLEC.read_move(f"lay {card} d1", tutor.timeline.state), "tap")
    assert tutor.find(CONFIRM).evaluate(
        "it => { const { top, bottom } = it.getBoundingClientRect();"
        " return top > 0 && bottom < innerHeight; }"
    )
    assert faults_on_a_phone(tutor.page) == []
    tutor.find(CONFIRM).tap()
    tutor.settle()
    assert tutor.made == f"P1: lay {card} d1"


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR", "it-IT"])
def test_what_has_just_happened_is_not_cut(open_board: Open, lang: str) -> None:
    tutor = open_board(going(taken), locale=lang)
    for width in (390, 1008, 1280):
        resize(tutor.page, Size(width, 844))
        for part in (VERDICT, f"{VERDICT} .tb-why span"):
            whole = tutor.find(part).evaluate("it => it.scrollHeight <= it.clientHeight + 1")
            assert whole, (width, part)


def taken(timeline: Timeline) -> bool:
    """Whether another player has just taken a card, and there is much to say of it."""
    state = timeline.state
    move = timeline.moment.move
    return state.stage == "turn" and move is not None and move.verb == "take"


def full_hand(timeline: Timeline) -> bool:
    state = timeline.state
    crypt = state.players[state.player].crypt
    return state.stage == "turn" and len(state.players[state.player].hand) == 2 and len(crypt) > 1


def dug(timeline: Timeline) -> bool:
    return timeline.state.stage == "take" and len(timeline.state.face_up) > 2


def test_cards_turn_over_glide_and_come_to_rest(open_board: Open) -> None:
    tutor = open_board(game(), reduced_motion="no-preference")
    tutor.draft(SEDLEC.read_move("dig 2 5", tutor.timeline.state))
    tutor.find(CONFIRM).click()
    tutor.page.wait_for_selector(f"{PILE % 2} .bo-turning")
    tutor.page.wait_for_function("() => !document.querySelector('.bo-turning, .tb-moving')")
    tutor.settle()
    assert tutor.made == "P1: dig 2 5"
    assert tutor.find(f"{PILE % 2} .bo-skull").count() == 2


def test_laying_by_dragging(open_board: Open) -> None:
    timeline = going(full_hand)
    move = SEDLEC.legal_moves(timeline.state)[0]
    card, place = move.card, move.place
    tutor = open_board(timeline, reduced_motion="no-preference")
    drag(tutor, HELD % card, PLACE % str(place))
    assert f"place-{place}" in tutor.chosen
    assert len(tutor.chosen) == 2
    # Let go beside every place, the card is in hand again.
    drag(tutor, f"{BOARD} .bo-away", f"{BOARD} .bo-prompt")
    assert [key[:5] for key in tutor.chosen] == ["card-"]
    drag(tutor, HELD % card, PLACE % str(place))
    tutor.do("confirm")
    assert tutor.made.endswith(f": lay {card} {place}")


@pytest.mark.nightly
def test_nothing_bars_anybody_from_it(open_page: Callable[..., Any], tutor_address: str) -> None:
    page = open_page(reduced_motion="reduce")
    tutor, looks = BoardPage(page, tutor_address), Looks(page)
    tutor.open(going(full_hand))
    tutor.do("text")
    tutor.find(f"{BOARD} .bo-own [data-skull=criminal].bo-kind").click()
    tutor.find(f"{BOARD} button[data-hand]").first.click()
    tutor.settle()
    looks.at("a card of the hand, with what it would bring")
    tutor.find(f"{BOARD} .bo-closed").first.click()
    tutor.do("confirm")
    looks.at("a place that is not open")
    page.goto("about:blank")  # an address that differs in its game alone loads nothing anew
    tutor.open(going(dug))
    looks.at("two cards dug")
    looks.check()
