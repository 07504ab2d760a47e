"""Views and their text: what each player is shown, and how far with each collector."""

from __future__ import annotations

import pytest

from crypt_core.crypt.collectors import COLLECTORS
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.views import Progress, uneven, view
from tests.crypt.build import FixedLuck, play, table
from tests.rule import rule

TEXT = """\
round 5/8  claim  P2's turn  deck 9
leader P1  lights out P1  collectors AAAAAA

a       b                   c
idols4  pottery? face-down  remains1
P1: 33  -                   P2: 4

    ready  exhausted  placed  coins  treasures (* flipped)
P1  1      0          2       6      jewelry4 pottery1*
P2  1      1          1       ?      manuscripts?"""


def test_a_view_is_a_readable_table() -> None:
    state = table(
        "idols4=P1:33 pottery2? remains1=P2:4", "jewelry4 pottery1*", "manuscripts3?",
        turn=1, servants=[(1, 0), (1, 1)],
    )  # fmt: skip
    text = str(view(state, 0))
    assert text.splitlines() == TEXT.splitlines()
    mine = str(view(state, 1))
    assert "manuscripts3" in mine
    assert "pottery?" in mine
    html = view(state, 0)._repr_html_()
    assert html.startswith('<img src="data:image/svg+xml;base64,')
    assert "Player 2" in html


def test_the_text_shows_the_last_turn_the_ghost_and_what_was_rolled() -> None:
    state = table("idols4 pottery1? jewelry2", "idols1", players=1)
    state, _ = play(state, "a4 b4", luck=FixedLuck(3, 3, 1))
    text = str(view(state, 0))
    assert "P1's turn (one treasure only)" in text
    assert "ghost rolled 3 3 1  to place -  aside -" in text
    assert "Ghost: 33" in text
    state, _ = play(state, "recover", luck=FixedLuck(2))
    assert "rolled b1 4->2 exhausted" in str(view(state, 0))


def test_the_text_of_a_game_that_is_over() -> None:
    state = table("remains4 pottery1 idols1?", "jewelry1", "jewelry4", turn=2, round_=8)
    state, _ = play(state, "recover")
    text = str(view(state, None))
    assert "nobody's turn" in text
    assert text.endswith("final P1 4, P2 7")
    assert view(state, 0).over
    assert view(state, 0).phase == "end"


@rule("jewelry.A", "idols.A", "pottery.B", "remains.A", "remains.B", "tapestries.B")
@pytest.mark.parametrize(
    ("power", "hand", "have", "met"),
    [
        ("idols.A", "", 0, False),
        ("idols.A", "idols1 idols2*", 1, True),
        ("idols.A", "idols1*", 0, False),
        ("idols.B", "idols1 idols2*", 2, True),
        ("jewelry.A", "jewelry1", 1, False),
        ("jewelry.B", "jewelry1", 1, True),
        ("manuscripts.A", "manuscripts1 manuscripts2", 2, True),
        ("manuscripts.B", "manuscripts1* manuscripts2", 1, True),
        ("pottery.A", "pottery1 pottery2*", 2, True),
        ("pottery.B", "pottery1 pottery2*", 1, False),
        ("pottery.B", "pottery1 pottery2* pottery3", 2, True),
        ("remains.A", "remains1* remains2* remains3", 1, False),
        ("remains.B", "remains1* remains2 remains3", 3, False),
        ("remains.B", "remains1* remains2 remains3 remains4", 4, True),
        ("tapestries.A", "tapestries1*", 1, True),
        ("tapestries.B", "tapestries1 tapestries2", 2, False),
    ],
)
def test_progress_with_a_collector(power: str, hand: str, have: int, met: bool) -> None:
    sides = "".join(power[-1] for _ in range(6))
    progress = view(table("", hand, sides=sides, round_=8), 1).players[0].progress(power)
    assert progress == Progress(have, COLLECTORS[power].needs)
    assert progress.met is met


@rule("deck.back", "collect.keep")
def test_coins_are_only_told_to_who_may_know_them() -> None:
    state = table("", "remains1 pottery3?", "remains2", round_=8)
    assert view(state, 0).players[0].sheet is not None
    assert view(state, 1).players[0].sheet is None
    assert view(state, None).players[0].sheet is None
    assert view(state, 0).players[1].sheet is not None


@rule("tapestries.A")
def test_with_hidden_tapestries_nobodys_bonus_is_told() -> None:
    state = table("", "tapestries4", "tapestries1?", round_=8)
    assert view(state, 0).players[0].sheet is None
    assert view(state, 1).players[0].sheet is not None
    # On side B only their number counts, and that everybody sees.
    state = table("", "tapestries4", "tapestries1?", sides="BBBBBB", round_=8)
    assert view(state, 0).players[0].sheet is not None


def test_coins_on_ones_own_treasures_are_known_whatever_others_hide() -> None:
    state = table("", "tapestries4 idols1", "tapestries1?", round_=8)
    mine = CRYPT.figures(state, 0)[0]
    assert mine["score"] is None
    assert mine["coins"] == 5


@rule("collect.keep")
@pytest.mark.parametrize(
    ("crypt", "hands", "secret"),
    [
        ("idols4 jewelry2 pottery1?", ("remains1",), False),  # unseen by all is no secret
        ("idols4 jewelry2", ("remains1?",), True),
        ("", ("remains1", "remains2?"), True),
        ("", ("remains1", "remains2"), False),
    ],
)
def test_secrets_are_what_some_have_seen_and_others_not(
    crypt: str, hands: tuple[str, ...], secret: bool
) -> None:
    state = table(crypt, *hands, players=2, round_=8)
    assert uneven(state, (0, 1)) is secret
    assert not uneven(state, (0,))


@rule("score")
def test_figures_of_players() -> None:
    state = table("", "jewelry4 jewelry1 idols3*", "pottery1?", round_=8, servants=[(2, 1)])
    mine, theirs = CRYPT.figures(state, 0)
    assert mine == {
        "player": 0, "idols": 1, "jewelry": 2, "manuscripts": 0, "pottery": 0, "remains": 0,
        "tapestries": 0, "coins": 8, "collectors": 4, "ready": 2, "score": 14,
    }  # fmt: skip
    assert (theirs["pottery"], theirs["coins"], theirs["score"]) == (1, None, None)
    assert [row["player"] for row in CRYPT.figures(table("", players=1, round_=8), 0)] == [0]
