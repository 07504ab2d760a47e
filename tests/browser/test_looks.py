"""What it looks like: on a phone, in the dark, without motion; and what a screen reader finds."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from crypt_core.crypt.components import KINDS
from crypt_core.teach.words import Words
from tests.browser.tutor_page import BAR, CONFIRM, STORY, TABLE, WHATIF, TutorPage, colour, game
from tests.browser.visits.checks import contrast, luminance

Open = Callable[..., TutorPage]
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

PARTS = re.compile(r"[\d.]+")


def in_sight(tutor: TutorPage, selector: str) -> bool:
    box = tutor.find(selector).bounding_box()
    height = tutor.page.viewport_size["height"]
    return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= height + 1


BLANK_DICE = """
() => [...document.querySelectorAll(".crypt-table .crypt-die:not([data-role])")].map((die) => {
  const signs = [...die.querySelectorAll(".crypt-die-face > *")];
  return [die.dataset.player, die.dataset.face, signs.map((it) => it.classList.value || it.tagName),
          signs.at(-1).getAttribute("d")];
})
"""


def test_a_die_without_an_effort_shows_its_players_shield_and_no_pip(at_table: Open) -> None:
    tutor = at_table(game("a2", players=4))
    found = tutor.page.evaluate(BLANK_DICE)
    blank = [die for die in found if not die[1]]
    assert len(blank) == 11
    assert {tuple(signs) for _, _, signs, _ in blank} == {("crypt-die-shield", "path")}
    assert len({(player, sign) for player, _, _, sign in blank}) == 4, "each player has one mark"
    assert len({sign for *_, sign in blank}) == 4, "and no two the same"
    assert [signs for _, face, signs, _ in found if face] == [["circle", "circle"]]


def test_on_a_phone_the_bar_stays_in_sight_wherever_the_page_is_scrolled(open_tutor: Open) -> None:
    tutor = open_tutor(game("a4 b2", "recover"), **PHONE)
    tutor.decide("c3")
    for where in ("0", "document.body.scrollHeight", "document.body.scrollHeight / 2"):
        tutor.page.evaluate(f"scrollTo(0, {where})")
        for action in ("back", "next", "continue"):
            assert in_sight(tutor, f'{BAR} [data-action="{action}"]'), (where, action)


def looks(tutor: TutorPage, scheme: str) -> bool:
    """Whether the story is soon dark ink on light paper, or light ink on dark; well readable."""
    for _ in range(30):
        paper, ink = tutor.find(STORY).evaluate(
            "it => [getComputedStyle(it).backgroundColor, getComputedStyle(it).color]"
        )
        found = [[float(part) for part in PARTS.findall(colour)] for colour in (paper, ink)]
        scheme_now = "dark" if luminance(found[0]) < luminance(found[1]) else "light"
        if scheme_now == scheme and contrast(*found) > 7:
            return True
        tutor.page.wait_for_timeout(100)
    return False


def test_dark_and_light_by_the_device_and_by_choice(open_tutor: Open) -> None:
    tutor = open_tutor(game(), color_scheme="dark")
    assert looks(tutor, "dark")
    tutor.page.emulate_media(color_scheme="light")
    assert looks(tutor, "light")
    colour(tutor, "dark")
    assert looks(tutor, "dark"), "the choice wins over the device"
    tutor.reload()
    assert looks(tutor, "dark"), "and is kept"


MOTION = """
() => document.getAnimations()
  .filter((it) => it.playState === "running")
  .map((it) => [it.effect?.getComputedTiming().activeDuration ?? 0,
                it.effect?.target?.outerHTML.slice(0, 100)])
  .filter(([length]) => length > 10)
