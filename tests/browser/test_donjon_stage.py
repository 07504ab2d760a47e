"""What the help of an Arena and the players' plates show at Donjon's table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from crypt_core.donjon.state import PROMISE, SIDES
from crypt_core.teach.words import LANGS
from tests.browser.donjon_page import DUNGEON, DonjonPage
from tests.browser.stage_page import faults, in_cell, resize, whole_page
from tests.browser.tutor_page import speak
from tests.browser.visits.donjon import laden, promised
from tests.browser.visits.rooms import CELLS, Size
from tests.donjon.going import at, going

Open = Callable[..., DonjonPage]
PHONES = (Size(360, 740), Size(390, 844))
WIDE = (Size(768, 1024), Size(820, 1180), Size(1024, 768), Size(1366, 768), Size(1440, 900))


def test_the_help_of_an_arena_begins_with_chances_and_lengthens_no_page(
    open_tutor: Callable[..., DonjonPage],
) -> None:
    """On a phone it has a sheet's height to begin with; the rest of it is scrolled there."""
    seats = ["person"] * 5 + ["bot:greedy"]
    tutor = open_tutor(going(promised(SIDES, 4), 6), seats, kind=DonjonPage)
    tutor.hand_over()
    tutor.do("tool-chances")
    first = ".crypt-chances .dh-part:first-of-type .dh-row:first-child .dh-percent"
    found = []
    for size in (*PHONES, Size(1440, 900)):
        resize(tutor.page, size)
        for lang in LANGS:
            speak(tutor, lang)
            told = faults(tutor.page, [first])
            found += [f"{lang}, {size}: {it}" for it in told if ": dh-" in it or "page" in it]
    assert not found


BESIDE = """
(owners) => owners.flatMap((owner) => [...owner.children].filter((it) => {
  const [own, all] = [it, owner].map((one) => one.getBoundingClientRect());
  return Math.abs(own.left - all.left) > 1 || Math.abs(own.right - all.right) > 1;
}).map((it) => it.className))
"""
"""What of a player's does not take the whole breadth of its column."""


def test_what_each_player_has_stands_below_their_name(at_table: Callable[..., DonjonPage]) -> None:
    seats = ["person", *["bot:greedy"] * 3]
    tutor = at_table(going(laden, seed=26), seats, kind=DonjonPage)
    found = []
    for size in (*PHONES, *WIDE):
        resize(tutor.page, size)
        owners = tutor.find(f"{DUNGEON} .dj-owner")
        assert owners.count() == 4
        found += [f"{size}: {it}" for it in owners.evaluate_all(BESIDE)]
    resize(tutor.page, WIDE[-1])
    assert not found


CUT = """
(names) => names.filter((it) => {
  const words = document.createRange();
  words.selectNodeContents(it);
  // A bot's name ends in words that may stay out of sight: they are in its label.
  const shown = it.textContent.replace(/ \\(.*/, "");
  words.setEnd(it.firstChild, shown.length);
  const [text, room] = [words, it.closest(".dj-who")].map((one) => one.getBoundingClientRect());
  const broken = words.getClientRects().length > 1;
  return broken || text.right > room.right + 1 || text.bottom > room.bottom + 2;
}).map((it) => it.textContent)
"""
"""The names of players that are not to be read whole."""


@pytest.mark.parametrize("players", [3, 4, 6])
def test_players_keep_their_names_in_a_fight(
    open_tutor: Callable[..., DonjonPage], players: int
) -> None:
    """What they are in it, where there is no room for words a sign on their pictures says."""
    arena = going(lambda it: bool(it.fight and it.fight.arena) and at(PROMISE, 0)(it), players)
    seats = ["person"] * (players - 1) + ["bot:greedy"]
    tutor = open_tutor(arena, seats, kind=DonjonPage)
    tutor.hand_over()
    cut = []
    signs = f"{DUNGEON} .dj-role-sign"
    for size in PHONES:
        resize(tutor.page, size)
        cut += [f"{size}: {it}" for it in faults(tutor.page, [signs])]
        for lang in LANGS:
            speak(tutor, lang)
            names = tutor.find(f"{DUNGEON} .dj-plate .dj-name > span")
            cut += [f"{size} {lang}: {name}" for name in names.evaluate_all(CUT)]
    for lang in LANGS:
        resize(tutor.page, WIDE[-1])
        speak(tutor, lang)
        for size in CELLS[:2]:
            in_cell(tutor.page, size)
            names = tutor.find(f"{DUNGEON} .dj-plate :is(.dj-name > span, .dj-role:not(:empty))")
            cut += [f"cell {size} {lang}: {name}" for name in names.evaluate_all(CUT)]
        whole_page(tutor.page)
    assert not cut
    resize(tutor.page, PHONES[0])
    speak(tutor, LANGS[0])
    heard = tutor.find(f"{DUNGEON} .dj-plate:has(.dj-role-sign) > .crypt-hear")
    roles = sorted(it.split(". ")[2] for it in heard.all_inner_texts())
    assert roles == ["attacks", "is attacked"]
