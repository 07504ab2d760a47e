"""The tour of a game in a notebook: what it tells, plays, refuses, keeps and loads."""

from __future__ import annotations

import re
from typing import Any

import pytest

from crypt_core.crypt.game import CRYPT
from crypt_core.engine.game import BadSetup
from crypt_core.front import game
from crypt_core.teach.shown import Aligned, Folded, Item, Told, Verdict, compared
from crypt_core.teach.tour import Tour
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


def plain(shown: Any) -> str:
    """Markup as it is where a page takes away how things look."""
    return re.sub(r' (?:style|start)="[^"]*"', "", shown._repr_html_())


def test_told_is_text_and_markup_of_the_same_words() -> None:
    told = Told(["One & two", ""], ["first", "<second>"], first=1)
    assert repr(told) == str(told) == "One & two\n1. first\n2. <second>"
    assert plain(told) == "<p>One &amp; two</p><ol><li>first</li><li>&lt;second&gt;</li></ol>"
    assert '<ol start="1">' in told._repr_html_()
    assert str(Told(["Title"], ["a"])) == "Title\n- a"
    assert plain(Told(["Title"])) == "<p>Title</p>"
    aligned = Aligned([["", "You"], ["Coins & all", "3"]], ["Well done", ""])
    assert str(aligned) == "             You\nCoins & all  3\nWell done"
    assert plain(aligned).endswith(">             You\nCoins &amp; all  3</pre><p>Well done</p>")
    assert "monospace" in aligned._repr_html_()


def test_two_moments_are_compared_in_words_by_what_one_player_knows() -> None:
    table = game(seed=3, players=2)
    for move in ("c1", "recover", "recover", "recover"):
        table.play(move)
    moments = {"before": 0, "after": 4}
    shown = compared(table, moments, "more").rows
    assert shown[0] == ["", "before", "after", "more"]
    frame = table.compare(0, 4, 0).loc[0]
    changed = frame[frame.difference != 0]
    assert len(shown) - 1 == len(changed) > 0
    assert [row[1:] for row in shown[1:]] == [[*map(str, row)] for row in changed.to_numpy()]
    assert ["Score", *map(str, frame.loc["score"])] in shown
    assert compared(table, moments, "plus", lang="fr").rows[1][0] != shown[1][0]


def test_what_happened_why_and_by_which_rule_are_told_apart() -> None:
    told = Told(items=[Item("It <rolls>", "So it has to", "ghost.roll"), Item("No more")], first=4)
    assert str(told) == "4. It <rolls>\n   So it has to (ghost.roll)\n5. No more"
    assert plain(told) == (
        "<ol><li>It &lt;rolls&gt;<br><em>So it has to</em> <code>ghost.roll</code></li>"
        "<li>No more</li></ol>"
    )


def test_an_answer_is_folded_for_whoever_has_not_thought_yet() -> None:
    assert plain(Folded("The answer", Told(["<6>"]))) == (
        "<details><summary><b>The answer</b></summary><p>&lt;6&gt;</p></details>"
    )
    assert plain(Folded("The answer", {"a": 1})).endswith("<pre>{&#x27;a&#x27;: 1}</pre></details>")
    assert repr(Folded("The answer", 6)) == "The answer\n6"


def test_each_phase_of_the_round_has_its_heading_if_there_are_several(tour: Tour) -> None:
    assert {item.phase for item in tour.play("a5 b3").items} == {"Claim"}
    assert str(tour.news()).startswith("1. ")
    told = tour.play("a66")
    phases = ["Claim", *["Collect"] * 6, "Pass the torches", "Reveal", "Reveal", *["Claim"] * 4]
    assert [item.phase for item in told.items] == phases
    heads = [line for line in str(told).splitlines() if not re.match(r"\d|   ", line)]
    assert heads == ["Claim", "Collect", "Pass the torches", "Reveal", "Claim"]
    assert [int(n) for n in re.findall('<ol start="([0-9]+)">', told._repr_html_())] == [
        1, 2, 8, 9, 11,
    ]  # fmt: skip
    assert plain(told).count("<p><b>Collect</b></p><ol><li>") == 1
    assert "<b>Collect</b>" not in told.only(3, 5)._repr_html_()


def test_a_refusal_looks_like_one_and_what_is_allowed_like_that(tour: Tour) -> None:
    told = tour.play("a345")
    assert isinstance(told, Verdict)
    assert str(told).startswith("✗ Servants on one treasure")
    assert plain(told).startswith("<div><p><b>✗</b> Servants on one")
    assert "<p><code>claim.place</code> Claiming</p></div>" in plain(told)
    assert str(tour.why_not("a6")) == "✓ This is allowed."
    assert plain(tour.why_not("a6")) == "<div><p><b>✓</b> This is allowed.</p></div>"
    assert not isinstance(tour.play("a6"), Verdict)


def test_the_beginning_is_news_too(tour: Tour) -> None:
    first, second = (item.text for item in tour.news().items)
    assert first.startswith("Jewelry (4), a manuscript (1) and a face-down manuscript.")
    assert second.startswith("From the left now: ")
    table = tour.table()
    assert repr(table) == str(table)
    assert "b: manuscript, face-down, worth 2, 3 or 4" in str(table)


def test_a_move_tells_each_step_and_each_can_be_looked_at(tour: Tour) -> None:
    told = tour.play("a5 b3")
    assert told.first == 1
    assert len(told.items) == len(tour.timeline.moment.steps) == 7
    assert "3, 1 and 6" in told.items[2].text
    assert told.items == tour.news().items
    assert "the Ghost’s 6 on it" not in str(tour.after(3))
    assert "The Ghost has rolled 3, 1, 6" in str(tour.after(3))
    assert "the Ghost’s 6 on it" in str(tour.after(5))
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
    assert "English: II. Claim" in map(str, tour.rule("claim.push").items)
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
    with pytest.raises(BadSetup, match=r"^This game is for .* players, not for 5\. \[reveal"):
        Tour(players=5)
    with pytest.raises(BadSetup, match=r"^Ce jeu se joue"):
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
