"""The tour of a game in a notebook: what it tells, plays, refuses, keeps and loads."""

from __future__ import annotations

import re

import pytest

from crypt_core.crypt.game import CRYPT
from crypt_core.engine.game import BadSetup
from crypt_core.teach.tour import Aligned, Told, Tour
from crypt_core.teach.words import LANGS

SEED = 15
"""The Ghost rolls 3, 1 and 6 in the first round; the face-down treasure is a manuscript of 2."""


@pytest.fixture
def tour() -> Tour:
    return Tour(seed=SEED)


def play_on(tour: Tour) -> None:
    """Play the first legal move, however often, until the game is over."""
    while CRYPT.deciders(tour.timeline.state):
        tour.play(str(CRYPT.legal_moves(tour.timeline.state)[0]))


def test_told_is_text_and_markup_of_the_same_words() -> None:
    told = Told(["One & two", ""], ["first", "<second>"], first=1)
    assert repr(told) == str(told) == "One & two\n1. first\n2. <second>"
    assert told._repr_html_() == (
        '<p>One &amp; two</p><ol start="1"><li>first</li><li>&lt;second&gt;</li></ol>'
    )
    assert str(Told(["Title"], ["a"])) == "Title\n- a"
    assert Told(["Title"])._repr_html_() == "<p>Title</p>"
    aligned = Aligned([["", "You"], ["Coins & all", "3"]], ["Well done", ""])
    assert str(aligned) == "             You\nCoins & all  3\nWell done"
    markup = aligned._repr_html_()
    assert markup.endswith(">             You\nCoins &amp; all  3</pre><p>Well done</p>")
    assert "monospace" in markup


def test_the_beginning_is_news_too(tour: Tour) -> None:
    first, second = tour.news().items
    assert first.startswith("Jewelry (4), a manuscript (1) and a face-down manuscript.")
    assert second.startswith("From the left now: ")
    table = tour.table()
    assert repr(table) == str(table.view)
    assert "manuscripts?" in table._repr_html_()


def test_a_move_tells_each_step_and_each_can_be_looked_at(tour: Tour) -> None:
    told = tour.play("a5 b3")
    assert told.first == 1
    assert len(told.items) == len(tour.timeline.moment.steps) == 7
    assert "3, 1 and 6" in told.items[2]
    assert told.items == tour.news().items
    assert "Ghost: 6" not in str(tour.after(3))
    assert "ghost rolled 3 1 6" in str(tour.after(3))
    assert "Ghost: 6" in str(tour.after(5))
    assert str(tour.after(7)) == str(tour.table())
    assert told.only(3, 4).items == told.items[2:4]
    assert str(told.only(3, 4)).startswith("3. The Ghost rolls")
    assert str(told.only(3, 7).only(4, 9)) == str(told.only(4, 7))
    assert '<ol start="3">' in told.only(3, 3)._repr_html_()
    for step in (0, 8, -1):
        with pytest.raises(IndexError, match="no step"):
            tour.after(step)


def test_what_is_illegal_names_its_rule_and_changes_nothing(tour: Tour) -> None:
    tour.play("a5 b3")
    before = tour.timeline.place
    for text, rule in (
        ("a3 c4", "claim.last-turn"),
        ("b5", "claim.own"),
        ("c3", "claim.push"),
        ("c3344", "claim.place"),
        ("gibberish!", "claim.place"),
        ("", "claim.order"),
    ):
        told = tour.play(text)
        assert told.lines == tour.why_not(text).lines
        assert told.lines[-1].startswith(f"{rule}: ")
        assert tour.rule(rule).lines[0] == told.lines[-1].removeprefix(f"{rule}: ")
    assert tour.timeline.place == before
    assert len(tour.timeline.moments) == 2
    assert "claim.push" not in str(tour.why_not("c4"))


def test_a_rule_that_is_none_names_its_neighbours(tour: Tour) -> None:
    assert "English: II. Claim" in tour.rule("claim.push").items
    assert len(tour.rule("claim.own").lines) == 3, "with our ruling"
    with pytest.raises(KeyError, match=r"claim\.push"):
        tour.rule("claim.pusch")
    with pytest.raises(KeyError, match="deck"):
        tour.rule("?")


