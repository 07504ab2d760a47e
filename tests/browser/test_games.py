"""The games in a browser: from one to the other and back, cards of one's own, and the command."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from crypt_core.crypt.game import CRYPT
from crypt_core.engine import record
from crypt_core.engine.timeline import Timeline
from crypt_core.sedlec.components import CARD_TEXTS
from crypt_core.sedlec.game import SEDLEC
from crypt_core.teach.words import Words
from tests.browser import test_board as sedlec
from tests.browser.test_board import BOARD, PILE, BoardPage
from tests.browser.tutor_page import TABLE, TutorPage, game

MINE = (*CARD_TEXTS[1:], CARD_TEXTS[0])
"""Cards that could be: ours, in another order."""
DIALOGUE = ".crypt-frame dialog[open]"
TROUBLE = f'{DIALOGUE} .fr-cards [role="alert"]'


def listed(cards: Sequence[str]) -> str:
    """The text of a file of these cards."""
    return "cards = [" + ", ".join(f'"{card}"' for card in cards) + "]\n"


def pick(tutor: TutorPage, name: str) -> None:
    """Open the form for a new game, and choose which it is to be."""
    tutor.do("new")
    tutor.find(f'[data-action="game-{name}"]').check(force=True)


def dig(tutor: TutorPage) -> None:
    """A first move at Sedlec's table."""
    for pile in (2, 5):
        tutor.click(PILE % pile)
    tutor.confirm()
    assert SEDLEC.write_move(tutor.timeline.moment.move) == "P1: dig 2 5"


def test_sedlec_is_chosen_for_a_new_game_and_one_comes_back(
    open_tutor: Callable[..., TutorPage],
) -> None:
    tutor = open_tutor(game("a4 b2"))
    pick(tutor, "sedlec")
    assert not tutor.find(f'{DIALOGUE} [data-action="players-1"]').count(), "nobody plays it alone"
    assert not tutor.find(f"{DIALOGUE} .fr-sides").count(), "it has no collectors"
    tutor.find('[data-action="players-3"]').check(force=True)
    tutor.find('[data-action="seat-3"]').select_option("bot:random")
    tutor.find('[data-action="seed"]').fill("8")
    tutor.do("start")
    assert tutor.find(f"{BOARD} [data-crypt]").count() == 3
    assert not tutor.find(f"{TABLE} [data-slot]:visible").count()
    assert tutor.page.title().startswith("La Crypte de Sedlec")
    assert tutor.seats == ["person", "bot:sensible", "bot:random"]
    assert (tutor.timeline.game, tutor.timeline.seed) == (SEDLEC, 8)
    dig(tutor)

    # Back by the same way to a new game of Crypt; by the other to the game that was left.
    pick(tutor, "crypt")
    tutor.do("start")
    assert tutor.find(f"{TABLE} [data-slot]").first.is_visible()
    assert not tutor.find(f"{BOARD} [data-crypt]:visible").count()
    assert tutor.timeline.game is CRYPT
    assert len(tutor.timeline.moments) == 1
    tutor.do("previous")
    assert tutor.find(f"{BOARD} [data-crypt]").count() == 3
    assert SEDLEC.write_move(tutor.timeline.moment.move) == "P1: dig 2 5"


def test_the_game_before_comes_back_when_another_kind_has_been_begun(
    open_tutor: Callable[..., TutorPage],
) -> None:
    tutor = open_tutor(game("a4 b2"))
    pick(tutor, "sedlec")
    tutor.do("start")
    assert tutor.timeline.game is SEDLEC
    tutor.do("previous")
    assert tutor.find(f"{TABLE} [data-slot]").first.is_visible()
    assert CRYPT.write_move(tutor.timeline.moment.move) == "P1: a4 b2"


def test_how_long_a_game_is_and_who_is_who(open_tutor: Callable[..., TutorPage]) -> None:
    tutor = open_tutor(game("a4 b2"))
    pick(tutor, "donjon")
    assert [tutor.find(f'[data-action="length-{it}"]').count() for it in (12, 15)] == [1, 0]
    tutor.find('[data-action="players-3"]').check(force=True)
    tutor.find('[data-action="length-20"]').check(force=True)
    # A game of two goes to 12 and nowhere else; three begin there again.
    tutor.find('[data-action="players-2"]').check(force=True)
    assert not tutor.find('[data-action="length-20"]').count()
    tutor.find('[data-action="players-3"]').check(force=True)
    tutor.find('[data-action="length-15"]').check(force=True)
    tutor.find('[data-action="adventurers-1"]').select_option("thief")
    tutor.find('[data-action="adventurers-3"]').select_option("thief")
    assert tutor.find('[data-action="adventurers-1"]').input_value() == "", "nobody is there twice"
    tutor.find('[data-action="adventurers-1"]').select_option("priest")
    tutor.do("start")
    setup = tutor.timeline.setup
    assert (setup.players, setup.length) == (3, 15)
    first, second, third = setup.adventurers
    assert (first, third) == ("priest", "thief")
    assert second not in ("priest", "thief", "")
    # What is at the table is what the form begins with; who wants, has them drawn again.
    tutor.do("new")
    assert tutor.find('[data-action="length-15"]').is_checked()
    for seat, who in enumerate(setup.adventurers, 1):
        choice = tutor.find(f'[data-action="adventurers-{seat}"]')
        assert choice.input_value() == who
        choice.select_option("")
    tutor.do("start")
    assert tutor.timeline.setup.adventurers == ()


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


