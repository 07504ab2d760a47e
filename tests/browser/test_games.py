"""The games in a browser: a table after that of another game, an example of cards, the command."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from crypt_core.engine import record
from crypt_core.engine.timeline import Timeline
from crypt_core.sedlec.components import CARD_TEXTS
from crypt_core.sedlec.game import SEDLEC
from tests.browser import test_board as sedlec
from tests.browser.test_board import BOARD, PILE, BoardPage
from tests.browser.tutor_page import TABLE, TutorPage, game

DIALOGUE = ".crypt-frame dialog[open]"


def dig(tutor: TutorPage) -> None:
    """A first move at Sedlec's table."""
    for pile in (2, 5):
        tutor.click(PILE % pile)
    tutor.confirm()
    assert SEDLEC.write_move(tutor.timeline.moment.move) == "P1: dig 2 5"


LOOKS = """
(table) => [...document.querySelectorAll(`${table} *`)]
  .filter((it) => it.checkVisibility() && !it.closest("svg svg, svg > *"))
  .map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    const { fontSize, lineHeight } = getComputedStyle(it);
    const box = [x, y, width, height].map(Math.round);
    return [it.getAttribute("class") ?? it.tagName, ...box, fontSize, lineHeight].join(" ");
  })
"""
"""Where everything on a table is, and how large."""


def test_a_table_looks_the_same_after_the_one_of_another_game(
    open_tutor: Callable[..., TutorPage],
) -> None:
    """Styles stay on the page when their table has left it."""
    dug = sedlec.game("dig 2 5")
    tables = {TABLE: game("a4 b2"), BOARD: dug}

    def looks(tutor: TutorPage, table: str) -> list[list[str]]:
        """At a decision, and at the step before it."""
        found = [tutor.page.evaluate(LOOKS, table)]
        tutor.do("back")
        found.append(tutor.page.evaluate(LOOKS, table))
        return found

    def load(tutor: TutorPage, timeline: Timeline) -> None:
        seats = ["person"] * timeline.setup.players
        tutor.load(record.code(timeline, {"seats": seats}))
        tutor.settle()

    first = {}
    for table, timeline in tables.items():
        kind = TutorPage if table == TABLE else BoardPage
        tutor = open_tutor(timeline, kind=kind)
        first[table] = looks(tutor, table)
    for table in (TABLE, BOARD):
        load(tutor, tables[table])
        assert looks(tutor, table) == first[table], table


def test_the_example_is_a_file_to_begin_with_in_the_readers_language(
    open_board: Callable[..., BoardPage], tmp_path: Path
) -> None:
    tutor = open_board(sedlec.game(), locale="fr-FR")
    tutor.do("new")
    with tutor.page.expect_download() as download:
        tutor.find('[data-action="cards-example"]').click()
    assert download.value.suggested_filename == "sedlec-cards.toml"
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert text.startswith("# Les 18 cartes")
    mended = tmp_path / "boîte.toml"
    # One card the other way round, and all of it in French.
    french = text.replace('"king/peasant"', '"paysan/roi"').replace(
        '"priest/lover"', '"Prêtre/Amant"'
    )
    mended.write_text(french, encoding="utf-8")
    tutor.find('[data-action="cards-file"]').set_input_files(mended)
    tutor.find('[data-action="cards-own"]').wait_for()
    tutor.do("start")
    tutor.find(DIALOGUE).wait_for(state="detached")
    cards = tutor.timeline.setup.cards
    assert cards[0] == "peasant/king"
    assert cards[1:] == CARD_TEXTS[1:]


def test_the_command_begins_with_the_game_that_it_is_told(
    start_tutor: Callable[..., AbstractContextManager[str]], open_page: Callable[..., Any]
) -> None:
    with start_tutor("--game", "sedlec", "--no-preheat") as url:
        tutor = BoardPage(open_page(reduced_motion="reduce"), url)
        tutor.open()
        assert tutor.find(f"{BOARD} [data-crypt]").count() == 2
        assert not tutor.find(TABLE).count(), "nothing of Crypt is on the page"
        dig(tutor)
        assert tutor.seats == ["person", "bot:sensible"]
        tutor.page.goto("about:blank")
