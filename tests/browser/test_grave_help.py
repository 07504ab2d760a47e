"""Exact help in a browser: it opens with the figures of the core, fits, and needs no mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from crypt_core.engine.timeline import Timeline
from crypt_core.sedlec.coach.choices import choices, filling
from crypt_core.sedlec.coach.graves import skull_chances
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.views import view
from tests.browser.test_board import BoardPage, game, going
from tests.browser.test_looks import PHONE, SMALL_ALLOWED, SMALL_TARGETS, WIDER

HELP = ".crypt-help"
ACTIONS = f"{HELP} .he-action"
SKULLS = f"{HELP} [data-skull-row]"
NEW = f"{HELP} .he-new"

Open = Callable[..., BoardPage]


@pytest.fixture
def open_help(open_board: Open) -> Open:
    """``open_help(timeline, locale="fr-FR")``: a page of its own, its help opened."""
    return lambda timeline, **options: opened(open_board(timeline, **options))


@pytest.fixture
def at_help(at_board: Open) -> Open:
    """``at_help(timeline)``: the page that tests take turns at, its help opened."""
    return lambda timeline: opened(at_board(timeline))


def opened(tutor: BoardPage) -> BoardPage:
    """The same page with the help open."""
    assert tutor.find(f"{HELP} .he-part").count() == 0, "it is shut at first"
    tutor.tool("help")
    return tutor


def late(timeline: Timeline) -> bool:
    """Few places are left, and there is something to choose and something to chance."""
    known = view(timeline.state, None)
    player = known.players[timeline.state.player]
    found = choices(known, SEDLEC.legal_moves(timeline.state))
    return (
        player.missing in (2, 3) and len(known.unseen) > 1 and len(found.lay) + len(found.take) > 2
    )


def test_it_shows_what_the_core_has_found(at_help: Open) -> None:
    tutor = at_help(game())
    known = view(tutor.timeline.state, None)
    for skull, told in skull_chances(known).items():
        row = tutor.find(f'{HELP} [data-skull-row="{skull}"]').inner_text()
        assert str(told.one) in row
        assert str(told.two) in row
        assert f"{told.cards} of the {told.unseen} unseen cards" in row
    assert tutor.find(NEW).count() == 0
    for move in ("collect 1", "dig 3 4"):
        state = tutor.timeline.state
        found = choices(view(state, None), SEDLEC.legal_moves(state))
        for name, wanted in found._asdict().items():
            rows = tutor.find(f'{HELP} [data-list="{name}"] .he-action')
            shown = rows.evaluate_all("all => all.map((it) => it.dataset.move)")
            assert shown == [str(choice.move).partition(": ")[2] for choice in wanted]
            assert tutor.find(f'{HELP} [data-list="{name}"]').count() == bool(wanted)
        tutor.decide(move)
        if tutor.can_go_on:
            tutor.go_on()
    tutor.tool("story")
    assert tutor.find(f"{HELP} .he-part").count() == 0


def test_a_row_lays_its_move_on_the_table_and_plays_nothing(at_help: Open) -> None:
    tutor = at_help(going(late))
    rows = tutor.find(ACTIONS)
    before = len(tutor.timeline.moments)
    for at in range(rows.count()):
        move = rows.nth(at).get_attribute("data-move")
        tutor.click(f'{HELP} [data-key="lay-{move}"]')
        there = tutor.find(f'{HELP} [data-action="help-lay"][aria-disabled="true"]')
        assert there.get_attribute("data-key") == f"lay-{move}"
        assert tutor.find(".crypt-board [data-verdict]").get_attribute("data-verdict") == "good"
    assert rows.count() > 2
    assert len(tutor.timeline.moments) == before


def test_the_best_arrangement_is_drawn_on_its_places(at_help: Open) -> None:
    tutor = at_help(going(late))
    state = tutor.timeline.state
    best = filling(view(state, None), state.player)
    assert best.known is not None
    assert best.ceiling is not None
    shown = tutor.find(NEW).evaluate_all("all => all.map((it) => it.dataset.place)")
    assert sorted(shown) == sorted(str(laid.place) for laid in best.known.laid)
    places = tutor.find(f"{HELP} .he-at")
    assert places.count() == len(state.players[state.player].crypt) + len(best.known.laid)
    for laid in best.known.laid:
        assert f"on {laid.place}" in tutor.text(f"{HELP} .he-arrange")
    if best.ceiling.points > best.known.points:
        assert f"{best.ceiling.points} points" in tutor.text(f"{HELP} .he-ceiling")
        tutor.do("help-ceiling")
        assert tutor.find(f"{HELP} .he-crypt").count() == 2


def test_a_card_stands_on_the_two_below_it(at_help: Open) -> None:
    tutor = at_help(going(late))
    boxes = tutor.find(f"{HELP} .he-crypt").first.evaluate(
        """(crypt) => Object.fromEntries([...crypt.querySelectorAll(".he-at")].map((it) => {
             const { x, y, width, height } = it.getBoundingClientRect();
             return [it.dataset.place, { middle: x + width / 2, top: y, foot: y + height }];
           }))"""
    )
    stands = 0
    for place, box in boxes.items():
        column, row = ord(place[0]), int(place[1])
        below = [boxes.get(f"{chr(column + side)}{row - 1}") for side in (0, 1)]
        if row > 1:
            stands += 1
            assert all(below)
            middle = sum(under["middle"] for under in below) / 2
            assert box["middle"] == pytest.approx(middle, abs=1)
            assert box["foot"] == pytest.approx(below[0]["top"], abs=2)
    assert stands


def test_the_keyboard_is_enough(at_help: Open) -> None:
    tutor = at_help(going(late))
    tab = tutor.find('[data-action="tool-help"]')
    assert tab.get_attribute("aria-selected") == "true"
    tab.focus()
    tutor.press("ArrowLeft")
    assert tab.get_attribute("aria-selected") == "false"
    assert not tutor.find(ACTIONS).count()
    tutor.press("ArrowRight")
    assert tab.get_attribute("aria-selected") == "true"
    assert tutor.find(ACTIONS).count()
    focused = tutor.page.evaluate("document.activeElement.dataset.action")
    assert focused == "tool-help"


def test_what_is_drawn_has_words_for_ears(at_help: Open) -> None:
    tutor = at_help(going(late))
    unnamed = tutor.page.evaluate(
        """() => [...document.querySelectorAll(".crypt-help svg")].filter(
             (it) => it.getAttribute("aria-hidden") !== "true").length"""
    )
    assert unnamed == 0
    parts = tutor.find(f"{HELP} section.he-part")
    for i in range(parts.count()):
        title = parts.nth(i).get_attribute("aria-labelledby")
        assert tutor.find(f"#{title}").inner_text()


@pytest.mark.parametrize("locale", ["en-US", "fr-FR", "it-IT"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_a_phone(open_help: Open, locale: str, scheme: str) -> None:
    tutor = open_help(going(late), locale=locale, color_scheme=scheme, **PHONE)
    if tutor.find('[data-action="help-ceiling"]').count():
        tutor.do("help-ceiling")
    told = tutor.page.evaluate(WIDER)
    assert told["needed"] <= told["wide"], told
    assert not told["over"], told
    small = [it for it in tutor.page.evaluate(SMALL_TARGETS) if not SMALL_ALLOWED.search(it)]
    assert not [it for it in small if "help" in it], small