def test_cards_of_ones_own_are_played_with_and_kept(
    open_board: Callable[..., BoardPage], tmp_path: Path
) -> None:
    tutor = open_board(sedlec.game())
    right = tmp_path / "mine.toml"
    right.write_text(listed(MINE), encoding="utf-8-sig")
    tutor.do("new")
    assert not tutor.find(f'{DIALOGUE} [data-action="cards-kept"]').count(), "they are ours"
    tutor.find('[data-action="cards-file"]').set_input_files(right)
    own = tutor.find('[data-action="cards-own"]')
    own.wait_for()
    assert own.is_checked()
    assert "mine.toml" in tutor.text(f"{DIALOGUE} .fr-card-sources")
    tutor.do("start")
    assert tutor.timeline.setup.cards == MINE

    # The next game is played with them too, unless others are chosen; so one comes back to ours.
    tutor.do("new")
    assert tutor.find('[data-action="cards-kept"]').is_checked()
    tutor.find('[data-action="players-3"]').check(force=True)
    tutor.do("start")
    assert tutor.timeline.setup.players == 3
    assert tutor.timeline.setup.cards == MINE
    tutor.do("new")
    tutor.find('[data-action="cards-ours"]').check()
    tutor.do("start")
    assert tutor.timeline.setup.cards == CARD_TEXTS


def test_cards_that_cannot_be_are_told_in_a_sentence_and_the_game_is_kept(
    open_board: Callable[..., BoardPage], tmp_path: Path
) -> None:
    tutor = open_board(sedlec.game("dig 2 5"))
    before = tutor.kept
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(listed(["king/pope", *CARD_TEXTS[1:]]), encoding="utf-8")
    tutor.do("new")
    tutor.find('[data-action="players-3"]').check(force=True)
    tutor.find('[data-action="seed"]').fill("x" * 20)
    tutor.find('[data-action="cards-file"]').set_input_files(wrong)
    # It is judged when it is picked, and told beside the button that picked it.
    tutor.find(TROUBLE).get_by_text("pope").wait_for()
    assert tutor.text(TROUBLE).endswith(".")
    button, told = (tutor.find(it).bounding_box() for it in (f"{DIALOGUE} .fr-file-small", TROUBLE))
    assert told["y"] - button["y"] < 3 * button["height"]
    assert not tutor.find('[data-action="cards-own"]').count(), "it is no choice"
    tutor.find('[data-action="cards-ours"]').check()
    tutor.do("start")
    refused = tutor.find(f"{DIALOGUE} .fr-refused")
    refused.get_by_text("seed").wait_for()
    assert refused.inner_text().endswith(".")
    assert tutor.kept == before
    # What was chosen is still in the form: only what is wrong has to be mended.
    assert tutor.find('[data-action="players-3"]').is_checked()
    tutor.find('[data-action="seed"]').fill("5")
    tutor.do("start")
    tutor.find(DIALOGUE).wait_for(state="detached")
    assert tutor.timeline.setup.players == 3
    assert tutor.timeline.seed == 5
    assert not tutor.find('[data-banner="trouble"]').count()


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


@pytest.mark.parametrize(
    ("content", "what"),
    [
        pytest.param("# caf\xe9\n".encode("latin-1") + listed(MINE).encode(), "toml", id="no text"),
        pytest.param(listed(MINE).encode() + b"#" * 20_000, "long", id="too big"),
    ],
)
def test_no_game_begins_with_other_cards_than_were_asked_for(
    open_board: Callable[..., BoardPage], tmp_path: Path, content: bytes, what: str
) -> None:
    tutor = open_board(sedlec.game("dig 2 5"))
    before = tutor.kept
    wrong, right = tmp_path / "wrong.toml", tmp_path / "right.toml"
    wrong.write_bytes(content)
    right.write_text(listed(MINE), encoding="utf-8")
    sentence = Words("en").say("refusal-cards-file", what=what)
    tutor.do("new")
    file = tutor.find('[data-action="cards-file"]')
    for another in ("ours", "own"):
        file.set_input_files(wrong)
        tutor.find(TROUBLE).get_by_text(sentence).wait_for()
        tutor.do("start")
        assert tutor.find(DIALOGUE).is_visible(), "it does not begin"
        assert tutor.text(TROUBLE) == sentence
        assert tutor.kept == before
        if another == "own":
            file.set_input_files(right)
            tutor.find('[data-action="cards-own"]').wait_for()
        else:
            tutor.find('[data-action="cards-ours"]').check()
        assert not tutor.find(TROUBLE).is_visible()
    tutor.do("start")
    assert tutor.timeline.setup.cards == MINE


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


@pytest.mark.parametrize("name", ["crypt", "sedlec"])
def test_the_game_at_the_table_can_be_begun_anew(
    open_tutor: Callable[..., TutorPage], name: str
) -> None:
    tutor = open_tutor(game())
    for _ in range(3):
        pick(tutor, name)
        tutor.find('[data-action="seed"]').fill("42")
        tutor.do("start")
        tutor.page.wait_for_selector(DIALOGUE, state="detached")
        assert tutor.timeline.seed == 42