def test_rewinding_and_another_branch(tour: Tour) -> None:
    tour.play("a5 b3")
    tour.play("a66")
    first = tour.timeline.moment.id
    assert tour.rewind().view.last_turn
    tour.play("a44")
    same = tour.timeline.moment
    assert str(same.steps[1].event) == "P1 rolls a1 effort 4 gets 6 ready"
    tour.rewind()
    tour.play("a44", new_luck=True)
    new = tour.timeline.moment
    assert new.luck != same.luck
    assert [m.id for m in tour.timeline.leaves()] == [first, same.id, new.id]
    assert tour.rewind(99).view.turn == 0
    assert tour.timeline.place.moment == 0
    assert str(tour.rewind(0)) == str(tour.table())
    with pytest.raises(ValueError, match="-1"):
        tour.rewind(-1)


def test_a_move_is_made_at_the_end_of_the_moment_one_looks_at(tour: Tour) -> None:
    tour.play("a5 b3")
    tour.timeline.back()
    tour.timeline.back()
    tour.play("c4")
    assert tour.timeline.moment.depth == 2


@pytest.mark.parametrize("way", ["save", "code"])
def test_a_game_is_kept_and_gone_on_with(tour: Tour, way: str) -> None:
    tour.play("a5 b3")
    kept = getattr(tour, way)()
    other = Tour(seed=1, players=3)
    assert str(other.load(kept)) == str(tour.table())
    assert other.viewer == 0
    assert str(other.may()) == str(tour.may())


def test_what_cannot_be_loaded_says_why_and_leaves_the_game(tour: Tour) -> None:
    tour.play("a5 b3")
    saved, code, timeline = tour.save(), tour.code(), tour.timeline
    for damaged, says in (
        (code[:-6], "damaged"),
        ("2" + code[1:], "newer"),
        ("hello", "not the code"),
        (saved[:-20], "line"),
        (saved.replace("a5 b3", "a5 b9"), "9 is not on the die"),
    ):
        told = tour.load(damaged)
        assert isinstance(told, Told)
        assert says in str(told)
        assert tour.timeline is timeline


def test_the_score_is_told_when_the_game_is_over(tour: Tour) -> None:
    assert str(tour.score()) == str(tour.may())
    play_on(tour)
    sheet = str(tour.score())
    coins = tour.timeline.state.scores[0]
    assert re.search(rf"^Total +{coins}$", sheet, re.MULTILINE)
    assert "over" in str(tour.may())


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("players", [1, 3])
def test_every_language_tells_a_whole_game(lang: str, players: int) -> None:
    tour = Tour(lang=lang, seed=4, players=players, sides="BABABA")
    assert str(tour.play("a9"))
    play_on(tour)
    assert str(tour.score())
    assert not tour.words.fallbacks


def test_playing_all_seats_each_player_sees_their_own(tour: Tour) -> None:
    several = Tour(seed=2, players=2)
    assert several.viewer == 0
    several.play("a1")
    assert several.viewer == 1
    assert "Player 2" in several.may().lines[0]
    play_on(several)
    assert several.viewer is None
    assert several.table().view.over


def test_a_game_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"^5 players cannot play .* \[reveal.count: setup-players"):
        Tour(players=5)
    with pytest.raises(BadSetup, match=r"^On ne peut pas jouer"):
        Tour(players=5, lang="fr")


def test_a_game_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"no game is named 'Sedlec'; .*mean 'sedlec'"):
        Tour(game="Sedlec")


def test_a_language_that_nobody_speaks_here_is_said() -> None:
    for lang in ("de", "", "english"):
        with pytest.raises(ValueError, match=f"no language '{lang}' is spoken here; .* en, fr, it"):
            Tour(lang=lang)
    assert Tour(lang="fr-CH").words.lang == "fr"


def test_a_tour_is_shown_by_where_it_is() -> None:
    assert repr(Tour()) == "<Tour of crypt (en): round 1. Your turn>"