"""


def longest_motions(tutor: TutorPage) -> list[Any]:
    """What moves at this very moment, after a move that sets much in motion."""
    tutor.find(CONFIRM).click()
    found: list[Any] = []
    for _ in range(8):
        found += tutor.page.evaluate(MOTION)
        tutor.page.wait_for_timeout(25)
    tutor.settle()
    tutor.find(f'{BAR} [data-action="next"]').click()
    for _ in range(8):
        found += tutor.page.evaluate(MOTION)
        tutor.page.wait_for_timeout(25)
    tutor.settle()
    return found


def test_nothing_moves_for_who_asked_for_calm(open_tutor: Open) -> None:
    calm = open_tutor(game())
    calm.lay("a4 b2")
    assert longest_motions(calm) == []
    lively = open_tutor(game(), reduced_motion="no-preference")
    lively.lay("a4 b2")
    assert longest_motions(lively), "otherwise this test would see nothing at all"


def test_what_lies_under_a_message_can_be_pressed(open_tutor: Open) -> None:
    tutor = open_tutor(game())
    with tutor.page.expect_download():
        tutor.do("save")
    toast = tutor.find(".fr-toast")
    assert toast.inner_text()
    assert not toast.evaluate(
        """it => {
          const { left, top, width, height } = it.getBoundingClientRect();
          return it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }"""
    )


def test_a_screen_reader_finds_its_way(open_tutor: Open) -> None:
    tutor = open_tutor(game("a4 b2", "recover"))
    assert tutor.find("h1").count() == 1
    assert tutor.find("main").count() == 1
    assert tutor.find("nav[aria-label]").count() == 1
    tutor.tool("whatif")
    tutor.tool("story")
    for panel in (TABLE, STORY, WHATIF):
        assert tutor.find(f"{panel} :is(h2, h3)").count(), f"{panel} has a heading"
    for label in tutor.find(f"{TABLE} .tb-card").all():
        assert label.get_attribute("aria-label"), "a treasure says what it is"

    # The news is heard when it changes, once for each step.
    heard = tutor.find('.crypt-tools-region > .st-live[aria-live="polite"]')
    assert heard.count() == 1
    tutor.decide("c3")
    said = []
    while tutor.can_go_on:
        # It is empty until the words are new, so that the same ones are heard again.
        heard.filter(has_text=tutor.text(f"{TABLE} .tb-news-title")).wait_for(state="attached")
        said.append(heard.inner_text())
        tutor.step()
    assert len(set(said)) == len(said) > 1

    # Dialogues have names too, and give the focus back.
    for dialogue in ("new", "load", "settings", "about"):
        tutor.do(dialogue)
        assert tutor.find("dialog[open]").get_attribute("aria-labelledby")
        tutor.page.keyboard.press("Escape")
        tutor.settle()
        back = tutor.page.evaluate("document.activeElement.dataset.action")
        assert back == (dialogue if dialogue == "new" else "menu")


@pytest.mark.parametrize("players", [1, 4])
def test_the_card_on_the_deck_lies_there_like_a_face_down_one_of_its_kind(
    open_tutor: Open, players: int
) -> None:
    timeline = game(players=players)
    tutor = open_tutor(timeline)
    kind = timeline.state.top
    top = tutor.find(f"{TABLE} [data-testid=deck] .tb-top")
    assert top.get_attribute("data-kind") == kind
    assert top.locator("svg").is_visible()
    label = tutor.find(f"{TABLE} [data-testid=deck]").get_attribute("aria-label")
    said = {one: Words("en").say("crypt-card-face-down", kind=one) for one in KINDS}
    assert label.endswith(f"on top {said[kind]}")
    assert f"Deck · {len(timeline.state.deck)}" in tutor.text(f"{TABLE} [data-testid=deck]")
    # It is the emblem of the face-down treasures of that kind.
    backs = tutor.find(f"{TABLE} .tb-card.tb-down")
    alike = {
        card.get_attribute("data-kind"): card.locator(".tb-back").inner_html()
        for card in backs.all()
    }
    assert alike.get(kind, top.inner_html()) == top.inner_html()
    assert all((html == top.inner_html()) == (one == kind) for one, html in alike.items())
